"""What effects do with cards: discarding, moving, abandoning, recalling, garrisoning, sinking."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium.catalogue import (
    FIXED_IN_PLAY,
    KINDS,
    NOT_GARRISONED,
    PINNED,
    SUITS,
)
from tabularium.games.imperium.choosing import DONE, PickCard, unlike
from tabularium.games.imperium.events import DISCARDED, GARRISONED_CARD, SUNK
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.layout import (
    AREA,
    DECK,
    DECK_EMPTY,
    DISCARD,
    GARRISONED,
    HAND,
    HISTORY,
    KNOWN_TOP,
    NATION,
    PLAY,
    PLAYED,
    REGION,
    SINKS,
)
from tabularium.games.imperium.moves import (
    abandon,
    garrison_under,
    leave_hand,
    leave_play,
    lift_garrisoned,
    recall,
    to_deck_top,
    to_discard,
    to_exile,
    to_hand,
    to_history,
)
from tabularium.games.imperium.nations import sinks
from tabularium.games.imperium.table import (
    active_quest,
    garrison_of,
    garrisoned,
    has_title,
    host_of,
    in_play,
    regions_among,
)
from tabularium.games.imperium.tokens import fire
from tabularium.games.imperium.words import WHAT, card_words, definite, occasion, title_words
from tabularium.kernel.machine import IT, R0, R1, SCOPE, SEAT, SOURCE, State, Verb
from tabularium.locale.talk import Talk

# places cards come from, a bit each
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
FROM_DECK: Final = 4
FROM_HISTORY: Final = 8
FROM_PLAY: Final = 16
FROM_GARRISONS: Final = 32
FROM_HERE: Final = 64  # garrisoned under this card
FROM_QUESTS: Final = 128
FROM_ACTIVE_QUEST: Final = 256
PLACE_WORDS: Final[list[str]] = [
    "hand",
    "discard",
    "deck",
    "history",
    "play",
    "garrison",
    "here",
    "quests",
    "active-quest",
]
ALL_CARDS: Final = 99  # as many as there are


def places_words(talk: Talk, places: int, form: str = "") -> str:
    words = [word for bit, word in enumerate(PLACE_WORDS) if places >> bit & 1]
    return talk.say("imperium-out-of-" + "-".join(words) + form)


def cards_at(g: State, seat: int, source: int, places: int) -> list[int]:
    """A player's cards in some places."""
    cards: list[int] = []
    for bit, zone in (
        (FROM_HAND, HAND),
        (FROM_DISCARD, DISCARD),
        (FROM_DECK, DECK),
        (FROM_HISTORY, HISTORY),
    ):
        if places & bit:
            cards += g.zones[zone + seat]
    if places & FROM_PLAY:
        cards += [card for card in in_play(g, seat) if not FIXED_IN_PLAY[KINDS[card]]]
    quest = active_quest(g, seat) if places >= FROM_GARRISONS else -1
    if places & FROM_GARRISONS:
        cards += [card for card in garrisoned(g, seat) if card != quest]
    if places & FROM_HERE and source in g.zones[PLAY + seat]:
        cards += garrison_of(g, seat, source)
    if places & FROM_QUESTS:
        cards += g.zones[AREA + seat]
    if places & FROM_ACTIVE_QUEST and quest >= 0:
        cards.append(quest)
    return cards


def deck_lost_a_card(g: State, seat: int) -> None:
    """Utopians mind an empty deck, however it came about (I118)."""
    if not g.zones[DECK + seat]:
        fire(g, seat, DECK_EMPTY)


def take_out(g: State, seat: int, card: int, shown: bool) -> list[int]:
    """A card leaves wherever it lies; a host brings its garrison along."""
    if card in g.zones[HAND + seat]:
        leave_hand(g, seat, card, shown)
    elif card in g.zones[PLAY + seat]:
        if g.marks[card] & GARRISONED:
            lift_garrisoned(g, seat, card)
        else:
            return leave_play(g, seat, card)
    else:
        for zone in (DISCARD, DECK, HISTORY, AREA):
            if card in g.zones[zone + seat]:
                g.zones[zone + seat].remove(card)
                if zone == DECK:
                    g.nums[KNOWN_TOP + seat] = 0
                    deck_lost_a_card(g, seat)
                break
    return [card]


