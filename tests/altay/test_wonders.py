"""The ten wonders: price, formula with exact counts, rounding, the cap, the secret one."""

from __future__ import annotations

import pytest

import tabularium as tb
from altay_table import (
    PLENTY,
    altay,
    develop,
    goods,
    keys,
    next_turn,
    offered,
    player,
    points,
    pool,
    settlements,
)
from support import rule

WONDERS = {
    "academy": ("stone", "stone", "stone", "stone", "culture", "culture"),
    "amphitheatre": ("food", "wood", "metal", "stone", "culture", "culture"),
    "aqueducts": ("wood", "metal", "stone", "culture", "culture", "culture"),
    "ark": ("wood", "wood", "wood", "metal", "metal", "culture"),
    "colossus": ("culture", "culture", "culture", "culture"),
    "great_wall": ("metal", "metal", "stone", "stone", "stone", "culture"),
    "highways": ("wood", "wood", "wood", "stone", "culture", "culture"),
    "mausoleum": ("wood", "metal", "stone", "culture", "culture", "culture"),
    "siege_engines": ("metal", "metal", "metal", "stone", "culture", "culture"),
    "triumphal_arch": ("metal", "metal", "metal", "stone", "stone", "culture"),
}
EACH = [pytest.param(card, cost, id=card) for card, cost in WONDERS.items()]
BASE = ["strategy", "leadership"]  # a level 1 and a level 2 technology: 2 points
TECHNOLOGIES = [
    *("engineering", "masonry", "mathematics", "strategy", "writing"),
    *("commerce", "government", "leadership", "philosophy", "religion"),
]
ALL_FOUR = ("earthfolk", "elvenfolk", "firefolk", "smallfolk")


def worth(card, **entries):
    """The points of a finished wonder that is the only achievement of its owner."""
    return points(altay(achievements=[card], **entries), "achievements")


def land(owner, *counts):
    """Settlements by territory: land("earthfolk", (5, 2), (11, 1))."""
    return {str(territory): f"{owner} {n}" for territory, n in counts}


# --- developing -----------------------------------------------------------------------------------


@rule("A57", "A61")
@pytest.mark.parametrize("card, cost", EACH)
def test_the_exact_price_finishes_it(card, cost):
    g = altay(achievements=BASE, displays=[[], [], [card]], goods=pool(*cost))
    develop(g, card)
    assert card in player(g)["achievements"]
    assert goods(g) == {}


@rule("A57")
@pytest.mark.parametrize("card, cost", EACH)
def test_one_resource_less_does_not_finish_it(card, cost):
    for missing in set(cost):
        short = pool(*cost) | {missing: cost.count(missing) - 1}
        g = develop(altay(achievements=BASE, displays=[[], [], [card]], goods=short), card)
        assert card not in player(g)["achievements"]
        assert player(g)["progress"][0]["card"] == card


@rule("A10", "A57")
@pytest.mark.parametrize("good", ["wood", "metal", "stone"])
def test_mausoleum_takes_three_of_wood_metal_and_stone_in_any_mix(good):
    paid = {good: 3, "culture": 3}
    g = develop(altay(achievements=BASE, displays=[[], [], ["mausoleum"]], goods=paid), "mausoleum")
    assert "mausoleum" in player(g)["achievements"]


@rule("A10")
def test_mausoleum_takes_no_food_and_no_fourth_of_wood_metal_and_stone():
    progress = {"card": "mausoleum", "goods": {"wood": 1, "stone": 2}}
    g = altay(achievements=BASE, progress=progress, goods=PLENTY)
    assert offered(g, "place:") == ["place:mausoleum:culture"]


@rule("A63")
@pytest.mark.parametrize("card, cost", EACH)
def test_a_wonder_carries_and_builds_no_settlement(card, cost):
    g = altay(achievements=BASE, displays=[[], [], [card]], goods={cost[0]: 1})
    g.play(f"start:{card}")
    assert player(g)["progress"][0]["settlement"] is False
    assert player(g)["supply"] == 14
    progress = {"card": card, "goods": pool(*cost[1:])}
    g = altay(achievements=BASE, progress=progress, goods={cost[0]: 1})
    g.play(f"place:{card}:{cost[0]}")
    assert (settlements(g), player(g)["supply"]) == ({5: 1}, 14)


@rule("A63")
@pytest.mark.parametrize("card, cost", EACH)
def test_a_wonder_is_never_abandoned(card, cost):
    g = altay(achievements=BASE, progress={"card": card, "goods": {cost[0]: 1}})
    assert "abandon" not in keys(g)


