"""An option as it is offered: in words, and with the things on the table that it is about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tabularium.kernel.part import lacking
from tabularium.locale.talk import Args, Talk

# what part a thing has in what would be done
CHOSEN: Final = 0
PAYS: Final = 1
HIT: Final = 2
PARTS: Final[list[str]] = ["chosen", "pays", "hit"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """Something that can be named in any language."""

    def words(self, talk: Talk) -> str:
        raise lacking(self, "words")


class Message(Word):
    """A message inside another one."""

    def __init__(self, message: str, n: int = 0) -> None:
        self.message = message
        self.n = n

    def words(self, talk: Talk) -> str:
        return talk.say(self.message, {"n": self.n})


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing(Word):
    """A thing on the table: where it lies, whose it is, what it is.

    ``zone`` is an entry of the game's layout, ``seat`` -1 for what is shared, ``name`` the key of a
    card, a good, a space; what tells a card from others of its key stands behind a point. ``spot``
    is its number in a zone that is shown in order, else -1: of cards that look alike one stands for
    all.
    """

    def __init__(self, zone: str, seat: int, name: str, part: int = CHOSEN, spot: int = -1) -> None:
        self.zone = zone
        self.seat = seat
        self.name = name
        self.part = part
        self.spot = spot

    @property
    def place(self) -> str:
        """Where it is, in one word: ``hand@0:hunter``, ``market:farmer``."""
        return f"{self.zone}{f'@{self.seat}' if self.seat >= 0 else ''}:{self.name}"

    @property
    def bare(self) -> str:
        """The key of a card, without what tells it from others."""
        return self.name.partition(".")[0]

    def meant(self, place: str) -> bool:
        """Whether a place is this one, or would be with what tells it from others."""
        return f"{self.place}.".startswith(f"{place}.")

    def words(self, talk: Talk) -> str:
        raise lacking(self, "words")

    def __repr__(self) -> str:
        whose = f" of seat {self.seat}" if self.seat >= 0 else ""
        return f"<{PARTS[self.part]}: {self.name} in {self.zone}{whose}>"


class Offer:
    """What an option says: a message, and what it speaks of. Things in it are what it is about.

    Without a message it says its one word.
    """

    def __init__(
        self,
        message: str,
        args: dict[str, Word | str | int] | None = None,
        about: list[Thing] | None = None,
    ) -> None:
        self.message = message
        self.args: dict[str, Word | str | int] = args or {}
        # what lies where the player who is asked does not see it has no zone
        self.about: list[Thing] = [
            word for word in self.args.values() if isinstance(word, Thing) and word.zone
        ]
        if about is not None:
            self.about += about

    def text(self, talk: Talk) -> str:
        """The option in words."""
        said: Args = {}
        for name, word in self.args.items():
            said[name] = word.words(talk) if isinstance(word, Word) else word
        if not self.message:
            return str(said["it"])
        return talk.say(self.message, said)
