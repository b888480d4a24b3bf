"""Marches and deployments are laid out on the table before they are made (GEO-16)."""

import random

import pytest

from pygames.core.game import IllegalMove
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.drafts.marching import STORMED
from pygames.deep_space_wars.board.drafts.notation import (
    deployment_of,
    march_of,
    written_deployment,
    written_march,
)
from pygames.deep_space_wars.board.measures import inches
from pygames.deep_space_wars.board.prompts import prompt
from pygames.deep_space_wars.engine.moves import (
    LINE_UP,
    READY_TO_FIGHT,
    Act,
    Charge,
    Deploy,
    Engage,
    March,
)
from pygames.deep_space_wars.engine.targets import fighters_of
from pygames.deep_space_wars.positions.contact import touching
from pygames.table.board import AT, READY, spot, spot_of
from tests.deep_space_wars.scripted import NORTH, A, B, ask, clash, play
from tests.deep_space_wars.state_machine import FOOT, fight, throw
from tests.deep_space_wars.tables import (
    DRAFTING,
    battle,
    decision_of,
    lined_up,
    marching,
    played,
    sight,
)
from tests.markup import Page


def with_picks(state, *picks, layout=""):
    """The draft after these picks."""
    seen = sight(state, layout=layout)
    return DRAFTING.arranged(seen.view, seen.decision, seen.layout, picks)


def leader_of(state):
    """The squad that is about to move, its leader, and a function that looks forward from there."""
    squad = state.steps[-1].squad
    x, y = state.places[state.leaders[squad]]
    return squad, lambda far, aside=0: (x + aside, y - far if y > 312 else y + far)


def deploying(**options):
    """A battle in which a seat sets up its squads."""
    state = battle(points=500, armies="drawn", **options)
    return played(state, random.Random(3), "deploy")


# --- texts ---------------------------------------------------------------------------------------


def test_drafts_are_read_as_they_are_written():
    state = lined_up(points=1500, armies="drawn")
    rng = random.Random(1)
    point = lambda: (rng.randrange(625), rng.randrange(625))  # noqa: E731
    for squad, of in list(enumerate(state.roster.squads))[1:]:
        paths = {it: tuple(point() for _n in range(rng.randrange(13))) for it in of.figures}
        moving = {it: path for it, path in paths.items() if path}
        assert march_of(state, squad, written_march(state, squad, paths)) == moving
        assert march_of(state, squad - 1, written_march(state, squad, paths)) is None
    for seat in range(2):
        laid = {
            squad: (
                state.leaders[squad],
                tuple(point() for _it in state.roster.squads[squad].figures),
            )
            for squad in state.squads_of(seat)[1:]
        }
        text = written_deployment(state, seat, laid)
        assert deployment_of(state, seat, text) == laid
        assert len(text) < 1000


@pytest.mark.parametrize(
    "text", ["", "m", "m0:", "m0:0", "d0:", "d1:////", "x", "m0:....é", "d0:zz/"]
)
def test_any_other_text_is_no_draft(text):
    for state in (marching(points=500, armies="drawn"), deploying()):
        seen = sight(state)
        assert DRAFTING.fitted(seen.view, seen.decision, text) is None


# --- marches -------------------------------------------------------------------------------------


def test_a_march_begins_with_everybody_where_they_stand():
    state = marching(points=500, armies="drawn")
    seen = sight(state)
    assert {AT} < seen.next
    assert DRAFTING.moves(seen.view, seen.decision, seen.layout) == [
        March(state.steps[-1].squad, ())
    ]
    assert DRAFTING.fitted(seen.view, seen.decision, seen.layout) == seen.layout


def test_a_squad_goes_where_it_is_dragged():
    """GEO-15: two touches and Ready."""
    state = marching(points=500, armies="drawn")
    squad, ahead = leader_of(state)
    layout = with_picks(state, spot(*ahead(60)))
    seen = sight(state, layout=layout)
    (march,) = DRAFTING.moves(seen.view, seen.decision, layout)
    assert dict(march.paths)[state.leaders[squad]][-1] == ahead(60)
    assert len(march.paths) == len(state.roster.squads[squad].figures)
    state.apply(march, seen.decision.seat)
    assert state.places[state.leaders[squad]] == ahead(60)


