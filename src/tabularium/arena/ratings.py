"""OpenSkill ratings of the bots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from tabularium.arena.match import Played
from tabularium.arena.wilson import Z


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is among these, with its 95 % interval; everybody starts at 25."""

    mu: float
    low: float
    high: float


def ratings(bots: Sequence[str], games: Sequence[Played]) -> dict[str, Rating]:
    """The ratings after these games, in their order."""
    model = PlackettLuce(tau=0.0)  # bots do not learn: what was known of them stays known
    rated = {name: model.rating(name=name) for name in bots}
    for game in games:
        # against oneself nothing is learnt, and nothing from a game that everybody lost
        if len(set(game.bots)) < 2 or not game.winners:
            continue
        teams = [[rated[name]] for name in game.bots]
        after = [team[0] for team in model.rate(teams, ranks=[float(p) for p in game.places])]
        for name in set(game.bots):
            # one that holds several seats has learnt from each of them
            own = [after[seat] for seat, other in enumerate(game.bots) if other == name]
            rated[name] = model.rating(
                mu=sum([rating.mu for rating in own]) / len(own),
                sigma=sum([rating.sigma for rating in own]) / len(own),
                name=name,
            )
    return {name: Rating(r.mu, r.mu - Z * r.sigma, r.mu + Z * r.sigma) for name, r in rated.items()}
