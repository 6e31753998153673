"""Does a set keep its promises? A question of several picks, answered at once or one by one."""

from __future__ import annotations

import itertools
import random
from typing import Final

from tabularium.kernel.digest import digest
from tabularium.kernel.errors import IllegalMove
from tabularium.kernel.game import Game
from tabularium.kernel.machine import State
from tabularium.kernel.sets import SetQuestion, asking
from tabularium.locale import LANGUAGES
from tabularium.testing.moment import Moment

MOST_ANSWERS: Final = 60  # more are not tried one by one
TRIED: Final = 4  # of more answers
REFUSED: Final = ""


def check_set(game: Game, seed: int, one_way: bool = True) -> None:
    """The set that is asked for, if any; BrokenPromise says what does not hold.

    ``one_way``: single picks reach nothing that a whole answer does not reach.
    """
    decision = game.decision
    question = decision.set if decision is not None else None
    if question is None:
        return
    now = Moment(game, seed)
    draw = random.Random(seed)
    keys = [member.key for member in question.members]
    if len(set(keys)) < len(keys):
        raise now.broken("promise-keys", given=keys)
    answers = all_answers(question)
    tried = answers or [some_answer(question, draw) for _ in range(TRIED)]
    for lang in LANGUAGES:
        words(now, question, tried[-1] if tried else [], lang)
    ends = {_end(game, answer) for answer in tried} - {REFUSED}
    if answers and not question.given and not question.ordered:
        single = single_picks(game)
        if not ends or not ends <= single or (one_way and ends != single):
            raise now.broken("promise-set-picks", given=keys)


def words(now: Moment, question: SetQuestion, answer: list[str], lang: str) -> None:
    """Everything about a set can be said."""
    said = [member.text(lang) for member in question.members]
    if len(set(said)) < len(said):
        keys = [member.key for member in question.members]
        raise now.broken("promise-alike", lang=lang, given=", ".join(said), keys=keys)
    said += [question.prompt(lang), question.outcome(answer, lang), *question.given_text(lang)]
    if answer:
        said.append(question.label(answer, lang))
    for text in said:
        now.said(text, lang)


def _end(game: Game, answer: list[str]) -> str:
    """Where an answer leads."""
    copy = game.clone()
    try:
        return copy.play_set(answer).digest()
    except IllegalMove:
        return REFUSED


def all_answers(question: SetQuestion) -> list[list[str]]:
    """Every answer with the right number of things, or nothing if they are too many."""
    ranges = [range(min(member.most, question.most) + 1) for member in question.members]
    found: list[list[str]] = []
    for counts in itertools.islice(itertools.product(*ranges), 4 * MOST_ANSWERS):
        if question.least <= sum(counts) <= question.most:
            found.append(
                [member.key for member, n in zip(question.members, counts) for _ in range(n)]
            )
    n = 1
    for one in ranges:
        n *= len(one)
    return found if n <= 4 * MOST_ANSWERS and len(found) <= MOST_ANSWERS else []


def some_answer(question: SetQuestion, draw: random.Random) -> list[str]:
    """An answer with a right number of things, if there are so many."""
    keys = [m.key for m in question.members for _ in range(min(m.most, question.most))]
    n = draw.randint(min(question.least, len(keys)), min(question.most, len(keys)))
    return draw.sample(keys, n)


def single_picks(game: Game) -> set[str]:
    """The moments in which the picks of a set can end, made one after the other."""
    g = game.state.clone()
    g.forced = True  # each pick by itself, also where there is no choice
    found = set[str]()
    _pick_on(g, found)
    return found


def _pick_on(g: State, found: set[str]) -> None:
    for i in range(len(g.options)):
        after = g.clone()
        after.apply(i)
        if _goes_on(after, g):
            _pick_on(after, found)
        else:
            after.forced = False
            after.run()
            found.add(digest(after))


def _goes_on(g: State, before: State) -> bool:
    """Whether the pending pick belongs to the same set as the one before it."""
    if g.over or g.to_move != before.to_move or g.top != before.top:
        return False
    if asking(g) is not asking(before):
        return False
    was, now = asking(before).several(before), asking(g).several(g)
    if was is None or now is None:
        return False
    # the same node may ask its next question in the same place: then what was picked is not taken
    picked = g.picked is not before.picked  # replaced with every pick
    return now.at > was.at and (now.taken > was.taken if picked else now.taken == was.taken)
