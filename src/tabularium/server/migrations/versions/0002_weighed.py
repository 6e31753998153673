"""What bots weighed before their moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Beside the entries, so that nobody reads it along with them."""
    op.create_table(
        "weighed",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("candidates", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Nobody says why."""
    op.drop_table("weighed")
