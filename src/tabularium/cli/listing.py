"""The games that can be played, with their factions and options."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from tabularium.api import games
from tabularium.cli.typeset import fit, grid, rest
from tabularium.kernel.info import OptionInfo
from tabularium.locale.talk import Args, Talk
from tabularium.presentation.games import guide_of
from tabularium.presentation.guide import Guide


def print_games(console: Console, talk: Talk) -> None:
    """Every game with what can be chosen in it."""
    for info in games():
        guide = guide_of(info.id)
        console.print(Text.assemble((info.id, "bold yellow"), "  ", (guide.title(talk), "bold")))
        seats = talk.say("web-seats-exactly", {"n": info.max_seats})
        if info.min_seats < info.max_seats:
            between: Args = {"least": info.min_seats, "most": info.max_seats}
            seats = talk.say("web-seats-between", between)
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
        table = grid(fit(), fit(style="dim"), rest(), padding=2)
        for option in info.options:
            words = guide.option_words(option, talk)
            # words have lines of their own, with what they mean
            lines = option.samples() if isinstance(option.default, str) else []
            typed = "" if lines else ", ".join(option.samples())
            table.add_row(f"    {option.name}", typed, words)
            for sample in lines:
                known = sample in option.choices
                table.add_row("", sample, _choice(guide, option, sample, talk) if known else "")
        console.print(table)


def _choice(guide: Guide, option: OptionInfo, choice: str, talk: Talk) -> str:
    """What a choice of an option means."""
    name = option.choice_name(guide.game, choice, talk)
    words = guide.choice_words(option, choice, talk)
    return f"{name}: {words}" if words else name
