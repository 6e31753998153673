"""Writes web/fixtures/<game>-decisions.json: a table at every kind of question, for the tests.

    .venv/bin/python tools/web_decisions.py [game ...]

The moments come from games played at random with different options. A moment is kept when its
options have a shape that no earlier one of its kind had: what they do, without the cards, places
and amounts they name. With each go the things that "why not" can be asked about. At the end some of
them follow as a spectator sees them.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections import Counter
from dataclasses import asdict
from typing import Any

from web_fixtures import FIXTURES, state

import tabularium as tb
from tabularium.kernel.game import Game
from tabularium.locale import talk
from tabularium.presentation.games import guide_of
from tabularium.presentation.why import things

# played to the end or to their limit; rare questions need many games
GAMES = {"altay": 150, "settlers": 1000, "nations": 3000, "imperium": 150}
MOST = 1500  # moves of a game
EACH = 16  # moments of a kind, at most
WATCHED = 10  # every tenth is shown to a spectator as well
# what ends things before anything has happened is seldom done
DULL = ("end", "abandon", "pass", "undeploy")
SELDOM = 0.15
# they take turns; each reaches questions that the others do not
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "altay": [
        {},
        {"trade": True, "drop_table_cards": True},
        {"ask_government": True, "archive_defends": False, "map": "full"},
    ],
    "settlers": [
        {},
        {"lookout": "alternative", "robbers_take_routes": True},
        {"lookout": "advanced", "peaceful": True, "second_use": "asked"},
    ],
    "nations": [
        {"levels": "master", "sides": "A"},
        {"levels": "master", "sides": "B", "extra_worker": True},
        {"levels": "master", "sides": "choose"},
    ],
    "imperium": [{"sides": "choose"}],
}


def shapes(g: Game, cards: set[str]) -> set[str]:
    """What the options do, without the cards, places and amounts they name."""
    assert g.decision is not None
    found: set[str] = set()
    for option in g.decision.options:
        words = [word.partition(".")[0] for word in option.key.split(":")]
        plain = ["*" if word in cards else re.sub(r"\d+", "n", word) for word in words]
        found.add(":".join(plain[:2]))
    return found | sorts(g)


def sorts(g: Game) -> set[str]:
    """What sort of set is chosen, where several things are."""
    assert g.decision is not None
    question = g.decision.set
    if question is None:
        return set()
    several = any(member.most > 1 for member in question.members)
    facts = {"set": True, "given": bool(question.given), "ordered": question.ordered}
    return {f"set:{name}" for name, there in {**facts, "copies": several}.items() if there}


def moments(name: str, cards: set[str]) -> list[Game]:
    info = next(info for info in tb.games() if info.id == name)
    counts = range(info.min_seats, info.max_seats + 1)
    found: list[Game] = []
    kept: Counter[str] = Counter()
    known: dict[str, set[str]] = {}
    for seed in range(GAMES[name]):
        chance = random.Random(seed)
        options = OPTIONS[name][seed // len(counts) % len(OPTIONS[name])]
        g = tb.new(name, seats=counts[seed % len(counts)], seed=seed, options=options)
        while g.decision and len(g.moves) < MOST:
            kind = g.decision.kind
            new = shapes(g, cards) - known.setdefault(kind, set())
            if new and kept[kind] < EACH:
                kept[kind] += 1
                known[kind] |= new
                found.append(g.clone())
            keys = [option.key for option in g.decision.options]
            keen = [key for key in keys if key.partition(":")[0] not in DULL]
            g.play(chance.choice(keen if keen and chance.random() >= SELDOM else keys))
    return found


def shown(g: Game) -> dict[str, Any]:
    """A table as the server says it; nothing is asked about its log."""
    made = state(g, guide_of(g.rules.info.id), "en", MOST)
    return {**made, "log": {"from": 0, "lines": []}, "things": things(g, g.to_move)}


def watched(g: Game) -> dict[str, Any]:
    """The same for a spectator."""
    assert g.decision is not None
    asked = {"seat": g.to_move, "kind": g.decision.kind}
    seen: dict[str, Any] = {
        "viewer": None,
        "open": [],
        "view": g.view(None, forecasts=True),
        "decision": asked,
    }
    return {**shown(g), **seen, "things": things(g, None)}


def write(name: str) -> None:
    cards = [asdict(card) for card in guide_of(name).cards(talk("en"))]
    found = moments(name, {card["key"] for card in cards})
    states = [*map(shown, found), *map(watched, found[::WATCHED])]
    data = {"cards": {"en": cards}, "states": {"en": states}, "previews": [], "curves": []}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (FIXTURES / f"{name}-decisions.json").write_text(text + "\n", encoding="utf-8")
    print(f"{name}: {len(states)} moments, {len(text) // 1024} kB")


if __name__ == "__main__":
    for game in sys.argv[1:] or [info.id for info in tb.games()]:
        write(game)
