"""Dice in words: what they are thrown for, what they show, and what comes of it.

`_ROLL_TEXTS` has what is said of each step that asks for dice.
"""

from collections.abc import Mapping

from pygames.core.game import CHANCE
from pygames.core.language import _, listed, ngettext, sentences
from pygames.core.players import mention
from pygames.deep_space_wars.engine import steps
from pygames.deep_space_wars.engine.moves import Dice, Move
from pygames.deep_space_wars.engine.state import Rolls, State
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.narration import attack_dice
from pygames.deep_space_wars.narration.directions import side_name
from pygames.deep_space_wars.narration.line import Sentences, Voice
from pygames.deep_space_wars.narration.toll import losses
from pygames.deep_space_wars.positions.rolls import CATCHES, COLLAPSES, POISONS
from pygames.deep_space_wars.wording import numbers, squad_name

__all__ = ["SENTENCES", "doer", "struck"]


def doer(move: Move, state: State) -> int | None:
    """Return the seat whose name is written before what is told of a move of CHANCE."""
    if not isinstance(move, Dice):
        return getattr(move, "seat", None)
    squad = attack_dice.attacker(state.roll_group_with(move.dice))
    return None if squad is None else state.roster.squads[squad].owner


def _dice(move: Dice, state: State, voice: Voice) -> str:
    group = state.roll_group_with(move.dice)
    return _ROLL_TEXTS[type(group.step)](group, voice)


def _initiative(group: Rolls, _voice: Voice) -> str:
    most = max(group.dice)
    rolls = [*zip(group.step.seats, group.dice, strict=True)]
    best = [mention(seat) for seat, die in rolls if die == most]
    if best[1:]:
        return _(
            "{players} are level with a roll of {die} and roll again for the first turn",
            players=listed(best),
            die=most,
        )
    others = numbers(sorted((die for _seat, die in rolls if die < most), reverse=True))
    return _(
        "The first turn goes to {player}, with a roll of {die} against {others}",
        player=best[0],
        die=most,
        others=others,
    )


def _sides(group: Rolls, _voice: Voice) -> str:
    after = group.before.copy()
    after.apply(Dice(group.dice), CHANCE)
    (die,) = group.dice
    if isinstance(after.steps[-1], steps.Drawing):
        return _("The die for the sides of the table shows {die}: it is rolled again", die=die)
    return _(
        "The die for the sides of the table shows {die}: {player} starts in the {side}",
        die=die,
        player=mention(0),
        side=side_name(after.edge_of(0)),
    )


def _poison(group: Rolls, _voice: Voice) -> str:
    lost = struck(group, POISONS)
    told = ngettext(
        "{n} figure rolls against [ability-poison|Poison]: {dice}",
        "{n} figures roll against [ability-poison|Poison]: {dice}",
        len(group.dice),
        dice=numbers(group.dice),
    )
    if not lost:
        return sentences(told, _("Nobody dies"))
    gone = losses(group.before, lost)
    return sentences(told, ngettext("{losses} dies", "{losses} die", len(lost), losses=gone))


def struck(group: Rolls, face: int) -> list[int]:
    """Return the figures whose dice show the face on which something happens (DSW-17)."""
    return [
        figure
        for step, dice in group.rolls
        for figure, die in zip(step.figures, dice, strict=False)
        if die == face
    ]


def _run(group: Rolls, _voice: Voice) -> str:
    step, (die,) = group.step, group.dice
    most = group.before.roster.squads[step.squad].card.speed + die
    squad = squad_name(group.before, step.squad)
    return _("With a {die}, {squad} can run up to {n} inches", squad=squad, die=die, n=most)


def _rough(group: Rolls, _voice: Voice) -> str:
    (die,) = group.dice
    after = group.before.copy()
    after.apply(Dice(group.dice), CHANCE)  # only the gait that it comes to says how far
    stride = after.steps[-1]
    assert isinstance(stride, steps.Stride)
    squad = squad_name(group.before, stride.squad)
    most = (stride.gait.slowed or 0) // INCH
    if not most:
        return _(
            "With a {die}, {squad} cannot get through [difficult-terrain|difficult terrain]",
            die=die,
            squad=squad,
        )
    return ngettext(
        "With a {die}, {squad} can go up to {n} inch through [difficult-terrain|difficult terrain]",
        "With a {die}, {squad} can go up to {n} inches through "
        "[difficult-terrain|difficult terrain]",
        most,
        die=die,
        squad=squad,
    )


def _escape(group: Rolls, _voice: Voice) -> str:
    lost = len(struck(group, CATCHES))
    told = ngettext(
        "{n} figure of {squad} [leaving-an-enemy|breaks away]: {dice}",
        "{n} figures of {squad} [leaving-an-enemy|break away]: {dice}",
        len(group.dice),
        squad=squad_name(group.before, group.step.squad),
        dice=numbers(group.dice),
    )
    if not lost:
        return sentences(told, _("Nobody is lost"))
    return sentences(told, ngettext("{n} figure is lost", "{n} figures are lost", lost))


def _collapse(group: Rolls, _voice: Voice) -> str:
    lost = group.dice.count(COLLAPSES)
    told = _(
        "{squad} must not roll a 6 after the forced march: {dice}",
        squad=squad_name(group.before, group.step.squad),
        dice=numbers(group.dice),
    )
    if not lost:
        return sentences(told, _("Nobody collapses"))
    return sentences(told, ngettext("{n} figure collapses", "{n} figures collapse", lost))


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
