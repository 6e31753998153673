"""The examples in docs/research.md do what they say."""

import doctest
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_examples_of_the_document():
    result = doctest.testfile(
        str(DOCS / "research.md"),
        module_relative=False,
        optionflags=doctest.IGNORE_EXCEPTION_DETAIL | doctest.NORMALIZE_WHITESPACE,
    )
    assert result.attempted > 20
    assert result.failed == 0
