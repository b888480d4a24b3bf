"""Where marches end: teleports, contact, escapes, and squads that stay together."""

import pytest

from pygames.deep_space_wars.positions import march
from pygames.deep_space_wars.positions.gaits import charge, positioning, run, teleport
from pygames.deep_space_wars.positions.march import ends, escaping
from pygames.deep_space_wars.positions.position import DEMORALISED
from tests.deep_space_wars.battles import PLAIN, battle, box, card, disc
from tests.deep_space_wars.marching import WALK, alone, first

# --- teleport ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("end", "legal"), [((196, 100), True), ((196, 101), False)])
def test_a_teleport_crosses_buildings(end, legal):
    """TV-M13, DSW-54, DSW-125: and figures, and woods."""
    ground = [box("building", 130, 80, 160, 120), box("woods", 100, 80, 130, 120)]
    others = [(1, PLAIN, [(170, 100)])]
    path = (100, 100), end

    expected = "" if legal else march._TOO_FAR
    assert expected == alone(*path, gait=teleport(PLAIN), ground=ground, others=others)


def test_a_teleport_is_one_straight_line():
    """DSW-125."""
    assert march._JUMP == alone((100, 100), (110, 100), (120, 100), gait=teleport(PLAIN))


@pytest.mark.parametrize(("abilities", "legal"), [((), False), (("water_dweller",), True)])
def test_a_teleport_does_not_end_in_deep_water(abilities, legal):
    """TV-M14, DSW-54."""
    of = card("teleport", *abilities)
    water = [disc("deep", 150, 100, 30)]

    expected = "" if legal else march._NO_GROUND
    assert expected == alone((100, 100), (150, 100), gait=teleport(of), of=of, ground=water)


# --- contact -----------------------------------------------------------------------------------


@pytest.mark.parametrize("gait", [WALK, run(PLAIN, 1), teleport(PLAIN)])
@pytest.mark.parametrize(("x", "legal"), [(116, False), (117, False), (118, True)])
def test_a_march_makes_no_contact(gait, x, legal):
    """TV-M7, DSW-118."""
    others = [(1, PLAIN, [(100, 100)])]

    assert ("" if legal else march._CONTACT) == alone(
        (150, 100), (x, 100), gait=gait, others=others
    )


def test_who_stays_may_stay_in_contact():
    """DSW-118: it is about figures that moved."""
    position = battle((0, PLAIN, [(116, 100), (140, 100)]), (1, PLAIN, [(100, 100)]))

    assert "" == first(position, WALK, {1: ((145, 100),)})
    assert march._CONTACT == first(position, WALK, {0: ((116, 101),)})


@pytest.mark.parametrize(
    ("enemy", "dice", "end", "legal"),
    [
        (272, (3, 4), 289, True),
        (272, (3, 3), 289, False),
        (270, (3, 4), 287, False),
    ],
)
def test_charges_reach_contact_or_not(enemy, dice, end, legal):
    """TV-M22, TV-M23, DSW-168, GEO-11."""
    path = (300, 400), (300, end)

    expected = "" if legal else march._TOO_FAR
    assert expected == alone(*path, gait=charge(*dice), others=[(1, PLAIN, [(300, enemy)])])


def test_who_is_deterred_touches_nobody_with_deterrence():
    """DSW-76, DSW-170."""
    others = [(1, card("deter"), [(150, 100)]), (1, PLAIN, [(150, 200)])]
    wary = frozenset({0})

    for end, said in (((133, 100), march._DETERRED), ((133, 200), ""), ((130, 100), "")):
        assert said == alone((110, 150), end, gait=charge(6, 6)._replace(wary=wary), others=others)
    position = battle((0, PLAIN, [(110, 150)]), *others)
    position.off |= {(1, "deter")}
    assert "" == first(position, charge(6, 6)._replace(wary=wary), {0: ((133, 100),)})


