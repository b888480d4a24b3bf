"""The dice of a volley are divided on the table, figure by figure (DSW-144).

At first each figure fires at the squad that promises most of those that it sees. A touch on an
enemy squad fires everything at it; after a touch on one's own figure, a die of that figure.
"""

import random
import re
from collections import Counter
from typing import Any, NamedTuple

from pygames.core.game import Decision, IllegalMove
from pygames.core.language import N_, listed, ngettext
from pygames.deep_space_wars.analysis.matchup import volley
from pygames.deep_space_wars.board.drawing.figures import (
    figure_element,
    figure_of,
    squad_element,
    squad_of,
)
from pygames.deep_space_wars.board.picks import AIM_FIRE, HOLD, PLAIN_FIRE
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Aiming
from pygames.deep_space_wars.positions.lines import shooters
from pygames.deep_space_wars.wording import squad_name
from pygames.geometry.plane import Point
from pygames.table.board import Drafting, Path, Sight

__all__ = ["DRAFTING", "aims_in", "divided", "is_divisible", "lines_of_fire"]

_DIE = r"\d{1,3}-\d{1,3}"
_LAYOUT = re.compile(rf"v([01]):({_DIE}(?:\.{_DIE})*)", re.ASCII)


class _Division(NamedTuple):
    """Whether the squad uses Aim, and (figure, target) of each die."""

    aims: bool
    dice: tuple[tuple[int, int], ...]


def _written(division: _Division) -> str:
    dice = ".".join(f"{figure}-{target}" for figure, target in division.dice)
    return f"v{division.aims:d}:{dice}"


def _read(layout: str) -> _Division | None:
    found = _LAYOUT.fullmatch(layout)
    if found is None:
        return None
    dice = (tuple(map(int, die.split("-"))) for die in found[2].split("."))
    return _Division(found[1] == "1", tuple((figure, target) for figure, target in dice))


def aims_in(layout: str) -> bool:
    """Return whether the squad uses Aim in a draft."""
    division = _read(layout)
    return division is not None and division.aims


def _shots(division: _Division) -> moves.Shoot:
    """Return the shots of a division; the target that was given dice first is fired at first."""
    groups = []
    for target in dict.fromkeys(target for _figure, target in division.dice):
        dice = Counter(figure for figure, at in division.dice if at == target)
        groups.append(moves.Group(target, tuple(sorted(dice.items())), division.aims))
    return moves.Shoot(tuple(groups))


def _division(shots: moves.Shoot) -> _Division:
    dice = [
        (figure, group.target)
        for group in shots.groups
        for figure, n in group.dice
        for _die in range(n)
    ]
    return _Division(any(group.aims for group in shots.groups), tuple(dice))


def _at_one(decision: Decision, *, aims: bool) -> dict[int, moves.Shoot]:
    """Return the shots of all at each squad that they can hit."""
    return {
        shots.groups[0].target: shots for shots in decision.moves if shots.groups[0].aims == aims
    }


def _targets_of(decision: Decision, figure: int, *, aims: bool) -> list[int]:
    found = _at_one(decision, aims=aims)
    return [target for target, shots in found.items() if figure in dict(shots.groups[0].dice)]


def _best(view: State, decision: Decision, *, aims: bool) -> _Division:
    """Return the division by which each figure fires at the squad that promises most points."""
    step = view.steps[-1]
    assert isinstance(step, Aiming)

    def worth(shots: moves.Shoot) -> float:
        found = volley(view, step.squad, shots.groups[0].target, aims=aims)
        return found.expected.points if found else 0.0

    best, *others = sorted(_at_one(decision, aims=aims).values(), key=worth, reverse=True)
    division = _division(best)
    for shots in others:
        busy = {figure for figure, _target in division.dice}
        idle = tuple(die for die in _division(shots).dice if die[0] not in busy)
        fuller = division._replace(dice=division.dice + idle)
        if _shots(fuller) in decision.moves:
            division = fuller
    return division


def _begin(view: State, decision: Decision, _rng: random.Random) -> str:
    aims = not _at_one(decision, aims=False)
    return _written(_best(view, decision, aims=aims))


def _fitted(_view: State, decision: Decision, layout: str) -> str | None:
    division = _read(layout)
    return layout if division and _shots(division) in decision.moves else None


