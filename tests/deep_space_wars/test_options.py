"""Options and armies: what can be played, and by whom."""

import pytest

from pygames.core.game import CHANCE, BadSetup, is_open
from pygames.deep_space_wars.engine.moves import (
    Muster,
)
from pygames.deep_space_wars.forces.armies import READY
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.missions import MISSIONS
from pygames.deep_space_wars.options import OPTIONS
from tests.deep_space_wars.state_machine import (
    FACTIONS,
    asked,
    offered,
    ready_army,
    refused,
    started,
)

# --- options -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "sides", "found"),
    [
        (2, "alone", (0, 1)),
        (3, "alone", (0, 1, 2)),
        (4, "alone", (0, 1, 2, 3)),
        (3, "ABB", (0, 1, 1)),
        (4, "ABAB", (0, 1, 0, 1)),
        (4, "ABBA", (0, 1, 1, 0)),
    ],
)
def test_dsw88_alliances_are_fixed_before_the_battle(seats, sides, found):
    """DSW-22, DSW-88, DSW-188."""
    assert found == started(seats, sides=sides).setting.sides


def test_dsw188_no_alliance_unites_everybody():
    """DSW-182, DSW-188: of every choice each number of players gets at least two sides."""
    for sides in OPTIONS["sides"].values:
        for seats in (2, 3, 4):
            try:
                found = started(seats, sides=sides).setting.sides
            except BadSetup:
                continue
            assert len(set(found)) >= 2


@pytest.mark.parametrize(("seats", "sides"), [(2, "AAB"), (3, "AABB"), (4, "ABA")])
def test_dsw188_alliances_are_for_a_number_of_players(seats, sides):
    """DSW-188."""
    with pytest.raises(BadSetup, match=f"alliances .* are not for {seats} players"):
        started(seats, sides=sides)


@pytest.mark.parametrize(
    ("seats", "sides", "layouts"),
    [
        (
            2,
            ["alone"],
            ["usual", "crossroads", "jungle", "lakes", "refinery", "citadel", "landing", "own"],
        ),
        (3, ["alone", "AAB", "ABA", "ABB"], ["usual", "corners", "own"]),
        (4, ["alone", *OPTIONS["sides"].values[4:]], ["usual", "corners", "own"]),
    ],
)
def test_dsw34_dsw188_only_what_fits_the_players_is_offered(seats, sides, layouts):
    assert sides == OPTIONS["sides"].offered(seats)
    assert layouts == OPTIONS["layout"].offered(seats)
    missions = [it for it in OPTIONS["mission"].values if seats == 2 or it != "base_assault"]
    assert missions == OPTIONS["mission"].offered(seats)


@pytest.mark.parametrize(("seats", "layout"), [(2, "corners"), (3, "crossroads"), (4, "refinery")])
def test_dsw34_battlefields_are_for_a_number_of_players(seats, layout):
    """DSW-34, section 4.4."""
    with pytest.raises(BadSetup, match=f"battlefield .* is not for {seats} players"):
        started(seats, layout=layout)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dsw91_the_usual_battlefield_suits_any_number_of_players(seats):
    """DSW-91, section 4.4: LY-E is for three and four players, the others are for two."""
    assert ("crossroads" if seats == 2 else "corners") == started(seats).setting.layout


@pytest.mark.parametrize(("seats", "sides"), [(3, "alone"), (4, "alone")])
def test_dsw189_a_breakthrough_is_for_two_sides(seats, sides):
    """DSW-189, M4."""
    with pytest.raises(BadSetup, match="two sides"):
        started(seats, mission="breakthrough", sides=sides)
    assert started(seats, mission="breakthrough", sides="AB" + "B" * (seats - 2)).decisions


def test_dsw86_an_army_is_limited_to_a_multiple_of_500():
    """DSW-86, TV-P8."""
    assert 500 in OPTIONS["points"].values
    assert all(limit % 500 == 0 for limit in OPTIONS["points"].values)


@pytest.mark.parametrize(("seats", "most"), [(2, 3000), (3, 1500), (4, 1500)])
def test_dsw92_an_army_has_room_to_line_up(seats, most):
    """DSW-86, DSW-92: the start areas of many are small."""
    assert most == max(OPTIONS["points"].offered(seats))
    assert started(seats, points=most).decisions
    if most < 3000:
        with pytest.raises(BadSetup, match=r"at most 1,?500 points"):
            started(seats, points=3000)


