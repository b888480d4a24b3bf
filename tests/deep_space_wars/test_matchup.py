"""What attacks promise: who takes part, with how many dice, and what is to be expected."""

import random
from statistics import mean

import pytest

from pygames.core.game import CHANCE
from pygames.deep_space_wars.analysis.bursts import (
    ON_THE_MARK,
    blasted,
    bombed,
    falls,
    flamed,
    summed,
)
from pygames.deep_space_wars.analysis.charge import rush
from pygames.deep_space_wars.analysis.forecast import forecast, struck_by_shots
from pygames.deep_space_wars.analysis.matchup import melee, volley
from pygames.deep_space_wars.engine.moves import Act, Bomb, Flame
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Bombing, Flaming, Turn
from pygames.deep_space_wars.engine.steps.attacks import begin_attack
from pygames.deep_space_wars.engine.targets import fighters_of, number_for
from pygames.deep_space_wars.options import Setting
from pygames.deep_space_wars.positions.lines import shooters
from pygames.deep_space_wars.positions.position import ABLE
from tests.deep_space_wars.battles import battle, box, card

TIMES = 900
FIRING = [(300 + 20 * n, 400) for n in range(4)]
IN_FRONT = [(300 + 20 * n, 320) for n in range(5)]


def state_of(*squads, ground=(), sides=(0, 1)):
    """Squads in a battle in which the first seat is to act."""
    position = battle(*squads, ground=ground)
    state = State(Setting(sides=sides))
    state.field = position.field
    state.enlist(position.roster)
    state.places, state.conditions = [*position.places], [ABLE] * len(position.places)
    state.round, state.steps = 1, [Turn()]
    return state


def facing(attacker, defender, places=IN_FRONT, ground=()):
    return state_of((0, attacker, FIRING), (1, defender, places), ground=ground)


def after(state, rng, squad):
    """Throw all dice that follow; return whether a squad tests Discipline, and whether it fails."""
    while state.steps and (decision := state.decisions[0]).seat == CHANCE:
        dice = decision.moves[rng.randrange(len(decision.moves))]
        if decision.name == "discipline" and state.steps[-1].squad == squad:
            discipline = state.roster.squads[state.steps[-1].squad].card.discipline
            return True, any(die > discipline for die in dice.dice)
        state.apply(dice, CHANCE)
    return False, False


def averaged(state, squad, *moves, times=TIMES):
    """Average what is lost in a squad by these moves: figures, tests, and flights."""
    found, rng = [], random.Random(1)
    for _time in range(times):
        twin = state.copy()
        for move in moves:
            twin.apply(move, 0)
        tested, fled = after(twin, rng, squad)
        lost = sum(not twin.is_up(it) for it in twin.roster.squads[squad].figures)
        found.append((lost, tested, fled))
    return [mean(column) for column in zip(*found, strict=True)]


# --- volleys -------------------------------------------------------------------------------------


def test_a_volley_is_forecast_with_all_its_dice():
    """DSW-131, DSW-132, DSW-144: the nearest aim line decides about the number."""
    state = facing(card(shooting=4, attacks=2, energy=3), card())

    found = volley(state, 0, 1)

    aims = shooters(state, 0, 1)
    assert found.lines == aims
    assert (found.dice, found.number) == (8, number_for(state, 0, aims)) == (8, 3)
    assert found.square == 80 * 80
    victims = struck_by_shots(state, 0, aims, 1)
    assert found.expected == forecast(state, 1, victims, 8, 3)


def test_snap_shots_are_one_die_each_that_hits_on_a_1():
    """DSW-123."""
    state = facing(card(shooting=4, attacks=3), card())

    found = volley(state, 0, 1, snap=True)

    assert (found.dice, found.number) == (4, 1)
    assert found.expected.hits == pytest.approx(4 / 6)


