"""An event names no card to anybody to whom the layout hides it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tabularium.declare.log import CardField
from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.events import CARD, MOVE, Event
from tabularium.kernel.game import heard
from tabularium.kernel.machine import Rules
from tabularium.testing.heard import Heard
from tabularium.testing.moment import WATCHING
from tabularium.testing.tried import Tried


class Secrets:
    """Of one game; the messages that name its cards are asked for once."""

    def __init__(self, rules: Rules, shown: Iterable[str]) -> None:
        self.rules = rules
        self.shown = shown
        self.named: dict[str, int] = {}
        for kind in range(len(rules.card_keys())):
            talk = Heard()
            rules.card_words(kind, talk)
            for message in talk.messages:
                # words that several cards share are the name of none
                self.named[message] = -1 if message in self.named else kind

    def check(self, move: Tried) -> None:
        """Of a move that has shown nothing but what the layout shows."""
        if move.before.reveals != move.after.reveals:
            return
        named = [(event, self.name(move, event), self.kinds(move, event)) for event in move.events]
        shown = {kind for _, name, kinds in named if name in self.shown for kind in kinds}
        seen_by_all: set[int] | None = None
        for event, name, kinds in named:
            secret = {kind for kind in kinds - shown if lies(move, kind)}
            if not secret:
                continue
            if seen_by_all is None:
                seen_by_all = self.seen(move, WATCHING)
            secret -= seen_by_all
            for viewer in (WATCHING, *range(move.after.seats)) if secret else ():
                hidden = secret - self.seen(move, viewer) if heard(event, viewer) else set()
                if hidden:
                    given = self.rules.card_keys()[min(hidden)]
                    raise move.broken("promise-hidden-event", name=name, given=given, viewer=viewer)

    def name(self, move: Tried, event: Event) -> str:
        return str(self.rules.event(move.after, event.numbers).get("event", ""))

    def kinds(self, move: Tried, event: Event) -> set[int]:
        """The kinds of cards that an event names, as data and in words."""
        if not event.spoken:
            return set()
        talk = Heard()
        self.rules.event_text(move.after, event.numbers, talk)
        found = {self.named[message] for message in talk.messages if message in self.named}
        if isinstance(self.rules, DeclaredRules):
            log, what = self.rules.log, event.numbers[0]
            placed = zip(log.places[what], log.fields[what])
            found |= {event.numbers[i] for i, field in placed if isinstance(field, CardField)}
        return found - {-1}

    def seen(self, move: Tried, viewer: int) -> set[int]:
        """The kinds of cards that somebody saw: before the move, while it was made, after it."""
        words = {
            word for g in (move.before, move.after) for word in texts(self.rules.view(g, viewer))
        }
        # a card is told from others of its key behind a point
        words |= {word.partition(".")[0] for word in words}
        found = {kind for kind, key in enumerate(self.rules.card_keys()) if key in words}
        for event in move.events:
            moved = self.rules.seen(event, viewer).moved
            cards = [moved[i + 1] for i in range(0, len(moved), MOVE) if moved[i] == CARD]
            found |= {self.rules.kinds[card] for card in cards if card >= 0}
        return found


def lies(move: Tried, kind: int) -> bool:
    """Whether a card of a kind lay anywhere, or does now."""
    kinds = move.before.rules.kinds
    zones = [*move.before.zones, *move.after.zones]
    return any(kinds[card] == kind for zone in zones for card in zone)


def texts(shown: Any) -> Iterator[str]:
    """All texts in plain data, names included."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, dict):
        for name, part in shown.items():
            yield name
            yield from texts(part)
    elif isinstance(shown, list):
        for part in shown:
            yield from texts(part)
