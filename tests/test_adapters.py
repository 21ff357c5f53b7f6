"""Adapters: the libraries' own conformance tests, and ours: bounds, secrecy by twins, equal seeds, refusals."""

import importlib
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
import pettingzoo.test as zoo  # type: ignore[import-untyped]
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-untyped]
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

import apogee
from apogee import catalog
from apogee.adapters import openspiel, pettingzoo, tensors, utilities
from apogee.adapters.parts import part_of
from apogee.core.errors import ApogeeError, BadOption, BadOutcome, BadPlayers, IllegalAction, UnknownAction
from apogee.core.rng import Rng
from apogee.core.schema import (
    FLAG,
    RULE,
    SEAT,
    ByKeys,
    BySeat,
    ByWord,
    Choice,
    Counts,
    Field,
    Id,
    Kind,
    Maybe,
    Number,
    Odds,
    Pile,
    Record,
    Row,
    Seat,
)
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY, SPECTATOR
from apogee.testing import laws
from tests.conftest import IS_LONG, some
from tests.vectors import Read, left_out, told

GAME = apogee.game("pocket-rockets")
NAME = "apogee_pocket_rockets"
CARDS = [words.removeprefix("take ") for words in GAME.actions if words.startswith("take ")]

every_count = pytest.mark.parametrize("players", GAME.players)


def positions(players: int, seed: int, apart: int = 1) -> Iterator[State]:
    """Positions of a random match, the first and the last included."""
    for number, state in enumerate(laws.walk(GAME, players, seed)):
        if number % apart == 0 or state.current() == NOBODY:
            yield state


def vector(state: State, viewer: int) -> tensors.Vector:
    return tensors.encode(GAME, len(state.scores()), state.observe(viewer).to_json())


# --- Utilities


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([0, 1], [1.0, -1.0]),
        ([0, 0], [0.0, 0.0]),
        ([2, 0, 1], [-1.0, 1.0, 0.0]),
        ([0, 0, 2], [0.5, 0.5, -1.0]),
        ([1, 1, 0, 1], [-1 / 3, -1 / 3, 1.0, -1 / 3]),
    ],
)
def test_utilities_are_shares_of_the_others_and_add_up_to_zero(places: list[int], expected: list[float]) -> None:
    assert utilities(places) == pytest.approx(expected)
    assert sum(utilities(places)) == pytest.approx(0.0)


@pytest.mark.parametrize(("place", "expected"), [(0, 1.0), (1, -1.0)])
def test_who_plays_alone_wins_or_loses(place: int, expected: float) -> None:
    assert utilities([place]) == [expected]


# --- Tensors


every_table = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in catalog.GAMES for players in catalog.game(name).players]
)


@every_table
def test_a_layout_is_gapless_and_every_slice_has_a_name_and_a_meaning(name: str, players: int) -> None:
    game = catalog.game(name)
    slices = tensors.layout(game, players)

    assert slices[0].start == 0
    assert all(before.stop == after.start for before, after in pairwise(slices))
    assert len({each.name for each in slices}) == len(slices)
    assert all(each.name and each.meaning and each.stop > each.start for each in slices)
    assert tensors.size(game, players) == slices[-1].stop


@every_table
def test_every_key_of_a_view_is_read_but_those_that_follow_from_others(name: str, players: int) -> None:
    game = catalog.game(name)
    present: set[str] = set()
    read: set[str] = set()
    for state in laws.walk(game, players, 3, game.chosen_options({}, players)):
        tensors.encode(game, players, Read(state.observe(0).to_json(), "", present, read))

    assert present - read == present & set(left_out(game.telling.view))


def test_a_rule_has_no_numbers_and_has_to_follow_from_others() -> None:
    with pytest.raises(ValueError, match="a rule has no numbers"):
        part_of(Record("Told", {"rule": Field(RULE, "the rule that bars it")}), 2)


