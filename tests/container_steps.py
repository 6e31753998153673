"""The steps of the Containerfile, done in an empty folder where no container engine runs.

Each stage is a folder of its own that stands for its file system, with a fresh Python environment
in it. What is left out needs the system itself, and each of these says why.
"""

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = {
    "apt-get": "the compiler: these steps are done without one, the rules stay interpreted",
    "useradd": "the user of the image: a test adds none to the machine",
}
KNOWN = {
    "FROM",
    "WORKDIR",
    "COPY",
    "RUN",
    "ARG",
    "ENV",
    "USER",
    "VOLUME",
    "EXPOSE",
    "HEALTHCHECK",
    "CMD",
}


def instructions(file):
    """The instructions of a Containerfile, in pairs of a word and the rest."""
    for line in file.read_text().splitlines():
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            assert word in KNOWN, line
            yield word, rest


def context(folder):
    """What a build is given: the tracked files that .dockerignore lets through."""
    rules = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line]
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in listed.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file() and let_through(name, rules):
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)


def let_through(name, rules):
    """The last rule that speaks of a file, or of a folder it is in, decides."""
    through = True
    parts = Path(name).parts
    above = ["/".join(parts[: n + 1]) for n in range(len(parts))]
    for rule in rules:
        pattern = rule.lstrip("!").removeprefix("**/")
        anywhere = rule.startswith("**/")
        said = parts if anywhere else above
        if any(fnmatch.fnmatchcase(one, pattern) for one in said):
            through = rule.startswith("!")
    return through


class Stage:
    """One ``FROM``: a folder for a file system, and what has been set in it."""

    def __init__(self, folder, base, path):
        self.folder = folder
        self.base = base
        self.work = folder
        self.set = {}
        self.user = "root"
        folder.mkdir()
        if base.startswith("python:"):
            subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
            path = f"{folder / 'venv' / 'bin'}{os.pathsep}/usr/bin{os.pathsep}/bin"
        self.path = path

    def here(self, words):
        """The paths of the image as paths of this folder."""
        return re.sub(r"(?<![\w.])/(src|tmp|data)\b", rf"{self.folder}/\1", words)

    def environment(self, **more):
        keep = {
            name: os.environ[name]
            for name in os.environ
            if name.startswith(("PIP_", "npm_", "NPM_"))
        }
        return {
            **keep,
            "PATH": self.path,
            "HOME": str(self.folder),
            "LANG": "C.UTF-8",
            **self.set,
            **more,
        }

    def run(self, command):
        for part in command.split(" && "):
            if part.split()[0] in LEFT_OUT:
                continue
            done = subprocess.run(
                ["sh", "-c", self.here(part)],
                cwd=self.work,
                env=self.environment(),
                capture_output=True,
                text=True,
            )
            assert done.returncode == 0, f"{part}\n{done.stdout[-2000:]}{done.stderr[-4000:]}"
            # a step of the same line that changes the folder
            if part.startswith("cd "):
                self.work = self.work / part[3:]


class Image:
    """The last stage, with what it starts and how it is asked whether it is well."""

    def __init__(self, folder, node_path, given):
        sources = folder / "context"
        context(sources)
        stages = {}
        for word, rest in instructions(ROOT / "Containerfile"):
            if word == "FROM":
                base, _, name = rest.partition(" AS ")
                stage = stages[name] = Stage(folder / (name or "image"), base, node_path)
            elif word == "WORKDIR":
                stage.work = Path(stage.here(rest))
                stage.work.mkdir(parents=True, exist_ok=True)
            elif word == "COPY":
                self.copy(stages, sources, stage, rest)
            elif word == "RUN":
                work = stage.work
                stage.run(rest)
                stage.work = work
            elif word in ("ARG", "ENV"):
                name, _, value = rest.partition("=")
                stage.set[name] = given.get(name, stage.here(value))
            elif word == "USER":
                stage.user = rest
            elif word == "HEALTHCHECK":
                self.health = json.loads(rest[rest.index("CMD ") + 4 :])
            elif word == "CMD":
                self.command = json.loads(rest)
        self.stage = stage

    @staticmethod
    def copy(stages, sources, stage, rest):
        words = rest.split()
        origin = sources
        if words[0].startswith("--from="):
            origin = stages[words.pop(0).removeprefix("--from=")].folder
        source, target = origin / words[0].lstrip("/"), stage.work / stage.here(words[1])
        assert source.exists(), f"COPY {rest}: the build is not given {words[0]}"
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        else:
            shutil.copy2(source, target)

    def start(self, words, port, **environment):
        """A process of the image, with its port."""
        there = [self.stage.here(word).replace("8000", str(port)) for word in words]
        return subprocess.Popen(
            there,
            cwd=self.stage.work,
            env=self.stage.environment(**environment),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
