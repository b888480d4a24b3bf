"""Dice in words: what they are thrown for, what they show, and what comes of it.

`_ROLLS` has what is said of each step that asks for dice.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pygames.core.game import CHANCE
from pygames.core.language import _, ngettext
from pygames.core.players import mention
from pygames.deep_space_wars.calling import listed, numbers
from pygames.deep_space_wars.course import steps
from pygames.deep_space_wars.course.moves import Dice
from pygames.deep_space_wars.course.state import State
from pygames.deep_space_wars.figures.rolls import STRIKES
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.telling import attack_dice
from pygames.deep_space_wars.telling.line import Sentences, Telling
from pygames.deep_space_wars.telling.toll import losses

__all__ = ["SENTENCES"]


def _dice(move: Dice, state: State) -> Telling:
    """Tell a throw, which is nobody's move: everybody reads the same."""
    step = state.steps[-1]  # which asks for it
    text = _ROLLS[type(step)](state, step, move)
    return Telling(text, text, text)


def _initiative(_state: State, step: steps.Initiative, move: Dice) -> str:
    rolls = zip(step.seats, move.dice, strict=True)
    dice = listed(_("{player} {die}", player=mention(seat), die=die) for seat, die in rolls)
    if move.dice.count(max(move.dice)) > 1:
        return _("Tied for the first turn: {dice}", dice=dice)
    return _("Rolled for the first turn: {dice}", dice=dice)


def _poison(state: State, step: steps.Poison, move: Dice) -> str:
    dice = numbers(move.dice)
    lost = _struck(step.figures, move.dice, "poison")
    if not lost:
        return _("Poison, rolled {dice}: nobody dies", dice=dice)
    return _("Poison, rolled {dice}; dead: {losses}", dice=dice, losses=losses(state, lost))


def _struck(figures: Iterable[int], dice: Iterable[int], what: str) -> list[int]:
    """Return the figures whose dice show the face on which something happens (DSW-17)."""
    rolls = zip(figures, dice, strict=False)
    return [figure for figure, die in rolls if die == STRIKES[what]]


def _run(state: State, step: steps.Running, move: Dice) -> str:
    (die,) = move.dice
    most = state.roster.squads[step.squad].card.speed + die
    return _("Run, rolled {die}: up to {n} inches", die=die, n=most)


def _rough(state: State, _step: steps.Rough, move: Dice) -> str:
    (die,) = move.dice
    after = state.copy()
    after.apply(move, CHANCE)  # only the gait that it comes to says how far
    stride = after.steps[-1]
    assert isinstance(stride, steps.Stride)
    most = (stride.gait.slowed or 0) // INCH
    if not most:
        return _("Difficult terrain, rolled {die}: no way through", die=die)
    return ngettext(
        "Difficult terrain, rolled {die}: up to {n} inch through it",
        "Difficult terrain, rolled {die}: up to {n} inches through it",
        most,
        die=die,
    )


def _escape(_state: State, step: steps.Escape, move: Dice) -> str:
    dice = numbers(move.dice)
    lost = len(_struck(step.figures, move.dice, "escape"))
    if not lost:
        return _("Escape, rolled {dice}: nobody is lost", dice=dice)
    return ngettext(
        "Escape, rolled {dice}: {n} figure is lost",
        "Escape, rolled {dice}: {n} figures are lost",
        lost,
        dice=dice,
    )


def _collapse(_state: State, _step: steps.Collapse, move: Dice) -> str:
    dice = numbers(move.dice)
    lost = move.dice.count(STRIKES["forced_march"])
    if not lost:
        return _("Forced march, rolled {dice}: nobody collapses", dice=dice)
    return ngettext(
        "Forced march, rolled {dice}: {n} figure collapses",
        "Forced march, rolled {dice}: {n} figures collapse",
        lost,
        dice=dice,
    )


_ROLLS: Mapping[type, Callable[[State, Any, Dice], str]] = {
    steps.Initiative: _initiative,
    steps.Poison: _poison,
    steps.Running: _run,
    steps.Rough: _rough,
    steps.Escape: _escape,
    steps.Collapse: _collapse,
    **attack_dice.ROLLS,
}
"""What is said of the dice of each step."""

SENTENCES: Sentences = {Dice: _dice}
