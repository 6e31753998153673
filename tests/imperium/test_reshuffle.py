"""Reshuffling as a barbarian and as an empire, accession, developing (I59-I65, I185-I189)."""

import pytest

from imperium_rounds import bare, end_round, end_turn, pool, table
from imperium_table import discard, hand, history, in_play, keys, play, player, rule, secret, tokens

RICH = pool(9, 9)


def drawer(**entries):
    """Somebody about to draw a card with Prosperity, from an empty deck."""
    return bare(hand=["prosperity", "unrest"], discard=["glory"]) | entries


def draw(me, rival=None, **top):
    """Play Prosperity and draw."""
    return play(table(me, rival or bare(), **top), "play:prosperity", "yes")


def everything(g, seat=0):
    """Hand and deck, as the shuffle decides which card is drawn."""
    return sorted(secret(g, seat)["hand"] + secret(g, seat)["deck"])


# barbarians ---------------------------------------------------------------------------------------


@rule("I60", "I62")
def test_the_top_nation_card_is_shuffled_in():
    g = draw(drawer(nation=["raetia", "gallia_aquitania", "julius_caesar"]))
    assert everything(g) == ["glory", "raetia", "unrest"]
    assert len(hand(g)) == 2
    assert secret(g)["nation"] == ["gallia_aquitania", "julius_caesar"]


@rule("I60")
def test_an_exhaust_token_moves_to_the_nation_deck():
    g = draw(drawer(nation=["raetia", "julius_caesar"], exhausts=2))
    assert (player(g)["exhausts"], player(g)["nation_token"]) == (1, True)


@rule("I60")
@pytest.mark.parametrize("why", [{"exhausts": 0}, {"nation_token": True, "exhausts": 4}])
def test_skipped_without_a_token_or_with_one_on_the_deck(why):
    g = draw(drawer(nation=["raetia", "julius_caesar"], **why))
    assert (everything(g), len(secret(g)["nation"])) == (["glory", "unrest"], 2)
    assert player(g)["exhausts"] == why["exhausts"]


@rule("I60")
def test_nobody_is_asked():
    g = draw(drawer(nation=["raetia", "julius_caesar"]))
    assert (g.to_move, g.decision.kind) == (1, "may")  # the rival's card of Prosperity


@rule("I60")
def test_a_barbarian_does_not_develop():
    g = draw(drawer(tokens=RICH, development=["legions"]))
    assert player(g)["development"] == ["legions"]
    assert g.to_move == 1


@rule("I60", "I62", "I187")
def test_a_nation_card_comes_even_when_the_discard_pile_is_empty():
    g = draw(drawer(discard=[], nation=["raetia", "julius_caesar"]))
    assert hand(g) == ["raetia", "unrest"]


@rule("I61")
def test_the_accession_card_makes_an_empire():
    g = draw(drawer(nation=["julius_caesar"]))
    assert player(g)["state"] == "empire"
    assert everything(g) == ["glory", "julius_caesar", "unrest"]


@rule("I61", "I46")
def test_at_once():
    """Advance is for barbarians, Julius Caesar for empires."""
    me = drawer(
        hand=["prosperity", "advance"], nation=["julius_caesar"], discard=[], deck=["glory"]
    )
    g = table(me | {"tokens": pool(9)}, bare())
    assert "play:advance" in keys(g)
    play(g, "play:prosperity", "yes", "no", "material")
    assert "play:advance" in keys(g)
    g = draw(drawer(hand=["prosperity", "advance"], nation=["julius_caesar"], tokens=pool(9)))
    play(g, "no", "material")
    assert "play:advance" not in keys(g)


@rule("I61")
def test_other_nation_cards_do_not():
    assert player(draw(drawer(nation=["raetia", "julius_caesar"])))["state"] == "barbarian"


@rule("I62", "I88")
def test_the_draw_goes_on_after_the_reshuffle():
    """One card is left in the deck, five are drawn at clean-up."""
    me = bare(deck=["advance"], discard=["glory", "conquer", "triumvirate"])
    g = end_turn(table(me | {"nation": ["raetia", "julius_caesar"]}, bare()))
    assert hand(g) == ["advance", "conquer", "glory", "raetia", "triumvirate"]
    assert discard(g) == []


@rule("I59", "I62")
def test_only_when_a_card_must_be_drawn():
    """The last card is drawn: nothing happens yet."""
    g = draw(drawer(deck=["advance"], nation=["raetia", "julius_caesar"]))
    assert (discard(g), player(g)["nation_token"]) == (["glory"], False)


@rule("I59", "I60")
def test_in_the_turn_of_another_player():
    rival = bare(discard=["druids"], nation=["belgica", "celtic_gold"])
    g = play(table(drawer(), rival), "play:prosperity", "no", "yes")
    assert everything(g, 1) == ["belgica", "druids"]
    assert (player(g, 1)["nation_token"], player(g, 1)["exhausts"]) == (True, 4)


