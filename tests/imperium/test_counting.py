"""What counts for victory points (I93, I112, I116, I123, I127, I129-I130, I199-I206)."""

import pytest

from imperium_keywords import MARKET, finish, last_round, me, purse, table
from imperium_table import in_play, keys, play, player, rule, tokens


def owner(*hand, **rest):
    """A player without tokens, and with no other cards than these."""
    empty = {"tokens": purse(), "deck": [], "nation": [], "nation_token": True}
    return me(*hand, **empty | rest)


def vp(mine, *rivals, nations="romans celts", seat=0, **top):
    g = last_round(mine, *(rivals or (owner(),)), nations=nations, **top)
    return finish(g).scores()[seat].total


# cards --------------------------------------------------------------------------------------------


@rule("I123")
@pytest.mark.parametrize(("cards", "points"), [(4, 1), (5, 2), (7, 2), (8, 3)])
def test_cards_include_the_power_card_but_not_the_state_card(cards, points):
    """Greeks B: a point for every 3 cards."""
    names = ["glory", "advance", "conquer", "settlers", "greek_mercenaries"]
    names += ["peloponnese", "forest_of_pholoe", "city_of_athens"]
    mine = owner(*names[:cards])
    assert vp(mine, nations="greeks romans") == points


@rule("I127", "I199")
@pytest.mark.parametrize(("active", "points"), [(True, 6 + 1), (False, 6 + 1 + 2)])
def test_the_active_quest_is_not_scored(active, points):
    """Arthurians B: 6 points, and a progress at solstice. Excalibur: 2 points."""
    court = {"card": "king_arthurs_court", "garrison": ["excalibur"] if active else []}
    mine = owner(play=[court], development=[], discard=[] if active else ["excalibur"])
    assert vp(mine, nations="arthurians romans") == points


@rule("I93")
@pytest.mark.parametrize(("nation", "points"), [("romans", 6), ("atlanteans", 2)])
def test_in_history_does_not_hold_for_the_sunken_pile(nation, points):
    """Great: 6 points in history, else 2."""
    assert vp(owner(history=["great"], development=[]), nations=f"{nation} celts") == points


@rule("I93", "I97")
def test_sunken_cards_are_scored():
    """Atlanteans B: a point for each region."""
    mine = owner(history=["thule", "hesperides"], development=[])
    assert vp(mine, nations="atlanteans celts") == 2


@rule("I96")
def test_garrisoned_cards_are_scored():
    host = {"card": "dalmatia", "garrison": ["marvellous"]}
    assert vp(owner(play=[host])) == 9


# icons and suits ----------------------------------------------------------------------------------


@rule("I129", "I200")
def test_a_double_icon_counts_twice_for_a_gain():
    g = table(me("prosperity", "unrest", play=["oasis"], tokens=purse()))
    play(g, "play:prosperity", "no", "no", "material")
    assert tokens(g) == purse(2)


@rule("I129", "I200")
def test_a_double_icon_counts_twice_for_points():
    """Qanat: 2 points for each river. Lakes have two."""
    assert vp(owner("qanat", "lakes"), legends=True) == 4


@rule("I200")
def test_a_dual_card_counts_for_both_suits():
    """Celts B: 2 points for an uncivilised card; Egyptians: 1 for a civilised one; City: 1."""
    assert vp(owner("city"), nations="celts romans") == 2 + 1
    assert vp(owner("city", "egyptians"), nations="romans celts") == 1 + 1


@rule("I200")
def test_cities_and_metropolises_are_added_up():
    """Urban Development: 2 points each; City 1, Metropolis 2."""
    cards = owner("city", "city", "metropolis", "urban_development")
    g = last_round(cards, owner(), decks={"main": ["jungle"]})
    assert finish(g).scores()[0].total == 3 * 2 + 1 + 1 + 2


# tokens on cards ----------------------------------------------------------------------------------


@rule("I130", "I201")
def test_tokens_on_a_card_in_play_do_not_score():
    """Minoans B: a point for each progress, on top of the usual one."""
    pottery = {"card": "pottery", "tokens": {"progress": 2}}
    mine = owner(play=[pottery], tokens=purse(2))
    g = last_round(mine, owner(), nations="minoans romans")
    while not g.over:
        wanted = [k for k in ("put", "end", "no", "none") if k in keys(g)]
        play(g, (wanted or keys(g))[0])
    assert player(g)["play"] == [{"card": "pottery", "tokens": {"progress": 3}}]
    assert g.scores()[0].total == 0


@rule("I130", "I201")
def test_tokens_on_a_card_in_play_do_not_pay():
    pottery = {"card": "pottery", "tokens": {"progress": 2}}
    g = table(me("advance", "glory", play=[pottery], tokens=purse(1)), nations="minoans romans")
    assert "play:advance" not in keys(g)


