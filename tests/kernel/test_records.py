"""Records: what they name, and what of older ones is still compared."""

import json

import pytest

import tabularium as tb
from tabularium.cli import saves
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


def saved(record, **more):
    """What the terminal saves."""
    return {"seats": ["me", "random"], "lang": "en", "record": record, "save_format": 1, **more}


def test_a_saved_game_is_replayed_and_what_a_file_holds(record):
    digest = tb.replay(record).digest()
    for doc in (record, saved(record), saved(record, weighed={"3": []})):
        for given in (doc, json.dumps(doc), json.dumps(doc).encode()):
            assert tb.replay(given).digest() == digest


def test_what_the_terminal_writes_is_replayed(record, tmp_path):
    file = tmp_path / "game.json"
    saves.write(file, saves.Save(["me", "random"], "pl", record, weighed={0: []}))
    assert tb.replay(file.read_bytes()).record() == record


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("game.json", "The record is no JSON: Expecting value"),
        (b"\xff\xfe\xff", "The record is no JSON: "),
        ("[" * 100_000, "The record is no JSON: "),
        ("", "The record is no JSON: "),
        ("[]", "Record, record: got [], expected an object of names and values."),
        (7, "Record, record: got 7, expected an object"),
        ({"record": None}, "Record, record: got None, expected an object"),
        ({"record": {"seats": 2}}, "The record has no “game”: it is truncated."),
        ({"save_format": 2, "record": {}}, "The saved game has format 2, expected 1."),
        ({}, "The record has no “game”: it is truncated."),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(given, sentence):
    with pytest.raises(BadRecord) as refused:
        tb.replay(given)
    assert str(refused.value).startswith(sentence)
