"""Workers of a Ray cluster: the one RAY_ADDRESS names, else one on this machine."""

from __future__ import annotations

import logging
import os
from typing import Any

from tabularium.arena.errors import BadPlan
from tabularium.arena.match import Played, failed, play_match
from tabularium.arena.plan import Match
from tabularium.arena.reason import reason_of
from tabularium.parts import missing


class Cluster:
    """See ``tabularium.arena.crew.Crew``."""

    def __init__(self, workers: int | None) -> None:
        try:
            import ray
        except ModuleNotFoundError as problem:
            raise missing(problem, "ray") from None
        self._ray = ray
        self._mine = not ray.is_initialized()
        if self._mine:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played
            try:
                ray.init(include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
            except (ConnectionError, RuntimeError, ValueError) as problem:
                raise BadPlan("arena-error-ray", problem=str(problem)) from None
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self._workers = workers or max(1, int(resources.get("CPU", 1)))
        # a game whose worker died is given out again by us, who count how often
        self._play = ray.remote(max_retries=0)(play_match)
        self._busy: dict[Any, Match] = {}

    @property
    def free(self) -> int:
        return self._workers - len(self._busy)

    def give(self, match: Match) -> None:
        self._busy[self._play.remote(match)] = match

    def take(self, seconds: float) -> list[tuple[Match, Played | None]]:
        done, _ = self._ray.wait(list(self._busy), num_returns=1, timeout=seconds)
        return [self._result(ref, self._busy.pop(ref)) for ref in done]

    def _result(self, ref: Any, match: Match) -> tuple[Match, Played | None]:
        errors = self._ray.exceptions
        try:
            return match, self._ray.get(ref)
        except errors.RayTaskError as problem:
            return match, failed(match, reason_of(problem))
        except errors.RayError:
            return match, None

    def stop(self, match: Match) -> int | None:
        ref = next(ref for ref, given in self._busy.items() if given is match)
        del self._busy[ref]
        self._ray.cancel(ref, force=True)
        return None  # the worker may be on another machine, and cannot be asked any more

    def close(self) -> None:
        for ref in self._busy:
            self._ray.cancel(ref, force=True)
        if self._mine:
            self._ray.shutdown()
