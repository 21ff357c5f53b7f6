"""Counts as checksum: lines of play from fixed positions, like chess perft. A changed number is a changed rule."""

from typing import Any

import pytest

import apogee
from apogee.testing.counts import count_lines

GAME = apogee.game("rocket-rescue")
STANDARD = [{"module": "std-engine"}, {"module": "std-tank"}, {"module": "std-cockpit", "crew": 1}]
SHARED = [*STANDARD, {"module": "bunk-ring", "owner": 1, "crew": {"white": 1}}]

KEEPING: dict[str, Any] = {
    "phase": "end",
    "round": 2,
    "seats": [{"modules": ["kestrel", "std-tank"]}, {"modules": ["field-camp", "std-engine", "std-engine"]}, {}],
    "terminal": [2, 0],
    "hangars": {1: SHARED},
    "piles": {"advanced": ["twin-helm", "slim-barrel"]},
    "box": "rest",
}
SHOP: dict[str, Any] = {
    "phase": "shopping",
    "round": 3,
    "seats": [
        {"character": "miner", "dice": {"shopping": [3, 0], "build_launch": [2, 1]}},
        {"character": "pilot", "dice": {"shopping": [2, 0], "boarding": [5, 1]}},
        {"character": "ambassador", "dice": {"boarding": [3, 0]}},
    ],
    "market": {"carbon": 2, "aluminium": 1, "titanium": 0},
    "hangars": {1: SHARED},
}
BUILD: dict[str, Any] = {
    "phase": "build_launch",
    "round": 2,
    "edition": "deluxe",
    "length": "short",
    "seats": [
        {
            "character": "mechanic",
            "modules": ["std-crew", "slim-barrel"],
            "energy": 1,
            "dice": {"build_launch": [4, 0]},
        },
        {"character": "mogul", "modules": ["kestrel"], "dice": {"build_launch": [1, 0]}},
        {"character": "engineer"},
    ],
    "companies": {"supernova-industries": 2},
    "hangars": {3: STANDARD},
}
FLIGHT: dict[str, Any] = {
    "phase": "build_launch",
    "round": 8,
    "edition": "deluxe",
    "length": "short",
    "seats": [
        {"character": "explorer", "energy": 14, "cubes": {"carbon": 0}, "dice": {"build_launch": [3, 0]}},
        {"character": "saboteur", "cubes": {"carbon": 0}},
        {"character": "mechanic", "cubes": {"carbon": 0}},
    ],
    "hangars": {2: SHARED, 5: [{"module": "family-cabin", "owner": 2}]},
    "planets": ["mossball", "lullaby", "puddle-prime", "iron-dune", "ember-crown"],
    "piles": {"blue": ["kite-harbour"]},
    "marks": {"mossball": 1},
    "box": "rest",
}
STARTING: dict[str, Any] = {
    "phase": "begin",
    "round": 5,
    "edition": "deluxe",
    "length": "short",
    "seats": [{"character": "explorer"}, {"character": "mogul"}, {"character": "engineer"}],
    "companies": {"stellaris-x": 1},
    "piles": {"blue": ["mossball"], "red": ["iron-dune"], "advanced": ["kestrel", "bunk-ring", "slim-barrel"]},
    "box": "rest",
}
POSITIONS = {
    "keeping": KEEPING,
    "shop": SHOP,
    "shop by rules 1": {**SHOP, "rules": 1},
    "build": BUILD,
    "flight": FLIGHT,
    "starting": STARTING,
}

EXPECTED: dict[str, list[int]] = {
    "keeping": [2, 6, 20, 48, 72, 3864, 591792],
    "shop": [4, 12, 32, 93, 225, 918, 5961, 46170],
    "shop by rules 1": [4, 11, 30, 90, 216, 882, 5964, 46356],
    "build": [19, 205, 1558, 7930, 39020],
    "flight": [8, 64, 404, 1619, 6113, 24533],
    "starting": [3, 11, 84, 9018, 1408104],
    "setup": [6, 36, 216, 2256, 25296, 304416],
}


@pytest.mark.parametrize("name", EXPECTED)
def test_number_of_lines(name: str) -> None:
    state = GAME.new_state(3, GAME.chosen_options({}, 3)) if name == "setup" else GAME.from_json(POSITIONS[name])
    assert [count_lines(state, depth) for depth in range(1, len(EXPECTED[name]) + 1)] == EXPECTED[name]
