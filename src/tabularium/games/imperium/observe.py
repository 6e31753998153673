"""What a seat sees of a game as a row of bytes: the same things as in its view, no others."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium.layout import (
    ACTIONS,
    ACTIVATING,
    AREA,
    AREA_TOKEN,
    BELOW,
    COLLAPSED,
    DECK,
    DISCARD,
    ENDING,
    EXHAUSTED,
    EXHAUSTS,
    EXILE,
    FACTION,
    FAME_DECK,
    FERTILE,
    FIRST,
    FREE_USED,
    GARRISONED,
    GONE,
    HAND,
    HISTORY,
    ICON_NAMES,
    KINDS_OF_TOKEN,
    KING,
    KING_DONE,
    KNOWN,
    LOOKED_AT,
    MAIN,
    MARKET,
    NATION,
    NATION_TOKEN,
    NATIONS,
    PILE,
    PLAY,
    PLAYED,
    POOL,
    POWERS,
    RIVER,
    ROUND,
    SIDE,
    SLOTS,
    SMALL,
    SMALL_DECKS,
    STATE,
    TOKEN_MASK,
    TOKEN_SHIFT,
    TOKENS_NAMES,
    TREATED_MASK,
    TURN,
    UNDER_SLOTS,
)
from tabularium.games.imperium.table import treated_shift
from tabularium.kernel.machine import Rules, State
from tabularium.kernel.sight import (
    EACH,
    OWN,
    RIVALS,
    Bits,
    Cards,
    Choice,
    Layer,
    Numbers,
    Seats,
    Sight,
    Sizes,
)


class Garrison(Layer):
    """A card and what is garrisoned under it bear the same number, counted along the row."""

    def value(self, g: State, seat: int, cards: list[int], i: int) -> int:
        garrisoned = g.marks[cards[i]] & GARRISONED
        if not garrisoned and (i + 1 == len(cards) or not g.marks[cards[i + 1]] & GARRISONED):
            return 0
        number = 0
        for j in range(i + 1):
            if not g.marks[cards[j]] & GARRISONED:
                number += 1
        return number


class LookedAt(Cards):
    """Cards to choose from, for who chooses."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return g.zones[LOOKED_AT] if g.to_move == seat else []


class KnownHand(Cards):
    """Cards in a rival's hand that everybody has seen come there."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return [card for card in g.zones[HAND + player] if g.marks[card] & KNOWN]


SIGHTS: Final[dict[int, Sight]] = {}


def sight(rules: Rules, seats: int) -> Sight:
    """How the game is seen with so many seats."""
    if seats not in SIGHTS:
        SIGHTS[seats] = look(rules, seats)
    return SIGHTS[seats]


def look(rules: Rules, seats: int) -> Sight:
    tokens = [
        Layer(f"{TOKENS_NAMES[token]} on cards", TOKEN_SHIFT[token], TOKEN_MASK)
        for token in range(KINDS_OF_TOKEN)
    ]
    in_play = [
        *tokens,
        Layer("exhausted", EXHAUSTED.bit_length() - 1, 1),
        Layer("garrisoned", GARRISONED.bit_length() - 1, 1),
        *[
            Layer(f"{ICON_NAMES[icon]} as production", treated_shift(icon), TREATED_MASK)
            for icon in (RIVER, FERTILE)
        ],
        Garrison("garrison number", 0, 0),
    ]
    in_hand = [
        Layer("played free", FREE_USED.bit_length() - 1, 1),
        Layer("known to all", KNOWN.bit_length() - 1, 1),
    ]
    cards = [
        Cards("market", MARKET, layers=tokens, spread=SLOTS),
        Cards("hand", HAND, OWN, in_hand),
        KnownHand("known hand", HAND, RIVALS),
        LookedAt("looked at", LOOKED_AT),
        Cards("deck", DECK, OWN),
        Cards("history", HISTORY, OWN),
        Cards("nation deck", NATION, OWN),
        Cards("play area", PLAY, EACH, in_play),
        Cards("powers", POWERS, EACH, in_play),
        Cards("below the power", BELOW, EACH),
        Cards("being played", PLAYED, EACH),
        Cards("discard pile", DISCARD, EACH),
        Cards("development area", AREA, EACH),
        Cards("king of kings", KING),
        Cards("exile", EXILE),
        Cards("gone", GONE),
    ]
    fields = [
        Numbers("round", ROUND),
        Seats("first player", FIRST),
        Seats("turn", TURN),
        Numbers("activating", ACTIVATING),
        Numbers("ending", ENDING),
        Numbers("collapsed", COLLAPSED),
        Numbers("tokens", POOL, KINDS_OF_TOKEN, EACH),
        Numbers("actions", ACTIONS, 1, EACH),
        Numbers("exhausts", EXHAUSTS, 1, EACH),
        Numbers("state", STATE, 1, EACH),
        Choice("faction", FACTION, len(NATIONS)),
        Numbers("side", SIDE, 1, EACH),
        Numbers("token on nation deck", NATION_TOKEN, 1, EACH),
        Numbers("token on development area", AREA_TOKEN, 1, EACH),
        Numbers("king resolved", KING_DONE, 1, EACH),
        Bits("unrest under market", UNDER_SLOTS, SLOTS),
        Sizes("hand size", HAND, EACH),
        Sizes("deck size", DECK, EACH),
        Sizes("history size", HISTORY, EACH),
        Sizes("nation deck size", NATION, EACH),
        Sizes("small decks", SMALL, count=SMALL_DECKS),
        Sizes("main deck", MAIN),
        Sizes("fame deck", FAME_DECK),
        Sizes("unrest pile", PILE),
    ]
    return Sight(rules, seats, cards, fields)
