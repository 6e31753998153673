"""The page's types of views are those that the games declare."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_types_of_the_page_are_up_to_date():
    command = [sys.executable, str(ROOT / "tools" / "web_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
