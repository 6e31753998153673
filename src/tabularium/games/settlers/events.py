"""What the log can tell. Each event is said by the message ``settlers-event-<its name>``."""

from __future__ import annotations

from typing import Final

from tabularium.declare.log import AmountField, CardField, Field, Log, SeatField
from tabularium.games.settlers import layout as at

LOG: Final = Log()
N: Final = Field("n")
CARD_KIND: Final = CardField("card")
AMOUNT: Final = AmountField("good", at.GOODS, "settlers-n-")
ONE: Final = AmountField("good", at.GOODS, "settlers-n-", one=True)
RIVAL: Final = SeatField("rival")

FIRST_PLAYER: Final[int] = LOG.add("first-player")
FACTION_PICKED: Final[int] = LOG.add("faction-picked")
ROUND_BEGINS: Final[int] = LOG.add("round-begins", N)
DRAW: Final[int] = LOG.add("draw", ONE)
DREW: Final[int] = LOG.add("drew", CARD_KIND)
RESHUFFLE: Final[int] = LOG.add("reshuffle")
REVEAL: Final[int] = LOG.add("reveal", CARD_KIND)
TAKE: Final[int] = LOG.add("take", CARD_KIND)
GAIN: Final[int] = LOG.add("gain", AMOUNT)
POINTS_GAINED: Final[int] = LOG.add("points", N)
BUILD: Final[int] = LOG.add("build", CARD_KIND)
SACRIFICED: Final[int] = LOG.add("sacrifice", CARD_KIND)
DEAL_MADE: Final[int] = LOG.add("deal", CARD_KIND)
RAZE_HAND: Final[int] = LOG.add("raze-hand", CARD_KIND)
RAZE_RIVAL: Final[int] = LOG.add("raze-rival", RIVAL, CARD_KIND)
LOSE: Final[int] = LOG.add("lose", CARD_KIND)
ACTIVATE: Final[int] = LOG.add("activate", CARD_KIND)
WORK: Final[int] = LOG.add("work", ONE)
PASS: Final[int] = LOG.add("pass")
DEFEND: Final[int] = LOG.add("defend", CARD_KIND)
SAMURAI_PLACED: Final[int] = LOG.add("samurai", CARD_KIND)
UNDER_GATE: Final[int] = LOG.add("under-gate", CARD_KIND)
ON_SHRINE: Final[int] = LOG.add("on-shrine", ONE)
DISCARDED: Final[int] = LOG.add("discarded", CARD_KIND)
DEAL_LOST: Final[int] = LOG.add("deal-lost", CARD_KIND)
DEAL_TAKEN: Final[int] = LOG.add("deal-taken", RIVAL, CARD_KIND)
ROUTE_MADE: Final[int] = LOG.add("route", RIVAL, CARD_KIND)
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
