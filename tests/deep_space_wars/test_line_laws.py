"""Lines of crowded battles are as the specification has them, whichever way the table lies."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.deep_space_wars.land.terrain import DIFFICULT
from pygames.deep_space_wars.positions.lines import cover, distance, endangered, sees, shooters
from pygames.geometry.plane import Circle, squared
from tests.deep_space_wars.battles import crowded, turned

SEEDS = st.integers(0, 10**6)


@given(SEEDS)
@settings(max_examples=12)
def test_sight_is_mutual_and_cover_and_sight_follow_the_zones(seed):
    """GEO-7, GEO-8, as they are written; Stealth is the only exception."""
    position = crowded(random.Random(seed))
    roster, zones, places = position.roster, position.field.zones, position.places
    for a in position.up():
        for b in position.up():
            if a == b:
                continue
            line = places[a], places[b]
            flying = roster.flies[a] or roster.flies[b]
            blocked = any(
                it.terrain.blocks_sight
                and it.shape.crosses(*line)
                and not any(map(it.shape.contains, line))
                for it in zones
            )
            hidden = "stealth" in roster.squads[roster.squad_of[b]].card.abilities and any(
                (it.terrain.move == DIFFICULT or it.terrain.conceals) and it.shape.touches(*line)
                for it in zones
            )
            assert sees(position, a, b) == ((flying or not blocked) and not hidden)
            if not (roster.stealthy[a] or roster.stealthy[b]):
                assert sees(position, a, b) == sees(position, b, a)
            best = 0
            for it in zones:
                leans = it.shape.touches_disc(places[a], roster.radius[a])
                both = leans and it.shape.touches_disc(places[b], roster.radius[b])
                if it.shape.touches(*line) and (both or not leans):
                    best = max(best, it.terrain.cover)
            for other in position.up():
                of = roster.squads[roster.squad_of[other]]
                between = Circle(places[other], roster.radius[other]).crosses(*line)
                involved = roster.squad_of[other] in (roster.squad_of[a], roster.squad_of[b])
                ground = of.card.type == "vehicle" and not roster.flies[other]
                if ground and between and not involved:
                    best = max(best, 4 if of.card.armour >= 4 else 2)
            assert (0 if roster.flies[b] else best) == cover(position, a, b)


@given(SEEDS)
@settings(max_examples=6)
def test_a_quarter_turn_changes_no_line(seed):
    """GEO-7, GEO-8, DSW-136."""
    position = crowded(random.Random(seed))
    other = turned(position)
    squads = range(len(position.roster.squads))
    for a in position.up():
        for b in position.up():
            if a != b:
                assert sees(position, a, b) == sees(other, a, b)
                assert cover(position, a, b) == cover(other, a, b)
                if position.roster.side[a] != position.roster.side[b]:
                    assert endangered(position, a, b) == endangered(other, a, b)
    for squad in squads:
        for target in squads:
            assert shooters(position, squad, target) == shooters(other, squad, target)


@given(SEEDS)
@settings(max_examples=6)
def test_distances_are_mutual(seed):
    """GEO-2, DSW-132: between two squads of which all see each other."""
    position = crowded(random.Random(seed), terrain=0)
    places = position.places
    for one in position.roster.squads:
        for other in position.roster.squads:
            if one.owner == other.owner:
                continue
            near = {a: position.nearest_first(places[a], other.figures) for a in one.figures}
            far = {b: position.nearest_first(places[b], one.figures) for b in other.figures}
            least = min(squared(places[a], places[b]) for a in one.figures for b in other.figures)
            assert least == distance(position, near) == distance(position, far)
