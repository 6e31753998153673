"""What is said of a tournament, on the page and in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.api import new
from tabularium.arena.match import Played
from tabularium.arena.plan import Plan
from tabularium.arena.results import Results
from tabularium.locale.talk import Talk


def head_line(plan: Plan, results: Results, talk: Talk) -> str:
    """What was played."""
    options = "".join([f" · {name}={value}" for name, value in plan.options.items()])
    said = talk.say(
        "arena-head",
        {
            "games": results.games,
            "bots": ", ".join(plan.bots),
            "players": ", ".join([str(n) for n in plan.seats]),
            "moves": f"{results.moves:.0f}",
            "seed": str(plan.seed),
        },
    )
    return said + options


def stopped_line(results: Results, talk: Talk) -> str:
    """Why fewer games were played than planned."""
    return talk.say(
        "arena-stopped",
        {
            "games": results.games,
            "planned": results.planned,
            "until": talk.percent(results.until or 0.0),
        },
    )


def opening_words(games: Sequence[Played], keys: Sequence[str], lang: str) -> dict[str, str]:
    """Openings in words, as they were offered in a game in which they were played."""
    words: dict[str, str] = {}
    for key in keys:
        game = next(game for game in games if key in game.openings)
        record = game.recorded()
        walker = new(record["game"], record["seats"], record["seed"], record["options"])
        for move in record["keys"]:
            decision = walker.decision
            assert decision is not None
            if decision.kind == "turn" and move == key:
                break
            walker.play(move)
        option = walker.index_of(key)
        decision = walker.decision
        assert decision is not None
        words[key] = decision.options[option].text(lang)
    return words


def between(talk: Talk, low: float, high: float, sign: bool = False) -> str:
    return f"{talk.percent(low, sign)} – {talk.percent(high, sign)}"