def test_single_figures_are_moved_afterwards():
    """GEO-16 (2): a figure that is picked goes alone."""
    state = marching(points=500, armies="drawn")
    squad, ahead = leader_of(state)
    figure = next(it for it in state.roster.squads[squad].figures if it != state.leaders[squad])
    picked = (f"figure:{figure}",)
    assert with_picks(state, *picked) is None
    layout = with_picks(state, spot(*ahead(60)))
    seen = sight(state, layout=layout)
    before = dict(DRAFTING.moves(seen.view, seen.decision, layout)[0].paths)
    (x, y), (end_x, end_y) = before[figure][-1], ahead(60)
    nearer = spot(x + (end_x > x) - (end_x < x), y + (end_y > y) - (end_y < y))
    seen = sight(state, picked, layout)
    moved = DRAFTING.arranged(seen.view, seen.decision, layout, (*picked, nearer))
    assert DRAFTING.fitted(seen.view, seen.decision, moved) == moved
    after = dict(DRAFTING.moves(seen.view, seen.decision, moved)[0].paths)
    assert spot(*after.pop(figure)[-1]) == nearer
    before.pop(figure)
    assert after == before


def test_what_is_said_while_aiming_is_what_happens():
    """GEO-16 (3): the place, and the inches left."""
    state = marching(points=500, armies="drawn")
    seen, (squad, ahead) = sight(state), leader_of(state)
    for far, aside in ((30, 0), (60, 12), (90, -20), (400, 0)):
        held = f"squad:{squad}@table" if far < 100 else ""  # who is dragged farther runs
        aim = BOARD.aim(seen, held, *ahead(far, aside))
        layout = with_picks(state, spot(*ahead(far, aside)))
        (march,) = DRAFTING.moves(seen.view, seen.decision, layout)
        assert spot_of(aim.at) == dict(march.paths)[state.leaders[squad]][-1]
        assert "data-barred" not in aim.markup
        assert "″ left" in aim.told
        Page(aim.markup)


def test_what_cannot_be_is_refused_and_outlined():
    """Nothing changes, and one sentence says why."""
    state = marching(points=500, armies="drawn")
    squad, _ahead = leader_of(state)
    figure = state.roster.squads[squad].figures[1]
    x, y = state.places[state.leaders[squad]]
    aim = BOARD.aim(sight(state), f"figure:{figure}", x, y)
    with pytest.raises(IllegalMove) as refused:
        with_picks(state, f"figure:{figure}", spot(x, y))
    assert str(aim.barred) == str(refused.value)
    assert "data-barred" in aim.markup
    leader = state.leaders[squad]
    assert f'cx="{x}" cy="{y}" r="{state.roster.radius[leader] + 3}"' in aim.markup


def test_a_squad_is_scattered_only_while_single_figures_are_moved():
    """DSW-114: it cannot go like that, and one sentence says why."""
    state = marching(points=500, armies="drawn")
    squad, ahead = leader_of(state)
    figure = state.roster.squads[squad].figures[-1]
    layout = with_picks(state, f"figure:{figure}", spot(*ahead(90)))
    seen = sight(state, layout=layout)
    (march,) = DRAFTING.moves(seen.view, seen.decision, layout)
    with pytest.raises(IllegalMove, match="together"):
        state.copy().apply(march, seen.decision.seat)
    assert "together" in str(BOARD.aim(sight(state), f"figure:{figure}", *ahead(90)).barred)


def test_a_march_of_another_squad_is_forgotten():
    one, other = (marching(points=500, armies="drawn", squad=it) for it in (0, 1))
    seen = sight(other)
    assert DRAFTING.fitted(seen.view, seen.decision, sight(one).layout) is None


def test_listed_marches_can_be_laid_out():
    """Hints are shown as ghosts."""
    state = marching(points=500, armies="drawn")
    seen = sight(state)
    for march in seen.decision.moves:
        laid = DRAFTING.laid(seen.view, seen.decision, march)
        assert DRAFTING.fitted(seen.view, seen.decision, laid) == laid
        assert DRAFTING.moves(seen.view, seen.decision, laid) == [march]


