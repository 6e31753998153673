"""Why not, in Altay: each reason in a position of its own."""

import pytest

from support import altay, on_table, rule
from tabularium.kernel.errors import BadSeat, NoSuchThing, UnknownLanguage
from tabularium.presentation.why import why_not
from whys import amounts, why

MINE = ["hunter"]  # can always be played, so that the turn stays open


# every game ---------------------------------------------------------------------------------------


@rule("A65")
def test_when_the_game_is_over():
    g = altay(MINE, me={"supply": 0})
    while not g.over:
        g.play("end")
    assert why(g, "market:farmer") == ("The game is over.", "A65")


@rule("A27")
def test_in_the_turn_of_another():
    g = altay(MINE, turn=1, rival={"hand": ["hunter"]})
    assert why(g, "market:farmer") == ("Firefolk must decide first.", "A27")


def test_somebody_who_watches():
    assert why(altay(MINE), "market:farmer", None) == ("You are only watching.", "")


def test_another_question_comes_first():
    me = {"table": [on_table("village", food=1)]}
    g = altay(MINE, board={"11": "free"}, me=me, goods={"food": 1}).play("place:village:food")
    first = "First this has to be answered: Where do you place the settlement?"
    assert why(g, "market:farmer") == why(g, "hand@0:hunter") == (first, "")


def test_what_is_not_there():
    with pytest.raises(NoSuchThing, match="nothing called “hand@0:colossus”"):
        why(altay(MINE), "hand@0:colossus")
    with pytest.raises(NoSuchThing):
        why(altay(MINE), "hand@0:hunter", None)  # whoever watches sees no hand
    with pytest.raises(NoSuchThing):
        why(altay(MINE), "", 0)


def test_seats_and_languages_are_checked():
    with pytest.raises(BadSeat):
        why_not(altay(MINE), 2, "hand@0:hunter", "en")
    with pytest.raises(UnknownLanguage):
        why_not(altay(MINE), 0, "market:city", "xx")


def test_what_can_be_done_has_no_reason():
    g = altay([*MINE, "warrior"], board={"11": "1"}, goods={"food": 1, "wood": 1})
    for thing in ("hand@0:hunter", "market:farmer", "board:11", "board:5", "action@0:end"):
        assert why(g, thing) is None


# cards in hand ------------------------------------------------------------------------------------


@rule("A31")
def test_one_table_card_of_a_title():
    g = altay([*MINE, "village"], me={"table": [on_table("village")]})
    assert why(g, "hand@0:village") == ("A card of this title already lies on your table.", "A31")


@rule("A44")
def test_attack_cards_need_something_to_attack():
    free = {"11": "free", "17": "free", "21": "free"}
    text, number = why(altay([*MINE, "warrior"], board=free), "hand@0:warrior")
    assert "there is nothing you could attack now" in text
    assert number == "A44"
    text, _ = why(altay([*MINE, "warrior"], board={"11": "1"}), "hand@0:warrior")
    assert "choose the territory to attack first" in text


@rule("A44")
def test_cards_that_cannot_be_added_to_an_attack():
    g = altay([*MINE, "warrior", "cavalry", "cavalry"], board={"11": "1"}).play("attack:5:11")
    assert why(g, "hand@0:warrior") is None
    text = "Only cards with attack symbols can be added to an attack."
    assert why(g, "hand@0:hunter") == (text, "A44")
    g.play("play:cavalry:attack")
    assert why(g, "hand@0:warrior")[0].startswith("Cards are chosen in a fixed order here")


@rule("A51")
def test_cards_that_cannot_defend():
    near = {"11": "firefolk 1"}
    rival = {"hand": ["hunter", "warrior"]}
    g = altay(["warrior"], board=near, rival=rival).play("attack:5:11")
    g.play("fight")
    assert why(g, "hand@1:warrior", 1) is None
    assert why(g, "hand@1:hunter", 1)[1] == "A51"


# buying and developing ----------------------------------------------------------------------------


@rule("A17")
def test_an_empty_pile():
    assert why(altay(MINE, market={"city": 0}), "market:city") == ("This pile is used up.", "A17")


@rule("A38")
def test_one_card_of_a_title_a_turn():
    g = altay(MINE, goods={"food": 2}, bought=["farmer"])
    text = "You have already bought a card of this title this turn."
    assert why(g, "market:farmer") == (text, "A38")


@rule("A37")
def test_goods_that_are_missing():
    g = altay(MINE, goods={"metal": 1}, market={"worker": 1, "chariot": 2, "merchant": 1})
    assert why(g, "market:worker") == (
        "Not enough: needs 1 food and 1 wood, metal or stone more.",
        "A37",
    )
    assert amounts(why(g, "market:chariot")[0]) == {"metal": 1}
    assert amounts(why(g, "market:merchant")[0]) == {"food": 2}


@rule("A59", "A61")
def test_achievements():
    shown = [["masonry", "writing", "strategy"], ["commerce", "religion", "philosophy"], ["ark"]]
    g = altay(MINE, displays=shown, goods={"wood": 1})
    assert why(g, "displays:writing") is None
    assert why(g, "displays:masonry")[0].startswith("You have no resource at hand that fits")
    assert why(g, "displays:ark")[1] == "A61"
    text = "You cannot have more cards of level 2 than of level 1."
    assert why(g, "displays:commerce") == (text, "A59")
    busy = altay(MINE, displays=shown, me={"progress": on_table("mathematics", metal=1)})
    assert why(busy, "displays:writing")[0].endswith("only one at a time.")
    done = altay(MINE, displays=shown, me={"achievements": ["writing"]}, goods={"wood": 1})
    assert why(done, "displays:writing") == ("You already have this achievement.", "A59")


# cards before the player --------------------------------------------------------------------------


