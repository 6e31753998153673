"""What a seat sees of a game as a row of bytes: the same things as in its view, no others."""

from __future__ import annotations

from typing import Final

from tabularium.games.altay import layout as at
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
        return g.zones[at.HAND + player][: g.nums[at.KNOWN + player]]


class KnownToAll(Layer):
    """On the observer's own hand: what the others know of it."""

    def value(self, g: State, seat: int, cards: list[int], i: int) -> int:
        return int(i < g.nums[at.KNOWN + seat])


class HandOrDeck(Cards):
    """Hand and deck of a rival are known together: all that was bought, trashed, discarded was."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return g.zones[at.HAND + player][g.nums[at.KNOWN + player] :] + g.zones[at.DECK + player]


class Battle(Field):
    """The attack being made: attacker, territories + 1, cards, strength, resistance + 1."""

    def length(self, seats: int) -> int:
        return 6

    def write(self, g: State, seat: int, row: bytearray, start: int) -> None:
        for frame in range(0, len(g.stack), FRAME):
            node = g.stack[frame]
            if node == ATTACK_NODE.id:
                row[start] = from_seat(g, seat, g.stack[frame + SEAT])
                row[start + 1] = (g.stack[frame + FROM_TO] >> 5) + 1
                row[start + 2] = (g.stack[frame + FROM_TO] & 31) + 1
                row[start + 3] = byte(g.stack[frame + CARDS])
                row[start + 4] = byte(attack_strength(g, frame))
            elif node == DEFEND.id:
                row[start + 5] = byte(defence_strength(g, frame) + 1)


SIGHTS: Final[dict[int, Sight]] = {}


def sight(rules: Rules, seats: int) -> Sight:
    """How the game is seen with so many seats."""
    if seats not in SIGHTS:
        SIGHTS[seats] = look(rules, seats)
    return SIGHTS[seats]


def look(rules: Rules, seats: int) -> Sight:
    goods = [
        Layer(f"{at.GOODS[good]} on cards", BITS * good, FULL) for good in range(len(at.GOODS))
    ]
    cards = [
        Cards("hand", at.HAND, OWN, [KnownToAll("known to all", 0, 0)]),
        Cards("deck", at.DECK, OWN),
        Cards("secret wonder", at.SECRET, OWN),
        KnownHand("known hand", at.HAND, RIVALS),
        HandOrDeck("hand or deck", at.DECK, RIVALS),
        Cards("discard pile", at.DISCARD, EACH),
        Cards("played", at.PLAYED, EACH),
        Cards("table", at.TABLE, EACH, goods),
        Cards("archive", at.ARCHIVE, EACH),
        Cards("progress", at.PROGRESS, EACH, goods),
        Cards("achievements", at.DONE, EACH, [Layer("abilities used", 0, 1)]),
        *[Cards(f"display {level + 1}", at.DISPLAY + level) for level in range(3)],
        Tops("market", at.PILE),
        Cards("gone", at.GONE),
    ]
    fields = [
        Numbers("round", at.ROUND),
        Seats("first player", at.FIRST),
        Seats("turn", at.TURN),
        Numbers("goods", at.POOL, len(at.GOODS)),
        Numbers("coins", at.COINS, 1, EACH),
        Choice("faction", at.FACTION, len(FACTIONS)),
        Numbers("settlements", at.SUPPLY, 1, EACH),
        Numbers("settlements lost", at.LOST, 1, EACH),
        Numbers("settlement on technology", at.ON_CARD, 1, EACH),
        Numbers("tokens consumed", at.CONSUMED, 1, EACH),
        Numbers("tokens", at.TOKENS, at.TOKEN_TYPES, EACH),
        Pairs("captured", at.CAPTURED, at.SEATS),
        Sizes("secret wonders", at.SECRET, EACH),
        Numbers("wonder revealed", at.REVEALED, 1, EACH, 1),
        Sizes("hand size", at.HAND, EACH),
        Sizes("deck size", at.DECK, EACH),
        Sizes("achievement decks", at.LEVEL, count=3),
        Sizes("market piles", at.PILE, count=len(PILES)),
        Seats("territory owner", at.OWNER, TERRITORIES),
        Numbers("territory settlements", at.COUNT, TERRITORIES),
        Numbers("territory token", at.TOKEN, TERRITORIES),
        Bits("territories used", at.USED, TERRITORIES),
        Bits("piles bought from", at.BOUGHT, len(PILES)),
        Bits("attacks forth", at.FORTH, len(EDGES)),
        Bits("attacks back", at.BACK, len(EDGES)),
        Bits("stored now", at.FRESH, len(KEY)),
        Battle("battle"),
    ]
    return Sight(rules, seats, cards, fields)
