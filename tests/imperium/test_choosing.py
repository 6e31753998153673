"""Choosing, the order of sentences and developing (I85-I86, I136, I140, I154)."""

import pytest

import tabularium as tb
from imperium_keywords import (
    deck,
    empire,
    me,
    pending,
    pile,
    purse,
    table,
)
from imperium_table import discard, hand, history, keys, play, player, rule, secret, tokens

# choosing -----------------------------------------------------------------------------------------


@rule("I85")
def test_exactly_one_option_is_resolved():
    g = table(me("druids", "unrest", "glory", tokens=purse(0, 1)), nations="celts romans")
    play(g, "play:druids", "progress")
    assert tokens(g) == purse(0, 1, 1)
    assert hand(g) == ["glory", "unrest"]


@rule("I85", "I140")
def test_an_option_that_cannot_be_paid_is_closed():
    g = table(me("advance", "glory", tokens=purse(3)))
    play(g, "play:advance")
    assert pending(g)[0] == "acquire", "breaking through costs 5"


@rule("I140")
def test_an_option_whose_condition_does_not_hold_is_closed():
    g = table(me("flood_of_the_nile", "unrest", play=["lower_nile"]), nations="egyptians romans")
    play(g, "play:flood_of_the_nile")
    assert tokens(g)["material"] == 3 + 5
    assert pending(g) == ("turn", 0)


@rule("I140")
def test_an_empire_has_both_options_of_the_flood():
    g = table(
        empire("flood_of_the_nile", "unrest", play=["lower_nile"]), nations="egyptians romans"
    )
    play(g, "play:flood_of_the_nile")
    assert sorted(keys(g)) == ["break_through", "material"]


@rule("I140")
@pytest.mark.parametrize("palace", [True, False])
def test_kleito_breaks_through_only_with_the_palace(palace):
    cards = ["mountain_of_atlantis", "palace_of_poseidon"] if palace else ["thule"]
    g = table(me("kleito", "unrest", play=cards), nations="atlanteans romans")
    play(g, "play:kleito")
    assert pending(g)[0] == ("choose" if palace else "acquire")


@rule("I140")
@pytest.mark.parametrize("choice, held", [("take_unrest", ["advance", "unrest"]), ("discard", [])])
def test_an_option_that_cannot_be_done_in_full_is_done_in_part(choice, held):
    """Mysticism at solstice: an unrest, or two cards discarded; only one is in hand."""
    g = table(me("advance", play=["mysticism"]), turn=1)
    play(g, "end", "forest", "none", choice)
    assert hand(g) == held


@rule("I140", "I48")
@pytest.mark.parametrize("knight", [True, False])
def test_without_the_keyword_what_does_nothing_is_closed(knight):
    """Gwaith Camlan does not say "choose": without a knight two unrest are taken."""
    mine = me("cai_sir_kay" if knight else "advance", play=["gwaith_camlan"], nation=[], deck=[])
    g = table(mine, nations="arthurians romans", turn=1)
    play(g, "end", "forest", "none")
    play(g, "gwaith_camlan")
    if knight:
        assert keys(g) == ["history", "take_unrest"]
        play(g, "take_unrest")
    assert hand(g).count("unrest") == 2


@rule("I140")
def test_an_option_that_does_nothing_says_so():
    g = table(me("settlers", "glory"), nations="greeks romans")
    play(g, "play:settlers")
    label = {option.key: option.text("en") for option in g.decision.options}
    assert label["return_unrest"].endswith("(nothing happens now)")
    assert not label["progress"].endswith("(nothing happens now)")


@rule("I140")
def test_an_option_done_in_part_does_not_say_that_nothing_happens():
    g = table(me("advance", play=["mysticism"]), turn=1)
    play(g, "end", "forest", "none")
    assert not any("nothing" in option.text("en") for option in g.decision.options)


@rule("I140")
def test_both_options_are_open_when_both_can_be_done():
    g = table(me("advance", "glory", play=["mysticism"]), turn=1)
    play(g, "end", "forest", "none")
    assert sorted(keys(g)) == ["discard", "take_unrest"]
    play(g, "discard", "advance")
    assert (hand(g), sorted(discard(g))) == ([], ["advance", "glory"])


