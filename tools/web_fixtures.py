"""Writes web/fixtures: tables at several moments, for building and looking at the pages.

    .venv/bin/python tools/web_fixtures.py

One file for each game, made of a few games between bots, in the shape that docs/server.md gives;
layouts.json has what their views hold. The page shows them at /fixture/<game>/<n> without any
server; only development builds do.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from msgspec import to_builtins

import tabularium as tb
from tabularium.bots import bot, take_turn
from tabularium.kernel.game import Game
from tabularium.kernel.log import Log
from tabularium.kernel.offer import CHOSEN, PARTS, Thing
from tabularium.locale import LANGUAGES, talk
from tabularium.presentation.games import guide_of
from tabularium.presentation.guide import Guide
from tabularium.server.layouts import layout_bytes
from tabularium.server.log import LogLines

FIXTURES = Path(__file__).resolve().parent.parent / "web" / "fixtures"
LINES = 40  # of the log, at most
MOST = 6000  # moves of a game

# seats, seed, bots, and the moments as parts of the whole game
PLAN: list[tuple[int, int, list[str], list[float]]] = [
    (2, 5, ["greedy", "greedy"], [0.0, 0.08, 0.4, 0.75, 1.0]),
    (4, 8, ["greedy", "greedy", "random", "greedy"], [0.5, 0.9]),
]
SOLO = (1, 3, ["greedy"], [0.5, 1.0])
# further moments: seats, seed, options, and the kinds of decision whose first one is shown
MORE: dict[str, list[tuple[int, int, dict[str, Any], list[str]]]] = {
    "nations": [
        (5, 4, {"levels": "master", "sides": "choose"}, ["faction", "growth", "replace"]),
        (5, 4, {"levels": "master", "sides": "choose"}, ["golden-age", "turn@150", "make-up"]),
        (3, 1, {"levels": "master", "sides": "B"}, ["turn@90", "either", "may", "new-event"]),
        (1, 6, {"levels": "master"}, ["turn@12"]),
    ],
    "settlers": [
        (3, 11, {}, ["draft@25", "sacrifice", "produce", "draw", "turn@260"]),
        (
            4,
            2,
            {"lookout": "advanced"},
            ["draft@60", "turn@300", "take-over", "steal", "take-deal"],
        ),
        (2, 17, {"lookout": "alternative"}, ["draft@20", "turn@150", "pay", "raze-good"]),
        (1, 9, {}, ["draft@40", "attack", "turn@90"]),
    ],
}


def played(game: str, seats: int, seed: int, bots: list[str]) -> Game:
    g = tb.new(game, seats=seats, seed=seed)
    players = [bot(name, seed + n) for n, name in enumerate(bots)]
    while g.decision and len(g.moves) < MOST:
        take_turn(g, players[g.to_move])
    return g


def sought(
    game: str, n: int, seed: int, options: dict[str, Any], kinds: list[str]
) -> tuple[list[Game], int]:
    """The first decisions of some kinds in a game of chance; "turn@90": after so many moves."""
    g = tb.new(game, seats=n, seed=seed, options=options)
    players = [bot("greedy" if seat % 2 else "random", seed + seat) for seat in range(n)]
    found: dict[str, Game] = {}
    while g.decision and len(g.moves) < MOST:
        for wanted in kinds:
            kind, _, after = wanted.partition("@")
            if g.decision.kind == kind and len(g.moves) >= int(after or 0):
                found.setdefault(wanted, g.clone())
        take_turn(g, players[g.to_move])
    return [found[kind] for kind in kinds if kind in found], len(g.moves)


def log(g: Game, seat: int, guide: Guide, lang: str) -> dict[str, Any]:
    """The last lines of the log."""
    lines = LogLines(Log(g), guide, g.seats)
    last = lines.count(seat, len(g.moves))
    first = max(0, last - LINES)
    told = lines.lines(seat, talk(lang), first, last)
    return {"from": first, "lines": to_builtins(told)}


def scores(g: Game, guide: Guide, lang: str, viewer: int) -> list[dict[str, Any] | None]:
    """The points as far as the viewer may know them."""
    language = talk(lang)
    return [
        {
            "total": score.total,
            "parts": [
                {"name": name, "words": guide.category(name, language), "points": points}
                for name, points in score.parts.items()
            ],
        }
        if g.knows_score(viewer, seat)
        else None
        for seat, score in enumerate(g.scores())
    ]


def seats(g: Game, guide: Guide, lang: str, viewer: int) -> list[dict[str, Any]]:
    names = ["Ada", "Bartek", "Csilla", "Dénes", "Ewa"]
    found: list[dict[str, Any]] = []
    for seat, player in enumerate(g.view(viewer, forecasts=True)["players"]):
        faction = player["faction"]
        found.append(
            {
                "seat": seat,
                "who": "human" if seat == viewer else "greedy",
                "name": names[seat],
                "faction": faction,
                "faction_name": guide.faction(faction, talk(lang)) if faction else None,
                "bot": None,
                "here": True,
            }
        )
    return found


def decision(g: Game, guide: Guide, lang: str) -> dict[str, Any] | None:
    asked = g.decision
    if asked is None:
        return None
    several = {} if asked.set is None else {"set": chosen_together(asked.set, lang)}
    return {
        "seat": asked.seat,
        "kind": asked.kind,
        "prompt": asked.prompt(lang),
        "options": [
            {
                "key": option.key,
                "text": option.text(lang),
                "group": talk(lang).say(guide.group(option.key)),
                "hotkey": guide.hotkey(option.key),
                "about": things_of(option.about),
            }
            for option in asked.options
        ],
        **several,
    }


def things_of(about: tuple[Thing, ...]) -> list[dict[str, Any]]:
    """What an option is about, as the server says it: what is usual is left out."""
    found: list[dict[str, Any]] = []
    for thing in about:
        doc: dict[str, Any] = {"zone": thing.zone, "name": thing.name}
        if thing.part != CHOSEN:
            doc["part"] = PARTS[thing.part]
        if thing.seat >= 0:
            doc["seat"] = thing.seat
        if thing.spot >= 0:
            doc["spot"] = thing.spot
        found.append(doc)
    return found


def chosen_together(question: tb.SetQuestion, lang: str) -> dict[str, Any]:
    """A question that chooses several things."""
    given = zip(question.given, question.given_text(lang), strict=True)
    return {
        "prompt": question.prompt(lang),
        "members": [
            {
                "key": member.key,
                "text": member.text(lang),
                "most": member.most,
                "worth": member.worth,
                "about": things_of(member.about),
            }
            for member in question.members
        ],
        "least": question.least,
        "most": question.most,
        "need": question.need,
        "ordered": question.ordered,
        "given": [{"key": key, "text": text} for key, text in given],
    }


def state(g: Game, guide: Guide, lang: str, total: int) -> dict[str, Any]:
    viewer = max(g.to_move, 0)
    n = len(g.moves)
    return {
        "id": f"{guide.game}-{g.seats}-{n}",
        "game": guide.game,
        "title": talk(lang).say(f"{guide.game}-title"),
        "lang": lang,
        "version": n,
        "moves": n,
        "at": None,
        "viewer": viewer,
        "open": [viewer],
        "seats": seats(g, guide, lang, viewer),
        "view": g.view(viewer, forecasts=True),
        "decision": decision(g, guide, lang),
        "log": log(g, viewer, guide, lang),
        "scores": scores(g, guide, lang, viewer),
        "over": g.over,
        "winners": list(g.winners),
        "verdict": guide.verdict(g.view(viewer, forecasts=True), talk(lang)) if g.over else "",
        "taken_back": 0,
        "closed": None,
        "undo": {"to": n - 1, "text": "…"} if 0 < n < total else {"reason": "…"},
        "asking": None,
        "chat": {
            "from": 0,
            "lines": [{"seat": viewer, "name": "Ada", "text": "Szia! Cześć!", "at": 0}],
        },
    }


def curve(g: Game) -> dict[str, Any]:
    """The points of every seat at forty moments."""
    walker = g.at_move(0)
    moves: list[int] = []
    points: list[list[int]] = [[] for _ in range(g.seats)]
    step = max(1, len(g.moves) // 40)
    for number, index in enumerate(g.moves, 1):
        walker.apply(index)
        if number % step == 0 or number == len(g.moves):
            moves.append(number)
            for seat, score in enumerate(walker.scores()):
                points[seat].append(score.total)
    return {"moves": moves, "seats": points}


def preview(g: Game, key: str, viewer: int) -> dict[str, Any]:
    """The numbers of the view that an option changes."""
    before, after = g.view(viewer, forecasts=True), g.clone().play(key).view(viewer, forecasts=True)
    changes: list[dict[str, Any]] = []

    def compare(where: list[str | int], old: Any, new: Any) -> None:
        if isinstance(old, dict) and isinstance(new, dict):
            for name in [*old, *[name for name in new if name not in old]]:
                compare([*where, name], old.get(name), new.get(name))
        elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            for place, (one, other) in enumerate(zip(old, new, strict=True)):
                compare([*where, place], one, other)
        elif type(old) is int and type(new) is int and old != new:
            changes.append({"path": where, "before": old, "after": new})

    compare([], before, after)
    return {"key": key, "changes": changes}


def fixture(guide: Guide) -> dict[str, Any]:
    solo = next(info for info in tb.games() if info.id == guide.game).min_seats == 1
    moments: list[Game] = []
    lengths: list[int] = []
    courses: list[dict[str, Any] | None] = []
    for n, seed, bots, parts in [*PLAN, SOLO] if solo else PLAN:
        g = played(guide.game, n, seed, bots)
        for part in parts:
            moments.append(g.at_move(round(part * len(g.moves))))
            lengths.append(len(g.moves))
            courses.append(curve(g) if part == 1.0 else None)
    for n, seed, options, kinds in MORE.get(guide.game, []):
        some, length = sought(guide.game, n, seed, options, kinds)
        moments += some
        lengths += [length] * len(some)
        courses += [None] * len(some)
    return {
        "cards": {lang: [asdict(card) for card in guide.cards(talk(lang))] for lang in LANGUAGES},
        "states": {
            lang: [
                state(moment, guide, lang, total)
                for moment, total in zip(moments, lengths, strict=True)
            ]
            for lang in LANGUAGES
        },
        "previews": [
            {
                option.key: preview(moment, option.key, moment.to_move)
                for option in (moment.decision.options if moment.decision else ())
            }
            for moment in moments
        ],
        "curves": courses,
    }


def layouts() -> str:
    """What the views of the games hold, in each language."""
    told = {
        lang: [json.loads(layout_bytes(info.id, lang)) for info in tb.games()] for lang in LANGUAGES
    }
    for some in told.values():
        for layout in some:
            layout["view"] = {}  # the page goes by the entries
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    (FIXTURES / "layouts.json").write_text(layouts(), encoding="utf-8")
    for info in tb.games():
        guide = guide_of(info.id)
        text = json.dumps(fixture(guide), ensure_ascii=False, separators=(",", ":"))
        (FIXTURES / f"{guide.game}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{guide.game}: {len(text) // 1024} kB")


if __name__ == "__main__":
    main()
