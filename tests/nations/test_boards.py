"""The spaces of a board, side B."""

import pytest

import tabularium as tb
from nations_table import (
    everybody_passes,
    goods,
    keys,
    nations,
    order,
    play,
    player,
    rule,
    strength,
)

PRINTED = {
    "china": ["farm", "quarry", "axeman", "printed_pagoda"],
    "egypt": ["printed_brewery", "quarry", "temple", "caravan"],
    "greece": ["farm", "quarry", "printed_hoplite", "printed_lyceum"],
    "persia": ["quarry", "axeman", "printed_ziggurat", "temple"],
    "rome": ["farm", "quarry", "printed_legionary", "printed_aqueduct"],
}


def on(card, workers):
    return {"card": card, "workers": workers}


def cards(g, seat=0):
    return [card["card"] for card in player(g, seat)["cards"]]


def side_b(nation, me=None, rival=None, **top):
    """Seat 0 leads this nation with its side B; seat 1 another nation with side A."""
    other = "china" if nation != "china" else "rome"
    top = {"seats": [nation, other]} | top
    return nations({"side": "B"} | (me or {}), rival or {}, **top)


# spaces -------------------------------------------------------------------------------------------


@rule("N31")
def test_spaces_of_side_a():
    me = player(nations())
    assert (me["card_spaces"], me["colony_spaces"], me["wonder_spaces"]) == (5, 2, 5)


@rule("N31")
def test_no_more_cards_than_spaces():
    full = ["temple", "quarry", "axeman", "farm", "caravan"]
    with pytest.raises(tb.BadPosition):
        nations({"cards": [*full, "ziggurat"]})
    with pytest.raises(tb.BadPosition):
        nations({"advisor": ["augustus", "hatshepsut"]})
    with pytest.raises(tb.BadPosition):
        nations({"colonies": ["nubia", "israel", "macedonia"]})
    with pytest.raises(tb.BadPosition):
        nations({"site": ["pyramids", "stonehenge"]})
    with pytest.raises(tb.BadPosition):
        nations(
            {"wonders": ["pyramids", "stonehenge", "sphinx", "petra", "the_oracle", "colosseum"]}
        )


@rule("N31")
@pytest.mark.parametrize("card", ["ziggurat", "hoplite"])
def test_a_space_holds_a_building_or_a_military_card(card):
    me = {"cards": ["temple", "quarry", "axeman", "farm"]}
    g = play(nations(me, market=[[card]]), f"buy:{card}")
    assert sorted(cards(g)) == sorted(["temple", "quarry", "axeman", "farm", card])


@rule("N32")
def test_printed_cards_work_like_bought_ones():
    me = {"cards": ["temple", "quarry", "axeman", "farm", "caravan"]}
    g = nations(me | {"goods": {"gold": 2, "stone": 2, "food": 2, "books": 2}})
    play(g, "deploy:temple", "end", "pass", "pass")
    assert goods(g) == {"gold": 3, "stone": 1, "food": 1, "books": 3}


@rule("N32", "N65")
def test_a_covered_printed_card_is_gone_for_good():
    me = {"goods": {"gold": 6}}
    g = nations(me, market=[["ziggurat", "forum"]])
    play(g, "buy:ziggurat", "replace:temple", "pass", "buy:forum", "replace:ziggurat")
    assert sorted(cards(g)) == ["axeman", "caravan", "farm", "forum", "quarry"]
    assert "deploy:temple" not in keys(g)


@rule("N33")
def test_workers_stand_only_on_building_and_military_cards():
    me = {
        "advisor": ["augustus"],
        "colonies": ["nubia"],
        "wonders": ["pyramids"],
        "site": ["sphinx"],
        "cards": ["farm", "axeman"],
    }
    assert keys(nations(me), "deploy:") == ["deploy:farm", "deploy:axeman"]


@rule("N34")
@pytest.mark.parametrize("section", ["food_section", "stability_section"])
def test_a_section_holds_four(section):
    assert player(nations())[section] == 4
    with pytest.raises(tb.BadPosition):
        nations({section: 5})


