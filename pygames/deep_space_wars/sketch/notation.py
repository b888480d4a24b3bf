"""What people type for a listed move: `1 run`, `ne 6`, `4` for the squad that is attacked."""

from math import hypot

from pygames.core.game import Decision
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.land_moves import Place, Prepare, SetAside, Shift, TakeSide
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Flaming
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.geometry.plane import Point

__all__ = ["DIRECTIONS", "flamer", "short"]

DIRECTIONS: dict[str, Point] = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
"""The directions of the map, north at its top."""
_WORDS = {
    actions.FORCED_MARCH: "forced",
    actions.SET_LADDER: "ladder",
    actions.FETCH_LADDER: "fetch",
}
"""What actions are called, where that is not their own name."""


def _inches(ticks: float) -> str:
    """Return a length in inches, so precisely that no other has the same text."""
    return f"{ticks / INCH:.2f}".rstrip("0").rstrip(".")


def short(view: State, decision: Decision, move: moves.Move) -> str:
    """Return a listed move as people type it, "" if it has no notation of its own."""
    match move:
        case moves.Act(squad, action, rough):
            return f"{squad + 1} {_WORDS.get(action, action)}{'-rough' * rough}"
        case moves.March():
            return _march(view, move)
        case moves.Muster(squads):
            return squads[0][0][:2].lower()
        case moves.Charge(squad) | moves.Engage(squad) | moves.Snap(squad):
            return f"squad {squad + 1}"
        case moves.Warlord(squad) | moves.GiveLadder(squad):
            return f"squad {squad + 1}"
        case moves.Shoot(groups):
            aims = " aim" * any(group.aims for group in groups)
            return f"squad {' '.join(str(group.target + 1) for group in groups)}{aims}"
        case moves.Bomb(point):
            return _point(point)
        case moves.Flame(direction):
            x, y = flamer(view)
            return _point((x + direction[0], y + direction[1]))
        case moves.Build() if move in (listed := [*decision.moves]):
            return f"base {listed.index(move) + 1}"
    return _figures(view, move) or _others(move)


def flamer(view: State) -> Point:
    """Return where the figure stands that fires a flame."""
    step = view.steps[-1]
    assert isinstance(step, Flaming)
    return view.places[step.figure]


def _march(view: State, move: moves.March) -> str:
    """Return a direction and a length for a squad that goes straight all together."""
    if not move.paths:
        return "stay"
    figure, path = move.paths[0]
    x, y = (to - at for to, at in zip(path[-1], view.places[figure], strict=True))
    sign = (x > 0) - (x < 0), (y > 0) - (y < 0)
    name = next(name for name, way in DIRECTIONS.items() if way == sign)
    return f"{name} {round(hypot(x, y) / INCH, 1):g}"


def _figures(view: State, move: moves.Move) -> str:
    """Return a move that is about figures: each by its squad and its number there."""
    match move:
        case moves.Take(figure) | moves.Lose(figure) | moves.Flee(figure) | moves.Lead(figure):
            return f"figure {_figure(view, figure)}"
        case moves.Heal(healer, casualty):
            return f"heal {_figure(view, casualty)} by {_figure(view, healer)}"
        case moves.Rage(figures):
            return f"rage {len(figures)}"
        case moves.Leave(figures):
            return f"leave {len(figures)}" if figures else "nobody"
    return ""


def _figure(view: State, figure: int) -> str:
    squad = view.roster.squad_of[figure]
    return f"{squad + 1} {figure - view.roster.squads[squad].figures[0] + 1}"


def _others(move: moves.Move) -> str:
    """Return a move that is typed by what it names."""
    match move:
        case moves.Ask(choice, on):
            return f"{'ask' if on else 'unask'} {choice}"
        case moves.SwitchOff(squad, ability):
            return f"off {squad + 1} {ability.replace('_', '-')}"
        case moves.Choose(save):
            return save.lower().replace("_", "-")
        case moves.SetLadder(wall, at):
            return f"wall {wall} {_inches(at)}"
        case moves.Fetch(ladder):
            return f"ladder {ladder + 1}"
        case TakeSide(edge):
            return f"side {'swne'[edge]}"
        case Shift(by):
            return f"shift {_inches(by)}"
        case Prepare(shape):
            return f"bring {_word(shape)}"
        case Place(shape, middle, quarters):
            return f"{_word(shape)} {_point(middle)} {quarters}"
        case SetAside(shape):
            return f"aside {_word(shape)}"
    return ""


def _word(name: str) -> str:
    return name.lower().replace("_", "-")


def _point(point: Point) -> str:
    return " ".join(map(_inches, point))
