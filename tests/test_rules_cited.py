"""Every rule is cited by a test or excused with a reason."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_every_rule_is_cited_or_excused():
    done = subprocess.run(
        [sys.executable, "tools/uncited_rules.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
