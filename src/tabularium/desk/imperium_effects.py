"""Why not, for playing and exhausting cards of Imperium."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.desk.reasons import Moment, Reason, cards
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
    Requirement,
)
from tabularium.games.imperium.conditions import NamedInHistory, NamedInPlay
from tabularium.games.imperium.control import Choose, Do, Steps
from tabularium.games.imperium.layout import (
    BARBARIAN,
    CHEAPER,
    CITY,
    FREE_CITIES,
    KINDS_OF_TOKEN,
    MATERIAL,
    METROPOLIS,
    NO_STATE,
    POPULATION,
    PROGRESS,
    STATE_NAMES,
    TOKENS_NAMES,
)
from tabularium.games.imperium.nations import SINKING
from tabularium.games.imperium.playing import asks_tokens
from tabularium.games.imperium.reactions import IconLost, React, Waits
from tabularium.games.imperium.specials import SpendActions
from tabularium.games.imperium.tokens import Pay, PayAllProgress
from tabularium.games.imperium.words import title_words, tokens_words
from tabularium.kernel.machine import Node


def own_kinds(at: Moment) -> list[int]:
    """The kinds of a player's power cards and cards in play."""
    return [KEY.index(key) for key in cards(at.me["powers"]) + cards(at.me["play"])]


def own_mod(at: Moment, mod: int) -> int:
    """What a player's cards add to a number of theirs."""
    return sum(
        feature.amount
        for kind in own_kinds(at)
        for feature in FEATURES[kind]
        if isinstance(feature, Modifier) and feature.mod == mod
    )


# costs ------------------------------------------------------------------------------------------


def missing_tokens(cost: list[int], held: dict[str, int]) -> list[int]:
    """What is missing to pay; spare progress stands for 1 population or 2 materials (I101)."""
    short = [max(0, due - held[name]) for due, name in zip(cost, TOKENS_NAMES, strict=True)]
    spare = max(0, held["progress"] - cost[PROGRESS])
    filled = min(spare, short[POPULATION])
    short[POPULATION] -= filled
    short[MATERIAL] = max(0, short[MATERIAL] - 2 * (spare - filled))
    return short


def shortage(at: Moment, node: Node) -> Reason | None:
    """Tokens or actions that a cost asks for and that are missing."""
    if isinstance(node, Steps):
        found = (shortage(at, step) for step in node.steps)
        return next((reason for reason in found if reason is not None), None)
    if isinstance(node, Pay):
        short = missing_tokens(node.cost, at.me["tokens"])
        return at.no("missing", "I101", goods=tokens_words(at.talk, short)) if any(short) else None
    if isinstance(node, PayAllProgress):
        n = node.least - at.me["tokens"]["progress"]
        goods = at.talk.say("imperium-n-progress", {"n": n})
        return at.no("missing", "I101", goods=goods) if n > 0 else None
    if isinstance(node, SpendActions) and at.me["actions"] < node.n:
        return at.no("imperium-spend-actions", "I80", n=node.n - at.me["actions"])
    return None


def unpaid(at: Moment, node: Node, exhausting: bool) -> Reason | None:
    """Why the cost of an effect cannot be met, as far as it asks for tokens."""
    if isinstance(node, Do):
        return shortage(at, node.cost) if exhausting or asks_tokens(node.cost) else None
    if isinstance(node, Steps):
        found = (unpaid(at, step, exhausting) for step in node.steps)
        return next((reason for reason in found if reason is not None), None)
    if isinstance(node, Choose):
        every = [unpaid(at, option, exhausting) for option in node.options]
        return every[0] if all(every) else None
    return shortage(at, node)


def develop_reason(at: Moment, kind: int) -> Reason | None:
    """Why a card cannot be developed when that is asked for."""
    less = [own_mod(at, CHEAPER + token) for token in range(KINDS_OF_TOKEN)]
    cost = [max(0, due - off) for due, off in zip(COST[kind], less, strict=True)]
    short = missing_tokens(cost, at.me["tokens"])
    return at.no("missing", "I86", goods=tokens_words(at.talk, short)) if any(short) else None


