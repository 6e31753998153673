"""What happened, and what moved on the table meanwhile."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1  # an audience
WORDLESS: Final = -1  # in place of what happened: something moved, and there are no words for it

# what moved: five numbers each
MOVE: Final = 5
CARD: Final = 0  # card, from zone, to zone (-1: from or to nowhere), 1 if it was shuffled
NUMBER: Final = 1  # place, before, after
MARK: Final = 2  # card, its zone, before, after


class Event:
    """Something that happened: what, seat and three numbers; who saw it; what moved.

    ``source`` is the card whose effect it was, with the zones it lay in when it began and lies in
    now; -1 for none.
    """

    __slots__ = ("audience", "moved", "numbers", "source", "source_zones")

    def __init__(self, numbers: list[int], audience: int) -> None:
        self.numbers: list[int] = numbers
        self.audience: int = audience
        self.source: int = -1
        self.source_zones: tuple[int, int] = (-1, -1)
        self.moved: list[int] = []

    @property
    def spoken(self) -> bool:
        """Whether there are words for it."""
        return self.numbers[0] != WORDLESS


class Witness:
    """Hears events while a log is wanted. If it looks on as well, whatever has moved since the last
    event is noted with it."""

    def __init__(
        self, zones: list[list[int]], nums: list[int], marks: list[int], looks: bool
    ) -> None:
        self.events: list[Event] = []
        self.looks = looks
        self.steps: int = 0  # since somebody decided
        self.source: int = -1  # the card that acts
        self.began: dict[int, int] = {}  # where cards that are at work lay when they began
        self.in_the_air: dict[int, tuple[int, Event]] = {}
        self.held: list[int] = []  # what moved out of sight, for the next event
        self.mixed: set[int] = set()  # shuffled since it looked last: nobody follows these
        self.zones: list[list[int]] = []
        self.nums: list[int] = []
        self.marks: list[int] = []
        if looks:
            self.look(zones, nums, marks)

    def clone(self) -> Witness:
        """One that has seen the same and goes on by itself."""
        other = Witness([], [], [], False)
        other.events = self.events[:]
        other.looks = self.looks
        other.steps = self.steps
        other.source = self.source
        other.began = dict(self.began)
        other.in_the_air = dict(self.in_the_air)
        other.held = self.held[:]
        other.mixed = set(self.mixed)
        # these are replaced, never changed
        other.zones = self.zones
        other.nums = self.nums
        other.marks = self.marks
        return other

    def look(self, zones: list[list[int]], nums: list[int], marks: list[int]) -> None:
        """Remember how everything lies."""
        self.zones = [zone[:] for zone in zones]
        self.nums = nums[:]
        self.marks = marks[:]

    def acts(self, source: int, zones: list[list[int]]) -> None:
        """From now on it is the doing of a card; -1: of none."""
        self.source = source
        if self.looks and source >= 0 and source not in self.began:
            self.began[source] = lying(zones, source)

    def tell(
        self,
        event: Event,
        zones: list[list[int]],
        nums: list[int],
        marks: list[int],
    ) -> None:
        """An event. What moved is told with those that everybody hears of."""
        self.events.append(event)
        if self.looks:
            self.blame(event, zones)
        if self.looks and event.audience == EVERYBODY:
            self.note(event, zones, nums, marks)

    def blame(self, event: Event, zones: list[list[int]]) -> None:
        """An event is the doing of the card that acts."""
        if self.source >= 0:
            event.source = self.source
            event.source_zones = (self.began.get(self.source, -1), lying(zones, self.source))

    def settle(
        self, zones: list[list[int]], nums: list[int], marks: list[int], at_work: list[int]
    ) -> None:
        """A move is done: what moved after its last event belongs to that, or is an event without
        words. Some cards have not done all they do."""
        if not self.looks:
            return
        last = Event([WORDLESS, -1, 0, 0, 0], EVERYBODY)
        for event in reversed(self.events):
            if event.audience == EVERYBODY:
                last = event
                break
        self.note(last, zones, nums, marks)
        for card, (zone, event) in self.in_the_air.items():
            event.moved += [CARD, card, zone, -1, 0]
        if not last.spoken and last.moved:
            self.blame(last, zones)
            self.events.append(last)
        self.in_the_air.clear()
        self.mixed.clear()
        self.began = {card: zone for card, zone in self.began.items() if card in at_work}

    def note(self, event: Event, zones: list[list[int]], nums: list[int], marks: list[int]) -> None:
        """What has moved since it was last looked at.

        A card that has been taken up and not yet put down belongs to the event that took it up.
        """
        event.moved += self.held
        self.held = []
        before = len(event.moved)
        left: dict[int, int] = {}
        came: dict[int, int] = {}
        for zone in range(len(zones)):
            now = zones[zone]
            was = self.zones[zone]
            if now != was:
                for card in was:
                    if card not in now:
                        left[card] = zone
                for card in now:
                    if card not in was:
                        came[card] = zone
        # by their numbers, never in the order in which they lie hidden now
        landed: list[tuple[int, int, int]] = []
        for card, zone in sorted(came.items()):
            if card in self.in_the_air:
                start, taker = self.in_the_air.pop(card)
                taker.moved += [CARD, card, start, zone, int(card in self.mixed)]
            else:
                # it may be put down before it is taken up
                start = left.pop(card, -1)
                landed.append((start if start >= 0 else lying(self.zones, card), zone, card))
        for start, zone, card in sorted(landed):
            event.moved += [CARD, card, start, zone, int(card in self.mixed)]
        for card in sorted(left):
            if lying(zones, card) < 0:
                self.in_the_air[card] = (left[card], event)
        self.mixed &= set(self.in_the_air)
        for place in range(len(nums)):
            if nums[place] != self.nums[place]:
                event.moved += [NUMBER, place, self.nums[place], nums[place], 0]
        if marks != self.marks:
            for zone in range(len(zones)):
                for card in zones[zone]:
                    if marks[card] != self.marks[card] and card not in came:
                        event.moved += [MARK, card, zone, self.marks[card], marks[card]]
        if came or left or len(event.moved) > before:
            self.look(zones, nums, marks)


def lying(zones: list[list[int]], card: int) -> int:
    """The zone a card lies in, -1 for none."""
    for zone in range(len(zones)):
        if card in zones[zone]:
            return zone
    return -1
