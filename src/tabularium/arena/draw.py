"""Chance that is the same on every machine and version: numbers drawn from words."""

from __future__ import annotations

import hashlib


def drawn(*words: object) -> int:
    """48 bits for these words.

    >>> drawn(7, "deal", 0) == drawn(7, "deal", 0), drawn(7, "deal", 0) == drawn(7, "deal", 1)
    (True, False)
    """
    text = "/".join([str(word) for word in words])
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "little")


def shuffled(n: int, *words: object) -> list[int]:
    """The numbers below n in an order drawn for these words.

    >>> sorted(shuffled(5, "seats")) == [0, 1, 2, 3, 4]
    True
    """
    return sorted(range(n), key=lambda number: drawn(*words, number))
