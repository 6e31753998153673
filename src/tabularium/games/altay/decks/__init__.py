"""The decks of the box, in the order in which their cards are numbered.

A set of cards that is added later is filled in after these, before the rules are made.
"""

from __future__ import annotations

from tabularium.games.altay.decks import achievements, market, starting

achievements.fill()
starting.fill()
market.fill()
