"""What moved on the table, as a viewer sees it: enough to draw it without knowing the game."""

from __future__ import annotations

from typing import Any

from tabularium.declare.entry import IN_ROWS, IN_VIEWS, OPEN, OWNER_SEES
from tabularium.declare.numbers import Amounts, Number
from tabularium.declare.zones import Zone
from tabularium.kernel.events import CARD, MARK, MOVE, NUMBER, Event


class Moves:
    """What the zones and numbers of a layout are, by their places in the state."""

    def __init__(self, names: list[str]) -> None:
        self.zones: list[Zone] = []
        self.numbers: list[Number] = []
        self.names = names  # the key of every card

    def owner(self, zone: int) -> int:
        """Whose zone it is; -1 for a shared one."""
        entry = self.zones[zone]
        return (zone - entry.start) // entry.count if entry.own else -1

    def visible(self, zone: int, viewer: int) -> bool:
        """Whether a viewer sees the cards of a zone whenever they lie there."""
        if zone < 0:
            return False
        entry = self.zones[zone]
        return entry.seen == OPEN or (entry.seen == OWNER_SEES and self.owner(zone) == viewer)

    def seen(self, event: Event, viewer: int) -> Event:
        """An event without what a viewer cannot see: a hidden card is -1."""
        found = Event(event.numbers, event.audience)
        found.source_zones = event.source_zones
        began, lies = event.source_zones
        if self.visible(began, viewer) or self.visible(lies, viewer):
            found.source = event.source
        found.moved = self.seen_moves(event.moved, viewer)
        return found

    def seen_moves(self, moved: list[int], viewer: int) -> list[int]:
        out: list[int] = []
        for i in range(0, len(moved), MOVE):
            what, first, second, third, fourth = moved[i : i + MOVE]
            if what == CARD:
                if self.blank(second, third):
                    continue
                # a card that was shuffled is known by where it has come to lie alone
                known = self.visible(third, viewer)
                known = known or (not fourth and self.visible(second, viewer))
                out += [CARD, first if known else -1, second, third, fourth]
            elif what == NUMBER:
                if self.numbers[first].told & (IN_VIEWS | IN_ROWS):
                    out += [NUMBER, first, second, third, 0]
            elif self.zones[second].marks and self.visible(second, viewer):
                out += [MARK, first, second, third, fourth]
        return out

    def blank(self, start: int, end: int) -> bool:
        """Whether it is no card that moves: what holds an empty space of a row comes and goes."""
        if start >= 0 and end >= 0:
            return False
        return self.zones[max(start, end)].spread > 0

    def data(self, event: Event) -> dict[str, Any]:
        """What was seen to move, and because of which card."""
        data: dict[str, Any] = {}
        if event.source >= 0:
            data["because"] = self.names[event.source]
        if event.moved:
            data["moved"] = self.told(event.moved)
        return data

    def told(self, moved: list[int]) -> list[dict[str, Any]]:
        """What was seen to move, as plain data."""
        found: list[dict[str, Any]] = []
        for i in range(0, len(moved), MOVE):
            what, first, second, third, fourth = moved[i : i + MOVE]
            if what == CARD:
                card = self.names[first] if first >= 0 else None
                found.append({"card": card, "from": self.place(second), "to": self.place(third)})
            elif what == NUMBER:
                found.append({**self.number(first), "from": second, "to": third})
            else:
                found += self.marks(first, second, third, fourth)
        return found

    def place(self, zone: int) -> dict[str, Any] | None:
        if zone < 0:
            return None
        entry = self.zones[zone]
        place: dict[str, Any] = {"zone": entry.shown_as}
        if entry.own:
            place["seat"] = self.owner(zone)
        if entry.count > 1:
            place["spot"] = (zone - entry.start) % entry.count
        return place

    def number(self, place: int) -> dict[str, Any]:
        """Which number it is: its entry, whose, and of several which one."""
        entry = self.numbers[place]
        found: dict[str, Any] = {"number": entry.name}
        offset = place - entry.start
        if entry.own:
            found["seat"] = offset // entry.count
        if entry.count > 1:
            spot = offset % entry.count
            found["name"] = entry.names[spot] if isinstance(entry, Amounts) else str(spot)
        return found

    def marks(self, card: int, zone: int, before: int, after: int) -> list[dict[str, Any]]:
        """What has come to lie on a card, or lies there no more."""
        found: list[dict[str, Any]] = []
        for mark in self.zones[zone].marks:
            was = before >> mark.shift & mark.mask
            now = after >> mark.shift & mark.mask
            if was == now:
                continue
            told: dict[str, Any] = {"card": self.names[card], "in": self.place(zone)}
            told["mark"] = mark.name
            for name, n in (("from", was), ("to", now)):
                shown: dict[str, Any] = {mark.name: None}
                if n or mark.said:
                    mark.show(n, shown)
                told[name] = shown[mark.name]
            found.append(told)
        return found
