"""What is printed on every card and board, found again in play."""

from __future__ import annotations

from collections import Counter

import pytest

import tabularium as tb
from nations_cards import RICH, after, force, having, more, offered, owned, rich, workers_on
from nations_printed import (
    ADVISORS,
    BATTLES,
    BOARDS,
    BUILDINGS,
    CARDS,
    COLONIES,
    GOLDEN_AGES,
    MILITARY,
    PRINTED,
    WARS,
    WONDERS,
)
from nations_table import (
    end_turn,
    goods,
    keys,
    nations,
    play,
    player,
    rule,
    stability,
    strength,
    vp,
)

ALL = [(kind, *row[:3]) for kind, rows in CARDS.items() for row in rows]
LEVELS = {"basic": {1}, "advanced": {1, 2}, "basic_expert": {1, 3}, "master": {1, 2, 3}}

# key, deployment cost, per worker, VP slots, raid value
DEPLOYED = (
    [(key, cost, yields, slots, 0) for key, _, _, cost, yields, slots in BUILDINGS]
    + [(key, cost, yields, slots, raid) for key, _, _, cost, yields, slots, raid in MILITARY]
    + PRINTED
)
RAIDERS = [(key, raid) for key, _, _, _, raid in DEPLOYED if raid]
FIELDS = ("gold", "stone", "food", "books")


def named(rows):
    return [pytest.param(*row, id=str(row[0])) for row in rows]


def side_of(card):
    """The board on which a card is printed."""
    for nation, (_, _, _, _, cards, _) in BOARDS.items():
        if card in cards:
            return nation
    return "A"


def board(me, side, **top):
    """A table on which seat 0 plays side A or the side B of this nation."""
    if side == "A":
        return nations(me, {}, **top)
    rival = "china" if side == "rome" else "rome"
    return nations({"side": "B", **me}, {}, seats=[side, rival], **top)


def with_card(card, on, **me):
    """Seat 0 has the card with workers on it, and nothing else to deploy to."""
    return board({"cards": [{"card": card, "workers": on}], **me}, side_of(card))


# --- the list -------------------------------------------------------------------------------------


@rule("N30", "N40")
def test_counts_of_kinds_ages_and_levels():
    counts = Counter((kind, age, level) for kind, _, age, level in ALL)
    some = {"building": (8, 3, 3), "wonder": (4, 3, 3), "advisor": (4, 3, 3)}
    for kind in CARDS:
        for age in (1, 2, 3, 4):
            per_level = tuple(counts[kind, age, level] for level in (1, 2, 3))
            assert per_level == some.get(kind, (4, 2, 2)), (kind, age)
    assert len(ALL) == len({key for _, key, _, _ in ALL}) == 296


@rule("N19", "N40")
@pytest.mark.parametrize("levels", LEVELS)
def test_decks_of_the_levels(levels):
    doc = nations({}, {}, options={"levels": levels}).position()
    for age in (1, 2, 3, 4):
        expected = [key for _, key, a, level in ALL if a == age and level in LEVELS[levels]]
        assert sorted(doc["decks"][age - 1]) == sorted(expected)
        assert len(expected) == {"basic": 36, "master": 74}.get(levels, 55)


@rule("N40")
@pytest.mark.parametrize("kind, card, age, level", ALL)
def test_each_card_is_in_the_game_once_and_by_its_level(kind, card, age, level):
    for levels, used in LEVELS.items():
        if level in used:
            g = nations({}, {}, market=[[card]], options={"levels": levels})
            assert g.view(None)["market"][0][0] == card
            assert card not in g.position()["decks"][age - 1]
        else:
            with pytest.raises(tb.BadPosition):
                nations({}, {}, market=[[card]], options={"levels": levels})
    with pytest.raises(tb.BadPosition):
        nations({}, {}, market=[[card, card]])


@rule("N63")
@pytest.mark.parametrize("kind, card, age, level", ALL)
def test_each_card_goes_where_its_kind_goes(kind, card, age, level):
    """A building or military card onto a card, an advisor, colony or wonder to its space."""
    unit = "submarine" if card != "submarine" else "frigate"
    me = rich(cards=[{"card": unit, "workers": 5}, "farm", "temple", "quarry", "caravan"])  # 40
    calm = {"colonies": ["tibet"]} if card != "tibet" else {"colonies": ["australia"]}
    if card == "boudica":
        me = rich()
    g = nations(me | calm, {}, {}, market=[[None, card]])
    g.play(f"buy:{card}")
    if kind in ("building", "military"):
        assert sorted(keys(g)) == sorted(
            f"replace:{old}" for old in (unit, "farm", "temple", "quarry", "caravan")
        )
        g.play("replace:farm")
        assert sorted(owned(g, "cards")) == sorted([unit, card, "temple", "quarry", "caravan"])
    elif kind == "colony":
        assert sorted(owned(g, "colonies")) == sorted([*calm["colonies"], card])
    elif kind == "wonder":
        assert owned(g, "site") == [card] and owned(g, "wonders") == []
    elif kind == "advisor":
        assert owned(g, "advisor") == [card]
    elif kind == "war":
        assert g.view(None)["war"] == {"card": card, "strength": 40, "buyer": 0}
    else:
        g.play("resources" if kind == "golden_age" else "stone")
        assert g.view(None)["gone"] == [card]
    assert goods(g)["gold"] == 19
    assert g.view(None)["market"][0][1] is None


