"""The ten technologies: price, settlement, effect, its timing, and what it must not do."""

from __future__ import annotations

from itertools import permutations

import pytest

from altay_table import (
    GOODS,
    PLENTY,
    altay,
    deck_size,
    develop,
    discard,
    goods,
    hand,
    keys,
    next_turn,
    offered,
    player,
    points,
    pool,
    settlements,
    token,
)
from support import rule

# level, cost
TECHNOLOGIES = {
    "engineering": (1, ("wood", "wood", "stone", "stone")),
    "masonry": (1, ("food", "food", "stone", "stone")),
    "mathematics": (1, ("metal", "metal", "stone", "stone")),
    "strategy": (1, ("food", "food", "metal", "metal")),
    "writing": (1, ("food", "food", "wood", "wood")),
    "commerce": (2, ("food", "wood", "metal", "stone", "culture")),
    "government": (2, ("metal", "stone", "stone", "culture", "culture")),
    "leadership": (2, ("metal", "metal", "stone", "culture", "culture")),
    "philosophy": (2, ("culture", "culture", "culture")),
    "religion": (2, ("food", "food", "stone", "culture", "culture")),
}
EACH = [pytest.param(card, *of, id=card) for card, of in TECHNOLOGIES.items()]
ONCE_PER_TURN = ["engineering", "mathematics", "commerce", "philosophy", "religion"]


def before(card, level, **entries):
    """A table where this technology lies face up and may be started."""
    displays = [[card], [], []] if level == 1 else [[], [card], []]
    base = [] if level == 1 else ["strategy"]
    return altay(displays=displays, achievements=base, **entries)


def nearly(card, **entries):
    """A table where a single resource is missing on this technology, and lies in the pool."""
    level, (last, *lying) = TECHNOLOGIES[card]
    base = [] if level == 1 else ["strategy"]
    progress = {"card": card, "goods": pool(*lying)}
    return altay(achievements=base, progress=progress, goods={last: 1}, **entries)


def finish(card, **entries):
    """A table where this technology has just been finished."""
    return nearly(card, **entries).play(f"place:{card}:{TECHNOLOGIES[card][1][0]}")


def having(*cards, **entries):
    """A table where these are finished since long."""
    return altay(achievements=list(cards), **entries)


# --- price, settlement, points --------------------------------------------------------------------


@rule("A55", "A57")
@pytest.mark.parametrize("card, level, cost", EACH)
def test_the_exact_price_finishes_it(card, level, cost):
    g = develop(before(card, level, goods=pool(*cost)), card)
    assert card in player(g)["achievements"]
    assert player(g)["progress"] == []
    assert goods(g) == {}


@rule("A57")
@pytest.mark.parametrize("card, level, cost", EACH)
def test_one_resource_less_does_not_finish_it(card, level, cost):
    for missing in set(cost):
        enough = {**PLENTY, missing: cost.count(missing) - 1}
        g = develop(before(card, level, goods=enough), card)
        assert card not in player(g)["achievements"]
        assert sum(player(g)["progress"][0]["goods"].values()) == len(cost) - 1


@rule("A57")
@pytest.mark.parametrize("card, level, cost", EACH)
def test_it_takes_no_more_than_its_price(card, level, cost):
    g = develop(before(card, level, goods=PLENTY), card)
    assert goods(g) == {good: 9 - cost.count(good) for good in GOODS}


@rule("A55", "A57")
@pytest.mark.parametrize("card, level, cost", EACH)
def test_the_settlement_waits_on_it_and_is_built_at_the_end(card, level, cost):
    g = nearly(card)
    assert (player(g)["supply"], settlements(g)) == (13, {5: 1})
    g.play(f"place:{card}:{cost[0]}")
    assert settlements(g)[5] == (3 if card == "masonry" else 2)
    assert player(g)["supply"] == (12 if card == "masonry" else 13)


