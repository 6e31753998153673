"""What the cards of the Qin do."""

from __future__ import annotations

import pytest

from imperium_legends import (
    POOR,
    RICH,
    SLOTS,
    chosen,
    solstice,
    start,
    stock,
    total,
)
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
    secret,
    tokens,
)

NATION = "qin"


EMPIRE = {"state": "empire", "hand": [], "deck": []}
WALLS = ["long_walls_i", "long_walls_ii", "long_walls_iii", "long_walls_iv"]
HEAVEN = {"play": ["mandate_of_heaven"]}


def qin(me, *others, **top):
    return start(NATION, me, *others, **top)


def slots(**tokens_on):
    """The market, with population on the named cards."""
    cards = [slot if isinstance(slot, dict) else {"card": slot} for slot in SLOTS]
    return [
        slot
        | ({"tokens": {"population": tokens_on[slot["card"]]}} if slot["card"] in tokens_on else {})
        for slot in cards
    ]


def on_market(g, card):
    return next(slot for slot in g.view(None)["market"] if slot["card"] == card).get("tokens")


@rule("I54")
@pytest.mark.parametrize("side", ["A", "B"])
def test_both_sides_put_population_on_the_market(side):
    g = qin({"side": side, "hand": []})
    play(g, "end", "oracle")
    assert on_market(g, "oracle") == {"population": 1}


@rule("I163", "I158")
@pytest.mark.parametrize("answer, population", [("yes", 4), ("no", 2)])
def test_side_a_doubles_population_gained_with_a_card(answer, population):
    me = {"side": "A", "hand": [], "play": ["legalism"], "tokens": stock(population=3)}
    g = qin(me, market=slots(hills=2))
    play(g, "exhaust:legalism", "hills", answer)
    assert tokens(g) == stock(population=population)


def test_side_b_does_not_double():
    me = {"side": "A", "hand": [], "play": ["legalism"], "tokens": stock(population=3)}
    g = qin(me | {"side": "B"}, market=slots(hills=2))
    play(g, "exhaust:legalism", "hills")
    assert tokens(g) == stock(population=2)


@rule("I163")
def test_side_a_doubles_when_breaking_through():
    me = {"side": "A", "hand": ["advance"], "tokens": stock(material=5)}
    g = qin(me, market=slots(oracle=1))
    play(g, "play:advance", "break_through", "uncivilised", "oracle", "yes")
    assert tokens(g) == stock(population=2) and player(g)["exhausts"] == 4


@rule("I74")
@pytest.mark.parametrize("side, each", [("A", 1), ("B", 2)])
def test_both_sides_score_pinned_cards_that_are_no_regions(side, each):
    me = {"side": side, "hand": [], "deck": [], "tokens": POOR}
    pinned = ["confucianism", "writing_systems", "mandate_of_heaven"]
    assert total(qin(me | {"play": [*pinned, "western_zhou"], "hand": ["legalism"]})) == 3 * each
    more = ["city", "city", "city", "port", "mysticism", "shrine", "boats", "agriculture"]
    assert total(qin(me | {"play": [*pinned, *more]})) == 10 + 6


@rule("I74")
def test_long_walls_score_long_walls_in_play():
    me = {"side": "A", "hand": [], "deck": [], "tokens": POOR}
    assert total(qin(me | {"play": WALLS})) == 4 + 4 * 4
    assert total(qin(me | {"play": WALLS[:2], "hand": WALLS[2:]})) == 2 + 4 * 2


def test_long_walls_i_make_calming_cheaper():
    me = EMPIRE | {"hand": ["unrest", "glory"], "play": ["long_walls_i"]}
    g = qin(me | {"tokens": stock(material=1)})
    g.play("play:unrest")
    assert tokens(g) == POOR and hand(g) == ["glory"]
    g = qin(me | {"tokens": stock()})
    g.play("play:unrest")  # two cards would still be asked
    assert sorted(discard(g)) == ["unrest"] and hand(g) == ["glory"]


@rule("I61")
def test_long_walls_i_are_the_accession_card():
    g = qin({"hand": [], "deck": [], "discard": ["advance"], "nation": ["long_walls_i"]})
    play(g, "end", "hills")
    assert player(g)["state"] == "empire" and hand(g) == ["advance", "long_walls_i"]


