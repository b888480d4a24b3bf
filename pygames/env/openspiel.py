"""Four of the games as OpenSpiel games; needs the extra `openspiel`.

`register` makes them known, then `pyspiel.load_game("kitchen_battle_line")` and so on loads them.
Parameters: `preset` and `seats` as for `pygames.env.load`. Of seats that are asked at once, those
with lower numbers choose first, which others learn no more of than the rules let them. Deep Space
Wars is not among them, for its moves cannot be counted.
"""

import random
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import numpy as np
import pyspiel

from pygames.core import registry
from pygames.env.environment import Environment, load
from pygames.env.state import CHANCE, TERMINAL, State

__all__ = ["GAMES", "register"]

GAMES = ("battle-line", "espionage", "lost-patrol", "not-alone")
"""The games that can be loaded."""
_OPEN = ("lost-patrol",)
"""Those in which nothing is hidden."""


def register() -> list[str]:
    """Make the games known to OpenSpiel; return their names there."""
    names = []
    for game in GAMES:
        kind = _kind(game)
        names.append(kind.short_name)
        if kind.short_name not in pyspiel.registered_names():
            # Of a class OpenSpiel can let go when Python has ended, of a function it cannot.
            name = game.title().replace("-", "")
            pyspiel.register_game(kind, type(name, (Game,), {"kind": kind, "game": game}))
    return names


def _kind(game: str) -> Any:
    """Return what OpenSpiel wants to know of a game before it is loaded."""
    known, seats = pyspiel.GameType, registry.find(game).seats
    hidden = known.Information.IMPERFECT_INFORMATION
    return known(
        short_name=f"kitchen_{game.replace('-', '_')}",
        long_name=registry.find(game).title,
        dynamics=known.Dynamics.SEQUENTIAL,
        chance_mode=known.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.Information.PERFECT_INFORMATION if game in _OPEN else hidden,
        utility=known.Utility.ZERO_SUM if seats == (2,) else known.Utility.GENERAL_SUM,
        reward_model=known.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"preset": "", "seats": min(seats)},
    )


class Game(pyspiel.Game):
    """A game, with its options; registered is a class of each."""

    kind: ClassVar[Any]
    game: ClassVar[str]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen, kind = parameters or {}, self.kind
        seats = int(chosen.get("seats", kind.min_num_players))
        self.environment = load(self.game, chosen.get("preset") or None, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.environment.num_distinct_actions,
            max_chance_outcomes=self.environment.max_chance_outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=self.environment.max_game_length,
        )
        super().__init__(kind, info, chosen)

    def new_initial_state(self) -> "Spiel":
        """Return the state before anything has been dealt."""
        return Spiel(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """Return what puts states into tensors and strings."""
        return Observer(self.environment, kind is not None and kind.perfect_recall)


class Spiel(pyspiel.State):
    """A state of OpenSpiel around one of ours (`table`)."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.table: State = game.environment.new_initial_state()

    def current_player(self) -> int:
        """Return the player, chance or the end, numbered alike in both."""
        player = self.table.current_player
        names = {CHANCE: pyspiel.PlayerId.CHANCE, TERMINAL: pyspiel.PlayerId.TERMINAL}
        found: int = names.get(player, player)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may do, all equally likely."""
        return self.table.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.table.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.action_to_string(action, player)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.table.is_terminal()

    def returns(self) -> list[float]:
        """Return 1 for winners, -1 for losers, 0 before the end and for a draw."""
        return self.table.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Spiel":
        """Return a state drawn from those that a player may be in (`State.resample`).

        Its own history stays empty. `sampler` returns numbers from 0 to 1.
        """
        drawn = Spiel(self.get_game())
        drawn.table = self.table.resample(player, random.Random(sampler()))
        return drawn

    def __str__(self) -> str:
        return str(self.table)


class Observer:
    """Puts what a player sees into `tensor`, and into `dict` by planes."""

    def __init__(self, environment: Environment, recall: bool) -> None:
        """`recall`: strings tell all that the player has seen, not only what there is now."""
        self.tensor = np.zeros(environment.observation_size, np.float32)
        planes: Iterable[tuple[str, memoryview]] = environment.split(self.tensor.data).items()
        self.dict = {name: np.asarray(plane) for name, plane in planes}
        self._recall = recall

    def set_from(self, state: Spiel, player: int) -> None:
        """Put in what a player sees now."""
        self.tensor[:] = np.frombuffer(state.table.observation_tensor(player), np.float32)

    def string_from(self, state: Spiel, player: int) -> str:
        """Return what a player has seen, or the values above zero that it sees now."""
        if self._recall:
            return state.table.information_state_string(player)
        tensor = np.frombuffer(state.table.observation_tensor(player), np.float32)
        return " ".join(f"{place}:{tensor[place]:g}" for place in np.flatnonzero(tensor))
