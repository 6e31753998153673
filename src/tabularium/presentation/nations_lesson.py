"""The first round of Nations: Rome buys, builds a wonder and deploys. The rival has passed."""

from __future__ import annotations

from typing import Final

from tabularium.presentation.lesson import Lesson, steps

LESSON: Final = Lesson(
    position={
        "game": "nations",
        "seats": ["rome", "egypt"],
        "round": 1,
        "turn": 0,
        "event": "taoism",
        "war": {"card": "wars_of_alexander", "strength": 2, "buyer": 1},
        "market": [
            ["colosseum", "iron_working", None, "aqueduct"],
            ["lighthouse", "nubia", "siege_of_troy", None],
            ["hoplite", "augustus", "macedonia", None],
        ],
        "players": [
            {"goods": {"gold": 6, "stone": 6, "food": 3, "books": 2}, "vp": 7},
            {
                "goods": {"gold": 1, "stone": 2, "food": 3, "books": 1},
                "vp": 7,
                "cards": [
                    "temple",
                    {"card": "quarry", "workers": 2},
                    {"card": "axeman", "workers": 1},
                    {"card": "farm", "workers": 1},
                    {"card": "caravan", "workers": 1},
                ],
                "passed": 1,
            },
        ],
    },
    steps=steps(
        "nations",
        ("", ""),
        ("buy:lighthouse", "market:lighthouse"),
        ("replace:temple", "cards@0:temple"),
        ("buy:colosseum", "market:colosseum"),
        ("hire:public", "site@0:colosseum"),
        ("hire:public", "site@0:colosseum"),
        ("buy:nubia", "market:nubia"),
        ("deploy:lighthouse", "cards@0:lighthouse"),
        ("end", "action@0:end"),
        ("", "war:wars_of_alexander"),
        ("", "event:taoism"),
        ("", "cards@0:farm"),
    ),
)
