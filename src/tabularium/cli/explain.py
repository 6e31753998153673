"""``? merchant``: a card by its name in any language we have, or by its key."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.prompt import folded
from tabularium.cli.table import TerminalTable
from tabularium.kernel.game import Game
from tabularium.locale import LANGUAGES
from tabularium.locale import talk as texts
from tabularium.locale.talk import Talk
from tabularium.presentation.guide import Card
from tabularium.presentation.why import card_reasons

SHOWN = 6  # cards explained at once; of more only the names are given


def find_cards(words: str, table: TerminalTable, talk: Talk) -> list[Card]:
    """The cards that words may mean: exactly, else those that begin so."""
    wanted = folded(words).replace("_", " ")
    cards = table.guide.cards(talk)
    named: list[tuple[Card, set[str]]] = [
        (card, {folded(card.key.replace("_", " ")), folded(card.name)}) for card in cards
    ]
    # the names of other languages count too: the box on the shelf may be in one of them
    for lang in LANGUAGES:
        for (_, names), card in zip(named, table.guide.cards(texts(lang)), strict=True):
            names.add(folded(card.name))
    exact = [card for card, names in named if wanted in names]
    begins = [card for card, names in named if any(name.startswith(wanted) for name in names)]
    return begins if len(begins) <= SHOWN else exact or begins


def explained(
    words: str, table: TerminalTable, talk: Talk, game: Game, seat: int
) -> RenderableType:
    """What ``? words`` answers: the cards, and why a seat cannot use them now."""
    found = find_cards(words, table, talk)
    if not found:
        return Text(talk.say("cli-no-card", {"given": words[:40]}), "yellow")
    if len(found) > SHOWN:
        names = ", ".join(dict.fromkeys(card.name for card in found))
        return Text(talk.say("cli-many-cards", {"given": words[:40], "possible": names}), "yellow")
    lines = [card_text(card, talk) for card in found]
    for card, text in zip(found, lines, strict=True):
        for reason in card_reasons(game, seat, card.key, talk.lang):
            said = f"{reason.text} ({reason.rule})" if reason.rule else reason.text
            text.append("\n   " + talk.say("cli-card-why", {"text": said}), "yellow")
    return Group(*lines)


def card_text(card: Card, talk: Talk) -> Text:
    """A card in a few lines."""
    text = Text.assemble((card.name, "bold"), (f"  {card.group} · {card.note}", "dim"))
    facts = [talk.say("cli-card-cost", {"cost": card.cost})] if card.cost else []
    if card.points != "0":
        facts.append(talk.say("cli-card-points", {"points": card.points}))
    if facts:
        text.append("\n   " + " · ".join(facts))
    for effect in card.effects:
        text.append(f"\n   • {effect}")
    return text
