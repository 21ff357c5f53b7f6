"""RM-3.11: on tables small enough to enumerate, the twins are exactly all worlds with the same view."""

from typing import Any

import pytest

import apogee.games.rocketmen.game as engine
from apogee.core.types import SPECTATOR
from apogee.games.rocketmen import GAME
from apogee.testing import laws
from tests.rocketmen import second


def small(*seats: dict[str, Any], **more: Any) -> engine.Rocketmen:
    """A table with few hidden cards; all others are in the box."""
    bare = {"display": [None] * 6, "deck": {"teal": {}, "pink": {}}, "box": "rest"}
    return GAME.from_json({**bare, "seats": [{"objectives": [], **seat} for seat in seats], **more})


CASES: dict[str, engine.Rocketmen] = {
    "hands and HQs": small(
        {"hand": ["mining", "shipyard"], "hq": ["base_a", "hotel_a"]},
        {"hand": ["mining"], "hq": ["base_a", "base_b", "pandemic"]},
    ),
    "known cards in a hand, and cards that are alike": small(
        {"hand": ["engine_small", "mining"], "known": ["mining"], "hq": ["engine_small", "engine_large", "base_b"]},
        {"hand": ["engine_large", "mining"], "known": ["engine_large"], "hq": ["engine_large", "base_b"]},
    ),
    "an empty HQ, whose hand all know": small(
        {"hand": ["engine_small", "mining"], "hq": []},
        {"hand": ["hotel_a"], "hq": ["mining", "base_b"]},
        {"hand": [], "hq": ["base_b"]},
    ),
    "an objective each": small({"hq": [], "objectives": ["guardians"]}, {"hq": [], "objectives": ["settlers"]}),
    "an objective and two cards": small(
        {"hand": ["mining"], "hq": ["base_a"], "objectives": ["trailblazers"]}, {"hand": ["mining"], "hq": ["hotel_a"]}
    ),
    "solo": small({"hand": ["mining"], "hq": ["base_a", "hotel_a"], "objectives": ["guardians"]}, display=["depot"]),
}


@pytest.mark.parametrize("case", CASES)
def test_rm_3_11_twins_are_all_worlds_with_the_same_view(case: str) -> None:
    state = CASES[case]
    worlds = list(second.worlds(state.to_json()))
    for viewer in [*range(len(state.seats)), SPECTATOR]:
        laws.check_all_worlds(state, viewer, worlds, draws=min(1100, 25 * len(worlds)))
    assert len(worlds) > 1
