"""Component files: what of them is played by and hashed, what is only shown, and the files that were shipped before."""

from __future__ import annotations

import copy
import re
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

import apogee
from apogee.catalog import GAMES
from apogee.core.components import PROVENANCE, WORDS, Components, instead_of_the_file, package_of
from apogee.core.errors import BadComponents
from apogee.core.game import Game
from apogee.core.journal import read_journal
from apogee.editions import file_of, game_by

GOLDEN = Path(__file__).parent / "golden"
SOURCES = Path(apogee.__file__).parent / "games"
Place = tuple[str, ...]  # the section and the keys that lead to a value, in any row
Held = tuple[Any, Any]  # what holds a value, and under which key

# They state a rule that can be no other; nothing reads them, but who changes them means another game.
STATED_RULES: dict[str, set[Place]] = {
    "rocketmen": {("objective", "targets", "ties"), ("variant", "effect", "uses_per_turn")}
}


def shipped(name: str) -> bytes:
    return (SOURCES / package_of(name) / "components.toml").read_bytes()


def shipped_before(name: str) -> bytes:
    """The file as it was when journals carried the hash of its whole text."""
    return (GOLDEN / package_of(name) / "shipped-1.toml").read_bytes()


def hashed(name: str, text: bytes) -> str:
    return file_of(apogee.game(name), text).hash


# --- Every key is on one side


@cache
def program(name: str) -> CodeType:
    path = SOURCES / package_of(name) / "data.py"
    return compile(path.read_text("utf-8"), str(path), "exec")


def constants(name: str, tables: dict[str, Any]) -> dict[str, Any]:
    """All that a game takes from its component file, if it takes these tables, without what is called by a name."""
    with instead_of_the_file(with_tables(name, tables)):
        names: dict[str, Any] = {"__name__": "data"}
        exec(program(name), names)
    return {key: value for key, value in names.items() if key.isupper() and key not in ("FILE", "TITLE", "SHIPPED")}


@cache
def file(name: str) -> Components:
    return file_of(apogee.game(name), shipped(name))


def with_tables(name: str, tables: dict[str, Any]) -> Components:
    changed = copy.copy(file(name))
    changed.tables = tables
    return changed


def values(found: Any, place: Place = ()) -> Iterator[tuple[Place, Any, Any]]:
    """Every value that is no table: where it is, what holds it, and under which key."""
    pairs = found.items() if isinstance(found, dict) else enumerate(found)
    for key, value in pairs:
        here = (*place, str(key)) if isinstance(found, dict) else place
        if not isinstance(value, (dict, list)):
            yield here, found, key
        else:
            if isinstance(value, list) and not any(isinstance(each, dict) for each in value):
                yield (*here, "[]"), found, key
            yield from values(value, here)


