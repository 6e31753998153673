"""Why not: why something that lies on the table cannot be used now, in one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from tabularium.cards.menu import Menu
from tabularium.kernel.errors import NoSuchThing
from tabularium.kernel.game import Game
from tabularium.kernel.machine import State
from tabularium.kernel.offer import Thing
from tabularium.kernel.reason import Reason
from tabularium.presentation.games import guide_of, why_of
from tabularium.presentation.reasons import Moment

__all__ = ["Said", "card_reasons", "things", "why_not"]

BUTTONS = "action"  # the zone of what stands for itself


@dataclass(frozen=True)
class Said:
    """Why something cannot be done now: a sentence, and the number of its rule ("" for none)."""

    text: str
    rule: str


def on_table(game: Game, seat: int | None) -> dict[str, Thing]:
    """Everything a seat sees that can be asked about, by its place."""
    g = game.state
    found = game.things(seat)
    if seat is not None:
        found += [Thing(BUTTONS, seat, word) for word in buttons(g)]
    return {thing.place: thing for thing in found}


def buttons(g: State) -> list[str]:
    """The words of all menus of a game."""
    words = [word for node in g.rules.nodes if isinstance(node, Menu) for word in node.buttons()]
    return list(dict.fromkeys(words))


def things(game: Game, seat: int | None) -> list[str]:
    """The places of everything a seat sees that can be asked about."""
    old = why_of(game.rules.info.id)
    if old is not None:
        return old.things(game.view(seat))
    return list(on_table(game, seat))


def why_not(game: Game, seat: int | None, place: str, lang: str) -> Said | None:
    """Why a thing cannot be used by a seat now; None when some option is about it.

    Only what that seat may know goes into the answer. NoSuchThing for what is not there.

    >>> import tabularium as tb
    >>> game = tb.new("altay", seats=["earthfolk", "firefolk"], seed=7)
    >>> why_not(game, None, "market:farmer", "en")
    Said(text='You are only watching.', rule='')
    """
    old = why_of(game.rules.info.id)
    talk = game.rules.talk(lang)
    known = {} if old is not None else on_table(game, seat)
    possible = list(known) if old is None else old.things(game.view(seat))
    if place not in possible:
        raise NoSuchThing("error-thing", given=place, possible=possible)
    cited = game.rules.info.cited
    decision = game.decision
    if decision is None:
        return Said(talk.say("why-over"), old.over if old is not None else cited.over)
    if seat is None:
        return Said(talk.say("why-watching"), "")
    if decision.seat != seat:
        who = player_words(game, decision.seat, lang)
        turns = old.turns if old is not None else cited.turns
        return Said(talk.say("why-turn", {"who": who}), turns)
    if old is not None:
        moment = Moment(game.view(seat), decision, talk)
        if any(place in old.about(moment, key) for key in moment.keys):
            return None
        told = old.reason(moment, place) or moment.no("none", prompt=moment.prompt)
        return Said(told.text, told.rule)
    g = game.state
    about = [thing for option in decision.options for thing in option.about]
    if place in {thing.place for thing in about}:
        return None
    thing = known[place]
    if thing.zone == BUTTONS and any(option.key == thing.name for option in decision.options):
        return None
    node = g.rules.nodes[g.stack[g.top]]
    reason = node.refuses(g, thing) or g.rules.refuses(g, thing)
    if reason is None:
        message = "why-first"
        if isinstance(node, Menu):
            message = "why-none"
        elif any(other.zone == thing.zone for other in about):
            message = "why-other-choice"
        reason = Reason(message, "", {"prompt": decision.prompt(lang)})
    return Said(reason.text(talk), reason.rule)


def player_words(game: Game, seat: int, lang: str) -> str:
    """A player: the faction, or the seat before it is picked."""
    info = game.rules.info
    talk = game.rules.talk(lang)
    faction = game.rules.factions(game.state)[seat]
    if faction < 0:
        return talk.say(f"{info.id}-seat", {"n": seat + 1})
    return guide_of(info.id).faction(info.factions[faction], talk)


def card_reasons(game: Game, seat: int, card: str, lang: str) -> list[Said]:
    """Why a seat cannot use a card wherever it sees it among its own or in the market."""
    found: list[Said] = []
    old = why_of(game.rules.info.id)
    if old is not None:
        for place in things(game, seat):
            sort, _, name = place.partition(":")
            # a location of Settlers has behind its card what lies on it
            if sort != "rival" and name.partition(".")[0] == card:
                told = why_not(game, seat, place, lang)
                if told is not None and told not in found:
                    found.append(told)
        return found
    for place, thing in on_table(game, seat).items():
        # what lies on a card stands behind its name
        if thing.seat in (-1, seat) and thing.name.partition(".")[0] == card:
            told = why_not(game, seat, place, lang)
            if told is not None and told not in found:
                found.append(told)
    return found
