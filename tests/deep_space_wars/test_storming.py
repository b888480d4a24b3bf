"""Storming: charges that reach as many as possible (GEO-11, DSW-171)."""

import random

import pytest

from pygames.deep_space_wars.analysis.formation import Formation
from pygames.deep_space_wars.analysis.storming import contact_points, stormed
from pygames.deep_space_wars.positions.contact import engaged, touching
from pygames.deep_space_wars.positions.gaits import charge
from pygames.deep_space_wars.positions.march import faults
from tests.deep_space_wars.battles import MACHINE, PLAIN, battle, box, card, crowded

ROW = [(300 + 30 * n, 400) for n in range(4)]


def in_contact(position, paths, squad=0):
    """How many of a squad touch an enemy after a march."""
    after = position.copy()
    for figure, path in paths.items():
        after.places[figure] = path[-1]
    return sum(1 for figure in position.roster.squads[squad].figures if touching(after, figure))


def test_geo11_there_are_108_points_of_contact_round_a_standard_base():
    assert len(contact_points(16)) == 108
    assert all(256 <= x * x + y * y <= 289 for x, y in contact_points(16))


def test_dsw171_all_reach_the_enemy_where_there_is_room():
    position = battle((0, PLAIN, ROW), (1, PLAIN, [(300 + 30 * n, 330) for n in range(4)]))
    paths = stormed(Formation(position, 0, charge(3, 3)), 1)
    assert in_contact(position, paths) == 4
    assert not [*faults(position, 0, charge(3, 3), paths)]


def test_geo11_who_finds_no_room_comes_as_near_as_it_can():
    position = battle((0, PLAIN, ROW), (1, PLAIN, [(345, 330)]))
    paths = stormed(Formation(position, 0, charge(6, 6)), 1)
    assert in_contact(position, paths) >= 3
    assert len(paths) == 4


def test_geo11_they_go_round_what_is_in_the_way():
    wall = box("high_wall", 280, 360, 420, 368)
    position = battle((0, PLAIN, ROW[:1]), (1, PLAIN, [(300, 330)]), ground=[wall])
    paths = stormed(Formation(position, 0, charge(6, 6)), 1)
    assert in_contact(position, paths) == 1
    assert len(paths[0]) > 1


def test_dsw172_nobody_moves_if_nobody_can_reach_the_enemy():
    position = battle((0, PLAIN, ROW), (1, PLAIN, [(300, 100)]))
    assert stormed(Formation(position, 0, charge(6, 6)), 1) == {}


def test_dsw170_who_is_afraid_stays_away():
    position = battle((0, PLAIN, ROW), (1, card("deter"), [(345, 330)]))
    gait = charge(6, 6)._replace(wary=frozenset({0, 1, 2}))
    paths = stormed(Formation(position, 0, gait), 1)
    assert in_contact(position, paths) == 1


def test_a_machine_charges_a_row():
    position = battle((0, MACHINE, [(300, 420)]), (1, PLAIN, [(280, 330), (300, 330)]))
    assert in_contact(position, stormed(Formation(position, 0, charge(5, 5)), 1)) == 1


@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize(
    ("figures", "abreast", "enemies", "dice", "reaching"),
    [
        (5, 1, [(222, 310), (254, 310), (286, 310)], (2, 6), 2),
        (7, 7, [(244, 347), (276, 347)], (4, 4), 3),
        (7, 1, [(193, 330), (225, 330)], (6, 1), 1),
    ],
)
def test_dsw171_no_more_charge_than_leave_a_line_back_to_the_last(
    figures, abreast, enemies, dice, reaching, backwards
):
    """DSW-114: who would lose touch with its squad holds all of them back."""
    squad = [(300 + 32 * (n % abreast), 400 + 32 * (n // abreast)) for n in range(figures)]
    if backwards:
        squad.reverse()
    position, gait = battle((0, PLAIN, squad), (1, PLAIN, enemies)), charge(*dice)

    paths = stormed(Formation(position, 0, gait), 1)

    assert in_contact(position, paths) == reaching
    assert not [*faults(position, 0, gait, paths)]


@pytest.mark.parametrize("seed", range(20))
def test_dsw171_whatever_is_found_is_legal_and_reaches_the_target(seed):
    rng = random.Random(seed)
    position = crowded(rng)
    squads = range(len(position.roster.squads))
    for squad in squads:
        foes = [other for other in squads if position.are_enemies(squad, other)]
        if foes and not engaged(position, squad):
            gait = charge(rng.randint(1, 6), rng.randint(1, 6))
            paths = stormed(Formation(position, squad, gait), rng.choice(foes))
            assert not [*faults(position, squad, gait, paths)]
            assert not paths or in_contact(position, paths, squad)