@rule("A59", "A61")
@pytest.mark.parametrize("base", [[], ["strategy"], ["strategy", "writing"]])
@pytest.mark.parametrize("card", WONDERS)
def test_a_wonder_needs_a_finished_technology_of_level_two(card, base):
    g = altay(achievements=base, displays=[[], [], [card]], goods=PLENTY)
    assert f"start:{card}" not in keys(g)


@rule("A59", "A61")
def test_a_technology_of_level_two_in_progress_is_not_enough():
    progress = {"card": "philosophy", "goods": {"culture": 1}}
    g = altay(achievements=["strategy"], progress=progress, secret="ark", goods=PLENTY)
    assert "start:ark" not in keys(g)


@rule("A66")
@pytest.mark.parametrize("card", WONDERS)
def test_an_unfinished_wonder_is_worth_nothing(card):
    progress = {"card": card, "goods": {WONDERS[card][-1]: 1}}
    g = altay(achievements=BASE, progress=progress, tokens={"1": 4}, captured={"smallfolk": 2})
    assert points(g, "achievements") == 2


# --- Academy --------------------------------------------------------------------------------------


@rule("A66")
@pytest.mark.parametrize("finished", range(11))
def test_academy_counts_finished_technologies_up_to_seven(finished):
    g = altay(achievements=[*TECHNOLOGIES[:finished], "academy"])
    assert points(g, "achievements") == finished + min(finished, 7)


def test_academy_counts_both_levels_alike():
    g = altay(achievements=["writing", "commerce", "government", "academy"])
    assert points(g, "achievements") == 3 + 3


def test_academy_counts_neither_wonders_nor_a_technology_in_progress():
    progress = {"card": "masonry", "goods": {"food": 1}}
    g = altay(achievements=[*BASE, "academy", "siege_engines"], progress=progress)
    assert points(g, "achievements") == 2 + 2 + 0


# --- Amphitheatre ---------------------------------------------------------------------------------

CHEAP = [title for title in ("farmer", "lumberjack", "miner", "stonecutter") for _ in "1234"]
MORE = [*CHEAP, *["scholar"] * 4, *["merchant"] * 3]  # 23 cards without points


@rule("A66", "B23")
@pytest.mark.parametrize(
    "bought, vp", [(0, 2), (1, 2), (2, 3), (5, 3), (6, 4), (17, 6), (18, 7), (22, 7), (23, 7)]
)
def test_amphitheatre_counts_every_four_cards_rounded_down(bought, vp):
    assert worth("amphitheatre", discard=MORE[:bought]) == vp  # besides ten starting cards


@rule("B23")
@pytest.mark.parametrize("place", ["hand", "deck", "discard", "played", "table", "archive"])
def test_amphitheatre_counts_a_card_wherever_it_is(place):
    held = {"discard": ["farmer"]} | {place: ["merchant"]}
    if place == "table":
        held["table"] = [{"card": "merchant"}]
    if place == "discard":
        held["discard"] = ["farmer", "merchant"]
    g = altay(achievements=["writing", "amphitheatre"], **held)
    assert points(g, "achievements") == 1 + 3  # 12 cards


def test_amphitheatre_does_not_count_removed_cards():
    assert worth("amphitheatre", gone=["digger"], discard=["farmer", "miner"]) == 2  # 11 cards
    assert worth("amphitheatre", gone=["digger", "colonist"]) == 2  # 8 cards
    hand = ["hunter", "village"]
    g = altay(achievements=["engineering", "amphitheatre"], hand=hand, discard=["farmer"] * 2)
    assert points(g, "achievements") == 1 + 3
    g.play("use:engineering").play("trash:village")
    assert points(g, "achievements") == 1 + 2


# --- Aqueducts ------------------------------------------------------------------------------------


@rule("A66")
@pytest.mark.parametrize(
    "counts, vp",
    [
        ([(5, 1)], 0),
        ([(5, 2)], 1),
        ([(5, 4)], 1),
        ([(5, 2), (11, 1), (17, 3), (21, 4)], 3),
        ([(5, 2), (11, 2), (17, 2), (21, 2), (22, 2), (10, 2), (4, 2), (16, 1)], 7),
    ],
)
def test_aqueducts_count_territories_with_two_or_more(counts, vp):
    assert worth("aqueducts", board=land("earthfolk", *counts)) == vp


def test_aqueducts_do_not_count_rivals():
    board = land("earthfolk", (5, 1)) | land("smallfolk", (2, 3), (8, 2))
    assert worth("aqueducts", board=board) == 0


# --- Ark ------------------------------------------------------------------------------------------


