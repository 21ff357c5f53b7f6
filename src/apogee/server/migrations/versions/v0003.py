"""Where no clock runs, nothing is due while nobody is at a table: bots wait for people."""

import json

from alembic import op
from sqlalchemy import text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    connection = op.get_bind()
    due = connection.execute(text("SELECT id, settings FROM tables WHERE wake_at IS NOT NULL")).all()
    for table, settings in due:
        if json.loads(settings)["clock"] is None:
            connection.execute(text("UPDATE tables SET wake_at = NULL WHERE id = :id"), {"id": table})
