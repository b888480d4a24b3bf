"""Dice of attacks in words: what they are thrown for, and what comes of them."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from pygames.core.language import N_, _, ngettext
from pygames.deep_space_wars.engine import steps
from pygames.deep_space_wars.engine.roll_groups import Roll
from pygames.deep_space_wars.engine.state import Rolls
from pygames.deep_space_wars.engine.targets import number_for
from pygames.deep_space_wars.narration.line import Telling
from pygames.deep_space_wars.positions.lines import shooters
from pygames.deep_space_wars.positions.rolls import (
    DETERS,
    HEALS,
    RAMS,
    REGENERATES,
    RETALIATES,
    is_high,
    successes,
)
from pygames.deep_space_wars.wording import figure_name, listed, numbers, squad_name

__all__ = ["ROLL_TEXTS", "RollText", "attacker", "is_saved", "number_of"]

RollText: TypeAlias = Callable[[Rolls], str | Telling]
"""What is said of rolls; a text alone is nobody's deed."""


def attacker(group: Rolls) -> int | None:
    """Return the squad whose deed the rolls are, None for nobody's."""
    step = group.step
    if isinstance(step, steps.Volley):
        return step.squad
    return step.fight.squad if isinstance(step, steps.Blows) else None


# --- volleys -----------------------------------------------------------------------------------

_VOLLEY = (
    N_("Shoots at {target} with {squad}: {tally}"),
    N_("You shoot at {target} with {squad}: {tally}"),
)
_SNAPS = (
    N_("Fires snap shots at {target} with {squad}: {tally}"),
    N_("You fire snap shots at {target} with {squad}: {tally}"),
)


def number_of(group: Rolls) -> int:
    """Return the number that the shots of a volley must not exceed."""
    step, before = group.step, group.before
    assert isinstance(step, steps.Volley)
    if step.snap:
        return 1
    found = shooters(before, step.squad, step.target)
    lines = {shooter: found[shooter] for shooter in step.shooters}
    return number_for(before, step.squad, lines, aims=step.aims)


def _volley(group: Rolls) -> Telling:
    step, before = group.step, group.before
    assert isinstance(step, steps.Volley)
    tally = _tally(group, group.dice, number_of(group), group.saves)
    return _deed(
        _SNAPS if step.snap else _VOLLEY,
        target=squad_name(before, step.target),
        squad=squad_name(before, step.squad),
        tally=listed(tally),
    )


def _deed(texts: tuple[str, str], **values: object) -> Telling:
    """Tell dice as the deed of a player, who makes no move for them."""
    told, reminded = (_(text, **values) for text in texts)
    return Telling(told, told, reminded)


def _tally(
    group: Rolls, dice: tuple[int, ...], target: int, saves: tuple[Roll, ...]
) -> Iterator[str]:
    """Yield what has come of dice that must not exceed a target number."""
    yield ngettext(
        "{n} die ({target} or less)", "{n} dice ({target} or less)", len(dice), target=target
    )
    hits = successes(dice, target)
    yield ngettext("{n} hit", "{n} hits", hits) if hits else _("no hit")
    yield from _spared(group, saves)


def _spared(group: Rolls, saves: tuple[Roll, ...]) -> Iterator[str]:
    """Yield how many were saved, if any dice were thrown for that."""
    saved = sum(is_saved(group, save) for save in saves)
    if saves:
        yield ngettext("{n} saved", "{n} saved", saved) if saved else _("none saved")


# --- close combat ------------------------------------------------------------------------------

_BLOWS = (
    N_("Fights {target} with {squad}: {tally}"),
    N_("You fight {target} with {squad}: {tally}"),
)


def _blows(group: Rolls) -> Telling:
    step, before = group.step, group.before
    assert isinstance(step, steps.Blows)
    squad, target = step.fight.squad, step.fight.target
    blows, back = (group.dice[: step.attacks], group.dice[step.attacks :])
    squads, of = before.roster.squads, before.roster.squad_of

    def told(dice: tuple[int, ...], by: int, struck: int) -> str:
        saves = tuple(it for it in group.saves if of[it.step.hit.figure] == struck)
        return listed(_tally(group, dice, squads[by].card.close_combat, saves))

    tally = told(blows, squad, target)
    if back:
        tally = _("{blows}; in return: {answer}", blows=tally, answer=told(back, target, squad))
    return _deed(
        _BLOWS, target=squad_name(before, target), squad=squad_name(before, squad), tally=tally
    )


# --- saves -------------------------------------------------------------------------------------


def is_saved(group: Rolls, roll: Roll) -> bool:
    """Whether the die of a save, or of Regeneration, saves a figure."""
    step = roll.step
    if isinstance(step, steps.SaveRoll):
        return step.save.succeeds(roll.dice[0])
    sixes = group.before.house_rules.sixes_succeed
    return is_high(roll.dice[0], REGENERATES, sixes=sixes)


