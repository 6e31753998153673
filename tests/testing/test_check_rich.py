"""Playing on from rich positions: broken rules are found, written down, and found again."""

import copy
import json

import pytest

import tabularium as tb
from tabularium.games.imperium import choosing
from tabularium.games.nations.catalogue import KEY, KINDS
from tabularium.games.nations.layout import BOOKS, DECKS, FREE, GONE, POOL, WONDERS
from tabularium.kernel.reason import Reason
from tabularium.kernel.several import NOTHING
from tabularium.plugins import rules_of
from tabularium.presentation.why import Said
from tabularium.testing import at_table
from tabularium.testing.finding import read
from tabularium.testing.kit import kit_of
from tabularium.testing.shrink import shrunk
from tabularium.testing.trial import again, fuzz

pytestmark = pytest.mark.skipif(tb.compiled, reason="compiled rules cannot be derived from")
KIT = kit_of("nations")
TURN = next(node for node in rules_of("nations").nodes if node.kind() == "turn")


class Spoilt:
    """The node that asks what to do in a turn, with something spoilt."""

    def __init__(self, chose):
        self.chose = chose

    def __getattr__(self, name):
        return getattr(TURN, name)


def spoilt(chose):
    """Nations, in which something else happens besides in every turn."""

    def both(g, seat, source, code):
        chose(g)
        TURN.chose(g, seat, source, code)

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


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_move_that_changes_nothing():
    rules = copy.copy(rules_of("nations"))
    rules.nodes = [
        Spoilt(lambda g, seat, source, code: None) if n is TURN else n for n in rules.nodes
    ]
    assert first_finding(rules).group.split()[1] == "promise-progress"


@pytest.mark.slow
def test_a_reason_that_tells_the_order_of_a_deck(monkeypatch):
    def why_not(game, seat, thing, lang):
        found = at_table_why(game, seat, thing, lang)
        return found and Said(f"Not before {game.state.zones[DECKS][-3:]}", "")

    at_table_why = at_table.why_not
    monkeypatch.setattr(at_table, "why_not", why_not)
    assert first_finding(rules_of("nations")).group.split()[1] == "promise-hidden-why"


def effects_with(**methods):
    """Nations, whose cards answer otherwise."""
    keys = set(KEY)

    class Other:
        def __init__(self, node):
            self.node = node

        def __getattr__(self, name):
            return methods.get(name) or getattr(self.node, name)

    rules = copy.copy(rules_of("nations"))
    rules.nodes = [
        Other(node) if node.name.partition("/")[0] in keys else node for node in rules.nodes
    ]
    return first_finding(rules).group.split()[1]


@pytest.mark.slow
def test_an_effect_that_can_be_done_and_says_why_not():
    reason = Reason("why-none")
    assert effects_with(can=lambda *_: True, reason=lambda *_: reason) == "promise-can-why"


@pytest.mark.slow
def test_a_reason_that_changes_the_game():
    def reason(g, seat, source):
        g.nums[POOL + BOOKS] += 1

    changes = effects_with(can=lambda *_: True, reason=reason)
    assert changes == "promise-why-changes"


def test_a_position_that_is_changed_in_silence():
    rules = copy.copy(rules_of("nations"))

    class Broken(type(rules)):
        def read_position(self, g, doc):
            super().read_position(g, doc)
            g.nums[POOL + BOOKS] += 1

    rules.__class__ = Broken
    _, promise, where = first_finding(rules).group.split()
    assert promise == "promise-faithful"
    assert where == "players.*.goods.books"


def altay_with(kind, **methods):
    """Altay, in which a question is asked in a spoilt way."""

    class Other:
        def __init__(self, node):
            self.node = node

        def __getattr__(self, name):
            return methods.get(name) or getattr(self.node, name)

    rules = copy.copy(rules_of("altay"))
    rules.nodes = [Other(node) if node.kind() == kind else node for node in rules.nodes]
    return rules


def first_finding(rules):
    kit = kit_of(rules.info.id)
    found = [fuzz(rules, kit, seed).finding for seed in range(12)]
    return next(one for one in found if one is not None)


@pytest.mark.slow
def test_a_set_of_which_nothing_can_be_chosen():
    found = first_finding(altay_with("attack", next_pick=lambda g, several, left: NOTHING))
    assert found.group.split()[1] == "promise-set-picks"


@pytest.mark.slow
def test_two_members_of_a_set_with_one_key():
    found = first_finding(altay_with("attack", member_key=lambda g, code: "it"))
    assert found.group.split()[1] == "promise-keys"


@pytest.mark.slow
def test_two_members_of_a_set_with_the_same_words():
    found = first_finding(altay_with("attack", member_label=lambda g, code, talk: "It"))
    assert found.group.split()[1] == "promise-alike"


def test_a_crash_is_told_with_its_place():
    def chose(g):
        raise ZeroDivisionError("spoilt")

    found = finding(chose)
    assert found.group == "nations ZeroDivisionError test_check_rich.py:chose"
    assert "ZeroDivisionError(spoilt) in chose (test_check_rich.py" in found.what
    assert len(found.moves) >= 1


@pytest.mark.slow
def test_a_finding_is_made_smaller():
    """A tower in play is enough for this one to break."""

    def chose(g):
        assert KINDS.index(KEY.index("porcelain_tower")) not in g.zones[WONDERS]

    rules = spoilt(chose)
    found = next(
        one
        for one in (fuzz(rules, KIT, seed).finding for seed in range(200))
        if one is not None and "AssertionError" in one.group
    )
    small = shrunk(rules, KIT, found)
    assert small.group == found.group
    wonders = [player["wonders"] for player in small.position["players"] if "wonders" in player]
    assert wonders == [[{"card": "porcelain_tower"}]]
    assert len(json.dumps(small.position)) < 0.1 * len(json.dumps(found.position))
    assert len(small.moves) == 1
    assert shrunk(rules_of("nations"), KIT, small) is None


@pytest.mark.slow
def test_a_card_in_a_row_that_stands_for_its_copy_at_another_place(monkeypatch):
    def look_of(g, card):
        return [g.rules.kinds[card], g.marks[card]]

    monkeypatch.setattr(choosing, "look_of", look_of)
    assert first_finding(rules_of("imperium")).group.split()[1] == "promise-copies"


@pytest.mark.slow
def test_a_card_that_is_moved_in_silence():
    class Silent(type(rules_of("imperium"))):
        def event(self, g, numbers):
            return {"event": "", "seat": numbers[1]}

    rules = copy.copy(rules_of("imperium"))
    rules.__class__ = Silent
    assert first_finding(rules).group.split()[1] == "promise-told"
