"""What is offered and what is refused are compared: an action that lies is found."""

import pytest

import tabularium as tb
from tabularium.cards.kind import Catalogue
from tabularium.cards.menu import Action, ButtonAction, CardAction, Menu
from tabularium.cards.plain import PlainKind, PlainRules
from tabularium.cards.rounds import Rounds
from tabularium.cards.sequence import Sequence
from tabularium.cards.verbs import Gain
from tabularium.declare.entry import NOBODY, OWN
from tabularium.declare.layout import Layout
from tabularium.declare.log import Log
from tabularium.declare.numbers import Number, SeatOf
from tabularium.declare.zones import Zone
from tabularium.games.altay.market import TITLE_BOUGHT, Buy
from tabularium.games.nations.actions import NO_FREE_WORKER, Deploy
from tabularium.kernel.info import GameInfo
from tabularium.kernel.machine import Verb
from tabularium.kernel.offer import Offer
from tabularium.kernel.reason import Reason
from tabularium.kernel.replay import new_game
from tabularium.plugins import rules_of
from tabularium.testing import BrokenPromise, check_game
from tabularium.testing.kit import kit_of
from tabularium.testing.legal import check_legal
from tabularium.testing.trial import fuzz

interpreted = pytest.mark.skipif(tb.compiled, reason="compiled rules cannot be derived from")
TOO_DEAR = Reason("why-none", "L1")


class Deal(Verb):
    """Two cards of each kind in every hand."""

    def do(self, g, seat, source):
        for player in range(g.seats):
            g.zones[g.rules.hand + player] += range(player, 8, 2)


class Play(CardAction):
    """Cheap cards can be played, dear ones cannot."""

    def why(self, g, seat, kind):
        return TOO_DEAR if g.rules.card_keys()[kind] == "dear" else None

    def act(self, g, seat, card):
        g.zones[g.rules.done].append(card)


class Never(ButtonAction):
    def why(self, g, seat):
        return TOO_DEAR


class Once(Rounds):
    def ended(self, g):
        return g.nums[self.number] == 2


class Remembering(PlainRules):
    """A class of a test can be given what a compiled one cannot."""


def asked(*actions, menu=Menu):
    """The first question of a game in which these may be done besides ending the turn."""
    layout = Layout(2)
    hand = layout.add(Zone("hand", OWN))
    deck = layout.add(Zone("deck", seen=NOBODY, pool="deck", home=True))
    done = layout.add(Zone("done"))
    coins = layout.add(Number("coins", OWN))
    places = [layout.add(SeatOf("first")), layout.add(SeatOf("turn")), layout.add(Number("round"))]
    cards = Catalogue()
    cards.open("all")
    for key in ("cheap", "dear"):
        cards.enter(PlainKind("plain", key, 0, does=Gain(coins, 1)), 4)
    made = [action(hand) for action in actions]
    turn = menu("turn", "plain-ask", [*made, ButtonAction("end"), ButtonAction("rest")])
    info = GameInfo("plain", "Plain", 1, 2, 2, (), ())
    rules = Remembering(info, layout, cards, Sequence([Deal(), Once(turn, *places)]), Log())
    rules.hand, rules.deck, rules.done, rules.coins = hand, deck, done, coins
    return new_game(rules, 2, 1, {})


def broken(*actions, menu=Menu):
    """The promise that they break."""
    with pytest.raises(BrokenPromise) as caught:
        check_legal(asked(*actions, menu=menu), 0)
    return caught.value.message


def play(kind):
    return lambda hand: kind("play", "hand", hand, own=True)


def test_what_says_the_same_in_both_ways_is_well():
    g = asked(play(Play), lambda hand: Never("never"))
    assert [option.key for option in g.decision.options] == ["play:cheap", "end", "rest"]
    before = g.digest()
    check_legal(g, 0)
    assert g.digest() == before
    menu = g.rules.nodes[g.state.stack[g.state.top]]
    things = [thing for thing in g.rules.things(g.state, 0) if thing.seat == g.to_move]
    said = {thing.name: menu.refuses(g.state, thing) for thing in things}
    assert said["cheap"] is None
    assert said["dear"] is TOO_DEAR


@interpreted
def test_an_action_that_offers_what_it_refuses():
    class Bold(Play):
        def offer(self, g, seat, out):
            out += [self.verb | kind for kind in self.candidates(g, seat)]

    assert broken(play(Bold)) == "promise-refused"


@interpreted
def test_an_action_that_does_not_offer_what_it_allows():
    class Shy(Play):
        def offer(self, g, seat, out):
            pass

    assert broken(play(Shy)) == "promise-can-why"


@interpreted
def test_a_button_that_is_offered_and_refused():
    class Bold(Never):
        def offer(self, g, seat, out):
            out.append(self.verb)

    assert broken(lambda hand: Bold("never")) == "promise-can-why"


@interpreted
def test_an_action_of_its_own_that_lies_about_a_thing():
    """It says what a thing stands for, and offers by itself."""

    class Own(Action):
        def __init__(self, lying):
            super().__init__()
            self.lying = lying

        def offer(self, g, seat, out):
            if not self.lying:
                out.append(self.verb | 7)

        def of(self, g, seat, thing):
            return [7] if thing.zone == "done" or thing.name == "cheap" else []

        def key(self, g, code):
            return "own"

        def option(self, g, code):
            return Offer("")

    check_legal(asked(lambda hand: Own(False)), 0)
    assert broken(lambda hand: Own(True)) == "promise-can-why"


@interpreted
def test_a_reason_that_changes_the_game():
    class Meddler(Play):
        def why(self, g, seat, kind):
            g.nums[g.rules.coins] += 1
            return super().why(g, seat, kind)

    assert broken(play(Meddler)) == "promise-why-changes"


@interpreted
def test_a_question_that_refuses_what_it_offers():
    class Sullen(Menu):
        def refuses(self, g, thing):
            return TOO_DEAR

    assert broken(play(Play), menu=Sullen) == "promise-refused"


@interpreted
def test_our_games_are_compared(monkeypatch):
    monkeypatch.setattr(Buy, "reason", lambda *_: TITLE_BOUGHT)
    with pytest.raises(BrokenPromise) as caught:
        check_game(rules_of("altay"), games=4, moments=6)
    assert caught.value.message == "promise-refused"


@pytest.mark.slow
@interpreted
def test_our_games_are_compared_at_rich_positions(monkeypatch):
    monkeypatch.setattr(Deploy, "reason", lambda *_: NO_FREE_WORKER)
    found = (fuzz(rules_of("nations"), kit_of("nations"), seed).finding for seed in range(12))
    groups = [one.group.split()[1] for one in found if one is not None]
    assert set(groups) <= {"promise-can-why", "promise-refused"}
    assert groups
