"""The cards of Nations in words: names, costs, effects, and all of them for the gallery."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import BOARDS, SPECIAL_RULES, STABILITY_PLACES
from tabularium.games.nations.catalogue import AGE, KEY, KIND, SORT, YIELD, kind_of
from tabularium.games.nations.counts import Twice
from tabularium.games.nations.happenings import For
from tabularium.games.nations.resources import goods_words
from tabularium.games.nations.words import card_words, event_words, happening_words
from tabularium.locale.talk import Args, Talk
from tabularium.presentation.figures import MINUS, ROMAN, number
from tabularium.presentation.guide import Card
from tabularium.presentation.nations_printed import Happening, printed

# faces of the die on which a tile acts
FACES = (5, 6)


def card_name(talk: Talk, kind: int) -> str:
    """The name of a card; of an event card both events."""
    if SORT[kind] == at.TILE:
        tile = talk.say("nations-card-" + KIND[kind].title.replace("_", "-"))
        return talk.say("cli-nations-tile", {"tile": tile, "age": ROMAN[AGE[kind]]})
    return event_words(talk, kind) if SORT[kind] == at.EVENT else card_words(talk, kind)


def name_of(talk: Talk, key: str) -> str:
    return card_name(talk, kind_of(key))


# effects --------------------------------------------------------------------------------------


def texts(talk: Talk, kind: int) -> list[str]:
    """What a card says beyond its numbers."""
    clauses = [feature.text(talk) for feature in KIND[kind].features]
    ready, bonus = KIND[kind].ready, KIND[kind].bonus
    if ready is not None:
        # what it does to several nations is a sentence of its own
        effect = ready.text(talk, ".each" if isinstance(ready, For) else "")
        clauses.append(talk.say("nations-when-ready", {"effect": effect}))
    if isinstance(bonus, Twice):
        clauses.append(talk.say("nations-at-end-if", {"n": 2, "when": bonus.text(talk, 1)}))
    elif bonus is not None:
        clauses.append(talk.say("nations-at-end", {"n": 1, "of": bonus.text(talk, 1)}))
    return [clause[0].upper() + clause[1:] for clause in clauses]


def has_text(kind: int) -> bool:
    """Whether a card says more than its numbers."""
    card = KIND[kind]
    return bool(card.features) or card.ready is not None or card.bonus is not None


def text_line(talk: Talk, kind: int) -> str:
    return " / ".join(texts(talk, kind)) if has_text(kind) else ""


def happenings(talk: Talk, kind: int) -> list[Happening]:
    """The two events of a card, or what a tile does on a five and on a six."""
    if SORT[kind] == at.TILE:
        names = [talk.say("cli-nations-on-face", {"n": face}) for face in FACES]
    else:
        names = [happening_words(talk, kind, i) for i in range(len(KIND[kind].happens))]
    happens = KIND[kind].happens
    return [{"name": name, "effect": happens[i].text(talk)} for i, name in enumerate(names)]


def _split(kind: int, wanted: Sequence[int], sign: int) -> list[int]:
    """The amounts of a card for some goods that are gains (1) or losses (-1)."""
    return [abs(n) if good in wanted and n * sign > 0 else 0 for good, n in enumerate(YIELD[kind])]


def _in_play(talk: Talk, kind: int) -> list[str]:
    """What an advisor, colony or wonder gives as long as it is in play."""
    clauses: list[str] = []
    at_once = range(at.RESOURCES, len(at.GOODS))
    for sign, way in ((1, "gain"), (-1, "lose")):
        goods = _split(kind, range(at.RESOURCES), sign)
        if any(goods):
            effect = talk.say(f"nations-{way}", {"goods": goods_words(talk, goods, ".what")})
            clauses.append(talk.say("nations-in-production", {"effect": effect}))
    for sign, mark in ((1, "+"), (-1, MINUS)):
        goods = _split(kind, at_once, sign)
        if any(goods):
            clauses.append(mark + goods_words(talk, goods))
    if KIND[kind].private:
        clauses.append(talk.say("nations-private", {"n": KIND[kind].private}))
    return clauses


def _each_worker(talk: Talk, kind: int) -> list[str]:
    everything = range(len(at.GOODS))
    gains, upkeep = _split(kind, everything, 1), _split(kind, everything, -1)
    clauses = [talk.say("cli-nations-each-worker", {"goods": goods_words(talk, gains)})]
    if any(upkeep):
        clauses.append(talk.say("cli-nations-upkeep", {"goods": goods_words(talk, upkeep)}))
    if KIND[kind].raid:
        clauses.append(talk.say("cli-nations-raid", {"n": KIND[kind].raid}))
    return clauses


def effects(talk: Talk, kind: int) -> list[str]:
    """Everything about a card, clause by clause."""
    sort = SORT[kind]
    if sort in (at.BUILDING, at.MILITARY):
        return _each_worker(talk, kind)
    if sort == at.WAR:
        lost = goods_words(talk, YIELD[kind], ".what")
        return [talk.say("cli-nations-defeated", {"goods": lost})]
    if sort == at.BATTLE:
        return [talk.say("cli-nations-battle")]
    if sort == at.GOLDEN_AGE:
        args: Args = {"goods": goods_words(talk, YIELD[kind], ".what"), "n": AGE[kind]}
        return [talk.say("cli-nations-golden-age", args)]
    if sort in (at.EVENT, at.TILE):
        return _event(talk, kind)
    if sort == at.BOARD:
        return board_clauses(talk, SPECIAL_RULES.index(KEY[kind]))
    clauses = [*_in_play(talk, kind), *texts(talk, kind)]
    if sort == at.COLONY:
        needs = goods_words(talk, [0] * at.RESOURCES + [KIND[kind].required])
        clauses.insert(0, talk.say("cli-nations-needs", {"goods": needs}))
    return clauses


def _event(talk: Talk, kind: int) -> list[str]:
    clauses: list[str] = []
    if SORT[kind] == at.TILE:
        strength, stability, books = KIND[kind].rival
        args: Args = {"strength": strength, "stability": number(stability), "books": books}
        clauses.append(talk.say("cli-nations-tile-start", args))
    message = "cli-nations-face" if SORT[kind] == at.TILE else "cli-nations-happening"
    for happening in happenings(talk, kind):
        named: Args = {"name": happening["name"], "effect": happening["effect"]}
        clauses.append(talk.say(message, named))
    if KIND[kind].architects:
        clauses.append(talk.say("cli-nations-new-architects", {"n": KIND[kind].architects}))
    if KIND[kind].famine:
        clauses.append(talk.say("cli-nations-famine-words", {"n": KIND[kind].famine}))
    return clauses


def board_clauses(talk: Talk, board: int) -> list[str]:
    """A player board: what it starts with, its spaces, what is printed on it, its rule."""
    start = [BOARDS[board].gold, BOARDS[board].stone, BOARDS[board].food]
    goods = goods_words(talk, [*start, 0, 0, 0, BOARDS[board].vp])
    args: Args = {"goods": goods, "workers": BOARDS[board].workers}
    spaces: Args = {
        "cards": BOARDS[board].cards,
        "colonies": BOARDS[board].colonies,
        "wonders": BOARDS[board].wonders,
    }
    track: Args = {"food": BOARDS[board].food_places, "stability": STABILITY_PLACES}
    printed = [*BOARDS[board].printed, *BOARDS[board].printed_wonders]
    names = [
        talk.say("nations-card-" + KIND[kind_of(key)].title.replace("_", "-")) for key in printed
    ]
    clauses = [
        talk.say("cli-nations-starts", args),
        talk.say("cli-nations-spaces", spaces),
        talk.say("cli-nations-track", track),
        talk.say("cli-nations-on-board", {"cards": talk.join(names)}),
    ]
    return clauses + special_rule(talk, board)


def special_rule(talk: Talk, board: int) -> list[str]:
    """What only this side B can do; nothing for side A."""
    if board >= len(SPECIAL_RULES):
        return []
    kind = kind_of(SPECIAL_RULES[board])
    return [*_in_play(talk, kind), *texts(talk, kind)]


# the gallery ----------------------------------------------------------------------------------


def cost_words(talk: Talk, kind: int) -> str:
    """The stone a card costs, empty when it has none."""
    if SORT[kind] in (at.BUILDING, at.MILITARY):
        stone = goods_words(talk, [0, KIND[kind].deploy])
        return talk.say("cli-nations-cost-worker", {"goods": stone})
    if SORT[kind] == at.WONDER:
        stone = " + ".join(str(stone) for stone in KIND[kind].sections)
        return talk.say("cli-nations-cost-sections", {"stone": stone})
    return ""


def points(kind: int) -> str:
    """VP of a colony or wonder; of a building those of each worker."""
    if KIND[kind].slots:
        return "+".join(str(n) for n in KIND[kind].slots)
    return str(KIND[kind].worth)


def printed_on_board(kind: int) -> bool:
    return AGE[kind] == 0 and SORT[kind] != at.BOARD


def note(talk: Talk, kind: int) -> str:
    """Sort, age and level."""
    sort = at.SORTS[SORT[kind]].replace("_", "-")
    parts = [talk.say(f"cli-nations-sort-{sort}")]
    if AGE[kind]:
        parts.append(talk.say("cli-nations-age", {"age": ROMAN[AGE[kind]]}))
    if KIND[kind].level:
        parts.append(talk.say(f"cli-nations-level-{KIND[kind].level}"))
    if SORT[kind] == at.TILE:
        parts.append(talk.say("cli-nations-invented"))
    return ", ".join(parts)


def group_words(talk: Talk, kind: int) -> str:
    """The heading a card stands under."""
    if printed_on_board(kind):
        return talk.say("cli-nations-cards-printed")
    return talk.say("cli-nations-cards-" + at.SORTS[SORT[kind]].replace("_", "-"))


def all_cards(talk: Talk) -> list[Card]:
    """Every card, sort by sort and age by age; what is printed on the boards comes last."""
    kinds = [kind for kind in range(len(KEY)) if SORT[kind] != at.BLANK]
    kinds.sort(key=lambda kind: (printed_on_board(kind), SORT[kind], AGE[kind]))
    return [
        Card(
            key=KEY[kind],
            name=card_name(talk, kind),
            group=group_words(talk, kind),
            cost=cost_words(talk, kind),
            points=points(kind),
            effects=tuple(effects(talk, kind)),
            note=note(talk, kind),
            printed=printed(kind, texts(talk, kind), happenings(talk, kind)),
        )
        for kind in kinds
    ]
