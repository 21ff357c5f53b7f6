"""Files: reads a whole file, unless it is none or too large, and writes a file whole or not at all."""

import errno
import os
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

MOST_BYTES = 64 * 2**20  # no journal or component file comes near this


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """A whole file; OSError says what is wrong with it."""
    found = os.stat(path)
    if not Path(path).is_file() and not Path(path).is_dir():
        raise OSError(errno.EINVAL, "it is not a file", os.fspath(path))
    if found.st_size > MOST_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), os.fspath(path))
    return Path(path).read_bytes()


def write_text(path: str | os.PathLike[str], text: str, *, is_private: bool) -> None:
    """Write a whole file or none: what was there before stays until all is on disk."""
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise OSError(errno.EEXIST, "there is something else than a file", os.fspath(path))
    if not target.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "there is no such folder", os.fspath(path))
    with whole_file(target, 0o600 if is_private else 0o644) as file:
        file.write(text.encode())


@contextmanager
def whole_file(path: Path, mode: int = 0o644, *, is_new: bool = False) -> Generator[BinaryIO]:
    """A file that appears only when all of it is on disk; one that is to be new replaces none (FileExistsError)."""
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, mode)
        if is_new and os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


def locked(fd: int) -> bool:
    """Whether this process now holds the lock of a file. On a system without locks the answer is yes."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # a file system without locks
    return True


def sync_folder(folder: Path) -> None:
    """Write a folder's list of names to disk, so that a renamed file keeps its new name after a power cut."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
