"""Doing things in order, and doing one thing to be allowed another."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tabularium.kernel.machine import PC, Node, State
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Node):
    """Steps in order, each as far as possible."""

    def __init__(self, steps: list[Node]) -> None:
        super().__init__()
        self.steps = steps

    def fault(self) -> str:
        return "" if len(self.steps) > 1 else "fewer than two steps"

    def parts(self) -> list[Node]:
        return self.steps

    def can(self, g: State, seat: int, source: int) -> bool:
        for step in self.steps:  # asked for every card at hand
            if step.can(g, seat, source):
                return True
        return False

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= len(self.steps)

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == len(self.steps):
            g.pop()
            return
        stack[top + PC] = pc + 1
        g.push(self.steps[pc], seat, source)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.clauses(self.clauses(talk, form))

    def clauses(self, talk: Talk, form: str = "") -> list[str]:
        return [clause for step in self.steps for clause in step.clauses(talk, form)]


class To(Node):
    """Do X to do Y: Y only if all of X was done.

    X is not offered when Y would do nothing, unless it is worth doing by itself.
    """

    def __init__(self, cost: Node, effect: Node, *, worth_it: bool = False) -> None:
        super().__init__()
        self.cost = cost
        self.effect = effect
        self.worth_it = worth_it

    def parts(self) -> list[Node]:
        return [self.cost, self.effect]

    def can(self, g: State, seat: int, source: int) -> bool:
        return self.cost.can(g, seat, source) and (
            self.worth_it or self.effect.can(g, seat, source)
        )

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        found = self.cost.why(g, seat, source)
        if found is None and not self.worth_it:
            return self.effect.why(g, seat, source)
        return found

    def step(self, g: State, seat: int, source: int) -> None:
        # the effect waits below its cost
        g.pop()
        g.push(self.effect, seat, source)
        g.push(self.cost, seat, source)

    def text(self, talk: Talk, form: str = "") -> str:
        if form == ".to":  # after a cost of its own it is said as things done in order
            return talk.clauses(self.clauses(talk, form))
        return talk.say(
            "card-to" + form,
            {"cost": self.cost.text(talk, form), "effect": self.effect.text(talk, ".to")},
        )

    def clauses(self, talk: Talk, form: str = "") -> list[str]:
        if form != ".to":
            return [self.text(talk, form)]
        return self.cost.clauses(talk, form) + self.effect.clauses(talk, form)

    def slug(self) -> str:
        return self.cost.slug()
