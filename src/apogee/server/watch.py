"""What is watched while the server runs: how late the event loop is, how many tables there are, the log's minutes."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final, get_args

from apogee.server import metrics
from apogee.server.hall import Hall
from apogee.server.logbook import BOUND, MINUTE
from apogee.server.storage import Storage, StorageTrouble
from apogee.server.table import Status
from apogee.server.wire import CROWD

TICK_SECONDS: Final = 0.25
COUNTING_SECONDS: Final = 15.0  # between two counts of all tables


def watch(hall: Hall) -> None:
    """Watch a hall until it ends."""
    late: deque[float] = deque([0.0], maxlen=int(MINUTE / TICK_SECONDS))
    metrics.ROOMS.set_function(lambda: len(hall.rooms))
    metrics.CONNECTIONS.set_function(lambda: CROWD.in_all)
    metrics.DATABASE_BYTES.set_function(hall.storage.size)
    metrics.LAG_MOST.set_function(lambda: max(late))
    hall.spawn(tick(hall, late))
    hall.spawn(count_tables(hall.storage))


def close_books(hall: Hall) -> None:
    """Write what has been counted since the last minute, before the server ends."""
    hall.logbook.write()
    BOUND.write()


async def tick(hall: Hall, late: deque[float]) -> None:
    """Measure again and again how late a short sleep ends: other tasks wait as long."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + TICK_SECONDS
        await asyncio.sleep(TICK_SECONDS)
        late.append(max(0.0, loop.time() - due))
        metrics.LAG.observe(late[-1])
        hall.logbook.turn()
        BOUND.turn()


async def count_tables(storage: Storage) -> None:
    """Tables by status, counted now and then beside everything else."""
    while True:
        with suppress(StorageTrouble):  # whoever needs the disk reports it
            for status in get_args(Status):
                metrics.TABLES.labels(status).set(await storage.count(status))
        await asyncio.sleep(COUNTING_SECONDS)
