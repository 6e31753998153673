"""How effects are put together: questions, conditions, choices. Games add their own words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tabularium.cards.count import Count
from tabularium.kernel.machine import PC, R0, R1, Node, State, Wording
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.part import Part, lacking
from tabularium.locale.talk import Args, Talk

YES: Final = 1
NO: Final = 0

# registers of ForEach
DONE: Final = R0  # how often it was done
TIMES: Final = R1  # how often it is to be done


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Node):
    """A question: asked by ``<game>-ask-<word>``, and on a card said by ``<game>-<word>``."""

    asks: str = ""  # its word, where all questions of a compiled class have the same

    def __init__(self, word: str = "") -> None:
        super().__init__()
        self.word: str = word or self.asks

    def kind(self) -> str:
        return self.word

    def messages(self) -> list[str]:
        return [f"{self.game}-ask-{self.word}"]

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say(f"{self.game}-ask-{self.word}")

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"{self.game}-{self.word}{form}")

    def slug(self) -> str:
        return self.word.replace("-", "_")


@mypyc_attr(allow_interpreted_subclasses=True)
class YesNo(Asking):
    """A question that is answered with yes or no."""

    def messages(self) -> list[str]:
        return [*super().messages(), f"{self.game}-yes", f"{self.game}-no"]

    def key(self, g: State, code: int) -> str:
        return "yes" if code else "no"

    def option(self, g: State, code: int) -> Offer:
        return Offer(f"{self.game}-yes" if code else f"{self.game}-no", None, self.asking(g))

    def asking(self, g: State) -> list[Thing]:
        """Whose effect it is."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class May(YesNo):
    """Something that can be declined; not asked when it cannot be done."""

    def __init__(self, effect: Node) -> None:
        super().__init__("may")
        self.effect = effect

    def parts(self) -> list[Node]:
        return [self.effect]

    def can(self, g: State, seat: int, source: int) -> bool:
        return self.effect.can(g, seat, source)

    def step(self, g: State, seat: int, source: int) -> None:
        if self.effect.can(g, seat, source):
            g.ask(seat, [YES, NO])
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        if code == YES:
            g.perform(self.effect, seat, source)

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say(f"{self.game}-ask-may", {"effect": self.effect.text(talk)})

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"{self.game}-may{form}", {"effect": self.effect.text(talk, ".to")})

    def slug(self) -> str:
        return self.effect.slug()


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Part):
    """Something that holds for a seat or not."""

    def holds(self, g: State, seat: int) -> bool:
        raise lacking(self, "holds")

    def text(self, talk: Talk, form: str = "") -> str:
        """In words, as they follow "if"."""
        raise lacking(self, "text")

    def said(self, talk: Talk) -> str:
        return self.text(talk)


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Node):
    """Only if something holds when it is reached; else perhaps something else."""

    def __init__(self, condition: Condition, effect: Node, otherwise: Node | None = None) -> None:
        super().__init__()
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise

    def parts(self) -> list[Node]:
        return [self.effect] if self.otherwise is None else [self.effect, self.otherwise]

    def can(self, g: State, seat: int, source: int) -> bool:
        return self.condition.holds(g, seat) and self.effect.can(g, seat, source)

    def step(self, g: State, seat: int, source: int) -> None:
        holds = self.condition.holds(g, seat)
        g.pop()
        if holds:
            g.perform(self.effect, seat, source)
        elif self.otherwise is not None:
            g.perform(self.otherwise, seat, source)

    def text(self, talk: Talk, form: str = "") -> str:
        when = self.condition.text(talk)
        effect = self.effect.text(talk, form)
        said = talk.say(f"{self.game}-when", {"when": when, "effect": effect})
        if self.otherwise is None:
            return said
        other = self.otherwise.text(talk, form)
        return talk.say(f"{self.game}-otherwise", {"text": said, "effect": other})

    def slug(self) -> str:
        return self.effect.slug()


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Asking):
    """Exactly one of several effects, as far as they are open."""

    def __init__(self, options: list[Node], word: str = "choose") -> None:
        super().__init__(word)
        self.options = options

    def fault(self) -> str:
        return "" if len(self.options) > 1 else "nothing to choose from"

    def parts(self) -> list[Node]:
        return self.options

    def open(self, g: State, seat: int, source: int) -> list[int]:
        """The options that may be chosen; none: the question is passed over."""
        return [i for i, option in enumerate(self.options) if option.can(g, seat, source)]

    def can(self, g: State, seat: int, source: int) -> bool:
        return any(option.can(g, seat, source) for option in self.options)

    def step(self, g: State, seat: int, source: int) -> None:
        found = self.open(g, seat, source)
        if found:
            g.ask(seat, found)
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        g.perform(self.options[code], seat, source)

    def messages(self) -> list[str]:
        return [*super().messages(), f"{self.game}-option"]

    def key(self, g: State, code: int) -> str:
        """Effects of the same sort are numbered."""
        slugs = [option.slug() for option in self.options]
        if slugs.count(slugs[code]) == 1:
            return slugs[code]
        return f"{slugs[code]}.{slugs[: code + 1].count(slugs[code])}"

    def option(self, g: State, code: int) -> Offer:
        """What it does, as it stands on a card."""
        return Offer(f"{self.game}-option", {"effect": Wording(self.options[code])})

    def text(self, talk: Talk, form: str = "") -> str:
        texts = [option.text(talk) for option in self.options]
        args: Args = {"head": ", ".join(texts[:-1]), "last": texts[-1]}
        return talk.say(f"{self.game}-{self.word}{form}", args)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForEach(Node):
    """As often as something is counted when it is reached; PC is 1 once the number is known."""

    def __init__(self, count: Count, effect: Node) -> None:
        super().__init__()
        self.count = count
        self.effect = effect

    def parts(self) -> list[Node]:
        return [self.effect]

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + DONE] <= g.stack[frame + TIMES]

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + PC] = 1
            stack[top + TIMES] = self.count.value(g, seat)
        if stack[top + DONE] >= stack[top + TIMES]:
            g.pop()
            return
        stack[top + DONE] += 1
        g.push(self.effect, seat, source)

    def text(self, talk: Talk, form: str = "") -> str:
        args: Args = {"what": self.count.text(talk, 1), "effect": self.effect.text(talk)}
        return talk.say(f"{self.game}-for-each", args)

    def slug(self) -> str:
        return self.effect.slug()