@rule("I82", "I173")
@pytest.mark.parametrize("wall", ["long_walls_ii", "long_walls_iii", None])
def test_long_walls_ii_keep_attackers_out(wall):
    me = {"hand": [], "play": ["long_walls_ii", "long_walls_iii", "western_zhou"]}
    rival = {"hand": ["egyptian_incursion"], "tokens": stock(material=2, population=1)}
    g = qin(me, rival, seats=(NATION, "egyptians"), turn=1)
    g.play("play:egyptian_incursion")
    assert g.decision.seat == 0 and keys(g) == ["yes", "no"]
    play(g, *(["yes", wall] if wall else ["no"]))
    g.play("hills")
    assert hand(g) == ([wall] if wall else ["western_zhou"])


def test_without_long_walls_ii_nobody_is_kept_out():
    rival = {"hand": ["egyptian_incursion"], "tokens": stock(material=2, population=1)}
    me = {"hand": [], "play": ["long_walls_iii", "western_zhou"]}
    g = qin(me, rival, seats=(NATION, "egyptians"), turn=1)
    play(g, "play:egyptian_incursion", "hills")
    assert hand(g) == ["western_zhou"]


def test_long_walls_iii_draw_for_population():
    me = EMPIRE | {"deck": ["glory", "advance"], "play": ["long_walls_iii"]}
    g = qin(me | {"tokens": stock(population=1)})
    g.play("exhaust:long_walls_iii")
    assert hand(g) == ["glory"] and tokens(g) == POOR
    assert "exhaust:long_walls_iii" not in keys(qin(me | {"tokens": stock()}))


@rule("I150")
def test_long_walls_iv_give_an_action():
    me = EMPIRE | {"hand": ["glory", "advance"], "deck": ["prosperity"]}
    g = qin(me | {"play": WALLS[1:]})
    play(g, "exhaust:long_walls_iv", "glory")
    assert (player(g)["actions"], player(g)["exhausts"]) == (4, 4)
    assert secret(g)["deck"] == ["glory", "prosperity"] and hand(g) == ["advance"]
    assert for_nothing(qin(me | {"play": WALLS[2:]}), "exhaust:long_walls_iv")
    assert "exhaust:long_walls_iv" not in keys(qin(me | {"play": WALLS[1:], "hand": []}))


def test_emperor_brings_fame():
    me = EMPIRE | {"hand": ["emperor_qin_shi_huang"], "actions": 0}
    good = me | HEAVEN | {"history": ["king_wu_of_qin"]}
    g = qin(good, decks={"fame": ["great", "marvellous"]})
    g.play("play:emperor_qin_shi_huang")
    assert "great" in hand(g) and history(g) == ["emperor_qin_shi_huang", "king_wu_of_qin"]
    for bad in (me | HEAVEN, me | {"history": ["king_wu_of_qin"]}):
        assert "play:emperor_qin_shi_huang" not in keys(qin(bad))


def test_mathematics():
    deck = ["glory", "advance", "prosperity", "unrest", "unrest", "legalism", "confucianism"]
    g = qin({"hand": [], "deck": deck, "play": ["mathematics_qin"]})
    play(g, "end", "hills")
    assert len(hand(g)) == 6
    me = EMPIRE | {"hand": ["advance", "duke_zhuang_of_qin"], "tokens": RICH} | HEAVEN
    assert "play:advance" not in keys(qin(me))
    g = qin(me | {"play": ["mathematics_qin", "mandate_of_heaven"]})
    assert "play:advance" in keys(g) and "play:duke_zhuang_of_qin" not in keys(g)


@rule("I139", "I142")
@pytest.mark.parametrize("paid", [0, 1, 3])
def test_king_wu_acquires_for_progress(paid):
    me = EMPIRE | {"hand": ["king_wu_of_qin"], "tokens": stock(progress=4)} | HEAVEN
    g = qin(me | {"history": ["duke_zhuang_of_qin"]})
    play(g, "play:king_wu_of_qin")
    assert keys(g) == [f"progress:{n}" for n in range(4)]
    g.play(f"progress:{paid}")
    for card in ("hills", "oracle", "woodland")[:paid]:
        g.play(card)
    assert tokens(g) == stock(progress=4 - paid)
    assert [card for card in hand(g) if card != "unrest"] == sorted(
        ("hills", "oracle", "woodland")[:paid]
    )
    assert history(g) == ["duke_zhuang_of_qin", "king_wu_of_qin"]


def test_king_wu_needs_the_mandate_and_the_duke():
    me = EMPIRE | {"hand": ["king_wu_of_qin"]}
    for bad in (me | HEAVEN, me | {"history": ["duke_zhuang_of_qin"]}):
        assert "play:king_wu_of_qin" not in keys(qin(bad))


