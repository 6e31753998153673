"""A language in which nothing is said, and everything is noted that would be."""

from __future__ import annotations

from tabularium.locale.talk import Args, Names


class Heard(Names):
    """Notes the messages that are asked for, with what they are given."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[tuple[str, Args]] = []

    def say(self, message: str, args: Args | None = None) -> str:
        self.said.append((message, dict(args or {})))
        return message

    def has(self, message: str) -> bool:
        return True

    @property
    def messages(self) -> set[str]:
        return {message for message, _ in self.said}
