"""Words that several parts of Imperium need."""

from __future__ import annotations

from typing import Final

from tabularium.cards import control
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KEY, KINDS, STATE_ICON, SUITS, TITLE
from tabularium.kernel.machine import SOURCE, State, Wording
from tabularium.kernel.offer import CHOSEN, HIT, PAYS, Thing, Word
from tabularium.locale.talk import Args, Talk

# forms of a clause; one that a language does not give is said in the next form or plainly
TO: Final = ".to"  # what a cost is paid for
MAY: Final = ".may.to"  # what "you" may do
EACH: Final = ".each"  # what each player does, may do, or pays a cost for
EACH_MAY: Final = ".each-may.may.to"
EACH_TO: Final = ".each-to.to"
BRIEF: Final = ".brief"  # on a button
# forms of things
WHAT: Final = ".what"  # the object of a verb
THE: Final = ".the"  # a card by its name, in a sentence
MID: Final = ".mid"  # a nation in the middle of a sentence
PER: Final = ".per"  # what something is counted by: "each region", "every 2 regions"
FIRST_SUIT: Final = ".first"  # the first of several suits
FOR: Final = ".for"  # what one breaks through for
AGAIN: Final = ".again"  # another one of the same sort
MORE: Final = ".more"  # beside what has been gained


def capital(text: str) -> str:
    """The beginning of a sentence."""
    return text[:1].upper() + text[1:]


def title_words(talk: Talk, title: str, form: str = "") -> str:
    return talk.say("imperium-card-" + title.replace("_", "-") + form)


def card_words(talk: Talk, kind: int) -> str:
    """A card's name; of cards of one name those of a nation or with a rarer state icon say so."""
    name = title_words(talk, TITLE[kind])
    rest = KEY[kind].removeprefix(TITLE[kind])  # nothing of a tributary, which has a nation's name
    if rest[1:] in at.NATIONS:
        args: Args = {"card": name, "nation": title_words(talk, rest[1:])}
        return talk.say("imperium-nation-copy", args)
    if KEY[kind] != TITLE[kind] and STATE_ICON[kind] and not SUITS[kind]:
        return talk.say(f"imperium-{at.STATE_NAMES[STATE_ICON[kind]]}-copy", {"card": name})
    return name


def words_of(talk: Talk, card: int) -> str:
    return card_words(talk, KINDS[card])


def token_words(talk: Talk, token: int, n: int, form: str = "") -> str:
    """So many tokens of a kind in words: 2 materials."""
    return talk.say(f"imperium-n-{at.TOKENS_NAMES[token]}{form}", {"n": n})


def only(token: int, n: int) -> list[int]:
    """Tokens of one kind among amounts of all."""
    return [n if other == token else 0 for other in range(at.KINDS_OF_TOKEN)]


def tokens_words(talk: Talk, amounts: list[int], form: str = "") -> str:
    """Tokens in words: 2 materials and 1 progress."""
    return talk.join([token_words(talk, token, n, form) for token, n in enumerate(amounts) if n])


def suits_words(talk: Talk, suits: int, first: str = "", case: str = "") -> str:
    """Suits in words: region or tributary.

    The first has the form ``first`` (an article, say), the last the case of all of them.
    """
    given = [name for bit, name in enumerate(at.SUIT_NAMES) if suits >> bit & 1]
    names: list[str] = []
    for i, name in enumerate(given):
        form = (first if i == 0 else "") + (case if i == len(given) - 1 else ".list")
        names.append(talk.say(f"imperium-suit-{name}{form}"))
    return talk.either(names)


def one_and_another(talk: Talk, texts: list[str], word: str) -> str:
    """Several things with a word before the last: a, b and c, or a, b, then c."""
    if len(texts) == 1:
        return texts[0]
    return talk.say(f"imperium-{word}", {"head": ", ".join(texts[:-1]), "last": texts[-1]})


def alternatives(talk: Talk, texts: list[str], lettered: bool) -> str:
    """Alternatives: "a, b or c", or lettered, as those must be that are themselves lists."""
    lists = [",", talk.either(["", ""]), talk.join(["", ""])]
    if lettered or any(mark in text for mark in lists for text in texts):
        return "; ".join([f"({chr(ord('a') + i)}) {text}" for i, text in enumerate(texts)])
    return one_and_another(talk, texts, "or-else")


def definite(form: str) -> str:
    """The form of a verb whose object is a card by its name."""
    first = form[1:].partition(".")[0]
    return f".the-{first}{form}" if first else ".the"


def repeated(word: str, form: str) -> str:
    """The form of a verb that says that it is done ``.again``, or that there is ``.more``."""
    first = form[1:].partition(".")[0]
    return f"{word}-{first}{word}{form}" if first else word


def occasion(talk: Talk, g: State, word: str) -> str:
    """The card whose effect asks, or where no card does what is going on."""
    source = g.stack[g.top + SOURCE]
    return words_of(talk, source) if source >= 0 else talk.say(f"imperium-occasion-{word}")


class Asking(control.Asking):
    """A question that names the card whose effect it is."""

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say(f"imperium-ask-{self.word}", {"card": occasion(talk, g, self.word)})


# what options say and are about -------------------------------------------------------------------


class Sentence(Wording):
    """What an effect does, as a sentence of its own."""

    def words(self, talk: Talk) -> str:
        return capital(super().words(talk))


class SuitName(Word):
    def __init__(self, suit: int) -> None:
        self.suit = suit

    def words(self, talk: Talk) -> str:
        return capital(suits_words(talk, self.suit))


class Tokens(Word):
    """So many tokens of each kind."""

    def __init__(self, amounts: list[int], form: str = WHAT) -> None:
        self.amounts = amounts
        self.form = form

    def words(self, talk: Talk) -> str:
        return tokens_words(talk, self.amounts, self.form)


class Title(Word):
    """A card by its title."""

    def __init__(self, title: str) -> None:
        self.title = title

    def words(self, talk: Talk) -> str:
        return title_words(talk, self.title)


class Token(Thing):
    """The tokens of one kind that a player pays with."""

    def __init__(self, seat: int, token: int) -> None:
        super().__init__("tokens", seat, at.TOKENS_NAMES[token], PAYS)


class Pile(Thing):
    """Something of which a view says only how many there are, or whether there is one."""

    def __init__(self, name: str, seat: int = -1, part: int = CHOSEN) -> None:
        super().__init__(name, seat, name, part)


class Nation(Thing):
    """A rival whom it hits."""

    def __init__(self, g: State, seat: int) -> None:
        super().__init__("faction", seat, at.NATIONS[g.nums[at.FACTION + seat]], HIT)
