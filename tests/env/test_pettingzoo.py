"""The games as PettingZoo sees them."""

import random

import pytest

import pygames

pytest.importorskip("pettingzoo")  # it is among the packages of the test command

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, seed_test

from pygames.env.pettingzoo import env, parallel_env
from tests.env.playing import GAMES

SET_UPS = {
    "battle-line": "standard",
    "espionage": "small_fast",
    "lost-patrol": "dash",
    "not-alone": "base",
    "deep-space-wars": "at_once",
}

each_game = pytest.mark.parametrize("game", GAMES)


# PettingZoo's own games with masks are on lists of exceptions from these.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@each_game
def test_its_agents_move_in_turn(game: str) -> None:
    api_test(env(game, SET_UPS[game]), num_cycles=100)


@each_game
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    seed_test(lambda: env(game, SET_UPS[game]), num_cycles=50)


@each_game
def test_all_its_agents_act_in_each_step(game: str) -> None:
    parallel_api_test(parallel_env(game, SET_UPS[game]), num_cycles=100)


@each_game
def test_rewards_come_at_the_end_and_add_up(game: str) -> None:
    table, rng = env(game, SET_UPS[game]), random.Random(1)
    table.reset(seed=1)
    sums = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _info = table.last()
        sums[agent] += reward
        assert not cut
        action = None if ended else rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        table.step(action)
    assert list(sums.values()) == table.match.returns()
    assert any(sums.values()) or game == "espionage"
    assert table.render() == str(table.match)


def test_a_match_is_cut_off_after_its_most_steps() -> None:
    table = env("battle-line")
    table.max_steps = 3
    table.reset(seed=2)
    for _step in range(3):
        assert not any(table.truncations.values())
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_an_illegal_move_is_refused() -> None:
    table = env("battle-line")
    table.reset(seed=3)
    action = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(pygames.IllegalMove):
        table.step(action)


def test_who_is_not_asked_can_only_wait() -> None:
    table = parallel_env("espionage", "small_fast")
    seen, _infos = table.reset(seed=4)
    waits = set()
    for _step in range(40):
        asked = table.match.actors
        for place, agent in enumerate(table.agents):
            mask = seen[agent]["action_mask"]
            assert bool(mask[table.wait]) == (place not in asked)
            assert mask.sum() == 1 or place in asked
        actions = {agent: int(np.flatnonzero(it["action_mask"])[0]) for agent, it in seen.items()}
        waits.add(len(asked))
        seen, *_rest = table.step(actions)
    assert waits == {1, 2}
