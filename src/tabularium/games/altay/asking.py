"""Questions that many effects ask: which good, which territory."""

from __future__ import annotations

from tabularium.games.altay import layout as at
from tabularium.games.altay.words import place_words
from tabularium.kernel.machine import Node, State
from tabularium.locale.talk import Talk


class AskGood(Node):
    """Its options are goods; each says whether the good comes or goes."""

    def deed(self, g: State) -> str:
        """What is done with the good that is chosen."""
        return "altay-do-take-good"

    def key(self, g: State, code: int) -> str:
        return at.GOODS[code]

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say(
            self.deed(g), {"good": talk.say(f"altay-n-{at.GOODS[code]}.what", {"n": 1})}
        )

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say(f"altay-n-{at.GOODS[code]}", {"n": 1})


class AskPlace(Node):
    """Its options are territories."""

    def key(self, g: State, code: int) -> str:
        return f"at:{code}"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return place_words(talk, code)
