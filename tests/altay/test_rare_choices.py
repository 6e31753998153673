"""A rival who is asked has a choice: worlds in which that is rare are imagined all the same."""

import tabularium as tb
from support import rule

WORKERS = ["farmer", "lumberjack", "miner", "stonecutter", "worker", "hunter"]


@rule("A26")
def test_two_kinds_of_attack_cards_are_imagined_in_a_hand_of_three():
    """Which attack card comes first is asked only of who holds two kinds of them."""
    doc = {
        "game": "altay",
        "seats": ["earthfolk", "smallfolk"],
        "board": {"5": "earthfolk 4", "17": "smallfolk 1"},
        "players": [{"hand": ["cavalry", "chariot", "farmer"], "deck": WORKERS * 2}, {"hand": []}],
    }
    g = tb.position(doc).play("attack:5:17")
    assert g.decision.kind == "attack"
    for seed in range(8):
        one = g.resample(1, seed)
        assert one.digest() == g.resample(1, seed + 50).resample(1, seed).digest()
        assert one.decision.kind == "attack" and len(one.decision.options) > 1
