"""The documents say what the code does."""

import re
from pathlib import Path

from tabularium.games.altay.catalogue import EFFECTS, INSTANT, STANDING, TITLE

DOCS = Path(__file__).resolve().parent.parent / "docs"


def nodes_of(node):
    yield type(node).__name__
    for part in node.parts():
        yield from nodes_of(part)


def test_the_bespoke_nodes_are_listed():
    users = {}
    for kind, title in enumerate(TITLE):
        roots = list(EFFECTS[kind])
        roots += [s.effect for s in STANDING[kind] if hasattr(s, "effect")]
        roots += [INSTANT[kind]] if INSTANT[kind] else []
        for root in roots:
            for name in nodes_of(root):
                users.setdefault(name, set()).add(title)
    bespoke = {name: cards.pop() for name, cards in users.items() if len(cards) == 1}
    text = (DOCS / "cards.md").read_text()
    assert dict(re.findall(r"^\| altay \| `(\w+)` \| (\w+) \|$", text, re.M)) == bespoke


def test_links_between_documents_lead_somewhere():
    for path in [*DOCS.rglob("*.md"), *DOCS.parent.glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text()):
            if "://" not in target:
                assert (path.parent / target).exists(), (path.name, target)
