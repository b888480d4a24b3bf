"""Forecasts against the average of many attacks that are carried out (DSW-131 to DSW-160)."""

import random
from statistics import mean

import pytest

from pygames.core.game import CHANCE
from pygames.deep_space_wars.analysis.forecast import forecast, struck_by_blows, struck_by_shots
from pygames.deep_space_wars.engine.moves import Act, Engage, Shoot
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Turn
from pygames.deep_space_wars.engine.targets import fighters_of, number_for
from pygames.deep_space_wars.options import Setting
from pygames.deep_space_wars.positions.lines import shooters
from pygames.deep_space_wars.positions.position import ABLE
from tests.deep_space_wars.battles import battle, box, card
from tests.deep_space_wars.scripted import stay

TIMES = 400
FIRING = [(300 + 20 * n, 400) for n in range(4)]
IN_FRONT = [(300 + 20 * n, 320) for n in range(5)]
CLOSE = [(300 + 17 * n, 383) for n in range(4)]


def facing(attacker, defender, places, ground=()):
    """Two squads, of which the first is to act."""
    position = battle((0, attacker, FIRING), (1, defender, places), ground=ground)
    state = State(Setting())
    state.field = position.field
    state.enlist(position.roster)
    state.places, state.conditions = [*position.places], [ABLE] * len(position.places)
    state.round, state.steps = 1, [Turn()]
    return state


def carried_out(state, rng, *moves):
    """What was lost, and whether Discipline was tested, when an attack is carried out."""
    state, tested = state.copy(), False
    for move in moves:
        state.apply(move, 0)
    if state.decisions[0].name == "position":
        state.apply(stay(state), 0)
    while state.outcome is None and state.decisions[0].name not in ("act", "wait"):
        (decision,) = [it for it in state.decisions if it.seat == CHANCE]
        if decision.name == "discipline":
            tested = True
            break
        state.apply(decision.moves[rng.randrange(len(decision.moves))], CHANCE)
    return sum(1 for it in state.roster.squads[1].figures if not state.is_up(it)), tested


def average(state, *moves):
    rng = random.Random(1)
    results = [carried_out(state, rng, *moves) for _time in range(TIMES)]
    return mean(lost for lost, _tested in results), mean(tested for _lost, tested in results)


DEFENDERS = {
    "plain": card(armour=2),
    "unarmoured": card(armour=0),
    "parry": card("parry", armour=3),
    "regenerate": card("regenerate", armour=2),
    "tough": card(armour=1, life=3),
    "both": card("regenerate", armour=1, life=2),
    "heroic": card("heroic", armour=1),
    "loyal": card("loyal", armour=1),
    "camouflage": card("camouflage", armour=1),
}


@pytest.mark.parametrize("defender", DEFENDERS)
@pytest.mark.parametrize("covered", [False, True])
def test_a_volley_brings_what_is_forecast(defender, covered):
    ground = [box("barricade", 290, 340, 340, 348)] if covered else []
    state = facing(card(shooting=4, attacks=2), DEFENDERS[defender], IN_FRONT, ground)
    aims = shooters(state, 0, 1)
    (shoot, *_more) = next(
        [*it.moves] for it in _after(state, Act(0, "shoot")).decisions if it.name == "aim"
    )
    assert isinstance(shoot, Shoot)
    number = number_for(state, 0, aims)

    found = forecast(state, 1, struck_by_shots(state, 0, aims, 1), 2 * len(aims), number)

    losses, tests = average(state, Act(0, "shoot"), shoot)
    assert found.losses == pytest.approx(losses, abs=0.2)
    assert found.test == pytest.approx(tests, abs=0.08)
    assert found.points == pytest.approx(found.losses * DEFENDERS[defender].points)
    assert found.hits == pytest.approx(2 * len(aims) * number / 6)


@pytest.mark.parametrize("defender", DEFENDERS)
@pytest.mark.parametrize("ability", ["", "pierce", "weapon_master"])
def test_blows_bring_what_is_forecast(defender, ability):
    abilities = [ability] if ability else []
    attacker = card(*abilities, "intimidate", close_combat=4, attacks=2)
    state = facing(attacker, DEFENDERS[defender], CLOSE)
    dice = 2 * len(fighters_of(state, 0, 1))

    found = forecast(state, 1, struck_by_blows(state, 0, 1), dice, 4, foe=0)

    losses, tests = average(state, Act(0, "melee"), Engage(1))
    assert found.losses == pytest.approx(losses, abs=0.2)
    assert found.test == pytest.approx(tests, abs=0.08)


def test_hits_without_a_figure_to_fall_on_are_wasted():
    state = facing(card(), card(armour=0), IN_FRONT[:1])

    found = forecast(state, 1, struck_by_shots(state, 0, shooters(state, 0, 1), 1), 20, 5)

    assert found.losses == pytest.approx(1.0)


def test_magic_does_nothing_to_who_is_immune():
    state = facing(card(magic="ranged"), card("magic_immune"), IN_FRONT)

    assert struck_by_shots(state, 0, shooters(state, 0, 1), 1) == []


def _after(state, move):
    state = state.copy()
    state.apply(move, 0)
    return state
