"""The game of examples/ installed beside Tabularium, as anybody would install it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CARAVAN = Path(__file__).resolve().parent.parent / "examples" / "caravan"


def install(folder: Path) -> dict[str, str]:
    """Into a folder; gives the environment in which it is found."""
    words = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    words += ["--disable-pip-version-check", "--target", str(folder), str(CARAVAN)]
    subprocess.run([sys.executable, *words], check=True)
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(folder)]))
    # games that are played are saved there as well
    home = {"XDG_DATA_HOME": str(folder / "home")}
    return os.environ | {"PYTHONPATH": path, "COLUMNS": "100", "TABULARIUM_LANG": "en"} | home
