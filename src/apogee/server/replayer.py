"""A worker: a process that replays journals, or reviews them, one at a time, within bounds of time and memory.

A job comes as a line of JSON. The answer is "done", the number of bytes and then the replay, ready to be sent; or
"refused" and why, as JSON (working.py).
"""

import sys
from contextlib import suppress

import msgspec
from msgspec import Struct

from apogee import catalog
from apogee.core.journal import read_journal
from apogee.locale import Fact
from apogee.server.pages import QUICKLY, pack
from apogee.server.protocol import Eyes, ReplaySeat
from apogee.server.refusal import Code, Refusal
from apogee.server.replaying import Recording, replay_of, replay_of_stranger, review_of
from apogee.server.working import work

LONGEST_REASON = 1_000  # characters


class Job(Struct, frozen=True):
    """A replay that somebody asked for, with everything that a worker needs to make it."""

    journal: str
    eyes: Eyes
    is_packed: bool  # whether the client accepts gzip
    most_bytes: int  # of the replay, before it is packed
    games: list[str] = []  # those that can be played here
    seats: list[ReplaySeat] | None = None  # of a table here; nobody's where the journal was handed in
    is_open: bool = True
    is_review: bool = False  # whether it is the seat's review that is wanted, not a replay


class Why(Struct, frozen=True):
    """A refusal, from one process to another."""

    code: Code
    reason: str
    facts: dict[str, Fact]


def main() -> None:
    """Answer jobs until there are no more; the arguments are the seconds for each, and the bytes of memory for all."""
    seconds, memory = float(sys.argv[1]), int(sys.argv[2])
    bound_memory(memory)
    work(lambda line: answer(msgspec.json.decode(line, type=Job)), seconds)


def bound_memory(memory: int) -> None:
    """Take no more than so many bytes, where the system can hold a process to that."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def answer(job: Job) -> bytes:
    """The replay, or why there is none."""
    try:
        body = replay_bytes(job)
    except Refusal as refusal:
        why = Why(refusal.code, refusal.reason[:LONGEST_REASON], refusal.facts)
        return b"refused %b\n" % msgspec.json.encode(why)
    if job.is_packed:
        body = pack(body, QUICKLY)
    return b"done %d\n%b" % (len(body), body)


def replay_bytes(job: Job) -> bytes:
    """The replay of a job: a stranger's journal is checked first, a table's own has been checked already."""
    if job.seats is None:
        return replay_of_stranger(job.journal, job.games, job.eyes, job.most_bytes)
    journal = read_journal(job.journal, "it")
    game = catalog.game(journal.header.game).at(journal.header.rules_version)
    recording = Recording(journal, game, job.seats, job.is_open)
    if job.is_review and isinstance(job.eyes, int):
        return review_of(recording, job.eyes)
    return replay_of(recording, job.eyes, job.most_bytes)


if __name__ == "__main__":
    main()
