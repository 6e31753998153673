"""The advisors of the Middle Ages: what each of them does, and what it does not do."""

from __future__ import annotations

import pytest

from nations_cards import (
    RICH,
    advised,
    after,
    calm,
    force,
    having,
    more,
    next_round,
    offered,
    owned,
    rich,
)
from nations_table import (
    end_turn,
    everybody_passes,
    goods,
    keys,
    nations,
    play,
    rule,
    stability,
    strength,
    vp,
)

# --- removed if -----------------------------------------------------------------------------------


@rule("N131", "N212")
def test_harald_hardrada_stays_while_somebody_is_weaker():
    g = advised(
        "harald_hardrada", {"cards": force(4)}, {}, cards=[{"card": "axeman", "workers": 1}]
    )
    assert after(g) == more(gold=4, food=-1)
    assert owned(g, "advisor") == ["harald_hardrada"]


@rule("N113", "N132")
def test_harald_hardrada_bought_in_a_tie_is_lost():
    g = nations(rich(), {}, market=[["harald_hardrada"]]).play("buy:harald_hardrada")
    assert owned(g, "advisor") == []
    assert after(g) == more(gold=-1)


@rule("N131", "N212")
def test_harald_hardrada_leaves_with_the_last_unit_or_when_another_arms():
    me = {"cards": [{"card": "axeman", "workers": 1}]}
    g = advised("harald_hardrada", {}, **me).play("undeploy:axeman")
    assert owned(g, "advisor") == []
    g = advised("harald_hardrada", {}, turn=1, **me).play("deploy:axeman")
    assert owned(g, "advisor") == []
    site = [{"card": "colosseum", "built": 1}]
    g = advised("harald_hardrada", rich(site=site), turn=1, **me)
    assert owned(g, "advisor") == ["harald_hardrada"]
    g.play("hire:public")
    assert (strength(g, 1), owned(g, "advisor")) == (3, [])


# --- triggers -------------------------------------------------------------------------------------


@rule("N207", "N69", "NQ9")
def test_sejong_the_great_pays_for_the_golden_age():
    market = [["magna_carta", "iron_working"]]
    g = advised("sejong_the_great", goods=having(gold=1), market=market).play("buy:magna_carta")
    assert goods(g) == having(stone=2)
    g.play("vp")
    assert (goods(g), vp(g)) == (having(), 8)


@rule("N207")
def test_sejong_the_great_and_other_purchases():
    g = advised("sejong_the_great", market=[["iron_working", "wars_of_alexander"]])
    g.play("buy:wars_of_alexander")
    assert goods(g) == more(gold=-1)
    play(g, "pass", "buy:iron_working", "resources")
    assert goods(g) == more(gold=-2, stone=4)
    rival = advised("sejong_the_great", rich(), market=[["iron_working"]], turn=1)
    play(rival, "buy:iron_working", "resources")
    assert goods(rival) == RICH


@rule("N207")
@pytest.mark.parametrize(
    "card, bought, books",
    [
        ("abu_bakr", "siege_of_troy", 2),
        ("abu_bakr", "wars_of_alexander", 0),
        ("abu_bakr", "iron_working", 0),
        ("montezuma", "siege_of_troy", 3),
        ("montezuma", "wars_of_alexander", 3),
        ("montezuma", "iron_working", 0),
    ],
)
def test_books_for_wars_and_battles(card, bought, books):
    me = {"cards": [{"card": "hoplite", "workers": 1}]}
    g = advised(card, market=[[bought]], **me).play(f"buy:{bought}")
    if bought != "wars_of_alexander":
        g.play("stone" if bought == "siege_of_troy" else "resources")
    stone = {"siege_of_troy": 3, "iron_working": 2}.get(bought, 0)
    assert goods(g) == more(gold=-1, books=books, stone=stone)


@rule("N211")
@pytest.mark.parametrize("gold, paid", [(1, True), (2, False)])
def test_mansa_musa_and_the_price_of_a_card(gold, paid):
    g = advised("mansa_musa", goods=having(gold=gold), market=[["stonehenge"]])
    g.play("buy:stonehenge")
    assert goods(g) == (having(books=2, food=1) if paid else having(gold=1))


@rule("N69", "N211")
def test_mansa_musa_pays_before_the_golden_age():
    g = advised("mansa_musa", goods=having(gold=1), market=[["magna_carta"]])
    play(g, "buy:magna_carta", "vp")
    while g.decision.kind == "pay-any":
        g.play(keys(g)[-1])
    assert (sum(goods(g).values()), vp(g)) == (1, 8)


@rule("N129", "N211")
@pytest.mark.parametrize(
    "mix, left", [("gold:1", having(books=2, food=2)), ("gold:0", having(gold=1))]
)
def test_mansa_musa_and_the_price_of_a_vp(mix, left):
    g = advised("mansa_musa", goods=having(gold=2, food=1), market=[["aeneid"]])
    play(g, "buy:aeneid", "vp", mix)
    assert (goods(g), vp(g)) == (left, 8)


@rule("N211")
def test_mansa_musa_and_a_special_action():
    me = {"wonders": ["piazza_san_marco"], "goods": having(gold=2)}
    g = advised("mansa_musa", **me).play("use:piazza_san_marco").play("5stone")
    assert goods(g) == having(stone=5, books=2, food=1)


