"""What a seat sees of a game as a row of bytes: the same things as in its view, no others."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
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
        garrisoned = g.marks[cards[i]] & at.GARRISONED
        if not garrisoned and (i + 1 == len(cards) or not g.marks[cards[i + 1]] & at.GARRISONED):
            return 0
        number = 0
        for j in range(i + 1):
            if not g.marks[cards[j]] & at.GARRISONED:
                number += 1
        return number


class LookedAt(Cards):
    """Cards to choose from, for who chooses."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return g.zones[at.LOOKED_AT] if g.to_move == seat else []


class KnownHand(Cards):
    """Cards in a rival's hand that everybody has seen come there."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return [card for card in g.zones[at.HAND + player] if g.marks[card] & at.KNOWN]


SIGHTS: Final[dict[int, Sight]] = {}


def sight(rules: Rules, seats: int) -> Sight:
    """How the game is seen with so many seats."""
    if seats not in SIGHTS:
        SIGHTS[seats] = look(rules, seats)
    return SIGHTS[seats]


def look(rules: Rules, seats: int) -> Sight:
    tokens = [
        Layer(f"{at.TOKENS_NAMES[token]} on cards", at.TOKEN_SHIFT[token], at.TOKEN_MASK)
        for token in range(at.KINDS_OF_TOKEN)
    ]
    in_play = [
        *tokens,
        Layer("exhausted", at.EXHAUSTED.bit_length() - 1, 1),
        Layer("garrisoned", at.GARRISONED.bit_length() - 1, 1),
        *[
            Layer(f"{at.ICON_NAMES[icon]} as production", treated_shift(icon), at.TREATED_MASK)
            for icon in (at.RIVER, at.FERTILE)
        ],
        Garrison("garrison number", 0, 0),
    ]
    in_hand = [
        Layer("played free", at.FREE_USED.bit_length() - 1, 1),
        Layer("known to all", at.KNOWN.bit_length() - 1, 1),
    ]
    cards = [
        Cards("market", at.MARKET, layers=tokens, spread=at.SLOTS),
        Cards("hand", at.HAND, OWN, in_hand),
        KnownHand("known hand", at.HAND, RIVALS),
        LookedAt("looked at", at.LOOKED_AT),
        Cards("deck", at.DECK, OWN),
        Cards("history", at.HISTORY, OWN),
        Cards("nation deck", at.NATION, OWN),
        Cards("play area", at.PLAY, EACH, in_play),
        Cards("powers", at.POWERS, EACH, in_play),
        Cards("below the power", at.BELOW, EACH),
        Cards("being played", at.PLAYED, EACH),
        Cards("discard pile", at.DISCARD, EACH),
        Cards("development area", at.AREA, EACH),
        Cards("king of kings", at.KING),
        Cards("exile", at.EXILE),
        Cards("gone", at.GONE),
    ]
    fields = [
        Numbers("round", at.ROUND),
        Seats("first player", at.FIRST),
        Seats("turn", at.TURN),
        Numbers("activating", at.ACTIVATING),
        Numbers("ending", at.ENDING),
        Numbers("collapsed", at.COLLAPSED),
        Numbers("tokens", at.POOL, at.KINDS_OF_TOKEN, EACH),
        Numbers("actions", at.ACTIONS, 1, EACH),
        Numbers("exhausts", at.EXHAUSTS, 1, EACH),
        Numbers("state", at.STATE, 1, EACH),
        Choice("faction", at.FACTION, len(at.NATIONS)),
        Numbers("side", at.SIDE, 1, EACH),
        Numbers("token on nation deck", at.NATION_TOKEN, 1, EACH),
        Numbers("token on development area", at.AREA_TOKEN, 1, EACH),
        Numbers("king resolved", at.KING_DONE, 1, EACH),
        Bits("unrest under market", at.UNDER_SLOTS, at.SLOTS),
        Sizes("hand size", at.HAND, EACH),
        Sizes("deck size", at.DECK, EACH),
        Sizes("history size", at.HISTORY, EACH),
        Sizes("nation deck size", at.NATION, EACH),
        Sizes("small decks", at.SMALL, count=at.SMALL_DECKS),
        Sizes("main deck", at.MAIN),
        Sizes("fame deck", at.FAME_DECK),
        Sizes("unrest pile", at.PILE),
    ]
    return Sight(rules, seats, cards, fields)
