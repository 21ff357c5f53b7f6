"""Rocketmen in the terminal: screens in three languages, and a whole solo match by typed keys.

The screens are in tests/screens; how to write them anew is said in tests/test_terminal.py.
"""

from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee.core.rng import Rng
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from apogee.tui import rocketmen
from tests.terminal import Terminal, play_to_the_end, run
from tests.test_terminal import same_screen, too_wide

DISPLAY = ["big_data", "pandemic", "global_internet", "storage_batteries", "detailed_planning", "solar_energy"]
MAT: dict[str, Any] = {
    "hand": ["mining", "spaceship_a", "hotel_b", "government_contract"],
    "plan": "satellite_b",
    "pad": ["base_a", "shipyard", "station_b", "spacesuit"],
    "warehouse": ["hotel_a", "satellite_a", "super_capacitors"],
    "scrapyard": ["station_a"],
    "markers": ["earth.station"],
    "firsts": ["earth.station"],
    "vp": 3,
    "tokens": {"rocket": 0, "hand": 0, "science": 1, "money": 0},
    "objectives": ["orbital_network", "grand_tour"],
}
OTHER: dict[str, Any] = {
    "hand": ["base_b", "mining", "engine_small", "hotel_b"],
    "known": ["engine_small"],
    "plan": "spaceship_b",
    "pad": ["backup_systems", "shipyard"],
    "scrapyard": ["satellite_a"],
    "markers": ["earth.satellite"],
    "firsts": ["earth.satellite"],
    "vp": 2,
    "tokens": {"rocket": 0, "hand": 0, "science": 1, "money": 0},
    "objectives": ["red_planet", "guardians"],
}
MIDDLE: dict[str, Any] = {"seats": [MAT, OTHER], "display": DISPLAY, "turn": 0, "first": 1, "round": 7}
LAUNCH: dict[str, Any] = {
    **MIDDLE,
    "seats": [{**MAT, "pad": [*MAT["pad"], "reusable_rocket_parts"]}, OTHER],
    "launch": {
        "destination": "moon",
        "location": "moon.satellite",
        "rocket": 5,
        "counted": 2,
        "deck": {"0": 2, "1": 4, "2": 5, "3": 4, "4": 1},
    },
    "agenda": ["w5 0"],
}
SOLO: dict[str, Any] = {
    "players": 1,
    "mode": "solo",
    "level": "normal",
    "seats": [{**MAT, "objectives": ["orbital_network"]}],
    "display": DISPLAY,
    "turn": 0,
    "round": 7,
    "ai": {
        "vp": 4,
        "markers": ["earth.shipyard"],
        "rocket": 6,
        "location": "moon.station",
        "first": "solitaire_151",
        "second": "solitaire_152",
        "deck": ["solitaire_149", "solitaire_153", "solitaire_154"],
        "discard": ["solitaire_150", "solitaire_155"],
    },
}


