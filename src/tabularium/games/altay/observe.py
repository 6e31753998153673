"""What a seat sees of a game as a row of bytes: the same things as in its view, no others."""

from __future__ import annotations

from typing import Final

from tabularium.games.altay.board import EDGES, TERRITORIES
from tabularium.games.altay.catalogue import KEY, PILES
from tabularium.games.altay.combat import (
    ATTACK_NODE,
    CARDS,
    DEFEND,
    FROM_TO,
    attack_strength,
    defence_strength,
)
from tabularium.games.altay.layout import (
    ARCHIVE,
    BACK,
    BOUGHT,
    CAPTURED,
    COINS,
    CONSUMED,
    COUNT,
    DECK,
    DISCARD,
    DISPLAY,
    DONE,
    FACTION,
    FIRST,
    FORTH,
    FRESH,
    GONE,
    GOODS,
    HAND,
    KNOWN,
    LEVEL,
    LOST,
    ON_CARD,
    OWNER,
    PILE,
    PLAYED,
    POOL,
    PROGRESS,
    REVEALED,
    ROUND,
    SEATS,
    SECRET,
    SUPPLY,
    TABLE,
    TOKEN,
    TOKEN_TYPES,
    TOKENS,
    TURN,
    USED,
)
from tabularium.games.altay.slots import BITS, FULL
from tabularium.games.altay.words import FACTIONS
from tabularium.kernel.machine import FRAME, SEAT, Rules, State
from tabularium.kernel.sight import (
    EACH,
    OWN,
    RIVALS,
    Bits,
    Cards,
    Choice,
    Field,
    Layer,
    Numbers,
    Pairs,
    Seats,
    Sight,
    Sizes,
    byte,
    from_seat,
)


class Tops(Cards):
    """The face-up cards of the market piles."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return [g.zones[self.zone + i][-1] for i in range(len(PILES)) if g.zones[self.zone + i]]


class KnownHand(Cards):
    """Cards in a rival's hand that were there when the discard pile became the new deck."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return g.zones[HAND + player][: g.nums[KNOWN + player]]


class KnownToAll(Layer):
    """On the observer's own hand: what the others know of it."""

    def value(self, g: State, seat: int, cards: list[int], i: int) -> int:
        return int(i < g.nums[KNOWN + seat])


class HandOrDeck(Cards):
    """Hand and deck of a rival are known together: all that was bought, trashed, discarded was."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return g.zones[HAND + player][g.nums[KNOWN + player] :] + g.zones[DECK + player]


class Battle(Field):
    """The attack being made: attacker, territories + 1, cards, strength, resistance + 1."""

    def length(self, seats: int) -> int:
        return 6

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        for frame in range(0, len(g.stack), FRAME):
            node = g.stack[frame]
            if node == ATTACK_NODE.id:
                row[at] = from_seat(g, seat, g.stack[frame + SEAT])
                row[at + 1] = (g.stack[frame + FROM_TO] >> 5) + 1
                row[at + 2] = (g.stack[frame + FROM_TO] & 31) + 1
                row[at + 3] = byte(g.stack[frame + CARDS])
                row[at + 4] = byte(attack_strength(g, frame))
            elif node == DEFEND.id:
                row[at + 5] = byte(defence_strength(g, frame) + 1)


SIGHTS: Final[dict[int, Sight]] = {}


def sight(rules: Rules, seats: int) -> Sight:
    """How the game is seen with so many seats."""
    if seats not in SIGHTS:
        SIGHTS[seats] = look(rules, seats)
    return SIGHTS[seats]


def look(rules: Rules, seats: int) -> Sight:
    goods = [Layer(f"{GOODS[good]} on cards", BITS * good, FULL) for good in range(len(GOODS))]
    cards = [
        Cards("hand", HAND, OWN, [KnownToAll("known to all", 0, 0)]),
        Cards("deck", DECK, OWN),
        Cards("secret wonder", SECRET, OWN),
        KnownHand("known hand", HAND, RIVALS),
        HandOrDeck("hand or deck", DECK, RIVALS),
        Cards("discard pile", DISCARD, EACH),
        Cards("played", PLAYED, EACH),
        Cards("table", TABLE, EACH, goods),
        Cards("archive", ARCHIVE, EACH),
        Cards("progress", PROGRESS, EACH, goods),
        Cards("achievements", DONE, EACH, [Layer("abilities used", 0, 1)]),
        *[Cards(f"display {level + 1}", DISPLAY + level) for level in range(3)],
        Tops("market", PILE),
        Cards("gone", GONE),
    ]
    fields = [
        Numbers("round", ROUND),
        Seats("first player", FIRST),
        Seats("turn", TURN),
        Numbers("goods", POOL, len(GOODS)),
        Numbers("coins", COINS, 1, EACH),
        Choice("faction", FACTION, len(FACTIONS)),
        Numbers("settlements", SUPPLY, 1, EACH),
        Numbers("settlements lost", LOST, 1, EACH),
        Numbers("settlement on technology", ON_CARD, 1, EACH),
        Numbers("tokens consumed", CONSUMED, 1, EACH),
        Numbers("tokens", TOKENS, TOKEN_TYPES, EACH),
        Pairs("captured", CAPTURED, SEATS),
        Sizes("secret wonders", SECRET, EACH),
        Numbers("wonder revealed", REVEALED, 1, EACH, 1),
        Sizes("hand size", HAND, EACH),
        Sizes("deck size", DECK, EACH),
        Sizes("achievement decks", LEVEL, count=3),
        Sizes("market piles", PILE, count=len(PILES)),
        Seats("territory owner", OWNER, TERRITORIES),
        Numbers("territory settlements", COUNT, TERRITORIES),
        Numbers("territory token", TOKEN, TERRITORIES),
        Bits("territories used", USED, TERRITORIES),
        Bits("piles bought from", BOUGHT, len(PILES)),
        Bits("attacks forth", FORTH, len(EDGES)),
        Bits("attacks back", BACK, len(EDGES)),
        Bits("stored now", FRESH, len(KEY)),
        Battle("battle"),
    ]
    return Sight(rules, seats, cards, fields)
