"""What Alembic runs for every command: the migrations, on the connection that `upgrade` hands over."""

from alembic import context

from apogee.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite alters a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
