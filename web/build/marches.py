"""A squad of ten dragged over the table of Deep Space Wars, as its board answers the page: where
everybody would stand, how they get there, whom they would see. In CPython and Pyodide alike.

The scenes are those of `drags`: sixty figures, most of them close by, and twelve pieces of terrain.
"""

import random
import time
from collections.abc import Callable
from dataclasses import replace
from statistics import quantiles
from typing import Any

from pygames.core.game import Decision
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.engine.moves import LINE_UP, READY_TO_FIGHT, Act
from pygames.deep_space_wars.engine.steps import Turn
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.forces.roster import Roster
from pygames.deep_space_wars.game import RULES, start
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.terrain import CATALOGUE, Piece, Zone
from pygames.deep_space_wars.positions.position import ABLE
from pygames.geometry.plane import within
from pygames.table.board import Sight
from web.build.drags import OTHERS, POSITIONS, SCENES, Scene

SQUAD = "squad:0"
FRIENDS = (0, 3, 4, 5)
"""Which of the other squads are on the same side."""
ROUNDS = 2


def battle(scene: Scene, speed: int) -> Any:
    """Return a battle in which the squad of a scene may march this many inches."""
    state: Any = start(2, {name: option.default for name, option in RULES.options.items()})
    rng = random.Random(1)
    while not (state.steps and isinstance(state.steps[-1], Turn)):
        decision = _asked(state)
        move = rng.choice(decision.moves)
        if decision.name == "deploy":
            move = LINE_UP if LINE_UP in decision.moves else READY_TO_FIGHT
        state.apply(move, decision.seat)
    card = replace(CARDS["HC1"], speed=speed)
    sizes = [OTHERS[n] for n in FRIENDS], [it for n, it in enumerate(OTHERS) if n not in FRIENDS]
    mine, theirs = (tuple((card, size) for size in each) for each in sizes)
    seats = [((card, len(scene.squad)), *mine), theirs]
    state.active = 0
    state.enlist(Roster.of(seats, (0, 1)))
    places = iter(scene.others)
    squads = [[next(places) for _figure in range(size)] for size in OTHERS]
    friends = [place for n in FRIENDS for place in squads[n]]
    foes = [place for n, squad in enumerate(squads) if n not in FRIENDS for place in squad]
    state.places = [*scene.squad, *friends, *foes]
    state.conditions = [ABLE] * len(state.places)
    kinds = [("building", it) for it in scene.walls] + [("woods", it) for it in scene.woods]
    pieces = (Piece(f"T{n}", (Zone(k, it, CATALOGUE[k]),)) for n, (k, it) in enumerate(kinds))
    state.field = Field(tuple(pieces))
    return state


def _asked(state: Any) -> Decision:
    asked: Decision = next(it for it in state.decisions if len(it.moves))
    return asked


def sight(state: Any) -> Sight[Any]:
    """Return what the table shows to the seat that is asked."""
    decision = _asked(state)
    view, drafting, layout = state.view(decision.seat), BOARD.drafting, ""
    ids: list[str] = []
    if decision.name in RULES.drafted and drafting:
        layout = drafting.begin(view, decision, random.Random())
        ids = drafting.following(view, decision, layout, ())
    names = ("Ann", "Ben")
    return Sight(view, decision.seat, names, decision, (), frozenset(ids), (), layout=layout)


def drag(seed: int, speed: int) -> tuple[float, list[float]]:
    """Drag a squad straight on; return the seconds to take hold and to answer each position."""
    scene = Scene(seed)
    state = battle(scene, speed)
    begin = time.perf_counter()
    state.apply(Act(0, "walk"), 0)
    held = sight(state)
    BOARD.scene(held)
    taken = time.perf_counter() - begin
    x, y = scene.squad[0]
    reach, goal, times = 16 * speed, (x, y), []
    while within(goal, (x, y), reach):
        goal = scene.rng.randrange(624), scene.rng.randrange(624)
    whole = POSITIONS * ((goal[0] - x) ** 2 + (goal[1] - y) ** 2) ** 0.5
    assert BOARD.aim
    for n in range(1, POSITIONS + 1):
        part = 1.1 * reach * n / whole
        point = round(x + (goal[0] - x) * part), round(y + (goal[1] - y) * part)
        begin = time.perf_counter()
        BOARD.aim(held, SQUAD, *point)
        times.append(time.perf_counter() - begin)
    return taken, times


def holding(speed: int) -> float:
    """Measure how many milliseconds it takes to take hold, at the 95th percentile."""
    return _percentile(lambda: [drag(seed, speed)[0] for seed in range(SCENES)])


def answering(speed: int) -> float:
    """Measure how many milliseconds an answer to the pointer takes, at the 95th percentile."""
    return _percentile(lambda: [each for seed in range(SCENES) for each in drag(seed, speed)[1]])


def _percentile(measure: Callable[[], list[float]]) -> float:
    """Return the 95th percentile of times in milliseconds, the best of some rounds for each."""
    drag(SCENES, 6)  # what is done only once
    rounds = zip(*(measure() for _round in range(ROUNDS)), strict=True)
    return float(quantiles([1000 * min(times) for times in rounds], n=20)[-1])
