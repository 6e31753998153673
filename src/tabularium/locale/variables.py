"""What a message wants to be given, as it stands in its file."""

from __future__ import annotations

from typing import Any

from fluent.syntax.visitor import Visitor


def variables(bundle: Any, message: str) -> set[str]:
    """The variables of a message and of those that it quotes."""
    reader = _Reader(bundle)
    reader.read(message)
    return reader.found


class _Reader(Visitor):
    """Goes through messages. A term is given none of their variables."""

    def __init__(self, bundle: Any) -> None:
        self.bundle = bundle
        self.found: set[str] = set()
        self.messages: set[tuple[str, str]] = set()

    def read(self, message: str, attribute: str = "") -> None:
        if (message, attribute) in self.messages or not self.bundle.has_message(message):
            return
        self.messages.add((message, attribute))
        read = self.bundle.get_message(message)
        self.visit(read.attributes.get(attribute) if attribute else read.value)

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.read(node.id.name, node.attribute.name if node.attribute else "")

    def visit_TermReference(self, node: Any) -> None:
        return
