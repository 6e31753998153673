"""Nations: nothing is negative, every card fits its place, workers are neither born nor lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabularium.games.nations.boards import (
    CARD_SPACES,
    COLONY_SPACES,
    WONDER_SPACES,
    board_of,
)
from tabularium.games.nations.catalogue import KEY, KINDS, SECTIONS
from tabularium.games.nations.layout import (
    ABOVE,
    ADVISOR_ON_TOWER,
    ADVISORS,
    BUILT,
    BUILT_MASK,
    CALM,
    COLONIES,
    FACTION,
    FOOD_ROOM,
    FREE,
    MIGHT,
    MOST_STRENGTH,
    NUMS,
    ON_FOOD,
    ON_STABILITY,
    ORDER,
    PASSED,
    RIVAL_CALM,
    SEATS,
    SITE,
    SPACES,
    SPACES_ON_BOARD,
    STABILITY_ROOM,
    TOWER,
    TURN,
    WAR_BUYER,
    WAR_LOSS,
    WAR_MIGHT,
    WONDERS,
    WORKERS,
)
from tabularium.games.nations.workers import ReturnWorker
from tabularium.kernel.machine import FRAME, PC, SEAT, State
from tabularium.testing.bounds.numbers import negative

FACES: Final = dict.fromkeys(range(SPACES_ON_BOARD), -1)  # blanks of the progress board
SIGNED: Final = {
    *range(MIGHT, MIGHT + SEATS),
    *range(CALM, CALM + SEATS),
    *range(WAR_LOSS, FACTION + SEATS),
    TURN,
    WAR_MIGHT,
    WAR_BUYER,
    RIVAL_CALM,
}
COUNTED: Final = [at for at in range(NUMS) if at not in SIGNED]


def beyond(g: State) -> Iterator[str]:
    """What is out of bounds."""
    nums = g.nums
    yield from negative(g, COUNTED)
    for at in (TURN, WAR_MIGHT, WAR_BUYER):
        if nums[at] < -1:
            yield f"a number below zero: {at} is {nums[at]}"
    if nums[WAR_MIGHT] > MOST_STRENGTH:
        yield f"strength of the war: {nums[WAR_MIGHT]}"
    if sorted(nums[ORDER : ORDER + g.seats]) != list(range(g.seats)):
        yield f"player order: {nums[ORDER : ORDER + g.seats]}"
    passed = sorted([n for n in nums[PASSED : PASSED + g.seats] if n])
    if passed != list(range(1, len(passed) + 1)):
        yield f"passed: {passed}"
    for seat in range(g.seats):
        if nums[FACTION + seat] >= 0:
            yield from beyond_board(g, seat)


def beyond_board(g: State, seat: int) -> Iterator[str]:
    nums = g.nums
    board = board_of(g, seat)
    if nums[ON_FOOD + seat] > nums[FOOD_ROOM + seat]:
        yield "workers in the food section"
    if nums[ON_STABILITY + seat] > nums[STABILITY_ROOM + seat]:
        yield "workers in the stability section"
    tower = int(g.mod(seat, ADVISOR_ON_TOWER) > 0)
    for zone, most in (
        (SPACES, CARD_SPACES[board]),
        (ADVISORS, 1),
        (TOWER, tower),
        (COLONIES, COLONY_SPACES[board]),
        (SITE, 1),
        (WONDERS, WONDER_SPACES[board]),
    ):
        cards = g.zones[zone + seat]
        if len(cards) > most:
            yield f"more cards than fit: {[KEY[KINDS[card]] for card in cards]}"
    for card in g.zones[SITE + seat]:
        if (g.marks[card] >> BUILT & BUILT_MASK) > len(SECTIONS[KINDS[card]]):
            yield f"sections of a wonder: {KEY[KINDS[card]]}"


def kept(g: State) -> list[int]:
    """The workers of each nation, wherever they are: on cards, on the track, or being returned."""
    workers = [
        sum([g.nums[place + seat] for place in (FREE, ON_FOOD, ON_STABILITY, ABOVE)])
        + sum([g.marks[card] & WORKERS for card in g.zones[SPACES + seat]])
        for seat in range(g.seats)
    ]
    for at in range(0, len(g.stack), FRAME):
        if isinstance(g.rules.nodes[g.stack[at]], ReturnWorker) and g.stack[at + PC] == 1:
            workers[g.stack[at + SEAT]] += 1
    return workers
