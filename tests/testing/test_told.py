"""What goes without saying when something else is told: at once, or by steps that each do."""

import pytest

from tabularium.testing.told import follows

IMPLIED = {
    ("table", "discard"): ("use",),
    ("discard", "deck"): ("reshuffle",),
    ("discard", "hand"): ("reshuffle",),
    ("played", "discard"): (),
    ("hand", ""): (),
    ("", "market"): (),
}


@pytest.mark.parametrize(
    "start, end, told",
    [
        ("played", "discard", ""),
        ("table", "discard", "use"),
        ("discard", "hand", "reshuffle draw"),
        # a card that has been used is discarded, shuffled and drawn again in the same move
        ("table", "hand", "use reshuffle"),
        ("played", "deck", "reshuffle"),
    ],
)
def test_what_follows_from_what_was_told(start, end, told):
    assert follows(IMPLIED, (start, end), set(told.split()))


@pytest.mark.parametrize(
    "start, end, told",
    [
        ("table", "discard", ""),
        ("table", "hand", "reshuffle"),  # nobody was told that it was used
        ("table", "hand", "use"),  # nor that it was shuffled
        ("hand", "discard", "use reshuffle"),
        ("hand", "market", "use reshuffle"),  # no card goes through a number
    ],
)
def test_what_does_not_follow(start, end, told):
    assert not follows(IMPLIED, (start, end), set(told.split()))
