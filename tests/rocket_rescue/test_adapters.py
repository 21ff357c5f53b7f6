"""Rocket Rescue through the adapters: the libraries' own conformance tests, secret plans, and what slices say."""

import json
from functools import partial
from typing import Any

import numpy as np
import pettingzoo.test as zoo  # type: ignore[import-untyped]
import pyspiel  # type: ignore[import-not-found]
import pytest

from apogee.adapters import openspiel, pettingzoo, tensors, utilities
from apogee.core.errors import ApogeeError, BadOption, BadPlayers, IllegalAction, UnknownAction
from apogee.core.state import State
from apogee.core.types import CHANCE, SPECTATOR
from apogee.games.rocket_rescue import data
from apogee.testing import laws
from tests import vectors
from tests.conftest import IS_LONG
from tests.rocket_rescue.table import GAME, at, plan, play, rocket, turn_at
from tests.rocket_rescue.test_stage import declared
from tests.vectors import Read, left_out

# Ways to play it: players and options.
TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {"length": "short"}),
    (4, {"edition": "deluxe", "characters": "deal"}),
    (5, {"characters": "choose", "length": "long"}),
]
every_table = pytest.mark.parametrize(("players", "options"), TABLES)


positions = partial(vectors.positions, GAME)
vector = partial(vectors.vector, GAME)


# --- Tensors


@every_table
def test_vectors_keep_size_and_bounds_and_twins_have_equal_ones(players: int, options: dict[str, str]) -> None:
    vectors.expect_bounds_and_equal_twins(GAME, positions(players, options, seed=players, apart=7))


@pytest.mark.parametrize(("players", "options"), TABLES[:2])
def test_views_that_differ_have_vectors_that_differ(players: int, options: dict[str, str]) -> None:
    vectors.expect_views_told_apart(GAME, positions(players, options, seed=3, apart=1), [0, SPECTATOR])


def test_every_key_of_a_view_is_read_but_those_that_follow_from_others() -> None:
    present: set[str] = set()
    read: set[str] = set()
    abouts: set[tuple[str, ...]] = set()
    for players, options in TABLES:
        for state in positions(players, options, seed=3, apart=1):
            view = state.observe(SPECTATOR).to_json()
            tensors.encode(GAME, players, Read(view, "", present, read))
            abouts.add(tuple(key for key, value in (view["about"] or {}).items() if value is not None))
    tensors.encode(GAME, 3, Read(declared("mechanic", None, "saboteur").view(None), "", present, read))

    modules = {("hangar", "place"), ("hangar", "place", "seat")}
    assert abouts == {(), ("seat", "tied"), ("space", "colour"), ("colour",), *modules}
    assert present - read == set(left_out(GAME.telling.view))


def part(name: str, players: int, view: dict[str, Any]) -> Any:
    """The numbers of a slice, in its shape."""
    found = next(each for each in tensors.layout(GAME, players) if each.name == name)
    return tensors.encode(GAME, players, view)[found.start : found.stop].reshape(found.shape).round(3)


def test_slices_say_what_they_mean() -> None:
    match = turn_at(
        "build_launch",
        1,
        6,
        [{"cubes": {"carbon": 2}}, {"energy": 40, "modules": ["std-crew", "std-crew"]}],
        hangars={"2": rocket(1, white=1), "5": rocket(0)},
        planets=["mossball"],
    )
    view = match.view(2)

    assert part("turn seat", 3, view).tolist() == [0.0, 0.0, 1.0]
    assert part("turn seat", 3, match.view(1)).tolist() == [1.0, 0.0, 0.0]
    assert part("turn value", 3, view) == [1.0]
    assert part("phase", 3, view)[["plan", *data.PHASE_IDS, "end"].index("build_launch")] == 1.0
    built = part("hangars", 3, view)[:, 1:].reshape(data.HANGARS, data.ROCKET_SIZE, data.MODULES + 7)
    modules, owners, crew, _ = np.split(built, np.cumsum([data.MODULES, 3, 3]), axis=2)
    assert modules[1, 0, data.MODULE_IDS.index("std-engine")] == modules[4, 1, data.MODULE_IDS.index("std-tank")] == 1.0
    assert modules.sum() == owners.sum() == 6.0
    assert owners[1, 0].tolist() == [0.0, 0.0, 1.0]  # seat 1, as seat 2 counts
    assert crew[1, 5].tolist() == [0.0, 0.0, pytest.approx(1 / max(data.CREW), abs=1e-3)]
    assert part("planets", 3, view)[0, data.PLANET_IDS.index("mossball")] == 1.0
    forecast = part("forecast", 3, view)
    assert forecast[1, 0, :2].tolist() == [1.0, 1.0]
    (launch,) = [each for each in view["forecast"] if each["planet"] == "mossball"]
    assert forecast[1, 0, 2:8:2].tolist() == pytest.approx(
        [launch["seats"][seat]["vp"] / 20 for seat in (2, 0, 1)], abs=1e-3
    )
    assert forecast[1, 0, 8] == pytest.approx(launch["survives"]["chance"], abs=1e-3)
    assert forecast[:, :, 0].sum() == len(view["forecast"])
    assert part("seats+2 modules", 3, view)[data.MODULE_IDS.index("std-crew")] > 0.0
    assert part("seats+1 cubes", 3, view)[0] == pytest.approx(2 / data.CUBES[0], abs=1e-3)


