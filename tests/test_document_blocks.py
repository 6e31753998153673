"""Every block of code in the documents is run, and says what the document shows.

A page is worked through from top to bottom, as a reader would, in a folder of its own:

- a block with a title is a file: an excerpt of one of ours, word for word, or one that is written
- `python`: all blocks of a page share their names; what is shown after >>> is compared exactly
- `console`: the commands after $ are run, what they say is compared exactly
- `json`: sent to a server under its title, `POST /api/tables`, and compared with its answer
- `sh`: commands whose output is not shown: `pip install -e`, `python -m pytest` and `play`, which
  is left at once, are run; the others are only looked at (LEFT_OUT says why)
- `text`: lists and drawings; what each must agree with stands below under its title

Nothing is left out of a comparison but spaces at the ends of lines.
"""

import doctest
import json
import re
import sys
import tomllib
from textwrap import indent
from typing import get_args

import msgspec
import pytest
from typer import BadParameter

from caravan_installed import install
from documents import (
    INLINE,
    PAGES,
    ROOT,
    blocks_of,
    left_to_the_shell,
    named,
    run,
    sessions,
    surroundings,
    understood,
)
from server_support import Running, settings
from tabularium.server import responses, responses_games

ADDRESS = "http://127.0.0.1:8000"  # where the documents say that the server is
MADE_UP = "…"  # ends a secret that a server draws anew for every table
SLOW = {f"docs/{page}.md" for page in ("bots", "new-card", "new-game", "research")}
WITH_BLOCKS = [
    pytest.param(page, id=named(page), marks=[pytest.mark.slow] if named(page) in SLOW else [])
    for page in PAGES
    if blocks_of(page)
]
NOT_THERE = [
    "make dinner",
    "make fuzz LUCK=7",
    "npm run away",
    "pip install tabularium",
    "pip install 'tabularium-games[brass]'",
    "tabularium dance",
    "tabularium play --loud",
    "tabularium play altay nations",
    "tabularium serve --port many",
    "tabularium admin dance",
    "tabularium admin show one two",
    "tabularium admin tables --limit many",
]
FILE_INSTALLED = re.compile(r"pip install -e (\S+)")


class Reader:
    """Works through a page."""

    def __init__(self, folder, server):
        self.folder = folder
        self.env = surroundings(folder)
        self.server = server
        self.names = {"__name__": "page"}
        self.answer = None

    def take(self, block):
        assert not block.odd, f"{block}: what is {block.odd!r}?"
        own = {"json": self.sent, "text": self.text}
        untitled = {"python": self.python, "console": self.console, "sh": self.sh}
        usual = self.file if block.title else untitled.get(block.language, self.unknown)
        own.get(block.language, usual)(block)

    def unknown(self, block):
        pytest.fail(
            f"{block}: nobody knows how to try {block.language or 'a block of no language'}"
        )

    def file(self, block):
        ours = ROOT / block.title
        if ours.is_file():
            text = ours.read_text(encoding="utf-8")
            shown = (indent(block.code, " " * deep) for deep in (0, 4, 8))
            assert any(f"\n{one}" in f"\n{text}" for one in shown), f"{block}: not in {block.title}"
            return
        path = self.folder / block.title
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_text() + "\n" if path.exists() else ""
        path.write_text(before + block.code)

    def python(self, block):
        assert "doctest:" not in block.code, f"{block}: nothing is hidden from the comparison"
        code = block.code.replace(ADDRESS, self.server().address if ADDRESS in block.code else "")
        if not code.startswith(">>> "):
            exec(compile("\n" * (block.line - 1) + code, str(block.page), "exec"), self.names)
            return
        examples = doctest.DocTestParser().get_doctest(
            code, self.names, str(block), str(block.page), block.line - 1
        )
        runner = doctest.DocTestRunner(optionflags=doctest.DONT_ACCEPT_TRUE_FOR_1, verbose=False)
        said = []
        examples.globs = self.names
        runner.run(examples, out=said.append, clear_globs=False)
        assert not runner.failures, "".join(said)

    def console(self, block):
        for command, output in sessions(block):
            said = run(command, self.folder, self.env)
            assert bare(said) == output, f"{block}: {command}"

    def sh(self, block):
        for line in block.code.splitlines():
            if found := FILE_INSTALLED.fullmatch(line):
                assert (self.folder / found[1] / "pyproject.toml").is_file()
                self.env["PYTHONPATH"] = install(self.folder / ".installed")["PYTHONPATH"]
            elif line.startswith("python -m pytest "):  # it tells how long it took
                run(line, self.folder, self.env)
            elif re.match("(tabularium|python .*) play ", line):  # it deals another game each time
                run(line, self.folder, self.env, typed="q\n")
            else:
                left_to_the_shell(line)

    def sent(self, block):
        """What is sent to the server, or what it answers; a title `POST …` or the status."""
        method, _, path = block.title.partition(" ")
        if path:
            body = json.loads(block.code)
            self.answer = self.server().http.request(method, path, json=body)
            return
        assert str(self.answer.status_code) == block.title, self.answer.text
        assert_same(json.loads(block.code), self.answer.json(), str(block))

    def text(self, block):
        assert block.title in LISTS, f"{block}: who looks at it?"
        LISTS[block.title](block.code)


