"""What the log can tell. Each event is said by the message ``imperium-event-<its name>``."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0
NATION_PICKED: Final = 1
ROUND_BEGINS: Final = 2
TURN_BEGINS: Final = 3
PLAYED_CARD: Final = 4
EXHAUSTED_CARD: Final = 5
INNOVATES: Final = 6
REVOLTS: Final = 7
GAINED: Final = 8
PAID: Final = 9
STOLEN: Final = 10
DREW: Final = 11
DREW_CARD: Final = 12
RESHUFFLED: Final = 13
NATION_CARD: Final = 14
DEVELOPED: Final = 15
TURNED: Final = 16
DISCARDED: Final = 17
ACQUIRED: Final = 18
BROKE_THROUGH: Final = 19
REVEALED: Final = 20
EXILED: Final = 21
HISTORY_PUT: Final = 22
ABANDONED: Final = 23
RECALLED: Final = 24
GARRISONED_CARD: Final = 25
UNREST_TAKEN: Final = 26
UNREST_RETURNED: Final = 27
PROTECTED: Final = 28
FAME_TAKEN: Final = 29
KING_RESOLVED: Final = 30
GAVE: Final = 31
PLACED: Final = 32
SOLSTICE_BEGINS: Final = 33
SCORING_TRIGGERED: Final = 34
COLLAPSE: Final = 35
GAME_OVER: Final = 36
PASSED: Final = 37
SUNK: Final = 38
NATION_LOOKED: Final = 39
