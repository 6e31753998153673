"""Dark Chapel: a raze whose goods may be turned into points (S121, SQ16)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.cards.standing import fire
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.gain import Goods, gained, goods_words
from tabularium.games.settlers.razing import raze_target, raze_targets, target_key, target_option
from tabularium.games.settlers.supply import gain, gain_points
from tabularium.kernel.machine import PC, R0, State
from tabularium.kernel.offer import Offer
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

NO_TOKEN: Final = Reason("why-missing", "S64", {"goods": Goods([(at.RAZE, 1)])})
NO_TARGET: Final = Reason("why-settlers-no-target", "S121")
GOODS: Final = R0  # of the raze field, two registers: good + 1, 0 for none


class DarkChapel(Asking):
    """Raze, then keep each good or turn it into two points."""

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        if not g.nums[at.POOL + seat * at.HELD + at.RAZE]:
            return NO_TOKEN
        return None if raze_targets(g, seat) else NO_TARGET

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == 0:
            g.ask(seat, raze_targets(g, seat))
            return
        # pc 1 and 2: the two goods of the raze field
        good = stack[top + GOODS + pc - 1] - 1 if pc < 3 else -1
        if pc == 3:
            g.pop()
        elif good < 0:
            stack[top + PC] = pc + 1
        elif good == at.VP:
            # nobody would rather keep one point than turn it into two
            stack[top + PC] = pc + 1
            gain_points(g, seat, 2 if g.opts[at.CHAPEL_POINTS] else 1)
        else:
            g.ask(seat, [0, 1])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == 0:
            goods = raze_target(g, seat, code)
            stack[top + GOODS] = goods[0] + 1
            stack[top + GOODS + 1] = goods[1] + 1 if len(goods) > 1 else 0
            stack[top + PC] = 1
            fire(g, seat, at.RAZED)
            return
        good = stack[top + GOODS + pc - 1] - 1
        stack[top + PC] = pc + 1
        if code:
            gain_points(g, seat, 2)
        else:
            gain(g, seat, good, 1)

    def prompt(self, g: State, talk: Talk) -> str:
        pc = g.stack[g.top + PC]
        if pc == 0:
            return talk.say("settlers-ask-dark-chapel")
        good = g.stack[g.top + GOODS + pc - 1] - 1
        return talk.say("settlers-ask-convert", {"good": goods_words(talk, [(good, 1)], ".what")})

    def key(self, g: State, code: int) -> str:
        pc = g.stack[g.top + PC]
        if pc == 0:
            return target_key(g, code)
        good = g.stack[g.top + GOODS + pc - 1] - 1
        return f"convert:{at.GOODS[good]}" if code else f"keep:{at.GOODS[good]}"

    def option(self, g: State, code: int) -> Offer:
        pc = g.stack[g.top + PC]
        if pc == 0:
            return target_option(g, code)
        if code:
            return Offer("settlers-do-convert", {"n": 2}, gained(g, at.VP))
        good = g.stack[g.top + GOODS + pc - 1] - 1
        return Offer("settlers-do-keep", {"good": Goods([(good, 1)], ".what")}, gained(g, good))