def test_a_hint_is_drawn_as_ghosts():
    seen = sight(marching(points=500, armies="drawn"))
    laid = DRAFTING.laid(seen.view, seen.decision, seen.decision.moves[1])
    there = Page(BOARD.scene(seen._replace(ghost=laid))).having("class")
    assert there.count("dw-advised") == 1
    back = seen._replace(ghost=laid, decision=None, next=frozenset())
    assert "dw-advised" in Page(BOARD.scene(back)).having("class"), "in a look back, too"
    assert "dw-advised" not in Page(BOARD.scene(seen)).having("class")


def test_a_hint_draws_only_the_squads_that_it_sets_up_elsewhere():
    seen = sight(deploying())
    layout = DRAFTING.begin(seen.view, seen.decision, random.Random(1))
    army = deployment_of(seen.view, seen.decision.seat, layout)
    squad, (leader, places) = next(iter(army.items()))
    army[squad] = leader, tuple((x + 4, y) for x, y in places)
    other = written_deployment(seen.view, seen.decision.seat, army)

    def ways(ghost):
        return BOARD.scene(seen._replace(layout=layout, ghost=ghost)).count('class="dw-way"')

    assert [0, 1] == [ways(layout), ways(other)]


def test_what_is_held_gets_the_focus():
    """So that arrow keys move it."""
    for state in (deploying(), marching(points=500, armies="drawn")):
        page = Page(BOARD.scene(sight(state)))
        held = [it for _tag, it in page.elements if "data-held" in it and "tabindex" in it]
        assert held
        assert all(it["aria-label"] and it["role"] for it in held)


def test_the_region_in_reach_is_shown():
    """GEO-16."""
    seen = sight(marching(points=500, armies="drawn"))
    assert "M" in Page(BOARD.scene(seen)).of("region")["d"]


@pytest.mark.parametrize(("ticks", "text"), [(96, "6.0″"), (40, "2.5″"), (31, "1.9″"), (0, "0.0″")])
def test_distances_are_told_in_tenths_of_inches(ticks, text):
    assert inches(256 * ticks) == text


# --- deployment ----------------------------------------------------------------------------------


def test_an_army_stands_lined_up_at_first():
    """DSW-103: pressing Ready is enough."""
    seen = sight(deploying())
    assert DRAFTING.moves(seen.view, seen.decision, seen.layout) == [LINE_UP]
    assert AT in seen.next
    assert "do:line_up" not in seen.next


def test_squads_are_dragged_within_the_start_area():
    state = deploying()
    seen = sight(state)
    squad = state.squads_of(seen.decision.seat)[0]
    left, top, right, bottom = state.start_area_of(seen.decision.seat).box
    place = (left + right) // 2, (top + bottom) // 2
    layout = with_picks(state, f"squad:{squad}", spot(*place))
    moves = DRAFTING.moves(seen.view, seen.decision, layout)
    assert [type(move) for move in moves[:-1]] == [Deploy] * len(
        state.squads_of(seen.decision.seat)
    )
    assert moves[-1] == READY_TO_FIGHT
    for move in moves:
        state.apply(move, seen.decision.seat)
    assert all(state.up_in(it) for it in state.squads_of(seen.decision.seat))
    aim = BOARD.aim(seen, f"squad:{squad}@table", *place)
    assert spot_of(aim.at) == state.places[state.leaders[squad]]


def test_nobody_starts_outside_the_start_area():
    """DSW-103: a squad that is dragged out of it stays at its border."""
    state = deploying()
    seen = sight(state)
    seat, area = seen.decision.seat, state.start_area_of(seen.decision.seat)
    squad = state.squads_of(seat)[0]
    try:
        layout = with_picks(state, f"squad:{squad}", spot(312, 312))
    except IllegalMove:
        return
    for _leader, places in deployment_of(seen.view, seat, layout).values():
        assert all(map(area.contains, places))


