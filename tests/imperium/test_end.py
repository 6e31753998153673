"""The market, what triggers scoring, the last round (I67-I68, I120, I179-I183, I194)."""

import pytest

from imperium_rounds import WILD, bare, box, clean_up, decline, end_round, end_turn, pool, table
from imperium_table import hand, keys, play, player, rule, tokens

FAMELESS = box("classics", "fame")


def ending(g):
    """0, 1 once scoring is triggered, 2 in the last round."""
    return g.view(None)["ending"]


# the market and the main deck ---------------------------------------------------------------------


def take(card, **top):
    """Roman Expansion acquires a region."""
    g = table(bare(hand=["roman_expansion", "glory"]), bare(), **top)
    return play(g, "play:roman_expansion", card)


@rule("I180")
@pytest.mark.parametrize(
    "slot, deck", list(enumerate(["region", "uncivilised", "civilised", "main", "main"]))
)
def test_a_slot_is_refilled_from_its_own_deck(slot, deck):
    tops = {"region": ["oasis"], "uncivilised": ["shrine"], "civilised": ["temple"]}
    g = take(WILD[slot], decks=tops | {"main": ["hittites"]})
    new = {"region": "oasis", "uncivilised": "shrine", "civilised": "temple", "main": "hittites"}
    assert g.view(None)["market"][slot]["card"] == new[deck]


@rule("I79", "I180")
def test_from_the_main_deck_when_that_is_empty():
    regions = [card for card in box("classics", "region", 2) if card not in WILD]
    g = take("hills", main=["hittites", "elders"], gone=regions)
    assert g.view(None)["market"][0]["card"] == "hittites"


@rule("I120", "I179")
def test_a_slot_stays_empty_when_both_are():
    regions = [card for card in box("classics", "region", 2) if card not in WILD]
    g = take("hills", main=[], gone=regions)
    assert g.view(None)["market"][0] is None
    assert "hills" in hand(g)


@rule("I67")
@pytest.mark.parametrize("main, triggered", [(["hittites"], 1), (["hittites", "elders"], 0)])
def test_the_main_deck_is_empty(main, triggered):
    assert ending(take("forest", main=main)) == triggered


@rule("I181")
def test_cards_only_revealed_are_shuffled_back_first():
    g = table(bare(hand=["glory"]), bare(), main=["elders", "temple", "hittites"])
    play(g, "innovate", "tributary")
    assert hand(g) == ["hittites"]
    assert (g.view(None)["main_deck"], ending(g)) == (2, 0)


@rule("I181")
def test_revealing_all_of_it_in_vain_does_not_empty_it():
    g = table(bare(hand=["glory"]), bare(), main=["elders", "temple"])
    play(g, "innovate", "tributary")
    assert (tokens(g), ending(g)) == (pool(0, 0, 2), 0)


@rule("I67", "I181")
def test_breaking_through_for_its_last_card_does():
    g = table(bare(hand=["glory"]), bare(), main=["hittites"])
    play(g, "innovate", "tributary")
    assert ending(g) == 1


# other ways to trigger scoring --------------------------------------------------------------------


def developer(*developments):
    return bare(
        state="empire", tokens=pool(9, 9), discard=["glory"], development=list(developments)
    )


@rule("I67")
@pytest.mark.parametrize("cards, triggered", [(["legions"], 1), (["legions", "the_senate"], 0)])
def test_the_last_development_card(cards, triggered):
    g = table(developer(*cards), bare())
    play(g, "end", "hills", "legions")
    assert ending(g) == triggered


@rule("I67")
def test_by_a_card_too():
    """Egyptians: an empire develops."""
    g = table(developer("legions") | {"hand": ["egyptians", "advance"]}, bare())
    g.play("play:egyptians")
    assert ending(g) == 1


@rule("I67")
@pytest.mark.parametrize("nation", ["vikings", "utopians", "romans"])
def test_an_area_empty_from_the_start_triggers_nothing(nation):
    g = table(bare(), bare(), seats=(nation, "celts"))
    assert ending(decline(end_round(g))) == 0


@rule("I67")
def test_the_last_quest_triggers_nothing():
    """King Arthur's Court garrisons an impending quest for an unrest taken."""
    me = bare(play=["king_arthurs_court"], development=["graal"])
    g = end_round(table(me, bare(), seats=("arthurians", "romans")))
    play(g, "king_arthurs_court", "yes")
    assert (player(g)["development"], ending(g)) == ([], 0)


@rule("I67")
def test_king_of_kings_is_turned():
    """Rollo the Walker takes the top fame card; there is none but King of Kings."""
    me = bare(hand=["rollo_the_walker"])
    g = table(me, bare(), seats=("vikings", "romans"), gone=FAMELESS)
    g.play("play:rollo_the_walker")
    assert (g.view(None)["king"], ending(g)) == (["king_of_kings_b"], 1)


