"""Free play, knights, exhaust tokens and Ambassador (I94, I126, I143-I147, I150, I208)."""

import pytest

import tabularium as tb
from imperium_keywords import MARKET, deck, empire, me, pending, purse, table
from imperium_table import (
    discard,
    for_nothing,
    garrison,
    hand,
    history,
    in_play,
    keys,
    play,
    player,
    rule,
    tokens,
)

# free play ----------------------------------------------------------------------------------------


@rule("I94")
def test_a_free_play_card_needs_no_action():
    g = table(me("assyrians", "glory", actions=0, tokens=purse()))
    assert keys(g, "play:") == ["play:assyrians"]
    play(g, "play:assyrians")
    assert (tokens(g), player(g)["actions"]) == (purse(0, 1), 0)


@rule("I94", "I144")
def test_the_same_free_play_card_is_free_once_in_a_turn():
    mine = me("assyrians", "glory", play=["mosaics"], tokens=purse(1), actions=0)
    g = table(mine, nations="macedonians romans")
    play(g, "play:assyrians", "exhaust:mosaics")
    assert "assyrians" in hand(g)
    assert "play:assyrians" not in keys(g)


@rule("I94", "I144")
def test_the_same_free_play_card_is_not_played_again_for_an_action():
    g = table(
        me("assyrians", "glory", play=["mosaics"], tokens=purse(1)), nations="macedonians romans"
    )
    play(g, "play:assyrians", "exhaust:mosaics")
    assert keys(g, "play:") == ["play:glory"]
    assert g.view(0)["spent"] == ["assyrians"]


@rule("I144")
def test_a_second_copy_of_a_free_play_card_may_be_played():
    mine = me("sacred_scroll", "sacred_scroll", "charity", actions=0)
    g = table(mine, nations="utopians romans")
    play(g, "play:sacred_scroll", "no", "no", "play:sacred_scroll", "no", "no")
    assert discard(g) == ["sacred_scroll", "sacred_scroll"]


@rule("I144")
def test_cards_made_free_by_another_card_are_not_limited():
    mine = empire(
        "city_of_athens", "philosophy", actions=1, play=["masonry", "mosaics"], tokens=purse(5)
    )
    g = table(mine, {}, {}, {}, nations="greeks macedonians romans celts", legends=True)
    play(g, "play:city_of_athens")
    assert player(g)["actions"] == 1
    play(g, "play:philosophy", "city_of_athens", "civilised", "deck", "exhaust:mosaics")
    play(g, "city_of_athens")
    assert player(g)["actions"] == 0
    assert "play:city_of_athens" in keys(g)


@rule("I143")
def test_free_play_does_not_lift_the_state_icon():
    g = table(me("moneylenders", "glory", tokens=purse(9)))
    assert "play:moneylenders" not in keys(g)


@rule("I143")
def test_a_card_that_cannot_be_played_for_free_stays_in_hand():
    """Sacred Pass is for barbarians, Parmenion for empires."""
    cards = ["sacred_pass", *MARKET[1:3], None, None]
    g = table(empire("parmenion", "unrest"), nations="macedonians romans", market=cards)
    play(g, "play:parmenion", "yes")
    assert hand(g) == ["sacred_pass", "unrest"]
    assert in_play(g) == []


@rule("I143")
def test_dido_plays_the_region_she_acquires():
    g = table(me("dido_queen_of_carthage", "unrest"), nations="carthaginians romans")
    play(g, "play:dido_queen_of_carthage", "yes")
    while pending(g)[0] != "turn":
        play(g, "no" if "no" in keys(g) else keys(g)[0])
    assert in_play(g) == ["forest"]
    assert player(g)["actions"] == 2
    assert history(g) == ["dido_queen_of_carthage"]


@rule("I143", "I147")
def test_guennuvar_abandons_king_arthur_to_play_an_empire_card():
    host = {"card": "britannia_prima", "garrison": ["king_arthur"]}
    mine = me("guennuvar", "metropolis", "unrest", play=["king_arthurs_court", host])
    g = table(mine, nations="arthurians romans")
    play(g, "play:guennuvar", "free_play")
    assert "metropolis" in in_play(g)
    assert "king_arthur" in discard(g)
    assert (garrison(g, "britannia_prima"), player(g)["actions"]) == ([], 2)


@rule("I147")
def test_king_arthur_in_hand_is_not_abandoned():
    mine = me("guennuvar", "metropolis", "king_arthur", play=["king_arthurs_court"])
    g = table(mine, nations="arthurians romans")
    play(g, "play:guennuvar")
    assert pending(g)[0] == "acquire"


@rule("I143", "I83")
def test_combs_let_vikings_play_one_empire_card():
    mine = me("education", "metropolis", "glory", play=["combs"])
    g = table(mine, nations="vikings romans")
    assert keys(g, "play:") == ["play:glory"]
    play(g, "exhaust:combs", "play:metropolis")
    assert "metropolis" in in_play(g)
    assert keys(g, "play:") == ["play:glory"]


@rule("I143")
def test_twrch_trwyth_plays_an_empire_card_for_a_progress():
    mine = me("metropolis", "unrest", play=["king_arthurs_court", "twrch_trwyth"], actions=0)
    g = table(mine | {"tokens": purse(0, 0, 1)}, nations="arthurians romans")
    play(g, "exhaust:twrch_trwyth")
    assert "metropolis" in in_play(g)
    assert (tokens(g), player(g)["actions"]) == (purse(), 0)


# knights ------------------------------------------------------------------------------------------


