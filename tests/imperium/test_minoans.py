"""What the cards of the Minoans do."""

from __future__ import annotations

import pytest

from imperium_legends import (
    MARKET,
    POOR,
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
    tokens,
)

NATION = "minoans"


EMPIRE = {"state": "empire", "hand": [], "deck": []}


def minoans(me, *others, **top):
    return start(NATION, me, *others, **top)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_side_a_discards_for_progress(answer):
    me = {"side": "A", "hand": ["glory", "advance"], "tokens": stock()}
    g = solstice(NATION, me)
    g.play(answer)
    if answer == "yes":
        g.play("glory")
        assert (hand(g), discard(g), tokens(g)) == (["advance"], ["glory"], stock(progress=1))
    else:
        assert (discard(g), tokens(g)) == ([], POOR)
    g = solstice(NATION, me | {"side": "B"})
    assert g.decision.kind == "turn"


@rule("I71", "I74")
@pytest.mark.parametrize("progress, points", [(0, 0), (7, 7), (10, 10), (13, 10)])
def test_side_b_scores_progress(progress, points):
    me = {"hand": [], "deck": [], "tokens": stock(progress=progress)}
    assert total(minoans(me | {"side": "B"})) == progress + points
    assert total(minoans(me | {"side": "A"})) == progress


@rule("I74")
@pytest.mark.parametrize("progress, points", [(0, 0), (7, 7), (13, 10)])
def test_seal_stones_score_progress_and_cannot_be_played(progress, points):
    me = {"side": "A", "hand": ["seal_stones"], "deck": [], "tokens": stock(progress=progress)}
    g = minoans(me)
    assert total(g) == progress + points and "play:seal_stones" not in keys(g)
    g = minoans(me | {"hand": ["seal_stones", "crete"]})
    chosen(play(g, "play:crete"), "yes")
    assert garrison(g, "crete") == ["seal_stones"]


@rule("I189")
def test_king_minos():
    me = EMPIRE | {"hand": ["king_minos"], "development": ["minoan_expansion", "architecture"]}
    g = minoans(me | {"tokens": stock(population=4)})
    chosen(play(g, "play:king_minos", "yes"), "minoan_expansion", "progress:0")
    assert discard(g) == ["minoan_expansion"] and history(g) == ["king_minos"]
    assert tokens(g) == stock(progress=1)
    g = minoans(me | {"tokens": stock(population=4)})
    play(g, "play:king_minos", "no")
    assert discard(g) == [] and history(g) == ["king_minos"]
    assert tokens(g) == stock(population=4, progress=1)


@rule("I61")
def test_king_minos_is_their_accession_card():
    g = minoans({"hand": [], "deck": [], "discard": ["advance"], "nation": ["king_minos"]})
    play(g, "end", "hills")
    assert player(g)["state"] == "empire" and hand(g) == ["advance", "king_minos"]


@pytest.mark.parametrize("what, amount", [("material", 3), ("population", 3), ("progress", 2)])
def test_minoan_traders(what, amount):
    towns = ["crete", "cyprus", "thera", "knossos", "city"]
    me = EMPIRE | {"hand": ["minoan_traders"], "play": towns, "tokens": stock()}
    g = minoans(me, {"hand": [], "tokens": stock()})
    play(g, "play:minoan_traders", what)
    assert tokens(g) == stock(**{what: amount}) and tokens(g, 1) == stock(material=2)


def test_drainage_system():
    g = solstice(NATION, EMPIRE | {"play": ["drainage_system_minoans"], "tokens": stock()})
    assert tokens(g) == stock(population=1)


