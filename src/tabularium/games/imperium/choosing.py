"""Choosing cards: equal ones are offered once, and every option has a name of its own."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KEY, KINDS
from tabularium.games.imperium.laid_tokens import tokens_on
from tabularium.games.imperium.table import deck_at, garrison_of, host_of, in_play
from tabularium.games.imperium.words import Asking, tokens_words, words_of
from tabularium.kernel.machine import SOURCE, State
from tabularium.kernel.offer import CHOSEN, Offer, Thing
from tabularium.locale.talk import Talk

DONE: Final = 4095  # an option: no more, or none


def look_of(g: State, card: int) -> list[int]:
    """What tells two cards of a kind apart: what lies on them and under them, and on the market
    the deck that fills their place (I79, I180)."""
    look = [KINDS[card], g.marks[card] & ~at.HIDDEN_MARKS]
    if card in g.zones[at.MARKET]:
        slot = g.zones[at.MARKET].index(card)
        look += [deck_at(g, slot), g.nums[at.UNDER_SLOTS] >> slot & 1]
    for seat in range(g.seats):
        if card in g.zones[at.PLAY + seat] and not g.marks[card] & at.GARRISONED:
            for under in garrison_of(g, seat, card):
                look.append(KINDS[under])
    return look


def unlike(g: State, cards: list[int]) -> list[int]:
    """Cards of which no two are alike."""
    out: list[int] = []
    for card in cards:
        for other in out:
            if KINDS[other] == KINDS[card] and twins(g, other, card):
                break
        else:
            out.append(card)
    return out


def twins(g: State, one: int, other: int) -> bool:
    """Whether two cards of a kind look alike and lie in the same place."""
    zone = zone_of(g, one)
    there = zone >= 0 and other in g.zones[zone]
    return there and look_of(g, one) == look_of(g, other)


def alike(g: State, cards: list[int]) -> list[list[int]]:
    """Cards, those together that look alike and lie in the same place."""
    out: list[list[int]] = []
    for card in cards:
        for found in out:
            if KINDS[found[0]] == KINDS[card] and twins(g, found[0], card):
                found.append(card)
                break
        else:
            out.append([card])
    return out


def zone_of(g: State, card: int) -> int:
    """Where a card lies; the zones of the seats, which are small, are looked through first."""
    for zone in range(at.HAND, len(g.zones)):
        if card in g.zones[zone]:
            return zone
    for zone in range(at.HAND):
        if card in g.zones[zone]:
            return zone
    return -1


def options_of_kind(g: State, kind: int) -> list[int]:
    """The options that are cards of a kind."""
    return [code for code in g.options if code < len(KINDS) and KINDS[code] == kind]


def twin_number(g: State, card: int) -> int:
    """The place of a card among options of its kind, from 1; 0 when it is the only one."""
    twins = options_of_kind(g, KINDS[card])
    return twins.index(card) + 1 if len(twins) > 1 and card in twins else 0


def card_key(g: State, card: int) -> str:
    number = twin_number(g, card)
    return f"{KEY[KINDS[card]]}.{number}" if number else KEY[KINDS[card]]


def card_label(g: State, card: int, talk: Talk) -> str:
    """A card's name; of several of one kind each says what tells it apart."""
    number = twin_number(g, card)
    name = words_of(talk, card)
    if not number:
        return name
    twins = options_of_kind(g, KINDS[card])
    looks = [look_words(g, code, talk) for code in twins]
    for words in (unrest_words, refill_words, place_words):
        said = [words(g, code, talk) for code in twins]
        if len(set(filter(None, said))) > 1:
            looks = [", ".join(filter(None, both)) for both in zip(said, looks, strict=True)]
    mine = looks[number - 1]
    if looks.count(mine) > 1:
        return talk.say("imperium-twin", {"card": name, "n": number})
    return talk.say("imperium-look", {"card": name, "look": mine}) if mine else name


# places that are said of cards that are equal otherwise
SAID: Final = ("market", "exile", "hand", "deck", "discard", "play", "history")


def place_words(g: State, card: int, talk: Talk) -> str:
    """Where a card lies; empty where that goes without saying."""
    place = at.LAYOUT.on_table.zones[zone_of(g, card)].name
    return talk.say(f"imperium-look-{place}") if place in SAID else ""