@rule("A42", "A57")
@pytest.mark.parametrize("card", [card for card in TECHNOLOGIES if card != "masonry"])
@pytest.mark.parametrize("spot, built", [("at:5", {5: 2}), ("at:21", {5: 1, 21: 1})])
def test_the_settlement_is_placed_by_the_building_rules(card, spot, built):
    g = finish(card, board={"21": "free"})
    assert keys(g) == ["at:5", "at:21"]
    assert (settlements(g.play(spot)), g.decision.kind) == (built, "turn")


@rule("A55")
@pytest.mark.parametrize("card, level, cost", EACH)
def test_starting_it_takes_one_resource_and_one_settlement(card, level, cost):
    g = before(card, level, goods={cost[0]: 2}).play(f"start:{card}")
    progress = player(g)["progress"][0]
    assert (progress["card"], progress["settlement"]) == (card, True)
    assert {good: n for good, n in progress["goods"].items() if n} == {cost[0]: 1}
    assert player(g)["supply"] == 13
    assert goods(g) == {cost[0]: 1}


@rule("A59")
@pytest.mark.parametrize("card, level, cost", EACH)
def test_it_is_not_started_without_a_fitting_resource(card, level, cost):
    unfit = {good: 9 for good in GOODS if good not in cost}
    assert f"start:{card}" not in keys(before(card, level, goods=unfit))


@rule("A55", "A57", "B37")
@pytest.mark.parametrize("card, level, cost", EACH)
def test_without_a_settlement_in_supply_none_is_built(card, level, cost):
    g = develop(before(card, level, goods=pool(*cost), supply=0), card)
    assert card in player(g)["achievements"]
    assert settlements(g) == {5: 1}


@rule("A66")
@pytest.mark.parametrize("card", TECHNOLOGIES)
def test_it_is_worth_one_point(card):
    assert points(having(card), "achievements") == 1


@rule("A66")
@pytest.mark.parametrize("card", TECHNOLOGIES)
def test_unfinished_it_is_worth_nothing(card):
    base = 0 if TECHNOLOGIES[card][0] == 1 else 1
    assert points(nearly(card), "achievements") == base


@rule("A59")
@pytest.mark.parametrize("card, level, cost", EACH)
def test_nobody_develops_it_twice(card, level, cost):
    displays = [[card], [], []] if level == 1 else [[], [card], []]
    g = having("strategy", "writing", "commerce", displays=displays, goods=PLENTY)
    assert (f"start:{card}" in keys(g)) == (card not in ("strategy", "writing", "commerce"))


@rule("A55", "A59")
@pytest.mark.parametrize("card", [card for card, (level, _) in TECHNOLOGIES.items() if level == 2])
def test_the_second_level_needs_one_of_the_first(card):
    g = altay(displays=[[], [card], []], goods=PLENTY)
    assert f"start:{card}" not in keys(g)


@rule("A60", "B14")
@pytest.mark.parametrize("card", TECHNOLOGIES)
def test_abandoned_it_gives_its_settlement_back(card):
    g = nearly(card).play("abandon")
    assert player(g)["progress"] == []
    assert player(g)["supply"] == 14
    assert settlements(g) == {5: 1}
    assert g.view(0)["gone"] == [card]


# --- timing ---------------------------------------------------------------------------------------


@rule("A11", "A57")
@pytest.mark.parametrize("card", ONCE_PER_TURN)
def test_it_works_in_the_turn_in_which_it_is_finished(card):
    g = nearly(card, hand=["hunter", "hunter"], board={"5": "earthfolk 4", "21": "free"})
    assert offered(g, "use:") == []
    g.play(f"place:{card}:{TECHNOLOGIES[card][1][0]}")
    if card == "commerce":
        g.play("play:hunter:food")
    assert offered(g, "use:") == [f"use:{card}"]


@rule("A11")
@pytest.mark.parametrize("card", TECHNOLOGIES)
def test_only_once_per_turn_effects_are_offered(card):
    g = having(card, hand=["hunter", "warrior"], goods={"food": 1}, board={"21": "free"})
    assert offered(g, "use:") == ([f"use:{card}"] if card in ONCE_PER_TURN else [])