@rule("I140")
def test_when_no_option_can_be_done_in_full_one_is_done_as_far_as_possible():
    """Camlan: a knight into history or two unrest, but only one unrest is left."""
    mine = me("morigena", play=["king_arthurs_court", "gwaith_camlan"], tokens=purse())
    g = table(mine, nations="arthurians romans", turn=1, unrest=1)
    play(g, "end", "forest", "none")
    for _ in range(3):  # the other solstice effects first
        if not g.over:
            play(g, "gwaith_camlan" if "gwaith_camlan" in keys(g) else keys(g)[-1])
    assert g.view(None)["collapsed"] is True


@rule("I140")
def test_unrest_with_every_option_closed_is_just_discarded():
    g = table(me("unrest", "glory", tokens=purse(2)))
    before = pile(g)
    play(g, "play:unrest")
    assert (discard(g), hand(g), pile(g)) == (["unrest"], ["glory"], before)
    assert player(g)["actions"] == 2


@rule("I140", "I85")
@pytest.mark.parametrize(
    ("how", "left"),
    [("population", purse(3, 0)), ("material", purse(0, 1)), ("cards", purse(3, 1))],
)
def test_unrest_is_calmed_in_one_of_three_ways(how, left):
    g = table(me("unrest", "glory", "advance", "conquer", tokens=purse(3, 1)))
    before = pile(g)
    play(g, "play:unrest", how, *(["glory", "advance"] if how == "cards" else []))
    assert (tokens(g), pile(g)) == (left, before + 1)
    assert discard(g) == (["advance", "glory"] if how == "cards" else [])


@rule("I85")
@pytest.mark.parametrize("option", ["draw", "return_unrest", "both"])
def test_edicts_of_ashoka_allow_one_or_both(option):
    mine = empire(
        "glory",
        "advance",
        play=["edicts_of_ashoka"],
        deck=["magadha", "chanakya"],
        discard=["unrest"],
    )
    g = table(mine, nations="mauryans romans")
    play(g, "exhaust:edicts_of_ashoka", "glory", option)
    assert ("magadha" in hand(g)) is (option != "return_unrest")
    assert discard(g) == (["unrest"] if option == "draw" else [])


# order of sentences -------------------------------------------------------------------------------


@rule("I136")
def test_a_card_that_turns_the_state_card_uses_both_lines():
    g = table(me("egyptians", "unrest", nation=["julius_caesar"], tokens=purse(4)))
    play(g, "play:egyptians")
    assert player(g)["state"] == "empire"
    assert sorted(discard(g)) == ["julius_caesar", "the_senate"], "the only one that can be paid"


@rule("I136")
def test_without_the_turn_only_the_first_line_counts():
    g = table(me("egyptians", "unrest", nation=["raetia", "julius_caesar"], tokens=purse(9, 9)))
    play(g, "play:egyptians")
    assert pending(g) == ("turn", 0)
    assert discard(g) == ["raetia"]


@rule("I154")
def test_glorious_may_reshuffle():
    mine = me("glorious", "unrest", deck=["advance"], discard=["conquer"], nation_token=True)
    g = table(mine, decks={"fame": []})
    play(g, "play:glorious", "draw", "draw")
    assert hand(g) == ["advance", "conquer", "unrest"]


@rule("I154")
def test_glorious_draws_the_nation_card_put_on_an_empty_discard_pile():
    nation = ["raetia", "julius_caesar"]
    mine = me("glorious", "unrest", deck=["advance"], discard=[], nation=nation)
    g = table(mine, decks={"fame": []})
    play(g, "play:glorious", "draw", "draw")
    assert hand(g) == ["advance", "raetia", "unrest"]


@rule("I154")
def test_if_able_never_reshuffles():
    g = table(me("jade_mask", "unrest", "glory", deck=["advance"], discard=["conquer"]))
    play(g, "play:jade_mask", "draw", "glory")
    assert hand(g) == ["advance", "unrest"]
    assert (deck(g), discard(g)) == (["glory"], ["conquer", "jade_mask"])