# --- Tensors: what is asked about


MOST = {"hangar": data.HANGARS, "place": data.ROCKET_SIZE, "space": data.PLANET_PLACES}


def about(state: State, viewer: int = SPECTATOR) -> dict[str, Any]:
    """What the slices about the question say, without those of nothing but 0; seats as the viewer counts them."""
    players, view = len(state.scores()), state.observe(viewer).to_json()
    found: dict[str, Any] = {}
    for key, most in MOST.items():
        is_there, share = part(f"about {key}", players, view)
        if is_there:
            found[key] = round(1 + float(share) * (most - 1))
    for key in ("seat", "colour"):
        if part(f"about {key}", players, view).any():
            found[key] = int(part(f"about {key}", players, view).argmax())
    is_there, *ties = part("about tied", players, view)
    if is_there:
        rows = np.array(ties).reshape(-1, 1 + players)
        found["tied"] = [np.flatnonzero(seats).tolist() for is_row, *seats in rows if is_row]
    assert found or not any(part("about there", players, view))
    return found


def launched() -> Any:
    """Seat 0 launched from hangar 1, and the Saboteur, seat 1, is asked; the Mechanic is seat 2."""
    cabin = {"module": "family-cabin", "owner": 0, "crew": {"purple": 1, "white": 1}}
    shelter = {"module": "storm-shelter", "owner": 2, "crew": {"purple": 1, "white": 1}}
    match = turn_at(
        "build_launch",
        0,
        6,
        [{"character": "miner", "energy": 20}, {"character": "saboteur"}, {"character": "mechanic"}],
        hangars={"1": rocket(0, cabin), "3": [shelter, "grand-dormitory"]},
        planets=["mossball"],
        edition="deluxe",
    )
    play(match, 0, "launch 1 mossball")
    return match


def after(state: State, player: int, words: str) -> State:
    """A state after an action, before chance answers what follows."""
    played = state.clone()
    played.apply(player, GAME.action(words))
    return played


def test_where_to_somebody_moves_depends_on_who_moves() -> None:
    asked = launched().state
    purple, white = (after(asked, 1, f"move 1 3 {colour}") for colour in ("purple", "white"))

    assert about(asked) == {}
    assert about(purple) == {"hangar": 1, "place": 3, "seat": 0}
    assert about(white) == {"hangar": 1, "place": 3, "seat": 1}
    assert about(white, 1) == {"hangar": 1, "place": 3, "seat": 0}
    assert about(after(asked, 1, "move 3 2 purple")) == {"hangar": 3, "place": 2, "seat": 0}
    for viewer in laws.viewers(purple):
        changed = np.flatnonzero(vector(purple, viewer) != vector(white, viewer))
        mover = next(each for each in tensors.layout(GAME, 3) if each.name == "about seat")
        assert len(changed) == 2
        assert all(mover.start <= number < mover.stop for number in changed)


