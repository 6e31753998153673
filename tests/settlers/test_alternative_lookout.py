"""The alternative lookout: hidden cards are kept and passed on (S89)."""

import pytest

import tabularium as tb

rule = pytest.mark.rule
OPTIONS = {"lookout": "alternative", "first_player": "first_seat"}


def started():
    return tb.new("settlers", seats=["romans", "egyptians", "japanese"], seed=4, options=OPTIONS)


@rule("S89")
def test_everybody_chooses_one_of_three_and_passes_two_to_the_left():
    g = started()
    drawn = [g.view(seat)["drawn"] for seat in range(3)]
    assert [len(cards) for cards in drawn] == [3, 3, 3]
    kept = []
    for seat in range(3):
        assert g.to_move == seat
        kept.append(g.decision.options[0].key)
        g.apply(0)
    for seat in range(3):
        rest = list(drawn[seat])
        rest.remove(kept[seat])
        assert sorted(g.view((seat + 1) % 3)["drawn"]) == sorted(rest)


@rule("S89")
def test_one_of_the_two_received_is_kept_and_the_other_discarded():
    g = started()
    while g.decision.kind == "draft":
        g.apply(0)
    assert len(g.view(None)["common_discard"]) == 3
    for seat in range(3):
        # four to start with, one faction card, two common ones
        assert len(g.view(seat)["hand"]) == 7


@rule("S89")
def test_nobody_sees_the_cards_of_others():
    g = started()
    for seat in range(3):
        text = str(g.view(None))
        assert "drawn" not in text
        world = g.resample(seat, 5)
        assert world.view(seat) == g.view(seat)


@rule("S89")
def test_whoever_passed_cards_on_knows_what_was_kept():
    g = started()
    while g.decision.kind == "draft":
        g.apply(0)
    assert len(g.view(0)["players"][1]["known_hand"]) == 1
    assert g.view(2)["players"][1]["known_hand"] == []
