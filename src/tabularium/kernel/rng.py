"""The pinned random generator: one integer, the same numbers on every machine and version.

Marsaglia's multiply-with-carry on 32-bit words. The whole state stays below 2**62, so compiled
code never leaves machine integers; the period is about 2**60.
"""

from __future__ import annotations

import hashlib
from typing import Final

MULTIPLIER: Final = 698769069
WORD: Final = 0xFFFFFFFF
STATES: Final = MULTIPLIER << 32  # a state lies below this


def seeded(seed: int) -> int:
    """A generator state for a seed; neighbouring seeds give unrelated states.

    >>> seeded(7) == seeded(7), seeded(7) == seeded(8)
    (True, False)
    """
    size = max(8, (seed.bit_length() + 7) // 8)
    bits = hashlib.blake2b(seed.to_bytes(size, "little"), digest_size=8).digest()
    number = int.from_bytes(bits, "little")
    word = number & WORD
    # the carry stays below the multiplier; state 0 is a fixed point and is avoided
    carry = (number >> 32) % (MULTIPLIER - 1) + 1
    return (carry << 32) | word


def advance(state: int) -> int:
    """The next generator state."""
    return MULTIPLIER * (state & WORD) + (state >> 32)


def word(state: int) -> int:
    """The 32 random bits of a state."""
    return (state ^ (state >> 32)) & WORD
