"""OpenSkill ratings of the bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from tabularium.arena.draw import shuffled
from tabularium.arena.match import Played
from tabularium.arena.wilson import Z

ORDERS = 10  # in which the games are looked at: OpenSkill believes the last ones most


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is among these, with its 95 % interval; everybody starts at 25."""

    mu: float
    low: float
    high: float


def ratings(bots: Sequence[str], games: Sequence[Played]) -> dict[str, Rating]:
    """The ratings after these games, on average over several orders of them."""
    # against oneself nothing is learnt, and nothing from a game that everybody lost
    telling = [game for game in games if len(set(game.bots)) > 1 and game.winners]
    model = PlackettLuce(tau=0.0)  # bots do not learn: what was known of them stays known
    found = []
    for turn in range(ORDERS):
        order = shuffled(len(telling), "ratings", turn)
        found.append(_rated(model, bots, [telling[i] for i in order]))
    return {name: _rating([rated[name] for rated in found]) for name in bots}


def _rated(
    model: PlackettLuce, bots: Sequence[str], games: Iterable[Played]
) -> dict[str, PlackettLuceRating]:
    """The ratings after these games, in their order."""
    rated = {name: model.rating(name=name) for name in bots}
    for game in games:
        teams = [[rated[name]] for name in game.bots]
        after = [team[0] for team in model.rate(teams, ranks=[float(p) for p in game.places])]
        for name in set(game.bots):
            # one that holds several seats has learnt from each of them
            own = [after[seat] for seat, other in enumerate(game.bots) if other == name]
            rated[name] = model.rating(mu=_mu(own), sigma=_sigma(own), name=name)
    return rated


def _rating(found: Sequence[PlackettLuceRating]) -> Rating:
    mu, half = _mu(found), Z * _sigma(found)
    return Rating(mu, mu - half, mu + half)


def _mu(found: Sequence[PlackettLuceRating]) -> float:
    return sum([rating.mu for rating in found]) / len(found)


def _sigma(found: Sequence[PlackettLuceRating]) -> float:
    return sum([rating.sigma for rating in found]) / len(found)