def test_aim_costs_one_and_spares_friends_in_contact():
    """DSW-136, DSW-137: a friend who touches the target is in danger only without Aim."""
    friend = [(300, 337)]
    state = state_of(
        (0, card("aim", shooting=4), [(300, 410)]), (0, card(), friend), (1, card(), IN_FRONT)
    )
    state.places[1] = (317, 336)

    plain, aimed = volley(state, 0, 2), volley(state, 0, 2, aims=True)

    assert aimed.number == plain.number - 1
    assert plain.endangered == (1,)
    assert aimed.endangered == ()


def test_friends_on_the_line_are_in_danger():
    """DSW-136."""
    state = state_of((0, card(), FIRING), (0, card(), [(320, 370)]), (1, card(), IN_FRONT))

    assert volley(state, 0, 2).endangered == (4,)


def test_cover_is_found_for_each_figure():
    """DSW-140: behind a barricade some figures have cover, others have not."""
    state = facing(card(), card(), ground=[box("barricade", 290, 340, 345, 346)])

    covers = volley(state, 0, 1).covers

    assert set(covers) == {4, 5, 6}
    assert set(covers.values()) == {3}


def test_nobody_promises_nothing():
    assert volley(facing(card(), card(), [(300, 20)]), 0, 1) is None


@pytest.mark.parametrize("life", [1, 2])
def test_blasts_bring_about_what_is_forecast(life):
    """DSW-146: each hit strikes all that are near its target."""
    state = facing(card("blast", shooting=4), card(armour=2, life=life, discipline=3))

    found = volley(state, 0, 1)

    (shoot, *_more) = moves_of(state, Act(0, "shoot"))
    losses, _tests, _flights = averaged(state, 1, Act(0, "shoot"), shoot, times=600)
    assert found.expected.losses == pytest.approx(losses, abs=0.35)
    assert found.expected == blasted(state, 0, found.lines, 1, found.number)[1]._replace(
        hits=found.expected.hits
    )


def moves_of(state, move):
    state = state.copy()
    state.apply(move, 0)
    return next(it for it in state.decisions if it.seat == 0).moves


def test_how_often_somebody_flees():
    """DSW-175, DSW-177: a test fails if any of its dice does."""
    state = facing(card(shooting=5, attacks=2), card(armour=0, discipline=4))
    (shoot, *_more) = moves_of(state, Act(0, "shoot"))

    expected = volley(state, 0, 1).expected

    _losses, tests, flights = averaged(state, 1, Act(0, "shoot"), shoot)
    assert expected.test == pytest.approx(tests, abs=0.05)
    assert expected.flight == pytest.approx(flights, abs=0.05)


# --- close combat --------------------------------------------------------------------------------


def test_a_fight_is_forecast_for_both_sides():
    """DSW-157, DSW-160."""
    close = [(300 + 20 * n, 383) for n in range(3)]
    state = facing(card(attacks=2, close_combat=4), card("counter", attacks=3), close)

    found = melee(state, 0, 1)

    assert (*found.lines,) == fighters_of(state, 0, 1)
    assert (found.dice, found.number) == (2 * len(found.lines), 4)
    assert found.answer.dice == 3 * len(fighters_of(state, 1, 0))


@pytest.mark.parametrize("ability", ["intimidate", ""])
def test_intimidated_squads_do_not_strike_back(ability):
    abilities = [ability] if ability else []
    state = facing(card(*abilities), card(), [(300, 383)])

    assert (melee(state, 0, 1).answer is None) == bool(ability)


@pytest.mark.parametrize(
    ("inches", "chance"), [(2, 36), (3, 35), (7, 21), (11, 3), (12, 1), (13, 0)]
)
def test_a_charge_has_the_chance_of_two_dice(inches, chance):
    """DSW-168: both dice together must reach the nearest base."""
    state = facing(card(), card(), [(300, 400 - 16 - 1 - 16 * inches)])

    found = rush(state, 0, 1)

    assert (found.inches, found.nearest) == (inches, (0, 4))
    assert found.chance == pytest.approx(chance / 36)
    assert found.dice == 2


