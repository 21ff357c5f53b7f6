"""Lines are added, never changed or taken away.

These are SQLite's triggers; PostgreSQL will take the rights to update and delete away from the server's role instead.
A later migration that makes `lines` anew, as batch mode does, has to make its triggers anew too.
"""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for doing, done in (("UPDATE", "changed"), ("DELETE", "taken away")):
            op.execute(
                f"CREATE TRIGGER lines_no_{doing.lower()} BEFORE {doing} ON lines "
                f"BEGIN SELECT RAISE(ABORT, 'a line of a journal is never {done}'); END"
            )
