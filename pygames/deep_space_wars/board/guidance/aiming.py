"""What is drawn, and said, while a squad or a figure is held over the table.

All that is drawn is also said.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.language import N_, _, ngettext
from pygames.deep_space_wars.analysis.charge import rush
from pygames.deep_space_wars.board.drafts import (
    building,
    bursts,
    deploying,
    ladders,
    landscaping,
    marching,
)
from pygames.deep_space_wars.board.drafts.notation import deployment_of
from pygames.deep_space_wars.board.drawing.figures import figure_of, squad_of
from pygames.deep_space_wars.board.drawing.outlines import outline
from pygames.deep_space_wars.board.drawing.standees import cut_out
from pygames.deep_space_wars.board.guidance.running import charged, instead, meant_by, tried_going
from pygames.deep_space_wars.board.guidance.sightlines import drawn_sights, seen_in_words
from pygames.deep_space_wars.board.guidance.visibility import seen_from
from pygames.deep_space_wars.board.measures import inches
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.positions.coherency import GAP
from pygames.deep_space_wars.positions.march import Fault, Path, Paths, escaping
from pygames.deep_space_wars.wording import percent, squad_name
from pygames.geometry.plane import Point, path_length
from pygames.table.board import Aim, Sight, spot
from pygames.table.markup import render

__all__ = ["aim", "ghosts", "marched", "path_line"]

_MOST_LINKS = 60


class _Ghosts(NamedTuple):
    """A squad where it would stand."""

    seat: int
    radius: int
    cut_out: Markup
    places: list[Point]


class _PathLine(NamedTuple):
    """How a figure gets there."""

    path: str
    slow: bool = False
    """Whether it leads through difficult terrain."""


def aim(sight: Sight[State], held: str, x: int, y: int) -> Aim:
    """Say and draw what letting go of a squad or a figure at this point would do."""
    assert sight.decision is not None
    element = held.partition("@")[0]
    if sight.decision.name in bursts.DECISIONS:
        return bursts.aimed(sight, (x, y))
    if sight.decision.name == building.DECISION:
        return building.aimed(sight, element, (x, y))
    if sight.decision.name in landscaping.DECISIONS:
        return landscaping.aimed(sight, (x, y))
    if sight.decision.name == ladders.DECISION:
        return ladders.aimed(sight, (x, y))
    if sight.decision.name == "deploy":
        return _deployed(sight, element, (x, y))
    return _marched(sight, element, (x, y))


# --- marches -------------------------------------------------------------------------------------


def _charging(sight: Sight[State], point: Point) -> Aim:
    """Say whom the squad charges, and how likely it gets there."""
    view, squad = sight.view, sight.view.steps[-1].squad
    target = charged(view, squad, point)
    assert target is not None
    chance = percent(rush(view, squad, target).chance)
    told = _("Charge {squad}: {chance}", squad=squad_name(view, target), chance=chance)
    way = _PathLine("M{} {}L{} {}".format(*view.places[view.leaders[squad]], *point))
    return Aim(spot(*point), _drawn(view, squad, [], [], ways=[way], held=point, text=told), told)


_DICE = {
    (actions.RUN, False): N_("Run: {n}″ and a die"),
    (actions.RUN, True): N_("Run: {n}″ and a die, less a die"),
    (actions.WALK, True): N_("{n}″ less a die"),
}
"""What is written beside a squad that throws dice before it goes."""


def _going(sight: Sight[State], point: Point) -> Aim:
    """Say which dice the squad throws first, and draw about how far it comes then."""
    view = sight.view
    order = meant_by(view, point)
    squad, found = order.squad, tried_going(view, point, order)
    text = _(_DICE[order.action, order.rough], n=view.roster.squads[squad].card.speed)
    told = [text]
    if order.rough:
        told.append(_("Through difficult terrain"))
    if order.action == actions.RUN:
        told.append(_("It does not fire afterwards"))
    ends = [found.paths.get(it, (view.places[it],))[-1] for it in view.able_in(squad)]
    ways = [_PathLine(path_line(view, *it)) for it in found.paths.items()]
    drawn = _drawn(view, squad, ends, found.faults, ways=ways, held=found.goal, text=text)
    return Aim(spot(*found.goal), drawn, _(". ").join(told))


def _marched(sight: Sight[State], held: str, point: Point) -> Aim:
    meant = instead(sight, held, *point)
    if len(meant) > 2:
        return _charging(sight, point)
    if meant:
        return _going(sight, point)
    view = sight.view
    formation = marching.formation_of(view)
    figure = figure_of(held)
    if figure not in formation.figures:
        figure = marching.moving(view, sight.picked)
    found = marching.tried(view, sight.layout, figure, point)
    ends = formation.ends(found.paths)
    used = path_length((view.places[figure], *found.paths.get(figure, ())))
    left = inches(max(0, 256 * formation.gait.reach - used))
    slowed = formation.slowing(found.paths)
    fleeing = escaping(view, formation.squad, found.paths)
    drawn = _drawn(
        view,
        formation.squad,
        [*ends.values()],
        found.faults,
        ways=[_PathLine(path_line(view, *it), it[0] in slowed) for it in found.paths.items()],
        dice=[view.places[it] for it in fleeing],
        held=ends.get(figure, found.goal),
        text=left,
    )
    if found.faults:
        return Aim(spot(*found.goal), drawn, barred=found.faults[0].rule)
    seen = seen_from(formation.position, formation.squad, ends)
    told = [_("{distance} left", distance=left), *_dangers(len(slowed), len(fleeing))]
    told += seen_in_words(view, formation.squad, seen)
    return Aim(spot(*found.goal), drawn_sights(seen) + drawn, _(". ").join(told))


def ghosts(sight: Sight[State]) -> Markup:
    """Draw what a hint, or a look back, suggests to lay out, nothing if there is none."""
    if not sight.ghost or not sight.view.decisions:
        return Markup()
    if sight.decision is None:  # a look back asks nobody
        sight = sight._replace(decision=sight.view.decisions[0])
    assert sight.decision is not None
    if sight.decision.name in bursts.DECISIONS:
        return bursts.advised(sight)
    if sight.decision.name == building.DECISION:
        return building.advised(sight)
    if sight.decision.name in landscaping.DECISIONS:
        return landscaping.advised(sight)
    if sight.decision.name == ladders.DECISION:
        return ladders.advised(sight)
    if sight.decision.name == "deploy":
        return _set_up(sight, sight.decision.seat)
    if sight.decision.name not in marching.DECISIONS:
        return Markup()
    squad = marching.formation_of(sight.view).squad
    return marched(sight.view, squad, marching.paths_of(sight.view, sight.ghost))


def marched(view: State, squad: int, paths: Paths) -> Markup:
    """Draw a squad where it would stand after a march."""
    places = {it: paths[it][-1] if it in paths else view.places[it] for it in view.able_in(squad)}
    leader = places.get(view.leaders[squad], (0, 0))
    ways = [_PathLine(path_line(view, *it)) for it in paths.items()]
    return _drawn(view, squad, [*places.values()], [], ways=ways, held=leader)


def _dangers(slowed: int, fleeing: int) -> Iterable[str]:
    """Yield what dice a march takes."""
    if slowed:
        yield ngettext(
            "{n} figure goes through difficult terrain",
            "{n} figures go through difficult terrain",
            slowed,
        )
    if fleeing:
        yield ngettext(
            "{n} figure has to escape: it is lost on a 1",
            "{n} figures have to escape: each is lost on a 1",
            fleeing,
        )


def path_line(view: State, figure: int, path: Path) -> str:
    """Return the line along which a figure goes."""
    return "M" + "L".join(f"{x} {y}" for x, y in (view.places[figure], *path))


# --- deployment ----------------------------------------------------------------------------------


def _deployed(sight: Sight[State], held: str, point: Point) -> Aim:
    view, decision = sight.view, sight.decision
    assert decision is not None
    squad = squad_of(held)
    chosen = figure_of(held)
    if chosen is not None:
        squad = view.roster.squad_of[chosen]
    if squad is None:
        return Aim(spot(*point))
    found = deploying.tried(view, decision.seat, sight.layout, squad, chosen, point)
    places = [*found.places.values()]
    drawn = _drawn(view, squad, places, found.faults, ways=[], held=found.goal)
    rule = found.faults[0].rule if found.faults else None
    return Aim(spot(*found.goal), drawn, _("There is room."), rule)


def _set_up(sight: Sight[State], seat: int) -> Markup:
    """Draw the squads that a hint sets up elsewhere, and from where their leaders come."""
    view, drawn = sight.view, Markup()
    now = deployment_of(view, seat, sight.layout) or {}
    for squad, wanted in (deployment_of(view, seat, sight.ghost) or {}).items():
        if now.get(squad) == wanted:
            continue
        leader, places = wanted
        number = view.roster.squads[squad].figures.index(leader)
        come = now[squad][1][number] if squad in now else places[number]
        way = _PathLine("M{} {}L{} {}".format(*come, *places[number]))
        drawn += _drawn(view, squad, [*places], [], ways=[way], held=places[number])
    return drawn


# --- the drawing ---------------------------------------------------------------------------------


def _drawn(
    view: State,
    squad: int,
    places: list[Point],
    faults: list[Fault],
    *,
    ways: list[_PathLine],
    held: Point,
    dice: Sequence[Point] = (),
    text: str = "",
) -> Markup:
    """Draw where a squad would stand, how it gets there, and what is in the way.

    `dice`: where figures start that have to roll one. `text`: what is written where it is held.
    """
    of = view.roster.squads[squad]
    fault = faults[0] if faults else None
    return render(
        "deep_space_wars/aim.svg",
        ghosts=_Ghosts(of.owner, of.card.radius, cut_out(of.card, of.owner), places),
        ways=ways,
        dice=dice,
        links=_links(places, 2 * of.card.radius + GAP),
        held=held,
        text=text,
        why=str(fault.rule) if fault else "",
        in_the_way=[
            (*view.places[it], view.roster.radius[it] + 3)
            for it in (fault.figures if fault else ())
        ],
        walls=[outline(view.field.zones[it].shape) for it in (fault.zones if fault else ())],
    )


def _links(places: list[Point], reach: int) -> str:
    """Return lines between those who keep together (DSW-114)."""
    found = [
        f"M{ax} {ay}L{bx} {by}"
        for n, (ax, ay) in enumerate(places)
        for bx, by in places[:n]
        if (ax - bx) ** 2 + (ay - by) ** 2 <= reach * reach
    ]
    return "".join(found[:_MOST_LINKS])
