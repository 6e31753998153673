"""The cards of the Vikings: what is printed on them and what they do."""

from __future__ import annotations

import pytest

from imperium_classics import (
    EMPTY,
    SPARE,
    UNRESTED,
    Card,
    asks,
    check_icons,
    check_playable,
    check_played,
    check_points,
    each,
    kind,
    purse,
    score,
    settle,
    table,
)
from imperium_table import discard, hand, history, in_play, keys, play, player, rule, secret

CARDS = [
    Card("harald_hardrada", state="barbarian", vp=None),
    Card("iceland", state="barbarian", pinned=True, suit="region", icons="p"),
    Card("combs", state="barbarian", pinned=True, vp=None),
    Card("graenland", state="barbarian", pinned=True, suit="region"),
    Card("foroyar", state="barbarian", pinned=True, suit="region"),
    Card(
        "vinland",
        state="barbarian",
        pinned=True,
        suit="region",
        icons="prf",
        vp=None,
        play=("longships", "graenland"),
    ),
    Card("sagas", state="barbarian", pinned=True, vp=None),
    Card("city_of_dubh_linn", state="barbarian", pinned=True, icons="c", vp=None),
    Card("longships", state="barbarian", pinned=True),
    Card("skis", state="barbarian", pinned=True, vp=2),
    Card("rollo_the_walker", state="barbarian"),
    Card("go_a_viking", state="barbarian", attack=True, free=True),
    Card("gothja", state="barbarian"),
    Card("scandinavia", state="barbarian", pinned=True, suit="region", icons="p"),
    Card("erik_the_red", state="barbarian", play=("scandinavia",)),
    Card("jomsviking", state="barbarian", attack=True),
    Card("althing", state="barbarian", attack=True),
]


@rule("I3", "I47", "I94")
@each(CARDS)
def test_when_it_may_be_played(card):
    check_playable("vikings", card)


@rule("I2", "I47", "I102", "I172")
@each(CARDS)
def test_attacks_and_pinned_cards(card):
    check_played("vikings", card)


@rule("I5", "I7", "I200")
@each([card for card in CARDS if card.key != "harald_hardrada"])
def test_suits_and_icons(card):
    check_icons("vikings", card)


@rule("I72")
@each(CARDS)
def test_points(card):
    check_points("vikings", card)


# --- the power card -------------------------------------------------------------------------------

VARIED = ["shaduf", "agriculture", "boats", "oracle", "moneylenders", "exports", "qin", "minoans"]


@rule("I74", "I203")
@pytest.mark.parametrize(
    "side, n, points",
    [("A", 0, 1), ("A", 2, 3), ("A", 8, 9), ("B", 0, 2), ("B", 2, 6), ("B", 8, 10)],
)
def test_power_scores_variable_cards(side, n, points):
    """The power card counts itself; fixed and conditional points do not count."""
    me = {"side": side, "discard": VARIED[:n], "hand": ["vinland", "skis"]}
    assert score(table("vikings", me, decks={}), "power") == points


@rule("I97", "I192")
@pytest.mark.parametrize("side", ["A", "B"])
def test_power_has_no_history(side):
    me = {"side": side, "hand": ["leadership", "glory", SPARE], "deck": []}
    g = play(table("vikings", me), "play:leadership", "history", "glory")
    assert history(g) == []
    assert sorted(discard(g)) == ["glory", "leadership"]


NATION = ["iceland", "combs", "sagas", "harald_hardrada"]


@rule("I99", "I165")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("move", ["yes", "no"])
def test_power_looks_at_the_nation_deck(side, move):
    me = {"side": side, "hand": ["advance", SPARE], "nation": NATION}
    g = table("vikings", me, market=list(UNRESTED))
    play(g, "play:advance", "acquire", "elders")
    assert kind(g) != "turn"
    g.play(move)
    assert kind(g) == "turn"
    moved = ["combs", "sagas", "iceland", "harald_hardrada"]
    assert secret(g)["nation"] == (moved if move == "yes" else NATION)
    assert hand(g) == sorted([SPARE, "elders", "unrest"])