def test_stability_rolls_and_their_repetition_say_for_which_module() -> None:
    state = after(launched().state, 1, "pass")
    assert about(state) == {"space": 1, "colour": 0}
    state.apply(CHANCE, state.chance_outcomes()[0][0])

    for place in (6, 3, 2, 1):
        assert state.observe(SPECTATOR).to_json()["asks"] == "stability"
        assert about(state) == {"hangar": 1, "place": place}
        state.apply(CHANCE, state.chance_outcomes()[0][0])
        if state.current() == 2:
            assert state.observe(2).to_json()["asks"] == "reroll"
            assert about(state, 2) == {"hangar": 1, "place": place}
            state.apply(2, GAME.action("reroll"))
            assert about(state) == {"hangar": 1, "place": place}
            state.apply(CHANCE, state.chance_outcomes()[0][0])
    assert about(state) == {}


def test_crew_on_what_was_built_says_where() -> None:
    match = turn_at("build_launch", 1, 3, [{}, {"energy": 40, "cubes": 9, "modules": ["std-crew"]}])
    for hangar in (1, 3):
        built = after(match.state, 1, f"build std-crew {hangar}")

        assert built.observe(1).to_json()["asks"] == "crew"
        assert about(built, 1) == {"hangar": hangar, "place": 2}


def test_order_rolls_say_who_rolls_and_against_whom() -> None:
    state = GAME.new_state(4, GAME.chosen_options({}, 4))
    everybody = [[0, 1, 2, 3]]
    for seat, roll in enumerate((2, 6, 2, 6)):
        assert about(state) == {"seat": seat, "tied": everybody}
        assert about(state, 3) == {"seat": (seat - 3) % 4, "tied": everybody}
        state.apply(CHANCE, roll - 1)

    shown = state.observe(SPECTATOR).to_json()["about"]
    assert (shown["seat"], shown["tied"]) == (1, [[1, 3], [0, 2]])
    assert about(state) == {"seat": 1, "tied": [[1, 3], [0, 2]]}
    assert about(state, 1) == {"seat": 0, "tied": [[0, 2], [1, 3]]}
    for roll in (5, 4):
        state.apply(CHANCE, roll - 1)
    assert about(state) == {"seat": 0, "tied": [[0, 2]]}


def test_a_planet_that_is_turned_up_has_a_place_or_is_the_explorers() -> None:
    match = at([{"character": "explorer"}], phase="begin")
    for number, colour in enumerate(data.COLOURS):
        assert about(after(match.state, 0, f"draw {colour}")) == {"colour": number}
    state = GAME.new_state(3, GAME.chosen_options({}, 3))
    for roll in (1, 2, 3):
        state.apply(CHANCE, roll - 1)
    for place in range(data.PLANET_PLACES):
        assert about(state) == {"space": place + 1, "colour": data.PLACE_COLOUR[place]}
        state.apply(CHANCE, state.chance_outcomes()[0][0])


# --- Tensors: secrets


def test_a_plan_is_in_its_own_seats_vector_alone_until_the_reveal() -> None:
    match = at()
    before = [tensors.encode(GAME, 3, match.view(viewer)) for viewer in (0, 2, None)]
    play(match, 1, "plan research left 4", "plan boarding right 5", "bid 2")

    dice = part("seats+0 dice", 3, match.view(1)) * data.FACES
    assert dice[1:].round(1).tolist() == [4.0, 0.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0]
    assert part("seats+0 bid", 3, match.view(1)).tolist() == [1.0, pytest.approx(2 / data.BID_MAX, abs=1e-3)]
    for viewer, vector_before in zip((0, 2, None), before, strict=True):
        assert np.array_equal(tensors.encode(GAME, 3, match.view(viewer)), vector_before)

    play(match, 1, "plan research right 1", "plan shopping left 1", "done")
    assert part("seats+1 ready", 3, match.view(0)) == [1.0]
    assert part("seats+1 dice", 3, match.view(0)).sum() == part("seats+1 bid", 3, match.view(0)).sum() == 0.0

    for seat in (0, 2):
        plan(match, seat, "research left 1", "research right 1", "shopping left 1", "shopping right 1")
    assert np.count_nonzero(part("seats+1 dice", 3, match.view(0))[1:]) == 4
    assert part("seats+1 bid", 3, match.view(0))[0] == 1.0


# --- OpenSpiel


def spiel(**parameters: Any) -> Any:
    openspiel.register()
    return pyspiel.load_game("apogee_rocket_rescue", parameters)


