"""Maintenance: progress cards, growth, events, architects."""

import pytest

from nations_table import (
    everybody_passes,
    goods,
    keys,
    nations,
    play,
    player,
    rule,
    stability,
)

BASIC_DECK = ["forum", "ziggurat", "brewery", "lyceum", "aqueduct", "chariot", "nubia", "israel"]
FILL = [*BASIC_DECK, "hoplite", "immortal", "pyramids", "stonehenge"]  # 12: the board of two


def market(g):
    return g.view(None)["market"]


def grow(g, *choices):
    """Growth of everybody in turn, resources unless told otherwise; then it is the first turn."""
    for choice in choices:
        g.play(choice)
    while g.decision.kind == "growth":
        g.play("stone")
    return g


def next_round(*players, **top):
    """At the growth of the round after that of the position."""
    return everybody_passes(nations(*players, **top))


# step 1 -------------------------------------------------------------------------------------------


@rule("N42", "N2")
@pytest.mark.parametrize(("now", "then"), [(1, (2, 1)), (2, (3, 2)), (5, (6, 3)), (6, (7, 4))])
def test_the_round_marker_advances(now, then):
    view = next_round(round=now).view(None)
    assert (view["round"], view["age"]) == then


# step 2 -------------------------------------------------------------------------------------------


@rule("N43", "N44", "NQ1")
def test_the_two_cheap_rows_are_removed_and_the_dear_one_becomes_cheap():
    rows = [["mine", "forge"], ["library"], [None, "pagoda", None, "granary"]]
    g = next_round(market=rows, decks=[FILL])
    assert market(g) == [
        ["pagoda", "granary", "forum", "ziggurat"],
        ["brewery", "lyceum", "aqueduct", "chariot"],
        ["nubia", "israel", "hoplite", "immortal"],
    ]
    assert {"mine", "forge", "library"} <= set(g.view(None)["gone"])
    assert not {"pagoda", "granary"} & set(g.view(None)["gone"])


@rule("N44", "NQ1", "N62")
def test_a_card_left_at_three_gold_costs_one():
    g = nations({"goods": {"gold": 6}}, market=[[], [], ["pagoda"]])
    everybody_passes(g)
    grow(g)
    if g.decision.seat:
        play(g, "pass")
    play(g, "buy:pagoda", "replace:temple")
    assert goods(g)["gold"] == 5


@rule("N43")
def test_all_empty_spaces_are_filled():
    g = next_round(market=[], decks=[FILL])
    assert market(g) == [FILL[0:4], FILL[4:8], FILL[8:12]]


@rule("N45", "NE28")
def test_cards_of_an_old_age_stay_one_more_round_at_the_left_of_row_one():
    medieval = ["cathedral", "windmill", "madrasa", "university", "market", "watermill"]
    medieval += ["monastery", "mosque", "greenland", "tibet", "compass"]
    rows = [["mine"], ["forge"], [None, None, "pagoda"]]
    g = next_round(round=2, market=rows, decks=[FILL, medieval])
    assert market(g) == [
        ["pagoda", "cathedral", "windmill", "madrasa"],
        ["university", "market", "watermill", "monastery"],
        ["mosque", "greenland", "tibet", "compass"],
    ]
    everybody_passes(grow(g))
    assert "pagoda" in g.view(None)["gone"]
    assert market(g)[0][:4] == ["mosque", "greenland", "tibet", "compass"]


@rule("N46")
@pytest.mark.parametrize(("now", "deck"), [(1, 0), (2, 1), (3, 1), (4, 2), (6, 3)])
def test_the_deck_of_the_age_is_used(now, deck):
    g = nations(round=now)
    before = g.view(None)["deck_sizes"]
    everybody_passes(g)
    after = g.view(None)["deck_sizes"]
    assert [a - b for a, b in zip(before, after)] == [12 if i == deck else 0 for i in range(4)]


