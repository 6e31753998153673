"""No promise without a bot or a game that breaks it."""

import re
from pathlib import Path

import tabularium

TEXTS = Path(tabularium.__file__).parent / "locale" / "en" / "testing.ftl"


def test_every_promise_is_broken_by_an_example():
    promises = re.findall(r"^(promise-\S+) =", TEXTS.read_text(encoding="utf-8"), re.M)
    assert len(promises) > 20
    examples = "".join(
        [file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_check_*.py")]
    )
    assert [promise for promise in promises if f'== "{promise}"' not in examples] == []