# side B -------------------------------------------------------------------------------------------


@rule("N35")
@pytest.mark.parametrize(
    ("nation", "food", "stone", "gold", "points", "workers"),
    [
        ("china", 1, 5, 5, 3, 6),
        ("egypt", 2, 7, 5, 4, 5),
        ("greece", 3, 6, 6, 5, 5),
        ("persia", 3, 5, 7, 4, 5),
        ("rome", 2, 6, 6, 4, 5),
    ],
)
def test_start_of_a_side_b(nation, food, stone, gold, points, workers):
    seats = [nation, "egypt" if nation != "egypt" else "rome"]
    g = tb.new("nations", seats=seats, options={"sides": ["B", "A"]})
    me = player(g)
    assert me["goods"] | {"books": 0} == {"food": food, "stone": stone, "gold": gold, "books": 0}
    assert (me["vp"], me["workers"]) == (points, workers)
    assert sorted(cards(g)) == sorted(PRINTED[nation])
    assert [card.get("workers", 0) for card in me["cards"]] == [0, 0, 0, 0]
    assert (player(g, 1)["side"], len(cards(g, 1))) == ("A", 5)


@rule("N35", "N31")
@pytest.mark.parametrize(
    ("nation", "colonies", "wonders", "food_room"),
    [
        ("china", 1, 6, 3),
        ("egypt", 2, 5, 4),
        ("greece", 2, 5, 4),
        ("persia", 3, 5, 4),
        ("rome", 2, 5, 4),
    ],
)
def test_spaces_of_a_side_b(nation, colonies, wonders, food_room):
    me = player(side_b(nation))
    assert (me["card_spaces"], me["colony_spaces"], me["wonder_spaces"]) == (4, colonies, wonders)
    assert (me["food_section"], me["food_room"]) == (food_room, food_room)
    assert (me["stability_section"], me["stability_room"]) == (4, 4)


@rule("N35", "N66")
def test_china_has_one_colony():
    me = {"colonies": ["israel"], "advisor": ["shaka_zulu"]}
    g = play(side_b("china", me, market=[["nubia"]]), "buy:nubia")
    assert g.decision.seat == 1  # no choice of what makes room
    assert player(g)["colonies"] == ["nubia"]


@rule("N35")
def test_four_spaces_are_full_with_four_cards():
    g = play(side_b("rome", market=[["ziggurat"]]), "buy:ziggurat")
    assert sorted(keys(g)) == sorted(f"replace:{card}" for card in PRINTED["rome"])


@rule("N35")
def test_china_gets_food_if_it_passes_first():
    g = play(side_b("china", {"goods": {"food": 5}}), "pass", "pass")
    assert goods(g)["food"] == 5 + 1 - 1  # famine 1


@rule("N35")
def test_china_gets_no_food_if_it_passes_second():
    g = side_b("china", {"goods": {"food": 5}}, order=[1, 0])
    play(g, "pass", "pass")
    assert goods(g)["food"] == 5 - 1


@rule("N35")
def test_egypt_begins_with_the_pyramids_finished():
    g = side_b("egypt", {"goods": {"gold": 0, "food": 6}})
    assert [wonder["card"] for wonder in player(g)["wonders"]] == ["printed_pyramids"]
    everybody_passes(g)
    assert (goods(g)["gold"], goods(g)["food"]) == (2, 6 - 2 - 1)


@rule("N35", "N101")
def test_the_printed_pyramids_may_be_covered():
    me = {"site": [{"card": "sphinx", "built": 1}]}
    g = play(side_b("egypt", me, architects=1), "hire:public", "cover:printed_pyramids")
    assert [wonder["card"] for wonder in player(g)["wonders"]] == ["sphinx"]


@rule("N35", "N54")
def test_egypt_has_a_private_architect_each_round():
    g = side_b("egypt", {"site": ["stonehenge"]}, architects=0)
    (private,) = keys(g, "hire:")
    play(g, private)
    assert player(g)["site"] == [{"card": "stonehenge", "built": 1}]
    play(g, "pass")
    assert keys(g, "hire:") == []
    everybody_passes(g)
    while g.decision.kind == "growth":
        g.play("stone")
    if g.decision.seat != 0:
        g.play("pass")
    assert private in keys(g, "hire:")


