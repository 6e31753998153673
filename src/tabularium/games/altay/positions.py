"""Reading a position: what is named is set, everything else gets a legal default.

Cards named nowhere go home: starting cards into their owner's deck, market cards into their pile,
achievements into the deck of their level.
"""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.given import Given
from tabularium.declare.heap import Absence
from tabularium.games.altay import entries
from tabularium.games.altay import layout as at
from tabularium.games.altay.board import SUGGESTED, TERRITORIES
from tabularium.games.altay.build import IN_PLAY, map_size, put_settlement
from tabularium.games.altay.catalogue import CARDS, EFFECTS, KEY, KINDS, LEVEL_OF, TITLE, kind_of
from tabularium.games.altay.course import GAME, MAIN, ROUNDS, TURN_ENDS
from tabularium.games.altay.develop import SHOWN, different, enter_play, refill_display
from tabularium.games.altay.setup import achievement_cards, lay_tokens, market_cards, starting_cards
from tabularium.games.altay.table import Collect, Lay, Store, laid
from tabularium.kernel.entries import MOST, Entries, too_many, unfit, unknown
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.machine import FRAME, PC, State

# of each kind of card whether it may lie somewhere, by ``fits``; and what was expected there
FITTING: Final[dict[int, list[bool]]] = {
    at.ACTION_CARDS: [level == 0 for level in LEVEL_OF],
    at.ACHIEVEMENTS: [level > 0 for level in LEVEL_OF],
    at.WONDERS: [level == 3 for level in LEVEL_OF],
    at.TABLE_CARDS: [any(isinstance(does, Lay) for does in effects) for effects in EFFECTS],
}
EXPECTED: Final[list[str]] = ["", "action-card", "achievement", "table-card", "wonder", ""]
STORING: Final[list[str]] = [
    KEY[kind] for kind in range(len(KEY)) if any(isinstance(does, Store) for does in EFFECTS[kind])
]


class AbsentFactions(Absence):
    """Starting cards of factions that nobody leads, and sets that are not in use, are absent."""

    def why(self, kind: int) -> BadPosition:
        having = [
            name
            for faction, name in enumerate(at.FACTIONS)
            if kind in [KINDS[card] for card in starting_cards(faction)]
        ]
        if not having:
            return BadPosition("position-why-option", option="sets")
        return BadPosition("position-why-faction", factions=having)


def all_cards(g: State) -> list[list[int]]:
    """The cards of this game: those of all, then the starting cards of each seat."""
    common: list[int] = []
    for pile in range(at.PILES):
        common += market_cards(g.seats, pile)
    for level in range(1, 4):
        common += CARDS.used(g, achievement_cards(g.seats, level))
    factions = [g.nums[at.FACTION + seat] for seat in range(g.seats)]
    own = [CARDS.used(g, starting_cards(faction)) if faction >= 0 else [] for faction in factions]
    return [common, *own]


