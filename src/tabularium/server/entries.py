"""The entries of a table's ledger."""

from __future__ import annotations

from typing import Any

import msgspec

MOVE = "move"  # body: key, option (its number)
SET = "set"  # body: keys (of the members), picks (key and option of each move it comes to)
UNDO = "undo"  # body: to, shown (whether something had been shown since)
ASK_UNDO = "ask-undo"  # body: to, shown, waiting (the seats that must agree)
ANSWER_UNDO = "answer-undo"  # body: agree
LEAVE = "leave"  # body: bot
RETURN = "return"
RENAME = "rename"  # body: name
CHAT = "chat"  # body: text; "": what was said is forgotten
LINK = "link"  # body: hash (of the token that alone opens the seat from now on)

ASIDE = frozenset((RENAME, CHAT, LINK))  # what changes neither the game nor who plays it


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table. ``version`` numbers them from 1 on."""

    version: int
    kind: str
    seat: int | None  # None: a spectator
    body: dict[str, Any]
    request: str | None = None  # None: a bot's
    at: float = 0.0  # seconds since 1970
