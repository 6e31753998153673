"""Asking why not, and checking that an answer is said in every language."""

from __future__ import annotations

import re

import tabularium as tb
from tabularium.locale import LANGUAGES
from tabularium.presentation.why import things, why_not

MISSING = "‹"  # how a missing or malformed message shows
# goods as English names them, and what positions call them
NAMES = {"wood, metal or stone": "wood", "raze token": "raze", "book": "books"}
NAMES |= {"resource of any kind": "wood", "resources of any kind": "wood", "material": "material"}
PLAIN = "gold|stone|food|wood|metal|culture|population|progress|worker|" + "|".join(NAMES)
AMOUNTS = re.compile(rf"(\d+) ({'|'.join(sorted(PLAIN.split('|'), key=len, reverse=True))})")


def why(g, thing, seat=0):
    """The sentence in English and the rule; None when it can be done."""
    said = {lang: why_not(g, seat, thing, lang) for lang in LANGUAGES}
    if said["en"] is None:
        assert set(said.values()) == {None}
        return None
    assert len({reason.rule for reason in said.values()}) == 1
    for reason in said.values():
        assert reason.text and MISSING not in reason.text
        assert "\n" not in reason.text
    assert len({reason.text for reason in said.values()}) == len(LANGUAGES)
    return said["en"].text, said["en"].rule


def asked(g, seat=0):
    """Every thing that can be asked about, with its answer."""
    return {thing: why(g, thing, seat) for thing in things(g, seat)}


def amounts(text):
    """The goods a sentence says are missing: {"food": 2}."""
    found = {}
    for n, good in AMOUNTS.findall(text):
        name = NAMES.get(good, good)
        found[name] = found.get(name, 0) + int(n)
    return found


def with_more(g, seat, goods):
    """The same position, with more goods for a seat."""
    doc = g.position()
    held = doc if doc["game"] == "altay" else doc["players"][seat]
    entry = "tokens" if doc["game"] == "imperium" else "goods"
    held[entry] = dict(held[entry])
    for good, n in goods.items():
        held[entry][good] = held[entry].get(good, 0) + n
    return tb.position(doc)
