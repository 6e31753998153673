"""Events as data and as sentences."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KEY
from tabularium.games.imperium.events import FIRST_PLAYER, ROUND_BEGINS
from tabularium.games.imperium.words import (
    FIRST_SUIT,
    FOR,
    MID,
    kind_words,
    seat_words,
    suits_words,
)
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk

# by event: its name, and how its three numbers are to be read ("token" takes the next as amount)
NAMES: Final[list[tuple[str, str, str, str]]] = [
    ("first-player", "", "", ""),
    ("nation-picked", "", "", ""),
    ("round-begins", "n", "", ""),
    ("turn", "", "", ""),
    ("play", "card", "", ""),
    ("exhaust", "card", "", ""),
    ("innovate", "", "", ""),
    ("revolt", "", "", ""),
    ("gain", "token", "", ""),
    ("pay", "token", "", ""),
    ("steal", "token", "", "rival"),
    ("draw", "", "", ""),
    ("drew", "card", "", ""),
    ("reshuffle", "", "", ""),
    ("nation-card", "card", "", ""),
    ("develop", "card", "", ""),
    ("turned", "", "", ""),
    ("discard", "card", "", ""),
    ("acquire", "card", "", ""),
    ("break-through", "card", "", ""),
    ("reveal", "card", "", ""),
    ("exile", "card", "", ""),
    ("history", "", "", ""),
    ("abandon", "card", "", ""),
    ("recall", "card", "", ""),
    ("garrison", "card", "host", ""),
    ("unrest-taken", "", "", ""),
    ("unrest-returned", "", "", ""),
    ("protected", "card", "", ""),
    ("fame", "", "", ""),
    ("king", "", "", ""),
    ("give", "card", "rival", ""),
    ("place", "card", "", ""),
    ("solstice", "", "", ""),
    ("scoring", "", "", ""),
    ("collapse", "", "", ""),
    ("game-over", "", "", ""),
    ("pass", "", "", ""),
    ("sink", "card", "", ""),
    ("nation-looked", "card", "", ""),
    ("find", "card", "", ""),
    ("show-hand", "card", "", ""),
    ("show-deck", "card", "", ""),
    ("break-through-unseen", "suit", "", ""),
    ("deck-put", "card", "", ""),
    ("nation-put", "card", "host", ""),
]


def event_data(numbers: list[int]) -> dict[str, Any]:
    """An event as plain data."""
    entry = NAMES[numbers[0]]
    data: dict[str, Any] = {"event": entry[0], "seat": numbers[1]}
    for i in range(1, 4):
        value = numbers[1 + i]
        if entry[i] in ("card", "host"):
            data[entry[i]] = KEY[value]
        elif entry[i] == "token":
            data["token"] = at.TOKENS_NAMES[value]
            data["n"] = numbers[2 + i]
        elif entry[i] == "suit":
            data["suit"] = at.SUIT_NAMES[value]
        elif entry[i]:
            data[entry[i]] = value
    return data


def event_sentence(g: State, numbers: list[int], talk: Talk) -> str:
    """An event as a sentence."""
    entry = NAMES[numbers[0]]
    args: dict[str, str | int] = {}
    if numbers[1] >= 0:
        form = MID if numbers[0] in (FIRST_PLAYER, ROUND_BEGINS) else ""
        args["who"] = seat_words(talk, g, numbers[1], form)
    for i in range(1, 4):
        value = numbers[1 + i]
        if entry[i] in ("card", "host"):
            args[entry[i]] = kind_words(talk, value)
        elif entry[i] == "token":
            name = at.TOKENS_NAMES[value]
            args["goods"] = talk.say(f"imperium-n-{name}.what", {"n": numbers[2 + i]})
        elif entry[i] == "suit":
            args["suit"] = suits_words(talk, 1 << value, FIRST_SUIT, FOR)
        elif entry[i] == "rival":
            args["rival"] = seat_words(talk, g, value)
        elif entry[i]:
            args[entry[i]] = value
    return talk.say("imperium-event-" + entry[0], args)
