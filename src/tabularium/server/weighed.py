"""What a bot weighed before a move, in words."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.bots import Candidate
from tabularium.kernel.game import Game
from tabularium.locale.talk import Spoken
from tabularium.server.responses import Weighed, WeighedOption


def in_words(game: Game, at: int, candidates: Sequence[Candidate], lang: Spoken) -> Weighed:
    """What was weighed before the last of the first ``at`` moves; nobody, if nothing was."""
    if not candidates:
        return Weighed(None, [])
    decision = game.at_move(at - 1).decision
    assert decision is not None
    taken = decision.options[game.moves[at - 1]]
    texts = {option.key: option.text(lang) for option in decision.options}
    return Weighed(
        decision.seat,
        [
            WeighedOption(
                key=one.key,
                text=texts[one.key],
                tries=one.tries,
                chance=one.chance,
                points=one.points,
                taken=one.key == taken.key,
            )
            for one in candidates
            if one.key in texts
        ],
    )