def _following(_view: State, decision: Decision, layout: str, picked: Path) -> list[str]:
    division = _read(layout)
    assert division is not None
    figure = figure_of(picked[0]) if picked else None
    if figure is not None:
        return [*_steps(decision, division, figure)]
    found = _at_one(decision, aims=division.aims)
    figures = {figure for shots in found.values() for figure, _n in shots.groups[0].dice}
    able = [figure for figure in sorted(figures) if _steps(decision, division, figure)]
    other = [PLAIN_FIRE if division.aims else AIM_FIRE]
    other = other if _at_one(decision, aims=not division.aims) else []
    return [*map(squad_element, found), *map(figure_element, able), *other]


def _arranged(view: State, decision: Decision, layout: str, picked: Path) -> str | None:
    """Use Aim or not, or move a die of a figure. Raises `IllegalMove`."""
    division = _read(layout)
    assert division is not None
    figure = figure_of(picked[0])
    if figure is None:
        same = division._replace(aims=picked[0] == AIM_FIRE)
        fits = _shots(same) in decision.moves
        return _written(same if fits else _best(view, decision, aims=same.aims))
    if len(picked) == 1:
        return None
    steps = _steps(decision, division, figure)
    if picked[1] not in steps:
        raise IllegalMove(N_("This figure cannot hit them."))
    return _written(steps[picked[1]])


def _steps(decision: Decision, division: _Division, figure: int) -> dict[str, _Division]:
    """Return what a figure can do otherwise, by what is touched for it.

    A squad is given one of its dice: one that was kept back, else one from another squad.
    """
    own = [target for who, target in division.dice if who == figure]
    rest = tuple(die for die in division.dice if die[0] != figure)
    ways = {HOLD: list[int]()} if own else {}
    for target, shots in _at_one(decision, aims=division.aims).items():
        dice = dict(shots.groups[0].dice).get(figure, 0)
        here, elsewhere = own.count(target), [it for it in own if it != target]
        if here < dice:
            kept = elsewhere if len(own) < dice else elsewhere[1:]
            ways[squad_element(target)] = [*[target] * here, *kept, target]
    found = {
        element: division._replace(dice=(*rest, *((figure, target) for target in way)))
        for element, way in ways.items()
    }
    return {element: way for element, way in found.items() if _shots(way) in decision.moves}


def _moves(_view: State, _decision: Decision, layout: str) -> list[Any]:
    division = _read(layout)
    assert division is not None
    return [_shots(division)]


def _laid(_view: State, _decision: Decision, move: moves.Shoot) -> str:
    return _written(_division(move))


def _outright(_view: State, decision: Decision, layout: str, path: Path) -> moves.Shoot | None:
    """Return the shots of all at an enemy squad that is touched before any figure."""
    squad = squad_of(path[0])
    return None if squad is None else _at_one(decision, aims=aims_in(layout)).get(squad)


DRAFTING = Drafting(
    begin=_begin,
    fitted=_fitted,
    following=_following,
    arranged=_arranged,
    moves=_moves,
    laid=_laid,
    outright=_outright,
)


# --- what is drawn and told ----------------------------------------------------------------------


def lines_of_fire(sight: Sight[State]) -> list[tuple[Point, Point]]:
    """Return the two ends of the line of each figure that fires in a draft."""
    view, step = sight.view, sight.view.steps[-1] if sight.view.steps else None
    division = _read(sight.layout)
    if not isinstance(step, Aiming) or division is None:
        return []
    seen = {
        target: shooters(view, step.squad, target)
        for target in dict.fromkeys(target for _figure, target in division.dice)
    }
    return [
        (view.places[figure], view.places[seen[target][figure][0]])
        for figure, target in dict.fromkeys(division.dice)
        if figure in seen[target]
    ]


def is_divisible(sight: Sight[State]) -> bool:
    """Return whether there is more than one squad to shoot at."""
    return sum(squad_of(element) is not None for element in sight.next) > 1


def divided(sight: Sight[State]) -> str:
    """Return the shots of a draft in words, "" if all fire at the same squad."""
    division, decision = _read(sight.layout), sight.decision
    if division is None or decision is None or _shots(division) in [*decision.moves]:
        return ""
    dice = Counter(target for _figure, target in division.dice)
    return listed(
        ngettext("{n} die at {squad}", "{n} dice at {squad}", n, squad=squad_name(sight.view, it))
        for it, n in dice.items()
    )
