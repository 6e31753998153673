"""A table as somebody may see it. Nothing of a game gets out except through here."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from tabularium.kernel.game import Decision, Game, Score
from tabularium.kernel.offer import PARTS, Thing
from tabularium.locale.talk import Talk
from tabularium.server.patches import ENCODE, Fields, fields_of, patch, whole
from tabularium.server.responses import (
    AskingState,
    Chat,
    ChatState,
    DecisionState,
    GivenState,
    Log,
    MemberState,
    OptionState,
    Part,
    ScoreState,
    SeatState,
    SetState,
    State,
    ThingState,
    UndoState,
)
from tabularium.server.table import Open, ServedTable
from tabularium.server.undo import last_own, way_back

T = TypeVar("T")
LINES: Final = 100  # of the log in a state; earlier ones are told when they are asked for
BEHIND: Final = 1000  # versions: who saw an older one is told as if they had seen none


def viewer_of(table: ServedTable, open_: Open, game: Game) -> int | None:
    """Whose eyes: of several open seats the one that decides, else the one that moved last."""
    if len(open_) < 2:
        return open_[0] if open_ else None
    if game.to_move in open_:
        return game.to_move
    for move in reversed(table.ledger.made):
        if move.seat in open_:
            return move.seat
    return open_[0]


def state_bytes(table: ServedTable, open_: Open, lang: str, since: int | None = None) -> bytes:
    """The state now; of log and chat only what is new to somebody who saw version ``since``."""
    return whole(fields_now(table, open_, lang), _tails(table, open_, lang, since))


def patch_bytes(table: ServedTable, open_: Open, lang: str, since: int, before: Fields) -> bytes:
    """What has changed since somebody was sent the fields of a version."""
    now = fields_now(table, open_, lang)
    return patch(before, now, _tails(table, open_, lang, since))


def fields_now(table: ServedTable, open_: Open, lang: str) -> Fields:
    """The fields of the state. They are made once, for whoever has opened the same seats."""
    return _once(table, (open_, lang), lambda: _fields(table, open_, lang))


def _once(table: ServedTable, key: object, make: Callable[[], T]) -> T:
    """Something that stays the same until the table changes. There are as many as ways to look."""
    if key not in table.cache:
        table.cache[key] = make()
    found: T = table.cache[key]
    return found


def state_at(table: ServedTable, open_: Open, lang: str, game: Game) -> bytes:
    """The state as it was in a game that is this table's at an earlier move."""
    viewer = viewer_of(table, open_, game)
    state, view = _state(table, open_, lang, game, viewer)
    state.at = len(game.moves)
    log = _log(table, viewer, table.talk(lang), 0, state.at)
    return whole(fields_of(state, view), {"log": ENCODE(log), "chat": ENCODE(state.chat)})


def _fields(table: ServedTable, open_: Open, lang: str) -> Fields:
    game = table.board.game
    state, view = _state(table, open_, lang, game, viewer_of(table, open_, game))
    state.undo = _undo(table, open_, table.talk(lang))
    asking = table.ledger.asking
    if asking is not None:
        state.asking = AskingState(asking.seat, asking.to, list(asking.waiting))
    return fields_of(state, view)


def _tails(table: ServedTable, open_: Open, lang: str, since: int | None) -> dict[str, bytes]:
    """Log and chat from where they are new to somebody who saw version ``since``."""
    if since is not None and not (
        max(table.reworded, table.version - BEHIND) <= since <= table.version
    ):
        since = None
    viewer = viewer_of(table, open_, table.board.game)
    # those who share a screen see through other eyes each time
    known = since if len(open_) < 2 else None
    first = 0
    if known is not None:
        seen = table.ledger.lowest_since(known)
        first = table.board.log.count(_number(viewer), seen)
    chat = table.ledger.chat
    said = 0 if since is None else bisect_right(chat, since, key=lambda line: line.version)
    lines = [ChatState(line.seat, line.name, line.text, line.at) for line in chat[said:]]
    log = _log(table, viewer, table.talk(lang), first, table.ledger.moves)
    return {"log": ENCODE(log), "chat": ENCODE(Chat(said, lines))}


def _state(
    table: ServedTable, open_: Open, lang: str, game: Game, viewer: int | None
) -> tuple[State, dict[str, Any]]:
    """The state without log and chat, and the view that belongs to it."""
    language = table.talk(lang)
    guide = table.board.guide
    view = game.view(viewer, forecasts=True)
    verdict = guide.verdict(view, language) if game.over and game.winners else ""
    if game.over and table.ledger.taken_back:
        told = language.say("server-taken-back", {"n": table.ledger.taken_back})
        verdict = f"{verdict} {told}".strip()
    state = State(
        id=table.name,
        game=guide.game,
        title=guide.title(language),
        lang=lang,
        version=table.version,
        moves=table.ledger.moves,
        at=None,
        viewer=viewer,
        open=list(open_),
        seats=_of_all(table, game, "seats", lang, lambda: _seats(table, game, language)),
        view=msgspec.Raw(),
        decision=_decision(table, open_, game, language),
        log=Log(0, []),
        scores=_scores(table, game, viewer, language),
        over=game.over,
        winners=list(game.winners),
        verdict=verdict,
        taken_back=table.ledger.taken_back,
        closed=_closed(table, language),
        undo=None,
        asking=None,
        chat=Chat(0, []),
    )
    return state, view


