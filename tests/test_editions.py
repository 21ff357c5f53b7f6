"""Two component files of one game in one process: each match goes on by its own."""

import importlib
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.core.components import package_of
from apogee.core.game import Game
from apogee.core.journal import read_journal
from apogee.editions import game_by
from apogee.locale import LANGUAGES
from apogee.server.refusal import Refusal
from apogee.server.saying import Sayer
from tests.conftest import IS_COMPILED
from tests.pocket_rockets.table import RING

GAME = apogee.game("pocket-rockets")
PACKAGE = "apogee.games.pocket_rockets"
SHIPPED = (Path(apogee.__file__).parent / "games/pocket_rockets/components.toml").read_bytes()
HAND_LIMIT = b'id = "hand_limit"\nvalue = 3'
OTHER = SHIPPED.replace(HAND_LIMIT, b'id = "hand_limit"\nvalue = 4')


def play_on(match: apogee.Match, decisions: int) -> apogee.Match:
    """Play on, drawing where that is possible."""
    for number in range(decisions):
        if not match.over:
            seat = match.pending()[0]
            choices = match.choices(seat)
            match.play(seat, "draw" if "draw" in choices else choices[7 * number % len(choices)])
    return match


def test_the_same_file_is_the_same_game() -> None:
    assert game_by("pocket-rockets", SHIPPED) is GAME
    assert game_by("pocket-rockets", SHIPPED.replace(b"\n", b"\r\n")) is GAME


def test_another_file_is_another_game_and_leaves_the_ordinary_one_alone() -> None:
    before = {name: module for name, module in sys.modules.items() if name.startswith(PACKAGE)}
    finders = list(sys.meta_path)
    other = game_by("pocket-rockets", OTHER)
    assert other is not GAME
    assert other.components_hash != GAME.components_hash
    assert game_by("pocket-rockets", OTHER) is other
    assert {name: module for name, module in sys.modules.items() if name.startswith(PACKAGE)} == before
    assert sys.meta_path == finders
    assert importlib.import_module("apogee.games").pocket_rockets is before[PACKAGE]
    assert apogee.game("pocket-rockets") is GAME
    assert type(other.match(2, seed=1).state) is not type(GAME.match(2, seed=1).state)
    third = game_by("pocket-rockets", SHIPPED.replace(HAND_LIMIT, b'id = "hand_limit"\nvalue = 2'))
    assert len({GAME.components_hash, other.components_hash, third.components_hash}) == 3


def at_conveyor(game: Game[Any]) -> apogee.Match:
    """Seat 0 with three cards in its hand, about to draw."""
    base = {"colour": "grey", "segments": 0}
    return game.match_at(
        {
            "ring": ["launch", "construction-grey", "conveyor", "recycling", "construction-yellow", "construction-red"],
            "turn": 0,
            "points": 4,
            "box": "rest",
            "seats": [
                {"site": "conveyor", "rockets": [base], "hand": ["base-yellow"] * 3},
                {"site": "launch", "rockets": [base]},
            ],
            "stacks": {"conveyor": {"top": ["segment-red"], "bag": {"segment-grey": 2}}},
        },
        seed=5,
    )


def test_each_plays_by_its_own_constants() -> None:
    ordinary, other = at_conveyor(GAME), at_conveyor(game_by("pocket-rockets", OTHER))
    other.play(0, "draw")
    with pytest.raises(apogee.IllegalAction):
        ordinary.play(0, "draw")
    assert other.why_not(0, "draw") is not None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_go_on_side_by_side_and_replay_by_their_own_file_only(players: int) -> None:
    games = [GAME, game_by("pocket-rockets", OTHER)]
    matches = [game.match(players, seed=3, salt="s") for game in games]
    for _ in range(10):
        for match in matches:
            play_on(match, 12)
    for game, stranger, match in ((games[0], games[1], matches[0]), (games[1], games[0], matches[1])):
        text = match.journal.text(is_private=True)
        again = game.replay(read_journal(text, "it"))
        assert again.position() == match.position()
        play_on(again, 20)
        with pytest.raises(apogee.BadJournal, match="was played with another component file"):
            stranger.replay(read_journal(text, "it"))


def test_the_front_door_still_refuses_a_journal_of_another_file(tmp_path: Path) -> None:
    match = play_on(game_by("pocket-rockets", OTHER).match(2, seed=1), 10)
    match.save(tmp_path / "j")
    assert apogee.journal(tmp_path / "j").header.components_hash == match.game.components_hash
    with pytest.raises(apogee.BadJournal, match="set APOGEE_COMPONENTS to the file it was played with"):
        apogee.load(tmp_path / "j")


def test_the_copy_is_interpreted_and_the_ordinary_game_is_what_it_was() -> None:
    copy, ordinary = (type(game.match(2, seed=1).state) for game in (game_by("pocket-rockets", OTHER), GAME))
    assert copy.__module__ == ordinary.__module__
    assert copy.act.__code__.co_filename.endswith(".py")
    assert hasattr(ordinary.act, "__code__") != IS_COMPILED


