"""The games as a table for other programs: a row for each seat of each game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import polars as pl

from tabularium.arena.match import Played
from tabularium.arena.plan import Plan
from tabularium.plugins import rules_of

COLUMNS: dict[str, type[pl.DataType]] = {
    "game": pl.Int64,
    "players": pl.Int64,
    "seat": pl.Int64,
    "bot": pl.String,
    "faction": pl.String,
    "place": pl.Int64,
    "won": pl.Float64,
    "total": pl.Int64,
}
LAST_COLUMNS: dict[str, type[pl.DataType]] = {
    "opening": pl.String,
    "moves": pl.Int64,
    "decisions": pl.Int64,
    "seconds": pl.Float64,
}


def write_parquet(file: Path, plan: Plan, games: Sequence[Played]) -> None:
    """Write games.parquet."""
    categories = {f"score_{name}": pl.Int64 for name in rules_of(plan.game).categories()}
    rows = [_row(game, seat) for game in games for seat in range(len(game.bots))]
    pl.DataFrame(rows, schema={**COLUMNS, **categories, **LAST_COLUMNS}).write_parquet(file)


def _row(game: Played, seat: int) -> dict[str, Any]:
    return {
        "game": game.number,
        "players": len(game.bots),
        "seat": seat,
        "bot": game.bots[seat],
        "faction": game.factions[seat],
        "place": game.places[seat],
        "won": game.share(seat),
        "total": game.totals[seat],
        **{f"score_{name}": points for name, points in game.scores[seat].items()},
        "opening": game.openings[seat],
        "moves": game.moves,
        "decisions": game.decisions[seat],
        "seconds": game.seconds[seat],
    }
