"""What is printed on cards: suits, icons, keywords. Cards are written with and found by them."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import one_of
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import FLAGS, ImperiumKind
from tabularium.games.imperium.filters import Filter
from tabularium.locale.talk import Talk


class Trait(Filter):
    """Something printed on cards; as a filter, the cards that bear it."""

    def print_on(self, kind: ImperiumKind) -> str:
        """Onto a card; what is wrong with that, in words."""
        raise NotImplementedError(self.word)


class Suit(Trait):
    """A suit, or any of several (I7)."""

    def __init__(self, bits: int) -> None:
        known = 0 < bits <= at.ANY_SUIT  # else it is a mistake, see ``fault``
        super().__init__(at.SUIT_NAMES[bits.bit_length() - 1] if known else "")
        self.bits = bits

    def fault(self) -> str:
        return fault_of_suits(self.bits)

    def __or__(self, other: Suit) -> Suit:
        return Suit(self.bits | other.bits)

    def print_on(self, kind: ImperiumKind) -> str:
        if kind.suits & self.bits:
            return "a suit is printed twice"
        kind.suits |= self.bits
        return ""

    def meets(self, kind: ImperiumKind) -> bool:
        return bool(kind.suits & self.bits)

    def text(self, talk: Talk, n: int, form: str = "") -> str:
        names = [name for bit, name in enumerate(at.SUIT_NAMES) if self.bits >> bit & 1]
        return talk.either([talk.say(f"imperium-n-{name}{form}", {"n": n}) for name in names])


class Icon(Trait):
    """An icon; it may be printed several times."""

    def __init__(self, number: int) -> None:
        super().__init__(at.ICON_NAMES[number] if 0 <= number < len(at.ICON_NAMES) else "")
        self.number = number

    def fault(self) -> str:
        return one_of(len(at.ICON_NAMES), "icon", self.number)

    def print_on(self, kind: ImperiumKind) -> str:
        kind.icons[self.number] += 1
        return ""

    def meets(self, kind: ImperiumKind) -> bool:
        return kind.icons[self.number] > 0


class StateIcon(Trait):
    """The side of the state card that is asked for (I47)."""

    def __init__(self, state: int) -> None:
        super().__init__(at.STATE_NAMES[state] if 0 <= state < len(at.STATE_NAMES) else "")
        self.state = state

    def fault(self) -> str:
        return fault_of_state(self.state)

    def print_on(self, kind: ImperiumKind) -> str:
        if kind.state != at.NO_STATE:
            return "two state icons"
        kind.state = self.state
        return ""

    def meets(self, kind: ImperiumKind) -> bool:
        return kind.state == self.state


class Keyword(Trait):
    """A word that is printed on a card or not; its bit stands for a column of the catalogue."""

    def __init__(self, bit: int, word: str = "") -> None:
        super().__init__(word)
        self.bit = bit

    def fault(self) -> str:
        return one_of(len(FLAGS), "keyword", self.bit)

    def print_on(self, kind: ImperiumKind) -> str:
        if kind.flags >> self.bit & 1:
            return "a keyword is printed twice"
        kind.flags |= 1 << self.bit
        return ""

    def meets(self, kind: ImperiumKind) -> bool:
        return bool(kind.flags >> self.bit & 1)


def fault_of_suits(bits: int) -> str:
    """What is wrong with one or several suits; nothing but a suit has any bits."""
    return "" if 0 < bits <= at.ANY_SUIT else f"there is no suit {bits}"


def fault_of_state(state: int) -> str:
    """What is wrong with a side of the state card."""
    known = state in (at.BARBARIAN, at.EMPIRE)
    return "" if known else f"there is no state {state}"


def bits_of(suits: Filter) -> int:
    """The suits that are asked for; none where a filter is no suit, which is a mistake."""
    return suits.bits if isinstance(suits, Suit) else 0


POWER: Final[Suit] = Suit(at.POWER)
REGION: Final[Suit] = Suit(at.REGION)
UNCIVILISED: Final[Suit] = Suit(at.UNCIVILISED)
CIVILISED: Final[Suit] = Suit(at.CIVILISED)
TRIBUTARY: Final[Suit] = Suit(at.TRIBUTARY)
FAME: Final[Suit] = Suit(at.FAME)
UNREST: Final[Suit] = Suit(at.UNREST)
ANY_SUIT: Final[Suit] = Suit(at.ANY_SUIT)
ON_MARKET: Final[Suit] = UNCIVILISED | CIVILISED | REGION | TRIBUTARY  # what lies there

CITY: Final[Icon] = Icon(at.CITY)
METROPOLIS: Final[Icon] = Icon(at.METROPOLIS)
SCROLL: Final[Icon] = Icon(at.SCROLL)
KNIGHT: Final[Icon] = Icon(at.KNIGHT)
MASK: Final[Icon] = Icon(at.MASK)
PRODUCTION: Final[Icon] = Icon(at.PRODUCTION)
RIVER: Final[Icon] = Icon(at.RIVER)
FERTILE: Final[Icon] = Icon(at.FERTILE)

BARBARIAN: Final[StateIcon] = StateIcon(at.BARBARIAN)
EMPIRE: Final[StateIcon] = StateIcon(at.EMPIRE)

# in the order of the columns in catalogue.py, which say what they mean
PINNED: Final[Keyword] = Keyword(0, "pinned")
ATTACK: Final[Keyword] = Keyword(1, "attack")
FREE: Final[Keyword] = Keyword(2)
UNPLAYABLE: Final[Keyword] = Keyword(3)
NOT_GARRISONED: Final[Keyword] = Keyword(4)
FIXED_IN_PLAY: Final[Keyword] = Keyword(5)
LAST_QUEST: Final[Keyword] = Keyword(6)
QUEST: Final[Keyword] = Keyword(7, "quest")
CALMS: Final[Keyword] = Keyword(8)
HOSTS_QUEST: Final[Keyword] = Keyword(9)
INSTEAD_OF_FAME: Final[Keyword] = Keyword(10)
TURNS_OVER: Final[Keyword] = Keyword(11)
MAKES_EMPIRE: Final[Keyword] = Keyword(12)