@rule("A66")
@pytest.mark.parametrize(
    "counts, vp",
    [
        ([(5, 2)], 0),
        ([(5, 1)], 1),
        ([(5, 2), (11, 1), (17, 3), (21, 1), (22, 4)], 2),
        ([(t, 1) for t in (5, 11, 17, 21, 22, 10, 4)], 7),
        ([(t, 1) for t in (5, 11, 17, 21, 22, 10, 4, 16)], 7),
        ([(t, 1) for t in (5, 11, 17, 21, 22, 10, 4, 16, 13, 7, 14)], 7),
    ],
)
def test_ark_counts_territories_with_exactly_one_up_to_seven(counts, vp):
    assert worth("ark", board=land("earthfolk", *counts)) == vp


def test_ark_does_not_count_rivals():
    board = land("earthfolk", (5, 2)) | land("smallfolk", (2, 1), (8, 1))
    assert worth("ark", board=board) == 0


@rule("A64")
def test_a_wonder_is_counted_at_the_end_and_not_when_it_is_finished():
    table = [{"card": "town"}]
    g = altay(achievements=["ark"], table=table, goods={"wood": 1}, board={"11": "free"})
    assert points(g, "achievements") == 1
    g.play("place:town:wood").play("at:11")
    assert points(g, "achievements") == 2


# --- Colossus -------------------------------------------------------------------------------------

PRECIOUS = [
    *("merchant+1", "cavalry+1", "town+1", "worker+1"),
    *("chariot+1", "chariot+2", "city+1", "city+2"),
]


@rule("A66")
@pytest.mark.parametrize("owned", range(9))
def test_colossus_counts_cards_with_points_up_to_seven(owned):
    assert worth("colossus", discard=PRECIOUS[:owned]) == min(owned, 7)


def test_colossus_counts_a_card_of_two_points_once():
    g = altay(achievements=["colossus"], discard=["chariot+2", "city+2"])
    assert (points(g, "achievements"), points(g, "cards")) == (2, 4)


def test_colossus_does_not_count_cards_without_points():
    assert worth("colossus", discard=["chariot", "city", "farmer", "merchant"]) == 0


@rule("B23")
def test_colossus_counts_cards_wherever_they_are():
    g = altay(
        achievements=["writing", "colossus"],
        hand=["hunter", "cavalry+1"],
        deck=["worker+1"],
        played=["chariot+1"],
        archive=["chariot+2"],
        table=[{"card": "merchant+1"}, {"card": "town+1"}],
    )
    assert points(g, "achievements") == 1 + 6


# --- Great Wall -----------------------------------------------------------------------------------


@rule("A66")
@pytest.mark.parametrize(
    "own, rivals, vp",
    [
        ([5], [2], 0),
        ([5], [17], 1),
        ([5, 11, 21], [17], 3),
        ([5, 11, 4], [17], 2),  # 4 is not next to 17
        ([5, 11], [17, 22, 21], 2),  # each territory once
        ([17], [5, 10, 11, 21, 22], 1),
    ],
)
def test_great_wall_counts_territories_next_to_a_rival(own, rivals, vp):
    board = land("earthfolk", *[(t, 1) for t in own]) | land("smallfolk", *[(t, 1) for t in rivals])
    assert worth("great_wall", board=board) == vp


@pytest.mark.parametrize("settled", [1, 4])
def test_great_wall_counts_territories_and_not_settlements(settled):
    board = land("earthfolk", (5, settled)) | land("smallfolk", (17, settled))
    assert worth("great_wall", board=board) == 1


@rule("A66")
@pytest.mark.parametrize("own, vp", [(6, 6), (7, 7), (8, 7), (10, 7)])
def test_great_wall_is_worth_seven_at_most(own, vp):
    spots = [5, 10, 11, 21, 22, 1, 2, 13, 14, 20][:own]  # around 17 and around 7
    board = land("earthfolk", *[(t, 1) for t in spots]) | land("smallfolk", (17, 1), (7, 1))
    assert worth("great_wall", board=board) == vp


@rule("A13")
def test_great_wall_reaches_over_rivers_and_the_strait():
    board = {"5": "earthfolk 1", "21": "smallfolk 1", "13": "earthfolk 1", "19": "elvenfolk 1"}
    assert worth("great_wall", seats=ALL_FOUR, board=board) == 2


def test_great_wall_counts_every_rival():
    board = {"5": "earthfolk 1", "11": "earthfolk 1", "17": "smallfolk 1", "22": "elvenfolk 1"}
    assert worth("great_wall", seats=ALL_FOUR, board=board) == 2
    board = {"5": "earthfolk 1", "21": "firefolk 1", "4": "earthfolk 1", "22": "elvenfolk 1"}
    assert worth("great_wall", seats=ALL_FOUR, board=board) == 2


