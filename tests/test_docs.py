"""The documents say what the code does."""

import re
from pathlib import Path

import pytest

from tabularium.games.altay import catalogue as altay
from tabularium.games.imperium import catalogue as imperium
from tabularium.games.nations import catalogue as nations
from tabularium.games.settlers import catalogue as settlers

DOCS = Path(__file__).resolve().parent.parent / "docs"


def nodes_of(node):
    yield type(node).__name__
    for part in node.parts():
        yield from nodes_of(part)


def roots_of_altay(kind):
    standing = [s.effect for s in altay.STANDING[kind] if hasattr(s, "effect")]
    return [*altay.EFFECTS[kind], altay.INSTANT[kind], *standing]


def roots_of_settlers(kind):
    features = [f.effect for f in settlers.FEATURES[kind] if hasattr(f, "effect")]
    return [settlers.BONUS[kind], settlers.PRODUCES[kind], settlers.DOES[kind], *features]


def roots_of_imperium(kind):
    features = [f.effect for f in imperium.FEATURES[kind] if hasattr(f, "effect")]
    return [
        imperium.WHEN_PLAYED[kind],
        imperium.EXHAUST[kind],
        imperium.SOLSTICE[kind],
        *features,
    ]


def roots_of_nations(kind):
    features = [f.effect for f in nations.FEATURES[kind] if hasattr(f, "effect")]
    return [nations.WHEN_READY[kind], nations.DOES[kind], *nations.HAPPENS[kind], *features]


@pytest.mark.parametrize(
    ("game", "titles", "roots"),
    [
        ("altay", altay.TITLE, roots_of_altay),
        ("imperium", imperium.TITLE, roots_of_imperium),
        ("nations", nations.TITLE, roots_of_nations),
        ("settlers", settlers.TITLE, roots_of_settlers),
    ],
)
def test_the_bespoke_nodes_are_listed(game, titles, roots):
    users = {}
    for kind, title in enumerate(titles):
        for root in roots(kind):
            if root is not None:
                for name in nodes_of(root):
                    users.setdefault(name, set()).add(title)
    bespoke = {name: cards.pop() for name, cards in users.items() if len(cards) == 1}
    text = (DOCS / "cards.md").read_text()
    assert dict(re.findall(rf"^\| {game} \| `(\w+)` \| (\w+) \|$", text, re.M)) == bespoke


def test_links_between_documents_lead_somewhere():
    for path in [*DOCS.rglob("*.md"), *DOCS.parent.glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text()):
            if "://" not in target:
                assert (path.parent / target).exists(), (path.name, target)