def use(g, card):
    """Use it, with the first choice wherever there is one."""
    g.play(f"use:{card}")
    while g.decision.kind != "turn":
        g.play(0)
    return g


@rule("A11")
@pytest.mark.parametrize("card", ONCE_PER_TURN)
def test_it_is_not_used_twice_in_a_turn(card):
    g = having(card, hand=["hunter"] * 3, goods={"food": 2}, board={"21": "free"})
    use(g, card)
    assert g.to_move == 0
    assert offered(g, "use:") == []
    assert g.view(0)["abilities_used"] == [card]


@rule("A11")
@pytest.mark.parametrize("card", ONCE_PER_TURN)
def test_it_is_used_again_in_the_next_turn(card):
    g = having(card, hand=["hunter"] * 3, goods={"food": 2}, board={"21": "free"})
    next_turn(use(g, card))
    if card == "commerce":
        g.play(offered(g, "play:")[0])
    assert f"use:{card}" in keys(g)


@rule("A11", "A27")
def test_nothing_is_used_in_the_turn_of_a_rival():
    g = having(*TECHNOLOGIES, turn=1, goods={"food": 1}, board={"21": "free"})
    assert g.to_move == 1
    assert offered(g, "use:") == []


@rule("A11")
def test_nothing_is_used_while_defending():
    board = {"5": "earthfolk 1", "17": "smallfolk 1", "21": "free"}
    g = having(*TECHNOLOGIES, turn=1, board=board, rival={"hand": ["warrior", "hunter"]})
    assert keys(g.play("attack:17:5")) == ["surrender", "fight"]


@rule("A11")
@pytest.mark.parametrize("card", ONCE_PER_TURN)
def test_the_finished_card_of_a_rival_is_of_no_use(card):
    g = altay(rival={"achievements": [card]}, goods={"food": 1}, board={"21": "free"})
    assert offered(g, "use:") == []


# --- Engineering ----------------------------------------------------------------------------------


@rule("A6", "A11")
@pytest.mark.parametrize("trashed, kept", [("hunter", "village"), ("village", "hunter")])
def test_engineering_removes_a_hand_card_and_draws_another(trashed, kept):
    g = having("engineering", hand=["hunter", "village"], deck=["digger"])
    g.play("use:engineering")
    assert keys(g) == ["trash:hunter", "trash:village"]
    g.play(f"trash:{trashed}")
    assert hand(g) == sorted(["digger", kept])
    assert g.view(0)["gone"] == [trashed]
    assert (discard(g), player(g)["played"]) == ([], [])


def test_engineering_removes_the_points_of_a_card_too():
    g = having("engineering", hand=["hunter", "city+2"])
    assert points(g, "cards") == 2
    assert points(g.play("use:engineering").play("trash:city+2"), "cards") == 0


def test_engineering_needs_a_card_in_hand():
    g = having("engineering", hand=["hunter"]).play("play:hunter:food")
    assert "use:engineering" not in keys(g)


# the starting cards of the Earthfolk less Hunter, Village and Digger: with them the deck is empty
BUSY = ["colonist", *["hunter"] * 2, "village", *["warrior"] * 3]


@rule("A30")
def test_engineering_draws_from_a_new_deck_without_the_removed_card():
    g = having("engineering", hand=["hunter", "village"], discard=[*BUSY, "digger"])
    g.play("use:engineering").play("trash:village")
    assert (len(hand(g)), deck_size(g), discard(g)) == (2, 7, [])


@rule("B29", "B40")
def test_engineering_removes_a_card_where_none_can_be_drawn():
    g = having("engineering", hand=["hunter", "village"], played=[*BUSY, "digger"])
    g.play("use:engineering").play("trash:village")
    assert hand(g) == ["hunter"]


# --- Masonry --------------------------------------------------------------------------------------


