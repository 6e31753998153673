"""The virtual player's attacks in the solo game (S139-S162)."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import COST, DEAL, KINDS, OWNER, RAZE_FIELD, SORT
from tabularium.games.settlers.choosing import PickOwnLocation
from tabularium.games.settlers.events import ATTACK, COLLECT
from tabularium.games.settlers.locations import leave_empire
from tabularium.games.settlers.zones import unlike
from tabularium.kernel.machine import PC, State
from tabularium.kernel.offer import HIT

ATTACKS_A_ROUND: Final = 2
# which sort of location is taken first (S150), and which deal good of a Japanese one (S155)
SORT_ORDER: Final[list[int]] = [at.ACTION, at.FEATURE, at.PRODUCTION]
DEAL_ORDER: Final[list[int]] = [
    at.CARD,
    at.RAZE,
    at.GOLD,
    at.VP,
    at.STONE,
    at.WORKER,
    at.FOOD,
    at.WOOD,
]


def line(g: State) -> list[int]:
    """The revealed attack cards, the newest first."""
    return g.zones[at.DEALS + at.VIRTUAL][::-1]


def priority(g: State, card: int) -> tuple[int, int, int]:
    """Smaller goes first: sort, then more resources in the cost, then more stone (S150)."""
    kind = KINDS[card]
    return SORT_ORDER.index(SORT[kind]), -sum(COST[kind]), -COST[kind][at.STONE]


def first_of(g: State, cards: list[int]) -> list[int]:
    """Those of the best priority."""
    best = min([priority(g, card) for card in cards])
    return [card for card in cards if priority(g, card) == best]


def japanese_targets(g: State) -> list[int]:
    """Faction locations with a raze field, by deal good (S155, SQ23)."""
    cards = [
        card
        for card in g.zones[at.EMPIRE]
        if OWNER[KINDS[card]] == at.JAPANESE and RAZE_FIELD[KINDS[card]]
    ]
    for good in DEAL_ORDER:
        fitting = [card for card in cards if DEAL[KINDS[card]] == good]
        if fitting:
            return first_of(g, fitting)
    return []


def aim(g: State) -> tuple[list[int], int]:
    """The locations the newest attack may take, and the place in the line of its partner."""
    targets = [DEAL[KINDS[card]] for card in line(g)]
    first = targets[0]
    if first == at.VP and at.VP in targets[1:]:
        found = japanese_targets(g)
        if found:
            return found, targets.index(at.VP, 1)
    common = [card for card in g.zones[at.EMPIRE] if OWNER[KINDS[card]] == at.COMMON]
    for place in range(1, len(targets)):
        pair = sorted([first, targets[place]])  # goods that a raze field has to be (S148, SQ26)
        fitting = [card for card in common if sorted(RAZE_FIELD[KINDS[card]]) == pair]
        if fitting:
            return first_of(g, fitting), place
    return [], 0


class AttackPhase(PickOwnLocation):
    """Two attacks after each round; each takes at most one location (S144-S155)."""

    def can(self, g: State, seat: int, source: int) -> bool:
        return True

    def step(self, g: State, seat: int, source: int) -> None:
        """PC: 0 at the start, then odd while an attack is being made, even between them."""
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if g.seats > 1 or pc == 2 * ATTACKS_A_ROUND:
            g.pop()
            return
        if pc == 0:
            g.zones[at.COLLECTION] += g.zones[at.EMPIRE + at.VIRTUAL]
            for card in g.zones[at.EMPIRE + at.VIRTUAL]:
                g.marks[card] = 0
            g.zones[at.EMPIRE + at.VIRTUAL] = []
        if pc % 2 == 0:
            stack[top + PC] = pc + 1
            if g.zones[at.ATTACKS]:
                card = g.zones[at.ATTACKS].pop()
                g.zones[at.DEALS + at.VIRTUAL].append(card)
                if g.telling:
                    g.tell(ATTACK, 0, DEAL[KINDS[card]])
            return
        taken = aim(g)[0] if g.zones[at.DEALS + at.VIRTUAL] else []
        if taken:
            g.ask(0, unlike(g, taken))
        elif g.opts[at.MISSED_ATTACK]:
            stack[top + PC] = 2 * ATTACKS_A_ROUND  # "the next round" is the game's (SQ3)
        else:
            stack[top + PC] = pc + 1

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.stack[g.top + PC] += 1
        place = aim(g)[1]
        cards = line(g)
        first = cards[0]
        second = cards[place]
        # both go to the end of the line, the first target before the second (S151, SQ24)
        rest = [card for card in cards if card not in (first, second)]
        g.zones[at.DEALS + at.VIRTUAL] = (rest + [first, second])[::-1]
        leave_empire(g, 0, code)
        g.marks[code] = 0
        g.zones[at.COLLECTION].append(code)
        if g.telling:
            g.tell(COLLECT, 0, KINDS[code])

    def part(self) -> int:
        return HIT
