"""What is SQLite's own: the file and its lock, how it is connected to, what its errors mean."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from apogee.core.errors import quoted
from apogee.core.files import locked
from apogee.server.errors import CannotOpen
from apogee.server.schema import NEWEST

APPLICATION: Final = 0x41504F47  # how an SQLite file says whose it is: "APOG"
BEGIN: Final = "BEGIN IMMEDIATE"  # of a transaction that writes
BUSY_SECONDS: Final = 5.0
READERS: Final = 2
MOST_JOURNAL_BYTES: Final = 64 * 2**20  # it grows while a backup is made, and shrinks to this afterwards
CONFLICTS: Final = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}

# What is wrong with a statement itself. Any other error may have ended the whole transaction.
REFUSED: Final = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    OverflowError,
    UnicodeError,
)


def path_of(address: str) -> Path:
    """The file that an address names, which need not be there."""
    if address.startswith(("postgresql:", "postgres:", "postgresql+")):
        raise CannotOpen("Apogee does not keep its tables in PostgreSQL yet; give the path of a file.")
    if "://" in address or "\0" in address or not address.strip():
        raise CannotOpen(f"{quoted(address)} is not the path of a file.")
    path = Path(os.path.realpath(address))
    if not path.parent.is_dir():
        raise CannotOpen(f"There is no folder {path.parent}; make it first.")
    if path.exists() and not path.is_file():
        raise CannotOpen(f"{path} is not a file; give the path of a file.")
    return path


class Lock:
    """The right to a database, for one process at a time. It ends with the process, however that ends."""

    def __init__(self, path: Path) -> None:
        try:
            self._fd = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise CannotOpen(f"{path}.lock cannot be written to: {_reason_of(error)}.") from None
        if not locked(self._fd):
            os.close(self._fd)
            raise CannotOpen(f"{path} is in use by another server; stop that one first.")

    def release(self) -> None:
        os.close(self._fd)


def open_engines(path: Path) -> tuple[Engine, Engine]:
    """Make the file if there is none, and bring it up to date. Gives one engine that writes and one that reads."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise CannotOpen(f"{path} cannot be written to: {_reason_of(error)}.") from None
    try:
        with closing(connect(path)) as connection:
            revision = revision_of(connection, path)
            connection.execute("PRAGMA journal_mode = WAL")
        if revision != NEWEST:
            migrate(path)
        reading = engine_of(path, is_writing=False)
        # All readers connect now: on a full disk there may be no room for what SQLite shares between connections.
        for each in [reading.connect() for _ in range(READERS)]:
            each.close()
        return engine_of(path, is_writing=True), reading
    except (sqlite3.Error, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise CannotOpen(f"{path} cannot be opened: {cause}.") from None


def connect(path: Path) -> sqlite3.Connection:
    """A plain connection to a file that is there, without any transactions of Python's own."""
    return sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=BUSY_SECONDS)


def revision_of(connection: sqlite3.Connection, path: Path) -> str | None:
    """The last migration that a database has seen, one that we know; None while it is empty."""
    try:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        if not names and application in {0, APPLICATION}:
            return None
        if application != APPLICATION or "alembic_version" not in names:
            raise CannotOpen(f"{path} is a database of another program.")
        (revision,) = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        if code_of(error) == sqlite3.SQLITE_NOTADB:
            raise CannotOpen(f"{path} is not a database.") from None
        if code_of(error) == sqlite3.SQLITE_CORRUPT:
            raise CannotOpen(f"{path} is damaged; use a backup that is whole.") from None
        raise
    if revision is not None and revision != NEWEST:
        from apogee.server import migrations

        if not migrations.is_known(revision):
            raise CannotOpen(f"{path} was made by a newer Apogee; use that one.")
    return str(revision) if revision is not None else None


def migrate(path: Path, to: str = "head") -> None:
    """Bring a database up to date, or to an older revision, in one transaction."""
    from apogee.server import migrations

    engine = engine_of(path, is_writing=True)
    try:
        with engine.connect() as connection:
            plain: Any = connection.connection.driver_connection
            plain.execute("PRAGMA foreign_keys = OFF")  # so that tables can be made anew; ignored in a transaction
            with connection.begin():
                connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
                migrations.upgrade(connection, to)
    finally:
        engine.dispose()


def engine_of(path: Path, *, is_writing: bool) -> Engine:
    """Connections to a file: one that writes, or those that read beside it."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        paramstyle="named",
        pool_size=1 if is_writing else READERS,
        max_overflow=0,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def set_up(plain: sqlite3.Connection, _: object) -> None:
        plain.isolation_level = None  # transactions begin where we say so
        plain.execute("PRAGMA synchronous = FULL")
        plain.execute(f"PRAGMA journal_size_limit = {MOST_JOURNAL_BYTES}")
        plain.execute(f"PRAGMA {'foreign_keys' if is_writing else 'query_only'} = ON")
        plain.execute("SELECT 1 FROM sqlite_schema").fetchone()  # only now has it looked at the file

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(BEGIN)

    if is_writing:  # reading is always one statement, which sees one moment by itself
        event.listen(engine, "begin", begin)
    return engine


def size_of(path: str) -> int:
    """The bytes of a database and of its journal."""
    found = 0
    for each in (path, f"{path}-wal"):
        with suppress(FileNotFoundError):  # the journal comes and goes
            found += os.path.getsize(each)
    return found


def code_of(error: BaseException | None) -> int:
    """SQLite's number for an error, without the details; 0 for one that is not SQLite's."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def is_conflict(error: BaseException | None) -> bool:
    """Whether an error says that the key is there already."""
    return getattr(error, "sqlite_errorcode", 0) in CONFLICTS


def is_full(error: BaseException | None) -> bool:
    """Whether an error says that there is no room."""
    return code_of(error) == sqlite3.SQLITE_FULL


def _reason_of(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
