"""Looking, recalling, returning, taking, gaining; exhaust, passive, pinned (I91, I95, I98-I108)."""

import pytest

from imperium_keywords import OTHER_FAME, me, pending, pile, purse, table
from imperium_table import (
    discard,
    hand,
    in_play,
    keys,
    play,
    player,
    rule,
    secret,
    tokens,
)

# looking ------------------------------------------------------------------------------------------


@rule("I98")
def test_cards_looked_at_are_hidden_and_the_rest_is_put_back():
    g = table(me("glory", "advance", play=["raetia", "dalmatia", "oasis"]))
    play(g, "play:glory", "raetia", "dalmatia")
    assert sorted(keys(g)) == ["great", "marvellous"]
    play(g, "marvellous")
    assert hand(g) == ["advance", "marvellous"]
    assert g.position()["decks"]["fame"][:2] == ["great", "glorious"]


@rule("I98", "I114")
def test_a_look_sees_no_more_cards_than_there_are():
    mine = me("glory", "advance", play=["raetia", "dalmatia", "oasis"])
    g = table(mine, decks={"fame": ["great"]}, gone=OTHER_FAME)
    assert g.view(None)["fame_deck"] == 1
    play(g, "play:glory", "raetia", "dalmatia")
    assert hand(g) == ["advance", "great"]
    assert g.view(None)["king"] == ["king_of_kings_a"]


@rule("I98")
def test_a_look_at_the_nation_deck_leaves_the_card_there():
    nation = ["iceland", "skis", "combs", "harald_hardrada"]
    mine = me("gothja", "advance", "unrest", nation=nation, deck=["althing", "glory"])
    g = table(mine, nations="vikings romans")
    play(g, "play:gothja", "no", "draw")
    assert secret(g)["nation"] == nation


@rule("I99", "I165")
def test_the_bottom_of_the_nation_deck_is_above_the_accession_card():
    nation = ["iceland", "combs", "skis", "harald_hardrada"]
    mine = me("advance", "unrest", nation=nation, tokens=purse(3, 0, 0))
    g = table(mine, nations="vikings romans")
    play(g, "play:advance", "elders", "yes")
    assert secret(g)["nation"] == ["combs", "skis", "iceland", "harald_hardrada"]


@rule("I99")
def test_a_shuffled_nation_deck_keeps_its_accession_card_at_the_bottom():
    nation = ["skis", "combs", "sagas", "vinland", "longships", "harald_hardrada"]
    mine = me("gothja", "advance", nation=nation, deck=["althing", "glory"])
    g = table(mine, nations="vikings romans")
    play(g, "play:gothja", "yes")
    after = secret(g)["nation"]
    assert after[-1] == "harald_hardrada"
    assert sorted(after) == sorted(nation)
    assert after != nation


# recall, return, take -----------------------------------------------------------------------------


@rule("I104", "I96")
def test_a_recalled_card_comes_to_hand_with_its_garrison():
    region = {"card": "armorica", "garrison": ["druids"]}
    g = table(me("roman_expansion", "unrest"), me("glory", play=[region]))
    play(g, "play:roman_expansion", "yes")
    assert hand(g, 1) == ["armorica", "druids", "glory"]
    assert in_play(g, 1) == []


@rule("I104")
def test_a_card_that_is_not_pinned_is_not_recalled():
    """King Arthur's Court is in play, but not pinned."""
    g = table(
        me("espionage", "unrest", "conquer"),
        me("morigena"),
        nations="romans arthurians",
        legends=True,
    )
    play(g, "play:espionage", "conquer", "plain")
    assert in_play(g, 1) == ["king_arthurs_court"]


@rule("I105")
def test_returned_unrest_goes_from_hand_to_the_pile():
    g = table(me("settlers", "unrest", "advance"), nations="greeks romans")
    before = pile(g)
    play(g, "play:settlers", "return_unrest")
    assert (hand(g), pile(g)) == (["advance"], before + 1)


@rule("I105")
def test_some_effects_return_unrest_from_the_discard_pile():
    g = table(me("ionians", "unrest", "advance", discard=["unrest", "glory"]))
    before = pile(g)
    play(g, "play:ionians", "discard", "hand")
    assert (hand(g), discard(g), pile(g)) == (["advance"], ["glory"], before + 2)


@rule("I108")
def test_unrest_is_taken_from_the_pile_to_hand():
    g = table(me("corruption", "unrest", state="empire"), me("glory"))
    before = pile(g)
    play(g, "play:corruption")
    assert (hand(g, 1), pile(g)) == (["glory", "unrest"], before - 1)


# exhaust, passive, pinned, solstice, gain --------------------------------------------------------


@rule("I91")
def test_an_exhaust_effect_moves_a_token_onto_its_card():
    g = table(me("advance", play=["coinage", "port"], deck=["conquer", "glory"]))
    play(g, "exhaust:coinage")
    assert player(g)["exhausts"] == 4
    assert player(g)["play"][0] == {"card": "coinage", "exhausted": True}
    assert keys(g, "exhaust:") == ["exhaust:port"]


@rule("I100")
@pytest.mark.parametrize(("where", "works"), [("play", True), ("discard", False)])
def test_a_passive_effect_works_while_its_card_is_in_play(where, works):
    g = table(me("conquer", "unrest", state="empire", **{where: ["legions"]}))
    assert ("play:conquer" in keys(g)) is works


@rule("I102")
def test_a_pinned_card_stays_in_play_after_the_turn():
    g = table(me("dalmatia", "advance", deck=["glory", "conquer", "prosperity"]))
    play(g, "play:dalmatia", "no", "end", "elders", "none")
    assert in_play(g) == ["dalmatia"]
    assert pending(g) == ("turn", 1)


@rule("I106")
def test_solstice_effects_are_resolved_when_the_round_is_over():
    g = table(me("advance", play=["coinage"], tokens=purse(1)), me("glory", play=[]), turn=1)
    play(g, "end", "forest", "none")
    assert g.view(None)["round"] == 2
    assert tokens(g)["material"] == 1 + 2


@rule("I95")
def test_the_supply_of_tokens_never_runs_out():
    g = table(me("aksumites", "advance", tokens=purse(500)), market=[None] * 5)
    play(g, "play:aksumites")
    assert tokens(g)["material"] == 504
