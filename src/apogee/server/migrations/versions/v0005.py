"""The server keeps from when to when it ran, so that the time while it was down counts for nobody's clock."""

from alembic import op
from sqlalchemy import Column, Float, Integer

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "runs",
        Column("number", Integer, primary_key=True),
        Column("began_at", Float, nullable=False),
        Column("last_at", Float, nullable=False),
    )
