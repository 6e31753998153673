"""The wonders of the Industrial age: what each of them does, and what it does not do."""

from __future__ import annotations

import pytest

from nations_cards import (
    building,
    force,
    having,
    more,
    owned,
    rich,
    workers_on,
)
from nations_table import (
    end_turn,
    everybody_passes,
    goods,
    keys,
    nations,
    play,
    player,
    rule,
    vp,
)


def wonders(*cards, **entries):
    """Seat 0 is rich and has these wonders."""
    return rich(wonders=list(cards)) | entries


def points(g, seat=0):
    """VP of wonders at the end."""
    return player(g, seat)["points"]["wonders"]


# --- golden ages, buildings, workers --------------------------------------------------------------


@rule("N69", "N219")
@pytest.mark.parametrize(
    "source, free, archers, on", [("supply", 0, 1, 1), ("axeman", 1, 0, 1), ("none", 1, 1, 0)]
)
def test_mit(source, free, archers, on):
    cards = [{"card": "axeman", "workers": 1}, "farm"]
    me = wonders("mit", cards=cards, workers=1, goods=having(gold=1))
    g = nations(me, {}, market=[["hospital"]]).play("buy:hospital")
    assert sorted(keys(g)) == ["axeman", "none", "supply"]
    end_turn(g.play(source))
    assert (player(g)["workers"], workers_on(g, "axeman")) == (free, archers)
    assert (workers_on(g, "hospital"), goods(g)) == (on, having())


@rule("N219")
def test_mit_does_nothing_for_military_cards_or_without_workers():
    cards = [{"card": "axeman", "workers": 1}, "farm", "temple", "quarry", "caravan"]
    me = wonders("mit", cards=cards, workers=1)
    g = nations(me, {}, market=[["hussar"]])
    play(g, "buy:hussar", "replace:farm")
    assert g.decision.kind == "afterwards"
    me = wonders("mit", workers=0)
    g = nations(me, {}, market=[["hospital"]])
    play(g, "buy:hospital", "replace:farm")
    assert g.decision.seat == 1


@rule("N71", "N219")
def test_mit_and_a_worker_of_the_replaced_card():
    cards = ["axeman", {"card": "farm", "workers": 1}, "temple", "quarry", "caravan"]
    g = nations(wonders("mit", cards=cards, workers=0), {}, market=[["hospital"]])
    play(g, "buy:hospital", "replace:farm", "supply")
    assert (workers_on(g, "hospital"), player(g)["workers"]) == (1, 0)
    assert goods(g) == more(gold=-1)


# --- when finished --------------------------------------------------------------------------------


@rule("N113", "N201", "N205")
@pytest.mark.parametrize(
    "mine, theirs, losers", [(0, 0, [0, 1]), (3, 0, [1]), (0, 1, [0]), (2, 1, [0, 1])]
)
def test_british_museum(mine, theirs, losers):
    rival = rich(cards=[{"card": "axeman", "workers": theirs}])
    g = end_turn(building("british_museum", {"cards": force(mine)}, rival).play("hire:public"))
    for seat in range(2):
        assert goods(g, seat)["books"] == (10 if seat in losers else 20)


@rule("N205")
@pytest.mark.parametrize("where, loser", [("free", 1), ("cover:colosseum", 0)])
def test_british_museum_is_placed_before_strength_is_compared(where, loser):
    rival = rich(cards=[{"card": "axeman", "workers": 1}])
    play(g := building("british_museum", {"wonders": ["colosseum"]}, rival), "hire:public", where)
    assert goods(g, loser)["books"] == 10
    assert goods(g, 1 - loser)["books"] == 20


@rule("N112", "N205")
@pytest.mark.parametrize("mine, theirs, winner", [(3, 1, 0), (0, 1, 1), (2, 1, None)])
def test_brandenburg_gate(mine, theirs, winner):
    rival = rich(cards=[{"card": "axeman", "workers": theirs}])
    g = building("brandenburg_gate", {"cards": force(mine)}, rival).play("hire:public")
    for seat in range(2):
        gain = 6 if seat == winner else 0
        assert goods(g, seat) == more(gold=gain, stone=gain - (2 if seat == 0 else 0))


@rule("N205")
@pytest.mark.parametrize("where, winner", [("free", 0), ("cover:colosseum", 1)])
def test_brandenburg_gate_is_placed_before_strength_is_compared(where, winner):
    rival = rich(cards=[{"card": "axeman", "workers": 1}])
    g = building("brandenburg_gate", {"wonders": ["colosseum"]}, rival)
    play(g, "hire:public", where)
    assert goods(g, winner)["gold"] == 26
    assert goods(g, 1 - winner)["gold"] == 20


@rule("N172", "N205")
@pytest.mark.parametrize("units, losers", [((3, 2, 1, 0, 0), [3, 4]), ((0, 1, 1, 2, 2), [0, 1, 2])])
def test_british_museum_with_five_players(units, losers):
    first, *others = [rich(cards=[{"card": "axeman", "workers": n}]) for n in units]
    g = end_turn(building("british_museum", first, *others).play("hire:public"))
    books = [10 if seat in losers else 20 for seat in range(5)]
    assert [goods(g, seat)["books"] for seat in range(5)] == books


