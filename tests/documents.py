"""The code that the documents show, block by block, and what can be tried of it."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from typer.main import get_command

from tabularium.cli.main import app

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(
    [
        *[ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")],
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("web/*.md"),
        *ROOT.glob("examples/**/*.md"),
    ]
)
FENCE = re.compile(r'^```(\w*)(?: title="([^"\n]*)")?([^\n]*)\n(.*?)^```$', re.M | re.S)
# commands within a sentence
INLINE = re.compile(
    r"`((?:\.venv/bin/)?tabularium [^`]+|make(?: [^`]+)?|pip install [^`]+|uvx [^`]+)`"
)


@dataclass(frozen=True)
class Block:
    """What stands between two fences; the title of a file is its path."""

    page: Path
    line: int  # of its first line
    language: str
    title: str
    odd: str  # whatever else stands beside the fence
    code: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text[: found.start(4)].count("\n") + 1, *found.groups(""))
        for found in FENCE.finditer(text)
    ]


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


# commands -----------------------------------------------------------------------------------------


def surroundings(folder: Path) -> dict[str, str]:
    """Where a page's commands run: a folder of their own, with the words of this very Python."""
    bin = folder / ".bin"
    bin.mkdir()
    for name, words in {"python": "", "tabularium": "-m tabularium", "pytest": "-m pytest"}.items():
        file = bin / name
        file.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {words} "$@"\n')
        file.chmod(0o755)
    (folder / "examples").symlink_to(ROOT / "examples")
    return os.environ | {
        "PATH": os.pathsep.join([str(bin), os.environ["PATH"]]),
        "XDG_DATA_HOME": str(folder / ".home"),
        "TABULARIUM_LANG": "en",
        "COLUMNS": "80",
        "PYTHONUNBUFFERED": "1",  # both streams in the order in which a terminal has them
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_ADDOPTS": "-p no:cacheprovider",
    }


def run(command: str, folder: Path, env: dict[str, str], typed: str = "") -> str:
    """What a command says, on either stream, to whom types so much."""
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env=env,
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}"
    return done.stdout


def sessions(block: Block) -> list[tuple[str, str]]:
    """The commands of a console and what each of them says."""
    parts = re.split(r"^\$ (.*)\n", block.code, flags=re.M)
    assert parts[0] == "", f"{block}: a console begins with a command"
    return list(zip(parts[1::2], parts[2::2], strict=True))


# what is left to the reader's shell --------------------------------------------------------------

# commands that are not run here, and why; their words are looked at all the same
LEFT_OUT = {
    "make": "takes minutes or never ends; `make test` is what runs this",
    "pip": "asks another host",
    "uvx": "asks another host",
    "npm": "needs Node; `make test` runs its scripts through the tools",
    "docker": "needs a container engine; test_container.py does the same steps without one",
    "tabularium serve": "serves until it is stopped; tests/server asks it things",
    "tabularium think": "thinks until it is stopped; tests/server lets it",
    "tabularium admin": "is about what others play; tests/server/test_admin.py has tables for it",
    "tabularium arena": "plays for minutes; the tournament that is shown is run",
    "tabularium --install-completion": "changes the reader's shell",
    "python shots.py": "needs the page that npm serves",
    "python -m": "all tests: this is one of them; those of a page are run",
}


def words_of(line: str) -> list[str]:
    """The words of a command, without what is set before it and what is remarked behind."""
    words = shlex.split(line, comments=True)
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words = words[1:]
    return [words[0].split("/")[-1], *words[1:]] if words else []


def left_to_the_shell(line: str) -> None:
    words = words_of(line)
    known = {words[0], " ".join(words[:2])} if words else LEFT_OUT.keys()
    assert known & LEFT_OUT.keys(), f"run it, or say why not: {line}"
    understood(line)


def understood(line: str) -> None:
    """A command that is not run can at least be understood: all that it names is there."""
    words = words_of(line)
    if words:
        CHECKS[words[0]](words[1:])


def _make(words: list[str]) -> None:
    makefile = (ROOT / "Makefile").read_text()
    for word in words:
        name, is_variable, _ = word.partition("=")
        known = rf"\$\({name}\)" if is_variable else rf"^{name}:.*##"
        assert re.search(known, makefile, re.M), f"make {word}"


def _project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def _requirement(text: str) -> None:
    name, extra = re.fullmatch(r"([\w-]+)(?:\[(.*)\])?", text).groups()
    assert name == _project()["name"], text
    assert set((extra or "").split(",")) - {""} <= _project()["optional-dependencies"].keys(), text


def _pip(words: list[str]) -> None:
    assert words[0] == "install"
    assert words[1:], "what is to be installed?"
    if words[1] == "-e":
        assert (ROOT / words[2] / "pyproject.toml").is_file(), words
        return
    for word in words[1:]:
        if word not in TOOLS:
            _requirement(word)


def _uvx(words: list[str]) -> None:
    assert words[0] == "--from"
    _requirement(words[1])
    assert words[2] == "tabularium"
    _tabularium(words[3:])


def _npm(words: list[str]) -> None:
    package = (ROOT / "web" / "package.json").read_text()
    script = words[1] if words[0] == "run" else words[0]
    assert script == "ci" or f'"{script}":' in package, words


def _docker(words: list[str]) -> None:
    """Word for word as the files begin by saying them."""
    said = [(ROOT / file).read_text() for file in ("Containerfile", "compose.yaml")]
    assert any(" ".join(["docker", *words]) in one for one in said), words


def _python(words: list[str]) -> None:
    if words[0] == "-m":
        assert find_spec(words[1]), words[1]
        return
    script = ROOT / "web" / words[0]
    flags = [word for word in words if word.startswith("--")]
    assert all(f'"{flag}"' in script.read_text() for flag in flags)


def _tabularium(words: list[str]) -> None:
    """Subcommand, options and the number of words are those of the command."""
    command = get_command(app)
    while words and words[0] in getattr(command, "commands", {}):
        command, words = command.commands[words[0]], words[1:]
    words = words[: words.index("<")] if "<" in words else words
    options = {name: one for one in command.params for name in [*one.opts, *one.secondary_opts]}
    places = [one for one in command.params if one.param_type_name == "argument"]
    free = 0
    while words:
        word, *words = words
        if word in ("--help", "-h"):
            continue
        if not word.startswith("-") or word == "-":
            free += 1
            continue
        assert word in options, f"there is no option {word}"
        if not options[word].is_flag:
            value, *words = words
            options[word].type.convert(value, options[word], None)
    assert free <= len(places) or any(one.nargs < 0 for one in places), "too many words"


TOOLS = ("pytest",)  # of others
CHECKS = {
    "make": _make,
    "pip": _pip,
    "uvx": _uvx,
    "npm": _npm,
    "docker": _docker,
    "python": _python,
    "tabularium": _tabularium,
}