def test_positioning_keeps_contact():
    """TV-K12, DSW-155: with at least one of those it touched, and it may go round."""
    position = battle((0, PLAIN, [(117, 100)]), (1, PLAIN, [(100, 100), (132, 125)]))

    assert "" == first(position, positioning(), {0: ((116, 105),)})
    assert march._HOLD == first(position, positioning(), {0: ((125, 100),)})
    assert march._HOLD == first(position, positioning(), {0: ((132, 108),)})
    assert march._TOO_FAR == first(position, positioning(), {0: ((117, 117), (100, 117))})


def test_positioning_makes_contact():
    """DSW-154, DSW-155."""
    assert "" == alone(
        (140, 100), (117, 100), gait=positioning(), others=[(1, PLAIN, [(100, 100)])]
    )


# --- escaping ----------------------------------------------------------------------------------


def test_who_leaves_contact_has_to_escape():
    """TV-M8, TV-M10, DSW-120."""
    others = (1, PLAIN, [(100, 83), (120, 83), (140, 83)])
    places = [(100, 100), (120, 100), (140, 100), (160, 100)]
    paths = {0: ((100, 110),), 2: ((140, 110), (140, 100)), 3: ((160, 110),), 1: ()}
    position = battle((0, PLAIN, places), others)

    assert [0, 2] == escaping(position, 0, paths)
    assert [] == escaping(position, 0, {1: ((120, 100),)})
    slippery = battle((0, card("slip_away"), places), others)
    assert [] == escaping(slippery, 0, paths)  # TV-M9, DSW-77


# --- together ----------------------------------------------------------------------------------


def test_a_squad_ends_together():
    """DSW-114, DSW-4."""
    position = battle((0, PLAIN, [(100, 100), (120, 100)]))

    assert "" == first(position, WALK, {1: ((132, 100),)})
    assert march._APART == first(position, WALK, {1: ((133, 100),)})


@pytest.mark.parametrize(
    ("across", "said"),
    [
        ((0, 32, 90), ""),
        ((10, 42, 110), march._NO_CLOSER),
        ((0, 32, 64), ""),
        ((0, 32, 100), ""),
    ],
)
def test_a_scattered_squad_comes_closer_or_stays(across, said):
    """TV-G39, DSW-109, DSW-110."""
    position = battle((0, PLAIN, [(100 + x, 100) for x in (0, 32, 100)]))

    assert said == first(position, WALK, {n: ((100 + x, 100),) for n, x in enumerate(across)})


def test_a_scattered_squad_charges_only_if_it_ends_together():
    """DSW-167: otherwise nobody moves."""
    position = battle((0, PLAIN, [(100, 100), (200, 100)]))

    assert march._APART == first(position, charge(3, 3), {1: ((150, 100),)})
    assert "" == first(position, charge(3, 3), {1: ((132, 100),)})
    assert "" == first(position, charge(3, 3), {})


def test_a_scattered_squad_takes_its_places_as_it_is():
    """DSW-155: the squad must end together if it was."""
    position = battle((0, PLAIN, [(100, 100), (200, 100)]))

    assert "" == first(position, positioning(), {1: ((210, 100),)})
    together = battle((0, PLAIN, [(100, 100), (132, 100)]))
    assert march._APART == first(together, positioning(), {1: ((133, 100),)})


def test_only_able_figures_of_the_squad_move():
    """DSW-108, DSW-180."""
    position = battle((0, PLAIN, [(100, 100), (120, 100)]), (0, PLAIN, [(200, 100)]))
    position.conditions[1] = DEMORALISED

    for figure in (1, 2, 99):
        assert march._NO_FIGURE == first(position, WALK, {figure: ((150, 150),)})


def test_where_a_squad_ends():
    """DSW-112: those without a path stay."""
    position = battle((0, PLAIN, [(100, 100), (120, 100), (140, 100)]))
    position.conditions[1] = DEMORALISED

    assert {0: (100, 120), 2: (140, 100)} == ends(position, 0, {0: ((90, 110), (100, 120))})
    assert "" == first(position, WALK, {})
