"""Does a set keep its promises? A question of several picks, answered at once or one by one."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Final

from tabularium.kernel.digest import digest
from tabularium.kernel.errors import IllegalMove
from tabularium.kernel.game import Game
from tabularium.kernel.machine import State
from tabularium.kernel.sets import SetQuestion, asking
from tabularium.locale import LANGUAGES
from tabularium.testing.apart import in_states
from tabularium.testing.moment import Moment

MOST_ANSWERS: Final = 60  # more are not tried one by one
TRIED: Final = 4  # of more answers

Ends = dict[str, tuple[list[str], State]]  # by their digests, each with what was chosen


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
    together = ends_of(game, tried)
    if answers and not question.given and not question.ordered:
        single = single_picks(game)
        if not together:
            raise now.broken("promise-set-picks", way="none", set=keys, given="")
        check_ways(now, "together", together, single)
        if one_way:
            check_ways(now, "single", single, together)


def check_ways(now: Moment, way: str, ends: Ends, others: Ends) -> None:
    """Wherever one way of choosing leads, the other leads as well."""
    for end, (keys, state) in ends.items():
        if end in others:
            continue
        unnoted = not_noted(now.game.state)
        if unnoted:
            raise now.broken("promise-set-noted", name=now.game.state.at_work(), key=unnoted)
        # the same things chosen in the other way, as far as there is such an answer
        _, like = min(others.values(), key=lambda other: unlike(other[0], keys))
        given = next(in_states(state, like), "")
        raise now.broken("promise-set-picks", way=way, set=keys, given=given)


def unlike(keys: list[str], others: list[str]) -> int:
    """In how many things two answers differ."""
    here, there = Counter(keys), Counter(others)
    return (here - there).total() + (there - here).total()


def not_noted(g: State) -> str:
    """A pick after which the question goes on, and which was not noted: its key, else nothing."""
    node = asking(g)
    was = node.several(g)
    for i, code in enumerate(g.options):
        after = g.clone()
        after.forced = True
        after.apply(i)
        if was is None or after.over or after.top != g.top or asking(after) is not node:
            continue
        now = node.several(after)
        if now is not None and now.taken > was.taken and after.picked is g.picked:
            return node.key(g, code)
    return ""


def words(now: Moment, question: SetQuestion, answer: list[str], lang: str) -> None:
    """Everything about a set can be said."""
    try:
        say(now, question, answer, lang)
    except NotImplementedError as problem:
        raise now.broken("promise-words", lang=lang, given=str(problem)) from problem


def say(now: Moment, question: SetQuestion, answer: list[str], lang: str) -> None:
    said = [member.text(lang) for member in question.members]
    if len(set(said)) < len(said):
        keys = [member.key for member in question.members]
        raise now.broken("promise-alike", lang=lang, given=", ".join(said), keys=keys)
    said += [question.prompt(lang), question.outcome(answer, lang), *question.given_text(lang)]
    if answer:
        said.append(question.label(answer, lang))
    for text in said:
        now.said(text, lang)


def ends_of(game: Game, answers: list[list[str]]) -> Ends:
    """Where answers lead, as far as they are taken."""
    found: Ends = {}
    for answer in answers:
        copy = game.clone()
        try:
            copy.play_set(answer)
        except IllegalMove:
            continue
        found.setdefault(copy.digest(), (answer, copy.state))
    return found


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


def single_picks(game: Game) -> Ends:
    """The moments in which the picks of a set can end, made one after the other."""
    g = game.state.clone()
    g.forced = True  # each pick by itself, also where there is no choice
    found: Ends = {}
    _pick_on(g, [], found)
    return found


def _pick_on(g: State, picked: list[str], found: Ends) -> None:
    for i, code in enumerate(g.options):
        keys = [*picked, asking(g).key(g, code)]
        after = g.clone()
        after.apply(i)
        if _goes_on(after, g):
            _pick_on(after, keys, found)
        else:
            after.forced = False
            after.run()
            found.setdefault(digest(after), (keys, after))


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
