"""What the log can tell. Each event is said by the message ``settlers-event-<its name>``."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0
FACTION_PICKED: Final = 1
ROUND_BEGINS: Final = 2
DRAW: Final = 3
DREW: Final = 4
RESHUFFLE: Final = 5
REVEAL: Final = 6
TAKE: Final = 7
GAIN: Final = 8
POINTS: Final = 9
BUILD: Final = 10
SACRIFICE: Final = 11
DEAL: Final = 12
RAZE_HAND: Final = 13
RAZE_RIVAL: Final = 14
LOSE: Final = 15
ACTIVATE: Final = 16
WORK: Final = 17
PASS: Final = 18
DEFEND: Final = 19
SAMURAI: Final = 20
UNDER_GATE: Final = 21
ON_SHRINE: Final = 22
DISCARDED: Final = 23
DEAL_LOST: Final = 24
DEAL_TAKEN: Final = 25
ROUTE: Final = 26
BLOCK: Final = 27
TAKE_OVER: Final = 28
RESET: Final = 29
FOUNDATION: Final = 30
STEAL: Final = 31
KEEP: Final = 32
ATTACK: Final = 33
COLLECT: Final = 34
GAME_OVER: Final = 35
TURN_BEGINS: Final = 36
