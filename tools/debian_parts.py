"""Says which programs the tests lack: a browser, a database, proxies.

    python tools/debian_parts.py
    TABULARIUM_INSTALL=yes python tools/debian_parts.py     get them from Debian's packages, as root

The tests that need what is missing are skipped with that reason.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

# a program that shows a part is there, and the package it comes from
PARTS = {"chromium": "chromium", "initdb": "postgresql", "nginx": "nginx", "caddy": "caddy"}


def there(program: str) -> bool:
    # Debian keeps the programs of PostgreSQL off the usual path, and of servers off most people's
    places = [*Path("/usr/lib/postgresql").glob("*/bin"), Path("/usr/sbin")]
    return shutil.which(program) is not None or any((one / program).exists() for one in places)


def install(packages: list[str]) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        done = subprocess.run(["apt-get", "--quiet=2", *command], env=quiet, capture_output=True)
        if done.returncode:
            return False
    return True


def main() -> None:
    missing = [package for program, package in PARTS.items() if not there(program)]
    if not missing:
        return
    names = " ".join(missing)
    asked = os.environ.get("TABULARIUM_INSTALL") == "yes"
    if asked:
        print(f"== apt-get: install {names}", flush=True)
    if not asked or not install(missing):
        print(f"== missing: {names}; what needs it is skipped. Try: sudo apt-get install {names}")


if __name__ == "__main__":
    main()
