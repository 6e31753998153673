"""Games that break a promise: ours and Caravan with something spoilt, and what is said of them."""

import copy

import pytest
from fluent.runtime import FluentResource

import tabularium as tb
from tabularium.locale import LANGUAGES, talk
from tabularium.plugins import rules_of
from tabularium.testing import BrokenPromise, check_game

interpreted = pytest.mark.skipif(tb.compiled, reason="compiled rules cannot be derived from")
TURN = next(node for node in rules_of("altay").nodes if node.kind() == "turn")


def failure(broken):
    """What the kit says of Altay with something spoilt."""
    rules = copy.copy(rules_of("altay"))
    rules.__class__ = broken
    with pytest.raises(BrokenPromise) as caught:
        check_game(rules, games=4, moments=4)
    assert "altay" in str(caught.value)
    return caught.value.message


class Spoilt:
    """A node of Altay that asks in a spoilt way."""

    def __init__(self, node, **methods):
        self.node = node
        self.methods = methods

    def __getattr__(self, name):
        return self.methods.get(name) or getattr(self.node, name)


def failure_of_turns(**methods):
    """What the kit says of Altay when the turn's question is spoilt."""
    return failure_of("altay", "turn", **methods)


def failure_of(game, kind, **methods):
    """What it says of a game when a question of some kind is spoilt."""
    rules = copy.copy(rules_of(game))
    rules.nodes = [Spoilt(node, **methods) if node.kind() == kind else node for node in rules.nodes]
    with pytest.raises(BrokenPromise) as caught:
        check_game(rules, games=2, moments=4)
    return caught.value.message


def broken(rules, **how):
    """What is said of these rules: the promise, and the sentence."""
    with pytest.raises(BrokenPromise) as caught:
        check_game(rules, **{"games": 3, "moments": 1, **how})
    return caught.value.message, str(caught.value)


def say(text):
    """Messages that no language has, in each."""
    for lang in LANGUAGES:
        talk(lang).add(FluentResource(text))
