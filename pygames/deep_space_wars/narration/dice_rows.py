"""Rolls as they are seen: rows of dice, each with what they had to show and whether they did."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from pygames.core.language import N_, _, number
from pygames.deep_space_wars.engine import steps
from pygames.deep_space_wars.engine.roll_groups import Roll
from pygames.deep_space_wars.engine.state import Rolls
from pygames.deep_space_wars.narration.attack_dice import number_of
from pygames.deep_space_wars.narration.save_dice import is_saved
from pygames.deep_space_wars.positions.rolls import (
    CATCHES,
    COLLAPSES,
    DETERS,
    HEALS,
    POISONS,
    RAMS,
    REGENERATES,
    RETALIATES,
    is_high,
    is_low,
)
from pygames.deep_space_wars.wording import squad_name

__all__ = ["Row", "rows"]


_MOST = 18
"""How many dice are seen at a glance: more are counted by what they show."""


class Row(NamedTuple):
    """Dice that are thrown for one thing."""

    what: str
    """What they are thrown for."""
    need: str
    """What a die has to show: "≤ 3"; "" if it only counts."""
    dice: tuple[tuple[int, bool], ...]
    """What each die shows, and whether anything comes of it."""

    @property
    def faces(self) -> list[tuple[int, bool, int]]:
        """The dice that count first: (what it shows, whether it counts, how many, 0 for one)."""
        dice = sorted(self.dice, key=lambda it: (not it[1], it[0]))
        if len(dice) <= _MOST:
            return [(*die, 0) for die in dice]
        return [(*die, dice.count(die)) for die in dict.fromkeys(dice)]


_FACES: Mapping[type, tuple[str, int]] = {
    steps.Deterrence: (N_("Deterrence"), DETERS),
    steps.Ram: (N_("Ram"), RAMS),
    steps.Retaliation: (N_("Retaliation"), RETALIATES),
    steps.Poison: (N_("Poison"), POISONS),
    steps.Escape: (N_("Escape"), CATCHES),
    steps.Collapse: (N_("Forced march"), COLLAPSES),
}
"""Rolls where something happens on one face: what they are for, and the face."""
_COUNTED: Mapping[type, str] = {
    steps.Running: N_("Run"),
    steps.Rough: N_("Difficult terrain"),
    steps.ChargeRoll: N_("Charge"),
}
"""Rolls that say how far something goes."""


def rows(group: Rolls) -> list[Row]:
    """Return the dice of a group in the order in which they were thrown."""
    return [*_thrown(group), *_saves(group)]


def _thrown(group: Rolls) -> Iterator[Row]:
    step, dice = group.step, group.dice
    if isinstance(step, steps.Volley):
        yield _low(_("Shots"), dice, number_of(group))
    elif isinstance(step, steps.Blows):
        squads = group.before.roster.squads
        sides = (step.fight.squad, dice[: step.attacks]), (step.fight.target, dice[step.attacks :])
        for squad, blows in sides:
            if blows:
                name = squad_name(group.before, squad)
                yield _low(name, blows, squads[squad].card.close_combat)
    elif isinstance(step, steps.Test):
        discipline = group.before.roster.squads[step.squad].card.discipline
        yield _low(_("Discipline"), dice, discipline)
    elif isinstance(step, steps.HealRoll):
        sixes = group.before.house_rules.sixes_succeed
        found = ((die, is_high(die, HEALS, sixes=sixes)) for die in dice)
        yield Row(_("Healing"), _at_least(HEALS), tuple(found))
    elif type(step) in _FACES:
        what, face = _FACES[type(step)]
        yield Row(_(what), number(face), _showing(dice, face.__eq__))
    elif type(step) in _COUNTED:
        yield Row(_(_COUNTED[type(step)]), "", _showing(dice, bool))


def _low(what: str, dice: Iterable[int], target: int) -> Row:
    return Row(what, _at_most(target), _showing(dice, lambda die: is_low(die, target)))


def _showing(dice: Iterable[int], counts: Callable[[int], bool]) -> tuple[tuple[int, bool], ...]:
    return tuple((die, counts(die)) for die in dice)


def _at_most(n: int) -> str:
    return f"≤ {number(n)}"


def _at_least(n: int) -> str:
    return f"≥ {number(n)}"


# --- saves -------------------------------------------------------------------------------------


def _saves(group: Rolls) -> Iterator[Row]:
    """Yield the saves, those that need the same together."""
    each = [(_save(roll), roll) for roll in group.saves]
    for (what, need), found in groupby(sorted(each, key=_first), key=_first):
        rolls = (roll for _kind, roll in found)
        dice = ((roll.dice[0], is_saved(group, roll)) for roll in rolls)
        yield Row(what, need, tuple(dice))


def _first(save: tuple[tuple[str, str], Roll]) -> tuple[str, str]:
    return save[0]


def _save(roll: Roll) -> tuple[str, str]:
    """Return what a die is thrown for, and what it needs."""
    step = roll.step
    if isinstance(step, steps.Regeneration):
        return _("Regeneration"), _at_least(REGENERATES)
    assert isinstance(step, steps.SaveRoll)
    need = _at_least(step.save.target) if step.save.high else _at_most(step.save.target)
    return _("Parry") if step.parried else _("Saves"), need
