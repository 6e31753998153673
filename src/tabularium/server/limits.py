"""Limits on what comes in: how much, how deep, how often."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from typing import Any, TypeVar

import msgspec

from tabularium.server.errors import BadBody, TooMany

SMALL = 64 * 1024
LARGE = 1024 * 1024  # a record or a position
DEEPEST = 32
REMEMBERED = 10_000  # addresses and tokens whose requests are counted
BURST = 2  # seconds' worth of requests that may come at once

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKET = re.compile(rb"[\[\]{}]")
T = TypeVar("T")


def depth(data: bytes) -> int:
    """How deep JSON is nested."""
    deepest = now = 0
    for bracket in _BRACKET.findall(_STRING.sub(b"", data)):
        now += 1 if bracket in b"[{" else -1
        deepest = max(deepest, now)
    return deepest


def decode(data: bytes, kind: type[T]) -> T:
    """A body of a known shape; BadBody says what is wrong with it."""
    if depth(data) > DEEPEST:
        raise BadBody("server-error-deep", most=DEEPEST)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadBody("server-error-body", problem=str(problem)) from None


def convert(values: dict[str, str], kind: type[T]) -> T:
    """The questions of an address, of a known shape."""
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as problem:
        raise BadBody("server-error-body", problem=str(problem)) from None


class Bucket:
    """Requests that are left; they come back with time."""

    __slots__ = ("left", "seen")

    def __init__(self, left: float, seen: float) -> None:
        self.left: float = left
        self.seen: float = seen


class Rate:
    """So many requests a second from everybody, in bursts of BURST times that."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: OrderedDict[Any, Bucket] = OrderedDict()

    def take(self, who: object) -> None:
        """Count a request; TooMany when there were too many."""
        now = time.monotonic()
        most = self._rate * BURST
        bucket = self._buckets.pop(who, None) or Bucket(most, now)
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        bucket.left = min(most, bucket.left + (now - bucket.seen) * self._rate)
        bucket.seen = now
        if bucket.left < 1:
            seconds = max(1, round((1 - bucket.left) / self._rate + 0.5))
            raise TooMany("server-error-too-many", seconds=seconds)
        bucket.left -= 1