# --- Highways -------------------------------------------------------------------------------------


@rule("A66")
@pytest.mark.parametrize(
    "spots, vp",
    [
        ([5], 1),
        ([5, 11, 17, 21], 1),
        ([5, 4, 11], 2),
        ([11, 10, 5], 2),
        ([17, 16, 13, 5, 4], 3),
        ([20, 21, 22, 5, 4], 3),
        ([1, 4, 5, 7, 8, 10, 11], 4),
    ],
)
def test_highways_count_the_terrain_held_most(spots, vp):
    assert worth("highways", board=land("earthfolk", *[(t, 1) for t in spots])) == vp


@pytest.mark.parametrize("spots", [range(6, 12), range(12, 18)])
def test_highways_count_all_six_territories_of_a_terrain(spots):
    board = land("earthfolk", *[(t, 1) for t in spots])
    assert worth("highways", seats=ALL_FOUR, board=board) == 6


def test_highways_count_territories_and_not_settlements():
    assert worth("highways", board=land("earthfolk", (5, 4), (11, 4))) == 1


# --- Mausoleum ------------------------------------------------------------------------------------


@rule("A66", "B23")
@pytest.mark.parametrize("gone, vp", [([], 5), (["digger"], 4), (["digger", "colonist"], 4)])
def test_mausoleum_counts_every_two_starting_cards_rounded_down(gone, vp):
    assert worth("mausoleum", gone=gone) == vp


def test_mausoleum_does_not_count_bought_cards():
    assert worth("mausoleum", discard=["farmer", "farmer", "city+2", "worker"]) == 5


def test_mausoleum_shrinks_with_every_second_card_removed():
    hand = ["hunter", "digger", "village"]
    g = altay(achievements=["engineering", "mausoleum"], hand=hand, gone=["colonist"])
    assert points(g, "achievements") == 1 + 4
    assert points(g.play("use:engineering").play("trash:digger"), "achievements") == 1 + 4
    next_turn(g).play("use:engineering").play(0)
    assert points(g, "achievements") == 1 + 3


@rule("B23")
def test_mausoleum_counts_starting_cards_wherever_they_are():
    g = altay(
        achievements=["writing", "mausoleum"],
        hand=["hunter"],
        discard=["warrior", "hunter"],
        played=["digger"],
        archive=["colonist"],
        table=[{"card": "village"}],
    )
    assert points(g, "achievements") == 1 + 5


# --- Siege Engines --------------------------------------------------------------------------------


@rule("A66")
@pytest.mark.parametrize("captured, vp", [(0, 0), (1, 1), (4, 4), (7, 7), (8, 7), (11, 7)])
def test_siege_engines_count_captured_settlements_up_to_seven(captured, vp):
    g = altay(achievements=["siege_engines"], captured={"smallfolk": captured} if captured else {})
    assert points(g, "achievements") == vp
    assert points(g, "captured") == captured


def test_siege_engines_count_the_settlements_of_every_rival():
    captured = {"elvenfolk": 1, "firefolk": 2, "smallfolk": 1}
    assert worth("siege_engines", seats=ALL_FOUR, captured=captured) == 4


def test_siege_engines_do_not_count_what_rivals_captured():
    assert worth("siege_engines", rival={"captured": {"earthfolk": 3}}) == 0


# --- Triumphal Arch -------------------------------------------------------------------------------


@rule("A66", "B23")
@pytest.mark.parametrize(
    "captured, vp", [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (10, 6), (11, 6), (12, 7)]
)
def test_triumphal_arch_counts_every_two_tokens_rounded_down(captured, vp):
    assert worth("triumphal_arch", tokens={"1": captured} if captured else {}) == vp


@rule("A66")
def test_triumphal_arch_is_worth_seven_at_most():
    tokens = {"1": 6, "2:food": 2, "2:wood": 2, "2:metal": 2, "2:stone": 2}
    assert worth("triumphal_arch", tokens=tokens) == 7  # 1 + 14 / 2 would be 8


def test_triumphal_arch_counts_tokens_and_not_their_values():
    g = altay(achievements=["triumphal_arch"], tokens={"3:wood": 1, "3:metal": 1})
    assert points(g, "achievements") == 2
    assert points(g, "tokens") == 2


@rule("A6")
def test_triumphal_arch_counts_consumed_tokens():
    assert worth("triumphal_arch", tokens={"1": 2}, consumed=2) == 2


# --- another seat ---------------------------------------------------------------------------------


