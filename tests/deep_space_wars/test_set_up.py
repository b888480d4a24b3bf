"""Setting up: who begins, deployment and warlords, up to the first turn."""

import pytest

from pygames.core.game import CHANCE
from pygames.deep_space_wars.engine.moves import (
    END_TURN,
    LINE_UP,
    READY_TO_FIGHT,
    RESIGN,
    Deploy,
    Dice,
    Warlord,
)
from pygames.deep_space_wars.positions.position import AWAY
from tests.deep_space_wars.state_machine import (
    asked,
    lined_up,
    mustered,
    offered,
    refused,
    started,
    throw,
)

# --- who begins --------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "first"), [((2, 5), 1), ((5, 2), 0), ((6, 1), 0)])
def test_dsw95_the_highest_die_has_the_first_turn(dice, first):
    """DSW-95, DSW-103: natural sixes do not fail here."""
    state = mustered()
    throw(state, *dice)

    assert first == state.first
    assert (first, "deploy") == asked(state)


def test_dsw95_those_who_tie_throw_again_among_themselves():
    """DSW-95, DSW-19: in the order of their seats."""
    state = mustered(4)
    throw(state, 4, 5, 5, 5)
    assert 6**3 == len(state.decisions[0].moves)
    throw(state, 2, 6, 6)
    throw(state, 3, 3)
    throw(state, 1, 2)

    assert 3 == state.first
    assert [3, 0, 1, 2] == state.from_first()


def test_dsw95_dice_are_refused_where_none_are_due():
    """DSW-19, DSW-95."""
    state = mustered()
    for dice in ((1,), (1, 2, 3), (0, 3), (7, 1)):
        assert refused(state, Dice(dice), CHANCE)
    assert (CHANCE, "initiative") == asked(state)


def test_dsw189_the_attacker_begins_without_a_die():
    """M4, section 3.2."""
    state = mustered(mission="breakthrough")

    assert (0, "deploy") == asked(state)
    assert 0 == state.first


# --- deployment --------------------------------------------------------------------------------


def test_dsw103_armies_are_set_up_clockwise_from_the_first():
    """DSW-103, DSW-105: a whole army after the other, then the battle begins."""
    state = mustered(4)
    throw(state, 1, 2, 6, 3)
    for seat in (2, 3, 0, 1):
        assert (seat, "deploy") == asked(state)
        assert 0 == state.round
        state.apply(LINE_UP, seat)

    assert (2, "act") == asked(state)
    assert (1, 2) == (state.round, state.active)


def deploying():
    """A match in which the army of Halcyon Compact is to be set up: 7, 3 and 7 figures."""
    state = mustered()
    throw(state, 6, 1)
    return state


def row(y, x=100, figures=7):
    return tuple((x + 32 * n, y) for n in range(figures))


def test_dsw103_squads_are_set_up_one_by_one():
    """DSW-103, DSW-104: those that are not take no part, and all figures have full Life."""
    state = deploying()
    assert [LINE_UP] == [it for it in offered(state, 0) if it.kind != "resign"]
    state.apply(Deploy(2, row(560), 12), 0)
    assert [*range(10, 17)] == state.up()
    assert {*row(560)} == {state.places[figure] for figure in state.up()}
    state.apply(READY_TO_FIGHT, 0)
    state.apply(LINE_UP, 1)

    assert [AWAY] * 10 == state.conditions[:10]
    assert (0, "act") == asked(state)
    assert {2} == {it.squad for it in offered(state, 0) if it.kind == "act"}
    assert all(state.lives[it] == state.roster.squads[2].card.life for it in state.up_in(2))


def test_dsw104_nobody_scores_for_squads_that_are_left_out():
    """DSW-104."""
    state = deploying()
    state.apply(Deploy(2, row(560), 10), 0)
    state.apply(READY_TO_FIGHT, 0)
    state.apply(LINE_UP, 1)
    while state.outcome is None:
        state.apply(END_TURN, state.active)

    assert [0, 0] == state.points


def test_dsw27_the_leader_is_named_at_deployment():
    """DSW-27, DSW-81: it is also whom Loyal figures follow."""
    state = deploying()
    state.apply(Deploy(2, row(560), 12), 0)
    assert (12, 12) == (state.leaders[2], state.commanders[2])
    state.apply(Deploy(2, row(560), 16), 0)
    assert (16, 16) == (state.leaders[2], state.commanders[2])


def test_dsw103_a_squad_can_be_set_up_anew():
    """DSW-103: until one is ready."""
    state = deploying()
    state.apply(Deploy(0, row(560), 0), 0)
    state.apply(Deploy(0, row(570, 110), 0), 0)
    assert row(570, 110) == tuple(state.places[figure] for figure in state.up())
    state.apply(Deploy(1, row(560, 400, 3), 7), 0)
    assert "another figure" in refused(state, Deploy(0, row(560, 300), 0), 0)
    state.apply(READY_TO_FIGHT, 0)
    assert refused(state, Deploy(0, row(560), 0), 0)


