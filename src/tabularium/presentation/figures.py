"""Numbers as they are set on cards and tables."""

from __future__ import annotations

from tabularium.locale.talk import MINUS as MINUS
from tabularium.locale.talk import number as number

ROMAN = ["", "I", "II", "III", "IV"]
