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
from tabularium.cli.look import Look
from tabularium.cli.table import TerminalTable
from tabularium.cli.typeset import heading, legend
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
        parts = [
            (sign, SUIT_STYLES[suit], f"suit-{at.SUIT_NAMES[suit.bit_length() - 1]}")
            for suit, sign in SUIT_SIGNS.items()
        ]
        parts.append((NO_SUIT, "", "no-suit"))
        for state, sign in STATE_SIGNS.items():
            parts.append((sign, STATE_STYLES[state], f"state-{at.STATE_NAMES[state]}"))
        for icon, sign in ICON_SIGNS.items():
            parts.append((sign, "cyan", f"icon-{at.ICON_NAMES[icon]}"))
        meant = [(sign, style, talk.say(f"cli-imperium-{name}")) for sign, style, name in parts]
        return Group(Text(talk.say("cli-imperium-help", signs)), legend(meant))


TABLE: Final = ImperiumTable(GUIDE)