@rule("A57", "B12")
def test_masonry_builds_a_second_settlement():
    g = finish("masonry", board={"21": "free", "8": "free"})
    assert keys(g) == ["at:5", "at:21"]
    assert keys(g.play("at:21")) == ["at:5", "at:8", "at:21"]
    assert settlements(g.play("at:8")) == {5: 1, 8: 1, 21: 1}
    assert (player(g)["supply"], g.decision.kind) == (12, "turn")


@rule("B12", "B37")
def test_masonry_builds_one_settlement_when_the_supply_is_empty():
    g = finish("masonry", supply=0)
    assert settlements(g) == {5: 2}


@rule("A43", "B12")
def test_masonry_loses_what_it_cannot_place():
    g = finish("masonry", board={"5": "earthfolk 3"})
    assert settlements(g) == {5: 4}
    assert g.position()["players"][0]["lost"] == 1


@rule("A11")
def test_masonry_does_nothing_after_its_completion():
    g = having("masonry", table=[{"card": "village", "goods": {"food": 1}}], goods={"food": 1})
    assert settlements(g.play("place:village:food")) == {5: 2}
    assert settlements(next_turn(g)) == {5: 2}


# --- Mathematics ----------------------------------------------------------------------------------


@rule("A6", "A11")
@pytest.mark.parametrize("thrown, kept", [("hunter", "village"), ("village", "hunter")])
def test_mathematics_discards_a_hand_card_and_draws_another(thrown, kept):
    g = having("mathematics", hand=["hunter", "village"], deck=["digger"])
    g.play("use:mathematics")
    assert keys(g) == ["discard:hunter", "discard:village"]
    g.play(f"discard:{thrown}")
    assert hand(g) == sorted(["digger", kept])
    assert discard(g) == [thrown]
    assert g.view(0)["gone"] == []


def test_mathematics_needs_a_card_in_hand():
    g = having("mathematics", hand=["hunter"]).play("play:hunter:food")
    assert "use:mathematics" not in keys(g)


@rule("A30", "B40")
def test_mathematics_draws_its_own_card_back_where_no_other_is_left():
    g = having("mathematics", hand=["hunter", "village"], played=[*BUSY, "digger"])
    g.play("use:mathematics").play("discard:village")
    assert (hand(g), discard(g)) == (["hunter", "village"], [])


@rule("A30")
def test_mathematics_discards_before_a_new_deck_is_shuffled():
    g = having("mathematics", hand=["hunter", "village"], discard=["digger"], played=BUSY)
    g.play("use:mathematics").play("discard:village")
    assert (len(hand(g)), deck_size(g), discard(g)) == (2, 1, [])
    assert player(g)["hand_and_deck"] == ["digger", "hunter", "village"]


# --- Strategy -------------------------------------------------------------------------------------

BORDER = {"5": "earthfolk 2", "17": "smallfolk 2"}
RAIDER = {"hand": ["warrior", "hunter"]}


@rule("A11", "A52")
@pytest.mark.parametrize("cards, left", [(["strategy"], 2), ([], 1)])
def test_strategy_adds_one_to_the_defence(cards, left):
    g = having(*cards, turn=1, hand=["hunter"], board=BORDER, rival=RAIDER)
    g.play("attack:17:5").play("fight")
    assert settlements(g, 0) == {5: left}  # 2 + 1 against 2 + 1, or 2 against 3
    assert settlements(g, 1) == {17: 2}


@rule("A52")
def test_strategy_counts_on_top_of_cards():
    g = having("strategy", turn=1, hand=["warrior"], board=BORDER, rival=RAIDER)
    g.play("attack:17:5").play("fight").play("play:warrior:defence")
    assert (settlements(g, 0), settlements(g, 1)) == ({5: 2}, {17: 1})  # 4 against 3


@rule("A11")
def test_strategy_counts_in_every_fight():
    board = {"5": "earthfolk 1", "11": "smallfolk 1", "17": "smallfolk 1"}
    rival = {"hand": ["warrior", "warrior", "hunter"]}
    g = having("strategy", turn=1, hand=["hunter"], board=board, rival=rival)
    g.play("attack:11:5").play("done").play("fight")  # with one of the two Warriors
    g.play("attack:17:5").play("fight")
    assert settlements(g, 0) == {5: 1}