@rule("I159", "I165")
def test_power_looks_in_turns_of_others():
    rival = {"hand": ["persian_gold", "glory"], "state": "empire", "deck": ["glory"]}
    g = table("vikings", {"nation": NATION}, rival, foes=("persians",), turn=1)
    g.play("play:persian_gold")
    assert asks(g) == 0
    g.play("yes")
    assert secret(g)["nation"][0] == "combs"
    assert hand(g) == sorted([SPARE, "unrest"])


@rule("I161")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_power_draws_for_returned_unrest(answer):
    me = {"side": "A", "hand": ["unrest", SPARE]}
    g = play(table("vikings", me), "play:unrest", "population")
    assert kind(g) == "react"
    g.play(answer)
    assert hand(g) == sorted([SPARE] + (["port", "leadership"] if answer == "yes" else []))
    g = play(table("vikings", me | {"side": "B"}), "play:unrest", "population")
    assert kind(g) == "turn"


@rule("I158")
def test_power_draws_nothing_in_a_revolt():
    g = table("vikings", {"side": "A", "hand": ["unrest", SPARE]}).play("revolt")
    asked = []
    while asks(g) == 0:
        asked.append(kind(g))
        offered = keys(g)
        g.play("unrest" if "unrest" in offered else "none" if "none" in offered else offered[0])
    assert "react" not in asked


# --- the zenith -----------------------------------------------------------------------------------


@rule("I63", "I67")
def test_harald_hardrada_ends_the_game():
    me = {"hand": ["leadership", SPARE], "deck": [], "discard": ["glory"]}
    me["nation"] = ["harald_hardrada"]
    g = play(table("vikings", me), "play:leadership", "draw")
    assert g.view(None)["ending"] == 1
    assert player(g)["state"] == "barbarian"
    assert player(g)["nation_size"] == 0
    assert player(g)["nation_token"] is True
    assert sorted([*hand(g), *secret(g)["deck"]]) == sorted([SPARE, "glory", "harald_hardrada"])


@pytest.mark.parametrize("take, got", [(None, None), ("deck", "marsh"), ("jungle", "jungle")])
def test_harald_hardrada(take, got):
    g = table("vikings", {"hand": ["harald_hardrada", SPARE]}).play("play:harald_hardrada")
    if take:
        g.play("yes")
        assert keys(g) == ["deck", "hills", "jungle"]
        g.play(take)
    else:
        g.play("no")
    assert hand(g) == sorted([SPARE, "great"] + ([got] if got else []))
    assert discard(g) == ["harald_hardrada"]


@rule("I203")
@pytest.mark.parametrize("n, points", [(0, 4), (2, 8), (8, 10)])
def test_harald_hardrada_scores_variable_cards(n, points):
    """The power card and the card itself are variable, too."""
    me = {"discard": VARIED[:n], "tokens": EMPTY}
    base = score(table("vikings", me, decks={}))
    both = table("vikings", me | {"hand": [SPARE, "harald_hardrada"]}, decks={})
    assert score(both) - base == points


# --- cards of the deck ----------------------------------------------------------------------------


@rule("I140")
@pytest.mark.parametrize("choice", ["return_unrest", "draw"])
def test_gothja(choice):
    g = table("vikings", {"hand": ["gothja", "unrest", SPARE], "nation": NATION})
    play(g, "play:gothja", "no", choice)
    assert secret(g)["nation"] == NATION
    if choice == "draw":
        assert purse(g) == {}
        assert hand(g) == sorted([SPARE, "leadership", "port", "unrest"])
    else:
        assert purse(g) == {"population": 1}
        assert hand(g) == [SPARE]
    assert discard(g) == ["gothja"]


@rule("I140")
def test_gothja_without_unrest():
    """What can be done of an option is done: the population comes all the same."""
    g = table("vikings", {"hand": ["gothja", SPARE], "nation": NATION})
    settle(play(g, "play:gothja", "no", "return_unrest"))
    assert (hand(g), purse(g)) == ([SPARE], {"population": 1})


