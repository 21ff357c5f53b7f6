"""The pool: matches spread over processes, in chunks of about a second, never more than a few chunks ahead."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice

from apogee.lab.schedule import Schedule
from apogee.lab.worker import Played, begin, play_chunk

CHUNK_SECONDS = 1.0
LOOK_SECONDS = 0.1  # longest wait before the caller can tell progress or stop


def spread(
    schedule: Schedule, matches: Sequence[int], processes: int, is_stopped: Callable[[], bool]
) -> Generator[list[Played]]:
    """Play these matches. Yields finished ones in chunks, in any order, and empty chunks while it waits.

    Once stopped, running matches are given up within a decision; finished ones are still yielded.
    Raises BrokenProcessPool when a process was killed from outside.
    """
    context = multiprocessing.get_context("spawn")  # as on every platform, and nothing of this process is copied
    lifeline, hold = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=begin, initargs=(lifeline,))
    pace = Pace(processes, len(matches))
    ahead: set[Future[tuple[list[Played], float]]] = set()
    left = iter(matches)
    try:
        while True:
            if is_stopped():
                hold.close()
                for future in ahead:
                    future.cancel()
            else:
                while len(ahead) < 2 * processes and (chunk := list(islice(left, pace.chunk_size()))):
                    with signals_held():
                        ahead.add(pool.submit(play_chunk, schedule, chunk))
                    pace.hand_out(len(chunk))
            if not ahead:
                return
            finished, ahead = wait(ahead, timeout=LOOK_SECONDS, return_when=FIRST_COMPLETED)
            yield [played for future in finished for played in result_of(future, pace)]
            for future in finished:
                if not future.cancelled() and (error := future.exception()) is not None:
                    time.sleep(LOOK_SECONDS)  # a worker was killed from outside; this process may be next
                    if not is_stopped():
                        raise error
    finally:
        hold.close()
        pool.shutdown(wait=True, cancel_futures=True)


class Pace:
    """How large the next chunk should be."""

    def __init__(self, processes: int, left: int) -> None:
        self.processes = processes
        self.left = left
        self.played = 0
        self.seconds = 0.0

    def chunk_size(self) -> int:
        """As many as take about a second; fewer towards the end, so that all processes end together."""
        if self.played == 0:
            return 1
        fair = self.left // (2 * self.processes)
        return max(1, min(int(CHUNK_SECONDS * self.played / max(self.seconds, 1e-6)), fair))

    def hand_out(self, matches: int) -> None:
        self.left -= matches


def result_of(future: Future[tuple[list[Played], float]], pace: Pace) -> list[Played]:
    """The matches of a finished chunk; none if it was cancelled."""
    if future.cancelled() or future.exception() is not None:
        return []
    played, seconds = future.result()
    pace.played += len(played)
    pace.seconds += seconds
    return played


@contextmanager
def signals_held() -> Generator[None]:
    """Inside this block, signals are held back, so that a process started in it gets none before it is ready."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, signal.SIGTERM])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
