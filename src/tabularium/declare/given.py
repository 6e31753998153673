"""A position while it is read: the document, the state it goes into, the cards not named yet."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tabularium.declare.heap import Absence, Heap
from tabularium.kernel.entries import Entries, unfit
from tabularium.kernel.machine import PC, Node, State
from tabularium.kernel.part import lacking


@mypyc_attr(allow_interpreted_subclasses=True)
class Given:
    """What is being read. A game derives from it and says what fits where."""

    def __init__(
        self,
        g: State,
        doc: dict[str, Any],
        heaps: list[list[int]],
        absence: Absence,
    ) -> None:
        self.g = g
        self.doc: Entries = Entries("", doc, g.rules.position_fields())
        self.bare = False  # nothing is laid out yet
        self.seats: int = g.seats  # that marks on cards may name
        self.complete: bool = self.doc.has("stack")  # written by a game: nothing is left to choose
        self.players: list[Entries] = self.doc.players(g.seats, g.rules.player_fields())
        self.heap: Heap = Heap(g.rules.kinds, g.rules.card_keys(), heaps, absence)

    def heaps_for(self, fits: int, player: int) -> list[int]:
        """The heaps from which cards somewhere may come; all of them if nothing is said."""
        return list(range(len(self.heap.heaps)))

    def kinds_for(self, fits: int) -> list[bool] | None:
        """Of each kind of card whether it may lie there; None for all."""
        return None

    def expected(self, fits: int) -> str:
        """What was wanted there, if a card does not fit."""
        return "card-here"

    def card(self, where: str, key: Any, fits: int, player: int) -> int:
        """A fitting card of this name that lies nowhere yet."""
        places = self.heaps_for(fits, player)
        fitting = self.kinds_for(fits)
        kind = self.heap.kind_of(where, key, places, fitting)
        if fitting is not None and not fitting[kind]:
            raise unfit(where, key, self.expected(fits))
        return self.heap.take(where, key, places, fitting)

    def laid(self, zone: int, player: int, card: int, entry: Entries) -> None:
        """A card has come to lie in a zone, with what lies on it: what does not fit is refused."""

    def go_home(self, cards: list[int], doc: Entries, name: str, deck: int, gone: int = -1) -> None:
        """Cards named nowhere lie beneath the named ones of their deck; where that is said to be
        empty they are out of the game."""
        zones = self.g.zones
        if not doc.has(name) or doc.items(name):
            zones[deck] = cards + zones[deck]
        elif gone >= 0:
            zones[gone] += cards

    def stand(self, node: Node, pc: int = 0, seat: int = 0) -> None:
        """A frame of a game that goes on: its node has done so many steps."""
        self.g.push(node, seat, -1)
        self.g.stack[self.g.top + PC] = pc

    # what a game does meanwhile ------------------------------------------------------------------

    def counted(self) -> None:
        """The numbers that are shared have been read."""

    def seating(self, player: int) -> None:
        """What a player has is about to be read: what it has by default is put there."""

    def seated(self, player: int) -> None:
        """What a player has, has been read."""

    def finish(self) -> None:
        """Everything named lies there: check it, and lay out what is named nowhere."""

    def check_frames(self) -> None:
        """The frames of the document are on the stack, the game at the bottom: check the others."""

    def begin(self) -> None:
        """Without frames: go on at the start of a turn."""
        raise lacking(self, "begin")
