"""Clean-up after every turn; reactions that wait for activating (I54-I58, I135, I158-9, I182)."""

import pytest

from imperium_rounds import bare, clean_up, end_round, end_turn, exhausted, pool, table
from imperium_table import discard, hand, keys, play, player, rule, secret, tokens

FIVE = ["glory", "advance", "conquer", "triumvirate", "dalmatia"]


def on_market(g, card):
    found = next(entry for entry in g.view(None)["market"] if entry and entry["card"] == card)
    return found.get("tokens", {})


# the token on the market --------------------------------------------------------------------------


@rule("I54")
@pytest.mark.parametrize("card", ["hills", "steppe"])
def test_a_progress_token_on_any_market_card(card):
    g = table(bare(tokens=pool(0, 0, 2)), bare())
    assert sorted(keys(g.play("end"))) == ["forest", "hills", "jungle", "marsh", "steppe"]
    g.play(card)
    assert on_market(g, card) == {"progress": 1}
    assert tokens(g) == pool(0, 0, 2)


@rule("I54")
def test_tokens_pile_up():
    g = table(bare(), bare(), market=[{"card": "hills", "tokens": {"progress": 1}}, *[None] * 4])
    end_round(g)
    assert on_market(g, "hills") == {"progress": 3}


@rule("I54")
@pytest.mark.parametrize(
    "nation, side, token",
    [
        ("carthaginians", "A", {"material": 1}),
        ("carthaginians", "B", {"material": 2}),
        ("qin", "A", {"population": 1}),
        ("qin", "B", {"population": 1}),
    ],
)
def test_other_tokens_of_two_nations(nation, side, token):
    g = table(bare(side=side), bare(), seats=(nation, "romans"))
    end_turn(g, on="forest")
    assert on_market(g, "forest") == token
    end_turn(g, on="hills")
    assert on_market(g, "hills") == {"progress": 1}


@rule("I54", "I182")
def test_no_market_card_no_token():
    g = table(bare(hand=["glory"]), bare(), market=[None] * 5)
    g.play("end")
    assert g.decision.kind == "discard"


@rule("I182")
def test_nothing_without_tokens_to_exile():
    """Jungle: 1 population, then exile a market card."""
    market = [{"card": "hills", "tokens": {"material": 1}}, None, None, None, None]
    g = table(bare(hand=["jungle", "glory"]), bare(), market=market)
    g.play("play:jungle")
    assert g.view(None)["exile"] == []
    assert tokens(g) == pool(0, 1)
    assert g.decision.kind == "turn"


# tokens back to the state card --------------------------------------------------------------------


@rule("I56")
@pytest.mark.parametrize("actions", [0, 2, 3, 5])
def test_three_action_tokens_again(actions):
    g = table(bare(actions=actions), bare())
    assert player(end_turn(g))["actions"] == 3


@rule("I56")
@pytest.mark.parametrize("nation, tokens_", [("celts", 5), ("utopians", 3)])
def test_exhaust_tokens_again(nation, tokens_):
    g = table(bare(exhausts=1), bare(), seats=(nation, "romans"))
    assert player(end_turn(g))["exhausts"] == tokens_


@rule("I56")
def test_tokens_leave_the_cards_in_play():
    me = bare(play=[{"card": "cauldron_of_cerridwen", "exhausted": True}], exhausts=4)
    g = table(me, bare(), seats=("celts", "romans"))
    assert exhausted(g, "cauldron_of_cerridwen")
    assert not exhausted(end_turn(g), "cauldron_of_cerridwen")


@rule("I56")
def test_and_the_power_card():
    me = bare(side="A", powers=[{"card": "greeks_a", "exhausted": True}], exhausts=4)
    g = table(me, bare(), seats=("greeks", "romans"))
    assert exhausted(g, "greeks_a")
    assert not exhausted(end_turn(g), "greeks_a")


@rule("I56")
def test_and_the_nation_deck_and_the_development_area():
    me = bare(hand=FIVE, nation_token=True, development_token=True, exhausts=3)
    g = table(me | {"nation": ["raetia", "julius_caesar"], "development": ["legions"]}, bare())
    end_turn(g)
    assert not player(g)["nation_token"]
    assert not player(g)["development_token"]
    assert player(g)["exhausts"] == 5


