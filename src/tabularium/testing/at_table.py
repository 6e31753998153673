"""What a table says beside the rules: every card in words, and why something cannot be done."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.game import Game
from tabularium.kernel.machine import Node, State
from tabularium.locale import LANGUAGES, talk
from tabularium.plugins import plugins
from tabularium.presentation.games import guide_of
from tabularium.presentation.why import things, why_not
from tabularium.testing.moment import Moment, is_said

ASKED: Final = 8  # things that are asked about at one moment


def check_table(game: Game, seed: int) -> None:
    """Of games that are presented; BrokenPromise says what cannot be said."""
    now = Moment(game, seed)
    name = game.rules.info.id
    if name not in plugins():
        return
    for lang in LANGUAGES:
        for text in odd_cards(name, lang):
            now.said(text, lang)
    if game.over:
        return
    check_reasons(game, seed)
    seat = game.to_move
    seen = things(game, seat)
    world = game.resample(seat, seed + 1)
    if things(world, seat) != seen:
        raise now.broken("promise-hidden-why", viewer=seat, given="")
    for thing in random.Random(seed).sample(seen, min(ASKED, len(seen))):
        for lang in LANGUAGES:
            reason = why_not(game, seat, thing, lang)
            if reason is not None:
                now.said(reason.text, lang)
            if why_not(world, seat, thing, lang) != reason:
                raise now.broken("promise-hidden-why", viewer=seat, given=thing)
    for place in offered(game):
        if place in seen and why_not(game, seat, place, LANGUAGES[0]) is not None:
            raise now.broken("promise-refused", given=place)


def offered(game: Game) -> list[str]:
    """The places of everything that some option is about."""
    decision = game.decision
    if decision is None:
        return []
    things = [thing for option in decision.options for thing in option.about]
    if decision.set is not None:
        things += [thing for member in decision.set.members for thing in member.about]
    return list(dict.fromkeys([thing.place for thing in things]))


def check_reasons(game: Game, seed: int) -> None:
    """What can be done and why not agree, of every card of the seat to move."""
    if game.over:
        return
    now = Moment(game, seed)
    g = game.state
    seat = game.to_move
    before = snapshot(g)
    effects = effects_of(g)
    for card in own_cards(g, seat):
        for node in effects.get(g.rules.card_keys()[g.rules.kinds[card]], []):
            if node.can(g, seat, card) != (node.reason(g, seat, card) is None):
                raise now.broken("promise-can-why", given=node.name)
    if snapshot(g) != before:
        raise now.broken("promise-why-changes", viewer=seat)


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
    assert isinstance(g.rules, DeclaredRules)
    places = [g.rules.layout.place(zone, seat) for zone in range(len(g.zones))]
    own = [zone for zone, (name, owner) in enumerate(places) if name and owner == seat]
    return [card for zone in own for card in g.zones[zone]]


def snapshot(g: State) -> list[list[int]]:
    """Everything that is going on."""
    numbers = [g.rng, g.top, g.to_move, g.reveals]
    lists = [g.nums, g.marks, g.mods, g.stack, g.options, g.picked, numbers]
    return [part[:] for part in [*g.zones, *g.hooks, *lists]]


@cache
def odd_cards(game: str, lang: str) -> tuple[str, ...]:
    """What stands on the cards of a game and is no text; these never change."""
    cards = guide_of(game).cards(talk(lang))
    texts = [text for card in cards for text in (card.name, card.group, *card.effects)]
    return tuple(text for text in texts if not is_said(text))
