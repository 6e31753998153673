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
        ("", "territory:5"),
        ("attack:5:11", "territory:11"),
        ("play:hunter:food", "hand:hunter"),
        ("place:village:food", "play:village"),
        ("at:11", "territory:11"),
        ("play:hunter:food", "hand:hunter"),
        ("buy:lumberjack", "market:lumberjack"),
        ("play:village:collect", "hand:village"),
        ("start:engineering", "achievement:engineering"),
        ("play:digger:stone", "hand:digger"),
        ("place:engineering:stone", "play:engineering"),
        ("end", "action:end"),
    ),
)
