"""A table keeps where it was opened from, as a hash, so that lists of tables stay fair when the server starts again."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", Column("place", Text))
