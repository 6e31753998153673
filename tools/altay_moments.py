"""Writes web/tests/altay/moments.json: decisions of every kind, for testing the layout of Altay.

    .venv/bin/python tools/altay_moments.py [most]

Random games with different options are played; a decision is kept when it offers something, in
words of the option keys, that fewer than `most` kept ones of its kind offer.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

import tabularium as tb
from tabularium.desk.games import guide_of
from tabularium.kernel.game import Game
from tabularium.locale import talk

FILE = Path(__file__).resolve().parent.parent / "web" / "tests" / "altay" / "moments.json"
OPTIONS: list[dict[str, Any]] = [
    {},
    {"trade": True, "drop_table_cards": True},
    {"ask_government": True, "archive_defends": False, "map": "full"},
]
GAMES = 24
MOST = 1500  # moves of a game


def words(g: Game) -> set[str]:
    """What a decision offers, without the things it is about."""
    assert g.decision is not None
    return {f"{g.decision.kind}/{option.key.split(':')[0]}" for option in g.decision.options}


def moment(g: Game) -> dict[str, Any]:
    guide, asked = guide_of("altay"), g.decision
    assert asked is not None
    return {
        "kind": asked.kind,
        "seat": asked.seat,
        "prompt": asked.prompt("en"),
        "options": [
            {
                "key": option.key,
                "text": option.text("en"),
                "group": talk("en").say(guide.group(option.key)),
                "hotkey": guide.hotkey(option.key),
            }
            for option in asked.options
        ],
        "view": g.view(asked.seat),
    }


def main(most: int) -> None:
    found: list[dict[str, Any]] = []
    seen: Counter[str] = Counter()
    for n in range(GAMES):
        picker = random.Random(n)
        g = tb.new("altay", seats=2 + n % 3, seed=n, options=OPTIONS[n // 3 % 3])
        while g.decision and len(g.moves) < MOST:
            offered = words(g)
            if any(seen[word] < most for word in offered):
                seen.update(offered)
                found.append(moment(g))
            options = g.decision.options
            # turns that end at once would never come to anything
            keen = [option for option in options if option.key not in ("end", "abandon")]
            g.play(picker.choice(keen if keen and picker.random() < 0.9 else options).key)
    cards = [asdict(card) for card in guide_of("altay").cards(talk("en"))]
    FILE.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"cards": cards, "moments": found}, ensure_ascii=False)
    FILE.write_text(text + "\n", encoding="utf-8")
    print(f"{len(found)} moments, {len(text) // 1024} kB")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