def others(value: Any) -> list[Any]:
    """What could stand there instead."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [other for other in (value + 1, value - 1, 0) if other != value and other >= 0]
    if isinstance(value, str):
        return [f"{value}x"]
    return [other for other in (value[::-1], value[:-1], value + value[:1]) if other != value]


def places_of(tables: dict[str, Any]) -> dict[Place, list[Held]]:
    """What holds the values of each place, in all rows."""
    found: dict[Place, list[Held]] = defaultdict(list)
    for place, holder, key in values(tables):
        found[place].append((holder, key))
    return found


@contextmanager
def all_changed(held: list[Held]) -> Generator[None]:
    """Every one of these values is another for a while."""
    before = [holder[key] for holder, key in held]
    for holder, key in held:
        holder[key] = (*others(holder[key]), holder[key])[0]
    yield
    for (holder, key), value in zip(held, before, strict=True):
        holder[key] = value


@contextmanager
def changed_to(other: Any, holder: Any, key: Any) -> Generator[None]:
    """One value is another for a while."""
    value, holder[key] = holder[key], other
    yield
    holder[key] = value


@pytest.mark.parametrize("name", GAMES)
def test_the_hash_is_of_what_is_played_by_and_of_nothing_else(name: str) -> None:
    """Every key of the file is changed: it is hashed if the game would play otherwise, and only then."""
    before = constants(name, file(name).tables)
    tables = copy.deepcopy(file(name).tables)

    def is_other() -> bool:
        with suppress(BadComponents):
            return constants(name, tables) != before
        return True

    def is_idle() -> bool:
        """What is only shown may be held against what is not, and refused; but it changes nothing."""
        with suppress(BadComponents):
            return constants(name, tables) == before
        return True

    def is_played_by(held: list[Held]) -> bool:
        """Whether any other value, in one row, makes another game."""
        for holder, key in held:
            for other in others(holder[key]):
                with changed_to(other, holder, key):
                    is_so = is_other()
                if is_so:
                    return True
        return False

    only_shown = {tuple(each.split(".")) for each in file(name).only_shown}
    of_no_effect: set[Place] = set()
    for place, held in places_of(tables).items():
        if place == ("game",):
            continue
        is_shown = bool({*PROVENANCE, *WORDS} & {*place} or {place[:1], place[:2]} & only_shown)
        with all_changed(held):
            is_changed = tables != file(name).tables
            assert is_shown == (with_tables(name, tables).hash == file(name).hash) or not is_changed, place
            assert not is_shown or is_idle(), place
        if not is_shown and is_changed and not is_played_by(held):
            of_no_effect.add(place)
    assert tables == file(name).tables
    assert of_no_effect == STATED_RULES.get(name, set())
    assert only_shown <= {place[:length] for place, _, _ in values(tables) for length in (1, 2)}


@pytest.mark.parametrize("name", GAMES)
def test_the_order_of_rows_is_played_by_and_the_order_of_keys_is_not(name: str) -> None:
    tables = file(name).tables
    before = file(name).hash

    def turned(found: Any) -> Any:
        if isinstance(found, dict):
            return {key: turned(value) for key, value in reversed(list(found.items()))}
        return [turned(each) for each in found] if isinstance(found, list) else found

    assert with_tables(name, turned(tables)).hash == before
    for section, rows in tables.items():
        if isinstance(rows, list) and section not in file(name).only_shown:
            swapped = with_tables(name, {**tables, section: [rows[1], rows[0], *rows[2:]]})
            assert (swapped.hash != before) == (rows[0] != rows[1]), section


def edited(old: str, new: str) -> Callable[[bytes], bytes]:
    def edit(text: bytes) -> bytes:
        found, count = re.subn(old, new, text.decode(), count=1)
        assert count == 1, old
        return found.encode()

    return edit


SHOWN: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "a comment": ("pocket-rockets", edited(r"\A", "# Mine.\n")),
    "line ends": ("pocket-rockets", lambda text: text.replace(b"\n", b"\r\n")),
    "blanks": ("rocketmen", edited("players_min = 1", "players_min  =  1")),
    "a note": ("pocket-rockets", edited('note = "PR-4.1"', 'note = "four, as ever"')),
    "a note more": ("rocket-rescue", edited('(id = "rounds_max"\nvalue = 8\n)', r'\1note = "eight"\n')),
    "a name": ("rocketmen", edited('de = "Nachbrenner"', 'de = "Turbo"')),
    "a text": ("rocketmen", edited("Discard: draw two cards", "Draw two cards")),
    "a source": ("rocketmen", edited('(id = "afterburners"(?:\n.+)+?\nsource = )"rulebook"', r'\1"public"')),
    "a printed number": ("rocketmen", edited(r"numbers = \[62, 66\]", "numbers = [62, 67]")),
    "a colour of no matter": ("pocket-rockets", edited('chip_colour = "orange"', 'chip_colour = "pink"')),
}
PLAYED: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "a price": ("rocketmen", edited("cost = { money = 20,", "cost = { money = 30,")),
    "a constant": ("pocket-rockets", edited('(id = "hand_limit"\nvalue = )3', r"\g<1>4")),
    "copies": ("rocket-rescue", edited('(id = "kestrel"[^[]*base = )1', r"\g<1>2")),
    "icons": ("rocketmen", edited(r"icons = \[3, 4\]", "icons = [4, 4]")),
}


@pytest.mark.parametrize("case", SHOWN)
def test_what_is_only_shown_leaves_the_hash(case: str) -> None:
    name, edit = SHOWN[case]
    text = edit(shipped(name))
    assert text != shipped(name)
    assert hashed(name, text) == apogee.game(name).components_hash


@pytest.mark.parametrize("case", PLAYED)
def test_what_is_played_by_changes_the_hash(case: str) -> None:
    name, edit = PLAYED[case]
    assert hashed(name, edit(shipped(name))) != apogee.game(name).components_hash


# --- Files shipped before


def test_the_files_shipped_before_are_known_by_the_hash_of_their_text() -> None:
    for name in GAMES:
        game, old = apogee.game(name), file_of(apogee.game(name), shipped_before(name))
        assert game.edition.shipped[old.text_hash] == old.hash
    first = shipped_before("pocket-rockets").replace(
        b"a card is named by its kind, never by its copy.", b"card ids are <id>-1 .. <id>-<count>."
    )
    oldest = file_of(apogee.game("pocket-rockets"), first)
    assert apogee.game("pocket-rockets").edition.shipped[oldest.text_hash] == oldest.hash


def old_save(match: apogee.Match, components_hash: str) -> str:
    """A private save of a match as it was written when the hash was of the whole text."""
    journal = copy.copy(match.journal)
    journal.header = replace(journal.header, components_hash=components_hash)
    return journal.text(is_private=True)


def begun(game: Game[Any], decisions: int = 12) -> apogee.Match:
    match = game.match(seed=4, salt="s")
    for _ in range(decisions):
        seat = match.pending()[0]
        match.play(seat, match.choices(seat)[0])
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_save_begun_with_a_file_shipped_before_goes_on(name: str, tmp_path: Path) -> None:
    game = apogee.game(name)
    match = begun(game)
    for old in [text for text, plays in game.edition.shipped.items() if plays == game.components_hash]:
        (tmp_path / "old").write_text(old_save(match, old), "utf-8")
        again = apogee.load(tmp_path / "old")

        assert again.position() == match.position()
        assert again.journal.header.components_hash == game.components_hash
        again.play(again.pending()[0], again.choices(again.pending()[0])[0])
        again.save(tmp_path / "new")
        assert apogee.load(tmp_path / "new").position() == again.position()


def test_a_file_shipped_before_stays_what_it_was_when_the_game_plays_by_another() -> None:
    name, edit = PLAYED["a constant"]
    other = game_by(name, edit(shipped(name)))
    match = begun(apogee.game(name))
    for old in other.edition.shipped:
        with pytest.raises(apogee.BadJournal, match="set APOGEE_COMPONENTS to the file it was played with"):
            other.replay(read_journal(old_save(match, old), "it"))


def test_a_save_begun_with_a_file_of_ones_own_goes_on_with_that_file() -> None:
    """Its text is the one it was, so the hash of its whole text says enough."""
    name, edit = PLAYED["a constant"]
    own = game_by(name, edit(shipped(name)))
    match = begun(own)
    old = old_save(match, own.text_hash)

    assert own.replay(read_journal(old, "it")).position() == match.position()
    with pytest.raises(apogee.BadJournal, match="another component file"):
        apogee.game(name).replay(read_journal(old, "it"))


# --- What is shown comes from the file at hand


def test_a_file_with_other_words_is_another_edition_of_the_same_play() -> None:
    name, edit = SHOWN["a name"]
    ordinary, other = apogee.game(name), game_by(name, edit(shipped(name)))
    assert other is not ordinary
    assert other.components is not None
    names = {row["id"]: row["names"]["de"] for row in other.components.list_rows()["asset"]}
    assert names["afterburners"] == "Turbo"
    assert other.text_hash != ordinary.text_hash
    match = begun(other)
    assert ordinary.replay(read_journal(match.journal.text(is_private=True), "it")).position() == match.position()
