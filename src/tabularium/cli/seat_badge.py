"""Seats have a letter and a colour; never the colour alone."""

from __future__ import annotations

from rich.text import Text

LETTERS = "ABCDEF"
# told apart by colour-blind eyes as well (after Okabe and Ito), on dark and on light ground
COLOURS = ["#56b4e9", "#e69f00", "#00a97a", "#cc79a7", "#d55e00", "#f0e442"]


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def badge(seat: int) -> Text:
    """The letter of a seat, on its colour."""
    return Text(f" {LETTERS[seat % len(LETTERS)]} ", style=f"bold black on {seat_style(seat)}")


def named(seat: Text) -> str:
    """A player inside a sentence: the letter and the name, without the space around a badge."""
    return " ".join(seat.plain.split())
