"""Storage: what the server keeps, in an SQLite file.

One thread writes and a few read beside it, so that the event loop never waits for the disk. A write that has returned
is on disk; what is read after it is not older. PostgreSQL will share the tables, the migrations and this interface.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Self

from sqlalchemy import Engine, Executable, Select, func, literal_column, select, union_all
from sqlalchemy.exc import DBAPIError

from apogee.server import sqlite
from apogee.server.changes import (
    Change,
    Delete,
    Insert,
    Shape,
    Statements,
    Update,
    column_named,
    conditions,
    shape_of,
    table_named,
    values_of,
)
from apogee.server.errors import BadChange, CannotOpen, Conflict, StorageTrouble
from apogee.server.schema import LINES, LISTED, MEMBERS, TABLES
from apogee.server.writer import Write, Writer

__all__ = ["BadChange", "CannotOpen", "Change", "Conflict", "Delete", "Insert", "Storage", "StorageTrouble", "Update"]


class Storage:
    """An open database. It is used from one event loop, and belongs to this process until it is closed."""

    @classmethod
    def open(cls, address: str, *, after_commit: Callable[[], None] | None = None) -> Self:
        """Open the database at a path, making it or bringing it up to date; CannotOpen says what is in the way.

        `after_commit` is for tests of crashes: the writing thread calls it when a group of writes is on disk and nobody
        has been told.
        """
        path = sqlite.path_of(address)
        lock = sqlite.Lock(path)
        try:
            writing, reading = sqlite.open_engines(path)
        except BaseException:
            lock.release()
            raise
        return cls(writing, reading, lock, after_commit)

    def __init__(
        self, writing: Engine, reading: Engine, lock: sqlite.Lock, after_commit: Callable[[], None] | None
    ) -> None:
        self._lock = lock
        self._writing = writing
        self._reading = reading
        self._statements = Statements(self._writing.dialect)
        self._writer = Writer(self._writing, after_commit)
        self._readers = ThreadPoolExecutor(sqlite.READERS, thread_name_prefix="apogee-reader")
        self._is_closed = False

    async def write(self, *changes: Change) -> None:
        """Make these changes, all or none; they are on disk when this returns. A cancelled write may still happen.

        Conflict: a key is there already. BadChange: the database does not take this. Both concern this write alone.
        StorageTrouble: the disk is full or has failed; nothing was changed, and it may be tried again.
        """
        self._check_open()
        statements = [self._statements.of(change) for change in changes]
        future = asyncio.get_running_loop().create_future()
        self._writer.put(Write(statements, future))
        await future

    async def rows(
        self,
        of: str,
        where: Mapping[str, object] | None = None,
        *,
        order: str | None = None,
        limit: int | None = None,
        columns: Sequence[str] | None = None,
    ) -> list[dict[str, Any]]:
        """The rows that have these values, by the column `order`, from the last if it begins with a minus sign."""
        where = where or {}
        asked = _select(of, shape_of(where), order, limit, None if columns is None else tuple(columns))
        return await self._read(asked, values_of(where))

    async def one(self, of: str, where: Mapping[str, object]) -> dict[str, Any] | None:
        """The row that has these values, or None."""
        found = await self.rows(of, where, limit=1)
        return found[0] if found else None

    async def tables_due(self, now: float, limit: int) -> list[str]:
        """The ids of running tables that are to be woken by now, the longest due first."""
        asked = select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.wake_at <= now)
        return [row["id"] for row in await self._read(asked.order_by(TABLES.c.wake_at).limit(limit))]

    async def tables_shown(self, limit: int, newest_of_all: int) -> list[str]:
        """Public tables that are open or running, in turns by where they were opened from; where that is not known, by
        host. Of one place, the newest of each host come before their others. Only so many of each status are looked at,
        the newest, so that it takes no longer where there are very many.
        """
        columns = (TABLES.c.id, TABLES.c.changed_at, TABLES.c.place, TABLES.c.host)
        is_shown = [TABLES.c.is_public.is_(True) & (TABLES.c.status == status) for status in ("open", "running")]
        parts = [_newest(select(*columns).where(each), newest_of_all).subquery() for each in is_shown]
        shown = union_all(*map(select, parts)).subquery()
        place, newest = func.coalesce(shown.c.place, shown.c.host), shown.c.changed_at.desc()
        of_host = func.row_number().over(partition_by=(place, shown.c.host), order_by=newest).label("of_host")
        hosts = select(shown.c.id, shown.c.changed_at, place.label("place"), of_host).subquery()
        newest = hosts.c.changed_at.desc()
        turn = func.row_number().over(partition_by=hosts.c.place, order_by=(hosts.c.of_host, newest))
        return [row["id"] for row in await self._read(select(hosts.c.id).order_by(turn, newest).limit(limit))]

    async def tables_named(self, names: Sequence[str]) -> list[dict[str, Any]]:
        """These tables in this order, without their secrets."""
        found = {row["id"]: row for row in await self._read(select(*LISTED).where(TABLES.c.id.in_(names)))}
        return [found[name] for name in names if name in found]

    async def may_watch(self, table_id: str, person_id: str) -> bool:
        """Whether there is such a table, and it is public or the person a member."""
        is_member = select(MEMBERS.c.table_id).where(MEMBERS.c.table_id == table_id, MEMBERS.c.person_id == person_id)
        asked = select(TABLES.c.id).where(TABLES.c.id == table_id, TABLES.c.is_public.is_(True) | is_member.exists())
        return bool(await self._read(asked))

    async def tables_of(self, person_id: str, limit: int, before: float | None = None) -> list[dict[str, Any]]:
        """The tables that a person is a member of, the newest changed first, without their secrets; no lessons. Or only
        those that changed last before a time.
        """
        asked = select(*LISTED).join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        asked = asked.where(MEMBERS.c.person_id == person_id, TABLES.c.settings.not_like('%"lesson":{%'))
        return await self._read(_newest(asked if before is None else asked.where(TABLES.c.changed_at < before), limit))

    async def last_at(self) -> float:
        """When the last line was written, of all tables; 0 where there is none."""
        asked = select(LINES.c.at).order_by(literal_column("rowid").desc()).limit(1)  # SQLite's, in order of writing
        found = await self._read(asked)
        return float(found[0]["at"]) if found else 0.0

    async def count(self, status: str) -> int:
        """How many tables have this status."""
        asked = select(func.count().label("tables")).select_from(TABLES).where(TABLES.c.status == status)
        (row,) = await self._read(asked)
        return int(row["tables"])

    def size(self) -> int:
        """The bytes that the database takes on disk, with SQLite's write-ahead log."""
        return sqlite.size_of(str(self._writing.url.database))

    async def close(self) -> None:
        """Finish what was begun, and let go of the file."""
        if not self._is_closed:
            self._is_closed = True
            await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._readers.shutdown()
        self._reading.dispose()
        self._writer.stop()
        self._writing.dispose()
        self._lock.release()

    async def _read(self, asked: Executable, values: Mapping[str, object] | None = None) -> list[dict[str, Any]]:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, asked, values or {})

    def _read_now(self, asked: Executable, values: Mapping[str, object]) -> list[dict[str, Any]]:
        try:
            with self._reading.connect() as connection:
                result = connection.execute(asked, values)
                names = tuple(result.keys())
                return [dict(zip(names, row, strict=True)) for row in result.all()]  # mappings() takes twice as long
        except DBAPIError as error:
            raise StorageTrouble("io", f"The database cannot be read: {error.orig}.") from None

    def _check_open(self) -> None:
        if self._is_closed:
            raise StorageTrouble("closed", "The storage is closed.")


@lru_cache(256)
def _select(
    of: str, shape: Shape, order: str | None, limit: int | None, columns: tuple[str, ...] | None
) -> Select[Any]:
    """What `rows` asks, made once for all questions of the same shape."""
    table = table_named(of)
    wanted = table.c if columns is None else [column_named(table, name) for name in columns]
    asked = select(*wanted).where(*conditions(table, shape)).limit(limit)
    if order is not None:
        column = column_named(table, order.removeprefix("-"))
        asked = asked.order_by(column.desc() if order.startswith("-") else column)
    return asked


def _newest(asked: Select[*tuple[Any, ...]], limit: int) -> Select[*tuple[Any, ...]]:
    return asked.order_by(TABLES.c.changed_at.desc()).limit(limit)
