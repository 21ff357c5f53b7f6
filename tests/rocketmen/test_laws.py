"""The laws of apogee.testing on rich tables (rich.py), where launches come about and every card can be used."""

from collections import Counter
from typing import Any

import pytest

import apogee
from apogee.core.rng import Rng
from apogee.core.types import NOBODY
from apogee.testing import laws
from apogee.testing.mutation import check_changed
from tests.conftest import IS_COMPILED, IS_LONG
from tests.rocketmen import second
from tests.rocketmen.rich import rich_position

GAME = apogee.game("rocketmen")
TABLES = (100 if IS_LONG else 20) if IS_COMPILED else 10
STEPS = 45  # from each table
EACH = (10 if IS_LONG else 2) if IS_COMPILED else 1  # how often all laws are looked at where the same is asked
LONGEST_TURN = {1: 1000, 2: 150, 3: 150, 4: 150}  # with one player, all turns of a match are one player's
RARE = {1: {"w5", "trim", "abort"}, 2: {"w5", "cycle", "scrap"}, 3: {"w1", "w5", "fetch"}, 4: {"w3", "w4", "mission"}}


@pytest.mark.parametrize("players", GAME.players)
def test_laws_hold_on_rich_tables(players: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(TABLES):
        state = GAME.from_json(rich_position(players, seed))
        census = GAME.checks.census(state)
        rng = Rng(100 * players + seed)
        for number in range(STEPS):
            position = state.to_json()
            if number % 15 == 0 or state.current() == NOBODY:
                laws.check_scores(state, second.scores)
                assert second.has_everything(position)
            if state.current() == NOBODY:
                places = GAME.places(state)
                assert second.winners(position) == [seat for seat, place in enumerate(places) if place == 0]
                break
            asks = position["agenda"][-1].split()[0] + position.get("cart", {}).get("kind", "")
            asked[asks] += 1
            if asked[asks] <= EACH:
                laws.check_step(GAME, state, number, census, second.scores)
                laws.check_turn_is_finite(GAME, state, rng, LONGEST_TURN[players])
                laws.check_twin_is_a_position(GAME, state, seed)
                laws.check_history_tells_nothing_more(GAME, state, laws.viewers(state)[seed % (players + 1)], rng, 8)
            laws.step(GAME, state, rng)
    assert not IS_COMPILED or asked.keys() >= RARE[players]


@pytest.mark.parametrize("players", GAME.players)
def test_changed_rich_tables_are_refused_or_played_to_their_end(players: int) -> None:
    """In the middle of launches and carts, too."""
    accepted = 0
    for seed in range(20 if IS_LONG else 1):
        positions: list[dict[str, Any]] = []
        state, rng = GAME.from_json(rich_position(players, seed)), Rng(seed)
        while state.current() != NOBODY and len(positions) < STEPS:
            positions.append(state.to_json())
            laws.step(GAME, state, rng)
        accepted += check_changed(GAME, positions, seed, 200 if IS_LONG else 15, 300)
    assert accepted > 0
