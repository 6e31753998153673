"""Doors for researchers: PettingZoo, Gymnasium and OpenSpiel, see docs/research.md.

Nothing here is imported by the rest of the package: numpy and the three libraries come with
``pip install tabularium-games[research]``.
"""

from tabularium.parts import missing

try:
    import numpy as numpy
except ModuleNotFoundError as _problem:
    raise missing(_problem, "research") from None
