"""Writes web/tests/nations-decisions.json: decisions of random games, for the test of the layout.

    .venv/bin/python tools/web_nations_decisions.py

Of every kind of decision and every sort of option there is at least one.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import tabularium as tb
from tabularium.kernel.game import Game

FILE = Path(__file__).resolve().parent.parent / "web" / "tests" / "nations-decisions.json"
GAMES = 150
SAMPLES = 1  # of each kind of decision with the same sorts of options
MOST = 4  # of each kind


def shape(g: Game) -> str:
    """A decision without the names of cards and without numbers."""
    assert g.decision is not None
    words: set[str] = set()
    for option in g.decision.options:
        verb, colon, about = option.key.partition(":")
        known = verb if colon or not about else option.key
        words.add(re.sub(r"\d+", "n", known) + (":public" if about == "public" else ""))
    bare = words if len(words) < 8 else {str(len(words) // 8)}
    return f"{g.decision.kind} {' '.join(sorted(bare))}"


def sample(g: Game) -> dict[str, Any]:
    assert g.decision is not None
    return {
        "seat": g.decision.seat,
        "kind": g.decision.kind,
        "prompt": g.decision.prompt("en"),
        "options": [
            {"key": option.key, "text": option.text("en"), "group": "", "hotkey": ""}
            for option in g.decision.options
        ],
        "view": g.view(g.decision.seat),
    }


def main() -> None:
    found: dict[str, list[dict[str, Any]]] = {}
    kinds: dict[str, int] = {}
    for seed in range(GAMES):
        seats = 1 + seed % 5
        options: dict[str, Any] = {"levels": "master", "sides": ("A", "B", "choose")[seed % 3]}
        if seed % 7 == 0:
            options["extra_worker"] = True
        g = tb.new("nations", seats=seats, seed=seed, options=options)
        chance = random.Random(seed)
        while g.decision:
            samples = found.setdefault(shape(g), [])
            kind = g.decision.kind
            if len(samples) < SAMPLES and kinds.get(kind, 0) < MOST:
                kinds[kind] = kinds.get(kind, 0) + 1
                samples.append(sample(g))
            keys = [option.key for option in g.decision.options]
            # passing early would end most rounds before anything happens
            busy = [key for key in keys if key != "pass" and not key.startswith("undeploy")]
            g.play(chance.choice(busy if busy and chance.random() < 0.85 else keys))
    everything = [one for samples in found.values() for one in samples]
    FILE.write_text(json.dumps(everything, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(len(everything), kinds, FILE.stat().st_size // 1024, "kB")


if __name__ == "__main__":
    main()