@rule("A50", "B18")
def test_strategy_does_not_help_those_who_surrender():
    g = having("strategy", turn=1, hand=["hunter"], board=BORDER, rival=RAIDER)
    g.play("attack:17:5").play("surrender").play("done")
    assert settlements(g, 0) == {5: 1}


@rule("B18")
def test_strategy_does_not_help_an_attacker():
    board = {"5": "earthfolk 1", "17": "smallfolk 2", "11": "2:wood"}
    g = having("strategy", hand=["warrior", "hunter"], board=board, rival={"hand": ["hunter"]})
    assert "attack:5:11" not in keys(g)
    g.play("attack:5:17").play("fight")
    assert settlements(g, 1) == {17: 2}  # 2 against 2


# --- Writing --------------------------------------------------------------------------------------


@rule("A6", "A11")
@pytest.mark.parametrize("kept, thrown", [("hunter", "village"), ("village", "hunter")])
def test_writing_keeps_a_hand_card_at_the_end_of_the_turn(kept, thrown):
    g = having("writing", hand=["hunter", "village"]).play("end")
    assert (g.to_move, keys(g)) == (0, ["archive:hunter", "archive:village", "none"])
    g.play(f"archive:{kept}")
    assert player(g)["archive"] == [kept]
    assert discard(g) == [thrown]
    assert len(hand(g)) == 5


@rule("A11")
def test_writing_may_keep_nothing():
    g = having("writing", hand=["hunter", "village"]).play("end").play("none")
    assert player(g)["archive"] == []
    assert discard(g) == ["hunter", "village"]


def test_writing_keeps_no_played_card():
    g = having("writing", hand=["digger", "hunter"]).play("play:digger:stone").play("end")
    assert keys(g) == ["archive:hunter", "none"]


def test_writing_asks_nothing_without_a_card_in_hand():
    g = having("writing", hand=["hunter"]).play("play:hunter:food").play("end")
    assert g.to_move == 1


def test_writing_holds_one_card_only():
    g = having("writing", hand=["hunter", "village"], archive=["digger"]).play("end")
    assert g.to_move == 1
    assert player(g)["archive"] == ["digger"]
    assert discard(g) == ["hunter", "village"]


@rule("A6", "A29")
def test_the_kept_card_is_played_as_if_from_the_hand():
    g = having("writing", archive=["digger"])
    assert offered(g, "play:digger") == ["play:digger:metal", "play:digger:stone"]
    g.play("play:digger:metal")
    assert goods(g) == {"metal": 1}
    assert (player(g)["archive"], player(g)["played"]) == ([], ["digger"])
    assert "digger" in discard(g.play("end").play("none"))


@rule("A6")
def test_the_kept_card_waits_for_a_later_turn():
    g = having("writing", hand=["hunter", "digger"]).play("end").play("archive:digger")
    g.play("end")
    assert g.to_move == 0
    assert "play:digger:metal" in keys(g)
    assert len(hand(g)) == 5


def test_writing_keeps_another_card_once_the_first_is_played():
    g = having("writing", hand=["hunter", "village"], archive=["digger"])
    g.play("play:digger:metal").play("end").play("archive:village")
    assert player(g)["archive"] == ["village"]


@rule("A6")
def test_the_kept_card_attacks():
    g = having("writing", archive=["warrior"], board={"5": "earthfolk 1", "11": "1"})
    g.play("attack:5:11")
    assert token(g, 11) is None
    assert player(g)["archive"] == []


@rule("B16")
@pytest.mark.parametrize("allowed, left", [(True, 2), (False, 1)])
def test_the_kept_card_defends_unless_ruled_out(allowed, left):
    g = having(
        "writing",
        turn=1,
        hand=["hunter"],
        archive=["warrior"],
        board=BORDER,
        rival=RAIDER,
        options={"archive_defends": allowed},
    )
    g.play("attack:17:5").play("fight")
    if allowed:
        g.play("play:warrior:defence")
    assert settlements(g, 0) == {5: left}
    assert player(g)["archive"] == ([] if allowed else ["warrior"])


