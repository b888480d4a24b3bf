"""Dice of attacks in words: who throws them, and what comes of them."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from pygames.core.language import N_, _, ngettext, sentences
from pygames.deep_space_wars.engine import steps
from pygames.deep_space_wars.engine.state import Rolls
from pygames.deep_space_wars.engine.targets import number_for
from pygames.deep_space_wars.narration.line import Voice
from pygames.deep_space_wars.narration.save_dice import healing, saves, spared
from pygames.deep_space_wars.positions.lines import shooters
from pygames.deep_space_wars.positions.rolls import (
    DETERS,
    RAMS,
    RETALIATES,
    successes,
)
from pygames.deep_space_wars.wording import numbers, squad_name

__all__ = ["ROLL_TEXTS", "RollText", "attacker", "failures", "number_of"]

RollText: TypeAlias = Callable[[Rolls, Voice], str]
"""What is said of rolls; of those that are nobody's deed the same to everybody."""


def attacker(group: Rolls) -> int | None:
    """Return the squad whose deed the rolls are, None for nobody's."""
    step = group.step
    if isinstance(step, steps.Volley):
        return step.squad
    return step.fight.squad if isinstance(step, steps.Blows) else None


# --- volleys -----------------------------------------------------------------------------------


def number_of(group: Rolls) -> int:
    """Return the number that the shots of a volley must not exceed."""
    step, before = group.step, group.before
    assert isinstance(step, steps.Volley)
    if step.snap:
        return 1
    found = shooters(before, step.squad, step.target)
    lines = {shooter: found[shooter] for shooter in step.shooters}
    return number_for(before, step.squad, lines, aims=step.aims)


_SHOTS = (
    "",
    N_("{who} shoots at {target} with {squad}"),
    N_("You shoot at {target} with {squad}"),
)
_SNAPS = (
    "",
    N_("{who} fires [snap-shots|snap shots] at {target} with {squad}"),
    N_("You fire [snap-shots|snap shots] at {target} with {squad}"),
)


def _volley(group: Rolls, voice: Voice) -> str:
    step, before = group.step, group.before
    assert isinstance(step, steps.Volley)
    squads = {"target": squad_name(before, step.target), "squad": squad_name(before, step.squad)}
    told = voice.say(_SNAPS if step.snap else _SHOTS, **squads)
    return sentences(told, _hits(group.dice, number_of(group)), *spared(group, group.saves))


def _hits(dice: tuple[int, ...], number: int) -> str:
    """Say how many dice do not exceed a number."""
    n = successes(dice, number)
    if len(dice) == 1:
        return _(_HITS if n else _MISSES, number=number)
    if not n:
        return _(
            "No hits with {dice} dice: each needs {number} or less", dice=len(dice), number=number
        )
    return ngettext(
        "{n} of {dice} dice hits, on {number} or less",
        "{n} of {dice} dice hit, on {number} or less",
        n,
        dice=len(dice),
        number=number,
    )


_HITS = N_("The die hits, on {number} or less")
_MISSES = N_("The die misses: it needs {number} or less")


# --- close combat ------------------------------------------------------------------------------

_BLOWS = (
    "",
    N_("{who} fights {target} with {squad}"),
    N_("You fight {target} with {squad}"),
)


def _blows(group: Rolls, voice: Voice) -> str:
    step, before = group.step, group.before
    assert isinstance(step, steps.Blows)
    squad, target = step.fight.squad, step.fight.target
    blows, back = group.dice[: step.attacks], group.dice[step.attacks :]
    of = before.roster.squad_of

    def told(dice: tuple[int, ...], by: int, struck: int) -> Iterator[str]:
        yield _hits(dice, before.roster.squads[by].card.close_combat)
        saves = (it for it in group.saves if of[it.step.hit.figure] == struck)
        yield from spared(group, tuple(saves))

    squads = {"target": squad_name(before, target), "squad": squad_name(before, squad)}
    said = [voice.say(_BLOWS, **squads), *told(blows, squad, target)]
    if back:
        said += [_("{target} can strike back", **squads), *told(back, target, squad)]
    return sentences(*said)


# --- bombs -------------------------------------------------------------------------------------

