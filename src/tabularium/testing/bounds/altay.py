"""Altay: settlements and conquest tokens are neither made nor lost, nothing is below zero."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabularium.games.altay.board import TERRITORIES
from tabularium.games.altay.build import IN_PLAY, map_size
from tabularium.games.altay.catalogue import KEY, KINDS, TITLE
from tabularium.games.altay.layout import (
    ARCHIVE,
    CAPTURED,
    CONSUMED,
    COUNT,
    CROWD,
    DONE,
    EXTRA,
    FACTION,
    HAND,
    KNOWN,
    LOST,
    NUMS,
    ON_CARD,
    OWNER,
    PROGRESS,
    REVEALED,
    SEATS,
    SECRET,
    SETTLEMENTS,
    SUPPLY,
    TABLE,
    TOKEN,
    TOKEN_COPIES,
    TOKEN_TYPES,
    TOKENS,
)
from tabularium.kernel.machine import State
from tabularium.testing.bounds.numbers import negative

SIGNED: Final = {
    *range(FACTION, FACTION + SEATS),
    *range(OWNER, OWNER + TERRITORIES),
    *range(REVEALED, REVEALED + SEATS),
    EXTRA,
}
COUNTED: Final = [at for at in range(NUMS) if at not in SIGNED]


def beyond(g: State) -> Iterator[str]:
    """What is out of bounds."""
    nums = g.nums
    yield from negative(g, COUNTED)
    for t in range(TERRITORIES):
        if nums[COUNT + t] > CROWD:
            yield f"settlements in a territory: {nums[COUNT + t]}"
        if (nums[COUNT + t] > 0) != (nums[OWNER + t] >= 0):
            yield f"a territory without settlements or owner: {t}"
        if nums[COUNT + t] and nums[TOKEN + t]:
            yield f"a token where settlements are: {t}"
        if (nums[COUNT + t] or nums[TOKEN + t]) and not IN_PLAY[map_size(g)][t]:
            yield f"something out of the map: {t}"
    for kind in range(1, TOKEN_TYPES):
        taken = sum([nums[TOKENS + seat * TOKEN_TYPES + kind] for seat in range(SEATS)])
        lying = len([t for t in range(TERRITORIES) if nums[TOKEN + t] == kind])
        if taken + lying > TOKEN_COPIES[kind]:
            yield f"conquest tokens: {taken + lying} of kind {kind}"
    lying_open = [
        card for zone in (TABLE, PROGRESS) for s in range(SEATS) for card in g.zones[zone + s]
    ]
    for zone in g.zones:
        for card in zone:
            if g.marks[card] not in (0, 1) and card not in lying_open:
                yield f"goods on a card: {KEY[KINDS[card]]} {g.marks[card]}"
    for seat in range(g.seats):
        yield from beyond_player(g, seat)


def beyond_player(g: State, seat: int) -> Iterator[str]:
    nums = g.nums
    if nums[FACTION + seat] >= 0 and nums[SUPPLY + seat] + nums[LOST + seat] > 0:
        on_board = sum([nums[COUNT + t] for t in range(TERRITORIES) if nums[OWNER + t] == seat])
        captured = sum([nums[CAPTURED + winner * SEATS + seat] for winner in range(SEATS)])
        elsewhere = nums[SUPPLY + seat] + nums[LOST + seat] + nums[ON_CARD + seat]
        if elsewhere + on_board + captured != SETTLEMENTS:
            yield f"settlements: {elsewhere + on_board + captured}"
    taken = sum([nums[TOKENS + seat * TOKEN_TYPES + kind] for kind in range(TOKEN_TYPES)])
    if nums[CONSUMED + seat] > taken:
        yield f"tokens consumed: {nums[CONSUMED + seat]} of {taken}"
    if nums[KNOWN + seat] > len(g.zones[HAND + seat]):
        yield f"known cards in hand: {nums[KNOWN + seat]}"
    for zone in (ARCHIVE, PROGRESS, SECRET):
        if len(g.zones[zone + seat]) > 1:
            yield f"more than one card where one lies: {zone}"
    titles = [TITLE[KINDS[card]] for card in g.zones[TABLE + seat]]
    if len(set(titles)) < len(titles):
        yield f"twice on the table: {titles}"
    kinds = [KINDS[card] for card in g.zones[DONE + seat] + g.zones[PROGRESS + seat]]
    if len(set(kinds)) < len(kinds):
        yield f"an achievement twice: {[KEY[kind] for kind in kinds]}"
