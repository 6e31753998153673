"""The machine: a flat state, a stack of frames, and the nodes that step them.

The three classes need each other, so they live together:

- ``State`` is plain integers in lists. It is cloned, hashed and saved without knowing the game.
- ``Node`` is one immutable piece of the rules: a verb of a card, a phase of a turn.
- ``Rules`` is everything about one game that never changes while it is played.

A frame is ten integers on ``State.stack``. The node on top is stepped until somebody has to
decide. Nothing else holds work in progress, so a game can be copied in the middle of any effect.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tabularium.kernel.errors import Endless, UnknownLanguage
from tabularium.kernel.events import EVERYBODY, Event, Witness
from tabularium.kernel.info import GameInfo
from tabularium.kernel.offer import Offer, Thing, Word
from tabularium.kernel.part import Part, lacking
from tabularium.kernel.reason import Reason
from tabularium.kernel.rng import MULTIPLIER, WORD
from tabularium.kernel.several import Several, first_fitting
from tabularium.locale import LANGUAGES, talk
from tabularium.locale.talk import Spoken, Talk

# A frame's fields. SOURCE and IT hold cards (or -1), the registers hold numbers only, and perhaps a
# node (Node.holds): that is what lets a digest ignore which of two equal cards is meant.
NODE: Final = 0
PC: Final = 1
SEAT: Final = 2
SOURCE: Final = 3  # the card whose effect this is
IT: Final = 4  # the card the effect has found, drawn or been told about
SCOPE: Final = 5  # offset of the frame whose registers this effect shares
R0: Final = 6
R1: Final = 7
R2: Final = 8
R3: Final = 9
FRAME: Final = 10

# steps without a decision after which a game that is telling is said to go on for ever
MOST_STEPS: Final = 100_000


class State:
    """One moment of a game.

    ``zones`` are lists of cards, ``nums`` all counters at the offsets the game lays out, ``marks``
    what lies on each card. ``hooks`` and ``mods`` are what the cards in play have registered.
    """

    # no __init__: a blank object must be cheap, clone() makes millions of them
    __slots__ = (
        "forced",
        "hooks",
        "marks",
        "mods",
        "nums",
        "options",
        "opts",
        "over",
        "picked",
        "reveals",
        "rng",
        "rules",
        "seats",
        "stack",
        "telling",
        "to_move",
        "top",
        "witness",
        "zones",
    )
    rules: Rules
    seats: int
    opts: list[int]
    rng: int
    zones: list[list[int]]
    nums: list[int]
    marks: list[int]
    hooks: list[list[int]]
    mods: list[int]
    stack: list[int]
    top: int
    to_move: int
    options: list[int]
    over: bool
    reveals: int  # how often something was shown that does not follow from where cards lie
    telling: bool
    witness: Witness | None  # while it is telling
    forced: bool  # whether a decision with a single option is asked as well
    # what the frames that ask for several things have got so far: frame, thing, frame, thing, ...
    # A thing is a number that means the same for equal cards. No rule reads it: it is for people.
    picked: list[int]

    def clone(self) -> State:
        """A copy that shares nothing that changes. It tells nothing."""
        t = State()
        t.rules = self.rules
        t.seats = self.seats
        t.opts = self.opts
        t.rng = self.rng
        t.zones = [z[:] for z in self.zones]
        t.nums = self.nums[:]
        t.marks = self.marks[:]
        t.hooks = [h[:] for h in self.hooks]
        t.mods = self.mods[:]
        t.stack = self.stack[:]
        t.top = self.top
        t.to_move = self.to_move
        t.options = self.options  # replaced, never changed
        t.over = self.over
        t.reveals = self.reveals
        t.telling = False
        t.witness = None
        t.forced = self.forced
        t.picked = self.picked  # replaced, never changed
        return t

    def clone_telling(self) -> State:
        """A copy that goes on telling, if this one tells."""
        t = self.clone()
        t.telling = self.telling
        if self.witness is not None:
            t.witness = self.witness.clone()
        return t

    # randomness -----------------------------------------------------------------------------

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1, which everybody sees."""
        self.reveals += 1
        return self.random(n)

    def random(self, n: int) -> int:
        """A random number that nobody sees."""
        s = self.rng
        s = MULTIPLIER * (s & WORD) + (s >> 32)
        self.rng = s
        return (((s ^ (s >> 32)) & WORD) * n) >> 32

    def shuffle(self, cards: list[int]) -> None:
        # where the same card comes back to a hand nothing seems to have moved: who drew it knows
        self.reveals += 1
        i = len(cards) - 1
        while i > 0:
            j = self.random(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1
        if self.telling and self.witness is not None:
            self.witness.mixed.update(cards)

    # frames ---------------------------------------------------------------------------------

    def push(self, node: Node, seat: int, source: int) -> None:
        """Start a node above the running one, sharing its scope."""
        assert node.id >= 0, node.nobodys()
        stack = self.stack
        scope = stack[self.top + SCOPE] if self.top >= 0 else 0
        self.top = len(stack)
        stack += [node.id, 0, seat, source, -1, scope, 0, 0, 0, 0]

    def push_scope(self, node: Node, seat: int, source: int) -> int:
        """Start a node with registers of its own that its parts share; gives the frame's offset."""
        assert node.id >= 0, node.nobodys()
        stack = self.stack
        top = len(stack)
        self.top = top
        stack += [node.id, 0, seat, source, -1, top, 0, 0, 0, 0]
        return top

    def perform(self, node: Node, seat: int, source: int) -> None:
        """Do a node now if it is done at once, else start it."""
        if not isinstance(node, Verb):
            self.push(node, seat, source)
        elif self.telling:
            self.watched(node, seat, source)
        else:
            node.do(self, seat, source)

    def watched(self, verb: Verb, seat: int, source: int) -> None:
        """Do a verb, and see that it takes nobody's frame off the stack.

        Only a game that tells something looks, as it counts steps. Whoever breaks off all that is
        being done, such as the end of a game, makes a stack anew.
        """
        stack = self.stack
        top = self.top
        verb.do(self, seat, source)
        if self.top < top and self.stack is stack:
            name = type(verb).__name__
            raise AssertionError(f"{name} calls g.pop(): a Verb leaves the stack by itself")

    def pop(self) -> None:
        top = self.top
        del self.stack[top:]
        self.top = top - FRAME

    def finish(self) -> None:
        """The game is over: no work is left."""
        self.stack = []
        self.top = -FRAME
        self.over = True

    # decisions ------------------------------------------------------------------------------

    def ask(self, seat: int, options: list[int]) -> None:
        """Let a seat pick one of the options; the node on top is told which."""
        self.to_move = seat
        self.options = options

    def run(self) -> None:
        """Step until somebody must decide between two things at least, or the game is over.

        A game that asks forced moves as well stops there, too.
        """
        nodes = self.rules.nodes
        while not self.over:
            if self.to_move < 0:
                if self.telling:
                    self.acts()
                stack = self.stack
                top = self.top
                nodes[stack[top]].step(self, stack[top + SEAT], stack[top + SOURCE])
            elif len(self.options) > 1 or self.forced:
                return
            else:
                assert self.options, f"{self.at_work()} asks, and there is nothing to choose from"
                self.to_move = -1
                if self.telling:
                    self.acts()
                stack = self.stack
                top = self.top
                seat = stack[top + SEAT]
                nodes[stack[top]].chose(self, seat, stack[top + SOURCE], self.options[0])
        self.to_move = -1
        self.options = []

    def apply(self, i: int) -> None:
        """Take option i and run on. The caller has checked the range."""
        self.to_move = -1
        stack = self.stack
        top = self.top
        node = self.rules.nodes[stack[top]]
        if self.telling:
            if self.witness is not None:
                self.witness.steps = 0
            self.acts()
        node.chose(self, stack[top + SEAT], stack[top + SOURCE], self.options[i])
        self.run()

    def ask_again(self) -> None:
        """Make the options of the pending decision anew (hidden cards were redealt)."""
        self.to_move = -1
        self.options = []
        top = self.top
        node = self.rules.nodes[self.stack[top]]
        node.step(self, self.stack[top + SEAT], self.stack[top + SOURCE])

    def pick(self, thing: int, first: bool) -> None:
        """Note that the frame on top has got one of several things, perhaps the first of them."""
        picked = self.picked
        last = self.top - 1 if first else self.top  # frames above are done
        kept: list[int] = []
        for i in range(0, len(picked), 2):
            if picked[i] <= last:
                kept.append(picked[i])
                kept.append(picked[i + 1])
        kept.append(self.top)
        kept.append(thing)
        self.picked = kept

    def place_of(self, card: int) -> list[int]:
        """The zone a card lies in and its place there; empty when it lies nowhere."""
        for zone in range(len(self.zones)):
            cards = self.zones[zone]
            for i in range(len(cards)):
                if cards[i] == card:
                    return [zone, i]
        return []

    # standing effects -----------------------------------------------------------------------

    def hook(self, seat: int, hook: int) -> list[int]:
        """The cards of a seat that wait for something."""
        return self.hooks[seat * self.rules.n_hooks + hook]

    def mod(self, seat: int, mod: int) -> int:
        """The sum of a seat's standing modifiers of one kind."""
        return self.mods[seat * self.rules.n_mods + mod]

    # events ---------------------------------------------------------------------------------

    def watch(self, looks: bool = True) -> None:
        """From now on what happens is told, and if wanted what moves."""
        self.telling = True
        self.witness = Witness(self.zones, self.nums, self.marks, looks)

    def told(self) -> list[Event]:
        """What has happened since it was asked last."""
        witness = self.witness
        if witness is None:
            return []
        at_work = [self.stack[frame + SOURCE] for frame in range(0, self.top + 1, FRAME)]
        witness.settle(self.zones, self.nums, self.marks, at_work)
        events = witness.events
        witness.events = []
        if events and not events[-1].spoken and not self.rules.seen(events[-1], -1).moved:
            # only its owner could see it move: that others hear of it would tell something
            witness.held = events.pop().moved
        return events

    def tell(self, what: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Something everybody saw. Call it behind ``if g.telling``."""
        self._tell([what, seat, a, b, c], EVERYBODY)

    def tell_only(self, audience: int, what: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Something only one seat saw."""
        self._tell([what, seat, a, b, 0], audience)

    def _tell(self, numbers: list[int], audience: int) -> None:
        witness = self.witness
        if witness is None:
            return
        witness.tell(Event(numbers, audience), self.zones, self.nums, self.marks)

    def acts(self) -> None:
        """The card of the frame on top does what follows, whatever it leaves on the stack.

        Endless where this has been so too often since somebody decided: it is counted here because
        a game that tells nothing shall not have to count.
        """
        witness = self.witness
        if witness is None:
            return
        witness.steps += 1
        if witness.steps > MOST_STEPS:
            raise Endless("error-endless", name=self.at_work(), n=MOST_STEPS)
        witness.acts(self.stack[self.top + SOURCE], self.zones)

    def at_work(self) -> str:
        """The node on top, for who looks for a mistake in it."""
        node = self.rules.nodes[self.stack[self.top]]
        return f"{type(node).__name__} ({node.name})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Part):
    """One immutable piece of the rules.

    A node is stepped while it is on top of the stack. It works, pushes other nodes, asks a seat
    (``chose`` then hears the answer), or pops itself.
    """

    def __init__(self) -> None:
        self.id: int = -1
        self.name: str = ""
        self.game: str = ""  # whose words it speaks

    def parts(self) -> list[Node]:
        """The nodes inside this one."""
        return []

    def holds(self) -> int:
        """The register in which its frames keep the number of a node, -1 for none."""
        return -1

    def nobodys(self) -> str:
        """What is wrong with a node that is to be done and has no number."""
        return f"{type(self).__name__} is no part of the rules: name it in parts() of its starter"

    def can(self, g: State, seat: int, source: int) -> bool:
        """Whether it would do anything now, its cost included. Never changes the state.

        What is asked for at every turn says this by itself, without a reason; ``reason`` finds
        out whether both agree.
        """
        return self.why(g, seat, source) is None

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        """Why it would do nothing now; None when it would, or when there is nothing more to say."""
        return None

    def reason(self, g: State, seat: int, source: int) -> Reason | None:
        """Why it cannot be done now, in any case; None when it can."""
        found = self.why(g, seat, source)
        if found is None and not self.can(g, seat, source):
            return Reason("why-useless", "", {"effect": Wording(self)})
        return found

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        """Why a thing on the table is no answer to the question that this node asks.

        None where the question says enough: this is not among the answers to it.
        """
        return None

    def step(self, g: State, seat: int, source: int) -> None:
        raise lacking(self, "step")

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        raise lacking(self, "chose")

    def fits(self, g: State, frame: int) -> bool:
        """Whether a frame read from a document makes sense for this node."""
        return True

    # several picks that are one question to people

    def several(self, g: State) -> Several | None:
        """The question of which the pending pick is a part; None if it is one by itself.

        What is picked without a choice is not done before the next choice, so that people see it
        before it happens.
        """
        return None

    def next_pick(self, g: State, several: Several, left: list[int]) -> int:
        """The option, by its number, that takes some of what is left of a set; -1: there is none.

        What it takes is counted off. ``several`` is the question as it was at its beginning.
        """
        return first_fitting(several, g.options, left)

    def member_key(self, g: State, code: int) -> str:
        """The key of something in a set."""
        return self.key(g, code)

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        """Something in a set, in words."""
        return self.label(g, code, talk)

    def member_about(self, g: State, code: int) -> list[Thing]:
        """What something in a set is about."""
        return self.about(g, code)

    def picked_key(self, g: State, thing: int) -> str:
        """The key of something that was picked, see ``State.picked``."""
        return self.member_key(g, thing)

    def picked_label(self, g: State, thing: int, talk: Talk) -> str:
        return self.member_label(g, thing, talk)

    def set_prompt(self, g: State, talk: Talk) -> str:
        """The whole question in words."""
        return self.prompt(g, talk)

    def chosen_words(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        """So many of each member, as a list in words; empty for none."""
        words: list[str] = []
        for i in range(len(counts)):
            if counts[i]:
                thing = self.member_label(g, several.members[i].codes[0], talk)
                n = counts[i]
                words.append(talk.say("set-times", {"n": n, "thing": thing}) if n > 1 else thing)
        return talk.join(words) if words else ""

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        """What is done by answering with so many of each member."""
        raise lacking(self, "set_label")

    def ordered_label(self, g: State, several: Several, order: list[int], talk: Talk) -> str:
        """The same of a set in which it matters what is chosen first: members by their numbers."""
        counts = [order.count(i) for i in range(len(several.members))]
        return self.set_label(g, several, counts, talk)

    def set_fault(self, g: State, several: Several, counts: list[int]) -> str:
        """The message that says why so many of each member are no answer."""
        return "error-set-unfit"

    def set_outcome(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        """What so many of each member lead to; empty where that is plain."""
        return ""

    # words, made only when asked for

    def messages(self) -> list[str]:
        """The messages of its question and of its answers, for whoever checks that all are there.

        Who asks in other words than the node it derives from says so here too.
        """
        return []

    def kind(self) -> str:
        """What sort of decision this node asks."""
        return ""

    def prompt(self, g: State, talk: Talk) -> str:
        """The question in words."""
        raise lacking(self, "prompt")

    def key(self, g: State, code: int) -> str:
        """The stable, language-free name of an option."""
        raise lacking(self, "key")

    def option(self, g: State, code: int) -> Offer:
        """An option in words, with the things on the table it is about."""
        raise lacking(self, "option")

    def label(self, g: State, code: int, talk: Talk) -> str:
        """An option in words."""
        return self.option(g, code).text(talk)

    def about(self, g: State, code: int) -> list[Thing]:
        """The things on the table that an option is about, each with its part in it."""
        return self.option(g, code).about

    def text(self, talk: Talk, form: str = "") -> str:
        """The rules text as it stands on a card: a clause, lower case, without a full stop.

        ``form`` names a grammatical form: ".to" is the one that follows a cost.
        """
        raise lacking(self, "text")

    def clauses(self, talk: Talk, form: str = "") -> list[str]:
        """The same, one by one where several things are done: a list of them has one "and"."""
        return [self.text(talk, form)]

    def slug(self) -> str:
        """A short word for option keys."""
        raise lacking(self, "slug")


class Wording(Word):
    """What an effect does, as it stands on a card."""

    def __init__(self, node: Node, form: str = "") -> None:
        self.node = node
        self.form = form

    def words(self, talk: Talk) -> str:
        return self.node.text(talk, self.form)


class Asked(Word):
    """The question that is being asked."""

    def __init__(self, g: State) -> None:
        self.g = g

    def words(self, talk: Talk) -> str:
        return self.g.rules.nodes[self.g.stack[self.g.top]].prompt(self.g, talk)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Node):
    """A node that is done at once, without asking."""

    def do(self, g: State, seat: int, source: int) -> None:
        raise lacking(self, "do")

    def step(self, g: State, seat: int, source: int) -> None:
        g.pop()
        if g.telling:
            g.watched(self, seat, source)
        else:
            self.do(g, seat, source)


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Part):
    """What a card does for as long as it is in play: it registers when it enters and leaves."""

    def enter(self, g: State, seat: int, card: int) -> None:
        raise lacking(self, "enter")

    def leave(self, g: State, seat: int, card: int) -> None:
        raise lacking(self, "leave")

    def text(self, talk: Talk) -> str:
        """The rules text, as for nodes."""
        raise lacking(self, "text")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game's unchanging half: its nodes, its cards, the sizes of its state.

    A game derives from it and says how it is set up, seen, scored and written down.
    """

    def __init__(
        self, info: GameInfo, kinds: list[int], n_zones: int, n_hooks: int, n_mods: int
    ) -> None:
        self.info = info
        self.nodes: list[Node] = []
        self.kinds = kinds  # the kind of each physical card; copies of a card share one
        self.n_zones = n_zones
        self.n_hooks = n_hooks
        self.n_mods = n_mods
        # what a card of a kind does at a hook: responses[kind * n_hooks + hook]
        self.responses: list[Node | None] = []

    def response(self, card: int, hook: int) -> Node:
        """What a card waiting at a hook does when its moment comes."""
        node = self.responses[self.kinds[card] * self.n_hooks + hook]
        assert node is not None, (card, hook)
        return node

    def add(self, name: str, node: Node) -> None:
        """Give a node and all its parts a number and a name, in an order that never varies."""
        if getattr(node, "id", None) is None:
            raise AssertionError(f"{type(node).__name__} has no super().__init__() in its __init__")
        if node.id >= 0:
            return
        node.id = len(self.nodes)
        node.name = name
        node.game = self.info.id
        self.nodes.append(node)
        for number, part in enumerate(node.parts()):
            self.add(f"{name}/{number}", part)

    def blank(self, seats: int, opts: list[int], rng: int, nums: list[int]) -> State:
        """A state with empty zones, before setup."""
        g = State()
        g.rules = self
        g.seats = seats
        g.opts = opts
        g.rng = rng
        g.zones = [[] for _ in range(self.n_zones)]
        g.nums = nums
        g.marks = [0] * len(self.kinds)
        g.hooks = [[] for _ in range(seats * self.n_hooks)]
        g.mods = [0] * (seats * self.n_mods)
        g.stack = []
        g.top = -FRAME
        g.to_move = -1
        g.options = []
        g.over = False
        g.reveals = 0
        g.telling = False
        g.witness = None
        g.forced = False
        g.picked = []
        return g

    def check(self, seats: int, opts: list[int]) -> None:
        """Refuse options that do not fit together or the number of seats, with BadOption."""
        self.info.check_seats(opts, seats)

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        """Why a thing cannot be used now whatever is asked, where the question says nothing of it.

        Things that wait for another phase of the game.
        """
        return None

    def shows(self, before: State, after: State) -> bool:
        """Whether a move showed something to somebody: it can no longer be taken back unasked."""
        ended = after.over and not before.over and not self.open_scores()
        return before.reveals != after.reveals or ended

    # what each game says for itself -----------------------------------------------------------

    def new_state(self, factions: list[int], opts: list[int], seed: int) -> State:
        """A game at its first decision; faction -1 is not given."""
        raise lacking(self, "new_state")

    def factions(self, g: State) -> list[int]:
        """The faction of each seat, -1 before it is picked."""
        raise lacking(self, "factions")

    def categories(self) -> list[str]:
        """The names of the scoring categories, in order."""
        raise lacking(self, "categories")

    def score(self, g: State, seat: int) -> list[int]:
        """The points of a seat in each category, as if the game ended now."""
        raise lacking(self, "score")

    def open_scores(self) -> bool:
        """Whether all may know everybody's points before the end: not where hidden cards count."""
        return True

    def winners(self, g: State) -> list[int]:
        raise lacking(self, "winners")

    def view(self, g: State, seat: int, forecasts: bool = False) -> dict[str, Any]:
        """What a seat may know, -1 for a spectator; built from what is allowed, never filtered.

        Forecasts are what could be reckoned from it; people want them shown, programs seldom.
        """
        raise lacking(self, "view")

    def things(self, g: State, viewer: int) -> list[Thing]:
        """Everything that a viewer sees on the table, each once; -1 for a spectator."""
        raise lacking(self, "things")

    def view_schema(self, forecasts: bool = False) -> dict[str, Any]:
        """The JSON schema of views."""
        raise lacking(self, "view_schema")

    def observe(self, g: State, seat: int) -> bytes:
        """What a seat may know as a row of bytes; as long for all states with so many seats."""
        raise lacking(self, "observe")

    def observed(self, seats: int) -> list[tuple[str, int, int]]:
        """What stands where in such a row: name, start, end."""
        raise lacking(self, "observed")

    def card_keys(self) -> list[str]:
        """The key of each kind of card."""
        raise lacking(self, "card_keys")

    def card_words(self, kind: int, talk: Talk) -> str:
        """The name of a card: the message ``<game>-card-<key>``, where a game says no more."""
        return talk.say(f"{self.info.id}-card-{self.card_keys()[kind]}".replace("_", "-"))

    def places(self, seats: int) -> list[str]:
        """What the bytes of the cards in such a row mean, by number."""
        raise lacking(self, "places")

    def redeal(self, g: State, seat: int) -> None:
        """Deal everything hidden from a seat anew, with the state's own randomness."""
        raise lacking(self, "redeal")

    def position(self, g: State) -> dict[str, Any]:
        """The game's own part of a position document."""
        raise lacking(self, "position")

    def unset(self, factions: list[int], opts: list[int], rng: int) -> State:
        """A state before setup, with the factions that are given."""
        raise lacking(self, "unset")

    def position_fields(self) -> list[str]:
        """The entries a position document of this game may have."""
        raise lacking(self, "position_fields")

    def player_fields(self) -> list[str]:
        """The entries it may have for every player."""
        raise lacking(self, "player_fields")

    def read_position(self, g: State, doc: dict[str, Any]) -> None:
        """Fill a state before setup from a position document, and go on from there."""
        raise lacking(self, "read_position")

    def event(self, g: State, numbers: list[int]) -> dict[str, Any]:
        """An event as plain data."""
        raise lacking(self, "event")

    def seen(self, event: Event, viewer: int) -> Event:
        """An event as a viewer saw it: hidden cards are -1."""
        raise lacking(self, "seen")

    def moves(self, event: Event) -> dict[str, Any]:
        """What was seen to move and because of which card, as plain data."""
        raise lacking(self, "moves")

    def event_text(self, g: State, numbers: list[int], talk: Talk) -> str:
        """An event as a sentence."""
        raise lacking(self, "event_text")

    def evaluate(self, g: State, seat: int) -> float:
        """How well a seat stands, for bots: its points and its prospects, in units of its own."""
        raise lacking(self, "evaluate")

    def spread(self) -> float:
        """The lead in value that is taken for three chances in four to win."""
        raise lacking(self, "spread")

    def horizon(self) -> int:
        """How many turns ahead it is worth looking, from one player's to the next."""
        raise lacking(self, "horizon")

    def at_rest(self, g: State) -> bool:
        """Whether no action is half done: the moments at which ``evaluate`` means something."""
        raise lacking(self, "at_rest")

    def talk(self, lang: Spoken) -> Talk:
        """The texts in a language; those of a table are its own already."""
        if isinstance(lang, Talk):
            return lang
        if lang not in LANGUAGES:
            raise UnknownLanguage("error-language", given=lang, possible=LANGUAGES)
        return talk(lang)
