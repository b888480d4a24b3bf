"""Orders for a whole army: everybody advances, runs, fires or fights; and what is done unasked.

Who advances goes straight to the nearest enemy, or to the place that the mission is about. Nobody
who touches enemies is moved, and nobody fires but at what promises most.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import isqrt

from markupsafe import Markup

from pygames.core.game import CHANCE, Decision
from pygames.core.language import N_, _
from pygames.deep_space_wars.analysis.formation import Formation
from pygames.deep_space_wars.board.drafts.marching import most_contacts, tried_in
from pygames.deep_space_wars.board.guidance.aiming import marched
from pygames.deep_space_wars.board.guidance.parting import best_of
from pygames.deep_space_wars.board.guidance.running import EXPECTED
from pygames.deep_space_wars.engine.moves import HOLD, Act, Dice, Heal, March, Move, Snap
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Stride
from pygames.deep_space_wars.engine.steps.aftermath import dearest
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.contact import touching
from pygames.deep_space_wars.wording import squad_number
from pygames.geometry.plane import Point, along, squared
from pygames.table.board import Orders, Sight

__all__ = ["ORDERS", "drawn_order"]

_ADVANCE, _RUN, _FIRE, _FIGHT = "advance", "run", "fire", "fight"
_ACTIONS = {_ADVANCE: actions.WALK, _RUN: actions.RUN}
_ATTACKS = {_FIRE: actions.SHOOT, _FIGHT: actions.MELEE}
_ATTACK_NAMES = {
    _FIRE: (N_("Fire with {n}"), N_("All fire")),
    _FIGHT: (N_("Fight with {n}"), N_("All fight")),
}
"""What is offered if one squad can do it, which has this number, and if several can."""
_THERE = 3 * INCH
"""Who is so near to what a mission is about stays there."""
_PARTS = (8, 6, 4, 2)
"""How many eighths of the way are tried, one after the other, where something stands there."""


def _offered(sight: Sight[State]) -> Sequence[tuple[str, str]]:
    decision = sight.decision
    if decision is None or decision.name != "act" or sight.picked:
        return ()
    found = []
    for order, action in _ATTACKS.items():
        can = _acts(decision, action)
        if can:
            text = _ATTACK_NAMES[order][len(can) > 1]
            found.append((order, _(text, n=squad_number(can[0].squad))))
    if len(_acts(decision, actions.WALK)) > 1 and sight.order != _ADVANCE:
        found.append((_ADVANCE, _("All advance")))
    if len(_acts(decision, actions.RUN)) > 1:
        found.append((_RUN, _("All run")))
    return found


def _acts(decision: Decision, action: str) -> list[Act]:
    """Return the orders to do this, but for those through difficult terrain."""
    acts = (it for it in decision.moves if isinstance(it, Act) and not it.rough)
    return [it for it in acts if it.action == action]


def _moves(view: State, decision: Decision, order: str) -> Sequence[Move] | None:
    if decision.name == "act" and order in _ATTACKS:
        return _acts(decision, _ATTACKS[order])[:1] or None
    if decision.name == "aim" and order == _FIRE and len(decision.moves) == 1:
        return decision.moves[:1]
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


# --- standing orders ---------------------------------------------------------------------------


def _unasked(view: State, decision: Decision) -> Move | None:
    return _BY_STANDING[decision.name](view, decision)


def _snapped(view: State, decision: Decision) -> Move | None:
    """Return snap shots at the target that promises most."""
    targets = [it.target for it in decision.moves if isinstance(it, Snap)]
    return Snap(best_of(view, targets)) if targets else None


def _healed(view: State, decision: Decision) -> Move:
    """Return an attempt to save the dearest figure."""
    return dearest(view, [it for it in decision.moves if isinstance(it, Heal)])


def _placed(view: State, _decision: Decision) -> Move:
    """Return the places where as many as possible touch the enemy."""
    return most_contacts(view)


_STANDING = {
    "snap": N_("Always at the best target"),
    "defend": N_("Always fire at chargers"),
    "heal": N_("Always heal the most valuable"),
    "position": N_("Always most contacts"),
}
_BY_STANDING: Mapping[str, Callable[[State, Decision], Move | None]] = {
    "snap": _snapped,
    "defend": _snapped,
    "heal": _healed,
    "position": _placed,
}


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
    standing=_STANDING,
    by_standing=_unasked,
)
