"""A state in parts, each encoded once: whoever knows an older one is sent what has changed."""

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

Way = tuple[str | int, ...]  # where a part stands in the state: field after field
Parts = dict[Way, bytes]


def taken_apart(state: State, view: dict[str, Any]) -> Parts:
    """The parts of a state but for its tails: fields, entries of the view, entries of players."""
    parts: Parts = {}
    for name in State.__struct_fields__:
        if name == VIEW:
            _take_view(view, parts)
        elif name not in TAILS:
            parts[name,] = ENCODE(getattr(state, name))
    return parts


def _take_view(view: dict[str, Any], parts: Parts) -> None:
    for entry, value in view.items():
        if entry == PLAYERS and isinstance(value, list):
            for seat, player in enumerate(value):
                for name, one in player.items():
                    parts[VIEW, PLAYERS, seat, name] = ENCODE(one)
        else:
            parts[VIEW, entry] = ENCODE(value)


@lru_cache(NAMED)
def _named(name: str) -> bytes:
    return ENCODE(name) + b":"


def _object(fields: Iterable[tuple[str, bytes]]) -> bytes:
    return b"{" + b",".join([_named(name) + value for name, value in fields]) + b"}"


def whole(parts: Parts, tails: dict[str, bytes]) -> bytes:
    """The state as one object."""
    fields: dict[str, bytes] = {}
    view: dict[str, bytes] = {}
    players: dict[int, list[tuple[str, bytes]]] = {}
    for way, value in parts.items():
        if len(way) == 1:
            fields[str(way[0])] = value
        elif len(way) == 2:
            view[str(way[1])] = value
        else:
            players.setdefault(int(way[2]), []).append((str(way[3]), value))
    if players:
        view[PLAYERS] = b"[" + b",".join([_object(one) for one in players.values()]) + b"]"
    return _object({**fields, VIEW: _object(view.items()), **tails}.items())


def patch(before: Parts, after: Parts, tails: dict[str, bytes]) -> bytes:
    """What makes a later state of an earlier one: values to be set at their places, places that are
    no more, and the new lines of log and chat."""
    changed = [(way, value) for way, value in after.items() if before.get(way) != value]
    values = b",".join([b"[" + ENCODE(way) + b"," + value + b"]" for way, value in changed])
    fields = {"version": after["version",], "set": b"[" + values + b"]"}
    gone = [way for way in before if way not in after]
    if gone:
        fields["gone"] = ENCODE(gone)
    return _object({**fields, **tails}.items())
