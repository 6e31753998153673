"""Paying and actions; doing X to do Y (I80, I101, I137-I139, I142)."""

import pytest

from imperium_keywords import (
    me,
    pending,
    purse,
    table,
)
from imperium_table import discard, hand, history, in_play, keys, play, player, rule, tokens


def empire(*hand, **rest):
    return me(*hand, state="empire", **rest)


# progress in place of other tokens ----------------------------------------------------------------


@rule("I101")
@pytest.mark.parametrize(
    ("progress", "left"), [(0, purse(0, 0, 4)), (1, purse(2, 0, 3)), (2, purse(3, 0, 2))]
)
def test_a_progress_stands_for_two_material_without_change(progress, left):
    g = table(me("advance", "glory", tokens=purse(3, 0, 4)))
    play(g, "play:advance", "acquire", f"progress:{progress}", "elders")
    assert tokens(g) == left


@rule("I101")
def test_no_more_progress_is_paid_than_is_needed():
    g = table(me("advance", "glory", tokens=purse(3, 0, 4)))
    play(g, "play:advance", "acquire")
    assert keys(g) == ["progress:0", "progress:1", "progress:2"]


@rule("I101")
def test_a_progress_stands_for_one_population():
    g = table(me("conquer", "glory", tokens=purse(0, 1, 2)))
    play(g, "play:conquer", "acquire")
    assert keys(g) == ["progress:1", "progress:2"]
    play(g, "progress:1", "forest")
    assert tokens(g) == purse(0, 0, 1)


@rule("I101")
def test_progress_is_not_paid_with_other_tokens():
    mine = me("unrest", play=["cauldron_of_cerridwen"], tokens=purse(9, 9, 0))
    g = table(mine, nations="celts romans")
    assert keys(g, "exhaust:") == []


@rule("I101", "I138")
@pytest.mark.parametrize(("material", "offered"), [(1, False), (2, False), (3, True)])
def test_a_card_whose_cost_cannot_be_paid_is_not_played(material, offered):
    g = table(me("diplomacy", "glory", tokens=purse(material)))
    assert ("play:diplomacy" in keys(g)) is offered


@rule("I101", "I138")
def test_a_progress_makes_the_cost_payable():
    g = table(me("diplomacy", "glory", tokens=purse(1, 0, 1)))
    assert "play:diplomacy" in keys(g)
    play(g, "play:diplomacy", "aksumites")
    assert tokens(g) == purse()


@rule("I101")
def test_an_exhaust_effect_whose_cost_cannot_be_paid_is_not_used():
    cards = {"play": ["shrine"], "deck": ["glory"], "tokens": purse(0, 5, 0)}
    g = table(me("unrest", **cards), decks={"uncivilised": ["boats"]})
    assert keys(g, "exhaust:") == []


@rule("I101")
def test_tokens_are_checked_for_the_whole_cost():
    """Jomsviking costs a population and two material; one progress cannot be both."""
    g = table(me("jomsviking", "glory", tokens=purse(0, 0, 1)), nations="vikings romans")
    assert "play:jomsviking" not in keys(g)
    g = table(me("jomsviking", "glory", tokens=purse(0, 0, 2)), nations="vikings romans")
    play(g, "play:jomsviking", "forest")
    assert tokens(g) == purse()


# actions ------------------------------------------------------------------------------------------


@rule("I80")
def test_actions_gained_may_exceed_three():
    g = table(me("great", "glory"), decks={"fame": []})
    play(g, "play:great", "no")
    assert player(g)["actions"] == 4


@rule("I80", "I138")
@pytest.mark.parametrize(("actions", "offered"), [(1, False), (2, True)])
def test_an_effect_that_spends_actions_needs_them(actions, offered):
    g = table(me("unrest", side="A", actions=actions), nations="greeks romans")
    assert ("exhaust:greeks_a" in keys(g)) is offered


@rule("I80")
def test_spent_actions_are_removed_from_the_state_card():
    g = table(me("unrest", side="A"), nations="greeks romans")
    play(g, "exhaust:greeks_a", "civilised", "deck")
    assert player(g)["actions"] == 1


# "X to do Y" --------------------------------------------------------------------------------------


@rule("I137")
def test_a_cost_without_may_is_compulsory_when_it_can_be_met():
    g = table(me("glory", "advance", play=["raetia", "dalmatia", "oasis"]))
    play(g, "play:glory")
    assert (pending(g), "none" in keys(g)) == (("abandon", 0), False)


@rule("I137", "I138")
def test_nothing_is_paid_of_a_cost_that_cannot_be_met_in_full():
    g = table(me("glory", "advance", play=["raetia", "dalmatia"]))
    play(g, "play:glory")
    assert in_play(g) == ["raetia", "dalmatia"]
    assert (discard(g), hand(g)) == (["glory"], ["advance"])


@rule("I138")
def test_the_other_sentences_of_such_a_card_are_resolved():
    """Myths and Legends without a region: no fame, but the progress."""
    g = table(me("myths_and_legends", "unrest", tokens=purse()), nations="atlanteans romans")
    play(g, "play:myths_and_legends")
    assert tokens(g) == purse(0, 0, 1)
    assert hand(g) == ["unrest"]


@rule("I138")
def test_romans_tributary_without_a_region():
    g = table(me("romans", "glory"), {}, {}, nations="celts greeks persians", legends=True)
    play(g, "play:romans")
    assert g.view(None)["exile"] == ["romans"]
    assert [tokens(g, seat)["progress"] for seat in (0, 1, 2)] == [1, 2, 2]
    assert hand(g) == ["glory"]


@rule("I138")
def test_an_exhaust_effect_with_an_unmet_cost_is_not_used():
    g = table(empire(play=["temple"]), market=[None] * 5)
    assert keys(g, "exhaust:") == []


@rule("I139")
@pytest.mark.parametrize("card", ["invasion", "gambling"])
def test_a_pay_sentence_stops_the_card_from_being_played(card):
    g = table(me(card, "glory", tokens=purse(0, 9, 0)))
    assert f"play:{card}" not in keys(g)


@rule("I139", "I142")
def test_king_wu_may_pay_nothing():
    mine = empire(
        "king_wu_of_qin",
        "unrest",
        play=["mandate_of_heaven"],
        history=["duke_zhuang_of_qin"],
        tokens=purse(0, 0, 5),
    )
    g = table(mine, nations="qin romans")
    play(g, "play:king_wu_of_qin")
    assert keys(g) == ["progress:0", "progress:1", "progress:2", "progress:3"]
    play(g, "progress:0")
    assert tokens(g) == purse(0, 0, 5)
    assert (hand(g), history(g)) == (["unrest"], ["duke_zhuang_of_qin", "king_wu_of_qin"])


@rule("I142")
def test_up_to_two_may_be_none():
    g = table(me("ionians", "unrest", "unrest"))
    play(g, "play:ionians", "none")
    assert hand(g) == ["unrest", "unrest"]
    assert history(g) == ["ionians"]


@rule("I142")
def test_alexander_may_acquire_once_only():
    mine = empire("alexander_the_great", "unrest", history=["alexander"])
    g = table(mine, nations="macedonians romans", exile=["oasis"])
    play(g, "play:alexander_the_great", "yes", "oasis")
    play(g, next(key for key in keys(g) if key in ("no", "none", "enough")))
    assert hand(g) == ["oasis", "unrest"]
