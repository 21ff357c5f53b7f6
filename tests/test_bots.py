"""Levels: they get a twin, a generator and a budget, choose alike from alike, and none can peek."""

import json
from typing import Any

import pytest

import apogee
from apogee import catalog
from apogee.bots import random, roster
from apogee.bots.ahead import settle
from apogee.bots.roster import Chooser
from apogee.core.game import Game
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.testing import toy
from tests import bouts
from tests.conftest import IS_COMPILED, IS_LONG, long_only

POCKET_ROCKETS = apogee.game("pocket-rockets")
GAMES: list[Game[Any]] = [*map(catalog.game, catalog.GAMES), toy.GAME]
ITERATIONS = 12  # enough to go through everything that a search does

every_level = pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game, level, id=f"{game.name}-{level}")
        for game in GAMES
        for level in roster.candidates(game.name)
        if level != "commander"  # who is a Pilot with more time
    ],
)


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


def play(game: Game[Any], position: Any, seats: list[Chooser], seed: int, budget: int) -> list[int]:
    """Play a position to its end, each bot with a twin and a generator of its own; the places of the seats."""
    chance = Rng(seed)
    generators = [Rng(1000 * seed + seat) for seat in range(len(seats))]
    state: State = game.from_json(position)
    for _, player in bouts.asked(state, chance):
        rng = generators[player]
        state.apply(player, seats[player](state.determinize(player, rng), player, rng, budget))
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


@every_level
def test_equal_generators_give_equal_choices(game: Game[Any], level: str) -> None:
    choose = roster.bot(game.name, level)
    for number, state in enumerate(decisions(game, 3, 1, apart=5)):
        seat = state.current()
        choices = {choose(state.determinize(seat, Rng(number)), seat, Rng(7), ITERATIONS) for _ in range(2)}

        assert len(choices) == 1
        assert choices <= set(state.legal_actions(seat))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_what_is_advised_is_carried_through(game: Game[Any]) -> None:
    """A line begins with what is advised, and its steps come to pass; so do those of the lines that a search weighs.

    But a route may lead into the next turn, and a plan begun at random may have no room for all dice of a good one.
    """
    knowledge = roster.knowledge_of(game.name)
    whole = []
    for number, state in enumerate(decisions(game, 2, 4, apart=5)):
        seat = state.current()
        advised = knowledge.advise_line(state, seat, Rng(number))
        for line in [advised, *knowledge.lines(state, seat)]:
            world = state.clone()
            steps = 0
            while steps < len(line) and line[steps] in world.legal_actions(seat):
                world.apply(seat, line[steps])
                settle(world, Rng(number))
                steps += 1
            whole.append(steps == len(line) or seat not in world.pending())
            assert steps > 0

        assert advised[0] == knowledge.advise(state, seat, Rng(number))

    assert len(whole) > 8
    assert all(whole) or (game.name == "rocket-rescue" and sum(whole) > 0.8 * len(whole))


@every_level
def test_a_bot_leaves_the_twin_as_it_was(game: Game[Any], level: str) -> None:
    choose = roster.bot(game.name, level)
    for number, state in enumerate(decisions(game, 2, 2, apart=5)):
        seat = state.current()
        twin = state.determinize(seat, Rng(number))
        before = json.dumps(twin.to_json())

        choose(twin, seat, Rng(7), ITERATIONS)

        assert json.dumps(twin.to_json()) == before


@every_level
def test_nobody_peeks(game: Game[Any], level: str) -> None:
    """Worlds that a seat cannot tell apart, the real one among them: from equal generators come equal choices."""
    choose = roster.bot(game.name, level)
    for number, state in enumerate(decisions(game, 4, 3, apart=5)):
        seat = state.current()
        worlds = [state, *(state.determinize(seat, Rng(10 * number + each)) for each in range(2))]

        assert len({choose(world, seat, Rng(7), ITERATIONS) for world in worlds}) == 1


@long_only
@every_level
def test_nobody_peeks_in_whole_matches(game: Game[Any], level: str) -> None:
    """The same at every decision of matches among greedy players, where there are any, or of this level."""
    choose = roster.bot(game.name, level)
    lead = roster.bot(game.name, roster.best(game.name))
    asked = 0
    for players in game.players:
        begun: State = game.new_state(players, game.chosen_options({}, players))
        rng = Rng(players)
        for state, player in bouts.asked(begun, rng):
            worlds = [state, state.determinize(player, Rng(asked))]

            assert len({choose(world, player, Rng(asked), ITERATIONS) for world in worlds}) == 1
            asked += 1
            state.apply(player, lead(state.determinize(player, rng), player, rng, ITERATIONS))

    assert asked > (300 if game is not toy.GAME else 20)


def test_no_budget_is_no_iteration_and_still_a_legal_action() -> None:
    for state in decisions(POCKET_ROCKETS, 2, 4, apart=9):
        seat = state.current()

        for budget in (0, 1, 2):
            assert roster.bot("pocket-rockets", "cadet")(state, seat, Rng(1), budget) in state.legal_actions(seat)


@long_only
@pytest.mark.parametrize(("players", "share"), [(2, 0.6), (3, 0.5)])
def test_a_cadet_beats_a_tumbler_from_every_seat(players: int, share: float) -> None:
    rounds = (50 if IS_LONG else 10) if IS_COMPILED else 2
    cadet = roster.bot("pocket-rockets", "cadet")
    wins = 0
    for seed in range(rounds):
        for seat in range(players):
            seats: list[Chooser] = [cadet if each == seat else random.choose for each in range(players)]
            places = play(POCKET_ROCKETS, late(players), seats, seed, budget=16)
            wins += places[seat] == 0 and places.count(0) == 1

    assert wins >= share * rounds * players
