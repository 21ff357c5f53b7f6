"""What the log tells of things that happen often: clients cannot fill a disk with it, and every kind is seen.

Whoever wants to can be refused thousands of times a second. So each kind of refusal has one line a minute, which says
how often it came; of any other kind of line the first few are written, and the rest are counted in one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, MutableMapping
from typing import Any, Final, Literal

import structlog

from apogee.server import metrics
from apogee.server.limits import place_of

MINUTE: Final = 60.0
MOST_PLACES: Final = 1_000  # addresses that are counted apart, for one kind and minute
MOST_LINES: Final = 10  # of one kind and minute
MOST_KINDS: Final = 50  # of lines in a minute; all that come later are one kind more
COUNTS: Final = ("refusals", "suppressed")  # our own lines, of which there is one for each kind
CUT_OFF: Final = 0  # in place of a status: no answer was sent

# What is refused where connections are, before there is a request to answer: their codes have no sentences.
WireCode = Literal[
    "bad-frame",  # a socket breaks the websocket protocol
    "bad-upgrade",  # a handshake for a socket that is none
    "crowded",  # connections too many
    "flood",  # frames or requests come faster than from anybody
    "hung-up",  # gone before a request was all there, or its answer sent
    "large-request",
    "not-http",
    "slow",  # a request is not all there in time
    "unread",  # what was sent is not read in time
]

log = structlog.get_logger()


class Tally:
    """How often somebody was refused in a minute, and from how many places."""

    def __init__(self) -> None:
        self.count = 0
        self.places: set[str] = set()


class Logbook:
    """Counts refusals for the figures, and by the minute for the log, without telling whose they were."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.minute = now() // MINUTE
        self.tallies: dict[tuple[str, int], Tally] = {}

    def count_refusal(self, code: str, status: int, address: str) -> None:
        """Somebody did not get what they asked for. A game's own refusals (409) and our faults have no line here."""
        metrics.REFUSALS.labels(code, status).inc()
        self.turn()
        if status == 409 or status >= 500:
            return
        tally = self.tallies.setdefault((code, status), Tally())
        tally.count += 1
        if address and len(tally.places) < MOST_PLACES:  # who has gone already has none
            tally.places.add(place_of(address))

    def turn(self) -> None:
        """Write the lines of a minute, once it is over."""
        if self.now() // MINUTE != self.minute:
            self.write()

    def write(self) -> None:
        """Write what there is, and begin anew."""
        tallies, self.tallies, self.minute = self.tallies, {}, self.now() // MINUTE
        for (code, status), tally in sorted(tallies.items()):
            log.info("refusals", code=code, status=status, count=tally.count, addresses=len(tally.places))


class Bound:
    """Lets the first lines of each kind pass, and counts the rest. A line's kind is its text without the numbers."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.begun = now()
        self.lines: dict[tuple[tuple[str, str], ...], int] = {}

    def __call__(self, _logger: object, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        """A processor of structlog's."""
        if line["event"] in COUNTS:
            return line
        self.turn()
        kind = tuple(sorted((name, fact) for name, fact in line.items() if isinstance(fact, str)))
        if kind not in self.lines and len(self.lines) >= MOST_KINDS:
            kind = (("event", "other"),)
        self.lines[kind] = self.lines.get(kind, 0) + 1
        if self.lines[kind] > MOST_LINES:
            raise structlog.DropEvent
        return line

    def turn(self) -> None:
        """Write how many lines a minute had that were not written, once it is over."""
        if self.now() - self.begun >= MINUTE:
            self.write()

    def write(self) -> None:
        """Write what there is, and begin anew."""
        lines, self.lines, self.begun = self.lines, {}, self.now()
        for kind, count in lines.items():
            if count > MOST_LINES:
                facts = dict(kind)
                log.warning("suppressed", of=facts.pop("event"), **facts, count=count - MOST_LINES)


BOUND: Final = Bound()  # there is one log
