"""Lines of the log: for people, or as JSON for programs. None of them tells a secret.

Messages of exceptions may hold what was sent, so only their names and places are written.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

from tabularium.server.settings import Settings
from tabularium.server.visitor import REQUEST_ID

FIELDS = "fields"  # of a record: what a line of JSON has beside its message
FRAMES = 20  # of an exception
LIKE = 20  # lines like each other in a while; how many more there were is told with the next
WHILE = 10.0
REMEMBERED = 100


class Plain(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(message)s")

    def formatException(self, ei: Any) -> str:
        return _trace(ei[1])


class JsonLines(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if ident := REQUEST_ID.get():
            line["request"] = ident
        line |= getattr(record, FIELDS, {})
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = _trace(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _trace(error: BaseException | None) -> str:
    """Where an exception came from, without what it says."""
    if error is None:
        return ""
    frames = traceback.extract_tb(error.__traceback__, limit=-FRAMES)
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return "\n".join([*places, type(error).__name__])


class Bounded(logging.Filter):
    """What many requests can cause is not written many times. Requests themselves are."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        if hasattr(record, FIELDS):
            return True
        like = (record.name, str(record.msg))
        now = self._clock()
        since, number = self._seen.pop(like, (now, 0))
        if now - since > WHILE:
            if number > LIKE:
                record.msg = f"{record.getMessage()} (and {number - LIKE} more like this)"
                record.args = ()
            since, number = now, 0
        self._seen[like] = (since, number + 1)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return number < LIKE


def set_up(settings: Settings) -> None:
    """Log as the settings say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log == "json" else Plain())
    handler.addFilter(Bounded())
    logging.basicConfig(
        handlers=[handler],
        level=logging.INFO if settings.verbose else logging.WARNING,
        force=True,
    )