CARD = Id("card", ("spark", "burn"), (2, 1))
PLANET = Id("planet", ("near", "far"))
BUILT = Record("Built", {"place": Field(Number(2, 1), "where"), "owner": Field(SEAT, "whose")})
NUMBERS: list[tuple[Kind, Any, list[float]]] = [
    (FLAG, True, [1]),
    (Number(4, -4), 0, [0.5]),
    (Number(4, is_capped=True), 9, [1]),
    (Choice(("cw", "ccw")), "ccw", [0, 1]),
    (CARD, "burn", [0, 1]),
    (SEAT, 0, [0, 0, 1]),
    (SEAT, 1, [1, 0, 0]),
    (Seat(has_ai=True), -1, [0, 0, 0, 1]),
    (Seat(is_viewer=True), 1, [0, 1, 0]),
    (Odds(), {"chance": 0.5, "numerator": 1, "denominator": 2}, [0.5]),
    (Maybe(CARD), None, [0, 0]),
    (Maybe(FLAG), None, [0, 0]),
    (Maybe(FLAG), False, [1, 0]),
    (Row(CARD, 2), ["burn"], [0, 1, 0, 0]),
    (Row(FLAG, 2), [False], [1, 0, 0, 0]),
    (Row(FLAG, 2, is_full=True), [False, True], [0, 1]),
    (Row(CARD, 3, singly=1), ["burn", "spark", "spark"], [0, 1, 1, 0]),
    (Row(PLANET, 2, singly=0), ["far", "near"], [1, 0.5]),
    (Pile(CARD), ["spark"], [0.5, 0]),
    (Pile(SEAT), [0, 2], [0, 1, 1]),
    (Counts(CARD), {"spark": 1}, [0.5, 0]),
    (Counts(Id("colour", ("red", "blue", "white"), is_of_seats=True), 4), {"blue": 2}, [0.5, 0, 0]),
    (BySeat(Number(4)), [0, 4, 2], [1, 0.5, 0]),
    (ByWord(("a", "b"), FLAG), {"a": False, "b": True}, [0, 1]),
    (ByWord(("a", "b"), FLAG, is_full=False), {"b": False}, [0, 0, 1, 0]),
    (ByKeys(BUILT, ("place",)), [{"place": 2, "owner": 1}], [0, 0, 0, 1, 0, 0]),
    (ByKeys(BUILT, ("owner",)), [{"place": 2, "owner": 0}], [0, 0, 0, 0, 1, 1]),
    (Record("Two", {"a": Field(FLAG, "one", follows=True), "b": Field(FLAG, "two")}), {"a": True, "b": False}, [0]),
]


@pytest.mark.parametrize(("kind", "value", "expected"), NUMBERS)
def test_each_kind_has_its_numbers(kind: Kind, value: Any, expected: list[float]) -> None:
    part = part_of(kind, 3)
    numbers = [0.0] * part.size
    part.write(numbers, 0, value, 1)

    assert numbers == expected
    assert sum(each.stop - each.start for each in part.slices) == part.size


@every_count
def test_vectors_keep_size_type_and_bounds_throughout_a_match(players: int) -> None:
    size = tensors.size(GAME, players)
    for state in positions(players, seed=players, apart=3):
        for viewer in laws.viewers(state):
            found = vector(state, viewer)

            assert found.dtype == np.float32
            assert found.shape == (size,)
            assert found.min() >= 0.0
            assert found.max() <= 1.0


@every_count
def test_twins_have_equal_vectors(players: int) -> None:
    for number, state in enumerate(positions(players, seed=10 + players, apart=7)):
        for viewer in laws.viewers(state):
            twin = state.determinize(viewer, Rng(number))

            assert np.array_equal(vector(twin, viewer), vector(state, viewer))


def test_an_encoding_reads_the_view_alone() -> None:
    for state in positions(3, seed=5, apart=50):
        view = json.loads(json.dumps(state.observe(1).to_json()))

        assert np.array_equal(tensors.encode(GAME, 3, view), vector(state, 1))


def test_views_that_differ_have_vectors_that_differ() -> None:
    seen: dict[bytes, str] = {}
    for state in positions(2, seed=3):
        for viewer in laws.viewers(state):
            text = told(state.observe(viewer).to_json(), GAME.telling.view)

            assert seen.setdefault(vector(state, viewer).tobytes(), text) == text


