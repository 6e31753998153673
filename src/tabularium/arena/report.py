"""Everything that is written about a tournament once it is played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from tabularium.arena.frame import write_parquet
from tabularium.arena.match import Played
from tabularium.arena.page import write_page
from tabularium.arena.plan import Plan
from tabularium.arena.results import Results, results
from tabularium.arena.tournament import counted
from tabularium.locale.talk import Talk


def write_report(
    folder: Path, plan: Plan, games: Mapping[int, Played], seconds: float, talk: Talk
) -> Results:
    """Write results.json, games.parquet and report.html from the stored games."""
    found = results(plan, games, seconds)
    good = [game for game in counted(plan, games) if not game.error]
    (folder / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    write_parquet(folder / "games.parquet", plan, good)
    write_page(folder / "report.html", plan, good, found, talk)
    return found
