"""What a card does for as long as it is in play: modifiers, and effects that wait."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tabularium.kernel.machine import Node, Standing, State, Verb
from tabularium.locale.talk import Talk


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Standing):
    """Adds to a number of its owner: hand size, strength in attack."""

    def __init__(self, mod: int, amount: int, message: str) -> None:
        self.mod = mod
        self.amount = amount
        self.message = message

    def fault(self) -> str:
        return "" if self.amount else "it changes nothing"

    def enter(self, g: State, seat: int, card: int) -> None:
        g.mods[seat * g.rules.n_mods + self.mod] += self.amount

    def leave(self, g: State, seat: int, card: int) -> None:
        g.mods[seat * g.rules.n_mods + self.mod] -= self.amount

    def text(self, talk: Talk) -> str:
        return talk.say(self.message, {"n": self.amount})


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting(Standing):
    """Waits at a hook: for its owner to use it, or for an event to fire it."""

    def __init__(self, hook: int, effect: Node, message: str) -> None:
        self.hook = hook
        self.effect = effect
        self.message = message

    def enter(self, g: State, seat: int, card: int) -> None:
        g.hook(seat, self.hook).append(card)

    def leave(self, g: State, seat: int, card: int) -> None:
        g.hook(seat, self.hook).remove(card)

    def text(self, talk: Talk) -> str:
        return talk.say(self.message, {"effect": self.effect.text(talk)})


def fire(g: State, seat: int, hook: int) -> None:
    """Everything a seat has waiting at a hook happens now, in the order it was laid.

    Cards of others wait at hooks of theirs: whoever wants them to hear of it fires these as well.
    An effect may let cards leave play, or bring new ones: what has gone by its turn does nothing,
    what is new waits for the next time.
    """
    for card in g.hook(seat, hook)[:]:
        if card in g.hook(seat, hook):
            g.perform(g.rules.response(card, hook), seat, card)


class Fire(Verb):
    """An event: everything its seat has waiting at the hook happens, in the order it was laid."""

    def __init__(self, hook: int) -> None:
        super().__init__()
        self.hook = hook

    def do(self, g: State, seat: int, source: int) -> None:
        for card in reversed(g.hook(seat, self.hook)):
            node = g.rules.response(card, self.hook)
            if node.can(g, seat, card):
                g.push(node, seat, card)
