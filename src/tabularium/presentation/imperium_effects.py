"""Why not, for playing and exhausting cards of Imperium."""

from __future__ import annotations

from tabularium.cards.control import Condition
from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    COST,
    EXHAUST,
    FEATURES,
    FREE,
    ICONS,
    KEY,
    NEEDS,
    STATE_ICON,
    TITLE,
    UNPLAYABLE,
    WHEN_PLAYED,
)
from tabularium.games.imperium.conditions import NamedInHistory, NamedInPlay
from tabularium.games.imperium.control import Choose, Do, Steps
from tabularium.games.imperium.nations import SINKING
from tabularium.games.imperium.playing import asks_tokens
from tabularium.games.imperium.reactions import IconLost, React, Waits
from tabularium.games.imperium.specials import SpendActions
from tabularium.games.imperium.tokens import Pay, PayAllProgress
from tabularium.games.imperium.words import title_words, tokens_words
from tabularium.kernel.machine import Node
from tabularium.presentation.reasons import Moment, Reason, cards


def own_kinds(moment: Moment) -> list[int]:
    """The kinds of a player's power cards and cards in play."""
    return [KEY.index(key) for key in cards(moment.me["powers"]) + cards(moment.me["play"])]


def own_mod(moment: Moment, mod: int) -> int:
    """What a player's cards add to a number of theirs."""
    return sum(
        feature.amount
        for kind in own_kinds(moment)
        for feature in FEATURES[kind]
        if isinstance(feature, Modifier) and feature.mod == mod
    )


# costs ------------------------------------------------------------------------------------------


def missing_tokens(cost: list[int], held: dict[str, int]) -> list[int]:
    """What is missing to pay; spare progress stands for 1 population or 2 materials (I101)."""
    short = [max(0, due - held[name]) for due, name in zip(cost, at.TOKENS_NAMES, strict=True)]
    spare = max(0, held["progress"] - cost[at.PROGRESS])
    filled = min(spare, short[at.POPULATION])
    short[at.POPULATION] -= filled
    short[at.MATERIAL] = max(0, short[at.MATERIAL] - 2 * (spare - filled))
    return short


def shortage(moment: Moment, node: Node) -> Reason | None:
    """Tokens or actions that a cost asks for and that are missing."""
    if isinstance(node, Steps):
        found = (shortage(moment, step) for step in node.steps)
        return next((reason for reason in found if reason is not None), None)
    if isinstance(node, Pay):
        short = missing_tokens(node.cost, moment.me["tokens"])
        return (
            moment.no("missing", "I101", goods=tokens_words(moment.talk, short))
            if any(short)
            else None
        )
    if isinstance(node, PayAllProgress):
        n = node.least - moment.me["tokens"]["progress"]
        goods = moment.talk.say("imperium-n-progress", {"n": n})
        return moment.no("missing", "I101", goods=goods) if n > 0 else None
    if isinstance(node, SpendActions) and moment.me["actions"] < node.n:
        return moment.no("imperium-spend-actions", "I80", n=node.n - moment.me["actions"])
    return None


def unpaid(moment: Moment, node: Node, exhausting: bool) -> Reason | None:
    """Why the cost of an effect cannot be met, as far as it asks for tokens."""
    if isinstance(node, Do):
        return shortage(moment, node.cost) if exhausting or asks_tokens(node.cost) else None
    if isinstance(node, Steps):
        found = (unpaid(moment, step, exhausting) for step in node.steps)
        return next((reason for reason in found if reason is not None), None)
    if isinstance(node, Choose):
        every = [unpaid(moment, option, exhausting) for option in node.options]
        return every[0] if all(every) else None
    return shortage(moment, node)


def develop_reason(moment: Moment, kind: int) -> Reason | None:
    """Why a card cannot be developed when that is asked for."""
    less = [own_mod(moment, at.CHEAPER + token) for token in range(at.KINDS_OF_TOKEN)]
    cost = [max(0, due - off) for due, off in zip(COST[kind], less, strict=True)]
    short = missing_tokens(cost, moment.me["tokens"])
    return (
        moment.no("missing", "I86", goods=tokens_words(moment.talk, short)) if any(short) else None
    )


