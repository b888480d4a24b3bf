"""The chance to win does not change in the course of an action before dice have fallen."""

import pytest

from pygames.deep_space_wars.bot import BOT
from pygames.deep_space_wars.engine.moves import Act
from pygames.deep_space_wars.engine.steps import Impact, Stride
from pygames.deep_space_wars.positions.gaits import charge
from tests.deep_space_wars.battles import card
from tests.deep_space_wars.bot.test_decisions import fought
from tests.deep_space_wars.test_matchup import FIRING, IN_FRONT

LEVEL = BOT.levels[4]
FEW = 0.04
"""So much of the chance to win is a few points."""
FIGHTERS = card(close_combat=4, attacks=2)
MISSIONS = ("annihilation", "hold", "hill")


def rated(state):
    """The candidates of whoever decides, best first."""
    decision = next(it for it in state.decisions if len(it.moves))
    return BOT.candidates(state.view(decision.seat), decision, LEVEL)


def expected(state, act):
    return next(it.value for it in rated(state) if it.move == act)


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("action", ["walk", "charge", "shoot"])
def test_an_action_is_worth_as_much_once_it_is_announced(action: str, mission: str) -> None:
    state = fought((0, FIGHTERS, FIRING), (1, card(), IN_FRONT), mission=mission)
    before = expected(state, Act(0, action))
    state.apply(Act(0, action), 0)

    assert state.decisions[0].name != "act"
    assert rated(state)[0].value == pytest.approx(before, abs=FEW)


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_charge_that_arrives_is_worth_no_less_than_one_that_may_fail(mission: str) -> None:
    state = fought((0, FIGHTERS, FIRING), (1, card(), IN_FRONT), mission=mission)
    before = expected(state, Act(0, "charge"))
    far, near = state.copy(), state.copy()
    for after, dice in ((far, (6, 6)), (near, (1, 1))):
        after.steps = [*after.steps, Impact(0, 1), Stride(0, "charge", charge(*dice))]
        after._decisions = None

    assert rated(near)[0].value < before < rated(far)[0].value