@rule("I154")
def test_marvellous_moves_nothing_when_the_deck_is_empty():
    g = table(me("marvellous", "unrest", discard=["conquer"], deck=[]), decks={"fame": []})
    play(g, "play:marvellous")
    assert g.decision.kind == "turn"  # there is nothing to choose about
    assert (hand(g), history(g), deck(g)) == (["unrest"], [], [])
    assert sorted(discard(g)) == ["conquer", "marvellous"]


# develop ------------------------------------------------------------------------------------------


@rule("I86")
def test_a_developed_card_is_paid_for_and_discarded():
    mine = empire("development_egyptians", "unrest", tokens=purse(4), development_token=True)
    g = table(mine, nations="egyptians romans")
    play(g, "play:development_egyptians", "develop")
    assert "embalming" in discard(g)
    assert tokens(g) == purse()
    assert "embalming" not in player(g)["development"]


@rule("I86")
def test_developing_as_an_effect_places_no_token():
    mine = empire("development_egyptians", "unrest", tokens=purse(4))
    g = table(mine, nations="egyptians romans")
    play(g, "play:development_egyptians", "develop")
    assert player(g)["development_token"] is False
    assert player(g)["exhausts"] == 5


@rule("I86")
@pytest.mark.parametrize("nation", ["arthurians", "utopians", "vikings"])
def test_three_nations_never_develop(nation):
    mine = empire("egyptians", "unrest", tokens=purse(9, 9, 9))
    g = table(mine, nations=f"{nation} romans")
    before = secret(g).get("development")
    play(g, "play:egyptians")
    assert pending(g) == ("turn", 0)
    assert secret(g).get("development") == before
    assert tokens(g) == purse(9, 9, 9)


@rule("I101")
def test_progress_may_stand_in_when_developing():
    mine = empire("development_egyptians", "unrest", tokens=purse(2, 0, 1))
    g = table(mine, nations="egyptians romans")
    play(g, "play:development_egyptians", "develop")
    assert "embalming" in discard(g)
    assert tokens(g) == purse()


# equal cards in two places ------------------------------------------------------------------------


@rule("I87", "I97")
@pytest.mark.parametrize(
    ("key", "in_hand", "in_discard"),
    [("unrest.1", [], ["unrest", "leadership"]), ("unrest.2", ["unrest"], ["leadership"])],
)
def test_from_hand_or_discard_pile_is_a_choice_between_equal_cards_too(key, in_hand, in_discard):
    mine = me("leadership", "unrest", discard=["unrest"])
    g = play(table(mine, nations="romans celts"), "play:leadership", "history")
    assert [(option.key, option.text("en")) for option in g.decision.options] == [
        ("unrest.1", "Unrest – in your hand"),
        ("unrest.2", "Unrest – in your discard pile"),
    ]
    play(g, key)
    assert (hand(g), sorted(discard(g))) == (in_hand, sorted(in_discard))
    assert history(g) == ["unrest"]


@rule("I84")
def test_equal_cards_on_the_market_and_in_exile_say_where_they_lie():
    g = tb.position(
        {
            "game": "imperium",
            "seats": ["romans", "celts"],
            "options": {"common_cards": "legends"},
            "players": [{"hand": ["imperial"], "deck": ["advance"]}, {"hand": ["druids"]}],
            "exile": ["city", "etruscans"],
            "market": ["lowlands", "city", "education", "plain", "moor"],
        }
    )
    play(g, "play:imperial", "break_through", "uncivilised")
    said = {option.text("en") for option in g.decision.options}
    assert {"City – on the market", "City – in exile"} <= said


@rule("I202")
def test_up_to_three_regions_are_no_more_with_one_that_counts_as_two():
    mine = empire("school_of_diplomacy", play=["western_zhou", "grand_trunk_road", "eastern_zhou"])
    g = play(table(mine, nations="qin mauryans"), "play:school_of_diplomacy")
    with pytest.raises(tb.IllegalMove, match="cannot be taken together"):
        g.play_set(["western_zhou", "grand_trunk_road", "eastern_zhou"])
    play(g, "western_zhou", "eastern_zhou")
    assert g.decision.kind == "may"  # the road is one too many