@rule("B16")
@pytest.mark.parametrize("card", ["engineering", "mathematics"])
def test_the_kept_card_is_neither_removed_nor_discarded(card):
    g = having("writing", card, hand=["hunter", "village"], archive=["digger"]).play(f"use:{card}")
    assert not [key for key in keys(g) if key.endswith(":digger")]


@rule("B23")
def test_the_kept_card_scores():
    assert points(having("writing", archive=["chariot+2"]), "cards") == 2


# --- Commerce -------------------------------------------------------------------------------------


@rule("A11", "B41")
@pytest.mark.parametrize("given, wanted", list(permutations(GOODS, 2)))
def test_commerce_swaps_one_resource_for_any_other(given, wanted):
    g = having("commerce", goods=PLENTY)
    g.play("use:commerce").play(given)
    assert keys(g) == [good for good in GOODS if good != given]
    g.play(wanted)
    assert goods(g) == PLENTY | {given: 8, wanted: 10}


def test_commerce_swaps_only_what_is_in_the_pool():
    g = having("commerce", goods={"wood": 1, "stone": 1}).play("use:commerce")
    assert keys(g) == ["wood", "stone"]


def test_commerce_needs_a_resource():
    assert "use:commerce" not in keys(having("commerce"))


@rule("A39")
def test_commerce_does_not_swap_what_lies_on_cards():
    table = [{"card": "village", "goods": {"food": 1}}, {"card": "merchant", "goods": {"stone": 1}}]
    assert "use:commerce" not in keys(having("commerce", table=table))


def test_the_swapped_resource_is_spent_like_any_other():
    g = having("commerce", goods={"stone": 2}).play("use:commerce").play("food").play("buy:miner")
    assert goods(g) == {"stone": 1}
    assert discard(g) == ["miner"]


# --- Government -----------------------------------------------------------------------------------


@rule("A29", "B39")
@pytest.mark.parametrize("cards, drawn", [(["government"], 6), ([], 5)])
def test_government_draws_six_cards(cards, drawn):
    g = having(*cards).play("end")
    assert (len(hand(g, 0)), len(hand(g, 1))) == (drawn, 5)


@rule("A57")
def test_government_counts_in_the_turn_in_which_it_is_finished():
    assert len(hand(finish("government").play("end"))) == 6


@rule("A11", "B39")
@pytest.mark.parametrize("answer, drawn", [("more", 6), ("none", 5)])
def test_government_may_be_left_unused(answer, drawn):
    g = having("government", options={"ask_government": True}).play("end")
    assert (g.to_move, keys(g)) == (0, ["more", "none"])
    assert len(hand(g.play(answer))) == drawn


def test_government_does_not_help_the_rival():
    g = having("government").play("end").play("end")
    assert len(hand(g, 1)) == 5


def test_government_draws_no_card_within_a_turn():
    g = having("government", hand=["scholar", "hunter"]).play("play:scholar:draw")
    assert len(hand(g)) == 2


# --- Leadership -----------------------------------------------------------------------------------


@rule("A47", "B18")
def test_leadership_adds_one_against_a_token():
    board = {"5": "earthfolk 1", "11": "2:wood", "21": "3:stone"}
    g = having("leadership", hand=["warrior", "hunter"], board=board)
    assert "attack:5:21" not in keys(g)  # 1 + 1 + 1 is not more than 3
    g.play("attack:5:11")
    assert player(g)["tokens"] == {"2:wood": 1}


@rule("A52")
@pytest.mark.parametrize("cards, left", [(["leadership"], 1), ([], 2)])
def test_leadership_adds_one_against_a_rival(cards, left):
    board = {"5": "earthfolk 1", "17": "smallfolk 2"}
    g = having(*cards, hand=["warrior", "hunter"], board=board, rival={"hand": ["hunter"]})
    g.play("attack:5:17").play("fight")
    assert settlements(g, 1) == {17: left}  # 3 against 2, or 2 against 2


