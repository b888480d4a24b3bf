"""The toll of an attack in words: who goes down, flees or is wounded by what has just happened."""

from collections import Counter
from collections.abc import Iterable

from pygames.core.game import CHANCE
from pygames.core.language import _
from pygames.deep_space_wars.calling import listed, squad_name
from pygames.deep_space_wars.course.attack_steps import Test
from pygames.deep_space_wars.course.moves import Dice, Flame, Move, Refrain, Take
from pygames.deep_space_wars.course.state import State
from pygames.deep_space_wars.telling.attack_dice import ROLLS

__all__ = ["losses", "with_toll"]


def losses(state: State, lost: Iterable[int]) -> str:
    """Say how many figures of which squads are lost."""
    counts = Counter(state.roster.squad_of[figure] for figure in lost)
    return listed(_("{n} of {squad}", n=counts[it], squad=squad_name(state, it)) for it in counts)


def with_toll(told: str, move: Move, state: State) -> str:
    """Return what is told of a move with the toll that it takes, if it can take any.

    Where nothing saves figures no die tells of them, so the move is made on a copy of the state
    before it.
    """
    step = state.steps[-1]
    thrown = isinstance(move, Dice)
    if not (type(step) in ROLLS if thrown else isinstance(move, Flame | Take | Refrain)):
        return told
    after = state.copy()
    after.apply(move, CHANCE if thrown else _asked(state))
    up = state.up()
    gone = [figure for figure in up if not after.is_up(figure)]
    hurt = [it for it in up if after.is_up(it) and after.lives[it] < state.lives[it]]
    if gone and isinstance(step, Test):
        told = _("{event}; gone: {losses}", event=told, losses=losses(state, gone))
    elif gone:
        told = _("{event}; down: {losses}", event=told, losses=losses(state, gone))
    if hurt:
        told = _("{event}; wounded: {losses}", event=told, losses=losses(state, hurt))
    return told


def _asked(state: State) -> int:
    """Return the seat that the battle waits for."""
    return next(decision.seat for decision in state.decisions if len(decision.moves))