def bare(text):
    return re.sub(r" +$", "", text, flags=re.M)


def assert_same(shown, said, where):
    """As it is shown; a secret is only as much of one."""
    assert type(shown) is type(said), where
    if isinstance(shown, dict):
        assert shown.keys() == said.keys(), where
        for key in shown:
            assert_same(shown[key], said[key], f"{where} {key}")
    elif isinstance(shown, str) and shown.endswith(MADE_UP):
        assert where.split()[-1] in ("id", "watch", "0"), f"{where}: not a secret"
        assert len(said) > 8
    else:
        assert shown == said, where


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Asked for by pages that speak to one, started when the first does."""
    started = []

    def give():
        if not started:
            folder = tmp_path_factory.mktemp("server")
            started.append(Running(settings(db=f"sqlite:///{folder}/tables.db")))
        return started[0]

    yield give
    for one in started:
        one.stop()


@pytest.mark.parametrize("page", WITH_BLOCKS)
def test_the_blocks_of_a_page(page, server, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    reader = Reader(tmp_path, server)
    for block in blocks_of(page):
        reader.take(block)
    for name in set(sys.modules) - before:
        if (getattr(sys.modules[name], "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[name]


def test_no_fence_is_overlooked():
    for page in PAGES:
        fences = re.findall(r"^\s*(?:```|~~~)", page.read_text(encoding="utf-8"), re.M)
        assert len(fences) == 2 * len(blocks_of(page)), named(page)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_commands_in_sentences(page):
    """`make play`, `tabularium cards settlers`: there is such a command, with such options."""
    for command in INLINE.findall(page.read_text(encoding="utf-8")):
        understood(command)


@pytest.mark.parametrize("command", NOT_THERE)
def test_a_command_that_is_not_there_is_noticed(command):
    with pytest.raises((AssertionError, BadParameter)):
        understood(command)


# lists and drawings ---------------------------------------------------------------------------


def fields_of(kind):
    """The names of what the server says, at any depth."""
    for field in msgspec.structs.fields(kind):
        yield field.encode_name
        for inner in (field.type, *get_args(field.type)):
            if isinstance(inner, type) and issubclass(inner, msgspec.Struct):
                yield from fields_of(inner)


def lists(kind):
    """A list names everything of it, and begins its lines with nothing else."""

    def look(text):
        known = set(fields_of(kind))
        assert known <= set(re.findall(r"\w+", text))
        heads = [re.split(r"  +", line)[0] for line in text.splitlines() if line[0] != " "]
        assert {name for head in heads for name in head.split(", ")} <= known

    return look


def layers(text):
    """The drawing is the contract that import-linter keeps."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    kept = project["tool"]["importlinter"]["contracts"][0]["layers"]
    drawn = text.replace(".py", "").split("<-")
    assert [names(part) for part in drawn] == [names(part) for part in reversed(kept)]


def names(text):
    return sorted(re.findall(r"\w+", text))


LISTS = {
    "Layers": layers,
    "An option": lists(responses_games.GameOption),
    "An entry": lists(responses_games.EntryState),
    "The state": lists(responses.State),
}