@rule("I56")
def test_tokens_of_the_others_stay():
    rival = bare(play=[{"card": "cauldron_of_cerridwen", "exhausted": True}], exhausts=4)
    g = table(bare(), rival)
    end_turn(g)
    assert exhausted(g, "cauldron_of_cerridwen", 1)


# discarding and drawing ---------------------------------------------------------------------------


@rule("I57", "I58")
@pytest.mark.parametrize("dropped", [0, 1, 2, 3])
def test_any_number_of_cards_may_be_discarded(dropped):
    me = bare(hand=FIVE[:3], deck=["city_of_rome", "raetia", "prosperity", "unrest", "unrest"])
    g = table(me, bare())
    play(g, "end", "hills", *FIVE[:dropped])
    if dropped < 3:
        g.play("none")
    assert sorted(discard(g)) == sorted(FIVE[:dropped])
    assert set(FIVE[dropped:3]) < set(hand(g))
    assert len(hand(g)) == 5


@rule("I58")
def test_five_cards_are_drawn_from_the_top():
    deck = ["city_of_rome", "raetia", "prosperity", "unrest", "glory", "advance"]
    g = end_turn(table(bare(deck=deck), bare()))
    assert hand(g) == sorted(deck[:5])
    assert secret(g)["deck"] == ["advance"]


@rule("I58")
@pytest.mark.parametrize("extra", [0, 1, 2])
def test_who_holds_enough_draws_none(extra):
    held = FIVE + ["unrest"] * extra
    g = end_turn(table(bare(hand=held, deck=["raetia", "city_of_rome"]), bare()))
    assert hand(g) == sorted(held)


@rule("I58")
@pytest.mark.parametrize("cards, size", [(["legions"], 6), (["legions", "awe_inspiring"], 7)])
def test_cards_that_raise_the_hand_size(cards, size):
    deck = [*FIVE, "city_of_rome", "raetia", "prosperity"]
    g = end_turn(table(bare(play=cards, deck=deck), bare()))
    assert len(hand(g)) == size


@rule("I58", "I96")
def test_not_from_a_garrison():
    deck = [*FIVE, "city_of_rome", "prosperity"]
    g = end_turn(table(bare(play=[{"card": "raetia", "garrison": ["legions"]}], deck=deck), bare()))
    assert len(hand(g)) == 5


@rule("I56", "I58", "I60", "I135")
def test_drawing_comes_after_the_tokens_are_back():
    """All tokens were spent, but the reshuffle of clean-up spends a new one."""
    me = bare(discard=["glory", "advance"], nation=["raetia", "julius_caesar"], exhausts=0)
    g = end_turn(table(me, bare()))
    assert hand(g) == ["advance", "glory", "raetia"]
    assert (player(g)["exhausts"], player(g)["nation_token"]) == (4, True)


@rule("I135", "I60")
def test_which_blocks_the_nation_deck_in_the_next_turn():
    nation = ["raetia", "gallia_aquitania", "julius_caesar"]
    g = table(bare(discard=["prosperity"], nation=nation), bare())
    end_round(g)
    play(g, "play:prosperity", "yes")
    assert secret(g)["nation"] == nation[1:]
    assert player(g)["exhausts"] == 4


@rule("I135")
def test_but_not_longer():
    nation = ["raetia", "gallia_aquitania", "julius_caesar"]
    g = table(bare(discard=["prosperity"], nation=nation), bare())
    end_round(g)
    play(g, "play:prosperity", "no", "no", "material")
    end_turn(g)
    assert secret(g)["nation"] == nation[2:]


@rule("I58", "I60", "I187")
def test_the_nation_card_comes_even_when_there_is_no_other():
    g = end_turn(table(bare(nation=["raetia", "julius_caesar"]), bare()))
    assert hand(g) == ["raetia"]


@rule("I58", "I64", "I187")
def test_and_the_development():
    me = bare(state="empire", tokens=pool(0, 3), development=["legions", "the_senate"])
    g = end_turn(table(me, bare()))
    assert keys(g) == ["legions", "none"]


