"""Settings of all tests."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from tabularium import plugins

# Ctrl-C is ignored in whatever a shell starts in the background, and in all its children: the
# programs that the tests interrupt would never hear of it
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# the tests are about the games of this repository, whatever else is installed beside them
_installed = plugins.entry_points
plugins.entry_points = lambda group: [
    entry for entry in _installed(group=group) if entry.module.startswith("tabularium.")
]

# every property is tried on this many random games; HYPOTHESIS_PROFILE=thorough for a long look,
# quick for the few of `make check`
settings.register_profile(
    "usual", max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", settings.get_profile("usual"), max_examples=10)
settings.register_profile("thorough", max_examples=5000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))


@pytest.fixture(scope="session")
def postgres():
    from server_support import Postgres  # most tests have no use for a server

    missing = Postgres.missing()
    if missing:
        pytest.skip(missing)
    started = Postgres()
    yield started
    started.stop()
