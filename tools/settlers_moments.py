"""Writes web/tests/settlers/moments.json: decisions of every kind, to test the layout of Settlers.

    .venv/bin/python tools/settlers_moments.py [most]

Random games with different options are played; a decision is kept when it offers something, in
words of the option keys, that fewer than `most` kept ones of its kind offer. With it go the things
"why not" can be asked about.
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
from tabularium.desk.why import things
from tabularium.games.settlers.boards import BOARDS, STORED
from tabularium.games.settlers.layout import FACTIONS, GOODS
from tabularium.kernel.game import Game
from tabularium.locale import talk

FILE = Path(__file__).resolve().parent.parent / "web" / "tests" / "settlers" / "moments.json"
OPTIONS: list[dict[str, Any]] = [
    {},
    {"lookout": "alternative", "robbers_take_routes": True},
    {"lookout": "advanced", "peaceful": True, "chapel_points": True},
]
GAMES = 160
MOST = 1500  # moves of a game
WORDS = (
    *("build", "deal", "raze", "use", "defend", "samurai", "gate", "shrine", "foundation", "route"),
)


def words(g: Game) -> set[str]:
    """What a decision offers, without the things it is about."""
    assert g.decision is not None
    found: set[str] = set()
    for option in g.decision.options:
        word, _, rest = option.key.partition(":")
        plain = word if word in WORDS or not rest else f"*:{rest.partition(':')[0]}"
        found.add(f"{g.decision.kind}/{plain if plain in WORDS or '*:deal' in plain else ''}")
    return found


def moment(g: Game) -> dict[str, Any]:
    guide, asked = guide_of("settlers"), g.decision
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
        "things": things(g, asked.seat),
    }


def boards() -> dict[str, Any]:
    return {
        name: {
            "makes": {GOODS[good]: n for good, n in BOARDS[faction]},
            "keeps": GOODS[STORED[faction]],
        }
        for faction, name in enumerate(FACTIONS)
    }


def main(most: int) -> None:
    found: list[dict[str, Any]] = []
    seen: Counter[str] = Counter()
    for n in range(GAMES):
        picker = random.Random(n)
        g = tb.new("settlers", seats=1 + n % 4, seed=n, options=OPTIONS[n % 3])
        while g.decision and len(g.moves) < MOST:
            offered = words(g)
            if any(seen[word] < most for word in offered):
                seen.update(offered)
                found.append(moment(g))
            options = g.decision.options
            # turns that end at once would never come to anything
            keen = [option for option in options if option.key not in ("end", "pass")]
            g.play(picker.choice(keen if keen and picker.random() < 0.92 else options).key)
    cards = [asdict(card) for card in guide_of("settlers").cards(talk("en"))]
    FILE.parent.mkdir(parents=True, exist_ok=True)
    data = {"cards": cards, "boards": boards(), "moments": found}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    FILE.write_text(text + "\n", encoding="utf-8")
    print(f"{len(found)} moments, {len(text) // 1024} kB")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