@pytest.mark.parametrize("zone, points", [("history", 2), ("hand", 0), ("discard", 0)])
def test_king_wu_scores_in_history(zone, points):
    bare = {"side": "A", "hand": [], "deck": [], "tokens": POOR}
    assert total(qin(bare | {zone: ["king_wu_of_qin"]})) == points


@pytest.mark.parametrize("way", ["progress", "hand"])
def test_metallurgy(way):
    me = EMPIRE | {"discard": ["western_zhou", "glory"], "play": ["metallurgy"]}
    g = solstice(NATION, me | {"tokens": stock()})
    g.play(way)
    assert hand(g) == (["western_zhou"] if way == "hand" else [])
    assert tokens(g) == (stock(progress=1) if way == "progress" else POOR)


@pytest.mark.parametrize("zone, points", [("history", 3), ("hand", 0), ("garrison", 7)])
def test_terracotta_warriors_score_by_where_they_lie(zone, points):
    bare = {"side": "A", "hand": [], "deck": [], "tokens": POOR}
    if zone == "garrison":
        zone, cards = "play", [{"card": "western_zhou", "garrison": ["terracotta_warriors"]}]
    else:
        cards = ["terracotta_warriors"]
    assert total(qin(bare | {zone: cards})) == points


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize(
    "card, gains", [("eastern_zhou", {"population": 1}), ("western_zhou", {"material": 1})]
)
def test_regions_of_the_qin(card, gains, answer):
    g = qin({"hand": [card, "terracotta_warriors", "glory"], "tokens": stock()})
    play(g, f"play:{card}", answer)
    assert tokens(g) == stock(**gains)
    assert garrison(g, card) == (["terracotta_warriors"] if answer == "yes" else [])


def test_glory_of_the_qin():
    lands = ["western_zhou", "eastern_zhou", "forest"]
    g = qin({"hand": ["glory"], "play": lands}, decks={"fame": ["great", "marvellous"]})
    chosen(play(g, "play:glory"), *lands)
    g.play("marvellous")
    assert hand(g) == ["marvellous"] and sorted(discard(g)) == sorted(["glory", *lands])


def test_writing_systems():
    me = {"hand": [], "deck": ["glory"], "discard": ["advance"], "play": ["writing_systems"]}
    g = qin(me)
    g.play("exhaust:writing_systems")
    assert (history(g), discard(g), hand(g)) == (["advance"], [], ["glory"])


@pytest.mark.parametrize("new, old", [("confucianism", "legalism"), ("legalism", "confucianism")])
def test_the_two_schools_drive_each_other_out(new, old):
    g = qin({"hand": [new], "play": [old, "writing_systems"]})
    g.play(f"play:{new}")
    assert sorted(in_play(g)) == sorted([new, "writing_systems"]) and discard(g) == [old]


def test_confucianism_acquires_what_bears_population():
    me = {"hand": ["glory", "advance", "prosperity"], "play": ["confucianism"], "tokens": stock()}
    market = slots(oracle=1, education=2, hills=1)
    g = qin(me | {"discard": ["unrest"]}, market=market)
    play(g, "exhaust:confucianism", "glory", "advance", "acquire")
    assert sorted(keys(g)) == ["education", "oracle"]
    g.play("education")
    assert hand(g) == ["education", "prosperity", "unrest"] and tokens(g) == stock(population=2)
    assert player(g)["actions"] == 2
    g = qin(me | {"actions": 0}, market=market)
    assert "exhaust:confucianism" not in keys(g)
    g = qin(me | {"hand": ["glory"]}, market=market)
    assert "exhaust:confucianism" not in keys(g)


@pytest.mark.parametrize("n", [0, 1, 2])
def test_confucianism_calms(n):
    me = {"hand": ["glory", "advance"], "play": ["confucianism"]}
    g = qin(me | {"discard": ["unrest"] * 3}, market=slots(oracle=1))
    play(g, "exhaust:confucianism")
    chosen(g, "glory", "advance")
    g.play("return_unrest")
    for _ in range(n):
        chosen(g, "discard" if "discard" in keys(g) else "unrest")
    chosen(g, "none", "enough")
    assert discard(g).count("unrest") == 3 - n


def test_legalism_conquers():
    me = {"hand": [], "play": ["legalism"], "tokens": stock(population=3)}
    g = qin(me)
    g.play("exhaust:legalism")
    assert sorted(keys(g)) == ["hills", "ionians", "woodland"]
    g.play("ionians")
    assert hand(g) == ["ionians", "unrest"] and tokens(g) == POOR
    assert "exhaust:legalism" not in keys(qin(me | {"tokens": stock(population=2)}))


