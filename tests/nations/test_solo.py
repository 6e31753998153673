"""The solo game: setup, comparisons, the end of a round and of the game (N180-N196)."""

import random

import pytest

import tabularium as tb
from nations_counting import nation
from nations_solo import ended, happened, opponent, rival, solo, thrown, tile
from nations_table import goods, keys, play, player, rule, vp

# setup -------------------------------------------------------------------------------------------


@rule("N183", "N25")
def test_the_player_starts_first_with_1_book_against_2():
    g = tb.new("nations", seats=["rome"], seed=5)
    assert g.decision.kind == "growth"
    assert (goods(g)["books"], g.view(None)["rival"]["books"]) == (1, 2)
    assert g.view(None)["rival"]["first"] is False
    assert [len(row) for row in g.view(None)["market"]] == [4, 4, 4]
    assert g.view(None)["architects"] == 0


@rule("N181", "NQ18", "N194")
def test_six_tiles_for_each_age_and_no_event_cards():
    g = tb.new("nations", seats=["rome"], seed=5)
    decks = g.position()["event_decks"]
    for age, deck in enumerate(decks, 1):
        assert sorted(deck) == [f"tile_{age}_{number}" for number in range(1, 7)]


@rule("N181", "N182")
def test_the_tile_sets_the_opponent_and_adds_its_books():
    g = tb.new("nations", seats=["rome"], seed=5)
    g.play("stone")
    said = tile(g.view(None)["event"])
    assert opponent(g) == said | {"books": 2 + said["books"]}
    assert said["books"] > 0


@rule("N182")
def test_strength_and_stability_are_set_anew_and_books_accumulate():
    g = ended(event_decks=[["tile_1_2"], None, None, None], rival=rival(30, 9, 20))
    g.play("stone")
    assert g.view(None)["event"] == "tile_1_2"
    said = tile("tile_1_2")
    assert opponent(g) == said | {"books": 20 + said["books"]}


@rule("N181")
def test_each_round_has_a_tile_of_the_current_age():
    draw = random.Random(1)
    g = tb.new("nations", seats=["rome"], seed=5, options={"levels": "master"})
    while not g.over:
        g.apply(draw.randrange(g.n_options))
    tiles = [entry["card"] for entry in g.feed(0) if entry["event"] == "reveal"]
    assert [name[:7] for name in tiles] == [f"tile_{age}_" for age in (1, 1, 2, 2, 3, 3, 4, 4)]
    assert len(set(tiles)) == 8
    assert "happening" not in happened(g)


# comparisons -------------------------------------------------------------------------------------


@rule("N184")
@pytest.mark.parametrize("theirs, stone", [(0, 2), (1, 0), (2, 0)])
def test_ranks_compare_with_the_opponent(theirs, stone):
    """Augustus: strength 1, 2 stone while strongest."""
    me = {"advisor": ["augustus"], "goods": {"stone": 0, "food": 9}}
    g = ended(me, rival=rival(strength=theirs))
    assert goods(g)["stone"] == stone


@rule("N184", "NQ19")
def test_the_player_is_always_first_to_pass():
    me = nation(wonders=["forbidden_palace"])
    g = solo(me, rival=rival(first=True))
    g.play("pass")
    assert vp(g) == 10 + 1 - 1  # not more stable than the opponent


@rule("N184", "NQ19")
def test_the_player_has_most_workers():
    me = nation(wonders=["statue_of_liberty"], workers=0)
    g = ended(me, round=8, event="tile_4_1")
    assert g.over
    assert g.scores()[0].parts["wonders"] == 1 + 2


@rule("NQ31", "N184")
@pytest.mark.parametrize("theirs, gold", [(0, 6), (9, 0)])
def test_the_opponent_can_keep_a_reward_from_the_player(theirs, gold):
    """Brandenburg Gate: 6 gold and 6 stone for the strongest."""
    me = {
        "colonies": ["macedonia"],
        "site": [{"card": "brandenburg_gate", "built": 1}],
        "goods": {"gold": 0, "stone": 2},
    }
    g = solo(me, round=7, event="tile_4_1", rival=rival(strength=theirs), architects=1)
    play(g, "hire:public")
    assert (goods(g)["gold"], goods(g)["stone"]) == (gold, gold)