class AltayPosition(Given):
    def __init__(self, g: State, doc: dict[str, Any]) -> None:
        super().__init__(g, doc, all_cards(g), AbsentFactions(g))
        self.titles: list[list[str]] = [[] for _ in range(g.seats)]  # on the table

    def heaps_for(self, fits: int, player: int) -> list[int]:
        if fits in (at.ACTION_CARDS, at.TABLE_CARDS):
            return [0, player + 1]
        return super().heaps_for(fits, player)

    def kinds_for(self, fits: int) -> list[bool] | None:
        return FITTING.get(fits)

    def expected(self, fits: int) -> str:
        return EXPECTED[fits]

    def laid(self, zone: int, player: int, card: int, entry: Entries) -> None:
        """A card on the table."""
        kind = KINDS[card]
        if TITLE[kind] in self.titles[player]:
            where = self.players[player].at("table")
            raise BadPosition("altay-error-title-twice", where=where, given=KEY[kind])
        self.titles[player].append(TITLE[kind])
        slots = laid(kind).slots
        self.g.marks[card] = entries.load_of(entry, slots)
        if slots.filled(self.g.marks[card]) and isinstance(laid(kind), Collect):
            raise BadPosition("altay-error-full", where=entry.at("goods"), given=KEY[kind])

    def counted(self) -> None:
        nums = self.g.nums
        doc = self.doc
        least = 0 if self.complete else 1
        nums[at.ROUND] = doc.number("round", 1, self.g.opts[at.ROUND_LIMIT] or MOST, least)
        if not doc.has("turn"):
            nums[at.TURN] = nums[at.FIRST]
        if nums[at.EXTRA] and not self.complete:
            raise BadPosition("error-position-not-now", where="extra_draw")
        in_play = IN_PLAY[map_size(self.g)]
        for t in doc.items("used"):
            if not in_play[int(t)]:
                raise unfit("used", t, "territory")
        for key in doc.items("stored_now"):
            if key not in STORING:
                raise unknown("stored_now", key, STORING)
        lay_tokens(self.g)
        if not doc.pairs("board") and not self.complete:
            for seat in range(self.g.seats):
                start = SUGGESTED[self.g.seats][seat]
                nums[at.TOKEN + start] = 0
                put_settlement(self.g, seat, start)

    def seated(self, player: int) -> None:
        g = self.g
        doc = self.players[player]
        done = g.zones[at.DONE + player]
        kinds = [KINDS[card] for card in done]
        if len(set(kinds)) < len(kinds):
            raise BadPosition("altay-error-twice", where=doc.at("achievements"))
        for card in done:
            enter_play(g, player, card)
        if g.zones[at.ARCHIVE + player] and kind_of("writing") not in kinds:
            raise BadPosition("altay-error-archive", where=doc.at("archive"))
        doc.number("known_hand", 0, len(g.zones[at.HAND + player]))
        doc.number("coins", 0, MOST if g.opts[at.TRADE] else 0)
        first = at.TOKENS + player * at.TOKEN_TYPES
        doc.number("consumed", 0, sum(g.nums[first : first + at.TOKEN_TYPES]))

    # what is named nowhere -----------------------------------------------------------------------

    def finish(self) -> None:
        """The rest of the table, once everything named lies there."""
        g = self.g
        for level in range(at.LEVELS):
            for name, zone in (("displays", at.DISPLAY), ("achievement_decks", at.LEVEL)):
                self.check_level(f"{name}[{level}]", g.zones[zone + level], level + 1)
            shown = different(g.zones[at.DISPLAY + level])
            if shown > SHOWN:
                raise too_many(f"displays[{level}]", shown, SHOWN)
        for seat in range(g.seats):
            self.count_settlements(seat)
        self.check_tokens()
        self.fill_piles()
        self.fill_decks()

    def check_level(self, where: str, cards: list[int], level: int) -> None:
        for card in cards:
            kind = KINDS[card]
            if LEVEL_OF[kind] != level:
                raise BadPosition("altay-error-level", where=where, given=KEY[kind], level=level)

    def count_settlements(self, seat: int) -> None:
        """What is named nowhere is in the supply; if that is named too, the rest is lost."""
        nums = self.g.nums
        doc = self.players[seat]
        if nums[at.FACTION + seat] < 0:  # not picked yet
            doc.number("supply", 0, 0)
            doc.number("lost", 0, 0)
            return
        used = nums[at.ON_CARD + seat]
        for t in range(TERRITORIES):
            used += nums[at.COUNT + t] if nums[at.OWNER + t] == seat else 0
        for winner in range(at.SEATS):
            used += nums[at.CAPTURED + winner * at.SEATS + seat]
        lost = doc.number("lost", 0)
        supply = doc.number("supply", max(0, at.SETTLEMENTS - used - lost))
        if not doc.has("lost"):
            lost = max(0, at.SETTLEMENTS - used - supply)
        n = used + lost + supply
        if n != at.SETTLEMENTS:
            where = f"players[{seat}]"
            raise BadPosition("altay-error-settlements", where=where, n=n, most=at.SETTLEMENTS)
        nums[at.SUPPLY + seat] = supply
        nums[at.LOST + seat] = lost

    def check_tokens(self) -> None:
        """Default tokens make room for named ones; too many named ones are an error."""
        nums = self.g.nums
        named = self.doc.pairs("board")
        for token in range(1, at.TOKEN_TYPES):
            held = sum(nums[at.TOKENS + seat * at.TOKEN_TYPES + token] for seat in range(at.SEATS))
            lying = [t for t in range(TERRITORIES) if nums[at.TOKEN + t] == token]
            fixed = [t for t in lying if str(t) in named]
            most = at.TOKEN_COPIES[token]
            n = held + len(fixed)
            if n > most:
                raise BadPosition("altay-error-tokens", given=at.token_name(token), n=n, most=most)
            for t in lying:
                if held + len(lying) > most and t not in fixed:
                    nums[at.TOKEN + t] = 0
                    lying = [other for other in lying if other != t]

    def fill_piles(self) -> None:
        """Market cards that are named nowhere lie in their pile, or are gone if it is said so."""
        g = self.g
        counts = self.doc.amounts("market", at.PILE_TITLES)
        for pile, title in enumerate(at.PILE_TITLES):
            lying = [card for card in market_cards(g.seats, pile) if card in self.heap.heaps[0]]
            left = counts.get(title, len(lying))
            if left > len(lying):
                raise too_many(f"market.{title}", left, len(lying))
            g.zones[at.PILE + pile] = lying[:left]
            g.zones[at.GONE] += lying[left:]

    def fill_decks(self) -> None:
        """All other cards lie shuffled beneath the named ones of their deck.

        Displays, hands and secret wonders that are not named are dealt from them before. What would
        lie in a deck that is said to be empty is out of the game.
        """
        g = self.g
        decks = self.doc.lists("achievement_decks", at.LEVELS)
        displays = self.doc.lists("displays", at.LEVELS)
        named = [g.zones[at.LEVEL + level] for level in range(at.LEVELS)]
        for level in range(at.LEVELS):
            lying = [card for card in self.heap.heaps[0] if LEVEL_OF[KINDS[card]] == level + 1]
            g.shuffle(lying)
            g.zones[at.LEVEL + level] = lying
            # a named display beside an empty deck is all that is left of its level (B25)
            if not self.complete and (decks[level] != [] or displays[level] is None):
                refill_display(g, level + 1)
        for seat in range(g.seats):
            self.fill_deck(seat)
        for level in range(at.LEVELS):
            if decks[level] == []:
                g.zones[at.GONE] += g.zones[at.LEVEL + level]
                g.zones[at.LEVEL + level] = []
                continue
            g.zones[at.LEVEL + level] += named[level]
            if not self.complete:
                refill_display(g, level + 1)

    def fill_deck(self, seat: int) -> None:
        g = self.g
        doc = self.players[seat]
        lying = self.heap.heaps[seat + 1]
        g.shuffle(lying)
        if not doc.has("hand") and not self.complete:
            for _ in range(min(at.HAND_SIZE, len(lying))):
                g.zones[at.HAND + seat].append(lying.pop())
        self.go_home(lying, doc, "deck", at.DECK + seat, at.GONE)
        revealed = g.nums[at.REVEALED + seat] >= 0
        if not doc.has("secret") and not revealed and not self.complete and g.zones[at.LEVEL + 2]:
            g.zones[at.SECRET + seat] = [g.zones[at.LEVEL + 2].pop()]

    # going on ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """At the start of the turn."""
        g = self.g
        self.stand(GAME, len(GAME.steps))
        self.stand(ROUNDS)
        self.stand(TURN_ENDS, 0, g.nums[at.TURN])
        self.stand(MAIN, 0, g.nums[at.TURN])
        g.run()

    def check_frames(self) -> None:
        """Setup, or a round with somebody's turn."""
        g = self.g
        nodes = [g.rules.nodes[g.stack[frame]] for frame in range(0, len(g.stack), FRAME)]
        if GAME.steps.index(nodes[1]) != g.stack[PC] - 1:
            raise BadPosition("error-position-no-work")
        if nodes[1] is ROUNDS and (len(nodes) < 4 or nodes[2] is not TURN_ENDS):
            raise BadPosition("error-position-no-work")
