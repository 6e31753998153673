"""The first turn of Altay: Earthfolk take a forest, settle it, buy a card and begin to build."""

from __future__ import annotations

from typing import Final

from tabularium.presentation.lesson import Lesson, steps

LESSON: Final = Lesson(
    position={
        "game": "altay",
        "seats": ["earthfolk", "firefolk"],
        "round": 3,
        "board": {
            "5": "earthfolk 2",
            "11": "2:wood",
            "17": "1",
            "21": "3:stone",
            "2": "firefolk 2",
        },
        "displays": [
            ["engineering", "masonry", "writing"],
            ["commerce", "government", "philosophy"],
            ["academy", "ark", "colossus"],
        ],
        "players": [
            {
                "hand": ["hunter", "hunter", "warrior", "digger", "village"],
                "deck": ["warrior", "hunter", "colonist", "warrior"],
                "table": [{"card": "village", "goods": {"food": 1}}],
                "secret": "aqueducts",
            },
            {"hand": ["hunter", "hunter", "warrior", "village", "shaman"]},
        ],
    },
    steps=steps(
        "altay",
        ("", "board:5"),
        ("attack:5:11", "board:11"),
        ("play:hunter:food", "hand@0:hunter"),
        ("place:village:food", "table@0:village"),
        ("at:11", "board:11"),
        ("play:hunter:food", "hand@0:hunter"),
        ("buy:lumberjack", "market:lumberjack"),
        ("play:village:collect", "hand@0:village"),
        ("start:engineering", "displays:engineering"),
        ("play:digger:stone", "hand@0:digger"),
        ("place:engineering:stone", "progress@0:engineering"),
        ("end", "action@0:end"),
    ),
)
