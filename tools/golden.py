"""Writes the golden records anew, after a change of behaviour that raised a rules version.

    .venv/bin/python tools/golden.py             new games
    .venv/bin/python tools/golden.py --digests   the same games: only their digests are made anew

The second is for a change that renames nodes or moves numbers of the state, and changes no rule:
keys and results must replay as they are written.

For every game and number of players, and for every way a game can end, one game between bots. The
tests replay them all; look at the diff before you commit it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import tabularium as tb
from tabularium.bots import bot, take_turn
from tabularium.kernel.replay import WITHOUT_DIGESTS

GOLDEN = Path(__file__).resolve().parent.parent / "golden"

# file name, seats, seed, options, bots: seeds were searched for the ending the name says
GAMES: dict[str, list[tuple[str, Any, int, dict[str, Any], list[str]]]] = {
    "altay": [
        ("2-settled", 2, 1, {}, ["greedy", "greedy"]),
        ("3-settled", 3, 2, {"trade": True}, ["greedy", "random", "greedy"]),
        ("4-settled", 4, 3, {"starts": "suggested"}, ["greedy"] * 4),
        ("2-eliminated", 2, 11, {"map": "full"}, ["greedy", "random"]),
        ("3-eliminated", 3, 4, {"drop_table_cards": True}, ["greedy", "random", "random"]),
        ("4-eliminated", 4, 7, {"ask_government": True}, ["random"] * 4),
    ],
    "imperium": [
        ("2-scored", ["celts", "utopians"], 1, {"sides": "A"}, ["greedy", "greedy"]),
        (
            "3-scored",
            ["vikings", "arthurians", "qin"],
            2,
            {"common_cards": "legends"},
            ["greedy"] * 3,
        ),
        ("4-scored", ["romans", "greeks", "egyptians", "minoans"], 3, {}, ["greedy"] * 4),
        (
            "4-scored-legends",
            ["atlanteans", "olmecs", "mauryans", "scythians"],
            4,
            {"common_cards": "legends", "sides": "A"},
            ["greedy", "random", "greedy", "random"],
        ),
        ("3-collapsed", ["persians", "macedonians", "carthaginians"], 5, {}, ["random"] * 3),
    ],
    "nations": [
        ("1-scored", 1, 5, {}, ["greedy"]),
        ("2-scored", 2, 1, {"levels": "master", "sides": "choose"}, ["greedy", "greedy"]),
        ("3-scored", 3, 2, {"sides": "B"}, ["greedy", "random", "greedy"]),
        ("4-scored", 4, 3, {"extra_worker": True}, ["greedy", "greedy", "random", "greedy"]),
        ("5-scored", 5, 4, {"levels": "master"}, ["greedy"] * 5),
    ],
    "settlers": [
        ("1-scored", 1, 5, {}, ["greedy"]),
        ("2-scored", 2, 1, {}, ["greedy", "greedy"]),
        ("3-scored", 3, 2, {"lookout": "advanced"}, ["greedy", "random", "greedy"]),
        ("4-scored", 4, 3, {"peaceful": True}, ["greedy", "greedy", "random", "greedy"]),
    ],
}


def ending(g: tb.Game) -> str:
    """How a game ended: Altay knows two ways (A65), Imperium too (I67, I69), the others one."""
    if g.rules.info.id == "imperium" and g.view(None)["collapsed"]:
        return "collapsed"
    if g.rules.info.id != "altay":
        return "scored"
    for player in g.view(None)["players"]:
        if player["points"]["territories"] == 0:
            return "eliminated"
    return "settled"


def play(game: str, seats: Any, seed: int, options: dict[str, Any], bots: list[str]) -> tb.Game:
    g = tb.new(game, seats=seats, seed=seed, options=options)
    players = [bot(name, seed + seat) for seat, name in enumerate(bots)]
    while not g.over:
        take_turn(g, players[g.to_move])
    return g


def digest_again() -> None:
    """The records as they are, with the digests of today."""
    for path in sorted(GOLDEN.glob("*/*.json")):
        record = json.loads(path.read_text())
        g = tb.replay({**record, "format": WITHOUT_DIGESTS})
        write(path, g)


def write(path: Path, g: tb.Game) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(g.record(), indent=0) + "\n")


def main() -> None:
    if sys.argv[1:] == ["--digests"]:
        digest_again()
        return
    for game, entries in GAMES.items():
        for name, seats, seed, options, bots in entries:
            while True:
                g = play(game, seats, seed, options, bots)
                if ending(g) == name.split("-")[1]:
                    break
                seed += 1
            path = GOLDEN / game / f"{name}.json"
            write(path, g)
            print(f"{path.name}: {g}, seed {seed}")


if __name__ == "__main__":
    main()
