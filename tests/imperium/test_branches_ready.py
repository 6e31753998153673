"""Exhaust tokens taken back from everywhere, and an unrest that nobody can pay for."""

from __future__ import annotations

import pytest

from imperium_branches import branch_table
from imperium_common import classics, who
from imperium_table import discard, hand, keys, play, player, rule

USED = {"nation_token": True, "development_token": True, "exhausts": 2}
FLAGS = {"nation_deck": "nation_token", "development": "development_token"}


def rituals():
    me = who(hand=["rituals_and_ceremonies"], play=[{"card": "boats", "exhausted": True}], **USED)
    return play(classics(me, n=3), "play:rituals_and_ceremonies", "progress", "yes")


def uxians():
    me = {"hand": ["uxians"], "play": [{"card": "boats", "exhausted": True}], **USED}
    return play(branch_table("macedonians", me), "play:uxians", "yes")


def hieroglyphics():
    shown = [{"card": "boats", "exhausted": True}, "olmec_hieroglyphics"]
    me = {"hand": ["assyrians"], "play": shown, **USED, "exhausts": 3}
    return play(branch_table("olmecs", me), "exhaust:olmec_hieroglyphics", "ready")


@rule("I146")
@pytest.mark.parametrize("ready", [rituals, uxians, hieroglyphics])
@pytest.mark.parametrize("place", ["boats", "nation_deck", "development"])
def test_a_token_comes_back_and_that_place_is_ready(ready, place):
    """Never the token that pays for this very effect."""
    g = ready()
    assert keys(g) == ["boats", "nation_deck", "development"]
    play(g, place)
    assert player(g)["exhausts"] == 3
    left = {name for name, flag in FLAGS.items() if player(g)[flag]}
    boats = next(card for card in player(g)["play"] if card["card"] == "boats")
    left |= {"boats"} if boats.get("exhausted") else set()
    assert left == {"boats", "nation_deck", "development"} - {place}


@rule("I140")
@pytest.mark.parametrize("held", [[], ["assyrians"]])
def test_unrest_that_cannot_be_paid_for_is_discarded(held):
    """One card, two materials and no population are not enough."""
    me = {"hand": ["unrest", *held], "tokens": {"material": 2, "population": 0, "progress": 0}}
    g = branch_table("romans", me | {"deck": ["advance"]})
    pile = g.view(None)["unrest_pile"]
    play(g, "play:unrest")
    assert (hand(g), discard(g)) == (held, ["unrest"])
    assert g.view(None)["unrest_pile"] == pile
