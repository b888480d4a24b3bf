"""A turn: its four phases, one after another."""

from pygames.core.game import REFEREE
from pygames.core.steps import Ask, Run
from pygames.not_alone.dealer_moves import NextTurn
from pygames.not_alone.phases.card_windows import card_window
from pygames.not_alone.phases.end_of_turn import end_turn
from pygames.not_alone.phases.exploration import explore
from pygames.not_alone.phases.hunting import hunt
from pygames.not_alone.phases.reckoning import reckon
from pygames.not_alone.position import Position
from pygames.not_alone.turn import Turn

__all__ = ["NEXT_TURN"]


def _next_turns(state: Position, _referee: int) -> list[NextTurn]:
    return [NextTurn(state.turns + 1)]


def _begin_turn(state: Position, move: NextTurn, _referee: int) -> None:
    state.turns = move.turn
    state.turn = Turn(state.next_due, state.next_limit)
    state.next_due, state.next_limit = {}, 1
    state.push(NEXT_TURN, Run(end_turn), Run(card_window, (4,)))
    state.push(Run(reckon), Run(hunt), Run(explore))


NEXT_TURN = Ask("turn", REFEREE, _next_turns, _begin_turn)
