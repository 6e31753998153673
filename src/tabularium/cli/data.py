"""What commands print with --json."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from tabularium.kernel.game import Game
from tabularium.locale.talk import Talk
from tabularium.presentation.log import lines_of


def print_json(data: object) -> None:
    """Data, or JSON that has been written already, in lines that can be read."""
    written = data if isinstance(data, bytes) else msgspec.json.encode(data)
    sys.stdout.write(msgspec.json.format(written).decode() + "\n")


def game_data(game: Game, viewer: int | None, talk: Talk) -> dict[str, Any]:
    """A moment of a game, as a seat or a spectator sees it."""
    decision = game.decision
    asked = decision is not None and decision.seat == viewer
    return {
        "game": game.rules.info.id,
        "moves": len(game.moves),
        "over": game.over,
        "to_move": None if game.over else game.to_move,
        "winners": list(game.winners),
        "scores": [
            {"total": score.total, "parts": score.parts} if game.knows_score(viewer, seat) else None
            for seat, score in enumerate(game.scores())
        ],
        "view": game.view(viewer),
        "prompt": decision.prompt(talk.lang) if decision and asked else None,
        "options": [
            {"key": option.key, "text": option.text(talk.lang)} for option in decision.options
        ]
        if decision and asked
        else [],
        "log": [{"text": line.text, **line.event} for line in lines_of(game, viewer, talk.lang)],
    }
