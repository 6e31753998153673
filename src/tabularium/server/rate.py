"""How often somebody may ask, and for how much."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

from tabularium.server.errors import TooMany

REMEMBERED = 10_000  # addresses and tokens whose requests are counted
BURST = 2  # seconds' worth of requests that may come at once


class Bucket:
    """What is left to somebody; it comes back with time. Below nothing there is a debt."""

    __slots__ = ("left", "seen")

    def __init__(self, left: float, seen: float) -> None:
        self.left: float = left
        self.seen: float = seen


class Rate:
    """So much a second for everybody, in bursts of BURST times that. A plain request costs 1."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: OrderedDict[Any, Bucket] = OrderedDict()

    def take(self, who: object, cost: float = 1.0) -> None:
        """Charge for a request; TooMany when not enough is left.

        Whoever has half a bucket may have anything once, else what costs more than a bucket holds
        could never be had; what is missing is waited for afterwards.
        """
        now = time.monotonic()
        most = self._rate * BURST
        bucket = self._buckets.pop(who, None) or Bucket(most, now)
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        bucket.left = min(most, bucket.left + (now - bucket.seen) * self._rate)
        bucket.seen = now
        needed = min(cost, most / 2)
        if bucket.left < needed:
            seconds = max(1, round((needed - bucket.left) / self._rate + 0.5))
            raise TooMany("server-error-too-many", seconds=seconds)
        bucket.left -= cost
