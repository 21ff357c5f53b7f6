"""The goal: what ends a match, who leads, and what a seat is after, as its view tells it; in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import apogee
from apogee.core.goal import Goal
from apogee.core.match import Match
from apogee.core.rng import Rng
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from tests.pocket_rockets import table as pocket_rockets
from tests.rocket_rescue import table as rocket_rescue
from tests.rocketmen import table as rocketmen

P, M, R = pocket_rockets, rocketmen, rocket_rescue
GREY, FUELLED = P.rocket("grey", 2), P.rocket("yellow", 2, "none", fuel=2)
FUEL = {"1": 2, "2": 1, "3": 2, "4": 2}
READY = {"plan": "satellite_b", "pad": ["engine_medium", "engine_small"]}
ENDS = "The match ends after round 8, or with the first whole crew safe"
STANDSTILL = "A standstill ends the match (turns without progress: 0 of 36)"


def told(match: Match, viewer: int | None, language: str) -> list[str]:
    """The goal in words."""
    game = match.game
    texts = Texts(language, game)
    return [texts.goal(part, viewer) for part in game.telling.goal(match.view(viewer))]


def whole(*seats: P.Described, **more: Any) -> Match:
    """Pocket Rockets with all cards in play."""
    return P.GAME.match_at({"seats": list(seats), "turn": 0, **more}, seed=1)


def refuelled() -> Match:
    """A match that has ended with the last fuel, in a tie."""
    match = P.at([P.seat(rockets=[P.rocket("grey", 2, "none")]), P.seat(rockets=[FUELLED])], fuel={"2": 1})
    match.play(0, "refuel 2 1")
    return match


def lost_alone() -> Match:
    """A solo match whose display is empty; there was nothing in it."""
    match = M.solo_at(M.seat(), display=["big_data", *[None] * 5], deck=[], box="rest")
    match.play(0, "end")
    return match


def flies(energy: int, **crew: int) -> Match:
    """A rocket of the first seat that can fly."""
    return R.turn_at(
        "build_launch", 0, 6, [{"energy": energy}], hangars={1: R.rocket(0, **crew)}, planets=["lullaby", *[None] * 4]
    )


def whole_crew() -> Match:
    """The crew of the first seat is on a planet; the second one may still build."""
    saved = {"planet": "lullaby", "rescuer": 1, "crew": {"purple": 5}}
    builder = {"modules": ["std-crew"], "cubes": {"carbon": 9, "aluminium": 9, "titanium": 5}}
    return R.turn_at("build_launch", 1, 6, [{"crew": 0}, builder], flown=[saved])


# What is told at a position, by who looks: a seat, or None for a spectator.
POSITIONS: dict[str, tuple[Callable[[], Match], dict[int | None, list[str]]]] = {
    "a tip, a base": (
        lambda: whole(P.seat(rockets=[GREY]), P.seat(rockets=[FUELLED])),
        {
            0: [
                "The last fuel token ends the match: 7 are left",
                "Player 2 leads 6:0",
                "Your rocket 1 needs a tip (Grey)",
            ],
            1: [
                "The last fuel token ends the match: 7 are left",
                "You lead 6:0",
                "You need the base of a new rocket",
            ],
            None: ["The last fuel token ends the match: 7 are left", "Player 2 leads 6:0"],
        },
    ),
    "fuel, a segment, two in the lead": (
        lambda: P.at([P.seat(rockets=[P.rocket("red", 3, "none")]), P.seat(rockets=[FUELLED]), P.seat()], fuel=FUEL),
        {
            0: [STANDSTILL, "You share the lead with 6", "Your rocket 1 needs fuel (up to +4)"],
            2: [STANDSTILL, "The lead is shared by 2, 6:0", "Your rocket 1 needs a segment (Red)"],
            None: [STANDSTILL, "The lead is shared by 2, with 6"],
        },
    ),
    "a standstill": (
        lambda: P.at(standstill=30),
        {0: ["The match ends after 6 more turns without progress", "Your rocket 1 needs a segment (Grey)"]},
    ),
    "the last fuel": (
        lambda: P.at([P.seat(rockets=[P.rocket("red", 1, "none")])], fuel={"1": 1}),
        {0: ["The last fuel token ends the match", "You lead 2:0", "Your rocket 1 needs fuel (up to +1)"]},
    ),
    "won by two": (refuelled, {0: ["You have won, but not alone"], None: ["Won together by 2"]}),
    "no mission": (
        M.at,
        {0: ["23 VP bring the last round", "Your plan needs a mission"], None: ["23 VP bring the last round"]},
    ),
    "a mission that lacks points": (
        lambda: M.at([M.seat(plan="base_a", pad=["engine_small"], vp=9), M.seat(vp=12)]),
        {
            0: [
                "23 VP bring the last round",
                "Player 2 leads 12:9",
                "Base (Moon): 4 rocket points are missing for +5",
            ],
            1: ["23 VP bring the last round", "You lead 12:9", "Your plan needs a mission"],
        },
    ),
    "nothing lacking, in turn": (
        lambda: M.at([READY, M.seat(vp=12), M.seat(vp=12)]),
        {
            0: [
                "21 VP bring the last round",
                "The lead is shared by 2, 12:0",
                "Satellite (Moon): a launch has a chance of 14% for +3",
            ],
            None: ["21 VP bring the last round", "The lead is shared by 2, with 12"],
        },
    ),
    "nothing lacking, out of turn": (
        lambda: M.at([READY], turn=1),
        {0: ["23 VP bring the last round", "Satellite (Earth orbit) is ready for launch: +2"]},
    ),
    "the last round": (
        lambda: M.at([M.seat(vp=23)]),
        {1: ["Last round: victory points reached", "Player 1 leads 23:0", "Your plan needs a mission"]},
    ),
    "rounds without a mission": (
        lambda: M.at(standstill=19),
        {None: ["The match ends after 1 more round without a mission"]},
    ),
    "the Battle for Earth": (
        lambda: M.at([M.seat(markers=["earth.satellite"], plan="satellite_a")], mode="battle"),
        {
            0: [
                "4 missions bring the last round: you have 1",
                "You lead 2:0",
                "Your mission has nowhere left to go: Satellite A",
            ],
            None: ["4 missions bring the last round", "Player 1 leads 2:0"],
        },
    ),
    "alone": (
        lambda: M.solo_at(M.seat(plan="satellite_a")),
        {
            0: [
                "The last card of the display ends the match: 26 are left",
                "You have 0 VP, the AI 0",
                "Satellite (Earth orbit): 2 rocket points are missing for +2",
                "Targets of your objective: 0 of 3",
            ],
            None: ["The last card of the display ends the match: 26 are left", "Player 1 has 0 VP, the AI 0"],
        },
    ),
    "lost alone": (lost_alone, {0: ["The AI has won"]}),
    "no rocket": (R.at, {0: [f"{ENDS} (yours: 0 of 5)", "There is no rocket for you yet"], None: [ENDS]}),
    "modules": (
        lambda: R.at([{"vp": 3}], hangars={1: [R.module("std-engine")]}, planets=["lullaby", *[None] * 4]),
        {
            0: [f"{ENDS} (yours: 0 of 5)", "You lead 3:0", "Hangar 1 to Lullaby: 2 modules are missing"],
            1: [f"{ENDS} (yours: 0 of 5)", "Player 1 leads 3:0", "Join hangar 1 to Lullaby: 2 modules are missing"],
        },
    ),
    "nobody aboard": (
        lambda: flies(20),
        {0: [f"{ENDS} (yours: 0 of 5)", "Hangar 1 to Lullaby: nobody of yours is aboard"]},
    ),
    "no energy": (
        lambda: flies(1, purple=1),
        {0: [f"{ENDS} (yours: 0 of 5)", "Hangar 1 to Lullaby: you lack 4 energy"]},
    ),
    "ready": (lambda: flies(20, purple=1), {0: [f"{ENDS} (yours: 0 of 5)", "Hangar 1 to Lullaby: ready for launch"]}),
    "round eight": (lambda: R.at(round=8), {None: ["This is the last round"]}),
    "a whole crew": (
        whole_crew,
        {
            0: ["Last round: a whole crew is safe", "You lead 10:0"],
            1: ["Last round: a whole crew is safe", "Player 1 leads 10:0", "There is no rocket for you yet"],
        },
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_goal_at_a_position(name: str) -> None:
    begin, expected = POSITIONS[name]
    match = begin()

    assert {viewer: told(match, viewer, "en") for viewer in expected} == expected
    for viewer, lines in expected.items():
        for language in set(LANGUAGES) - {"en"}:
            said = told(match, viewer, language)
            assert len(said) == len(lines)
            assert not set(said) & set(lines)
            assert not re.search(r"[{}]|\b[a-z]+[_.][a-z]", " ".join(said)), said


def test_the_goal_in_other_languages() -> None:
    match = POSITIONS["a mission that lacks points"][0]()

    assert told(match, 0, "de") == [
        "23 SP bringen die letzte Runde",
        "Spieler 2 führt 12:9",
        "Basis (Mond): 4 Raketenpunkte fehlen für +5",
    ]
    assert told(match, 0, "it") == [
        "A 23 PV arriva l'ultimo giro",
        "Giocatore 2 conduce 12:9",
        "Base (Luna): mancano 4 punti Vettore per +5",
    ]


def test_only_what_is_worth_a_second_look_is_news() -> None:
    news = {name for name, (begin, _) in POSITIONS.items() for part in goal_of(begin()) if part.is_news}

    assert news == {
        *("fuel, a segment, two in the lead", "a standstill", "the last fuel", "the last round"),
        *("rounds without a mission", "round eight", "a whole crew"),
    }


def goal_of(match: Match) -> list[Goal]:
    return match.game.telling.goal(match.view(None))


@pytest.mark.parametrize(
    ("name", "players"), [("pocket-rockets", 3), ("rocketmen", 1), ("rocketmen", 3), ("rocket-rescue", 4)]
)
def test_there_is_a_goal_at_every_step_of_a_match(name: str, players: int) -> None:
    """In all views, with everything in it said."""
    match, rng = apogee.game(name).match(players=players, seed=3), Rng(4)
    texts = [Texts(language, match.game) for language in LANGUAGES]
    for step in range(400):
        if match.over:
            break
        seat = match.pending()[0]
        for viewer in (None, seat) if step % 5 == 0 else ():
            parts = match.game.telling.goal(match.view(viewer))
            assert parts
            for each in texts:
                assert not re.search(r"[{}]|\b[a-z]+_[a-z]", " ".join(each.goal(part, viewer) for part in parts))
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
