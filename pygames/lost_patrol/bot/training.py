"""What can be learned of Lost Patrol's bot: the weights of its evaluation."""

from pygames.bots.training import Fitting, Position
from pygames.lost_patrol.bot.evaluation import ESCAPE, SEARCH, chance, evaluation_of
from pygames.lost_patrol.state import State

__all__ = ["FITTING"]


def _position(state: State) -> Position | None:
    """Return the start of a round as a position of the Scouts."""
    if state.phase != "scout_act" or state.active >= 0 or state.finished:
        return None
    assert state.scouts_seat is not None
    evaluation = evaluation_of(state)
    features = evaluation.features(state.scouts, state.tokens)
    return Position(evaluation.model, state.scouts_seat, features, chance(state))


FITTING = Fitting({"search": SEARCH.features, "escape": ESCAPE.features}, _position, most_hidden=0)
