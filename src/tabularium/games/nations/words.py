"""Words that several parts of Nations need."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import AGE, KEY, KIND, KINDS, SORT
from tabularium.kernel.machine import PC, SOURCE, Node, State, Wording
from tabularium.kernel.offer import CHOSEN, PAYS, Offer, Thing, Word
from tabularium.locale.talk import Talk, number

TABLE: Final = at.LAYOUT.on_table


def card_words(talk: Talk, kind: int) -> str:
    """A card's name; what is printed on a board is told from the card of the same name."""
    name = talk.say("nations-card-" + KIND[kind].title.replace("_", "-"))
    if AGE[kind] or KIND[kind].title == KEY[kind]:
        return name
    return talk.say("nations-printed", {"card": name})


def event_words(talk: Talk, kind: int) -> str:
    """An event card by both its events, or a tile."""
    if SORT[kind] == at.TILE:
        strength, stability, books = KIND[kind].rival
        return talk.say(
            "nations-tile",
            {
                "tile": card_words(talk, kind),
                "strength": strength,
                "stability": number(stability),
                "books": books,
                "five": KIND[kind].happens[0].text(talk),
                "six": KIND[kind].happens[1].text(talk),
            },
        )
    return talk.say(
        "nations-event-card",
        {"first": happening_words(talk, kind, 0), "second": happening_words(talk, kind, 1)},
    )


def happening_words(talk: Talk, kind: int, number: int) -> str:
    """The name of one event of a card."""
    if number == 0:
        return card_words(talk, kind)
    return talk.say("nations-card-" + KIND[kind].second.replace("_", "-"))


def words_of(talk: Talk, card: int) -> str:
    """A physical card."""
    return card_words(talk, KINDS[card])


class InReverse(Asking):
    """Asks every seat once, the last in player order first. PC: how many have answered."""

    def seat(self, g: State) -> int:
        return g.nums[at.ORDER + g.seats - 1 - g.stack[g.top + PC]]

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= g.seats


# what options are about ---------------------------------------------------------------------------


class Card(Thing):
    """A physical card where it lies; never two of a kind at one place."""

    def __init__(self, g: State, card: int, part: int = CHOSEN) -> None:
        zone = g.place_of(card)[0]
        super().__init__(TABLE.zones[zone].name, TABLE.owner(zone), KEY[KINDS[card]], part)
        self.kind: int = KINDS[card]

    def words(self, talk: Talk) -> str:
        return card_words(talk, self.kind)


class EventCard(Card):
    """An event card, said by both its events."""

    def words(self, talk: Talk) -> str:
        return event_words(talk, self.kind)


def asking_card(g: State) -> list[Thing]:
    """The card whose effect asks, if there is one."""
    source = g.stack[g.top + SOURCE]
    return [Card(g, source)] if source >= 0 and g.place_of(source) else []


class Place(Thing):
    """A place without cards, by the name of its number: a part of the track, the architects."""

    def __init__(self, name: str, seat: int = -1, message: str = "", part: int = CHOSEN) -> None:
        super().__init__(name, seat, name, part)
        self.message = message

    def words(self, talk: Talk) -> str:
        return talk.say(self.message)


class Amount(Thing):
    """So much of a good, VP included, of a player."""

    def __init__(self, seat: int, good: int, n: int, part: int = CHOSEN) -> None:
        name = at.GOODS[good]
        super().__init__("goods" if good < at.RESOURCES else name, seat, name, part)
        self.n: int = abs(n)

    def words(self, talk: Talk) -> str:
        return talk.say(f"nations-n-{self.name}.what", {"n": self.n})


class Goods(Word):
    """Amounts in one word: 2 gold and 1 VP."""

    def __init__(self, amounts: list[Thing]) -> None:
        self.amounts = amounts

    def words(self, talk: Talk) -> str:
        return talk.join([amount.words(talk) for amount in self.amounts])


def goods_of(seat: int, amounts: list[int], part: int = CHOSEN) -> list[Thing]:
    """What some amounts are about."""
    return [
        Amount(seat, good, amounts[good], part) for good in range(len(amounts)) if amounts[good]
    ]


def price(seat: int, good: int, n: int) -> list[Thing]:
    """What is paid, unless it is nothing."""
    return [Amount(seat, good, n, PAYS)] if n else []


def goods_offer(message: str, goods: list[Thing], more: list[Thing] | None = None) -> Offer:
    """An option that brings goods, or costs them."""
    return Offer(message, {"goods": Goods(goods)}, goods + (more or []))


def deed(node: Node, about: list[Thing]) -> Offer:
    """An option that does this node."""
    return Offer("", {"it": Wording(node, ".do")}, about)


class OfCard(Asking):
    """A question about a card, the source of its frame, which the prompt names."""

    def prompt(self, g: State, talk: Talk) -> str:
        card = words_of(talk, g.stack[g.top + SOURCE])
        return talk.say(f"nations-ask-{self.word}", {"card": card})


class PickCard(Asking):
    """A question that is answered with a card, by its number."""

    def key(self, g: State, code: int) -> str:
        return KEY[KINDS[code]]

    def option(self, g: State, code: int) -> Offer:
        return Offer("", {"it": Card(g, code)})
