"""Nations at the terminal: its table put together."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.nations_board import choosing, market
from tabularium.cli.nations_own import one_board, own_side
from tabularium.cli.nations_players import players, rivals, seat_text
from tabularium.cli.nations_round import events, title
from tabularium.cli.nations_signs import SORT_SIGNS, SORT_STYLES
from tabularium.cli.table import TerminalTable
from tabularium.cli.typeset import legend
from tabularium.games.nations import layout as at
from tabularium.locale.talk import Args, Talk
from tabularium.presentation.nations import GUIDE


class NationsTable(TerminalTable):
    """See ``tabularium.cli.table.TerminalTable``."""

    def draw(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = [title(look), events(look), players(look), rivals(look)]
        parts += [market(look), choosing(look)]
        if look.view["seat"] is not None:
            parts.append(own_side(look))
        return Group(*parts)

    def map(self, look: Look) -> RenderableType:
        """All boards in full."""
        boards = [one_board(look, seat) for seat in look.view["order"]]
        return Group(title(look), players(look), *boards)

    def seat(self, look: Look, seat: int) -> Text:
        return seat_text(look, seat)

    def help(self, talk: Talk) -> RenderableType:
        signs: Args = {name: talk.say(f"cli-nations-{name}") for name in at.GOODS[: at.RESOURCES]}
        sorts = legend(
            (sign, SORT_STYLES[sort], _sort_words(talk, sort)) for sort, sign in SORT_SIGNS.items()
        )
        return Group(Text(talk.say("cli-nations-help", signs)), sorts)


def _sort_words(talk: Talk, sort: int) -> str:
    return talk.say("cli-nations-sort-" + at.SORTS[sort].replace("_", "-"))


TABLE: Final = NationsTable(GUIDE)