# --- buildings and military cards -----------------------------------------------------------------


@rule("N90", "N204")
@pytest.mark.parametrize("card, cost, yields, slots, raid", named(DEPLOYED))
def test_deployment_cost(card, cost, yields, slots, raid):
    g = with_card(card, 0, goods=having(stone=cost - 1), workers=1)
    assert offered(g, "deploy:") == []
    g = with_card(card, 0, goods=having(stone=cost), workers=1).play(f"deploy:{card}")
    assert goods(g) == having()
    assert (workers_on(g, card), player(g)["workers"]) == (1, 0)


@rule("N72", "N74", "N203", "N204")
@pytest.mark.parametrize("card, cost, yields, slots, raid", named(DEPLOYED))
def test_strength_and_stability_of_workers(card, cost, yields, slots, raid):
    base = 2 if side_of(card) == "rome" else 0
    for workers in (0, 1, 2):
        g = with_card(card, workers)
        assert strength(g) == base + workers * yields.get("strength", 0)
        assert stability(g) == workers * yields.get("stability", 0)
    g = with_card(card, 1, goods=having(stone=cost), workers=1).play(f"deploy:{card}")
    assert strength(g) == base + 2 * yields.get("strength", 0)
    assert stability(g) == 2 * yields.get("stability", 0)


@rule("N72", "N74", "N134", "N203")
@pytest.mark.parametrize("card, cost, yields, slots, raid", named(DEPLOYED))
def test_production_of_workers(card, cost, yields, slots, raid):
    """Lincoln and Tibet are stability enough that no unit causes a revolt."""
    side = side_of(card)
    rest = rich(advisor=["abraham_lincoln"], colonies=["tibet"], wonders=[])
    for workers in (0, 1, 3):
        g = with_card(card, workers, **rest)
        expected = more(**{name: workers * yields.get(name, 0) for name in FIELDS})
        if side == "china":
            expected["food"] += 1  # for passing first
        assert after(g) == expected
        assert vp(g) == BOARDS[side][1]


@rule("N92", "N166", "N204")
@pytest.mark.parametrize("card, cost, yields, slots, raid", named(DEPLOYED))
def test_vp_slots(card, cost, yields, slots, raid):
    for workers in range(len(slots) + 3):
        g = with_card(card, workers)
        assert player(g)["points"]["workers"] == sum(slots[:workers])


@rule("N75", "N81", "N204")
@pytest.mark.parametrize("card, raid", named(RAIDERS))
@pytest.mark.parametrize("workers", [1, 3])
def test_raid_value(card, raid, workers):
    market = [["siege_of_alesia"]]
    me = {"cards": [{"card": card, "workers": workers}], "goods": having(gold=1)}
    g = board(me, side_of(card), market=market)
    g.play("buy:siege_of_alesia").play("food")
    assert goods(g) == having(food=raid)


@rule("N75")
@pytest.mark.parametrize("card, raid", named(RAIDERS))
def test_an_empty_card_raids_nothing(card, raid):
    me = {"cards": [card, {"card": "quarry", "workers": 1}], "goods": RICH}
    g = board(me, side_of(card), market=[["siege_of_alesia"]])
    assert offered(g, "buy:") == []


# --- colonies, wars, battles, golden ages ---------------------------------------------------------


@rule("N76", "N204")
@pytest.mark.parametrize("card, age, level, required, gives, points", named(COLONIES))
def test_colony(card, age, level, required, gives, points):
    weak = nations({"cards": force(required - 1), "goods": RICH}, {}, market=[[card]])
    assert strength(weak) == required - 1
    assert offered(weak, "buy:") == []
    g = nations({"cards": force(required), "goods": more(gold=1)}, {}, market=[[card]])
    assert (strength(g), player(g)["points"]["colonies"]) == (required, 0)
    g = end_turn(g.play(f"buy:{card}"))
    assert strength(g) == required + gives.get("strength", 0)
    assert stability(g) == gives.get("stability", 0)
    assert player(g)["points"]["colonies"] == points
    assert after(g) == more(**{name: gives.get(name, 0) for name in FIELDS})


