"""Events as data and as sentences."""

from __future__ import annotations

from typing import Any

from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KEY, KIND
from tabularium.games.nations.events import NAMES
from tabularium.games.nations.words import card_words, event_words, happening_words, seat_words
from tabularium.games.nations.workers import SECTIONS, section_words
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk, number


def event_data(numbers: list[int]) -> dict[str, Any]:
    """An event as plain data."""
    entry = NAMES[numbers[0]]
    data: dict[str, Any] = {"event": entry[0], "seat": numbers[1]}
    for i in range(1, 3):
        value = numbers[1 + i]
        if entry[i] in ("card", "event", "old"):
            data[entry[i] if entry[i] == "old" else "card"] = KEY[value]
        elif entry[i] == "good":
            data["good"] = at.GOODS[value]
            data["n"] = numbers[2 + i]
        elif entry[i] == "measure":
            data["good"] = at.GOODS[value]
        elif entry[i] == "section":
            data["section"] = SECTIONS[value]
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
        if entry[i] in ("card", "old"):
            args[entry[i]] = card_words(talk, value)
        elif entry[i] == "event":
            args["card"] = event_words(talk, value)
        elif entry[i] == "which":
            kind = numbers[i]
            args["card"] = happening_words(talk, kind, value)
            args["effect"] = KIND[kind].happens[value].text(talk)
        elif entry[i] == "good":
            args["good"] = talk.say(f"nations-n-{at.GOODS[value]}.what", {"n": numbers[2 + i]})
        elif entry[i] == "measure":
            args["good"] = talk.say(f"nations-good-{at.GOODS[value]}")
        elif entry[i] == "section":
            args["section"] = section_words(talk, value)
        elif entry[i]:
            args[entry[i]] = value if value >= 0 else number(value)
    return talk.say("nations-event-" + entry[0], args)
