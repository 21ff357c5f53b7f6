"""Counts as checksum: lines of play from fixed positions, like chess perft. A changed number is a changed rule."""

from typing import Any

import pytest

import apogee
from apogee.testing.counts import count_lines

GAME = apogee.game("rocketmen")
DISPLAY = ["solar_energy", "super_capacitors", "pandemic", "afterburners", "government_contract", "big_data"]
DECK = {"teal": {"spacesuit": 1, "designer_drugs": 1}, "pink": {"robotics": 1}}

MARKET: dict[str, Any] = {
    "seats": [
        {
            "hand": ["hotel_a", "mining", "base_a", "spaceship_b", "solar_energy"],
            "tokens": {"rocket": 0, "hand": 0, "science": 1, "money": 1},
            "warehouse": ["satellite_a", "engine_small"],
        },
        {"hand": ["shipyard"]},
        {},
    ],
    "display": ["climate_change", *DISPLAY[1:]],
    "deck": DECK,
    "variants": ["market_research"],
    "box": "rest",
}
WORKSHOP: dict[str, Any] = {
    "seats": [
        {
            "hand": ["storage_batteries", "nanotechnology", "global_internet", "station_a", "base_b"],
            "hq": ["satellite_a", "hotel_a", "mining"],
            "plan": "satellite_b",
            "pad": ["depot", "engine_small"],
            "depot": ["engine_medium"],
            "warehouse": ["electric_cars", "spaceship_a"],
            "box": ["base_a", "shipyard", "spaceship_b", "station_b", "hotel_b"],
        },
        {},
    ],
    "display": [None] * 6,
    "deck": [],
    "engines": {"engine_small": 1, "engine_medium": 0, "engine_large": 0},
    "box": "rest",
}
FLIGHT: dict[str, Any] = {
    "seats": [
        {
            "plan": "satellite_a",
            "pad": ["industrial_espionage", "detailed_planning", "engine_small", "engine_small", "spacesuit"],
            "hand": ["hotel_a", "mining"],
        },
        {"plan": "mining", "pad": ["afterburners", "reusable_rocket_parts", "backup_systems"]},
        {},
    ],
    "launch": {"destination": "moon"},
}
SOLO: dict[str, Any] = {
    "seats": [{"hand": ["hotel_a", "satellite_b"], "plan": "spaceship_a", "pad": ["engine_small", "engine_small"]}],
    "mode": "solo",
    "level": "hard",
    "display": ["pandemic", "spacesuit", None, None, None, None],
    "deck": [],
    "box": "rest",
    "ai": {"location": "mars.base", "rocket": 11, "first": "solitaire_152", "second": "solitaire_155"},
}
POSITIONS = {"market": MARKET, "workshop": WORKSHOP, "flight": FLIGHT, "solo": SOLO}

EXPECTED: dict[str, list[int]] = {
    "market": [25, 126, 609, 2627, 11238],
    "workshop": [22, 172, 892, 5319, 28283],
    "flight": [4, 10, 35, 125, 502, 1655, 5409, 21788],
    "solo": [10, 56, 305, 1828, 10703, 122504],
    "setup": [15, 210, 2730, 32760],
}


@pytest.mark.parametrize("name", EXPECTED)
def test_number_of_lines(name: str) -> None:
    state = GAME.new_state(2, GAME.chosen_options({}, 2)) if name == "setup" else GAME.from_json(POSITIONS[name])
    assert [count_lines(state, depth) for depth in range(1, len(EXPECTED[name]) + 1)] == EXPECTED[name]
