"""Imperial Settlers at the terminal: its table, and how it speaks of its options and events."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.players import seat_line
from tabularium.cli.settlers_own import goods_text, open_cards, own_side
from tabularium.cli.settlers_panels import board, full_rows, players, rivals, virtual
from tabularium.cli.settlers_signs import colour_legend
from tabularium.cli.table import TerminalTable
from tabularium.cli.typeset import heading, lines
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
        talk = look.talk
        parts: list[RenderableType] = [self._title(look), virtual(look)]
        for player in look.view["players"]:
            facts = lines()
            facts.add_row(talk.say("cli-settlers-board"), board(talk, player))
            facts.add_row(talk.say("cli-settlers-goods"), goods_text(talk, player["goods"]))
            name = seat_line(look, player["seat"])
            parts += [name, facts, full_rows(look, player, lines=True)]
        return Group(*parts, colour_legend(talk))

    def _title(self, look: Look) -> RenderableType:
        view, talk = look.view, look.talk
        title = talk.say("cli-settlers-setup")
        if view["round"]:
            numbers: Args = {"round": view["round"], "most": at.ROUNDS}
            title = talk.say("cli-settlers-title", numbers)
        deck: Args = {"deck": view["common_deck_size"], "discard": len(view["common_discard"])}
        return heading(title + " · " + talk.say("cli-settlers-common-deck", deck))

    def help(self, talk: Talk) -> RenderableType:
        signs: Args = {name: talk.say(f"cli-settlers-{name}") for name in at.GOODS[: at.HELD]}
        return Group(Text(talk.say("cli-settlers-help", signs)), colour_legend(talk))


TABLE: Final = SettlersTable(GUIDE)
