"""Imperial Settlers at the terminal: its table put together."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType

from tabularium.cli.look import Look
from tabularium.cli.players import seat_line
from tabularium.cli.settlers_own import empire, open_cards, own_side
from tabularium.cli.settlers_panels import players, rivals, virtual
from tabularium.cli.settlers_signs import GOODS, colour_legend
from tabularium.cli.table import TerminalTable
from tabularium.cli.typeset import SEPARATOR, heading
from tabularium.games.settlers import layout as at
from tabularium.locale.talk import Args, Talk
from tabularium.presentation.settlers import GUIDE


class SettlersTable(TerminalTable):
    """See ``tabularium.cli.table.TerminalTable``."""

    def draw(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = [self._title(look), players(look), rivals(look)]
        parts += [virtual(look), open_cards(look)]
        if look.view["seat"] is not None:
            parts.append(own_side(look))
        return Group(*parts)

    def map(self, look: Look) -> RenderableType:
        """All empires in full."""
        parts: list[RenderableType] = [self._title(look), virtual(look)]
        for player in look.view["players"]:
            parts += [seat_line(look, player["seat"]), empire(look, player, one_to_a_line=True)]
        return Group(*parts, colour_legend(look.talk))

    def _title(self, look: Look) -> RenderableType:
        view = look.view
        title = look.say("cli-settlers-setup")
        if view["round"]:
            title = look.say("cli-settlers-title", {"round": view["round"], "most": at.ROUNDS})
        deck: Args = {"deck": view["common_deck_size"], "discard": len(view["common_discard"])}
        return heading(title + SEPARATOR + look.say("cli-settlers-common-deck", deck))

    def help(self, talk: Talk) -> RenderableType:
        return Group(GOODS.help(talk, "cli-settlers-help"), colour_legend(talk))


TABLE: Final = SettlersTable(GUIDE)
