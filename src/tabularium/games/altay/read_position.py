"""Reading a position: what is named is set, everything else gets a legal default.

Cards named nowhere go home: starting cards into their owner's deck, market cards into their pile,
achievements into the deck of their level.
"""

from __future__ import annotations

from typing import Any

from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import (
    KEY,
    KINDS,
    LEVEL_OF,
    PILES,
)
from tabularium.games.altay.develop import refill_display
from tabularium.games.altay.read_board import TITLES, BoardReader
from tabularium.games.altay.read_cards import LEVELS, CardReader
from tabularium.games.altay.setup import (
    GAME,
    market_cards,
)
from tabularium.games.altay.turn import MAIN, ROUNDS, TURN_ENDS
from tabularium.kernel.entries import MOST, Entries, too_many
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.frames import go_on, is_over, read_frames
from tabularium.kernel.machine import FRAME, PC, State
from tabularium.kernel.rng import STATES as RNG_STATES


def read_position(g: State, doc: dict[str, Any]) -> None:
    """Fill a blank state from a document, and go on from there."""
    cards = CardReader(g, doc)
    entries = cards.doc
    complete = entries.has("stack")  # written by a game, nothing is left to choose
    last = g.opts[at.ROUND_LIMIT] or MOST
    g.nums[at.ROUND] = entries.number("round", 1, last, 0 if complete else 1)
    g.nums[at.FIRST] = entries.number("first_player", 0, g.seats - 1)
    g.nums[at.TURN] = entries.number("turn", g.nums[at.FIRST], g.seats - 1)
    for seat in range(g.seats):
        cards.read_player_cards(seat)
    cards.read_shared_cards()
    BoardReader(g, entries, cards.players).read()
    fill_piles(g, cards)
    fill_decks(g, cards)
    if entries.has("rng"):
        g.rng = entries.number("rng", 0, RNG_STATES - 1)
    resume(g, entries)


def fill_piles(g: State, cards: CardReader) -> None:
    """Market cards that are named nowhere lie in their pile, or are gone if it is said so."""
    counts = cards.doc.amounts("market", TITLES)
    for pile in range(len(PILES)):
        lying = [card for card in market_cards(g.seats, pile) if card in cards.common]
        left = counts.get(TITLES[pile], len(lying))
        if left > len(lying):
            raise too_many(f"market.{TITLES[pile]}", left, len(lying))
        g.zones[at.PILE + pile] = lying[:left]
        g.zones[at.GONE] += lying[left:]


def fill_decks(g: State, cards: CardReader) -> None:
    """All other cards lie shuffled beneath the named ones of their deck.

    Displays, hands and secret wonders that are not named are dealt from them before. What would
    lie in a deck that is said to be empty is out of the game.
    """
    complete = cards.doc.has("stack")
    named = [g.zones[at.LEVEL + level] for level in range(LEVELS)]
    for level in range(LEVELS):
        lying = [card for card in cards.common if LEVEL_OF[KINDS[card]] == level + 1]
        g.shuffle(lying)
        g.zones[at.LEVEL + level] = lying
        # a named display beside an empty deck is all that is left of its level (B25)
        if not complete and (cards.decks[level] != [] or cards.displays[level] is None):
            refill_display(g, level + 1)
    for seat in range(g.seats):
        lying = cards.own(seat)
        g.shuffle(lying)
        player = cards.players[seat]
        if not player.has("hand") and not complete:
            for _ in range(min(at.HAND_SIZE, len(lying))):
                g.zones[at.HAND + seat].append(lying.pop())
        if player.has("deck") and not player.items("deck"):
            g.zones[at.GONE] += lying
        else:
            g.zones[at.DECK + seat] = lying + g.zones[at.DECK + seat]
        revealed = g.nums[at.REVEALED + seat] >= 0
        if not player.has("secret") and not revealed and not complete and g.zones[at.LEVEL + 2]:
            g.zones[at.SECRET + seat] = [g.zones[at.LEVEL + 2].pop()]
    for level in range(LEVELS):
        if cards.decks[level] == []:
            g.zones[at.GONE] += g.zones[at.LEVEL + level]
            g.zones[at.LEVEL + level] = []
            continue
        g.zones[at.LEVEL + level] += named[level]
        if not complete:
            refill_display(g, level + 1)


def resume(g: State, doc: Entries) -> None:
    """Go on where the stack says, or at the start of the turn."""
    if is_over(g, doc):
        return
    if doc.has("stack"):
        read_frames(g, doc.value("stack"), KEY)
        check_frames(g)
        go_on(g)
        return
    g.push(GAME, 0, -1)
    g.stack[g.top + PC] = len(GAME.steps)
    g.push(ROUNDS, 0, -1)
    g.push(TURN_ENDS, g.nums[at.TURN], -1)
    g.push(MAIN, g.nums[at.TURN], -1)
    g.run()


def check_frames(g: State) -> None:
    """The bottom of the stack is the game, then its setup or its rounds with somebody's turn."""
    nodes = [g.rules.nodes[g.stack[frame]] for frame in range(0, len(g.stack), FRAME)]
    if len(nodes) < 2 or nodes[0] is not GAME or nodes[1] not in GAME.steps:
        raise BadPosition("error-position-no-work")
    if GAME.steps.index(nodes[1]) != g.stack[PC] - 1:
        raise BadPosition("error-position-no-work")
    if nodes[1] is ROUNDS and (len(nodes) < 4 or nodes[2] is not TURN_ENDS):
        raise BadPosition("error-position-no-work")
