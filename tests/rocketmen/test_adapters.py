"""Rocketmen through the adapters: the libraries' own conformance tests with options and alone, and what slices say."""

import json
from functools import partial
from typing import Any

import numpy as np
import pettingzoo.test as zoo  # type: ignore[import-untyped]
import pyspiel  # type: ignore[import-not-found]
import pytest

import apogee
from apogee.adapters import openspiel, pettingzoo, tensors, utilities
from apogee.core.errors import ApogeeError, BadOption, BadPlayers
from apogee.core.types import SPECTATOR
from apogee.games.rocketmen import data
from tests import vectors
from tests.conftest import IS_LONG

GAME = apogee.game("rocketmen")

# Every way to play it: players and options.
TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {"level": "hard"}),
    (2, {"mode": "battle"}),
    (3, {"variants": "closing_market+market_research"}),
    (4, {"variants": "random"}),
]
every_table = pytest.mark.parametrize(("players", "options"), TABLES)


positions = partial(vectors.positions, GAME)
vector = partial(vectors.vector, GAME)


# --- Tensors


@every_table
def test_vectors_keep_size_and_bounds_and_twins_have_equal_ones(players: int, options: dict[str, str]) -> None:
    vectors.expect_bounds_and_equal_twins(GAME, positions(players, options, seed=players, apart=11))


@pytest.mark.parametrize(("players", "options"), TABLES[:2])
def test_views_that_differ_have_vectors_that_differ(players: int, options: dict[str, str]) -> None:
    vectors.expect_views_told_apart(GAME, positions(players, options, seed=3, apart=1))


def part(name: str, players: int, view: dict[str, Any]) -> list[float]:
    """The numbers of a slice."""
    found = next(each for each in tensors.layout(GAME, players) if each.name == name)
    return [round(float(each), 3) for each in tensors.encode(GAME, players, view)[found.start : found.stop]]


def test_slices_say_what_they_mean() -> None:
    match = GAME.match(2, seed=5)
    seat = match.pending()[0]
    own, other = match.view(seat), match.view(1 - seat)

    assert part("turn", 2, own) == [1.0, 0.0]
    assert part("turn", 2, other) == [0.0, 1.0]
    assert part("seats+0 pad", 2, own) == part("seats+1 pad", 2, other)
    hand = [data.CARD_IDS[number] for number, share in enumerate(part("seats+0 hand", 2, own)[1:]) if share]
    assert hand == sorted(set(own["seats"][seat]["hand"]), key=data.CARD_IDS.index)
    objectives = np.array(part("seats+0 objectives", 2, own)[1:]).reshape(data.OBJECTIVES_DEALT, -1)
    held = [data.OBJECTIVE_IDS[int(row.argmax())] for row in objectives]
    assert held == [each["id"] for each in own["seats"][seat]["objectives"]]
    assert sum(part("seats+1 objectives", 2, own)) == 0.0


def test_the_ai_is_told_in_solo_and_only_there() -> None:
    slices = [each.name for each in tensors.layout(GAME, 2) if each.name.startswith("ai ")]

    assert part("ai there", 1, GAME.match(1, seed=5).view(0)) == [1.0]
    assert not any(sum(part(name, 2, GAME.match(2, seed=5).view(0))) for name in slices)


def test_a_cart_is_in_the_acting_seats_vector_alone() -> None:
    match = GAME.match(2, seed=5)
    seat = match.pending()[0]
    before = match.view(1 - seat)
    choice = next(words for words in match.choices(seat) if words.startswith("discard "))
    match.play(seat, choice)

    assert sum(part("cart kind", 2, match.view(seat))) == 1.0
    assert sum(part("cart cards", 2, match.view(seat))) > 0.0
    for viewer in (1 - seat, None):
        assert sum(part("cart cards", 2, match.view(viewer))) == sum(part("cart kind", 2, match.view(viewer))) == 0.0
    assert np.array_equal(tensors.encode(GAME, 2, before), tensors.encode(GAME, 2, match.view(1 - seat)))


