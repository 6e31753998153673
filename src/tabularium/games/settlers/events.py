"""What the log can tell. Each event is said by the message ``settlers-event-<its name>``."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.log import CardField, Field, Log
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.words import card_words, good_words, seat_words
from tabularium.kernel.machine import State
from tabularium.locale.talk import Args, Talk


class KindField(CardField):
    """A card by its name, with a letter where printings differ."""

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = card_words(talk, numbers[i])


class GoodField(Field):
    """A good; the number after it is how many, unless it is always one."""

    def __init__(self, one: bool) -> None:
        super().__init__("good")
        self.one = one

    def amount(self, numbers: list[int], i: int) -> int:
        return 1 if self.one else numbers[i + 1]

    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        data["good"] = at.GOODS[numbers[i]]
        data["n"] = self.amount(numbers, i)

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args["good"] = good_words(talk, numbers[i], self.amount(numbers, i), ".what")


class RivalField(Field):
    """Another player, the virtual one too."""

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = seat_words(talk, g, numbers[i])


class SettlersLog(Log):
    def sentence(self, g: State, numbers: list[int], talk: Talk) -> str:
        args: Args = {}
        if numbers[1] >= 0:
            args["who"] = seat_words(talk, g, numbers[1])
        for i, field in enumerate(self.fields[numbers[0]], 2):
            field.say(g, numbers, i, talk, args)
        return talk.say(f"settlers-event-{self.names[numbers[0]]}", args)


LOG: Final = SettlersLog()
N: Final = Field("n")
CARD_KIND: Final = KindField("card")
AMOUNT: Final = GoodField(False)
ONE: Final = GoodField(True)
RIVAL: Final = RivalField("rival")

FIRST_PLAYER: Final[int] = LOG.add("first-player")
FACTION_PICKED: Final[int] = LOG.add("faction-picked")
ROUND_BEGINS: Final[int] = LOG.add("round-begins", N)
DRAW: Final[int] = LOG.add("draw", ONE)
DREW: Final[int] = LOG.add("drew", CARD_KIND)
RESHUFFLE: Final[int] = LOG.add("reshuffle")
REVEAL: Final[int] = LOG.add("reveal", CARD_KIND)
TAKE: Final[int] = LOG.add("take", CARD_KIND)
GAIN: Final[int] = LOG.add("gain", AMOUNT)
POINTS: Final[int] = LOG.add("points", N)
BUILD: Final[int] = LOG.add("build", CARD_KIND)
SACRIFICE: Final[int] = LOG.add("sacrifice", CARD_KIND)
DEAL: Final[int] = LOG.add("deal", CARD_KIND)
RAZE_HAND: Final[int] = LOG.add("raze-hand", CARD_KIND)
RAZE_RIVAL: Final[int] = LOG.add("raze-rival", RIVAL, CARD_KIND)
LOSE: Final[int] = LOG.add("lose", CARD_KIND)
ACTIVATE: Final[int] = LOG.add("activate", CARD_KIND)
WORK: Final[int] = LOG.add("work", ONE)
PASS: Final[int] = LOG.add("pass")
DEFEND: Final[int] = LOG.add("defend", CARD_KIND)
SAMURAI: Final[int] = LOG.add("samurai", CARD_KIND)
UNDER_GATE: Final[int] = LOG.add("under-gate", CARD_KIND)
ON_SHRINE: Final[int] = LOG.add("on-shrine", ONE)
DISCARDED: Final[int] = LOG.add("discarded", CARD_KIND)
DEAL_LOST: Final[int] = LOG.add("deal-lost", CARD_KIND)
DEAL_TAKEN: Final[int] = LOG.add("deal-taken", RIVAL, CARD_KIND)
ROUTE: Final[int] = LOG.add("route", RIVAL, CARD_KIND)
BLOCK: Final[int] = LOG.add("block", RIVAL, CARD_KIND)
TAKE_OVER: Final[int] = LOG.add("take-over", RIVAL, CARD_KIND)
RESET: Final[int] = LOG.add("reset", CARD_KIND)
FOUNDATION: Final[int] = LOG.add("foundation", CARD_KIND)
STEAL: Final[int] = LOG.add("steal", RIVAL, ONE)
KEEP: Final[int] = LOG.add("keep")
ATTACK: Final[int] = LOG.add("attack", ONE)
COLLECT: Final[int] = LOG.add("collect", CARD_KIND)
GAME_OVER: Final[int] = LOG.add("game-over")
TURN_BEGINS: Final[int] = LOG.add("turn")
