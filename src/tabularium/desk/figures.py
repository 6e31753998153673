"""Numbers as they are set on cards and tables."""

from __future__ import annotations

MINUS = "−"
ROMAN = ["", "I", "II", "III", "IV"]


def number(n: int) -> str:
    """A number with a minus of the right length."""
    return str(n) if n >= 0 else f"{MINUS}{-n}"