@rule("I59", "I61")
def test_accession_in_the_turn_of_another_player():
    rival = bare(discard=["druids"], nation=["celtic_gold"])
    g = play(table(drawer(), rival), "play:prosperity", "no", "yes")
    assert (player(g)["state"], player(g, 1)["state"]) == ("barbarian", "empire")


@rule("I121", "I185")
def test_no_nation_card_no_token():
    g = draw(drawer())
    assert (player(g)["nation_token"], player(g)["exhausts"]) == (False, 5)
    assert everything(g) == ["glory", "unrest"]


@rule("I187")
def test_nothing_to_draw():
    g = draw(drawer(discard=[]))
    assert (hand(g), player(g)["exhausts"]) == (["unrest"], 5)


@rule("I186")
def test_a_new_empire_does_not_develop_in_the_same_reshuffle():
    g = draw(drawer(nation=["julius_caesar"], tokens=RICH, development=["legions", "the_senate"]))
    assert (g.to_move, player(g)["development"]) == (1, ["legions", "the_senate"])
    assert not player(g)["development_token"]


# peculiar nations ---------------------------------------------------------------------------------


@rule("I63")
def test_the_nadir_comes_into_play():
    me = bare(hand=["cai_sir_kay"], discard=["cafall"], nation=["gwaith_camlan"])
    g = end_turn(table(me, bare(), seats=("arthurians", "romans")))
    assert "gwaith_camlan" in in_play(g)
    assert player(g)["state"] == "barbarian"
    assert hand(g) == ["cafall", "cai_sir_kay"]
    assert (player(g)["nation_token"], player(g)["exhausts"]) == (True, 4)


@rule("I63", "I67")
def test_the_zenith_is_discarded_and_triggers_scoring():
    me = bare(discard=["althing"], nation=["harald_hardrada"])
    g = end_turn(table(me, bare(), seats=("vikings", "romans")))
    assert hand(g) == ["althing", "harald_hardrada"]
    assert player(g)["state"] == "barbarian"
    assert g.view(None)["ending"] == 1


@rule("I63")
def test_utopians_have_neither():
    me = bare(discard=["charity", "meditation"])
    g = end_turn(table(me, bare(), seats=("utopians", "romans")))
    assert {"charity", "meditation"} < set(hand(g))  # and an unrest, as the deck became empty
    assert player(g)["exhausts"] == 3


@rule("I63", "I64")
def test_nor_as_an_empire():
    me = bare(discard=["charity", "meditation"], state="empire", tokens=RICH)
    g = end_turn(table(me, bare(), seats=("utopians", "romans")))
    assert (player(g)["exhausts"], player(g)["development_token"]) == (3, False)


# empires ------------------------------------------------------------------------------------------


def empire(**entries):
    cards = ["roman_invasion", "legions", "the_senate"]
    return drawer(state="empire", tokens=RICH, development=cards) | entries


@rule("I64", "I62", "I6")
def test_an_empire_may_develop():
    """Legions cost 3 population."""
    g = draw(empire())
    assert sorted(keys(g)) == ["legions", "none", "roman_invasion", "the_senate"]
    g.play("legions")
    assert everything(g) == ["glory", "legions", "unrest"]
    assert (tokens(g), player(g)["development"]) == (pool(9, 6), ["roman_invasion", "the_senate"])
    assert (player(g)["exhausts"], player(g)["development_token"]) == (4, True)


@rule("I64")
def test_or_not():
    g = draw(empire()).play("none")
    assert everything(g) == ["glory", "unrest"]
    assert (player(g)["exhausts"], player(g)["development_token"]) == (5, False)
    assert tokens(g) == RICH


@rule("I64")
def test_only_what_can_be_paid():
    g = draw(empire(tokens=pool(4, 2)))
    assert sorted(keys(g)) == ["none", "the_senate"]


@rule("I64")
def test_nothing_can_be_paid():
    g = draw(empire(tokens=pool(3, 2)))
    assert (g.to_move, player(g)["exhausts"]) == (1, 5)
    assert everything(g) == ["glory", "unrest"]


@rule("I64")
@pytest.mark.parametrize("why", [{"exhausts": 0}, {"development_token": True, "exhausts": 4}])
def test_not_without_a_token_or_with_one_in_the_area(why):
    g = draw(empire(**why))
    assert g.to_move == 1
    assert len(player(g)["development"]) == 3


@rule("I64")
def test_one_card_each_time():
    g = draw(empire()).play("legions")
    assert g.to_move == 1
    assert len(player(g)["development"]) == 2


@rule("I64")
def test_an_empire_leaves_its_nation_deck_alone():
    g = draw(empire(nation=["raetia", "julius_caesar"], development=[]))
    assert secret(g)["nation"] == ["raetia", "julius_caesar"]
    assert not player(g)["nation_token"]


