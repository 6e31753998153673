"""The events that a game declares, and their messages: each gives what the other wants."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.log import Field
from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.machine import State
from tabularium.locale import LANGUAGES
from tabularium.locale.talk import Args
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.heard import Heard

NUMBERS: Final = 3  # of an event, besides its seat
TAKEN: Final = ("event", "seat", "because", "moved")  # names that every event has


def check_fields(g: State) -> None:
    """Also of events that no random game meets: BrokenPromise names the event and the field."""
    rules = g.rules
    if not isinstance(rules, DeclaredRules):
        return
    for number, (name, fields) in enumerate(zip(rules.log.names, rules.log.fields)):
        numbers = [number, 0, *[0] * NUMBERS]
        shown: list[str] = [*TAKEN]
        said: list[set[str] | None] = []
        for i, field in zip(rules.log.places[number], fields):
            here = {"game": rules.info.id, "name": name, "field": field.name}
            try:
                told = as_data(field, g, numbers, i)
                said.append(as_words(field, g, numbers, i))
            except IndexError as problem:
                raise BrokenPromise("promise-event-numbers", most=NUMBERS, **here) from problem
            twice = told & set(shown)
            if twice:
                raise BrokenPromise("promise-event-twice", given=sorted(twice), **here)
            shown += told
        if type(rules).event_text is DeclaredRules.event_text:
            check_message(rules, name, fields, said)


def check_message(
    rules: DeclaredRules, name: str, fields: list[Field], said: list[set[str] | None]
) -> None:
    """What is not known of a field is not asked of the message."""
    message = f"{rules.info.id}-event-{name}"
    given = {"who"}.union(*[words for words in said if words is not None])
    used: set[str] = set()
    for lang in LANGUAGES:
        wanted = rules.talk(lang).variables(message)
        if wanted - given and None not in said:
            raise BrokenPromise(
                "promise-event-variable",
                game=rules.info.id,
                name=name,
                lang=lang,
                missing=sorted([f"${word}" for word in wanted - given]),
                possible=sorted([f"${word}" for word in given]),
            )
        used |= wanted
    for field, words in zip(fields, said):
        if words and words.isdisjoint(used):
            raise BrokenPromise(
                "promise-event-unused", game=rules.info.id, name=name, field=field.name
            )


def as_data(field: Field, g: State, numbers: list[int], i: int) -> set[str]:
    """The names under which a field tells its number."""
    data: dict[str, Any] = {}
    try:
        field.show(g, numbers, i, data)
    except Exception:
        if i >= len(numbers):
            raise
    return set(data)


def as_words(field: Field, g: State, numbers: list[int], i: int) -> set[str] | None:
    """What it gives to the sentence; None where that cannot be found out with numbers of zero."""
    args: Args = {}
    try:
        field.say(g, numbers, i, Heard(), args)
    except Exception:
        if i >= len(numbers):
            raise
        return None
    return set(args)