def test_slices_say_what_they_mean() -> None:
    match = GAME.match_at(
        {
            "seats": [
                {"site": "launch", "rockets": [{"colour": "red", "segments": 2, "tip": "tip-red-plus-one", "fuel": 3}]},
                {"site": "conveyor", "hand": ["base-grey", "tip-red-none"], "known": ["base-grey"]},
            ],
            "ring": ["launch", "construction-grey", "conveyor", "recycling", "construction-yellow", "construction-red"],
            "turn": 1,
        },
        seed=1,
    )
    slices = {each.name: each for each in tensors.layout(GAME, 2)}

    def part(seat: int, name: str) -> list[float]:
        found = slices[name]
        return [round(float(each), 3) for each in tensors.encode(GAME, 2, match.view(seat))[found.start : found.stop]]

    tip = [float(card == "tip-red-plus-one") for card in CARDS if card.startswith("tip-")]
    assert part(0, "turn") == [0.0, 1.0]
    assert part(1, "turn") == [1.0, 0.0]
    assert part(0, "seats+0 rockets")[:21] == [*[0, 0, 1], 0.25, *tip, 1, 0.75]
    assert part(1, "seats+1 rockets") == part(0, "seats+0 rockets")
    assert part(1, "seats+0 hand")[1:][CARDS.index("tip-red-none")] == 1.0
    assert part(1, "seats+0 hand")[1:][CARDS.index("base-grey")] == 0.2
    assert part(0, "seats+0 hand") == [1.0, *[0.0] * len(CARDS)]  # an empty hand is known to be empty
    assert sum(part(0, "seats+1 hand")) == 0.0
    assert sum(part(0, "seats+1 known")) == part(0, "seats+1 known")[CARDS.index("base-grey")] == 0.2
    assert part(0, "seats+1 unknown") == [0.25]


# --- OpenSpiel


def spiel(players: int = 2) -> Any:
    openspiel.register()
    return pyspiel.load_game(f"{NAME}(players={players})")


