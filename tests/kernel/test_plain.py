"""Rules of a game that needs nothing special: what is wrong with it is said when it is made."""

import pytest

from tabularium.cards.control import Asking, OneOf
from tabularium.cards.faults import in_words
from tabularium.cards.kind import BadCard, CardsIn, Catalogue
from tabularium.cards.menu import BUTTONS, ButtonAction, CardAction, Menu
from tabularium.cards.plain import PlainKind, PlainRules
from tabularium.cards.rounds import Rounds
from tabularium.cards.sequence import Sequence
from tabularium.cards.standing import Modifier, Waiting
from tabularium.cards.verbs import Draw, Gain
from tabularium.declare.entry import IN_POSITIONS, NOBODY, OWN, OWNER_SEES
from tabularium.declare.layout import Layout
from tabularium.declare.log import Log
from tabularium.declare.names import Player
from tabularium.declare.numbers import Number, SeatOf
from tabularium.declare.zones import Zone
from tabularium.kernel.errors import BadOption, BadPosition, BadSeats
from tabularium.kernel.game import start_game
from tabularium.kernel.info import GameInfo, OptionInfo
from tabularium.kernel.load import load_position
from tabularium.kernel.machine import R0, Node, Verb
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.kernel.record import write_position
from tabularium.kernel.replay import new_game

COINS = 0  # the first number of its layout


class Deal(Verb):
    def do(self, g, seat, source):
        g.zones[g.rules.deck] = g.rules.catalogue.used(g)
        for player in range(g.seats):
            g.zones[g.rules.hand + player].append(g.zones[g.rules.deck].pop())


class Play(CardAction):
    def act(self, g, seat, card):
        g.zones[g.rules.done].append(card)
        g.rules.catalogue.kinds[g.rules.kinds[card]].enter(g, seat, card)


class Rest(ButtonAction):
    """Only who has coins may rest."""

    def why(self, g, seat):
        return None if g.nums[g.rules.coins + seat] else Reason("why-none", "P1", {"prompt": "x"})


class Once(Rounds):
    def ended(self, g):
        return g.nums[self.number] == 2


class Plain(PlainRules):
    def categories(self):
        return ["coins"]

    def score(self, g, seat):
        return [g.nums[self.coins + seat]]


def made(write=lambda cards, at: None, pool="deck", seats=2, rest=ButtonAction, room=2, **more):
    """A game of one kind of card, and whatever else is written."""
    layout = Layout(room)
    hand = layout.add(Zone("hand", OWN, OWNER_SEES, pool=pool))
    deck = layout.add(Zone("deck", seen=NOBODY, pool="deck", home=True))
    done = layout.add(Zone("done"))
    coins = layout.add(Number("coins", OWN))
    served = layout.add(Number("served", OWN, told=IN_POSITIONS))
    places = [layout.add(SeatOf("first")), layout.add(SeatOf("turn")), layout.add(Number("round"))]
    cards = Catalogue()
    cards.open("all")
    choice = OneOf([Gain(coins, 1), Draw(deck, hand, 1), Gain(coins, 2)])
    cards.enter(PlainKind("plain", "card", 0, does=choice), 5)
    write(cards, coins)
    turn = Menu("turn", "plain-ask", [Play("play", "hand", hand, own=True), rest("rest")])
    course = Sequence([Deal(), Once(turn, *places)])
    info = GameInfo("plain", "Plain", 1, 2, seats, (), ())
    rules = Plain(info, layout, cards, course, Log(), **more)
    rules.hand, rules.deck, rules.done, rules.coins = hand, deck, done, coins
    rules.served = served
    return rules


def test_a_choice_of_effects_is_played():
    g = new_game(made(), 2, 1, {})
    g.play("play:card")
    assert [option.key for option in g.decision.options] == ["gain.1", "draw", "gain.2"]
    g.play("gain.2")
    assert [score.total for score in g.scores()] == [2, 0]


