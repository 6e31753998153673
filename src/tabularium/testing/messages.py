"""What a game will say sooner or later, perhaps in a moment that no random game meets."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping

from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.machine import Rules
from tabularium.kernel.reason import Reason
from tabularium.plugins import plugin_of, plugins


def messages(rules: Rules) -> Iterator[str]:
    """The messages of questions, answers, events, factions, constant reasons and the glossary."""
    game = rules.info.id
    for node in rules.nodes:
        yield from node.messages()
    for name in rules.log.names if isinstance(rules, DeclaredRules) else ():
        yield f"{game}-event-{name}"
    for faction in rules.info.factions:
        yield f"{game}-{faction}"
    for reason in reasons(rules):
        yield reason.message
    if game in plugins():
        for word in plugin_of(game).terms:
            yield from (f"{game}-term-{word}", f"{game}-term-{word}.text")


def reasons(rules: Rules) -> Iterator[Reason]:
    """The reasons that are constants of modules beside the rules, and beside what these are of."""
    beside = {kind.__module__ for kind in type(rules).__mro__}
    packages = tuple(f"{name.rpartition('.')[0]}." for name in beside if "." in name)
    for name, module in list(sys.modules.items()):
        if name in beside or name.startswith(packages):
            for value in vars(module).values():
                yield from in_value(value)


def in_value(value: object) -> Iterator[Reason]:
    """A reason, or those in a list or under names."""
    if isinstance(value, Reason):
        yield value
    elif isinstance(value, (list, tuple)):
        yield from (part for part in value if isinstance(part, Reason))
    elif isinstance(value, Mapping):
        yield from (part for part in value.values() if isinstance(part, Reason))
