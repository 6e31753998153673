"""Builds the site of documents into build/site, unless it is up to date.

.venv/bin/python tools/build_docs.py
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
STAMP = ROOT / "build" / "site.stamp"
SUFFIXES = (".md", ".py", ".ftl", ".yml", ".css", ".js", ".svg", ".png")
# what is written down, and the sources that cards, options, views and the reference come from
SOURCES = ["docs", "mkdocs.yml", "CHANGELOG.md", "examples", "tools", "src/tabularium"]
# the theme advertises its successor
QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}


def digest() -> str:
    """A hash of everything the site is made of."""
    found = hashlib.sha256()
    for source in SOURCES:
        path = ROOT / source
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix in SUFFIXES:
                found.update(str(file.relative_to(ROOT)).encode())
                found.update(file.read_bytes())
    return found.hexdigest()


def build() -> None:
    now = digest()
    if (SITE / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == now:
        return
    print("== mkdocs: build the site of documents", flush=True)
    words = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(SITE)]
    done = subprocess.run(words, cwd=ROOT, env={**os.environ, **QUIET})
    if done.returncode:
        sys.exit("docs: the site could not be built, see above")
    STAMP.write_text(now)


if __name__ == "__main__":
    build()
    print(f"docs: {SITE.relative_to(ROOT)}/index.html")
