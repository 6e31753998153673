"""How decks are written: sorts of cards, and the words for what they do."""

from __future__ import annotations

from tabularium.cards.sequence import Sequence, To
from tabularium.cards.standing import Modifier, Waiting
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import CATALOGUE, Printing, Sheet, fault_of_goods
from tabularium.games.settlers.gain import Gain, GainOneOf, GainPer, Locations, SamuraiCount
from tabularium.games.settlers.offers import Offers
from tabularium.games.settlers.price import Pay
from tabularium.games.settlers.standing import FACTION_BUILT, WhenBuilt
from tabularium.kernel.info import BASE
from tabularium.kernel.machine import Node, Standing


class Deck:
    """A deck: its cards are entered in the order in which they are written down.

    Printings of a location are given with it, or follow it with ``printed``.
    """

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
    ) -> Sheet:
        """A location that produces when it is built and in every production phase."""
        sheet = Sheet(self.owner, at.PRODUCTION, title, colours, bonus=bonus, produces=produces)
        return sheet.enter(*printings)

    def feature(
        self,
        title: str,
        colours: list[int],
        *printings: Printing,
        bonus: Node | None = None,
        features: list[Standing] | None = None,
        gate: bool = False,
        shrine: bool = False,
    ) -> Sheet:
        """A location that does something for as long as it stands, or only when it is built."""
        sheet = Sheet(
            self.owner,
            at.FEATURE,
            title,
            colours,
            bonus=bonus,
            features=features,
            gate=gate,
            shrine=shrine,
        )
        return sheet.enter(*printings)

    def action(
        self,
        title: str,
        colours: list[int],
        *printings: Printing,
        does: Node | None = None,
        uses: int = 1,
        bonus: Node | None = None,
    ) -> Sheet:
        """A location that is activated, at most ``uses`` times a round."""
        sheet = Sheet(self.owner, at.ACTION, title, colours, bonus=bonus, does=does, uses=uses)
        return sheet.enter(*printings)

    def attack(self, good: int, copies: int) -> None:
        """An attack card of the virtual player: its target is the good of its deal."""
        target = at.GOODS[good] if 0 <= good < len(at.GOODS) else str(good)  # a mistake, see fault
        self.feature(f"attack_{target}", []).printed(deal=good, copies=copies)


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


def when_razed(effect: Node) -> Standing:
    return Waiting(at.RAZED, effect, "settlers-when-razed")


def when_dealt(effect: Node) -> Standing:
    return Waiting(at.DEALT, effect, "settlers-when-dealt")


def when_workers_spent(effect: Node) -> Standing:
    return Waiting(at.WORKERS_SPENT, effect, "settlers-when-workers-spent")


def deal_goods(effect: Node) -> Standing:
    return Waiting(at.DEAL_GOODS, effect, "settlers-deal-goods")


def sphinx() -> Standing:
    return Modifier(at.SPHINX, 1, "settlers-sphinx")