@rule("I130", "I201")
def test_the_owner_gains_the_tokens_of_a_card_that_leaves_play():
    pottery = {"card": "pottery", "tokens": {"progress": 2}}
    g = table(
        me("espionage", "unrest", "conquer"),
        me("glory", play=[pottery], tokens=purse()),
        nations="romans minoans",
        legends=True,
    )
    play(g, "play:espionage", "conquer", "plain")
    assert in_play(g, 1) == []
    assert tokens(g, 1) == purse(0, 0, 2)


# single cards -------------------------------------------------------------------------------------


@rule("I112", "I202")
@pytest.mark.parametrize(("side", "points"), [("A", 3 + 2), ("B", 2)])
def test_grand_trunk_road_counts_twice_for_the_mauryan_power(side, points):
    """Mauryans A: a point for each region in play; the road itself is worth 2."""
    mine = owner(side=side, play=["grand_trunk_road", "magadha"], development=[])
    assert vp(mine, nations="mauryans romans") == points


@rule("I112", "I202")
@pytest.mark.parametrize(("regions", "points"), [(1, 0), (2, 1)])
def test_grand_trunk_road_counts_twice_for_the_macedonians(regions, points):
    """A point for every 4 regions."""
    cards = ["magadha", "indus_valley"][:regions]
    mine = owner("macedonians", *cards, play=["grand_trunk_road"], development=[])
    assert vp(mine, nations="mauryans romans", legends=True) == points + 2


@rule("I202")
@pytest.mark.parametrize(("others", "points"), [(8, 1), (7, 0)])
def test_grand_trunk_road_is_one_card(others, points):
    """Exports: a point for every 10 cards. 8 more make 10 with the power card."""
    names = [
        "advance",
        "chanakya",
        "chandragupta",
        "prosperity",
        "indus_valley",
        "magadha",
        "glory",
    ]
    mine = owner(*names[: others - 1], "exports", play=["grand_trunk_road"], development=[])
    g = last_round(mine, owner(), nations="mauryans romans")
    assert finish(g).scores()[0].total == points + 2


@rule("I203")
@pytest.mark.parametrize(("side", "points"), [("A", 1), ("B", 2)])
def test_the_vikings_count_their_own_power_card(side, points):
    assert vp(owner("glory", side=side), nations="vikings romans") == points


@rule("I203")
def test_acclaimed_counts_itself():
    """Romans B count population: a second variable card."""
    assert vp(owner("acclaimed"), legends=True) == 2


@rule("I203")
def test_harald_counts_himself():
    """Harald: 2 points for himself and 2 for the power card, which gives 1 for each of the two."""
    mine = owner("harald_hardrada", side="A")
    assert vp(mine, nations="vikings romans") == 2 * 2 + 2


@rule("I204")
@pytest.mark.parametrize(
    ("material", "regions", "points"), [(8, 2, 2), (8, 3, 3), (2, 2, 0), (30, 3, 10)]
)
def test_scythians_round_material_and_regions_down_apart(material, regions, points):
    names = ["tian_shan", "carpathian_mountains", "caucasia"][:regions]
    mine = owner(*names, tokens=purse(material), development=[])
    assert vp(mine, nations="scythians romans") == points


@rule("I205")
def test_garrisoned_unrest_is_out_of_their_reach():
    host = {"card": "dalmatia", "garrison": ["unrest", "unrest"]}
    assert vp(owner("sumerians", play=[host])) == 3 - 4


@rule("I206")
@pytest.mark.parametrize(("progress", "points"), [(1, 0), (2, 2), (3, 4)])
def test_sacred_grove_counts_opponents_with_fewer_progress(progress, points):
    mine = owner("sacred_grove", tokens=purse(0, 0, progress))
    rivals = owner(tokens=purse(0, 0, 1)), owner(tokens=purse(0, 0, 2))
    assert vp(mine, *rivals, nations="romans celts persians", legends=True) == progress + points


# order --------------------------------------------------------------------------------------------


@rule("I128")
def test_the_first_player_resolves_the_solstice_first():
    g = table(
        me("glory", play=["city_of_rome"]),
        me("glory", "druids", play=["city"]),
        first_player=1,
        turn=0,
    )
    play(g, "end", "forest", "none")
    assert g.decision.seat == 1


@rule("I199")
def test_the_active_quest_is_not_counted():
    """Exports count 10 cards: eight in hand, the court and the power card. The court counts 1."""
    names = ["morigena", "cafall", "guennuvar", "king_arthur", "bedwyr", "uthyr_pendragon"]
    court = {"card": "king_arthurs_court", "garrison": ["excalibur"]}
    for more, points in ((["britannia_prima"], 1), ([], 0)):
        mine = owner(*names, *more, "exports", play=[court], development=[])
        g = last_round(mine, owner(), nations="arthurians romans", market=[*MARKET[:4], None])
        assert finish(g).scores()[0].total == 6 + 1 + 1 + points
