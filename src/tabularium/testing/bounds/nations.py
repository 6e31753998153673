"""Nations: nothing is negative, every card fits its place, workers are neither born nor lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import BOARDS, board_of
from tabularium.games.nations.catalogue import KEY, KIND, KINDS
from tabularium.games.nations.workers import ReturnWorker
from tabularium.kernel.machine import FRAME, PC, SEAT, State

FACES: Final = dict.fromkeys(range(at.SPACES_ON_BOARD), -1)  # blanks of the progress board


def beyond(g: State) -> Iterator[str]:
    """What is out of bounds."""
    nums = g.nums
    if nums[at.WAR_MIGHT] > at.MOST_STRENGTH:
        yield f"strength of the war: {nums[at.WAR_MIGHT]}"
    if sorted(nums[at.ORDER : at.ORDER + g.seats]) != list(range(g.seats)):
        yield f"player order: {nums[at.ORDER : at.ORDER + g.seats]}"
    passed = sorted([n for n in nums[at.PASSED : at.PASSED + g.seats] if n])
    if passed != list(range(1, len(passed) + 1)):
        yield f"passed: {passed}"
    for seat in range(g.seats):
        if nums[at.FACTION + seat] >= 0:
            yield from beyond_board(g, seat)


def beyond_board(g: State, seat: int) -> Iterator[str]:
    nums = g.nums
    board = board_of(g, seat)
    if nums[at.ON_FOOD + seat] > nums[at.FOOD_ROOM + seat]:
        yield "workers in the food section"
    if nums[at.ON_STABILITY + seat] > nums[at.STABILITY_ROOM + seat]:
        yield "workers in the stability section"
    tower = int(g.mod(seat, at.ADVISOR_ON_TOWER) > 0)
    for zone, most in (
        (at.SPACES, BOARDS[board].cards),
        (at.ADVISORS, 1),
        (at.TOWER, tower),
        (at.COLONIES, BOARDS[board].colonies),
        (at.SITE, 1),
        (at.WONDERS, BOARDS[board].wonders),
    ):
        cards = g.zones[zone + seat]
        if len(cards) > most:
            yield f"more cards than fit: {[KEY[KINDS[card]] for card in cards]}"
    for card in g.zones[at.SITE + seat]:
        if (g.marks[card] >> at.BUILT & at.BUILT_MASK) > len(KIND[KINDS[card]].sections):
            yield f"sections of a wonder: {KEY[KINDS[card]]}"


def kept(g: State) -> list[int]:
    """The workers of each nation, wherever they are: on cards, on the track, or being returned."""
    workers = [
        sum([g.nums[place + seat] for place in (at.FREE, at.ON_FOOD, at.ON_STABILITY, at.ABOVE)])
        + sum([g.marks[card] & at.WORKERS for card in g.zones[at.SPACES + seat]])
        for seat in range(g.seats)
    ]
    for place in range(0, len(g.stack), FRAME):
        if isinstance(g.rules.nodes[g.stack[place]], ReturnWorker) and g.stack[place + PC] == 1:
            workers[g.stack[place + SEAT]] += 1
    return workers


# what follows from the rules when something else is told: rounds, and the paying for a card
IMPLIED: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("", "board"): ("board-picked",),
    ("", "cards"): ("board-picked",),
    ("", "wonders"): ("board-picked",),
    ("decks", "market"): ("new-cards",),
    ("market", "gone"): (),
    ("event", "gone"): ("reveal", "turn"),
    ("war", "gone"): (),
    ("buying", "gone"): (),
    ("buying", "advisor"): (),
    ("buying", "tower"): (),
    ("cards", "workers"): (),
    ("workers", ""): (),
    ("advisor", "private"): (),
    ("tower", "private"): (),
    ("board", "private"): (),
    ("wonders", "private"): (),
    ("advisor", "used"): (),
    ("tower", "used"): (),
    ("wonders", "used"): (),
    ("food_room", ""): (),
    ("food_section", ""): (),
    ("stability", ""): (),
    ("stability_room", ""): (),
    ("stability_section", ""): (),
    ("strength", ""): (),
    ("faction", ""): ("board-picked",),
    ("looked_at", "gone"): ("reveal", "turn"),
    ("short", ""): (),
}
