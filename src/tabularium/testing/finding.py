"""Something that does not hold: the position, the moves, what broke. Written down and replayed."""

from __future__ import annotations

import traceback
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from tabularium.kernel.errors import TabulariumError
from tabularium.kernel.game import Game
from tabularium.kernel.machine import Rules
from tabularium.testing.broken import BrokenPromise

# promises that depend on who asks what; others are grouped by what they name
OF_THE_QUESTION: Final = (
    "promise-alike",
    "promise-choice",
    "promise-hidden-options",
    "promise-hidden-turn",
    "promise-imagined",
    "promise-keys",
    "promise-set-picks",
    "promise-words",
)


@dataclass(frozen=True)
class Finding:
    """What broke, and how to come there."""

    game: str
    seed: int
    group: str  # findings of one group have one cause, most likely
    what: str  # one sentence
    position: dict[str, Any]  # before the moves
    moves: list[str]  # keys; the last is the one that broke it, or after which it was seen

    def document(self) -> dict[str, Any]:
        return asdict(self)


def read(doc: dict[str, Any]) -> Finding:
    """A finding from its document."""
    return Finding(**doc)


def found(
    rules: Rules,
    seed: int,
    position: dict[str, Any],
    moves: list[str],
    game: Game | None,
    problem: Exception,
) -> Finding:
    """What an exception tells; ``game`` as it was left, None when it was not even begun."""
    if isinstance(problem, BrokenPromise):
        sort = problem.message
        place = str(problem.arguments.get("name", "")).partition(":")[0]
        if problem.message in OF_THE_QUESTION and game is not None and game.state.stack:
            g = game.state
            place = type(rules.nodes[g.stack[g.top]]).__name__
        what = str(problem)
    else:
        # the node that was at work is told by where it broke
        last = traceback.extract_tb(problem.__traceback__)[-1]
        file = Path(last.filename).name
        sort, place = type(problem).__name__, f"{file}:{last.name}"
        said = problem.text("en") if isinstance(problem, TabulariumError) else str(problem)
        what = (
            f"{rules.info.id}, seed {seed}, after {len(moves)} moves: {type(problem).__name__}"
            f"({said}) in {last.name} ({file}:{last.lineno})."
        )
    group = f"{rules.info.id} {sort} {place}".strip()
    return Finding(rules.info.id, seed, group, what, position, list(moves))
