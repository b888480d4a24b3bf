"""Armies, bases and ground are allowed by both readings of the rules, or by neither."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.deep_space_wars.engine.moves import Build, Muster, Place
from pygames.deep_space_wars.engine.musters import Armies
from pygames.deep_space_wars.forces.designs import card_called
from pygames.deep_space_wars.land.bases import DESIGNS, design, why_no_base
from pygames.deep_space_wars.land.battlefield import NORTH, SIDES, SOUTH, shifted, shifts
from pygames.deep_space_wars.land.placing import too_near
from pygames.deep_space_wars.land.shapes import piece_of
from tests.deep_space_wars.naive import landscape
from tests.deep_space_wars.naive.armies import may_muster, price
from tests.deep_space_wars.naive.bending import bent
from tests.deep_space_wars.naive.setting_up import start_area

SEEDS = st.integers(0, 10**6)


@settings(max_examples=60)
@given(SEEDS, st.booleans())
def test_armies_agree(seed, guarded):
    """DSW-33, DSW-83, DSW-86, DSW-89, DSW-191: limits, prices, home-made cards."""
    rng = random.Random(seed)
    moves = Armies(500, guarded)
    army = moves.some(rng)
    for _some in range(12):
        squads = [(card_called(name), figures) for name, figures in army.squads]
        may = may_muster(squads, 500, guarded)

        assert may == (army in moves), army
        assert [card.points for card, _figures in squads] == [price(card) for card, _n in squads]
        army = bent(army if may else moves.some(rng), rng)
        assert isinstance(army, Muster)


@settings(max_examples=8)
@given(SEEDS)
def test_bases_agree(seed):
    """DSW-97, DSW-98, DSW-100: where walls stand, gates between them, and a way out."""
    rng = random.Random(seed)
    by, other_by = rng.choice(shifts(2)), rng.choice(shifts(2))
    area, enemy = shifted(2, NORTH, by), shifted(2, SOUTH, other_by)
    base = Build(design(rng.choice([*DESIGNS]), NORTH, by))
    for _some in range(8):
        may = landscape.may_build(base.walls, start_area(2, 2, by), start_area(2, 0, other_by))

        assert may == (why_no_base(base.walls, area, enemy) is None), base
        base = bent(
            base if may and len(base.walls) > 1 else Build(design("fortress", NORTH, by)), rng
        )


@settings(max_examples=25)
@given(SEEDS)
def test_places_agree(seed):
    """DSW-93, DSW-94, section 4.4: each shape, turned, a tick too near or just not."""
    rng = random.Random(seed)
    seats = rng.choice((2, 3, 4))
    by = [rng.choice(shifts(seats)) for _seat in range(seats)]
    sides = SIDES[seats]
    areas = [shifted(seats, *it) for it in zip(sides, by, strict=True)]
    mine = [start_area(seats, *it) for it in zip(sides, by, strict=True)]
    placed, pieces = [], []
    for _some in range(40):
        shape, middle = rng.choice(landscape.SHAPES), (rng.randint(40, 584), rng.randint(40, 584))
        for place in _up_to(Place(shape, middle, rng.choice(landscape.turns(shape))), rng):
            zones = landscape.zones_of(*place[:3])
            may = landscape.may_lie(zones, [it.shape for it in placed], mine)

            piece = piece_of(*place[:3])
            assert may == (not any(too_near(piece, pieces, areas))), place
        if may and len(pieces) < 12:
            placed, pieces = placed + zones, [*pieces, piece]


def _up_to(place, rng):
    """A place, and others further and further to one side, by a tick in the end."""
    x, y = place.middle
    dx, dy = rng.choice(((1, 0), (0, 1), (-1, 0), (1, 1), (2, 1)))
    for far in (0, 20, 21, 22, 23):
        yield place._replace(middle=(x + far * dx, y + far * dy))
