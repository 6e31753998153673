"""Tokens that lie on a card, on the market or in play: three counts in the card's mark."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.kernel.machine import State


def tokens_on(g: State, card: int, token: int) -> int:
    return g.marks[card] >> at.TOKEN_SHIFT[token] & at.TOKEN_MASK


def bare(g: State, card: int) -> bool:
    """Whether no token lies on a card."""
    return all(tokens_on(g, card, token) == 0 for token in range(at.KINDS_OF_TOKEN))


def place_on(g: State, card: int, token: int, n: int) -> None:
    """Tokens are laid on a card, or taken from it when ``n`` is negative."""
    assert 0 <= tokens_on(g, card, token) + n <= at.TOKEN_MASK, (card, token, n)
    g.marks[card] += n << at.TOKEN_SHIFT[token]
