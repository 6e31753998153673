"""Conditions and counts of Imperium's cards."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Condition
from tabularium.cards.count import Count
from tabularium.cards.faults import at_least, first_of, one_of, some_of
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS, Requirement, Worth, fault_of_title
from tabularium.games.imperium.effects import COUNTED
from tabularium.games.imperium.filters import ANY, VARIABLE, Both, Filter, Not
from tabularium.games.imperium.table import (
    active_quest,
    garrison_of,
    garrisoned,
    has_title,
    held,
    history,
    icons_in_play,
    icons_on,
    in_play,
    owned,
    regions_among,
)
from tabularium.games.imperium.traits import PINNED, REGION, Icon, StateIcon, fault_of_state
from tabularium.games.imperium.words import PER, THE, Title, title_words, token_words
from tabularium.kernel.machine import IT, SCOPE, SOURCE, State
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

OWNED: Final = 0
IN_PLAY: Final = 1
IN_HISTORY: Final = 2
IN_GARRISONS: Final = 3
GARRISONED_HERE: Final = 4
OF_OTHERS: Final = 5
ELSEWHERE: Final = 6  # not in play
ZONE_NAMES: Final[list[str]] = ["owned", "play", "history", "garrison", "here", "others"]


def zone_words(talk: Talk, cards: str, zone: int, n: int, form: str) -> str:
    """Cards and where they are counted; how many comes first in some languages."""
    return talk.say(f"imperium-in-{ZONE_NAMES[zone]}{form}", {"cards": cards, "n": n})


def cards_in(g: State, seat: int, card: int, zone: int) -> list[int]:
    """The cards a count looks at; ``card`` is the one that counts."""
    if zone == OWNED:
        return owned(g, seat)
    if zone == IN_PLAY:
        return in_play(g, seat)
    if zone == IN_HISTORY:
        return history(g, seat)
    if zone == IN_GARRISONS:
        return garrisoned(g, seat)
    if zone == GARRISONED_HERE:
        in_area = card in g.zones[at.PLAY + seat] and not g.marks[card] & at.GARRISONED
        return garrison_of(g, seat, card) if in_area else []
    out: list[int] = []
    for other in range(g.seats):
        if other != seat:
            out += owned(g, other)
    return out


class CardCount(Count):
    """A count that may depend on the card it stands on; said by its word, or in its own way."""

    word: str = ""  # of the message "imperium-count-<word>"

    def of_card(self, g: State, seat: int, card: int) -> int:
        raise NotImplementedError

    def value(self, g: State, seat: int) -> int:
        return self.of_card(g, seat, -1)

    def text(self, talk: Talk, n: int, form: str = PER) -> str:
        return talk.say(f"imperium-count-{self.word}{form}", {"n": n})


class Icons(CardCount):
    """Printed icons (I200)."""

    def __init__(self, icons: list[Icon], zone: int) -> None:
        self.icons: list[int] = [icon.number for icon in icons]
        self.zone = zone

    def fault(self) -> str:
        zone = one_of(len(ZONE_NAMES), "place to count in", self.zone)
        return zone or some_of(len(at.ICON_NAMES), "icon", self.icons)

    def of_card(self, g: State, seat: int, card: int) -> int:
        n = 0
        if self.zone == IN_PLAY:
            for icon in self.icons:
                n += icons_in_play(g, seat, icon)
            return n
        for other in cards_in(g, seat, card, self.zone):
            for icon in self.icons:
                n += icons_on(g, other, icon)
        return n

    def text(self, talk: Talk, n: int, form: str = PER) -> str:
        names: list[str] = []
        for icon in self.icons:
            nth = ".next" + form if names else form
            names.append(talk.say(f"imperium-n-{at.ICON_NAMES[icon]}{nth}", {"n": n}))
        cards = talk.either(names)
        return zone_words(talk, cards, self.zone, n, form)


class Cards(CardCount):
    """Cards, perhaps of one sort; one of them may count as two regions."""

    def __init__(self, zone: int, fitting: Filter = ANY) -> None:
        self.zone = zone
        self.fitting = fitting

    def fault(self) -> str:
        return one_of(len(ZONE_NAMES), "place to count in", self.zone)

    def of_card(self, g: State, seat: int, card: int) -> int:
        cards = cards_in(g, seat, card, self.zone)
        if self.fitting is REGION:
            return regions_among(g, cards)
        return sum([1 for other in cards if self.fitting.fits_kind(KINDS[other])])

    def text(self, talk: Talk, n: int, form: str = PER) -> str:
        if self.word:
            return super().text(talk, n, form)
        return zone_words(talk, self.fitting.text(talk, n, form), self.zone, n, form)


class Exiled(CardCount):
    """Cards in the exile pile."""

    word = "exiled"

    def of_card(self, g: State, seat: int, card: int) -> int:
        return len(g.zones[at.EXILE])


class Tokens(CardCount):
    """Tokens of one's own."""

    def __init__(self, token: int) -> None:
        self.token = token

    def fault(self) -> str:
        return one_of(at.KINDS_OF_TOKEN, "token", self.token)

    def of_card(self, g: State, seat: int, card: int) -> int:
        return held(g, seat, self.token)

    def text(self, talk: Talk, n: int, form: str = PER) -> str:
        return token_words(talk, self.token, n, form)


