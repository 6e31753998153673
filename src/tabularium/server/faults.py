"""Mistakes of our own in the log: what and where, never the message, which might hold secrets."""

from __future__ import annotations


def place_of(error: BaseException) -> str:
    """The name of an error and the line it came from."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "?"
    return f"{type(error).__name__} at {place}"
