"""A state as JSON, encoded once: whoever knows an older one is sent what has changed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec

from tabularium.server.responses import State

ENCODE: Final = msgspec.json.Encoder().encode
VIEW: Final = "view"
PLAYERS: Final = "players"
TAILS: Final = ("log", "chat")  # sent from some line on, not as a whole
NAMED: Final = 4096  # fields of states and views whose names are kept as JSON
FIELDS: Final = [name for name in State.__struct_fields__ if name not in TAILS]

Way = tuple[str | int, ...]  # where something stands in the state: field after field
Fields = dict[str, bytes]  # a state but for its tails: what each field says
# what lies in a view is looked at only where two of them differ
Entries = dict[str, msgspec.Raw]
ENTRIES: Final = msgspec.json.Decoder(Entries).decode
EACH: Final = msgspec.json.Decoder(list[Entries]).decode


def fields_of(state: State, view: dict[str, Any]) -> Fields:
    """The fields of a state but for its tails."""
    return {name: ENCODE(view if name == VIEW else getattr(state, name)) for name in FIELDS}


@lru_cache(NAMED)
def _named(name: str) -> bytes:
    return ENCODE(name) + b":"


@lru_cache(NAMED)
def _place(way: Way) -> bytes:
    return b"[" + ENCODE(way) + b","


def _object(fields: Iterable[tuple[str, bytes]]) -> bytes:
    return b"{" + b",".join([_named(name) + value for name, value in fields]) + b"}"


def whole(fields: Fields, tails: Fields) -> bytes:
    """The state as one object."""
    return _object({**fields, **tails}.items())


class _Changes:
    """What makes a later state of an earlier one."""

    def __init__(self) -> None:
        self.values: list[bytes] = []
        self.gone: list[Way] = []

    def set(self, way: Way, value: bytes | msgspec.Raw) -> None:
        self.values.append(b"".join([_place(way), value, b"]"]))

    def view(self, before: bytes, after: bytes) -> None:
        old, new = ENTRIES(before), ENTRIES(after)
        were, are = old.pop(PLAYERS, None), new.pop(PLAYERS, None)
        if were is not None and are is not None and were != are:
            self.players(were, are)
        self.entries((VIEW,), old, new)

    def players(self, before: msgspec.Raw, after: msgspec.Raw) -> None:
        for seat, (old, new) in enumerate(zip(EACH(before), EACH(after), strict=True)):
            self.entries((VIEW, PLAYERS, seat), old, new)

    def entries(self, way: Way, before: Entries, after: Entries) -> None:
        for name, value in after.items():
            if before.get(name) != value:
                self.set((*way, name), value)
        self.gone += [(*way, name) for name in before if name not in after]


def patch(before: Fields, after: Fields, tails: Fields) -> bytes:
    """What makes a later state of an earlier one: values to be set at their places, places that are
    no more, and the new lines of log and chat."""
    changes = _Changes()
    for name, value in after.items():
        if value != before[name]:
            if name == VIEW:
                changes.view(before[name], value)
            else:
                changes.set((name,), value)
    fields = {"version": after["version"], "set": b"[" + b",".join(changes.values) + b"]"}
    if changes.gone:
        fields["gone"] = ENCODE(changes.gone)
    return _object({**fields, **tails}.items())
