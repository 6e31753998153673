"""What is known of hidden cards: some of them were seen on their way."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tabularium.declare.entry import IN_ROWS, IN_VIEWS, OWN, Entry
from tabularium.declare.schema import TEXT, Schema, array
from tabularium.kernel import sight
from tabularium.kernel.machine import State
from tabularium.kernel.part import lacking


@mypyc_attr(allow_interpreted_subclasses=True)
class Known:
    """Who knows which cards of a zone, as far as it is hidden. A game derives from it."""

    def knows(self, g: State, viewer: int, player: int, i: int) -> bool:
        """Whether a seat, or everybody for -1, knows the card number i of a player's zone."""
        raise lacking(self, "knows")

    def known(self, g: State, viewer: int, player: int, cards: list[int]) -> list[int]:
        """The cards of a player's zone that a seat knows."""
        return [cards[i] for i in range(len(cards)) if self.knows(g, viewer, player, i)]


class KnownCards(Entry):
    """The cards of a hidden zone that the viewer knows."""

    def __init__(self, name: str, zone: int, known: Known, names: list[str]) -> None:
        super().__init__(f"known_{name}", OWN, told=IN_VIEWS | IN_ROWS)
        self.zone = zone
        self.known = known
        self.names = names

    def show(self, g: State, viewer: int, player: int) -> Any:
        names = self.names
        cards = self.known.known(g, viewer, player, g.zones[self.zone + player])
        return sorted([names[card] for card in cards])

    def cards(self) -> list[sight.Cards]:
        return [SeenOfRivals(self.label, self.zone, self.known)]

    def schema(self) -> Schema:
        return array(TEXT)


class SeenOfRivals(sight.Cards):
    """Cards of the rivals that the observer knows."""

    def __init__(self, name: str, zone: int, known: Known) -> None:
        super().__init__(name, zone, sight.RIVALS)
        self.known = known

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return self.known.known(g, seat, player, g.zones[self.zone + player])


class KnownToAll(sight.Layer):
    """On the observer's own cards: what the others know of them."""

    def __init__(self, known: Known) -> None:
        super().__init__("known to all", 0, 0)
        self.known = known

    def value(self, g: State, seat: int, cards: list[int], i: int) -> int:
        return int(self.known.knows(g, seat, seat, i))
