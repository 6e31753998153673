"""Searching for a card through places in their order; what is found is "it" (I92)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS
from tabularium.games.imperium.choosing import PickCard, unlike
from tabularium.games.imperium.events import FOUND
from tabularium.games.imperium.filters import Filter
from tabularium.games.imperium.moves import shuffle_deck
from tabularium.games.imperium.nation_deck import shuffle_nation
from tabularium.games.imperium.nations import is_accession
from tabularium.games.imperium.words import WHAT, definite
from tabularium.kernel.machine import IT, SCOPE, State
from tabularium.locale.talk import Talk

SEARCH_HAND: Final = 1
SEARCH_DISCARD: Final = 2
SEARCH_DECK: Final = 4
SEARCH_NATION: Final = 8
EVERYWHERE: Final = 15
ZONE_WORDS: Final[list[str]] = ["hand", "discard", "deck", "nation"]


class Find(PickCard):
    """Search zones in order for a card; it is "it" then (I92).

    A named card comes from the first zone that has it, of a kind any may be chosen. Searched decks
    are shuffled.
    """

    def __init__(self, fitting: Filter, zones: int = EVERYWHERE) -> None:
        super().__init__("find")
        self.fitting = fitting
        self.zones = zones

    def fault(self) -> str:
        return "" if 0 < self.zones <= EVERYWHERE else f"there is no place {self.zones}"

    def searched(self, g: State, seat: int, zone: int) -> list[int]:
        cards = g.zones[zone + seat]
        if zone == at.NATION:
            cards = [card for card in cards if not is_accession(g, seat, card)]  # (I188)
        found = [card for card in cards if self.fitting.fits_kind(KINDS[card])]
        # in the order of the catalogue: how a deck lies is not told by what is offered first
        return sorted(found, key=lambda card: (KINDS[card], card))

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        found: list[int] = []
        for bit, zone in (
            (SEARCH_HAND, at.HAND),
            (SEARCH_DISCARD, at.DISCARD),
            (SEARCH_DECK, at.DECK),
            (SEARCH_NATION, at.NATION),
        ):
            if self.zones & bit:
                found += self.searched(g, seat, zone)
                if found and self.fitting.definite():
                    return found
        return found

    def step(self, g: State, seat: int, source: int) -> None:
        cards = self.cards(g, seat, -1)
        g.stack[g.stack[g.top + SCOPE] + IT] = -1
        if cards:
            g.ask(seat, unlike(g, cards))
        else:
            self.shuffle(g, seat, -1)
            g.pop()

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        g.stack[g.stack[g.top + SCOPE] + IT] = card
        g.reveals += 1
        if card in g.zones[at.HAND + seat]:
            g.marks[card] |= at.KNOWN  # what is found is shown to all (I92)
        if g.telling:
            g.tell(FOUND, seat, KINDS[card])
        self.shuffle(g, seat, card)

    def shuffle(self, g: State, seat: int, found: int) -> None:
        """Decks that were looked through; the accession card stays at the bottom.

        The search stops where the card is found: who takes one of a kind from hand or discard pile
        need not look through a deck (I220).
        """
        searched = self.zones
        if found >= 0:
            if found in g.zones[at.HAND + seat] or found in g.zones[at.DISCARD + seat]:
                return
            if found in g.zones[at.DECK + seat]:
                searched &= ~SEARCH_NATION
        if searched & SEARCH_DECK:
            shuffle_deck(g, seat)
        if searched & SEARCH_NATION:
            shuffle_nation(g, seat)

    def text(self, talk: Talk, form: str = "") -> str:
        form = definite(form) if self.fitting.definite() else form
        cards = self.fitting.text(talk, 1, WHAT)
        if self.zones != EVERYWHERE:
            words = [word for bit, word in enumerate(ZONE_WORDS) if self.zones >> bit & 1]
            where = talk.say("imperium-search-" + "-".join(words))
            cards = talk.say("imperium-cards-from", {"cards": cards, "from": where})
        return talk.say("imperium-find" + form, {"cards": cards})