def test_lining_up_takes_everything_back():
    state = deploying()
    seen = sight(state)
    squad = state.squads_of(seen.decision.seat)[-1]
    x, y = deployment_of(seen.view, seen.decision.seat, seen.layout)[squad][1][0]
    moved = with_picks(state, f"squad:{squad}", spot(x + 3, y))
    assert moved != seen.layout
    assert "do:line_up" in sight(state, layout=moved).next
    assert with_picks(state, "do:line_up", layout=moved) == seen.layout


def test_a_point_alone_does_not_say_which_squad():
    state = deploying()
    with pytest.raises(IllegalMove, match="Choose the squad first"):
        with_picks(state, spot(300, 300))


def test_one_presses_ready_to_make_the_draft():
    """`READY` is a button of the table; its text says what comes next."""
    for state, text in ((deploying(), "Ready"), (marching(points=500, armies="drawn"), "Go")):
        seen = sight(state)
        assert BOARD.label(seen.view, READY) == text
        assert decision_of(state).name in ("deploy", "march")


# --- charges -------------------------------------------------------------------------------------


def charging(*dice):
    """A battle in which a squad charges another, 5 inches away, by these dice."""
    enemies = [(300 + 30 * n, 320) for n in range(3)]
    state = fight((0, FOOT, [(300 + 30 * n, 400) for n in range(3)]), (1, FOOT, enemies))
    for move in (Act(0, "charge"), Charge(1)):
        state.apply(move, 0)
    throw(state, *dice)
    return state


def test_as_many_as_possible_reach_the_enemy_unless_they_are_dragged_elsewhere():
    state = charging(4, 3)
    seen = sight(state)
    assert STORMED not in seen.next

    (march,) = DRAFTING.moves(state, decision_of(state), seen.layout)

    state.apply(march, 0)
    assert len(march.paths) == 3
    assert all(touching(state, figure) for figure in range(3))


def test_a_button_lays_that_out_again():
    state = charging(4, 3)
    laid, none = sight(state).layout, written_march(state, 0, {})

    assert STORMED in sight(state, layout=none).next
    assert laid == DRAFTING.arranged(state, decision_of(state), none, (STORMED,))


def test_it_says_when_nobody_can_reach_the_enemy():
    short = sight(charging(1, 1))

    assert STORMED not in short.next
    assert "cannot get there" in prompt(short)
    assert "to the enemy" in prompt(sight(charging(4, 3)))


def test_the_same_button_brings_others_into_close_combat():
    """DSW-154, DSW-155: of three figures one touches the enemy; another can come near enough."""
    state = ask(clash(at=[(300, 316), (326, 328), (354, 334)]), 0, "positions")
    play(state, "", Act(A, "melee"), Engage(B))
    assert prompt(sight(state)).startswith("Place the figures")

    (march,) = DRAFTING.moves(state, decision_of(state), with_picks(state, STORMED))

    state.apply(march, 0)
    assert fighters_of(state, A, B) == (0, 1)


def test_defenders_come_to_meet_their_attackers_with_it():
    """DSW-154, DSW-155."""
    state = ask(clash(at=[(300, 316)], places=[(300, 300), (330, 300)]), 1, "positions")
    play(state, "", Act(A, "melee"), Engage(B))

    (march,) = DRAFTING.moves(state, decision_of(state), with_picks(state, STORMED))

    state.apply(march, 1)
    assert len(fighters_of(state, B, A)) == 2


def test_whoever_touches_others_does_not_leave_them_for_it():
    """DSW-154: the last of four touches a second enemy squad, and only comes in by 2 inches."""
    at = [(300, 316), (314, 289), (318, 305), (341, 306)]
    state = ask(clash(at=at, places=NORTH[:1], b2=(FOOT, [(357, 307)])), 0, "positions")
    play(state, "", Act(A, "melee"), Engage(B))

    (march,) = DRAFTING.moves(state, decision_of(state), with_picks(state, STORMED))

    state.apply(march, 0)
    assert len(fighters_of(state, A, B)) == 3
    assert touching(state, 3)


def test_there_is_no_such_button_in_a_walk():
    assert STORMED not in sight(marching()).next
