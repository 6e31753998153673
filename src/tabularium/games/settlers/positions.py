"""Reading a position: what is named is set, everything else gets a legal default.

Cards named nowhere go home: into the common deck, or the deck of their faction.
"""

from __future__ import annotations

from typing import Any, Final

from tabularium.cards.standing import Waiting
from tabularium.declare.given import Given
from tabularium.declare.heap import Absence
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.boards import STORED
from tabularium.games.settlers.catalogue import (
    CATALOGUE,
    DEAL,
    FEATURES,
    GATE,
    KEY,
    KINDS,
    OWNER,
    PRODUCES,
    SHRINE,
    SORT,
    USES_OF,
)
from tabularium.games.settlers.check_position import check_attached, check_defence, check_taken
from tabularium.games.settlers.course import ACTION_PHASE, GAME, ROUND, ROUNDS
from tabularium.games.settlers.custom_deck import deck_cards
from tabularium.games.settlers.locations import enter_empire
from tabularium.games.settlers.setup import FIRST_HAND
from tabularium.games.settlers.work import OASIS_LIMIT
from tabularium.kernel.entries import MOST, Entries, unfit
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.machine import State

# what is expected where not every card may lie
EXPECTED: Final[dict[int, str]] = {at.LOCATIONS: "location", at.DEALT_CARDS: "deal"}
# only in the middle of something, which the stack tells of
MIDWAY: Final[list[str]] = ["offer", "looked_at", "building"]


class AbsentCards(Absence):
    """Cards of factions nobody leads, attack cards, what a custom deck leaves out."""

    def why(self, kind: int) -> BadPosition:
        owner = OWNER[kind]
        if not CATALOGUE.in_use(self.g, kind):
            return BadPosition("position-why-option", option="sets")
        if owner == at.ATTACKERS:
            return BadPosition("position-why-solo")
        if owner not in self.g.rules.factions(self.g):
            return BadPosition("position-why-faction", factions=[at.FACTIONS[owner]])
        return BadPosition("position-why-option", option=f"{at.FACTIONS[owner]}_deck")


def keeps_count(kind: int) -> bool:
    """Whether things are counted on this location: cards, resources, workers gained this round."""
    return (
        GATE[kind]
        or SHRINE[kind]
        or any(
            isinstance(feature, Waiting) and feature.hook == at.WORKERS_SPENT
            for feature in FEATURES[kind]
        )
    )


def all_cards(g: State) -> list[list[int]]:
    """The cards of this game: common, of each seat's faction, attack cards."""
    factions = g.rules.factions(g)
    own = [deck_cards(g, faction) if faction >= 0 else [] for faction in factions]
    attacks = deck_cards(g, at.ATTACKERS) if g.seats == 1 else []
    return [deck_cards(g, at.COMMON), *own, attacks]


