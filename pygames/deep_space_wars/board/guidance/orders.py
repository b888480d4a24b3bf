"""Orders for a whole army: everybody advances, runs or fires; and snap shots without a question.

Who advances goes straight to the nearest enemy, or to the place that the mission is about. Nobody
who touches enemies is moved, and nobody fires but at what promises most.
"""

from collections.abc import Iterator, Sequence
from math import isqrt

from markupsafe import Markup

from pygames.core.game import CHANCE, Decision
from pygames.core.language import N_, _
from pygames.deep_space_wars.analysis.formation import Formation
from pygames.deep_space_wars.analysis.matchup import volley
from pygames.deep_space_wars.board.drafts.marching import tried_in
from pygames.deep_space_wars.board.guidance.aiming import marched
from pygames.deep_space_wars.board.guidance.running import EXPECTED
from pygames.deep_space_wars.engine.moves import HOLD, Act, Dice, March, Move, Snap
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Stride
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.contact import touching
from pygames.deep_space_wars.wording import squad_name
from pygames.geometry.plane import Point, along, squared
from pygames.table.board import Orders, Sight

__all__ = ["ORDERS", "drawn_order"]

_ADVANCE, _RUN, _FIRE = "advance", "run", "fire"
_ACTIONS = {_ADVANCE: actions.WALK, _RUN: actions.RUN}
_THERE = 3 * INCH
"""Who is so near to what a mission is about stays there."""
_PARTS = (8, 6, 4, 2)
"""How many eighths of the way are tried, one after the other, where something stands there."""


def _offered(sight: Sight[State]) -> Sequence[tuple[str, str]]:
    view, decision = sight.view, sight.decision
    if decision is None or decision.name != "act" or sight.picked:
        return ()
    can = {
        action: [it.squad for it in _acts(decision, action)]
        for action in (actions.SHOOT, actions.WALK, actions.RUN)
    }
    found = []
    if len(can[actions.SHOOT]) == 1:
        found.append((_FIRE, _("Fire with {squad}", squad=squad_name(view, can[actions.SHOOT][0]))))
    elif can[actions.SHOOT]:
        found.append((_FIRE, _("All fire")))
    if len(can[actions.WALK]) > 1 and sight.order != _ADVANCE:
        found.append((_ADVANCE, _("All advance")))
    if len(can[actions.RUN]) > 1 and (sight.order or not can[actions.SHOOT]):  # a phone has room
        found.append((_RUN, _("All run")))
    return found


def _acts(decision: Decision, action: str) -> list[Act]:
    """Return the orders to do this, but for those through difficult terrain."""
    acts = (it for it in decision.moves if isinstance(it, Act) and not it.rough)
    return [it for it in acts if it.action == action]


def _moves(view: State, decision: Decision, order: str) -> Sequence[Move] | None:
    if decision.name == "act" and order == _FIRE:
        return _acts(decision, actions.SHOOT)[:1] or None
    if decision.name == "act":
        first = next(_marches(view, decision.seat, _ACTIONS[order]), None)
        if first is None:
            return None
        return first[:1] if order == _RUN else first
    step = view.steps[-1]
    if decision.name == "march" and order == _RUN and isinstance(step, Stride):
        return [_march(view) or March(step.squad, ())]
    return ()


def _marches(view: State, seat: int, action: str) -> Iterator[tuple[Act, March]]:
    """Yield how the squads of a seat go on, those in front first: they make room for the others."""
    state = view.copy()

    def ahead(squad: int) -> int:
        here = state.places[state.leaders[squad]]
        return min((squared(here, state.places[it]) for it in state.enemies_of(squad)), default=0)

    able = [it for it in state.squads_of(seat) if state.able_in(it)]
    for squad in sorted(able, key=ahead):
        order, (asked,) = Act(squad, action), [it for it in state.decisions if it.seat == seat]
        if order not in asked.moves or any(touching(state, it) for it in state.able_in(squad)):
            continue
        after = state.copy()
        after.apply(order, seat)
        if action == actions.RUN:
            after.apply(Dice((EXPECTED,)), CHANCE)
        march = _march(after)
        if march is None:
            continue
        yield order, march
        after.apply(march, seat)
        if after.decisions and after.decisions[0].name == "snap":
            after.apply(HOLD, seat)
        if after.outcome is not None or after.decisions[0].name != "act":
            return
        state = after


def _march(view: State) -> March | None:
    """Return how the squad that is about to move goes on, None if it has no way to go."""
    step = view.steps[-1]
    if not isinstance(step, Stride):
        return None
    squad, leader = step.squad, view.leaders[step.squad]
    start, goal = view.places[leader], _goal(view, squad)
    if goal is None:
        return None
    formation, way = Formation(view, squad, step.gait), (goal[0] - start[0], goal[1] - start[1])
    far = min(step.gait.reach, isqrt(squared(start, goal)))
    for part in _PARTS:
        found = tried_in(formation, {}, leader, along(start, way, far * part // 8))
        if found.paths and not found.faults:
            return March(squad, tuple(sorted(found.paths.items())))
    return None


def _goal(view: State, squad: int) -> Point | None:
    """Return where a squad is drawn to, None if it is there."""
    here = view.places[view.leaders[squad]]
    places = [*view.markers, *view.crates] or [view.places[it] for it in view.enemies_of(squad)]
    goal = min(places, key=lambda it: squared(here, it), default=None)
    return None if goal is None or squared(here, goal) <= _THERE * _THERE else goal


def _snapped(view: State, decision: Decision) -> Move | None:
    """Return snap shots at the target that promises most."""
    squad = view.steps[-1].squad

    def worth(shots: Snap) -> float:
        found = volley(view, squad, shots.target, snap=True)
        return found.expected.points if found else 0.0

    return max((it for it in decision.moves if isinstance(it, Snap)), key=worth, default=None)


def drawn_order(sight: Sight[State]) -> Markup:
    """Draw where everybody would go; nothing where no order is laid out."""
    if sight.order not in _ACTIONS or sight.decision is None:
        return Markup()
    drawn = Markup()
    for _order, march in _marches(sight.view, sight.decision.seat, _ACTIONS[sight.order]):
        drawn += marched(sight.view, march.squad, dict(march.paths))
    return drawn


ORDERS = Orders[State](
    offered=_offered,
    laid_out=frozenset(_ACTIONS),
    moves=_moves,
    turn=lambda view: (view.round, view.active),
    standing={"snap": N_("Always at the best target")},
    by_standing=_snapped,
)
