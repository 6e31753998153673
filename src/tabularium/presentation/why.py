"""Why not: why something that lies on the table cannot be used now, in one sentence."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tabularium.cards.menu import BUTTONS, Menu
from tabularium.declare.names import unled_words
from tabularium.kernel.errors import NoSuchThing
from tabularium.kernel.game import Game
from tabularium.kernel.machine import Rules
from tabularium.kernel.offer import Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Spoken
from tabularium.presentation.games import guide_of

__all__ = ["Said", "card_reasons", "things", "why_not", "why_not_button"]


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
        found += [Thing(BUTTONS, seat, word) for word in buttons(g.rules)]
    return {thing.place: thing for thing in found}


@lru_cache(maxsize=16)  # games: their nodes are many, and are what they were when the decks loaded
def buttons(rules: Rules) -> tuple[str, ...]:
    """The words of all menus of a game."""
    words = [word for node in rules.nodes if isinstance(node, Menu) for word in node.buttons()]
    return tuple(dict.fromkeys(words))


def why_not_button(game: Game, seat: int, words: str, lang: str) -> Said | None:
    """The same of a button, by its word; None where there is no such button, or it can be used."""
    if words not in buttons(game.rules):
        return None
    return why_not(game, seat, Thing(BUTTONS, seat, words).place, lang)


def things(game: Game, seat: int | None) -> list[str]:
    """The places of everything a seat sees that can be asked about."""
    return list(on_table(game, seat))


def why_not(game: Game, seat: int | None, place: str, lang: Spoken) -> Said | None:
    """Why a thing cannot be used by a seat now; None when some option is about it.

    Only what that seat may know goes into the answer. NoSuchThing for what is not there.

    >>> import tabularium as tb
    >>> game = tb.new("altay", seats=["earthfolk", "firefolk"], seed=7)
    >>> why_not(game, None, "market:farmer", "en")
    Said(text='You are only watching.', rule='')
    """
    talk = game.rules.talk(lang)
    known = on_table(game, seat)
    if place not in known:  # without its state a thing is the first that is called so
        place = next((one for one, thing in known.items() if thing.meant(place)), place)
    if place not in known:
        raise NoSuchThing("error-thing", given=place, possible=list(known))
    cited = game.rules.info.cited
    decision = game.decision
    if decision is None:
        return Said(talk.say("why-over"), cited.over)
    if seat is None:
        return Said(talk.say("why-watching"), "")
    if decision.seat != seat:
        who = player_words(game, decision.seat, lang)
        return Said(talk.say("why-turn", {"who": who}), cited.turns)
    g = game.state
    about = [thing for option in decision.options for thing in option.about]
    if decision.set is not None:
        about += [thing for member in decision.set.members for thing in member.about]
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


def player_words(game: Game, seat: int, lang: Spoken) -> str:
    """A player: the faction, or the seat before it is picked."""
    info = game.rules.info
    talk = game.rules.talk(lang)
    faction = game.rules.factions(game.state)[seat]
    if faction < 0:
        return unled_words(seat, talk)
    return guide_of(info.id).faction(info.factions[faction], talk)


def card_reasons(game: Game, seat: int, card: str, lang: str) -> list[Said]:
    """Why a seat cannot use a card wherever it sees it among its own or in the market.

    Nothing when it can be used somewhere.
    """
    found: list[Said] = []
    for place, thing in on_table(game, seat).items():
        if thing.seat in (-1, seat) and thing.bare == card:
            told = why_not(game, seat, place, lang)
            if told is None:
                return []
            if told not in found:
                found.append(told)
    return found