TO_HAND: Final = 0
TO_DISCARD: Final = 1
TO_DECK_TOP: Final = 2
TO_HISTORY: Final = 3
TO_EXILE: Final = 4
TARGET_WORDS: Final[list[str]] = ["hand", "discard", "deck-top", "history", "exile"]


def put(g: State, seat: int, card: int, where: int, unseen: bool = False) -> None:
    """``unseen``: others do not know which card it is."""
    if where == TO_HAND:
        to_hand(g, seat, card, True)
    elif where == TO_DISCARD:
        to_discard(g, seat, card)
    elif where == TO_DECK_TOP:
        to_deck_top(g, seat, card)
    elif where == TO_HISTORY:
        to_history(g, seat, card, unseen)
    else:
        to_exile(g, card)


class PickSome(PickCard):
    """Choose some cards one after the other; R0 counts them, and so does the effect.

    A number that cannot be reached is reached as far as possible.
    """

    def __init__(self, word: str, n: int, fitting: Filter, places: int, up_to: bool) -> None:
        super().__init__(word)
        self.n = n
        self.fitting = fitting
        self.places = places
        self.up_to = up_to

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        return [
            card
            for card in cards_at(g, seat, source, self.places)
            if self.fitting.fits(g, seat, card) and self.wanted(g, seat, card)
        ]

    def wanted(self, g: State, seat: int, card: int) -> bool:
        return True

    def enough(self) -> str:
        return "done"

    def can(self, g: State, seat: int, source: int) -> bool:
        if self.up_to:
            return True
        return len(self.cards(g, seat, source)) >= min(self.n, 1 if self.n == ALL_CARDS else 99)

    def step(self, g: State) -> None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        cards = self.cards(g, seat, stack[top + SOURCE])
        if not cards or stack[top + R0] >= self.n:
            g.pop()
        elif self.n == ALL_CARDS and not self.up_to:
            source = stack[top + SOURCE]
            g.pop()
            for card in cards:
                self.act(g, seat, source, card)
        elif self.up_to:
            g.ask(seat, [*unlike(g, cards), DONE])
        else:
            g.ask(seat, unlike(g, cards))

    def chose(self, g: State, code: int) -> None:
        stack = g.stack
        top = g.top
        if code == DONE:
            g.pop()
            return
        scope = stack[top + SCOPE]
        stack[top + R0] += self.counts_as(code)
        stack[scope + R1] += self.counts_as(code)
        stack[scope + IT] = code
        self.act(g, stack[top + SEAT], stack[top + SOURCE], code)

    def counts_as(self, card: int) -> int:
        return 1

    def text(self, talk: Talk, form: str = "") -> str:
        how = "-up-to" if self.up_to else ""
        cards = self.fitting.text(talk, self.n, WHAT)
        if self.n == ALL_CARDS:
            how = "-any" if self.up_to else "-all"
            cards = self.fitting.text(talk, self.n, ".any" if self.up_to else ".all")
        form = definite(form) if self.fitting.named else form
        return talk.say(
            f"imperium-{self.word}{how}{form}", {"cards": cards, **self.more(talk, form)}
        )

    def more(self, talk: Talk, form: str) -> dict[str, str | int]:
        return {}


class Discard(PickSome):
    """From hand to the discard pile (I87)."""

    def __init__(self, n: int, fitting: Filter = ANY, up_to: bool = False) -> None:
        super().__init__("discard", n, fitting, FROM_HAND, up_to)

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        leave_hand(g, seat, card, True)
        to_discard(g, seat, card)
        if g.telling:
            g.tell(DISCARDED, seat, KINDS[card])


