"""A mistake in a card is found when the decks are loaded, and says where it is."""

import subprocess
import sys

import pytest

import tabularium as tb

DECK = """
import tabularium.games.imperium.boxes
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.traits import Icon, Keyword, StateIcon, Suit
from tabularium.games.imperium.vocabulary import *

nation("qin", "paddies")
{card}
import tabularium.games.imperium.rules
"""

interpreted = pytest.mark.skipif(tb.compiled, reason="compiled rules look at types by themselves")


def load(card):
    """The rules made with one more card in the deck of the Qin."""
    return subprocess.run(
        [sys.executable, "-c", DECK.format(card=card)],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_card_without_a_mistake_can_be_added():
    done = load('card("rice", at.IN_DECK, REGION, RIVER, worth=1).play(Draw(1), May(Garrison()))')
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("card", "part"),
    [
        ('card("rice", at.IN_DECK, Icon(8))', "rice, traits: there is no icon 8"),
        ('card("rice", at.IN_DECK, Suit(128))', "rice, traits: there is no suit 128"),
        ('card("rice", at.IN_DECK, REGION, REGION)', "rice, traits: a suit is printed twice"),
        ('card("rice", at.IN_DECK, Keyword(99))', "rice, traits: there is no keyword 99"),
        ('card("rice", at.IN_DECK, PINNED, PINNED)', "rice, traits: a keyword is printed twice"),
        ('card("rice", at.IN_DECK, EMPIRE, BARBARIAN)', "rice, traits: two state icons"),
        ('card("rice", at.IN_DECK, *[RIVER] * 4)', "rice: bears more icons"),
        ('card("rice", at.IN_DECK, cost=Goods(material=-1))', "rice: costs less than nothing"),
        ('card("rice", 7)', "rice, copies: no card starts at 7"),
        ('card("rice", at.IN_DECK, players=5)', "rice, copies: never used"),
        ('card("rice", at.IN_DECK, copies=0)', "rice, copies: no copies"),
        ('again("riec", at.IN_DECK)', "riec, copies: there is no such card"),
        ('card("wall", at.IN_DECK); card("wall", at.IN_DECK)', "wall: entered twice"),
        ('card("rice", at.IN_DECK).play()', "rice, play: nothing is written there"),
        ('card("rice", at.IN_DECK).play(Choose(Draw(1)))', "rice, play: nothing to choose from"),
        ('card("rice", at.IN_DECK).play(Steps())', "rice, play: fewer than two steps"),
        (
            'card("rice", at.IN_DECK).play(May(Gain(3, 1)))',
            "rice, play/0: there is no token 3",
        ),
        ('card("rice", at.IN_DECK).play(Gain(at.MATERIAL, 0))', "rice, play: 0 tokens"),
        ('card("rice", at.IN_DECK).play(Steal(-1, 1))', "rice, play: there is no token -1"),
        ('card("rice", at.IN_DECK).play(TakeBonus(9))', "rice, play: there is no token 9"),
        ('card("rice", at.IN_DECK).play(PlaceOnMarket(9, 1))', "rice, play: there is no token 9"),
        ('card("rice", at.IN_DECK).play(Pay(material=-2))', "rice, play: pays less than nothing"),
        ('card("rice", at.IN_DECK).play(Discard(0))', "rice, play: 0 cards"),
        (
            'card("rice", at.IN_DECK).play(Recall(1, ANY, 512))',
            "rice, play: no cards are taken from place 512",
        ),
        (
            'card("rice", at.IN_DECK).play(MoveCards(1, ANY, FROM_HAND, 5))',
            "rice, play: there is no place 5 to go to",
        ),
        ('card("rice", at.IN_DECK).always(Adds(15))', "rice, feature/0: there is no modifier 15"),
        (
            'card("rice", at.IN_DECK).always(Waits(21, Draw(1)))',
            "rice, feature/0: there is no hook 21",
        ),
        (
            'card("rice", at.IN_DECK).solstice(Abandon(1, Named("cofucianism")))',
            "rice, solstice/fitting: no card is called 'cofucianism'",
        ),
        (
            'card("rice", at.IN_DECK).needs(NamedInPlay("cofucianism"))',
            "rice, needs/0: no card is called 'cofucianism'",
        ),
    ],
)
def test_a_mistake_says_deck_card_and_part(card, part):
    refused(card, part)


