"""Deep Space Wars' baseline: strike whoever can be struck, else make for the goal or the enemy."""

import random
from collections.abc import Iterator, Mapping, Sequence
from math import atan2, cos, dist, inf, sin
from typing import Any

from pygames.bots.arena import Choose
from pygames.core.game import Decision, at_random
from pygames.core.series import current_play
from pygames.deep_space_wars.analysis.formation import Formation
from pygames.deep_space_wars.analysis.matchup import volley
from pygames.deep_space_wars.analysis.storming import stormed
from pygames.deep_space_wars.engine.moves import (
    END_TURN,
    HOLD,
    LINE_UP,
    READY_TO_FIGHT,
    Act,
    Charge,
    March,
    Shoot,
)
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import (
    Aiming,
    Charging,
    Fight,
    Impact,
    Positioning,
    Stride,
)
from pygames.deep_space_wars.engine.steps.fighting import positioning_gait
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.missions import HILL
from pygames.geometry.plane import Point

__all__ = ["BASELINES", "greedy"]

_LIKED = ("melee", "flamer", "shoot", "bombard", "charge", "assault", "skirmish", "run", "walk")
"""What a squad would do, first what it likes best."""
_CHARGES = 9 * INCH
"""It charges nobody who is farther away."""
_RUNS = 20 * INCH
"""Nearer to the enemy it walks, so as to be able to shoot."""
_ASIDE = (0.0, 0.5, -0.5, 1.0, -1.0)
"""Ways to go, as angles to the straight one."""
_AT_ENEMIES = 0.4
"""How often it makes for the enemy although the mission has a goal."""


def greedy(view: Any, decision: Decision, rng: random.Random) -> Any:
    """Choose as somebody does who never thinks of what the enemy may do."""
    battle: State = current_play(view)
    moves = decision.moves
    match decision.name:
        case "act":
            return _act(battle, moves)
        case "march" | "position":
            return _storming(battle) or _march(battle, moves, rng)
        case "aim":
            return max(moves, key=lambda move: _promised(battle, move))
        case "snap" | "defend" | "engage":
            return next((move for move in moves if move != HOLD), HOLD)
        case "charge":
            return min(moves, key=lambda move: _distance(battle, move))
        case "deploy":
            return LINE_UP if LINE_UP in moves else READY_TO_FIGHT
        case "muster":
            return at_random(moves, rng)
        case _:
            return moves[0]


def _act(battle: State, moves: Sequence[Any]) -> Any:
    acts = [move for move in moves if isinstance(move, Act) and not move.rough]
    return min(
        (act for act in acts if _liking(battle, act) < inf),
        key=lambda act: _liking(battle, act),
        default=END_TURN,
    )


def _liking(battle: State, act: Act) -> float:
    """Return where an action comes in the order of what is liked; the lower, the better."""
    if act.action not in _LIKED:
        return inf
    far = _from_enemies(battle, act.squad)
    if act.action == "charge" and (far > _CHARGES or not _fights_better(battle, act.squad)):
        return inf
    if act.action == "run" and far < _RUNS:
        return len(_LIKED)
    return _LIKED.index(act.action)


def _fights_better(battle: State, squad: int) -> bool:
    """Whether a squad strikes harder than the nearest enemies do."""
    of = battle.roster.squads
    leader = battle.places[battle.leaders[squad]]
    foes = battle.enemies_of(squad)
    nearest = min(foes, key=lambda foe: dist(battle.places[foe], leader), default=None)
    if nearest is None:
        return False
    mine, theirs = of[squad].card, of[battle.roster.squad_of[nearest]].card
    return mine.close_combat * mine.attacks > theirs.close_combat * theirs.attacks


def _from_enemies(battle: State, squad: int) -> float:
    """Return how far a squad is from the nearest enemy."""
    return min(
        (
            dist(battle.places[figure], battle.places[foe])
            for figure in battle.able_in(squad)
            for foe in battle.enemies_of(squad)
        ),
        default=inf,
    )


def _march(battle: State, moves: Sequence[March], rng: random.Random) -> March:
    foes = [battle.places[foe] for foe in battle.enemies_of(moves[0].squad)]
    goals = _goals(battle)
    if not goals or (foes and rng.random() < _AT_ENEMIES):
        goals = foes
    tried = [*moves, *_led(battle, goals)]
    return min(tried, key=lambda move: _left(battle, move, goals))


def _storming(battle: State) -> March | None:
    """Return how a squad that charges or fights gets at its enemy; None: it does neither."""
    step = battle.steps[-1]
    if isinstance(step, Positioning):
        fight = next(it for it in reversed(battle.steps) if isinstance(it, Fight))
        target = fight.target if step.squad == fight.squad else fight.squad
        gait = positioning_gait(battle, step.squad)
    elif isinstance(step, Stride) and step.action == "charge":
        gait = step.gait
        target = next(it.target for it in reversed(battle.steps) if isinstance(it, Impact))
    else:
        return None
    paths = stormed(Formation(battle, step.squad, gait), target)
    return March(step.squad, tuple(sorted((paths or {}).items())))


def _led(battle: State, goals: Sequence[Point]) -> Iterator[March]:
    """Yield how a squad gets nearer to the nearest goal, straight on or round obstacles."""
    step = battle.steps[-1]
    if not isinstance(step, Stride) or not goals:
        return
    formation = Formation(battle, step.squad, step.gait)
    x, y = start = battle.places[battle.leaders[step.squad]]
    goal = min(goals, key=lambda it: dist(start, it))
    ahead = atan2(goal[1] - y, goal[0] - x)
    far = min(dist(start, goal), step.gait.reach)
    for aside in _ASIDE:
        place = round(x + far * cos(ahead + aside)), round(y + far * sin(ahead + aside))
        paths = formation.lead({}, place)
        if paths and not formation.faults(paths):
            yield March(step.squad, tuple(sorted(paths.items())))


def _goals(battle: State) -> Sequence[Point]:
    return (HILL.centre,) if battle.setting.mission == "hill" else battle.markers


def _left(battle: State, move: March, goals: Sequence[Point]) -> float:
    """Return how far the figures of a squad are from the nearest goals after a march."""
    ends = {figure: path[-1] for figure, path in move.paths}
    return sum(
        min((dist(ends.get(figure, battle.places[figure]), goal) for goal in goals), default=0.0)
        for figure in battle.able_in(move.squad)
    )


def _promised(battle: State, move: Shoot) -> float:
    """Return how many points shots are expected to cost the enemy, as the table tells."""
    step = battle.steps[-1]
    assert isinstance(step, Aiming)
    each = (volley(battle, step.squad, group.target) for group in move.groups)
    return sum(of.expected.points for of in each if of)


def _distance(battle: State, move: Charge) -> float:
    """Return how far the squad that charges is from whom it may charge at."""
    step = battle.steps[-1]
    assert isinstance(step, Charging)
    return min(
        dist(battle.places[foe], battle.places[figure])
        for foe in battle.up_in(move.target)
        for figure in battle.able_in(step.squad)
    )


BASELINES: Mapping[str, Choose] = {"greedy": greedy}