@pytest.mark.parametrize(
    ("kind", "zones", "slowing"),
    [("high_wall", (0,), ()), ("woods", (), (0,)), ("smoke", (), ())],
)
def test_a_charge_is_told_what_lies_on_the_straight_line(kind, zones, slowing):
    """DSW-116, DSW-169: walls have to be gone round, in woods the higher die counts."""
    state = facing(card(), card(), [(300, 330)], ground=[box(kind, 280, 355, 400, 361)])

    found = rush(state, 0, 1)

    assert tuple(it for fault in found.obstacles for it in fault.zones) == zones
    assert found.difficult == slowing
    assert found.inches == 4
    assert found.slowed == pytest.approx(27 / 36)


def test_figures_are_in_the_way_of_a_charge_unless_they_are_its_target():
    """DSW-115: friends and other enemies have to be gone round; flyers go over them."""
    column, between = [(300, 330), (300, 312)], [(310, 365)]

    def met(own, owner):
        squads = [(0, own, FIRING), (1, card(), column), (owner, card(), between)]
        state = state_of(*sorted(squads, key=lambda it: it[0]))
        obstacles = rush(state, 0, 1 if owner else 2).obstacles
        return [state.places[it] for fault in obstacles for it in fault.figures]

    assert met(card(), 0) == met(card(), 1) == between
    assert met(card("flight"), 1) == []


def test_who_is_charged_may_fire_first():
    """DSW-166."""
    state = facing(card(), card())

    assert rush(state, 0, 1).fire == volley(state, 1, 0, snap=True)
    assert rush(facing(card(), card(weapon="none", shooting=0, energy=0)), 0, 1).fire is None


# --- templates -----------------------------------------------------------------------------------


DEFENDERS = {
    "plain": card(armour=2),
    "tough": card(armour=1, life=2),
    "regenerate": card("regenerate", armour=2),
    "loyal": card("loyal", armour=1),
    "camouflage": card("camouflage"),
}


@pytest.mark.parametrize("defender", DEFENDERS)
def test_bombs_bring_what_is_forecast(defender):
    """DSW-20, DSW-21, DSW-145."""
    state = facing(card("bombard"), DEFENDERS[defender])
    point = (330, 315)

    all_ = falls(state, 0, point)
    found = summed((it.chance / 6, it.struck) for it in all_)[1]

    assert [it.direction for it in all_] == [ON_THE_MARK, 2, 3, 4, 5]
    assert sum(it.chance for it in all_) == 6
    assert [len(it.centres) for it in all_] == [1, 6, 6, 6, 6]
    assert all_[0].struck == bombed(state, 0, point)
    begin_attack(state, 0)
    state.steps.append(Bombing(0))
    losses, tests, flights = averaged(state, 1, Bomb(point))
    assert found.losses == pytest.approx(losses, abs=0.15)
    assert found.test == pytest.approx(tests, abs=0.05)
    assert found.flight == pytest.approx(flights, abs=0.05)


@pytest.mark.parametrize("defender", DEFENDERS)
def test_flames_bring_what_is_forecast(defender):
    """DSW-147."""
    state = facing(card("flamer"), DEFENDERS[defender], [(300 + 18 * n, 340) for n in range(4)])
    way = (10, -60)

    found = flamed(state, 0, way)[1]

    begin_attack(state, 0)
    state.steps.append(Flaming(0))
    losses, tests, flights = averaged(state, 1, Flame(way))
    assert found.losses == pytest.approx(losses, abs=0.15)
    assert found.test == pytest.approx(tests, abs=0.05)
    assert found.flight == pytest.approx(flights, abs=0.05)


def test_magic_templates_do_nothing_to_who_is_immune():
    """DSW-72, DSW-148."""
    state = facing(card("bombard", magic="ranged"), card("magic_immune"))

    assert bombed(state, 0, IN_FRONT[0])[1].losses == 0


def test_friends_suffer_too():
    """DSW-145."""
    state = state_of((0, card("bombard"), FIRING), (0, card(), [(300, 330)]), (1, card(), IN_FRONT))

    assert set(bombed(state, 0, (300, 325))) == {1, 2}
