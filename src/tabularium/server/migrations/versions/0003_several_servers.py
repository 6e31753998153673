"""Several servers on one database: whose turn it is to think, and by which rules is played."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels = None
depends_on = None

ADDED: list[sa.Column[Any]] = [
    sa.Column("rules", sa.Integer, nullable=False, server_default="0"),
    sa.Column("owner", sa.String(32), nullable=False, server_default=""),
    sa.Column("people", sa.Integer, nullable=False, server_default="1"),
    sa.Column("changed", sa.Float, nullable=False, server_default="0"),
    sa.Column("watched", sa.Float, nullable=False, server_default="0"),
    sa.Column("due_at", sa.Float),
    sa.Column("leased_until", sa.Float, nullable=False, server_default="0"),
    sa.Column("leased_by", sa.String(32)),
]


def upgrade() -> None:
    """Where a bot was due, it is due now."""
    with op.batch_alter_table("tables") as tables:
        for column in ADDED:
            tables.add_column(column._copy())
    op.execute("UPDATE tables SET changed = created")
    op.execute("UPDATE tables SET due_at = 0 WHERE due")
    op.drop_index("ix_tables_due", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("due")
        tables.create_index("ix_tables_due_at", ["due_at"])
        tables.create_index("ix_tables_changed", ["changed"])
    op.create_table(
        "owners",
        sa.Column("owner", sa.String(32), primary_key=True),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """One server again."""
    op.drop_table("house")
    op.drop_table("owners")
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("due", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET due = (due_at IS NOT NULL)")
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_due_at")
        tables.drop_index("ix_tables_changed")
        for column in ADDED:
            tables.drop_column(column.name)
        tables.create_index("ix_tables_due", ["due"])
