"""A turn: playing cards, drawing and discarding, what stays on the table, and rounds."""

import pytest

import tabularium as tb
from support import GOODS, altay, board, goods, hand, keys, on_table, others, play, player, rule
from tabularium.locale import talk
from tabularium.presentation.altay_cards import all_cards

# terms --------------------------------------------------------------------------------------------


@rule("A6")
def test_drawing_takes_the_top_card_of_the_own_deck():
    g = altay(["scholar"], me={"deck": ["village", "digger"]})
    play(g, "play:scholar:draw")
    assert hand(g) == ["village"]


@rule("A6")
def test_discarding_puts_a_card_on_the_own_discard_pile():
    g = altay(["hunter", "warrior"], me={"achievements": ["mathematics"], "deck": ["village"]})
    play(g, "use:mathematics", "discard:warrior")
    assert player(g)["discard"] == ["warrior"]
    assert hand(g) == ["hunter", "village"]


@rule("A6")
def test_trashing_takes_a_card_out_of_the_game():
    g = altay(["hunter", "warrior"], me={"achievements": ["engineering"], "deck": ["village"]})
    play(g, "use:engineering", "trash:warrior")
    assert g.view(None)["gone"] == ["warrior"]
    assert player(g)["discard"] == []
    assert player(g)["hand_and_deck"].count("warrior") == 2


@rule("A6", "A33")
def test_producing_adds_to_the_pool_and_spending_takes_away():
    g = altay(["hunter", "village"])
    assert goods(play(g, "play:hunter:food")) == {"food": 1}
    assert goods(play(g, "buy:farmer")) == {}


@rule("A6", "B17")
def test_resettling_moves_a_settlement_to_an_own_or_unoccupied_territory():
    where = {11: "free", 17: "earthfolk 1", 21: "firefolk 1", 22: "free", 10: "1"}
    g = altay(["hunter"], board=where, me={"achievements": ["strategy", "religion"]})
    play(g, "use:religion", "from:5")
    assert keys(g) == ["to:11", "to:17"]
    play(g, "to:17")
    assert (board(g, 5), board(g, 17)) == ("free", "earthfolk 2")


@rule("A6")
def test_an_archived_card_is_used_as_though_it_were_in_hand():
    g = altay([], me={"achievements": ["writing"], "archive": ["hunter"]})
    play(g, "play:hunter:food")
    assert goods(g) == {"food": 1}
    assert player(g)["archive"] == []


@rule("A6", "A10", "B20")
def test_a_conquest_token_is_consumed_once_and_still_scores():
    g = altay(turn=1, rival={"hand": ["shaman"], "tokens": {"3:wood": 1}})
    play(g, "play:shaman:consume")
    assert keys(g) == ["food", "wood", "metal", "stone", "culture"]
    play(g, "metal")
    assert (goods(g), player(g, 1)["consumed"]) == ({"metal": 1}, 1)
    assert player(g, 1)["points"]["tokens"] == 1


@rule("A6", "B20")
def test_a_consumed_token_cannot_be_consumed_again():
    spent = {"hand": ["shaman"], "tokens": {"3:wood": 1}, "consumed": 1}
    assert keys(altay(turn=1, rival=spent)) == ["play:shaman:culture", "end"]


@rule("A6")
def test_without_a_captured_token_there_is_nothing_to_consume():
    g = altay(turn=1, rival={"hand": ["shaman"]})
    assert keys(g) == ["play:shaman:culture", "end"]


@rule("A7")
def test_using_a_terrain_needs_an_own_settlement_there():
    g = altay(["farmer", "stonecutter"], board={22: "firefolk 1", 21: "free"})
    assert "play:farmer:use" in keys(g)
    assert "play:stonecutter:use" not in keys(g)


@rule("A7")
def test_a_territory_is_used_once_per_turn():
    g = altay(["farmer", "farmer"])
    play(g, "play:farmer:use")
    assert g.view(None)["used"] == [5]
    assert "play:farmer:use" not in keys(g)
    assert "play:farmer:food" in keys(g)


@rule("A7")
def test_a_territory_can_be_used_again_in_the_next_turn():
    g = altay(["farmer", "hunter"], me={"deck": ["farmer"]})
    play(g, "play:farmer:use", "end", "end")
    assert g.to_move == 0
    assert "play:farmer:use" in keys(g)


# collecting and storing ---------------------------------------------------------------------------


@rule("A8", "A31")
def test_a_collecting_card_waits_on_the_table_until_all_slots_are_full():
    g = altay(["village", "hunter", "digger"], goods={"food": 1}, board={17: "free"})
    play(g, "play:village:collect", "place:village:food")
    assert player(g)["table"] == [{"card": "village", "goods": {"food": 1}}]
    play(g, "play:hunter:food", "place:village:food", "at:17")
    assert (player(g)["table"], player(g)["discard"]) == ([], ["village"])


