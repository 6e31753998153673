"""What can be done, and why something cannot: one thing, however quickly it is asked."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import BUTTONS, VERB, Action, Menu
from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.game import Game
from tabularium.kernel.machine import Node, State
from tabularium.kernel.offer import PAYS, Thing
from tabularium.testing.cited import Reasons
from tabularium.testing.moment import Moment

OWN_CODE: Final = (1 << VERB) - 1  # of an option of a menu, what the action itself says


def check_legal(game: Game, seed: int, closely: bool = True, heard: Reasons | None = None) -> None:
    """Of the question that is asked and, closely, of every card of the seat to move.

    BrokenPromise says what is offered with a reason against it, or is not and has none; with
    ``heard`` also which reason cannot be said.
    """
    if game.over:
        return
    now = Moment(game, seed)
    g = game.state
    before = snapshot(g)
    node = g.rules.nodes[g.stack[g.top]]
    for code in g.options:
        for thing in node.about(g, code):
            # what pays for an option is no answer by itself
            if thing.part != PAYS and node.refuses(g, thing) is not None:
                raise now.broken("promise-refused", given=thing.place)
    if isinstance(node, Menu):
        check_menu(now, node, heard)
    if closely:
        check_effects(now)
    if snapshot(g) != before:
        raise now.broken("promise-why-changes", viewer=game.to_move)


def check_menu(now: Moment, menu: Menu, heard: Reasons | None) -> None:
    """Whatever an action could be done with is offered, or has a reason why it is not."""
    g = now.game.state
    seat = g.to_move
    things = g.rules.things(g, seat) + [Thing(BUTTONS, seat, word) for word in menu.buttons()]
    codes = g.options[:]
    for action in menu.actions:
        if type(action).of is Action.of:
            named = action.candidates(g, seat)
        else:
            named = [code for thing in things for code in action.of(g, seat, thing)]
        codes += [action.verb | code for code in named]
    for code in dict.fromkeys(codes):
        action = menu.actions[code >> VERB]
        reason = action.reason(g, seat, code & OWN_CODE)
        if (code in g.options) != (reason is None):
            given = f"{type(action).__name__} {code & OWN_CODE} ({reason})"
            raise now.broken("promise-can-why", given=given)
        if reason is not None and heard is not None and reason.message not in heard.met:
            heard.check(now, action.worded(g, seat, code & OWN_CODE, reason))


def check_effects(now: Moment) -> None:
    """The effects of the cards."""
    g = now.game.state
    seat = g.to_move
    effects = effects_of(g)
    for card in own_cards(g, seat):
        for node in effects.get(g.rules.card_keys()[g.rules.kinds[card]], []):
            if node.can(g, seat, card) != (node.reason(g, seat, card) is None):
                raise now.broken("promise-can-why", given=node.name)


def effects_of(g: State) -> dict[str, list[Node]]:
    """The nodes of every kind of card, by its key."""
    found: dict[str, list[Node]] = {key: [] for key in g.rules.card_keys()}
    for node in g.rules.nodes:
        key, _, rest = node.name.partition("/")
        if rest and key in found:
            found[key].append(node)
    return found


def own_cards(g: State, seat: int) -> list[int]:
    """The cards of a seat that it sees."""
    if not isinstance(g.rules, DeclaredRules):
        return []
    places = [g.rules.layout.place(zone, seat) for zone in range(len(g.zones))]
    own = [zone for zone, (name, owner) in enumerate(places) if name and owner == seat]
    return [card for zone in own for card in g.zones[zone]]


def snapshot(g: State) -> list[list[int]]:
    """Everything that is going on."""
    numbers = [g.rng, g.top, g.to_move, g.reveals]
    lists = [g.nums, g.marks, g.mods, g.stack, g.options, g.picked, numbers]
    return [part[:] for part in [*g.zones, *g.hooks, *lists]]
