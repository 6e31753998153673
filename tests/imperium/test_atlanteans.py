"""What the cards of the Atlanteans do."""

from __future__ import annotations

import pytest

from imperium_legends import (
    MARKET,
    POOR,
    chosen,
    gained,
    start,
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

NATION = "atlanteans"


REGIONS = ["thule", "hesperides", "elysian_fields", "mountain_of_atlantis", "themiscyra"]


def atlanteans(me, *others, **top):
    return start(NATION, {"deck": []} | me, *others, **top)


def sunk(g):
    return history(g)


@rule("I22")
def test_they_begin_as_an_empire():
    g = atlanteans({})
    assert player(g)["state"] == "empire"


@rule("I97", "I93")
@pytest.mark.parametrize("side", ["A", "B"])
def test_history_is_not_for_them(side):
    """Armenians would put themselves into history."""
    g = atlanteans({"side": side, "hand": ["armenians"]})
    chosen(play(g, "play:armenians"), "oracle")
    assert discard(g) == ["armenians"] and history(g) == []


@rule("I167", "I158")
def test_side_a_puts_a_card_back_when_something_sinks():
    me = {"side": "A", "hand": ["flood"], "play": ["thule"], "discard": ["kleito", "unrest"]}
    g = atlanteans(me)
    play(g, "play:flood")
    assert keys(g) == ["yes", "no"]
    play(g, "yes", "kleito")
    assert secret(g)["deck"] == ["kleito"] and discard(g) == ["unrest"]
    assert player(g)["exhausts"] == 4
    g = atlanteans(me)
    chosen(play(g, "play:flood", "no"), "no", "hills")
    assert secret(g)["deck"] == [] and player(g)["exhausts"] == 5
    g = atlanteans(me | {"exhausts": 0})
    play(g, "play:flood", "hills")
    assert hand(g) == ["hills"]


@rule("I167")
def test_cards_sunk_together_are_one_event():
    g = atlanteans({"side": "A", "hand": ["flood"], "play": ["thule"], "discard": ["unrest"]})
    play(g, "play:flood", "no", "hills")
    assert hand(g) == ["hills"]


def test_side_b_has_no_such_effect():
    g = atlanteans({"hand": ["flood"], "play": ["thule"], "discard": ["kleito"]})
    play(g, "play:flood", "hills")
    assert hand(g) == ["hills"] and discard(g) == ["kleito"]


@rule("I74", "I72")
@pytest.mark.parametrize("side, few, many", [("A", 2, 7), ("B", 5, 10)])
def test_the_power_card_scores_regions_wherever_they_are(side, few, many):
    me = {"side": side, "hand": REGIONS[:1], "tokens": POOR, "history": REGIONS[1:3]}
    me |= {"play": [{"card": REGIONS[3], "garrison": REGIONS[4:]}]}
    assert total(atlanteans(me)) == few
    lands = ["coast", "floodplain", "forest", "oasis", "marsh", "steppe", "river", "cape"]
    lands += ["sacred_pass"]  # 14 regions, one of them worth a point
    assert total(atlanteans(me | {"discard": lands})) == many + 1


@rule("I74")
def test_advanced_culture():
    me = {"hand": ["advanced_culture"], "tokens": POOR}
    g = atlanteans(me)
    g.play("play:advanced_culture")
    assert sorted(keys(g)) == ["education", "oracle"]
    g.play("education")
    assert hand(g) == ["education", "unrest"]
    assert total(atlanteans(me | {"side": "A", "deck": REGIONS})) == 5 + 2
    lands = ["coast", "floodplain", "forest", "oasis", "marsh", "steppe"]
    assert total(atlanteans(me | {"side": "A", "deck": REGIONS + lands})) == 10 + 5


def test_palace_of_poseidon_needs_the_mountain():
    g = atlanteans({"hand": ["palace_of_poseidon"]})
    assert "play:palace_of_poseidon" not in keys(g)
    me = {"hand": ["palace_of_poseidon"], "play": ["mountain_of_atlantis"], "actions": 0}
    g = atlanteans(
        me | {"deck": ["unrest", "unrest", "unrest", "flood", "flood", "flood", "kleito"]}
    )
    g.play("play:palace_of_poseidon")
    assert "palace_of_poseidon" in in_play(g)
    chosen(g, "end", "hills")
    assert len(hand(g)) == 6


def test_palace_of_poseidon_sinks_with_the_mountain():
    me = {"hand": ["flood"], "play": ["mountain_of_atlantis", "palace_of_poseidon", "thule"]}
    g = atlanteans(me)
    play(g, "play:flood", "mountain_of_atlantis", "hills")
    assert sunk(g) == ["flood", "mountain_of_atlantis", "palace_of_poseidon"]
    g = atlanteans(me)
    play(g, "play:flood", "thule", "hills")
    assert sunk(g) == ["flood", "thule"] and "palace_of_poseidon" in in_play(g)


def test_palace_of_poseidon_sinks_when_the_mountain_is_recalled():
    me = {"hand": [], "play": ["mountain_of_atlantis", "palace_of_poseidon"]}
    rival = {"hand": ["egyptian_incursion"], "tokens": stock(material=2, population=1)}
    g = atlanteans(me, rival, seats=(NATION, "egyptians"), turn=1)
    play(g, "play:egyptian_incursion", "hills")
    assert hand(g) == ["mountain_of_atlantis"] and sunk(g) == ["palace_of_poseidon"]


@pytest.mark.parametrize("suit, card", [("region", "hills"), ("tributary", "ionians")])
def test_spread_of_atlantis(suit, card):
    g = atlanteans({"hand": ["spread_of_atlantis"]}, {"hand": [], "play": ["armorica", "belgica"]})
    play(g, "play:spread_of_atlantis", "armorica", suit, card)
    assert hand(g) == [card] and hand(g, 1) == ["armorica"] and in_play(g, 1) == ["belgica"]


@pytest.mark.parametrize("way", ["develop", "acquire"])
def test_development(way):
    me = {"hand": ["development_atlanteans"], "development": ["vast_wealth", "kleito"]}
    g = atlanteans(me | {"tokens": stock(material=5)})
    play(g, "play:development_atlanteans", way)
    if way == "develop":
        assert sorted(discard(g)) == ["development_atlanteans", "vast_wealth"]
        assert tokens(g) == POOR
    else:
        assert hand(g) == ["education", "unrest"]
        assert player(g)["development"] == ["vast_wealth", "kleito"]


def test_moats_and_walls_calm_without_an_action():
    card = "moats_and_walls"
    me = {"hand": ["unrest", "flood"], "play": [card], "actions": 0, "tokens": stock(population=1)}
    g = atlanteans(me)
    pile = g.view(None)["unrest_pile"]
    chosen(g.play(f"exhaust:{card}") or g, "unrest", "population")
    assert hand(g) == ["flood"] and tokens(g) == POOR
    assert g.view(None)["unrest_pile"] == pile + 1


@rule("I138")
def test_myths_and_legends():
    me = {"hand": ["myths_and_legends"], "play": ["thule", "vast_wealth"], "tokens": stock()}
    g = atlanteans(me, decks={"fame": ["great", "marvellous", "glorious"]})
    play(g, "play:myths_and_legends")
    assert sorted(keys(g)) == ["great", "marvellous"]
    g.play("great")
    assert sunk(g) == ["thule"] and hand(g) == ["great"] and tokens(g)["progress"] == 1
    g = atlanteans(me | {"play": []})
    g.play("play:myths_and_legends")
    assert tokens(g)["progress"] == 1 and hand(g) == []


@rule("I161")
def test_vast_wealth_pays_for_peace():
    me = {"hand": ["unrest", "unrest"], "play": ["vast_wealth"], "tokens": stock(population=2)}
    g = atlanteans(me)
    chosen(play(g, "play:unrest"), "population")
    g.play("yes")
    assert tokens(g) == stock(material=3, population=1) and player(g)["exhausts"] == 4
    g = atlanteans(me)
    chosen(play(g, "play:unrest"), "population")
    g.play("no")
    assert tokens(g) == stock(population=1)


def test_vast_wealth_makes_developing_cheaper():
    """Moats and Walls for no material instead of 2, Kleito for 1 instead of 3."""
    me = {"hand": [], "discard": ["unrest"], "play": ["vast_wealth"]}
    me |= {"development": ["moats_and_walls", "kleito"]}
    g = atlanteans(me | {"tokens": stock(population=1, progress=1)})
    play(g, "end", "hills")
    assert keys(g) == ["moats_and_walls", "none"]
    g.play("moats_and_walls")
    assert tokens(g) == POOR
    g = atlanteans(me | {"tokens": stock(material=1, progress=2)})
    play(g, "end", "hills")
    assert "kleito" in keys(g)
    g.play("kleito")
    assert tokens(g) == POOR


def test_kleito_acquires():
    g = atlanteans({"hand": ["kleito"]})
    g.play("play:kleito")
    assert keys(g) == MARKET
    g.play("hills")
    assert hand(g) == ["hills"] and sunk(g) == ["kleito"] and discard(g) == []


@rule("I140")
def test_kleito_breaks_through_twice_in_the_palace():
    me = {"hand": ["kleito"], "play": ["mountain_of_atlantis", "palace_of_poseidon"]}
    g = atlanteans(me)
    play(g, "play:kleito", "break_through", "region", "hills", "tributary", "ionians")
    assert hand(g) == ["hills", "ionians"] and sunk(g) == ["kleito"]
    g = atlanteans(me)
    play(g, "play:kleito", "acquire", "education")
    assert "education" in hand(g)


GAINS = {
    "mountain_of_atlantis": {"progress": 1},
    "themiscyra": {"progress": 1},
    "thule": {"population": 1},
    "hesperides": {"material": 1},
    "elysian_fields": {},
}


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("card", GAINS)
def test_regions_of_the_atlanteans(card, answer):
    g = atlanteans({"hand": [card, "flood"]})
    before = tokens(g)
    g.play(f"play:{card}")
    if card != "mountain_of_atlantis":
        assert keys(g) == MARKET
        g.play("woodland")
        assert g.view(None)["exile"] == ["woodland"]
    g.play(answer)
    assert gained(g, before) == GAINS[card]
    assert garrison(g, card) == (["flood"] if answer == "yes" else [])
    if card == "mountain_of_atlantis":
        assert g.view(None)["exile"] == []


def test_flood_sinks_itself_and_a_region():
    g = atlanteans({"hand": ["flood"], "play": ["thule", "hesperides", "vast_wealth"]})
    g.play("play:flood")
    assert sorted(keys(g)) == ["hesperides", "thule"]
    g.play("thule")
    assert keys(g) == MARKET
    g.play("ionians")
    assert hand(g)[0] == "ionians" and sunk(g) == ["flood", "thule"]
    g = atlanteans({"hand": ["flood"]})
    g.play("play:flood")
    assert sunk(g) == [] and discard(g) == ["flood"] and hand(g) == []


@pytest.mark.parametrize("what, amount", [("material", 3), ("population", 3)])
def test_prosperity(what, amount):
    lands = ["thule", "hesperides", "elysian_fields"]
    me = {"hand": ["prosperity_atlanteans"], "play": lands, "deck": ["flood"]}
    g = atlanteans(me, {"hand": [], "deck": ["glory"]})
    before = tokens(g)
    play(g, "play:prosperity_atlanteans", "yes", "yes", what)
    assert gained(g, before) == {what: amount}
    assert hand(g) == ["flood"] and hand(g, 1) == ["glory"]


@rule("I176")
def test_atlantean_fleet_steals():
    me = {"hand": ["atlantean_fleet"], "discard": ["flood", "unrest"], "actions": 0}
    me |= {"tokens": stock(progress=1)}
    others = [{"hand": [], "tokens": stock(progress=2)}, {"hand": [], "tokens": stock()}]
    g = atlanteans(me, *others)
    play(g, "play:atlantean_fleet", "steal", "flood")
    assert [tokens(g, seat)["progress"] for seat in range(3)] == [2, 1, 0]
    assert sunk(g) == ["flood"] and sorted(discard(g)) == ["atlantean_fleet", "unrest"]


def test_atlantean_fleet_breaks_through():
    me = {"hand": ["atlantean_fleet"], "discard": ["flood"]}
    g = atlanteans(me)
    play(g, "play:atlantean_fleet", "break_through", "civilised", "education")
    assert hand(g) == ["education"] and sunk(g) == ["atlantean_fleet"]


@rule("I96")
def test_a_garrison_sinks_with_its_region():
    thule = {"card": "thule", "garrison": ["kleito"]}
    g = atlanteans({"hand": ["flood"], "play": [thule]})
    play(g, "play:flood", "hills")
    assert sunk(g) == ["flood", "kleito", "thule"]


@rule("I85")
def test_the_fleet_cannot_steal_without_a_card_to_sink():
    g = atlanteans({"hand": ["atlantean_fleet"], "discard": []})
    play(g, "play:atlantean_fleet", "region", "hills")
    assert hand(g) == ["hills"] and sunk(g) == ["atlantean_fleet"]


@rule("I93", "I192")
def test_other_nations_discard_what_they_should_sink():
    me = {"hand": ["flood"], "state": "empire", "play": ["crete"]}
    g = start("minoans", me, {"hand": []}, seats=("minoans", NATION))
    play(g, "play:flood", "hills")
    assert sorted(discard(g)) == ["crete", "flood"] and history(g) == []
    assert hand(g) == ["hills"]


@rule("I158")
def test_vast_wealth_is_no_use_in_a_revolt():
    g = atlanteans({"hand": ["unrest"], "play": ["vast_wealth"], "tokens": stock()})
    play(g, "revolt")
    chosen(g, "unrest")
    assert g.decision.kind != "react" and tokens(g) == POOR