# hand -------------------------------------------------------------------------------------------


def lifted(at: Moment, kind: int) -> bool:
    """Whether the state icon of a card does not matter to this player now."""
    if STATE_ICON[kind] != BARBARIAN:
        # Combs lifts it from one card, which cannot be seen but by what may be played
        playable = [KEY.index(key[5:]) for key in at.keys if key.startswith("play:")]
        return any(STATE_ICON[other] == STATE_ICON[kind] for other in playable)
    return any(
        isinstance(feature, Waits)
        and isinstance(feature.effect, IconLost)
        and feature.effect.fitting.fits_kind(kind)
        for own in own_kinds(at)
        for feature in FEATURES[own]
    )


def is_free(at: Moment, kind: int) -> bool:
    """Whether a card needs no action token."""
    icons = ICONS[kind]
    return FREE[kind] or (own_mod(at, FREE_CITIES) > 0 and icons[CITY] + icons[METROPOLIS] > 0)


def unmet(at: Moment, need: Requirement) -> Reason | None:
    """A card that has to be in play or in the history, and is not."""
    if isinstance(need, NamedInPlay):
        where, lying = "play", cards(at.me["play"])
    elif isinstance(need, NamedInHistory):
        # a sunken pile, which a view shows in the same place, is none (I93)
        where, lying = "history", [] if at.me["faction"] in SINKING else at.view["history"]
    else:
        return None
    if any(TITLE[KEY.index(key)] == need.title for key in lying):
        return None
    return at.no(f"imperium-needs-{where}", "I143", card=title_words(at.talk, need.title))


def hand_reason(at: Moment, kind: int) -> Reason | None:
    """Why a card in hand cannot be played."""
    if UNPLAYABLE[kind]:
        return at.no("imperium-unplayable")
    icon = STATE_ICON[kind]
    state = STATE_NAMES.index(at.me["state"])
    if icon not in (NO_STATE, state) and not lifted(at, kind):
        return at.no(f"imperium-only-{STATE_NAMES[icon]}", "I3")
    for need in NEEDS[kind]:
        reason = unmet(at, need)
        if reason is not None:
            return reason
    if FREE[kind] and KEY[kind] in at.view["spent"]:
        return at.no("imperium-played-free", "I94")
    if not at.me["actions"] and not is_free(at, kind):
        return at.no("imperium-no-action", "I47")
    effect = WHEN_PLAYED[kind]
    if effect is None:
        return None
    reason = unpaid(at, effect, exhausting=False)
    if reason is None:
        # a cost of tokens and something else, of which the other part is missing (I214)
        steps = effect.steps if isinstance(effect, Steps) else [effect]
        mixed = [step.cost for step in steps if isinstance(step, Do) and asks_tokens(step.cost)]
        if mixed:
            return at.no("imperium-cost", "I138", cost=mixed[0].text(at.talk))
    return reason


# cards in play ----------------------------------------------------------------------------------


def card_reason(at: Moment, kind: int) -> Reason | None:
    """Why a card in play, or the power card, cannot be exhausted."""
    effect = EXHAUST[kind]
    reacts = any(
        isinstance(node, React)
        for feature in FEATURES[kind]
        if isinstance(feature, Waits)
        for node in [feature.effect, *feature.effect.parts()]
    )
    if isinstance(effect, React) or (effect is None and reacts):
        return at.no("imperium-reaction", "I158")
    if effect is None:
        return at.no("imperium-no-exhaust", "I49")
    rows = at.me["powers"] + at.me["play"]
    twins = [entry for entry in rows if entry["card"] == KEY[kind]]
    if all(entry.get("exhausted") for entry in twins):
        return at.no("imperium-exhausted", "I49")
    if not at.me["exhausts"]:
        return at.no("imperium-no-token", "I49")
    reason = unpaid(at, effect, exhausting=True)
    if reason is None and isinstance(effect, Do):
        return at.no("imperium-cost", "I49", cost=effect.cost.text(at.talk))
    return reason or at.no("useless", "I49", effect=effect.text(at.talk))
