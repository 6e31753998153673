"""A turn of Imperium: Romans, still barbarian, play a region, conquer, advance and clean up."""

from __future__ import annotations

from typing import Final

from tabularium.presentation.lesson import Lesson, steps

LESSON: Final = Lesson(
    position={
        "game": "imperium",
        "seats": ["romans", "celts"],
        "round": 3,
        "market": [
            "hills",
            {"card": "elders", "unrest": True, "tokens": {"progress": 1}},
            {"card": "temple", "unrest": True, "tokens": {"progress": 1}},
            {"card": "city", "unrest": True},
            {"card": "hittites", "unrest": True},
        ],
        "players": [
            {
                "tokens": {"material": 4, "population": 1, "progress": 0},
                "hand": ["dalmatia", "conquer", "advance", "prosperity", "glory"],
                "deck": [],
                "discard": ["prosperity", "triumvirate", "roman_expansion", "unrest"],
                "play": ["city_of_rome", "shrine"],
                "nation": [
                    "raetia",
                    "unrest",
                    "bread_and_circuses",
                    "gallia_aquitania",
                    "julius_caesar",
                ],
            },
            {"play": ["celtica"]},
        ],
    },
    steps=steps(
        "imperium",
        ("", "powers@0:romans_b"),
        ("play:dalmatia", "hand@0:dalmatia"),
        ("no", ""),
        ("play:conquer", "hand@0:conquer"),
        ("hills", "market:hills"),
        ("exhaust:shrine", "play@0:shrine"),
        ("play:advance", "hand@0:advance"),
        ("elders", "market:elders"),
        ("", "hand@0:unrest"),
        ("", "hand@0:glory"),
        ("temple", "market:temple"),
        ("none", ""),
    ),
)
