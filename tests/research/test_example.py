"""The worked example of docs/research.md learns something."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

PATH = Path(__file__).resolve().parents[2] / "examples" / "learn_nations.py"


@pytest.mark.slow
def test_a_policy_learns_nations_in_a_few_seconds():
    spec = importlib.util.spec_from_file_location("learn_nations", PATH)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)

    def points(policy):
        draw = np.random.default_rng(1)
        return np.mean([example.play(policy, draw)[1] for _ in range(20)])

    learner = example.Learner(example.Policy(example.ENV))
    before = points(learner.policy)
    for step in range(10):
        learner.learn_from([example.slope(learner.policy, step, learner.usual)])
    # half a point to five of a margin whose spread is about four
    assert points(learner.policy) > before + 2
