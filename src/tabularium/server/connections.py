"""Who is connected: not too many from one address, and not more than there is room for."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

from tabularium.server import metrics
from tabularium.server.addresses import Proxies, household


class Connection(Protocol):
    """Somebody who is connected."""

    def turn_out(self) -> None:
        """Make room for another."""


class Connections:
    """Who has not yet sent a whole request waits; where room is short, the longest waiting goes.

    So nobody is kept out by those who only hold a place.
    """

    def __init__(self, most: int, each: int, proxies: Proxies) -> None:
        self._most = most
        self._each = each
        self._proxies = proxies  # everybody comes through them: they have no share of their own
        self._homes: dict[Connection, str] = {}
        self._numbers: dict[str, int] = {}
        self._waiting: dict[str, OrderedDict[Connection, None]] = {}
        self._all_waiting: OrderedDict[Connection, None] = OrderedDict()

    def __len__(self) -> int:
        return len(self._homes)

    def enter(self, one: Connection, address: str) -> bool:
        """Let somebody in who waits from now on; False when there is no room."""
        home = household(address)
        shared = self._proxies.believed(address)
        full = not shared and self._numbers.get(home, 0) >= self._each
        if full and not self._make_room(self._waiting.get(home)):
            return False
        if len(self._homes) >= self._most and not self._make_room(self._all_waiting):
            return False
        self._homes[one] = home
        self._numbers[home] = self._numbers.get(home, 0) + 1
        self.waits(one)
        metrics.connected(len(self._homes))
        return True

    def waits(self, one: Connection) -> None:
        """Something is still to come before there is anything to do."""
        home = self._homes.get(one)
        if home is not None and one not in self._all_waiting:
            self._all_waiting[one] = None
            self._waiting.setdefault(home, OrderedDict())[one] = None

    def works(self, one: Connection) -> None:
        """There is something to do: it stays."""
        home = self._homes.get(one)
        if home is not None and one in self._all_waiting:
            del self._all_waiting[one]
            del self._waiting[home][one]
            if not self._waiting[home]:
                del self._waiting[home]

    def leave(self, one: Connection) -> None:
        """It is gone."""
        self.works(one)
        home = self._homes.pop(one, None)
        if home is not None:
            self._numbers[home] -= 1
            if not self._numbers[home]:
                del self._numbers[home]
            metrics.connected(len(self._homes))

    def _make_room(self, waiting: OrderedDict[Connection, None] | None) -> bool:
        if not waiting:
            return False
        oldest = next(iter(waiting))
        self.leave(oldest)
        oldest.turn_out()
        return True
