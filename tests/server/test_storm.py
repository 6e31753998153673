"""Some of what `make storm` sends: HTTP and sockets as they should not be, while somebody plays."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "storm.py"


@pytest.mark.slow
def test_nobody_notices_a_storm():
    found = subprocess.run(
        [sys.executable, str(TOOL), "--seed", "1", "--count", "2500"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout + found.stderr
