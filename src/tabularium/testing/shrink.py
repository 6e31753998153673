"""Making a finding smaller: less in the position, fewer moves, and it still breaks alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tabularium.kernel.errors import TabulariumError
from tabularium.kernel.machine import Rules
from tabularium.testing.finding import Finding
from tabularium.testing.kit import Kit
from tabularium.testing.trial import again

Path = tuple[str | int, ...]  # through a document


def shrunk(rules: Rules, kit: Kit, finding: Finding) -> Finding | None:
    """The same with whatever can be left out left out; None if it does not break any more."""
    smallest = _found(rules, kit, finding)
    if smallest is None:
        return None
    size = -1
    while size != _size(smallest):
        size = _size(smallest)
        for cut in [*_moves(smallest), *_parts(smallest)]:
            smaller = _cut(smallest, cut)
            found = _found(rules, kit, smaller) if smaller is not None else None
            if found is not None and found.group == smallest.group:
                smallest = found
    return smallest


def _found(rules: Rules, kit: Kit, finding: Finding) -> Finding | None:
    try:
        return again(rules, kit, finding)
    except TabulariumError:
        return None  # no position any more, or a move that is none


def _size(finding: Finding) -> int:
    return len(finding.moves) + len(list(_paths(finding.position, ())))


def _moves(finding: Finding) -> list[Path]:
    """Every move, by its number, the last first."""
    return [(i,) for i in reversed(range(len(finding.moves)))]


def _parts(finding: Finding) -> list[Path]:
    """Every part of the position, large ones first, of a list the last first."""
    paths = [path for path in _paths(finding.position, ()) if path[0] not in ("game", "seats")]
    paths.reverse()
    return sorted(paths, key=len)  # which keeps the order of paths of one length


def _cut(finding: Finding, path: Path) -> Finding | None:
    """A finding with one thing less, None where that is not there any more."""
    first = path[0]
    if isinstance(first, int):
        if first >= len(finding.moves):
            return None
        return replace(finding, moves=finding.moves[:first] + finding.moves[first + 1 :])
    try:
        return replace(finding, position=_without(finding.position, path))
    except (KeyError, IndexError):
        return None


def _paths(part: Any, path: Path) -> Iterator[Path]:
    """The ways to all parts of a document."""
    inner: list[tuple[str | int, Any]] = []
    if isinstance(part, dict):
        inner = list(part.items())
    elif isinstance(part, list):
        inner = list(enumerate(part))
    for name, value in inner:
        yield (*path, name)
        yield from _paths(value, (*path, name))


def _without(part: Any, path: Path, inside: str = "") -> Any:
    """A document with a part left out; ``inside`` names where it stands."""
    first, *rest = path
    copy: Any = dict(part) if isinstance(part, dict) else list(part)
    if rest:
        copy[first] = _without(part[first], tuple(rest), str(first))
    elif inside == "players" and part[first]:
        copy[first] = {}  # who comes behind would move up
    else:
        del copy[first]
    return copy