def shipped_file(game: str) -> bytes:
    """The component file of a game, as it is shipped."""
    return (Path(apogee.__file__).parent / f"games/{package_of(game)}/components.toml").read_bytes()


@pytest.mark.parametrize(
    ("game", "constant", "fact", "players", "options", "fixed"),
    [
        ("rocketmen", "hand_limit_start", "hand_limit", (1, 4), {}, "variants_drawn"),
        ("rocket-rescue", "start_energy", "energy", (3, 5), {"edition": "deluxe", "length": "short"}, "hand_limit"),
    ],
)
def test_a_game_by_another_file_goes_on_beside_the_shipped_one(
    game: str, constant: str, fact: str, players: tuple[int, int], options: dict[str, str], fixed: str
) -> None:
    """A constant that a view tells may be another; one that the rules cannot do otherwise is refused."""

    def raised(name: str) -> bytes:
        row = re.compile(rf'(id = "{name}"\nvalue = )(\d+)'.encode())
        changed, found = row.subn(lambda found: found[1] + str(int(found[2]) + 1).encode(), shipped_file(game))
        assert found == 1
        return changed

    ordinary, other = apogee.game(game), game_by(game, raised(constant))
    matches = [each.match(number, seed=3, options=options) for each in (ordinary, other) for number in players]
    facts = [match.view(0)["seats"][0][fact] for match in matches]

    assert facts[2:] == [each + 1 for each in facts[:2]]
    assert other.options == ordinary.options
    for match in matches:
        play_on(match, 150)
        text = match.journal.text(is_private=True)
        assert match.game.replay(read_journal(text, "it")).position() == match.position()
    with pytest.raises(apogee.BadJournal, match="was played with another component file"):
        ordinary.replay(read_journal(matches[3].journal.text(is_private=True), "it"))
    with pytest.raises(apogee.BadComponents):
        game_by(game, raised(fixed))


def test_a_boarding_die_worth_nothing_asks_nothing() -> None:
    row = re.compile(rb"(\[\[boarding_action\]\]\nvalue = 1\nmoves = )\d+")
    changed, found = row.subn(lambda row: row[1] + b"0", shipped_file("rocket-rescue"))
    assert found == 1
    match = game_by("rocket-rescue", changed).match(3, seed=4)
    wanted = ("plan boarding left 1", "plan build_launch left 4", "plan research", "take", "build", "done", "bid 0")
    while match.view(None)["round"] < 4:
        seat = match.pending()[0]
        choices = match.choices(seat)
        assert match.view(seat)["asks"] != "boarding"
        assert all(match.why_not(seat, words) is None for words in choices)
        match.play(seat, next((each for word in wanted for each in choices if each.startswith(word)), choices[0]))
    log = match.log(None)
    boarding = [number for number, each in enumerate(log) if each["event"] == "turn" and each["phase"] == "boarding"]
    assert boarding
    assert {log[number + 1]["event"] for number in boarding} == {"nothing-to-do"}


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff",
        b"game = ",
        b'game = "pocket-rockets"\n',
        SHIPPED.replace(b'game = "pocket-rockets"', b'game = "rocketmen"'),
        SHIPPED.replace(HAND_LIMIT, b'id = "hand_limit"\nvalue = "three"'),
        SHIPPED.replace(HAND_LIMIT, b'id = "hand_limits"\nvalue = 3'),
        SHIPPED.decode(),
        None,
    ],
)
def test_a_bad_file_is_refused_and_changes_nothing(text: Any) -> None:
    before = {name: module for name, module in sys.modules.items() if name.startswith(PACKAGE)}
    for _ in range(2):
        with pytest.raises(apogee.BadComponents):
            game_by("pocket-rockets", text)
    assert {name: module for name, module in sys.modules.items() if name.startswith(PACKAGE)} == before
    assert importlib.import_module("apogee.games").pocket_rockets is before[PACKAGE]


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(apogee.UnknownGame):
        game_by("rocket", SHIPPED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_said_with_the_numbers_that_the_table_plays_by(language: str) -> None:
    """The server's sentences, too: the file at hand may have others."""
    text = SHIPPED.replace(b'id = "min_segments_for_tip"\nvalue = 1', b'id = "min_segments_for_tip"\nvalue = 2')
    assert text != SHIPPED
    builder = {"site": "construction-grey", "hand": ["tip-grey-none"], "rockets": [{"colour": "grey", "segments": 1}]}
    position = {"seats": [builder, {"site": "launch"}], "ring": RING, "turn": 0, "points": 4, "box": "rest"}
    match = game_by("pocket-rockets", text).match_at(position, seed=1)
    refused = match.refusal(0, "build tip-grey-none 1")
    assert refused is not None

    assert "2" in Sayer().sentence(Refusal("illegal", refused=refused), language, match.game)
