"""What those who own a server need to know of its tables: which are over, which were changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the tables there are nobody has noted whether they are over."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("finished", sa.Boolean))
        tables.add_column(sa.Column("edition", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Entries are only ever appended."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("edition")
        tables.drop_column("finished")
