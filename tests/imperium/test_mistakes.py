"""A mistake in a card is found when the decks are loaded, and says where it is."""

import subprocess
import sys

import pytest

DECK = """
import tabularium.games.imperium.boxes
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.traits import Icon, Keyword, Suit
from tabularium.games.imperium.vocabulary import *

nation("qin", at.LEGENDS_SET)
{card}
import tabularium.games.imperium.rules
"""


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


@pytest.mark.parametrize(
    ("card", "part"),
    [
        ('card("rice", at.IN_DECK, Icon(8))', "rice, traits: there is no icon 8"),
        ('card("rice", at.IN_DECK, Suit(128))', "rice, traits: there is no suit 128"),
        ('card("rice", at.IN_DECK, REGION, REGION)', "rice, traits: a suit is printed twice"),
        ('card("rice", at.IN_DECK, Keyword(12))', "rice, traits: there is no keyword 12"),
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
        ('card("rice", at.IN_DECK).play(Gain(at.MATERIAL, 0))', "rice, play: no tokens"),
        ('card("rice", at.IN_DECK).play(Steal(-1, 1))', "rice, play: there is no token -1"),
        ('card("rice", at.IN_DECK).play(TakeBonus(9))', "rice, play: there is no token 9"),
        ('card("rice", at.IN_DECK).play(PlaceOnMarket(9, 1))', "rice, play: there is no token 9"),
        ('card("rice", at.IN_DECK).play(Pay(material=-2))', "rice, play: pays less than nothing"),
        ('card("rice", at.IN_DECK).play(Discard(0))', "rice, play: no cards"),
        ('card("rice", at.IN_DECK).play(Recall(1, ANY, 512))', "rice, play: there is no place 512"),
        (
            'card("rice", at.IN_DECK).play(MoveCards(1, ANY, FROM_HAND, 5))',
            "rice, play: there is no place 5 to go to",
        ),
        ('card("rice", at.IN_DECK).always(Adds(15))', "rice, always: there is no number 15"),
        ('card("rice", at.IN_DECK).always(Waits(21, Draw(1)))', "rice, always: there is no event"),
        (
            'card("rice", at.IN_DECK).solstice(Abandon(1, Named("cofucianism")))',
            "rice, name: no card is called 'cofucianism'",
        ),
        (
            'card("rice", at.IN_DECK).needs(NamedInPlay("cofucianism"))',
            "rice, name: no card is called 'cofucianism'",
        ),
    ],
)
def test_a_mistake_says_deck_card_and_part(card, part):
    done = load(card)
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("tabularium.cards.kind.BadCard: deck qin: "), done.stderr
    assert part in last


def test_a_nation_that_does_not_exist_has_no_deck():
    done = load('nation("romulans", at.LEGENDS_SET)')
    assert "BadCard: deck romulans: there is no such nation" in done.stderr


@pytest.mark.parametrize("word", ["CITTY", "Drawn", "Goods(golld=2)", "Pay(material=1, gold=2)"])
def test_a_word_that_does_not_exist_is_no_card_either(word):
    done = load(f'card("rice", at.IN_DECK, worth={word})')
    assert done.returncode != 0
    assert "NameError" in done.stderr or "TypeError" in done.stderr
