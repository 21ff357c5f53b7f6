"""Rocket Rescue in the terminal: screens in three languages, and a whole match by typed keys.

The screens are in tests/screens; how to write them anew is said in tests/test_terminal.py.
"""

from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.core.rng import Rng
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from apogee.tui import drawings
from tests.rocket_rescue import rich
from tests.terminal import Terminal, play_to_the_end, run
from tests.test_terminal import same_screen, too_wide

ROCKETS: dict[str, Any] = {
    "1": [
        {"module": "firefly-drive", "owner": 0},
        {"module": "slim-barrel", "owner": 1},
        {"module": "bunk-ring", "owner": 0, "crew": {"purple": 1, "white": 1}},
        {"module": "scout-eye", "owner": 3, "crew": {"green": 1}},
    ],
    "4": [{"module": "std-engine", "owner": 2}, {"module": "family-cabin", "owner": 1, "crew": {"white": 2}}],
}
BUILDING: dict[str, Any] = {
    "players": 4,
    "edition": "deluxe",
    "length": "short",
    "round": 5,
    "phase": "build_launch",
    "influence": [2, 0, 3, 1],
    "market": {"carbon": 7, "aluminium": 12, "titanium": 3},
    "hangars": ROCKETS,
    "closed": [6],
    "terminal": [1],
    "planets": ["mossball", "lantern-reef", "kite-harbour", "nebelkappe", "widows-lamp"],
    "marks": {"lantern-reef": 1},
    "companies": {"supernova-industries": 1},
    "flown": [{"planet": "puddle-prime", "rescuer": 2, "crew": {"purple": 2, "orange": 1}}],
    "seats": [
        {"character": "pilot", "energy": 9, "modules": ["std-cockpit", "titan-keg"], "vp": 3, "bid": 2},
        {"character": "explorer", "energy": 2, "modules": ["std-tank"]},
        {"character": "mogul", "energy": 6, "vp": 5, "bid": 3},
        {"character": "mechanic", "energy": 1},
    ],
    "turn": {"seat": 0, "value": 5},
    "queue": [{"seat": 2, "value": 4}, {"seat": 3, "value": 1}],
}
PLANNING: dict[str, Any] = {
    **{key: BUILDING[key] for key in ("players", "edition", "length", "influence", "hangars", "closed", "planets")},
    "round": 2,
    "seats": [{"energy": 5}, {"modules": ["std-tank"]}, {"ready": True, "dice": {
        "research": [3, 0], "shopping": [2, 0], "boarding": [0, 0], "build_launch": [6, 1],
    }, "bid": 1}, {}],
}  # fmt: skip
OVER: dict[str, Any] = {
    "players": 3,
    "length": "short",
    "round": 8,
    "phase": "build_launch",
    "hangars": {"1": ["std-engine", "std-tank", {"module": "std-cockpit", "crew": 1}]},
    "planets": ["mossball"],
    "seats": [{"character": "ambassador", "energy": 9}, {"vp": 4}, {"vp": 2}],
    "turn": {"seat": 0, "value": 3},
}


