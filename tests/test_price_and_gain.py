"""What an option costs and what it brings never look the same, in any game and language.

An amount of goods on a button stands behind a word that says whether the goods come or go (in
Hungarian a price may also carry it as an ending): never bare, never in brackets of its own.
"""

import random
import re
from functools import cache

import pytest

import tabularium as tb
from games import started, step
from settlers_support import settlers
from support import one_quick
from tabularium.locale import LANGUAGES, talk

# the messages that say an amount of something, by game
GOODS = {
    "altay": ["food", "wood", "metal", "stone", "culture", "wms", "any"],
    "settlers": ["wood", "stone", "food", "gold", "worker", "raze", "defence", "card"]
    + ["common-card", "faction-card", "vp", "any", "location"],
    "nations": ["gold", "stone", "food", "books", "strength", "stability", "vp"],
    "imperium": ["material", "population", "progress"],
}
FORMS = ["", ".what", ".for", ".to"]
# words before an amount: of what goes, of what comes, and of what only lies somewhere
GOES = {
    "en": "for|pay|spend|give|lose|discard|put|store up to|collect|it needs",
    "pl": "za|zapłać|wydaj|wydać|oddaj|strać|tracą|odrzuć|odrzucić|połóż|zbierz|wymagane:"
    "|zmagazynuj maksymalnie",
    "hu": "fizess|adj oda|adj le|veszíts|dobj el|tegyél|tegyél rá|gyűjts|raktározz el legfeljebb"
    "|költs el|mindenki más",
}
COMES = {
    "en": r"gain|gains|draw|take|keep|produce|steal|\+",
    "pl": r"otrzymaj|otrzymać|zyskaj|zyskać|zyskuje|dobierz|dobrać|weź|zatrzymaj|zabierz|zabrać"
    r"|wyprodukuj|wyprodukować|\+",
    "hu": r"kapj|kap|kaphass|kaphat|húzz|húzhass|tarts meg|vegyél el|elvehess|termelj|termelhess"
    r"|lopj|\+",
}
LIES = {"en": "with|at least", "pl": "leży na niej|co najmniej", "hu": "rajta|legalább|amelyen"}
# an ending or a word after an amount that is a price
PRICE_AFTER = {"en": "", "pl": "", "hu": r"ért\b|kell hozzá"}


@cache
def amounts(game, lang):
    """A pattern of all amounts of the goods of a game."""
    said = set()
    for good in GOODS[game]:
        for form in FORMS:
            for n in range(31):
                said.add(talk(lang).say(f"{game}-n-{good}{form}", {"n": n}))
    said = {text for text in said if re.match(r"\d", text)}
    longest = sorted(said, key=len, reverse=True)
    return re.compile(rf"(?<![\w.])(?:{'|'.join(map(re.escape, longest))})(?:ért)?(?!\w)")


def ways(game, lang, text):
    """What an option says of each amount in it: "goes", "comes", "lies", or nothing at all."""
    found = []
    words = [
        (way, match.end())
        for way, listed in (("goes", GOES), ("comes", COMES), ("lies", LIES))
        for match in re.finditer(rf"(?i)(?<!\w)(?:{listed[lang]})(?:\s|(?<=\+))", text)
    ]
    for amount in amounts(game, lang).finditer(text):
        after = PRICE_AFTER[lang] and re.search(PRICE_AFTER[lang], text[amount.start() :])
        before = max((end, way) for way, end in [*words, (None, -1)] if end <= amount.start())[1]
        # a verb in between begins something else
        verbs = [end for _, end in words if end > amount.end()]
        near = after and amount.start() + after.start() < min([*verbs, len(text)])
        found.append("goes" if near else before)
    return found


def written(decision, lang):
    """What is on the buttons of a decision; of a set, all there is chosen at once."""
    for option in decision.options:
        yield option.text(lang)
    if decision.set is not None:
        everything = [member.key for member in decision.set.members for _ in range(member.most)]
        yield decision.set.label(everything[: decision.set.most], lang)


@pytest.mark.parametrize(
    "text", ["Build Joiner (2 wood)", "Make a deal: Idol (1 worker)", "2 wood", "Castle [1 gold]"]
)
def test_an_amount_that_does_not_say_it_is_found(text):
    assert ways("settlers", "en", text) == [None]


@pytest.mark.parametrize("lang", one_quick(*LANGUAGES))
@pytest.mark.parametrize("game", sorted(GOODS))
def test_every_amount_on_an_option_comes_or_goes(game, lang):
    seen = set()
    for seed in range(12):
        g, draw = started(seed, game), random.Random(seed)
        for _ in range(250):
            if g.over:
                break
            for text in set(written(g.decision, lang)) - seen:
                seen.add(text)
                assert None not in ways(game, lang, text), text
            step(g, draw, drive=0.9)
    told = {way for text in seen for way in ways(game, lang, text)}
    assert {"goes", "comes"} <= told  # else nothing was looked at


RICH = {"wood": 3, "stone": 3, "food": 3, "gold": 3, "worker": 3, "raze": 3}
SETTLERS = {
    "build:joiner": ["goes"],
    "build:idol": ["goes", "goes"],
    "deal:idol": ["goes", "comes"],
    "raze:hand:joiner": ["goes", "comes", "comes"],
    "raze:1:mill": ["goes", "comes", "comes"],
    "raze:1:watchtower": ["goes", "comes"],
    "use:castle": ["goes", "comes"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_actions_of_settlers_cost_and_bring(lang):
    me = {"hand": ["joiner", "idol"], "empire": ["castle"], "goods": RICH}
    g = settlers(me, {"empire": ["mill", "watchtower"]})
    texts = {option.key: option.text(lang) for option in g.decision.options}
    assert {key: ways("settlers", lang, texts[key]) for key in SETTLERS} == SETTLERS


NATIONS = {
    "buy:windmill": ["goes"],
    "deploy:farm": ["goes"],
    "hire:public": ["goes"],
    "use:petra": ["goes", "comes", "comes", "comes"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_actions_of_nations_cost_and_bring(lang):
    me = {"goods": {"gold": 5, "stone": 5, "food": 5}, "wonders": ["petra"], "site": ["notre_dame"]}
    g = tb.position(
        {
            "game": "nations",
            "seats": ["rome", "egypt"],
            "round": 3,
            "market": [["windmill"], [], []],
            "options": {"levels": "master"},
            "players": [me, {}],
        }
    )
    texts = {option.key: option.text(lang) for option in g.decision.options}
    assert {key: ways("nations", lang, texts[key]) for key in NATIONS} == NATIONS
