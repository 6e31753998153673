"""What is looked at when a table is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabularium.kernel.game import Option
from tabularium.locale.talk import Talk


@dataclass(frozen=True)
class Look:
    """One glance at a table: what is seen, by whom, in which language, how wide."""

    view: dict[str, Any]
    talk: Talk
    width: int
    seats: Sequence[str] = ()  # "me" or the name of a bot, where known
    options: Sequence[Option] = ()  # what the one looking may do now
