"""What the cards of the Mauryans do."""

from __future__ import annotations

import pytest

from imperium_legends import (
    POOR,
    RICH,
    chosen,
    solstice,
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

NATION = "mauryans"


EMPIRE = {"state": "empire", "hand": [], "deck": []}


def mauryans(me, *others, **top):
    return start(NATION, me, *others, **top)


@rule("I158")
def test_side_a_gains_progress_for_a_region():
    me = {"side": "A", "hand": ["indus_valley", "gandhara"], "tokens": stock()}
    g = mauryans(me)
    play(g, "play:indus_valley")
    while g.decision.kind in ("react", "may"):
        g.play("yes" if g.decision.kind == "react" else "no")
    assert tokens(g)["progress"] == 1 and player(g)["exhausts"] == 4
    g = mauryans(me | {"exhausts": 0})
    play(g, "play:indus_valley", "no")
    assert g.decision.kind == "turn" and tokens(g)["progress"] == 0
    g = mauryans(me | {"side": "B"})
    play(g, "play:indus_valley", "no")
    assert g.decision.kind == "turn" and tokens(g)["progress"] == 0


def test_side_a_returns_a_region_at_solstice():
    me = {"side": "A", "hand": [], "discard": ["gandhara", "advance"]}
    g = solstice(NATION, me | {"tokens": stock(material=1)})
    g.play("yes")
    assert hand(g) == ["gandhara"] and tokens(g) == POOR
    g = solstice(NATION, me | {"tokens": stock(material=1)})
    g.play("no")
    assert hand(g) == [] and tokens(g) == stock(material=1)
    g = solstice(NATION, me | {"tokens": stock()})
    assert g.decision.kind == "turn"


@rule("I74", "I202")
def test_side_a_scores_regions_in_play():
    bare = {"side": "A", "hand": ["magadha"], "deck": [], "tokens": POOR}
    assert total(mauryans(bare | {"play": ["gandhara", "indus_valley"]})) == 2
    assert total(mauryans(bare | {"play": ["gandhara", "grand_trunk_road"]})) == 3 + 2
    lands = ["coast", "floodplain", "forest", "oasis", "marsh", "steppe", "river", "cape", "jungle"]
    many = mauryans(bare | {"play": [*lands, "gandhara", "indus_valley"]})
    assert total(many) == 10 + 1  # the jungle is worth a point


@rule("I74")
def test_side_b_scores_cards_in_history():
    bare = {"side": "B", "hand": [], "deck": [], "tokens": POOR}
    assert total(mauryans(bare | {"history": ["advance", "magadha"]})) == 4
    six = ["advance", "magadha", "glory", "gandhara", "prosperity", "chanakya"]
    assert total(mauryans(bare | {"history": six})) == 10


@rule("I112", "I202")
def test_glory_counts_the_grand_trunk_road_twice():
    fame = {"fame": ["great", "marvellous", "glorious"]}
    g = mauryans({"hand": ["glory"], "play": ["grand_trunk_road", "magadha"]}, decks=fame)
    chosen(play(g, "play:glory"), "grand_trunk_road", "magadha")
    assert sorted(keys(g)) == ["great", "marvellous"]
    g.play("marvellous")
    assert hand(g) == ["marvellous"] and in_play(g) == []
    g = mauryans({"hand": ["glory"], "play": ["gandhara", "magadha"]}, decks=fame)
    g.play("play:glory")
    assert hand(g) == [] and in_play(g) == ["gandhara", "magadha"]


@rule("I61")
def test_glory_is_their_accession_card():
    g = mauryans({"hand": [], "deck": [], "discard": ["advance"], "nation": ["glory"]})
    play(g, "end", "hills")
    assert player(g)["state"] == "empire" and hand(g) == ["advance", "glory"]


def test_mathematics():
    deck = ["glory", "advance", "prosperity", "unrest", "unrest", "magadha", "gandhara"]
    g = mauryans({"hand": [], "deck": deck, "play": ["mathematics_mauryans"]})
    play(g, "end", "hills")
    assert len(hand(g)) == 6
    me = EMPIRE | {"hand": ["advance", "chanakya"], "tokens": RICH}
    assert "play:advance" not in keys(mauryans(me))
    g = mauryans(me | {"play": ["mathematics_mauryans"]})
    assert "play:advance" in keys(g) and "play:chanakya" not in keys(g)


@rule("I74")
def test_mathematics_scores_pinned_cards_that_are_no_regions():
    bare = EMPIRE | {"side": "A", "tokens": POOR}
    pinned = ["mathematics_mauryans", "arthashastra", "city_of_pataliputra"]
    assert total(mauryans(bare | {"play": pinned})) == 3
    assert total(mauryans(bare | {"play": pinned[1:], "hand": pinned[:1]})) == 2
    g = mauryans(bare | {"play": [*pinned, "gandhara"]})
    assert total(g) == 3 + 1  # and one for the region on the power card
    more = ["punch_marked_coins", "edicts_of_ashoka", "shrine", "mysticism", "pharmacy", "coinage"]
    g = mauryans(bare | {"play": [*pinned, *more, "metropolis", "port"]})
    assert total(g) == 10 + (2 + 3 + 1 + 1 + 2 + 2 + 2 + 1)


def test_grand_trunk_road_brings_trade():
    me = EMPIRE | {"play": ["grand_trunk_road"], "tokens": stock()}
    g = mauryans(me, {"hand": [], "tokens": stock()})
    g.play("exhaust:grand_trunk_road")
    assert tokens(g) == stock(material=1, progress=1)
    assert tokens(g, 1) == stock(material=1)


@rule("I153")
def test_ashoka_renounces_war():
    me = EMPIRE | {"hand": ["ashoka", "indian_elephants"], "deck": ["invasion", "advance"]}
    me |= {"discard": ["indian_elephants_2", "gandhara"], "play": ["magadha"]}
    g = mauryans(me, decks={"fame": ["great", "marvellous"]})
    g.play("play:ashoka")
    assert history(g) == ["ashoka", "indian_elephants", "indian_elephants_2", "invasion"]
    assert hand(g) == ["great"] and secret(g)["deck"] == ["advance"]
    assert discard(g) == ["gandhara"]


def test_buddhism_makes_calming_cheaper():
    me = EMPIRE | {"hand": ["unrest", "glory"], "play": ["buddhism"]}
    g = mauryans(me | {"tokens": stock(material=2)})
    play(g, "play:unrest", "material")
    assert tokens(g) == POOR and hand(g) == ["glory"]
    g = mauryans(me | {"tokens": stock(material=1)})
    g.play("play:unrest")
    assert hand(g) == [] and discard(g) == ["glory"]


@pytest.mark.parametrize("way", ["progress", "return_unrest"])
def test_buddhism_at_solstice(way):
    me = EMPIRE | {"play": ["buddhism"], "discard": ["unrest"], "tokens": stock()}
    g = solstice(NATION, me)
    g.play(way)
    assert tokens(g)["progress"] == (way == "progress")
    assert discard(g) == ([] if way == "return_unrest" else ["unrest"])


@rule("I74")
def test_buddhism_scores_history():
    bare = EMPIRE | {"side": "A", "tokens": POOR, "play": ["buddhism"]}
    past = ["advance", "magadha", "glory", "gandhara", "prosperity", "chanakya", "chandragupta"]
    assert total(mauryans(bare | {"history": past[:3]})) == 3
    past += ["indus_valley", "indian_elephants", "nanda_dynasty", "arthashastra"]
    assert total(mauryans(bare | {"history": past})) == 10


@pytest.mark.parametrize("way", ["draw", "return_unrest", "both"])
def test_edicts_of_ashoka(way):
    me = EMPIRE | {"hand": ["glory", "advance"], "deck": ["prosperity"], "discard": ["unrest"]}
    g = mauryans(me | {"play": ["edicts_of_ashoka"]})
    play(g, "exhaust:edicts_of_ashoka", "glory", way)
    assert history(g) == ["glory"]
    assert hand(g) == (["advance"] if way == "return_unrest" else ["advance", "prosperity"])
    assert discard(g) == (["unrest"] if way == "draw" else [])


def test_edicts_need_ashoka_in_history():
    me = EMPIRE | {"hand": ["edicts_of_ashoka"]}
    assert "play:edicts_of_ashoka" not in keys(mauryans(me))
    assert "play:edicts_of_ashoka" not in keys(mauryans(me | {"discard": ["ashoka"]}))
    assert "play:edicts_of_ashoka" in keys(mauryans(me | {"history": ["ashoka"]}))


def test_punch_marked_coins():
    me = EMPIRE | {"deck": ["glory", "advance"], "play": ["punch_marked_coins"]}
    g = mauryans(me | {"tokens": stock()})
    g.play("exhaust:punch_marked_coins")
    assert hand(g) == ["glory"] and tokens(g) == stock(progress=1)


def test_arthashastra_turns_unrest_to_use():
    me = {"hand": ["unrest", "unrest", "glory"], "deck": ["advance", "magadha"], "tokens": stock()}
    g = solstice(NATION, me | {"play": ["arthashastra"]})
    chosen(g, "yes")
    play(g, "unrest", "unrest")
    chosen(g, "none", "enough")
    play(g, "draw", "progress")
    assert discard(g) == ["unrest", "unrest"] and hand(g) == ["advance", "glory"]
    assert tokens(g) == stock(progress=1)
    g = solstice(NATION, me | {"play": ["arthashastra"]})
    g.play(next(key for key in ("none", "no", "enough") if key in keys(g)))
    assert hand(g).count("unrest") == 2 and tokens(g) == POOR


def test_nanda_dynasty_needs_arthashastra():
    me = {"hand": ["nanda_dynasty"], "tokens": stock()}
    assert "play:nanda_dynasty" not in keys(mauryans(me))
    g = mauryans(me | {"play": ["arthashastra"]})
    g.play("play:nanda_dynasty")
    assert tokens(g) == stock(population=2)


@pytest.mark.parametrize("way", ["material", "population", "draw", "no"])
def test_pataliputra_trades_a_card(way):
    me = {"hand": ["advance"], "deck": ["glory"], "play": ["city_of_pataliputra"]}
    g = solstice(NATION, me | {"tokens": stock()})
    play(g, *(["no"] if way == "no" else ["yes", way]))
    assert discard(g) == ([] if way == "no" else ["advance"])
    assert hand(g) == {"no": ["advance"], "draw": ["glory"]}.get(way, [])
    assert tokens(g) == (stock(**{way: 1}) if way in POOR else POOR)


@rule("I113")
@pytest.mark.parametrize("card", ["indian_elephants", "indian_elephants_2"])
@pytest.mark.parametrize("suit, prize", [("region", "hills"), ("tributary", "ionians"), ("", "")])
def test_indian_elephants(card, suit, prize):
    rival = {"hand": [], "play": ["armorica", "belgica"]}
    g = mauryans({"hand": [card], "play": ["magadha"]}, rival)
    play(g, f"play:{card}", "belgica")
    play(g, *(["yes", suit, prize] if suit else ["no"]))
    assert hand(g) == ([prize] if prize else []) and in_play(g) == ["magadha"]
    assert hand(g, 1) == ["belgica"] and in_play(g, 1) == ["armorica"]


@pytest.mark.parametrize("way, price", [("acquire", 3), ("break_through", 5)])
def test_advance_of_the_mauryans(way, price):
    g = mauryans({"hand": ["advance"], "tokens": stock(material=price)})
    chosen(play(g, "play:advance"), way, "civilised", "education")
    assert tokens(g) == POOR
    assert hand(g) == (["education", "unrest"] if way == "acquire" else ["education"])


@pytest.mark.parametrize("zone", ["hand", "discard", "deck", "nation"])
def test_chandragupta_takes_land_and_finds_elephants(zone):
    me = {"hand": [], "deck": [], "discard": [], "nation": ["gandhara", "glory"]}
    me[zone] = ["indian_elephants", *me[zone]]
    me["hand"] = ["chandragupta", *me["hand"]]
    g = mauryans(me)
    g.play("play:chandragupta")
    assert sorted(keys(g)) == ["hills", "woodland"]
    g.play("hills")
    assert hand(g) == ["hills"] and discard(g) == ["indian_elephants"]
    assert history(g) == ["chandragupta"]


def test_chanakya_acquires_twice():
    g = mauryans({"hand": ["chanakya"]})
    chosen(play(g, "play:chanakya", "acquire"), "oracle", "education")
    assert hand(g) == ["education", "oracle", "unrest", "unrest"]
    assert history(g) == ["chanakya"]


@pytest.mark.parametrize("zone", ["hand", "discard", "deck", "nation"])
def test_chanakya_finds_arthashastra(zone):
    me = {"hand": [], "deck": [], "discard": [], "nation": ["gandhara", "glory"]}
    me[zone] = ["arthashastra", *me[zone]]
    me["hand"] = ["chanakya", *me["hand"]]
    g = mauryans(me)
    play(g, "play:chanakya", "find")
    assert hand(g) == [] and discard(g) == ["arthashastra"] and history(g) == ["chanakya"]


@pytest.mark.parametrize("card, gain", [("gandhara", 1), ("magadha", 0), ("indus_valley", 0)])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_regions_of_the_mauryans(card, gain, answer):
    g = mauryans({"hand": [card, "advance", "glory"], "tokens": stock()})
    play(g, f"play:{card}", answer)
    assert tokens(g) == stock(population=gain)
    assert garrison(g, card) == (["advance"] if answer == "yes" else [])


@pytest.mark.parametrize("what, amount", [("material", 2), ("population", 4)])
def test_prosperity_of_the_mauryans(what, amount):
    lands = ["magadha", "gandhara", "grand_trunk_road"]
    g = mauryans({"hand": ["prosperity"], "play": lands, "deck": ["glory"], "tokens": stock()})
    play(g, "play:prosperity", "yes", "no", what)
    assert tokens(g) == stock(**{what: amount}) and hand(g) == ["glory"]
