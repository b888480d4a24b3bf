"""What there is to see of a position of each game, for the courses of matches."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygames.bots.courses import Glimpse
from pygames.core.game import Game
from pygames.core.series import current_play

__all__ = ["glimpse_of"]


def glimpse_of(game: Game) -> Callable[[Any], Glimpse]:
    """Return what tells what counts of a position of this game."""
    look = _GLIMPSES.get(game.id, _nothing)
    return lambda state: look(current_play(state))


def _first_of(values: Sequence[Any]) -> int | None:
    """Return who has the most, None if several do."""
    best = max(values)
    return values.index(best) if values.count(best) == 1 else None


def _nothing(_state: Any) -> Glimpse:
    return Glimpse(0, 0, 0, None)


def _battle_line(state: Any) -> Glimpse:
    """See the fronts that are claimed: a turn of each player is a round."""
    return Glimpse((state.turn + 1) // 2, 0, 0, _first_of([state.flags.count(it) for it in (0, 1)]))


def _espionage(state: Any) -> Glimpse:
    """See the pieces that are left, once all have been set up."""
    up = sum(state.placed) == len(state.at)
    left = [
        sum(at >= 0 for at in army) for army in (state.at[: state.size], state.at[state.size :])
    ]
    fallen = len(state.at) - sum(left) if up else 0
    return Glimpse((state.turns + 1) // 2, fallen, len(state.at), _first_of(left) if up else None)


def _lost_patrol(state: Any) -> Glimpse:
    """See the Scouts that are left; nobody could say who is ahead."""
    fallen = state.scouts.count(None) if state.round else 0
    return Glimpse(state.round, fallen, len(state.scouts), None)


def _not_alone(state: Any) -> Glimpse:
    """See which of the two tracks is nearer to its end."""
    return Glimpse(state.turns, 0, 0, _first_of([-state.assimilation, -state.rescue]))


def _deep_space_wars(state: Any) -> Glimpse:
    """See the figures that have been lost, and who leads by the mission, then by victory points."""
    figures = len(state.places)
    fallen = figures - len(state.up()) if state.round else 0
    sides = sorted({*state.setting.sides})
    leads = _first_of([(state.scores[side], state.points[side]) for side in sides])
    return Glimpse(state.round, fallen, figures, leads)


_GLIMPSES: Mapping[str, Callable[[Any], Glimpse]] = {
    "battle-line": _battle_line,
    "deep-space-wars": _deep_space_wars,
    "espionage": _espionage,
    "lost-patrol": _lost_patrol,
    "not-alone": _not_alone,
}
