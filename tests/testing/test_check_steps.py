"""A move ends, and depends on nothing but the state: nodes that go on for ever, or have chance of
their own."""

import itertools
import random
import time
from dataclasses import replace

import pytest

from broken_games import TURN, broken, failure_of_turns, interpreted, say
from tabularium.cards.control import Asking
from tabularium.declare.names import Player
from tabularium.games.altay.layout import COINS
from tabularium.kernel.errors import Endless
from tabularium.kernel.machine import MOST_STEPS, Node, Verb
from tabularium.kernel.offer import Offer
from tabularium.plugins import rules_of
from tabularium.testing import check_game

SECONDS = 60  # far more than it takes on a slow machine, far less than for ever

say("""
caravan-ask-rob = Whom do you rob?
caravan-rob = rob somebody
caravan-do-rob = Rob { $who }
""")


@pytest.fixture
def salt_tax(caravan, monkeypatch):
    """Caravan in which this card does something else."""
    from caravan.cards import WARES

    def does(node):
        card = next(ware for ware in WARES if ware.key == "salt_tax")
        monkeypatch.setattr(card, "does", node)
        caravan.add("salt_tax/new", node)
        return caravan

    return does


def gain(g, seat, n):
    """Coins of Caravan."""
    coins = next(entry for entry in g.rules.layout.entries if entry.name == "coins")
    g.nums[coins.start + seat] += n


class Forgetful(Node):
    """It does what it does, and stays on the stack."""

    def step(self, g, seat, source):
        gain(g, seat, 1)

    def text(self, talk, form=""):
        return "forget"


class Rob(Asking):
    """The question of docs/new-game.md; it forgets that it has been answered."""

    def __init__(self):
        super().__init__("rob")

    def step(self, g, seat, source):
        g.ask(seat, [other for other in range(g.seats) if other != seat])

    def chose(self, g, seat, source, code):
        pass

    def key(self, g, code):
        return f"rival:{code}"

    def option(self, g, code):
        return Offer("caravan-do-rob", {"who": Player(g, code)})


@interpreted
def test_a_node_that_forgets_to_leave_the_stack(salt_tax):
    begun = time.monotonic()
    message, said = broken(salt_tax(Forgetful()), games=8)
    assert message == "promise-steps"
    assert "“load:salt_tax”: Forgetful (salt_tax/new) is stepped again and again" in said
    assert "g.pop()" in said
    assert time.monotonic() - begun < SECONDS


@interpreted
def test_a_node_that_starts_itself(salt_tax):
    class Again(Forgetful):
        def step(self, g, seat, source):
            g.push(self, seat, source)

    message, said = broken(salt_tax(Again()), games=8)
    assert message == "promise-steps"
    assert "Again (salt_tax/new)" in said


@interpreted
def test_a_table_that_is_never_laid(caravan, monkeypatch):
    node = Forgetful()
    caravan.add("never", node)
    monkeypatch.setattr(caravan.course, "steps", [node, *caravan.course.steps])
    message, said = broken(caravan)
    assert message == "promise-steps"
    assert "while the table is laid: Forgetful (never)" in said


@interpreted
def test_an_answer_that_nobody_chose_forgets_to_leave_the_stack(salt_tax):
    """With two players there is one to rob: the machine answers by itself."""
    rules = salt_tax(Rob())
    rules.info = replace(rules.info, max_seats=2)
    message, said = broken(rules, games=8)
    assert message == "promise-steps"
    assert "Rob (salt_tax/new)" in said


@interpreted
def test_a_question_that_is_asked_for_ever(salt_tax):
    rules = salt_tax(Rob())
    rules.info = replace(rules.info, min_seats=3)
    message, said = broken(rules, games=8)
    assert message == "promise-asks-on"
    assert "Rob (salt_tax/new) has been answered 200 times in a row" in said


@pytest.mark.slow
@interpreted
def test_a_question_that_is_asked_for_ever_while_numbers_grow(salt_tax):
    class Greedy(Rob):
        def chose(self, g, seat, source, code):
            g.nums[-1] += 1

    rules = salt_tax(Greedy())
    rules.info = replace(rules.info, min_seats=3)
    begun = time.monotonic()
    message, said = broken(rules, games=8)
    assert message == "promise-end"
    assert "answers to Greedy (salt_tax/new)" in said
    assert time.monotonic() - begun < SECONDS


@interpreted
def test_a_log_of_a_move_without_an_end_is_refused(salt_tax):
    """Whoever wants to be told is not kept waiting for ever."""
    rules = salt_tax(Forgetful())
    g = rules.new_state([-1, -1], [], 1)
    g.push(rules.nodes[-1], 0, -1)
    g.to_move = -1
    with pytest.raises(Endless, match=r"Forgetful \(salt_tax/new\)"):
        g.run()
    assert g.witness.steps == MOST_STEPS + 1