class PinnedCards(Cards):
    """Pinned cards in play that are no regions."""

    word = "pinned"

    def __init__(self) -> None:
        super().__init__(IN_PLAY, Both(PINNED, Not(REGION)))


class VariableCards(Cards):
    """Cards with variable VP, this one included (I203)."""

    word = "variable"

    def __init__(self) -> None:
        super().__init__(OWNED, VARIABLE)


class Poorer(CardCount):
    """Opponents with strictly less progress (I206)."""

    word = "poorer"

    def of_card(self, g: State, seat: int, card: int) -> int:
        mine = held(g, seat, at.PROGRESS)
        return len([other for other in range(g.seats) if held(g, other, at.PROGRESS) < mine])


class ByThisEffect(Count):
    """What this effect has just abandoned, returned, discarded or paid."""

    def __init__(self, word: str) -> None:
        self.word = word

    def value(self, g: State, seat: int) -> int:
        return g.stack[g.stack[g.top + SCOPE] + COUNTED]

    def text(self, talk: Talk, n: int, form: str = PER) -> str:
        return talk.say(f"imperium-count-{self.word}{form}", {"n": n})


# worth ----------------------------------------------------------------------------------------


class Fixed(Worth):
    def __init__(self, points: int) -> None:
        self.points = points

    def value(self, g: State, seat: int, card: int) -> int:
        return self.points

    def text(self, talk: Talk) -> str:
        return talk.say("imperium-n-vp", {"n": self.points})


