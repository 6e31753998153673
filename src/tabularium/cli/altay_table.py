"""Altay at the terminal: its table put together."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType

from tabularium.cli.altay_map import draw_map, map_legend
from tabularium.cli.altay_panels import displays, market, own_side, players
from tabularium.cli.altay_signs import GOODS
from tabularium.cli.look import Look
from tabularium.cli.table import TerminalTable
from tabularium.cli.typeset import SEPARATOR, grid, heading
from tabularium.locale.talk import Talk
from tabularium.presentation.altay import GUIDE

SIDE_BY_SIDE = 96  # columns from which market and achievements stand beside the map
HALVES = 66  # columns from which they stand beside each other
SIDE = 35  # columns for them
WIDE_ROWS = 20
NARROW_ROWS = 17


class AltayTable(TerminalTable):
    """See ``tabularium.cli.table.TerminalTable``."""

    whole = "cli-whole-map"

    def draw(self, look: Look) -> RenderableType:
        width = look.width
        piles = (market(look), displays(look))
        parts: list[RenderableType] = []
        if width >= SIDE_BY_SIDE:
            left = width - SIDE - 2
            parts.append(_beside(left, self._board(look, left, WIDE_ROWS), SIDE, Group(*piles)))
        else:
            parts.append(self._board(look, width, NARROW_ROWS))
            half = (width - 2) // 2
            parts += piles if width < HALVES else [_beside(half, piles[0], half, piles[1])]
        parts.append(players(look))
        if look.view["seat"] is not None:
            parts.append(own_side(look))
        return Group(*parts)

    def map(self, look: Look) -> RenderableType:
        return self._board(look, look.width, WIDE_ROWS)

    def _board(self, look: Look, width: int, rows: int) -> RenderableType:
        view = look.view
        title = look.say("cli-altay-setup")
        if view["round"]:
            title = look.say("cli-altay-title", {"round": view["round"]})
        if view["last_round"]:
            title += SEPARATOR + look.say("cli-altay-last-round")
        picture = draw_map(view, look.talk, width, rows, look.numbered)
        return Group(heading(title), picture, map_legend(look.talk))

    def help(self, talk: Talk) -> RenderableType:
        return GOODS.help(talk, "cli-altay-help")


TABLE: Final = AltayTable(GUIDE)


def _beside(left: int, one: RenderableType, right: int, other: RenderableType) -> RenderableType:
    sides = grid(left, right, padding=2)
    sides.add_row(one, other)
    return sides
