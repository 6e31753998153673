"""Laying the table (I13-I41)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.factions import PickFactions
from tabularium.cards.sequence import Sequence
from tabularium.games.imperium.catalogue import (
    BOX,
    FEATURES,
    KINDS,
    LEAST_PLAYERS,
    OWNER,
    START,
    SUITS,
    TITLE,
    cards_of,
)
from tabularium.games.imperium.events import FIRST_PLAYER, NATION_PICKED
from tabularium.games.imperium.laid_tokens import place_on
from tabularium.games.imperium.layout import (
    ACCESSION,
    ACTIONS,
    ACTIONS_A_TURN,
    AREA,
    BARBARIAN,
    BELOW,
    CIVILISED,
    COMMON_SET,
    DECK,
    DEVELOPMENT,
    EMPIRE,
    EXHAUSTS,
    EXHAUSTS_A_TURN,
    FACTION,
    FAME,
    FAME_DECK,
    FAME_REMOVED,
    FIRST,
    FIRST_SEAT_STARTS,
    HAND,
    HAND_AT_START,
    IN_DECK,
    IN_NATION,
    IN_PLAY_AT_START,
    KINDS_OF_TOKEN,
    KING,
    MAIN,
    MARKET,
    NATION,
    NATIONS,
    PILE,
    POOL,
    POWER,
    POWERS,
    PROGRESS,
    RANDOM_NATIONS,
    SIDE,
    SIDES,
    SLOTS,
    SMALL,
    SMALL_DECK,
    SMALL_DECKS,
    SMALL_SUITS,
    STATE,
    SUPPLY,
    TOKENS_AT_START,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
    UTOPIAN_EXHAUSTS,
)
from tabularium.games.imperium.market import refill
from tabularium.games.imperium.moves import enter_play
from tabularium.games.imperium.nations import FEW_EXHAUSTS, JOURNEYING, START_AS_EMPIRE
from tabularium.games.imperium.rounds import ALL_ROUNDS
from tabularium.games.imperium.words import Asking
from tabularium.kernel.info import of_seat
from tabularium.kernel.machine import PC, State, Verb
from tabularium.locale.talk import Talk

SIDE_A: Final = 0
SIDE_B: Final = 1
CHOOSE: Final = 2


class DrawFirst(Verb):
    """The first player (I41)."""

    def do(self, g: State, seat: int, source: int) -> None:
        g.nums[FIRST] = 0 if g.opts[FIRST_SEAT_STARTS] else g.below(g.seats)
        if g.telling:
            g.tell(FIRST_PLAYER, g.nums[FIRST])


class PickNations(PickFactions):
    """Everybody leads a nation (I16)."""

    def take(self, g: State, seat: int, faction: int) -> None:
        g.nums[FACTION + seat] = faction
        if g.telling:
            g.tell(NATION_PICKED, seat)


class PickSides(Asking):
    """The side of the power card, for good (I17). PC counts the players."""

    def __init__(self) -> None:
        super().__init__("side")

    def seat(self, g: State) -> int:
        return (g.nums[FIRST] + g.stack[g.top + PC]) % g.seats

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= g.seats

    def step(self, g: State) -> None:
        if g.stack[g.top + PC] == g.seats:
            g.pop()
            return
        seat = self.seat(g)
        side = of_seat(g.opts[SIDES], seat)
        g.ask(seat, [SIDE_A, SIDE_B] if side == CHOOSE else [side])

    def chose(self, g: State, code: int) -> None:
        g.nums[SIDE + self.seat(g)] = code
        g.stack[g.top + PC] += 1

    def key(self, g: State, code: int) -> str:
        return "A" if code == SIDE_A else "B"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say("imperium-side", {"side": self.key(g, code)})


def lay_nation(g: State, seat: int) -> None:
    """A player's cards, tokens and state card (I16-I27)."""
    nation = g.nums[FACTION + seat]
    players = g.seats
    name = NATIONS[nation]
    for card in cards_of(nation, IN_PLAY_AT_START, players):
        if SUITS[KINDS[card]] & POWER:
            # side A is printed before side B
            if (card - first_power(nation)) == g.nums[SIDE + seat]:
                g.zones[POWERS + seat].append(card)
                for feature in FEATURES[KINDS[card]]:
                    feature.enter(g, seat, card)
        elif name in JOURNEYING:
            # the first journey card lies on the second (I18)
            zone = BELOW if len(g.zones[POWERS + seat]) > 1 else POWERS
            g.zones[zone + seat].append(card)
            if zone == POWERS:
                for feature in FEATURES[KINDS[card]]:
                    feature.enter(g, seat, card)
        else:
            enter_play(g, seat, card)
    nation_deck = cards_of(nation, IN_NATION, players)
    g.shuffle(nation_deck)
    g.zones[NATION + seat] = cards_of(nation, ACCESSION, players) + nation_deck
    g.zones[AREA + seat] = cards_of(nation, DEVELOPMENT, players)
    deck = cards_of(nation, IN_DECK, players)
    g.shuffle(deck)
    g.zones[DECK + seat] = deck
    g.nums[STATE + seat] = EMPIRE if name in START_AS_EMPIRE else BARBARIAN
    for token, n in enumerate(TOKENS_AT_START):
        g.nums[POOL + seat * KINDS_OF_TOKEN + token] = n
    g.nums[ACTIONS + seat] = ACTIONS_A_TURN
    g.nums[EXHAUSTS + seat] = UTOPIAN_EXHAUSTS if name in FEW_EXHAUSTS else EXHAUSTS_A_TURN


