"""What can go wrong with what the server keeps."""

from apogee.core.errors import ApogeeError


class CannotOpen(ApogeeError):
    """There is no database at the address that this server could use."""


class CannotCopy(ApogeeError):
    """A backup cannot be made, or not be restored."""


class BadTable(ApogeeError):
    """A table cannot be opened like this."""


class Conflict(ApogeeError):
    """A row with this key is there already; nothing of the write was done."""


class BadChange(ApogeeError):
    """The database has no such table or column, or does not take the values; nothing of the write was done."""


class StorageTrouble(Exception):
    """Nothing was kept: the disk is "full", it has failed ("io"), or the storage is "closed"."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