def test_school_of_diplomacy_trades_regions():
    lands = ["western_zhou", "eastern_zhou", "forest", "coast"]
    me = {"hand": ["school_of_diplomacy"], "play": lands}
    rival = {"hand": [], "play": ["armorica"]}
    g = qin(me, rival)
    play(g, "play:school_of_diplomacy", "western_zhou", "eastern_zhou", "forest")
    play(g, "yes", "hills", "yes", "woodland", "no")
    assert hand(g) == ["hills", "woodland"] and in_play(g) == ["coast"]
    assert hand(g, 1) == ["armorica"]
    g = qin(me, rival)
    play(g, "play:school_of_diplomacy", "none")
    assert hand(g) == [] and in_play(g) == lands and hand(g, 1) == ["armorica"]
    g = qin(me | {"state": "empire"}, rival)
    play(g, "play:school_of_diplomacy", "forest", "none", "yes", "ionians")
    assert hand(g) == ["ionians", "unrest"] and in_play(g, 1) == ["armorica"]


@pytest.mark.parametrize("way, price", [("acquire", 3), ("break_through", 5)])
def test_advance_of_the_qin(way, price):
    g = qin({"hand": ["advance"], "tokens": stock(material=price)})
    chosen(play(g, "play:advance"), way, "civilised", "education")
    assert tokens(g) == POOR
    assert hand(g) == (["education", "unrest"] if way == "acquire" else ["education"])


@pytest.mark.parametrize("what, amount", [("material", 3), ("population", 2)])
def test_prosperity_of_the_qin(what, amount):
    me = {"hand": ["prosperity"], "play": ["western_zhou", "forest"], "deck": ["glory"]}
    g = qin(me | {"tokens": stock()})
    play(g, "play:prosperity", "yes", "no", what)
    assert tokens(g) == stock(**{what: amount}) and hand(g) == ["glory"]


@rule("I142")
@pytest.mark.parametrize("moves, left", [(["hand", "discard"], 0), (["discard", "none"], 1)])
def test_duke_zhuang_calms_and_breaks_through(moves, left):
    me = {"hand": ["duke_zhuang_of_qin", "unrest"], "discard": ["unrest"]} | HEAVEN
    g = qin(me)
    chosen(play(g, "play:duke_zhuang_of_qin"), *moves)
    play(g, "region", "hills")
    assert "hills" in hand(g) and (hand(g) + discard(g)).count("unrest") == left
    assert history(g) == ["duke_zhuang_of_qin"]
    g = qin({"hand": ["duke_zhuang_of_qin"]} | HEAVEN)
    play(g, "play:duke_zhuang_of_qin", "tributary", "ionians")
    assert hand(g) == ["ionians"]
    assert "play:duke_zhuang_of_qin" not in keys(qin({"hand": ["duke_zhuang_of_qin"]}))


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_mandate_of_heaven_puts_population_on_the_market(answer):
    g = qin({"hand": ["glory"]} | HEAVEN)
    play(g, "exhaust:mandate_of_heaven", "oracle", answer)
    assert on_market(g, "oracle") == {"population": 1}
    assert discard(g) == (["mandate_of_heaven"] if answer == "yes" else [])


def test_mandate_of_heaven_costs_two_cards_a_round():
    g = solstice(NATION, {"hand": ["glory", "advance", "prosperity"]} | HEAVEN)
    play(g, "glory", "prosperity")
    assert hand(g) == ["advance"] and sorted(discard(g)) == ["glory", "prosperity"]


@rule("I12")
@pytest.mark.parametrize(
    "zone, points", [("hand", -2), ("history", -2), ("discard", -2), ("play", 1)]
)
def test_mandate_of_heaven_counts_against_who_lost_it(zone, points):
    """In play it costs nothing, and the power card scores it."""
    bare = {"side": "A", "hand": [], "deck": [], "tokens": POOR}
    assert total(qin(bare | {zone: ["mandate_of_heaven"]})) == points


@rule("I139")
def test_king_wu_may_come_without_progress():
    me = EMPIRE | {"hand": ["king_wu_of_qin"], "tokens": stock()} | HEAVEN
    g = qin(me | {"history": ["duke_zhuang_of_qin"]})
    g.play("play:king_wu_of_qin")
    assert "king_wu_of_qin" in history(g) and hand(g) == []
