"""A march is laid out: the squad is dragged by its leader, single figures are moved afterwards.

What cannot be is refused when it is let go, with the rule that forbids it. Only while single
figures are moved one after the other, a squad may be scattered; then it cannot go yet.
"""

import random
from functools import cached_property
from typing import Any, NamedTuple

from pygames.core.game import Decision, IllegalMove
from pygames.core.language import N_
from pygames.deep_space_wars.analysis.formation import Formation
from pygames.deep_space_wars.analysis.storming import stormed
from pygames.deep_space_wars.board.drafts.notation import march_of, written_march
from pygames.deep_space_wars.board.drawing.figures import figure_element, figure_of
from pygames.deep_space_wars.engine import steps
from pygames.deep_space_wars.engine.moves import March
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Stride
from pygames.deep_space_wars.engine.steps.fighting import positioning_gait
from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.positions.gaits import Gait
from pygames.deep_space_wars.positions.march import Fault, Path, Paths, is_march
from pygames.geometry.plane import Point, along, squared
from pygames.table.board import AT, Drafting, spot_of
from pygames.table.board import Path as Picks

__all__ = [
    "DECISIONS",
    "DRAFTING",
    "STANDING",
    "STORMED",
    "Tried",
    "can_storm",
    "formation_of",
    "is_charging",
    "march_laid",
    "most_contacts",
    "moving",
    "paths_of",
    "tried",
    "tried_in",
]

DECISIONS = frozenset(("march", "position"))
"""The decisions that are laid out like this."""
STORMED = "do:storm"
"""The button that has as many as possible reach the enemy."""

STANDING = "do:stand"
"""The button by which a squad that has not been dragged stays where it is, and its action is over:
it is no longer sent off by who presses what stands out."""

_NO_WAY = N_("There is no way to get there.")


class _Hold:
    """A squad that is held, and which of its drafts have been found to be legal."""

    def __init__(self, view: State) -> None:
        self.field = view.field
        self.key = _key(view)
        self.formation = Formation(view.copy(), *_squad_and_gait(view))
        self.target = _attacked(view)
        self.fits: dict[str, bool] = {}

    @cached_property
    def storm(self) -> Paths:
        """How as many as possible reach the enemy; empty if nobody can, or in a mere march."""
        return {} if self.target is None else stormed(self.formation, self.target)


def _key(view: State) -> tuple[Any, ...]:
    """Return all that the ways of a squad depend on, but for the field."""
    places, conditions, lives = tuple(view.places), tuple(view.conditions), tuple(view.lives)
    return _squad_and_gait(view), places, conditions, lives, view.off, view.ladders


def _squad_and_gait(view: State) -> tuple[int, Gait]:
    step = view.steps[-1]
    if isinstance(step, steps.Positioning):
        return step.squad, positioning_gait(view, step.squad)
    assert isinstance(step, Stride)
    return step.squad, step.gait


_held: list[_Hold] = []
"""The squad that is about to move at this table: corners and ways are looked for only once."""


def _hold(view: State) -> _Hold:
    if not _held or _held[0].field is not view.field or _held[0].key != _key(view):
        _held[:] = [_Hold(view)]
    return _held[0]


def is_charging(view: State) -> bool:
    """Whether the squad that is about to move charges."""
    return _charged(view) is not None


def can_storm(view: State) -> bool:
    """Whether it can reach the squad that it charges or fights."""
    return bool(_hold(view).storm)


def most_contacts(view: State) -> March:
    """Return the march by which as many as possible reach the enemy; of nobody if none can."""
    hold = _hold(view)
    return _march(hold.formation.squad, hold.storm)


def march_laid(view: State, layout: str) -> March:
    """Return the march that is laid out."""
    return _march(formation_of(view).squad, paths_of(view, layout))


def formation_of(view: State) -> Formation:
    """Return the formation of the squad that is about to move."""
    return _hold(view).formation


def moving(view: State, picked: Picks) -> int:
    """Return the figure that a point on the table is meant for: the leader if none is picked."""
    formation = formation_of(view)
    chosen = [figure for element in picked if (figure := figure_of(element)) in formation.figures]
    return chosen[-1] if chosen else view.leaders[formation.squad]


# --- what is tried -------------------------------------------------------------------------------


class Tried(NamedTuple):
    """What comes of a figure that is held over a point."""

    figure: int
    goal: Point
    """Where it would come to stand: the nearest place that it can get to."""
    paths: dict[int, Path]
    """How the squad would march."""
    faults: list[Fault]
    """What stands against that; nothing if the figure can be let go."""


def tried(view: State, layout: str, figure: int, point: Point) -> Tried:
    """Try where a squad, or one of its figures, comes to if it is held over a point."""
    return tried_in(formation_of(view), paths_of(view, layout), figure, point)


def tried_in(formation: Formation, before: Paths, figure: int, point: Point) -> Tried:
    """Try the same of a squad that would go like `before` otherwise."""
    point = _on_table(point, formation.radius)
    goal, paths = point, _led(formation, before, figure, point)
    if paths is None:
        nearest = _nearest(formation, figure, point)
        if nearest is not None:
            goal, paths = nearest, _led(formation, before, figure, nearest)
    if paths is None:
        against = formation.faults({figure: (point,)}) or [Fault(IllegalMove(_NO_WAY), figure)]
        return Tried(figure, point, {**before}, against)
    return Tried(figure, goal, paths, formation.faults(paths))


