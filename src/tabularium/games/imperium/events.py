"""What the log can tell. Each event is said by the message ``imperium-event-<its name>``."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.log import (
    AmountField,
    CardField,
    Field,
    Log,
    SeatField,
    WordField,
)
from tabularium.declare.names import seat_words
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.words import FIRST_SUIT, FOR, MID, WHAT, suits_words
from tabularium.kernel.machine import State
from tabularium.locale.talk import Args, Talk


class SuitField(WordField):
    """The suit that is named, in a form of it."""

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = suits_words(talk, 1 << numbers[i], FIRST_SUIT, self.form)


class FromField(WordField):
    """Where a card was taken from: the sentence has words of its own for each place."""

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = self.words[numbers[i]]


class WhoField(Field):
    """No number: whose event it is, where the sentence does not begin with that."""

    def tells(self) -> list[str]:
        return []

    def show(self, g: State, numbers: list[int], i: int, data: dict[str, Any]) -> None:
        return

    def say(self, g: State, numbers: list[int], i: int, talk: Talk, args: Args) -> None:
        args[self.name] = seat_words(g, numbers[1], talk, MID)


# where a card is acquired or broken through for; all but the market is said
OFF_MARKET: Final = 0
OUT_OF_EXILE: Final = 1
OUT_OF_MAIN: Final = 2
TAKEN_FROM: Final[list[str]] = ["market", "exile", "main_deck"]

LOG: Final = Log()
CARD: Final = CardField("card")
HOST: Final = CardField("host")
TOKEN: Final = AmountField("token", at.TOKENS_NAMES, "imperium-n-")
N: Final = Field("n")
SUIT: Final = SuitField("suit", at.SUIT_NAMES, form=FOR)
DECLARED: Final = SuitField("suit", at.SUIT_NAMES, form=WHAT)
FROM: Final = FromField("from", TAKEN_FROM)
ICON: Final = WordField("icon", at.ICON_NAMES, "imperium-n-", ".kind")
RIVAL: Final = SeatField("rival", MID)
WHO: Final = WhoField("who")

FIRST_PLAYER: Final[int] = LOG.add("first-player", WHO)
NATION_PICKED: Final[int] = LOG.add("nation-picked")
ROUND_BEGINS: Final[int] = LOG.add("round-begins", N, WHO)
TURN_BEGINS: Final[int] = LOG.add("turn")
PLAYED_CARD: Final[int] = LOG.add("play", CARD)
EXHAUSTED_CARD: Final[int] = LOG.add("exhaust", CARD)
INNOVATES: Final[int] = LOG.add("innovate")
REVOLTS: Final[int] = LOG.add("revolt")
GAINED: Final[int] = LOG.add("gain", TOKEN)
PAID: Final[int] = LOG.add("pay", TOKEN)
STOLEN: Final[int] = LOG.add("steal", TOKEN, RIVAL)
DREW: Final[int] = LOG.add("draw")
DREW_CARD: Final[int] = LOG.add("drew", CARD)
WAS: Final[int] = LOG.add("was", CARD)  # which card it was that others did not see
RESHUFFLED: Final[int] = LOG.add("reshuffle")
NATION_CARD: Final[int] = LOG.add("nation-card", CARD)
DEVELOPED: Final[int] = LOG.add("develop", CARD)
TURNED: Final[int] = LOG.add("turned")
DISCARDED: Final[int] = LOG.add("discard", CARD)
STAYED: Final[int] = LOG.add("stay", CARD)  # it would be discarded, and has been already
ACQUIRED: Final[int] = LOG.add("acquire", CARD, FROM)
BROKE_THROUGH: Final[int] = LOG.add("break-through", CARD, SUIT, FROM)
BROKE_VARIABLE: Final[int] = LOG.add("break-through-variable", CARD, FROM)
NAMED_SUIT: Final[int] = LOG.add("name-suit", DECLARED)
REVEALED: Final[int] = LOG.add("reveal", CARD, N)  # with so many unrest under it
EXILED: Final[int] = LOG.add("exile", CARD)
HISTORY_PUT: Final[int] = LOG.add("history", CARD)
HISTORY_PUT_UNSEEN: Final[int] = LOG.add("history-unseen")
ABANDONED: Final[int] = LOG.add("abandon", CARD)
RECALLED: Final[int] = LOG.add("recall", CARD)
GARRISONED_CARD: Final[int] = LOG.add("garrison", CARD, HOST)
UNREST_TAKEN: Final[int] = LOG.add("unrest-taken")
UNREST_RETURNED: Final[int] = LOG.add("unrest-returned")
UNREST_FREED: Final[int] = LOG.add("unrest-freed", CARD)
PROTECTED: Final[int] = LOG.add("protected", CARD)
FAME_TAKEN: Final[int] = LOG.add("fame")
KING_RESOLVED: Final[int] = LOG.add("king")
KING_ALREADY: Final[int] = LOG.add("king-already")
KING_TURNED: Final[int] = LOG.add("king-turned")
GAVE: Final[int] = LOG.add("give", CARD, RIVAL)
PLACED: Final[int] = LOG.add("place", CARD, TOKEN)
SOLSTICE_BEGINS: Final[int] = LOG.add("solstice")
SCORING_TRIGGERED: Final[int] = LOG.add("scoring")
COLLAPSE: Final[int] = LOG.add("collapse")
GAME_OVER: Final[int] = LOG.add("game-over")
PASSED: Final[int] = LOG.add("pass")
SUNK: Final[int] = LOG.add("sink", CARD)
NATION_LOOKED: Final[int] = LOG.add("nation-looked")
NATION_TO_BOTTOM: Final[int] = LOG.add("nation-bottom")
NATION_SHUFFLED: Final[int] = LOG.add("nation-shuffled")
DECK_SHUFFLED: Final[int] = LOG.add("deck-shuffled")
FOUND: Final[int] = LOG.add("find", CARD)
SHOWED_HAND: Final[int] = LOG.add("show-hand", CARD)
SHOWED_DECK: Final[int] = LOG.add("show-deck", CARD)
BROKE_UNSEEN: Final[int] = LOG.add("break-through-unseen", SUIT)
DECK_PUT: Final[int] = LOG.add("deck-put", CARD)
DECK_PUT_UNSEEN: Final[int] = LOG.add("deck-put-unseen")
NATION_PUT: Final[int] = LOG.add("nation-put", CARD, HOST)
TOOK: Final[int] = LOG.add("take", CARD)
TOOK_UNSEEN: Final[int] = LOG.add("take-unseen")
MARKET_PUT: Final[int] = LOG.add("market-put", CARD, N)  # likewise
TOKENS_PASSED: Final[int] = LOG.add("tokens-pass", CARD, TOKEN)
JOURNEYED: Final[int] = LOG.add("journey", CARD)
FAME_LOOKED: Final[int] = LOG.add("fame-looked", N)
FAME_PUT_BACK: Final[int] = LOG.add("fame-put-back", CARD)
ACTIONS_GAINED: Final[int] = LOG.add("actions-gained", N)
ACTIONS_SPENT: Final[int] = LOG.add("actions-spent", N)
READIED: Final[int] = LOG.add("ready", CARD)
READIED_NATION: Final[int] = LOG.add("ready-nation")
READIED_AREA: Final[int] = LOG.add("ready-development")
COPIED: Final[int] = LOG.add("copy", CARD)
TREATED: Final[int] = LOG.add("treat", CARD, ICON)
AREA_EXHAUSTED: Final[int] = LOG.add("exhaust-development")
