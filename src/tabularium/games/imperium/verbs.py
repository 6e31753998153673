"""What effects do with chosen cards: discarding, moving, abandoning, recalling, garrisoning."""

from __future__ import annotations

from tabularium.games.imperium import instead
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS, LAST_QUEST, NOT_GARRISONED, PINNED, SUITS
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.laid_tokens import bare
from tabularium.games.imperium.moves import abandon, discard, garrison_under, leave_hand, recall
from tabularium.games.imperium.pick_some import ALL_CARDS, PickSome
from tabularium.games.imperium.places import (
    FROM_ACTIVE_QUEST,
    FROM_DISCARD,
    FROM_GARRISONS,
    FROM_HAND,
    FROM_HERE,
    FROM_PLAY,
    FROM_QUESTS,
    TARGET_VERBS,
    TARGET_WORDS,
    TO_DECK_TOP,
    TO_EXILE,
    TO_HISTORY,
    WHERE_THEY_ARE,
    cards_from,
    fault_of_places,
    fault_of_target,
    put,
    take_out,
)
from tabularium.games.imperium.table import host_of, regions_among
from tabularium.games.imperium.traits import QUEST, REGION
from tabularium.games.imperium.words import occasion
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


class Discard(PickSome):
    """From hand to the discard pile (I87)."""

    def __init__(self, n: int, fitting: Filter = ANY, up_to: bool = False) -> None:
        super().__init__("discard", n, fitting, FROM_HAND, up_to)

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        leave_hand(g, seat, card, True)
        discard(g, seat, card)


class MoveCards(PickSome):
    """Cards from some places to another."""

    def __init__(
        self, n: int, fitting: Filter, places: int, where: int, up_to: bool = False
    ) -> None:
        super().__init__("move", n, fitting, places, up_to)
        self.where = where

    def fault(self) -> str:
        if WHERE_THEY_ARE.get(self.where) == self.places:
            return "they are there already"
        return super().fault() or fault_of_target(self.where)

    def wanted(self, g: State, seat: int, card: int) -> bool:
        # tokens keep a card from exile, that of an exhausted card, too (I89, I222)
        if self.where == TO_EXILE and (g.marks[card] & at.EXHAUSTED or not bare(g, card)):
            return False
        # the Graal is no target while other quests are left (I117)
        if self.places & FROM_QUESTS:
            return card not in g.zones[at.AREA + seat] or targetable(g, seat, card)
        return True

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        # which card of a hand or of a history it is, its owner alone sees (I212), unless it is no
        # choice: all that fit
        hidden = card in g.zones[at.HAND + seat] and self.where in (TO_DECK_TOP, TO_HISTORY)
        hidden = hidden and self.n != ALL_CARDS
        if card in g.zones[at.HISTORY + seat]:
            hidden = bool(g.marks[card] & at.UNSEEN)
        discarded = card in g.zones[at.DISCARD + seat]
        for other in take_out(g, seat, card, not hidden):
            put(g, seat, other, self.where, hidden, discarded)

    def definite(self) -> bool:
        return self.places == FROM_ACTIVE_QUEST or super().definite()

    def message(self) -> str:
        return TARGET_VERBS[self.where]

    def whence(self, talk: Talk, cards: str, form: str) -> str:
        if self.places == FROM_ACTIVE_QUEST and self.fitting is QUEST:
            return talk.say("imperium-active-quest")
        if self.places == FROM_QUESTS:
            return cards
        return cards_from(talk, cards, self.places, form)

    def more(self, talk: Talk, form: str) -> dict[str, str | int]:
        return {"to": self.target(talk, form)}

    def in_order(self) -> bool:
        return self.where == TO_DECK_TOP

    def target(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"imperium-into-{TARGET_WORDS[self.where]}{form}")

    def prompt(self, g: State, talk: Talk) -> str:
        card = occasion(talk, g, self.word)
        message = f"imperium-ask-{self.message()}"
        return self.noted(g, talk, talk.say(message, {"card": card, "to": self.target(talk)}))

    def instead(self, g: State, seat: int) -> str:
        if self.where != TO_HISTORY:
            return ""
        return instead.of_history(g, seat, self.places == FROM_DISCARD)

    def slug(self) -> str:
        return TARGET_WORDS[self.where].replace("-", "_")


