"""What a position may not say is left out of it, until it can be loaded."""

from __future__ import annotations

import re
from typing import Any, Final

from tabularium.kernel.errors import BadPosition, quoted
from tabularium.kernel.load import load_position
from tabularium.kernel.machine import Rules
from tabularium.testing.rich.chance import Chance

FIXED: Final = ("game", "seats", "options", "seed", "players")  # without these it is no position


def mended(rules: Rules, doc: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """The document without whatever is refused."""
    problem = refusal(rules, doc)
    while problem is not None:
        chance.refused.append(str(problem))
        if not mend(doc, problem):
            leave_out(rules, doc, problem, chance)
        problem = refusal(rules, doc)
    return doc


def refusal(rules: Rules, doc: dict[str, Any]) -> BadPosition | None:
    """Why a document is no position."""
    try:
        load_position(rules, doc)
    except BadPosition as problem:
        return problem
    except Exception:  # a finding, for whoever plays on from it
        return None
    return None


def mend(doc: dict[str, Any], problem: BadPosition) -> bool:
    """Put right what is named as the place of a problem; False if nothing is there."""
    steps = re.findall(r"[^.\[\]]+", str(problem.arguments.get("where", "")))
    if steps[-1:] == ["card"] and steps[-2:-1] and steps[-2].isdigit():  # one of several
        steps.pop()
    holder: Any = None
    part: Any = doc
    for step in steps:
        place: Any = int(step) if isinstance(part, list) and step.isdigit() else step
        if not has(part, place):
            return False
        holder, part = part, part[place]
    if not steps or holder is doc["players"] or place in FIXED:
        return False
    given, most, least = [problem.arguments.get(name) for name in ("given", "most", "least")]
    inner = part if isinstance(part, dict | list) else []
    named = [item for item in inner if item is not None and given in (item, quoted(item))]
    if named and isinstance(part, list):
        part.remove(named[0])
    elif named:
        del part[named[0]]
    elif isinstance(part, list) and isinstance(most, int) and len(part) > most:
        del part[most:]
    elif type(part) is int and isinstance(most, int) and part > most:
        holder[place] = most
    elif type(part) is int and isinstance(least, int) and part < least:
        holder[place] = least
    else:
        del holder[place]
    return True


def has(part: Any, place: Any) -> bool:
    if isinstance(part, list):
        return isinstance(place, int) and place < len(part)
    return isinstance(part, dict) and place in part


def leave_out(rules: Rules, doc: dict[str, Any], problem: BadPosition, chance: Chance) -> None:
    """Leave out an entry without which something else is said, or any."""
    named = [(holder, name) for holder in (doc, *doc["players"]) for name in holder]
    entries = chance.shuffled([(holder, name) for holder, name in named if name not in FIXED])
    if not entries:  # it is not what was dealt
        raise problem
    for holder, name in entries:
        value = holder.pop(name)
        if str(refusal(rules, doc)) != str(problem):
            return
        holder[name] = value
    holder, name = entries[0]
    del holder[name]
