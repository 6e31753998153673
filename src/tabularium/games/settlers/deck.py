"""The words that decks are written in."""

from __future__ import annotations

from tabularium.cards.sequence import Sequence, To
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_at_home import (
    BuildDeal,
    BuildFromHand,
    CopyProduction,
    GainDealGood,
    LayFoundation,
    LookAndKeep,
    PlaceSamurai,
    RazeOwn,
    ResetLocation,
)
from tabularium.games.settlers.actions_on_rivals import (
    BlockLocation,
    DiscardDeal,
    GainRazeGood,
    MakeRoute,
    RazeFreely,
    RemoveLocation,
    RivalDiscards,
    StealResource,
    TakeDeal,
    TakeOver,
)
from tabularium.games.settlers.catalogue import (
    CATALOGUE,
    Printing,
    SettlersKind,
    enter,
    fault_of_goods,
)
from tabularium.games.settlers.dark_chapel import DarkChapel
from tabularium.games.settlers.gain import Gain, GainOneOf, GainPer, Locations, SamuraiCount
from tabularium.games.settlers.offers import Offers
from tabularium.games.settlers.price import Pay
from tabularium.games.settlers.production import ConvertDealGoods
from tabularium.games.settlers.standing import (
    FACTION_BUILT,
    Keep,
    WhenBuilt,
    deal_goods,
    sphinx,
    when_dealt,
    when_razed,
    when_workers_spent,
)
from tabularium.games.settlers.work import OasisWorker
from tabularium.kernel.info import BASE
from tabularium.kernel.machine import Node, Standing

__all__ = [
    "BlockLocation",
    "BuildDeal",
    "BuildFromHand",
    "ConvertDealGoods",
    "CopyProduction",
    "DarkChapel",
    "Deck",
    "DiscardDeal",
    "GainDealGood",
    "GainRazeGood",
    "Keep",
    "LayFoundation",
    "LookAndKeep",
    "MakeRoute",
    "OasisWorker",
    "PlaceSamurai",
    "Printing",
    "RazeFreely",
    "RazeOwn",
    "RemoveLocation",
    "ResetLocation",
    "RivalDiscards",
    "StealResource",
    "TakeDeal",
    "TakeOver",
    "both",
    "cost",
    "deal_goods",
    "either",
    "gain",
    "may",
    "pay",
    "per_colour",
    "per_samurai",
    "spend",
    "sphinx",
    "then",
    "when_built",
    "when_dealt",
    "when_faction_built",
    "when_razed",
    "when_workers_spent",
]


class Deck:
    """A deck: its cards are entered in the order in which they are written down."""

    def __init__(self, name: str, owner: int, card_set: str = BASE) -> None:
        self.owner = owner
        CATALOGUE.open(name, card_set)

    def production(
        self,
        title: str,
        colours: list[int],
        *printings: Printing,
        produces: Node | None = None,
        bonus: Node | None = None,
    ) -> None:
        """A location that produces when it is built and in every production phase."""
        for kind in self.kinds(title, at.PRODUCTION, colours, printings, bonus):
            kind.produces = produces
            enter(kind)

    def feature(
        self,
        title: str,
        colours: list[int],
        *printings: Printing,
        bonus: Node | None = None,
        features: list[Standing] | None = None,
        gate: bool = False,
        shrine: bool = False,
    ) -> None:
        """A location that does something for as long as it stands, or only when it is built."""
        for kind in self.kinds(title, at.FEATURE, colours, printings, bonus):
            kind.features = features or []
            kind.gate = gate
            kind.shrine = shrine
            enter(kind)

    def action(
        self,
        title: str,
        colours: list[int],
        *printings: Printing,
        does: Node | None = None,
        uses: int = 1,
        bonus: Node | None = None,
    ) -> None:
        """A location that is activated, at most ``uses`` times a round."""
        for kind in self.kinds(title, at.ACTION, colours, printings, bonus):
            kind.does = does
            kind.uses = uses
            enter(kind)

    def kinds(
        self,
        title: str,
        sort: int,
        colours: list[int],
        printings: tuple[Printing, ...],
        bonus: Node | None,
    ) -> list[SettlersKind]:
        """A kind for each printing; those after the first have a number."""
        found: list[SettlersKind] = []
        for number, printing in enumerate(printings, 1):
            key = title if number == 1 else f"{title}_{number}"
            found.append(SettlersKind(key, title, self.owner, sort, colours, printing, bonus))
        return found

    def attack(self, good: int, copies: int) -> None:
        """An attack card of the virtual player: its target is the good of its deal."""
        printing = Printing(cost(), deal=good, copies=copies)
        key = f"attack_{at.GOODS[good]}"
        enter(SettlersKind(key, key, self.owner, at.FEATURE, [], printing))


def cost(**goods: int) -> dict[str, int]:
    """Resources by name."""
    return goods


def amounts(goods: dict[str, int]) -> list[tuple[int, int]]:
    """Goods by their numbers; what is wrong with them their node will say."""
    return [(at.GOODS.index(name), n) for name, n in goods.items() if name in at.GOODS]


def gain(**goods: int) -> Gain:
    return Gain(amounts(goods), fault_of_goods(goods, at.GOODS))


def pay(hand_card: int = 0, deal: int = 0, any_resource: int = 0, **goods: int) -> Pay:
    held = [0] * at.HELD
    for good, n in amounts(goods):
        if good < at.HELD:
            held[good] = n
    problem = fault_of_goods(goods, at.GOODS[: at.HELD])
    return Pay(held, any_resource, hand_card, deal, problem)


def spend(
    effect: Node, *, hand_card: int = 0, deal: int = 0, any_resource: int = 0, **goods: int
) -> Node:
    """Spend goods to do something."""
    return To(pay(hand_card, deal, any_resource, **goods), effect)


def per_colour(good: int, colour: int, most: int) -> Node:
    """A good for each location of a colour."""
    return GainPer(good, Locations(colour), most)


def per_samurai(good: int, most: int) -> Node:
    return GainPer(good, SamuraiCount(), most)


def either(*choices: Gain) -> Node:
    """One of several gains, chosen anew each time."""
    return GainOneOf(list(choices))


def may(word: str, *offers: Node) -> Node:
    """One of several offers, or none of them."""
    return Offers(word, list(offers))


def both(*steps: Node) -> Node:
    return Sequence(list(steps))


def then(first: Node, second: Node) -> Node:
    """The second only if the first can be done."""
    return To(first, second)


def when_built(colour: int, effect: Node) -> Standing:
    """Each time its owner builds a location of a colour."""
    return WhenBuilt(colour, effect)


def when_faction_built(effect: Node) -> Standing:
    """Each time its owner builds a location of the faction."""
    return WhenBuilt(FACTION_BUILT, effect)
