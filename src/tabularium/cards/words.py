"""Words that many options speak of."""

from __future__ import annotations

from tabularium.kernel.machine import Node
from tabularium.kernel.offer import Word
from tabularium.locale.talk import Talk


class Effect(Word):
    """What an effect does, as it stands on a card."""

    def __init__(self, node: Node, form: str = "") -> None:
        self.node = node
        self.form = form

    def words(self, talk: Talk) -> str:
        return self.node.text(talk, self.form)


class Message(Word):
    """A message inside another one."""

    def __init__(self, message: str, n: int = 0) -> None:
        self.message = message
        self.n = n

    def words(self, talk: Talk) -> str:
        return talk.say(self.message, {"n": self.n})
