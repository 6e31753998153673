"""Whatever cards are written with says what is wrong with it, or may be written so.

Every part of every card of our games, and every word that is left to write with, is made with
numbers there are not, with nothing in its lists and with names that nobody has. Each time it is a
``BadCard`` with deck, card and part, or the value is named below with the reason why it is legal.
"""

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

from tabularium.cards import control, verbs
from tabularium.cards.control import Condition
from tabularium.cards.count import Count, Points
from tabularium.cards.kind import BadCard, CardsIn, Catalogue, Kind, add, add_standing, judge
from tabularium.games.altay import vocabulary as altay
from tabularium.games.altay.catalogue import CARDS as ALTAY_CARDS
from tabularium.games.altay.rules import RULES as ALTAY
from tabularium.games.imperium import vocabulary as imperium
from tabularium.games.imperium.catalogue import CATALOGUE as IMPERIUM_CARDS
from tabularium.games.imperium.rules import RULES as IMPERIUM
from tabularium.games.nations import layout as at
from tabularium.games.nations import vocabulary as nations
from tabularium.games.nations.catalogue import CATALOGUE as NATIONS_CARDS
from tabularium.games.nations.rules import RULES as NATIONS
from tabularium.games.settlers import vocabulary as settlers
from tabularium.games.settlers.catalogue import CATALOGUE as SETTLERS_CARDS
from tabularium.games.settlers.gain import SamuraiCount
from tabularium.games.settlers.rules import RULES as SETTLERS
from tabularium.kernel.machine import Node, Rules, Standing
from tabularium.kernel.part import Part, held
from tabularium.locale import LANGUAGES, talk
from tabularium.locale.talk import Args, Names

if not inspect.isfunction(Kind.__init__):
    pytest.skip("what is compiled does not tell its parameters", allow_module_level=True)

PLAIN = "plain"  # what any game may use, and ours do not
RULES = {"altay": ALTAY, "imperium": IMPERIUM, "nations": NATIONS, "settlers": SETTLERS}
CARDS = {
    "altay": ALTAY_CARDS,
    "imperium": IMPERIUM_CARDS,
    "nations": NATIONS_CARDS,
    "settlers": SETTLERS_CARDS,
}
WORDS = {"altay": altay, "imperium": imperium, "nations": nations, "settlers": settlers}
MISSING = "‹"


def parts_of(part: Part) -> Iterator[Part]:
    """A part and whatever it is made of."""
    yield part
    for _, inner in held(part):
        yield from parts_of(inner)


USED = {
    game: {type(part): part for kind in CARDS[game].kinds for part in parts_of(kind)}
    for game in RULES
}


def classes_of(game: str) -> list[type]:
    """What the cards of a game are made of, and all else that it has words for."""
    if game == PLAIN:
        shared = (control.ForEach, control.If, control.May, control.OneOf, verbs.Draw, verbs.Gain)
        return [CardsIn, Points, *shared]
    words = {word for word in vars(WORDS[game]).values() if inspect.isclass(word)}
    found = {cls for cls in words.union(USED[game]) if issubclass(cls, Part)}
    return sorted([cls for cls in found if not issubclass(cls, Kind)], key=lambda cls: cls.__name__)


CLASSES = [(game, cls) for game in (*RULES, PLAIN) for cls in classes_of(game)]


def parameters(cls: type) -> list[inspect.Parameter]:
    if cls.__init__ is object.__init__:
        return []
    return list(inspect.signature(cls.__init__).parameters.values())[1:]


# what is made well ----------------------------------------------------------------------------

GOLD = [1, 0, 0, 0, 0, 0, 0]


def node(game: str) -> Node:
    """Something to do, made anew."""
    if game == "nations":
        return nations.gain(gold=1)
    if game == "settlers":
        return settlers.gain(vp=1)
    return imperium.Draw(1) if game == "imperium" else altay.Draw(1)


def count(game: str) -> Count:
    made = {"imperium": imperium.Exiled, "settlers": SamuraiCount}
    return made.get(game, altay.CardsOwned)()


def condition(game: str) -> Condition:
    return nations.MOST_STABLE if game == "nations" else imperium.NoActiveQuest()


