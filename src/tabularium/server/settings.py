"""What can be set about a server. docs/server.md says what each setting means."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

DAY = 86_400.0
CENTURY = 36_525.0  # days
Seconds = Annotated[float, Meta(gt=0, le=DAY)]
Rate = Annotated[float, Meta(gt=0, le=1e9)]
Number = Annotated[int, Meta(ge=1)]
OPEN = "open"  # of metrics


def _cores() -> int:
    # one core is left to the event loop
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    # where it is, and what it serves
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    db: str = ""  # "": a file beside the saved games
    db_time: Seconds = 5.0  # seconds for whatever the database is asked
    page: Path | None = None  # the built page; None: wherever it is found
    origins: tuple[str, ...] = ()  # other origins a page may come from
    proxies: tuple[str, ...] = ()  # addresses and networks that say for whom they ask

    workers: Number = 1  # processes that serve

    # bots
    pause: Annotated[float, Meta(ge=0, le=DAY)] = (
        0.3  # seconds between two moves of bots, so that people can follow
    )
    think: Annotated[float, Meta(ge=0.1, le=DAY)] = 10.0  # seconds a bot has for a decision
    thinkers: Annotated[int, Meta(ge=0)] = field(
        default_factory=_cores
    )  # processes in which bots think
    stand_in: str = "greedy"  # who plays for a person who left without naming a bot

    # what takes long, apart from bots
    clerks: Number = 1  # processes for it
    errand: Seconds = 10.0  # seconds it may take

    # limits
    tables: Number = 500  # tables kept in memory although nobody uses them
    token_rate: Rate = 20.0  # requests a second; bursts of twice that
    address_rate: Rate = 60.0
    connections: Annotated[int, Meta(ge=0)] = 0  # in all; 0: as many as open files allow
    address_connections: Number = 250  # from one address
    header_time: Seconds = 10.0  # seconds for the head of a request
    body_time: Seconds = 60.0  # seconds for the whole of its body
    idle_time: Seconds = 15.0  # seconds until more of a body comes
    taking_time: Seconds = 60.0  # seconds until more of an answer is taken

    # tables that nobody comes to any more are deleted after so many days; 0: never. What is
    # deleted is lost: a house does it when its owner has said so
    expire: Annotated[float, Meta(ge=0, le=CENTURY)] = 0.0
    expire_finished: Annotated[float, Meta(ge=0, le=CENTURY)] = 0.0  # when the game is over

    # what it tells of itself
    log: Literal["plain", "json"] = "plain"
    verbose: bool = False  # every request
    metrics: str = ""  # nowhere; "open": at /metrics for everybody; HOST:PORT: there