@rule("A52")
def test_leadership_adds_no_more_than_one():
    board = {"5": "earthfolk 1", "17": "smallfolk 3"}
    g = having("leadership", hand=["warrior", "hunter"], board=board, rival={"hand": ["hunter"]})
    g.play("attack:5:17").play("fight")
    assert (settlements(g, 0), settlements(g, 1)) == ({5: 1}, {17: 3})


@rule("A11", "A45")
def test_leadership_counts_in_every_attack():
    board = {"5": "earthfolk 1", "11": "2:wood", "17": "2:metal"}
    g = having("leadership", hand=["warrior", "warrior", "hunter"], board=board)
    g.play("attack:5:11").play("done").play("attack:5:17")
    assert player(g)["tokens"] == {"2:wood": 1, "2:metal": 1}


@rule("A46", "B18")
def test_leadership_alone_attacks_nobody():
    g = having("leadership", board={"5": "earthfolk 4", "11": "1"})
    assert offered(g, "attack:") == []


def test_leadership_does_not_help_a_defender():
    g = having("leadership", turn=1, hand=["hunter"], board=BORDER, rival=RAIDER)
    g.play("attack:17:5").play("fight")
    assert settlements(g, 0) == {5: 1}  # 2 against 3


# --- Philosophy -----------------------------------------------------------------------------------


@rule("A11", "A32")
def test_philosophy_produces_one_culture():
    g = having("philosophy").play("use:philosophy")
    assert goods(g) == {"culture": 1}


@rule("A11")
def test_philosophy_may_be_left_unused():
    g = having("philosophy").play("end")
    assert g.to_move == 1
    assert goods(g) == {}


@rule("A34")
def test_the_culture_of_philosophy_is_lost_at_the_end_of_the_turn():
    assert goods(next_turn(having("philosophy").play("use:philosophy"))) == {}


# --- Religion -------------------------------------------------------------------------------------


@rule("A6", "B17")
@pytest.mark.parametrize(
    "source, target, after",
    [
        ("from:5", "to:11", {5: 1, 11: 1, 17: 2}),
        ("from:5", "to:17", {5: 1, 17: 3}),
        ("from:17", "to:5", {5: 3, 17: 1}),
        ("from:17", "to:11", {5: 2, 11: 1, 17: 1}),
    ],
)
def test_religion_moves_a_settlement_to_a_neighbour(source, target, after):
    g = having("religion", board={"5": "earthfolk 2", "17": "earthfolk 2", "11": "free"})
    g.play("use:religion").play(source).play(target)
    assert settlements(g) == after
    assert player(g)["supply"] == 11


@rule("A71", "B17")
def test_religion_may_empty_a_territory():
    board = {"5": "earthfolk 1", "21": "free", "17": "free"}
    g = having("religion", board=board).play("use:religion").play("to:21")
    assert settlements(g) == {21: 1}
    assert token(g, 5) is None


@rule("B17")
def test_religion_moves_to_no_token_no_rival_no_full_territory():
    board = {"5": "earthfolk 1", "21": "earthfolk 4", "17": "smallfolk 1", "11": "1"}
    g = having("religion", board=board)
    g.play("use:religion")  # only 21 to 5 is left, and there is nothing to choose
    assert settlements(g) == {5: 2, 21: 3}


@rule("B17")
def test_religion_needs_somewhere_to_go():
    board = {"5": "earthfolk 4", "21": "2:wood", "17": "smallfolk 1", "11": "1", "22": "free"}
    assert "use:religion" not in keys(having("religion", board=board))


@rule("A15", "B17")
def test_religion_stays_on_the_map_in_play():
    board = {"4": "earthfolk 1", "16": "free", "22": "free"}
    g = having("religion", board=board).play("use:religion")
    assert keys(g) == ["to:16", "to:22"]


