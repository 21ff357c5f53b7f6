"""Counts as checksum: lines of play from fixed positions, like chess perft. A changed number is a changed rule."""

from typing import Any

import pytest

import apogee
from apogee.games.pocket_rockets import GAME
from apogee.testing.counts import count_lines

RING = ["launch", "construction-grey", "conveyor", "recycling", "construction-yellow", "construction-red"]


def rocket(colour: str, segments: int = 0, tip: str | None = None, fuel: int | None = None) -> dict[str, Any]:
    return {"colour": colour, "segments": segments, "tip": tip, "fuel": fuel}


DEPOT: dict[str, Any] = {
    "ring": RING,
    "turn": 0,
    "points": 3,
    "box": "rest",
    "seats": [
        {"site": "recycling", "hand": ["base-grey", "segment-red"], "rockets": [rocket("grey")]},
        {"site": "launch", "hand": ["tip-grey-none"], "rockets": [rocket("yellow", 1, "tip-yellow-none")]},
    ],
    "stacks": {
        "construction-grey": {"top": ["segment-grey"], "bag": {"base-red": 1, "tip-red-none": 1}},
        "construction-yellow": ["segment-yellow", "base-yellow"],
        "construction-red": [],
        "conveyor": {"top": ["base-grey"]},
    },
}
LINE: dict[str, Any] = {
    **DEPOT,
    "points": 4,
    "seats": [
        {
            "site": "construction-grey",
            "hand": ["base-grey", "segment-grey", "tip-grey-free-direction"],
            "rockets": [rocket("grey", 1), rocket("grey"), rocket("red", 1, "tip-red-free-direction")],
        },
        {"site": "launch", "hand": ["tip-grey-none"], "rockets": [rocket("yellow", 1, "tip-yellow-none")]},
    ],
}
LAUNCH: dict[str, Any] = {**DEPOT, "turn": 1, "points": 2}

EXPECTED: dict[str, list[int]] = {
    "depot": [19, 38, 119, 1192, 2274, 14045],
    "line": [6, 30, 129, 480, 2047, 6236, 11617],
    "launch": [5, 6, 97, 228, 659, 6110, 12408],
    "setup": [4, 12, 24, 48, 96, 96, 576, 3456, 72576],
}


@pytest.mark.parametrize("name", EXPECTED)
def test_number_of_lines(name: str) -> None:
    if name == "setup":
        state = apogee.game("pocket-rockets").new_state(2, {})
    else:
        state = GAME.from_json({"depot": DEPOT, "line": LINE, "launch": LAUNCH}[name])
    assert [count_lines(state, depth) for depth in range(1, len(EXPECTED[name]) + 1)] == EXPECTED[name]
