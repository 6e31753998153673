"""Reading a position: what is named is set, everything else gets a legal default."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.given import Given
from tabularium.declare.heap import Absence
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    BOX,
    KEY,
    KINDS,
    LEAST_PLAYERS,
    OWNER,
    START,
    SUITS,
    TITLE,
    cards_of,
    is_unrest,
    setup_suit,
)
from tabularium.games.imperium.course import ACTIONS, CLEAN_UP, GAME, ROUNDS
from tabularium.games.imperium.entries import DECK_NAMES, DECK_ZONES, journey_faces
from tabularium.games.imperium.filters import Not
from tabularium.games.imperium.market import refill
from tabularium.games.imperium.nation_deck import above_accession
from tabularium.games.imperium.nations import JOURNEYING, is_accession
from tabularium.games.imperium.setup import (
    SIDE_A,
    SIDE_B,
    common_cards,
    lay_tokens,
    reward_civilised,
)
from tabularium.games.imperium.traits import FAME, POWER, UNREST
from tabularium.kernel.entries import MOST, Entries, is_nothing, too_many, unfit, unknown
from tabularium.kernel.errors import BadPosition, whole
from tabularium.kernel.info import of_seat
from tabularium.kernel.machine import State

COMMON_HEAP: Final = 0
MAY_LIE_ON_MARKET: Final[Not] = Not(POWER | FAME | UNREST)
# what there is only when nations and sides are picked
LAID: Final[list[str]] = [
    *("market", "decks", "king", "unrest", "exile", "gone", "looked_at", "fame_seen"),
    *("activating", "ending", "collapsed"),
]


class AbsentCards(Absence):
    """Cards of other nations and of the other box, and those for more players."""

    def why(self, kind: int) -> BadPosition:
        g = self.g
        box = BOX + g.opts[at.COMMON_SET]
        playing = g.rules.factions(g)
        cards = [card for card in range(len(KINDS)) if KINDS[card] == kind]
        here = [card for card in cards if OWNER[card] == box or OWNER[card] in playing]
        if not here and OWNER[cards[0]] < BOX:
            nations = [at.NATIONS[OWNER[card]] for card in cards if 0 <= OWNER[card] < BOX]
            return BadPosition("position-why-faction", factions=list(dict.fromkeys(nations)))
        if not here:
            tributary = SUITS[kind] & at.TRIBUTARY
            return BadPosition("position-why-not-drawn" if tributary else "position-why-box")
        most = min([LEAST_PLAYERS[card] for card in here])
        if most > g.seats:
            return BadPosition("position-why-players", n=most)
        if SUITS[kind] & at.TRIBUTARY and TITLE[kind] in [at.NATIONS[nation] for nation in playing]:
            return BadPosition("position-why-replaced")
        if START[here[0]] == at.NOWHERE:
            return BadPosition("position-why-face")
        return BadPosition("position-why-elsewhere")


def all_cards(g: State, complete: bool) -> list[list[int]]:
    """The common cards, then those of each seat's nation.

    A full document says itself which tributaries are in the game.
    """
    if complete:
        box = BOX + g.opts[at.COMMON_SET]
        other = [
            card
            for card in cards_of(g, 2 * BOX + 1 - box, at.SUPPLY)
            if SUITS[KINDS[card]] & at.TRIBUTARY
        ]
        common = cards_of(g, box, at.SUPPLY) + other
    else:
        common = common_cards(g)
    return [common, *[nation_cards(g, seat) for seat in range(g.seats)]]


def nation_cards(g: State, seat: int) -> list[int]:
    """All cards of a player's nation but the power card."""
    nation = g.nums[at.FACTION + seat]
    if nation < 0:
        return []
    out: list[int] = []
    for start in (at.IN_DECK, at.IN_NATION, at.ACCESSION, at.DEVELOPMENT, at.SUPPLY):
        out += cards_of(g, nation, start)
    if at.NATIONS[nation] in JOURNEYING:
        return out + journey_faces(nation)
    court = cards_of(g, nation, at.IN_PLAY_AT_START)
    return out + [card for card in court if not SUITS[KINDS[card]] & at.POWER]


