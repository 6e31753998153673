"""Texts as they are compared with what somebody types."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """Without capitals and accents, as people type who have another keyboard."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
