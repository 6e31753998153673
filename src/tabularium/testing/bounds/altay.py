"""Altay: settlements and conquest tokens are neither made nor lost, nothing is below zero."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabularium.games.altay import layout as at
from tabularium.games.altay.board import TERRITORIES
from tabularium.games.altay.build import IN_PLAY, map_size
from tabularium.games.altay.catalogue import KEY, KINDS, TITLE
from tabularium.kernel.machine import State


def beyond(g: State) -> Iterator[str]:
    """What is out of bounds."""
    nums = g.nums
    for t in range(TERRITORIES):
        if nums[at.COUNT + t] > at.CROWD:
            yield f"settlements in a territory: {nums[at.COUNT + t]}"
        if (nums[at.COUNT + t] > 0) != (nums[at.OWNER + t] >= 0):
            yield f"a territory without settlements or owner: {t}"
        if nums[at.COUNT + t] and nums[at.TOKEN + t]:
            yield f"a token where settlements are: {t}"
        if (nums[at.COUNT + t] or nums[at.TOKEN + t]) and not IN_PLAY[map_size(g)][t]:
            yield f"something out of the map: {t}"
    for kind in range(1, at.TOKEN_TYPES):
        taken = sum([nums[at.TOKENS + seat * at.TOKEN_TYPES + kind] for seat in range(at.SEATS)])
        lying = len([t for t in range(TERRITORIES) if nums[at.TOKEN + t] == kind])
        if taken + lying > at.TOKEN_COPIES[kind]:
            yield f"conquest tokens: {taken + lying} of kind {kind}"
    lying_open = [
        card
        for zone in (at.TABLE, at.PROGRESS)
        for s in range(at.SEATS)
        for card in g.zones[zone + s]
    ]
    for zone in g.zones:
        for card in zone:
            if g.marks[card] not in (0, 1) and card not in lying_open:
                yield f"goods on a card: {KEY[KINDS[card]]} {g.marks[card]}"
    for seat in range(g.seats):
        yield from beyond_player(g, seat)


def beyond_player(g: State, seat: int) -> Iterator[str]:
    nums = g.nums
    if nums[at.FACTION + seat] >= 0 and nums[at.SUPPLY + seat] + nums[at.LOST + seat] > 0:
        on_board = sum(
            [nums[at.COUNT + t] for t in range(TERRITORIES) if nums[at.OWNER + t] == seat]
        )
        captured = sum([nums[at.CAPTURED + winner * at.SEATS + seat] for winner in range(at.SEATS)])
        elsewhere = nums[at.SUPPLY + seat] + nums[at.LOST + seat] + nums[at.ON_CARD + seat]
        if elsewhere + on_board + captured != at.SETTLEMENTS:
            yield f"settlements: {elsewhere + on_board + captured}"
    taken = sum([nums[at.TOKENS + seat * at.TOKEN_TYPES + kind] for kind in range(at.TOKEN_TYPES)])
    if nums[at.CONSUMED + seat] > taken:
        yield f"tokens consumed: {nums[at.CONSUMED + seat]} of {taken}"
    if nums[at.KNOWN + seat] > len(g.zones[at.HAND + seat]):
        yield f"known cards in hand: {nums[at.KNOWN + seat]}"
    for zone in (at.ARCHIVE, at.PROGRESS, at.SECRET):
        if len(g.zones[zone + seat]) > 1:
            yield f"more than one card where one lies: {zone}"
    titles = [TITLE[KINDS[card]] for card in g.zones[at.TABLE + seat]]
    if len(set(titles)) < len(titles):
        yield f"twice on the table: {titles}"
    kinds = [KINDS[card] for card in g.zones[at.DONE + seat] + g.zones[at.PROGRESS + seat]]
    if len(set(kinds)) < len(kinds):
        yield f"an achievement twice: {[KEY[kind] for kind in kinds]}"


# what follows from the rules when something else is told: the end of a turn, reshuffles, prices
IMPLIED: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("discard", "deck"): ("reshuffle",),
    ("discard", "hand"): ("reshuffle",),
    ("played", "discard"): (),
    ("hand", "discard"): (),
    ("deck", "discard"): (),
    ("table", "discard"): ("use",),
    ("goods", ""): (),
}
