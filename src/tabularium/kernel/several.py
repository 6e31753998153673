"""Several picks that are one question to people.

Inside, a question of several things is asked one pick after the other, in an order that lets each
set be picked in one way only: that keeps searches small. A node that asks so says with ``Several``
what the whole question is.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1  # no such option


class Member:
    """Something that a set can hold, perhaps more than once."""

    def __init__(self, codes: list[int], most: int, worth: int = 1) -> None:
        self.codes = codes  # the numbers of what is alike; options that are among them take it
        self.most = most  # how many there are
        self.worth = worth  # what one adds to the sum


class Several:
    """The question as it stands before its next pick.

    ``least`` to ``most`` things may still be chosen, whose sum must reach ``need``. ``at`` grows
    with every step and is 0 before the first, ``taken`` things have been chosen by them: as a rule
    one by each. ``done`` is the option that ends the set early.
    """

    def __init__(
        self,
        members: list[Member],
        least: int,
        most: int,
        at: int,
        need: int = 0,
        done: int = NOTHING,
        ordered: bool = False,
        taken: int = NOTHING,
    ) -> None:
        self.members = members
        self.least = least
        self.most = most
        self.at = at
        self.taken: int = at if taken == NOTHING else taken
        self.need = need
        self.done = done
        self.ordered = ordered  # whether it matters what is chosen first


def set_of(several: Several) -> Several | None:
    """The question, unless it is one of a single pick."""
    return several if several.most > 1 or several.at > 0 else None


def first_fitting(several: Several, options: list[int], left: list[int]) -> int:
    """The first option that takes one of what is left of the members, which is counted off."""
    for i in range(len(left)):
        if left[i] > 0:
            for number in range(len(options)):
                if options[number] in several.members[i].codes:
                    left[i] -= 1
                    return number
    return NOTHING


def total(several: Several, counts: list[int]) -> int:
    """The sum of so many of each member."""
    found = 0
    for i in range(len(counts)):
        found += counts[i] * several.members[i].worth
    return found


# what is to be paid of each good, noted in one register until all of it is chosen
NOTE: Final = 32  # bits for a good: a document says a thousand million at most
NOTE_MASK: Final = (1 << NOTE) - 1


def noted(register: int, good: int) -> int:
    """How many of a good are noted."""
    return register >> NOTE * good & NOTE_MASK


def note(good: int, n: int) -> int:
    """What is added to a register to note so many of a good."""
    return n << NOTE * good
