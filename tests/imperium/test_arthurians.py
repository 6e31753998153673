"""What the knights, ladies and regions of the Arthurians do."""

from __future__ import annotations

import pytest

from imperium_legends import (
    POOR,
    arthurians,
    chosen,
    court,
    solstice,
    stock,
    total,
)
from imperium_table import (
    discard,
    garrison,
    hand,
    history,
    in_play,
    keys,
    play,
    player,
    rule,
    secret,
    tokens,
)

NATION = "arthurians"


CAMELOT = {"card": "britannia_secunda", "garrison": ["cai_sir_kay"]}


@rule("I145")
@pytest.mark.parametrize("kay", ["bedwyr", "cai_sir_kay"])
def test_knights_who_put_a_card_on_the_deck_and_ride_out(kay):
    back = {"bedwyr": "excalibur", "cai_sir_kay": "britannia_prima"}[kay]
    me = {"hand": [kay], "deck": ["cafall"], "discard": ["excalibur", "britannia_prima"]}
    me |= {"play": ["viviane_of_the_lake"], "tokens": stock()}
    g = arthurians(me)
    play(g, f"play:{kay}", "yes", "yes")
    assert secret(g)["deck"] == [back, "cafall"]
    assert garrison(g, "viviane_of_the_lake") == [kay]
    assert tokens(g)["progress"] == 1 and kay not in discard(g)
    g = arthurians(me)
    play(g, f"play:{kay}", "no", "no")
    assert secret(g)["deck"] == ["cafall"] and kay in discard(g)
    assert tokens(g)["progress"] == 0


def test_gwalchmei_counts_garrisoned_knights():
    me = {"hand": ["gwalchmei_sir_gawain"], "tokens": stock()}
    flavia = {"card": "britannia_flavia", "garrison": ["bedwyr", "cafall", "king_arthur"]}
    g = arthurians(me | {"play": [CAMELOT, flavia]})
    play(g, "play:gwalchmei_sir_gawain")
    assert tokens(g)["progress"] == 3 and hand(g) == ["unrest"]
    play(g, "yes", "britannia_flavia", "no")
    assert garrison(g, "britannia_flavia")[-1] == "gwalchmei_sir_gawain"
    assert len(hand(g)) == 2
    g = arthurians(me | {"play": [CAMELOT]})
    play(g, "play:gwalchmei_sir_gawain", "no")
    assert discard(g) == ["gwalchmei_sir_gawain"]


def test_viviane_gains_and_sends_knights_back():
    g = arthurians({"hand": ["viviane_of_the_lake"], "tokens": stock()})
    g.play("play:viviane_of_the_lake")
    assert tokens(g)["progress"] == 1
    lake = {"card": "viviane_of_the_lake", "garrison": ["bedwyr", "cafall"]}
    for way in ("recall", "draw"):
        me = {"side": "A", "hand": [], "deck": ["morigena"], "play": [lake], "development": []}
        g = solstice(NATION, me)
        chosen(g, "viviane_of_the_lake", way)
        gone = {"recall": ["bedwyr"], "draw": ["morigena"]}[way]
        assert hand(g) + discard(g) == gone
        left = ["cafall"] if way == "recall" else ["bedwyr", "cafall"]
        assert garrison(g, "viviane_of_the_lake") == left


@pytest.mark.parametrize("way", ["material", "population", "draw", "no"])
def test_camelot_trades_a_card(way):
    me = {"side": "A", "hand": ["bedwyr"], "deck": ["cafall"], "development": []}
    g = solstice(NATION, me | {"play": ["city_of_camelot"], "tokens": stock()})
    chosen(g, "city_of_camelot")
    if way == "no":
        play(g, "no")
        assert tokens(g)["material"] == tokens(g)["population"] == 0
        return
    play(g, "yes", way)
    assert tokens(g).get(way, 1) == 1
    assert "bedwyr" in discard(g) and ("cafall" in hand(g) + discard(g)) == (way == "draw")


@pytest.mark.parametrize("card", ["britannia_flavia", "britannia_prima", "britannia_secunda"])
def test_britain_draws_and_garrisons(card):
    g = arthurians({"hand": [card], "deck": ["cafall", "morigena"]})
    play(g, f"play:{card}", "yes")
    assert garrison(g, card) == ["cafall"] and hand(g) == []
    g = arthurians({"hand": [card], "deck": ["cafall", "morigena"]})
    play(g, f"play:{card}", "no")
    assert garrison(g, card) == [] and hand(g) == ["cafall"]


