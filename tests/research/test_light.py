"""Who only wants to play pays nothing for research."""

import subprocess
import sys


def test_the_package_does_not_import_what_research_needs():
    heavy = "{'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'}"
    code = f"import sys, tabularium, tabularium.testing; print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
