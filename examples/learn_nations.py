"""A small policy learns Nations against the bot `random`, in numpy alone.

    python examples/learn_nations.py                 two minutes on two cores
    python examples/learn_nations.py --steps 20      a first look

The policy is a softmax over the actions that can be taken: a linear function of the numbers in the
observation (goods, workers, strength and so on; the places of the cards are left out) and one
number for each action. It learns by REINFORCE: play games, make the choices of the games that went
better than usual likelier, and those of the others less likely.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from tabularium.research.gymnasium_env import AgainstBots

GAME = "nations"
SEATS = 2
GAMES_A_STEP = 24  # in each process
RATE = 0.03
CARD_PARTS = ("cards", "workers on cards", "used", "sections built", "private architects")


class Policy:
    """The weights, and what they make of an observation."""

    def __init__(self, env: AgainstBots) -> None:
        slices = env.space.slices
        kept = [part for name, part in slices.items() if name not in CARD_PARTS + ("concerns",)]
        self.columns = np.concatenate([np.arange(part.start, part.stop) for part in kept])
        self.weights = np.zeros((env.space.actions, len(self.columns) + 1), np.float32)

    def features(self, observation: np.ndarray) -> np.ndarray:
        """Numbers of like size: most counters are below 20, some are counted from 100 on."""
        numbers = observation[self.columns].astype(np.float32)
        return np.append(np.tanh(np.where(numbers > 60, numbers - 100, numbers) / 10), 1)

    def chances(self, features: np.ndarray, legal: np.ndarray) -> np.ndarray:
        logits = self.weights[legal] @ features
        powers = np.exp(logits - logits.max())
        return powers / powers.sum()


ENV = AgainstBots(GAME, SEATS, seat=None, rewards="points")


def play(policy: Policy, draw: np.random.Generator) -> tuple[list[tuple], float]:
    """One game: what was seen and done, and the points ahead of the mean."""
    steps = []
    seen, info = ENV.reset(seed=int(draw.integers(2**31)))
    over = ENV.game.over
    reward = 0.0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        features = policy.features(seen)
        chances = policy.chances(features, legal)
        choice = int(np.searchsorted(np.cumsum(chances), draw.random() * 0.999999))
        steps.append((features, legal, chances, choice))
        seen, reward, over, _, info = ENV.step(int(legal[choice]))
    return steps, reward


def slope(policy: Policy, seed: int, usual: float) -> tuple[np.ndarray, list[float]]:
    """Play some games; gives how the weights should change, and the rewards."""
    draw = np.random.default_rng(seed)
    change = np.zeros_like(policy.weights)
    rewards = []
    for _ in range(GAMES_A_STEP):
        steps, reward = play(policy, draw)
        rewards.append(reward)
        better = math.tanh((reward - usual) / 10)
        for features, legal, chances, choice in steps:
            push = -chances
            push[choice] += 1
            change[legal] += np.outer(push, features * better)
    return change / GAMES_A_STEP, rewards


def wins(policy: Policy, seed: int, games: int) -> int:
    """How many of so many games the policy wins."""
    draw = np.random.default_rng(seed)
    won = 0
    for _ in range(games):
        play(policy, draw)
        won += ENV.seat in ENV.game.winners
    return won


def measure(pool: ProcessPoolExecutor, processes: int, policy: Policy, games: int) -> str:
    """The share of games won, with its 95 % interval (Wilson)."""
    each = games // processes
    tasks = [pool.submit(wins, policy, 10**6 + i, each) for i in range(processes)]
    n = each * processes
    share = sum(task.result() for task in tasks) / n
    middle = (share + 1.92 / n) / (1 + 3.84 / n)
    width = 1.96 * math.sqrt(share * (1 - share) / n + 0.96 / n**2) / (1 + 3.84 / n)
    return f"won {share:.1%} of {n} games ({middle - width:.1%} to {middle + width:.1%})"


class Learner:
    """Adam: steps of like size for actions that are rare and actions that are not."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.mean = np.zeros_like(policy.weights)
        self.square = np.zeros_like(policy.weights)
        self.usual = 0.0  # reward, of late
        self.steps = 0

    def learn_from(self, results: list[tuple[np.ndarray, list[float]]]) -> None:
        """Change the weights by what some processes have found."""
        self.steps += 1
        change = sum(result[0] for result in results) / len(results)
        rewards = [reward for result in results for reward in result[1]]
        self.usual += 0.1 * (float(np.mean(rewards)) - self.usual)
        self.mean += 0.1 * (change - self.mean)
        self.square += 0.01 * (change**2 - self.square)
        scale = math.sqrt(1 - 0.99**self.steps) / (1 - 0.9**self.steps)
        self.policy.weights += RATE * scale * self.mean / (np.sqrt(self.square) + 1e-6)


def learn(steps: int, processes: int, games: int) -> None:
    """Learn in so many steps; prints how good the policy is before and after."""
    learner = Learner(Policy(ENV))
    policy = learner.policy
    with ProcessPoolExecutor(processes) as pool:
        print(f"before: {measure(pool, processes, policy, games)}", flush=True)
        for _ in range(steps):
            seed = learner.steps * processes
            tasks = [pool.submit(slope, policy, seed + i, learner.usual) for i in range(processes)]
            learner.learn_from([task.result() for task in tasks])
            if learner.steps % 20 == 0:
                n = learner.steps * processes * GAMES_A_STEP
                print(f"  {n} games: {learner.usual:+.1f} points", flush=True)
        print(f"after:  {measure(pool, processes, policy, games)}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn Nations against random play.")
    parser.add_argument("--steps", type=int, default=240)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000, help="games for each measurement")
    arguments = parser.parse_args()
    learn(arguments.steps, arguments.processes, arguments.games)