def test_avalon_returns_a_knight_and_itself():
    me = {"hand": ["ynys_afallach_avalon"], "discard": ["bedwyr", "cafall", "king_arthur"]}
    g = arthurians(me)
    g.play("play:ynys_afallach_avalon")
    assert sorted(keys(g)) == ["bedwyr", "king_arthur"]
    play(g, "king_arthur", "yes")
    assert garrison(g, "ynys_afallach_avalon") == ["king_arthur"]
    isle = {"card": "ynys_afallach_avalon", "garrison": ["bedwyr"]}
    me = {"side": "A", "hand": [], "play": [isle], "tokens": stock(progress=1), "development": []}
    for answer, cards in (("yes", ["bedwyr", "ynys_afallach_avalon"]), ("no", [])):
        g = solstice(NATION, me)
        chosen(g, "ynys_afallach_avalon")
        g.play(answer)
        assert sorted(hand(g) + discard(g)) == cards


def test_lady_bertilak_costs_a_manned_region_and_hurts_others():
    me = {"hand": ["lady_bertilak"], "deck": ["cafall", "morigena"], "actions": 0}
    me |= {"play": [CAMELOT, "britannia_prima"]}
    g = arthurians(me, {"hand": ["glory", "conquer", "advance"]})
    g.play("play:lady_bertilak")
    assert hand(g) == ["cafall", "morigena"]
    assert sorted(discard(g))[:2] == ["britannia_secunda", "cai_sir_kay"]
    play(g, "glory", "advance")
    assert hand(g, 1) == ["conquer"] and sorted(discard(g, 1)) == ["advance", "glory"]


@pytest.mark.parametrize("card", ["lady_bertilak", "morigena"])
def test_two_ladies_are_worth_2_in_history(card):
    bare = {"hand": [], "deck": [], "tokens": POOR}
    assert total(arthurians(bare | {"history": [card]})) == 6 + 2
    assert total(arthurians(bare | {"discard": [card]})) == 6


def test_morigena_completes_the_quest_where_merlin_sits():
    wood = {"card": "britannia_prima", "garrison": ["myrddin_wyllt_merlin"]}
    me = {"hand": ["morigena"], "play": [court("excalibur"), wood, CAMELOT]}
    me |= {"nation": ["bedwyr", "gwaith_camlan"]}
    g = arthurians(me)
    play(g, "play:morigena", "yes")
    assert hand(g) == ["unrest"] and hand(g, 1) == ["unrest"]
    assert sorted(discard(g)) == sorted(
        ["britannia_prima", "myrddin_wyllt_merlin", "excalibur", "bedwyr", "morigena"]
    )
    assert garrison(g, "king_arthurs_court") == [] and "britannia_secunda" in in_play(g)
    g = arthurians(me)
    play(g, "play:morigena", "no")
    assert discard(g) == ["morigena"]


@rule("I188", "I63")
def test_morigena_may_bring_the_nadir():
    wood = {"card": "britannia_prima", "garrison": ["myrddin_wyllt_merlin"]}
    me = {"hand": ["morigena"], "play": [court("excalibur"), wood], "nation": ["gwaith_camlan"]}
    g = arthurians(me)
    play(g, "play:morigena", "yes")
    assert "gwaith_camlan" in in_play(g) and "gwaith_camlan" not in discard(g)


@pytest.mark.parametrize("zone", ["discard", "deck"])
def test_peredur_calms_or_finds_the_graal(zone):
    me = {"hand": ["peredur_sir_percival", "unrest"], "play": ["viviane_of_the_lake"]}
    me |= {"deck": [], "discard": [], "tokens": stock()}
    me[zone] = ["graal"]
    g = arthurians(me)
    play(g, "play:peredur_sir_percival", "return_unrest")
    play(g, "yes")
    assert hand(g) == [] and tokens(g)["progress"] == 1
    assert garrison(g, "viviane_of_the_lake") == ["peredur_sir_percival"]
    g = arthurians(me)
    play(g, "play:peredur_sir_percival")
    play(g, next(key for key in keys(g) if key != "return_unrest"))
    assert hand(g) == ["graal", "unrest"]
    assert g.view(None)["exile"] == ["peredur_sir_percival"]