@rule("N35", "N88")
def test_greece_has_a_golden_age_bonus_of_one():
    g = side_b("greece", {"goods": {"books": 0}}, market=[["aeneid", "magna_carta"]])
    play(g, "buy:aeneid", "resources")
    assert goods(g)["books"] == 3


@rule("N35")
def test_persia_keeps_three_colonies():
    me = {"colonies": ["nubia", "israel"], "advisor": ["shaka_zulu"]}
    g = play(side_b("persia", me, market=[["hispania"]]), "buy:hispania")
    assert len(player(g)["colonies"]) == 3


@rule("N36", "N22", "N26")
def test_boards_are_chosen_after_the_progress_board_in_reverse_order():
    g = tb.new("nations", seats=4, seed=3, options={"sides": "choose"})
    assert not any(None in row for row in g.view(None)["market"])
    chosen = []
    while g.decision.kind == "faction":
        chosen.append(g.decision.seat)
        g.play(0)
    assert chosen == order(g)[::-1]


@rule("N36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_boards_are_drawn_as_there_are_players(seats):
    drawn = set()
    for seed in range(20):
        g = tb.new("nations", seats=seats, seed=seed, options={"sides": "choose"})
        boards = {key.split(":")[0] for key in keys(g)}
        assert len(boards) == seats
        drawn |= boards
    assert drawn == set(PRINTED)


@rule("N36")
@pytest.mark.parametrize("side", ["A", "B"])
def test_either_side_of_a_drawn_board_may_be_taken(side):
    g = tb.new("nations", seats=2, seed=3, options={"sides": "choose"})
    seat, key = g.decision.seat, keys(g)[0]
    nation = key.split(":")[0]
    play(g, f"{nation}:{side}")
    me = player(g, seat)
    assert (me["faction"], me["side"], me["card_spaces"]) == (nation, side, 5 if side == "A" else 4)


@rule("NQ33")
def test_with_sides_a_everybody_picks_any_nation():
    g = tb.new("nations", seats=2, seed=3, options={"sides": "A"})
    assert sorted(keys(g)) == sorted(PRINTED)
    play(g, "rome")
    assert sorted(keys(g)) == ["china", "egypt", "greece", "persia"]


@rule("NQ33")
@pytest.mark.parametrize("seed", range(6))
def test_a_nation_named_beforehand_is_among_the_boards_drawn(seed):
    g = tb.new("nations", seats=["rome", None, None], seed=seed, options={"sides": "B"})
    assert len(keys(g)) == 2
    assert "rome" not in keys(g)


@rule("N37")
def test_a_nation_may_own_two_copies_of_a_card():
    me = {"cards": ["farm", on("printed_hoplite", 1)]}
    g = play(side_b("greece", me, market=[["hoplite"]]), "buy:hoplite", "end", "pass")
    play(g, "deploy:hoplite")
    assert cards(g) == ["farm", "printed_hoplite", "hoplite"]
    assert strength(g) == 6


@rule("N38", "N226")
def test_a_printed_card_is_of_no_age():
    me = {"cards": ["printed_hoplite", "printed_lyceum", "hoplite"], "advisor": ["tokugawa"]}
    g = everybody_passes(side_b("greece", me | {"goods": {"stone": 1}}))
    assert goods(g)["stone"] == 1 + 2  # the hoplite that was bought


@rule("N38", "N210")
@pytest.mark.parametrize(("old", "stone"), [("printed_lyceum", 4), ("lyceum", 0)])
def test_any_card_is_newer_than_a_printed_one(old, stone):
    me = {"cards": ["farm", "quarry", "printed_hoplite", old], "wonders": ["himeji_castle"]}
    g = side_b("greece", me | {"goods": {"stone": 0}}, market=[["ziggurat"]])
    play(g, "buy:ziggurat", f"replace:{old}")
    assert goods(g)["stone"] == stone
