"""A question of several picks is one question to people: ``decision.set`` and ``play_set``."""

import random

import pytest

import tabularium as tb
from games import OPTIONS
from support import goods, rule
from tabularium.testing.sets import all_answers, single_picks

ONE_OF_EACH = {"food": 1, "wood": 1, "metal": 1, "stone": 1, "culture": 1}
FIELD = {"5": "earthfolk 4", "17": "smallfolk 1"}


def altay(mine, theirs=(), board=FIELD, **more):
    return tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "smallfolk"],
            "board": board,
            "players": [{"hand": list(mine)}, {"hand": list(theirs)}],
            **more,
        }
    )


def settlers(held, **mine):
    return tb.position(
        {
            "game": "settlers",
            "seats": ["barbarians", "romans"],
            "players": [{"hand": [], "goods": held, **mine}],
        }
    )


def members(g):
    return {member.key: member.most for member in g.decision.set.members}


# what is asked ------------------------------------------------------------------------------------


def under_attack():
    """Strength 7 comes against a settlement whose owner has symbols for 6."""
    g = altay(["chariot", "hunter"], ["cavalry", "chariot", "warrior", "hunter"])
    return g.play("attack:5:17").play("fight")


@rule("A52")
def test_the_strongest_first_is_as_good_as_the_weakest_first():
    g = under_attack()
    assert members(g) == {
        "play:warrior:defence": 1,
        "play:cavalry:defence": 1,
        "play:chariot:defence": 1,
    }
    g.play_set(["play:chariot:defence", "play:cavalry:defence", "play:warrior:defence"])
    assert "The battle is a tie; nothing happens." in g.log("en")


def test_a_set_says_what_it_leads_to():
    question = under_attack().decision.set
    two = ["play:chariot:defence", "play:cavalry:defence"]
    assert question.outcome(two, "en").startswith("Strength 6 against 7: the attacker wins")
    three = [*two, "play:warrior:defence"]
    assert question.outcome(three, "en").startswith("Strength 7 against 7: a tie, you keep")
    assert question.label(three, "en") == "Defend with Warrior, Cavalry and Chariot: strength 7"


@rule("A50")
def test_who_surrenders_discards_in_any_order():
    g = altay(["warrior", "cavalry"], ["hunter", "warrior", "chariot"])
    g.play("attack:5:17").play_set(["play:cavalry:attack", "play:warrior:attack"])
    g.play("surrender")
    assert (g.decision.set.least, g.decision.set.most) == (0, 2)
    g.play_set(["discard:chariot", "discard:hunter"])
    assert g.position()["players"][1]["discard"] == ["hunter", "chariot"]


@rule("A46")
def test_an_attack_must_reach_its_sum():
    where = {"5": "earthfolk 1", "17": "3:wood"}
    g = altay(["warrior", "cavalry", "chariot"], board=where).play("attack:5:17")
    assert g.decision.set.need == 3
    with pytest.raises(tb.IllegalMove) as error:
        g.play_set(["play:cavalry:attack"])
    assert str(error.value) == "What was chosen comes to 2, but at least 3 is needed."
    assert "too weak" in g.decision.set.outcome(["play:cavalry:attack"], "en")
    g.play_set(["play:chariot:attack"])
    assert g.position()["players"][0]["tokens"] == {"3:wood": 1}


@rule("A37")
def test_any_resources_pay_whichever_is_named_first():
    g = altay(["hunter"], goods=ONE_OF_EACH)
    g.play("buy:worker")
    assert g.decision.set.least == g.decision.set.most == 2
    g.play_set(["stone", "wood"])
    assert goods(g)["metal"] == 1


@rule("S4")
def test_a_price_is_paid_as_a_whole_with_gold_for_what_one_likes():
    held = {"wood": 1, "stone": 1, "gold": 2, "worker": 2}
    g = settlers(held, hand=["pyre"], foundations=["mill"])
    g.play("build:pyre")  # 1 wood, 1 stone and the foundation
    assert members(g) == {"wood": 1, "stone": 1, "gold": 2}
    assert g.decision.set.prompt("en").startswith("You pay 1 wood and 1 stone: with what?")
    g.play_set(["gold", "wood"])
    assert g.record()["keys"][-2:] == ["gold:0", "gold:1"]


def test_a_question_of_one_thing_is_no_set():
    g = altay(["warrior", "hunter"])
    assert g.decision.set is None
    with pytest.raises(tb.IllegalMove, match="is answered with one option"):
        g.play_set(["end"])