@rule("NQ31")
@pytest.mark.parametrize("books, left", [(25, 15), (4, 0)])
def test_the_british_museum_takes_10_books_of_a_weaker_opponent(books, left):
    me = {
        "colonies": ["macedonia"],
        "site": [{"card": "british_museum", "built": 2}],
        "goods": {"stone": 3, "books": 12},
    }
    top = {"round": 7, "event": "tile_4_3", "architects": 1}
    g = thrown(2, "hire:public", me=me, rival=rival(1, 0, books), **top)
    assert (opponent(g)["books"], goods(g)["books"]) == (left, 12)


@rule("NQ31")
def test_genghis_khan_takes_3_stability_of_the_opponent():
    """4 - 3 against 3 - 3: the player is more stable."""
    me = nation(stability=4, advisor=["genghis_khan"])
    assert vp(ended(me, rival=rival(0, 3))) == 11
    assert vp(ended(nation(stability=1), rival=rival(0, 3))) == 9


@rule("NQ31", "N182")
def test_he_does_so_in_every_round_but_only_while_in_play():
    me = nation(advisor=["genghis_khan"], stability=1)
    market = {"decks": [["augustus"], None, None, None], "event_decks": [["tile_1_2"], [], [], []]}
    g = ended(me, rival=rival(0, 3), **market)
    g.play("gold")
    said = tile("tile_1_2")["stability"]
    assert opponent(g)["stability"] == said - 3
    g.play("buy:augustus")
    assert opponent(g)["stability"] in (said, said + 1)  # the die may add 1


@rule("NQ31")
def test_the_museum_hits_both_when_they_are_equally_weak():
    me = {"site": [{"card": "british_museum", "built": 2}], "goods": {"stone": 3, "books": 12}}
    top = {"round": 7, "event": "tile_4_3", "architects": 1}
    g = thrown(2, "hire:public", me=me, rival=rival(0, 0, 25), **top)
    assert (opponent(g)["books"], goods(g)["books"]) == (15, 2)


@rule("N184", "N131")
@pytest.mark.parametrize("theirs, stays", [(0, True), (1, False), (2, False)])
def test_a_card_leaves_when_the_player_is_least_beside_the_opponent(theirs, stays):
    g = solo(nation(stability=2, advisor=["qin_shi_huang"]), rival=rival(0, theirs))
    play(g, "undeploy:caravan")
    assert bool(player(g)["advisor"]) == stays


@rule("N184", "N131", "N119")
def test_also_when_the_die_makes_the_opponent_stronger():
    """Tile 1 of age I: strength on 5."""
    me = nation(2, advisor=["harald_hardrada"], wonders=["petra"])
    g = thrown(5, "use:petra", "3gold", me=me, rival=rival(strength=1))
    assert opponent(g)["strength"] >= 2
    assert player(g)["advisor"] == []


@rule("N184", "N131", "N182")
@pytest.mark.parametrize("number", [1, 3, 4, 5, 6])
def test_also_when_a_new_tile_does(number):
    decks = [[f"tile_1_{number}"], [], [], []]
    me = nation(stability=1, advisor=["qin_shi_huang"])
    g = ended(me, event="tile_1_2", rival=rival(0, 0), event_decks=decks)
    assert player(g)["advisor"]
    g.play("stone")
    assert bool(player(g)["advisor"]) == (tile(f"tile_1_{number}")["stability"] < 1)


@rule("N184", "N131")
def test_the_opponent_of_a_position_counts_rather_than_its_tile():
    steady = max((f"tile_1_{number}" for number in range(1, 7)), key=lambda t: tile(t)["stability"])
    g = solo(nation(stability=1, advisor=["qin_shi_huang"]), event=steady, rival=rival(0, 0))
    assert player(g)["advisor"]


@rule("NQ31")
def test_other_losses_do_not_touch_it():
    """Terracotta Army: the least stable lose 4 gold."""
    me = {"site": [{"card": "terracotta_army", "built": 2}], "goods": {"stone": 3, "gold": 9}}
    before = rival(5, -2, 9)
    g = thrown(1, "hire:public", me=me, rival=before, architects=1)
    assert (opponent(g), goods(g)["gold"]) == ({"strength": 5, "stability": -2, "books": 9}, 9)


