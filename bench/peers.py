"""Engine speed beside RLCard and OpenSpiel: one run in which all contestants take turns, so that noise hits all alike.

Every contestant plays whole matches with uniformly random legal actions, in a process of its own that sleeps while the
others play. Seconds are those of the processor, so that other programs matter less. A rate is the median over the
rounds, a ratio the median of the rounds' ratios.

The games differ, so compare like with like: `playout` keeps the whole match inside the engine, as OpenSpiel's C++ does.
`loop` asks and answers from plain Python and builds a view for each decision, as RLCard's environment does. Ours is
Pocket Rockets where no game is named.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SHORTEST_TURN_SECONDS = 0.02
START_LIMIT_SECONDS = 120
COSTS = "costs"  # the contestant that is not raced: what clones and odds cost
PADS = 510  # launches whose odds are computed
SAMPLE = 20  # OpenSpiel matches that are looked through to tell decisions from chance
DICE = random.Random(1)  # noqa: S311 - for play, not for secrets

PlayMatch = Callable[[], tuple[int, int]]  # plays one match: its decisions and its chance steps


class Contestant(NamedTuple):
    """Who plays, with how many players, and for our own engine the tree it is imported from."""

    name: str
    kind: str
    players: int
    tree: Path | None = None


class Rate(NamedTuple):
    """What one turn brought, per second."""

    decisions: float
    steps: float


# --- What the contestants do, each in its own process


def rlcard_uno(players: int) -> PlayMatch:
    """RLCard's environment loop; its shuffles happen inside, so there are no chance steps to count."""
    import rlcard  # type: ignore[import-untyped]

    env = rlcard.make("uno", config={"seed": 1})
    assert env.num_players == players

    def play() -> tuple[int, int]:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(DICE.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 0

    return play


def openspiel_loop(players: int) -> PlayMatch:
    """OpenSpiel's crazy eights, asked and answered from Python."""
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game(f"crazy_eights(players={players})")

    def play() -> tuple[int, int]:
        decisions = chance = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pyspiel.sample_action(state.chance_outcomes(), DICE.random())[0])
                chance += 1
            else:
                state.apply_action(DICE.choice(state.legal_actions()))
                decisions += 1
        return decisions, chance

    return play


def openspiel_cpp(players: int) -> PlayMatch:
    """OpenSpiel's crazy eights, a whole match in C++. Steps are exact; a sample tells the share of decisions."""
    import pyspiel

    game = pyspiel.load_game(f"crazy_eights(players={players})")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players)]
    seeds = iter(range(2**31))

    def play_one() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    histories = [play_one().full_history() for _ in range(SAMPLE)]
    steps = sum(len(history) for history in histories)
    share = sum(entry.player >= 0 for history in histories for entry in history) / steps

    def play() -> tuple[int, int]:
        steps = play_one().move_number()
        decisions = round(steps * share)
        return decisions, steps - decisions

    last = play_one()
    assert last.move_number() == len(last.full_history())
    return play


def our_playout(players: int, name: str = "pocket-rockets") -> PlayMatch:
    """Our engine, a whole match in one call."""
    import apogee
    from apogee.bots.random import Tally, play_out
    from apogee.core.rng import Rng

    game = apogee.game(name)
    options = game.chosen_options({}, players)
    rng = Rng(1)

    def play() -> tuple[int, int]:
        tally = Tally()
        play_out(game.new_state(players, options), rng, tally)
        return int(tally.decisions), int(tally.chance_steps)

    return play


def our_rocketmen(players: int) -> PlayMatch:
    """The same, with the larger game."""
    return our_playout(players, "rocketmen")


def our_rocket_rescue(players: int) -> PlayMatch:
    """The same, with the game in which everybody plans at once."""
    return our_playout(players, "rocket-rescue")


