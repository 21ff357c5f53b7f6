"""Working: what a worker process does, whatever it works on. Jobs come as lines, one at a time.

The worker says "ready", "taken" when it begins with a job, and then its answer, or "fail" and what kind of fault it
was, and where. Nothing else of a fault leaves the process: what it was about may be a card.
"""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from apogee.server.faults import fault_facts

NICENESS: Final = 10
GROUP_NICENESS: Final = (
    5  # a quarter of a processor that others want; with more, a busy machine would leave bots no time
)
TRIES: Final = 3  # to say how nice the group is
TRY_SECONDS: Final = 0.1
GRACE_SECONDS: Final = 1.0  # beyond the time of a job, after which a worker that nobody has ended ends itself


def work(answer: Callable[[bytes], bytes], seconds: float) -> None:
    """Answer jobs until there are no more; each may take so many seconds."""
    come_last()
    mouth, sys.stdout = sys.stdout.buffer, sys.stderr  # what a job prints is no answer

    def say(words: bytes) -> None:
        mouth.write(words)
        mouth.flush()

    say(b"ready\n")
    for line in sys.stdin.buffer:
        say(b"taken\n")
        set_alarm(seconds + GRACE_SECONDS)
        try:
            said = answer(line)
        except (Exception, SystemExit) as error:  # whatever is wrong with this job, the next one may be right
            said = "fail {kind} {where}\n".format(**fault_facts(error)).encode()
        set_alarm(0)
        say(said)


def come_last() -> None:
    """Get what other processes leave of the processors.

    Where Linux groups processes by their sessions, niceness only tells those of one group apart, and each worker has a
    session of its own; so the group is made nice, too. Others than root may say so ten times a second, all together.
    """
    if not hasattr(os, "nice"):
        return
    os.nice(NICENESS)
    for _ in range(TRIES):
        try:
            Path("/proc/self/autogroup").write_text(str(GROUP_NICENESS), "ascii")
        except BlockingIOError:
            time.sleep(TRY_SECONDS)
        except OSError:  # there are no such groups
            return
        else:
            return


def set_alarm(seconds: float) -> None:
    """Let the system end this process after a time, even in mid-thought; 0 takes it back."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
