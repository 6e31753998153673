"""Draw docs/terminal.svg: the terminal table in the middle of a real game.

    python tools/picture.py

The same sources always draw the same picture.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import tabularium as tb
from tabularium.bots import bot, take_turn
from tabularium.cli.screen import Screen
from tabularium.cli.session import Session
from tabularium.cli.tables import table_of
from tabularium.locale import talk

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "terminal.svg"
SEED = 46
ROUND = 5  # from here on
KINDS = {"play", "buy", "attack", "start"}  # what there should be to choose from
RIVALS = ["easy", "normal"]
WIDTH = 100
FONTS = "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def middle_of_a_game() -> tb.Game:
    """A moment at which the first of three players has something to choose from."""
    game = tb.new("altay", seats=["earthfolk", "firefolk", "elvenfolk"], seed=SEED)
    players = [bot(name, seat) for seat, name in enumerate(["greedy", *RIVALS])]
    while not game.over:
        view, decision = game.view(0, forecasts=True), game.decision
        if decision and decision.seat == 0 and view["round"] >= ROUND:
            kinds = {option.key.partition(":")[0] for option in decision.options}
            if kinds >= KINDS:
                return game
        take_turn(game, players[game.to_move])
    raise SystemExit("The game ended before its middle: choose another seed.")


def main() -> None:
    console = Console(
        record=True,
        width=WIDTH,
        height=60,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    session = Session(middle_of_a_game(), ["me", *RIVALS], "en", Path("unused"))
    Screen(console, session, table_of("altay"), talk("en")).show(0)
    picture = console.export_svg(title="tabularium play altay", theme=MONOKAI)
    # fonts are taken from the reader's machine: a picture that calls home is none
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = picture.replace("Fira Code, monospace", FONTS)
    PICTURE.write_text(picture, encoding="utf-8")
    print(f"{PICTURE.relative_to(Path.cwd())}: {PICTURE.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
