"""Dice of attacks in words: what they are thrown for, what they show, and what comes of it."""

from collections.abc import Callable, Mapping
from typing import Any

from pygames.core.language import N_, _, ngettext
from pygames.deep_space_wars.calling import figure_name, numbers, squad_name
from pygames.deep_space_wars.course import attack_steps
from pygames.deep_space_wars.course.moves import Dice
from pygames.deep_space_wars.course.state import State
from pygames.deep_space_wars.figures.lines import shooters
from pygames.deep_space_wars.figures.rolls import HEALS, REGENERATES, STRIKES, is_high, successes
from pygames.deep_space_wars.names import ABILITY_NAMES

__all__ = ["ROLLS"]


def _volley(state: State, step: attack_steps.Volley, move: Dice) -> str:
    number = 1
    if not step.snap:
        found = shooters(state, step.squad, step.target)
        aims = {shooter: found[shooter] for shooter in step.shooters}
        number = state.number_for(step.squad, aims, aiming=step.aims)
    values = {"target": number, "dice": numbers(move.dice)}
    hits = successes(move.dice, number)
    if not hits:
        return _("Shots, {target} or less, rolled {dice}: no hit", **values)
    return ngettext(
        "Shots, {target} or less, rolled {dice}: {n} hit",
        "Shots, {target} or less, rolled {dice}: {n} hits",
        hits,
        **values,
    )


def _blows(state: State, step: attack_steps.Blows, move: Dice) -> str:
    fight = step.fight
    first = max(step.attacks - len(step.dice), 0)
    sides = ((fight.squad, move.dice[:first]), (fight.target, move.dice[first:]))
    return _("; ").join(_struck(state, squad, dice) for squad, dice in sides if dice)


def _struck(state: State, squad: int, dice: tuple[int, ...]) -> str:
    """Say what the blows of a squad come to."""
    hits = successes(dice, state.roster.squads[squad].card.close_combat)
    values = {"squad": squad_name(state, squad), "dice": numbers(dice)}
    if not hits:
        return _("Blows of {squad}, rolled {dice}: no hit", **values)
    return ngettext(
        "Blows of {squad}, rolled {dice}: {n} hit",
        "Blows of {squad}, rolled {dice}: {n} hits",
        hits,
        **values,
    )


# --- saves -------------------------------------------------------------------------------------


def _save(state: State, step: attack_steps.SaveRoll, move: Dice) -> str:
    n = step.save.target
    if step.parried:
        what = _("Parry, {n} or less", n=n)
    elif step.save.high:
        what = _("Save, {n} or more", n=n)
    else:
        what = _("Save, {n} or less", n=n)
    return _saved(state, step.hit.figure, what, move, step.save.succeeds(move.dice[0]))


def _regeneration(state: State, step: attack_steps.Regeneration, move: Dice) -> str:
    saved = is_high(move.dice[0], REGENERATES, sixes=state.house.sixes_succeed)
    return _saved(state, step.hit.figure, _(ABILITY_NAMES["regenerate"]), move, saved)


def _healing(state: State, step: attack_steps.HealRoll, move: Dice) -> str:
    saved = is_high(move.dice[0], HEALS, sixes=state.house.sixes_succeed)
    return _saved(state, step.casualty, _(ABILITY_NAMES["healing"]), move, saved)


def _saved(state: State, figure: int, what: str, move: Dice, saved: bool) -> str:
    """Say whether a die saves a figure."""
    values = {"what": what, "die": move.dice[0], "figure": figure_name(state, figure)}
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


def _scatter(_state: State, _step: attack_steps.Scatter, move: Dice) -> str:
    return _(_DRIFTS.get(move.dice[0], N_("The bomb is on target")))


def _drift(_state: State, _step: attack_steps.Drift, move: Dice) -> str:
    (die,) = move.dice
    return ngettext("It lands {n} inch off", "It lands {n} inches off", die)


# --- charges -----------------------------------------------------------------------------------


def _charge(_state: State, _step: attack_steps.ChargeRoll, move: Dice) -> str:
    dice = numbers(move.dice)
    return _("Charge, rolled {dice}: up to {n} inches", dice=dice, n=sum(move.dice))


def _deterrence(_state: State, step: attack_steps.Deterrence, move: Dice) -> str:
    dice, afraid = numbers(move.dice), move.dice.count(STRIKES["deter"])
    if not afraid:
        return _("Deterrence, rolled {dice}: nobody is afraid", dice=dice)
    return ngettext(
        "Deterrence, rolled {dice}: {n} figure is afraid",
        "Deterrence, rolled {dice}: {n} figures are afraid",
        afraid,
        dice=dice,
    )


def _ram(_state: State, _step: attack_steps.Ram, move: Dice) -> str:
    dice, wounds = numbers(move.dice), move.dice.count(STRIKES["ram"])
    if not wounds:
        return _("Ram, rolled {dice}: no wound", dice=dice)
    return ngettext(
        "Ram, rolled {dice}: {n} wound", "Ram, rolled {dice}: {n} wounds", wounds, dice=dice
    )


def _retaliation(_state: State, _step: attack_steps.Retaliation, move: Dice) -> str:
    (die,) = move.dice
    if die == STRIKES["retaliate"]:
        return _("Retaliation, rolled {die}: a striker dies", die=die)
    return _("Retaliation, rolled {die}: in vain", die=die)


# --- Discipline --------------------------------------------------------------------------------


def _discipline(state: State, step: attack_steps.Test, move: Dice) -> str:
    target = state.roster.squads[step.squad].card.discipline
    failures = len(move.dice) - successes(move.dice, target)
    values = {
        "squad": squad_name(state, step.squad),
        "target": target,
        "dice": numbers(move.dice),
    }
    if not failures:
        return _("Discipline of {squad}, {target} or less, rolled {dice}: all stand firm", **values)
    return ngettext(
        "Discipline of {squad}, {target} or less, rolled {dice}: {n} fails",
        "Discipline of {squad}, {target} or less, rolled {dice}: {n} fail",
        failures,
        **values,
    )


ROLLS: Mapping[type, Callable[[State, Any, Dice], str]] = {
    attack_steps.Volley: _volley,
    attack_steps.SaveRoll: _save,
    attack_steps.Regeneration: _regeneration,
    attack_steps.HealRoll: _healing,
    attack_steps.Scatter: _scatter,
    attack_steps.Drift: _drift,
    attack_steps.ChargeRoll: _charge,
    attack_steps.Deterrence: _deterrence,
    attack_steps.Ram: _ram,
    attack_steps.Blows: _blows,
    attack_steps.Retaliation: _retaliation,
    attack_steps.Test: _discipline,
}
"""What is said of the dice of each step of an attack."""
