"""The pending options by their keys, or by fixed numbers for these, without a decision object."""

from __future__ import annotations

from tabularium.kernel.machine import State


def option_keys(g: State) -> list[str]:
    """The keys of the pending options, in their order."""
    if not g.options:
        return []
    node = g.rules.nodes[g.stack[g.top]]
    return [node.key(g, code) for code in g.options]


def verb(key: str) -> str:
    """What is done, where a key says that before it says with what.

    >>> verb("play:hunter:food"), verb("end"), verb("hunter")
    ('play', 'end', 'hunter')
    """
    return key.partition(":")[0]


def stem(key: str) -> str:
    """A key without what tells twins apart by the things on them.

    >>> stem("raze:1:castle.defended.holds2"), stem("city.2")
    ('raze:1:castle', 'city.2')
    """
    if "." not in key:
        return key
    parts: list[str] = []
    for part in key.split(":"):
        pieces = part.split(".")
        parts.append(".".join(pieces[:1] + [piece for piece in pieces[1:] if piece.isdigit()]))
    return ":".join(parts)


def option_numbers(g: State, numbers: dict[str, int], spare: int) -> list[int]:
    """The number of each pending option by the stem of its key.

    Twins after the first, and stems without a number, get 0, 1, 2 in the order offered, up to
    ``spare`` of them.
    """
    found: list[int] = []
    given = 0
    for key in option_keys(g):
        number = numbers.get(stem(key), -1)
        if number < 0 or number in found:
            if given == spare:
                raise ValueError(
                    f"{g.rules.info.id}: more than {spare} options have no number of their own, "
                    f"the last one is {key!r}; tools/action_keys.py adds what is missing"
                )
            number = given
            given += 1
        found.append(number)
    return found
