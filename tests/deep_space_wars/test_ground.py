"""How terrain is drawn: each kind like no other, always the same, and exactly where it is."""

import random

import pytest

from pygames.deep_space_wars.board.drawing.ground import drawn_piece, drawn_zone
from pygames.deep_space_wars.board.drawing.outlines import (
    inset,
    is_inside,
    lengthwise,
    outline,
    rim,
    scattered,
)
from pygames.deep_space_wars.land.layouts import LAYOUTS
from pygames.deep_space_wars.land.terrain import CATALOGUE, DEEP, IMPASSABLE, SHALLOW, Terrain, Zone
from pygames.geometry.plane import Circle, Polygon
from tests.markup import Page

DISC = Circle((100, 100), 40)
BLOCK = Polygon(((60, 70), (140, 60), (150, 120), (70, 130)))
WALL = Polygon(((20, 20), (116, 20), (116, 28), (20, 28)))
SHAPES = (DISC, BLOCK, WALL)


@pytest.mark.parametrize("shape", SHAPES)
def test_each_kind_is_drawn_like_no_other(shape):
    drawn = {kind: drawn_zone(Zone(kind, shape, it), "one") for kind, it in CATALOGUE.items()}
    assert len({str(it).replace(kind, "") for kind, it in drawn.items()}) == len(CATALOGUE)
    for markup in drawn.values():
        assert outline(shape) in Page(markup).having("d")
    for kind, markup in drawn.items():
        again = drawn_zone(Zone(kind, shape, CATALOGUE[kind]), "one")
        assert again == markup


@pytest.mark.parametrize("shape", SHAPES)
def test_a_border_says_how_it_is_crossed(shape):
    for kind, ground in CATALOGUE.items():
        (border,) = Page(drawn_zone(Zone(kind, shape, ground), "one")).having("data-border")
        assert border == ("dotted", "broken", "solid")[ground.move]


@pytest.mark.parametrize(
    ("ground", "like"),
    [
        (Terrain(IMPASSABLE, 3, blocks_sight=True), "building"),
        (Terrain(IMPASSABLE), "chasm"),
        (Terrain(1, 2, blocks_sight=True), "jungle"),
        (Terrain(1, 2), "rough"),
        (Terrain(cover=1), "tall_grass"),
        (Terrain(1, water=SHALLOW), "shallow"),
        (Terrain(IMPASSABLE, water=DEEP), "deep"),
    ],
)
def test_home_made_ground_is_drawn_as_what_it_is_like(ground, like):
    assert f"dw-{like}" in drawn_zone(Zone("<mine>", BLOCK, ground), "one")
    assert "<mine>" not in drawn_zone(Zone("<mine>", BLOCK, ground), "one")


def test_pieces_of_all_layouts_are_small():
    for layout in LAYOUTS.values():
        assert sum(len(drawn_piece(piece)) for piece in layout.pieces) < 40_000


@pytest.mark.parametrize("shape", SHAPES)
def test_things_are_scattered_inside(shape):
    spots = scattered(shape, 3, 2, random.Random(1))
    assert len(spots) > 20
    assert all(is_inside(shape, x, y, 2) for x, y in spots)
    assert spots == scattered(shape, 3, 2, random.Random(1))


@pytest.mark.parametrize("shape", SHAPES)
def test_a_border_is_walked_along_with_the_outside_outside(shape):
    for at in rim(shape, 6):
        assert is_inside(shape, *at.towards(-0.5), 0)
        assert not is_inside(shape, *at.towards(0.5), 0)


def test_a_wall_is_cut_across_its_length():
    assert len(lengthwise(WALL, 12)) == 8
    turned = Polygon(((20, 20), (28, 20), (28, 116), (20, 116)))
    assert len(lengthwise(turned, 12)) == 8


def test_an_inset_border_keeps_its_distance():
    assert inset(Polygon(((0, 0), (20, 0), (20, 10), (0, 10))), 2) == (
        "M2.0 2.0L18.0 2.0L18.0 8.0L2.0 8.0z"
    )
    assert inset(DISC, 10) == outline(Circle((100, 100), 30))
