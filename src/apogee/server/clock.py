"""The server's time: it runs evenly, whatever happens to the machine's clock.

Deadlines are kept as times of day, so that they hold over a restart. A clock that is put forward by two days must not
decide for anybody, and one that is put back must not lock anybody out. So this time never goes back, also not over a
restart. It follows the machine's when that is corrected, but never more than half as fast again, or half as slowly, as
time passes. A machine's clock that is far off was put, and is not followed before the next start. While the server is
down nothing tells a clock that was put from time that passed, so neither counts for anybody.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

SLOWEST, QUICKEST = 0.5, 1.5  # of the time that passes
FOLLOWED_SECONDS = 3_600.0  # that the machine's clock may differ


class SteadyClock:
    """Seconds since 1970, running as the time between calls does."""

    def __init__(self, wall: Callable[[], float] = time.time, passing: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.passing = passing
        self.at = wall()
        self.passed = passing()

    def begin_at(self, at: float) -> None:
        """Go on from this time if it is later than the machine's clock."""
        self.at = max(self.at, at)

    def __call__(self) -> float:
        passing, ahead = max(self.passing(), self.passed), self.wall() - self.at
        passed, self.passed = passing - self.passed, passing
        if abs(ahead - passed) > FOLLOWED_SECONDS:
            ahead = passed
        elif ahead < SLOWEST * passed:
            ahead = SLOWEST * passed
        elif ahead > QUICKEST * passed:
            ahead = QUICKEST * passed
        self.at += ahead
        return self.at


def put_off(deadline: float, since: float, away: Iterable[tuple[float, float]]) -> float:
    """A deadline that was set at some time, later by as long as the server was down since; `away` is in order."""
    for gone, back in away:
        if gone < deadline and back > since:
            deadline += back - max(gone, since)
    return deadline
