"""The table as a seat sees it: the battle, and what it lays out meanwhile."""

from typing import NamedTuple

from markupsafe import Markup

from pygames.deep_space_wars.board.armies.builder import builder
from pygames.deep_space_wars.board.drafts import (
    building,
    bursts,
    deploying,
    dividing,
    landscaping,
    marching,
    raging,
)
from pygames.deep_space_wars.board.drafts.ladders import DECISION, drawn_draft, drawn_ladders
from pygames.deep_space_wars.board.drawing.fallen import fallen
from pygames.deep_space_wars.board.drawing.figures import Marks, squad_element, squads
from pygames.deep_space_wars.board.drawing.previews import previews
from pygames.deep_space_wars.board.drawing.rope import rope
from pygames.deep_space_wars.board.drawing.table import (
    Lies,
    bare_table,
    drawn_masts,
    drawn_mission,
    start_area,
)
from pygames.deep_space_wars.board.drawing.traces import traces
from pygames.deep_space_wars.board.guidance.advice import advised
from pygames.deep_space_wars.board.guidance.aiming import path_line
from pygames.deep_space_wars.board.guidance.odds import odds_of
from pygames.deep_space_wars.board.guidance.orders import drawn_order
from pygames.deep_space_wars.board.picks import grasp
from pygames.deep_space_wars.board.prompts import label
from pygames.deep_space_wars.board.words import marker_name
from pygames.deep_space_wars.engine.scoring import held_by
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import (
    Building,
    Choosing,
    Deploying,
    Placing,
    Positioning,
    Preparing,
    Shifting,
    Stride,
)
from pygames.deep_space_wars.missions import ATTACKER
from pygames.geometry.plane import Point, Polygon
from pygames.table.board import AT, Sight, spot_of
from pygames.table.markup import render

__all__ = ["is_slow", "lies_of", "marks_of", "scene", "shown"]


def scene(sight: Sight[State]) -> Markup:
    """Draw the table with all that stands on it, or the army that is put together for it."""
    if sight.decision is not None and sight.decision.name == "muster":
        field = sight.view.field
        return builder(sight, bare_table(field) + drawn_mission(lies_of(sight.view)))
    seen = shown(sight)
    view = seen.view
    lies = lies_of(view)
    return render(
        "deep_space_wars/scene.html",
        bare=bare_table(view.field),
        rope=rope(view),
        mission=drawn_mission(lies),
        masts=drawn_masts(lies),
        starts=[start_area(*it) for it in _start_areas(view)],
        ladders=drawn_ladders(sight),
        course=_course(sight),
        laid=bursts.drawn_template(sight)
        + drawn_draft(sight)
        + landscaping.drawn_draft(sight)
        + building.drawn_walls(sight),
        raging=raging.rings(sight),
        fire=dividing.lines_of_fire(sight),
        previews=[*previews(sight).values()],
        advised=advised(sight) + drawn_order(sight),
        goals=[
            (x, y, sight.attrs(it, label(view, it)))
            for it in sight.next
            if it != AT and (at := spot_of(it)) is not None
            for x, y in [at]
        ],
        fallen=fallen(seen),
        traces=traces(sight),
        squads=squads(
            seen,
            marks_of(view),
            _held(sight, view),
            odds_of(sight),
            begins=AT not in sight.next,
        ),
    )


def _start_areas(view: State) -> list[tuple[Polygon, int]]:
    """Return the start areas that matter now, each with its seat."""
    step = view.steps[-1] if view.steps else None
    if isinstance(step, Choosing | Shifting | Building | Preparing | Placing):
        return landscaping.start_areas(view)
    if isinstance(step, Deploying):
        return [(view.start_area_of(step.seat), step.seat)]
    return []


def shown(sight: Sight[State]) -> Sight[State]:
    """Return the sight with everybody where the draft has them."""
    decision, view = sight.decision, sight.view
    if not sight.layout or decision is None:
        return sight
    if decision.name == "deploy":
        laid_out = deploying.deployed(view, decision.seat, sight.layout)
        return sight._replace(view=laid_out)
    if decision.name == building.DECISION:
        laid_out = view.copy()
        laid_out.build(building.walls_of(view, sight.layout) or ())
        return sight._replace(view=laid_out)
    if decision.name == "shift":
        laid_out = view.copy()
        laid_out.shift_area(decision.seat, landscaping.shift_of(view, sight.layout) or 0)
        return sight._replace(view=laid_out)
    if decision.name not in marching.DECISIONS:
        return sight
    laid_out = view.copy()
    for figure, path in marching.paths_of(view, sight.layout).items():
        laid_out.places[figure] = path[-1]
    return sight._replace(view=laid_out)


def _held(sight: Sight[State], view: State) -> dict[int, Point]:
    """Return the squads that can be taken hold of, each with the place of its leader."""
    if sight.decision is None:
        return {}
    if sight.decision.name == "act":
        each = [it for it in view.squads_of(view.active) if grasp(sight, squad_element(it))]
    elif AT not in sight.next or sight.decision.name in (
        *bursts.DECISIONS,
        *landscaping.DECISIONS,
        building.DECISION,
        DECISION,
    ):
        return {}
    elif sight.decision.name == "deploy":
        each = [it for it in view.squads_of(sight.decision.seat) if view.up_in(it)]
    else:
        each = [marching.formation_of(sight.view).squad]
    return {squad: view.places[view.leaders[squad]] for squad in each}


def marks_of(view: State) -> Marks:
    """Return what lies beside figures."""
    return Marks(view.marked, view.warlords, view.carriers)


def lies_of(view: State) -> Lies:
    """Return what the mission has put on the table."""
    mission, sides = view.setting.mission, view.setting.sides
    if mission == "salvage":
        return Lies(crates=view.crates)
    if mission == "breakthrough":
        foes = (seat for seat, side in enumerate(sides) if side != sides[ATTACKER])
        exits = tuple(view.edge_of(seat) for seat in foes)
        return Lies(exits=exits, margin=view.field.margin)
    held = tuple(
        None if (side := held_by(view, it)) is None else sides.index(side) for it in view.markers
    )
    names = tuple(marker_name(mission, n) for n in range(1, len(view.markers) + 1))
    return Lies(markers=view.markers, names=names, held=held, hill=mission == "hill")


# --- a squad that is about to move ---------------------------------------------------------------


class _Course(NamedTuple):
    """How far a squad can go, and how it has been laid out."""

    seat: int
    region: str
    ways: list[str]
    starts: list[Point]
    radius: int


def is_slow(sight: Sight[State]) -> bool:
    """Whether it is yet to be found how far the squad can go, of which much can be seen at once."""
    if not _is_moving(sight):
        return False
    moving = marching.moving(sight.view, sight.picked)
    return not marching.formation_of(sight.view).has_stars(moving)


def _is_moving(sight: Sight[State]) -> bool:
    """Whether the seat lays out how a squad moves."""
    step = sight.view.steps[-1] if sight.view.steps else None
    return AT in sight.next and isinstance(step, Stride | Positioning)


def _course(sight: Sight[State]) -> _Course | None:
    """Return the course of the squad that the seat is about to move."""
    if not _is_moving(sight):
        return None
    view, formation = sight.view, marching.formation_of(sight.view)
    paths = marching.paths_of(view, sight.layout)
    stars = () if sight.brief else formation.stars(marching.moving(view, sight.picked))
    region = "".join(
        "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in star.outline) + "z" for star in stars
    )
    return _Course(
        view.roster.squads[formation.squad].owner,
        region,
        [path_line(view, *it) for it in paths.items()],
        [view.places[figure] for figure in paths],
        formation.radius,
    )