def test_our_moves_are_far_from_being_endless():
    rules = rules_of("nations")
    g = rules.new_state([-1] * 3, rules.info.option_numbers({}), 1)
    draw, most = random.Random(1), 0
    while not g.over:
        g.watch(looks=False)
        g.apply(draw.randrange(len(g.options)))
        most = max(most, g.witness.steps)
    assert 0 < most < MOST_STEPS // 100


class Gamble(Verb):
    def do(self, g, seat, source):
        gain(g, seat, random.randrange(1000))

    def text(self, talk, form=""):
        return "gamble"


@interpreted
def test_a_card_with_chance_of_its_own(salt_tax):
    message, said = broken(salt_tax(Gamble()), games=8)
    assert message == "promise-same-moves"
    assert "“load:salt_tax” led from equal states to different ones" in said
    assert "nothing from the module random, from a clock" in said


@interpreted
def test_a_card_that_looks_at_the_clock(salt_tax):
    class Late(Gamble):
        def do(self, g, seat, source):
            gain(g, seat, time.perf_counter_ns() % 1009)

    assert broken(salt_tax(Late()), games=8)[0] == "promise-same-moves"


@interpreted
def test_a_card_that_remembers_other_games(salt_tax):
    played = itertools.count()

    class Older(Gamble):
        def do(self, g, seat, source):
            gain(g, seat, next(played))

    assert broken(salt_tax(Older()), games=8)[0] == "promise-same-moves"


@interpreted
def test_a_table_that_is_shuffled_by_chance_of_its_own(caravan, monkeypatch):
    lay = type(caravan.course.steps[0]).do

    def do(self, g, seat, source):
        lay(self, g, seat, source)
        random.shuffle(g.zones[caravan.layout.zone("deck").start])

    monkeypatch.setattr(type(caravan.course.steps[0]), "do", do)
    message, said = broken(caravan)
    assert message == "promise-same-start"
    assert "deck[" in said


@interpreted
def test_a_card_that_does_more_when_it_is_told(salt_tax):
    class Vain(Gamble):
        def do(self, g, seat, source):
            if g.telling:
                gain(g, seat, 1)

    message, said = broken(salt_tax(Vain()), games=8)
    assert message == "promise-telling"
    assert "“load:salt_tax” leads to another place when a log is wanted (" in said


@interpreted
def test_a_card_of_ours_with_chance_of_its_own():
    def chose(g, seat, source, code):
        g.nums[COINS] += random.randrange(1000)
        TURN.chose(g, seat, source, code)

    assert failure_of_turns(chose=chose) == "promise-same-moves"


@interpreted
def test_chance_of_the_state_is_well(salt_tax):
    class Fair(Gamble):
        def do(self, g, seat, source):
            gain(g, seat, g.below(6))

    check_game(salt_tax(Fair()), games=2, moments=1)


@interpreted
def test_rounds_without_an_end(caravan, monkeypatch):
    """From the third round on nobody is asked, and no round is the last."""
    journey = caravan.course.steps[1]
    turn = journey.turn

    class Early(Node):
        def step(self, g, seat, source):
            g.pop()
            if g.nums[journey.number] < 3:
                g.push(turn, seat, -1)

    early = Early()
    caravan.add("early", early)
    monkeypatch.setattr(journey, "turn", early)
    monkeypatch.setattr(type(journey), "ended", lambda self, g: False)
    monkeypatch.setattr(type(journey), "begins", lambda self, g, seat: None)
    message, said = broken(caravan)
    assert message == "promise-rounds"
    assert "Journey (game/1) has come to round " in said
    assert "expected that ended() says" in said


class Leaving(Gamble):
    """It takes the frame of whoever started it off the stack."""

    def do(self, g, seat, source):
        g.pop()


@interpreted
def test_a_verb_that_leaves_the_stack_for_somebody_else(salt_tax):
    message, said = broken(salt_tax(Leaving()), games=8)
    assert message == "promise-no-exception"
    assert "Leaving calls g.pop(): a Verb leaves the stack by itself" in said


@interpreted
def test_a_step_of_the_course_that_leaves_the_stack(caravan, monkeypatch):
    lay = type(caravan.course.steps[0])
    known = lay.do

    def do(self, g, seat, source):
        known(self, g, seat, source)
        g.pop()

    monkeypatch.setattr(lay, "do", do)
    message, said = broken(caravan)
    assert message == "promise-no-exception"
    assert "while the table is laid" in said
    assert "calls g.pop()" in said


@interpreted
def test_a_game_in_which_nobody_is_asked_anything(caravan, monkeypatch):
    """Without its first step there is no deck, and without a deck no round."""
    monkeypatch.setattr(type(caravan.course.steps[0]), "do", lambda self, g, seat, source: None)
    monkeypatch.setattr(type(caravan.course.steps[1]), "begins", lambda self, g, seat: g.finish())
    message, said = broken(caravan)
    assert message == "promise-asked"
    assert "over before anybody was asked" in said
