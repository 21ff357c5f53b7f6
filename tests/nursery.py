"""Servers that start at once: a program that has read everything, and forks one for each line it is told.

    python -m tests.nursery

A line is a list in JSON: database, port and number of commits, as for tests.serve_driver, and the seed of tests.chance.
What comes of it are lines "begun PID", "ready PORT PID" and "ended PID".
"""

import json
import os
import signal
import sys
import traceback

from apogee.server.thinking import Thinking
from tests.limits import PATIENT
from tests.serve_driver import serve


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them here
    while line := sys.stdin.readline():
        database, port, crash_after, seed = json.loads(line)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            print(f"begun {os.getpid()}", flush=True)
            try:
                serve(database, port, crash_after, Thinking(1, module="tests.thinker_driver", **PATIENT), seed)
            except BaseException:  # never back into the loop
                traceback.print_exc()
            print(f"ended {os.getpid()}", flush=True)
            os._exit(0)


if __name__ == "__main__":
    main()
