"""What the reasons of all games share: the moment that is looked at, and how a game answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tabularium.kernel.game import Decision
from tabularium.locale.talk import Talk


@dataclass(frozen=True)
class Reason:
    """Why something cannot be done now: a sentence, and the number of its rule ("" for none)."""

    text: str
    rule: str


class Moment:
    """What a seat knows when it has to decide: its view and its question, nothing else."""

    def __init__(self, view: dict[str, Any], decision: Decision, talk: Talk) -> None:
        self.view = view
        self.talk = talk
        self.seat = decision.seat
        self.kind = decision.kind
        self.keys = [option.key for option in decision.options]
        self.prompt = decision.prompt(talk.lang)
        self.me: dict[str, Any] = view["players"][decision.seat]

    def no(self, message: str, rule: str = "", **args: str | int) -> Reason:
        """A reason: a message of why.ftl and the rule it rests on."""
        return Reason(self.talk.say(f"why-{message}", args), rule)


class Why:
    """How one game says why not. Things are written ``sort:name``, see docs/server.md."""

    game: ClassVar[str]
    over: ClassVar[str]  # the rule by which the game ends
    turns: ClassVar[str]  # the rule by which turns go round
    rivals: ClassVar[str]  # the rule by which cards serve their owner only
    menus: ClassVar[tuple[str, ...]] = ("turn",)  # decisions at which a player is free to act

    def things(self, view: dict[str, Any]) -> list[str]:
        """Everything on the table that can be asked about."""
        raise NotImplementedError

    def about(self, moment: Moment, key: str) -> Iterable[str]:
        """The things that an option is about."""
        raise NotImplementedError

    def in_menu(self, moment: Moment, sort: str, name: str) -> Reason | None:
        """Why no option of a menu is about a thing."""
        raise NotImplementedError

    def in_question(self, moment: Moment, sort: str, name: str) -> Reason | None:
        """Why a thing is no answer to a question, where the game can say more than that."""
        return None

    def reason(self, moment: Moment, thing: str) -> Reason | None:
        """Why a thing that no option is about cannot be used now."""
        sort, _, name = thing.partition(":")
        if moment.kind in self.menus:
            return self.in_menu(moment, sort, name)
        found = self.in_question(moment, sort, name)
        if found is not None:
            return found
        asked = {
            other.partition(":")[0] for key in moment.keys for other in self.about(moment, key)
        }
        return moment.no("other-choice" if sort in asked else "first", prompt=moment.prompt)


def named(sort: str, names: Iterable[str]) -> list[str]:
    """Things of a sort, each once."""
    return [f"{sort}:{name}" for name in dict.fromkeys(names)]


def cards(entries: Sequence[dict[str, Any]]) -> list[str]:
    """The cards of entries of a view."""
    return [entry["card"] for entry in entries]
