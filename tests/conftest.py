"""Settings of all tests."""

import os

from hypothesis import HealthCheck, settings

# every property is tried on this many random games; HYPOTHESIS_PROFILE=thorough for a long look
settings.register_profile(
    "usual", max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", max_examples=5000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))
