"""Cards and their icons, the order of turns, activating, innovating, revolting (I2-I8, I42-I53)."""

import pytest

from imperium_rounds import bare, clean_up, decline, end_turn, exhausted, pool, table
from imperium_table import discard, hand, history, in_play, keys, play, player, rule, secret, tokens

CELTS = ("celts", "romans")


# cards and icons ----------------------------------------------------------------------------------


@rule("I2", "I47")
def test_pinned_cards_stay_in_play():
    g = table(bare(hand=["dalmatia", "advance"]), bare())
    play(g, "play:dalmatia", "no")
    assert (in_play(g), discard(g)) == (["dalmatia"], [])


@rule("I2", "I47")
def test_other_cards_are_discarded():
    g = table(bare(hand=["druids", "glory"]), bare(), seats=CELTS)
    g.play("play:druids")
    assert (in_play(g), discard(g)) == ([], ["druids"])


@rule("I2")
def test_attacks_affect_the_others():
    """Greek Mercenaries: steal 2 material from each other player, who gains 1 population."""
    me = bare(hand=["greek_mercenaries", "glory", "advance"])
    g = table(me, bare(tokens=pool(3)), bare(tokens=pool(5)), seats=("greeks", "romans", "celts"))
    g.play("play:greek_mercenaries")
    assert tokens(g) == pool(4, 0, 1)
    assert (tokens(g, 1), tokens(g, 2)) == (pool(1, 1), pool(3, 1))


@rule("I3")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_the_state_icon_of_a_card_must_fit(state):
    """Triumvirate is for barbarians, Julius Caesar for empires, Prosperity for both."""
    me = bare(hand=["triumvirate", "julius_caesar", "prosperity"], state=state)
    fits = {"barbarian": "play:triumvirate", "empire": "play:julius_caesar"}[state]
    assert set(keys(table(me, bare()), "play:")) == {fits, "play:prosperity"}


@rule("I4")
def test_other_cards_refer_to_subtypes():
    """Urban Development: 1 material and 1 population for each city and metropolis in play."""
    me = bare(hand=["urban_development", "glory"], state="empire")
    g = table(me | {"play": ["city_of_rome", "metropolis", "dalmatia"]}, bare())
    g.play("play:urban_development")
    assert tokens(g) == pool(2, 2)


@rule("I5")
def test_the_oasis_has_two_production_icons():
    g = table(bare(hand=["prosperity", "glory"], play=["oasis", "dalmatia"]), bare())
    play(g, "play:prosperity", "no", "no", "material")
    assert tokens(g) == pool(3)


@rule("I8")
def test_dual_cards_are_of_both_suits():
    """Druids break through for an uncivilised card, the Senate acquires a civilised one."""
    market = ["hills", {"card": "port", "unrest": True}, None, None, None]
    g = table(bare(hand=["druids"], tokens=pool(0, 1)), bare(), seats=CELTS, market=market)
    play(g, "play:druids", "break_through")
    assert keys(g) == ["deck", "port"]
    me = bare(hand=["the_senate", "glory"], state="empire")
    g = table(me, bare(), market=market)
    play(g, "play:the_senate", "yes")
    assert hand(g) == ["glory", "port", "unrest"]


# the order of turns -------------------------------------------------------------------------------


@rule("I42")
def test_rounds_go_clockwise_from_the_first_player():
    g = table(bare(), bare(), bare(), first_player=1)
    order = []
    for _ in range(6):
        order.append((g.view(None)["round"], g.to_move))
        end_turn(g)
    assert order == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]


@rule("I43")
def test_exactly_one_of_three_kinds_of_turn():
    g = table(bare(hand=["dalmatia", "unrest", "glory"]), bare())
    assert {"innovate", "revolt"} <= set(keys(g))
    play(g, "play:dalmatia", "no")
    assert not {"innovate", "revolt"} & set(keys(g))


@rule("I43")
def test_an_exhaust_effect_is_activating_too():
    me = bare(play=["cauldron_of_cerridwen"], hand=["unrest"], tokens=pool(3, 0, 1))
    g = table(me, bare(), seats=CELTS)
    g.play("exhaust:cauldron_of_cerridwen")
    assert not {"innovate", "revolt"} & set(keys(g))


@rule("I43")
def test_every_turn_is_cleaned_up():
    for way in ("end", "innovate", "revolt"):
        g = table(bare(hand=["unrest", "glory"]), bare())
        g.play(way)
        if way == "innovate":
            play(g, "region", "deck")
        if way == "revolt":
            g.play("none")
        assert g.decision.kind == "place"


@rule("I44")
def test_solstice_when_everybody_has_had_a_turn():
    """Coinage: 2 material at the solstice."""
    g = table(bare(play=["coinage"]), bare(), bare(play=["temple"], discard=["unrest"]))
    end_turn(end_turn(g))
    assert (tokens(g), discard(g, 2)) == (pool(), ["unrest"])
    end_turn(g)
    assert (tokens(g), discard(g, 2)) == (pool(2), [])
    assert (g.view(None)["round"], g.to_move) == (2, 0)