SAMPLES: dict[str, Any] = {
    "int": lambda game: 1,
    "bool": lambda game: False,
    "Node": node,
    "list[Node]": lambda game: [node(game), node(game)],
    "Count": count,
    "Condition": condition,
    "CardCount": lambda game: imperium.Cards(imperium.OWNED),
    "Filter": lambda game: imperium.REGION,
    "Icon": lambda game: imperium.CITY,
    "list[Icon]": lambda game: [imperium.CITY],
    "StateIcon": lambda game: imperium.EMPIRE,
    "dict[int, int]": lambda game: {imperium.IN_PLAY: 1},
    "Who": lambda game: nations.EVERYONE,
    "Fact": lambda game: nations.MOST_STABLE,
    "list[Holders]": lambda game: [nations.MOST_STABLE],
    "Reward": lambda game: nations.Reward([], 1, GOLD),
    "list[list[int]]": lambda game: [GOLD, GOLD],
    "list[Gain]": lambda game: [node(game), node(game)],
    "Pay": lambda game: settlers.pay(wood=1),
    "Catalogue": lambda game: Catalogue(),
}
# where any number would not do
GIVEN: dict[str, Any] = {
    "amounts": GOLD,
    "reward": GOLD,
    "sorts": [at.GOLDEN_AGE],
    "where": imperium.TO_HAND,
    "Bought.place": at.BOUGHT_FIGHTS,
    "CardsIn.words": "card-copies",
    "ChangeRival.good": at.STRENGTH,
    "Collect.slots": [altay.WOOD],
    "For.effect": nations.gain(gold=1),
    "Keep.goods": [settlers.WOOD],
    "Keyword.bit": 7,
    "LookAndKeep.good": settlers.CARD,
    "MoveCards.places": imperium.FROM_DISCARD,
    "Package.goods": GOLD,
    "Recall.places": imperium.FROM_HERE,
    "Slots.symbols": [altay.WOOD],
    "Store.slots": [altay.WOOD],
    "When.hook": at.ON_WONDER,
    "WhenBuying.reward": nations.Reward([], 1, GOLD),
    "imperium.Pay.material": 1,
    "settlers.Gain.goods": [(settlers.VP, 1)],
    "settlers.Pay.goods": [1, 0, 0, 0, 0, 0, 0],
}


def sample(game: str, cls: type, parameter: inspect.Parameter) -> Any:
    """What a parameter is given while another one is on trial."""
    name = f"{cls.__name__}.{parameter.name}"
    for known in (f"{game}.{name}", name, parameter.name):
        if known in GIVEN:
            return GIVEN[known]
    if parameter.annotation == "str":  # names are those that a card has
        return getattr(USED.get(game, {}).get(cls), parameter.name, "")
    if parameter.default is not inspect.Parameter.empty:
        return parameter.default
    made = SAMPLES[parameter.annotation](game)
    return [made, made] if parameter.kind is inspect.Parameter.VAR_POSITIONAL else made


def make(game: str, cls: type, trial: str = "", value: Any = None) -> Part:
    """A part with one of its parameters as it is tried."""
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for parameter in parameters(cls):
        given = value if parameter.name == trial else sample(game, cls, parameter)
        if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            positional += given
        elif parameter.kind is inspect.Parameter.KEYWORD_ONLY:
            named[parameter.name] = given
        else:
            positional.append(given)
    return cls(*positional, **named)


def load(game: str, part: Part) -> None:
    """Onto a card, and the card into rules."""
    own = RULES.get(game, ALTAY)
    rules = Rules(own.info, [], 0, own.n_hooks, own.n_mods)
    rules.responses = [None] * rules.n_hooks
    kind = Kind("odd")
    kind.deck = "trial"
    kind.number = 0
    if isinstance(part, Node):
        add(rules, kind, "does", part)
    elif isinstance(part, Standing):
        add_standing(rules, kind, "does", part)
    else:
        judge(kind, "does", part)


@pytest.mark.parametrize(("game", "cls"), CLASSES)
def test_what_is_made_well_is_no_mistake(game, cls):
    load(game, make(game, cls))


# what is not ----------------------------------------------------------------------------------

BAD: dict[str, list[Any]] = {
    "int": [0, -1, 99],
    "list[int]": [[], [-1], [99]],
    "dict[int, int]": [{}, {-1: 1}, {99: 1}],
    "str": ["no-such-word"],
}


def trials() -> Iterator[tuple[str, type, str, Any]]:
    """Every parameter that is a number, a name or a list, with what it should not be."""
    for game, cls in CLASSES:
        for parameter in parameters(cls):
            values = BAD.get(parameter.annotation, [])
            if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
                values = [[], *[[value] for value in values]]
            elif not values and parameter.annotation.startswith("list"):
                values = [[]]
            for value in values:
                yield game, cls, parameter.name, value


