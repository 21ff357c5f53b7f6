"""Since one's last turn: what each of the others did, in short words."""

from __future__ import annotations

import re
from typing import Any

import pytest

import apogee
from apogee.core.rng import Rng
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from apogee.tui import since

ENGLISH = Texts("en", apogee.game("pocket-rockets"))


def turn(seat: int) -> dict[str, Any]:
    return {"event": "turn", "seat": seat, "points": 4}


def move(seat: int, site: str) -> dict[str, Any]:
    return {"event": "move", "seat": seat, "direction": "cw", "site": site}


def build(seat: int, card: str) -> dict[str, Any]:
    return {"event": "build", "seat": seat, "card": card, "rocket": 1}


TOP = {"event": "top", "stack": "conveyor", "card": "base-red"}
ROUND = [
    *(turn(0), move(0, "launch")),
    *(turn(1), move(1, "launch"), move(1, "conveyor"), TOP, build(1, "base-red")),
    *(turn(2), build(2, "base-grey")),
]
TOLD = [
    "Since your last turn:",
    "  Player 2: went to Launch site, Conveyor; built Red base",
    "  Player 3: built Grey base",
]


def lines(log: list[dict[str, Any]], players: int, viewer: int) -> list[str]:
    return ["".join(text for text, _ in line) for line in since.lines(log, players, viewer, ENGLISH)]


def test_each_of_the_others_has_a_line_with_what_they_did_since_ones_own_last_turn() -> None:
    assert lines(ROUND, 3, 0) == TOLD
    assert lines(ROUND, 3, 1) == [TOLD[0], TOLD[2], "  Player 1: nothing yet"]


def test_while_the_own_turn_is_on_it_is_what_was_done_before() -> None:
    assert lines([*ROUND, turn(0), move(0, "conveyor")], 3, 0) == TOLD


def test_a_turn_without_a_deed_is_a_turn() -> None:
    assert lines([*ROUND, turn(0), turn(1), turn(2), turn(0), move(0, "launch")], 3, 0) == []


@pytest.mark.parametrize(
    ("name", "players"), [("pocket-rockets", 2), ("rocketmen", 1), ("rocketmen", 2), ("rocket-rescue", 3)]
)
def test_deeds_are_said_in_every_language(name: str, players: int) -> None:
    match, rng = apogee.game(name).match(players=players, seed=3), Rng(4)
    while not match.over and len(match.journal.entries) < 600:
        seat = match.pending()[0]
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
    log = match.log(0)
    for language in LANGUAGES:
        texts = Texts(language, match.game)
        deeds = [each for each in log if texts.has(f"deed-{each['event']}")]
        assert {each.get("seat") for each in deeds} >= {*range(players), *([None] if players == 1 else [])}
        said = since.said(deeds, texts)
        assert not re.search(r"[{}]|\b[a-z]+_[a-z]", said), said