@rule("A9", "A31", "B22")
def test_stored_goods_wait_for_a_later_turn():
    g = altay(["merchant", "hunter"], goods={"food": 1, "wood": 1})
    play(g, "play:merchant:store", "place:merchant:food", "place:merchant:wood")
    assert "take:merchant" not in keys(g)
    play(g, "end", "end", "take:merchant")
    assert goods(g) == {"food": 1, "wood": 1}


@rule("A9")
def test_using_stored_goods_takes_all_of_them_and_discards_the_card():
    table = [on_table("merchant", food=1, wood=1)]
    g = play(altay(["hunter"], me={"table": table}), "take:merchant")
    assert goods(g) == {"food": 1, "wood": 1}
    assert (player(g)["table"], player(g)["discard"]) == ([], ["merchant"])


@rule("A9")
def test_a_storing_card_need_not_be_full_to_be_used():
    g = altay(["hunter"], me={"table": [on_table("merchant", culture=1)]})
    play(g, "take:merchant")
    assert goods(g) == {"culture": 1}
    assert player(g)["discard"] == ["merchant"]


@rule("A9", "A34")
def test_stored_goods_that_were_taken_and_not_spent_are_lost():
    g = altay(["hunter"], me={"table": [on_table("merchant", culture=2)]})
    play(g, "take:merchant", "end", "end")
    assert (g.to_move, goods(g)) == (0, {})
    assert "take:merchant" not in keys(g)


@rule("B22")
def test_a_storing_card_may_be_topped_up_but_not_used_in_that_turn():
    g = altay(["hunter"], goods={"wood": 1}, me={"table": [on_table("merchant", food=1)]})
    assert "take:merchant" in keys(g)
    play(g, "place:merchant:wood")
    assert player(g)["table"] == [{"card": "merchant", "goods": {"food": 1, "wood": 1}}]
    assert "take:merchant" not in keys(g)


@rule("A9", "A10")
def test_a_slot_for_any_good_takes_every_good():
    g = altay(["hunter"], goods=dict.fromkeys(GOODS, 1), me={"table": [on_table("merchant")]})
    assert {f"place:merchant:{good}" for good in GOODS} <= set(keys(g))


@rule("A3", "A9")
def test_a_storing_card_has_two_slots_and_no_more():
    full = [on_table("merchant", food=1, wood=1)]
    g = altay(["hunter"], goods={"wood": 1}, me={"table": full})
    assert "place:merchant:wood" not in keys(g)


@rule("A31")
def test_only_one_table_card_of_a_title():
    g = altay(["village", "village", "town", "hunter"], me={"table": [on_table("town+1")]})
    assert "play:town:collect" not in keys(g)
    play(g, "play:village:collect")
    assert "play:village:collect" not in keys(g)
    assert hand(g) == ["hunter", "town", "village"]


@rule("A31")
def test_a_second_card_of_a_title_may_follow_once_the_first_is_discarded():
    g = altay(["village"], goods={"food": 1}, me={"table": [on_table("village", food=1)]})
    assert "play:village:collect" not in keys(g)
    play(g, "place:village:food")
    assert "play:village:collect" in keys(g)


@rule("B15")
def test_a_table_card_may_be_dropped_only_with_the_option():
    table = {"table": [on_table("village", food=1)]}
    assert "drop:village" not in keys(altay(["hunter"], me=table))
    g = play(altay(["hunter"], me=table, options={"drop_table_cards": True}), "drop:village")
    assert (player(g)["table"], player(g)["discard"]) == ([], ["village"])
    assert goods(g) == {}


# activation icons ---------------------------------------------------------------------------------


@rule("A11")
def test_once_per_turn_is_once_and_again_in_the_next_turn():
    g = altay(["hunter"], me={"achievements": ["strategy", "philosophy"]})
    play(g, "use:philosophy")
    assert goods(g) == {"culture": 1}
    assert "use:philosophy" not in keys(g)
    play(g, "end", "end")
    assert "use:philosophy" in keys(g)


@rule("A11")
def test_once_per_turn_is_at_any_moment_and_optional():
    g = altay(["hunter"], me={"achievements": ["strategy", "philosophy"]})
    play(g, "play:hunter:food", "buy:farmer")
    assert keys(g) == ["use:philosophy", "end"]
    play(g, "end")
    assert g.to_move == 1


