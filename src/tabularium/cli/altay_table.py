"""Altay at the terminal: its table put together."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.cli.altay_map import draw_map, map_legend
from tabularium.cli.altay_panels import displays, market, own_side, players
from tabularium.cli.look import Look
from tabularium.cli.table import TerminalTable
from tabularium.cli.typeset import heading
from tabularium.games.altay import layout as at
from tabularium.locale.talk import Args, Talk
from tabularium.presentation.altay import GUIDE

SIDE_BY_SIDE = 96  # columns from which market and achievements stand beside the map
SIDE = 35  # columns for them
WIDE_ROWS = 20
NARROW_ROWS = 17


class AltayTable(TerminalTable):
    """See ``tabularium.cli.table.TerminalTable``."""

    def draw(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = []
        if look.width >= SIDE_BY_SIDE:
            left = look.width - SIDE - 2
            sides = Table.grid(padding=(0, 2, 0, 0))
            sides.add_column(width=left)
            sides.add_column(width=SIDE)
            sides.add_row(self._board(look, left, WIDE_ROWS), Group(market(look), displays(look)))
            parts.append(sides)
        else:
            half = (look.width - 2) // 2
            sides = Table.grid(padding=(0, 2, 0, 0))
            sides.add_column(width=half)
            sides.add_column(width=half)
            sides.add_row(market(look), displays(look))
            parts += [self._board(look, look.width, NARROW_ROWS), sides]
        parts.append(players(look))
        if look.view["seat"] is not None:
            parts.append(own_side(look))
        return Group(*parts)

    def map(self, look: Look) -> RenderableType:
        return self._board(look, look.width, WIDE_ROWS)

    def _board(self, look: Look, width: int, rows: int) -> RenderableType:
        view, talk = look.view, look.talk
        title = talk.say("cli-altay-setup")
        if view["round"]:
            title = talk.say("cli-altay-title", {"round": view["round"]})
        if view["last_round"]:
            title += " · " + talk.say("cli-altay-last-round")
        picture = draw_map(view, talk, width, rows, look.options)
        return Group(heading(title), picture, map_legend(talk))

    def help(self, talk: Talk) -> RenderableType:
        signs: Args = {name: talk.say(f"cli-altay-{name}") for name in at.SYMBOLS}
        return Text(talk.say("cli-altay-help", signs))


TABLE: Final = AltayTable(GUIDE)