# reactions ----------------------------------------------------------------------------------------

ATLANTEANS = ("atlanteans", "romans")


def wealthy(**entries):
    """Vast Wealth: exhaust it for 3 material when an unrest is returned."""
    return bare(play=["vast_wealth"]) | entries


@rule("I158")
def test_a_reaction_while_activating():
    me = wealthy(hand=["unrest", "flood"], tokens=pool(0, 1))
    g = table(me, bare(), seats=ATLANTEANS)
    g.play("play:unrest")
    assert keys(g) == ["yes", "no"]
    g.play("yes")
    assert (tokens(g), exhausted(g, "vast_wealth"), player(g)["exhausts"]) == (pool(3), True, 4)


@rule("I158")
def test_a_reaction_is_optional():
    g = table(wealthy(hand=["unrest", "flood"], tokens=pool(0, 1)), bare(), seats=ATLANTEANS)
    play(g, "play:unrest", "no")
    assert (tokens(g), player(g)["exhausts"]) == (pool(), 5)


@rule("I158")
def test_not_without_a_token():
    me = wealthy(hand=["unrest", "flood"], tokens=pool(0, 1), exhausts=0)
    g = table(me, bare(), seats=ATLANTEANS)
    g.play("play:unrest")
    assert g.decision.kind == "turn"


@rule("I158")
def test_not_twice():
    me = wealthy(hand=["unrest", "unrest", "flood"], tokens=pool(0, 2))
    g = table(me, bare(), seats=ATLANTEANS)
    play(g, "play:unrest", "population", "yes", "play:unrest", "population")
    assert (tokens(g), g.decision.kind) == (pool(3), "turn")


@rule("I158", "I53")
def test_not_in_a_revolt():
    g = table(wealthy(hand=["unrest", "flood"]), bare(), seats=ATLANTEANS)
    play(g, "revolt", "hand")
    assert (g.decision.kind, tokens(g)) == ("place", pool())


@rule("I158", "I51")
def test_not_at_the_solstice():
    """Temple: an unrest goes back from the discard pile."""
    me = wealthy(play=["vast_wealth", "temple"], hand=["flood"] * 3, discard=["unrest"])
    g = table(me | {"deck": ["hesperides", "thule"]}, bare(), seats=ATLANTEANS)
    end_round(g)
    assert (discard(g), tokens(g)) == ([], pool())
    assert g.decision.kind == "turn"


@rule("I158", "I51")
def test_not_in_the_turn_of_another():
    """Cacao: all players may return an unrest."""
    rival = wealthy(hand=["unrest", "flood"])
    g = table(bare(hand=["cacao", "la_venta"]), rival, seats=("olmecs", "atlanteans"))
    play(g, "play:cacao", "yes")
    assert (hand(g, 1), tokens(g, 1)) == (["flood"], pool())
    assert g.to_move == 0


@rule("I159")
def test_passive_effects_work_in_the_turn_of_another():
    """Vikings who take an unrest see the top card of their nation deck and may put it below."""
    vikings = bare(nation=["skis", "combs", "harald_hardrada"])
    me = bare(hand=["celtic_innovation", "glory"], state="empire")
    g = table(me, vikings, seats=("celts", "vikings"))
    g.play("play:celtic_innovation")
    if g.to_move == 0:
        g.play("no")
    assert g.to_move == 1
    g.play("yes")
    assert secret(g, 1)["nation"] == ["combs", "skis", "harald_hardrada"]


@rule("I159")
def test_and_at_the_solstice():
    """Mysticism: take an unrest or discard two cards."""
    vikings = bare(play=["mysticism"], nation=["skis", "combs", "harald_hardrada"])
    vikings |= {"nation_token": False, "deck": [], "hand": ["gothja"]}
    g = table(vikings, bare(), seats=("vikings", "celts"))
    g.play("end").play("hills")
    clean_up(g)
    end_turn(g)
    assert g.view(None)["turn"] is None
    g.play("take_unrest")
    assert (g.to_move, keys(g)) == (0, ["yes", "no"])
