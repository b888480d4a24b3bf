"""Unlisted moves as people type them: a point in inches, or a direction and a length."""

import re
from collections.abc import Iterator

from pygames.core.game import Decision, IllegalMove
from pygames.core.language import N_, _
from pygames.deep_space_wars.analysis.formation import Formation
from pygames.deep_space_wars.analysis.storming import stormed
from pygames.deep_space_wars.engine import moves, steps
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Stride
from pygames.deep_space_wars.engine.steps.fighting import positioning_gait
from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.positions.lining_up import lined_up
from pygames.deep_space_wars.positions.march import Path
from pygames.deep_space_wars.sketch.notation import DIRECTIONS, flamer
from pygames.geometry.plane import Point, along

__all__ = ["read", "ways"]

_NUMBER = r"(\d{1,3}(?:\.\d{1,4})?)"
_POINT = re.compile(rf"(?:to )?{_NUMBER}[ ,]+{_NUMBER}")
_TOWARDS = re.compile(rf"(n|ne|e|se|s|sw|w|nw) ?{_NUMBER}")
_DEPLOYED = re.compile(rf"(\d{{1,3}})(?: at)? {_NUMBER}[ ,]+{_NUMBER}")
_STORM = "storm"
_EXAMPLE = "12 30"


def ways(_view: State, decision: Decision) -> Iterator[str]:
    """Yield sentences on how to type what is not listed."""
    if decision.name == "march":
        yield _(
            "Or where the leader goes: {point}, in inches from the west and the north; or {way}.",
            point=_EXAMPLE,
            way="ne 4",
        )
    elif decision.name == "position":
        yield _(
            "Type storm to reach the enemy, or where the leader goes: {point}, or {way}.",
            point=_EXAMPLE,
            way="ne 4",
        )
    elif decision.name == "deploy":
        yield _(
            "Or a squad and where its leader stands, in inches: {typed}.", typed=f"2 at {_EXAMPLE}"
        )
    elif decision.name in ("bomb", "flame"):
        yield _(
            "Or the point that you aim at: {point}, in inches from the west and the north.",
            point=_EXAMPLE,
        )


def read(view: State, decision: Decision, text: str) -> moves.Move | None:
    """Return the move that a text means, None for none. Raises `IllegalMove`."""
    text = " ".join(text.split())
    if decision.name in ("march", "position"):
        return _read_march(view, text)
    if decision.name == "deploy":
        return _read_deployment(view, decision, text)
    point = _read_point(text)
    if point is None:
        return None
    if decision.name == "bomb":
        return moves.Bomb(point)
    if decision.name == "flame":
        x, y = flamer(view)
        return moves.Flame((point[0] - x, point[1] - y))
    return None


def _read_point(text: str) -> Point | None:
    found = _POINT.fullmatch(text)
    return (_ticks(found[1]), _ticks(found[2])) if found else None


def _ticks(inches: str) -> int:
    return round(float(inches) * INCH)


# --- marches -----------------------------------------------------------------------------------


def _read_march(view: State, text: str) -> moves.March | None:
    """Have the squad form up round its leader where that goes, or storm whom it charges."""
    step = view.steps[-1]
    if isinstance(step, Stride):
        formation = Formation(view.copy(), step.squad, step.gait)
    elif isinstance(step, steps.Positioning):
        formation = Formation(view.copy(), step.squad, positioning_gait(view, step.squad))
    else:
        return None
    charged = (it.target for it in view.steps if isinstance(it, steps.Impact))
    target = next(charged, None)
    if text == _STORM and target is not None:
        return _march(formation, stormed(formation, target))
    leader = view.leaders[formation.squad]
    goal = _read_point(text) or _towards(view.places[leader], text)
    if goal is None:
        return None
    return _march(formation, _led(formation, leader, _on_table(goal, formation)))


def _towards(start: Point, text: str) -> Point | None:
    found = _TOWARDS.fullmatch(text)
    return along(start, DIRECTIONS[found[1]], _ticks(found[2])) if found else None


def _on_table(goal: Point, formation: Formation) -> Point:
    x, y = (min(max(at, formation.radius), TABLE - formation.radius) for at in goal)
    return x, y


def _led(formation: Formation, leader: int, goal: Point) -> dict[int, Path]:
    """Return the paths by which the leader gets there, or as near as it can."""
    paths = formation.lead({}, goal)
    if paths is None and (nearest := formation.nearest(leader, goal)) is not None:
        paths = formation.lead({}, nearest)
    if paths is None:
        raise IllegalMove(N_("There is no way to get there."))
    return paths


def _march(formation: Formation, paths: dict[int, Path]) -> moves.March:
    return moves.March(formation.squad, tuple(sorted(paths.items())))


# --- deployment --------------------------------------------------------------------------------


def _read_deployment(view: State, decision: Decision, text: str) -> moves.Deploy | None:
    """Set a squad up as it stands or would line up, with its leader at the point."""
    found = _DEPLOYED.fullmatch(text)
    squad = int(found[1]) - 1 if found else -1
    if not found or squad not in view.squads_of(decision.seat):
        return None
    places = dict(enumerate(view.places))
    if not view.up_in(squad):
        area, side = view.start_area_of(decision.seat), view.edge_of(decision.seat)
        places |= lined_up(view, decision.seat, side, area)
    leader, figures = view.leaders[squad], view.roster.squads[squad].figures
    x, y = _ticks(found[2]) - places[leader][0], _ticks(found[3]) - places[leader][1]
    moved = tuple((places[it][0] + x, places[it][1] + y) for it in figures)
    return moves.Deploy(squad, moved, leader)