@rule("N129", "N211")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_mansa_musa_and_an_optional_payment(answer):
    me = {"cards": force(3), "goods": having(gold=2, food=9, books=9)}
    g = advised("mansa_musa", rich(), round=3, event="fourth_crusade", **me)
    everybody_passes(g).play(answer)
    if answer == "yes":
        assert (goods(g), vp(g)) == (having(books=11, food=8), 8)
    else:
        assert (goods(g), vp(g)) == (having(gold=3, books=9, food=7), 7)


@rule("N129", "N211")
def test_mansa_musa_and_a_forced_loss():
    war = {"card": "parthian_wars", "strength": 5, "buyer": 1}
    g = advised("mansa_musa", goods=having(gold=2, food=9, books=9), war=war)
    assert after(g) == having(food=9, books=9)


# --- others ---------------------------------------------------------------------------------------


@rule("N221", "NQ11")
def test_anna_komnene_waives_upkeep_and_the_stability_of_units():
    units = [{"card": "camel_archer", "workers": 2}, {"card": "hoplite", "workers": 1}]
    me = {"cards": [*units, {"card": "longships", "workers": 1}]}
    g = advised("anna_komnene", **me)
    assert (strength(g), stability(g)) == (18, 0)
    assert after(g) == more(books=1)


@rule("NQ11")
def test_anna_komnene_may_leave_the_stability_cost():
    units = [{"card": "camel_archer", "workers": 2}, {"card": "hoplite", "workers": 1}]
    g = advised("anna_komnene", cards=units, options={"anna_stability": False})
    assert stability(g) == -2
    assert after(g) == more(books=1 - 2)
    assert vp(g) == 6


@rule("N221")
def test_anna_komnene_at_once_and_until_she_leaves():
    me = rich(cards=[{"card": "immortal", "workers": 2}], wonders=["pyramids"])
    g = nations(me, {}, market=[["anna_komnene", "hatshepsut"]])
    assert stability(g) == -2
    play(g, "buy:anna_komnene", "end", "pass")
    assert stability(g) == 0
    end_turn(g.play("buy:hatshepsut"))
    assert stability(g) == -2
    assert after(g) == more(gold=-2 + 1 + 2, food=-2, books=-2)


@rule("N221")
def test_anna_komnene_does_not_waive_what_wonders_and_people_eat():
    me = {"wonders": ["pyramids"], "food_section": 3, "stability_section": 3}
    g = advised("anna_komnene", **me)
    assert stability(g) == -3
    assert after(g) == more(books=1 - 3, gold=2, food=-2 - 3)


@rule("N216", "N218")
def test_alhazen_exchanges_two_cards():
    market = [["magna_carta", "windmill"], ["stonehenge"], [None, "hatshepsut"]]
    g = advised("alhazen", market=market)
    play(g, "use:alhazen", "windmill", "hatshepsut")
    assert [row[:2] for row in g.view(None)["market"]] == [
        ["magna_carta", "hatshepsut"],
        ["stonehenge", None],
        [None, "windmill"],
    ]
    g.play("pass")
    assert keys(g, "use:") == []
    g.play("buy:hatshepsut")
    assert goods(g) == more(gold=-1)


@rule("N106", "N218")
def test_alhazen_needs_two_cards():
    assert offered(advised("alhazen", market=[["windmill"]]), "use:") == []
    g = advised("alhazen", market=[["windmill"], ["forum"]]).play("use:alhazen")
    assert [row[0] for row in g.view(None)["market"][:2]] == ["forum", "windmill"]


@rule("N105", "N216", "N202")
def test_alhazen_again_in_the_next_round():
    me = {"advisor": [{"card": "alhazen", "used": True}]}
    g = advised("alhazen", market=[["windmill"], ["forum"]], **me)
    assert offered(g, "use:") == []
    assert offered(next_round(g), "use:") == ["use:alhazen"]


@rule("N201", "N222")
def test_genghis_khan_unsettles_everybody():
    market = [["genghis_khan", "hatshepsut"]]
    g = nations(rich(), calm(5), market=market).play("buy:genghis_khan")
    assert [stability(g, seat) for seat in (0, 1)] == [-3, 2]
    assert strength(g) == 3
    play(g, "pass", "buy:hatshepsut")
    assert [stability(g, seat) for seat in (0, 1)] == [0, 5]


@rule("N138", "N222")
def test_genghis_khan_causes_revolts():
    g = advised("genghis_khan", rich())
    assert after(g) == more(books=-3)
    assert after(g, 1) == more(books=-3)
    assert (vp(g), vp(g, 1)) == (6, 6)


@rule("N197", "N216")
@pytest.mark.parametrize("paid", ["food", "stone"])
def test_marco_polo(paid):
    g = play(advised("marco_polo"), "use:marco_polo", f"2{paid}")
    assert goods(g) == more(gold=4) | {paid: 18}
    g.play("pass")
    assert offered(g, "use:") == []


@rule("N60", "N106")
@pytest.mark.parametrize("have", [{"food": 2, "stone": 1}, {"food": 1, "stone": 2}])
def test_marco_polo_takes_what_can_be_paid(have):
    g = advised("marco_polo", goods=having(**have)).play("use:marco_polo")
    left = {name: n % 2 for name, n in have.items()}
    assert goods(g) == having(gold=4, **left)


@rule("N105", "N106", "N216")
def test_marco_polo_needs_two_of_a_kind_and_is_ready_again_next_round():
    g = advised("marco_polo", goods=having(food=1, stone=1, books=9))
    assert offered(g, "use:") == []
    g = advised("marco_polo", advisor=[{"card": "marco_polo", "used": True}])
    assert offered(g, "use:") == []
    assert offered(next_round(g), "use:") == ["use:marco_polo"]
