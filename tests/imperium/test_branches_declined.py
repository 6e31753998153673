"""What may be declined, is: by whoever plays the card, and by the others."""

from __future__ import annotations

import pytest

from imperium_branches import EMPIRE, branch_table
from imperium_common import asked, classics, who
from imperium_legends import chosen, solstice
from imperium_table import discard, hand, in_play, keys, play, player, rule, tokens

ANSWERS = [("yes", "yes"), ("yes", "no"), ("no", "yes"), ("no", "no")]


@rule("I48", "I81")
@pytest.mark.parametrize("mine, theirs", ANSWERS)
@pytest.mark.parametrize(
    "card, nation, before",
    [("prosperity_atlanteans", "atlanteans", []), ("hegemony", "carthaginians", ["steppe"])],
)
def test_everybody_may_draw_a_card(card, nation, before, mine, theirs):
    me = {"hand": [card], "deck": ["conquer", "unrest"], "play": ["jungle"], **EMPIRE}
    g = branch_table(nation, me, other={"deck": ["glory", "unrest"]})
    play(g, f"play:{card}", *before)
    held = hand(g)
    assert asked(g) == ("may", 0)
    play(g, mine)
    assert asked(g) == ("may", 1)
    play(g, theirs)
    assert hand(g) == sorted(held + ["conquer"] * (mine == "yes"))
    assert hand(g, 1) == ["glory"] * (theirs == "yes")


@rule("I48", "I81")
@pytest.mark.parametrize("mine, theirs", ANSWERS)
def test_drama_and_poetry_calms_only_who_wants(mine, theirs):
    """A card is discarded to return an unrest from hand."""
    me = who(hand=["drama_and_poetry", "advance", "unrest"], state="empire")
    g = classics(me, who(hand=["conquer", "unrest"]), n=4)
    play(g, "play:drama_and_poetry", mine)
    if mine == "yes":
        play(g, "advance")
    play(g, theirs)
    if theirs == "yes":
        play(g, "conquer")
    assert hand(g) == (["advance", "unrest"] if mine == "no" else [])
    assert hand(g, 1) == (["conquer", "unrest"] if theirs == "no" else [])


@rule("I48", "I81")
@pytest.mark.parametrize("mine, theirs", ANSWERS)
def test_cacao_pays_for_every_unrest_returned(mine, theirs):
    g = branch_table("olmecs", {"hand": ["cacao", "unrest"]}, other={"hand": ["unrest"]})
    play(g, "play:cacao", mine, theirs)
    assert hand(g) == ["unrest"] * (mine == "no")
    assert hand(g, 1) == ["unrest"] * (theirs == "no")
    assert tokens(g)["progress"] == (mine, theirs).count("yes")


@rule("I49")
def test_trading_ships_stay_at_home():
    """The token is spent although nothing is done."""
    me = {"hand": [], "play": ["trading_ships", "cape"]}
    g = play(branch_table("carthaginians", me), "exhaust:trading_ships", "no")
    assert in_play(g) == ["trading_ships", "cape"]
    assert player(g)["exhausts"] == 4
    assert hand(g) == []
    g = play(branch_table("carthaginians", me), "exhaust:trading_ships", "yes")
    assert in_play(g) == ["trading_ships"]
    assert hand(g) == ["cape", "steppe"]  # the only card with a material on it
    assert tokens(g)["material"] == 4


@rule("I158")
@pytest.mark.parametrize("answer, more", [("yes", 1), ("no", 0)])
def test_mauryans_need_not_be_exhausted_for_a_region(answer, more):
    g = branch_table("mauryans", {"side": "A", "hand": ["jungle"]})
    play(g, "play:jungle")
    assert asked(g) == ("react", 0)
    play(g, answer)
    assert tokens(g)["progress"] == more
    assert player(g)["exhausts"] == 5 - more


@rule("I142")
@pytest.mark.parametrize("masks", [0, 1, 2])
def test_tres_zapotes_brings_back_as_many_masks_as_wanted(masks):
    me = {"hand": ["tres_zapotes"], "discard": ["stone_mask"] * 2, **EMPIRE}
    g = play(branch_table("olmecs", me), "play:tres_zapotes", "yes")
    play(g, *["stone_mask"] * masks)
    chosen(g, "none")
    assert hand(g) == ["stone_mask"] * masks
    assert discard(g) == ["stone_mask"] * (2 - masks)


@rule("I142")
def test_twrch_trwyth_returns_no_unrest_at_all():
    """A knight was discarded for it, but up to two can be none."""
    me = {"hand": ["bedwyr", "unrest"], "discard": ["unrest"], "play": ["twrch_trwyth"]}
    g = solstice("arthurians", me | {"development": ["graal", "excalibur"]})
    pile = g.view(None)["unrest_pile"]
    chosen(g, "twrch_trwyth")
    play(g, "yes", "return_unrest")
    assert keys(g) == ["hand", "discard", "none"]
    play(g, "none")
    assert g.view(None)["unrest_pile"] == pile
    assert sorted(discard(g)) == ["bedwyr", "unrest"] and hand(g) == ["unrest"]
