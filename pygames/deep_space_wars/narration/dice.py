"""Dice in words: what they are thrown for, what they show, and what comes of it.

`_ROLL_TEXTS` has what is said of each step that asks for dice.
"""

from collections.abc import Mapping

from pygames.core.game import CHANCE
from pygames.core.language import _, ngettext
from pygames.core.players import mention
from pygames.deep_space_wars.engine import steps
from pygames.deep_space_wars.engine.moves import Dice, Move
from pygames.deep_space_wars.engine.state import Rolls, State
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.narration import attack_dice
from pygames.deep_space_wars.narration.directions import side_name
from pygames.deep_space_wars.narration.line import Sentences, Telling
from pygames.deep_space_wars.narration.toll import losses
from pygames.deep_space_wars.positions.rolls import CATCHES, COLLAPSES, POISONS
from pygames.deep_space_wars.wording import listed, numbers, squad_name

__all__ = ["SENTENCES", "doer", "struck"]


def doer(move: Move, state: State) -> int | None:
    """Return the seat whose name is written before what is told of a move of CHANCE."""
    if not isinstance(move, Dice):
        return getattr(move, "seat", None)
    squad = attack_dice.attacker(state.roll_group_with(move.dice))
    return None if squad is None else state.roster.squads[squad].owner


def _dice(move: Dice, state: State) -> Telling:
    """Tell rolls; those that are nobody's deed alike to everybody."""
    group = state.roll_group_with(move.dice)
    said = _ROLL_TEXTS[type(group.step)](group)
    return said if isinstance(said, Telling) else Telling(said, said, said)


def _initiative(group: Rolls) -> str:
    rolls = zip(group.step.seats, group.dice, strict=True)
    dice = listed(_("{player} {die}", player=mention(seat), die=die) for seat, die in rolls)
    if group.dice.count(max(group.dice)) > 1:
        return _("Tied for the first turn: {dice}", dice=dice)
    return _("Rolled for the first turn: {dice}", dice=dice)


def _sides(group: Rolls) -> str:
    after = group.before.copy()
    after.apply(Dice(group.dice), CHANCE)
    (die,) = group.dice
    if isinstance(after.steps[-1], steps.Drawing):
        return _("Sides of the table, rolled {die}: it is rolled again", die=die)
    return _(
        "Sides of the table, rolled {die}: {player} starts in the {side}",
        die=die,
        player=mention(0),
        side=side_name(after.edge_of(0)),
    )


def _poison(group: Rolls) -> str:
    dice = numbers(group.dice)
    lost = struck(group, POISONS)
    if not lost:
        return _("Poison, rolled {dice}: nobody dies", dice=dice)
    return _("Poison, rolled {dice}; dead: {losses}", dice=dice, losses=losses(group.before, lost))


def struck(group: Rolls, face: int) -> list[int]:
    """Return the figures whose dice show the face on which something happens (DSW-17)."""
    return [
        figure
        for step, dice in group.rolls
        for figure, die in zip(step.figures, dice, strict=False)
        if die == face
    ]


def _run(group: Rolls) -> str:
    step, (die,) = group.step, group.dice
    most = group.before.roster.squads[step.squad].card.speed + die
    squad = squad_name(group.before, step.squad)
    return _("Run of {squad}, rolled {die}: up to {n} inches", squad=squad, die=die, n=most)


def _rough(group: Rolls) -> str:
    (die,) = group.dice
    after = group.before.copy()
    after.apply(Dice(group.dice), CHANCE)  # only the gait that it comes to says how far
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


def _escape(group: Rolls) -> str:
    dice = numbers(group.dice)
    lost = len(struck(group, CATCHES))
    if not lost:
        return _("Escape, rolled {dice}: nobody is lost", dice=dice)
    return ngettext(
        "Escape, rolled {dice}: {n} figure is lost",
        "Escape, rolled {dice}: {n} figures are lost",
        lost,
        dice=dice,
    )


def _collapse(group: Rolls) -> str:
    dice = numbers(group.dice)
    lost = group.dice.count(COLLAPSES)
    if not lost:
        return _("Forced march, rolled {dice}: nobody collapses", dice=dice)
    return ngettext(
        "Forced march, rolled {dice}: {n} figure collapses",
        "Forced march, rolled {dice}: {n} figures collapse",
        lost,
        dice=dice,
    )


_ROLL_TEXTS: Mapping[type, attack_dice.RollText] = {
    steps.Initiative: _initiative,
    steps.Drawing: _sides,
    steps.Poison: _poison,
    steps.Running: _run,
    steps.Rough: _rough,
    steps.Escape: _escape,
    steps.Collapse: _collapse,
    **attack_dice.ROLL_TEXTS,
}
"""What is said of the dice of each step."""

SENTENCES: Sentences = {Dice: _dice}