def dealt(game: Any) -> Any:
    """The first decision of a match."""
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("players", "options"), TABLES if IS_LONG else TABLES[:1])
def test_openspiel_random_simulations(players: int, options: dict[str, str]) -> None:
    pyspiel.random_sim_test(spiel(players=players, **options), num_sims=1, serialize=True, verbose=False)


@every_table
def test_openspiel_takes_options_as_parameters(players: int, options: dict[str, str]) -> None:
    openspiel.register()
    written = ",".join(f"{name}={value}" for name, value in {"players": players, **options}.items())
    game = pyspiel.load_game(f"apogee_rocket_rescue({written})")
    state = dealt(game)

    assert game.num_players() == players
    assert game.observation_tensor_shape() == [tensors.size(GAME, players)]
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    view = json.loads(state.observation_string(0))
    assert [view["edition"], view["length"], view["characters"]] == [
        options.get(name, option.default) for name, option in GAME.options.items()
    ]


def test_openspiel_asks_for_secret_plans_one_after_another() -> None:
    state = dealt(spiel())
    assert spiel().num_players() == 3
    assert state.position.state.pending() == [0, 1, 2]
    planners = []
    seen = state.observation_tensor(2)
    for _ in range(10):
        planners.append(state.current_player())
        names = [state.action_to_string(action) for action in state.legal_actions()]
        dice = [name for name in names if name.startswith("plan ")]
        state.apply_action(state.legal_actions()[names.index(dice[0] if dice else "done")])

    assert planners == [0] * 5 + [1] * 5
    assert state.current_player() == 2
    changed = np.flatnonzero(np.array(state.observation_tensor(2)) != np.array(seen))
    slices = {each.name: each for each in tensors.layout(GAME, 3)}
    allowed = [slices["waiting"], slices["seats+1 ready"], slices["seats+2 ready"]]
    assert all(any(each.start <= number < each.stop for each in allowed) for number in changed)


@pytest.mark.parametrize(
    ("parameters", "expected"),
    [
        ({"players": 2}, BadPlayers),
        ({"players": 6}, BadPlayers),
        ({"players": 3, "edition": "gold"}, BadOption),
        ({"players": 3, "characters": "all"}, BadOption),
    ],
)
def test_what_the_game_is_not_for_is_refused(parameters: dict[str, Any], expected: type[ApogeeError]) -> None:
    with pytest.raises(expected):
        spiel(**parameters)
    options = {name: value for name, value in parameters.items() if name != "players"}
    for make in (pettingzoo.env, pettingzoo.parallel_env):
        with pytest.raises(expected):
            make("rocket-rescue", players=parameters["players"], options=options)


# --- PettingZoo, one after another


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@every_table
def test_pettingzoo_api(players: int, options: dict[str, str]) -> None:
    env = pettingzoo.env("rocket-rescue", players=players, options=options)
    for agent in env.possible_agents:
        env.action_space(agent).seed(players)
    zoo.api_test(env, num_cycles=200)


def test_pettingzoo_seeds() -> None:
    zoo.seed_test(lambda: pettingzoo.env("rocket-rescue", players=4, options={"characters": "deal"}), num_cycles=60)


def test_pettingzoo_has_as_few_players_as_the_game_is_for() -> None:
    assert len(pettingzoo.env("rocket-rescue").possible_agents) == 3
    assert len(pettingzoo.parallel_env("rocket-rescue").possible_agents) == 3
    assert len(pettingzoo.env("rocketmen").possible_agents) == 2


# --- PettingZoo, all at once


def parallel_run(env: Any, seed: int, steps: int) -> list[Any]:
    """All that a random run shows."""
    observations, _ = env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    shown: list[Any] = []
    while env.agents and len(shown) < steps:
        actions = {
            agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.possible_agents
        }
        observations, rewards, ends, cuts, _ = env.step(actions)
        seen = [(each["observation"].tobytes(), each["action_mask"].tobytes()) for each in observations.values()]
        shown.append((actions, seen, rewards, ends, cuts))
    return shown


@every_table
def test_pettingzoo_parallel_api(players: int, options: dict[str, str]) -> None:
    env = pettingzoo.parallel_env("rocket-rescue", players=players, options=options)
    for agent in env.possible_agents:
        env.action_space(agent).seed(players)
    zoo.parallel_api_test(env, num_cycles=60)


