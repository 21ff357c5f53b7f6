"""A worker: a process that thinks for bots, one job at a time. All that it ever gets is twins.

A job comes as a line of JSON. The worker says "taken" when it begins, then "do" and the action in words, or "fail" and
what kind of fault it was, and where. Nothing else of a fault leaves this process: what it was about may be a card.
"""

import json
import os
import signal
import sys
import time
from typing import Any, Final

from apogee import catalog
from apogee.bots import roster
from apogee.core.errors import BadComponents, IllegalAction
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.server.faults import fault_facts

NICENESS: Final = 10
GRACE_SECONDS: Final = 1.0  # beyond the time of a job, after which a worker that nobody has ended ends itself
SAMPLE: Final = 10  # playouts by which the time for all of them is judged
SHARE: Final = 0.5  # of the time of a job that a bot may plan to use


def main() -> None:
    """Answer jobs until there are no more; the argument is how many seconds each may take."""
    seconds = float(sys.argv[1])
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers, sys.stdout = sys.stdout, sys.stderr  # what a bot prints is no answer
    print("ready", file=answers, flush=True)
    for line in sys.stdin.buffer:
        print("taken", file=answers, flush=True)
        set_alarm(seconds + GRACE_SECONDS)
        try:
            said = f"do {answer(json.loads(line), seconds)}"
        except (Exception, SystemExit) as error:  # whatever is wrong with this job, the next one may be right
            said = "fail {kind} {where}".format(**fault_facts(error))
        set_alarm(0)
        print(said, file=answers, flush=True)


def set_alarm(seconds: float) -> None:
    """Let the system end this process after a time, even in mid-thought; 0 takes it back."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def answer(job: dict[str, Any], seconds: float) -> str:
    """What the bot does, in words."""
    game = catalog.game(job["game"]).at(job["rules_version"])
    if game.components_hash != job["components"]:
        raise BadComponents(f"this worker plays {game.title} by another component file.")
    bot: str = job["bot"]
    seat: int = job["seat"]
    choose = roster.bot(game.name, bot)
    twin: State = game.from_json(job["twin"])
    budget = affordable(choose, twin, seat, roster.BUDGETS[bot], seconds * SHARE)
    action = choose(twin, seat, Rng(job["seed"]), budget)
    if action not in twin.legal_actions(seat):
        raise IllegalAction("", "a bot chose what it may not.")
    return game.actions[action]


def affordable(choose: roster.Chooser, twin: State, seat: int, budget: int, seconds: float) -> int:
    """The budget, or as much of it as fits into the time. Where all of it does, equal jobs have equal answers."""
    if budget <= SAMPLE:
        return budget
    start = time.perf_counter()
    choose(twin.clone(), seat, Rng(0), SAMPLE)
    each = (time.perf_counter() - start) / SAMPLE
    return max(SAMPLE, min(budget, int(seconds / each)))


if __name__ == "__main__":
    main()