def spiel_walk(game: Any, seed: int, steps: int) -> Any:
    """An OpenSpiel state some random steps into a match, with a player to act."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize("players", some(GAME.players, 2))
def test_openspiel_random_simulations(players: int) -> None:
    pyspiel.random_sim_test(spiel(players), num_sims=5 if IS_LONG else 1, serialize=True, verbose=False)


@every_count
def test_openspiel_says_what_the_game_is(players: int) -> None:
    game = spiel(players)
    kind = game.get_type()

    assert game.num_players() == players
    assert game.num_distinct_actions() == GAME.action_count
    assert game.max_chance_outcomes() == GAME.max_chance
    assert game.max_game_length() == game.max_chance_nodes_in_history() == GAME.max_steps
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1.0, 1.0, 0.0)
    assert game.observation_tensor_shape() == [tensors.size(GAME, players)]
    assert (kind.min_num_players, kind.max_num_players) == (GAME.players[0], GAME.players[-1])
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert not kind.provides_information_state_tensor


def test_openspiel_registers_once_and_has_two_players_by_default() -> None:
    openspiel.register()
    openspiel.register()

    assert pyspiel.registered_names().count(NAME) == 1
    assert pyspiel.load_game(NAME).num_players() == 2


@pytest.mark.parametrize("players", [1, 5])
def test_openspiel_refuses_other_numbers_of_players(players: int) -> None:
    with pytest.raises(BadPlayers, match="2 to 4 players"):
        spiel(players)


def test_openspiel_actions_and_outcomes_are_our_words() -> None:
    state = spiel_walk(spiel(), seed=1, steps=40)
    ours = state.position.state
    seat = state.current_player()

    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        GAME.actions[action] for action in ours.legal_actions(seat)
    ]
    first = spiel().new_initial_state()
    assert first.is_chance_node()
    assert first.action_to_string(first.legal_actions()[0]).startswith("site ")
    assert sum(odds for _, odds in first.chance_outcomes()) == pytest.approx(1.0)


def test_openspiel_chance_is_as_likely_as_the_weights_say() -> None:
    state, ours = spiel(2).new_initial_state(), GAME.new_state(2, {})
    compared = 0
    while compared < 12:
        if state.is_chance_node():
            odds = ours.chance_outcomes()
            total = sum(weight for _, weight in odds)
            assert dict(state.chance_outcomes()) == pytest.approx({outcome: weight / total for outcome, weight in odds})
            action, player, compared = odds[0][0], CHANCE, compared + 1
        else:
            player = ours.current()
            action = ours.legal_actions(player)[-1]
        state.apply_action(action)
        ours.apply(player, action)


def test_openspiel_refuses_what_is_illegal_and_changes_nothing() -> None:
    state = spiel_walk(spiel(), seed=2, steps=60)
    before = str(state), state.history()
    illegal = next(action for action in range(GAME.action_count) if action not in state.legal_actions())

    with pytest.raises(IllegalAction, match="PR-"):
        state.apply_action(illegal)
    for number in (-2, GAME.action_count):  # OpenSpiel itself refuses -1
        with pytest.raises(UnknownAction, match="a number from 0 to"):
            state.apply_action(number)
    with pytest.raises(BadOutcome):
        spiel().new_initial_state().apply_action(GAME.max_chance - 1)

    assert (str(state), state.history()) == before


def test_openspiel_clones_and_pickles_are_independent_and_equal() -> None:
    state = spiel_walk(spiel(3), seed=3, steps=90)
    text = str(state)
    for copy in (state.clone(), pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own bytes
        assert str(copy) == text
        assert copy.history() == state.history()

        copy.apply_action(copy.legal_actions()[0])

        assert str(copy) != text
        assert str(state) == text


def test_openspiel_twins_look_the_same_and_tell_no_history() -> None:
    for steps in range(20, 400, 40):
        state = spiel_walk(spiel(4), seed=1, steps=steps)
        viewer = state.current_player()
        twins = [state.resample_from_infostate(viewer, lambda share=share: share) for share in (0.25, 0.75)]

        for twin in twins:
            assert twin.observation_string(viewer) == state.observation_string(viewer)
            assert twin.observation_tensor(viewer) == state.observation_tensor(viewer)
            assert twin.legal_actions() == state.legal_actions()
            assert twin.history() == []


def test_openspiel_observations_are_views_and_no_more() -> None:
    game = spiel(3)
    state = spiel_walk(game, seed=4, steps=150)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    spectator = make_observation(game, public)
    spectator.set_from(state, 0)

    for seat in range(3):
        assert json.loads(state.observation_string(seat)) == state.position.state.observe(seat).to_json()
    assert json.loads(spectator.string_from(state, 1)) == state.position.state.observe(SPECTATOR).to_json()
    assert np.array_equal(spectator.tensor, vector(state.position.state, SPECTATOR))
    assert spectator.dict["ring"].shape == (6, 6)
    for refused in (
        pyspiel.IIGObservationType(perfect_recall=True),
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
    ):
        with pytest.raises(ValueError, match="the view of one seat"):
            make_observation(game, refused)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, public, {"depth": 3})


def test_openspiel_returns_follow_the_places() -> None:
    state = spiel_walk(spiel(3), seed=5, steps=GAME.max_steps)

    assert state.is_terminal()
    assert state.returns() == utilities(GAME.places(state.position.state))
    assert spiel(3).new_initial_state().returns() == [0.0, 0.0, 0.0]


class ShortPlayout:
    """An evaluator for OpenSpiel's searches: a few random steps, and what they return."""

    def __init__(self) -> None:
        self.rng = np.random.RandomState(1)

    def evaluate(self, state: Any) -> Any:
        walker = state.clone()
        for _ in range(20):
            if not walker.is_terminal():
                walker.apply_action(self.rng.choice(walker.legal_actions()))
        return np.array(walker.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_openspiel_searches_run_on_it() -> None:
    game = spiel()
    state = spiel_walk(game, seed=6, steps=60)
    bot = ISMCTSBot(game, ShortPlayout(), 2.0, 20, random_state=np.random.RandomState(1), use_observation_string=True)

    assert bot.step(state) in state.legal_actions()


def test_python_ends_quietly_after_registering() -> None:
    code = f"import pyspiel; from apogee.adapters import openspiel; openspiel.register(); pyspiel.load_game('{NAME}')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)

    assert (done.returncode, done.stderr) == (0, "")


# --- PettingZoo


def zoo_env(players: int = 2) -> Any:
    """An environment whose samples of actions are the same every time."""
    env = pettingzoo.env("pocket-rockets", players=players, options={})
    for agent in env.possible_agents:
        env.action_space(agent).seed(players)
    return env


def zoo_run(env: Any, seed: int | None, steps: int) -> list[Any]:
    """All that a random run shows."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    shown: list[Any] = []
    for agent in env.agent_iter(steps):
        observation, reward, is_over, is_cut, _ = env.last()
        shown.append((agent, observation["observation"].tobytes(), observation["action_mask"].tobytes(), reward))
        env.step(None if is_over or is_cut else env.action_space(agent).sample(observation["action_mask"]))
    return shown


# PettingZoo knows by name the few environments whose observations may be dicts with a mask; ours is one more of them.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@every_count
def test_pettingzoo_api(players: int) -> None:
    zoo.api_test(zoo_env(players), num_cycles=1000)


@every_count
def test_pettingzoo_seeds(players: int) -> None:
    zoo.seed_test(lambda: pettingzoo.env("pocket-rockets", players=players), num_cycles=300)


def test_pettingzoo_matches_are_those_of_the_seed() -> None:
    env = zoo_env()
    env.reset(seed=7)
    assert env.unwrapped.match.position() == GAME.match(2, seed=7).position()

    first, second = zoo_run(zoo_env(), 7, 200), zoo_run(zoo_env(), 7, 200)
    other = zoo_run(zoo_env(), 8, 200)
    assert first == second
    assert first != other

    series = [zoo_run(env, seed, 30) for seed in (7, None, None)]
    assert series == [zoo_run(env, seed, 30) for seed in (7, None, None)]
    assert series[0] != series[1] != series[2]


@every_count
def test_pettingzoo_observations_are_views_and_masks(players: int) -> None:
    env = zoo_env(players)
    env.reset(seed=players)
    for agent in env.agent_iter(120):
        match = env.unwrapped.match
        for seat, each in enumerate(env.possible_agents):
            observation = env.observe(each)
            legal = [GAME.action(words) for words in match.choices(seat)]
            twin = match.state.determinize(seat, Rng(seat))

            assert env.observation_space(each).contains(observation)
            assert np.flatnonzero(observation["action_mask"]).tolist() == legal
            assert bool(legal) == (each == agent)
            assert np.array_equal(observation["observation"], vector(twin, seat))
        env.step(env.action_space(agent).sample(env.observe(agent)["action_mask"]))


def test_pettingzoo_refuses_what_is_illegal_and_changes_nothing() -> None:
    env = zoo_env()
    env.reset(seed=1)
    agent, before = env.agent_selection, env.unwrapped.match.position()
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])

    with pytest.raises(IllegalAction, match=r"PR-2\.10"):
        env.step(illegal)
    for action in (-1, GAME.action_count, 1.5, None, "draw"):
        with pytest.raises(UnknownAction, match="a number from 0 to"):
            env.step(action)

    assert env.agent_selection == agent
    assert env.unwrapped.match.position() == before
    assert env.terminations == {"player_0": False, "player_1": False}


def test_pettingzoo_rewards_come_at_the_end_and_are_the_utilities() -> None:
    env = zoo_env(3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=2)
    for agent in env.agent_iter():
        observation, reward, is_over, _, _ = env.last()
        total[agent] += reward
        assert is_over or reward == 0.0
        env.step(None if is_over else env.action_space(agent).sample(observation["action_mask"]))

    match = env.unwrapped.match
    assert match.over
    assert env.agents == []
    assert list(total.values()) == utilities(GAME.places(match.state))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [({"players": 5}, BadPlayers), ({"options": {"mode": "solo"}}, BadOption), ({"game_name": "chess"}, ApogeeError)],
)
def test_pettingzoo_refuses_what_the_game_is_not_for(arguments: dict[str, Any], expected: type[ApogeeError]) -> None:
    with pytest.raises(expected):
        pettingzoo.env(**{"game_name": "pocket-rockets", **arguments})


def test_pettingzoo_renders_what_a_spectator_may_know() -> None:
    env = zoo_env()
    env.reset(seed=1)

    assert json.loads(env.render()) == env.unwrapped.match.view(None)
    assert isinstance(env.action_space("player_0"), gymnasium.spaces.Discrete)


# --- Without the libraries


@pytest.mark.parametrize(
    ("module", "library"), [("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo"), ("tensors", "numpy")]
)
def test_a_missing_library_is_named_with_what_brings_it(
    module: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"apogee.adapters.{module}")
    monkeypatch.setitem(sys.modules, library, None)

    with pytest.raises(ImportError, match=r"is needed here and not installed; `pip install apogee\[rl\]` brings it\."):
        importlib.import_module(f"apogee.adapters.{module}")


def test_the_libraries_are_imported_only_by_the_adapters() -> None:
    code = (
        "import sys, apogee, apogee.bots.roster; apogee.game('pocket-rockets');"
        "print([name for name in ('numpy', 'pyspiel', 'pettingzoo', 'gymnasium') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=True)

    assert done.stdout.strip() == "[]"
