"""The commands of the lab as a program: what cli.py is to them. Countdown is among its games, in the workers too."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from apogee import catalog
from apogee.bots.roster import Sitter
from apogee.core.errors import ApogeeError
from apogee.core.game import Game
from apogee.core.state import State
from apogee.lab import arena, simulate, speed, worker
from apogee.lab.contender import Contender
from apogee.lab.schedule import Schedule
from apogee.lab.tournament import Tournament
from apogee.lab.worker import STOPPED
from apogee.locale.texts import Texts

sys.path.append(str(Path(__file__).resolve().parents[1]))  # it is started by its path, in any folder
from tests import chance

catalog.GAMES["countdown"] = "apogee.testing.toy"
if "WITHOUT_POLARS" in os.environ:
    modules: dict[str, Any] = sys.modules
    modules["polars"] = None


def hold_after(decisions: int) -> None:
    """Make a worker wait after so many decisions until it is stopped, so that the run cannot end by itself."""
    answer = Sitter.answer
    left = iter(range(decisions))

    def answer_or_wait(self: Sitter, state: State) -> int:
        if next(left, None) is None:
            STOPPED.wait()
        return answer(self, state)

    Sitter.answer = answer_or_wait  # type: ignore[method-assign]


def plant(fault: str) -> None:
    """Put a fault into the arena, in the workers too."""
    first: dict[int, list[Contender]] = {}
    sitters = worker.sitters

    def remembering(game: Game[Any], schedule: Schedule, match: int) -> list[Contender]:
        return first.setdefault(match % len(schedule.seatings), sitters(game, schedule, match))

    if fault == "memory":
        worker.sitters = remembering
    elif fault == "seats":
        worker.sitters = lambda game, schedule, match: sitters(game, schedule, match - match % len(schedule.seatings))
    else:
        Tournament.match_seed = lambda self, match: self.seed  # type: ignore[method-assign]  # noqa: ARG005


if "PLANT" in os.environ:
    plant(os.environ["PLANT"])
if "HOLD_AFTER" in os.environ:
    hold_after(int(os.environ["HOLD_AFTER"]))


def main() -> int:
    chance.settle_as_told()
    texts = Texts("en")
    parser = argparse.ArgumentParser(prog="apogee")
    commands = parser.add_subparsers(required=True)
    for name, module in (("simulate", simulate), ("arena", arena), ("bench", speed)):
        command = commands.add_parser(name)
        module.configure(command, texts)
        command.set_defaults(run=module.run)
    arguments = parser.parse_args()
    try:
        code: int = arguments.run(arguments, texts)
    except ApogeeError as error:
        print(f"apogee: {error}", file=sys.stderr)
        return 2
    return code


if __name__ == "__main__":
    sys.exit(main())
