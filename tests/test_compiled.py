"""With TABULARIUM_COMPILED=1 the tests must really run on compiled code."""

import importlib
import os
import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import tabularium as tb

pytestmark = pytest.mark.skipif(
    os.environ.get("TABULARIUM_COMPILED") != "1",
    reason="asks for compiled code only under TABULARIUM_COMPILED=1",
)


def is_extension(module):
    return module.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def test_the_machine_is_an_extension_module():
    machine = importlib.import_module("tabularium.kernel.machine")
    assert is_extension(machine), f"interpreted: {machine.__file__}"


@pytest.mark.parametrize("layer", ["kernel", "search", "declare", "cards", "games"])
def test_every_module_of_the_rules_is_an_extension_module(layer):
    package = importlib.import_module(f"tabularium.{layer}")
    modules = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        if not found.ispkg
    ]
    interpreted = [module.__name__ for module in modules if not is_extension(module)]
    assert not interpreted


def shared_bases():
    """The classes that our games derive from, and that are not of a game."""
    for entered in tb.games():
        package = importlib.import_module(f"tabularium.games.{entered.id}")
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            for found in vars(importlib.import_module(module.name)).values():
                if isinstance(found, type) and found.__module__.startswith(package.__name__):
                    yield from (base for base in found.__bases__ if base is not object)


def test_what_our_games_derive_from_others_can_derive_from():
    """A game from elsewhere is interpreted, and is to be no worse off than ours."""
    bases = {base for base in shared_bases() if ".games." not in base.__module__}
    assert len(bases) > 30
    for base in sorted(bases, key=str):
        type("Derived", (base,), {})
