"""What everybody can tell about a hand: what was in it when the deck had run out."""

import tabularium as tb
from support import rule

CHARIOTS = ["chariot", "chariot+1"]


def reshuffled():
    """Earthfolk end their turn with two Chariots left in the deck: both come into the new hand."""
    g = tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "firefolk"],
            "players": [
                {
                    "hand": ["hunter"] * 3 + ["village"] * 2,
                    "deck": CHARIOTS,
                    "discard": ["colonist", "digger"] + ["warrior"] * 3,
                }
            ],
        }
    )
    return g.play("end")


@rule("A30")
def test_cards_drawn_before_the_reshuffle_are_known_to_be_in_hand():
    g = reshuffled()
    assert g.view(1)["players"][0]["known_hand"] == CHARIOTS
    assert g.view(1)["players"][0]["hand_size"] == 5


@rule("A30")
def test_every_imagined_world_has_them_in_hand():
    g = reshuffled()
    for seed in range(50):
        hand = g.resample(1, seed).position()["players"][0]["hand"]
        assert sorted(hand)[:2] == CHARIOTS


@rule("A29")
def test_a_hand_drawn_from_a_full_deck_is_unknown():
    g = tb.new("altay", seats=["earthfolk", "firefolk"], seed=1, options={"starts": "suggested"})
    assert [player["known_hand"] for player in g.view(None)["players"]] == [[], []]