def first_power(nation: int) -> int:
    """Side A of a nation's power card."""
    for card in range(len(KINDS)):
        if OWNER[card] == nation and SUITS[KINDS[card]] & POWER:
            return card
    raise AssertionError(NATIONS[nation])


def common_cards(g: State) -> list[int]:
    """The common cards of a box for this many players; tributaries named like a nation in the
    game are exchanged for some of the other box (I14, I15, I31)."""
    box = BOX + g.opts[COMMON_SET]
    other = BOX + 1 - g.opts[COMMON_SET]
    taken = [NATIONS[g.nums[FACTION + seat]] for seat in range(g.seats)]
    cards = cards_of(box, SUPPLY, g.seats)
    spare = [
        card
        for card in cards_of(other, SUPPLY, g.seats)
        if SUITS[KINDS[card]] & TRIBUTARY and TITLE[KINDS[card]] not in taken
    ]
    g.shuffle(spare)
    out: list[int] = []
    for card in cards:
        if SUITS[KINDS[card]] & TRIBUTARY and TITLE[KINDS[card]] in taken:
            out.append(spare.pop())
        else:
            out.append(card)
    return out


class LayTable(Verb):
    """Nations, unrest, fame, small decks, main deck, market, hands (I16-I40)."""

    def do(self, g: State, seat: int, source: int) -> None:
        for player in range(g.seats):
            lay_nation(g, player)
        common = common_cards(g)
        unrest = [card for card in common if SUITS[KINDS[card]] & UNREST]
        for player in range(g.seats):
            unrest += [
                card
                for card in range(len(KINDS))
                if OWNER[card] == g.nums[FACTION + player]
                and START[card] == SUPPLY
                and LEAST_PLAYERS[card] <= g.seats
            ]
        g.zones[PILE] = unrest
        g.zones[KING] = cards_of(BOX + g.opts[COMMON_SET], IN_PLAY_AT_START, g.seats)
        fame = [card for card in common if SUITS[KINDS[card]] & FAME]
        g.shuffle(fame)
        g.zones[FAME_DECK] = fame[: len(fame) - FAME_REMOVED[g.seats]]
        rest = [card for card in common if SUITS[KINDS[card]] & TRIBUTARY]
        for i in range(SMALL_DECKS):
            cards = [card for card in common if setup_suit(card) == SMALL_SUITS[i]]
            g.shuffle(cards)
            g.zones[SMALL + i] = cards[: SMALL_DECK[g.seats]]
            rest += cards[SMALL_DECK[g.seats] :]
        g.shuffle(rest)
        g.zones[MAIN] = rest
        g.zones[MARKET] = list(range(SLOTS))
        for slot in range(SLOTS):
            refill(g, slot)
        reward_civilised(g)
        for player in range(g.seats):
            for _ in range(HAND_AT_START):
                g.zones[HAND + player].append(g.zones[DECK + player].pop())


def reward_civilised(g: State) -> None:
    """A progress on each market card that is civilised alone; only at setup (I40)."""
    for card in g.zones[MARKET]:
        suits = SUITS[KINDS[card]]
        if suits & CIVILISED and not suits & UNCIVILISED:
            place_on(g, card, PROGRESS, 1)


def setup_suit(card: int) -> int:
    """The small deck a common card is sorted to: dual cards count as uncivilised (I8)."""
    suits = SUITS[KINDS[card]]
    return UNCIVILISED if suits & UNCIVILISED else suits


GAME: Final = Sequence(
    [
        DrawFirst(),
        PickNations(FIRST, FACTION, RANDOM_NATIONS),
        PickSides(),
        LayTable(),
        ALL_ROUNDS,
    ]
)