class MoveCards(PickSome):
    """Cards from some places to another."""

    def __init__(
        self, n: int, fitting: Filter, places: int, where: int, up_to: bool = False
    ) -> None:
        super().__init__("move", n, fitting, places, up_to)
        self.where = where

    def wanted(self, g: State, seat: int, card: int) -> bool:
        # the Graal is no target while other quests are left (I117)
        if self.places & FROM_QUESTS:
            return card not in g.zones[AREA + seat] or targetable(g, seat, card)
        return True

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        from_hand = card in g.zones[HAND + seat]
        hidden = from_hand and self.where in (TO_DECK_TOP, TO_HISTORY)
        for other in take_out(g, seat, card, not hidden):
            put(g, seat, other, self.where, hidden)

    def more(self, talk: Talk, form: str) -> dict[str, str | int]:
        return {"from": places_words(talk, self.places, form), "to": self.target(talk, form)}

    def target(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"imperium-into-{TARGET_WORDS[self.where]}{form}")

    def prompt(self, g: State, talk: Talk) -> str:
        card = occasion(talk, g, self.word)
        return talk.say("imperium-ask-move", {"card": card, "to": self.target(talk)})

    def slug(self) -> str:
        return TARGET_WORDS[self.where].replace("-", "_")


def targetable(g: State, seat: int, card: int) -> bool:
    """Some quests can be chosen only as the last one."""
    return not FIXED_IN_PLAY[KINDS[card]] or len(g.zones[AREA + seat]) == 1


class Abandon(PickSome):
    """Pinned cards in play, or garrisoned ones, to the discard pile (I78, I177)."""

    def __init__(
        self, n: int, fitting: Filter, places: int = FROM_PLAY, up_to: bool = False
    ) -> None:
        super().__init__("abandon", n, fitting, places, up_to)

    def wanted(self, g: State, seat: int, card: int) -> bool:
        if g.marks[card] & GARRISONED:
            # Myrddin Wyllt looks under regions only
            return (
                bool(SUITS[KINDS[host_of(g, seat, card)]] & REGION) or self.places & FROM_HERE > 0
            )
        return PINNED[KINDS[card]]

    def can(self, g: State, seat: int, source: int) -> bool:
        if self.up_to:
            return True
        cards = self.cards(g, seat, source)
        n = len(cards)
        if "region" in self.fitting.terms:
            n = max(n, regions_among(g, cards))
        return n >= self.n

    def counts_as(self, card: int) -> int:
        return 1

    def chose(self, g: State, code: int) -> None:
        # a card that counts as two regions pays for two (I202)
        if code != DONE and "region" in self.fitting.terms:
            more = regions_among(g, [code]) - 1
            g.stack[g.top + R0] += max(0, more)
            g.stack[g.stack[g.top + SCOPE] + R1] += max(0, more)
        super().chose(g, code)

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        abandon(g, seat, card)


class Recall(PickSome):
    """Pinned cards in play, or garrisoned ones, to the hand (I104)."""

    def __init__(self, n: int, fitting: Filter, places: int = FROM_PLAY) -> None:
        super().__init__("recall", n, fitting, places, False)

    def wanted(self, g: State, seat: int, card: int) -> bool:
        return bool(g.marks[card] & GARRISONED) or PINNED[KINDS[card]]

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        recall(g, seat, card)


class Garrison(PickSome):
    """A card from hand, or an impending quest, under this card (I96)."""

    def __init__(self, fitting: Filter = ANY, places: int = FROM_HAND) -> None:
        super().__init__("garrison", 1, fitting, places, False)

    def wanted(self, g: State, seat: int, card: int) -> bool:
        if card in g.zones[AREA + seat]:
            return targetable(g, seat, card)
        return not NOT_GARRISONED[KINDS[card]]

    def can(self, g: State, seat: int, source: int) -> bool:
        return source in g.zones[PLAY + seat] and super().can(g, seat, source)

    def step(self, g: State) -> None:
        if self.can(g, g.stack[g.top + SEAT], g.stack[g.top + SOURCE]):
            super().step(g)
        else:
            g.pop()

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        take_out(g, seat, card, True)
        garrison_under(g, seat, source, card)
        if g.telling:
            g.tell(GARRISONED_CARD, seat, KINDS[card], KINDS[source])


# this card --------------------------------------------------------------------------------------


def take_this(g: State, seat: int, card: int) -> list[int]:
    """The card whose effect it is leaves wherever it lies; empty when it is gone."""
    if card in g.zones[PLAYED + seat]:
        g.zones[PLAYED + seat].remove(card)
        g.marks[card] = 0
        return [card]
    if card in g.zones[PLAY + seat] and not g.marks[card] & GARRISONED:
        return leave_play(g, seat, card)
    return []


