"""What the views of a game hold, in words, so that a page can draw a game it knows nothing of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from tabularium.declare.entry import ASKED, OPEN, Entry
from tabularium.declare.known import KnownCards
from tabularium.declare.layout import Layout
from tabularium.declare.numbers import Amounts, Bits, Flag, Number, OneOf, SeatOf
from tabularium.declare.points import Points
from tabularium.declare.rules import DeclaredRules
from tabularium.declare.zones import Size, Zone
from tabularium.kernel.machine import Rules
from tabularium.locale.talk import Talk
from tabularium.plugins import rules_of
from tabularium.server.responses_games import EntryState, LayoutState

# the first that fits: what is drawn by its kind; anything else is drawn as it is
KINDS: list[tuple[type[Entry], str]] = [
    (Zone, "cards"),
    (KnownCards, "known"),
    (Size, "count"),
    (Flag, "flag"),
    (SeatOf, "seat"),
    (OneOf, "word"),
    (Amounts, "amounts"),
    (Bits, "names"),
    (Points, "points"),
    (Number, "number"),
]


def said(message: str, talk: Talk) -> str:
    """A message of a game, or nothing where it does not say so."""
    return talk.say(message) if talk.has(message) else ""


def hides(rules: Rules) -> bool:
    """Whether somebody has something that the others do not see."""
    return not isinstance(rules, DeclaredRules) or bool(rules.layout.of_viewer)


@cache
def layout_bytes(game: str, lang: str) -> bytes:
    """What the views of a game hold: entry by entry in words, and as a schema."""
    rules = rules_of(game)
    talk = rules.talk(lang)
    shown = _shown(rules.layout) if isinstance(rules, DeclaredRules) else []
    return msgspec.json.encode(
        LayoutState(
            id=game,
            title=talk.say(f"{game}-title"),
            hidden=hides(rules),
            entries=[_entry(game, entry, talk) for entry in shown],
            view=rules.view_schema(forecasts=True),
        )
    )


def _shown(layout: Layout) -> list[Entry]:
    """The entries of views, in the order in which they stand there."""
    plain = {start for _, start in layout.numbers_of_players}
    numbers = [
        entry
        for entry in layout.entries
        if type(entry) is Number and entry.own and entry.start in plain
    ]
    others = [layout.shared, layout.of_players, layout.of_viewer, layout.of_asked, layout.forecasts]
    return numbers + [entry for some in others for _, entry in some]


def _entry(game: str, entry: Entry, talk: Talk) -> EntryState:
    message = f"{game}-view-{entry.shown_as.replace('_', '-')}"
    names: dict[str, str] = {}
    for name in _names(entry.schema()):
        words = said(f"{message}.{name.replace('_', '-')}", talk)
        if words:
            names[name] = words
    marks = entry.marks if isinstance(entry, Zone) else []
    return EntryState(
        name=entry.shown_as,
        kind=next((kind for sort, kind in KINDS if isinstance(entry, sort)), "other"),
        own=entry.own,
        seen="all" if entry.seen == OPEN else "asked" if entry.seen == ASKED else "owner",
        heap=isinstance(entry, Zone) and _heap(entry),
        things=type(entry).things is not Entry.things,
        counts=entry.zone.shown_as if isinstance(entry, Size) else "",
        turned=next((mark.name for mark in marks if mark.turns), ""),
        label=said(message, talk),
        names=names,
    )


def _heap(zone: Zone) -> bool:
    """Whether its cards lie together, rather than each in its place or in somebody's hand."""
    loose = not (zone.in_order or zone.marks or zone.count > 1)
    return zone.pile or (loose and zone.seen == OPEN)


def _names(schema: dict[str, Any]) -> Iterator[str]:
    """Everything that a schema names: marks, goods, choices."""
    yield from (one for one in schema.get("enum", []) if isinstance(one, str))
    for name, value in schema.get("properties", {}).items():
        yield name
        yield from _names(value)
    inner = [*schema.get("anyOf", []), *schema.get("prefixItems", [])]
    inner += [schema.get(part) for part in ("items", "additionalProperties")]
    for one in inner:
        if isinstance(one, dict):
            yield from _names(one)
