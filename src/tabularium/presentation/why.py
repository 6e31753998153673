"""Why not: why something that lies on the table cannot be used now, in one sentence."""

from __future__ import annotations

from tabularium.kernel.errors import NoSuchThing
from tabularium.kernel.game import Game
from tabularium.presentation.games import guide_of, why_of
from tabularium.presentation.reasons import Moment, Reason

__all__ = ["Reason", "card_reasons", "things", "why_not"]


def things(game: Game, seat: int | None) -> list[str]:
    """Everything a seat sees that can be asked about."""
    return why_of(game.rules.info.id).things(game.view(seat))


def why_not(game: Game, seat: int | None, thing: str, lang: str) -> Reason | None:
    """Why a thing cannot be used by a seat now; None when some option is about it.

    Only what that seat may know goes into the answer. NoSuchThing for what is not there.

    >>> import tabularium as tb
    >>> game = tb.new("altay", seats=["earthfolk", "firefolk"], seed=7)
    >>> why_not(game, None, "market:farmer", "en")
    Reason(text='You are only watching.', rule='')
    """
    why = why_of(game.rules.info.id)
    view = game.view(seat)
    possible = why.things(view)
    if thing not in possible:
        raise NoSuchThing("error-thing", given=thing, possible=possible)
    talk = game.rules.talk(lang)
    decision = game.decision
    if decision is None:
        return Reason(talk.say("why-over"), why.over)
    if seat is None:
        return Reason(talk.say("why-watching"), "")
    if decision.seat != seat:
        faction = view["players"][decision.seat]["faction"]
        if faction is None:
            who = talk.say(f"{why.game}-seat", {"n": decision.seat + 1})
        else:
            who = guide_of(why.game).faction(faction, talk)
        return Reason(talk.say("why-turn", {"who": who}), why.turns)
    moment = Moment(view, decision, talk)
    if any(thing in why.about(moment, key) for key in moment.keys):
        return None
    return why.reason(moment, thing) or moment.no("none", prompt=moment.prompt)


def card_reasons(game: Game, seat: int, card: str, lang: str) -> list[Reason]:
    """Why a seat cannot use a card wherever it sees it among its own or in the market."""
    found: list[Reason] = []
    for thing in things(game, seat):
        sort, _, name = thing.partition(":")
        # a location of Settlers has behind its card what lies on it
        if sort != "rival" and name.partition(".")[0] == card:
            reason = why_not(game, seat, thing, lang)
            if reason is not None and reason not in found:
                found.append(reason)
    return found
