"""The power card, the court and the quests of the Arthurians."""

from __future__ import annotations

import pytest

from imperium_legends import (
    POOR,
    RICH,
    arthurians,
    chosen,
    court,
    names,
    solstice,
    stock,
    total,
)
from imperium_legends_printed import PRINTED
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

NATION = "arthurians"


CAMELOT = {"card": "britannia_secunda", "garrison": ["cai_sir_kay"]}
KNIGHTS = [
    "bedwyr",
    "cai_sir_kay",
    "gwalchmei_sir_gawain",
    "king_arthur",
    "lawnslot_llyn_sir_lancelot",
    "myrddin_wyllt_merlin",
    "peredur_sir_percival",
]


def test_side_a_takes_a_knight_back_for_a_card():
    """And the knights are these."""
    pile = [card for card in names(PRINTED[NATION]) if card != "cafall"]
    g = arthurians({"side": "A", "hand": ["cafall", "unrest"], "discard": pile})
    play(g, "exhaust:arthurians_a", "unrest")
    assert sorted(keys(g)) == KNIGHTS
    g.play("bedwyr")
    assert hand(g) == ["bedwyr", "cafall"]
    assert "unrest" in discard(g) and player(g)["exhausts"] == 4
    g = arthurians({"side": "A", "hand": [], "discard": ["bedwyr"]})
    assert "exhaust:arthurians_a" not in keys(g)


@pytest.mark.parametrize("side", ["A", "B"])
def test_both_sides_discard_for_progress_at_solstice(side):
    me = {"side": side, "hand": ["bedwyr", "cafall"], "tokens": stock()}
    g = solstice(NATION, me)
    chosen(g, f"arthurians_{side.lower()}")
    play(g, "cafall")
    assert (hand(g), discard(g), tokens(g)["progress"]) == (["bedwyr"], ["cafall"], 1)


def test_points_of_both_sides():
    bare = {"hand": [], "deck": [], "tokens": POOR}
    assert total(arthurians(bare | {"side": "B"})) == 6
    assert total(arthurians(bare | {"side": "A"})) == 0


@rule("I74")
def test_the_court_scores_civilised_cards_up_to_10():
    civilised = ["metropolis", "onager", "city", "city", "city", "port", "diplomacy", "gambling"]
    bare = {"side": "A", "hand": [], "tokens": POOR, "deck": ["metropolis", "onager", "city"]}
    assert total(arthurians(bare)) == 3 + (2 + 2 + 1)
    cards = [*civilised, "leadership", "corruption", "pharmacy", "coinage"]
    g = arthurians(bare | {"deck": cards})
    assert total(g) == 10 + 5 * 2 + 7 * 1


def test_the_court_calms_while_camelot_stands():
    me = {"hand": ["unrest", "bedwyr"], "play": ["king_arthurs_court", "city_of_camelot"]}
    g = arthurians(me)
    pile = g.view(None)["unrest_pile"]
    play(g, "exhaust:king_arthurs_court", "bedwyr")
    assert (hand(g), discard(g)) == ([], ["bedwyr"])
    assert g.view(None)["unrest_pile"] == pile + 1
    g = arthurians({"hand": ["unrest", "bedwyr"]})
    assert for_nothing(g, "exhaust:king_arthurs_court")


@rule("I117")
def test_the_court_takes_up_a_quest_but_not_the_graal():
    g = solstice(NATION, {"side": "A", "hand": []})
    chosen(g, "arthurians_a", "king_arthurs_court")
    assert keys(g) == ["yes", "no"]
    g.play("yes")
    assert "graal" not in keys(g) and len(keys(g)) == 4
    g.play("excalibur")
    assert garrison(g, "king_arthurs_court") == ["excalibur"]
    assert "excalibur" not in player(g)["development"]
    assert hand(g) == ["unrest"]


@rule("I117")
def test_the_court_takes_the_graal_last_and_one_quest_at_a_time():
    g = solstice(NATION, {"hand": [], "development": ["graal"]})
    chosen(g, "arthurians_b", "king_arthurs_court")
    g.play("yes")
    assert garrison(g, "king_arthurs_court") == ["graal"]
    g = solstice(NATION, {"hand": [], "play": [court("excalibur")]})
    chosen(g, "arthurians_b", "king_arthurs_court")
    assert g.decision.kind == "turn"


