"""Mistakes in cards are found when their deck is loaded, and say deck, card and what is wrong."""

import pytest

from tabularium.cards.kind import BadCard, add, add_standing
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import (
    CATALOGUE,
    KIND,
    NationsKind,
    amounts,
    check_finished,
    enter,
)
from tabularium.games.nations.rules import RULES
from tabularium.games.nations.vocabulary import (
    EVERYONE,
    AllBut,
    BuyFree,
    Colonies,
    Either,
    Event,
    For,
    HasAdvisor,
    adds,
    advisor,
    building,
    deck,
    gain,
    gain_one_of,
    military,
    pays,
    produces,
    war,
    when,
    when_buying,
    wonder,
)  # fmt: skip
from tabularium.kernel.machine import Rules


@pytest.fixture(autouse=True)
def new_deck():
    """Nothing that makes no sense is entered."""
    before = (len(KIND), len(CATALOGUE.kinds), len(CATALOGUE.cards))
    deck("follies")
    yield
    assert (len(KIND), len(CATALOGUE.kinds), len(CATALOGUE.cards)) == before


def refused(make, *words):
    with pytest.raises(BadCard) as problem:
        make()
    for word in ("deck follies", *words):
        assert word in str(problem.value)


def test_a_good_that_does_not_exist():
    refused(lambda: building("gilded_hut", 1, 1, golld=2), "gilded_hut", "'golld'")
    refused(lambda: war("war_of_words", 1, 1, boks=2), "war_of_words", "'boks'")
    says("there is no good called 'stonne'", gain(stonne=2))
    after = NationsKind("hut", at.BUILDING, 1, 1, gives=amounts(food=1), slots=[1])
    assert after.fault() == ""  # it is not blamed for it


def test_slots_are_for_workers():
    refused(lambda: military("horde", 1, 1, slots=[1] * 5, strength=2), "horde", "5 slots")
    refused(lambda: enter(NationsKind("bare", at.BUILDING, 1, 1)), "bare", "slots")
    refused(lambda: enter(NationsKind("odd", at.BATTLE, 1, 1, slots=[1])), "odd", "slots")


def test_a_wonder_has_sections():
    refused(lambda: wonder("nothing_at_all", 1, 1, [], 3), "nothing_at_all", "sections")


def test_an_event_card_has_two_events():
    kind = NationsKind("rumour", at.EVENT, 1, happens=[gain(gold=1)])
    refused(lambda: enter(kind), "rumour", "two events")


def test_an_event_card_brings_something():
    Event("silence", "stillness", 1, architects=0, famine=0)
    refused(lambda: building("hut", 1, 1, food=1), "hut", "silence before it brings nothing")


def test_the_last_event_card_brings_something_too():
    Event("silence", "stillness", 1, architects=0, famine=0)
    refused(check_finished, "silence", "it brings nothing")


def test_a_key_is_used_once():
    refused(lambda: building("farm", 1, 1, food=1), "farm", "entered twice")


def test_nothing_is_done_once_that_is_not_said():
    refused(lambda: wonder("idle", 1, 1, [1], 1, once=True), "idle", "once")


def test_a_choice_of_one_is_none():
    says("nothing to choose from", Either([gain(gold=1)]))


def says(problem, node):
    """A mistake inside an effect names its part of the card."""
    kind = NationsKind("dilemma", at.WONDER, 1, 1, sections=[1], ready=node)
    kind.deck = "follies"
    rules = Rules(RULES.info, [], 0, at.HOOKS, at.MODS)
    refused(lambda: add(rules, kind, "ready", node), f"dilemma, ready: {problem}")


@pytest.mark.parametrize(
    ("problem", "make"),
    [
        ("there is no age -1", lambda: building("hut", -1, 1, food=1)),
        ("there is no age 7", lambda: building("hut", 7, 1, food=1)),
        ("there is no age 9", lambda: military("hut", 9, 1, strength=1)),
        ("there is no level 9", lambda: building("hut", 1, 9, food=1)),
        ("workers on it bring nothing", lambda: building("hut", 1, 1)),
        ("-1 VP for a worker", lambda: military("hut", 1, 1, slots=[-1], strength=1)),
        ("-3 raided", lambda: military("hut", 1, 1, raid=-3, strength=1)),
        ("-1 stone for a section", lambda: wonder("hut", 1, 1, [-1], 1)),
        ("sections that cost stone", lambda: wonder("hut", 1, 1, [0], 1)),
        ("it does nothing", lambda: wonder("hut", 1, 1, [1], 0)),
        ("-1 private architects", lambda: advisor("hut", 1, 1, private=-1)),
        ("it does nothing", lambda: advisor("hut", 1, 1)),
        ("a war takes one resource", lambda: war("hut", 1, 1, food=-2)),
        ("a war takes one resource", lambda: war("hut", 1, 1, food=1, gold=1)),
        ("-1 architects", lambda: event(architects=-1, famine=0)),
        ("-2 food in a famine", lambda: event(architects=0, famine=-2)),
    ],
)
def test_numbers_that_make_no_sense(problem, make):
    refused(make, problem)


def event(**numbers):
    Event("hut", "cottage", 1, **numbers).brings(gain(gold=1), gain(gold=1))


@pytest.mark.parametrize(
    ("problem", "node"),
    [
        ("no goods", gain()),
        ("-1 gold", gain(gold=-1)),
        ("strength does not change hands here", gain(strength=1)),
        ("no goods", pays()),
        ("-2 gold", pays(gold=-2)),
        ("vp does not change hands here", pays(vp=1)),
        ("nothing to choose from", gain_one_of(gold=1)),
        ("no sort of card at all", BuyFree([])),
        ("there is no sort of card 99", BuyFree([99])),
        ("there is no end of the order 7", For(EVERYONE, gain(gold=1), order=7)),
        ("nothing happens", For(EVERYONE)),
    ],
)
def test_effects_that_make_no_sense(problem, node):
    says(problem, node)


@pytest.mark.parametrize(
    ("problem", "feature"),
    [
        ("there is no sort of card 99", when_buying("buying-war", [99], vp=1)),
        ("no effect is done by itself at hook 0", when("wonder", at.ON_BUY, gain(vp=1))),
        ("it changes nothing", adds("discount", at.DISCOUNT, 0)),
        ("there is no age 9", produces(per=Colonies(9), gold=3)),
        ("there is no age 9", produces(HasAdvisor(1, 9), gold=3)),
        ("nobody is left out", produces(AllBut("not-least-stable", []), gold=3)),
        ("brings and takes at once", produces(EVERYONE, gold=3, food=-1)),
    ],
)
def test_standing_effects_that_make_no_sense(problem, feature):
    kind = NationsKind("tutor", at.ADVISOR, 1, 1, features=[feature])
    kind.deck = "follies"
    kind.number = 0
    rules = Rules(RULES.info, [], 0, at.HOOKS, at.MODS)
    rules.responses = [None] * at.HOOKS
    refused(lambda: add_standing(rules, kind, "feature/0", feature), "tutor, feature/0", problem)


def test_amounts_by_name():
    assert amounts(gold=1, vp=2) == [1, 0, 0, 0, 0, 0, 2]
