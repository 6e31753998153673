"""Caravan: load what you can pay for, before the market is empty."""

from caravan.rules import RULES
from tabularium import Plugin

GAME = Plugin(RULES, texts="caravan", terms={"caravan": "C5"}, colour="#a0622d")