class SettlersPosition(Given):
    def __init__(self, g: State, doc: dict[str, Any]) -> None:
        super().__init__(g, doc, all_cards(g), AbsentCards(g))
        # in a solo game what is borrowed belongs to the virtual player
        self.seats: int = max(g.seats, at.VIRTUAL + 1)
        for seat, faction in enumerate(g.rules.factions(g)):
            if faction >= 0:
                g.mods[seat * g.rules.n_mods + at.STORES + STORED[faction]] += 1

    def heaps_for(self, fits: int, player: int) -> list[int]:
        everywhere = super().heaps_for(fits, player)
        if fits == at.COMMON_CARDS or (fits == at.LOCATIONS and player >= self.g.seats):
            return [0]
        if fits == at.OWN_CARDS:
            return [player + 1]
        if fits == at.BOTH:
            return [0, player + 1]
        return everywhere[-1:] if fits == at.ATTACK_CARDS else everywhere

    def kinds_for(self, fits: int) -> list[bool] | None:
        if fits == at.LOCATIONS:
            return [owner != at.ATTACKERS for owner in OWNER]
        return [good >= 0 for good in DEAL] if fits == at.DEALT_CARDS else None

    def expected(self, fits: int) -> str:
        return EXPECTED[fits]

    def laid(self, zone: int, player: int, card: int, entry: Entries) -> None:
        """A location in an empire: what lies on it has to fit."""
        kind = KINDS[card]
        common = OWNER[kind] == at.COMMON
        entry.number("used", 0, USES_OF[kind] if SORT[kind] == at.ACTION else 0)
        for name, fits in (
            ("blocked", SORT[kind] == at.ACTION),
            ("defended", common),
            ("samurai", OWNER[kind] == at.JAPANESE),
            ("pending", PRODUCES[kind] is not None and self.complete),
            ("route", not common and DEAL[kind] >= 0),
            ("holds", keeps_count(kind)),
        ):
            if entry.value(name) not in (None, False, 0) and not fits:
                raise BadPosition("settlers-error-mark", where=entry.at(name), given=KEY[kind])
        for name in ("route", "taken"):
            if entry.value(name) == player:
                raise BadPosition("settlers-error-own-seat", where=entry.at(name), given=player)
        owner = entry.value("taken") if entry.has("taken") else player
        self.check_home(entry, kind, int(owner))
        # cards under a Gate are named besides, a Shrine has no end, an Oasis has its limit (S108)
        entry.number("holds", 0, MOST if GATE[kind] or SHRINE[kind] else OASIS_LIMIT)
        enter_empire(self.g, player, card)

    def check_home(self, entry: Entries, kind: int, owner: int) -> None:
        """A faction card stands in its faction's empire, or was taken over from there."""
        g = self.g
        if OWNER[kind] >= 0 and (owner >= g.seats or OWNER[kind] != g.nums[at.FACTION + owner]):
            raise unfit(entry.at("card"), KEY[kind], "own-card")

    def counted(self) -> None:
        doc = self.doc
        nums = self.g.nums
        nums[at.ROUND] = doc.number("round", 1, at.ROUNDS, 0 if self.complete else 1)
        if not doc.has("turn"):
            nums[at.TURN] = nums[at.FIRST]
        for name in MIDWAY:
            self.check_midway(doc, name)

    def check_midway(self, doc: Entries, name: str) -> None:
        if doc.items(name) and not self.complete:
            raise BadPosition("error-position-not-now", where=doc.at(name))

    def seated(self, player: int) -> None:
        doc = self.players[player]
        self.check_midway(doc, "drawn")
        # a turn that begins is counted
        begins = not self.complete and player == self.g.nums[at.TURN]
        doc.number("turns", 0, at.TURN_CAP - 1 if begins else at.TURN_CAP)

    # what is named nowhere -----------------------------------------------------------------------

    def finish(self) -> None:
        g = self.g
        turn = g.nums[at.TURN]
        if turn >= 0 and g.nums[at.PASSED + turn] and not self.complete:
            raise BadPosition("settlers-error-passed", where="turn", given=turn)
        check_attached(g, self.players)
        check_taken(g, self.players)
        if g.seats > 1 and (self.doc.value("virtual") is not None or g.zones[at.COLLECTION]):
            raise BadPosition("settlers-error-solo")
        if not self.doc.flag("over", False):  # a location given back at the end keeps its token
            check_defence(g, self.players)
        self.fill_up()

    def fill_up(self) -> None:
        """What is named nowhere lies shuffled beneath the named cards of its deck.

        Hands and the first attack card that are not named are dealt from it before.
        """
        g = self.g
        heaps = self.heap.heaps
        for heap in heaps:
            g.shuffle(heap)
        if not self.complete:
            self.deal_out()
        self.go_home(heaps[0], self.doc, "common_deck", at.COMMON_DECK, at.GONE)
        for seat in range(g.seats):
            self.go_home(heaps[seat + 1], self.players[seat], "deck", at.DECK + seat, at.GONE)
        self.go_home(heaps[-1], self.doc, "attack_deck", at.ATTACKS, at.GONE)

    def deal_out(self) -> None:
        """Setup with the cards that are named nowhere."""
        g = self.g
        heaps = self.heap.heaps
        line = self.doc.value("virtual")
        if g.seats == 1 and (line is None or "attacks" not in line) and heaps[-1]:
            g.zones[at.DEALS + at.VIRTUAL].append(heaps[-1].pop())  # one is revealed (S137)
        for seat in range(g.seats):
            if self.players[seat].has("hand"):
                continue
            for place in (0, seat + 1):
                for _ in range(min(FIRST_HAND, len(heaps[place]))):
                    g.zones[at.HAND + seat].append(heaps[place].pop())

    def begin(self) -> None:
        """At the start of a turn in the action phase."""
        g = self.g
        turn = g.nums[at.TURN]
        if turn < 0:
            raise unfit("turn", None, "number")
        self.stand(GAME, len(GAME.steps))
        self.stand(ROUNDS)
        self.stand(ROUND, ROUND.steps.index(ACTION_PHASE) + 1)
        self.stand(ACTION_PHASE)
        ACTION_PHASE.begin(g, turn)
        g.run()
