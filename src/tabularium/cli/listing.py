"""The games that can be played, with their factions and options."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tabularium.api import games
from tabularium.locale.talk import Talk
from tabularium.presentation.games import guide_of
from tabularium.presentation.guide import Guide


def print_games(console: Console, talk: Talk) -> None:
    """Every game with what can be chosen in it."""
    for info in games():
        guide = guide_of(info.id)
        console.print(Text.assemble((info.id, "bold yellow"), "  ", (guide.title(talk), "bold")))
        seats = talk.say("cli-games-seats", {"least": info.min_seats, "most": info.max_seats})
        factions = ", ".join(
            f"{name} ({guide.faction(name, talk)})"
            if guide.faction(name, talk).lower() != name
            else name
            for name in info.factions
        )
        console.print(Text(f"  {seats}"))
        if factions:
            console.print(Text("  " + talk.say("cli-games-factions", {"factions": factions})))
        if info.options:
            console.print(Text("  " + talk.say("cli-games-options"), "dim"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column(ratio=1)
        for option in info.options:
            words = guide.option_words(option.name, talk)
            # words have lines of their own, with what they mean
            lines = option.samples() if isinstance(option.default, str) else []
            typed = "" if lines else ", ".join(option.samples())
            grid.add_row(f"    {option.name}", typed, words)
            for sample in lines:
                known = sample in option.choices
                grid.add_row("", sample, _choice(guide, option.name, sample, talk) if known else "")
        console.print(grid)


def _choice(guide: Guide, option: str, choice: str, talk: Talk) -> str:
    """What a choice of an option means."""
    name, words = guide.choice_name(option, choice, talk), guide.choice_words(option, choice, talk)
    return f"{name}: {words}" if words else name