@pytest.mark.parametrize(
    ("play", "problem"),
    [
        ("Draw(0)", "0 cards"),
        ("Draw(-1)", "-1 cards"),
        ("ReturnUnrest(0, FROM_HAND)", "0 unrest"),
        ("TakeUnrest(-1)", "-1 of something"),
        ("SpendActions(0)", "0 of something"),
        ("MoveCards(1, ANY, TO_HISTORY, FROM_HAND)", "no cards are taken from place 515"),
        ("MoveCards(1, ANY, FROM_HAND, TO_HAND)", "they are there already"),
        ("Acquire(Named('glory'))", "there is no suit 0"),
        ("Pay()", "pays nothing"),
    ],
)
@pytest.mark.slow
def test_an_effect_that_makes_no_sense(play, problem):
    refused(f'card("rice", at.IN_DECK).play({play})', f"rice, play: {problem}")


@pytest.mark.parametrize(
    ("card", "part"),
    [
        ('card("rice", at.IN_DECK, Icon(-1))', "rice, traits: there is no icon -1"),
        ('card("rice", at.IN_DECK, Keyword(-1))', "rice, traits: there is no keyword -1"),
        ('card("rice", at.IN_DECK, StateIcon(9))', "rice, traits: there is no state 9"),
        ('card("rice", at.IN_DECK).play(Draw(1)).play(Draw(1))', "rice, play: written twice"),
        ('card("rice", at.IN_DECK).needs()', "rice, needs: nothing is written there"),
        ('card("rice", at.IN_DECK).always()', "rice, always: nothing is written there"),
        (
            'card("rice", at.IN_DECK, worth=Per(1, 0, Cards(OWNED)))',
            "rice, worth: 0 of something",
        ),
        (
            'card("rice", at.IN_DECK, worth=Per(1, 1, Icons([], OWNED)))',
            "rice, worth/counts/0: no icon at all",
        ),
        (
            'card("rice", at.IN_DECK, worth=Per(1, 1, Tokens(9)))',
            "rice, worth/counts/0: there is no token 9",
        ),
    ],
)
@pytest.mark.slow
def test_mistakes_in_what_is_printed(card, part):
    refused(card, part)


def refused(card, part):
    done = load(card)
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("tabularium.cards.kind.BadCard: deck qin: "), done.stderr
    assert part in last


@pytest.mark.slow
@interpreted
@pytest.mark.parametrize(
    ("card", "part"),
    [
        ('card("rice", at.IN_DECK, cost=3)', "cost: Goods or nothing is expected, not 3"),
        ('card("rice", at.IN_DECK, worth="2")', "worth: Worth or int or nothing is expected"),
        ('card("rice", at.IN_DECK, "EMPIRE")', "traits: Trait is expected, not 'EMPIRE'"),
        ('card("rice", "IN_DECK")', "copies: int is expected, not 'IN_DECK'"),
        ('card("rice", at.IN_DECK).play(Draw)', "play: Node is expected, not the class Draw"),
        ('card("rice", at.IN_DECK).always(Draw(1))', "always: Standing is expected, not a Draw"),
        ('card("rice", at.IN_DECK).needs(3)', "needs: Requirement is expected, not 3"),
    ],
)
def test_something_else_than_is_expected(card, part):
    refused(card, f"rice, {part}")


def test_a_nation_that_does_not_exist_has_no_deck():
    done = load('nation("romulans", "paddies")')
    assert "BadCard: deck romulans: there is no such nation" in done.stderr


BOXES = "import tabularium.games.imperium.boxes\n"
WORDS = "from tabularium.games.imperium.vocabulary import *\n"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (
            BOXES + WORDS + 'card("rice", 2)',
            "rice: whose is it? Begin with nation() or common()",
        ),
        (
            BOXES + WORDS + 'nation("qin", "legends")',
            "deck qin: the set 'legends' is in the box: cards of yours are a set of another name",
        ),
        (
            WORDS + 'nation("qin", "paddies")',
            "deck qin: import tabularium.games.imperium.boxes before it",
        ),
    ],
)
def test_cards_of_ones_own_are_a_set_beside_the_boxes(written, said):
    done = subprocess.run(
        [sys.executable, "-c", written], capture_output=True, text=True, check=False
    )
    assert done.stderr.splitlines()[-1].endswith(f"BadCard: {said}")


@pytest.mark.parametrize("word", ["CITTY", "Drawn", "Goods(golld=2)", "Pay(material=1, gold=2)"])
def test_a_word_that_does_not_exist_is_no_card_either(word):
    done = load(f'card("rice", at.IN_DECK, worth={word})')
    assert done.returncode != 0
    assert "NameError" in done.stderr or "TypeError" in done.stderr
