"""All pairs of nations play random games to the end, and what is left on the table adds up.

Every pair plays twenty games on compiled code, ten seconds in all. Interpreted that takes about
three times as long, so every pair plays one of the twenty there, each pair another one; all of them
when slow tests are asked for (``pytest -m slow``).
"""

from __future__ import annotations

import os
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import tabularium as tb
from imperium_table import rule

NATIONS = next(info for info in tb.games() if info.id == "imperium").factions
PAIRS = list(combinations(NATIONS, 2))  # nobody plays against their own nation (I195)
GAMES = 20
COMPILED = os.environ.get("TABULARIUM_COMPILED") == "1"
# cards with two faces: the other face, the same card
FACES = {
    "king_of_kings_b": "king_of_kings_a",
    "path_to_shangri_la": "visions_of_shangri_la",
    "shangri_la": "gates_of_shangri_la",
}
LONGEST = 20_000  # moves; a random game has about seven hundred
OWNED = ("hand", "deck", "discard", "history", "play", "powers")
ZONES = (*OWNED, "played", "nation", "development", "below")


def dealt(pair: tuple[str, str], number: int) -> tb.Game:
    """Each of the twenty is another game: who sits first, the box and the sides vary."""
    seats = pair if number % 2 else pair[::-1]
    options = {
        "common_cards": ("classics", "legends")[number // 2 % 2],
        "sides": ["AB"[number // 4 % 2], "AB"[number // 8 % 2]],
    }
    return tb.new("imperium", seats, seed=number, options=options)


def play_out(g: tb.Game, draw: random.Random) -> None:
    for _ in range(LONGEST):
        if g.over:
            return
        g.apply(draw.randrange(g.n_options))


def names(cards: list[Any]) -> Counter[str]:
    """All cards of a row, with those garrisoned under them."""
    found: Counter[str] = Counter()
    for card in cards:
        if isinstance(card, str):
            found[FACES.get(card, card)] += 1
        elif card:
            found[FACES.get(card["card"], card["card"])] += 1
            found += names(card.get("garrison", [])) + Counter(["unrest"] * card.get("unrest", 0))
    return found


def all_cards(doc: dict[str, Any]) -> Counter[str]:
    """Every card of the game, wherever it is."""
    found = names(doc["market"]) + Counter(unrest=doc["unrest"])
    for pile in ("king", "exile", "gone", "looked_at"):
        found += names(doc[pile])
    for deck in doc["decks"].values():
        found += names(deck)
    for player in doc["players"]:
        for zone in ZONES:
            found += names(player[zone])
    return found


def unrest(player: dict[str, Any]) -> int:
    return sum(names(player[zone])["unrest"] for zone in OWNED)


def counted(player: dict[str, Any], nation: str) -> int:
    """The unrest that counts in a collapse: neither garrisoned nor sunken (I196)."""
    under = sum(names(card.get("garrison", []))["unrest"] for card in player["play"])
    sunken = names(player["history"])["unrest"] if nation == "atlanteans" else 0
    return unrest(player) - under - sunken


def best(seats: list[int], totals: list[int]) -> tuple[int, ...]:
    most = max(totals[seat] for seat in seats)
    return tuple(seat for seat in seats if totals[seat] == most)


def check_end(g: tb.Game) -> None:
    doc = g.position()
    assert doc["stack"] == [] and doc["looked_at"] == []  # nothing is left to be done
    assert g.decision is None
    scores = g.scores()
    for score, player in zip(scores, doc["players"], strict=True):
        assert player["played"] == [] or doc["collapsed"]  # which stops in the middle of cards
        assert score.total == sum(score.parts.values())
        assert score.parts["progress"] == player["tokens"]["progress"]
        assert score.parts["unrest"] == -2 * unrest(player)
        assert min(player["tokens"].values()) >= 0
    seats = [0, 1]
    if doc["collapsed"]:
        counts = [counted(*one) for one in zip(doc["players"], doc["seats"], strict=True)]
        seats = [seat for seat in seats if counts[seat] == min(counts)]
    else:
        assert doc["ending"] > 0
    assert g.winners == best(seats, [score.total for score in scores])


@pytest.mark.slow
@rule("I13", "I42", "I75", "I77", "I195")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_all_pairs(pair, request):
    every = COMPILED or request.config.option.markexpr == "slow"
    numbers = range(GAMES) if every else [PAIRS.index(pair) % GAMES]
    for number in numbers:
        g = dealt(pair, number)
        cards = all_cards(g.position())
        play_out(g, random.Random(f"{pair} {number}"))
        assert g.over, number
        assert all_cards(g.position()) == cards, number
        check_end(g)