@rule("A11")
def test_a_continuous_effect_needs_no_asking():
    learned = {"achievements": ["strategy", "leadership"]}
    g = altay(["warrior", "hunter"], board={17: "2:food"}, me=learned)
    assert not [key for key in keys(g) if key.startswith("use:")]
    play(g, "attack:5:17")
    assert goods(g) == {"food": 1}


@rule("A11", "B30")
def test_an_end_of_turn_effect_comes_at_the_end_and_is_optional():
    g = altay(["hunter", "village"], me={"achievements": ["writing"]})
    assert not [key for key in keys(g) if key.startswith("use:")]
    play(g, "end")
    assert (g.to_move, keys(g)) == (0, ["archive:hunter", "archive:village", "none"])
    play(g, "none")
    assert (g.to_move, player(g)["archive"]) == (1, [])


@rule("A11")
def test_an_instant_effect_is_ignored_after_completion():
    g = altay(["hunter", "village"], me={"achievements": ["masonry"]})
    assert keys(g) == ["play:hunter:food", "play:village:collect", "end"]


@rule("A5")
def test_a_card_beats_the_rules():
    g = altay(["hunter"], me={"achievements": ["strategy", "government"]})
    play(g, "end")
    assert len(hand(g)) == 6


@rule("A11", "A5")
@pytest.mark.parametrize(("answer", "cards"), [("more", 6), ("none", 5)])
def test_government_may_be_declined_where_players_want_to_be_asked(answer, cards):
    learned = {"achievements": ["strategy", "government"]}
    g = altay(["hunter"], me=learned, options={"ask_government": True})
    play(g, "end", answer)
    assert len(hand(g)) == cards


# playing cards ------------------------------------------------------------------------------------


@rule("A27")
def test_a_turn_mixes_actions_in_any_order():
    g = altay(["hunter", "village", "warrior"], board={5: "earthfolk 2", 17: "2:food"})
    play(g, "play:hunter:food", "play:village:collect", "place:village:food")
    play(g, "attack:5:17", "place:village:food", "at:17")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 2", "earthfolk 1")


@rule("A27")
def test_one_may_end_the_turn_without_playing_a_card():
    g = altay(["hunter", "village"])
    assert "end" in keys(g)
    assert play(g, "end").to_move == 1


@rule("A28")
def test_a_card_gives_exactly_one_of_its_effects():
    g = altay(["digger", "village"])
    assert {"play:digger:metal", "play:digger:stone"} <= set(keys(g))
    play(g, "play:digger:metal")
    assert goods(g) == {"metal": 1}
    assert "play:digger:stone" not in keys(g)


@rule("A28")
@pytest.mark.parametrize("lang, other", [("en", "or"), ("pl", "albo"), ("hu", "vagy")])
def test_a_card_says_that_it_gives_one_of_its_effects(lang, other):
    cards = {card.key: card.effects for card in all_cards(talk(lang))}
    for effects in cards.values():
        begin = [text.startswith(f"{other} ") for text in effects]
        assert begin == [i > 0 for i in range(len(effects))]
    assert sum(len(effects) for effects in cards.values()) > len(cards)


# the end of a turn --------------------------------------------------------------------------------


@rule("A29", "A34")
def test_goods_are_lost_at_the_end_of_the_turn():
    g = altay(["hunter"], goods={"wood": 2})
    play(g, "play:hunter:food", "end")
    assert goods(g) == {}
    assert (play(g, "end").to_move, goods(g)) == (0, {})


@rule("A29")
def test_the_hand_and_the_played_cards_are_discarded_and_five_cards_drawn():
    fresh = ["digger", "hunter", "hunter", "village", "warrior"]
    g = altay(["hunter", "colonist", "warrior"], me={"deck": fresh})
    play(g, "play:hunter:food", "end")
    assert hand(g) == fresh
    assert sorted(player(g)["discard"]) == ["colonist", "hunter", "warrior"]
    assert player(g)["played"] == []


@rule("A29")
def test_every_player_discards_and_draws_from_the_own_deck():
    fresh = ["hunter", "shaman", "village", "warrior", "warrior"]
    mine = ["hunter", "village"]
    g = altay(mine, turn=1, rival={"hand": ["hunter", "village"], "deck": fresh})
    play(g, "play:hunter:food", "end")
    assert (hand(g, 1), hand(g, 0)) == (fresh, mine)
    assert sorted(player(g, 1)["discard"]) == ["hunter", "village"]
    assert player(g, 0)["discard"] == []


@rule("A29")
def test_a_played_card_reaches_the_discard_pile_only_at_the_end():
    g = altay(["hunter", "village"])
    play(g, "play:hunter:food")
    assert (player(g)["played"], player(g)["discard"]) == (["hunter"], [])