@rule("I199")
def test_the_active_quest_does_not_score():
    bare = {"hand": [], "deck": [], "tokens": POOR}
    assert total(arthurians(bare | {"play": [court("graal")]})) == 6


@rule("I67", "I90")
def test_graal_ends_the_game_and_brings_cards_back():
    me = {"hand": ["graal"], "history": ["uthyr_pendragon", "bedwyr"], "actions": 0}
    exile = ["forest", "cataphract", "temple"]
    g = arthurians(me, exile=exile)
    play(g, "play:graal")
    assert g.view(None)["ending"] == 1
    play(g, "yes", "bedwyr", "yes")
    assert sorted(keys(g)) == ["forest", "temple"]
    g.play("temple")
    assert hand(g) == ["bedwyr", "temple", "unrest"]
    assert discard(g) == ["graal"]
    g = arthurians(me, exile=exile)
    play(g, "play:graal", "no", "no")
    assert hand(g) == [] and history(g) == ["bedwyr", "uthyr_pendragon"]


@pytest.mark.parametrize("zone", ["hand", "discard", "deck", "nation"])
def test_lancelot_removes_guennuvar_and_brings_fame(zone):
    me = {"hand": [], "deck": [], "discard": [], "nation": ["bedwyr", "gwaith_camlan"]}
    me[zone] = ["guennuvar", *me[zone]]
    me["hand"] = ["lawnslot_llyn_sir_lancelot", *me["hand"]]
    g = arthurians(me, decks={"fame": ["great", "marvellous"]})
    g.play("play:lawnslot_llyn_sir_lancelot")
    assert history(g) == ["guennuvar"] and hand(g) == ["great"]
    assert g.view(None)["exile"] == ["lawnslot_llyn_sir_lancelot"]


@rule("I143")
def test_twrch_trwyth_plays_an_empire_card_for_progress():
    me = {"hand": ["taliesin_the_bard", "bedwyr"], "play": ["twrch_trwyth"], "actions": 0}
    g = arthurians(me | {"tokens": stock(progress=1)}, decks={"fame": ["great", "marvellous"]})
    play(g, "exhaust:twrch_trwyth")
    assert tokens(g)["progress"] == 0
    chosen(g, "taliesin_the_bard", "bedwyr")
    g.play("great")
    assert "great" in hand(g) and history(g) == ["bedwyr"]
    g = arthurians(me | {"tokens": stock()})
    assert "exhaust:twrch_trwyth" not in keys(g)


@pytest.mark.parametrize("way", ["exile", "return_unrest", "no"])
def test_twrch_trwyth_at_solstice(way):
    me = {"side": "A", "hand": ["bedwyr", "unrest", "cafall"], "discard": ["unrest"]}
    g = solstice(NATION, me | {"play": ["twrch_trwyth"], "development": ["graal", "excalibur"]})
    pile = g.view(None)["unrest_pile"]
    chosen(g, "twrch_trwyth")
    if way == "no":
        g.play("no")
        assert hand(g) == ["bedwyr", "cafall", "unrest"]
        return
    play(g, "yes")
    chosen(g, "bedwyr")
    assert "bedwyr" in discard(g)
    first = next(key for key in keys(g) if key.startswith(way))
    g.play(first)
    if way == "exile":
        assert g.view(None)["exile"] == ["excalibur"]
        assert player(g)["development"] == ["graal"]
    else:
        chosen(g, "hand", "unrest", "discard", "unrest")
        assert g.view(None)["unrest_pile"] == pile + 2
        assert "unrest" not in hand(g) + discard(g)


def test_taliesin_buys_fame_with_a_knight():
    me = {"hand": ["taliesin_the_bard", "cafall"], "state": "empire", "deck": ["bedwyr"]}
    me |= {"discard": ["cai_sir_kay"], "nation": ["gwalchmei_sir_gawain", "gwaith_camlan"]}
    g = arthurians(me, decks={"fame": ["great", "marvellous", "glorious"]})
    g.play("play:taliesin_the_bard")
    assert sorted(keys(g)) == ["bedwyr", "cai_sir_kay", "gwalchmei_sir_gawain"]
    g.play("gwalchmei_sir_gawain")
    assert history(g) == ["gwalchmei_sir_gawain"]
    assert sorted(keys(g)) == ["great", "marvellous"]
    g.play("marvellous")
    assert hand(g) == ["cafall", "marvellous"]
    assert g.position()["decks"]["fame"][:2] == ["great", "glorious"]