@rule("N46")
def test_with_an_empty_deck_spaces_stay_empty():
    doc = nations().position()
    top, rest = doc["decks"][0][:5], doc["decks"][0][5:]
    g = nations(decks=[top], gone=rest)
    everybody_passes(g)
    cards = [card for row in market(g) for card in row if card]
    assert sorted(cards) == sorted(top)
    assert g.view(None)["deck_sizes"][0] == 0


# step 3: growth -----------------------------------------------------------------------------------


@rule("N47", "N51")
def test_growth_is_in_reverse_player_order():
    g = next_round({}, {}, {}, {}, order=[2, 0, 3, 1])
    seats = []
    while g.decision.kind == "growth":
        seats.append(g.decision.seat)
        g.play("stone")
    assert seats == [1, 3, 0, 2]
    assert g.decision.seat == 2


@rule("N47")
def test_growth_is_one_worker_or_resources():
    g = next_round()
    assert keys(g) == ["food_section", "stability_section", "food", "stone", "gold"]
    play(g, "stone")
    assert g.decision.seat == 0  # only one of them


@rule("N48")
def test_a_worker_of_the_stability_section():
    g = next_round()
    play(g, "stability_section")
    me = player(g, 1)
    assert (me["workers"], me["stability_section"], me["food_section"]) == (6, 3, 4)
    assert (me["stability"], me["production"]["food"]) == (-3, 0)


@rule("N48")
def test_a_worker_of_the_food_section():
    g = next_round()
    play(g, "food_section")
    me = player(g, 1)
    assert (me["workers"], me["stability_section"], me["food_section"]) == (6, 4, 3)
    assert (me["stability"], me["production"]["food"]) == (0, -3)


@rule("N48", "N134")
def test_a_food_worker_eats_three_in_every_production():
    g = next_round({"food_section": 3, "goods": {"food": 20}}, event_decks=[["taoism"]])
    assert goods(g)["food"] == 20 - 3 - 1  # famine 1
    everybody_passes(grow(g))
    assert goods(g)["food"] == 16 - 3 - 1


@rule("NE1", "N48")
def test_egypt_takes_a_second_food_worker():
    g = next_round({}, {"food_section": 3, "goods": {"food": 9}})
    assert player(g, 1)["production"]["food"] == -3
    play(g, "food_section")
    assert player(g, 1)["production"]["food"] == -6
    assert stability(g, 1) == 0


@rule("NE29", "N107", "N48")
def test_all_three_workers_may_come_from_the_food_section():
    g = next_round({}, {"food_section": 2, "goods": {"food": 20}})
    play(g, "food_section")
    me = player(g, 1)
    assert (me["food_section"], me["stability_section"], me["stability"]) == (1, 4, 0)


@rule("N49", "N39")
@pytest.mark.parametrize(
    ("level", "amount"), [("chieftain", 4), ("prince", 3), ("king", 2), ("emperor", 1)]
)
@pytest.mark.parametrize("kind", ["food", "stone", "gold"])
def test_growth_resources_of_one_kind(kind, level, amount):
    g = next_round(options={"difficulty": level})
    before = goods(g, 1)
    play(g, kind)
    assert goods(g, 1) == before | {kind: before[kind] + amount}


@rule("N49")
def test_no_books_and_no_mix_by_growth():
    resources = [key for key in keys(next_round()) if "section" not in key]
    assert resources == ["food", "stone", "gold"]


@rule("N50")
def test_without_workers_on_the_track_resources_must_be_taken():
    empty = {"food_section": 0, "stability_section": 0}
    empty["goods"] = {"food": 40, "books": 40}
    g = next_round({}, empty)
    assert (g.decision.seat, keys(g)) == (1, ["food", "stone", "gold"])


@rule("N50", "N48")
def test_an_empty_section_is_not_offered():
    g = next_round({}, {"stability_section": 0, "goods": {"books": 40}})
    assert keys(g) == ["food_section", "food", "stone", "gold"]


@rule("N51")
def test_a_choice_is_seen_before_the_next_nation_chooses():
    g = next_round()
    play(g, "stability_section")
    assert g.decision.seat == 0
    assert g.view(0)["players"][1]["stability"] == -3


# step 4: events -----------------------------------------------------------------------------------