def targetable(g: State, seat: int, card: int) -> bool:
    """Some quests can be chosen only as the last one."""
    return not LAST_QUEST[KINDS[card]] or len(g.zones[at.AREA + seat]) == 1


def garrisoned_cards(talk: Talk, cards: str, where: str, n: int) -> str:
    """Cards that are not in play themselves: 3 knights garrisoned under regions."""
    return talk.say(f"imperium-garrisoned-{where}", {"cards": cards, "n": n})


class Abandon(PickSome):
    """Pinned cards in play, or garrisoned ones, to the discard pile (I78, I177)."""

    def __init__(
        self,
        n: int,
        fitting: Filter,
        places: int = FROM_PLAY,
        up_to: bool = False,
        in_regions: bool = False,
    ) -> None:
        super().__init__("abandon", n, fitting, places, up_to)
        self.in_regions = in_regions  # only what is garrisoned under a region

    def fault(self) -> str:
        return super().fault() or fault_of_places(self.places, FROM_PLAY, FROM_GARRISONS)

    def wanted(self, g: State, seat: int, card: int) -> bool:
        if g.marks[card] & at.GARRISONED:
            return not self.in_regions or bool(SUITS[KINDS[host_of(g, seat, card)]] & at.REGION)
        return PINNED[KINDS[card]]

    def can(self, g: State, seat: int, source: int) -> bool:
        if self.up_to:
            return True
        cards = self.cards(g, seat, source)
        n = len(cards)
        if self.fitting.requires(REGION):
            n = max(n, regions_among(g, cards))
        return n >= self.n

    def counts_as(self, g: State, card: int) -> int:
        # a card that counts as two regions pays for two (I202)
        return max(1, regions_among(g, [card])) if self.fitting.requires(REGION) else 1

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        abandon(g, seat, card)

    def whence(self, talk: Talk, cards: str, form: str) -> str:
        if self.places == FROM_PLAY:
            return cards
        return garrisoned_cards(talk, cards, "regions" if self.in_regions else "anywhere", self.n)


class Recall(PickSome):
    """Pinned cards in play, or garrisoned ones, to the hand (I104)."""

    def __init__(self, n: int, fitting: Filter, places: int = FROM_PLAY) -> None:
        super().__init__("recall", n, fitting, places, False)

    def fault(self) -> str:
        return super().fault() or fault_of_places(self.places, FROM_PLAY, FROM_HERE)

    def wanted(self, g: State, seat: int, card: int) -> bool:
        return bool(g.marks[card] & at.GARRISONED) or PINNED[KINDS[card]]

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        recall(g, seat, card)

    def whence(self, talk: Talk, cards: str, form: str) -> str:
        if self.places == FROM_PLAY:
            return cards
        return garrisoned_cards(talk, cards, "here", self.n)


class Garrison(PickSome):
    """A card from hand, or an impending quest, under this card (I96)."""

    def __init__(self, fitting: Filter = ANY, places: int = FROM_HAND) -> None:
        super().__init__("garrison", 1, fitting, places, False)

    def fault(self) -> str:
        return super().fault() or fault_of_places(self.places, FROM_HAND, FROM_QUESTS)

    def wanted(self, g: State, seat: int, card: int) -> bool:
        if card in g.zones[at.AREA + seat]:
            return targetable(g, seat, card)
        return not NOT_GARRISONED[KINDS[card]]

    def can(self, g: State, seat: int, source: int) -> bool:
        return source in g.zones[at.PLAY + seat] and super().can(g, seat, source)

    def step(self, g: State, seat: int, source: int) -> None:
        if self.can(g, seat, source):
            super().step(g, seat, source)
        else:
            g.pop()

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        take_out(g, seat, card, True)
        garrison_under(g, seat, source, card)
