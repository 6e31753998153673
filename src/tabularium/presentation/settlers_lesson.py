"""A round of Imperial Settlers: Barbarians raze, build, deal and pass. The rival has passed."""

from __future__ import annotations

from typing import Final

from tabularium.presentation.lesson import Lesson, steps

LESSON: Final = Lesson(
    position={
        "game": "settlers",
        "seats": ["barbarians", "romans"],
        "round": 2,
        "first_player": 1,
        "turn": 0,
        "common_deck": ["watchtower", "grain_field", "gold_mine", "village", "quarry", "mill"],
        "players": [
            {
                "hand": ["joiner", "wood_storage", "sentry_tower", "idol"],
                "deck": ["primeval_forest", "settlement", "raid"],
                "empire": [{"card": "lumberjacks_route", "defended": True}],
                "foundations": ["castle"],
                "deals": ["barter", "hillfort"],
                "goods": {"wood": 2, "food": 1, "worker": 4, "raze": 1},
                "vp": 3,
            },
            {
                "hand": ["builder", "legion", "quarry"],
                "empire": ["above_ground_mine", "monument"],
                "deals": ["spies"],
                "goods": {"stone": 1},
                "vp": 4,
                "passed": True,
            },
        ],
    },
    steps=steps(
        "settlers",
        ("", ""),
        ("", "empire@0:lumberjacks_route.defended"),
        ("raze:hand:wood_storage", "hand@0:wood_storage"),
        ("build:joiner", "hand@0:joiner"),
        ("use:joiner", "empire@0:joiner"),
        ("work", "action@0:work"),
        ("wood", ""),
        ("build:sentry_tower", "hand@0:sentry_tower"),
        ("foundation:castle", "foundations@0:castle"),
        ("deal:idol", "hand@0:idol"),
        ("pass", "action@0:pass"),
        ("watchtower", "offer:watchtower"),
    ),
)