@rule("N52", "N25")
@pytest.mark.parametrize("now", [1, 2, 4, 7])
def test_a_new_event_of_the_age_comes_after_growth(now):
    age = now // 2  # of the next round, from 0
    decks = [["attila"], ["black_death"], ["pilgrims"], ["anarchism"]]
    g = next_round(round=now, event_decks=decks)
    assert g.view(None)["event"] != decks[age][0]
    grow(g)
    assert g.view(None)["event"] == decks[age][0]


@rule("N52", "NE3")
def test_the_events_take_effect_in_production():
    me = {"wonders": ["the_oracle"], "goods": {"food": 3, "gold": 0}}
    rival = {"goods": {"food": 9, "books": 8, "gold": 0}}
    g = nations(me, rival, event="shang_oracle_bones")
    assert (goods(g, 1)["books"], goods(g, 1)["gold"]) == (8, 0)
    everybody_passes(g)
    assert (goods(g, 1)["books"], goods(g, 1)["gold"]) == (8 - 3, 3)  # least stable, most food
    assert goods(g)["gold"] == 0


# step 5: architects -------------------------------------------------------------------------------


@rule("NE2", "N53")
def test_four_players_and_an_event_with_one_architect():
    g = next_round({}, {}, {}, {}, event_decks=[["taoism"]])
    assert grow(g).view(None)["architects"] == 2 + 1


@rule("N53", "N29")
@pytest.mark.parametrize(("players", "number"), [(2, 1), (3, 2), (4, 2), (5, 3)])
@pytest.mark.parametrize(("event", "more"), [("hellenism", 0), ("taoism", 1), ("attila", 2)])
def test_public_architects_of_a_round(players, number, event, more):
    g = next_round(*[{}] * players, event_decks=[[event]])
    assert grow(g).view(None)["architects"] == number + more


@rule("N53", "N55")
def test_public_architects_left_over_are_not_kept():
    g = next_round(architects=7, event_decks=[["taoism"]])
    assert grow(g).view(None)["architects"] == 1 + 1


@rule("N54", "N55")
@pytest.mark.parametrize("left", [0, 1])
def test_private_architects_go_back_to_the_printed_number(left):
    me = {"advisor": [{"card": "archimedes", "private": left}], "site": ["taj_mahal"]}
    g = nations(me, architects=0)
    assert len(keys(g, "hire:archimedes")) == left
    everybody_passes(g)
    grow(g)
    if g.decision.seat:
        play(g, "pass")
    play(g, "hire:archimedes", "pass")
    assert "hire:archimedes" not in keys(g)


@rule("N54", "N55")
def test_two_private_architects_do_not_add_up():
    g = nations({"advisor": ["marie_curie"]}, round=7)
    assert player(g)["advisor"] == [{"card": "marie_curie", "private": 2}]
    everybody_passes(g)
    grow(g)
    assert player(g)["advisor"] == [{"card": "marie_curie", "private": 2}]


@rule("N54")
def test_an_advisor_brings_its_architects_at_once():
    me = {"site": ["taj_mahal"]}
    g = nations(me, market=[["archimedes"]], architects=0)
    assert keys(g, "hire:") == []
    play(g, "buy:archimedes", "pass")
    assert keys(g, "hire:") == ["hire:archimedes"]


@rule("N54")
def test_a_wonder_brings_its_architects_when_it_is_finished():
    me = {"site": [{"card": "alhambra", "built": 1}]}
    g = nations(me, {}, architects=1, market=[["taj_mahal"]])
    assert keys(g, "hire:") == ["hire:public"]
    play(g, "hire:public")
    if g.decision.seat == 0:
        play(g, keys(g, "free")[0])
    play(g, "pass", "buy:taj_mahal")
    assert keys(g, "hire:") == ["hire:alhambra"]


@rule("N55", "N54")
def test_nothing_of_an_architect_is_left_when_its_card_goes():
    me = {"advisor": ["archimedes"], "site": ["taj_mahal"]}
    g = nations(me, market=[["augustus"]], architects=0)
    play(g, "buy:augustus", "pass")
    assert keys(g, "hire:") == []
