"""What is told while a game goes on: every event can be told, with numbers that mean something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tabularium.declare.log import FIRST, CardField, SeatField
from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.events import Event
from tabularium.kernel.machine import Rules, State
from tabularium.locale import LANGUAGES
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.heard import Heard
from tabularium.testing.moment import is_said

NOBODY: Final = -1  # of events that are everybody's


class Events:
    """Of one game. Events with the same numbers are looked at once."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.met: set[tuple[int, ...]] = set()

    def check(self, g: State, events: list[Event], moves: int) -> None:
        """After so many moves; BrokenPromise names the event."""
        for event in events:
            if event.spoken and tuple(event.numbers) not in self.met:
                self.met.add(tuple(event.numbers))
                self.check_one(g, event.numbers, moves)

    def check_one(self, g: State, numbers: list[int], moves: int) -> None:
        rules = g.rules
        where: dict[str, Any] = {"game": rules.info.id, "seed": str(self.seed), "moves": moves}
        name = str(numbers[0])
        if isinstance(rules, DeclaredRules):
            if not 0 <= numbers[0] < len(rules.log.names):
                most = len(rules.log.names) - 1
                raise BrokenPromise("promise-event-number", given=numbers[0], most=most, **where)
            name = rules.log.names[numbers[0]]
            beyond = numbers[1] >= g.seats and not rules.talk(LANGUAGES[0]).has(
                solo_opponent(rules)
            )
            if numbers[1] < NOBODY or beyond:
                most = g.seats - 1
                raise BrokenPromise(
                    "promise-event-who", name=name, given=numbers[1], most=most, **where
                )
            for problem in wrong_numbers(rules, g, numbers):
                raise BrokenPromise(**problem, name=name, **where)
        for lang in LANGUAGES:
            try:
                rules.event(g, numbers)
                text = rules.event_text(g, numbers, rules.talk(lang))
            except Exception as problem:
                raise BrokenPromise(
                    "promise-event-words", name=name, lang=lang, given=repr(problem), **where
                ) from problem
            if not is_said(text):
                raise BrokenPromise(
                    "promise-event-words", name=name, lang=lang, given=text, **where
                )


def solo_opponent(rules: Rules) -> str:
    """The message that says who sits beyond the seats, in games for one."""
    return f"{rules.info.id}-virtual"


def wrong_numbers(rules: DeclaredRules, g: State, numbers: list[int]) -> Iterator[dict[str, Any]]:
    """What is wrong with the numbers of an event."""
    fields = rules.log.fields[numbers[0]]
    places = rules.log.places[numbers[0]]
    for place, field in zip(places, fields):
        number = numbers[place]
        most = len(rules.card_keys()) - 1
        if isinstance(field, CardField) and not 0 <= number <= most:
            yield {
                "message": "promise-event-card",
                "field": field.name,
                "given": number,
                "most": most,
            }
        if isinstance(field, SeatField) and number < 0:
            yield {"message": "promise-event-seat", "field": field.name, "given": number}
    for i in range(places[-1], len(numbers)):
        without = [0 if place == i else number for place, number in enumerate(numbers)]
        if numbers[i] and reading(g, without) == reading(g, numbers):
            yield {"message": "promise-event-unread", "n": i - FIRST + 1, "given": numbers[i]}


def reading(g: State, numbers: list[int]) -> tuple[Any, ...]:
    """What is made of the numbers of an event, as data and in words."""
    heard = Heard()
    try:
        text = g.rules.event_text(g, numbers, heard)
    except Exception as problem:
        return (repr(problem),)
    return g.rules.event(g, numbers), text, heard.said
