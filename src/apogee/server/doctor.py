"""`apogee doctor`: checks a copy of a database, so that a server may go on using it meanwhile.

Every table is played again from its lines, by the rules and the component file it began with: the chain of its lines,
what chance brought, the draws and the commitment, the answers that were given, and what lists of tables say of it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import tempfile
from collections.abc import AsyncGenerator
from contextlib import closing
from typing import Any

from msgspec import MsgspecError

from apogee.core.errors import ApogeeError, BadJournal
from apogee.locale.texts import Texts
from apogee.server.hall import Hall
from apogee.server.keeping import back_up
from apogee.server.progress import Progress
from apogee.server.refusal import Refusal
from apogee.server.room import stored_answer_of
from apogee.server.serve import DATABASE
from apogee.server.storage import Storage
from apogee.server.table import Table
from apogee.server.thinking import Thinking


def configure(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Which database."""
    parser.add_argument("--database", metavar=texts("help-file"), default=DATABASE, help=texts("serve-help-database"))


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Say what is wrong, one line for each; 0 only if nothing is."""
    with tempfile.TemporaryDirectory(prefix="apogee-doctor-") as folder:
        copy = os.path.join(folder, "copy.db")
        back_up(arguments.database, copy)
        damages = damages_of(copy)
        for why in damages:
            print(texts("doctor-bad-file", why=why))
        if damages:
            return 1
        return asyncio.run(examine(copy, texts))


def damages_of(path: str) -> list[str]:
    """What SQLite itself finds wrong with a file."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(10)")]
            found += [f"{row[0]} refers to what is not there" for row in connection.execute("PRAGMA foreign_key_check")]
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    return [" ".join(each.split()) for each in found if each != "ok"]


async def examine(path: str, texts: Texts) -> int:
    """Check all tables of a database that nobody else uses."""
    hall = Hall(Storage.open(path), Thinking(1))
    bad = lines = 0
    try:
        rows = await hall.storage.rows("tables", order="id")
        with Progress(texts, "doctor-progress") as progress:
            for count, row in enumerate(rows):
                progress(count, len(rows))
                async for why in troubles_of(hall, row):
                    bad += 1
                    print(texts("doctor-bad-table", table=row["id"], why=why))
                lines += len(await hall.storage.rows("lines", {"table_id": row["id"]}, columns=["number"]))
    finally:
        await hall.storage.close()
    print(texts("doctor-bad" if bad else "doctor-good", bad=bad, tables=len(rows), lines=lines))
    return 1 if bad else 0


async def troubles_of(hall: Hall, row: dict[str, Any]) -> AsyncGenerator[str]:
    """What is wrong with a table."""
    try:
        table = await hall.read_table(row["id"], is_checking=True)
        check_draws(table)
    except (ApogeeError, Refusal, MsgspecError, ValueError, KeyError, TypeError, AssertionError) as error:
        yield " ".join(str(error).split()) or type(error).__name__
        return
    if row["digest"] != table.digest:
        yield "its last lines are not there."
    for name, value in (("status", table.status), ("wake_at", table.wake_at())):
        if row[name] != value:
            yield f"the list of tables says {name} {row[name]}, but its lines lead to {value}."
    if row["ending"] not in (None, table.ending()):  # older tables have none
        yield f"the list of tables says {row['ending']} of its end, but its lines lead to {table.ending()}."
    given = 0
    for each in await hall.storage.rows("answers", {"table_id": row["id"]}):
        try:
            is_idle = stored_answer_of(each).is_idle
        except MsgspecError as error:
            yield f"the answer to {each['key']} cannot be read: {error}"
            continue
        given += not (each["is_refusal"] or is_idle or '"do":"rematch"' in each["command"])
    if given != table.by_people:
        yield f"{table.by_people} of its lines are by people, but {given} answers say so."
    members = {each["person_id"] for each in await hall.storage.rows("members", {"table_id": row["id"]})}
    if members != table.members:
        yield "the list of its members is not what its lines lead to."


def check_draws(table: Table) -> None:
    """The commitment fits the seed, and the seed gives every draw."""
    match = table.match
    if match is None:
        return
    journal = match.journal
    journal.commitment = table.founding.commitment
    if journal.draws is None:
        raise BadJournal("its seed is not there.")
    journal._check_draws(journal.draws)
