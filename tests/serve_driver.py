"""The table server as a program, with Countdown among its games: for tests that end it as a crash would.

    python -m tests.serve_driver DATABASE PORT [CRASH_AFTER]

It prints "ready PORT PID". CRASH_AFTER is a number of commits: after that many, before anybody is told, it kills
itself. What it leaves to chance follows from the seed of tests.chance that it is given.
"""

import os
import signal
import sys

from apogee import catalog
from apogee.locale.texts import Texts
from apogee.server.serve import configure_log, listen, run_loop, run_server
from apogee.server.storage import Storage
from apogee.server.thinking import Thinking
from tests import chance
from tests.limits import NO_LIMITS, PATIENT

catalog.GAMES["countdown"] = "apogee.testing.toy"


class Countdown:
    """Counts commits; the last one is known to nobody."""

    def __init__(self, commits: int) -> None:
        self.left = commits

    def __call__(self) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def serve(database: str, port: int, crash_after: int, thinking: Thinking, seed: str) -> None:
    """Serve, until the end or a number of commits other than 0; the seed is another each time."""
    chance.settle(seed)
    configure_log()
    listener = listen(Texts("en"), "127.0.0.1", port)
    storage = Storage.open(database, after_commit=Countdown(crash_after) if crash_after else None)
    print(f"ready {listener.getsockname()[1]} {os.getpid()}", flush=True)
    run_loop(run_server(storage, thinking, listener, (), NO_LIMITS, "tests.replayer_driver"))


def main() -> None:
    database, port, crash_after = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0
    thinking = Thinking(1, module="tests.thinker_driver", **PATIENT)
    serve(database, port, crash_after, thinking, os.environ[chance.SEED])


if __name__ == "__main__":
    main()
