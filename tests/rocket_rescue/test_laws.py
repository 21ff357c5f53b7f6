"""The laws of apogee.testing on rich tables (rich.py), where rockets fly and characters act."""

from collections import Counter
from typing import Any

import pytest

import apogee
from apogee.core.agenda import Step
from apogee.core.rng import Rng
from apogee.core.types import NOBODY
from apogee.games.rocket_rescue import data, decisions
from apogee.testing import laws
from apogee.testing.mutation import check_changed
from tests import advice
from tests.conftest import IS_COMPILED, IS_LONG
from tests.rocket_rescue import second
from tests.rocket_rescue.rich import rich_position

GAME = apogee.game("rocket-rescue")
TABLES = (2400 if IS_LONG else 12) if IS_COMPILED else 16
STEPS = 60  # from each table
EACH = 40 if IS_LONG and IS_COMPILED else 1  # how often all laws are looked at where the same is asked
LONGEST_TURN = 150
ADVISED = (480 if IS_LONG else 4) if IS_COMPILED else 4  # tables where refusals are held to what they advise
RARE = {"sabotage", "stability", "reroll", "terminal", "keep", "target", "crew", "planet", "explore", "mark", "spread"}


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("rules", [*GAME.older, GAME.rules_version])
def test_laws_hold_on_rich_tables(players: int, rules: int) -> None:
    game = GAME.at(rules)
    asked: Counter[str] = Counter()
    for seed in range(TABLES if game is GAME else TABLES // 6):
        state = game.from_json(rich_position(players, seed))
        census = game.checks.census(state)
        rng = Rng(100 * players + seed)
        for number in range(STEPS):
            if state.current() == NOBODY:
                laws.check_scores(state, second.scores)
                places = game.places(state)
                winners = [seat for seat, place in enumerate(places) if place == 0]
                assert second.winners(state.to_json()) == winners
                break
            asks = state.to_json()["agenda"][-1].split()[0]
            asked[asks] += 1
            if asked[asks] <= EACH:
                laws.check_step(game, state, number, census, second.scores)
                laws.check_turn_is_finite(game, state, rng, LONGEST_TURN)
                laws.check_order_of_commits(game, state, rng)
                laws.check_twin_is_a_position(game, state, seed)
                laws.check_refusals_change_nothing(game, state, rng)
                laws.check_history_tells_nothing_more(game, state, laws.viewers(state)[seed % (players + 1)], rng, 8)
            laws.step(game, state, rng)
    assert not IS_COMPILED or game is not GAME or asked.keys() >= RARE


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("rules", [*GAME.older, GAME.rules_version])
def test_what_refusals_advise_on_rich_tables_can_be_done(players: int, rules: int) -> None:
    """Launches, characters and full rockets, which matches by chance rarely come to."""
    game = GAME.at(rules)
    for seed in range(ADVISED if IS_LONG or game is GAME else ADVISED // 4):
        match = game.match_at(rich_position(players, seed), seed=seed)
        found = advice.faults_along(game, match, seed, 31, STEPS if IS_LONG else STEPS // 2)
        assert sorted(set(found)) == []


def test_what_is_counted_before_somebody_is_asked_agrees_with_the_list() -> None:
    """RR-5.4: whoever could only pass is not asked. What says so counts by itself, where that is quicker."""
    found: Counter[tuple[int, bool]] = Counter()
    for seed in range(TABLES if IS_LONG else 12):
        state, rng = GAME.from_json(rich_position(3 + seed % 3, seed)), Rng(seed)
        for number in range(20):
            if state.current() == NOBODY:
                break
            for verb in (data.RESEARCH_TURN, data.SHOPPING_TURN, data.BUILD_TURN):
                for seat in range(len(state.seats)):
                    table = state.clone()
                    table.agenda = [Step(verb, seat, 2 * (verb - data.RESEARCH_TURN))]
                    if number % 4 == 0:
                        table.display, table.standard = [], [0, 0, 0, number % 8]
                    is_asked = decisions.is_worth_asking(table)
                    found[verb, is_asked] += 1
                    assert is_asked == (len(decisions.legal_actions(table, seat)) > 1), (verb, seat, state.to_json())
            laws.step(GAME, state, rng)
    assert len(found) == 6, "each is asked of some, and not of others"


def freed(position: dict[str, Any]) -> dict[str, Any]:
    """A position without what follows from the rest of it, so that changes of the rest are not refused for that."""
    follows = ("crew", "chips")
    seats = [{key: value for key, value in seat.items() if key not in follows} for seat in position["seats"]]
    return {key: value for key, value in position.items() if key not in ("bank", "trigger")} | {"seats": seats}


@pytest.mark.parametrize("players", GAME.players)
def test_changed_rich_tables_are_refused_or_played_to_their_end(players: int) -> None:
    """In the middle of launches and of what characters do, too."""
    accepted = 0
    for seed in range(30 if IS_LONG else 2):
        positions: list[dict[str, Any]] = []
        state, rng = GAME.from_json(rich_position(players, seed)), Rng(seed)
        while state.current() != NOBODY and len(positions) < STEPS:
            positions.append(freed(state.to_json()))
            laws.step(GAME, state, rng)
        if positions:  # some of these matches are over as they lie there
            accepted += check_changed(GAME, positions, seed, 200 if IS_LONG else 15, 300)
    assert accepted > 0
