"""Why a game failed is kept in a file, and said in every language."""

import msgspec
import pytest

from tabularium.arena.reason import Reason, Why, reason_of, say_reason
from tabularium.kernel.errors import BadRecord, IllegalMove, UnknownBot
from tabularium.locale import LANGUAGES

INNER = IllegalMove("error-option-index", given=7, most=3)


def kept(problem):
    """A reason after it was written and read."""
    return msgspec.json.decode(msgspec.json.encode(reason_of(problem)), type=Why)


@pytest.mark.parametrize(
    "problem",
    [
        INNER,
        IllegalMove("error-option-index", given=10**40, most=3),
        IllegalMove("error-option-type", given=object()),
        UnknownBot("error-unknown-bot", given="me", possible=["random", "greedy"]),
        BadRecord("error-record-move", n=4, problem=INNER),
    ],
)
def test_our_errors_say_the_same_as_before(problem):
    reason = kept(problem)
    assert isinstance(reason, Reason)
    said = [say_reason(reason, lang) for lang in LANGUAGES]
    assert said == [problem.text(lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)


def test_errors_of_others_keep_their_text():
    assert {say_reason(kept(ValueError("no idea")), lang) for lang in LANGUAGES} == {
        "ValueError: no idea"
    }


def test_what_no_file_can_hold_is_left_out():
    assert kept(ValueError("a \ud800 b")) == "ValueError: a ? b"
    assert say_reason(kept(UnknownBot("error-unknown-bot", given="\ud800", possible=[])), "en")
