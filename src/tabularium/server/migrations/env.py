"""Run by Alembic: the steps are taken on the connection that ``database.py`` hands over."""

from __future__ import annotations

from alembic import context

from tabularium.server.schema import METADATA


def take_steps() -> None:
    """Bring the schema up to date."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        render_as_batch=True,  # SQLite cannot alter a table in place
    )
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name Alembic runs it by; it can be imported as well
    take_steps()
