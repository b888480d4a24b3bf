"""The games as PettingZoo environments; needs the extra `pettingzoo`.

What an agent observes is a dictionary: `observation`, all planes in one row
(`Environment.split` tells them apart), and `action_mask`. Whoever makes an illegal move gets
`IllegalMove` from `step`; PettingZoo's wrappers can turn that into a lost game.
"""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from pygames.core.numbers import whole_number
from pygames.env.environment import Environment, load
from pygames.env.state import State

__all__ = ["AEC", "Parallel", "env", "parallel_env"]


def env(
    game: str,
    preset: str | None = None,
    seats: int | None = None,
    max_steps: int | None = None,
    **options: Any,
) -> "AEC":
    """Return a game whose agents move in turn: arguments as for `pygames.env.load`.

    `max_steps`: after so many steps a match is truncated; None: it is played out. Raises
    `ValueError` if that is no positive number.
    """
    return AEC(load(game, preset, seats, **options), max_steps)


def parallel_env(
    game: str,
    preset: str | None = None,
    seats: int | None = None,
    max_steps: int | None = None,
    **options: Any,
) -> "Parallel":
    """Return a game whose agents all act in each step: arguments as for `env`."""
    return Parallel(load(game, preset, seats, **options), max_steps)


class _Table:
    """What both kinds of environments have in common: agents, spaces and a match.

    `spare`: actions that are added after those of the game.
    """

    render_mode = "ansi"

    def __init__(self, environment: Environment, max_steps: int | None, spare: int) -> None:
        game = environment.setup.game.replace("-", "_")
        self.metadata = {
            "name": f"{game}_v{environment.encoding.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.environment = environment
        self.max_steps = None if max_steps is None else whole_number(max_steps, "max_steps")
        if self.max_steps is not None and self.max_steps < 1:
            raise ValueError(f"max_steps must be 1 or more, not {self.max_steps}")
        self.possible_agents = [f"player_{seat}" for seat in range(environment.num_players)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {}
        self.action_spaces: dict[str, spaces.Space[Any]] = {}
        actions, size = environment.num_distinct_actions + spare, environment.observation_size
        for agent in self.possible_agents:
            self.action_spaces[agent] = spaces.Discrete(actions)
            self.observation_spaces[agent] = spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._state = environment.new_initial_state()
        self._rng = random.Random()
        self._steps = 0

    @property
    def match(self) -> State:
        """The match as it stands."""
        return self._state

    def observation_space(self, agent: str) -> Any:
        """Return what an agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return what an agent may do."""
        return self.action_spaces[agent]

    def render(self) -> str:
        """Return the match so far as text."""
        return str(self._state)

    def close(self) -> None:
        """Do nothing: no window is open."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = random.Random(whole_number(seed, "the seed"))
        self.agents = self.possible_agents[:]
        self._state = self.environment.new_initial_state().deal(self._rng)
        self._steps = 0

    def _seen(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        mask = self._state.action_mask(seat)
        return {
            "observation": np.frombuffer(self._state.observation_tensor(seat), np.float32),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def _is_cut(self) -> bool:
        """Whether a match that is not over has had its most steps."""
        self._steps += 1
        over = self._state.is_terminal()
        return not over and self.max_steps is not None and self._steps >= self.max_steps

    def _returns(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self._state.returns(), strict=True))


class AEC(_Table, AECEnv):
    """A game whose agents move in turn; of several that are asked at once, by their seats."""

    def __init__(self, environment: Environment, max_steps: int | None = None) -> None:
        """`max_steps`: after so many steps a match is truncated; None: it is played out."""
        super().__init__(environment, max_steps, spare=0)
        self.agent_selection = self.possible_agents[0]
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match; `seed` decides what is dealt and thrown."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.current_player]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and what it may do if it is asked."""
        return self._seen(agent)

    def step(self, action: int | None) -> None:
        """Make the choice of the selected agent.

        Raises `IllegalMove`, and `ValueError` for what is no action.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an action")
        self._state.apply_action(action, self._seats[agent])
        self._state.deal(self._rng)
        self._cumulative_rewards[agent] = 0.0
        cut = self._is_cut()
        self.rewards = self._returns()
        self.terminations = dict.fromkeys(self.agents, self._state.is_terminal())
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        if not self._state.is_terminal():
            self.agent_selection = self.possible_agents[self._state.current_player]


class Parallel(_Table, ParallelEnv):
    """A game whose agents all act in each step: those who are not asked can only wait.

    To wait is the last action, one more than the game has.
    """

    def __init__(self, environment: Environment, max_steps: int | None = None) -> None:
        """`max_steps`: as for `AEC`."""
        super().__init__(environment, max_steps, spare=1)

    @property
    def wait(self) -> int:
        """The action of those who are not asked."""
        return self.environment.num_distinct_actions

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a match; return what all agents observe, and nothing more about them."""
        self._begin(seed)
        return self._all_seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Make the choices of all who are asked.

        A choice is dropped if another one has changed what its agent is asked; `infos` says so.
        Raises `IllegalMove`, and `ValueError` if an agent who is asked has no action, or none that
        there is.
        """
        agents, asked = (
            self.agents,
            {seat: self.possible_agents[seat] for seat in self._state.actors},
        )
        for agent in asked.values():
            if actions.get(agent) is None:
                raise ValueError(f"{agent} has to choose an action")
        chosen = {seat: actions[agent] for seat, agent in asked.items()}
        dropped = self._state.apply_actions(chosen)
        self._state.deal(self._rng)
        cut, over = self._is_cut(), self._state.is_terminal()
        infos = {agent: {"dropped": self._seats[agent] in dropped} for agent in agents}
        seen = self._all_seen()
        if cut or over:
            self.agents = []
        ends, cuts = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        return seen, self._returns(), ends, cuts, infos

    def _all_seen(self) -> dict[str, Any]:
        return {agent: self._seen(agent) for agent in self.agents}

    def _seen(self, agent: str) -> dict[str, Any]:
        seen = super()._seen(agent)
        asked = self._seats[agent] in self._state.actors
        seen["action_mask"] = np.append(seen["action_mask"], np.int8(not asked))
        return seen
