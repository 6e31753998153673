"""A position that somebody has edited is either refused or taken as it is written.

Nothing is clipped, dropped or put right: what a document says is what g.position() says again, and
the game can be played on from there.
"""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabularium as tb
from games import played
from refusing import MISSING
from tabularium.games.altay import catalogue as altay
from tabularium.games.imperium import catalogue as imperium
from tabularium.games.nations import catalogue as nations
from tabularium.games.settlers import catalogue as settlers

KEYS = {
    "altay": altay.KEY,
    "imperium": imperium.KEY,
    "nations": nations.KEY,
    "settlers": settlers.KEY,
}
seeds = st.integers(0, 10**6)
# what is about playing on, or about which game it is
UNEDITED = {"stack", "rng", "game", "seats", "options", "version"}
# a turn that begins is counted, a turn with a choice is not idle, a display is filled (A56)
COUNTED = {"turns", "idle_rounds", "displays"}
# what is there or not: written in an order of its own
SETS = {".used", ".bought", ".stored_now", ".attacks", ".abilities_used", ".drawn"}
# leave a nation as soon as a condition holds (N131)
WATCHING = {"boudica", "harald_hardrada", "qin_shi_huang"}


def places(doc, at=()):
    """All entries of a document and everything in them."""
    found = []
    if not isinstance(doc, dict | list):
        return found
    for name, value in doc.items() if isinstance(doc, dict) else enumerate(doc):
        if at or name not in UNEDITED:
            found += [(*at, name), *places(value, (*at, name))]
    return found


def edit(doc, draw, keys):
    """Change one entry, not always to something sensible."""
    *way, last = draw.choice(places(doc))
    for step in way:
        doc = doc[step]
    value = doc[last]
    if isinstance(value, bool):
        doc[last] = not value
    elif isinstance(value, int):
        doc[last] = draw.choice([0, 1, value + 1, max(0, value - 1), 9, 99, 5000])
    elif isinstance(value, str):
        doc[last] = draw.choice(keys)
    elif isinstance(value, list):
        mixed = draw.sample(value, len(value))
        more = [*value, draw.choice(keys)]
        doc[last] = draw.choice([[], value[1:], value + value[:1], more, mixed])
    elif isinstance(value, dict) and value:
        del value[draw.choice(list(value))]
    else:
        doc[last] = draw.choice([None, 0, 1, draw.choice(keys), []])


def nothing(value):
    if isinstance(value, dict | list):
        return all(nothing(item) for item in (value.values() if isinstance(value, dict) else value))
    return not value


def unlike(said, written, at=""):
    """Where a position is not what was said; cards named nowhere may lie beneath what is named."""
    if isinstance(said, str) and isinstance(written, dict):
        said = {"card": said}
    if isinstance(said, dict) and isinstance(written, dict):
        return [
            place
            for key, value in said.items()
            for place in unlike(value, written.get(key), f"{at}.{key}")
        ]
    if at in SETS and isinstance(said, list):
        return [] if sorted(said) == sorted(written) else [at]
    if isinstance(said, list) and isinstance(written, list):
        if len(said) > len(written):
            return [at]
        pairs = enumerate(zip(said, written, strict=False))
        return [place for i, pair in pairs for place in unlike(*pair, f"{at}[{i}]")]
    return [] if said == written or (nothing(said) and nothing(written)) else [at]


def without(doc, names):
    """A document without some entries, those of the players too."""
    kept = {name: value for name, value in doc.items() if name not in names}
    if isinstance(kept.get("players"), list):
        players = [player for player in kept["players"] if isinstance(player, dict)]
        kept["players"] = [without(player, names) for player in players]
    return kept


JUNK = [None, 5, -1, 1.5, "x", True, [], [[]], [5], [None], [{}], {}, {"x": 1}, {"card": 5}]


@pytest.mark.parametrize("game", KEYS)
@given(seed=seeds)
def test_junk_is_refused_wherever_it_stands(game, seed):
    draw = random.Random(seed)
    base = json.dumps(played(seed, draw.choice([0, 5, 40, 150]), game).position())
    for _ in range(4):
        doc = json.loads(base)
        if doc["turn"] is not None and draw.random() < 0.5:
            del doc["stack"]
        *way, last = draw.choice(places({"doc": doc}))
        part = {"doc": doc}
        for step in way:
            part = part[step]
        part[last] = draw.choice(JUNK)
        try:
            tb.position(doc)
        except tb.TabulariumError as problem:
            assert MISSING not in problem.text("pl")


@pytest.mark.parametrize("game", KEYS)
@given(seed=seeds)
def test_an_edited_position_is_refused_or_taken_as_it_is(game, seed):
    draw = random.Random(seed)
    base = json.dumps(played(seed, draw.choice([0, 5, 40, 150, 500]), game).position())
    for _ in range(4):
        doc = json.loads(base)
        full = doc["turn"] is None or doc["over"] or draw.random() < 0.6
        if not full:
            del doc["stack"]
        edit(doc, draw, KEYS[game])
        try:
            # without forced moves the moment is the one that is written
            g = tb.position(doc, forced=None if full else True)
        except tb.BadPosition:
            continue
        written = g.position()
        if not WATCHING & set(written["gone"]):
            hidden = UNEDITED if full else UNEDITED | COUNTED
            assert unlike(without(doc, hidden), written) == []
        for _ in range(20):
            if not g.over:
                g.apply(draw.randrange(g.n_options))