def _closed(table: ServedTable, language: Talk) -> str | None:
    """Why the table can only be looked at."""
    if table.older is None:
        return None
    return language.say("server-older-rules", {"n": table.older})


def _of_all(table: ServedTable, game: Game, what: str, lang: str, make: Callable[[], T]) -> T:
    """A part that is made once for all viewers, unless the past is looked at."""
    return _once(table, (what, lang), make) if game is table.board.game else make()


def _number(viewer: int | None) -> int:
    return -1 if viewer is None else viewer


def _log(table: ServedTable, viewer: int | None, language: Talk, first: int, moves: int) -> Log:
    last = table.board.log.count(_number(viewer), moves)
    return _lines(table, viewer, language, first, last)


def _lines(table: ServedTable, viewer: int | None, language: Talk, first: int, last: int) -> Log:
    """At most so many lines before the last one that it takes no time worth speaking of."""
    first = max(first, last - LINES)
    return Log(first, table.board.log.lines(_number(viewer), language, first, last))


def lines_before(table: ServedTable, viewer: int | None, lang: str, to: int) -> bytes:
    """The last lines of the log before one of them."""
    last = min(to, table.board.log.count(_number(viewer), table.ledger.moves))
    return ENCODE(_lines(table, viewer, table.talk(lang), 0, last))


def _seats(table: ServedTable, game: Game, language: Talk) -> list[SeatState]:
    guide = table.board.guide
    factions = game.rules.info.factions
    found: list[SeatState] = []
    for number, faction in enumerate(game.rules.factions(game.state)):
        seat = table.ledger.seats[number]
        key = factions[faction] if faction >= 0 else None
        found.append(
            SeatState(
                seat=number,
                who=seat.who,
                name=seat.name,
                faction=key,
                faction_name=guide.faction(key, language) if key is not None else None,
                bot=seat.bot,
                bot_name=None if seat.present else language.say(f"server-bot-{seat.player}.name"),
                here=table.here(number),
            )
        )
    return found


def _decision(table: ServedTable, open_: Open, game: Game, language: Talk) -> DecisionState | None:
    decision = game.decision
    if decision is None:
        return None
    if decision.seat not in open_ or game is not table.board.game or table.older is not None:
        return DecisionState(decision.seat, decision.kind, line=_line(table, game))
    return DecisionState(
        seat=decision.seat,
        kind=decision.kind,
        prompt=decision.prompt(language),
        options=_options(table, decision, language),
        set=_set(decision, language),
    )


def _line(table: ServedTable, game: Game) -> int | msgspec.UnsetType:
    """How many tables bots think about first, where that is noticed."""
    return table.line if game is table.board.game and table.line is not None else msgspec.UNSET


def _set(decision: Decision, language: Talk) -> SetState | msgspec.UnsetType:
    question = decision.set
    if question is None:
        return msgspec.UNSET
    given = zip(question.given, question.given_text(language), strict=True)
    return SetState(
        prompt=question.prompt(language),
        members=[
            MemberState(
                member.key, member.text(language), member.most, member.worth, _things(member.about)
            )
            for member in question.members
        ],
        least=question.least,
        most=question.most,
        need=question.need,
        ordered=question.ordered,
        given=[GivenState(key, text) for key, text in given],
    )


def _options(table: ServedTable, decision: Decision, language: Talk) -> list[OptionState]:
    guide = table.board.guide
    letters: set[str] = set()
    found: list[OptionState] = []
    for option in decision.options:
        letter = guide.hotkey(option.key)
        # two options never share a letter
        if letter in letters:
            letter = ""
        letters.add(letter)
        group = language.say(guide.group(option.key))
        text = option.text(language)
        found.append(OptionState(option.key, text, group, letter, _things(option.about)))
    return found


def _things(about: tuple[Thing, ...]) -> list[ThingState]:
    return [
        ThingState(
            zone=thing.zone,
            name=thing.name,
            part=PARTS[thing.part],
            seat=thing.seat if thing.seat >= 0 else None,
            spot=thing.spot if thing.spot >= 0 else None,
        )
        for thing in about
    ]


def _scores(
    table: ServedTable, game: Game, viewer: int | None, language: Talk
) -> list[ScoreState | None]:
    scores = _of_all(
        table,
        game,
        "scores",
        language.lang,
        lambda: [_score(table, score, language) for score in game.scores()],
    )
    return [score if game.knows_score(viewer, seat) else None for seat, score in enumerate(scores)]


def _score(table: ServedTable, score: Score, language: Talk) -> ScoreState:
    guide = table.board.guide
    parts = [
        Part(name, guide.category(name, language), points) for name, points in score.parts.items()
    ]
    return ScoreState(score.total, parts)


def _undo(table: ServedTable, open_: Open, language: Talk) -> UndoState:
    if not open_:
        return UndoState(reason=language.say("server-undo-spectator"))
    if table.board.game.over:
        return UndoState(reason=language.say("server-undo-over"))
    if table.older is not None:
        return UndoState(reason=_closed(table, language) or "")
    to = last_own(table, open_)
    if to is None:
        return UndoState(reason=language.say("cli-undo-stop-start"))
    way = way_back(table, open_, to)
    undo = UndoState(
        to=to, text=table.board.taken(to, table.ledger.made[to - table.ledger.base], language.lang)
    )
    if way.reason is not None:
        undo.reason = language.say(way.reason)
    if way.waiting:
        undo.ask = True
    return undo