def our_loop(players: int) -> PlayMatch:
    """Our engine, asked and answered from Python, with a view for each decision."""
    import apogee
    from apogee.core.rng import Rng, pick
    from apogee.core.types import CHANCE

    game = apogee.game("pocket-rockets")
    rng = Rng(1)

    def play() -> tuple[int, int]:
        decisions = chance = 0
        state = game.new_state(players, {})
        while True:
            player = state.current()
            if player >= 0:
                state.observe(player)
                state.apply(player, DICE.choice(state.legal_actions(player)))
                decisions += 1
            elif player == CHANCE:
                state.apply(CHANCE, pick(state.chance_outcomes(), rng))
                chance += 1
            else:
                return decisions, chance

    return play


KINDS: dict[str, Callable[[int], PlayMatch]] = {
    "rlcard": rlcard_uno,
    "openspiel loop": openspiel_loop,
    "openspiel c++": openspiel_cpp,
    "playout": our_playout,
    "rocketmen": our_rocketmen,
    "rocket-rescue": our_rocket_rescue,
    "loop": our_loop,
}


def work(kind: str, players: int) -> None:
    """A contestant's process: say how it runs; then play for as many seconds as each line says, and answer."""
    if kind == COSTS:
        work_on_costs()
        return
    play = KINDS[kind](players)
    play()
    say_mode()
    for line in sys.stdin:
        seconds = float(line)
        decisions = chance = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            more_decisions, more_chance = play()
            decisions += more_decisions
            chance += more_chance
        print(json.dumps({"decisions": decisions, "chance": chance, "seconds": spent}), flush=True)


def say_mode() -> None:
    """The first line of a contestant's process."""
    rng = sys.modules.get("apogee.core.rng")
    is_compiled = rng is not None and str(rng.__file__).endswith((".so", ".pyd"))
    print(json.dumps({"is_compiled": is_compiled}), flush=True)


def work_on_costs() -> None:
    """The process that says what clones and odds cost: for each line with seconds and pads, an answer."""
    from launches import Costs

    costs = Costs()
    say_mode()
    for line in sys.stdin:
        seconds, pads = line.split()
        print(json.dumps(costs.turn(float(seconds), int(pads))), flush=True)


# --- The run


class Worker:
    """A contestant's process, from outside. One that does not answer in time is ended."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        environment = {**os.environ}
        if contestant.tree is not None:
            environment["PYTHONPATH"] = str(contestant.tree)
        command = [sys.executable, __file__, "--worker", contestant.kind, str(contestant.players)]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def answer(self, limit_seconds: float) -> Any:
        """The next line of the process."""
        watchdog = threading.Timer(limit_seconds, self.process.kill)
        watchdog.start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        watchdog.cancel()
        if not line:
            raise SystemExit(f"{self.contestant.name}: its process ended, or gave no answer in {limit_seconds:.0f} s.")
        return json.loads(line)

    def check_mode(self, is_compiled: bool) -> None:
        """A tree that is not what its row says would make the table lie."""
        if is_compiled != (", compiled," in self.contestant.name):
            mode = "compiled" if is_compiled else "not compiled"
            raise SystemExit(f"{self.contestant.name}: the package in {self.contestant.tree} is {mode}.")

    def ask(self, seconds: float, line: str) -> Any:
        """Wake it up, and what it answers."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self.answer(10 * seconds + 60)

    def turn(self, seconds: float) -> Rate:
        """Let it play for a while."""
        found = self.ask(seconds, f"{seconds}")
        decisions, chance, spent = found["decisions"], found["chance"], found["seconds"]
        return Rate(decisions / spent, (decisions + chance) / spent)

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


def contestants(compiled: Path | None) -> list[Contestant]:
    """All that take part; without a compiled tree ours runs interpreted only."""
    field = [Contestant("RLCard uno, 2 players", "rlcard", 2)]
    for players in (2, 4):
        field.append(Contestant(f"OpenSpiel crazy_eights, Python loop, {players} players", "openspiel loop", players))
        field.append(Contestant(f"OpenSpiel crazy_eights, all C++, {players} players", "openspiel c++", players))
    trees = [("interpreted", ROOT / "src")] + ([("compiled", compiled)] if compiled is not None else [])
    for mode, tree in trees:
        for players in (2, 4):
            field.append(Contestant(f"ours, {mode}, playout, {players} players", "playout", players, tree))
        field.append(Contestant(f"ours, {mode}, loop with views, 2 players", "loop", 2, tree))
        for players in (2, 4):
            field.append(Contestant(f"ours, {mode}, Rocketmen playout, {players} players", "rocketmen", players, tree))
        for players in (3, 5):
            name = f"ours, {mode}, Rocket Rescue playout, {players} players"
            field.append(Contestant(name, "rocket-rescue", players, tree))
    mode, tree = trees[-1]
    return [*field, Contestant(f"ours, {mode}, costs of clones and odds", COSTS, 5, tree)]


