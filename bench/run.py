"""`make bench`: every game beside catanatron, interpreted and compiled, in turns in one run.

Machines are noisy, so only ratios of one run mean anything: the engines take turns, several rounds,
and the median counts. The table goes to bench/results.json.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "3"))
SECONDS = os.environ.get("BENCH_SECONDS", "4")
SEATS = 4
MEDIANS = (
    "decisions_per_second",
    "clone_us",
    "view_us",
    "greedy_ms",
    "descents_per_second",
    "game_kb",
)
# what DESIGN asks of every game, as multiples of catanatron and in microseconds
TARGETS = {"interpreted": 4.0, "compiled": 20.0, "clone_us": 10.0, "game_kb": 100.0}


def measure(engine: str, seats: int, compiled: bool) -> dict[str, Any]:
    """One measurement in a process of its own."""
    env = dict(os.environ)
    env["PYTHONPATH"] = os.pathsep.join([str(COMPILED)] * compiled + [str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "bench.measure", engine, str(seats), SECONDS],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"bench: {engine} failed:\n{done.stderr}")
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    if engine != "catanatron" and result["compiled"] != compiled:
        sys.exit("bench: build/compiled does not hold compiled code; run `make compile`")
    return result


def main() -> None:
    import tabularium as tb

    runs = [("catanatron", SEATS, False)]
    for game in tb.games():
        runs += [(game.id, SEATS, False), (game.id, SEATS, True)]
    found: dict[tuple[str, int, bool], list[dict[str, Any]]] = {run: [] for run in runs}
    jobs = [run for _ in range(ROUNDS) for run in runs]
    for run in track(jobs, description="measuring", console=Console(stderr=True)):
        found[run].append(measure(*run))
    base = statistics.median(r["decisions_per_second"] for r in found[runs[0]])
    rows = []
    for results in found.values():
        row = dict(results[-1])
        for name in MEDIANS:
            if name in row:
                row[name] = statistics.median(result[name] for result in results)
        row["times_catanatron"] = round(row["decisions_per_second"] / base, 1)
        rows.append(row)
    report = {
        "python": platform.python_version(),
        "rounds": ROUNDS,
        "seconds": float(SECONDS),
        "targets": TARGETS,
        "rows": rows,
    }
    (ROOT / "bench" / "results.json").write_text(json.dumps(report, indent=1) + "\n")
    show(rows)


def show(rows: list[dict[str, Any]]) -> None:
    table = Table(title="random play, one core, median of the rounds")
    for column in (
        "engine",
        "how",
        "decisions/s",
        "x catanatron",
        "clone µs",
        "view µs",
        "greedy ms",
        "descents/s",
        "game kB",
    ):
        table.add_column(column, justify="left" if column in ("engine", "how") else "right")
    for row in rows:
        table.add_row(
            row["engine"],
            "compiled" if row["compiled"] else "interpreted",
            f"{row['decisions_per_second']:,.0f}",
            f"{row['times_catanatron']:.1f}",
            f"{row['clone_us']:.1f}",
            f"{row['view_us']:.0f}" if "view_us" in row else "",
            f"{row['greedy_ms']:.2f}" if "greedy_ms" in row else "",
            f"{row['descents_per_second']:,.0f}" if "descents_per_second" in row else "",
            f"{row['game_kb']:.0f}" if "game_kb" in row else "",
        )
    console = Console(width=100)
    console.print(table)
    console.print(
        f"targets: interpreted at least {TARGETS['interpreted']:.0f}x, compiled at least "
        f"{TARGETS['compiled']:.0f}x catanatron; clone at most {TARGETS['clone_us']:.0f} µs "
        f"compiled; a finished game at most {TARGETS['game_kb']:.0f} kB"
    )


if __name__ == "__main__":
    main()