@rule("I96", "I140")
def test_peredur_calms_without_a_region():
    """Riding out is optional, so an unrest can be returned where there is no region."""
    g = arthurians({"hand": ["peredur_sir_percival", "unrest"], "discard": ["graal"]})
    play(g, "play:peredur_sir_percival", "return_unrest")
    assert hand(g) == [] and sorted(discard(g)) == ["graal", "peredur_sir_percival"]


def test_king_arthur_trades_a_manned_region():
    g = arthurians({"hand": ["king_arthur"], "play": [CAMELOT, "britannia_prima"]})
    g.play("play:king_arthur")
    assert sorted(keys(g)) == ["hills", "ionians", "woodland"]
    g.play("hills")
    assert hand(g) == ["hills"]
    assert sorted(discard(g)) == ["britannia_secunda", "cai_sir_kay", "king_arthur"]
    g = arthurians({"hand": ["king_arthur"], "play": ["britannia_prima"]})
    g.play("play:king_arthur")
    assert hand(g) == [] and "britannia_prima" in in_play(g)


def test_uthyr_breaks_through_and_dies():
    g = arthurians({"hand": ["uthyr_pendragon"]})
    play(g, "play:uthyr_pendragon", "oracle")
    assert hand(g) == ["oracle"] and history(g) == ["uthyr_pendragon"]


def test_merlin_sends_three_knights_home_for_the_quest():
    home = {"card": "britannia_flavia", "garrison": ["bedwyr", "king_arthur"]}
    me = {"hand": ["myrddin_wyllt_merlin"], "play": [court("excalibur"), CAMELOT, home]}
    g = arthurians(me)
    play(g, "play:myrddin_wyllt_merlin", "bedwyr", "cai_sir_kay")
    chosen(g, "king_arthur")
    assert hand(g) == ["excalibur"] and garrison(g, "king_arthurs_court") == []
    assert sorted(discard(g)) == ["bedwyr", "cai_sir_kay", "king_arthur", "myrddin_wyllt_merlin"]
    assert {"britannia_secunda", "britannia_flavia"} <= set(in_play(g))
    g = arthurians(me | {"play": [court("excalibur"), CAMELOT]})
    g.play("play:myrddin_wyllt_merlin")
    assert hand(g) == [] and garrison(g, "britannia_secunda") == ["cai_sir_kay"]


@rule("I147", "I143")
def test_guennuvar_acquires_or_leaves_arthur():
    home = {"card": "britannia_flavia", "garrison": ["king_arthur"]}
    me = {"hand": ["guennuvar", "taliesin_the_bard"], "play": [home], "deck": [], "actions": 1}
    me |= {"discard": ["bedwyr"], "nation": ["gwaith_camlan"]}
    g = arthurians(me, {"hand": [], "tokens": stock()}, decks={"fame": ["great", "marvellous"]})
    g.play("play:guennuvar")
    assert tokens(g, 1)["progress"] == 1 and tokens(g)["progress"] == 1
    g.play("acquire")
    assert sorted(keys(g)) == ["education", "oracle"]
    g.play("education")
    assert "education" in hand(g) and garrison(g, "britannia_flavia") == ["king_arthur"]
    g = arthurians(me, decks={"fame": ["great", "marvellous"]})
    play(g, "play:guennuvar", "free_play")
    chosen(g, "taliesin_the_bard", "bedwyr")
    g.play("great")
    assert "king_arthur" in discard(g) + history(g) and hand(g) == ["great"]
    g = arthurians(me | {"play": ["britannia_flavia"]})
    g.play("play:guennuvar")
    assert sorted(keys(g)) == ["education", "oracle"]


def test_cafall_draws_returns_and_hunts_the_boar():
    me = {"hand": ["cafall"], "deck": ["bedwyr", "morigena"], "actions": 0}
    for where in ("twrch_trwyth", court("twrch_trwyth")):
        g = arthurians(me | {"play": [where]})
        play(g, "play:cafall", "bedwyr", "yes")
        assert hand(g) == ["morigena"] and secret(g)["deck"] == ["bedwyr"]
        assert g.view(None)["exile"] == ["twrch_trwyth"]
        g = arthurians(me | {"play": [where]})
        play(g, "play:cafall", "bedwyr", "no")
        assert g.view(None)["exile"] == []
    g = arthurians(me)
    play(g, "play:cafall", "bedwyr")
    assert "twrch_trwyth" in player(g)["development"]