@rule("I6", "I64")
def test_costs_in_three_kinds_of_tokens():
    """Frescos of the Minoans: 2 progress, 3 material, 1 population."""
    me = bare(state="empire", discard=["glory"], development=["frescos", "labyrinth"])
    g = table(me | {"tokens": pool(3, 1, 2)}, bare(), seats=("minoans", "romans"))
    play(g, "end", "hills", "frescos")
    assert tokens(g) == pool()
    assert hand(g) == ["frescos", "glory"]


@rule("I62", "I187")
def test_a_development_comes_even_when_the_discard_pile_is_empty():
    g = draw(empire(discard=[]))
    assert "legions" in keys(g)
    g.play("legions")
    assert hand(g) == ["legions", "unrest"]


# draws that never reshuffle -----------------------------------------------------------------------


@rule("I65")
def test_a_draw_if_able_never_reshuffles():
    """Jade Mask: up to 3 cards if able, then one card onto the deck."""
    me = bare(hand=["jade_mask", "unrest", "dalmatia"], deck=["advance"], discard=["glory"])
    g = table(me | {"nation": ["raetia", "julius_caesar"]}, bare())
    g.play("play:jade_mask")
    while g.decision.kind == "draw":
        g.play("draw")
    assert "advance" in keys(g)
    assert sorted(discard(g)) in (["glory"], ["glory", "jade_mask"])
    assert player(g)["nation_token"] is False


# moving the accession card, developing by a card --------------------------------------------------


@rule("I188", "I61")
def test_the_egyptians_may_bring_the_accession_card():
    """Barbarians put their top nation card on the discard pile, empires develop."""
    g = table(bare(hand=["egyptians", "glory"], nation=["julius_caesar"]), bare())
    g.play("play:egyptians")
    assert (discard(g), player(g)["state"]) == (["julius_caesar"], "empire")


@rule("I188", "I63")
def test_also_that_of_the_vikings():
    me = bare(hand=["egyptians", "gothja"], nation=["harald_hardrada"])
    g = table(me, bare(), seats=("vikings", "romans"))
    g.play("play:egyptians")
    assert "harald_hardrada" in discard(g)
    assert (player(g)["state"], g.view(None)["ending"]) == ("barbarian", 1)


@rule("I188", "I63")
def test_morigena_may_bring_the_nadir():
    lake = {"card": "britannia_prima", "garrison": ["myrddin_wyllt_merlin"]}
    me = bare(hand=["morigena", "cai_sir_kay"], play=[lake], nation=["gwaith_camlan"])
    g = table(me, bare(), seats=("arthurians", "romans"))
    play(g, "play:morigena", "yes")
    assert "gwaith_camlan" in in_play(g)


@rule("I188")
def test_the_accession_card_is_on_top_only_when_alone():
    me = bare(hand=["egyptians", "glory"], nation=["raetia", "julius_caesar"])
    g = table(me, bare()).play("play:egyptians")
    assert (discard(g), player(g)["state"]) == (["raetia"], "barbarian")


@rule("I189")
def test_developing_without_may_is_compulsory():
    me = bare(hand=["egyptians", "glory"], state="empire", tokens=RICH)
    g = table(me | {"development": ["legions", "the_senate"]}, bare())
    g.play("play:egyptians")
    assert sorted(keys(g)) == ["legions", "the_senate"]
    g.play("legions")
    assert (discard(g), history(g)) == (["legions"], ["egyptians"])
    assert (player(g)["development_token"], player(g)["exhausts"]) == (False, 5)


@rule("I189")
@pytest.mark.parametrize("why", [{"tokens": pool(3, 2)}, {"development": []}])
def test_it_is_skipped_when_nothing_can_be_developed(why):
    me = bare(hand=["egyptians", "glory"], state="empire", tokens=RICH)
    g = table(me | {"development": ["legions", "the_senate"]} | why, bare())
    g.play("play:egyptians")
    assert (discard(g), history(g)) == ([], ["egyptians"])
    assert g.decision.kind == "turn"


@rule("I189")
def test_utopians_have_nothing_to_develop():
    me = bare(hand=["egyptians", "charity"], state="empire", tokens=RICH)
    g = table(me, bare(), seats=("utopians", "romans"))
    g.play("play:egyptians")
    assert (tokens(g), history(g)) == (RICH, ["egyptians"])


@rule("I59", "I60", "I66")
def test_a_draw_at_the_solstice_reshuffles_too():
    """Knossos: 1 card, 1 material or 1 population. Five cards in hand draw none at clean-up."""
    held = ["glory", "crete", "cyprus", "thera", "pottery"]
    me = bare(play=["knossos"], hand=held, discard=["conquer"], nation=["advance", "king_minos"])
    g = end_round(table(me, bare(), seats=("minoans", "romans")))
    g.play("draw")
    assert everything(g) == sorted([*held, "advance", "conquer"])
