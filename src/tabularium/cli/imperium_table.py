"""Imperium at the terminal: its table put together."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType

from tabularium.cli.imperium_cards import names_flow
from tabularium.cli.imperium_market import choosing, market, supply, title
from tabularium.cli.imperium_own import one_side, own_side
from tabularium.cli.imperium_players import players, rivals
from tabularium.cli.imperium_signs import ICON_SIGNS, NO_SUIT, STATE_SIGNS, SUIT_SIGNS, TOKENS
from tabularium.cli.look import Look
from tabularium.cli.table import TerminalTable
from tabularium.cli.typeset import heading, legend
from tabularium.games.imperium import layout as at
from tabularium.locale.talk import Talk
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
                parts.append(heading(look.say(f"cli-imperium-{name}-pile")))
                parts.append(names_flow(look, keys, look.width, {}))
        return Group(*parts)

    def help(self, talk: Talk) -> RenderableType:
        signs = {
            f"suit-{at.SUIT_NAMES[suit.bit_length() - 1]}": one for suit, one in SUIT_SIGNS.items()
        }
        signs["no-suit"] = (NO_SUIT, "")
        signs |= {f"state-{at.STATE_NAMES[state]}": one for state, one in STATE_SIGNS.items()}
        signs |= {f"icon-{at.ICON_NAMES[icon]}": (one, "cyan") for icon, one in ICON_SIGNS.items()}
        meant = [
            (sign, style, talk.say(f"cli-imperium-{name}")) for name, (sign, style) in signs.items()
        ]
        return Group(TOKENS.help(talk, "cli-imperium-help"), legend(meant))


TABLE: Final = ImperiumTable(GUIDE)