def _nearest(formation: Formation, figure: int, point: Point) -> Point | None:
    """Return the place nearest to a point that a figure can get to; who points beyond what is left
    of its allowance in difficult terrain means as far as it gets there.
    """
    nearest, slowed = formation.nearest(figure, point), formation.gait.slowed
    start = formation.position.places[figure]
    if nearest is None and slowed and squared(start, point) > slowed * slowed:
        way = point[0] - start[0], point[1] - start[1]
        return formation.nearest(figure, along(start, way, slowed - 1))
    return nearest


def _led(formation: Formation, before: Paths, figure: int, goal: Point) -> dict[int, Path] | None:
    if figure == formation.position.leaders[formation.squad]:
        return formation.lead(before, goal)
    return formation.single(before, figure, goal)


def _on_table(point: Point, radius: int) -> Point:
    x, y = (min(max(at, radius), TABLE - radius) for at in point)
    return x, y


# --- drafts --------------------------------------------------------------------------------------


def paths_of(view: State, layout: str) -> dict[int, Path]:
    """Return the paths of a draft; nobody moves if the text is of another one."""
    return march_of(view, formation_of(view).squad, layout) or {}


def _begin(view: State, _decision: Decision, _rng: random.Random) -> str:
    """Begin with everybody where they stand; who charges, or strikes, with most contacts."""
    return _stormed(view)


def _fitted(view: State, decision: Decision, layout: str) -> str | None:
    """Return the draft if it is a march that is legal, or would be if the squad kept together."""
    fits, formation = _hold(view).fits, formation_of(view)
    if layout not in fits:
        paths = march_of(view, formation.squad, layout)
        fits[layout] = paths is not None and (
            _march(formation.squad, paths) in decision.moves or _is_scattered(formation, paths)
        )
    return layout if fits[layout] else None


def _is_scattered(formation: Formation, paths: Paths) -> bool:
    """Whether each figure may march like that, but not all of them together."""
    stands = {figure: formation.position.places[figure] for figure in formation.figures}
    if not is_march(tuple(paths.items())) or not stands.keys() >= paths.keys():
        return False
    if any(path[0] == stands[figure] for figure, path in paths.items()):
        return False
    return all(fault.figure is None for fault in formation.faults(paths))


def _following(view: State, decision: Decision, layout: str, picked: Picks) -> list[str]:
    """Return any point; as long as no figure is picked also all of them, and a storm to come."""
    stands = [] if _complete(view, decision, layout) else [STANDING]
    if picked:
        return [AT, *stands]
    storms = [STORMED] if can_storm(view) and layout != _stormed(view) else []
    return [AT, *map(figure_element, formation_of(view).figures), *storms, *stands]


def _complete(view: State, _decision: Decision, layout: str) -> bool:
    """Whether anybody moves; before blows nobody has to."""
    return isinstance(view.steps[-1], steps.Positioning) or bool(paths_of(view, layout))


def _outright(view: State, _decision: Decision, _layout: str, path: Picks) -> March | None:
    """Return that the squad stays where it is."""
    return _march(formation_of(view).squad, {}) if path[-1] == STANDING else None


def _stormed(view: State) -> str:
    """Return the draft in which as many as possible reach the enemy."""
    hold = _hold(view)
    return written_march(view, hold.formation.squad, hold.storm)


def _charged(view: State) -> int | None:
    """Return the squad that is being charged, None in any other move."""
    charges = (step.target for step in view.steps if isinstance(step, steps.Impact))
    return next(charges, None)


def _attacked(view: State) -> int | None:
    """Return the squad to be reached, in a charge or before blows, None in any other move."""
    for step in reversed(view.steps):
        if isinstance(step, steps.Fight):
            own = _squad_and_gait(view)[0]
            return step.target if own == step.squad else step.squad
    return _charged(view)


def _arranged(view: State, _decision: Decision, layout: str, picked: Picks) -> str | None:
    """Move the squad, or the figure that is picked. Raises `IllegalMove` where it cannot go."""
    formation = formation_of(view)
    if picked[-1] == STORMED:
        return _stormed(view)
    point = spot_of(picked[-1])
    if point is None:
        return None
    found = tried(view, layout, moving(view, picked), point)
    leads = found.figure == view.leaders[formation.squad]
    for fault in found.faults:
        if leads or fault.figure is not None:
            raise fault.rule
    return written_march(view, formation.squad, found.paths)


def _moves(view: State, _decision: Decision, layout: str) -> list[Any]:
    """Return the march."""
    return [march_laid(view, layout)]


def _laid(view: State, _decision: Decision, move: March) -> str:
    """Return the draft that a march comes from."""
    return written_march(view, move.squad, dict(move.paths))


def _march(squad: int, paths: Paths) -> March:
    return March(squad, tuple(sorted(paths.items())))


DRAFTING = Drafting(
    begin=_begin,
    fitted=_fitted,
    following=_following,
    arranged=_arranged,
    moves=_moves,
    laid=_laid,
    outright=_outright,
    complete=_complete,
)
