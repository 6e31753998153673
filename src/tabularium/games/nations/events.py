"""What the log can tell. Each event is said by the message ``nations-event-<its name>``."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0
BOARD_PICKED: Final = 1
ROUND_BEGINS: Final = 2
TURN_BEGINS: Final = 3
REVEAL: Final = 4  # an event card or tile
GROWTH_WORKER: Final = 5
GAIN: Final = 6
LOSE: Final = 7
POINTS_GAINED: Final = 8
POINTS_LOST: Final = 9
BUY: Final = 10
REPLACED: Final = 11
REMOVED: Final = 12
DEPLOY: Final = 13
UNDEPLOY: Final = 14
HIRE: Final = 15
FINISHED: Final = 16
SPECIAL_USED: Final = 17
PASS: Final = 18
SKIP: Final = 19
WORKER_TAKEN: Final = 20
WORKER_RETURNED: Final = 21
PRODUCTION: Final = 22
REVOLT: Final = 23
NEW_ORDER: Final = 24
DEFEATED: Final = 25
HAPPENING: Final = 26  # the first or second event of the card
FAMINE: Final = 27
AGE_ENDS: Final = 28
SWAP: Final = 29
PAID: Final = 30
ROLL: Final = 31
COLUMN_REMOVED: Final = 32
RIVAL_WAR: Final = 33
RIVAL_CHANGES: Final = 34
STABILITY_CHECK: Final = 35
GAME_OVER: Final = 36
NEW_CARDS: Final = 37
ARCHITECT_LOST: Final = 38
