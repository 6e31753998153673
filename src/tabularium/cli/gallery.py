"""All cards of a game, in the terminal or as a page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tabularium.cli.errors import unwritable
from tabularium.locale.talk import Talk
from tabularium.presentation.card_info import CardInfo

STYLE = """
:root { color-scheme: light dark;
        --paper: #faf5ea; --ink: #2b2620; --line: #cdbfa6; --soft: #6d6253; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1f2a; --ink: #eae4d8; --line: #465066; --soft: #a9a394; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.45 system-ui, sans-serif;
       max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
h3 { margin: 0; padding-right: 4rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; }
article { border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; position: relative;
          display: flex; flex-direction: column; gap: .5rem; }
.vp { position: absolute; right: 1rem; top: 1rem; font-weight: 700; }
.cost, .note { color: var(--soft); font-size: .9rem; margin: 0; }
.note { margin-top: auto; }
ul { margin: 0; padding-left: 1.1rem; }
""".strip()


def print_gallery(console: Console, cards: Sequence[CardInfo], talk: Talk) -> None:
    """The gallery as tables, one for each group."""
    for group, found in groupby(cards, key=lambda card: card.group):
        grid = Table(box=box.SIMPLE_HEAD, title=group, title_justify="left", title_style="bold")
        for name in ("name", "cost", "vp", "effects", "note"):
            grid.add_column(
                talk.say(f"cli-cards-{name}"),
                style={"name": "bold", "note": "dim"}.get(name, ""),
                overflow="fold",
                ratio={"effects": 4, "cost": 2, "name": 2, "note": 2}.get(name, 1),
            )
        for card in found:
            effects = Text("\n").join([Text(f"• {effect}") for effect in card.effects])
            points = card.points if card.points != "0" else ""
            grid.add_row(card.name, card.cost, points, effects, card.note)
        console.print(grid)


def page(title: str, cards: Sequence[CardInfo], talk: Talk) -> str:
    """The gallery as one page that needs nothing else."""
    parts = [
        "<!doctype html>",
        f'<html lang="{talk.lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>",
        f"<body><h1>{escape(title)}</h1>",
    ]
    for group, found in groupby(cards, key=lambda card: card.group):
        parts.append(f'<h2>{escape(group)}</h2><div class="cards">')
        parts += [_article(card, talk) for card in found]
        parts.append("</div>")
    parts.append("</body></html>")
    return "\n".join(parts) + "\n"


def _article(card: CardInfo, talk: Talk) -> str:
    worth = f"{card.points} {talk.say('cli-cards-vp')}" if card.points.isdecimal() else card.points
    points = f'<span class="vp">{escape(worth)}</span>' if card.points != "0" else ""
    cost = talk.say("cli-card-cost", {"cost": card.cost}) if card.cost else ""
    effects = "".join(f"<li>{escape(effect)}</li>" for effect in card.effects)
    return (
        f'<article id="{escape(card.key)}"><h3>{escape(card.name)}</h3>{points}'
        + (f'<p class="cost">{escape(cost)}</p>' if cost else "")
        + f'<ul>{effects}</ul><p class="note">{escape(card.note)}</p></article>'
    )


def write_page(file: Path, title: str, cards: Sequence[CardInfo], talk: Talk) -> None:
    """Write the gallery as a page."""
    try:
        file.write_text(page(title, cards, talk), encoding="utf-8")
    except OSError as problem:
        raise unwritable(file, problem) from None