@rule("N78", "N143", "N144", "N204")
@pytest.mark.parametrize("card, age, level, lost, amount", named(WARS))
def test_war(card, age, level, lost, amount):
    """The buyer has 5 strength, the others none, but 0, 2 and 12 stability."""
    calm = {"advisor": ["abraham_lincoln"], "colonies": ["australia", "the_caribbean"]}
    g = nations(
        rich(cards=force(5)), rich(), rich(wonders=["the_oracle"]), rich(**calm), market=[[card]]
    )
    end_turn(g.play(f"buy:{card}"))
    assert g.view(None)["war"] == {"card": card, "strength": 5, "buyer": 0}
    assert after(g) == more(gold=-1)
    assert after(g, 1) == more(**{lost: -amount})
    assert after(g, 2) == more(**{lost: 2 - amount})
    assert after(g, 3) == RICH
    assert [vp(g, seat) for seat in range(4)] == [7, 6, 6, 6]
    assert g.view(None)["war"] is None
    assert card in g.view(None)["gone"]


@rule("N81", "N204")
@pytest.mark.parametrize("card, age, level", named(BATTLES))
def test_battle(card, age, level):
    for kind in ("books", "food", "stone"):
        me = {"cards": [{"card": "hoplite", "workers": 2}], "goods": having(gold=2)}
        g = nations(me, {}, market=[[], [card]]).play(f"buy:{card}")
        assert keys(g) == ["books", "food", "stone"]
        g.play(kind)
        assert goods(g) == having(**{kind: 3})
        assert g.view(None)["gone"] == [card]


@rule("N85", "N86", "N89", "N204")
@pytest.mark.parametrize("card, age, level, gain, amount, price", named(GOLDEN_AGES))
def test_golden_age(card, age, level, gain, amount, price):
    def bought(**have):
        return nations({"goods": having(**have)}, {}, market=[[card]]).play(f"buy:{card}")

    g = bought(gold=1, food=price)
    assert keys(g) == ["resources", "vp"]
    g.play("resources")
    assert (goods(g), vp(g)) == (having(food=price) | {gain: amount}, 7)
    g = bought(gold=1, food=price).play("vp")
    assert (goods(g), vp(g)) == (having(), 8)
    # one resource too few: there is nothing to choose
    g = bought(gold=1, food=price - 1)
    assert (goods(g), vp(g)) == (having(food=price - 1) | {gain: amount}, 7)


# --- wonders and advisors -------------------------------------------------------------------------


@rule("N97", "N98", "N99", "N204")
@pytest.mark.parametrize("card, age, level, sections, points, gives", named(WONDERS))
def test_sections(card, age, level, sections, points, gives):
    for built, cost in enumerate(sections):
        site = [{"card": card, "built": built}]
        if cost:
            g = nations({"site": site, "goods": more(stone=cost - 21)}, {})
            assert offered(g, "hire:") == []
        g = nations({"site": site, "goods": more(stone=cost - 20)}, {}, architects=2)
        g.play("hire:public")
        assert g.view(None)["architects"] == 1
        assert goods(g)["stone"] == (12 if (card, built) == ("moai_statues", 2) else 0)
        if built + 1 < len(sections):
            assert player(g)["site"] == [{"card": card, "built": built + 1}]
            assert owned(g, "wonders") == []
        else:
            assert player(g)["site"] == []
            assert owned(g, "wonders") == [card]


@rule("N83", "N165", "N203")
@pytest.mark.parametrize("card, age, level, sections, points, gives", named(WONDERS))
def test_wonder(card, age, level, sections, points, gives):
    """One worker on a trireme, so that the owner is not weakest."""
    me = rich(cards=[{"card": "trireme", "workers": 1}])
    unfinished = nations(me | {"site": [{"card": card, "built": 1}]}, {"workers": 6})
    finished = nations(me | {"wonders": [card]}, {"workers": 6})
    for g, factor in ((unfinished, 0), (finished, 1)):
        assert strength(g) == 3 + factor * gives.get("strength", 0)
        assert stability(g) == factor * gives.get("stability", 0)
        assert player(g)["points"]["wonders"] == factor * points
        assert after(g) == more(**{name: factor * gives.get(name, 0) for name in FIELDS})


