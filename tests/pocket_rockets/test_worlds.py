"""PR-11: on decks small enough to enumerate, the twins are exactly all worlds with the same view."""

from typing import Any

import pytest

import apogee.games.pocket_rockets.game as engine
from apogee.core.types import SPECTATOR
from apogee.games.pocket_rockets import GAME
from apogee.testing import laws
from tests.pocket_rockets import second

RING = ["launch", "construction-grey", "conveyor", "recycling", "construction-yellow", "construction-red"]


def base(colour: str) -> dict[str, Any]:
    return {"colour": colour, "segments": 0, "tip": None, "fuel": None}


def small(seats: list[dict[str, Any]], stacks: dict[str, Any], **more: Any) -> engine.PocketRockets:
    """A table with few hidden cards; all others are in the box."""
    position = {"ring": RING, "turn": 0, "points": 3, "box": "rest", "seats": seats, "stacks": stacks, **more}
    return GAME.from_json(position)


def seat(
    hand: list[str], known: list[str] | None = None, site: str = "recycling", colour: str = "grey"
) -> dict[str, Any]:
    return {"site": site, "hand": hand, "known": known or [], "rockets": [base(colour)]}


UNSEARCHED = {
    "construction-grey": {"top": ["base-red"], "common": 2},
    "construction-yellow": {"top": ["segment-red"], "common": 1},
    "construction-red": [],
    "conveyor": [],
}
COMMON = {"segment-grey": 1, "segment-yellow": 1, "tip-red-none": 1}

CASES: dict[str, engine.PocketRockets] = {
    "nothing searched, an unknown card in each hand": small(
        [seat(["base-yellow"]), seat(["tip-grey-none"], colour="yellow")], UNSEARCHED, common=COMMON
    ),
    "a stack searched by the other": small(
        [seat(["segment-red"]), seat(["base-grey", "tip-red-none"], ["base-grey"], colour="yellow")],
        {
            "construction-grey": {"top": ["base-red"], "bag": {"segment-grey": 1, "segment-red": 1}, "searched_by": 1},
            "construction-yellow": {"top": ["segment-yellow", "base-yellow"], "common": 2},
            "construction-red": [],
            "conveyor": [],
        },
        common={"segment-red": 1, "tip-red-plus-one": 1},
    ),
    "two stacks searched, one by each": small(
        [seat(["segment-red"]), seat(["segment-red"], colour="yellow")],
        {
            "construction-grey": {"top": ["base-red"], "bag": {"segment-grey": 1, "base-grey": 1}, "searched_by": 1},
            "construction-yellow": {
                "top": ["segment-yellow"],
                "bag": {"segment-grey": 1, "tip-red-none": 1},
                "searched_by": 0,
            },
            "construction-red": {"top": ["base-red", "base-red"]},
            "conveyor": [],
        },
        common={},
    ),
    "a search going on": small(
        [seat(["segment-red"]), seat(["tip-red-none"], colour="yellow")],
        {
            "construction-grey": {"top": [], "bag": {"segment-grey": 1, "base-red": 1}, "searched_by": 0},
            "construction-yellow": {"top": ["segment-yellow"], "common": 2},
            "construction-red": {"top": ["base-red"]},
            "conveyor": [],
        },
        common={"segment-red": 1, "base-yellow": 1},
        search="construction-grey",
    ),
    "a search whose cards are still being found": small(
        [seat(["segment-red"]), seat(["tip-red-none"], colour="yellow")],
        {
            "construction-grey": {"top": [], "bag": {"segment-grey": 1}, "common": 2, "searched_by": 0},
            "construction-yellow": {"top": ["segment-yellow"]},
            "construction-red": {"top": ["base-red"]},
            "conveyor": [],
        },
        common={"segment-red": 1, "base-yellow": 1},
        search="construction-grey",
    ),
    "three players, hands only": small(
        [
            seat(["segment-red"]),
            seat(["tip-red-none", "base-red"], colour="yellow"),
            seat(["segment-red"], colour="red"),
        ],
        {"construction-grey": ["base-grey"], "construction-yellow": [], "construction-red": [], "conveyor": []},
        common={},
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_pr_11_2_twins_are_all_worlds_with_the_same_view(case: str) -> None:
    state = CASES[case]
    worlds = list(second.worlds(state.to_json()))
    for viewer in [*range(len(state.seats)), SPECTATOR]:
        laws.check_all_worlds(state, viewer, worlds, draws=3000)
    assert len(worlds) > 1