def further(cards, coins):
    """A card of another set."""
    cards.open("more", "harbours")
    cards.enter(PlainKind("plain", "pier", 0), 2)


def test_another_set_is_used_by_those_who_ask_for_it():
    rules = made(further)
    (sets,) = rules.info.options
    assert (sets.name, sets.default, sets.choices) == ("sets", ["base"], ("base", "harbours"))
    assert sets.choice_name("plain", "harbours", rules.talk("pl")) == "harbours"
    for given, cards in (({}, 5), ({"sets": ["base", "harbours"]}, 7)):
        g = new_game(rules, 2, 1, given)
        assert sum(len(zone) for zone in g.state.zones) == cards
        assert write_position(load_position(rules, g.position())) == g.position()
    doc = {"game": "plain", "seats": 2, "players": [{"hand": ["pier"]}, {}]}
    with pytest.raises(BadPosition, match="sets"):
        load_position(rules, doc)
    g = load_position(rules, doc | {"options": {"sets": ["harbours"]}})
    assert write_position(g)["players"][0]["hand"] == ["pier"]


def test_without_another_set_there_is_nothing_to_choose():
    assert made().info.options == ()


def test_a_button_is_refused_with_its_reason():
    g = new_game(made(rest=Rest), 2, 1, {})
    assert g.decision.options[0].key == "gain.1"  # the card was all that could be played
    g.play("gain.1").play("draw")
    turn = next(node for node in g.rules.nodes if node.kind() == "turn")
    button = Thing(BUTTONS, 1, "rest")
    assert g.to_move == 1
    assert turn.refuses(g.state, button).rule == "P1"
    assert turn.refuses(g.state, Thing("hand", 1, "rest")) is None
    g.state.nums[g.rules.coins + 1] = 1
    assert turn.refuses(g.state, button) is None


class Rob(Asking):
    """A rival of one's choice loses a coin."""

    def __init__(self):
        super().__init__("rob")

    def step(self, g, seat, source):
        g.ask(seat, [other for other in range(g.seats) if other != seat])

    def chose(self, g, seat, source, code):
        g.pop()
        g.nums[COINS + code] = max(0, g.nums[COINS + code] - 1)

    def key(self, g, code):
        return f"rival:{code}"

    def option(self, g, code):
        return Offer("plain-do-rob", {"who": Player(g, code)})


def test_a_question_of_ones_own():
    """As docs/new-game.md shows it."""

    def write(cards, coins):
        assert coins == COINS
        cards.enter(PlainKind("plain", "thief", 0, does=Rob()), 9)

    players = [{"hand": ["thief"]}, {"coins": 2}, {"coins": 2}]
    rules = made(write, seats=3, room=3)
    g = start_game(load_position(rules, {"game": "plain", "seats": 3, "players": players}), {})
    g.play("play:thief")
    assert [option.key for option in g.decision.options] == ["rival:1", "rival:2"]
    g.play("rival:2")
    assert [score.total for score in g.scores()] == [0, 2, 1]


class Answer(Asking):
    """Who is held up gives a coin, or throws away a card."""

    def __init__(self):
        super().__init__("answer")

    def step(self, g, seat, source):
        g.ask(seat, [0, 1] if g.zones[g.rules.hand + seat] else [0])

    def chose(self, g, seat, source, code):
        robber = g.stack[g.top + R0]
        g.pop()
        if code:
            g.zones[g.rules.done].append(g.zones[g.rules.hand + seat].pop())
        elif g.nums[COINS + seat]:
            g.nums[COINS + seat] -= 1
            g.nums[COINS + robber] += 1

    def prompt(self, g, talk):
        robber = Player(g, g.stack[g.top + R0])
        return talk.say("plain-ask-answer", {"who": robber.words(talk)})

    def key(self, g, code):
        return "throw" if code else "pay"

    def option(self, g, code):
        return Offer(f"plain-do-{self.key(g, code)}")


ANSWER = Answer()


