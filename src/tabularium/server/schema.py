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
    Column("rules", Integer, nullable=False, server_default="0"),  # their version; 0: not noted
    # who made it, as an unreadable word: those who think for many tables share between owners
    Column("owner", String(32), nullable=False, server_default=""),
    Column("people", Integer, nullable=False, server_default="1"),  # seats where a person decides
    Column("changed", Float, nullable=False, server_default="0", index=True),
    Column("watched", Float, nullable=False, server_default="0"),  # when somebody was last there
    # a hint, not a truth: from then on a bot may have to move
    Column("due_at", Float, index=True),
    # who thinks about it, and until when others keep away
    Column("leased_until", Float, nullable=False, server_default="0"),
    Column("leased_by", String(32)),
    Column("finished", Boolean),  # whether the game is over; None: nobody noted it
    # another one whenever anything but a new entry has changed: links, or what was written
    Column("edition", Integer, nullable=False, server_default="0"),
)

OWNERS = Table(
    "owners",
    METADATA,
    Column("owner", String(32), primary_key=True),
    Column("used", Float, nullable=False),  # thinking time, see due.py
)

# what all servers on this database have in common: a secret, whether new tables are taken, …
HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
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
