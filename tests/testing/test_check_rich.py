"""Playing on from rich positions: broken rules are found, written down, and found again."""

import copy

import pytest

from tabularium.api import rules_of
from tabularium.desk.reasons import Reason
from tabularium.games.nations.layout import BOOKS, DECKS, FREE, GONE, POOL
from tabularium.kernel import machine
from tabularium.testing import at_desk
from tabularium.testing.finding import read
from tabularium.testing.fuzz import again, fuzz
from tabularium.testing.kits import KITS

pytestmark = pytest.mark.skipif(
    not str(machine.__file__).endswith(".py"), reason="compiled rules cannot be derived from"
)
KIT = KITS["nations"]
TURN = next(node for node in rules_of("nations").nodes if node.kind() == "turn")


class Spoilt:
    """The node that asks what to do in a turn, with something spoilt."""

    def __init__(self, chose):
        self.chose = chose

    def __getattr__(self, name):
        return getattr(TURN, name)


def spoilt(chose):
    """Nations, in which something else happens besides in every turn."""

    def both(g, code):
        chose(g)
        TURN.chose(g, code)

    rules = copy.copy(rules_of("nations"))
    rules.nodes = [Spoilt(both) if node is TURN else node for node in rules.nodes]
    return rules


def finding(chose):
    """What is found, and found again from what was written down."""
    rules = spoilt(chose)
    for seed in range(5):
        found = fuzz(rules, KIT, seed).finding
        if found is not None:
            now = again(rules, KIT, read(found.document()))
            assert now.group == found.group
            assert now.moves == found.moves
            assert again(rules_of("nations"), KIT, found) is None
            return found
    raise AssertionError("nothing found")


def broken(chose):
    return finding(chose).group.split()[1]


def test_cards_that_vanish():
    assert broken(lambda g: g.zones[GONE].clear()) == "promise-cards-kept"


def test_workers_that_are_born():
    def chose(g):
        g.nums[FREE] += 1

    assert broken(chose) == "promise-kept"


def test_goods_below_zero():
    def chose(g):
        g.nums[POOL + BOOKS] = -1

    assert broken(chose) == "promise-bounds"


def test_a_move_that_changes_nothing():
    rules = copy.copy(rules_of("nations"))
    rules.nodes = [Spoilt(lambda g, code: None) if n is TURN else n for n in rules.nodes]
    assert fuzz(rules, KIT, 0).finding.group.split()[1] == "promise-progress"


def test_a_reason_that_tells_the_order_of_a_deck(monkeypatch):
    def why_not(game, seat, thing, lang):
        return Reason(f"Not before {game.state.zones[DECKS][-3:]}", "")

    monkeypatch.setattr(at_desk, "why_not", why_not)
    found = [fuzz(rules_of("nations"), KIT, seed).finding for seed in range(3)]
    assert found[0].group.split()[1] == "promise-hidden-why"


def test_a_crash_is_told_with_its_place():
    def chose(g):
        raise ZeroDivisionError("spoilt")

    found = finding(chose)
    assert found.group.startswith("nations ZeroDivisionError chose")
    assert "ZeroDivisionError(spoilt) in chose (test_check_rich.py" in found.what
    assert len(found.moves) >= 1