class HoldUp(Rob):
    """A rival of one's choice is asked."""

    def parts(self):
        return [ANSWER]

    def chose(self, g, seat, source, code):
        g.pop()
        g.perform(ANSWER, code, source)
        g.stack[g.top + R0] = seat


def test_a_rival_answers():
    """As docs/new-game.md shows it."""

    def write(cards, coins):
        cards.enter(PlainKind("plain", "robber", 0, does=HoldUp()), 9)

    players = [{"hand": ["robber"]}, {"coins": 2, "hand": ["robber"]}, {"coins": 2}]
    rules = made(write, seats=3, room=3)
    g = start_game(load_position(rules, {"game": "plain", "seats": 3, "players": players}), {})
    g.play("play:robber").play("rival:1")
    assert (g.to_move, [option.key for option in g.decision.options]) == (1, ["pay", "throw"])
    assert g.decision.prompt("en") == "‹plain-ask-answer›"
    paid = g.clone().play("pay")
    assert [score.total for score in paid.scores()] == [1, 1, 2]
    g.play("throw")
    assert [score.total for score in g.scores()] == [0, 2, 2]
    assert g.state.zones[rules.hand + 1] == []


class RichestFirst(Node):
    """Everybody may do something, whoever has most coins first."""

    def __init__(self, effect):
        super().__init__()
        self.effect = effect

    def parts(self):
        return [self.effect]

    def step(self, g, seat, source):
        served = g.rules.served
        waiting = [player for player in range(g.seats) if not g.nums[served + player]]
        if waiting:
            following = max(waiting, key=lambda player: g.nums[COINS + player])
            g.nums[served + following] = 1
            g.perform(self.effect, following, source)
        else:
            for player in range(g.seats):
                g.nums[served + player] = 0
            g.pop()

    def text(self, talk, form=""):
        return talk.say("plain-richest", {"effect": self.effect.text(talk)})


def test_a_phase_in_an_order_of_its_own():
    """As docs/new-game.md shows it."""

    def write(cards, coins):
        choice = OneOf([Gain(coins, 1), Gain(coins, 5)])
        cards.enter(PlainKind("plain", "feast", 0, does=RichestFirst(choice)), 9)

    players = [{"hand": ["feast"], "coins": 1}, {"coins": 3}, {"coins": 2}]
    rules = made(write, seats=3, room=3)
    g = start_game(load_position(rules, {"game": "plain", "seats": 3, "players": players}), {})
    g.play("play:feast")
    asked = []
    while g.decision and g.decision.kind == "choose":
        asked.append(g.to_move)
        again = load_position(rules, g.position())
        assert write_position(again) == g.position()
        g.play("gain.1")
    assert asked == [1, 2, 0]
    assert [score.total for score in g.scores()] == [2, 4, 3]
    assert "served" not in g.view(None)["players"][0]


class Lost(Verb):
    """Starts a question that nothing says to be a part of it."""

    def do(self, g, seat, source):
        g.perform(OneOf([]), seat, source)

    def text(self, talk, form=""):
        return "lost"


def test_what_is_started_is_a_part_of_something():
    def write(cards, coins):
        cards.enter(PlainKind("plain", "lost", 0, does=Lost()), 9)

    g = load_position(made(write), {"game": "plain", "seats": 2, "players": [{"hand": ["lost"]}]})
    with pytest.raises(AssertionError, match=r"OneOf is no part of the rules: name it in parts"):
        start_game(g, {}).play("play:lost")


class Never(ButtonAction):
    def why(self, g, seat):
        return Reason("why-none", "", {"prompt": "x"})


def test_a_question_has_an_answer():
    doc = {"game": "plain", "seats": 2, "players": [{}], "deck": []}
    with pytest.raises(AssertionError, match="nothing to choose from"):
        load_position(made(rest=Never), doc)


def test_hidden_cards_belong_to_a_pool():
    with pytest.raises(ValueError, match="plain, zone hand: its cards are hidden"):
        made(pool="")


