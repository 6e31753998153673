"""Points: by category, and over the course of a game."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.seat_badge import named, seat_style
from tabularium.cli.table import TerminalTable
from tabularium.kernel.game import Game
from tabularium.locale.talk import Talk

BARS = "▁▂▃▄▅▆▇█"
SAMPLES = 40
STAR = "★"
HIDDEN = "?"  # points in which hidden cards count


def score_table(game: Game, look: Look, table: TerminalTable) -> RenderableType:
    """A column per seat, a row per category."""
    talk = look.talk
    scores = game.scores()
    known = [game.knows_score(look.view["seat"], seat) for seat in range(game.seats)]
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=True)
    grid.add_column("", footer=talk.say("cli-total"))
    for seat, score in enumerate(scores):
        won = f" {STAR}" if seat in game.winners else ""
        points = str(score.total) if known[seat] else HIDDEN
        total = Text(f"{points}{won}", "bold yellow" if won else "bold")
        grid.add_column(table.seat(look, seat), footer=total, justify="right")
    for name in scores[0].parts:
        row = [str(s.parts[name]) if known[seat] else HIDDEN for seat, s in enumerate(scores)]
        grid.add_row(table.guide.category(name, talk), *row)
    return grid


def course(game: Game) -> list[list[int]]:
    """The points of every seat at moments spread evenly over the game."""
    n = len(game.moves)
    samples = min(SAMPLES, n)
    moments = {round(n * (k + 1) / samples) for k in range(samples)} if samples else set()
    walker = game.at_move(0)
    totals: list[list[int]] = [[] for _ in range(game.seats)]
    for number, index in enumerate(game.moves, 1):
        walker.apply(index)
        if number in moments:
            for seat, score in enumerate(walker.scores()):
                totals[seat].append(score.total)
    return totals


def course_lines(game: Game, look: Look, table: TerminalTable) -> RenderableType:
    """A line of points over the game for every seat."""
    totals = course(game)
    most = max([max(points, default=0) for points in totals] + [1])
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat, points in enumerate(totals):
        bars = "".join(BARS[min(7, n * 8 // (most + 1))] for n in points)
        grid.add_row(table.seat(look, seat), Text(bars, seat_style(seat)))
    return grid


def ending(game: Game, look: Look, table: TerminalTable, talk: Talk) -> RenderableType:
    """How a finished game ended."""
    result = talk.say("cli-nobody-won")
    if game.winners:
        names = talk.join([named(table.seat(look, seat)) for seat in game.winners])
        result = talk.say("cli-winners", {"n": len(game.winners), "who": names})
    verdict = table.guide.verdict(look.view, look.talk) if game.winners else ""
    return Group(
        Text(f"{result} {verdict}".rstrip(), "bold"),
        score_table(game, look, table),
        Text(talk.say("cli-course"), "dim"),
        course_lines(game, look, table),
    )
