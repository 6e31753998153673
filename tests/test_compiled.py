"""With TABULARIUM_COMPILED=1 the tests must really run on compiled code."""

import importlib
import os
import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

pytestmark = pytest.mark.skipif(
    os.environ.get("TABULARIUM_COMPILED") != "1",
    reason="asks for compiled code only under TABULARIUM_COMPILED=1",
)


def is_extension(module):
    return module.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def test_the_machine_is_an_extension_module():
    machine = importlib.import_module("tabularium.kernel.machine")
    assert is_extension(machine), f"interpreted: {machine.__file__}"


@pytest.mark.parametrize("layer", ["kernel", "cards", "games"])
def test_every_module_of_the_rules_is_an_extension_module(layer):
    package = importlib.import_module(f"tabularium.{layer}")
    modules = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        if not found.ispkg
    ]
    interpreted = [module.__name__ for module in modules if not is_extension(module)]
    assert not interpreted
