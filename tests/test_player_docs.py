"""The rules are shown on the page: they speak to players, not to those who write the program."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent / "docs"
GAMES = ["altay", "settlers", "nations", "imperium"]
# notes on sources, tests and files, in whatever language
ANYWHERE = [r"\bOCR\b", r"\bJSON\b", r"\bsrc/", r"\.py\b", r"\bschema\b"]
NOT_FOR_PLAYERS = {
    "en": [
        r"\btests?\b",
        r"\bparaphras",
        r"\bpresumably\b",
        r"\brecommended rulings?\b",
        r"\bsections? \d+\b(?! [a-z]+ )",
        r"\bcard tables?\b",
        r"\b(neither|both|the) (rule)?books?\b",
    ],
    "pl": [
        r"\btest(y|ach|ów)?\b",
        r"\bstreszczeni",
        r"\bzapewne\b",
        r"\bzalecane rozstrzygni",
        r"\b(część|części|rozdział|rozdziale|rozdziału) \d+\b",
        r"\bżadna z instrukcji\b",
    ],
    "hu": [
        r"\btesztek\b",
        r"\bátfogalmaz",
        r"\bszövegfelismer",
        r"\bfeltehetően\b",
        r"\bajánlott döntések\b",
        r"\b\d+\. (szakasz|fejezet)",
        r"\b(egyik|két) könyv\b",
    ],
}


def rules(lang, game):
    folder = DOCS if lang == "en" else DOCS / lang
    return (folder / "rules" / f"{game}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", sorted(NOT_FOR_PLAYERS))
def test_the_rules_speak_to_players(lang, game):
    for line in rules(lang, game).splitlines():
        for pattern in ANYWHERE + NOT_FOR_PLAYERS[lang]:
            found = re.search(pattern, line, re.IGNORECASE)
            assert found is None, (found.group(0), line)


@pytest.mark.parametrize("lang", sorted(NOT_FOR_PLAYERS))
def test_rules_are_written_without_slips(lang):
    """What is left behind when a note is taken out of a sentence."""
    for game in GAMES:
        for line in rules(lang, game).splitlines():
            assert not re.search(r" [.,;](?!\.)|  +\S|\( |\(\)", line.lstrip("#| ")), (game, line)
