"""What every table needs, in the terminal or on a page: words for options, events and cards, the
story so far, taking back. Nothing here draws."""

from __future__ import annotations

from tabularium.desk.guide import Guide
from tabularium.kernel.errors import UnknownGame


def guide_of(game: str) -> Guide:
    """The guide of a game."""
    # imported late, so that a command only loads the game it is about
    if game == "altay":
        from tabularium.desk.altay import AltayGuide

        return AltayGuide()
    if game == "settlers":
        from tabularium.desk.settlers import SettlersGuide

        return SettlersGuide()
    if game == "nations":
        from tabularium.desk.nations import NationsGuide

        return NationsGuide()
    if game == "imperium":
        from tabularium.desk.imperium import ImperiumGuide

        return ImperiumGuide()
    possible = ["altay", "settlers", "nations", "imperium"]
    raise UnknownGame("error-unknown-game", given=game, possible=possible)
