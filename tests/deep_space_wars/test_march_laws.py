"""Marches at random are judged as the specification judges them, whichever way the table lies."""

import random
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core.game import IllegalMove
from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.land.terrain import DIFFICULT, IMPASSABLE
from pygames.deep_space_wars.positions.coherency import is_together, widest_gap
from pygames.deep_space_wars.positions.gaits import Gait, charge, positioning, teleport, walk
from pygames.deep_space_wars.positions.march import Fault, Marching, faults, ground
from pygames.geometry.plane import Circle, path_length, squared
from pygames.geometry.shortest_paths import Walker
from pygames.geometry.visibility_graph import Corners
from tests.deep_space_wars.battles import PLAIN, crowded, turned, turned_point
from tests.deep_space_wars.marching import WALK

SEEDS = st.integers(0, 10**6)


def marches(rng, position, squad):
    """A march at random: the squad goes one way, some of its figures aside or not at all."""
    dx, dy = rng.randrange(-80, 81), rng.randrange(-80, 81)
    paths = {}
    for figure in position.able_in(squad):
        x, y = position.places[figure]
        if rng.random() < 0.85:
            aside = rng.choice((0, 0, 0, 6))
            end = x + dx + rng.randint(-aside, aside), y + dy + rng.randint(-aside, aside)
            bend = (x + dx // 2 + rng.randint(-9, 9), y + dy // 2 + rng.randint(-9, 9))
            paths[figure] = (bend, end) if rng.random() < 0.3 else (end,)
    return paths


GAITS = WALK, walk(PLAIN, 3), teleport(PLAIN), charge(4, 5), positioning()


def judged(position, squad, gait, paths):
    """Whether a march is legal, as GEO-5 and GEO-6 say it, one sentence after the other."""
    roster, zones = position.roster, position.field.zones
    of = roster.squads[squad]
    has, r = of.card.abilities, of.card.radius
    flying = gait.jumps or "flight" in has
    after = dict(enumerate(position.places))
    after.update((figure, path[-1]) for figure, path in paths.items())
    up = position.up()
    moved = [f for f, path in paths.items() if any(p != position.places[f] for p in path)]
    enemies = position.enemies_of(squad)
    if not moved:
        return True

    def touches(a, b, f, e):
        return squared(a, b) <= (roster.radius[f] + roster.radius[e] + 1) ** 2

    for f in moved:
        segments = [*pairwise((position.places[f], *paths[f]))]
        slow = False
        for a, b in segments:
            for q in up:
                base = Circle(position.places[q], roster.radius[q])
                passes = flying or q in of.figures or roster.flies[q]
                if not passes and not base.keeps_off(a, b, r):
                    return False
            for it in zones:
                ground, shape = it.terrain, it.shape
                swims = "water_dweller" in has
                wall = ground.move == IMPASSABLE and not (ground.water == 2 and swims)
                if wall and not flying and "jetpack" not in has and not shape.keeps_off(a, b, r):
                    return False
                if wall and b == after[f] and not shape.keeps_off(b, b, r):
                    return False
                free = flying or {"jetpack", "scout"} & {*has} or (ground.water and swims)
                slow |= ground.move == DIFFICULT and not free and shape.touches(a, b)
            if not all(r <= value <= TABLE - r for value in b):
                return False
        limit = gait.slowed if slow else gait.reach
        if limit is None or path_length((position.places[f], *paths[f])) > 256 * limit:
            return False
        if gait.jumps and len(paths[f]) > 1:
            return False
        for q in up:
            if q != f and squared(after[f], after[q]) < (r + roster.radius[q]) ** 2:
                return False
        now = {e for e in enemies if touches(after[f], position.places[e], f, e)}
        before = {e for e in enemies if touches(position.places[f], position.places[e], f, e)}
        if now and not (gait.charges or gait.holds):
            return False
        if gait.holds and before and not now & before:
            return False
    old = [position.places[f] for f in of.figures]
    new = [after[f] for f in of.figures]
    if is_together(new, r):
        return True
    if gait.charges or is_together(old, r):
        return False
    return gait.holds or widest_gap(new) < widest_gap(old)


@given(SEEDS)
@settings(max_examples=30)
def test_marches_are_judged_as_geometry_says(seed):
    """GEO-5, GEO-6, DSW-113 to DSW-119; and a legal one ends on the table, free and together."""
    rng = random.Random(seed)
    position = crowded(rng)
    for squad in range(len(position.roster.squads)):
        for _march in range(12):
            paths, gait = marches(rng, position, squad), rng.choice(GAITS)
            found = [*faults(position, squad, gait, paths)]

            assert judged(position, squad, gait, paths) == (not found)
            assert all(isinstance(it.rule, IllegalMove) for it in found)


@given(SEEDS)
@settings(max_examples=20)
def test_a_quarter_turn_changes_no_march(seed):
    """GEO-5."""
    rng = random.Random(seed)
    position = crowded(rng)
    other = turned(position)
    for squad in range(len(position.roster.squads)):
        for _march in range(8):
            paths, gait = marches(rng, position, squad), rng.choice(GAITS)
            there = {figure: tuple(map(turned_point, path)) for figure, path in paths.items()}

            def said(fault: Fault):
                return fault.rule.message, *fault[1:]

            assert [*map(said, faults(position, squad, gait, paths))] == [
                *map(said, faults(other, squad, gait, there))
            ]


@given(SEEDS)
@settings(max_examples=12)
def test_ways_that_are_found_are_legal(seed):
    """GEO-5, GEO-14: the finder goes round the same ground that the rules look at."""
    rng = random.Random(seed)
    position = crowded(rng)
    for squad, of in enumerate(position.roster.squads):
        corners = Corners(ground(position, squad), [position.places[it] for it in of.figures], 96)
        marching = Marching(position, squad, Gait(96, 96), of.figures)
        for number, figure in enumerate(of.figures):
            x, y = position.places[figure]
            for _goal in range(4):
                goal = x + rng.randrange(-70, 71), y + rng.randrange(-70, 71)
                way = Walker(corners, number, 96).way(goal)

                assert way is None or [*marching.path_faults(figure, way)] == []