@rule("A29", "A31")
def test_a_table_card_stays_with_its_goods():
    g = altay(["village", "hunter"], goods={"food": 1})
    play(g, "play:village:collect", "place:village:food", "end")
    assert player(g)["table"] == [{"card": "village", "goods": {"food": 1}}]
    assert player(g)["discard"] == ["hunter"]


@rule("A30")
def test_an_empty_deck_is_not_refilled_before_a_draw():
    held = ["hunter", "hunter", "village"]
    left = others(*held)
    g = altay(held, me={"deck": left[:5], "discard": left[5:]})
    play(g, "end")
    assert hand(g) == sorted(left[:5])
    assert (player(g)["deck_size"], len(player(g)["discard"])) == (0, 5)


@rule("A30")
def test_a_draw_from_an_empty_deck_shuffles_the_discard_pile():
    g = altay(["scholar", "hunter"], me={"deck": [], "discard": others("hunter")})
    play(g, "play:scholar:draw")
    assert (player(g)["deck_size"], player(g)["discard"]) == (8, [])
    assert len(hand(g)) == 2


@rule("A30")
def test_a_draw_takes_the_rest_of_the_deck_before_it_shuffles():
    top = ["digger", "colonist"]
    g = altay(["hunter"], me={"deck": top, "discard": others("hunter", *top)})
    play(g, "end")
    assert {"digger", "colonist"} <= set(hand(g))
    assert (len(hand(g)), player(g)["deck_size"], player(g)["discard"]) == (5, 5, [])


@rule("A30")
def test_a_draw_leaves_the_discard_pile_alone_while_the_deck_lasts():
    me = {"deck": ["village"], "discard": ["digger"]}
    gone = others("hunter", "village", "digger")
    g = altay(["scholar", "hunter"], me=me, gone=gone)
    play(g, "play:scholar:draw")
    assert (hand(g), player(g)["discard"]) == (["hunter", "village"], ["digger"])


@rule("B13")
def test_cards_played_this_turn_are_not_shuffled_in_by_a_draw():
    g = altay(
        ["scholar", "hunter", "warrior"],
        me={"deck": [], "discard": ["village"]},
        gone=others("hunter", "warrior", "village"),
    )
    play(g, "play:hunter:food", "play:scholar:draw")
    assert hand(g) == ["village", "warrior"]
    assert sorted(player(g)["played"]) == ["hunter", "scholar"]
    assert player(g)["deck_size"] == 0


@rule("A30", "A41")
def test_a_card_discarded_from_the_table_this_turn_can_be_drawn():
    me = {"deck": [], "table": [on_table("village", food=1)]}
    gone = others("hunter", "village")
    g = altay(["scholar", "hunter"], goods={"food": 1}, me=me, gone=gone)
    play(g, "place:village:food", "play:scholar:draw")
    assert hand(g) == ["hunter", "village"]


@rule("A30", "A37")
def test_a_card_bought_this_turn_can_be_drawn_and_played():
    g = altay(["scholar", "hunter"], goods={"food": 1}, gone=others("hunter"))
    play(g, "buy:farmer", "play:scholar:draw")
    assert hand(g) == ["farmer", "hunter"]
    assert "play:farmer:use" in keys(g)


@rule("B29")
def test_one_draws_no_more_than_there_is():
    g = altay(["hunter", "village"], gone=others("hunter", "village", "warrior"))
    play(g, "play:hunter:food", "end")
    assert hand(g) == ["hunter", "village", "warrior"]


@rule("B30")
def test_a_shuffle_for_the_new_hand_includes_the_cards_just_played():
    g = altay(others(), me={"deck": []})
    play(g, "play:hunter:food", "end")
    assert (len(hand(g)), player(g)["deck_size"]) == (5, 5)
    assert player(g)["discard"] == []


@rule("B30")
def test_an_archived_card_is_neither_discarded_nor_drawn():
    g = altay(others(), me={"deck": [], "achievements": ["writing"]})
    play(g, "end", "archive:digger")
    assert player(g)["archive"] == ["digger"]
    assert (len(hand(g)), player(g)["deck_size"]) == (5, 4)
    assert "digger" not in player(g)["hand_and_deck"]


# rounds -------------------------------------------------------------------------------------------


@rule("A27", "A68")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_and_the_first_player_stays(first):
    factions = ["earthfolk", "firefolk", "smallfolk"]
    g = tb.position({"game": "altay", "seats": factions, "first_player": first})
    turns = []
    for _ in range(6):
        turns.append((g.view(None)["round"], (g.to_move - first) % 3))
        play(g, "end")
    assert turns == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert g.view(None)["first_player"] == first
