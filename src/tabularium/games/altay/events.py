"""What the log can tell. Each event is said by the message ``altay-event-<its name>``."""

from __future__ import annotations

from typing import Final

from tabularium.declare.log import (
    AmountField,
    CardField,
    Field,
    Log,
    SeatField,
    WordField,
)
from tabularium.games.altay import layout as at
from tabularium.games.altay.log import PlaceField, TokenField

LOG: Final = Log()

# how the numbers of events are to be read
CARD: Final = CardField("card")
ON: Final = PlaceField("place")
FROM: Final = PlaceField("from")
GOODS: Final = AmountField("goods", at.GOODS, "altay-n-", n="of")
GOOD: Final = WordField("good", at.GOODS, "altay-n-", ".what")
OTHER: Final = WordField(
    "other", at.GOODS, "altay-n-", ".for.what"
)  # what the good is exchanged for
TOKEN: Final = TokenField("token", at.TOKEN_NAMES)
RIVAL: Final = SeatField("rival")
N: Final = Field("n")
M: Final = Field("m")

FIRST_PLAYER: Final[int] = LOG.add("first-player")
FACTION_PICKED: Final[int] = LOG.add("faction-picked")
START: Final[int] = LOG.add("start", ON)
TURN: Final[int] = LOG.add("turn", N)
DRAW: Final[int] = LOG.add("draw", N)
DREW: Final[int] = LOG.add("drew", CARD)
RESHUFFLE: Final[int] = LOG.add("reshuffle")
PLAY: Final[int] = LOG.add("play", CARD)
PRODUCE: Final[int] = LOG.add("produce", GOODS)
USE: Final[int] = LOG.add("use", ON)
CONSUME: Final[int] = LOG.add("consume")
BUY: Final[int] = LOG.add("buy", CARD)
PLACE: Final[int] = LOG.add("place", GOOD, CARD)
TAKE: Final[int] = LOG.add("take", CARD)
BUILD: Final[int] = LOG.add("build", ON)
SETTLEMENT_LOST: Final[int] = LOG.add("settlement-lost")
ATTACK_TOKEN: Final[int] = LOG.add("attack-token", FROM, ON, TOKEN)
ATTACK_SEAT: Final[int] = LOG.add("attack-seat", FROM, ON, RIVAL)
CONQUER: Final[int] = LOG.add("conquer", ON, TOKEN)
SURRENDER: Final[int] = LOG.add("surrender")
FIGHT: Final[int] = LOG.add("fight")
DISCARDED: Final[int] = LOG.add("discarded", CARD)
BATTLE: Final[int] = LOG.add("battle", N, M, RIVAL)
CAPTURE: Final[int] = LOG.add("capture", RIVAL)
TIE: Final[int] = LOG.add("tie")
BEGIN: Final[int] = LOG.add("begin", CARD)
REVEAL: Final[int] = LOG.add("reveal", CARD)
COMPLETE: Final[int] = LOG.add("complete", CARD)
ABANDON: Final[int] = LOG.add("abandon", CARD)
ABILITY_USED: Final[int] = LOG.add("ability-used", CARD)
TRASH: Final[int] = LOG.add("trash", CARD)
SWAP: Final[int] = LOG.add("swap", GOOD, OTHER)
RESETTLE: Final[int] = LOG.add("resettle", FROM, ON)
ARCHIVED: Final[int] = LOG.add("archived", CARD)
COINS_GAINED: Final[int] = LOG.add("coins-gained", N)
COINS_SPENT: Final[int] = LOG.add("coins-spent", N)
DROP: Final[int] = LOG.add("drop", CARD)
LAST_ROUND: Final[int] = LOG.add("last-round")
GAME_OVER: Final[int] = LOG.add("game-over")
SECRET_DEALT: Final[int] = LOG.add("secret-dealt", CARD)
