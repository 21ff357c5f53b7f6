"""Golden matches: whole matches in words, and journals of each released rules version that replay for ever."""

import json
import runpy
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import apogee
from apogee import catalog
from apogee.core.components import package_of
from apogee.core.game import Game
from apogee.editions import file_of, game_by
from apogee.testing import laws

FOLDER = Path(__file__).parent / "golden"
MATCHES = sorted(FOLDER.glob("*/*.match"))
EVERY = 9  # lines of a match between looks at what bars each action
JOURNALS = sorted(FOLDER.glob("*/rules-*.journal"))


class Golden(NamedTuple):
    """A golden match: how it is set up, and what happens."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    play: list[str]


def shown(match: apogee.Match, key: str) -> object:
    """What a `=` line is compared with."""
    if key == "scores":
        return match.scores()
    if key == "pending":
        return list(match.pending())
    if key == "winners":
        return list(match.winners())
    if key == "end_reason":
        return match.end_reason
    if key == "hands":
        return [sorted(seat["hand"]) for seat in match.position()["seats"]]
    if key == "markers":
        return [seat.get("markers", []) for seat in match.position()["seats"]]
    if key == "supplies":
        return [
            [seat["energy"], seat["vp"], seat["crew"], seat["chips"], *seat["cubes"].values(), *seat["modules"]]
            for seat in match.position()["seats"]
        ]
    return match.position()[key]


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_match(path: Path) -> None:
    golden = read(path)
    check_played(golden, golden.rules)


def check_played(golden: Golden, rules: int) -> None:
    """The match can be played by these rules, and comes to what it says."""
    game, play = apogee.game(golden.game).at(rules), golden.play
    match = game.match(golden.players, options=golden.options, seed="another seed: all chance is scripted")
    facts = 0
    for number, line in enumerate(play):
        who, _, words = line.partition(" ")
        if who == "=":
            key, _, value = words.partition(" ")
            assert shown(match, key) == json.loads(value), f"fact {facts + 1}, after {play[number - 1]!r}: {line}"
            facts += 1
        elif who == "*":
            if number == 0:  # what chance brings before the first decision
                match.expect(*upcoming_chance(play, 0))
                assert match.pending()
        else:
            match.expect(*upcoming_chance(play, number + 1))
            match.play(int(who), words)
            if number % EVERY == 0:
                laws.check_legal_is_what_nothing_bars(match.game, match.state)
    assert match.over
    assert facts > 20
    assert all(entry.is_scripted for entry in match.journal.entries if entry.seat is None)


def read(path: Path) -> Golden:
    """A golden match; one that names no rules is of version 1."""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    head = dict(line.split(" ", 1) for line in takewhile(lambda line: line[0].islower(), lines))
    options = json.loads(head.get("options", "{}"))
    return Golden(head["game"], int(head.get("rules", 1)), int(head["players"]), options, lines[len(head) :])


def test_what_the_tool_writes_can_be_played(tmp_path: Path) -> None:
    tool = runpy.run_path(str(FOLDER.parents[1] / "tools" / "golden.py"), run_name="golden")
    path = tmp_path / "new.match"
    rules = apogee.game("pocket-rockets").rules_version  # the tool plays by the newest alone
    path.write_text(tool["record"]("pocket-rockets", tool["Kind"]("new", 2, {}, rules)), "utf-8")

    check_played(read(path), rules)


def upcoming_chance(play: list[str], start: int) -> list[str]:
    """The chance lines from a place on, up to the next decision."""
    outcomes = []
    for line in play[start:]:
        if not line.startswith("*"):
            break
        outcomes.append(line.removeprefix("* "))
    return outcomes


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_released_journal_verifies(path: Path) -> None:
    journal = apogee.journal(path)
    journal.find_game = lambda name: game_of(name, journal.header.components_hash, path.parent)
    assert journal.verify() == ("chain", "commitment", "draws", "rules", "result", "1 scripted")
    assert journal.text(is_private=False) == path.read_text("utf-8")
    assert any(entry.is_scripted for entry in journal.entries)
    assert any(entry.back_to is not None for entry in journal.entries)


def game_of(name: str, components_hash: str, folder: Path) -> Game[Any]:
    """The game that plays by a component file: the present one, or one that is kept in the folder."""
    game = apogee.game(name)
    if game.plays_by(components_hash):
        return game
    texts = [file.read_bytes() for file in sorted(folder.glob("shipped-*.toml"))]
    known = game.edition.shipped.get(components_hash, components_hash)
    return next(game_by(name, text) for text in texts if file_of(game, text).hash == known)


def test_every_game_has_golden_matches() -> None:
    for name in catalog.GAMES:
        game = apogee.game(name)
        folder = FOLDER / package_of(name)
        assert {path.stem for path in folder.glob("*.match")} >= {f"{players}-players" for players in game.players}
        assert {path.stem for path in folder.glob("*.journal")} >= {
            f"rules-{version}" for version in range(1, game.rules_version + 1)
        }


def test_each_change_of_the_rules_is_in_a_golden_match() -> None:
    """One of a version's matches is not played so by the version before."""
    matches = [read(path) for path in MATCHES]
    for name in {golden.game for golden in matches}:
        for rules in range(2, apogee.game(name).rules_version + 1):
            assert any(not is_played(golden, rules - 1) for golden in matches if golden[:2] == (name, rules))


def is_played(golden: Golden, rules: int) -> bool:
    """Whether a match can be played by these rules, too."""
    try:
        check_played(golden, rules)
    except (AssertionError, apogee.ApogeeError):
        return False
    return True


def test_golden_matches_are_of_every_mode() -> None:
    """Each value of each option of a game is chosen in one of its golden matches."""
    chosen: set[tuple[str, str, str]] = set()
    for path in MATCHES:
        golden = read(path)
        chosen |= {
            (golden.game, *item)
            for item in apogee.game(golden.game).chosen_options(golden.options, golden.players).items()
        }
    for name in {name for name, _, _ in chosen}:
        for key, option in apogee.game(name).options.items():
            assert {value for game, each, value in chosen if (game, each) == (name, key)} >= set(option.choices)
