"""Servers that start at once: a program that has read everything, and forks one whenever it is told to.

    python -m tests.fork_driver DATABASE

It reads lines "PORT CRASH_AFTER", where 0 stands for any port and for never, and answers "ready PORT PID". When that
server is dead, it says "ended STATUS". Bots choose at once, without workers. What its servers leave to chance follows
from the seed of tests.chance that it is given, and from how many there were before.
"""

import asyncio
import os
import sys

from apogee.server.thinking import Thinking, Thought
from apogee.server.turns import NOBODY, Asker
from tests import chance
from tests.serve_driver import serve


class Quick(Thinking):
    """Bots that do not think."""

    async def choose(self, thought: Thought, asker: Asker = NOBODY) -> str:  # noqa: ARG002
        await asyncio.sleep(0.02)
        return thought.choices[thought.seed % len(thought.choices)]


def main() -> None:
    chance.settle_as_told()
    while line := sys.stdin.readline():
        seed = chance.program_seed()
        port, crash_after = map(int, line.split())
        child = os.fork()
        if child == 0:
            serve(sys.argv[1], port, crash_after, Quick(1), seed)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print(f"ended {os.waitstatus_to_exitcode(status)}", flush=True)


if __name__ == "__main__":
    main()
