"""Several things chosen at once: what a question of one's own must not forget is found."""

import pytest

from broken_games import broken, interpreted, say
from tabularium.cards.control import Asking
from tabularium.testing import check_game
from throw_away import ThrowAway

say("""
caravan-ask-throw = Which cards do you throw away?
caravan-throw = throw away up to two cards
caravan-do-throw = Throw away { $card }
caravan-do-done = No more
""")


@pytest.fixture
def throwing(caravan, monkeypatch):
    """Caravan in which a card that lies everywhere asks the question of docs/new-game.md."""
    from caravan import layout as at
    from caravan.cards import WARES

    caravan.hand, caravan.done = at.HAND, at.DISCARD

    def does(node):
        for ware in WARES:
            if ware.cost == 1:
                monkeypatch.setattr(ware, "does", node)
        caravan.add("thrown/new", node)
        return caravan

    return does


@interpreted
def test_the_question_of_the_document(throwing):
    check_game(throwing(ThrowAway()), games=2, moments=6)


@interpreted
def test_a_set_without_words(throwing):
    class Mute(ThrowAway):
        set_label = Asking.set_label

    message, said = broken(throwing(Mute()), games=8, moments=6)
    assert message == "promise-words"
    assert said.endswith("the decision cannot be said in “en”: Mute has no set_label().")


@interpreted
def test_a_pick_that_is_not_noted(throwing):
    class Forgetful(ThrowAway):
        def chose(self, g, seat, source, code):
            noted = g.picked
            super().chose(g, seat, source, code)
            g.picked = noted

    message, said = broken(throwing(Forgetful()), games=8, moments=6)
    assert message == "promise-set-noted"
    assert "Forgetful (thrown/new) goes on asking after “throw:" in said
    assert "expected g.pick(code, first) in chose" in said


@interpreted
def test_a_set_that_can_be_picked_in_any_order(throwing):
    class Unsorted(ThrowAway):
        def kinds(self, g, seat):
            return sorted(g.rules.kinds[card] for card in g.zones[g.rules.hand + seat])

    message, said = broken(throwing(Unsorted()), games=8, moments=6)
    assert message == "promise-set-picks"
    assert "what is picked one by one, “throw:" in said
    assert "(discard[" in said


@interpreted
def test_a_set_that_cannot_be_chosen(throwing):
    class Never(ThrowAway):
        def next_pick(self, g, several, left):
            return 0 if any(left) else -1

    message, said = broken(throwing(Never()), games=8, moments=6)
    assert "what is picked one by one, “throw:" in said
    assert message == "promise-set-picks"
