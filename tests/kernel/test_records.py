"""Records: what they name, and what of older ones is still compared."""

import pytest

import tabularium as tb
from tabularium.kernel.errors import BadRecord
from tabularium.kernel.record import FORMAT
from tabularium.kernel.replay import WITHOUT_DIGESTS


@pytest.fixture
def record():
    g = tb.new("altay", seats=2, seed=7)
    for _ in range(60):
        g.play(0)
    return g.record()


def test_a_record_names_its_sets_of_cards(record):
    assert record["format"] == FORMAT
    assert record["sets"] == ["base"]
    tb.replay(record)


@pytest.mark.parametrize("sets", [["base", "unheard_of"], [], "base", None])
def test_a_set_that_is_not_there_is_refused(record, sets):
    with pytest.raises(BadRecord):
        tb.replay({**record, "sets": sets})


def test_of_an_older_record_keys_and_result_are_compared(record):
    older = {**record, "format": WITHOUT_DIGESTS, "digests": dict.fromkeys(record["digests"], "?")}
    del older["sets"]
    g = tb.replay(older)
    assert g.digest() == record["digests"]["60"]
    with pytest.raises(BadRecord):
        tb.replay({**older, "format": FORMAT})
    with pytest.raises(BadRecord):
        tb.replay({**older, "keys": [*record["keys"][:-1], "no such key"]})
    with pytest.raises(BadRecord):
        tb.replay({**older, "result": {"winners": [0]}})


def test_a_digest_speaks_of_names():
    """Were a set of cards added, numbers of kinds and nodes would change, and digests would not."""
    g = tb.new("altay", seats=2, seed=7)
    before = g.digest()
    rules = g.rules
    name = rules.nodes[g.state.stack[-10]].name
    try:
        rules.nodes[g.state.stack[-10]].name = f"{name}/renamed"
        assert g.digest() != before
    finally:
        rules.nodes[g.state.stack[-10]].name = name
    assert g.digest() == before
