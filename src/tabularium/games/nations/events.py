"""What the log can tell. Each event is said by the message ``nations-event-<its name>``."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0
BOARD_PICKED: Final = 1
ROUND_BEGINS: Final = 2
TURN_BEGINS: Final = 3
REVEAL: Final = 4  # an event card or tile
GAIN: Final = 5
LOSE: Final = 6
POINTS_GAINED: Final = 7
POINTS_LOST: Final = 8
BUY: Final = 9
REPLACED: Final = 10
REMOVED: Final = 11
DEPLOY: Final = 12
UNDEPLOY: Final = 13
HIRE: Final = 14
FINISHED: Final = 15
SPECIAL_USED: Final = 16
PASS: Final = 17
SKIP: Final = 18
WORKER_TAKEN: Final = 19
WORKER_RETURNED: Final = 20
PRODUCTION: Final = 21
REVOLT: Final = 22
NEW_ORDER: Final = 23
DEFEATED: Final = 24
HAPPENING: Final = 25  # the first or second event of the card
FAMINE: Final = 26
AGE_ENDS: Final = 27
SWAP: Final = 28
ROLL: Final = 29
COLUMN_REMOVED: Final = 30
RIVAL_WAR: Final = 31
RIVAL_CHANGES: Final = 32
STABILITY_CHECK: Final = 33
GAME_OVER: Final = 34
NEW_CARDS: Final = 35
ARCHITECT_LOST: Final = 36
WEAKER: Final = 37
