"""The virtual opponent of the solo game: a die after the player's actions (N180-N190)."""

from __future__ import annotations

from typing import Final

from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KIND, KINDS, SORT
from tabularium.games.nations.events import COLUMN_REMOVED, RIVAL_CHANGES, RIVAL_WAR, ROLL
from tabularium.games.nations.in_play import settle
from tabularium.kernel.machine import State, Verb
from tabularium.locale.talk import Talk

FACES: Final = 6
RIVAL_SEAT: Final = 1  # in the log
COLUMNS_ROLLED: Final = 4  # faces that clear a column


def change_rival(g: State, good: int, amount: int) -> None:
    """Its strength, stability or books change; books not below 0 (Q31)."""
    place = at.RIVAL_BOOKS
    if good == at.STRENGTH:
        place = at.RIVAL_MIGHT
    elif good == at.STABILITY:
        place = at.RIVAL_CALM
    before = g.nums[place]
    g.nums[place] = before + amount if good == at.STABILITY else max(0, before + amount)
    if g.telling and g.nums[place] != before:
        g.tell(RIVAL_CHANGES, RIVAL_SEAT, good, g.nums[place])
    settle(g)


class ChangeRival(Verb):
    """A tile's action: the opponent's strength, stability or books change."""

    def __init__(self, good: int, amount: int) -> None:
        super().__init__()
        self.good = good
        self.amount = amount

    def fault(self) -> str:
        if self.good not in (at.STRENGTH, at.STABILITY, at.BOOKS):
            return f"the opponent has no good {self.good}"
        return "" if self.amount else "it changes nothing"

    def do(self, g: State, seat: int, source: int) -> None:
        change_rival(g, self.good, self.amount)

    def text(self, talk: Talk, form: str = "") -> str:
        way = "gains" if self.amount > 0 else "loses"
        goods = talk.say(f"nations-n-{at.GOODS[self.good]}.what", {"n": abs(self.amount)})
        return talk.say(f"nations-rival-{way}", {"goods": goods})


def clear_column(g: State, column: int) -> None:
    """All cards of a column go; a war among them is bought by the opponent (N187)."""
    market = g.zones[at.MARKET]
    for row in range(at.ROWS):
        slot = row * at.COLUMNS + column
        card = market[slot]
        if SORT[KINDS[card]] == at.BLANK:
            continue
        market[slot] = slot
        # rows come in the order of prices, so the first war is the cheapest
        if SORT[KINDS[card]] == at.WAR and g.nums[at.WAR_MIGHT] < 0:
            g.zones[at.WAR_SPACE].append(card)
            g.nums[at.WAR_MIGHT] = max(0, min(g.nums[at.RIVAL_MIGHT], at.MOST_STRENGTH))
            g.nums[at.WAR_BUYER] = -1
            if g.telling:
                g.tell(RIVAL_WAR, RIVAL_SEAT, KINDS[card], g.nums[at.WAR_MIGHT])
        else:
            g.zones[at.GONE].append(card)
    if g.telling:
        g.tell(COLUMN_REMOVED, RIVAL_SEAT, column + 1)


class OpponentActs(Verb):
    """A roll of the die."""

    def do(self, g: State, seat: int, source: int) -> None:
        face = g.below(FACES)
        if g.telling:
            g.tell(ROLL, RIVAL_SEAT, face + 1)
        if face < COLUMNS_ROLLED:
            clear_column(g, face)
            return
        tile = g.zones[at.CURRENT][0]
        g.perform(KIND[KINDS[tile]].happens[face - COLUMNS_ROLLED], seat, tile)


OPPONENT_ACTS: Final = OpponentActs()
