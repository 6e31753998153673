"""What the log can tell. Each event is said by the message ``nations-event-<its name>``."""

from __future__ import annotations

from typing import Final

from tabularium.declare.log import AmountField, CardField, Field, Log, WordField
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KIND
from tabularium.games.nations.words import event_words, happening_words
from tabularium.kernel.machine import State
from tabularium.locale.talk import Args, Talk, number


class SignedField(Field):
    """A number that may be below zero."""

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = numbers[i] if numbers[i] >= 0 else number(numbers[i])


class EventField(CardField):
    """An event card by both its events, or a tile."""

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = event_words(talk, numbers[i])


class WhichField(Field):
    """The first or the second event of the card before it."""

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        kind, which = numbers[i - 1], numbers[i]
        args["card"] = happening_words(talk, kind, which)
        args["effect"] = KIND[kind].happens[which].text(talk)


LOG: Final = Log()
N: Final = SignedField("n")
CARD: Final = CardField("card")
OLD: Final = CardField("old")
EVENT: Final = EventField("card")
WHICH: Final = WhichField("which")
GOOD: Final = AmountField("good", at.GOODS, "nations-n-")
MEASURE: Final = WordField("good", at.GOODS, "nations-good-")
SECTION: Final = WordField("section", at.SECTIONS, "nations-")

FIRST_PLAYER: Final[int] = LOG.add("first-player")
BOARD_PICKED: Final[int] = LOG.add("board-picked")
ROUND_BEGINS: Final[int] = LOG.add("round-begins", N)
TURN_BEGINS: Final[int] = LOG.add("turn")
REVEAL: Final[int] = LOG.add("reveal", EVENT)  # an event card or tile
GAIN: Final[int] = LOG.add("gain", GOOD)
LOSE: Final[int] = LOG.add("lose", GOOD)
POINTS_GAINED: Final[int] = LOG.add("points", N)
POINTS_LOST: Final[int] = LOG.add("points-lost", N)
BUY: Final[int] = LOG.add("buy", CARD, N)
REPLACED: Final[int] = LOG.add("replaced", CARD, OLD)
REMOVED: Final[int] = LOG.add("removed", CARD)
DEPLOY: Final[int] = LOG.add("deploy", CARD, N)
UNDEPLOY: Final[int] = LOG.add("undeploy", CARD)
HIRE: Final[int] = LOG.add("hire", CARD, N)
FINISHED: Final[int] = LOG.add("finished", CARD)
SPECIAL_USED: Final[int] = LOG.add("special", CARD)
PASS: Final[int] = LOG.add("pass")
SKIP: Final[int] = LOG.add("skip")
WORKER_TAKEN: Final[int] = LOG.add("worker-taken", SECTION)
WORKER_RETURNED: Final[int] = LOG.add("worker-returned", SECTION)
PRODUCTION: Final[int] = LOG.add("production")
REVOLT: Final[int] = LOG.add("revolt", N)
NEW_ORDER: Final[int] = LOG.add("new-order")
DEFEATED: Final[int] = LOG.add("defeated", CARD)
HAPPENING: Final[int] = LOG.add("happening", EVENT, WHICH)  # the first or second event of the card
FAMINE: Final[int] = LOG.add("famine", N)
AGE_ENDS: Final[int] = LOG.add("age-ends", N)
SWAP: Final[int] = LOG.add("swap", CARD, OLD)
ROLL: Final[int] = LOG.add("roll", N)
COLUMN_REMOVED: Final[int] = LOG.add("column-removed", N)
RIVAL_WAR: Final[int] = LOG.add("rival-war", CARD, N)
RIVAL_CHANGES: Final[int] = LOG.add("rival-changes", MEASURE, N)
STABILITY_CHECK: Final[int] = LOG.add("stability-check", N)
GAME_OVER: Final[int] = LOG.add("game-over")
NEW_CARDS: Final[int] = LOG.add("new-cards", N)
ARCHITECT_LOST: Final[int] = LOG.add("architect-lost", CARD)
WEAKER: Final[int] = LOG.add("weaker", N)