def kept(position: dict[str, Any], folder: Path) -> tuple[str, ...]:
    """A saved match at a position; how to resume it."""
    match = apogee.game("rocket-rescue").match_at(position, seed=2)
    match.save(folder / "kept.save")
    return ("play", "--resume", "kept.save", "--seats", ",".join(["you", *["random"] * (position["players"] - 1)]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_build_turn_on_the_screen(language: str, tmp_path: Path) -> None:
    """The table with the forecast of what can fly; a build, a refusal, a launch with its checks and the Mechanic."""
    with Terminal(*kept(BUILDING, tmp_path), "--lang", language, folder=tmp_path) as terminal:
        terminal.type("? launch 1 nebelkappe", "build std-cockpit 4", "crew", "launch 1 mossball", "q")

        assert terminal.end() == 0
        assert too_wide(terminal.raw, 80) == []
        same_screen(f"rocket-rescue-{language}", terminal.text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_told_in_lines(language: str, tmp_path: Path) -> None:
    """Dice in groups and in words, one taken back, the bid; nothing of what another seat has planned."""
    with Terminal(*kept(PLANNING, tmp_path), "--lang", language, "--plain", folder=tmp_path) as terminal:
        terminal.type("1", prompt=":")
        terminal.type("4", "plan research right 2", "u", "plan boarding left 5", "bid 2", "b", "q")

        assert terminal.end() == 0
        assert b"\x1b" not in terminal.raw
        same_screen(f"rocket-rescue-{language}-plan", terminal.text())


def test_a_terminal_of_40_columns(tmp_path: Path) -> None:
    with Terminal(*kept(BUILDING, tmp_path), folder=tmp_path, columns=40) as terminal:
        terminal.type("7", prompt=":")
        terminal.type("1", "q")

        assert terminal.end() == 0
        assert too_wide(terminal.raw, 40) == []
        same_screen("rocket-rescue-en-40", terminal.text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_match_ends(language: str, tmp_path: Path) -> None:
    """Where everybody's points come from, and what breaks ties."""
    with Terminal(*kept(OVER, tmp_path), "--lang", language, "--plain", folder=tmp_path) as terminal:
        terminal.type("launch 1 mossball", "end")
        terminal.type("q", prompt=":")

        assert terminal.end() == 0
        same_screen(f"rocket-rescue-{language}-end", terminal.text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_with_the_source_of_each_field(language: str, tmp_path: Path) -> None:
    done = run("cards", "rocket-rescue", "rover-bridge", "--lang", language, folder=tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    same_screen(f"{language}-cards-rocket-rescue-rover-bridge", done.stdout)


def test_a_name_that_two_things_have_is_told_apart(tmp_path: Path) -> None:
    """A crew module and the action of putting crew aboard, the plan phase and a die that is placed."""
    texts = Texts("en", apogee.game("rocket-rescue"))

    assert (texts.name("crew"), texts.name("crew_aboard")) == ("Crew module", "Crew aboard")
    assert (texts.name("plan"), texts.name("place_die")) == ("Plan", "Place a die")
    assert run("cards", "rocket-rescue", "crew", folder=tmp_path).stdout.startswith("Crew module")


class Wide:
    """A screen for drawings that nobody prints."""

    is_drawing = True
    is_ascii = False


class Narrow(Wide):
    is_drawing = False


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_drawn_and_told(language: str) -> None:
    """Rich tables by chance, for every viewer: no id is left in what is told."""
    game = apogee.game("rocket-rescue")
    texts = Texts(language, game)
    for seed in range(24):
        match = game.match_at(rich.rich_position(3 + seed % 3, seed), seed=seed)
        for viewer in (None, 0, 1):
            view = match.view(viewer)
            for shown in (Wide(), Narrow()):
                lines = ["".join(text for text, _ in line) for line in drawings.board(view, texts, shown)]  # type: ignore[arg-type]
                assert len(lines) > 20
                assert not [line for line in lines if "_" in line or "None" in line], lines


def test_a_whole_match_by_typed_keys(tmp_path: Path) -> None:
    """Whatever comes up on the way fits into 80 columns."""
    rng = Rng(6)
    options = ("--option", "edition=deluxe", "--option", "length=short", "--option", "characters=deal")
    start = ("play", "rocket-rescue", "--seed", "4", "--seats", "you,random,random", *options)
    with Terminal(*start, "--lang", "it", folder=tmp_path) as terminal:
        play_to_the_end(terminal, Texts("it"), rng, 1200)

        assert terminal.end() == 0
        assert too_wide(terminal.raw, 80) == []
    assert apogee.journal(tmp_path / "end.journal").verify()[-1] == "result"


def test_hot_seat_asks_to_look_away_only_for_what_is_secret(tmp_path: Path) -> None:
    """Characters are chosen before everybody's eyes, each with its text; the plan of the last to choose is not."""
    texts = Texts("en").of(apogee.game("rocket-rescue"))
    options = ("--option", "characters=choose", "--seats", "you,you,you", "--seed", "3")
    with Terminal("play", "rocket-rescue", *options, folder=tmp_path) as terminal:
        for _ in range(3):
            terminal.wait_for("b o q): ")
            shown = " ".join(terminal.text().split())
            assert "it is your turn to decide." in shown
            assert "Nobody else should look" not in shown
            assert "Once: a chip that makes a module carry rover and satellite." in shown
            terminal.type("u")
            terminal.wait_for("): ")
            assert texts("play-nothing-yet") in terminal.text()
            terminal.type("1")
            terminal.type("", prompt=":")  # the turn is over
        while (prompt := terminal.wait_for("o q): ", "goes on: ", "back: ", "Enter to begin: ")) != "Enter to begin: ":
            assert "Nobody else should look" not in terminal.text()
            terminal.type("1" if prompt == "o q): " else "", prompt=":")  # what the Explorer does, all see
        assert "Nobody else should look now." in terminal.text()
        assert "hand" not in terminal.text()
        terminal.type("q", prompt=":")

        assert terminal.end() == 0
