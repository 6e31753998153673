"""Laying the table (I13-I41)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.factions import PickFactions
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    BOX,
    KINDS,
    OWNER,
    SET,
    SUITS,
    TITLE,
    cards_of,
    is_unrest,
    setup_suit,
)
from tabularium.games.imperium.events import FIRST_PLAYER, NATION_PICKED
from tabularium.games.imperium.laid_tokens import place_on
from tabularium.games.imperium.market import refill
from tabularium.games.imperium.moves import begin_working, enter_play
from tabularium.games.imperium.nations import (
    JOURNEYING,
    START_AS_EMPIRE,
    exhausts_a_turn,
    nation_of,
)
from tabularium.games.imperium.words import Asking
from tabularium.kernel.info import of_seat
from tabularium.kernel.machine import PC, State, Verb
from tabularium.kernel.offer import Offer

SIDE_A: Final = 0
SIDE_B: Final = 1
CHOOSE: Final = 2


class DrawFirst(Verb):
    """The first player (I41)."""

    def do(self, g: State, seat: int, source: int) -> None:
        g.nums[at.FIRST] = 0 if g.opts[at.FIRST_SEAT_STARTS] else g.below(g.seats)
        if g.telling:
            g.tell(FIRST_PLAYER, g.nums[at.FIRST])


class PickNations(PickFactions):
    """Everybody leads a nation (I16)."""

    def open(self, g: State, faction: int) -> bool:
        return g.rules.info.uses(g.opts, SET[first_power(faction)])

    def take(self, g: State, seat: int, faction: int) -> None:
        g.nums[at.FACTION + seat] = faction
        if g.telling:
            g.tell(NATION_PICKED, seat)


class PickSides(Asking):
    """The side of the power card, for good (I17). PC counts the players."""

    asks = "side"

    def seat(self, g: State) -> int:
        return (g.nums[at.FIRST] + g.stack[g.top + PC]) % g.seats

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= g.seats

    def step(self, g: State, seat: int, source: int) -> None:
        if g.stack[g.top + PC] == g.seats:
            g.pop()
            return
        seat = self.seat(g)
        side = of_seat(g.opts[at.SIDES], seat)
        g.ask(seat, [SIDE_A, SIDE_B] if side == CHOOSE else [side])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.nums[at.SIDE + self.seat(g)] = code
        g.stack[g.top + PC] += 1

    def key(self, g: State, code: int) -> str:
        return "A" if code == SIDE_A else "B"

    def option(self, g: State, code: int) -> Offer:
        return Offer("imperium-side", {"side": self.key(g, code)})


def lay_nation(g: State, seat: int) -> None:
    """A player's cards, tokens and state card (I16-I27)."""
    nation = g.nums[at.FACTION + seat]
    for card in cards_of(g, nation, at.IN_PLAY_AT_START):
        if SUITS[KINDS[card]] & at.POWER:
            # side A is printed before side B
            if (card - first_power(nation)) == g.nums[at.SIDE + seat]:
                g.zones[at.POWERS + seat].append(card)
                begin_working(g, seat, card)
        elif at.NATIONS[nation] in JOURNEYING:
            # the first journey card lies on the second (I18)
            zone = at.BELOW if len(g.zones[at.POWERS + seat]) > 1 else at.POWERS
            g.zones[zone + seat].append(card)
            if zone == at.POWERS:
                begin_working(g, seat, card)
        else:
            enter_play(g, seat, card)
    nation_deck = cards_of(g, nation, at.IN_NATION)
    g.shuffle(nation_deck)
    g.zones[at.NATION + seat] = cards_of(g, nation, at.ACCESSION) + nation_deck
    g.zones[at.AREA + seat] = cards_of(g, nation, at.DEVELOPMENT)
    deck = cards_of(g, nation, at.IN_DECK)
    g.shuffle(deck)
    g.zones[at.DECK + seat] = deck
    lay_tokens(g, seat)


