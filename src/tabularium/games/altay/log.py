"""Events as data and as sentences."""

from __future__ import annotations

from typing import Any

from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import KEY
from tabularium.games.altay.events import NAMES
from tabularium.games.altay.layout import token_name
from tabularium.games.altay.slots import goods_words
from tabularium.games.altay.words import (
    card_words,
    place_words,
    seat_words,
    token_words,
)
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


def event_data(numbers: list[int]) -> dict[str, Any]:
    """An event as plain data."""
    entry = NAMES[numbers[0]]
    data: dict[str, Any] = {"event": entry[0], "seat": numbers[1]}
    for i in range(1, 4):
        name = entry[i]
        value = numbers[1 + i]
        if name == "card":
            data[name] = KEY[value]
        elif name == "token":
            data[name] = token_name(value)
        elif name in ("good", "goods", "other"):
            data[name] = at.GOODS[value]
        elif name:
            data[name] = value
    return data


def event_sentence(g: State, numbers: list[int], talk: Talk) -> str:
    """An event as a sentence."""
    entry = NAMES[numbers[0]]
    args: dict[str, str | int] = {}
    if numbers[1] >= 0:
        args["who"] = seat_words(talk, g, numbers[1])
    for i in range(1, 4):
        name = entry[i]
        value = numbers[1 + i]
        if name == "card":
            args[name] = card_words(talk, value)
        elif name == "token":
            args[name] = token_words(talk, value)
        elif name == "goods":
            amounts = [0] * 5
            amounts[value] = numbers[2 + i]
            args[name] = goods_words(talk, amounts, ".what")
        elif name in ("good", "other"):  # "other" is what the good is exchanged for
            form = ".what" if name == "good" else ".for.what"
            args[name] = talk.say(f"altay-n-{at.GOODS[value]}{form}", {"n": 1})
        elif name in ("place", "from"):
            args[name] = place_words(talk, value)
        elif name == "rival":
            args[name] = seat_words(talk, g, value)
        elif name in ("n", "m"):
            args[name] = value
    return talk.say("altay-event-" + entry[0], args)
