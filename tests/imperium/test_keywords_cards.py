"""Keywords that move cards between places of their owner (I78, I87-I88, I92-I97, I103, I192)."""

import pytest

from imperium_keywords import deck, exile, me, pending, purse, table
from imperium_table import (
    discard,
    garrison,
    hand,
    history,
    in_play,
    keys,
    play,
    rule,
    secret,
)

# abandon, discard, draw ---------------------------------------------------------------------------


@rule("I78")
def test_an_abandoned_card_goes_to_the_discard_pile_with_its_garrison():
    regions = [{"card": "raetia", "garrison": ["conquer"]}, "dalmatia", "oasis"]
    g = table(me("glory", "advance", play=regions))
    play(g, "play:glory", "raetia", "dalmatia", "great")
    assert sorted(discard(g)) == ["conquer", "dalmatia", "glory", "oasis", "raetia"]
    assert in_play(g) == []


@rule("I78")
def test_abandoning_garrisoned_cards_leaves_the_host_in_play():
    g = table(
        me(
            "myrddin_wyllt_merlin",
            "morigena",
            play=[
                {"card": "king_arthurs_court", "garrison": ["excalibur"]},
                {"card": "britannia_prima", "garrison": ["king_arthur", "bedwyr"]},
                {"card": "britannia_secunda", "garrison": ["cai_sir_kay"]},
            ],
        ),
        nations="arthurians romans",
    )
    play(g, "play:myrddin_wyllt_merlin", "king_arthur", "bedwyr")
    assert in_play(g) == ["king_arthurs_court", "britannia_prima", "britannia_secunda"]
    assert garrison(g, "britannia_prima") == garrison(g, "britannia_secunda") == []
    assert set(discard(g)) >= {"king_arthur", "bedwyr", "cai_sir_kay"}


@rule("I87")
def test_discarded_cards_go_from_hand_to_their_owners_pile():
    g = table(
        me("military_engineering", "advance", state="empire"), me("druids", "glory", "unrest")
    )
    play(g, "play:military_engineering", "druids", "glory")
    assert sorted(discard(g, 1)) == ["druids", "glory"]
    assert hand(g, 1) == ["unrest"]


@rule("I87")
def test_everybody_may_see_a_discard_pile():
    g = table(me("advance"), me("druids", discard=["glory", "celtica"]))
    assert g.view(0)["players"][1]["discard"] == ["celtica", "glory"]


@rule("I88")
def test_a_draw_goes_on_after_a_reshuffle():
    mine = me("oracle", "advance", deck=["conquer"], discard=["glory"], nation_token=True)
    g = table(mine)
    play(g, "play:oracle")
    assert pending(g) == ("discard", 0)
    assert sorted(keys(g)) == ["conquer", "glory"]
    assert (deck(g), discard(g)) == ([], [])


# find ---------------------------------------------------------------------------------------------


@rule("I92")
def test_a_named_card_is_found_in_the_first_place_that_has_it():
    mine = me(
        "chandragupta",
        "advance",
        deck=["unrest", "indian_elephants", "prosperity"],
        nation=["indian_elephants_2", "gandhara", "glory"],
    )
    g = table(mine, nations="mauryans romans")
    play(g, "play:chandragupta")
    assert discard(g) == ["indian_elephants"]
    assert "indian_elephants_2" in secret(g)["nation"]


@rule("I92")
def test_hand_and_discard_pile_are_searched_before_the_deck():
    cards = ["indian_elephants_2", "unrest", "magadha", "indus_valley", "prosperity", "gandhara"]
    mine = me("chandragupta", "indian_elephants", deck=cards)
    g = table(mine, nations="mauryans romans")
    play(g, "play:chandragupta")
    assert discard(g) == ["indian_elephants"]
    assert sorted(deck(g)) == sorted(cards)


@rule("I92")
def test_a_deck_that_was_not_searched_is_not_shuffled():
    """The card is found in hand, where the search stops."""
    cards = ["indian_elephants_2", "unrest", "magadha", "indus_valley", "prosperity", "gandhara"]
    g = table(me("chandragupta", "indian_elephants", deck=cards), nations="mauryans romans")
    play(g, "play:chandragupta")
    assert deck(g) == cards


@rule("I92", "I99")
def test_a_searched_nation_deck_is_shuffled_above_its_accession_card():
    nation = ["unrest", "arthashastra", "gandhara", "nanda_dynasty", "glory"]
    g = table(me("chanakya", "magadha", nation=nation, deck=[]), nations="mauryans romans")
    play(g, "play:chanakya", "find")
    assert discard(g) == ["arthashastra"]
    rest = secret(g)["nation"]
    assert rest[-1] == "glory"
    assert sorted(rest[:-1]) == ["gandhara", "nanda_dynasty", "unrest"]


@rule("I92")
def test_a_kind_of_card_is_chosen_from_all_the_places():
    mine = me(
        "erik_the_red",
        "foroyar",
        discard=["iceland"],
        deck=["graenland", "advance"],
        nation=["vinland", "skis", "harald_hardrada"],
        play=["scandinavia"],
        tokens=purse(0, 1, 0),
    )
    g = table(mine, nations="vikings romans")
    play(g, "play:erik_the_red")
    # Scandinavia, abandoned as the cost, lies on the discard pile by now
    assert sorted(keys(g)) == ["foroyar", "graenland", "iceland", "scandinavia", "vinland"]
    play(g, "graenland")
    assert hand(g) == ["foroyar", "graenland"]
    assert sorted(discard(g)) == ["iceland", "scandinavia"]
    assert deck(g) == ["advance"]
    assert exile(g) == ["erik_the_red"]