def kept(position: dict[str, Any], folder: Path) -> tuple[str, ...]:
    """A saved match at a position; how to resume it."""
    match = apogee.game("rocketmen").match_at(position, seed=2)
    match.save(folder / "kept.save")
    seats = ",".join(["you", "random"][: match.journal.header.players])
    return ("play", "--resume", "kept.save", "--seats", seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_purchase_on_the_screen(language: str, tmp_path: Path) -> None:
    """The table in mid-game, a purchase put together step by step, taken back, and refused."""
    with Terminal(*kept(MIDDLE, tmp_path), "--lang", language, folder=tmp_path) as terminal:
        terminal.type("buy big_data", "u", "? launch mars", "buy solar_energy", "pay mining", "end", "q")

        assert terminal.end() == 0
        assert too_wide(terminal.raw, 80) == []
        same_screen(f"rocketmen-{language}", terminal.text())


def test_a_purchase_is_proposed_with_its_payment(tmp_path: Path) -> None:
    with Terminal(*kept(MIDDLE, tmp_path), "--lang", "en", "--plain", folder=tmp_path) as terminal:
        terminal.type("p fly me", "p end", "0", "p launch mars", "p buy big_data", "1", "q")

        assert terminal.end() == 0
        shown = terminal.text()
        assert "You bought Big Data" in shown
        assert "1 End your turn without a launch" in shown


def test_a_placement_tells_the_chances_that_it_would_bring() -> None:
    holding = {**MAT, "hand": ["mining", "engine_small"]}
    match = apogee.game("rocketmen").match_at(
        {**MIDDLE, "seats": [holding, {**OTHER, "hand": [], "known": []}]}, seed=1
    )
    match.play(0, "place engine_small pad")
    told = [text for text, _ in rocketmen._now(match.view(0), Texts("en", match.game))]
    assert any(text.startswith("With that placed: Satellite (Moon): ") for text in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_launch_card_by_card(language: str, tmp_path: Path) -> None:
    with Terminal(*kept(LAUNCH, tmp_path), "--lang", language, "--plain", folder=tmp_path) as terminal:
        terminal.type("b", "draw", "q")

        assert terminal.end() == 0
        assert b"\x1b" not in terminal.raw
        same_screen(f"rocketmen-{language}-launch", terminal.text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_solo_against_the_ai(language: str, tmp_path: Path) -> None:
    with Terminal(*kept(SOLO, tmp_path), "--lang", language, folder=tmp_path) as terminal:
        terminal.type("remove pandemic", "q")

        assert terminal.end() == 0
        assert too_wide(terminal.raw, 80) == []
        same_screen(f"rocketmen-{language}-solo", terminal.text())


def test_a_terminal_of_40_columns(tmp_path: Path) -> None:
    with Terminal(*kept(LAUNCH, tmp_path), folder=tmp_path, columns=40) as terminal:
        terminal.type("q")

        assert terminal.end() == 0
        assert too_wide(terminal.raw, 40) == []
        same_screen("rocketmen-en-40", terminal.text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_with_the_source_of_each_field(language: str, tmp_path: Path) -> None:
    done = run("cards", "rocketmen", "big_data", "--lang", language, folder=tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
    same_screen(f"{language}-cards-rocketmen-big-data", done.stdout)


def test_a_whole_solo_match_by_typed_keys(tmp_path: Path) -> None:
    """Whatever comes up on the way fits into 80 columns; solo ends by its display at the latest (RM-R.44)."""
    rng = Rng(6)
    with Terminal("play", "rocketmen", "--seed", "9", "--seats", "you", "--lang", "it", folder=tmp_path) as terminal:
        play_to_the_end(terminal, Texts("it"), rng, 800)

        assert terminal.end() == 0
        assert too_wide(terminal.raw, 80) == []
    assert apogee.journal(tmp_path / "end.journal").verify()[-1] == "result"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_seat_in_turn_may_do_is_not_told_as_ones_own(language: str) -> None:
    """Launches, free placements and draws that wait are told of whose turn it is; the prices are the reader's own."""
    match = apogee.game("rocketmen").match_at({**MIDDLE, "free_placements": 1, "draws_waiting": 2}, seed=2)
    texts = Texts(language, match.game)
    theirs = texts.seat(0, 1)
    own = [text for text, _ in rocketmen._now(match.view(0), texts)]
    assert len(own) == 4
    assert not any(theirs in text for text in own)
    for viewer in (1, None):
        assert [text for text, _ in rocketmen._now(match.view(viewer), texts)] == [f"{theirs}: {text}" for text in own]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("safety_first", "2 are to be named, not 1; choose from digital_age, material_world"),
        ("heavy_lift+heavy_lift", "'heavy_lift' is named twice; name 2 different ones."),
        ("heavy_lift+safety_frist", "there is no 'safety_frist'; did you mean 'safety_first'?"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_rm_2_12_the_command_line_says_what_is_wrong_with_the_variants(
    command: str, value: str, said: str, tmp_path: Path
) -> None:
    done = run(command, "rocketmen", "--players", "2", "--option", f"variants={value}", folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(f"apogee: option 'variants' of Rocketmen: {said}"), done.stderr


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_rm_20_5_the_command_line_refuses_a_level_without_solo(command: str, tmp_path: Path) -> None:
    done = run(command, "rocketmen", "--players", "3", "--option", "level=hard", folder=tmp_path)
    assert done.returncode == 2
    assert "only solo has a level (RM-20.5)" in done.stderr
