"""What everybody sees change, everybody is told: the events of a move name the cards that moved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tabularium.declare.entry import IN_VIEWS, OPEN
from tabularium.declare.moves import Moves
from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.events import EVERYBODY
from tabularium.kernel.machine import State
from tabularium.testing.kit import Kit
from tabularium.testing.tried import Tried


def check_told(move: Tried, kit: Kit) -> None:
    """Compare what a move has changed with what was told."""
    before, after = move.before, move.after
    rules = before.rules
    if kit.implied is None or not isinstance(rules, DeclaredRules):
        return
    events = [e for e in move.events if e.audience == EVERYBODY and e.spoken]
    told = [rules.event(after, event.numbers) for event in events]
    names = {event["event"] for event in told}
    said = {word for event in told for word in words(event)}
    seats = {event[who] for event in told for who in ("seat", "rival") if who in event}
    keys = rules.card_keys()
    for card, whence, seat in changed(rules.layout.on_table, before, after):
        if card >= 0:
            spoken_of = keys[rules.kinds[card]] in said
        else:
            spoken_of = bool(told if seat < 0 else seats & {seat, EVERYBODY})
        if not spoken_of and not follows(kit.implied, whence, names):
            raise move.broken(
                "promise-told",
                name=keys[rules.kinds[card]] if card >= 0 else whence[0],
                given=" > ".join(whence),
                events=sorted(names),
            )


def follows(
    implied: Mapping[tuple[str, str], Iterable[str]], whence: tuple[str, str], names: set[str]
) -> bool:
    """Whether a change goes without saying after these events, at once or by steps that do: what
    is discarded may be shuffled and drawn in the same move."""
    start, end = whence
    steps = {
        after
        for (before, after), by in implied.items()
        if before == start and (not by or not names.isdisjoint(by))
    }
    if end in steps:
        return True
    rest = {step: by for step, by in implied.items() if step[0] != start}
    return any(follows(rest, (middle, end), names) for middle in steps - {""})


def words(told: Any) -> Iterator[str]:
    """Every word in an event as plain data."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for value in told.values():
            yield from words(value)


def changed(
    table: Moves, before: State, after: State
) -> Iterator[tuple[int, tuple[str, str], int]]:
    """A card and the zones it left and came to, or its zone and a mark; for a number no card, its
    name, and the seat it belongs to, -1 for none."""
    lay, lie = lying(before), lying(after)
    for card in sorted({*lay, *lie}):
        start, end = lay.get(card, -1), lie.get(card, -1)
        if start != end:
            names = [table.zones[zone].name if zone >= 0 else "" for zone in (start, end)]
            if (is_open(table, start) or is_open(table, end)) and not table.blank(start, end):
                yield card, (names[0], names[1]), -1
        elif is_open(table, start):
            for mark in table.zones[start].marks:
                was, now = (g.marks[card] >> mark.shift & mark.mask for g in (before, after))
                if was != now:
                    yield card, (table.zones[start].name, mark.name), -1
    for place, entry in enumerate(table.numbers):
        if before.nums[place] != after.nums[place] and entry.told & IN_VIEWS:
            seat = (place - entry.start) // entry.count if entry.own else -1
            yield -1, (entry.name, ""), seat


def lying(g: State) -> dict[int, int]:
    """The zone of every card."""
    return {card: zone for zone, cards in enumerate(g.zones) for card in cards}


def is_open(table: Moves, zone: int) -> bool:
    return zone >= 0 and table.zones[zone].seen == OPEN
