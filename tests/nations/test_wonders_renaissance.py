"""The wonders of the Renaissance: what each of them does, and what it does not do."""

from __future__ import annotations

import pytest

from nations_cards import (
    RICH,
    after,
    building,
    calm,
    force,
    having,
    more,
    offered,
    owned,
    rich,
    workers_on,
)
from nations_table import (
    everybody_passes,
    goods,
    keys,
    nations,
    order,
    play,
    player,
    rule,
    stability,
    strength,
    vp,
)


def wonders(*cards, **entries):
    """Seat 0 is rich and has these wonders."""
    return rich(wonders=list(cards)) | entries


def points(g, seat=0):
    """VP of wonders at the end."""
    return player(g, seat)["points"]["wonders"]


# --- architects -----------------------------------------------------------------------------------


@rule("N208")
def test_sistine_chapel_and_public_and_private_architects():
    me = wonders("sistine_chapel", "alhambra", site=["taj_mahal"])
    g = nations(me, {}, architects=2)
    play(g, "hire:public", "pass")
    assert goods(g) == more(stone=-3, books=3)
    play(g, "hire:alhambra")
    assert goods(g) == more(stone=-4, books=6)


@rule("N208")
def test_sistine_chapel_does_not_pay_for_its_own_sections():
    g = nations(rich(site=["sistine_chapel"]), {}, architects=2)
    play(g, "hire:public", "pass", "hire:public")
    assert owned(g, "wonders") == ["sistine_chapel"]
    assert goods(g) == more(stone=-2)


@rule("N103", "N208", "N247")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_sistine_chapel_and_a_free_architect_of_an_event(answer):
    """Papal Indulgence: the most stable nation may hire one; the other loses 2 gold."""
    me = wonders("sistine_chapel", "the_oracle", site=["taj_mahal"])
    g = nations(me, rich(), round=5, event="magellans_expedition")
    everybody_passes(g).play(answer)
    hired = answer == "yes"
    assert goods(g) == more(books=1 + 3 * hired, food=-3)
    assert goods(g, 1)["gold"] == 18
    assert player(g)["site"][0].get("built", 0) == hired


# --- Versailles -----------------------------------------------------------------------------------


RENAISSANCE = {"round": 5, "event": "columbian_exchange"}  # least stable: 5 gold; famine 1


@rule("N223", "NQ10")
@pytest.mark.parametrize("taken, theirs", [(0, 0), (1, -5)])
def test_versailles_makes_its_owner_least_stable(taken, theirs):
    """A rival at 0 is no longer least stable; below 0 it is."""
    me = {"wonders": ["the_oracle"]}
    rival = rich(stability_section=4 - taken)
    g = building("versailles", me, rival, **RENAISSANCE)
    play(g, "hire:public", "free")
    assert player(g)["least_stable"]
    assert stability(g) == 2
    everybody_passes(g)
    assert goods(g)["gold"] == 15
    assert goods(g, 1)["gold"] == 20 + theirs
    assert not player(g)["least_stable"]


@rule("N223")
def test_without_versailles_the_rival_is_least_stable():
    g = nations(wonders("the_oracle", "versailles"), rich(), **RENAISSANCE)
    everybody_passes(g)
    assert (goods(g)["gold"], goods(g, 1)["gold"]) == (20, 15)


@rule("N171", "N223", "NQ10")
def test_versailles_with_five_players():
    """The owner and the really lowest are the last two."""
    others = [rich(**calm(n)) for n in (0, 1, 2, 3)]
    g = nations(rich(least_stable=True, **calm(5)), *others, **RENAISSANCE)
    everybody_passes(g)
    produced = (5, 0, 1, 2, 3)
    lost = [20 + n - goods(g, seat)["gold"] for seat, n in enumerate(produced)]
    assert lost == [5, 5, 0, 0, 0]


@rule("N223", "N131")
def test_versailles_drives_qin_shi_huang_away():
    me = {"advisor": ["qin_shi_huang"], "wonders": ["the_oracle"]}
    play(g := building("versailles", me), "hire:public", "free")
    assert owned(g, "advisor") == []


@rule("N223")
def test_versailles_and_being_most_stable():
    me = {"wonders": ["the_oracle", "notre_dame"]}
    play(g := building("versailles", me), "hire:public", "free")
    assert after(g) == more(stone=-1, books=2)
    assert after(nations(wonders("the_oracle", "notre_dame", "versailles"), {})) == more(books=5)


@rule("N141", "N223")
@pytest.mark.parametrize("marked, expected", [(False, [0, 1]), (True, [1, 0])])
def test_versailles_in_the_player_order(marked, expected):
    me = wonders("the_oracle", "versailles", least_stable=marked)
    g = everybody_passes(nations(me, {}, order=[1, 0]))
    assert order(g) == expected


@rule("N223")
def test_the_true_stability_counts_in_war_and_revolt():
    war = {"card": "hyksos_invasion", "strength": 2, "buyer": 1}
    me = wonders("the_oracle", "versailles", least_stable=True)
    g = nations(me, rich(cards=force(2)), war=war)
    assert after(g) == more(stone=2 - 4)
    assert vp(g) == 6
    g = nations(me | {"stability_section": 3}, {})
    assert after(g) == more(books=-1)
    assert vp(g) == 6
    g = nations(me, {})
    assert after(g) == RICH
    assert vp(g) == 7


