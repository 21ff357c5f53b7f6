"""What single operations cost, in positions from the middle of random matches; and how fast matches are played.

It measures the package that PYTHONPATH points to, and says whether that one is compiled. Times are the processor's and
include the call from Python. Each is the median over the positions of the median over the repeats.
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import apogee
from apogee.bots import flat_monte_carlo
from apogee.bots.random import Tally, choose, play_out
from apogee.core import rng as rng_module
from apogee.core.rng import Rng, pick
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY

IS_COMPILED = str(rng_module.__file__).endswith((".so", ".pyd"))
REPEATS = 5
PLAYOUTS = 32  # per choice of the flat Monte Carlo bot


def step(state: State, rng: Rng) -> None:
    """One random step."""
    player = state.current()
    if player == CHANCE:
        state.apply(CHANCE, pick(state.chance_outcomes(), rng))
    else:
        state.apply(player, choose(state, player, rng, 0))


def middle(game: Any, players: int, seed: int) -> State:
    """A position half-way through a random match, with a player to act who has a choice."""
    state: State = game.new_state(players, game.chosen_options({}))
    rng = Rng(seed)
    length = 0
    while state.current() != NOBODY:
        step(state, rng)
        length += 1
    state = game.new_state(players, game.chosen_options({}))
    rng = Rng(seed)
    for _ in range(length // 2):
        step(state, rng)
    while state.current() == CHANCE or len(state.legal_actions(state.current())) < 2:
        step(state, rng)
    return state


def seconds_per_call(call: Callable[[], object], seconds: float) -> float:
    """The median over some repeats of many calls each."""
    calls = 1
    while (spent := timed(call, calls)) < seconds / (4 * REPEATS) and calls < 10**7:
        calls *= 2
    calls = max(1, min(10**7, int(calls * seconds / (REPEATS * max(spent, 1e-9)))))
    return statistics.median(timed(call, calls) / calls for _ in range(REPEATS))


def timed(call: Callable[[], object], calls: int) -> float:
    begin = time.process_time()
    for _ in range(calls):
        call()
    return time.process_time() - begin


def operations(game: Any, state: State) -> dict[str, Callable[[], object]]:
    """What is timed on a position, by name."""
    seat = state.current()
    rng = Rng(1)
    view = state.observe(seat)
    position = state.to_json()
    return {
        "clone": state.clone,
        "twin": lambda: state.determinize(seat, rng),
        "view": lambda: state.observe(seat),
        "view as JSON": view.to_json,
        "legal actions": lambda: state.legal_actions(seat),
        "position to JSON": state.to_json,
        "position from JSON": lambda: game.from_json(position),
        "flat Monte Carlo playout": lambda: flat_monte_carlo.choose(state, seat, rng, PLAYOUTS),
    }


def measure(game: Any, players: int, matches: int, seconds: float) -> dict[str, Any]:
    """All numbers: microseconds per operation, and rates of random play."""
    positions = []
    for seed in range(matches):
        progress(f"playing match {seed + 1} of {matches}")
        positions.append(middle(game, players, seed))
    names = list(operations(game, positions[0]))
    slot = seconds / ((len(names) + 1) * matches)
    costs: dict[str, list[float]] = {name: [] for name in names}
    for number, state in enumerate(positions, 1):
        for name, call in operations(game, state).items():
            progress(f"position {number} of {matches}: {name}")
            costs[name].append(1e6 * seconds_per_call(call, slot) / (PLAYOUTS if "playout" in name else 1))
    progress("playing matches")
    rates = play_rates(game, players, slot * matches)
    progress("")
    return {
        "game": game.name,
        "mode": "compiled" if IS_COMPILED else "interpreted",
        "players": players,
        "positions": matches,
        "microseconds": {name: statistics.median(found) for name, found in costs.items()},
        "per_second": rates,
    }


def play_rates(game: Any, players: int, seconds: float) -> dict[str, float]:
    """Random matches from the beginning, with a new one as long as there is time."""
    tally = Tally()
    rng = Rng(1)
    matches = 0
    begin = time.process_time()
    while matches == 0 or time.process_time() - begin < seconds:
        play_out(game.new_state(players, game.chosen_options({})), rng, tally)
        matches += 1
    spent = time.process_time() - begin
    return {
        "matches": matches / spent,
        "decisions": int(tally.decisions) / spent,
        "steps": int(tally.decisions + tally.chance_steps) / spent,
    }


def progress(text: str) -> None:
    """One line on stderr that is written over."""
    print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def show(result: dict[str, Any]) -> None:
    """The tables."""
    print(f"{result['game']}, {result['mode']}, {result['players']} players, {result['positions']} positions")
    print(f"\n{'':26} {'microseconds':>14} {'per second':>14}")
    for name, cost in result["microseconds"].items():
        print(f"{name:26} {cost:14,.2f} {1e6 / cost:14,.0f}")
    print(f"\n{'random play':26} {'':14} {'per second':>14}")
    for name, rate in result["per_second"].items():
        print(f"{name:26} {'':14} {rate:14,.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pocket-rockets")
    parser.add_argument("--players", type=int, default=4, help="default: 4")
    parser.add_argument("--matches", type=int, default=9, help="matches to take a position from (default: 9)")
    parser.add_argument("--seconds", type=float, default=20.0, help="time to measure in all (default: 20)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    arguments = parser.parse_args()
    if arguments.seconds <= 0 or arguments.matches < 1:
        parser.error("--seconds and --matches must be above 0")
    try:
        game = apogee.game(arguments.game)
        game.match(arguments.players)
    except apogee.ApogeeError as error:
        parser.error(str(error))
    result = measure(game, arguments.players, arguments.matches, arguments.seconds)
    if arguments.json:
        print(json.dumps(result, indent=1))
    else:
        show(result)


if __name__ == "__main__":
    main()