_DRIFTS: Mapping[int, Callable[[int], str]] = {
    2: lambda n: ngettext(
        "The [templates|bomb] drifts {n} inch beyond its target",
        "The [templates|bomb] drifts {n} inches beyond its target",
        n,
    ),
    3: lambda n: ngettext(
        "The [templates|bomb] falls {n} inch short of its target",
        "The [templates|bomb] falls {n} inches short of its target",
        n,
    ),
    4: lambda n: ngettext(
        "The [templates|bomb] drifts {n} inch to the left",
        "The [templates|bomb] drifts {n} inches to the left",
        n,
    ),
    5: lambda n: ngettext(
        "The [templates|bomb] drifts {n} inch to the right",
        "The [templates|bomb] drifts {n} inches to the right",
        n,
    ),
}
"""What the scatter die shows, as the bomber sees it (DSW-20)."""


def _scatter(group: Rolls, _voice: Voice) -> str:
    drifted = sum(dice[0] for step, dice in group.rolls if isinstance(step, steps.Drift))
    drift = _DRIFTS.get(group.dice[0])
    told = drift(drifted) if drift else _("The [templates|bomb] is on target")
    return sentences(told, *spared(group, group.saves))


# --- charges -----------------------------------------------------------------------------------


def _charge(group: Rolls, _voice: Voice) -> str:
    return _(
        "With {dice}, {squad} can [charging|charge] up to {n} inches",
        dice=numbers(group.dice),
        squad=squad_name(group.before, group.step.squad),
        n=sum(group.dice),
    )


def _deterrence(group: Rolls, _voice: Voice) -> str:
    afraid = group.dice.count(DETERS)
    told = _(
        "{squad} must brave [ability-deter|Deterrence]: {dice}",
        squad=squad_name(group.before, group.step.squad),
        dice=numbers(group.dice),
    )
    if not afraid:
        return sentences(told, _("Nobody is afraid"))
    return sentences(told, ngettext("{n} figure is afraid", "{n} figures are afraid", afraid))


def _ram(group: Rolls, _voice: Voice) -> str:
    values = {
        "squad": squad_name(group.before, group.step.squad),
        "dice": numbers(group.dice),
    }
    wounds = group.dice.count(RAMS)
    if not wounds:
        return _("The ram of {squad} rolls {dice}: no wound", **values)
    return ngettext(
        "The ram of {squad} rolls {dice}: {n} wound",
        "The ram of {squad} rolls {dice}: {n} wounds",
        wounds,
        **values,
    )


def _retaliation(group: Rolls, _voice: Voice) -> str:
    before, (first, *_others) = group.before, group.step.wounded
    values = {
        "squad": squad_name(before, before.roster.squad_of[first]),
        "dice": numbers(group.dice),
    }
    hits = group.dice.count(RETALIATES)
    if not hits:
        return _("The [ability-retaliate|retaliation] of {squad} with {dice} is in vain", **values)
    return ngettext(
        "The [ability-retaliate|retaliation] of {squad} with {dice} hits {n} striker",
        "The [ability-retaliate|retaliation] of {squad} with {dice} hits {n} strikers",
        hits,
        **values,
    )


# --- Discipline --------------------------------------------------------------------------------


def _discipline(group: Rolls, _voice: Voice) -> str:
    """Tell a test; whoever flees, or is demoralised, is in the toll."""
    step, before = group.step, group.before
    assert isinstance(step, steps.Test)
    target = before.roster.squads[step.squad].card.discipline
    told = _(
        "{squad} must roll {target} or less for [discipline|Discipline]: {dice}",
        squad=squad_name(before, step.squad),
        target=target,
        dice=numbers(group.dice),
    )
    return told if failures(group) else sentences(told, _("All stand firm"))


def failures(group: Rolls) -> int:
    """Return how many figures have failed a test of Discipline, 0 where there is none."""
    step = group.step
    if not isinstance(step, steps.Test):
        return 0
    target = group.before.roster.squads[step.squad].card.discipline
    return len(group.dice) - successes(group.dice, target)


ROLL_TEXTS: Mapping[type, RollText] = {
    steps.Volley: _volley,
    steps.SaveRoll: saves,
    steps.Regeneration: saves,
    steps.HealRoll: healing,
    steps.Scatter: _scatter,
    steps.ChargeRoll: _charge,
    steps.Deterrence: _deterrence,
    steps.Ram: _ram,
    steps.Blows: _blows,
    steps.Retaliation: _retaliation,
    steps.Test: _discipline,
}
"""What is said of the dice of each step of an attack; a drift is told with its scatter die."""