def test_architecture_spares_a_progress():
    me = EMPIRE | {"play": ["architecture"], "discard": ["unrest"]}
    me |= {"development": ["frescos", "minoan_expansion"]}
    g = minoans(me | {"tokens": stock(material=3, population=1, progress=1)})
    play(g, "end", "hills", "frescos")
    assert tokens(g) == POOR
    g = minoans(me | {"tokens": stock(material=3, population=1)})
    play(g, "end", "hills")
    assert g.decision.seat == 1 and player(g)["development"] == ["frescos", "minoan_expansion"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_frescos(answer):
    me = EMPIRE | {"hand": ["glory"], "deck": ["advance"], "play": ["frescos"], "tokens": stock()}
    g = solstice(NATION, me)
    g.play(answer)
    if answer == "yes":
        assert (hand(g), discard(g), tokens(g)) == (["advance"], ["glory"], stock(progress=1))
    else:
        assert (hand(g), discard(g), tokens(g)) == (["glory"], [], POOR)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_labyrinth(answer):
    me = EMPIRE | {"play": ["labyrinth"], "tokens": stock(population=1)}
    g = solstice(NATION, me)
    g.play(answer)
    assert tokens(g) == (stock(progress=1) if answer == "yes" else stock(population=1))
    g = solstice(NATION, me | {"tokens": stock()})
    assert g.decision.kind == "turn"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_minoan_expansion(answer):
    rivals = [{"hand": [], "play": ["armorica", "belgica"]}, {"hand": [], "play": ["raetia"]}]
    g = minoans(EMPIRE | {"hand": ["minoan_expansion"], "play": ["crete"]}, *rivals)
    play(g, "play:minoan_expansion", "belgica", answer)
    assert (discard(g, 1), discard(g, 2), in_play(g)) == (["belgica"], ["raetia"], ["crete"])
    if answer == "yes":
        assert keys(g) == MARKET
        g.play("ionians")
    assert hand(g) == (["ionians", "unrest"] if answer == "yes" else [])


def test_glory_of_the_minoans():
    lands = ["crete", "cyprus", "thera"]
    fame = {"fame": ["great", "marvellous", "glorious"]}
    g = minoans({"hand": ["glory"], "play": [*lands, "knossos"]}, decks=fame)
    chosen(play(g, "play:glory"), *lands)
    assert sorted(keys(g)) == ["great", "marvellous"]
    g.play("marvellous")
    assert hand(g) == ["marvellous"] and in_play(g) == ["knossos"]
    assert g.position()["decks"]["fame"][:2] == ["great", "glorious"]


def test_writing_systems():
    me = {"hand": [], "deck": ["glory"], "discard": ["advance", "conquer"]}
    g = minoans(me | {"play": ["writing_systems"]})
    play(g, "exhaust:writing_systems", "conquer")
    assert (history(g), discard(g), hand(g)) == (["conquer"], ["advance"], ["glory"])
    g = minoans(me | {"discard": [], "play": ["writing_systems"]})
    assert "exhaust:writing_systems" not in keys(g)


@pytest.mark.parametrize("way", ["material", "population", "draw"])
def test_knossos(way):
    me = {"hand": [], "deck": ["glory"], "play": ["knossos"], "tokens": stock()}
    g = solstice(NATION, me)
    assert sorted(keys(g)) == ["draw", "material", "population"]
    g.play(way)
    assert tokens(g) == (POOR if way == "draw" else stock(**{way: 1}))
    assert hand(g) == (["glory"] if way == "draw" else [])


@pytest.mark.parametrize(
    "card, token, way, price, suit, prize",
    [
        ("advance", "material", "acquire", 3, "uncivilised", "oracle"),
        ("advance", "material", "acquire", 3, "civilised", "education"),
        ("advance", "material", "break_through", 5, "uncivilised", "oracle"),
        ("advance", "material", "break_through", 5, "civilised", "education"),
        ("conquer", "population", "acquire", 2, "tributary", "ionians"),
        ("conquer", "population", "break_through", 3, "region", "hills"),
        ("conquer", "population", "break_through", 3, "tributary", "ionians"),
    ],
)
def test_advance_and_conquer(card, token, way, price, suit, prize):
    g = minoans({"hand": [card], "tokens": stock(**{token: price})})
    chosen(play(g, f"play:{card}"), way, *([suit] if way == "break_through" else []))
    g.play(prize)
    assert tokens(g) == POOR
    assert hand(g) == ([prize, "unrest"] if way == "acquire" else [prize])
    g = minoans({"hand": [card], "tokens": stock(**{token: {"advance": 2, "conquer": 1}[card]})})
    assert f"play:{card}" not in keys(g)


def test_pottery_stores_progress():
    pot = {"card": "pottery", "tokens": {"progress": 2}}
    me = {"hand": [], "deck": [], "play": [pot], "tokens": stock(material=2)}
    g = solstice(NATION, me)
    g.play("put")
    assert tokens(g) == POOR
    assert player(g)["play"] == [{"card": "pottery", "tokens": {"progress": 3}}]
    g = solstice(NATION, me)
    g.play("take")
    assert tokens(g) == stock(material=2, progress=2)
    assert discard(g) == ["pottery"] and in_play(g) == []
    g = solstice(NATION, me | {"tokens": stock()})
    assert discard(g) == ["pottery"] and tokens(g) == stock(progress=2)


@rule("I201")
def test_progress_on_pottery_does_not_score():
    pot = {"card": "pottery", "tokens": {"progress": 2}}
    assert total(minoans({"hand": [], "deck": [], "play": [pot], "tokens": POOR})) == 0


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("card, gain", [("thera", 1), ("crete", 0), ("cyprus", 0)])
def test_regions_of_the_minoans(card, gain, answer):
    g = minoans({"hand": [card, "advance", "glory"], "tokens": stock()})
    play(g, f"play:{card}", answer)
    assert tokens(g) == stock(progress=gain)
    assert garrison(g, card) == (["advance"] if answer == "yes" else [])


@pytest.mark.parametrize("what, amount", [("material", 2), ("population", 2)])
def test_prosperity_of_the_minoans(what, amount):
    me = {"hand": ["prosperity"], "play": ["crete", "cyprus"], "deck": ["glory"]}
    g = minoans(me | {"tokens": stock()}, {"hand": [], "deck": ["conquer"]})
    play(g, "play:prosperity", "no", "yes", what)
    assert tokens(g) == stock(**{what: amount})
    assert (hand(g), hand(g, 1)) == ([], ["conquer"])
