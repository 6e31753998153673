"""Compile the rules with mypyc.

    python tools/compile.py           build build/compiled, unless it is up to date
    python tools/compile.py --force   build it even then
    python tools/compile.py --check   verify that build/compiled is up to date and compiled

In the result, a copy of src/tabularium, the modules of `kernel`, `search`, `declare`, `cards` and
`games` are extension modules, all made in one mypyc group so that calls between them are native.
Use it by putting it first on the path:

    PYTHONPATH=build/compiled python -c "import tabularium"

The sources stay beside the extension modules (Python prefers the latter), so tracebacks still show
lines. An `__init__.py` stays interpreted: it only re-exports, and native calls see through it.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tabularium"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
C_FILES = BUILD / "mypyc"
STAMP = BUILD / "compiled.stamp"

LAYERS = ("kernel", "search", "declare", "cards", "games")
WITNESS = "tabularium.kernel.machine"
OPT_LEVEL = "3"
# What no move runs, only loading, laying the table and words, need not be fast: it compiles in
# two thirds of the time.
COLD = {"catalogue", "deck", "decks", "events", "info", "layout", "load", "nations", "positions"}
COLD |= {"errors", "record", "replay", "schema", "setup", "words"}


def package_files() -> list[Path]:
    """Every file of the package, relative to it, in a stable order."""
    return sorted(
        path.relative_to(PACKAGE)
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".pyc", ".so"}
    )


def modules_to_compile(files: list[Path]) -> list[Path]:
    return [
        path
        for path in files
        if path.suffix == ".py" and path.parts[0] in LAYERS and path.name != "__init__.py"
    ]


def fingerprint(files: list[Path]) -> str:
    """Changes whenever the compiled code could: a source, a setting, a tool."""
    digest = hashlib.sha256()
    for tool in ("mypy", "setuptools"):
        digest.update(f"{tool} {version(tool)}\n".encode())
    digest.update(f"{sys.version} {sysconfig.get_platform()}\n".encode())
    settings = [Path(__file__).resolve(), ROOT / "pyproject.toml"]
    for path in settings + [PACKAGE / path for path in files]:
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def fresh(mark: str) -> bool:
    return COMPILED.is_dir() and STAMP.is_file() and STAMP.read_text() == mark


def is_fresh() -> bool:
    """Whether build/compiled can be used as it is; without mypyc nobody can tell."""
    try:
        return fresh(fingerprint(package_files()))
    except PackageNotFoundError:
        return False


def copy_package(files: list[Path]) -> None:
    shutil.rmtree(COMPILED, ignore_errors=True)
    for path in files:
        target = COMPILED / "tabularium" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(PACKAGE / path, target)


def compile_modules(modules: list[Path]) -> None:
    """Run mypyc and the C compiler; leaves by SystemExit, errors printed, when either fails."""
    # setuptools must be imported before mypyc, which otherwise looks for the old distutils.
    from setuptools import Distribution
    from setuptools.errors import BaseError

    from mypyc.build import mypycify  # isort: skip

    # mypy names a module after its path, and must not find src/ a second time: work in the copy.
    os.chdir(COMPILED)
    started = time.perf_counter()
    say(f"compile: mypyc translates {len(modules)} modules to C")
    extensions = mypycify(
        [
            f"--config-file={ROOT / 'pyproject.toml'}",
            f"--cache-dir={os.devnull}",
            *(str(Path("tabularium") / path) for path in modules),
        ],
        opt_level=OPT_LEVEL,
        target_dir=str(C_FILES),
        group_name="tabularium",
        multi_file=True,  # a C file for each module, so that all processors can compile
    )
    say(f"compile: {time.perf_counter() - started:.1f} s; now the C compiler, which takes longer")
    for extension in extensions:
        if sys.platform != "win32":
            # mypyc turns warnings into errors, and every new C compiler brings new warnings;
            # tracebacks show lines of Python, so what a debugger wants would be half of it
            extension.extra_compile_args += ["-Wno-error", "-g0"]
    distribution = Distribution({"name": "tabularium-compiled", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.build_temp = str(C_FILES / "objects")
    command.build_lib = str(C_FILES / "lib")
    command.parallel = os.cpu_count()
    build_extensions = command.build_extensions

    def build_in_parallel() -> None:
        compile_files(command.compiler)
        build_extensions()

    command.build_extensions = build_in_parallel
    try:
        distribution.run_command("build_ext")
    except BaseError as error:
        sys.exit(f"compile: the C compiler failed: {error}")


def compile_files(compiler: Any) -> None:
    """Let a compiler work on as many files at once as there are processors; its own way is one by
    one."""
    one_by_one = compiler.compile

    def compile_one(source: str, settings: dict[str, Any]) -> list[str]:
        words = Path(source).stem.split("___")  # __native_tabularium___games___altay___setup
        if compiler.compiler_type == "unix" and not COLD.isdisjoint(words):
            settings = settings | {"extra_postargs": [*settings["extra_postargs"], "-O1"]}
        compiled: list[str] = one_by_one([source], **settings)
        return compiled

    def compile(sources: list[str], **settings: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            parts = pool.map(compile_one, sources, [settings] * len(sources))
            return [name for part in parts for name in part]

    compiler.compile = compile


def build(force: bool) -> None:
    files = package_files()
    modules = modules_to_compile(files)
    if not modules:
        sys.exit(f"compile: nothing to compile in {PACKAGE.relative_to(ROOT)}")
    mark = fingerprint(files)
    if fresh(mark) and not force:
        say("compile: build/compiled is up to date")
        return
    started = time.perf_counter()
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(C_FILES, ignore_errors=True)
    copy_package(files)
    C_FILES.mkdir(parents=True)
    try:
        compile_modules(modules)
    except SystemExit as error:
        # Half a result must not be imported by mistake.
        shutil.rmtree(COMPILED, ignore_errors=True)
        if isinstance(error.code, str):
            say(error.code)
        say("compile: failed, see the errors above")
        sys.exit(1)
    STAMP.write_text(mark)
    say(f"compile: build/compiled is ready after {time.perf_counter() - started:.1f} s")


def check() -> None:
    """Import the witness the way users of build/compiled do, and look at what came."""
    if not is_fresh():
        sys.exit("compile: build/compiled is missing or out of date; run tools/compile.py")
    probe = f"import {WITNESS} as module; print(module.__file__)"
    result = subprocess.run(
        [sys.executable, "-c", probe],
        env={**os.environ, "PYTHONPATH": str(COMPILED)},
        cwd=BUILD,
        capture_output=True,
        text=True,
    )
    if result.returncode != 0:
        sys.exit(f"compile: {WITNESS} cannot be imported from build/compiled\n{result.stderr}")
    found = Path(result.stdout.strip())
    if not found.is_relative_to(COMPILED):
        sys.exit(f"compile: {WITNESS} came from {found}, not from build/compiled")
    if not found.name.endswith(sysconfig.get_config_var("EXT_SUFFIX")):
        sys.exit(f"compile: {WITNESS} is interpreted: {found}")
    say(f"compile: {WITNESS} is compiled: {found.relative_to(ROOT)}")


def say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--force", action="store_true", help="build even when nothing changed")
    parser.add_argument("--check", action="store_true", help="only verify build/compiled")
    arguments = parser.parse_args()
    if arguments.check:
        check()
    else:
        build(arguments.force)


if __name__ == "__main__":
    main()