def test_the_layout_has_room_for_everybody():
    with pytest.raises(ValueError, match="its layout has 2 seats"):
        made(seats=3)


def test_a_game_for_so_many_players_and_no_others():
    with pytest.raises(BadSeats, match="plain is for 2 players, not for 3"):
        new_game(made(), 3, 1, {})


def test_an_option_without_an_end():
    with pytest.raises(BadOption, match="“n”: got 0, expected 1 at least"):
        OptionInfo("n", 3, least=1).number(0)


def position(**entries):
    return load_position(made(), {"game": "plain", "seats": 2, **entries})


def test_a_round_that_is_named_counts():
    assert position(round=2, deck=["card"]).nums[made().course.steps[1].number] == 2
    with pytest.raises(BadPosition, match="round: got 0, expected at least 1"):
        position(round=0)


def test_an_empty_deck_is_empty():
    rules = made()
    g = position(players=[{"hand": ["card"]}, {"hand": ["card"]}], deck=[])
    assert (len(g.zones[rules.hand]), g.zones[rules.deck]) == (1, [])
    g = position(players=[{"hand": ["card"]}, {"hand": ["card"]}])
    assert len(g.zones[rules.deck]) == 3


@pytest.mark.parametrize(
    ("lasting", "said"),
    [
        (lambda coins: Modifier(0, 1, "more"), "there is no modifier 0"),
        (
            lambda coins: Waiting(0, Gain(coins, 1), "each"),
            "there is no hook 0",
        ),
    ],
)
def test_standing_effects_need_a_place(lasting, said):
    def write(cards, coins):
        cards.enter(PlainKind("plain", "other", 1, lasting=lasting(coins)))

    with pytest.raises(BadCard, match=f"deck all: other, feature/0: {said}"):
        made(write)


@pytest.mark.parametrize(
    ("does", "said"),
    [
        (lambda: Gain(COINS, "3"), "deck all: other, does: int is expected, not '3'"),
        (lambda: Gain("coins", 3), "deck all: other, does: int is expected, not 'coins'"),
        (lambda: Draw(0, 0, [2]), "deck all: other, does: int is expected, not a list"),
        (
            lambda: [Gain(COINS, 1)],
            "deck all: other: does: Node or nothing is expected, not a list",
        ),
        (lambda: Rob, "deck all: other: does: Node or nothing is expected, not the class Rob"),
    ],
)
def test_what_a_card_is_written_with_is_of_its_sort(does, said):
    """Compiled rules say it where it is written: then the deck is not known yet."""

    def write(cards, coins):
        cards.enter(PlainKind("plain", "other", 1, does=does()))

    with pytest.raises((BadCard, TypeError)) as caught:
        made(write)
    sort = said.partition("does: ")[2].partition(",")[0]
    assert in_words(caught.value).endswith(said) or in_words(caught.value).startswith(sort)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("int object expected; got str", "int is expected, not a str"),
        (
            "union[int, tabularium.cards.count.Points] object expected; got str",
            "int or Points is expected, not a str",
        ),
        (
            "tabularium.kernel.machine.Node or None object expected; "
            "got tabularium.cards.verbs.Gain",
            "Node or nothing is expected, not a Gain",
        ),
        (
            "tabularium.kernel.machine.Node or None object expected; got type",
            "Node or nothing is expected, not a class",
        ),
        ("list object expected; got None", "list is expected, not nothing"),
        ("f() takes no arguments", "TypeError: f() takes no arguments"),
    ],
)
def test_what_compiled_rules_say_of_types(said, meant):
    assert in_words(TypeError(said)) == meant


def test_what_is_counted_is_there():
    def write(cards, coins):
        cards.enter(
            PlainKind("plain", "other", 1, does=Gain(coins, 1, CardsIn(cards, 0, "n", "al")))
        )

    with pytest.raises(BadCard, match="deck all: other, does/per: there is no deck 'al'"):
        made(write)
