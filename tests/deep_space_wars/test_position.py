"""What stands where: who is able, who is whose enemy, and the order of figures."""

import pytest

from pygames.deep_space_wars.forces.armies import READY
from pygames.deep_space_wars.forces.roster import Roster, Squad
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.positions.contact import are_touching, engaged, touching
from pygames.deep_space_wars.positions.position import AWAY, DEMORALISED, NOWHERE, Position
from tests.deep_space_wars.battles import MACHINE, PLAIN, battle, card
from tests.deep_space_wars.giving import works

ARMIES = READY[500]["HC"], READY[500]["SB"], READY[500]["BG"]


def test_the_roster_lists_the_squads_of_all_armies():
    """DSW-4, DSW-25."""
    roster = Roster.of(ARMIES, (0, 1, 0))

    assert [card for army in ARMIES for card, _n in army] == [it.card for it in roster.squads]
    assert [n for army in ARMIES for _card, n in army] == [len(it.figures) for it in roster.squads]
    assert [n for it in roster.squads for n in it.figures] == [*range(len(roster.squad_of))]
    assert [0] * 3 + [1] * 3 + [2] * 3 == [squad.owner for squad in roster.squads]


def test_figures_are_numbered_in_the_order_of_seats():
    """GEO-13: seat, squad, figure."""
    with pytest.raises(ValueError, match="order of seats"):
        Roster((Squad(PLAIN, 1, range(1)), Squad(PLAIN, 0, range(1, 2))), (0, 1))


def test_at_first_nobody_is_on_the_table():
    """DSW-103, DSW-104: full Life; DSW-27: the leader is figure 0 of the squad."""
    position = Position(Field(()), Roster.of(ARMIES, (0, 1, 2)))

    assert {NOWHERE} == {*position.places}
    assert position.up() == []
    assert [squad.figures[0] for squad in position.roster.squads] == position.leaders
    assert all(
        position.lives[figure] == squad.card.life
        for squad in position.roster.squads
        for figure in squad.figures
    )


def test_who_is_up_and_who_is_able():
    """DSW-152, DSW-180: demoralised figures stand, but do nothing."""
    position = battle((0, PLAIN, [(100, 100), (120, 100), (140, 100), (160, 100)]))
    position.conditions[1] = DEMORALISED
    position.conditions[2] = AWAY
    position.lives[3] = 0

    assert [0, 1] == position.up() == position.up_in(0)
    assert [0] == position.able_in(0)
    assert [True, False, False, False] == [position.is_able(figure) for figure in range(4)]


def test_allies_are_friends():
    """DSW-22, DSW-188."""
    squads = [(seat, PLAIN, [(100 + 40 * seat, 100)]) for seat in range(4)]
    position = battle(*squads, sides=(0, 1, 0, 1))

    assert [1, 3] == position.enemies_of(0) == position.enemies_of(2)
    assert [False, True, False, True] == [position.are_enemies(0, other) for other in range(4)]


def test_abilities_can_be_switched_off():
    """DSW-31."""
    position = battle((0, card("scout"), [(100, 100)]), (0, PLAIN, [(200, 100)]))

    assert [True, False] == [works(position, squad, "scout") for squad in (0, 1)]
    position.off |= {(0, "scout")}
    assert not works(position, 0, "scout")


def test_the_nearest_and_then_the_lowest_number_come_first():
    """GEO-13."""
    position = battle((0, PLAIN, [(100, 130), (70, 100), (100, 110), (130, 100)]))

    assert [2, 0, 1, 3] == position.nearest_first((100, 100), [3, 2, 1, 0])


def test_copies_are_independent():
    position = battle((0, PLAIN, [(100, 100), (120, 100)]), (1, PLAIN, [(300, 100)]))
    twin = position.copy()

    assert twin == position
    twin.places[0] = (90, 100)
    twin.lives[1] = 0
    twin.conditions[2] = AWAY
    twin.leaders[0] = 1
    assert position == battle((0, PLAIN, [(100, 100), (120, 100)]), (1, PLAIN, [(300, 100)]))
    assert twin.field is position.field
    assert twin.roster is position.roster


# --- contact -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("x", "y", "touches"),
    [
        (16, 0, True),
        (17, 0, True),
        (18, 0, False),
        (12, 12, True),
        (8, 15, True),
        (9, 15, False),
        (11, 12, True),
        (15, 8, True),
    ],
)
def test_base_contact(x, y, touches):
    """TV-G2, DSW-13."""
    position = battle((0, PLAIN, [(100, 100)]), (1, PLAIN, [(100 + x, 100 + y)]))

    assert touches == are_touching(position, 0, 1) == are_touching(position, 1, 0)
    assert ([1] if touches else []) == touching(position, 0)
    assert ([0] if touches else []) == engaged(position, 0)


@pytest.mark.parametrize(("x", "touches"), [(24, True), (25, True), (26, False)])
def test_base_contact_of_a_vehicle(x, touches):
    """TV-G5, DSW-12."""
    position = battle((0, PLAIN, [(100, 100)]), (1, MACHINE, [(100 + x, 100)]))

    assert touches == bool(touching(position, 1))


def test_a_base_has_108_places_round_it_that_touch():
    """TV-G4, GEO-11."""
    position = battle((0, PLAIN, [(100, 100)]), (1, PLAIN, [(100, 100)]))
    count = 0
    for place in [(x, y) for x in range(82, 119) for y in range(82, 119)]:
        position.places[0] = place
        apart = (place[0] - 100) ** 2 + (place[1] - 100) ** 2 >= 256
        count += apart and are_touching(position, 0, 1)

    assert 108 == count


def test_only_enemies_on_the_table_engage():
    """DSW-13, DSW-22: also demoralised ones (DSW-180), the nearest first."""
    position = battle(
        (0, PLAIN, [(100, 100)]),
        (0, PLAIN, [(100, 116)]),
        (1, PLAIN, [(100, 83), (116, 100), (84, 100)]),
    )
    assert [3, 4, 2] == touching(position, 0)
    position.conditions[3] = AWAY
    position.conditions[4] = DEMORALISED
    assert [4, 2] == touching(position, 0)
    position.conditions[0] = DEMORALISED
    assert [] == engaged(position, 0)