@rule("N172", "N205")
@pytest.mark.parametrize(
    "units, winners",
    [((0, 2, 1, 0, 0), [1, 2]), ((2, 2, 1, 0, 0), [0, 1]), ((1, 2, 1, 0, 0), [1]), ((1, 1, 1), [])],
)
def test_brandenburg_gate_with_five_players(units, winners):
    units = (*units, 0, 0)[:5]
    first, *others = [rich(cards=[{"card": "axeman", "workers": n}]) for n in units]
    g = end_turn(building("brandenburg_gate", first, *others).play("hire:public"))
    gold = [26 if seat in winners else 20 for seat in range(5)]
    assert [goods(g, seat)["gold"] for seat in range(5)] == gold


@rule("N201", "N205", "N245")
def test_titanic_costs_everybody_gold_without_an_advisor():
    rival = {"goods": having(gold=1, books=9)}
    g = building("titanic", None, rival).play("hire:public")
    assert (goods(g), vp(g)) == (more(gold=-4, stone=-2), 7)
    assert (goods(g, 1), vp(g, 1)) == (having(books=6), 6)


@rule("N152", "N245")
@pytest.mark.parametrize("first, second", [("4gold", "advisor"), ("advisor", "4gold")])
def test_titanic_gold_or_the_advisor(first, second):
    """Decided in reverse player order."""
    me, rival = {"advisor": ["hannibal"]}, rich(advisor=["hatshepsut"])
    g = building("titanic", me, rival).play("hire:public")
    assert (g.decision.seat, keys(g)) == (1, ["4gold", "advisor"])
    g.play(first)
    assert (g.decision.seat, keys(g)) == (0, ["4gold", "advisor"])
    g.play(second)
    for seat, choice, card in ((0, second, "hannibal"), (1, first, "hatshepsut")):
        kept = choice == "4gold"
        assert goods(g, seat)["gold"] == (16 if kept else 20)
        assert owned(g, "advisor", seat) == ([card] if kept else [])


@rule("N152", "N245")
def test_titanic_is_decided_in_reverse_player_order():
    others = [rich(advisor=["hatshepsut"]), rich(advisor=["buddha"])]
    g = building("titanic", {"advisor": ["hannibal"]}, *others, order=[1, 0, 2], turn=0)
    g.play("hire:public")
    for seat in (2, 0, 1):
        assert (g.decision.seat, keys(g)) == (seat, ["4gold", "advisor"])
        g.play("4gold")
    assert [goods(g, seat)["gold"] for seat in range(3)] == [16, 16, 16]


@rule("N128", "N245")
def test_titanic_takes_the_advisor_of_those_with_too_little_gold():
    rival = {"advisor": ["hatshepsut"], "goods": having(gold=3)}
    g = building("titanic", {"advisor": ["hannibal"]}, rival).play("hire:public")
    assert g.decision.seat == 0
    g.play("4gold")
    assert (goods(g, 1), owned(g, "advisor", 1), vp(g, 1)) == (having(gold=3), [], 7)


def two_advisors(**options):
    me = {"wonders": ["porcelain_tower"], "advisor": ["hannibal"], "tower": ["hatshepsut"]}
    g = building("titanic", me, rich(), options=options)
    return play(g, "hire:public", "free", "advisor")


@rule("N245", "NQ15")
def test_titanic_takes_both_advisors():
    g = two_advisors()
    assert g.decision.seat == 1
    assert (owned(g, "advisor"), owned(g, "tower")) == ([], [])
    assert goods(g)["gold"] == 20


@rule("NQ15")
@pytest.mark.parametrize("lost, kept", [("hannibal", "hatshepsut"), ("hatshepsut", "hannibal")])
def test_titanic_may_take_one_advisor_of_choice(lost, kept):
    g = two_advisors(advisors_removed="one")
    assert sorted(keys(g)) == ["hannibal", "hatshepsut"]
    g.play(lost)
    assert owned(g, "advisor") + owned(g, "tower") == [kept]
    assert g.decision.seat == 1


# --- final scoring --------------------------------------------------------------------------------


@rule("N228")
@pytest.mark.parametrize(
    "colonies, expected",
    [([], 1), (["india"], 2), (["india", "congo"], 3), (["quebec", "nubia"], 1)],
)
def test_big_ben(colonies, expected):
    assert points(nations(wonders("big_ben", colonies=colonies), {})) == expected


@rule("N227")
@pytest.mark.parametrize("mine, theirs, expected", [(6, 5, 3), (5, 5, 1), (5, 6, 1)])
def test_statue_of_liberty(mine, theirs, expected):
    cards = [{"card": "farm", "workers": 2}]
    me = wonders("statue_of_liberty", cards=cards, workers=mine - 2, above=3)
    g = nations(me, {"workers": theirs, "cards": ["farm"]})
    assert points(g) == expected


@rule("N170", "N227")
@pytest.mark.parametrize(
    "others, expected", [((7, 5, 5, 5), 3), ((6, 5, 5, 5), 3), ((7, 7, 5, 5), 1), ((7, 6, 5, 5), 1)]
)
def test_statue_of_liberty_with_five_players(others, expected):
    rivals = [{"workers": n} for n in others]
    g = nations(wonders("statue_of_liberty", workers=6), *rivals)
    assert points(g) == expected


@rule("N162", "N165", "N228")
def test_scored_when_the_game_ends():
    """Weltpolitik: 5 gold and 5 stone for the colony; both nations are least stable."""
    me = wonders("potala_palace", "big_ben", "south_pole_expedition", goods=having(food=2))
    me |= {"colonies": ["nigeria"], "advisor": ["abu_bakr"], "workers": 5}
    g = everybody_passes(nations(me, {}, round=8))
    while not g.over:
        g.play(keys(g)[0])
    assert points(g) == (1 + 1) + (1 + 1) + 3
    assert g.scores()[0].total == sum(player(g)["points"].values())
