"""A set as one question: what can be chosen, what stands so far, what an answer leads to."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.errors import IllegalMove
from tabularium.kernel.machine import Node, State
from tabularium.kernel.offer import Thing
from tabularium.kernel.several import NOTHING, Several, total
from tabularium.locale.talk import Spoken

SHOWN: Final = 60  # characters of a wrong answer


class SetMember:
    """Something that can be chosen: ``most`` times, each adding ``worth`` to the sum.

    >>> import tabularium as tb
    >>> g = tb.position({"game": "altay", "seats": ["earthfolk", "smallfolk"],
    ...                  "board": {"5": "earthfolk 4", "17": "smallfolk 1"},
    ...                  "players": [{"hand": ["cavalry", "warrior", "warrior"]}]})
    >>> members = g.play("attack:5:17").decision.set.members
    >>> [(member.key, member.most, member.worth) for member in members]
    [('play:warrior:attack', 2, 1), ('play:cavalry:attack', 1, 2)]
    """

    __slots__ = ("_code", "_state", "key", "most", "worth")

    def __init__(self, state: State, code: int, key: str, most: int, worth: int) -> None:
        self._state = state
        self._code = code
        self.key: str = key
        self.most: int = most
        self.worth: int = worth

    def text(self, lang: Spoken) -> str:
        """The member in words."""
        g = self._state
        return asking(g).member_label(g, self._code, g.rules.talk(lang))

    @property
    def about(self) -> tuple[Thing, ...]:
        """The things on the table that it is about, see ``Option.about``."""
        return tuple(asking(self._state).member_about(self._state, self._code))

    def __repr__(self) -> str:
        return f"<SetMember {self.key}: {self.most}>"


class SetQuestion:
    """A question that chooses several things, in any order; ``Game.play_set`` answers it.

    ``least`` to ``most`` of the ``members`` can be chosen, with a sum of at least ``need``; what
    else an answer must be, ``check`` says. ``given`` is what stands so far, when some picks were
    made one by one. ``ordered`` says that what is chosen first is done first.

    >>> import tabularium as tb
    >>> g = tb.position({"game": "altay", "seats": ["earthfolk", "smallfolk"],
    ...                  "board": {"5": "earthfolk 4", "17": "smallfolk 1"},
    ...                  "players": [{"hand": ["chariot", "warrior"]}]})
    >>> g.play("attack:5:17").decision.set
    <SetQuestion attack: 1 to 2 of 2>
    """

    __slots__ = ("_several", "_state", "given", "least", "members", "most", "need", "ordered")

    def __init__(self, state: State, several: Several) -> None:
        node = asking(state)
        self._state = state
        self._several = several
        self.least: int = several.least
        self.most: int = several.most
        self.need: int = several.need
        self.ordered: bool = several.ordered
        self.members: tuple[SetMember, ...] = tuple(
            [
                SetMember(
                    state,
                    member.codes[0],
                    node.member_key(state, member.codes[0]),
                    member.most,
                    member.worth,
                )
                for member in several.members
            ]
        )
        self.given: tuple[str, ...] = tuple(
            [node.picked_key(state, thing) for thing in picked_so_far(state)]
        )

    def prompt(self, lang: Spoken) -> str:
        """The whole question in words."""
        g = self._state
        return asking(g).set_prompt(g, g.rules.talk(lang))

    def given_text(self, lang: Spoken) -> list[str]:
        """What stands so far, in words."""
        g = self._state
        talk = g.rules.talk(lang)
        return [asking(g).picked_label(g, thing, talk) for thing in picked_so_far(g)]

    def check(self, keys: object) -> None:
        """IllegalMove says what is wrong with an answer."""
        moves_for(self._state, keys)

    def label(self, keys: object, lang: Spoken) -> str:
        """What an answer does, in words: it need not be complete."""
        g = self._state
        node = asking(g)
        counts = self._counts(keys)
        if not self.ordered or not any(counts):
            return node.set_label(g, self._several, counts, g.rules.talk(lang))
        possible = [member.key for member in self.members]
        order = [possible.index(key) for key in listed_keys(keys)]
        return node.ordered_label(g, self._several, order, g.rules.talk(lang))

    def outcome(self, keys: object, lang: Spoken) -> str:
        """What an answer leads to as far as it is known, in words; it need not be complete."""
        g = self._state
        talk = g.rules.talk(lang)
        counts = self._counts(keys)
        said = asking(g).set_outcome(g, self._several, counts, talk)
        if said:
            return said
        args: dict[str, str | int] = {"n": sum(counts), "least": self.least, "most": self.most}
        if self.least == self.most:
            return talk.say("set-so-many", args)
        return talk.say("set-up-to" if self.least == 0 else "set-from-to", args)

    def _counts(self, keys: object) -> list[int]:
        wanted = listed_keys(keys)
        return counted(wanted, [member.key for member in self.members], self._several)

    def __repr__(self) -> str:
        kind = asking(self._state).kind()
        held = sum([member.most for member in self.members])
        return f"<SetQuestion {kind}: {self.least} to {self.most} of {held}>"


def asking(g: State) -> Node:
    """The node that asks the pending question."""
    return g.rules.nodes[g.stack[g.top]]


def picked_so_far(g: State) -> list[int]:
    """What the pending question has got of several things."""
    if g.to_move < 0:
        return []
    several = asking(g).several(g)
    if several is None or several.taken == 0:
        return []
    picked = g.picked
    return [picked[i + 1] for i in range(0, len(picked), 2) if picked[i] == g.top]


def set_question(g: State) -> SetQuestion | None:
    """The set that the pending question is about, None if it chooses one thing."""
    several = asking(g).several(g)
    return None if several is None else SetQuestion(g, several)


def listed_keys(keys: object) -> list[str]:
    """The keys of an answer, whatever was passed."""
    if not isinstance(keys, (list, tuple)):
        raise IllegalMove("error-set-type", given=ascii(keys)[:SHOWN])
    found: list[str] = []
    for key in keys:
        if not isinstance(key, str):
            raise IllegalMove("error-set-type", given=ascii(key)[:SHOWN])
        found.append(key)
    return found


def counted(keys: list[str], possible: list[str], several: Several) -> list[int]:
    """How many of each member an answer holds."""
    counts = [0] * len(possible)
    for key in keys:
        if key not in possible:
            raise IllegalMove("error-set-key", given=key, possible=possible)
        i = possible.index(key)
        counts[i] += 1
        if counts[i] > several.members[i].most:
            raise IllegalMove("error-set-copies", given=key, n=several.members[i].most)
    return counts


def above(g: State, top: int, node: Node) -> bool:
    """Whether something else is asked while the frame of a set waits."""
    return not g.over and g.top > top and g.stack[top] == node.id


def moves_for(start: State, keys: object) -> list[int]:
    """The options, by their numbers, that answer a set; IllegalMove if it is no answer.

    They are found on a copy that asks forced moves as well. Whatever asks something else in the
    middle, such as a reaction, ends the answer: the rest is asked again afterwards.
    """
    if start.over:
        raise IllegalMove("error-game-over")
    wanted = listed_keys(keys)
    node = asking(start)
    several = node.several(start)
    if several is None:
        raise IllegalMove("error-set-none", kind=node.kind())
    possible = [node.member_key(start, member.codes[0]) for member in several.members]
    counts = counted(wanted, possible, several)
    if not several.least <= len(wanted) <= several.most:
        message = "error-set-exactly" if several.least == several.most else "error-set-count"
        raise IllegalMove(message, given=len(wanted), least=several.least, most=several.most)
    if total(several, counts) < several.need:
        raise IllegalMove("error-set-sum", given=total(several, counts), least=several.need)
    left = counts[:]
    queue: list[int] = []
    if several.ordered:
        queue = [possible.index(key) for key in wanted]
        left = [0] * len(counts)
    g = start.clone()
    g.telling = False
    g.forced = True
    moves: list[int] = []
    top = g.top
    at = several.at
    while True:
        if queue and sum(left) == 0:
            left[queue.pop(0)] += 1
        number = node.next_pick(g, several, left)
        ended = number == NOTHING
        if ended:
            if any(left) or several.done not in g.options:
                raise IllegalMove(node.set_fault(start, several, counts))
            number = g.options.index(several.done)
        if len(g.options) > 1 or start.forced:
            moves.append(number)
        g.apply(number)
        while not start.forced and above(g, top, node) and len(g.options) == 1:
            g.apply(0)  # what happens meanwhile without a choice
        if ended or g.over or above(g, top, node):
            return moves
        rest = sum(left) + len(queue)
        now = asking(g).several(g) if g.top == top and asking(g) is node else None
        # the same node may ask the next question in the same place
        begun = now is not None and (now.taken > several.taken or rest == len(wanted))
        if now is None or not begun or now.at <= at or g.to_move != start.to_move:
            if rest:
                raise IllegalMove(node.set_fault(start, several, counts))
            return moves
        at = now.at
