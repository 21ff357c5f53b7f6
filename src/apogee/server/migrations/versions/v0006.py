"""A finished table keeps how its match ended, so that a list of one's matches need not open them all."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", Column("ending", Text))
