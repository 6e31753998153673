"""Effects of which something else happens than they say: nodes that do one thing."""

from __future__ import annotations

from tabularium.games.imperium import instead
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.fame import LookAtFame, TakeTopFame
from tabularium.games.imperium.pick_some import PickSome
from tabularium.games.imperium.places import TO_HISTORY
from tabularium.games.imperium.sinking import SinkThis
from tabularium.games.imperium.this_card import MoveIt, MoveThis
from tabularium.games.imperium.tokens import Gain
from tabularium.kernel.machine import Node, State


def instead_of(node: Node, g: State, seat: int) -> str:
    """What would happen instead, as a message; empty where it does what it says."""
    if isinstance(node, PickSome):
        return node.instead(g, seat)
    if isinstance(node, Gain):
        return instead.of_material(g, seat) if node.token == at.MATERIAL else ""
    if isinstance(node, (MoveThis, MoveIt)):
        return instead.of_history(g, seat, False) if node.where == TO_HISTORY else ""
    if isinstance(node, SinkThis):
        return instead.of_sinking(g, seat, False)
    if isinstance(node, (TakeTopFame, LookAtFame)):
        return instead.of_fame(g, seat)
    return ""
