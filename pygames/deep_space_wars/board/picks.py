"""How moves are picked: squads, figures, actions and points of the table."""

from collections.abc import Mapping, Sequence

from pygames.core.game import Decision
from pygames.deep_space_wars.board.drafts.building import base_element
from pygames.deep_space_wars.board.drafts.deploying import LINED_UP
from pygames.deep_space_wars.board.drafts.ladders import ladder_element
from pygames.deep_space_wars.board.drafts.landscaping import ASIDE, shape_element
from pygames.deep_space_wars.board.drawing.figures import (
    figure_element,
    figure_of,
    squad_element,
    squad_of,
)
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.buildings import Buildings
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Aiming, Flaming
from pygames.deep_space_wars.engine.steps.setting_up import army_limit
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.forces.armies import ready_armies
from pygames.deep_space_wars.land.bases import DESIGNS
from pygames.deep_space_wars.land.battlefield import shifted
from pygames.deep_space_wars.land.ladders import ladder_at
from pygames.geometry.plane import Point
from pygames.table.board import READY, Path, Sight, spot

__all__ = [
    "ACCEPT",
    "AIM_FIRE",
    "DECLINE",
    "END_TURN",
    "HOLD",
    "LEAVE_ALL",
    "PLAIN_FIRE",
    "REFRAIN",
    "SAVE",
    "STAY",
    "action_element",
    "action_of",
    "army_element",
    "edge_element",
    "edge_of",
    "faction_of",
    "grasp",
    "paths",
    "read",
    "squad_at",
]

END_TURN, HOLD, REFRAIN = "do:end_turn", "do:hold", "do:refrain"
AIM_FIRE, PLAIN_FIRE = "do:aim_fire", "do:plain_fire"
LEAVE_ALL, STAY = "do:leave_all", "do:stay"
ACCEPT, DECLINE = "do:accept", "do:decline"
SAVE = "do:save:"
"""How the buttons begin that choose a kind of save."""
_ACTION, _ARMY, _SIDE = "action:", "army:", "do:side:"
_ROUGH = ":rough"
_OWN = "own"

_BUTTONS: Mapping[type, str] = {
    moves.LineUp: LINED_UP,
    moves.Ready: READY,
    moves.Hold: HOLD,
    moves.EndTurn: END_TURN,
    moves.Accept: ACCEPT,
    moves.Decline: DECLINE,
}


def action_element(action: str, rough: bool = False) -> str:
    """Return the id of an action."""
    return f"{_ACTION}{action}{_ROUGH if rough else ''}"


def action_of(element: str) -> tuple[str, bool] | None:
    """Return the action that an id stands for, and whether it leads through difficult terrain."""
    action = element.removeprefix(_ACTION).removesuffix(_ROUGH)
    if not element.startswith(_ACTION) or action not in actions.ACTIONS:
        return None
    return action, element.endswith(_ROUGH)


def edge_element(edge: int) -> str:
    """Return the id of a side of the table."""
    return f"{_SIDE}{edge}"


def edge_of(element: str) -> int | None:
    """Return the side of the table that an id stands for."""
    edge = element.removeprefix(_SIDE)
    return int(edge) if element.startswith(_SIDE) and edge in ("0", "1", "2", "3") else None


def army_element(faction: str) -> str:
    """Return the id of a ready army."""
    return f"{_ARMY}{faction}"


def faction_of(element: str) -> str | None:
    """Return the faction of the ready army that an id stands for."""
    faction = element.removeprefix(_ARMY)
    return faction if element.startswith(_ARMY) else None


def paths(view: State, decision: Decision) -> Sequence[Path]:
    """Return the picks of each move of a decision, in their order."""
    if decision.name == "heal":
        return _heal_paths(decision.moves)
    return [_path(view, move) for move in decision.moves]


def _heal_paths(choices: Sequence[moves.Move]) -> list[Path]:
    """Return whom to heal, by the first who can; any other healer is picked before."""
    found: list[Path] = []
    for move in choices:
        path: Path = (REFRAIN,)
        if isinstance(move, moves.Heal):
            path = (figure_element(move.casualty),)
            if path in found:
                path = (figure_element(move.healer), *path)
        found.append(path)
    return found


