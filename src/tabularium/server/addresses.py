"""Internet addresses: for whom something is counted, and who is believed to ask for others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

Address = IPv4Address | IPv6Address
HOPS = 20  # of a chain of proxies; nobody has more


def parsed(text: str) -> Address | None:
    """An address, also with a port; None if it is none."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def household(text: str) -> str:
    """Who is counted together: one address, of IPv6 the 2^64 that one connection gets."""
    found = parsed(text)
    if found is None:
        return text
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found)


def shortened(text: str) -> str:
    """An address fit for the log: where it comes from, not who it is."""
    found = parsed(text)
    if found is None:
        return "?"
    return str(ip_network((found, 24 if isinstance(found, IPv4Address) else 48), strict=False))


class Proxies:
    """Those who may say for whom they ask. ValueError for what is no address or network."""

    def __init__(self, written: Iterable[str]) -> None:
        self._networks: list[IPv4Network | IPv6Network] = [
            ip_network(one, strict=False) for one in written
        ]

    def believed(self, text: str) -> bool:
        """Whether an address is a proxy's."""
        found = parsed(text)
        return found is not None and any(found in network for network in self._networks)

    def asker(self, peer: str, forwarded: Sequence[str]) -> str:
        """Who asks: the last one in the chain who is no proxy. What those before say is hearsay."""
        if not self._networks or not self.believed(peer):
            return peer
        hops = [hop for line in forwarded for hop in line.split(",")[-HOPS:]]
        for hop in reversed(hops[-HOPS:]):
            found = parsed(hop)
            if found is None:
                break
            peer = str(found)
            if not self.believed(peer):
                break
        return peer
