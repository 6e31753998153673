"""Somebody who plays while others storm: every move that was acknowledged must stay."""

from __future__ import annotations

import asyncio
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from load import quantile
from storm_world import Known
from websockets.asyncio.client import connect

PACE = 0.2  # seconds between two moves
FIRST = "altay"
DECODE = msgspec.json.decode


@dataclass
class Played:
    """A table, the moves that were acknowledged, and what its socket has told."""

    table: Known
    sent: list[str] = field(default_factory=list)
    heard: int = -1
    kept: int = -1  # moves at the end


class Honest:
    """Plays both sides of one game after another."""

    def __init__(self, host: str, port: int, source: str) -> None:
        self._host, self._port, self._source = host, port, source
        self._address = f"http://{host}:{port}"
        self._stopped = False
        self.played: list[Played] = []
        self.delays: list[float] = []
        self.refused: list[str] = []
        with httpx.Client(base_url=self._address, timeout=30) as http:
            self._note(http.post("/api/tables", json=self._wanted()))

    def _wanted(self) -> dict[str, Any]:
        return {"game": FIRST, "seats": ["human", "human"]}

    def _note(self, answer: httpx.Response) -> None:
        made = answer.raise_for_status().json()
        tokens = {int(seat): token for seat, token in made["tokens"].items()}
        self.played.append(Played(Known(made["id"], tokens, made["watch"])))

    @property
    def tables(self) -> list[str]:
        return [one.table.id for one in self.played]

    def stop(self) -> None:
        self._stopped = True

    async def play(self) -> None:
        """Play until told to stop, then look at all that was played."""
        transport = httpx.AsyncHTTPTransport(local_address=self._source)
        async with httpx.AsyncClient(
            base_url=self._address, timeout=30, transport=transport
        ) as http:
            while not self._stopped:
                one = self.played[-1]
                listening = asyncio.create_task(self._listen(one))
                if await self._game(http, one):
                    self._note(await http.post("/api/tables", json=self._wanted()))
                await asyncio.sleep(0.5)
                listening.cancel()
            for one in self.played:
                state = (await http.get(one.table.path, headers=_with(one.table.watch))).json()
                one.kept = state["moves"]
                if one.heard != state["version"]:
                    self.refused.append(f"socket at {one.heard}, table at {state['version']}")

    async def _game(self, http: httpx.AsyncClient, one: Played) -> bool:
        """Play one game; whether it is over."""
        while not self._stopped:
            path, tokens = one.table.path, [*one.table.tokens.values()]
            seen = await http.get(path, headers=_with(*tokens))
            if seen.status_code != 200:
                self.refused.append(f"{seen.status_code} {seen.text[:100]}")
                continue
            state = seen.json()
            if state["over"]:
                return True
            asked = state["decision"]
            body = {
                "version": state["version"],
                "request": uuid.uuid4().hex,
                "seat": asked["seat"],
                "key": asked["options"][len(one.sent) % len(asked["options"])]["key"],
            }
            began = time.monotonic()
            answer = await http.post(f"{path}/moves", json=body, headers=_with(*tokens))
            self.delays.append(1000 * (time.monotonic() - began))
            if answer.status_code == 200:
                one.sent.append(body["request"])
            else:
                self.refused.append(f"{answer.status_code} {answer.text[:100]}")
            await asyncio.sleep(PACE)
        return False

    async def _listen(self, one: Played) -> None:
        address = f"ws://{self._host}:{self._port}{one.table.path}/live"
        async with connect(
            address, max_size=None, compression=None, local_addr=(self._source, 0)
        ) as heard:
            await heard.send(msgspec.json.encode({"tokens": [one.table.watch]}).decode())
            async for message in heard:
                one.heard = DECODE(message)["version"]

    def judge(self) -> bool:
        """Print what became of the moves; gives whether all are there."""
        sent = sum(len(one.sent) for one in self.played)
        kept = [one.kept == len(one.sent) for one in self.played]
        print(
            f"  honest moves: {sent} in {len(self.played)} games, "
            + ("all kept and heard" if all(kept) else "NOT kept")
            + f"; answered p50 {quantile(self.delays, 0.5):.1f} ms, p99 "
            f"{quantile(self.delays, 0.99):.1f} ms (the storm's own loop included)"
        )
        for line in self.refused[:10]:
            print(f"  REFUSED {line}")
        return all(kept) and not self.refused


def _with(*tokens: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {','.join(tokens)}"}