@rule("A66")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize(
    "card, vp",
    [
        ("academy", 2),
        ("amphitheatre", 4),  # 16 cards
        ("aqueducts", 2),
        ("ark", 3),
        ("colossus", 4),
        ("great_wall", 3),  # 7 next to 13; 8 and 10 next to 21
        ("highways", 3),  # 7, 8 and 10
        ("mausoleum", 5),
        ("siege_engines", 6),
        ("triumphal_arch", 4),
    ],
)
def test_wonders_count_the_same_in_every_seat(card, vp, seat):
    seats = [*ALL_FOUR[1:], "earthfolk"]
    seats[seat], seats[3] = "earthfolk", seats[seat]
    other = seats[seat - 1]
    owner = {
        "achievements": ["writing", "commerce", card],
        "hand": ["hunter", "cavalry+1"],
        "deck": ["worker+1"],
        "discard": ["farmer", "village"],
        "played": ["miner", "digger"],
        "archive": ["chariot+2"],
        "table": [{"card": "merchant+1"}],
        "captured": {other: 6},
        "tokens": {"1": 7},
    }
    board = land("earthfolk", (2, 2), (14, 3), (7, 1), (8, 1), (10, 1))
    board |= land(other, (13, 1), (21, 1))
    players = [owner if at == seat else {} for at in range(4)]
    g = tb.position({"game": "altay", "seats": seats, "board": board, "players": players})
    assert points(g, "achievements", seat) == 2 + vp


# --- the secret wonder ----------------------------------------------------------------------------


@rule("A62", "A66")
def test_the_secret_wonder_is_worth_three_more_when_finished():
    g = altay(achievements=BASE, secret="colossus", discard=["city+2"], goods={"culture": 4})
    develop(g, "colossus")
    assert player(g)["achievements"] == [*BASE, "colossus"]
    assert points(g, "achievements") == 2 + 1 + 3


@rule("A66")
def test_a_wonder_from_the_display_brings_no_three_points():
    g = altay(
        achievements=BASE,
        secret="ark",
        displays=[[], [], ["colossus"]],
        discard=["city+2"],
        goods={"culture": 4},
    )
    develop(g, "colossus")
    assert points(g, "achievements") == 2 + 1


@rule("A66")
@pytest.mark.parametrize("card", WONDERS)
def test_every_wonder_brings_three_points_as_the_secret_one(card):
    assert worth(card, secret_started=card) == worth(card) + 3


@rule("A66")
@pytest.mark.parametrize("owned, vp", [(6, 9), (7, 10), (8, 10)])
def test_the_three_points_lie_outside_the_cap(owned, vp):
    assert worth("colossus", secret_started="colossus", discard=PRECIOUS[:owned]) == vp


@rule("B36")
def test_the_secret_wonder_is_worth_nothing_before_it_is_finished():
    g = altay(achievements=BASE, secret="triumphal_arch")
    assert points(g, "achievements") == 2
    progress = {"card": "triumphal_arch", "goods": {"metal": 3, "stone": 2}}
    g = altay(achievements=BASE, secret_started="triumphal_arch", progress=progress)
    assert points(g, "achievements") == 2


@rule("A62")
@pytest.mark.parametrize("card, cost", EACH)
def test_the_secret_wonder_is_started_by_showing_it(card, cost):
    g = altay(achievements=BASE, secret=card, goods={cost[0]: 1})
    assert f"'{card}'" not in str(g.view(1))
    g.play(f"start:{card}")
    assert g.view(1)["players"][0]["progress"][0]["card"] == card
    assert g.view(0)["secret"] == []


@rule("A26", "A62")
def test_nobody_starts_the_secret_wonder_of_a_rival():
    g = altay(achievements=BASE, secret="ark", rival={"secret": "colossus"}, goods=PLENTY)
    assert "start:ark" in keys(g)
    assert "start:colossus" not in keys(g)


@rule("A62")
def test_a_wonder_of_the_display_may_follow_the_secret_one():
    g = altay(
        achievements=["strategy", "writing", "leadership", "philosophy", "colossus"],
        secret_started="colossus",
        displays=[[], [], ["ark"]],
        goods=pool(*WONDERS["ark"]),
    )
    develop(g, "ark")
    assert points(g, "achievements") == 4 + 3 + 1  # four technologies, Colossus 0 + 3, Ark 1


@rule("A66")
def test_wonders_and_the_secret_one_count_in_the_final_score():
    g = altay(
        achievements=[*BASE, "colossus"],
        secret_started="colossus",
        discard=PRECIOUS[:3],
        options={"round_limit": 1},
    )
    g.play("end").play("end")
    assert g.over
    assert points(g, "achievements") == 2 + 3 + 3