# nothing happens before it was shown ------------------------------------------------------------


def test_the_only_card_to_begin_with_is_not_played_before_it_is_shown():
    g = altay(["warrior", "warrior"]).play("attack:5:17")
    assert g.position()["players"][0]["hand"] == ["warrior", "warrior"]
    assert members(g) == {"play:warrior:attack": 2}
    g.play_set(["play:warrior:attack"])
    assert g.position()["players"][0]["played"] == ["warrior"]


@rule("S4")
def test_the_only_resource_to_begin_with_is_not_paid_before_it_is_shown():
    g = settlers({"food": 2, "gold": 1, "worker": 2}, empire=["barter"]).play("use:barter")
    assert g.view(0)["players"][0]["goods"]["food"] == 2
    assert g.decision.set.given == ("food",)  # every way to pay has it
    assert members(g) == {"food": 1, "gold": 1}
    g.play_set(["gold"])
    assert g.view(0)["players"][0]["goods"]["food"] == 1


def test_what_can_only_be_answered_in_one_way_is_answered():
    g = settlers({"food": 1, "gold": 1, "worker": 2}, empire=["barter"]).play("use:barter")
    assert g.view(0)["players"][0]["goods"]["gold"] == 0


# wrong answers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (["play:warrior:defence"] * 2, "was chosen more often than it is there (1)"),
        (["discard:warrior"], "“discard:warrior” cannot be chosen here."),
        (["play:chariot:attack"], "“play:chariot:attack” cannot be chosen here."),
        (["done"], "“done” cannot be chosen here."),
        ("play:warrior:defence", "expected a list of keys"),
        ([1, 2], "expected a list of keys"),
        ({"play:warrior:defence": 1}, "expected a list of keys"),
        (None, "expected a list of keys"),
    ],
)
def test_a_wrong_answer_is_refused_in_one_piece(answer, reason):
    g = under_attack()
    before = g.digest(), g.moves
    with pytest.raises(tb.IllegalMove) as error:
        g.play_set(answer)
    assert reason in str(error.value)
    assert "\n" not in str(error.value)
    assert (g.digest(), g.moves) == before


def test_too_many_and_too_few_are_counted():
    g = altay(["hunter"], goods=ONE_OF_EACH).play("buy:worker")
    for answer in (["wood"], ["wood", "metal", "stone"]):
        with pytest.raises(tb.IllegalMove, match="but it must be 2"):
            g.play_set(answer)


def test_another_seat_cannot_answer():
    g = under_attack()
    with pytest.raises(tb.NotYourTurn):
        g.play_set(["play:warrior:defence"], seat=0)
    g.play_set(["play:warrior:defence"], seat=1)


def test_an_answer_to_another_question_is_refused_after_a_move_was_taken_back():
    g = under_attack().at_move(1)
    with pytest.raises(tb.IllegalMove, match="is answered with one option"):
        g.play_set(["play:warrior:defence"])


def test_a_finished_game_takes_no_set():
    g = tb.new("altay", seats=2, seed=3, options={"round_limit": 1})
    while g.decision:
        g.apply(0)
    with pytest.raises(tb.IllegalMove, match="over"):
        g.play_set([])


# the record, and picks one by one ---------------------------------------------------------------


def test_a_set_is_recorded_as_its_picks():
    g = under_attack()
    g.play_set(["play:chariot:defence", "play:warrior:defence"])
    # being done after the last card is no choice
    assert g.record()["keys"][-2:] == ["play:warrior:defence", "play:chariot:defence"]
    assert tb.replay(g.record()).digest() == g.digest()


def test_what_was_picked_one_by_one_stands():
    g = under_attack().play("play:warrior:defence")
    assert g.decision.set.given == ("play:warrior:defence",)
    assert g.decision.set.given_text("pl") == ["Wojownik"]
    assert members(g) == {"play:cavalry:defence": 1, "play:chariot:defence": 1}


def test_what_goes_on_top_of_a_deck_goes_there_in_the_order_chosen():
    hand = ["greek_innovation", "glory", "prosperity", "advance"]
    doc = {
        "game": "imperium",
        "seats": ["greeks", "romans"],
        "players": [{"state": "empire", "hand": hand}, {"play": []}],
    }
    on_top = []
    for answer in (["glory", "advance"], ["advance", "glory"]):
        g = tb.position(doc).play("play:greek_innovation")
        while g.decision.kind != "move":
            g.play("yes")
        assert g.decision.set.ordered
        assert g.decision.set.prompt("en").endswith("The last one you choose lies on top.")
        names = [card.capitalize() for card in answer]
        label = g.decision.set.label(answer, "en")
        assert label == f"Put {names[0]}, then {names[1]} on top of your deck"
        on_top.append(g.play_set(answer).position()["players"][0]["deck"][:2])
    assert on_top == [["advance", "glory"], ["glory", "advance"]]


