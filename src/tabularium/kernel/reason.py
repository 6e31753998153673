"""Why something cannot be done: said in words only when somebody asks."""

from __future__ import annotations

from tabularium.kernel.offer import Word
from tabularium.locale.talk import Args, Talk


class Reason:
    """A message, what it speaks of, and the number of the rule it rests on ("" for none).

    Rules give reasons where they refuse something. Those that speak of nothing are made once, as
    constants, so that whoever only wants to know whether there is one pays for no words.
    """

    def __init__(
        self, message: str, rule: str = "", args: dict[str, Word | str | int] | None = None
    ) -> None:
        self.message = message
        self.rule = rule
        self.args: dict[str, Word | str | int] = args or {}

    def text(self, talk: Talk) -> str:
        """The reason as a sentence."""
        said: Args = {}
        for name, word in self.args.items():
            said[name] = word.words(talk) if isinstance(word, Word) else word
        return talk.say(self.message, said)

    def __repr__(self) -> str:
        return f"<{self.message}{f' ({self.rule})' if self.rule else ''}>"
