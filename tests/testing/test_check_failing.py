"""A game that raises an exception: the check says in a sentence where, and what was left out."""

import pytest

from broken_games import broken, interpreted, say
from tabularium.cards.control import Asking
from tabularium.cards.kind import BadCard, Catalogue, add_kinds
from tabularium.cards.plain import PlainKind
from tabularium.kernel.machine import Verb
from tabularium.kernel.offer import Offer

say("""
caravan-ask-ask = What?
caravan-ask = ask
caravan-do-ask = Say it
""")


class Ask(Asking):
    """A question with all it needs."""

    def __init__(self):
        super().__init__("ask")

    def step(self, g, seat, source):
        g.ask(seat, [0, 1])

    def chose(self, g, seat, source, code):
        g.pop()

    def key(self, g, code):
        return f"say:{code}"

    def option(self, g, code):
        return Offer("caravan-do-ask")


@pytest.fixture
def pepper(caravan, monkeypatch):
    """Caravan in which a cheap card does something else."""
    from caravan.cards import WARES

    def does(node, add=True):
        card = next(ware for ware in WARES if ware.key == "pepper")
        monkeypatch.setattr(card, "does", node)
        if add:
            caravan.add("pepper/new", node)
        return caravan

    return does


@interpreted
def test_an_exception_in_a_move(caravan, monkeypatch):
    from caravan.turn import Rest

    def act(self, g, seat):
        g.zones[0].pop(9)

    monkeypatch.setattr(Rest, "act", act)
    message, said = broken(caravan)
    assert message == "promise-no-exception"
    assert said.startswith("caravan, seed 0, move ")
    assert ", “rest”: IndexError: pop index out of range (" in said
    assert "act, test_check_failing.py:" in said


@interpreted
def test_an_exception_while_the_table_is_laid(caravan, monkeypatch):
    def do(self, g, seat, source):
        raise KeyError("market")

    monkeypatch.setattr(type(caravan.course.steps[0]), "do", do)
    assert "seed 0, while the table is laid: KeyError: 'market' (" in broken(caravan)[1]


@interpreted
def test_an_exception_in_the_words_of_a_card(caravan, monkeypatch):
    monkeypatch.setattr(type(caravan), "card_words", lambda self, kind, talk: kind // 0)
    assert "caravan, while everything is said: ZeroDivisionError: " in broken(caravan)[1]


@interpreted
@pytest.mark.parametrize("method", ["key", "option", "chose"])
def test_a_question_that_lacks_something(pepper, method):
    lacking = type("Lacking", (Ask,), {method: getattr(Asking, method)})
    message, said = broken(pepper(lacking()), games=8)
    assert message == "promise-no-exception"
    assert f"Lacking has no {method}()" in said


@interpreted
def test_a_question_without_an_answer(pepper):
    class Empty(Ask):
        def step(self, g, seat, source):
            g.ask(seat, [])

    said = broken(pepper(Empty()), games=8)[1]
    assert "“load:pepper”: Empty (pepper/new) asks, and there is nothing to choose from" in said


@interpreted
def test_what_is_started_and_no_part_of_anything(pepper):
    class Starts(Verb):
        def do(self, g, seat, source):
            g.perform(Ask(), seat, source)

        def text(self, talk, form=""):
            return "ask"

    said = broken(pepper(Starts()), games=8)[1]
    assert "Ask is no part of the rules: name it in parts() of its starter (" in said
    assert "Starts.do, test_check_failing.py:" in said


@interpreted
def test_points_that_are_not_given(caravan):
    type(caravan).score = lambda self, g, seat: None
    message, said = broken(caravan)
    assert message == "promise-score"
    assert "a seat scored None, expected 2 numbers" in said


class Silent(Verb):
    """It has no text."""


class Unmade(Asking):
    """It forgets what every node begins with."""

    def __init__(self):
        pass


@interpreted
@pytest.mark.parametrize(
    ("node", "said"),
    [
        (Silent, "deck all: pepper, does: Silent has no text()"),
        (Unmade, "deck all: pepper, does: Unmade has no super().__init__() in its __init__"),
    ],
)
def test_a_card_says_what_its_effect_lacks(caravan, node, said):
    cards = Catalogue()
    cards.open("all")
    cards.enter(PlainKind("caravan", "pepper", 1, does=node()))
    with pytest.raises(BadCard) as caught:
        add_kinds(caravan, cards)
    assert str(caught.value) == said
