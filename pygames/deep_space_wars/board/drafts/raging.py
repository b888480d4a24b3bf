"""Who rages is picked on the table, figure by figure, before the blows (DSW-161)."""

import random
import re
from typing import Any

from pygames.core.game import Decision
from pygames.deep_space_wars.board.drawing.figures import figure_element, figure_of
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Raging
from pygames.deep_space_wars.engine.targets import fighters_of
from pygames.geometry.plane import Point
from pygames.table.board import Drafting, Path, Sight

__all__ = ["ALL_RAGE", "DRAFTING", "raging", "rings"]

ALL_RAGE = "do:all_rage"
"""The button that has everybody rage, or nobody if everybody does."""
_LAYOUT = re.compile(r"r((?:\d{1,3}(?:\.\d{1,3})*)?)", re.ASCII)


def _fighters(view: State) -> tuple[int, ...]:
    step = view.steps[-1]
    assert isinstance(step, Raging)
    return fighters_of(view, step.fight.squad, step.fight.target)


def _written(figures: tuple[int, ...]) -> str:
    return "r" + ".".join(map(str, figures))


def raging(view: State, layout: str) -> tuple[int, ...] | None:
    """Return the fighters that a draft has rage, None if the text is of anything else."""
    found = _LAYOUT.fullmatch(layout)
    if found is None:
        return None
    named = {int(it) for it in found[1].split(".") if it}
    figures = tuple(it for it in _fighters(view) if it in named)
    return figures if len(figures) == len(named) else None


def rings(sight: Sight[State]) -> list[tuple[Point, int]]:
    """Return the places of those who rage in a draft, each with its radius."""
    view, decision = sight.view, sight.decision
    if decision is None or decision.name != "rage":
        return []
    return [(view.places[it], view.roster.radius[it]) for it in raging(view, sight.layout) or ()]


def _begin(_view: State, _decision: Decision, _rng: random.Random) -> str:
    """Begin with nobody."""
    return _written(())


def _fitted(view: State, _decision: Decision, layout: str) -> str | None:
    return None if raging(view, layout) is None else layout


def _following(view: State, _decision: Decision, _layout: str, _picked: Path) -> list[str]:
    return [*map(figure_element, _fighters(view)), ALL_RAGE]


def _chosen(view: State, _decision: Decision, layout: str) -> Path:
    return tuple(map(figure_element, raging(view, layout) or ()))


def _arranged(view: State, _decision: Decision, layout: str, picked: Path) -> str | None:
    """Have a fighter rage, or not any more."""
    fighters, chosen = _fighters(view), {*(raging(view, layout) or ())}
    touched = {*fighters} if picked[-1] == ALL_RAGE else {figure_of(picked[-1])}
    if picked[-1] == ALL_RAGE and chosen != touched:
        chosen = set()
    return _written(tuple(it for it in fighters if it in chosen ^ touched))


def _moves(view: State, _decision: Decision, layout: str) -> list[Any]:
    return [moves.Rage(raging(view, layout) or ())]


def _laid(_view: State, _decision: Decision, move: moves.Rage) -> str:
    return _written(move.figures)


DRAFTING = Drafting(
    begin=_begin,
    fitted=_fitted,
    following=_following,
    arranged=_arranged,
    moves=_moves,
    laid=_laid,
    chosen=_chosen,
)