def _path(view: State, move: moves.Move) -> Path:
    match move:
        case moves.Act(squad, action, rough):
            return squad_element(squad), action_element(action, rough)
        case moves.March():
            return _march_path(view, move)
        case moves.Deploy(squad, places, leader):
            figures = view.roster.squads[squad].figures
            return squad_element(squad), spot(*places[figures.index(leader)])
        case moves.Muster(squads):
            return (army_element(_ready_faction(view, squads)),)
        case moves.TakeSide(edge):
            return (edge_element(edge),)
        case moves.Shift(by):
            left, top, right, bottom = shifted(view.seats, view.edge_of(view.steps[-1][0]), by).box
            return (spot((left + right) // 2, (top + bottom) // 2),)
        case moves.Build():
            return (_base_of(view, move),)
        case moves.Prepare(shape):
            return (shape_element(shape),)
        case moves.Place(shape, middle):
            return shape_element(shape), spot(*middle)
        case moves.SetAside(shape):
            return ASIDE, shape_element(shape)
        case moves.SetLadder(wall, at):
            ladder = ladder_at(view.field, wall, at)
            assert ladder is not None
            return (spot(*ladder.feet[0]),)
        case moves.Fetch(ladder=number):
            return (ladder_element(number),)
        case moves.Warlord(squad) | moves.GiveLadder(squad):
            return (squad_element(squad),)
        case moves.Shoot(groups):
            return _shots_path(groups)
        case moves.Snap(target) | moves.Charge(target) | moves.Engage(target):
            return (squad_element(target),)
        case moves.Bomb(point):
            return (spot(*point),)
        case moves.Flame(direction):
            return (spot(*_flame_end(view, direction)),)
        case moves.Rage(figures):
            return (*map(figure_element, figures), READY)
        case moves.Choose(save):
            return (f"{SAVE}{save}",)
        case moves.Leave(figures) if len(figures) != 1:
            return (LEAVE_ALL if figures else STAY,)
        case moves.Leave((figure,)):
            return (figure_element(figure),)
        case moves.Lose(figure) | moves.Take(figure) | moves.Flee(figure) | moves.Lead(figure):
            return (figure_element(figure),)
    return (_BUTTONS[type(move)],)


def _base_of(view: State, move: moves.Build) -> str:
    """Return the ready base that this is, or the id for any other."""
    ready = [build.walls for build in Buildings(view, view.steps[-1][0])]
    names = [*DESIGNS, _OWN]
    return base_element(names[ready.index(move.walls) if move.walls in ready else -1])


def _march_path(view: State, move: moves.March) -> Path:
    """Return the figure that leads a march, and where it goes."""
    if not move.paths:
        return (READY,)
    by_figure, leader = dict(move.paths), view.leaders[move.squad]
    figure = leader if leader in by_figure else move.paths[0][0]
    return figure_element(figure), spot(*by_figure[figure][-1])


def _ready_faction(view: State, squads: tuple[tuple[str, int], ...]) -> str:
    """Return the faction whose ready army this is, or the name for any other."""
    for faction, army in ready_armies(army_limit(view)).items():
        if tuple((card.id, figures) for card, figures in army) == squads:
            return faction
    return _OWN


def _shots_path(groups: tuple[moves.Group, ...]) -> Path:
    """Return the targets of shots; to use Aim is chosen before, so that its odds can be shown."""
    targets = tuple(squad_element(group.target) for group in groups)
    return (AIM_FIRE, *targets) if groups[0].aims else targets


def _flame_end(view: State, direction: Point) -> Point:
    """Return the point that a flame is turned to."""
    step = view.steps[-1]
    assert isinstance(step, Flaming)
    x, y = view.places[step.figure]
    return x + direction[0], y + direction[1]


def grasp(sight: Sight[State], element: str) -> Path:
    """Return the picks by which a squad that is taken hold of begins a march, () if it cannot."""
    squad = squad_of(element.partition("@")[0])
    if sight.decision is None or squad is None:
        return ()
    can = moves.Act(squad, actions.WALK) in sight.decision.moves
    return (squad_element(squad), action_element(actions.WALK)) if can else ()


def read(view: State, decision: Decision, path: Path) -> moves.Move | None:
    """Return the move, legal or not, that a path means, so that one can say what forbids it."""
    squads = [squad for element in path if (squad := squad_at(view, element)) is not None]
    if not squads:
        return None
    match decision.name:
        case "act":
            action = action_of(path[-1])
            if action is None and len(squads) > 1 and view.are_enemies(squads[0], squads[-1]):
                return _all_at(view, squads[0], squads[-1])
            return moves.Act(squads[0], *action) if action else moves.Act(squads[-1], actions.WALK)
        case "aim":
            step = view.steps[-1]
            assert isinstance(step, Aiming)
            return _all_at(view, step.squad, squads[-1])
        case "charge":
            return moves.Charge(squads[-1])
        case "engage":
            return moves.Engage(squads[-1])
        case "snap" | "defend":
            return moves.Snap(squads[-1])
    return None


def squad_at(view: State, element: str) -> int | None:
    """Return the squad that is touched with an element, itself or one of its figures."""
    squad, figure = squad_of(element), figure_of(element)
    if figure is not None and figure < len(view.roster.squad_of):
        return view.roster.squad_of[figure]
    return squad if squad is not None and squad < len(view.roster.squads) else None


def _all_at(view: State, squad: int, target: int) -> moves.Shoot:
    """Return one die of everybody at a target."""
    dice = tuple((figure, 1) for figure in view.roster.squads[squad].figures)
    return moves.Shoot((moves.Group(target, dice),))