def lay_tokens(g: State, seat: int) -> None:
    """The state card and the tokens that a player begins with (I22, I27)."""
    empire = nation_of(g, seat) in START_AS_EMPIRE
    g.nums[at.STATE + seat] = at.EMPIRE if empire else at.BARBARIAN
    for token, n in enumerate(at.TOKENS_AT_START):
        g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + token] = n
    g.nums[at.ACTIONS + seat] = at.ACTIONS_A_TURN
    g.nums[at.EXHAUSTS + seat] = exhausts_a_turn(g, seat)


FIRST_POWERS: Final[dict[int, int]] = {}  # found once, when all decks are there


def first_power(nation: int) -> int:
    """Side A of a nation's power card."""
    if not FIRST_POWERS:
        found: dict[int, int] = {}
        for card in range(len(KINDS) - 1, -1, -1):
            if SUITS[KINDS[card]] & at.POWER:
                found[OWNER[card]] = card
        FIRST_POWERS.update(found)  # at once: others may be looking
    return FIRST_POWERS[nation]


def common_cards(g: State) -> list[int]:
    """The common cards of a box for this many players; tributaries named like a nation in the
    game are exchanged for some of the other box (I14, I15, I31)."""
    box = BOX + g.opts[at.COMMON_SET]
    other = BOX + 1 - g.opts[at.COMMON_SET]
    taken = [at.NATIONS[g.nums[at.FACTION + seat]] for seat in range(g.seats)]
    spare = [
        card
        for card in cards_of(g, other, at.SUPPLY)
        if g.rules.info.uses(g.opts, other - BOX)
        and SUITS[KINDS[card]] & at.TRIBUTARY
        and TITLE[KINDS[card]] not in taken
    ]
    g.shuffle(spare)
    out: list[int] = []
    for card in cards_of(g, box, at.SUPPLY):
        if SUITS[KINDS[card]] & at.TRIBUTARY and TITLE[KINDS[card]] in taken:
            out += [spare.pop()] if spare else []
        else:
            out.append(card)
    return out


class LayTable(Verb):
    """Nations, unrest, fame, small decks, main deck, market, hands (I16-I40)."""

    def do(self, g: State, seat: int, source: int) -> None:
        for player in range(g.seats):
            lay_nation(g, player)
        common = common_cards(g)
        unrest = [card for card in common if is_unrest(card)]
        for player in range(g.seats):
            unrest += cards_of(g, g.nums[at.FACTION + player], at.SUPPLY)
        g.zones[at.PILE] = unrest
        g.zones[at.KING] = cards_of(g, BOX + g.opts[at.COMMON_SET], at.IN_PLAY_AT_START)
        fame = [card for card in common if SUITS[KINDS[card]] & at.FAME]
        g.shuffle(fame)
        g.zones[at.FAME_DECK] = fame[: len(fame) - at.FAME_REMOVED[g.seats]]
        rest = [card for card in common if SUITS[KINDS[card]] & at.TRIBUTARY]
        for i in range(at.SMALL_DECKS):
            cards = [card for card in common if setup_suit(card) == at.SMALL_SUITS[i]]
            g.shuffle(cards)
            g.zones[at.SMALL + i] = cards[: at.SMALL_DECK[g.seats]]
            rest += cards[at.SMALL_DECK[g.seats] :]
        g.shuffle(rest)
        g.zones[at.MAIN] = rest
        g.zones[at.MARKET] = list(range(at.SLOTS))
        for slot in range(at.SLOTS):
            refill(g, slot)
        reward_civilised(g)
        for player in range(g.seats):
            for _ in range(at.HAND_AT_START):
                g.zones[at.HAND + player].append(g.zones[at.DECK + player].pop())


def reward_civilised(g: State) -> None:
    """A progress on each market card that is civilised alone; only at setup (I40)."""
    for card in g.zones[at.MARKET]:
        suits = SUITS[KINDS[card]]
        if suits & at.CIVILISED and not suits & at.UNCIVILISED:
            place_on(g, card, at.PROGRESS, 1)