@rule("I67")
def test_not_by_taking_the_last_other_fame_card():
    me = bare(hand=["rollo_the_walker"])
    fame = [card for card in FAMELESS if card != "great"]
    g = table(me, bare(), seats=("vikings", "romans"), gone=fame, decks={"fame": ["great"]})
    g.play("play:rollo_the_walker")
    assert (hand(g), g.view(None)["king"], ending(g)) == (["great"], ["king_of_kings_a"], 0)


@rule("I67")
def test_a_turned_king_of_kings_triggers_nothing():
    me = bare(hand=["rollo_the_walker"])
    king = ["king_of_kings_b"]
    g = table(me, bare(), seats=("vikings", "romans"), gone=FAMELESS, king=king)
    g.play("play:rollo_the_walker")
    assert (tokens(g), ending(g)) == (pool(0, 0, 4), 0)


@rule("I67")
def test_graal_is_played():
    g = table(bare(hand=["graal"]), bare(), seats=("arthurians", "romans"))
    g.play("play:graal")
    assert ending(g) == 1


def journey(population):
    """The Utopians pay 5 progress at three solstices and reach Shangri-la."""
    market = [{"card": card, "tokens": {"progress": 5}} for card in WILD]
    me = bare(tokens=pool(0, population), deck=["charity"])
    g = table(me, bare(), seats=("utopians", "romans"), market=market)
    for card in WILD[:3]:
        play(g, "innovate", "region", card)
        clean_up(g, "steppe")
        end_turn(g, "steppe")
        if g.view(None)["turn"] is None:
            g.play(keys(g)[0])
    assert [card["card"] for card in player(g)["powers"]] == ["utopians_b", "shangri_la"]
    assert ending(g) == 0
    return g


@rule("I67", "I194")
@pytest.mark.parametrize("population, triggered", [(21, False), (22, True)])
def test_shangri_la_with_24_population(population, triggered):
    """Shangri-la is exhausted for 2 population."""
    g = journey(population).play("exhaust:shangri_la")
    assert tokens(g)["population"] == population + 2
    number = g.view(None)["round"]
    end_round(g)
    assert bool(ending(g)) == triggered
    assert not g.over
    end_round(g)
    assert g.over == triggered
    assert triggered or g.view(None)["round"] == number + 2


@rule("I118")
def test_only_the_journey_card_on_top_is_in_play():
    me = bare(powers=["utopians_b", "shangri_la"], below=[])
    assert player(table(me, bare(), seats=("utopians", "romans")))["play"] == []


# exile --------------------------------------------------------------------------------------------

LEGENDS = {"options": {"common_cards": "legends"}, "market": [None] * 5, "exile": ["elders"]}


@rule("I183")
def test_breaking_through_for_an_exiled_card_brings_no_unrest():
    """Imperial: break through, also from exile."""
    g = table(bare(hand=["imperial", "glory"]), bare(), **LEGENDS)
    play(g, "play:imperial", "break_through", "uncivilised", "elders")
    assert hand(g) == ["elders", "glory"]


@rule("I183", "I90")
def test_acquiring_one_does():
    """Graal: perhaps acquire a card from exile."""
    g = table(bare(hand=["graal", "cafall"]), bare(), seats=("arthurians", "romans"), **LEGENDS)
    play(g, "play:graal", "yes")
    assert hand(g) == ["cafall", "elders", "unrest"]


# the last round -----------------------------------------------------------------------------------


def turns_left(g):
    count = 0
    while not g.over:
        end_turn(g)
        count += 1
    return count


@rule("I68")
@pytest.mark.parametrize("seat, turns", [(0, 6), (1, 5), (2, 4)])
def test_this_round_and_one_more(seat, turns):
    """Three players; the player of this turn has triggered scoring."""
    g = table(bare(), bare(), bare(), turn=seat, ending=1)
    assert turns_left(g) == turns


@rule("I67", "I68")
def test_after_a_last_development_three_turns_follow():
    """The first of two players develops at clean-up."""
    g = table(developer("legions"), bare())
    play(g, "end", "hills", "legions")
    assert turns_left(g) == 3


@rule("I68")
def test_both_with_their_solstice():
    g = table(bare(play=["coinage"]), bare(), turn=1, ending=1)
    turns_left(g)
    assert tokens(g) == pool(4)


@rule("I68")
def test_the_last_round_is_not_prolonged():
    """Scoring is triggered once more in the last round."""
    g = table(developer("legions"), bare(), ending=2)
    play(g, "end", "hills", "legions")
    assert turns_left(g) == 1


@rule("I68")
def test_nobody_has_to_end_otherwise():
    g = table(bare(), bare())
    for _ in range(12):
        end_turn(g)
    assert not g.over
