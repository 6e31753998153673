"""Secret tokens: whoever has one opens a seat. The database keeps their hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass

WATCH = -1  # the "seat" of the token for spectators


@dataclass(frozen=True)
class Keys:
    """The name of a new table and the tokens of its seats; WATCH stands for spectators."""

    table: str
    tokens: dict[int, str]

    def hashes(self) -> dict[str, int]:
        """What the database keeps: the seat each hashed token opens."""
        return {hashed(token): seat for seat, token in self.tokens.items()}


def hashed(token: str) -> str:
    """What the database knows of a token. Tokens are long and random, so one round is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def table_name(word: str) -> str:
    """The name of a table made of random letters: none begins like an option of a command."""
    return "_" + word[1:] if word.startswith("-") else word


def fresh_keys(seats: list[int]) -> Keys:
    """Keys for a new table with people on these seats."""
    tokens = {seat: secrets.token_urlsafe(24) for seat in [*seats, WATCH]}
    return Keys(table_name(secrets.token_urlsafe(9)), tokens)


def relinked(tokens: dict[str, int], seat: int, hash_: str) -> dict[str, int]:
    """What hashed tokens open, when a new one opens a seat: whatever opened it before does not."""
    return {**{old: other for old, other in tokens.items() if other != seat}, hash_: seat}


def derived_keys(secret: str, purpose: str, seats: list[int]) -> Keys:
    """Keys that come out the same for the same purpose: a repeated request gets its answer again.

    Only hashes are stored, so the answer could not be kept.
    """

    def derive(what: str, size: int) -> str:
        key = secret.encode("utf-8", "surrogatepass")
        digest = hmac.new(key, f"{purpose}/{what}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:size]).decode().rstrip("=")

    tokens = {seat: derive(f"seat {seat}", 24) for seat in [*seats, WATCH]}
    return Keys(table_name(derive("table", 9)), tokens)