@rule("I138")
def test_excalibur_needs_the_lady_or_the_isle():
    lands = ["viviane_of_the_lake", "ynys_afallach_avalon", "britannia_prima"]
    g = arthurians({"hand": ["excalibur"], "play": lands})
    g.play("play:excalibur")
    assert sorted(keys(g)) == ["viviane_of_the_lake", "ynys_afallach_avalon"]
    play(g, "ynys_afallach_avalon")
    assert sorted(keys(g)) == ["civilised", "tributary"]
    play(g, "tributary", "ionians")
    assert hand(g) == ["ionians"]
    assert sorted(discard(g)) == ["excalibur", "ynys_afallach_avalon"]
    g = arthurians({"hand": ["excalibur"], "play": ["viviane_of_the_lake"]})
    play(g, "play:excalibur", "civilised", "education")
    assert hand(g) == ["education"]
    g = arthurians({"hand": ["excalibur"], "play": ["britannia_prima"]})
    g.play("play:excalibur")
    assert (hand(g), discard(g)) == ([], ["excalibur"])


@rule("I63")
def test_gwaith_camlan_goes_into_play_when_gained():
    me = {"hand": [], "deck": [], "discard": ["bedwyr"], "nation": ["gwaith_camlan"]}
    g = arthurians(me)
    play(g, "end", "hills")
    assert "gwaith_camlan" in in_play(g) and player(g)["state"] == "barbarian"
    assert hand(g) == ["bedwyr"]


def test_gwaith_camlan_cannot_be_recalled_or_abandoned():
    """Greek Innovation may recall any pinned card, Philosophy abandons one that is no region."""
    me = {"hand": ["greek_innovation", "philosophy", "unrest", "unrest"], "state": "empire"}
    me |= {"play": ["gwaith_camlan", "city_of_camelot"], "tokens": RICH}
    for card in ("greek_innovation", "philosophy"):
        g = arthurians(me, {"hand": []}, seats=(NATION, "greeks"))
        g.play(f"play:{card}")
        for _ in range(6):
            if g.decision.kind == "turn":
                break
            assert "gwaith_camlan" not in keys(g)
            wanted = [key for key in keys(g) if key in ("yes", "unrest", "city_of_camelot")]
            g.play(wanted[0] if wanted else keys(g)[0])
        assert "gwaith_camlan" in in_play(g)


@rule("I140")
@pytest.mark.parametrize("knight", ["cai_sir_kay", "bedwyr", None])
def test_gwaith_camlan_at_solstice(knight):
    me = {"side": "A", "hand": ["bedwyr", "cafall"], "play": ["gwaith_camlan", CAMELOT]}
    g = solstice(NATION, me | {"development": []})
    chosen(g, "gwaith_camlan")
    assert len(keys(g)) == 2
    if knight:
        play(g, next(key for key in keys(g) if key != "take_unrest"), knight)
        assert history(g) == [knight]
        left = {"bedwyr", "cai_sir_kay"} - {knight}
        assert left == set(hand(g) + garrison(g, "britannia_secunda") + discard(g)) & set(KNIGHTS)
    else:
        g.play("take_unrest")
        assert history(g) == []
        assert (hand(g) + discard(g)).count("unrest") == 2
    me = {"side": "A", "hand": [], "play": ["gwaith_camlan"], "development": []}
    g = solstice(NATION, me)
    chosen(g, "gwaith_camlan")
    assert hand(g).count("unrest") + discard(g).count("unrest") == 2


@rule("I92")
def test_lancelot_brings_fame_even_if_guennuvar_is_not_found():
    me = {"hand": ["lawnslot_llyn_sir_lancelot"], "deck": [], "nation": ["gwaith_camlan"]}
    g = arthurians(me, decks={"fame": ["great", "marvellous"]})
    g.play("play:lawnslot_llyn_sir_lancelot")
    assert hand(g) == ["great"] and history(g) == []


@rule("I83")
def test_arthurians_do_not_develop():
    """As an empire they would; their area holds quests."""
    g = arthurians({"hand": [], "deck": [], "discard": ["bedwyr"], "state": "empire"})
    play(g, "end", "hills")
    assert g.decision.seat == 1 and len(player(g)["development"]) == 5