# 0 stands for the first of its sort
FIRST = """
    Acquire.token Adds.mod Cards.zone Each.who For.order ForNations.mod GainPer.good Holders.rank
    Icon.number Icons.zone KeepAtMost.good Keyword.bit Locations.colour Modifier.mod
    PlaceOnMarket.token Produce.good Steal.token Steal.victims TakeBonus.token Tokens.token
    UndeployFor.sort UseTerritory.terrain Waiting.hook Waits.hook WhenBuilt.colour WhenBuying.hook
    imperium.Gain.token plain.CardsIn.zone plain.Draw.deck plain.Draw.hand plain.Draw.tells
    plain.Gain.number plain.Gain.tells
"""
# nothing of one thing beside something of others
NOTHING = """
    Depends.otherwise Fixed.points KeepAtMost.most Pay.any_resource Pay.deal Pay.hand_card
    Pay.population Pay.progress Points.base Reward.price
"""
# never too much: done as far as it goes, paid by whoever can, or reached by nobody
MUCH = """
    Abandon.n Acquire.times Adds.amount AtLeast.n BreakThrough.times Build.amount
    ChangeRival.amount Depends.otherwise DeployFree.n Discard.n DiscardMasks.n Draw.n
    Fixed.points ForNations.amount Gain.n GainAction.n GainPer.most HireFree.n KeepAtMost.most
    LookAtFame.n Modifier.amount MoveCards.n Package.n Pay.material Pay.population Pay.progress
    PayAllProgress.n PayProgress.most Per.each Per.points PlaceOnMarket.n PlaceSamurai.amount
    Points.base Points.each Produce.amount Recall.n ReturnUnrest.n Reward.price SpendActions.n
    Steal.n Symbols.amount TakeUnrest.n TakeWorkers.n
"""
# where a game keeps its zones, numbers and events its layout knows
FAR = """
    plain.CardsIn.zone plain.Draw.deck plain.Draw.hand plain.Draw.tells plain.Gain.number
    plain.Gain.tells
"""
# less of a number, or points that are lost
LESS = """
    ChangeRival.amount Depends.otherwise Fixed.points ForNations.amount Modifier.amount
"""
# -1 is said of what does not matter: any token, any card, any purchase price, a faction location
ANY = """
    Acquire.token DeployFree.sort Reward.price WhenBuilt.colour plain.Draw.tells plain.Gain.tells
"""
# 99 are several places or suits at once
SEVERAL = """
    MoveCards.places ReturnUnrest.whence Sink.places Suit.bits
"""
# any sort of card for a price; a card that costs nothing
EMPTY = """
    Reward.sorts Slots.symbols
"""


def legal() -> set[tuple[str, str]]:
    """Parameters with what they may be; names of messages are looked at in another way."""
    found: set[tuple[str, str]] = set()
    for names, value in (
        (FIRST + NOTHING, "0"),
        (MUCH + FAR + SEVERAL, "99"),
        (LESS + ANY, "-1"),
        (EMPTY, "[]"),
    ):
        found |= {(name, value) for name in names.split()}
    return found


MESSAGES = ("word", "words", "message")
# several places at once have words where a card speaks of them
UNSAID = {("MoveCards.places", "99"), ("ReturnUnrest.whence", "99"), ("Sink.places", "99")}


def test_whatever_makes_no_sense_is_refused():
    accepted: set[tuple[str, str]] = set()
    allowed = legal()
    for game, cls, name, value in trials():
        if name in MESSAGES:
            continue
        part = make(game, cls, name, value)
        try:
            load(game, part)
        except BadCard as problem:
            assert str(problem).startswith("deck trial: odd, does"), (cls, name, value)
            continue
        named = [f"{game}.{cls.__name__}.{name}", f"{cls.__name__}.{name}"]
        found = [(key, str(value)) for key in named if (key, str(value)) in allowed]
        assert found, f"{game}: {cls.__name__}({name}={value}) is taken for what it is not"
        accepted.add(found[0])
        if game != PLAIN and found[0] not in UNSAID:
            for lang in LANGUAGES:
                assert MISSING not in said(part, lang), (cls, name, value)
    assert accepted == allowed


def said(part: Part, lang: str) -> str:
    return part.text(talk(lang)) if isinstance(part, (Node, Standing)) else part.said(talk(lang))


# names of messages ----------------------------------------------------------------------------


class Listening(Names):
    """Remembers which messages it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def say(self, message: str, args: Args | None = None) -> str:
        self.asked.add(message.partition(".")[0])
        return super().say(message, args)


@pytest.mark.parametrize("game", RULES)
def test_every_message_that_a_card_names_is_there_in_every_language(game):
    listening = Listening()
    for kind in CARDS[game].kinds:
        kind.texts(listening)
        for _, part in held(kind):
            part.said(listening)
    assert len(listening.asked) > 20
    for lang in LANGUAGES:
        assert [message for message in listening.asked if not talk(lang).has(message)] == []


@pytest.mark.parametrize("game", RULES)
def test_every_node_on_a_card_was_looked_at(game):
    """Nodes are looked at as they are numbered; what a price prints is a copy of what it does."""
    for kind in CARDS[game].kinds:
        for part in parts_of(kind):
            for name, inner in held(part):
                numbered = not isinstance(inner, Node) or inner.id >= 0
                assert numbered or (isinstance(part, imperium.Price) and name == "printed")