def measure(
    field: list[Contestant], seconds: float, rounds: int
) -> tuple[dict[Contestant, list[Rate]], list[dict[str, Any]]]:
    """The rates of every contestant in every round, and the answers of the one that says what things cost."""
    turn_seconds = max(SHORTEST_TURN_SECONDS, seconds / (rounds * len(field)))
    rates: dict[Contestant, list[Rate]] = {contestant: [] for contestant in field if contestant.kind != COSTS}
    costs: list[dict[str, Any]] = []
    with ExitStack() as stack:
        workers = []
        for contestant in field:
            workers.append(Worker(contestant))
            stack.callback(workers[-1].end)
        for worker in workers:
            progress(f"starting {worker.contestant.name}")
            worker.check_mode(worker.answer(START_LIMIT_SECONDS)["is_compiled"])
        for number in range(rounds):
            for worker in workers:
                progress(f"round {number + 1} of {rounds}: {worker.contestant.name}")
                if worker.contestant.kind == COSTS:
                    costs.append(worker.ask(turn_seconds, f"{turn_seconds} {-(-PADS // rounds)}"))
                else:
                    rates[worker.contestant].append(worker.turn(turn_seconds))
    progress("")
    return rates, costs


def progress(text: str) -> None:
    """One line on stderr that is written over."""
    print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def ratio(ours: list[Rate], theirs: list[Rate], number: int) -> float:
    """The median of the rounds' ratios; number 0 is decisions, 1 is steps."""
    return statistics.median(own[number] / other[number] for own, other in zip(ours, theirs, strict=True))


def report(rates: dict[Contestant, list[Rate]], costs: list[dict[str, Any]]) -> dict[str, Any]:
    """What the tables show, ready for JSON."""
    by_kind = {(each.kind, each.players): found for each, found in rates.items() if each.tree is None}
    rows = []
    for contestant, found in rates.items():
        row: dict[str, Any] = {
            "name": contestant.name,
            "decisions_per_second": statistics.median(rate.decisions for rate in found),
            "steps_per_second": statistics.median(rate.steps for rate in found),
            "lowest_steps_per_second": min(rate.steps for rate in found),
            "highest_steps_per_second": max(rate.steps for rate in found),
        }
        if contestant.tree is not None:
            row["decisions_by_rlcard"] = ratio(found, by_kind["rlcard", 2], 0)
            if ("openspiel loop", contestant.players) in by_kind:
                row["steps_by_openspiel_loop"] = ratio(found, by_kind["openspiel loop", contestant.players], 1)
                row["steps_by_openspiel_cpp"] = ratio(found, by_kind["openspiel c++", contestant.players], 1)
        rows.append(row)
    waits = sorted(wait for each in costs for wait in each["odds_milliseconds"])
    is_compiled = any(", compiled," in contestant.name for contestant in rates)
    rocketmen = {
        "is_compiled": is_compiled,
        "clone_microseconds": statistics.median(each["clone_microseconds"] for each in costs),
        "pads": len(waits),
        "odds_milliseconds": {
            "p50": statistics.median(waits),
            "p99": waits[min(len(waits) - 1, int(len(waits) * 0.99))],
            "slowest": waits[-1],
        },
    }
    rescue = {
        "is_compiled": is_compiled,
        "clone_microseconds": statistics.median(each["rescue_clone_microseconds"] for each in costs),
    }
    return {"rounds": len(costs), "rows": rows, "rocketmen": rocketmen, "rocket-rescue": rescue}


