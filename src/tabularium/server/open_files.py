"""How many files the system lets us open: as many as it allows, and some are kept back."""

from __future__ import annotations

import sys

RESERVE = 256  # for the database, the bots, the page, and those who are being let in
ENOUGH = 65_536  # systems that know no limit say so with a very large number
FEWEST = 64


def raise_limit() -> None:
    """Use what the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems allow less than they say
            pass


def room(asked: int) -> int:
    """How many may be connected: as many as are asked for (0: any number) and files allow."""
    most = ENOUGH
    if sys.platform != "win32":
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            most = min(most, soft)
    most = max(FEWEST, most - RESERVE)
    return min(asked, most) if asked else most
