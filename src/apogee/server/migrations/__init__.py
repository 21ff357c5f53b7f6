"""Migrations: how the database of an older Apogee becomes one of ours. Alembic runs those in `versions`, in order."""

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring a database to a revision, inside the transaction of its connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def is_known(revision: str) -> bool:
    """Whether this program has the migration that a database has seen last."""
    try:
        ScriptDirectory.from_config(_config()).get_revision(revision)
    except CommandError:
        return False
    return True


def newest() -> str | None:
    """The last revision that there is."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "apogee.server:migrations")
    config.set_main_option("path_separator", "os")
    return config