def test_a_launch_and_its_odds_are_numbers() -> None:
    for seed in range(40):
        for state in positions(2, {"mode": "battle"}, seed=seed, apart=1):
            view = state.observe(SPECTATOR).to_json()
            launch = view["launch"]
            if launch and launch["counted"]:
                assert part("launch odds", 2, view) == [pytest.approx(launch["odds"]["success"], abs=1e-3)]
                assert part("launch destination", 2, view) == [1.0, 0.0, 0.0]
                assert part("launch counted", 2, view) == [
                    pytest.approx(launch["counted"] / max(data.SUCCESS_CARDS), abs=1e-3)
                ]
                return
    pytest.fail("no launch came up")


# --- OpenSpiel


def spiel(**parameters: Any) -> Any:
    openspiel.register()
    return pyspiel.load_game("apogee_rocketmen", parameters)


@pytest.mark.parametrize(("players", "options"), TABLES if IS_LONG else TABLES[:2])
def test_openspiel_random_simulations(players: int, options: dict[str, str]) -> None:
    pyspiel.random_sim_test(spiel(players=players, **options), num_sims=1, serialize=True, verbose=False)


@every_table
def test_openspiel_takes_options_as_parameters(players: int, options: dict[str, str]) -> None:
    openspiel.register()
    written = ",".join(f"{name}={value}" for name, value in {"players": players, **options}.items())
    game = pyspiel.load_game(f"apogee_rocketmen({written})")
    state = game.new_initial_state()
    for _ in range(60):
        state.apply_action(state.legal_actions()[-1])

    assert game.num_players() == players
    assert game.observation_tensor_shape() == [tensors.size(GAME, players)]
    view = json.loads(state.observation_string(0))
    assert view["mode"] == options.get("mode", "standard" if players > 1 else "solo")
    assert view["level"] == options.get("level")
    assert len(view["variants"]) == (2 if "variants" in options else 0)
    clone = state.clone()
    assert str(clone) == str(state)


def test_openspiel_calls_a_game_alone_general_sum_and_all_others_zero_sum() -> None:
    kinds = pyspiel.GameType.Utility

    assert spiel().num_players() == 2
    assert [spiel(players=players).get_type().utility for players in GAME.players] == [
        kinds.GENERAL_SUM,
        *[kinds.ZERO_SUM] * 3,
    ]
    assert spiel(players=1).utility_sum() is None
    assert spiel(players=2).utility_sum() == 0.0


@pytest.mark.parametrize(
    ("parameters", "expected"),
    [
        ({"players": 5}, BadPlayers),
        ({"players": 2, "mode": "solo"}, BadOption),
        ({"players": 1, "mode": "battle"}, BadOption),
        ({"players": 2, "variants": "closing_market"}, BadOption),
        ({"players": 2, "mode": "battle", "variants": "random"}, BadOption),
    ],
)
def test_what_the_game_is_not_for_is_refused(parameters: dict[str, Any], expected: type[ApogeeError]) -> None:
    with pytest.raises(expected):
        spiel(**parameters)
    options = {name: value for name, value in parameters.items() if name != "players"}
    with pytest.raises(expected):
        pettingzoo.env("rocketmen", players=parameters["players"], options=options)


# --- PettingZoo


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@every_table
def test_pettingzoo_api(players: int, options: dict[str, str]) -> None:
    env = pettingzoo.env("rocketmen", players=players, options=options)
    for agent in env.possible_agents:
        env.action_space(agent).seed(players)
    zoo.api_test(env, num_cycles=200)


@pytest.mark.parametrize(("players", "options"), TABLES[:2])
def test_pettingzoo_seeds(players: int, options: dict[str, str]) -> None:
    zoo.seed_test(lambda: pettingzoo.env("rocketmen", players=players, options=options), num_cycles=100)


def test_pettingzoo_alone_the_reward_is_won_or_lost() -> None:
    env = pettingzoo.env("rocketmen", players=1, options={"level": "easy"})
    env.action_space("player_0").seed(1)
    env.reset(seed=1)
    rewards = []
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        rewards.append(reward)
        env.step(None if is_over else env.action_space(agent).sample(observation["action_mask"]))

    match = env.unwrapped.match
    assert match.over
    assert rewards[-1] == utilities(GAME.places(match.state))[0] == (1.0 if match.winners() else -1.0)
    assert not any(rewards[:-1])
