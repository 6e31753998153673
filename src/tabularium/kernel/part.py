"""What cards are written with: effects, standing effects, and whatever these are made of."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tabularium.locale.talk import Talk


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a card, or a card: something that can be written down wrongly."""

    def fault(self) -> str:
        """What is wrong with it as it was written, in words; nothing when all is well.

        Looked for when the decks are loaded, so that a mistake in a card is not met in play. What
        it holds is asked by itself.
        """
        return ""

    def said(self, talk: Talk) -> str:
        """It in words, where it has words without more being known of it."""
        return ""


def lacking(thing: object, method: str) -> NotImplementedError:
    """What is raised where a class that derives from one of ours has left out what it must say."""
    return NotImplementedError(f"{type(thing).__name__} has no {method}()")


def held(part: Part) -> list[tuple[str, Part]]:
    """Every part that a part holds, by the name of the attribute it is held in.

    Found, not told: a part that nobody names would be one that nobody looks at.
    """
    found: list[tuple[str, Part]] = []
    # what is compiled has no dictionary; what derives from it and is interpreted has both
    names: list[str] = [*getattr(part, "__mypyc_attrs__", ()), *getattr(part, "__dict__", ())]
    for name in names:
        value: object = getattr(part, name, None)
        if isinstance(value, Part):
            found.append((name, value))
        elif isinstance(value, list):
            for number, each in enumerate(value):
                if isinstance(each, Part):
                    found.append((f"{name}/{number}", each))
    return found
