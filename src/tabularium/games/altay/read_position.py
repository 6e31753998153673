"""Reading a position: what is named is set, everything else gets a legal default.

Cards named nowhere go home: starting cards into their owner's deck, market cards into their pile,
achievements into the deck of their level.
"""

from __future__ import annotations

from typing import Any

from tabularium.games.altay.catalogue import (
    KEY,
    KINDS,
    LEVEL_OF,
    PILES,
)
from tabularium.games.altay.develop import refill_display
from tabularium.games.altay.hand import draw
from tabularium.games.altay.layout import (
    DECK,
    FIRST,
    GONE,
    HAND_SIZE,
    LEVEL,
    PILE,
    REVEALED,
    ROUND,
    SECRET,
    TURN,
)
from tabularium.games.altay.read_board import TITLES, BoardReader
from tabularium.games.altay.read_cards import CardReader
from tabularium.games.altay.setup import (
    GAME,
    market_cards,
)
from tabularium.games.altay.turn import MAIN, ROUNDS, TURN_ENDS
from tabularium.kernel.entries import Entries
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.frames import go_on, read_frames
from tabularium.kernel.machine import FRAME, PC, State
from tabularium.kernel.rng import STATES as RNG_STATES


def read_position(g: State, doc: dict[str, Any]) -> None:
    """Fill a blank state from a document, and go on from there."""
    cards = CardReader(g, doc)
    entries = cards.doc
    g.nums[ROUND] = entries.number("round", 1)
    g.nums[FIRST] = entries.number("first_player", 0, g.seats - 1)
    g.nums[TURN] = entries.number("turn", g.nums[FIRST], g.seats - 1)
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
            raise BadPosition(
                "error-position-most", where=f"market.{TITLES[pile]}", given=left, most=len(lying)
            )
        g.zones[PILE + pile] = lying[:left]
        g.zones[GONE] += lying[left:]


def fill_decks(g: State, cards: CardReader) -> None:
    """All other cards lie shuffled beneath the named ones of their deck."""
    complete = cards.doc.has("stack")  # written by a game, nothing is left to choose
    for level in range(1, 4):
        lying = [card for card in cards.common if LEVEL_OF[KINDS[card]] == level]
        g.shuffle(lying)
        g.zones[LEVEL + level - 1] = lying + g.zones[LEVEL + level - 1]
        if not complete:
            refill_display(g, level)
    for seat in range(g.seats):
        g.shuffle(cards.own(seat))
        g.zones[DECK + seat] = cards.own(seat) + g.zones[DECK + seat]
        player = cards.players[seat]
        if not player.has("hand") and not complete:
            draw(g, seat, HAND_SIZE)
        revealed = g.nums[REVEALED + seat] >= 0
        if not player.has("secret") and not revealed and not complete and g.zones[LEVEL + 2]:
            g.zones[SECRET + seat] = [g.zones[LEVEL + 2].pop()]


def resume(g: State, doc: Entries) -> None:
    """Go on where the stack says, or at the start of the turn."""
    if doc.flag("over", False):
        g.finish()
        return
    if doc.has("stack"):
        read_frames(g, doc.value("stack"), KEY)
        check_frames(g)
        go_on(g)
        return
    g.push(GAME, 0, -1)
    g.stack[g.top + PC] = len(GAME.steps)
    g.push(ROUNDS, 0, -1)
    g.push(TURN_ENDS, g.nums[TURN], -1)
    g.push(MAIN, g.nums[TURN], -1)
    g.run()


def check_frames(g: State) -> None:
    """The bottom of the stack is the game, then its setup or its rounds with somebody's turn."""
    nodes = [g.rules.nodes[g.stack[at]] for at in range(0, len(g.stack), FRAME)]
    if len(nodes) < 2 or nodes[0] is not GAME or nodes[1] not in GAME.steps:
        raise BadPosition("error-position-no-work")
    if GAME.steps.index(nodes[1]) != g.stack[PC] - 1:
        raise BadPosition("error-position-no-work")
    if nodes[1] is ROUNDS and (len(nodes) < 4 or nodes[2] is not TURN_ENDS):
        raise BadPosition("error-position-no-work")
