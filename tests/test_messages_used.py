"""Nothing is translated that nobody says.

A message is said where its name is written, in Python, on the page or in another message, or where
what is written has gaps that make it: ``f"{game}-do-{word}"``. Gaps alone prove nothing, so a name
of which hardly anything is written is not taken for said unless what fills its gaps is written
somewhere. It cannot be told from this that a word, which is written, never fills the gap.
"""

import ast
import re
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tabularium.plugins import plugins

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "tabularium"
FILES = sorted((SOURCES / "locale" / "en").glob("*.ftl"))
GAP = "([a-z0-9_.-]*)"
ENOUGH = 5  # letters that are written besides the game, so that a gap may hold anything
OF_A_GAME = re.compile(r"^(web|cli)?-?(altay|settlers|nations|imperium)?-")


class References(Visitor):
    def __init__(self):
        self.names = set()

    def visit_MessageReference(self, node):
        self.names.add(node.id.name)


def in_messages():
    found = References()
    for file in FILES:
        found.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return found.names


def in_python():
    """What is written in quotes, and what is written around gaps."""
    words, around = set(), set()
    for path in chain(SOURCES.rglob("*.py"), (ROOT / "tools").glob("*.py")):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.JoinedStr):
                parts = [getattr(piece, "value", None) for piece in part.values]
                around.add(tuple(p if isinstance(p, str) else None for p in parts))
            elif isinstance(part, ast.Constant) and isinstance(part.value, str):
                words.add(part.value)
    return words, around


def on_the_page():
    words, around = set(), set()
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text(encoding="utf-8")
            words.update(re.findall(r"[\w-]+", text))
            for quoted in re.findall(r"`([^`]*\$\{[^`]*)`", text):
                pieces = re.split(r"(\$\{[^}]*\})", quoted)
                around.add(tuple(None if p.startswith("${") else p for p in pieces if p))
    return words, around


def said():
    """A test for names of messages."""
    (words, gaps), (more, others) = in_python(), on_the_page()
    words |= more | in_messages()
    words |= (
        {""}
        | {word.partition(".")[0] for word in words}
        | {word.replace("_", "-") for word in words}
    )
    for plugin in plugins().values():
        words.update(message for node in plugin.rules.nodes for message in node.messages())
    tokens = {token for word in words for token in re.split(r"[-_ .]", word)}
    patterns = []
    for pieces in gaps | others:
        # behind a point follows an attribute
        whole = "".join("\0" if piece is None else piece for piece in pieces).partition(".")[0]
        written = whole.replace("\0", "")
        if re.search("[a-z]", written):
            pattern = re.compile(GAP.join(re.escape(piece) for piece in whole.split("\0")))
            patterns.append((pattern, len(OF_A_GAME.sub("", written)) >= ENOUGH))

    def is_word(part):
        return part in words or any(one.fullmatch(part) for one, specific in patterns if specific)

    def is_whole(name):
        for pattern, specific in patterns:
            found = pattern.fullmatch(name)
            if found and (specific or all(is_word(part) for part in found.groups())):
                return True
        return name in words or f"{name}-" in words

    def is_said(name):
        parts = name.split("-")
        return (
            is_whole(name)
            or any(  # games put some together: "imperium-move" + "-up-to"
                set(parts[i:]) <= tokens and is_whole("-".join(parts[:i]))
                for i in range(2, len(parts))
                if parts[0] in plugins() or parts[1] in plugins()
            )
        )

    return is_said


@pytest.fixture(scope="module")
def is_said():
    return said()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_message_is_said_somewhere(file, is_said):
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    names = [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
    assert [name for name in names if not is_said(name)] == []


def test_a_message_that_nobody_says_is_found(is_said):
    assert is_said("error-unknown-game") and is_said("altay-do-end") and is_said("web-altay-hill")
    assert not is_said("error-no-lesson-of-it")
    assert not is_said("server-error-no-look-ahead")
    assert not is_said("altay-unheard-of")
