"""The documents for researchers: lists are complete."""

import re
from pathlib import Path

import pytest

import tabularium as tb
from tabularium.research.space import Space

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize("info", tb.games(), ids=lambda info: info.id)
def test_the_parts_of_observations_are_listed(info):
    text = (DOCS / "observations.md").read_text()
    table = re.search(rf"^\| `{info.id}` .*?(?=\n\n)", text, re.M | re.S).group()
    listed = re.findall(r"^\| ([a-z ]+) \| (\d+) \| (\d+) \|", table, re.M)
    two, most = (Space(info.id, seats) for seats in (2, info.max_seats))
    assert listed == [
        (name, *(str(space.slices[name].stop - space.slices[name].start) for space in (two, most)))
        for name in two.slices
    ]
    assert f"| **{two.size}** | **{most.size}** |" in table
    places = ", ".join(list(two.places)[1:])
    assert f"\nPlaces of cards: {places}.\n" in text
