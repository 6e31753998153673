"""Words that several parts of Nations need."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.declare.zones import Zone
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import AGE, KEY, KIND, KINDS, SORT
from tabularium.kernel.machine import PC, SOURCE, Node, State, Wording
from tabularium.kernel.offer import CHOSEN, PAYS, Offer, Thing, Word
from tabularium.locale.talk import Talk, number


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


def cards_words(talk: Talk, card: int) -> str:
    """A physical card."""
    return card_words(talk, KINDS[card])


def seat_words(talk: Talk, g: State, seat: int) -> str:
    """A player: the nation, or the seat before it is picked; beyond the seats the opponent."""
    if seat >= g.seats:
        return talk.say("nations-virtual")
    faction = g.nums[at.FACTION + seat]
    if faction < 0:
        return talk.say("nations-seat", {"n": seat + 1})
    return talk.say("nations-" + at.NATIONS[faction])


class InReverse(Asking):
    """Asks every seat once, the last in player order first. PC: how many have answered."""

    def seat(self, g: State) -> int:
        return g.nums[at.ORDER + g.seats - 1 - g.stack[g.top + PC]]

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= g.seats


# what options are about ---------------------------------------------------------------------------


def zone_names() -> list[tuple[str, int]]:
    """By the number of a zone: its name, and whose it is."""
    return [
        (entry.name, i if entry.own else -1)
        for entry in at.LAYOUT.entries
        if isinstance(entry, Zone)
        for i in range(entry.takes(at.SEATS)[0])
    ]


ZONE_NAMES: Final = zone_names()


class Card(Thing):
    """A physical card where it lies; never two of a kind at one place."""

    def __init__(self, g: State, card: int, part: int = CHOSEN) -> None:
        zone, seat = ZONE_NAMES[g.place_of(card)[0]]
        super().__init__(zone, seat, KEY[KINDS[card]], part)
        self.kind = KINDS[card]

    def words(self, talk: Talk) -> str:
        return card_words(talk, self.kind)


def card_at(g: State, thing: Thing) -> int:
    """The physical card that a thing is, -1 for anything else."""
    for zone, place in enumerate(ZONE_NAMES):
        if place == (thing.zone, thing.seat):
            for card in g.zones[zone]:
                if KEY[KINDS[card]] == thing.name:
                    return card
    return -1


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
        self.n = abs(n)

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


class PickCard(Asking):
    """A question that is answered with a card, by its number."""

    def key(self, g: State, code: int) -> str:
        return KEY[KINDS[code]]

    def option(self, g: State, code: int) -> Offer:
        return Offer("", {"it": Card(g, code)})
