"""Bots: they get a twin, a generator and a budget, choose alike from alike; searching beats chance."""

import json
from types import ModuleType
from typing import Any

import pytest

import apogee
from apogee import catalog
from apogee.bots import flat_monte_carlo, random
from apogee.core.game import Game
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.testing import toy
from tests import bouts
from tests.conftest import IS_COMPILED, IS_LONG

POCKET_ROCKETS = apogee.game("pocket-rockets")
GAMES: list[Game[Any]] = [*map(catalog.game, catalog.GAMES), toy.GAME]

every_bot = pytest.mark.parametrize("bot", [random, flat_monte_carlo], ids=["random", "flat_monte_carlo"])
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def decisions(game: Game[Any], players: int, seed: int, apart: int) -> list[State]:
    """Positions of one random match in which a player is asked, some decisions apart."""
    players = max(players, game.players[0])
    rng = Rng(seed)
    begun: State = game.new_state(players, game.chosen_options({}, players))
    found: list[State] = []
    for number, (state, player) in enumerate(bouts.asked(begun, rng)):
        if number % apart == 0:
            found.append(state.clone())
            if len(found) == 12:
                break
        state.apply(player, random.choose(state, player, rng, 0))
    return found


def play(game: Game[Any], position: Any, seats: list[ModuleType], seed: int, budget: int) -> list[int]:
    """Play a position to its end, each bot with a twin and a generator of its own; the places of the seats."""
    chance = Rng(seed)
    generators = [Rng(1000 * seed + seat) for seat in range(len(seats))]
    state: State = game.from_json(position)
    for _, player in bouts.asked(state, chance):
        rng = generators[player]
        state.apply(player, seats[player].choose(state.determinize(player, rng), player, rng, budget))
    return game.places(state)


def late(players: int) -> dict[str, Any]:
    """Late in a match: four tokens are left, each seat has two rockets to finish, and no card lies in a stack."""
    colours = ["grey", "yellow", "red"][:players]
    return {
        "seats": [
            {
                "site": "launch",
                "rockets": [{"colour": colour, "segments": 1}, {"colour": colour, "segments": 1}],
                "hand": [f"segment-{colour}", f"tip-{colour}-none", f"tip-{colour}-plus-one"],
            }
            for colour in colours
        ],
        "ring": ["launch", "construction-grey", "conveyor", "recycling", "construction-yellow", "construction-red"],
        "starter": 0,
        "fuel": {"1": 1, "2": 1, "3": 1, "4": 1},
        "stacks": {"construction-grey": [], "construction-yellow": [], "construction-red": [], "conveyor": []},
        "box": "rest",
    }


@every_bot
@every_game
def test_equal_generators_give_equal_choices(game: Game[Any], bot: ModuleType) -> None:
    for number, state in enumerate(decisions(game, 3, 1, apart=5)):
        seat = state.current()
        choices = {bot.choose(state.determinize(seat, Rng(number)), seat, Rng(7), 12) for _ in range(2)}

        assert len(choices) == 1
        assert choices <= set(state.legal_actions(seat))


@every_bot
@every_game
def test_a_bot_leaves_the_twin_as_it_was(game: Game[Any], bot: ModuleType) -> None:
    for number, state in enumerate(decisions(game, 2, 2, apart=5)):
        seat = state.current()
        twin = state.determinize(seat, Rng(number))
        before = json.dumps(twin.to_json())

        bot.choose(twin, seat, Rng(7), 12)

        assert json.dumps(twin.to_json()) == before


@every_bot
@every_game
def test_a_bot_could_not_even_use_the_real_position(game: Game[Any], bot: ModuleType) -> None:
    for number, state in enumerate(decisions(game, 4, 3, apart=5)):
        seat = state.current()
        twin = state.determinize(seat, Rng(number))

        assert bot.choose(twin, seat, Rng(7), 12) == bot.choose(state, seat, Rng(7), 12)


def test_no_budget_is_no_playout_and_still_a_legal_action() -> None:
    for state in decisions(POCKET_ROCKETS, 2, 4, apart=9):
        seat = state.current()

        for budget in (0, 1, 2):
            assert flat_monte_carlo.choose(state, seat, Rng(1), budget) in state.legal_actions(seat)


def test_the_best_mean_wins_and_the_first_of_equals() -> None:
    assert flat_monte_carlo.best([3, 9, 9], [1, 2, 2]) == 1
    assert flat_monte_carlo.best([9, 9, 4], [3, 2, 1]) == 1
    assert flat_monte_carlo.best([0, -4, -3], [0, 2, 2]) == 2  # what was never tried is not chosen
    assert flat_monte_carlo.best([0, 0, 0], [2, 2, 2]) == 0


def test_a_lead_is_over_the_best_other_seat() -> None:
    assert flat_monte_carlo.lead([5, 9, 2], 0) == -4
    assert flat_monte_carlo.lead([5, 9, 2], 1) == 4
    assert flat_monte_carlo.lead([5], 0) == 5


@pytest.mark.parametrize(("players", "share"), [(2, 0.6), (3, 0.5)])
def test_flat_monte_carlo_beats_random_from_every_seat(players: int, share: float) -> None:
    rounds = (50 if IS_LONG else 20) if IS_COMPILED else 8
    wins = 0
    for seed in range(rounds):
        for seat in range(players):
            seats = [flat_monte_carlo if each == seat else random for each in range(players)]
            places = play(POCKET_ROCKETS, late(players), seats, seed, budget=16)
            wins += places[seat] == 0 and places.count(0) == 1

    # In 300 matches each with other seeds it won 74 % (2 players) and 66 % (3); a random bot wins 50 % and 33 %.
    assert wins >= share * rounds * players
