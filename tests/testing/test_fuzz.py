"""A minute of rich positions: what `make fuzz` does for as long as one likes."""

import pytest

from support import one_quick
from tabularium.kernel.load import load_position
from tabularium.plugins import rules_of
from tabularium.testing.coverage import Coverage
from tabularium.testing.kit import in_general, kit_of, with_kits
from tabularium.testing.rich.chance import Chance
from tabularium.testing.trial import fuzz

SEED = 2024
PARTS = 4  # of each game, so that several processors can share the work
POSITIONS = 30  # of a part
# entries of a position dealt that are refused and left out, at most: if there are more, either
# the dealer or the reader of positions has begun to make mistakes
REFUSED = {"altay": 7, "settlers": 4, "nations": 5, "imperium": 2}


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
    assert len(refused) <= REFUSED[game] * POSITIONS, refused
    assert len(coverage.in_play) > 0.3 * len(rules.card_keys())


@pytest.mark.slow
@pytest.mark.parametrize("game", one_quick(*with_kits()))
def test_a_game_that_says_nothing_special_is_dealt_from_its_layout(game):
    rules = rules_of(game)
    kit = in_general(rules)
    lying = [load_position(rules, kit.deal(Chance(seed))).zones for seed in range(10)]
    cards = {rules.kinds[card] for zones in lying for zone in kit.in_play for card in zones[zone]}
    assert len(cards) > 0.2 * len(rules.card_keys())


@pytest.mark.slow
def test_without_a_kit_all_that_must_hold_is_checked_as_well():
    rules = rules_of("altay")
    outcomes = [fuzz(rules, in_general(rules), SEED + number) for number in range(3)]
    assert [outcome.finding for outcome in outcomes] == [None] * 3
    assert sum(outcome.moves for outcome in outcomes) > 0