@rule("A6")
def test_religion_does_not_build_or_use():
    g = having("religion", board={"21": "free"}).play("use:religion")
    assert sum(settlements(g).values()) == 1
    assert g.view(0)["used"] == []


# --- the second seat ------------------------------------------------------------------------------


@pytest.mark.parametrize("card, level, cost", EACH)
def test_it_is_developed_in_the_second_seat(card, level, cost):
    g = develop(before(card, level, goods=pool(*cost), swapped=True), card)
    assert card in player(g, 1)["achievements"]
    assert (goods(g), player(g, 0)["achievements"]) == ({}, [])
    built = 2 if card == "masonry" else 1
    assert (settlements(g, 1), settlements(g, 0)) == ({5: 1 + built}, {2: 1})
    assert (player(g, 1)["supply"], player(g, 0)["supply"]) == (14 - built, 14)


@rule("A11")
@pytest.mark.parametrize("card", ONCE_PER_TURN)
def test_it_is_used_once_a_turn_in_the_second_seat(card):
    entries = {"hand": ["hunter"] * 3, "goods": {"food": 2}, "board": {"21": "free"}}
    g = use(having(card, swapped=True, **entries), card)
    assert g.to_move == 1
    assert offered(g, "use:") == []


@pytest.mark.parametrize("card, thrown", [("engineering", "trash"), ("mathematics", "discard")])
def test_engineering_and_mathematics_in_the_second_seat(card, thrown):
    g = having(card, swapped=True, hand=["hunter", "village"], deck=["digger"])
    g.play(f"use:{card}").play(f"{thrown}:village")
    assert hand(g, 1) == ["digger", "hunter"]
    assert discard(g, 1) == (["village"] if card == "mathematics" else [])
    assert g.view(1)["gone"] == ([] if card == "mathematics" else ["village"])


def test_strategy_defends_the_second_seat():
    g = having("strategy", swapped=True, turn=0, hand=["hunter"], board=BORDER, rival=RAIDER)
    g.play("attack:17:5").play("fight")
    assert settlements(g, 1) == {5: 2}


def test_writing_keeps_a_card_of_the_second_seat():
    g = having("writing", swapped=True, hand=["digger", "hunter"]).play("end")
    g.play("archive:digger")
    assert (player(g, 1)["archive"], player(g, 0)["archive"]) == (["digger"], [])
    assert goods(g.play("end").play("play:digger:metal")) == {"metal": 1}


def test_commerce_swaps_in_the_second_seat():
    g = having("commerce", swapped=True, goods={"stone": 2}).play("use:commerce").play("food")
    assert goods(g) == {"food": 1, "stone": 1}


def test_government_draws_for_the_second_seat():
    g = having("government", swapped=True).play("end")
    assert (len(hand(g, 1)), len(hand(g, 0))) == (6, 5)


def test_leadership_attacks_for_the_second_seat():
    board = {"5": "earthfolk 1", "11": "2:wood"}
    g = having("leadership", swapped=True, hand=["warrior", "hunter"], board=board)
    assert player(g.play("attack:5:11"), 1)["tokens"] == {"2:wood": 1}


def test_philosophy_produces_for_the_second_seat():
    assert goods(having("philosophy", swapped=True).play("use:philosophy")) == {"culture": 1}


def test_religion_resettles_the_second_seat():
    board = {"5": "earthfolk 2", "17": "smallfolk 1", "21": "free"}
    g = having("religion", swapped=True, board=board).play("use:religion")
    assert (settlements(g, 1), settlements(g, 0)) == ({5: 1, 21: 1}, {17: 1})


@rule("B44")
def test_no_ability_is_used_between_two_settlements_of_a_city():
    g = having(
        "religion",
        hand=["city"],
        goods={"food": 1, "wood": 1},
        board={"5": "earthfolk 1", "11": "free", "17": "free", "21": "free"},
    )
    g.play("play:city:collect").play("place:city:food").play("place:city:wood").play("at:11")
    assert g.decision.kind == "build"
    g.play("at:17")
    assert "use:religion" in keys(g)
