"""A worker: a process that thinks for bots, one job at a time. It is given twins only.

A job comes as a line of JSON; the answer is "do" and the action in words, or a hint or chances as JSON (working.py).
"""

import json
import sys
import time
from typing import Any, Final

from apogee import catalog
from apogee.bots import roster
from apogee.bots.advice import SECONDS, advise, percent_of
from apogee.bots.roster import Chooser, Sitter
from apogee.core.errors import BadComponents
from apogee.core.game import Game
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import SPECTATOR
from apogee.server.working import work

SAMPLE: Final = 10  # playouts by which the time for all of them is judged
SHARE: Final = 0.5  # of the time of a job that a bot may plan to use
LEISURE_SECONDS: Final = 0.02  # of processor time for what spectators are told: no bot waits longer for it


def main() -> None:
    """Answer jobs until there are no more; the argument is how many seconds each may take."""
    seconds = float(sys.argv[1])
    work(lambda line: f"do {answer(json.loads(line), seconds)}\n".encode(), seconds)


def answer(job: dict[str, Any], seconds: float) -> str:
    """What the bot does, in words."""
    game = catalog.game(job["game"]).at(job["rules_version"])
    if game.components_hash != job["components"]:
        raise BadComponents(f"this worker plays {game.title} by another component file.")
    twin: State = game.from_json(job["twin"])
    if job["seat"] == SPECTATOR:
        found = roster.chances(game.name, twin, SPECTATOR, LEISURE_SECONDS)
        return json.dumps([percent_of(chance) for chance in found], separators=(",", ":"))
    if job["is_hint"]:
        return hint(game, twin, job, min(SECONDS, seconds * SHARE))
    bot = Sitter(game.name, job["bot"], job["seat"], Rng(job["seed"]), is_with_people=True)
    bot.budget = budget_for(bot.choose, twin, bot.seat, bot.budget, seconds * SHARE)
    return game.actions[bot.answer_in(twin)]


def hint(game: Game[Any], twin: State, job: dict[str, Any], seconds: float) -> str:
    """What to do, why, and what else was weighed: a protocol.Advice, as JSON."""
    advice = advise(game, twin, job["seat"], Rng(job["seed"]), seconds)
    lines = [
        {
            "steps": [
                {"words": deed.words, "facts": dict(game.telling.facts(deed.before, deed.words))} for deed in line.steps
            ],
            "percent": line.percent,
            "reason": {"case": line.reason.case, "facts": dict(line.reason.facts)},
        }
        for line in advice.lines
    ]
    return json.dumps({"level": advice.level, "lines": lines}, separators=(",", ":"))


def budget_for(choose: Chooser, twin: State, seat: int, budget: int, seconds: float) -> int:
    """The budget, or the part of it that fits into the time. If all of it fits, equal jobs have equal answers."""
    if budget <= SAMPLE:
        return budget
    start = time.perf_counter()
    choose(twin.clone(), seat, Rng(0), SAMPLE)
    return share_of_budget(budget, time.perf_counter() - start, seconds)


def share_of_budget(budget: int, sample_seconds: float, seconds: float) -> int:
    """As much of a budget as fits into the time; all of it where the clock is too coarse to see a sample take any."""
    return max(SAMPLE, int(min(budget, seconds * SAMPLE / sample_seconds))) if sample_seconds > 0 else budget


if __name__ == "__main__":
    main()