class MoveThis(Verb):
    """This card goes to the history or into exile."""

    def __init__(self, where: int) -> None:
        super().__init__()
        self.where = where

    def do(self, g: State, seat: int, source: int) -> None:
        for card in take_this(g, seat, source):
            put(g, seat, card, self.where)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"imperium-this-{TARGET_WORDS[self.where]}{form}")

    def slug(self) -> str:
        return "this_" + TARGET_WORDS[self.where]


class AbandonThis(Verb):
    def can(self, g: State, seat: int, source: int) -> bool:
        return source in in_play(g, seat)

    def do(self, g: State, seat: int, source: int) -> None:
        if self.can(g, seat, source):
            abandon(g, seat, source)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-abandon-this" + form)

    def slug(self) -> str:
        return "abandon"


class RecallThis(Verb):
    def can(self, g: State, seat: int, source: int) -> bool:
        return source in in_play(g, seat)

    def do(self, g: State, seat: int, source: int) -> None:
        if self.can(g, seat, source):
            recall(g, seat, source)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-recall-this" + form)

    def slug(self) -> str:
        return "recall"


# sinking ----------------------------------------------------------------------------------------


def sink(g: State, seat: int, cards: list[int]) -> None:
    """To the sunken pile, which lies where others have their history; others discard (I93)."""
    for card in cards:
        g.marks[card] = 0
        if sinks(g, seat):
            g.zones[HISTORY + seat].append(card)
        else:
            g.zones[DISCARD + seat].append(card)
    if cards and g.telling:
        g.tell(SUNK, seat, KINDS[cards[0]])
    if cards:
        fire(g, seat, SINKS)


class Sink(PickSome):
    """An own region in play, or a card of the discard pile, perhaps together with this card."""

    def __init__(self, fitting: Filter, places: int, with_this: bool = False) -> None:
        super().__init__("sink-with" if with_this else "sink", 1, fitting, places, False)
        self.with_this = with_this

    def kind(self) -> str:
        return "sink"

    def prompt(self, g: State, talk: Talk) -> str:
        card = card_words(talk, g.stack[g.top + SOURCE])
        return talk.say("imperium-ask-sink", {"card": card})

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        # cards sunk together are one event (I167)
        this = take_this(g, seat, source) if self.with_this else []
        sink(g, seat, this + take_out(g, seat, card, True))

    def more(self, talk: Talk, form: str) -> dict[str, str | int]:
        return {"from": places_words(talk, self.places, form)}


class SinkThis(Verb):
    def can(self, g: State, seat: int, source: int) -> bool:
        return source in g.zones[PLAYED + seat] or source in in_play(g, seat)

    def do(self, g: State, seat: int, source: int) -> None:
        sink(g, seat, take_this(g, seat, source))

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-sink-this" + form)

    def slug(self) -> str:
        return "sink"


class SinkIfGone(Verb):
    """This card sinks when a named card has left play."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title

    def do(self, g: State, seat: int, source: int) -> None:
        if not has_title(in_play(g, seat), self.title):
            sink(g, seat, take_this(g, seat, source))

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-sink-if-gone", {"card": title_words(talk, self.title)})


# "it": the card this effect has found, drawn, acquired ------------------------------------------


class MoveIt(Verb):
    """The card this effect has found or drawn."""

    def __init__(self, where: int) -> None:
        super().__init__()
        self.where = where

    def do(self, g: State, seat: int, source: int) -> None:
        card = g.stack[g.stack[g.top + SCOPE] + IT]
        if card < 0:
            return
        hidden = self.where in (TO_DECK_TOP, TO_HISTORY)
        if card in g.zones[HAND + seat]:
            leave_hand(g, seat, card, not hidden)
        elif remove_anywhere(g, seat, card):
            hidden = False  # what was searched for is shown
        else:
            return
        put(g, seat, card, self.where, hidden)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"imperium-it-{TARGET_WORDS[self.where]}{form}")

    def slug(self) -> str:
        return TARGET_WORDS[self.where].replace("-", "_")


def remove_anywhere(g: State, seat: int, card: int) -> bool:
    """Out of the piles a search may have found it in."""
    for zone in (DISCARD, DECK, NATION):
        if card in g.zones[zone + seat]:
            g.zones[zone + seat].remove(card)
            if zone == DECK:
                deck_lost_a_card(g, seat)
            return True
    return False