@rule("I92", "I188")
@pytest.mark.parametrize(
    "found, zone",
    [("coast", "hand"), ("oasis", "discard"), ("cape", "deck"), ("iceland", "nation")],
)
def test_erik_the_red(found, zone):
    me = {
        "hand": ["erik_the_red", "coast", SPARE],
        "discard": ["oasis", "glory"],
        "deck": ["cape", "port"],
        "nation": ["combs", "iceland", "harald_hardrada"],
        "play": [{"card": "scandinavia", "garrison": ["althing"]}],
    }
    g = table("vikings", me).play("play:erik_the_red")
    offered = set(keys(g))
    assert {"oasis", "cape", "iceland"} <= offered
    assert not offered & {"combs", "glory", "port", "harald_hardrada"}
    g.play(found)
    settle(g)
    assert found in hand(g)
    assert hand(g) == sorted({"coast", SPARE, found})
    assert {"scandinavia", "althing"} - {found} <= set(discard(g))
    assert purse(g) == {"population": -1}
    assert g.view(None)["exile"] == ["erik_the_red"]
    assert secret(g)["nation"][-1] == "harald_hardrada"
    assert in_play(g) == []


@rule("I137", "I138", "I214")
def test_erik_the_red_without_scandinavia_only_goes_into_exile():
    me = {"hand": ["erik_the_red", SPARE], "deck": ["cape"], "play": ["coast"]}
    g = table("vikings", me).play("play:erik_the_red")
    assert (hand(g), purse(g), in_play(g)) == ([SPARE], {}, ["coast"])
    assert g.view(None)["exile"] == ["erik_the_red"]


@rule("I101", "I138")
def test_erik_the_red_needs_a_population():
    me = {"hand": ["erik_the_red", SPARE], "deck": ["cape"], "play": ["scandinavia"]}
    assert "play:erik_the_red" in keys(table("vikings", me))
    poor = EMPTY | {"material": 9}
    assert "play:erik_the_red" not in keys(table("vikings", me | {"tokens": poor}))


@rule("I101", "I177")
@pytest.mark.parametrize("take", ["hills", "hittites"])
def test_jomsviking(take):
    me = {"hand": ["jomsviking", SPARE]}
    g = table("vikings", me).play("play:jomsviking")
    assert keys(g) == ["hills", "hittites", "jungle"]
    g.play(take)
    assert asks(g) == 1
    g.play("advance")
    assert hand(g, 1) == ["conquer"]
    assert discard(g, 1) == ["advance"]
    assert purse(g) == {"material": -2, "population": -1}
    assert hand(g) == sorted([SPARE, take])
    for poor in ({"material": 2}, {"population": 1, "material": 1}):
        g = table("vikings", me | {"tokens": EMPTY | poor})
        assert "play:jomsviking" not in keys(g)


@pytest.mark.parametrize("choice", ["progress", "return_unrest"])
def test_althing(choice):
    g = table("vikings", {"hand": ["althing", "unrest", SPARE]})
    play(g, "play:althing", choice)
    assert purse(g) == {"material": 1} | ({"progress": 1} if choice == "progress" else {})
    assert purse(g, 1) == {"material": -1}
    assert hand(g) == sorted([SPARE] + (["unrest"] if choice == "progress" else []))
    assert discard(g) == ["althing"]


@rule("I161")
@pytest.mark.parametrize(
    "card, moves", [("althing", ("return_unrest",)), ("gothja", ("no", "return_unrest"))]
)
def test_power_draws_whatever_returned_the_unrest(card, moves):
    me = {"side": "A", "hand": [card, "unrest", SPARE], "nation": NATION}
    g = play(table("vikings", me), f"play:{card}", *moves)
    assert kind(g) == "react"
    g.play("yes")
    assert hand(g) == sorted([SPARE, "port", "leadership"])
    assert player(g)["powers"] == [{"card": "vikings_a", "exhausted": True}]
