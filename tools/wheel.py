"""Builds the source distribution and the wheel for this machine into dist/, and looks into them.

    .venv/bin/python tools/wheel.py            compiled rules, as `make wheel` does
    .venv/bin/python tools/wheel.py --pure     interpreted rules, for every machine

The wheel is built from the source distribution, without Node, as it is for anybody who installs
that. How it behaves once it is installed is tried by tests/test_wheel.py.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

from build_docs import build as build_docs
from build_page import build as build_page

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
LARGEST = 15_000_000  # bytes of a wheel
WITNESS = "tabularium/kernel/machine"
# one file of everything that must be in it
IN_WHEEL = [
    "tabularium/page/index.html",
    "tabularium/documents/index.html",
    "tabularium/locale/en/engine.ftl",
    "tabularium/server/migrations/env.py",
    "tabularium/py.typed",
    f"{WITNESS}.py",
]
IN_SOURCES = [
    "web/dist/index.html",
    "build/site/index.html",
    "tools/compile.py",
    "hatch_build.py",
    "Makefile",
]


def built(suffix: str) -> Path:
    """The newest file of this kind in dist/."""
    return max(DIST.glob(f"*{suffix}"), key=lambda path: path.stat().st_mtime)


def lacking(names: list[str], wanted: list[str]) -> list[str]:
    return [name for name in wanted if not any(found.endswith(name) for found in names)]


def make(pure: bool) -> None:
    """Both of them, with the tools of this environment."""
    env = {**os.environ, "TABULARIUM_COMPILE": "no" if pure else "yes"}
    # without a way to Node: what a wheel needs of the page must come with the sources
    words = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST), str(ROOT)]
    subprocess.run(words, cwd=ROOT, env=env, check=True)


def check(pure: bool) -> None:
    wheel, sources = built(".whl"), built(".tar.gz")
    names = zipfile.ZipFile(wheel).namelist()
    compiled = any(
        name.startswith(f"{WITNESS}.") and name.endswith((".so", ".pyd")) for name in names
    )
    problems = [f"{wheel.name} lacks {name}" for name in lacking(names, IN_WHEEL)]
    with tarfile.open(sources) as tar:
        problems += [f"{sources.name} lacks {name}" for name in lacking(tar.getnames(), IN_SOURCES)]
    if compiled == pure:
        problems.append(f"{wheel.name} is {'compiled' if compiled else 'interpreted'}")
    if wheel.stat().st_size > LARGEST:
        problems.append(f"{wheel.name} is larger than {LARGEST // 1_000_000} MB")
    if problems:
        sys.exit("wheel: " + "\nwheel: ".join(problems))
    for file in (sources, wheel):
        print(f"wheel: {file.relative_to(ROOT)}, {file.stat().st_size / 1e6:.1f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the wheel for this machine.")
    parser.add_argument("--pure", action="store_true", help="with interpreted rules")
    parser.add_argument("--keep", action="store_true", help="what is in dist/ stays there")
    given = parser.parse_args()
    started = time.perf_counter()
    build_page()
    build_docs()
    if not given.keep:
        shutil.rmtree(DIST, ignore_errors=True)
    make(given.pure)
    check(given.pure)
    print(f"wheel: made in {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
