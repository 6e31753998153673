"""What the log can tell. Each event is said by the message ``nations-event-<its name>``."""

from __future__ import annotations

from typing import Final

# by event: its name, and how its numbers are to be read ("good" takes the next as amount)
NAMES: Final[list[tuple[str, str, str]]] = []


def told(name: str, first: str = "", second: str = "") -> int:
    """A new event."""
    NAMES.append((name, first, second))
    return len(NAMES) - 1


FIRST_PLAYER: Final[int] = told("first-player")
BOARD_PICKED: Final[int] = told("board-picked")
ROUND_BEGINS: Final[int] = told("round-begins", "n")
TURN_BEGINS: Final[int] = told("turn")
REVEAL: Final[int] = told("reveal", "event")  # an event card or tile
GAIN: Final[int] = told("gain", "good")
LOSE: Final[int] = told("lose", "good")
POINTS_GAINED: Final[int] = told("points", "n")
POINTS_LOST: Final[int] = told("points-lost", "n")
BUY: Final[int] = told("buy", "card", "n")
REPLACED: Final[int] = told("replaced", "card", "old")
REMOVED: Final[int] = told("removed", "card")
DEPLOY: Final[int] = told("deploy", "card", "n")
UNDEPLOY: Final[int] = told("undeploy", "card")
HIRE: Final[int] = told("hire", "card", "n")
FINISHED: Final[int] = told("finished", "card")
SPECIAL_USED: Final[int] = told("special", "card")
PASS: Final[int] = told("pass")
SKIP: Final[int] = told("skip")
WORKER_TAKEN: Final[int] = told("worker-taken", "section")
WORKER_RETURNED: Final[int] = told("worker-returned", "section")
PRODUCTION: Final[int] = told("production")
REVOLT: Final[int] = told("revolt", "n")
NEW_ORDER: Final[int] = told("new-order")
DEFEATED: Final[int] = told("defeated", "card")
HAPPENING: Final[int] = told("happening", "event", "which")  # the first or second event of the card
FAMINE: Final[int] = told("famine", "n")
AGE_ENDS: Final[int] = told("age-ends", "n")
SWAP: Final[int] = told("swap", "card", "old")
ROLL: Final[int] = told("roll", "n")
COLUMN_REMOVED: Final[int] = told("column-removed", "n")
RIVAL_WAR: Final[int] = told("rival-war", "card", "n")
RIVAL_CHANGES: Final[int] = told("rival-changes", "measure", "n")
STABILITY_CHECK: Final[int] = told("stability-check", "n")
GAME_OVER: Final[int] = told("game-over")
NEW_CARDS: Final[int] = told("new-cards", "n")
ARCHITECT_LOST: Final[int] = told("architect-lost", "card")
WEAKER: Final[int] = told("weaker", "n")