# hand -------------------------------------------------------------------------------------------


def lifted(moment: Moment, kind: int) -> bool:
    """Whether the state icon of a card does not matter to this player now."""
    if STATE_ICON[kind] != at.BARBARIAN:
        # Combs lifts it from one card, which cannot be seen but by what may be played
        playable = [KEY.index(key[5:]) for key in moment.keys if key.startswith("play:")]
        return any(STATE_ICON[other] == STATE_ICON[kind] for other in playable)
    return any(
        isinstance(feature, Waits)
        and isinstance(feature.effect, IconLost)
        and feature.effect.fitting.fits_kind(kind)
        for own in own_kinds(moment)
        for feature in FEATURES[own]
    )


def is_free(moment: Moment, kind: int) -> bool:
    """Whether a card needs no action token."""
    icons = ICONS[kind]
    return FREE[kind] or (
        own_mod(moment, at.FREE_CITIES) > 0 and icons[at.CITY] + icons[at.METROPOLIS] > 0
    )


def unmet(moment: Moment, need: Condition) -> Reason | None:
    """A card that has to be in play or in the history, and is not."""
    if isinstance(need, NamedInPlay):
        where, lying = "play", cards(moment.me["play"])
    elif isinstance(need, NamedInHistory):
        # a sunken pile, which a view shows in the same place, is none (I93)
        where, lying = "history", [] if moment.me["faction"] in SINKING else moment.view["history"]
    else:
        return None
    if any(TITLE[KEY.index(key)] == need.title for key in lying):
        return None
    return moment.no(f"imperium-needs-{where}", "I143", card=title_words(moment.talk, need.title))


def hand_reason(moment: Moment, kind: int) -> Reason | None:
    """Why a card in hand cannot be played."""
    if UNPLAYABLE[kind]:
        return moment.no("imperium-unplayable")
    icon = STATE_ICON[kind]
    state = at.STATE_NAMES.index(moment.me["state"])
    if icon not in (at.NO_STATE, state) and not lifted(moment, kind):
        return moment.no(f"imperium-only-{at.STATE_NAMES[icon]}", "I3")
    for need in NEEDS[kind]:
        reason = unmet(moment, need)
        if reason is not None:
            return reason
    if FREE[kind] and KEY[kind] in moment.view["spent"]:
        return moment.no("imperium-played-free", "I94")
    if not moment.me["actions"] and not is_free(moment, kind):
        return moment.no("imperium-no-action", "I47")
    effect = WHEN_PLAYED[kind]
    if effect is None:
        return None
    reason = unpaid(moment, effect, exhausting=False)
    if reason is None:
        # a cost of tokens and something else, of which the other part is missing (I214)
        steps = effect.steps if isinstance(effect, Steps) else [effect]
        mixed = [step.cost for step in steps if isinstance(step, Do) and asks_tokens(step.cost)]
        if mixed:
            return moment.no("imperium-cost", "I138", cost=mixed[0].text(moment.talk))
    return reason


# cards in play ----------------------------------------------------------------------------------


def card_reason(moment: Moment, kind: int) -> Reason | None:
    """Why a card in play, or the power card, cannot be exhausted."""
    effect = EXHAUST[kind]
    reacts = any(
        isinstance(node, React)
        for feature in FEATURES[kind]
        if isinstance(feature, Waits)
        for node in [feature.effect, *feature.effect.parts()]
    )
    if isinstance(effect, React) or (effect is None and reacts):
        return moment.no("imperium-reaction", "I158")
    if effect is None:
        return moment.no("imperium-no-exhaust", "I49")
    rows = moment.me["powers"] + moment.me["play"]
    twins = [entry for entry in rows if entry["card"] == KEY[kind]]
    if all(entry.get("exhausted") for entry in twins):
        return moment.no("imperium-exhausted", "I49")
    if not moment.me["exhausts"]:
        return moment.no("imperium-no-token", "I49")
    reason = unpaid(moment, effect, exhausting=True)
    if reason is None and isinstance(effect, Do):
        return moment.no("imperium-cost", "I49", cost=effect.cost.text(moment.talk))
    return reason or moment.no("useless", "I49", effect=effect.text(moment.talk))
