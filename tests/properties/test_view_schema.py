"""Views are what their schema says: every entry declared, nothing besides."""

import random

import pytest
from jsonschema import Draft202012Validator

import tabularium as tb
from support import one_quick


def closed(schema):
    """The same schema with nothing allowed that it does not name."""
    if isinstance(schema, dict):
        found = {name: closed(value) for name, value in schema.items()}
        if "properties" in found:
            found["additionalProperties"] = False
        return found
    return [closed(item) for item in schema] if isinstance(schema, list) else schema


@pytest.mark.slow
@pytest.mark.parametrize("game", [info.id for info in tb.games()])
@pytest.mark.parametrize("seed", one_quick(*range(4)))
@pytest.mark.parametrize("forecasts", [False, True])
def test_a_view_says_what_is_declared_and_no_more(game, seed, forecasts):
    info = next(info for info in tb.games() if info.id == game)
    seats = [info.min_seats, info.max_seats][seed % 2]
    g = tb.new(game, seats=seats, seed=seed)
    draw = random.Random(seed)
    schema = tb.view_schema(game, forecasts=forecasts)
    check = Draft202012Validator(closed(schema))
    own = set(schema["properties"]) - set(schema["required"])
    while True:
        if draw.random() < 0.1 or g.over:
            for seat in [None, *range(seats)]:
                view = g.view(seat, forecasts=forecasts)
                problems = [f"{list(p.path)}: {p.message}" for p in check.iter_errors(view)]
                assert problems == []
                # what a viewer alone sees, a spectator does not
                assert own & set(view) == (own if seat is not None else set())
        if g.over:
            return
        g.apply(draw.randrange(g.n_options))
