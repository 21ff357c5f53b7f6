"""Writer: the one thread that changes the database. What waits is written together, and is on disk after one commit."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError

from apogee.server import sqlite
from apogee.server.changes import Statement
from apogee.server.errors import BadChange, Conflict, StorageTrouble

MOST_AT_ONCE: Final = 500  # writes in a group, so that the first of them need not wait for ever


@dataclass(frozen=True, slots=True)
class Write:
    """Statements that are done together or not at all, and who waits for them."""

    statements: Sequence[Statement]
    future: asyncio.Future[None]


class Writer:
    """Takes writes from one event loop, and answers there."""

    def __init__(self, engine: Engine, after_commit: Callable[[], None] | None) -> None:
        self._engine = engine
        self._after_commit = after_commit
        self._connection: Connection | None = None
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="apogee-writer", daemon=True)
        self._thread.start()

    def put(self, write: Write) -> None:
        """Have this written, after all that was put before."""
        self._waiting.put(write)

    def stop(self) -> None:
        """Write what waits, then end."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            group, is_last = self._next_group()
            if group:
                _answer(group, self._outcomes(group))
        self._disconnect()

    def _next_group(self) -> tuple[list[Write], bool]:
        """Wait for a write, then take all that wait; and tell whether the writer ends after them."""
        group: list[Write] = []
        write = self._waiting.get()
        while write is not None:
            group.append(write)
            if len(group) == MOST_AT_ONCE:
                return group, False
            try:
                write = self._waiting.get_nowait()
            except Empty:
                return group, False
        return group, True

    def _outcomes(self, group: list[Write]) -> list[Exception | None]:
        """The outcome of each write: None if it is on disk, otherwise the exception for its caller."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            cursor = self._connection.connection.cursor()  # SQLAlchemy's own executing takes twice the time
            cursor.execute(sqlite.BEGIN)
            if len(group) == 1:  # it needs no savepoint, because nothing else is rolled back with it
                outcomes = [_outcome(cursor, group[0])]
                cursor.execute("COMMIT" if outcomes == [None] else "ROLLBACK")
            else:
                outcomes = [_outcome_in_group(cursor, write) for write in group]
                cursor.execute("COMMIT")
            if self._after_commit is not None:
                self._after_commit()
        except Exception as error:
            self._disconnect()
            return [_trouble(error) for _ in group]
        return outcomes

    def _disconnect(self) -> None:
        """Give up the connection; the next group gets a new one."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with suppress(Exception):  # it is given up because something is wrong with it; the thread must go on
                connection.invalidate()
                connection.close()


def _outcome_in_group(cursor: DBAPICursor, write: Write) -> Exception | None:
    """Do one write of a group, so that it fails alone."""
    cursor.execute("SAVEPOINT one_write")
    outcome = _outcome(cursor, write)
    if outcome is not None:
        cursor.execute("ROLLBACK TO SAVEPOINT one_write")
    cursor.execute("RELEASE SAVEPOINT one_write")
    return outcome


def _outcome(cursor: DBAPICursor, write: Write) -> Exception | None:
    """Do one write. Where it is refused, the caller rolls back what was done of it."""
    try:
        for text, parameters in write.statements:
            cursor.execute(text, parameters)
    except sqlite.REFUSED as error:
        if sqlite.is_conflict(error):
            return Conflict(f"This is there already: {error}.")
        return BadChange(f"The storage does not take this: {error}.")
    return None


def _trouble(error: Exception) -> StorageTrouble:
    cause = error.orig if isinstance(error, DBAPIError) else error
    if sqlite.is_full(cause):
        return StorageTrouble("full", "There is no room left on the disk.")
    return StorageTrouble("io", f"The database cannot be written: {cause}.")


def _answer(group: list[Write], outcomes: list[Exception | None]) -> None:
    """Wake all that wait, with one call into their loop."""
    loop = group[0].future.get_loop()
    try:
        loop.call_soon_threadsafe(_resolve, group, outcomes)
    except RuntimeError:
        return  # the loop is closed: nobody waits


def _resolve(group: list[Write], outcomes: list[Exception | None]) -> None:
    for write, outcome in zip(group, outcomes, strict=True):
        if write.future.done():
            continue  # cancelled
        if outcome is None:
            write.future.set_result(None)
        else:
            write.future.set_exception(outcome)