def test_dsw189_missions_can_be_chosen():
    """DSW-189, section 4.3."""
    assert [*MISSIONS] == [*OPTIONS["mission"].values]


# --- armies ------------------------------------------------------------------------------------


def test_dsw6_everybody_chooses_an_army_in_turn():
    """Section 3.2, DSW-6, DSW-88: the ready one of each faction is listed."""
    state = started(3)
    for seat in range(3):
        assert (seat, "muster") == asked(state)
        listed = {it for it in offered(state, seat) if isinstance(it, Muster)}
        ready = {
            Muster(tuple((card.id, figures) for card, figures in READY[500][faction]))
            for faction in FACTIONS
        }
        assert ready == listed
        state.apply(ready_army(state, "BG"), seat)
    assert (CHANCE, "initiative") == asked(state)


def test_dsw85_an_army_may_mix_factions():
    """DSW-4, DSW-5, DSW-85; the roster has its squads in the order of the seats (GEO-13)."""
    state = started()
    state.apply(Muster((("HC1", 10), ("SB1", 8))), 0)
    state.apply(Muster((("DC3", 17),)), 1)

    found = [(it.card.id, it.owner, len(it.figures)) for it in state.roster.squads]
    assert [("HC1", 0, 10), ("SB1", 0, 8), ("DC3", 1, 17)] == found
    assert [260 + 8 * 19, 17 * 29] == [state.army_value(side) for side in (0, 1)]


@pytest.mark.parametrize("squad", [("HC1", 19), ("VC6", 20), ("VC6", 1), ("VC4", 1)], ids=repr)
def test_dsw89_an_army_has_squads_of_1_to_20_figures_within_the_limit(squad):
    """DSW-4, DSW-86, DSW-89: one squad is enough."""
    state = started()
    state.apply(Muster((squad,)), 0)
    assert (1, "muster") == asked(state)


@pytest.mark.parametrize(
    ("squads", "said"),
    [
        ((("HC1", 20),), "500"),
        ((("VC6", 21),), "20"),
        ((("VC6", 0),), ""),
        ((), ""),
        ((("HC6", 1),), "Loyal"),
        ((("XX1", 5),), "no such squad"),
        (("HC1", 5), ""),
        ((("HC1",),), ""),
        ((("HC1", 5.0),), ""),
        ((("HC1", True),), ""),
        ((([], 5),), ""),
        ("HC1", ""),
        (None, ""),
    ],
    ids=repr,
)
def test_dsw89_any_other_army_is_refused(squads, said):
    """DSW-4, DSW-81, DSW-86, DSW-89, TV-P9 to TV-P11."""
    assert said in refused(started(), Muster(squads), 0)


def test_dsw89_an_army_of_940_points_is_allowed_at_1000():
    """TV-P9, DSW-86: 940 is accepted, 1001 refused."""
    state = started(points=1000)
    dear = Muster((("HC1", 6), ("VC6", 19), ("DC3", 18)))
    assert 1001 == worth(dear)
    assert "1,000" in (said := refused(state, dear, 0)) or "1000" in said

    cheap = Muster((("HC1", 20), ("HC8", 10)))
    assert 940 == worth(cheap)
    state.apply(cheap, 0)
    assert (1, "muster") == asked(state)


def worth(muster):
    return sum(CARDS[card].points * figures for card, figures in muster.squads)


def test_dsw86_chance_can_draw_the_armies():
    """DSW-86, section 4.2: for each seat one of those that are ready, without a choice."""
    state = started(3, points=1000, armies="drawn")
    for faction in ("AT", "AT", "HC"):
        assert (CHANCE, "draw_army") == asked(state)
        listed = next(it.moves for it in state.decisions if it.seat == CHANCE)
        assert not is_open(listed)
        assert 6 == len(listed)
        state.apply(ready_army(state, faction), CHANCE)

    assert (CHANCE, "initiative") == asked(state)
    assert [READY[1000][faction] for faction in ("AT", "AT", "HC")] == state.armies