def refill_words(g: State, card: int, talk: Talk) -> str:
    """Which deck fills the place of a market card."""
    if card not in g.zones[at.MARKET]:
        return ""
    slot = g.zones[at.MARKET].index(card)
    deck = deck_at(g, slot)
    name = "main" if deck == at.MAIN else at.SUIT_NAMES[at.SMALL_SUITS[slot].bit_length() - 1]
    return talk.say(f"imperium-look-refilled-{name}")


def unrest_words(g: State, card: int, talk: Talk) -> str:
    """Whether an unrest lies under a market card."""
    if card not in g.zones[at.MARKET]:
        return ""
    slot = g.zones[at.MARKET].index(card)
    return talk.say("imperium-look-unrest", {"n": g.nums[at.UNDER_SLOTS] >> slot & 1})


def look_words(g: State, card: int, talk: Talk) -> str:
    """What lies on a card and under it, or what it lies under."""
    words: list[str] = []
    if g.marks[card] & at.EXHAUSTED:
        words.append(talk.say("imperium-look-exhausted"))
    tokens = [tokens_on(g, card, token) for token in range(at.KINDS_OF_TOKEN)]
    if any(tokens):
        words.append(talk.say("imperium-look-tokens", {"goods": tokens_words(talk, tokens)}))
    for seat in range(g.seats):
        if card not in g.zones[at.PLAY + seat]:
            continue
        if g.marks[card] & at.GARRISONED:
            host = words_of(talk, host_of(g, seat, card))
            words.append(talk.say("imperium-look-under", {"card": host}))
        else:
            under = [words_of(talk, other) for other in garrison_of(g, seat, card)]
            if under:
                words.append(talk.say("imperium-look-garrison", {"cards": ", ".join(under)}))
    return ", ".join(words)


class Card(Thing):
    """A card where it lies; in no zone where who is asked does not see it.

    The place of a garrisoned card is ``garrison``, and its spot that of the card it lies under.
    """

    def __init__(self, g: State, card: int) -> None:
        zone = zone_of(g, card)
        place, seat = at.LAYOUT.place(zone, g.to_move)
        spot = -1
        if zone == at.MARKET:
            spot = g.zones[zone].index(card)
        elif place == "play":
            spot = in_play(g, seat).index(host_of(g, seat, card))
            if g.marks[card] & at.GARRISONED:
                place = "garrison"
        super().__init__(place, seat, KEY[KINDS[card]], CHOSEN, spot)
        self.g = g
        self.card = card

    def words(self, talk: Talk) -> str:
        return card_label(self.g, self.card, talk)


def asking_card(g: State) -> list[Thing]:
    """The card whose effect asks, if there is one and who is asked sees it."""
    source = g.stack[g.top + SOURCE]
    if source < 0:
        return []
    card = Card(g, source)
    return [card] if card.zone else []


class PickCard(Asking):
    """Choose a card, as often as a register says; what happens to it is up to the kind of pick."""

    enough: str = "none"  # the word for choosing no card, or no more

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        raise NotImplementedError(self.name)

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        raise NotImplementedError(self.name)

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(self.cards(g, seat, source)) > 0

    def idle(self, g: State, seat: int, source: int) -> bool:
        """Whether it surely does nothing, whatever is chosen."""
        return not self.can(g, seat, source)

    def in_vain(self, g: State, seat: int, source: int) -> bool:
        """Whether whatever is chosen costs something and surely brings nothing."""
        return False

    def step(self, g: State, seat: int, source: int) -> None:
        cards = self.cards(g, seat, source)
        if cards:
            g.ask(seat, unlike(g, cards))
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        self.act(g, seat, source, code)

    def key(self, g: State, code: int) -> str:
        return "none" if code == DONE else card_key(g, code)

    def option(self, g: State, code: int) -> Offer:
        if code == DONE:
            return Offer(f"imperium-{self.enough}")
        return Offer("", {"it": Card(g, code)}, self.beside(g, code))

    def beside(self, g: State, card: int) -> list[Thing]:
        """What choosing a card is about beside it: what pays for it, whom it hits."""
        return []
