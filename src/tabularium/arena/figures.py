"""Plots, as SVG that stands in a page by itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from io import StringIO
from typing import Any, NamedTuple

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from tabularium.arena.breakdown import Curve

# told apart by people who do not see all colours (Okabe and Ito), and by shape
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#4a4a4a")
SHAPES = ("o", "s", "D", "^", "v")
INK = "#2b2620"
FAINT = "#d9cfbe"
WIDE = 8.6
LINE = 0.34  # inches for a row
STYLE: Any = {
    "svg.fonttype": "none",  # the page's own letters, which can be selected and read aloud
    "svg.hashsalt": "tabularium",  # the same plot is the same file
    "font.family": "sans-serif",
    "font.size": 10.5,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
    "grid.color": FAINT,
    "legend.frameon": False,
}


class Dot(NamedTuple):
    """A value with its interval, in a row, of a group."""

    row: str
    group: str
    value: float
    low: float
    high: float


def dots(
    title: str, found: Sequence[Dot], middles: Sequence[float], label: str, signed: bool = False
) -> str:
    """Shares with their intervals, the first row on top; ``middles`` is what is usual in a group.

    ``signed`` is for differences of shares.
    """
    rows = list(dict.fromkeys([dot.row for dot in found]))
    groups = list(dict.fromkeys([dot.group for dot in found]))
    with rc_context(STYLE):
        height = max(1.5, LINE * len(rows) * (1 + 0.35 * (len(groups) - 1)) + 0.9)
        figure, axes = _axes(height + (0.4 if len(groups) > 1 else 0))
        for number, group in enumerate(groups):
            own = [dot for dot in found if dot.group == group]
            shift = (number - (len(groups) - 1) / 2) * 0.7 / len(groups)
            colour = COLOURS[number % len(COLOURS)]
            axes.errorbar(
                [dot.value for dot in own],
                [rows.index(dot.row) + shift for dot in own],
                xerr=[
                    [max(0.0, dot.value - dot.low) for dot in own],
                    [max(0.0, dot.high - dot.value) for dot in own],
                ],
                fmt=SHAPES[number % len(SHAPES)],
                color=colour,
                ecolor=colour,
                elinewidth=1.6,
                capsize=2.5,
                markersize=6.5,
                label=group,
            )
            axes.axvline(middles[number], color=colour, linewidth=1, linestyle=(0, (4, 4)))
        axes.set_yticks(range(len(rows)), rows)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
        if not signed:
            left, right = axes.get_xlim()
            axes.set_xlim(max(-0.02, left), min(1.02, right))  # a little more, for whole dots
        axes.set_xlabel(label)
        axes.grid(axis="x")
        _legend(figure, groups)
        return _svg(figure, title)


def stacks(
    title: str, rows: Sequence[str], parts: Sequence[tuple[str, Sequence[float]]], label: str
) -> str:
    """A bar for each row, made up of parts; what is below zero goes to the left."""
    with rc_context(STYLE):
        figure, axes = _axes(max(1.6, 0.5 * len(rows) + 1.3))
        right = [0.0] * len(rows)
        left = [0.0] * len(rows)
        for number, (name, values) in enumerate(parts):
            starts = [right[i] if value >= 0 else left[i] for i, value in enumerate(values)]
            axes.barh(
                range(len(rows)),
                values,
                left=starts,
                height=0.6,
                label=name,
                color=COLOURS[number % len(COLOURS)],
                hatch=("", "//", "..")[number // len(COLOURS) % 3],
                edgecolor="#fffdf8",
            )
            for i, value in enumerate(values):
                if value >= 0:
                    right[i] += value
                else:
                    left[i] += value
        axes.set_yticks(range(len(rows)), rows)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlabel(label)
        axes.grid(axis="x")
        _legend(figure, [name for name, _ in parts])
        return _svg(figure, title)


def histogram(title: str, groups: Sequence[tuple[str, Sequence[int]]], across: str, up: str) -> str:
    """How often which number occurs in each group."""
    with rc_context(STYLE):
        figure, axes = _axes(2.9)
        axes.hist(
            [list(values) for _, values in groups],
            bins=min(24, max(4, len(groups[0][1]) // 4)),
            color=list(COLOURS[: len(groups)]),
            label=[name for name, _ in groups],
        )
        axes.yaxis.set_major_locator(MaxNLocator(integer=True, nbins=5))
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.grid(axis="y")
        _legend(figure, [name for name, _ in groups])
        return _svg(figure, title)


def lines(title: str, curves: Sequence[tuple[str, Curve]], across: str, up: str) -> str:
    """Points over the course of the game."""
    with rc_context(STYLE):
        figure, axes = _axes(3.4)
        for number, (name, curve) in enumerate(curves):
            colour = COLOURS[number]
            moments = [tenth / (len(curve.points) - 1) for tenth in range(len(curve.points))]
            axes.plot(moments, curve.points, color=colour, marker=SHAPES[number], label=name)
            axes.fill_between(
                moments,
                [point - half for point, half in zip(curve.points, curve.halves, strict=True)],
                [point + half for point, half in zip(curve.points, curve.halves, strict=True)],
                color=colour,
                alpha=0.15,
                linewidth=0,
            )
        axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.grid(axis="both")
        _legend(figure, [name for name, _ in curves])
        return _svg(figure, title)


def _axes(height: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(WIDE, height), layout="constrained")
    return figure, figure.add_subplot()


def _legend(figure: Figure, names: Sequence[str]) -> None:
    if len(names) > 1:
        figure.legend(loc="outside upper left", ncols=min(len(names), 4))


def _svg(figure: Figure, title: str) -> str:
    """The figure as an element of a page, with names of its own."""
    text = StringIO()
    figure.savefig(
        text, format="svg", transparent=True, metadata=dict.fromkeys(["Date", "Creator"])
    )
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.S)
    # several plots in a page would share their names otherwise
    own = re.sub(r"\W", "", title) or "plot"
    svg = re.sub(r'id="([^"]+)"', rf'id="{own}-\1"', svg)
    svg = re.sub(r"url\(#([^)]+)\)", rf"url(#{own}-\1)", svg)
    svg = re.sub(r'href="#([^"]+)"', rf'href="#{own}-\1"', svg)
    return svg.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)
