"""Altay: Dawn of Civilization. Its decks come with it: whatever reads cards finds them all."""

from tabularium.games.altay import decks

__all__ = ["decks"]
