"""Dice that save figures, or heal them, in words."""

from collections.abc import Iterator

from pygames.core.language import N_, _, ngettext, sentences
from pygames.deep_space_wars.engine import steps
from pygames.deep_space_wars.engine.roll_groups import Roll
from pygames.deep_space_wars.engine.state import Rolls
from pygames.deep_space_wars.narration.line import Voice
from pygames.deep_space_wars.positions.rolls import HEALS, REGENERATES, is_high
from pygames.deep_space_wars.wording import figure_values

__all__ = ["healing", "is_saved", "saves", "spared"]


_SUCCEEDS = N_("The [saves-and-cover|save] succeeds")
_FAILS = N_("The [saves-and-cover|save] fails")


def spared(group: Rolls, rolls: tuple[Roll, ...]) -> Iterator[str]:
    """Yield how many were saved, if any dice were thrown for that."""
    saved, n = sum(is_saved(group, roll) for roll in rolls), len(rolls)
    if not rolls:
        return
    if n == 1:
        yield _(_SUCCEEDS if saved else _FAILS)
    elif saved:
        yield ngettext(
            "{n} of {all} [saves-and-cover|saves] succeeds",
            "{n} of {all} [saves-and-cover|saves] succeed",
            saved,
            all=n,
        )
    else:
        yield _("{n} [saves-and-cover|saves] fail", n=n)


def is_saved(group: Rolls, roll: Roll) -> bool:
    """Whether the die of a save, or of Regeneration, saves a figure."""
    step = roll.step
    if isinstance(step, steps.SaveRoll):
        return step.save.succeeds(roll.dice[0])
    sixes = group.before.house_rules.sixes_succeed
    return is_high(roll.dice[0], REGENERATES, sixes=sixes)


def saves(group: Rolls, _voice: Voice) -> str:
    """Tell dice that were thrown for saves alone, such as those against a flame."""
    if group.rolls[1:]:
        return sentences(*spared(group, group.saves))
    step = group.step
    values = {**figure_values(group.before, step.hit.figure), "die": group.dice[0]}
    if isinstance(step, steps.Regeneration):
        told = _(_REGENERATION, **values, **_high(group, REGENERATES))
    elif step.save.high:
        sixes = {"low": step.save.target, "high": 5 + step.save.sixes}
        told = _(_SAVE_HIGH, **values, **sixes)
    else:
        told = _(_PARRY if step.parried else _SAVE, **values, number=step.save.target)
    # Whoever is not saved is in the toll.
    return sentences(told, _("It is saved")) if is_saved(group, group.rolls[0]) else told


_SAVE = N_(
    "Figure {n} of {squad} must roll {number} or less to be [saves-and-cover|saved]: a {die}"
)
_SAVE_HIGH = N_(
    "Figure {n} of {squad} must roll at least {low} and at most {high} to be "
    "[saves-and-cover|saved]: a {die}"
)
_PARRY = N_(
    "Figure {n} of {squad} must roll {number} or less to [ability-parry|parry] the hit: a {die}"
)
_REGENERATION = N_(
    "Figure {n} of {squad} must roll at least {low} and at most {high} to "
    "[ability-regenerate|regenerate]: a {die}"
)
_HEALING = N_(
    "Figure {n} of {squad} must roll at least {low} and at most {high} to be "
    "[wounds-and-healing|healed]: a {die}"
)


def _high(group: Rolls, least: int) -> dict[str, object]:
    """Return the lowest and the highest number that a die may show."""
    return {"low": least, "high": 5 + group.before.house_rules.sixes_succeed}


def healing(group: Rolls, _voice: Voice) -> str:
    """Tell a die that may heal a figure."""
    (die,) = group.dice
    values = figure_values(group.before, group.step.casualty)
    told = _(_HEALING, **values, **_high(group, HEALS), die=die)
    healed = is_high(die, HEALS, sixes=group.before.house_rules.sixes_succeed)
    return sentences(told, _("It is healed") if healed else _("It stays down"))
