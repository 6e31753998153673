"""Events as data and as sentences."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KEY
from tabularium.games.settlers.gain import goods_words
from tabularium.games.settlers.words import card_words, seat_words
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk

# by event: its name, and how its three numbers are to be read ("good" takes the next as amount)
NAMES: Final[list[tuple[str, str, str]]] = [
    ("first-player", "", ""),
    ("faction-picked", "", ""),
    ("round-begins", "n", ""),
    ("draw", "one", ""),
    ("drew", "card", ""),
    ("reshuffle", "", ""),
    ("reveal", "card", ""),
    ("take", "card", ""),
    ("gain", "good", ""),
    ("points", "n", ""),
    ("build", "card", ""),
    ("sacrifice", "card", ""),
    ("deal", "card", ""),
    ("raze-hand", "card", ""),
    ("raze-rival", "rival", "card"),
    ("lose", "card", ""),
    ("activate", "card", ""),
    ("work", "one", ""),
    ("pass", "", ""),
    ("defend", "card", ""),
    ("samurai", "card", ""),
    ("under-gate", "card", ""),
    ("on-shrine", "one", ""),
    ("discarded", "card", ""),
    ("deal-lost", "card", ""),
    ("deal-taken", "rival", "card"),
    ("route", "rival", "card"),
    ("block", "rival", "card"),
    ("take-over", "rival", "card"),
    ("reset", "card", ""),
    ("foundation", "card", ""),
    ("steal", "rival", "one"),
    ("keep", "", ""),
    ("attack", "one", ""),
    ("collect", "card", ""),
    ("game-over", "", ""),
    ("turn", "", ""),
]


def event_data(numbers: list[int]) -> dict[str, Any]:
    """An event as plain data."""
    entry = NAMES[numbers[0]]
    data: dict[str, Any] = {"event": entry[0], "seat": numbers[1]}
    for i in range(1, 3):
        value = numbers[1 + i]
        if entry[i] == "card":
            data["card"] = KEY[value]
        elif entry[i] in ("good", "one"):
            data["good"] = at.GOODS[value]
            data["n"] = numbers[2 + i] if entry[i] == "good" else 1
        elif entry[i]:
            data[entry[i]] = value
    return data


def event_sentence(g: State, numbers: list[int], talk: Talk) -> str:
    """An event as a sentence."""
    entry = NAMES[numbers[0]]
    args: dict[str, str | int] = {}
    if numbers[1] >= 0:
        args["who"] = seat_words(talk, g, numbers[1])
    for i in range(1, 3):
        value = numbers[1 + i]
        if entry[i] == "card":
            args["card"] = card_words(talk, value)
        elif entry[i] in ("good", "one"):
            amount = numbers[2 + i] if entry[i] == "good" else 1
            args["good"] = goods_words(talk, [(value, amount)], ".what")
        elif entry[i] == "rival":
            args["rival"] = seat_words(talk, g, value)
        elif entry[i]:
            args[entry[i]] = value
    return talk.say("settlers-event-" + entry[0], args)