@rule("I92")
def test_what_is_not_found_is_nothing_and_the_rest_goes_on():
    mine = me("lawnslot_llyn_sir_lancelot", "morigena", history=["guennuvar"])
    g = table(mine, nations="arthurians romans")
    play(g, "play:lawnslot_llyn_sir_lancelot")
    assert hand(g) == ["great", "morigena"]
    assert history(g) == ["guennuvar"]


# sinking ------------------------------------------------------------------------------------------


@rule("I93", "I96")
def test_a_sunken_region_takes_its_garrison_along():
    mine = me("flood", "unrest", play=[{"card": "hesperides", "garrison": ["thule"]}])
    g = table(mine, nations="atlanteans romans")
    play(g, "play:flood", "elders")
    assert history(g) == ["flood", "hesperides", "thule"]
    assert (in_play(g), discard(g)) == ([], [])


@rule("I93", "I192")
def test_other_nations_discard_what_they_are_told_to_sink():
    mine = me("flood", "unrest", state="empire", play=["dalmatia"])
    g = table(mine, nations="romans atlanteans")
    play(g, "play:flood", "elders")
    assert sorted(discard(g)) == ["dalmatia", "flood"]
    assert history(g) == []
    assert "elders" in hand(g)


@rule("I93", "I97")
def test_only_the_owner_sees_the_sunken_pile():
    g = table(me("flood", history=["thule"]), nations="atlanteans romans")
    assert g.view(0)["history"] == ["thule"]
    assert "thule" not in str(g.view(1))


# garrisons ----------------------------------------------------------------------------------------


@rule("I96")
def test_a_card_from_hand_lies_open_under_its_host():
    g = table(me("dalmatia", "conquer", "advance"))
    play(g, "play:dalmatia", "yes", "conquer")
    assert g.view(1)["players"][0]["play"] == [{"card": "dalmatia", "garrison": ["conquer"]}]
    assert hand(g) == ["advance"]


@rule("I96")
def test_any_card_may_be_garrisoned_but_those_that_say_no():
    g = table(me("dalmatia", "glory", "unrest", "advance", "triumphant"))
    play(g, "play:dalmatia", "yes")
    assert sorted(keys(g)) == ["advance", "unrest"]


@rule("I96")
def test_a_garrisoned_card_is_out_of_play():
    host = {"card": "dalmatia", "garrison": ["coinage"]}
    g = table(me("advance", state="empire", play=[host, "port"]))
    assert keys(g, "exhaust:") == ["exhaust:port"]


@rule("I96")
def test_several_cards_may_lie_under_one_host():
    host = {"card": "britannia_prima", "garrison": ["king_arthur"]}
    mine = me("bedwyr", "morigena", play=["king_arthurs_court", host], deck=["cafall"])
    g = table(mine, nations="arthurians romans")
    play(g, "play:bedwyr", "yes", "no")
    assert garrison(g, "britannia_prima") == ["king_arthur", "bedwyr"]


@rule("I96")
def test_without_a_host_in_play_the_garrison_is_skipped():
    g = table(me("bedwyr", "morigena"), nations="arthurians romans")
    play(g, "play:bedwyr")
    assert pending(g) == ("turn", 0)
    assert discard(g) == ["bedwyr"]


@rule("I96", "I97")
def test_a_garrison_goes_into_history_with_its_host():
    mine = me(
        "rome_the_eternal_city",
        "advance",
        state="empire",
        play=[{"card": "city_of_rome", "garrison": ["glory"]}],
    )
    g = table(mine)
    play(g, "play:rome_the_eternal_city")
    assert history(g) == ["city_of_rome", "glory"]
    assert in_play(g) == ["rome_the_eternal_city"]


# history ------------------------------------------------------------------------------------------


@rule("I97", "I103")
def test_a_card_put_into_history_is_out_of_play_and_seen_by_its_owner_only():
    g = table(me("julius_caesar", "advance", state="empire", deck=["conquer", "glory"]))
    play(g, "play:julius_caesar", "draw")
    assert history(g) == ["julius_caesar"]
    assert discard(g) == []
    assert g.view(0)["history"] == ["julius_caesar"]
    assert g.view(1)["players"][0]["history_size"] == 1
    assert "julius_caesar" not in str(g.view(1))


@rule("I97")
@pytest.mark.parametrize("nation", ["vikings", "atlanteans"])
def test_nations_without_history_discard_instead(nation):
    g = table(me("armenians", "unrest"), nations=f"{nation} romans")
    play(g, "play:armenians", *(["no"] if nation == "vikings" else []))
    assert discard(g) == ["armenians"]
    assert history(g) == []


@rule("I192")
@pytest.mark.parametrize("nation", ["vikings", "atlanteans"])
def test_their_discard_meets_a_cost_of_putting_into_history(nation):
    """Writing Systems, given away by its owner: a card into history draws a card."""
    mine = me(
        "unrest", play=["writing_systems"], discard=["elders"], deck=["prosperity_atlanteans"]
    )
    if nation == "vikings":
        mine["deck"] = ["gothja"]
    g = table(
        mine,
        nations=f"{nation} minoans",
        market=[None, None, None, "aksumites", "hittites"],
    )
    play(g, "exhaust:writing_systems")
    assert discard(g) == ["elders"]
    assert hand(g) == sorted(["unrest", *mine["deck"]])
