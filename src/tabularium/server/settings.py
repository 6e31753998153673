"""What can be set about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def _cores() -> int:
    # one core is left to the event loop
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    db: str = "sqlite:///tabularium.db"
    page: Path | None = None  # the built page; None: wherever it is found
    pause: float = 0.3  # seconds between two moves of bots, so that people can follow
    think: float = 10.0  # seconds a bot has for a decision
    thinkers: int = field(default_factory=_cores)  # processes in which bots think
    clerks: int = 1  # processes for what takes long, apart from bots
    errand: float = 10.0  # seconds that something may take there
    tables: int = 500  # tables kept in memory although nobody uses them
    token_rate: float = 20.0  # requests a second; bursts of twice that
    address_rate: float = 60.0
    origins: tuple[str, ...] = ()  # other origins a page may come from
    stand_in: str = "greedy"  # who plays for a person who left without naming a bot
