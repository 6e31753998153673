"""The cards of Caravan."""

from __future__ import annotations

from typing import Final

from caravan import layout as at
from tabularium.cards.count import Points
from tabularium.cards.faults import at_least
from tabularium.cards.kind import CardsIn, Catalogue
from tabularium.cards.plain import PlainKind
from tabularium.cards.standing import Modifier, Waiting
from tabularium.cards.verbs import Draw, Gain
from tabularium.kernel.machine import Node, Standing, State, Verb
from tabularium.locale.talk import Talk

CARDS: Final = Catalogue()
WARES: Final[list[PlainKind]] = []  # by their numbers


class Levy(Verb):
    """Every rival pays, as far as they can."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def fault(self) -> str:
        return at_least(1, self.n, "coins")

    def do(self, g: State, seat: int, source: int) -> None:
        for rival in range(g.seats):
            n = min(self.n, g.nums[at.COINS + rival])
            if rival != seat and n:
                g.nums[at.COINS + rival] -= n
                g.nums[at.COINS + seat] += n
                if g.telling:
                    g.tell(at.LEVIES, seat, rival, n)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("caravan-levy", {"n": self.n})


def ware(
    key: str,
    cost: int,
    worth: int | Points = 0,
    does: Node | None = None,
    lasting: Standing | None = None,
    copies: int = 3,
) -> None:
    """A card of the deck that is open."""
    WARES.append(PlainKind("caravan", key, cost, worth, does, lasting))
    CARDS.enter(WARES[-1], copies)


def loaded(deck: str = "") -> CardsIn:
    return CardsIn(CARDS, at.CARAVAN, f"caravan-count-{deck or 'card'}", deck)


def coins(n: int, deck: str = "") -> Gain:
    return Gain(at.COINS, n, loaded(deck) if deck else None, at.GAINS)


def draw(n: int) -> Draw:
    return Draw(at.DECK, at.HAND, n, at.DRAWS)


CARDS.open("spice")
ware("pepper", 1, 1)
ware("cinnamon", 2, 2)
ware("saffron", 4, 4)
ware("bazaar", 3, Points(0, 1, loaded("spice")))

CARDS.open("silk")
ware("cocoons", 1, does=draw(1))
ware("bolt", 2, 2)
ware("robes", 4, 4)
ware("silk_road", 3, Points(0, 2, loaded()))

CARDS.open("salt")
ware("salt_block", 1, 1)
ware("salt_pan", 2, 1, coins(2))
ware("salt_mine", 3, 1, coins(2, "salt"))
ware("salt_tax", 2, 1, Levy(1))

CARDS.open("glass")
ware("beads", 1, does=coins(2))
ware("lamp", 2, 2)
ware("glassblower", 3, 2, draw(2))
ware("hall_of_mirrors", 5, 6, copies=2)

CARDS.open("people")
ware("driver", 2, lasting=Waiting(at.EACH_TURN, coins(1), "caravan-each-turn"))
ware("broker", 2, lasting=Modifier(at.DISCOUNT, 1, "caravan-discount"))
ware("scout", 1, does=draw(2))
ware("envoy", 3, Points(0, 1, loaded("people")), Levy(2))
