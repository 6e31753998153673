"""A minute of rich positions: what `make fuzz` does for as long as one likes."""

import pytest

from tabularium.plugins import rules_of
from tabularium.testing.coverage import Coverage
from tabularium.testing.kit import kit_of, with_kits
from tabularium.testing.trial import fuzz

SEED = 2024
PARTS = 4  # of each game, so that several processors can share the work
POSITIONS = 30  # of a part
REFUSED = 0.05  # share of the positions dealt


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", with_kits())
def test_all_that_must_hold_holds_in_rich_positions(game, part):
    rules = rules_of(game)
    coverage = Coverage()
    refused = []
    first = SEED + POSITIONS * part
    for seed in range(first, first + POSITIONS):
        outcome = fuzz(rules, kit_of(game), seed)
        assert outcome.finding is None, outcome.finding.what
        refused += outcome.refused
        coverage.add(outcome.coverage)
    assert len(refused) <= REFUSED * POSITIONS + 1, refused
    assert len(coverage.in_play) > 0.3 * len(rules.card_keys())
