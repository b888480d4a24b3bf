"""Puzzles of Battle Line: a troop to be played, without tactics cards."""

from pygames.battle_line.moves import Play
from pygames.battle_line.state import State
from pygames.bots.puzzling import Seeking
from pygames.core.game import Decision

__all__ = ["SEEKING"]


def _told(view: State, decision: Decision, move: Play) -> bool:
    """Whether it makes none of the skirmishes, of which the lesson says nothing."""
    side = (*view.cards[view.side(move.front, decision.seat)], move.card)
    values, colours = sorted({card % 10 for card in side}), {card // 10 for card in side}
    run = len(values) == len(side) and values[-1] - values[0] < 3
    return len(side) == 1 or len(colours) == 1 or not run


SEEKING = Seeking(
    seats=(2,),
    options={"use_tactics": False},
    level=2,
    decisions=frozenset(("play",)),
    told=_told,
    plies=2,
    nodes=60,
)