@rule("A33")
def test_nothing_to_put_on_a_card():
    table = {"table": [on_table("village", food=1)]}
    assert why(altay(MINE, me=table), "table@0:village")[0].startswith(
        "You have no resources at hand"
    )
    text = "None of your resources fits; still open: 1 food."
    assert why(altay(MINE, me=table, goods={"wood": 1}), "table@0:village") == (text, "A33")


@rule("A9")
def test_what_was_stored_this_turn():
    table = {"table": [on_table("merchant", food=2)]}
    assert why(altay(MINE, me=table), "table@0:merchant") is None
    assert why(altay(MINE, me=table, stored_now=["merchant"]), "table@0:merchant")[1] == "A9"


@rule("A11", "A64")
def test_finished_achievements():
    done = ["masonry", "mathematics", "strategy", "writing", "philosophy", "commerce", "ark"]
    g = altay(MINE, me={"achievements": done}, abilities_used=["philosophy"])
    assert why(g, "achievements@0:mathematics") is None
    assert why(g, "achievements@0:philosophy") == ("This was already used this turn.", "A11")
    assert why(g, "achievements@0:commerce")[0].startswith("It would have no effect now: exchange")
    assert why(g, "achievements@0:strategy") == ("This works by itself whenever it matters.", "A11")
    assert why(g, "achievements@0:writing") == ("This is used at the end of your turn.", "A11")
    assert why(g, "achievements@0:masonry") == ("This worked once, when it was completed.", "A11")
    assert why(g, "achievements@0:ark")[1] == "A64"


@rule("A29")
def test_a_card_played_before():
    assert why(altay(MINE, me={"played": ["digger"]}), "played@0:digger")[1] == "A29"


@rule("A6", "A30")
def test_discarded_and_trashed_cards():
    g = altay(MINE, me={"discard": ["digger"]}, gone=["city"])
    assert why(g, "discard@0:digger")[1] == "A30"
    assert why(g, "gone:city") == ("This card is out of the game.", "A6")


def test_a_kept_card_and_its_twin_in_hand_are_both_played():
    g = altay(MINE, me={"achievements": ["writing"], "archive": ["hunter"]})
    assert why(g, "hand@0:hunter") is None
    assert why(g, "archive@0:hunter") is None


def test_cards_of_others():
    g = altay(MINE, rival={"achievements": ["writing"]})
    assert why(g, "achievements@1:writing") == ("That belongs to another player.", "A27")


# actions ------------------------------------------------------------------------------------------


@rule("A36")
def test_trading():
    assert why(altay(MINE), "action@0:trade")[0] == "The trade rule is not in use in this game."
    g = altay(MINE, options={"trade": True}, me={"coins": 3})
    assert why(g, "action@0:trade") == ("You need 2 more coins.", "A36")
    g = altay(MINE, options={"trade": True}, me={"coins": 5})
    assert why(g, "action@0:trade") is None


@rule("A60", "A63")
def test_abandoning():
    assert why(altay(MINE), "action@0:abandon")[1] == "A60"
    wonder = {
        "achievements": ["masonry", "writing", "commerce"],
        "progress": on_table("ark", wood=1),
    }
    text = "A wonder once started cannot be abandoned."
    assert why(altay(MINE, me=wonder), "action@0:abandon") == (text, "A63")


# territories --------------------------------------------------------------------------------------


@rule("A42", "A44", "A45", "A46", "A47", "A49")
def test_what_cannot_be_attacked():
    board = {"11": "2:wood", "17": "3:metal", "21": "free", "8": "1"}
    armed = ["hunter", "warrior"]
    assert why(altay(armed, board=board), "board:17") == (
        "You need more than 3 strength and reach 2 at most.",
        "A47",
    )
    assert why(altay(armed, board=board), "board:8")[1] == "A44"
    assert why(altay(armed, board=board), "board:21")[1] == "A42"
    assert why(altay(armed, board=board), "board:5")[1] == "A41"
    assert why(altay(MINE, board=board), "board:11")[1] == "A46"
    near = board | {"11": "firefolk 1"}
    assert why(altay(MINE, board=near), "board:11")[1] == "A49"
    g = altay(armed, board=board | {"11": "1"}, attacks=[[5, 11]])
    assert why(g, "board:11")[1] == "A45"


def test_leadership_counts():
    me = {"achievements": ["masonry", "leadership"]}
    g = altay(["hunter", "warrior"], board={"11": "3:wood"}, me=me)
    assert why(g, "board:11")[0] == "You need more than 3 strength and reach 3 at most."


@rule("A42")
def test_where_no_settlement_can_be_placed():
    me = {"table": [on_table("village", food=1)]}
    board = {"5": "earthfolk 4", "11": "free", "17": "2:food", "21": "earthfolk 1", "8": "free"}
    board |= {"10": "firefolk 1"}
    g = altay(MINE, me=me, board=board, goods={"food": 1}).play("place:village:food")
    assert why(g, "board:11") is None
    assert why(g, "board:5")[0].startswith("There are 4 settlements here already")
    assert why(g, "board:17") == ("A conquest token lies here.", "A42")
    assert why(g, "board:10") == ("Another player lives here.", "A42")
    assert why(g, "board:14")[1] == "A42"


@rule("A7")
def test_a_territory_to_use():
    board = {"5": "earthfolk 1", "4": "earthfolk 1", "1": "earthfolk 1", "21": "earthfolk 1"}
    g = altay(["farmer", "hunter"], board=board, used=[1]).play("play:farmer:use")
    assert why(g, "board:4") is None
    assert why(g, "board:1") == ("This territory was already used this turn.", "A7")
    assert why(g, "board:21")[0].startswith("This is the wrong kind of territory")
    assert why(g, "board:2") == ("You have no settlement here.", "A7")