@rule("N84", "N203")
@pytest.mark.parametrize("card, age, level, gives", named(ADVISORS))
def test_advisor(card, age, level, gives):
    """Bought by a nation that is neither first nor last in strength and stability."""
    first = {"wonders": ["krak_des_chevaliers"], "colonies": ["algeria", "australia"]}
    if card != "abraham_lincoln":
        first["advisor"] = ["abraham_lincoln"]
    me = rich(goods=more(gold=1), wonders=["colosseum", "the_oracle"])
    g = nations(me, first, {}, market=[[card]])
    assert (strength(g), stability(g)) == (3, 2)
    end_turn(g.play(f"buy:{card}"))
    all_less = 3 if card == "genghis_khan" else 0
    assert strength(g) == 3 + gives.get("strength", 0)
    assert stability(g) == 2 + gives.get("stability", 0) - all_less
    unrest = max(0, -stability(g))
    expected = more(**{name: gives.get(name, 0) for name in FIELDS})
    assert after(g) == expected | {"books": expected["books"] - unrest}
    assert vp(g) == 7 - (unrest > 0)
    assert owned(g, "advisor") == [card]


# --- boards ---------------------------------------------------------------------------------------


@rule("N28", "N31", "N32", "N34", "N35")
@pytest.mark.parametrize("side", BOARDS)
def test_board(side):
    stock, points, workers, sections, cards, spaces = BOARDS[side]
    for seat in ["rome", "egypt", "greece", "persia", "china"] if side == "A" else [side]:
        other = "greece" if seat == "rome" else "rome"
        letter = "A" if side == "A" else "B"
        g = nations({"side": letter}, {}, seats=[seat, other])
        me = player(g)
        assert (me["faction"], me["side"]) == (seat, letter)
        assert me["goods"] == stock | {"books": 1}
        assert (me["vp"], me["workers"]) == (points, workers)
        assert (me["food_section"], me["stability_section"]) == sections
        assert (me["food_room"], me["stability_room"]) == sections
        assert [entry["card"] for entry in me["cards"]] == cards
        assert (me["card_spaces"], me["colony_spaces"], me["wonder_spaces"]) == spaces
        assert me["strength"] == (2 if side == "rome" else 0)
        assert me["stability"] == 0
        assert me["advisor"] == me["colonies"] == me["site"] == []


@rule("N35")
def test_egypt_has_the_pyramids_and_an_architect_of_its_own():
    g = board({"goods": RICH, "site": ["stonehenge"]}, "egypt", architects=0)
    assert owned(g, "wonders") == ["printed_pyramids"]
    assert player(g)["points"]["wonders"] == 3
    (private,) = keys(g, "hire:")
    assert private != "hire:public"
    play(g, private, "pass")
    assert keys(g, "hire:") == []
    assert after(g) == more(stone=-1, gold=2, food=-2)
    while g.decision.kind == "growth":
        g.play("gold")
    assert keys(g, "hire:") == ["hire:public", private]


@rule("N35", "N88")
def test_greece_has_a_bonus_in_golden_ages():
    def buys(card, **have):
        g = board({"goods": having(**have)}, "greece", market=[[card]])
        return g.play(f"buy:{card}")

    g = buys("magna_carta", gold=2).play("resources")
    assert (goods(g), vp(g)) == (having(gold=1, books=3), 5)
    g = buys("magna_carta", gold=2).play("vp")
    assert (goods(g), vp(g)) == (having(), 6)
    g = buys("aeneid", gold=1).play("vp")
    assert (goods(g), vp(g)) == (having(), 6)


@rule("N35")
def test_rome_is_stronger_by_two():
    g = board({"cards": [{"card": "printed_legionary", "workers": 1}]}, "rome")
    assert strength(g) == 5


@rule("N35")
@pytest.mark.parametrize("first", [True, False])
def test_china_eats_when_it_passes_first(first):
    g = board({"goods": RICH}, "china", turn=0 if first else 1)
    assert after(g) == more(food=1 if first else 0)


@rule("N35")
@pytest.mark.parametrize("side, rooms", [("persia", 3), ("china", 1), ("rome", 2), ("A", 2)])
def test_rooms_for_colonies(side, rooms):
    four = ["nubia", "israel", "hispania", "macedonia"]
    military = "printed_legionary" if side == "rome" else "axeman"
    me = rich(cards=[{"card": military, "workers": 4}], colonies=four[: rooms - 1])
    g = board(me, side, market=[four[rooms - 1 :]])
    end_turn(g.play(f"buy:{four[rooms - 1]}"))
    assert owned(g, "colonies") == four[:rooms]
    with pytest.raises(tb.BadPosition):
        board({"colonies": four[: rooms + 1]}, side)


@rule("N35", "N101")
def test_china_has_room_for_six_wonders():
    six = ["pyramids", "stonehenge", "colosseum", "hanging_gardens", "sphinx", "petra"]
    g = board({"wonders": six[:5], "site": [{"card": "petra", "built": 2}]}, "china")
    g.play("hire:public").play("free")
    assert owned(g, "wonders") == six
    with pytest.raises(tb.BadPosition):
        nations({"wonders": six}, {})
