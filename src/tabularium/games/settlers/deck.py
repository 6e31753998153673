"""How a location is written down."""

from __future__ import annotations

from tabularium.cards.sequence import Sequence, To
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import enter_kind
from tabularium.games.settlers.gain import Gain, GainPer, Locations
from tabularium.games.settlers.price import Pay
from tabularium.kernel.machine import Node, Standing

# one printing: copies, cost in wood, stone and food, locations to discard, deal, raze field
Printing = tuple[int, list[int], int, int, list[int]]


def location(
    title: str,
    owner: int,
    sort: int,
    colours: list[int],
    printings: list[Printing],
    *,
    bonus: Node | None = None,
    produces: Node | None = None,
    does: Node | None = None,
    uses: int = 1,
    features: list[Standing] | None = None,
    gate: bool = False,
    shrine: bool = False,
) -> None:
    """Enter a location with all its printings."""
    for number, (copies, cost, sacrifice, deal, raze) in enumerate(printings):
        enter_kind(
            title if number == 0 else f"{title}_{number + 1}",
            title,
            owner,
            sort,
            colours,
            cost,
            sacrifice,
            deal,
            raze,
            bonus,
            produces,
            does,
            uses,
            features or [],
            gate,
            shrine,
            copies,
        )


def gain(*goods: tuple[int, int]) -> Gain:
    return Gain(list(goods))


def spend(
    effect: Node, *goods: tuple[int, int], hand_card: int = 0, deal: int = 0, any_resource: int = 0
) -> Node:
    """Spend goods to do something."""
    amounts = [0] * at.HELD
    for good, n in goods:
        amounts[good] = n
    return To(Pay(amounts, any_resource, hand_card, deal), effect)


def points_per(colour: int, most: int) -> Node:
    """A point for each location of a colour."""
    return GainPer(at.VP, Locations(colour), most)


def both(*steps: Node) -> Node:
    return Sequence(list(steps))


def then(first: Node, second: Node) -> Node:
    """The second only if the first can be done."""
    return To(first, second)
