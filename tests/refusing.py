"""What is refused says what was given, in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tabularium as tb
from tabularium.locale import LANGUAGES

MISSING = "‹"  # stands where a text or a part of it is missing


def refused(
    error: type[tb.TabulariumError],
    words: list[str],
    call: Callable[..., Any],
    *args: Any,
    **kw: Any,
) -> str:
    """The call is refused with this error, in whose English text these words stand."""
    with pytest.raises(error) as caught:
        call(*args, **kw)
    text = str(caught.value)
    for word in words:
        assert word in text, text
    for lang in LANGUAGES:
        assert MISSING not in caught.value.text(lang), caught.value.text(lang)
    return text


def bad_position(words: list[str], doc: dict[str, Any]) -> str:
    return refused(tb.BadPosition, words, tb.position, doc)
