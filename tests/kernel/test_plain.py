"""Rules of a game that needs nothing special: what is wrong with it is said when it is made."""

import pytest

from tabularium.cards.control import OneOf
from tabularium.cards.kind import BadCard, CardsIn, Catalogue
from tabularium.cards.menu import ButtonAction, CardAction, Menu
from tabularium.cards.plain import PlainKind, PlainRules
from tabularium.cards.rounds import Rounds
from tabularium.cards.sequence import Sequence
from tabularium.cards.standing import Modifier, Waiting
from tabularium.cards.verbs import Draw, Gain
from tabularium.declare.entry import NOBODY, OWN, OWNER_SEES
from tabularium.declare.layout import Layout
from tabularium.declare.log import Log
from tabularium.declare.numbers import Number, SeatOf
from tabularium.declare.zones import Zone
from tabularium.kernel import machine
from tabularium.kernel.info import GameInfo
from tabularium.kernel.machine import Verb
from tabularium.kernel.replay import new_game

if not str(machine.__file__).endswith(".py"):
    pytest.skip(
        "the game's classes are interpreted, and those cannot derive from compiled ones",
        allow_module_level=True,
    )


class Deal(Verb):
    def do(self, g, seat, source):
        g.zones[g.rules.deck] = list(range(len(g.rules.kinds)))
        for player in range(g.seats):
            g.zones[g.rules.hand + player].append(g.zones[g.rules.deck].pop())


class Play(CardAction):
    def act(self, g, seat, card):
        g.zones[g.rules.done].append(card)
        g.rules.catalogue.kinds[g.rules.kinds[card]].enter(g, seat, card)


class Once(Rounds):
    def ended(self, g):
        return g.nums[self.number] == 2


class Plain(PlainRules):
    def categories(self):
        return ["coins"]

    def score(self, g, seat):
        return [g.nums[self.coins + seat]]


def made(write=lambda cards, at: None, pool="deck", seats=2, **more):
    """A game of one kind of card, and whatever else is written."""
    layout = Layout(2)
    hand = layout.add(Zone("hand", OWN, OWNER_SEES, pool=pool))
    deck = layout.add(Zone("deck", seen=NOBODY, pool="deck", home=True))
    done = layout.add(Zone("done"))
    coins = layout.add(Number("coins", OWN))
    places = [layout.add(SeatOf("first")), layout.add(SeatOf("turn")), layout.add(Number("round"))]
    cards = Catalogue()
    cards.open("all")
    choice = OneOf([Gain(coins, 1), Draw(deck, hand, 1), Gain(coins, 2)])
    cards.enter(PlainKind("plain", "card", 0, does=choice), 5)
    write(cards, coins)
    turn = Menu("turn", "plain-ask", [Play("play", "hand", hand, own=True), ButtonAction("rest")])
    course = Sequence([Deal(), Once(turn, *places)])
    info = GameInfo("plain", "Plain", 1, 2, seats, (), ())
    rules = Plain(info, layout, cards, course, Log(), **more)
    rules.hand, rules.deck, rules.done, rules.coins = hand, deck, done, coins
    return rules


def test_a_choice_of_effects_is_played():
    g = new_game(made(), 2, 1, {})
    g.play("play:card")
    assert [option.key for option in g.decision.options] == ["gain.1", "draw", "gain.2"]
    g.play("gain.2")
    assert [score.total for score in g.scores()] == [2, 0]


def test_hidden_cards_belong_to_a_pool():
    with pytest.raises(ValueError, match="plain, zone hand: its cards are hidden"):
        made(pool="")


def test_the_layout_has_room_for_everybody():
    with pytest.raises(ValueError, match="its layout has 2 seats"):
        made(seats=3)


@pytest.mark.parametrize(
    ("lasting", "said"),
    [
        (lambda coins: Modifier(0, 1, "more"), "it changes number 0, and the rules have 0"),
        (
            lambda coins: Waiting(0, Gain(coins, 1), "each"),
            "it waits at hook 0, and the rules have 0",
        ),
    ],
)
def test_standing_effects_need_a_place(lasting, said):
    def write(cards, coins):
        cards.enter(PlainKind("plain", "other", 1, lasting=lasting(coins)))

    with pytest.raises(BadCard, match=f"deck all: other, feature/0: {said}"):
        made(write)


def test_what_is_counted_is_there():
    def write(cards, coins):
        cards.enter(
            PlainKind("plain", "other", 1, does=Gain(coins, 1, CardsIn(cards, 0, "n", "al")))
        )

    with pytest.raises(BadCard, match="deck al: there is no such deck to be counted"):
        made(write)