def show(result: dict[str, Any]) -> None:
    """The tables."""
    title = f"rates, median of {result['rounds']} rounds"
    print(f"{title:52} {'decisions/s':>12} {'steps/s':>12}   lowest to highest")
    for row in result["rows"]:
        spread = f"{row['lowest_steps_per_second']:,.0f} to {row['highest_steps_per_second']:,.0f}"
        print(f"{row['name']:52} {row['decisions_per_second']:12,.0f} {row['steps_per_second']:12,.0f}   {spread}")
    print(f"\n{'ratios':52} {'decisions by':>14} {'steps by':>16} {'steps by':>16}")
    print(f"{'(OpenSpiel with as many players)':52} {'RLCard':>14} {'OpenSpiel loop':>16} {'OpenSpiel C++':>16}")
    for row in result["rows"]:
        if "decisions_by_rlcard" in row:
            steps = [row.get(f"steps_by_openspiel_{how}") for how in ("loop", "cpp")]
            both = " ".join(f"{'' if each is None else f'{each:.2f}':>16}" for each in steps)
            print(f"{row['name']:52} {row['decisions_by_rlcard']:14.2f} {both}".rstrip())
    print("\nA step is a decision or a chance step. RLCard's rate includes an observation that it builds at each step.")


def show_rocketmen(result: dict[str, Any]) -> None:
    """Rocketmen's figures beside what is asked of them."""
    found = result["rocketmen"]
    odds = found["odds_milliseconds"]
    lines = [
        ("clone, 4 players, middle of random matches, µs", f"{found['clone_microseconds']:.2f}", "at most 5"),
        (f"odds of a launch, {found['pads']} random pads, p50, ms", f"{odds['p50']:.2f}", ""),
        ("the same, p99, ms (nothing remembered)", f"{odds['p99']:.2f}", "at most 20"),
        ("the same, slowest, ms", f"{odds['slowest']:.2f}", ""),
    ]
    show_aims(result, found, "Rocketmen", (2, 4), lines)


def show_rocket_rescue(result: dict[str, Any]) -> None:
    """Rocket Rescue's figures beside what is asked of them."""
    found = result["rocket-rescue"]
    clone = ("clone, 5 players, middle of random matches, µs", f"{found['clone_microseconds']:.2f}", "at most 5")
    show_aims(result, found, "Rocket Rescue", (3, 5), [clone])


def show_aims(
    result: dict[str, Any],
    found: dict[str, Any],
    title: str,
    players: tuple[int, int],
    more: list[tuple[str, str, str]],
) -> None:
    """What a game's playouts come to, and more lines of what was found and what is asked."""
    mode = "compiled" if found["is_compiled"] else "interpreted"
    ratios = {row["name"]: row.get("decisions_by_rlcard") for row in result["rows"]}
    lines = [
        (f"playouts, {number} players, decisions by RLCard uno", f"{ratios[name]:.2f}", "at least 12")
        for number in players
        for name in [f"ours, {mode}, {title} playout, {number} players"]
    ]
    print(f"\n{f'{title}, {mode}':52} {'found':>14} {'aim':>16}")
    for name, value, aim in [*lines, *more]:
        print(f"{name:52} {value:>14} {aim:>16}".rstrip())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="time to measure in all (default: 60)")
    parser.add_argument("--rounds", type=int, default=7, help="turns that each contestant gets (default: 7)")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build/compiled", help="a compiled tree of the package")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--worker", nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        work(arguments.worker[0], int(arguments.worker[1]))
        return
    if arguments.seconds <= 0 or arguments.rounds < 1:
        parser.error("--seconds and --rounds must be above 0")
    compiled = arguments.compiled.resolve() if (arguments.compiled / "apogee").is_dir() else None
    if compiled is None:
        print(f"there is no compiled package in {arguments.compiled}: ours runs interpreted only", file=sys.stderr)
    result = report(*measure(contestants(compiled), arguments.seconds, arguments.rounds))
    if arguments.json:
        print(json.dumps(result, indent=1))
    else:
        show(result)
        show_rocketmen(result)
        show_rocket_rescue(result)


if __name__ == "__main__":
    main()