class Per(Worth):
    """So many points for every so many of something, at most ten in all (I74)."""

    def __init__(self, points: int, each: int, *counts: CardCount) -> None:
        self.points = points
        self.each = each
        self.counts: list[CardCount] = list(counts)

    def fault(self) -> str:
        return first_of(
            at_least(1, self.points, "points"),
            at_least(1, self.each, "of something"),
            at_least(1, len(self.counts), "things to count"),
        )

    def value(self, g: State, seat: int, card: int) -> int:
        total = 0
        for count in self.counts:
            total += self.points * (count.of_card(g, seat, card) // self.each)
        return min(at.MOST_VARIABLE, total)

    def variable(self) -> bool:
        return True

    def text(self, talk: Talk) -> str:
        return talk.join(
            [
                talk.say("imperium-vp-per", {"n": self.points, "what": count.text(talk, self.each)})
                for count in self.counts
            ]
        )


class Depends(Worth):
    """Points that depend on where the card lies (I73); nothing where nothing is said."""

    def __init__(self, cases: dict[int, int], otherwise: int = 0) -> None:
        self.cases = cases
        self.otherwise = otherwise

    def fault(self) -> str:
        for where, points in self.cases.items():
            if where not in LYING or not points:
                return f"{points} points where it lies at {where}"
        return at_least(1, len(self.cases), "cases")

    def value(self, g: State, seat: int, card: int) -> int:
        for where, points in self.cases.items():
            if lies(g, seat, card, where):
                return points
        return self.otherwise

    def text(self, talk: Talk) -> str:
        parts = [
            talk.say(f"imperium-vp-if-{LYING[where]}", {"n": str(points).replace("-", "\u2212")})
            for where, points in self.cases.items()
        ]
        if self.otherwise:
            parts.append(talk.say("imperium-vp-else", {"n": self.otherwise}))
        return "; ".join(parts)


LYING: Final[dict[int, str]] = {
    IN_HISTORY: "history",
    IN_GARRISONS: "garrisoned",
    IN_PLAY: "play",
    ELSEWHERE: "elsewhere",
}


def lies(g: State, seat: int, card: int, where: int) -> bool:
    """Where a card lies, as the points of some cards ask."""
    if where == ELSEWHERE:
        return card not in in_play(g, seat)
    return card in cards_in(g, seat, card, where)


# conditions -----------------------------------------------------------------------------------


class InState(Condition):
    """The state card shows this side."""

    def __init__(self, icon: StateIcon) -> None:
        self.state: int = icon.state

    def fault(self) -> str:
        return fault_of_state(self.state)

    def holds(self, g: State, seat: int) -> bool:
        return g.nums[at.STATE + seat] == self.state

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"imperium-if-{at.STATE_NAMES[self.state]}{form}")


class NamedInPlay(Requirement):
    """A card of this title is in play."""

    place: str = "play"  # where it has to be, as messages name it

    def __init__(self, title: str) -> None:
        self.title = title

    def fault(self) -> str:
        return fault_of_title(self.title)

    def cards(self, g: State, seat: int) -> list[int]:
        return in_play(g, seat)

    def holds(self, g: State, seat: int) -> bool:
        return has_title(self.cards(g, seat), self.title)

    def unmet(self) -> Reason:
        return Reason(f"why-imperium-needs-{self.place}", "I143", {"card": Title(self.title)})

    def text(self, talk: Talk, form: str = "") -> str:
        card = title_words(talk, self.title, THE)
        return talk.say(f"imperium-if-in-{self.place}{form}", {"card": card})


class NamedInHistory(NamedInPlay):
    """A card of this title is in the history."""

    place = "history"

    def cards(self, g: State, seat: int) -> list[int]:
        return history(g, seat)


class AtLeast(Condition):
    """So many of something."""

    def __init__(self, count: CardCount, n: int) -> None:
        self.count = count
        self.n = n

    def fault(self) -> str:
        return at_least(1, self.n, "of something")

    def holds(self, g: State, seat: int) -> bool:
        return self.count.of_card(g, seat, source_of(g)) >= self.n

    def text(self, talk: Talk, form: str = "") -> str:
        what = self.count.text(talk, self.n, ".least")
        return talk.say("imperium-if-at-least" + form, {"what": what})


def source_of(g: State) -> int:
    """The card whose effect is being done."""
    return g.stack[g.stack[g.top + SCOPE] + SOURCE] if g.stack else -1


class NoActiveQuest(Condition):
    def holds(self, g: State, seat: int) -> bool:
        return active_quest(g, seat) < 0

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-if-no-quest" + form)


class ItIs(Condition):
    """The card this effect has just moved is of a kind."""

    def __init__(self, fitting: Filter) -> None:
        self.fitting = fitting

    def holds(self, g: State, seat: int) -> bool:
        card = g.stack[g.stack[g.top + SCOPE] + IT]
        return card >= 0 and self.fitting.fits_kind(KINDS[card])

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-if-it-is" + form, {"cards": self.fitting.text(talk, 1, ".kind")})


class ItLacks(ItIs):
    """The card this effect has just moved lacks an icon."""

    def __init__(self, icon: Icon) -> None:
        super().__init__(Not(icon))
        self.icon = icon

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-if-it-lacks" + form, {"icon": self.icon.text(talk, 1, ".kind")})