@rule("NQ31", "N215")
def test_machiavelli_chooses_from_two_tiles():
    me = {"advisor": ["niccolo_machiavelli"], "goods": {"food": 9}}
    decks = [[], [], ["tile_3_2", "tile_3_4"], []]
    g = ended(me, round=5, event="tile_3_1", event_decks=decks)
    g.play("stone")
    assert sorted(keys(g)) == ["tile_3_2", "tile_3_4"]
    g.play("tile_3_4")
    assert opponent(g)["strength"] == tile("tile_3_4")["strength"]


# the end of a round ------------------------------------------------------------------------------


@rule("N191")
def test_the_order_of_a_round():
    war = {"card": "punic_wars", "strength": 9}
    g = ended(nation(food=20), war=war, round=2, rival=rival(9, 0, 3))
    g.play("stone")
    steps = ["production", "defeated", "stability-check", "famine", "age-ends"]
    steps += ["round-begins", "new-cards", "gain", "reveal", "roll", "turn"]
    assert [name for name in happened(g) if name in steps] == steps


@rule("N192")
@pytest.mark.parametrize("mine, points", [(1, -1), (2, -1), (3, 1)])
def test_the_stability_check(mine, points):
    assert vp(ended(nation(stability=mine), rival=rival(0, 2))) == 10 + points


@rule("NQ37", "N114")
@pytest.mark.parametrize("mine, theirs, points", [(-1, -2, -1), (0, -1, 1)])
def test_negative_stability_counts_alike_in_the_stability_check(mine, theirs, points):
    g = ended(nation(stability=mine, books=9), rival=rival(0, theirs))
    revolt = 1 if mine < 0 else 0
    assert vp(g) == 10 - revolt + points


@rule("N181", "N158")
def test_the_famine_of_the_tile():
    g = ended(nation(food=10), event="tile_1_1")
    famine = next(entry["n"] for entry in g.feed(0) if entry["event"] == "famine")
    assert goods(g)["food"] == 10 - famine


@rule("N193")
@pytest.mark.parametrize("books, points", [(4, 0), (5, 0), (6, 3), (30, 3)])
def test_3_vp_for_more_books_at_the_end_of_an_age(books, points):
    g = ended(nation(stability=1, books=books), round=2, rival=rival(0, 0, 5))
    assert vp(g) == 10 + 1 + points


@rule("N193", "N159")
def test_not_in_the_first_round_of_an_age():
    g = ended(nation(stability=1, books=30), round=1, rival=rival(0, 0, 5))
    assert vp(g) == 10 + 1


@rule("N195", "N140")
@pytest.mark.parametrize(
    "mine, theirs, was_first, first",
    [
        ((2, 0), (4, 0), False, True),
        ((4, 0), (2, 9), True, False),
        ((2, 1), (2, 3), False, True),
        ((2, 3), (2, 1), True, False),
        ((2, 1), (2, 1), True, True),
        ((2, 1), (2, 1), False, False),
    ],
)
def test_the_order_of_player_and_opponent(mine, theirs, was_first, first):
    g = ended(nation(*mine), rival=rival(*theirs, first=was_first))
    assert g.view(None)["rival"]["first"] is first


# the result --------------------------------------------------------------------------------------


@rule("N196", "N180")
@pytest.mark.parametrize(
    "points, name",
    [
        (9, None),
        (10, "dan-quayle"),
        (15, "cixi"),
        (19, "cixi"),
        (20, "atahualpa"),
        (25, "darius-iii"),
        (34, "darius-iii"),
        (35, "cleopatra"),
        (40, "charles-v"),
        (45, "victoria"),
        (50, "saladin"),
        (55, "wu-zetian"),
        (60, "ashoka"),
        (69, "ashoka"),
        (70, "trajan"),
        (90, "trajan"),
    ],
)
def test_the_score_is_compared_with_a_table(points, name):
    bare = {"gold": 0, "stone": 0, "food": 9, "books": 0}
    g = ended(nation(vp=points + 1, **bare), round=8, event="tile_4_1", rival=rival(0, 0, 0))
    assert g.over
    total = g.scores()[0].total
    assert total == points
    assert g.view(None)["rival"]["fame"] == (name or "nobody")