class ImperiumPosition(Given):
    def __init__(self, g: State, doc: dict[str, Any]) -> None:
        super().__init__(g, doc, all_cards(g, "stack" in doc), AbsentCards(g))
        # nothing is laid out while nations and sides are picked
        self.bare: bool = -1 in g.rules.factions(g) or (
            self.complete and self.players[0].value("state") == at.STATE_NAMES[0]
        )
        # of the player being read: the accession card, and how many are still to come above it
        self.lowest: list[int] = []
        self.above: int = 0
        self.named_decks: list[list[int]] = []

    def heaps_for(self, fits: int, player: int) -> list[int]:
        everywhere = super().heaps_for(fits, player)
        if fits == at.COMMON_CARDS:
            return [COMMON_HEAP]
        if fits == at.NATION_CARDS:
            return [player + 1]
        if fits in (at.OWN_CARDS, at.NATION_DECK_CARDS):
            others = [i for i in everywhere if i not in (COMMON_HEAP, player + 1)]
            return [player + 1, COMMON_HEAP, *others]
        return everywhere

    def kinds_for(self, fits: int) -> list[bool] | None:
        return MAY_LIE_ON_MARKET.by_kind() if fits == at.MARKET_CARDS else None

    def expected(self, fits: int) -> str:
        return "market-card"

    def counted(self) -> None:
        g = self.g
        doc = self.doc
        g.nums[at.ROUND] = doc.number("round", 1, MOST, 0 if self.complete else 1)
        if not doc.has("turn"):
            g.nums[at.TURN] = g.nums[at.FIRST]
        if self.bare:
            self.check_bare()

    def check_bare(self) -> None:
        """While nations and sides are picked nothing lies on the table."""
        for name in LAID:
            if not is_nothing(self.doc.value(name)):
                raise BadPosition("imperium-error-bare", where=name)
        if len(self.doc.items("market")) > at.SLOTS:
            raise too_many("market", len(self.doc.items("market")), at.SLOTS)
        for doc in self.players:
            for name in doc.doc:
                if name not in ("side", "state") and not is_nothing(doc.value(name)):
                    raise BadPosition("imperium-error-bare", where=doc.at(name))
            if doc.value("state") not in (None, at.STATE_NAMES[0]):
                raise BadPosition("imperium-error-bare", where=doc.at("state"))

    # a player ------------------------------------------------------------------------------------

    def seating(self, player: int) -> None:
        g = self.g
        doc = self.players[player]
        side_a = of_seat(g.opts[at.SIDES], player) == SIDE_A
        g.nums[at.SIDE + player] = SIDE_A if side_a else SIDE_B
        if self.bare:
            return
        if doc.has("state") and doc.value("state") not in at.STATE_NAMES[1:]:
            raise unknown(doc.at("state"), doc.value("state"), at.STATE_NAMES[1:])
        lay_tokens(g, player)
        self.lowest = self.own_accession(player)
        self.above = len(doc.items("nation")) - 1

    def own_accession(self, player: int) -> list[int]:
        """The accession card, out of its heap, if it is named as the lowest of the nation deck.

        It is found before all others: a card of the same name that lies elsewhere is another copy.
        """
        heap = self.heap.heaps[player + 1]
        lowest = self.players[player].items("nation")[-1:]
        for card in heap:
            if START[card] == at.ACCESSION and lowest == [KEY[KINDS[card]]]:
                heap.remove(card)
                where = self.players[player].at("nation")
                self.heap.taken.append((KINDS[card], player + 1, where))
                return [card]
        return []

    def card(self, where: str, key: Any, fits: int, player: int) -> int:
        if fits == at.NATION_DECK_CARDS:
            self.above -= 1
            if self.above < 0 and self.lowest:
                return self.lowest.pop()
        return super().card(where, key, fits, player)

    def seated(self, player: int) -> None:
        g = self.g
        if not self.bare:
            self.players[player].number("known_top", 0, len(g.zones[at.DECK + player]))

    # what is named nowhere -----------------------------------------------------------------------

    def finish(self) -> None:
        if self.bare:
            return
        self.fill_decks()
        if not self.complete:
            for seat in range(self.g.seats):
                self.fill_player(seat)
        self.fill_pile()
        self.finish_decks()
        self.read_fame_seen()
        self.check_table()

    def fill_decks(self) -> None:
        """Unnamed common cards as in setup; what is named comes on top when the market is dealt."""
        g = self.g
        heaps = self.heap.heaps
        self.named_decks = [g.zones[zone] for zone in DECK_ZONES]
        rest = [card for card in heaps[COMMON_HEAP] if not is_unrest(card)]
        if self.complete:
            rest = []
        heaps[COMMON_HEAP] = [card for card in heaps[COMMON_HEAP] if is_unrest(card)]
        g.shuffle(rest)
        main = [card for card in rest if SUITS[KINDS[card]] & at.TRIBUTARY]
        for i in range(at.SMALL_DECKS):
            cards = [card for card in rest if setup_suit(card) == at.SMALL_SUITS[i]]
            # what lies on the market came from there, or is still to be dealt
            size = at.SMALL_DECK[g.seats] - int(i < self.dealt_from())
            room = max(0, size - len(self.named_decks[i]))
            g.zones[at.SMALL + i] = cards[:room]
            main += cards[room:]
        g.shuffle(main)
        g.zones[at.MAIN] = main
        fame = [card for card in rest if SUITS[KINDS[card]] & at.FAME]
        g.zones[at.FAME_DECK] = fame[at.FAME_REMOVED[g.seats] :]

    def dealt_from(self) -> int:
        """The first slot of the market that nothing is said of."""
        return len(self.doc.items("market"))

    def fill_player(self, seat: int) -> None:
        """Nation cards named nowhere lie where they start."""
        g = self.g
        doc = self.players[seat]
        heap = self.heap.heaps[seat + 1]
        supply = [card for card in heap if is_unrest(card) and START[card] == at.SUPPLY]
        rest = [
            card
            for card in heap
            if card not in supply and START[card] not in (at.IN_PLAY_AT_START, at.NOWHERE)
        ]
        self.heap.heaps[seat + 1] = supply
        g.shuffle(rest)
        for card in rest:
            start = START[card]
            if start == at.ACCESSION and not doc.has("nation"):
                g.zones[at.NATION + seat].insert(0, card)
            elif start == at.IN_NATION and not doc.has("nation"):
                g.zones[at.NATION + seat].insert(above_accession(g, seat), card)
            elif start == at.DEVELOPMENT and not doc.has("development"):
                g.zones[at.AREA + seat].append(card)
            elif start == at.IN_DECK and not doc.has("deck"):
                g.zones[at.DECK + seat].insert(0, card)
            else:
                g.zones[at.GONE].append(card)
        if not doc.has("development"):
            g.zones[at.AREA + seat].sort()
        if not doc.has("hand"):
            # cards that are named stay where they are said to be
            dealt = g.zones[at.GONE if doc.has("deck") else at.DECK + seat]
            mine = [card for card in dealt if card in rest and START[card] == at.IN_DECK]
            for card in mine[: -at.HAND_AT_START - 1 : -1]:
                dealt.remove(card)
                g.zones[at.HAND + seat].append(card)

    def fill_pile(self) -> None:
        """The unrest left for the pile; a number may say how many lie there."""
        g = self.g
        left = [card for heap in self.heap.heaps for card in heap if is_unrest(card)]
        g.zones[at.PILE] = left
        if not self.complete:
            for slot in range(self.dealt_from(), at.SLOTS):
                refill(g, slot)
            if not self.doc.has("market"):
                reward_civilised(g)
        n = self.doc.number("unrest", len(left), len(left))
        g.zones[at.PILE] = left[:n]
        if not self.complete:
            g.zones[at.GONE] += left[n:]

    def finish_decks(self) -> None:
        """The named cards of a deck come on top of it; one that is said to be empty is so now."""
        g = self.g
        entry = Entries("decks", self.doc.pairs("decks"), DECK_NAMES)
        for i, name in enumerate(DECK_NAMES):
            zone = DECK_ZONES[i]
            g.zones[zone] += self.named_decks[i]
            if entry.has(name) and not entry.items(name):
                g.zones[at.GONE] += g.zones[zone]
                g.zones[zone] = []

    def read_fame_seen(self) -> None:
        g = self.g
        values = self.doc.items("fame_seen")
        deck = g.zones[at.FAME_DECK]
        if self.doc.has("fame_seen") and len(values) != len(deck):
            raise unfit("fame_seen", values, "list")
        for i, value in enumerate(values):
            if not whole(value) or value > at.SEEN >> at.SEEN_SHIFT:
                raise unfit("fame_seen", value, "number")
            g.marks[deck[-1 - i]] = int(value) << at.SEEN_SHIFT

    def check_table(self) -> None:
        """The moments that the rules do not allow to last."""
        g = self.g
        doc = self.doc
        collapsed = doc.flag("collapsed", False)
        if not g.zones[at.PILE] and not collapsed:
            raise BadPosition("imperium-error-pile", where="unrest")
        if self.complete:
            return
        over = doc.flag("over", False)
        if collapsed and not over:
            raise BadPosition("imperium-error-collapsed", where="collapsed")
        # dealing the market may have touched both
        g.nums[at.COLLAPSED] = int(collapsed)
        g.nums[at.ENDING] = doc.number("ending", 0, 2)
        if not g.zones[at.MAIN] and not over:
            if doc.has("ending") and not g.nums[at.ENDING]:
                raise BadPosition("imperium-error-ending", where="ending")
            g.nums[at.ENDING] = max(1, g.nums[at.ENDING])
        if g.zones[at.LOOKED_AT]:
            raise BadPosition("error-position-not-now", where="looked_at")
        for seat in range(g.seats):
            if g.zones[at.PLAYED + seat]:
                raise BadPosition("error-position-not-now", where=self.players[seat].at("played"))
            self.check_nation_deck(seat)

    def check_nation_deck(self, seat: int) -> None:
        """The accession card of a nation is the last of its deck (I19)."""
        g = self.g
        for place, card in enumerate(g.zones[at.NATION + seat]):
            if place > 0 and is_accession(g, seat, card):
                where = self.players[seat].at("nation")
                raise BadPosition("imperium-error-accession", where=where, given=KEY[KINDS[card]])

    def begin(self) -> None:
        """At the start of a turn."""
        g = self.g
        seat = g.nums[at.TURN]
        if seat < 0 or self.bare:
            raise unfit("turn", None, "number")
        self.stand(GAME, len(GAME.steps))
        self.stand(ROUNDS, (seat - g.nums[at.FIRST]) % g.seats + 1)
        g.push_scope(CLEAN_UP, seat, -1)
        g.push(ACTIONS, seat, -1)
        g.run()
