"""Limits on what comes in: how much and how deep. Nothing here takes longer than it is long."""

from __future__ import annotations

import asyncio
import math
from typing import Any, TypeVar

import msgspec

from tabularium.server.errors import BadBody

SMALL = 64 * 1024
LARGE = 1024 * 1024  # a record or a position
DEEPEST = 32
VALUES = 32 * 1024  # in one body; each costs some hundred times the reading of a letter
FEW = 4 * 1024  # that are read at once
DIGITS = 24  # of a fraction; longer ones are reckoned with slowly, and none of ours has more
PROBLEM = 200  # letters that are told of what is wrong

T = TypeVar("T")


def decode(data: bytes, kind: type[T]) -> T:
    """A body of a known shape; BadBody says what is wrong with it."""
    if values(data) > VALUES:
        raise BadBody("server-error-many", most=VALUES)
    try:
        found = msgspec.json.Decoder(kind, float_hook=_fraction).decode(data)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError) as problem:
        if never_closed(data) > DEEPEST:
            raise BadBody("server-error-deep", most=DEEPEST) from None
        raise BadBody("server-error-body", problem=str(problem)[:PROBLEM]) from None
    if too_deep(found):
        raise BadBody("server-error-deep", most=DEEPEST)
    return found


async def decode_aside(data: bytes, kind: type[T]) -> T:
    """The same; what is much work is done in a thread, a few milliseconds of which stop others."""
    if len(data) <= SMALL and values(data) <= FEW:
        return decode(data, kind)
    return await asyncio.to_thread(decode, data, kind)


def values(data: bytes) -> int:
    """How many values JSON can hold at most, without reading it: commas and openings."""
    return 1 + data.count(b",") + data.count(b"[") + data.count(b"{")


def never_closed(data: bytes) -> int:
    """How many brackets are open at the end of what could not be read; those in texts count too."""
    opened = data.count(b"[") + data.count(b"{")
    return opened - data.count(b"]") - data.count(b"}")


def too_deep(value: object) -> bool:
    """Whether something that was decoded is nested deeper than DEEPEST. Level by level: no
    recursion, and everything is looked at once."""
    level = [value]
    for _ in range(DEEPEST):
        level = [part for one in level for part in _parts(one)]
        if not level:
            return False
    return True


def _parts(value: Any) -> Any:
    """What may hold more inside a value."""
    if type(value) is list:
        return [one for one in value if type(one) not in _PLAIN]
    if type(value) is dict:
        return [one for one in value.values() if type(one) not in _PLAIN]
    if isinstance(value, msgspec.Struct):
        return [getattr(value, name) for name in value.__struct_fields__]
    return ()


_PLAIN = frozenset((str, int, float, bool, type(None)))


def _fraction(text: str) -> float:
    if len(text) > DIGITS:
        raise ValueError(f"a number has more than {DIGITS} digits")
    found = float(text)
    if not math.isfinite(found):
        raise ValueError("a number is too large")
    return found


def convert(values: dict[str, str], kind: type[T]) -> T:
    """The questions of an address, of a known shape."""
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as problem:
        raise BadBody("server-error-body", problem=str(problem)[:PROBLEM]) from None
