"""What the server keeps: the tables of its database, the same for SQLite and PostgreSQL.

Times are seconds since 1970, in UTC. JSON is kept as text. A change here needs a migration, and a new NEWEST.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

NEWEST: Final = "0006"  # the last migration; here, so that opening a database that has it needs no Alembic

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("cookie", Text, nullable=False, unique=True),  # the SHA-256 of the secret
    Column("since", Float, nullable=False),
)

COMPONENTS: Final = Table(
    "components",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("text", LargeBinary, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components_hash", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("digest", Text, nullable=False),  # of the last line, or the commitment
    Column("seed", Text, nullable=False),  # secret
    Column("salt", Text, nullable=False),  # secret
    Column("position", Text),  # secret
    Column("rematch_of", Text),
    Column("status", Text, nullable=False),  # open, running, finished or closed
    Column("wake_at", Float),
    Column("created_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("place", Text),  # a hash of where it was opened from; older tables have none
    Column("ending", Text),  # of a finished match, for lists: who sat where, and how it ended; older ones have none
    Index(None, "status", "wake_at"),
    Index(None, "is_public", "status", "changed_at"),
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    PrimaryKeyConstraint("table_id", "person_id"),
)

# The journal of a table: lines are added, never changed or taken away. SQLite's triggers see to it.
LINES: Final = Table(
    "lines",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    Column("digest", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("table_id", Text, nullable=False),  # empty for the opening of a table itself
    Column("person_id", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("command", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("is_refusal", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "person_id", "key"),
)

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("token", Text, primary_key=True),  # the SHA-256 of the secret
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
)

# From when to when a server ran on this database, the last one up to half a minute ago.
RUNS: Final = Table(
    "runs",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("began_at", Float, nullable=False),
    Column("last_at", Float, nullable=False),
)

# What lists of tables show. Seed, salt and position are not among them.
LISTED: Final = [
    TABLES.c[name]
    for name in (
        "id",
        "game",
        "rules_version",
        "components_hash",
        "players",
        "options",
        "settings",
        "host",
        "is_public",
        "commitment",
        "rematch_of",
        "status",
        "created_at",
        "changed_at",
        "ending",
    )
]