@rule("I45")
def test_a_discard_pile_is_that_of_the_player():
    """Hibernia: a card from the discard pile to hand."""
    me = bare(hand=["hibernia", "glory"], discard=["druids", "boudicca"])
    g = table(me, bare(discard=["advance", "conquer"]), seats=CELTS)
    play(g, "play:hibernia", "yes")
    assert sorted(keys(g)) == ["boudicca", "druids"]


@rule("I45")
def test_a_deck_is_that_of_the_player():
    me = bare(hand=["roman_expansion", "prosperity", "glory"], deck=["advance"])
    g = table(me, bare(deck=["druids"]))
    play(g, "play:prosperity", "yes", "yes")
    assert (hand(g), hand(g, 1)) == (["advance", "glory", "roman_expansion"], ["druids"])


# activating ---------------------------------------------------------------------------------------


@rule("I46")
def test_actions_and_exhaust_effects_in_any_mix():
    me = bare(hand=["celtica", "boudicca", "glory"], tokens=pool(2, 0, 1), deck=["druids"])
    g = table(me | {"play": ["cauldron_of_cerridwen", "shrine"]}, bare(), seats=CELTS)
    play(g, "exhaust:cauldron_of_cerridwen", "play:boudicca", "exhaust:shrine", "progress:0")
    decline(g.play("play:celtica"))
    assert (player(g)["actions"], player(g)["exhausts"]) == (1, 3)
    assert g.decision.kind == "turn"


@rule("I46")
def test_a_turn_may_end_with_tokens_left():
    g = table(bare(hand=["dalmatia"]), bare())
    assert end_turn(g).to_move == 1


@rule("I47")
def test_an_action_costs_an_action_token():
    g = table(bare(hand=["dalmatia", "unrest"], actions=2), bare())
    play(g, "play:dalmatia", "no")
    assert player(g)["actions"] == 1


@rule("I47", "I51")
def test_three_actions_in_a_turn():
    me = bare(hand=["dalmatia", "raetia", "gallia_aquitania", "bread_and_circuses", "glory"])
    g = table(me, bare())
    play(g, "play:dalmatia", "no", "play:raetia", "no", "play:gallia_aquitania", "no")
    assert g.decision.kind == "place"
    assert player(g)["actions"] == 0


@rule("I47", "I94")
def test_without_action_tokens_only_free_cards():
    g = table(bare(hand=["leadership", "glory", "dalmatia"], actions=0), bare())
    assert keys(g, "play:") == ["play:leadership"]


@rule("I47", "I62")
def test_a_card_being_resolved_is_not_shuffled_in():
    """Prosperity draws the only card of the discard pile, then is discarded itself."""
    g = table(bare(hand=["prosperity", "advance"], discard=["glory"]), bare())
    play(g, "play:prosperity", "yes", "no", "material")
    assert (hand(g), discard(g)) == (["advance", "glory"], ["prosperity"])
    assert secret(g)["deck"] == []


@rule("I47")
def test_a_card_may_go_elsewhere():
    """Boudicca goes into history."""
    g = table(bare(hand=["boudicca", "glory"]), bare(), seats=CELTS)
    g.play("play:boudicca")
    assert (history(g), discard(g)) == (["boudicca"], [])


@rule("I48")
def test_as_much_of_an_effect_as_possible():
    """Greek Mercenaries steal 2 material; 1 is there. No card is left to draw."""
    g = table(
        bare(hand=["greek_mercenaries", "glory"]), bare(tokens=pool(1)), seats=("greeks", "celts")
    )
    g.play("play:greek_mercenaries")
    assert (tokens(g), tokens(g, 1)) == (pool(1, 0, 1), pool(0, 1))


@rule("I48")
def test_only_what_says_may_is_optional():
    """Roman Expansion: acquire a region, then perhaps another one."""
    g = table(bare(hand=["roman_expansion", "glory"]), bare())
    g.play("play:roman_expansion")
    assert sorted(keys(g)) == ["forest", "hills", "jungle", "marsh", "steppe"]
    g.play("forest")
    assert keys(g) == ["yes", "no"]


@rule("I49")
def test_an_exhaust_effect_moves_a_token():
    me = bare(play=["cauldron_of_cerridwen"], hand=["glory"], tokens=pool(0, 0, 2))
    g = table(me, bare(), seats=CELTS)
    g.play("exhaust:cauldron_of_cerridwen")
    assert (player(g)["exhausts"], exhausted(g, "cauldron_of_cerridwen")) == (4, True)
    assert tokens(g) == pool(0, 2, 1)
    assert keys(g, "exhaust:") == []


@rule("I49")
@pytest.mark.parametrize("side, offered", [("A", ["exhaust:greeks_a"]), ("B", [])])
def test_of_the_power_card_too(side, offered):
    """Greeks A: two actions for a break through; their other side has no such effect."""
    g = table(bare(side=side), bare(), seats=("greeks", "celts"))
    assert keys(g, "exhaust:") == offered


