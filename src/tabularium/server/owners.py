"""Whose table it is: whoever made it, by where they came from, as a word that cannot be read."""

from __future__ import annotations

import hmac
from ipaddress import IPv6Address, ip_address

NETWORK = 64  # bits of an IPv6 address that somebody has for themselves


def network(address: str) -> str:
    """What stands for everybody at an address: of IPv6 the first half, whoever has more has all."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> NETWORK << NETWORK))
    return str(found)


def owner(secret: str, address: str) -> str:
    """The owner of what is made from an address."""
    return hmac.new(secret.encode(), network(address).encode(), "sha256").hexdigest()[:32]
