"""The tables of the database. Migrations in ``migrations`` lead up to this."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("created", Float, nullable=False),
    Column("start", Text, nullable=False),
    # a hint, not a truth: look here after a restart, a bot may have to move
    Column("due", Boolean, nullable=False, index=True),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # -1 for spectators
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("request", String(64)),
    Column("at", Float, nullable=False),
)

# secret until the game is over, since it names cards in hands: nothing else reads it
WEIGHED = Table(
    "weighed",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),  # of the move
    Column("candidates", Text, nullable=False),
)