def test_what_was_picked_is_in_a_position_and_in_no_other_seats_world():
    g = under_attack().play("play:warrior:defence")
    assert tb.position(g.position()).decision.set.given == ("play:warrior:defence",)
    assert g.resample(1, 5).decision.set.given == ("play:warrior:defence",)
    hand = ["greek_innovation", "glory", "prosperity", "advance"]
    doc = {"game": "imperium", "seats": ["greeks", "romans"]}
    g = tb.position(doc | {"players": [{"state": "empire", "hand": hand}, {"play": []}]})
    g.play("play:greek_innovation")
    while g.decision.kind != "move":
        g.play("yes")
    g.play("glory")
    assert g.decision.set.given == ("glory",)
    assert all(g.resample(1, seed).decision.set.given == () for seed in range(5))


@pytest.mark.parametrize("frame", [["warrior"], [-1], "glory", [1.5]])
def test_a_position_says_what_was_picked_with_numbers(frame):
    doc = under_attack().play("play:warrior:defence").position()
    doc["stack"][-1]["picked"] = frame
    with pytest.raises(tb.BadPosition):
        tb.position(doc)


def test_a_single_pick_says_all_that_it_plays():
    """One attack card must be played, and there are only warriors."""
    g = altay(["warrior"] * 3, ["warrior"], {"5": "earthfolk 2", "17": "smallfolk 1"})
    g.play("attack:5:17")
    said = [option.text("en") for option in g.decision.options]
    assert said == ["Add 2 × Warrior: +2 attack", "Attack with Warrior: strength 3"]
    assert "Attack with strength 4" in [
        option.text("en") for option in g.play("play:warrior:attack").decision.options
    ]


@pytest.mark.parametrize(
    "answer, reason, outcome",
    [
        (["material", "material"], "does not pay for all", "Still to pay: 1 popul"),
        (["population", "progress", "progress"], "more than is needed", "more than is needed"),
        (["population", "progress"], "", "That pays for all of it."),
    ],
)
def test_a_payment_says_whether_it_is_too_little_or_too_much(answer, reason, outcome):
    """Egyptian Incursion costs 2 materials and 1 population."""
    tokens = {"material": 2, "population": 1, "progress": 4}
    mine = {"hand": ["egyptian_incursion", "glory"], "state": "barbarian", "tokens": tokens}
    doc = {"game": "imperium", "seats": ["egyptians", "celts"], "players": [mine, {}]}
    g = tb.position(doc).play("play:egyptian_incursion")
    before = g.digest()
    assert outcome in g.decision.set.outcome(answer, "en")
    if not reason:
        g.play_set(answer)
        return
    with pytest.raises(tb.IllegalMove, match=reason):
        g.play_set(answer)
    assert g.digest() == before


# every set of every game ------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_sets_reach_what_single_picks_reach(game):
    """Whole answers and picks one by one lead to the same states, all of them."""
    rng = random.Random(20)
    tried = 0
    for seed in range(6):
        g = tb.new(game, seats=2, seed=seed, options={"factions": "random"})
        while g.decision and tried < 60:
            question = g.decision.set
            possible = all_answers(question) if question and not question.ordered else []
            if possible and not question.given:
                tried += 1
                whole = set()
                for keys in possible:
                    rng.shuffle(keys)
                    try:
                        whole.add(g.clone().play_set(keys).digest())
                    except tb.IllegalMove:
                        continue
                single = single_picks(g).keys()
                if game == "imperium":  # where single picks can also be made in another order
                    assert whole <= single, (g.decision.kind, possible, g.position())
                else:
                    assert whole == single, (g.decision.kind, possible, g.position())
                for lang in ("en", "pl", "hu"):
                    said = [question.prompt(lang), question.label(possible[-1], lang)]
                    said += [question.outcome(possible[-1], lang)]
                    said += [member.text(lang) for member in question.members]
                    assert not [text for text in said if "‹" in text or not text]
            g.apply(rng.randrange(g.n_options))
    assert tried