def _saves(group: Rolls) -> str:
    """Tell dice that were thrown for saves alone, such as those against a flame."""
    if group.rolls[1:]:
        n = len(group.saves)
        dice = ngettext("{n} save rolled", "{n} saves rolled", n)
        return listed((dice, *_spared(group, group.saves)))
    step = group.step
    regenerates = isinstance(step, steps.Regeneration)
    what = _("Regeneration") if regenerates else _save(step)
    return _saved(group, step.hit.figure, what, is_saved(group, group.rolls[0]))


def _save(step: steps.SaveRoll) -> str:
    n = step.save.target
    if step.parried:
        return _("Parry, {n} or less", n=n)
    if step.save.high:
        return _("Save, {n} or more", n=n)
    return _("Save, {n} or less", n=n)


def _healing(group: Rolls) -> str:
    saved = is_high(group.dice[0], HEALS, sixes=group.before.house_rules.sixes_succeed)
    return _saved(group, group.step.casualty, _("Healing"), saved)


def _saved(group: Rolls, figure: int, what: str, saved: bool) -> str:
    """Say whether a die saves a figure."""
    values = {
        "what": what,
        "die": group.dice[0],
        "figure": figure_name(group.before, figure),
    }
    if saved:
        return _("{what}, rolled {die}: {figure} is saved", **values)
    return _("{what}, rolled {die}: {figure} is not saved", **values)


# --- bombs -------------------------------------------------------------------------------------

_DRIFTS: Mapping[int, str] = {
    2: N_("The bomb drifts beyond its target"),
    3: N_("The bomb drifts short of its target"),
    4: N_("The bomb drifts to the left"),
    5: N_("The bomb drifts to the right"),
}
"""What the scatter die shows, as the bomber sees it (DSW-20)."""


def _scatter(group: Rolls) -> str:
    told = _(_DRIFTS.get(group.dice[0], N_("The bomb is on target")))
    for step, dice in group.rolls:
        if isinstance(step, steps.Drift):
            told = ngettext("{drift}: {n} inch off", "{drift}: {n} inches off", dice[0], drift=told)
    return listed((told, *_spared(group, group.saves)))


# --- charges -----------------------------------------------------------------------------------


def _charge(group: Rolls) -> str:
    dice = numbers(group.dice)
    return _("Charge, rolled {dice}: up to {n} inches", dice=dice, n=sum(group.dice))


def _deterrence(group: Rolls) -> str:
    dice, afraid = numbers(group.dice), group.dice.count(DETERS)
    if not afraid:
        return _("Deterrence, rolled {dice}: nobody is afraid", dice=dice)
    return ngettext(
        "Deterrence, rolled {dice}: {n} figure is afraid",
        "Deterrence, rolled {dice}: {n} figures are afraid",
        afraid,
        dice=dice,
    )


def _ram(group: Rolls) -> str:
    dice, wounds = numbers(group.dice), group.dice.count(RAMS)
    if not wounds:
        return _("Ram, rolled {dice}: no wound", dice=dice)
    return ngettext(
        "Ram, rolled {dice}: {n} wound", "Ram, rolled {dice}: {n} wounds", wounds, dice=dice
    )


def _retaliation(group: Rolls) -> str:
    dice, hits = numbers(group.dice), group.dice.count(RETALIATES)
    if not hits:
        return _("Retaliation, rolled {dice}: in vain", dice=dice)
    return ngettext(
        "Retaliation, rolled {dice}: {n} striker is hit",
        "Retaliation, rolled {dice}: {n} strikers are hit",
        hits,
        dice=dice,
    )


# --- Discipline --------------------------------------------------------------------------------


def _discipline(group: Rolls) -> str:
    step, before = group.step, group.before
    assert isinstance(step, steps.Test)
    target = before.roster.squads[step.squad].card.discipline
    failures = len(group.dice) - successes(group.dice, target)
    values = {
        "squad": squad_name(before, step.squad),
        "target": target,
        "dice": numbers(group.dice),
    }
    if not failures:
        return _("Discipline of {squad}, {target} or less, rolled {dice}: all stand firm", **values)
    return ngettext(
        "Discipline of {squad}, {target} or less, rolled {dice}: {n} fails",
        "Discipline of {squad}, {target} or less, rolled {dice}: {n} fail",
        failures,
        **values,
    )


ROLL_TEXTS: Mapping[type, RollText] = {
    steps.Volley: _volley,
    steps.SaveRoll: _saves,
    steps.Regeneration: _saves,
    steps.HealRoll: _healing,
    steps.Scatter: _scatter,
    steps.ChargeRoll: _charge,
    steps.Deterrence: _deterrence,
    steps.Ram: _ram,
    steps.Blows: _blows,
    steps.Retaliation: _retaliation,
    steps.Test: _discipline,
}
"""What is said of the dice of each step of an attack; a drift is told with its scatter die."""
