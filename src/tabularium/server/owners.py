"""Whose table it is: whoever made it, by where they came from, as a word that cannot be read."""

from __future__ import annotations

import hmac


def owner(secret: str, home: str) -> str:
    """The owner of what is made from somewhere."""
    return hmac.new(secret.encode(), home.encode(), "sha256").hexdigest()[:32]