def test_dsw104_who_lines_up_leaves_those_that_stand_already():
    """GEO-15, DSW-103, DSW-104: lining up ends one's deployment."""
    state = deploying()
    state.apply(Deploy(1, row(600, 300, 3), 8), 0)
    state.apply(LINE_UP, 0)

    assert row(600, 300, 3) == tuple(state.places[7:10])
    assert 8 == state.leaders[1]
    assert [*range(17)] == state.up()
    assert (1, "deploy") == asked(state)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (Deploy(0, row(543), 0), "start area"),
        (Deploy(0, row(617), 0), "on the table"),
        (Deploy(0, row(560)[:6], 0), "needs a place"),
        (Deploy(0, (*row(560), (400, 600)), 0), ""),
        (Deploy(0, (*row(560)[:6], (400, 600)), 0), "together"),
        (Deploy(0, (*row(560)[:6], (262, 560)), 0), "overlap"),
        (Deploy(0, row(560), 7), ""),
        (Deploy(3, row(40, figures=6), 17), ""),
        (Deploy(0, ((100, 560.0),) * 7, 0), ""),
        (Deploy(99, row(560), 0), ""),
        (Deploy(0, None, 0), ""),
        (Deploy(0, (7,) * 7, 0), ""),
        (READY_TO_FIGHT, ""),
        (END_TURN, ""),
        (Warlord(0), ""),
    ],
    ids=repr,
)
def test_dsw104_a_deployment_that_is_not_allowed_changes_nothing(move, said):
    """DSW-103, DSW-104, DSW-114, TV-X3."""
    assert said in refused(deploying(), move, 0)


def test_dsw103_nobody_sets_up_before_the_turn_to_it():
    """DSW-103."""
    state = deploying()
    assert refused(state, LINE_UP, 1)
    assert refused(state, Deploy(3, row(40, figures=6), 17), 1)


@pytest.mark.parametrize(("seats", "points"), [(2, 1500), (3, 1000), (4, 1500)])
def test_dsw92_who_lines_up_starts_in_the_start_area(seats, points):
    """DSW-91, DSW-92, DSW-104: of one's own side of the table, whole squads or none of them."""
    state = lined_up(seats, points=points)
    for seat in range(seats):
        area = state.start_area_of(seat)
        for squad in state.squads_of(seat):
            up = state.up_in(squad)
            assert len(up) in (0, len(state.roster.squads[squad].figures))
            assert all(area.contains(state.places[figure]) for figure in up)
            assert not up or state.is_up(state.leaders[squad])
    assert (0, "act") == asked(state)


# --- giving up before the battle -----------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("steps", range(9))
@pytest.mark.parametrize("mission", ["hill", "warlords"])
def test_dsw181_who_gives_up_before_the_battle_is_asked_nothing_more(seat, steps, mission):
    """DSW-181: at any moment, whoever is asked; the others go on."""
    state = started(3, mission=mission)
    for _step in range(steps):
        one_step(state)
    if state.round:
        return
    if RESIGN in offered(state, seat):
        state.apply(RESIGN, seat)
        assert {seat} == state.fallen
    for _step in range(12):
        assert seat not in state.fallen or asked(state)[0] != seat
        if state.round == 0:
            one_step(state)

    assert 1 == state.round
    assert seat not in state.fallen or not any(map(state.up_in, state.squads_of(seat)))
    assert (state.active, "act") == asked(state)


def one_step(state):
    """Have whoever is asked choose what is listed first, and seat 1 begin if it can."""
    seat, name = asked(state)
    if name == "initiative":
        step = state.steps[-1]
        throw(state, *(6 if it == max(step.seats) else 2 for it in step.seats))
    else:
        state.apply(next(it for it in state.decisions if it.seat == seat).moves[0], seat)


@pytest.mark.parametrize("sides", ["alone", "ABA", "AAB"])
def test_dsw182_a_side_that_is_left_alone_before_the_battle_wins(sides):
    """DSW-182, DSW-188: once all its enemies have given up."""
    state = mustered(3, sides=sides)
    enemies = [seat for seat in range(3) if state.setting.sides[seat] != 0]
    throw(state, 6, 1, 1)
    for seat in enemies:
        assert state.outcome is None
        state.apply(RESIGN, seat)

    assert tuple(seat for seat in range(3) if seat not in enemies) == state.outcome.winners
    assert () == state.decisions


# --- warlords ----------------------------------------------------------------------------------


def test_dsw189_everybody_names_a_warlord():
    """M5, section 3.2: the leader of one squad on the table, clockwise from the first seat."""
    state = mustered(3, mission="warlords")
    throw(state, 1, 6, 1)
    for seat in (1, 2, 0):
        state.apply(LINE_UP, seat)
    for seat in range(3):
        named = asked(state)[0]
        squads = state.squads_of(named)
        assert [Warlord(squad) for squad in squads] == [
            it for it in offered(state, named) if it.kind == "warlord"
        ]
        assert refused(state, Warlord(squads[0] - 1 if squads[0] else squads[-1] + 1), named)
        state.apply(Warlord(squads[seat - 1]), named)

    assert (1, "act") == asked(state)
    assert 3 == len(state.warlords)
    assert all(figure in state.leaders for figure in state.warlords)


def test_dsw189_a_squad_that_is_left_out_has_no_warlord():
    """M5, DSW-104."""
    state = mustered(mission="warlords")
    throw(state, 6, 1)
    state.apply(Deploy(2, row(560), 15), 0)
    state.apply(READY_TO_FIGHT, 0)
    state.apply(LINE_UP, 1)

    assert [Warlord(2)] == [it for it in offered(state, 0) if it.kind == "warlord"]
    state.apply(Warlord(2), 0)
    assert 15 in state.warlords


def test_dsw189_only_a_decapitation_has_warlords():
    """M1, M5."""
    assert () == lined_up().warlords
