"""Faction decks of the players' own making (S98)."""

from collections import Counter

import pytest

import tabularium as tb
from settlers_support import rule

THREE = ["robbers", "pyre", "dark_chapel"]
TWO = ["raid", "rabble", "idol", "mission", "barter", "pack"]
DECK = dict.fromkeys(THREE, 3) | dict.fromkeys(TWO, 2)
SEATS = ["barbarians", "romans"]


def counted(cards):
    """How often each card is there, its printings together."""
    return Counter(card.removesuffix("_2").removesuffix("_3") for card in cards)


def started(deck=DECK, **more):
    return tb.new("settlers", SEATS, seed=3, options={"barbarians_deck": deck} | more)


@rule("S98", "SQ34")
def test_a_deck_has_three_cards_three_times_six_twice_nine_once():
    g = started()
    mine = g.position()["players"][0]
    deck = counted(mine["deck"])
    both = deck + counted(mine["hand"])
    for card in THREE:
        assert both[card] == 3
    for card in TWO:
        assert both[card] == 2
    # of what is left of the hand two are common, and one or two more were drawn in the lookout
    assert len(mine["deck"]) == 27 and len(deck) <= 18
    singles = [card for card in deck if card not in DECK]
    assert all(deck[card] == 1 for card in singles)


@rule("S98")
@pytest.mark.parametrize(
    "deck",
    [
        {},  # eighteen single cards
        dict.fromkeys(THREE, 3),
        DECK | {"settlement": 2},
        DECK | {"robbers": 2},
        dict.fromkeys(TWO, 3) | dict.fromkeys(THREE, 2),
    ],
)
def test_any_other_shape_is_refused(deck):
    with pytest.raises(tb.BadOption, match="3 cards three times, 6 twice and 9 once"):
        started(deck)


@rule("S98")
@pytest.mark.parametrize("card", ["mill", "shrine", "robbers_2", "attack_food", "no such card"])
def test_only_cards_of_the_faction_fit(card):
    with pytest.raises(tb.BadOption, match="Possible: "):
        started(DECK | {card: 1})


@pytest.mark.parametrize("copies", [0, 4, -1, True, 1.5, "3", None])
def test_a_card_is_there_one_to_three_times(copies):
    with pytest.raises(tb.BadOption, match="1, 2 or 3 copies"):
        started(DECK | {"settlement": copies})


@pytest.mark.parametrize("deck", [3, True, None, ["robbers"], "my deck"])
def test_a_deck_is_written_as_an_object(deck):
    with pytest.raises(tb.BadOption, match="expected a deck"):
        started(deck)


@rule("S98")
def test_the_published_deck_written_out_is_the_published_deck():
    plain = tb.new("settlers", SEATS, seed=3)
    shown = tb.position({"game": "settlers", "seats": SEATS, "players": [{"hand": ["ruins"]}]})
    written = counted(shown.position()["players"][0]["deck"])
    deck = {card: n for card, n in written.items() if n > 1}
    assert started(deck).digest() == plain.digest()
    assert "barbarians_deck" not in started(deck).view(0)["options"]


def test_everybody_sees_the_decks_and_records_and_positions_keep_them():
    g = started()
    assert g.view(1)["options"]["barbarians_deck"] == DECK
    assert tb.replay(g.record()).digest() == g.digest()
    assert tb.position(g.position()).digest() == g.digest()


@rule("S98")
def test_a_position_has_the_cards_of_the_deck():
    def position(hand, **options):
        return tb.position(
            {
                "game": "settlers",
                "seats": SEATS,
                "options": options,
                "players": [{"hand": hand}],
            }
        )

    position(["robbers"] * 3, barbarians_deck=DECK)
    with pytest.raises(tb.BadPosition):
        position(["robbers"] * 3)
    with pytest.raises(tb.BadPosition):
        position(["settlement"] * 2, barbarians_deck=DECK)