# --- golden ages, buildings, workers --------------------------------------------------------------


@rule("N88", "NE10")
@pytest.mark.parametrize("card, gain", [("clocks", "stone"), ("don_quixote", "books")])
def test_uraniborg(card, gain):
    g = nations(wonders("uraniborg", goods=having(gold=2)), {}, market=[[card]])
    g.play(f"buy:{card}").play("resources")
    assert goods(g) == having(gold=1) | {gain: 4}
    g = nations(wonders("uraniborg", goods=having(gold=2)), {}, market=[[card]])
    g.play(f"buy:{card}").play("vp")
    assert (goods(g), vp(g)) == (having(), 8)


@rule("N88", "NE11")
@pytest.mark.parametrize("card, price", [("dynamite", 1), ("clocks", 0), ("silk", 0)])
def test_bonuses_add_up(card, price):
    me = wonders("uraniborg", side="B", goods=having(gold=1 + price))
    for choice in ("resources", "vp"):
        g = nations(me, {}, market=[[card]], seats=["greece", "rome"]).play(f"buy:{card}")
        g.play(choice)
        if choice == "vp":
            assert (goods(g), vp(g)) == (having(), 6)
        else:
            assert (goods(g), vp(g)) == (having(gold=price, stone=5), 5)


@rule("N210")
@pytest.mark.parametrize(
    "old, new, stone",
    [
        ("farm", "forum", 4),
        ("forum", "windmill", 4),
        ("farm", "hospital", 4),
        ("windmill", "forum", 0),
        ("windmill", "market", 0),
        ("axeman", "windmill", 0),
        ("forum", "knight", 0),
        ("hoplite", "knight", 0),
    ],
)
def test_himeji_castle(old, new, stone):
    cards = [old, "temple", "quarry", "caravan", "longbowman"]
    g = nations(wonders("himeji_castle", cards=cards), {}, market=[[new]])
    play(g, f"buy:{new}", f"replace:{old}")
    assert goods(g) == more(gold=-1, stone=stone)


@rule("N210")
def test_himeji_castle_and_a_free_space():
    cards = ["forum", "temple"]
    g = nations(wonders("himeji_castle", cards=cards), {}, market=[["windmill"]])
    g.play("buy:windmill")
    assert (goods(g), owned(g, "cards")) == (more(gold=-1), ["forum", "temple", "windmill"])


@rule("N90", "N219")
def test_royal_society_deploys_without_stone():
    me = {"cards": ["dreadnought", "farm"], "workers": 2, "goods": having(food=9)}
    g = nations(wonders("royal_society", **me), {}).play("use:royal_society")
    assert keys(g) == ["dreadnought", "farm"]
    g.play("dreadnought")
    assert (goods(g), strength(g), player(g)["workers"]) == (having(food=9), 14, 1)
    play(g, "end", "pass")
    assert offered(g, "use:") == []


@rule("N219")
def test_royal_society_takes_a_worker_from_another_card():
    cards = ["dreadnought", {"card": "farm", "workers": 1}]
    me = wonders("royal_society", cards=cards, workers=0, goods=having(food=9))
    g = nations(me, {}).play("use:royal_society")
    assert (workers_on(g, "dreadnought"), workers_on(g, "farm")) == (1, 0)


@rule("N219")
@pytest.mark.parametrize("source, left", [("supply", (0, 1)), ("farm", (1, 0))])
def test_royal_society_lets_choose_the_worker(source, left):
    cards = ["dreadnought", {"card": "farm", "workers": 1}]
    g = nations(wonders("royal_society", cards=cards, workers=1), {})
    play(g, "use:royal_society", "dreadnought", source)
    assert (player(g)["workers"], workers_on(g, "farm")) == left
    assert (workers_on(g, "dreadnought"), goods(g)) == (1, RICH)


@rule("N106", "N219")
def test_royal_society_needs_a_worker():
    g = nations(wonders("royal_society", workers=0), {})
    assert offered(g, "use:") == []


# --- passing --------------------------------------------------------------------------------------


@rule("N209")
def test_forbidden_palace():
    g = nations(wonders("forbidden_palace"), {}, {}).play("pass")
    assert vp(g) == 8
    g = nations(wonders("forbidden_palace"), {}, {}, turn=2)
    play(g, "pass", "pass")
    assert vp(g) == 7


@rule("N173", "N209")
@pytest.mark.parametrize("turn, gain", [(0, 1), (4, 1), (3, 0)])
def test_forbidden_palace_with_five_players(turn, gain):
    g = nations(wonders("forbidden_palace"), {}, {}, {}, {}, turn=turn)
    play(g, *["pass"] * {0: 1, 4: 2, 3: 3}[turn])
    assert vp(g) == 7 + gain


# --- final scoring --------------------------------------------------------------------------------


@rule("N228")
@pytest.mark.parametrize(
    "entries, expected",
    [
        ({}, 1),
        ({"advisor": ["hannibal"]}, 2),
        ({"tower": ["buddha"]}, 2),
        ({"advisor": ["hannibal"], "tower": ["buddha"]}, 3),
    ],
)
def test_potala_palace(entries, expected):
    g = nations(wonders("potala_palace", "porcelain_tower", **entries), {})
    assert points(g) == expected
