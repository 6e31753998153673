"""The addresses that tell more of a table: previews, reasons, the past, branches."""

from __future__ import annotations

from typing import Any

ROUTES: list[Any] = []
