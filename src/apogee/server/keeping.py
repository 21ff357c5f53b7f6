"""Keeping a database safe: backups, made while the server runs, and restoring them while it does not."""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from apogee.core.files import sync_folder
from apogee.server import sqlite
from apogee.server.errors import CannotCopy

PAGES_AT_ONCE: Final = 256  # of 4 kB: the progress is told after each megabyte

Progress = Callable[[int, int], None]


def back_up(address: str, target: str, progress: Progress | None = None) -> None:
    """Copy a database, as it is at this moment, into a new file. A server may go on writing meanwhile.

    `progress` is called with the pages that are copied and the pages that there are.
    """
    source, path = sqlite.path_of(address), sqlite.path_of(target)
    if not source.exists():
        raise CannotCopy(f"There is no database {source}.")
    _check_free(path)
    with _trouble_of(source), closing(sqlite.connect(source)) as connection:
        if sqlite.revision_of(connection, source) is None:
            raise CannotCopy(f"{source} is empty; there is nothing to back up.")
        with _new_file(path) as temporary:
            _copy(connection, temporary, progress)
            _check_free(path)
            os.replace(temporary, path)
        sync_folder(path.parent)


def restore(source: str, address: str, *, replace: bool = False) -> Path | None:
    """Put a backup where a server will open it. With `replace`, what is there is kept, at the path that is returned."""
    backup, path = sqlite.path_of(source), sqlite.path_of(address)
    if not backup.exists():
        raise CannotCopy(f"There is no backup {backup}.")
    if backup == path:
        raise CannotCopy(f"{path} cannot be restored from itself.")
    lock = sqlite.Lock(path)
    try:
        if path.exists() and not replace:
            raise CannotCopy(f"There is a database at {path} already; --replace puts the backup in its place.")
        with _trouble_of(backup), _new_file(path) as temporary:
            with closing(sqlite.connect(backup)) as connection:
                _check(connection, backup)
                _copy(connection, temporary, None)
            kept = _set_aside(path) if path.exists() else None
            for left in (f"{path}-wal", f"{path}-shm"):
                Path(left).unlink(missing_ok=True)
            os.replace(temporary, path)
            sync_folder(path.parent)
        return kept
    finally:
        lock.release()


def _check_free(path: Path) -> None:
    """Refuse a path where a file is already: a backup replaces nothing."""
    if os.path.lexists(path):
        raise CannotCopy(f"There is something at {path} already; give another name.")


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a backup that is not ours, is damaged, or comes from a newer program."""
    if sqlite.revision_of(connection, path) is None:
        raise CannotCopy(f"{path} is empty; there is nothing to restore.")
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise CannotCopy(f"{path} is damaged: {' '.join(str(found).split())}.")


def _copy(source: sqlite3.Connection, target: Path, progress: Progress | None) -> None:
    """Copy a database, as it is at one moment, into a single file, and wait until that is on disk."""

    def tell(_: int, left: int, total: int) -> None:
        if progress is not None:
            progress(total - left, total)

    with closing(sqlite.connect(target)) as copy:
        copy.execute("PRAGMA synchronous = OFF")  # all of it is put on disk at the end
        source.execute("BEGIN")
        source.execute(
            "SELECT 1 FROM sqlite_schema"
        ).fetchone()  # holds the moment: else each write would start us anew
        source.backup(copy, pages=PAGES_AT_ONCE, progress=tell)
        source.execute("ROLLBACK")
        copy.execute("PRAGMA journal_mode = DELETE")
    with target.open("r+b") as file:
        os.fsync(file.fileno())


def _set_aside(path: Path) -> Path:
    """Keep a database under another name, with SQLite's files beside it if it was not closed well."""
    try:
        with closing(sqlite.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        pass  # it is damaged, which may be why it is replaced
    number = 1
    while os.path.lexists(kept := path.with_name(f"{path.name}.old-{number}")):
        number += 1
    try:
        os.link(path, kept)
    except OSError:
        os.replace(path, kept)  # a file system without links
    if os.path.exists(f"{path}-wal"):
        os.replace(f"{path}-wal", f"{kept}-wal")
    sync_folder(path.parent)
    return kept


@contextmanager
def _new_file(path: Path) -> Generator[Path]:
    """The path of an empty file beside another, for its owner alone. It goes unless it has been renamed."""
    if not os.access(path.parent, os.W_OK):
        raise CannotCopy(f"{path.parent} cannot be written to.")
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for left in (name, f"{name}-journal", f"{name}-wal", f"{name}-shm"):
            Path(left).unlink(missing_ok=True)


@contextmanager
def _trouble_of(path: Path) -> Generator[None]:
    """What the disk or SQLite say, as one sentence."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        said = (error.strerror or str(error)).lower() if isinstance(error, OSError) else str(error)
        raise CannotCopy(f"{path} cannot be copied: {said}.") from None
