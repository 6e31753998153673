"""Imperium at the terminal: its table put together."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.imperium_lines import names_flow
from tabularium.cli.imperium_market import choosing, market, supply, title
from tabularium.cli.imperium_own import one_side, own_side
from tabularium.cli.imperium_players import players, rivals, seat_text
from tabularium.cli.imperium_signs import (
    ICON_SIGNS,
    NO_SUIT,
    STATE_SIGNS,
    STATE_STYLES,
    SUIT_SIGNS,
    SUIT_STYLES,
)
from tabularium.cli.table import Look, TerminalTable
from tabularium.cli.typeset import heading
from tabularium.games.imperium import layout as at
from tabularium.locale.talk import Args, Talk
from tabularium.presentation.imperium import GUIDE


class ImperiumTable(TerminalTable):
    """See ``tabularium.cli.table.TerminalTable``."""

    def draw(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = [title(look), supply(look), players(look), rivals(look)]
        parts += [market(look), choosing(look)]
        if look.view["seat"] is not None:
            parts.append(own_side(look))
        return Group(*parts)

    def map(self, look: Look) -> RenderableType:
        """All sides of the table in full, and the exile pile."""
        parts: list[RenderableType] = [title(look), supply(look), players(look)]
        parts += [one_side(look, player["seat"]) for player in look.view["players"]]
        for name in ("exile", "gone"):
            keys = look.view[name]
            if keys:
                parts.append(heading(look.talk.say(f"cli-imperium-{name}-pile")))
                parts.append(names_flow(look, keys, look.width, {}))
        return Group(*parts)

    def seat(self, look: Look, seat: int) -> Text:
        return seat_text(look, seat)

    def help(self, talk: Talk) -> RenderableType:
        signs: Args = {
            name: talk.say(f"cli-imperium-{name}") for name in ("material", "population")
        }
        suits = [
            Text.assemble((sign, SUIT_STYLES[suit]), " ", (_suit_words(talk, suit), "dim"))
            for suit, sign in SUIT_SIGNS.items()
        ]
        suits.append(Text.assemble(f"{NO_SUIT} ", (talk.say("cli-imperium-no-suit"), "dim")))
        states = [
            Text.assemble((sign, STATE_STYLES[state]), " ", (_state_words(talk, state), "dim"))
            for state, sign in STATE_SIGNS.items()
        ]
        icons = [
            Text.assemble((sign, "cyan"), " ", (_icon_words(talk, icon), "dim"))
            for icon, sign in ICON_SIGNS.items()
        ]
        legend = Text("  ").join([*suits, *states, *icons])
        return Group(Text(talk.say("cli-imperium-help", signs)), legend)


def _suit_words(talk: Talk, suit: int) -> str:
    return talk.say("cli-imperium-suit-" + at.SUIT_NAMES[suit.bit_length() - 1])


def _state_words(talk: Talk, state: int) -> str:
    return talk.say(f"cli-imperium-state-{at.STATE_NAMES[state]}")


def _icon_words(talk: Talk, icon: int) -> str:
    return talk.say(f"cli-imperium-icon-{at.ICON_NAMES[icon]}")


TABLE: Final = ImperiumTable(GUIDE)