@rule("I49")
def test_the_power_card_bears_the_token():
    g = table(bare(side="A", hand=["glory"]), bare(), seats=("greeks", "celts"))
    play(g, "exhaust:greeks_a", "uncivilised")
    assert (exhausted(g, "greeks_a"), player(g)["exhausts"], player(g)["actions"]) == (True, 4, 1)


@rule("I49")
def test_not_without_an_exhaust_token():
    me = bare(play=["cauldron_of_cerridwen"], tokens=pool(0, 0, 2), exhausts=0)
    assert keys(table(me, bare(), seats=CELTS), "exhaust:") == []


@rule("I49")
def test_not_when_its_cost_cannot_be_paid():
    me = bare(play=["cauldron_of_cerridwen"], tokens=pool(9, 9, 0))
    assert keys(table(me, bare(), seats=CELTS), "exhaust:") == []


@rule("I49")
def test_not_from_hand_or_garrison():
    """Coinage draws a card, the Shrine for a material."""
    me = bare(hand=["shrine"], play=[{"card": "dalmatia", "garrison": ["coinage"]}])
    assert keys(table(me | {"deck": ["glory"], "tokens": pool(5)}, bare()), "exhaust:") == []


@rule("I50")
def test_state_icons_do_not_bind_exhaust_effects():
    """A town bears the barbarian icon, coinage that of the empire."""
    g = table(bare(play=["town"], state="empire"), bare(play=["coinage"], deck=["druids"]))
    assert keys(g, "exhaust:") == ["exhaust:town"]
    end_turn(g)
    assert keys(g, "exhaust:") == ["exhaust:coinage"]


@rule("I51")
def test_five_exhaust_effects_in_a_turn():
    cards = ["town", "town", "mysticism", "coinage", "shrine", "cauldron_of_cerridwen"]
    me = bare(hand=["glory"], play=cards, deck=["druids", "advance"], tokens=pool(3, 0, 3))
    g = table(me, bare(), seats=CELTS)
    for card in cards[:5]:
        g.play(next(key for key in keys(g, "exhaust:") if card in key))
        decline(g)
        if g.decision.kind == "pay":
            g.play("progress:0")
    assert player(g)["exhausts"] == 0
    assert keys(g, "exhaust:") == []


@rule("I51")
def test_exhaust_effects_wait_for_the_own_turn():
    """Prosperity asks the rival to draw, nothing else, whatever lies before him."""
    rival = bare(play=["cauldron_of_cerridwen"], deck=["druids"], tokens=pool(0, 0, 3))
    g = table(bare(hand=["prosperity", "glory"], deck=["advance"]), rival)
    play(g, "play:prosperity", "no")
    assert (g.to_move, keys(g)) == (1, ["yes", "no"])


# innovating and revolting -------------------------------------------------------------------------


@rule("I52")
def test_innovating_discards_the_hand_and_breaks_through():
    me = bare(hand=["glory", "unrest", "advance"])
    g = table(me, bare(), decks={"civilised": ["temple"]})
    g.play("innovate")
    assert sorted(discard(g)) == ["advance", "glory", "unrest"]
    assert keys(g) == ["region", "uncivilised", "civilised", "tributary"]
    g.play("civilised")  # the market has none: it is the top card of the deck
    assert (hand(g), g.decision.kind) == (["temple"], "place")
    assert player(g)["actions"] == 3


@rule("I52", "I84")
def test_innovating_from_the_market_brings_the_tokens_but_no_unrest():
    elders = {"card": "elders", "unrest": True, "tokens": {"progress": 2}}
    g = table(bare(hand=["glory"]), bare(), market=["hills", elders, None, None, None], unrest=4)
    play(g, "innovate", "uncivilised", "elders")
    assert (hand(g), tokens(g)) == (["elders"], pool(0, 0, 2))


@rule("I52")
def test_no_actions_while_innovating():
    me = bare(hand=["glory"], play=["coinage"], deck=["advance"])
    g = table(me, bare())
    play(g, "innovate", "region", "hills")
    assert g.decision.kind == "place"


@rule("I53")
@pytest.mark.parametrize("returned", [0, 1, 2])
def test_revolting_returns_any_number_of_unrest(returned):
    me = bare(hand=["unrest", "unrest", "glory"], play=["coinage"], deck=["advance"])
    g = table(me, bare(), unrest=5)
    g.play("revolt")
    play(g, *["hand"] * returned)
    if returned < 2:
        g.play("none")
    assert hand(g) == ["glory"] + ["unrest"] * (2 - returned)
    assert g.view(None)["unrest_pile"] == 5 + returned
    assert g.decision.kind == "place"


@rule("I53")
def test_unrest_elsewhere_stays_in_a_revolt():
    g = table(bare(hand=["unrest"], discard=["unrest"], history=["unrest"]), bare())
    play(g, "revolt", "hand")
    assert (discard(g), history(g)) == (["unrest"], ["unrest"])


@rule("I53", "I43")
def test_nothing_is_played_in_a_revolt():
    g = table(bare(hand=["unrest", "glory", "dalmatia"]), bare())
    play(g, "revolt", "hand")
    clean_up(g)
    assert (g.to_move, in_play(g)) == (1, [])
