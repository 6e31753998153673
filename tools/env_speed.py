"""How many steps a second the PettingZoo environments make, observation and mask included.

.venv/bin/python tools/env_speed.py                                interpreted
PYTHONPATH=build/compiled .venv/bin/python tools/env_speed.py      compiled, after make compile
"""

from __future__ import annotations

import random
import time

import tabularium as tb
from tabularium.research.pettingzoo_env import env

SECONDS = 4.0


def speed(game: str, seats: int) -> float:
    """Steps of random games a second of this process."""
    table = env(game=game, seats=seats)
    draw = random.Random(1)
    steps = 0
    begun = time.process_time()
    while time.process_time() < begun + SECONDS:
        table.reset(seed=steps)
        for _ in table.agent_iter():
            _, _, over, broken_off, _ = table.last()
            if over or broken_off:
                table.step(None)
                continue
            table.step(draw.choice(table.legal()))
            steps += 1
    return steps / (time.process_time() - begun)


def main() -> None:
    print("compiled" if tb.compiled else "interpreted")
    for info in tb.games():
        for seats in (2, info.max_seats):
            print(f"{info.id}, {seats} agents: {speed(info.id, seats):,.0f} steps/s", flush=True)


if __name__ == "__main__":
    main()