def test_pettingzoo_parallel_matches_are_those_of_the_seed() -> None:
    env = pettingzoo.parallel_env("rocket-rescue", players=3)
    env.reset(seed=7)
    assert env.match.position() == GAME.match(3, seed=7).position()

    first, second = (parallel_run(pettingzoo.parallel_env("rocket-rescue"), 7, 40) for _ in range(2))
    assert first == second
    assert first != parallel_run(env, 8, 40)


def test_pettingzoo_parallel_seats_plan_in_the_same_step() -> None:
    env = pettingzoo.parallel_env("rocket-rescue", players=5)
    observations, _ = env.reset(seed=1)
    asked = env.match.pending()
    assert asked == (0, 1, 2, 3, 4)
    spaces = [env.observation_space(agent) for agent in env.agents]
    assert all(space.contains(each) for space, each in zip(spaces, observations.values(), strict=True))

    for field in ("research left", "research right", "shopping left", "boarding right"):
        env.step({agent: GAME.action(f"plan {field} {seat + 1}") for seat, agent in enumerate(env.agents)})
    assert env.match.view(0)["seats"][0]["dice"]["research"] == [1, 1]
    assert env.match.pending() == asked
    env.step(dict.fromkeys(env.agents, GAME.action("done")))

    view = env.match.view(None)
    assert view["phase"] == "research"
    assert all(sum(map(sum, seat["dice"].values())) > 0 for seat in view["seats"])
    (mover,) = env.match.pending()
    for seat, agent in enumerate(env.agents):
        mask = env.observe(agent)["action_mask"]
        assert (np.flatnonzero(mask).tolist() == [env.wait]) == (seat != mover)


def test_pettingzoo_parallel_refuses_what_is_illegal_and_changes_nothing() -> None:
    env = pettingzoo.parallel_env("rocket-rescue", players=3)
    env.reset(seed=1)
    good = dict.fromkeys(env.agents, GAME.action("plan research left 1"))
    before = env.match.position()

    with pytest.raises(IllegalAction, match="RR-"):
        env.step({**good, "player_2": GAME.action("done")})
    for action in (env.wait, env.wait + 1, -1, None, "done"):
        with pytest.raises(UnknownAction, match="a number from 0 to"):
            env.step({**good, "player_1": action})
    with pytest.raises(UnknownAction):
        env.step({"player_0": good["player_0"]})
    assert env.match.position() == before

    for action in ("plan research right 1", "plan shopping left 1", "plan shopping right 1"):
        env.step(good)
        good = dict.fromkeys(env.agents, GAME.action(action))
    env.step(good)
    env.step(dict.fromkeys(env.agents, GAME.action("done")))
    (mover,) = env.match.pending()
    idle = next(agent for seat, agent in enumerate(env.agents) if seat != mover)
    with pytest.raises(IllegalAction, match=r"RR-5\.1"):
        env.step({f"player_{mover}": GAME.action("pass"), idle: GAME.action("pass")})
    env.step({f"player_{mover}": GAME.action("pass")})  # who is not asked need not say so


def test_pettingzoo_parallel_rewards_come_at_the_end_and_are_the_utilities() -> None:
    env = pettingzoo.parallel_env("rocket-rescue", players=3, options={"length": "short"})
    shown = parallel_run(env, 5, GAME.max_steps)

    assert env.match.over
    assert env.agents == []
    *before, last = shown
    assert not any(reward for _, _, rewards, _, _ in before for reward in rewards.values())
    assert list(last[2].values()) == utilities(GAME.places(env.match.state))
    assert all(last[3].values())
    assert json.loads(env.render()) == env.match.view(None)
    with pytest.raises(IllegalAction, match=r"RR-12\.1"):
        env.step(dict.fromkeys(env.possible_agents, 0))


def test_pettingzoo_parallel_with_one_seat_at_a_time_is_the_same_match() -> None:
    env = pettingzoo.parallel_env("pocket-rockets", players=2)
    shown = parallel_run(env, 3, 400)

    for actions, _, _, _, _ in shown:
        assert sum(action == env.wait for action in actions.values()) == 1
