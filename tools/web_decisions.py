"""Writes web/fixtures/<game>-decisions.json: a table at every kind of question, for the tests.

    .venv/bin/python tools/web_decisions.py imperium

The moments come from games played at random; each brings words in its options that no earlier one
had. The last one is seen by a spectator.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from dataclasses import asdict
from typing import Any

from web_fixtures import FIXTURES, state

import tabularium as tb
from tabularium.desk.games import guide_of
from tabularium.kernel.game import Game
from tabularium.locale import talk

GAMES = 60  # played to the end or to their limit
MOST = 900  # moves of a game
EACH = 2  # moments of a kind, at most
RICH = ("choose",)  # kinds whose options differ so much that more are kept
MORE = 16
OPTIONS = {"imperium": {"sides": "choose"}}


def words(game: Game) -> set[str]:
    """What the options are, without the cards they name."""
    assert game.decision is not None
    return {option.key.split(":")[0].split(".")[0] for option in game.decision.options}


def moments(name: str) -> list[Game]:
    found: list[Game] = []
    kept: Counter[str] = Counter()
    known: dict[str, set[str]] = {}
    for seed in range(GAMES):
        chance = random.Random(seed)
        g = tb.new(name, seats=2 + seed % 3, seed=seed, options=OPTIONS.get(name, {}))
        while g.decision and len(g.moves) < MOST:
            kind = g.decision.kind
            new = words(g) - known.setdefault(kind, set())
            if new and kept[kind] < (MORE if kind in RICH else EACH) and chance.random() < 0.2:
                kept[kind] += 1
                known[kind] |= new
                found.append(g.clone())
            g.play(chance.choice(g.decision.options).key)
    return found


def spectator(shown: dict[str, Any], g: Game) -> dict[str, Any]:
    asked = {"seat": g.to_move, "kind": shown["decision"]["kind"]}
    return {**shown, "viewer": None, "open": [], "view": g.view(None), "decision": asked}


def main() -> None:
    name = sys.argv[1]
    guide = guide_of(name)
    found = moments(name)
    states = [state(g, guide, "en", MOST) for g in found]
    for shown in states:
        shown["log"] = {"from": 0, "lines": []}
    states.append(spectator(states[-1], found[-1]))
    cards = [asdict(card) for card in guide.cards(talk("en"))]
    data = {"cards": {"en": cards}, "states": {"en": states}, "previews": [], "curves": []}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (FIXTURES / f"{name}-decisions.json").write_text(text + "\n", encoding="utf-8")
    print(f"{name}: {len(states)} moments, {len(text) // 1024} kB")


if __name__ == "__main__":
    main()
