"""What Alembic runs: the revisions, on the connection that was handed over and in its transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
