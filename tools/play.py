"""Serves the page on this machine, with the rules compiled if they are: what `make play` does.

.venv/bin/python tools/play.py [OPTIONS OF tabularium serve]
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from build_page import PAGE, build
from compile import COMPILED, is_fresh

COMMAND = Path(sys.executable).with_name("tabularium")


def main() -> None:
    build()
    env = dict(os.environ)
    if is_fresh():
        env["PYTHONPATH"] = str(COMPILED)
    else:
        print(
            "== rules: interpreted; bots think several times faster after make compile", flush=True
        )
    words = [str(COMMAND), "serve", "--open", "--page", str(PAGE), *sys.argv[1:]]
    os.execve(COMMAND, words, env)


if __name__ == "__main__":
    main()
