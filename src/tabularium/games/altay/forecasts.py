"""What players reckon with at the table, counted by the rules themselves: told on request."""

from __future__ import annotations

from typing import Any

from tabularium.declare.entry import FORECAST, OWN, Entry
from tabularium.declare.schema import NUMBER, Schema, mapping
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import DEFENCE, KEY, KINDS, POINTS
from tabularium.games.altay.hand import attack_symbols
from tabularium.games.altay.scoring import achievement_points
from tabularium.kernel.machine import State


class MostDefence(Entry):
    """What a player can add to settlements in defence at most, for all the viewer knows."""

    def __init__(self) -> None:
        super().__init__("most_defence", OWN, "beside settlements, as far as you know", FORECAST)

    def show(self, g: State, viewer: int, player: int) -> Any:
        hand = g.zones[at.HAND + player]
        known = len(hand) if viewer == player else g.nums[at.KNOWN + player]
        cards = hand[:known]
        if g.opts[at.ARCHIVE_DEFENDS]:
            cards = cards + g.zones[at.ARCHIVE + player]
        unknown = [DEFENCE[KINDS[card]] for card in hand[known:] + g.zones[at.DECK + player]]
        best = sorted(unknown, reverse=True)[: len(hand) - known]
        shields = sum([DEFENCE[KINDS[card]] for card in cards]) + sum(best)
        return shields + g.mod(player, at.DEFENDING)

    def schema(self) -> Schema:
        return NUMBER


def attack_at_hand(g: State, player: int) -> int:
    """What a player can add to settlements in attack, all cards together."""
    return attack_symbols(g, player, 0) + g.mod(player, at.ATTACKING)


class Worth(Entry):
    """What wonders would be worth to a player if the game ended now: those begun and finished, to
    the viewer those on display and the secret one as well."""

    def __init__(self) -> None:
        super().__init__("worth", OWN, "of wonders, if the game ended now", FORECAST)

    def show(self, g: State, viewer: int, player: int) -> Any:
        zones = g.zones
        cards = zones[at.PROGRESS + player] + zones[at.DONE + player]
        if viewer == player:
            cards = cards + zones[at.DISPLAY + at.LEVELS - 1] + zones[at.SECRET + player]
        found: dict[str, int] = {}
        for card in cards:
            kind = KINDS[card]
            if POINTS[kind] is not None:
                found[KEY[kind]] = achievement_points(g, player, kind)
        return found

    def schema(self) -> Schema:
        return mapping(NUMBER)