@rule("I145")
def test_a_knight_triggers_the_play_effect_of_its_host():
    mine = empire("cataphract", "unrest", "glory", play=["raetia"], tokens=purse())
    g = table(mine)
    play(g, "play:cataphract", "no", "yes", "yes")
    assert tokens(g) == purse(1)
    assert garrison(g, "raetia") == ["cataphract", "unrest"]
    assert discard(g) == []


@rule("I145")
def test_the_host_is_not_played_again():
    """Mauryans react to playing a region, and to nothing here."""
    mine = empire("cataphract", "unrest", side="A", play=["magadha"], tokens=purse())
    g = table(mine, nations="mauryans romans")
    play(g, "play:cataphract", "no", "yes")
    assert pending(g)[0] != "react"
    assert garrison(g, "magadha") == ["cataphract"]


# exhaust tokens -----------------------------------------------------------------------------------


@rule("I146")
def test_a_token_may_come_back_from_a_card_or_the_nation_deck_but_not_the_one_just_paid():
    spent = {"card": "calendar", "exhausted": True}
    mine = me("unrest", exhausts=3, play=["olmec_hieroglyphics", spent], nation_token=True)
    g = table(mine, nations="olmecs romans")
    play(g, "exhaust:olmec_hieroglyphics", "ready")
    assert sorted(keys(g)) == ["calendar", "nation_deck"]
    play(g, "nation_deck")
    assert player(g)["nation_token"] is False
    assert player(g)["exhausts"] == 3


@rule("I146")
def test_a_token_may_come_back_from_the_development_area():
    mine = empire("olmecs", "glory", development_token=True, exhausts=4)
    g = table(mine, {}, {})
    play(g, "play:olmecs")
    assert player(g)["development_token"] is False
    assert player(g)["exhausts"] == 5


@rule("I146")
def test_a_readied_card_may_be_exhausted_again():
    mine = me("olmecs", "glory", play=[{"card": "coinage", "exhausted": True}], exhausts=4)
    g = table(mine, {}, {})
    assert "exhaust:coinage" not in keys(g)
    play(g, "play:olmecs")
    assert "exhaust:coinage" in keys(g)
    assert player(g)["exhausts"] == 5


@rule("I150")
def test_long_walls_iv_cost_one_token_and_a_card():
    walls = ["long_walls_i", "long_walls_iii", "long_walls_iv"]
    g = table(empire("unrest", "advance", play=walls, deck=[]), nations="qin romans")
    play(g, "exhaust:long_walls_iv", "advance")
    assert (player(g)["exhausts"], player(g)["actions"]) == (4, 4)
    assert deck(g) == ["advance"]


@rule("I150", "I221")
def test_long_walls_iv_do_nothing_without_three_walls():
    g = table(
        empire("unrest", "advance", play=["long_walls_iii", "long_walls_iv"]), nations="qin romans"
    )
    assert for_nothing(g, "exhaust:long_walls_iv")


# Ambassador ---------------------------------------------------------------------------------------


def ambassador(*cards, nations="romans celts greeks", **rest):
    mine = me("unrest", "lost_scroll", play=["ambassador"], **{"tokens": purse()} | rest)
    return table(mine, me(play=list(cards)), {}, nations=nations)


@rule("I126", "I208")
def test_ambassador_copies_an_exhausted_card_which_stays_so():
    spent = {"card": "cauldron_of_cerridwen", "exhausted": True}
    g = ambassador(spent, tokens=purse(0, 0, 1))
    play(g, "exhaust:ambassador")
    assert tokens(g) == purse(0, 2)
    assert player(g, 1)["play"] == [spent]
    assert player(g)["play"] == [{"card": "ambassador", "exhausted": True}]
    assert (player(g)["exhausts"], player(g, 1)["exhausts"]) == (4, 5)


@rule("I126", "I208")
def test_the_copied_card_does_not_become_exhausted():
    g = ambassador("cauldron_of_cerridwen", tokens=purse(0, 0, 1))
    play(g, "exhaust:ambassador")
    assert player(g, 1)["play"] == [{"card": "cauldron_of_cerridwen"}]


@rule("I208")
def test_the_copier_pays_the_cost():
    g = ambassador("cauldron_of_cerridwen", tokens=purse(5, 5))
    assert for_nothing(g, "exhaust:ambassador")


@rule("I208")
def test_here_means_ambassador():
    g = ambassador("portals", nations="romans utopians celts")
    play(g, "exhaust:ambassador")
    assert garrison(g, "ambassador") == ["lost_scroll"]
    assert "forest" in hand(g)


@rule("I208")
@pytest.mark.parametrize("card", ["wonder", "shaduf"])
def test_reactions_cannot_be_copied(card):
    g = ambassador(card, tokens=purse(5, 5, 5))
    assert for_nothing(g, "exhaust:ambassador")


@rule("I94", "I144")
def test_once_a_turn_ends_with_the_turn_wherever_the_card_lies():
    """A card played free goes onto the nation deck by Sacred Pass, and comes back at clean-up."""
    full = ["unrest"] * 3
    mine = me("assyrians", *full, play=["mosaics", "sacred_pass"], tokens=purse(1), deck=[])
    mine |= {"discard": [], "nation": ["philip_ii", "alexander"]}
    g = table(mine, nations="macedonians romans")
    play(g, "play:assyrians", "exhaust:mosaics", "exhaust:sacred_pass", "no", "yes", "assyrians")
    assert g.position()["players"][0]["nation"][0] == "assyrians"
    again = tb.position(g.position())
    assert again.digest() == g.digest()
    play(g, "end", "forest")
    while pending(g) != ("turn", 1):
        g.play("none" if "none" in keys(g) else keys(g)[0])
    assert "assyrians" in hand(g) + deck(g)
    assert not g.view(0)["spent"]
