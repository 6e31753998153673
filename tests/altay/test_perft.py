"""Counting oracles: how many ways there are to play the next n decisions.

The numbers are pinned. A change of legality anywhere near these positions changes them.
"""

import pytest

import tabularium as tb


def perft(g, depth):
    """The number of sequences of this many decisions."""
    if depth == 0 or g.over:
        return 1
    if depth == 1:
        return g.n_options
    total = 0
    for i in range(g.n_options):
        after = g.clone()
        after.apply(i)
        total += perft(after, depth - 1)
    return total


POSITIONS = {
    "setup of four": (
        lambda: tb.new("altay", seats=4, seed=1),
        [4, 12, 24, 144, 720, 2880, 8640, 47520],
    ),
    "first turn": (
        lambda: tb.new(
            "altay", seats=["earthfolk", "elvenfolk"], seed=5, options={"starts": "suggested"}
        ),
        [5, 28, 171, 977, 5286, 26943],
    ),
    "battle": (
        lambda: tb.position(
            {
                "game": "altay",
                "seats": ["firefolk", "smallfolk"],
                "board": {"17": "firefolk 2", "11": "smallfolk 2", "22": "2:wood", "5": "free"},
                "players": [
                    {"hand": ["warrior", "warrior", "cavalry"]},
                    {"hand": ["warrior", "warrior", "hunter", "chariot"]},
                ],
            }
        ),
        [5, 12, 47, 169, 721, 3597, 19956],
    ),
    "builders": (
        lambda: tb.position(
            {
                "game": "altay",
                "seats": ["earthfolk", "elvenfolk", "firefolk"],
                "goods": {"food": 2, "wood": 2, "stone": 1, "culture": 1},
                "board": {"3": "earthfolk 1", "9": "free", "16": "free", "18": "3:stone"},
                "players": [
                    {
                        "hand": ["city", "worker", "merchant"],
                        "table": [{"card": "village", "goods": {"food": 1}}],
                        "achievements": ["engineering", "masonry", "commerce"],
                        "secret": "colossus",
                    }
                ],
            }
        ),
        [26, 350, 4123, 43378],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name):
    make, counts = POSITIONS[name]
    assert [perft(make(), depth) for depth in range(1, len(counts) + 1)] == counts
