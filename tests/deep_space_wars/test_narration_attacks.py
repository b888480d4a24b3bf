"""Attacks in words: shots, bombs, flames, charges, close combat, and what they cost."""

from typing import Any

import pytest

from pygames.deep_space_wars.engine import steps as to
from pygames.deep_space_wars.engine.moves import (
    HOLD,
    REFRAIN,
    Act,
    Bomb,
    Charge,
    Choose,
    Dice,
    Engage,
    Flame,
    Flee,
    Group,
    Heal,
    Lead,
    Rage,
    Shoot,
    Snap,
    Take,
)
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps.attacks import begin_attack
from pygames.deep_space_wars.engine.targets import number_for, targets_of
from pygames.deep_space_wars.narration import SENTENCES
from pygames.deep_space_wars.narration.toll import with_toll
from pygames.deep_space_wars.positions.rolls import ARMOUR, CAMOUFLAGE, COVER, Save
from tests.deep_space_wars.told import asked, battle, told

ATTACKS = [
    (
        Shoot((Group(3, ((0, 1), (1, 2))),)),
        "Shoot: 3 dice at Skitterlings 4",
        "",
    ),
    (
        Shoot((Group(3, ((0, 1),)), Group(4, ((1, 2),), True))),
        "Shoot: 1 die at Skitterlings 4, 2 aimed dice at March Drones 5",
        "",
    ),
    (Snap(3), "Snap shots at Skitterlings 4", ""),
    (HOLD, "Hold fire", "Holds fire"),
    (Charge(3), "Charge Skitterlings 4", "Charges Skitterlings 4 with Line Rifles 1"),
    (Rage(()), "Nobody rages", "Has nobody rage"),
    (Rage((0, 1)), "2 figures rage", "Has 2 figures rage"),
    (
        Take(8),
        "Let figure 2 of Field Medics 2 be hit",
        "Lets figure 2 of Field Medics 2 be hit",
    ),
    (Choose(COVER), "Save: Cover", "Chooses a save: Cover"),
    (Choose(CAMOUFLAGE), "Save: Camouflage", "Chooses a save: Camouflage"),
    (
        Heal(7, 0),
        "Heal figure 1 of Line Rifles 1 with figure 1 of Field Medics 2",
        "Tries to heal figure 1 of Line Rifles 1 with figure 1 of Field Medics 2",
    ),
    (REFRAIN, "Heal nobody else", "Heals nobody else"),
    (
        Flee(8),
        "Let figure 2 of Field Medics 2 flee",
        "Lets figure 2 of Field Medics 2 flee",
    ),
    (
        Lead(8),
        "Leader: figure 2 of Field Medics 2",
        "Makes figure 2 of Field Medics 2 the leader",
    ),
    (Bomb((0, 0)), "Bomb: a step", "Drops a bomb: a step"),
    (Flame((0, -5)), "Flame: north", "Sends a flame: north"),
]
"""The button of a move, and the line of the log."""


@pytest.mark.parametrize(("move", "button", "line"), ATTACKS, ids=lambda it: str(it)[:40])
def test_buttons_and_the_log(move: Any, button: str, line: str) -> None:
    """What is told by its dice leaves no line of its own."""
    telling = SENTENCES[type(move)](move, asked(to.Charging(0)))

    assert (button, line) == (telling.order, telling.told)
    assert telling.reminded.startswith("You " if line else "")


def test_who_has_to_come_closer_first_is_told() -> None:
    """DSW-154: otherwise the blows tell it."""
    telling = SENTENCES[Engage](Engage(3), asked(to.Engaging(0, declinable=False)))

    assert telling.order == "Fight Skitterlings 4"
    assert telling.told == "Closes in on Skitterlings 4"


@pytest.mark.parametrize(
    ("action", "line"),
    [
        ("assault", "Orders Line Rifles 1 to assault"),
        ("skirmish", "Orders Line Rifles 1 to keep away"),
        ("shoot", ""),
        ("bombard", "Orders Line Rifles 1 to drop bombs"),
        ("flamer", "Orders Line Rifles 1 to use flamethrowers"),
        ("charge", ""),
        ("melee", ""),
    ],
)
def test_orders(action: str, line: str) -> None:
    """DSW-109."""
    assert told(Act(0, action), battle())[1] == line


def test_who_need_not_fight_holds_no_fire() -> None:
    """DSW-126."""
    state = asked(to.Engaging(0, declinable=True))

    assert told(HOLD, state) == ("Do not fight", "Does not fight", "You do not fight")


def test_bombs_and_flames_name_whom_they_are_for() -> None:
    """DSW-145, DSW-147."""
    state = asked(to.Bombing(0))
    x, y = state.places[0]
    assert told(Bomb(state.places[20]), state)[0] == "Bomb figure 4 of Skitterlings 4"
    assert told(Bomb((x, y - 80)), state)[0] == "Bomb: 5 inches north"

    state = asked(to.Flaming(0))
    east, south = state.places[20][0] - x, state.places[20][1] - y
    line = SENTENCES[Flame](Flame((2 * east, 2 * south)), state).told
    assert line == "Sends a flame towards figure 4 of Skitterlings 4"


# --- dice --------------------------------------------------------------------------------------

HIT = to.Hit(0, 3)
FIGHT = to.Fight(0, 3, frenzied=())
ROLLS = [
    (to.SaveRoll(HIT, Save(ARMOUR, 2)), (2,), "Save, 2 or less, rolled 2: {} is saved"),
    (to.SaveRoll(HIT, Save(ARMOUR, 2)), (3,), "Save, 2 or less, rolled 3: {} is not saved"),
    (
        to.SaveRoll(HIT, Save(CAMOUFLAGE, 2, high=True)),
        (3,),
        "Save, 2 or more, rolled 3: {} is saved",
    ),
    (
        to.SaveRoll(HIT, Save(ARMOUR, 2), parried=True),
        (6,),
        "Parry, 2 or less, rolled 6: {} is not saved",
    ),
    (to.Regeneration(HIT), (4,), "Regeneration, rolled 4: {} is saved"),
    (to.Regeneration(HIT), (6,), "Regeneration, rolled 6: {} is not saved"),
    (to.HealRoll(0), (5,), "Healing, rolled 5: {} is saved"),
    (to.HealRoll(0), (3,), "Healing, rolled 3: {} is not saved"),
    (to.Scatter(0, (99, 99)), (1,), "The bomb is on target"),
    (to.Scatter(0, (99, 99)), (2,), "The bomb drifts beyond its target"),
    (to.Scatter(0, (99, 99)), (3,), "The bomb drifts short of its target"),
    (to.Scatter(0, (99, 99)), (4,), "The bomb drifts to the left"),
    (to.Scatter(0, (99, 99)), (5,), "The bomb drifts to the right"),
    (to.ChargeRoll(0, 3), (5, 2), "Charge, rolled 5, 2: up to 7 inches"),
    (to.Deterrence(0, (0, 1)), (2, 6), "Deterrence, rolled 2, 6: nobody is afraid"),
    (to.Deterrence(0, (0, 1)), (1, 1), "Deterrence, rolled 1, 1: 2 figures are afraid"),
    (to.Ram(0, (20, 21)), (1, 5), "Ram, rolled 1, 5: no wound"),
    (to.Ram(0, (20, 21)), (1, 6), "Ram, rolled 1, 6: 1 wound"),
    (to.Retaliation((20,), (0,)), (2,), "Retaliation, rolled 2: in vain"),
    (to.Retaliation((20,), (0,)), (1,), "Retaliation, rolled 1: 1 striker is hit"),
    (
        to.Blows(FIGHT, (0,), (17,), 2, 1),
        (1, 6, 6),
        "Fights Skitterlings 4 with Line Rifles 1: 2 dice (1 or less), 1 hit; "
        "in return: 1 die (3 or less), no hit",
    ),
    (
        to.Test(0, 2),
        (1, 6),
        "Discipline of Line Rifles 1, 2 or less, rolled 1, 6: 1 fails",
    ),
    (
        to.Test(0, 2),
        (1, 1),
        "Discipline of Line Rifles 1, 2 or less, rolled 1, 1: all stand firm",
    ),
]


@pytest.mark.parametrize(("step", "dice", "text"), ROLLS)
def test_dice_say_what_they_are_for(step: Any, dice: tuple[int, ...], text: str) -> None:
    """DSW-15 to DSW-20, DSW-138 to DSW-178: in section 3.6, one of each kind."""
    line = SENTENCES[Dice](Dice(dice), asked(step)).told

    assert line == text.format("figure 1 of Line Rifles 1")


def face_to_face() -> State:
    """Line Rifles whom six Skitterlings see from six inches away, about to shoot."""
    state = battle()
    for figure in range(7):
        state.places[figure] = 200 + 20 * figure, 400
    for figure in range(17, 23):
        state.places[figure] = 200 + 20 * (figure - 17), 304
    return state


def test_shots_say_what_hits_and_whom_they_cost() -> None:
    """DSW-131, DSW-134: no armour, no die, and yet it is told."""
    state = face_to_face()
    state.apply(Act(0, "shoot"), 0)
    state.apply(Shoot((Group(3, tuple((figure, 1) for figure in range(6))),)), 0)
    step = state.steps[-1]
    assert isinstance(step, to.Volley)

    line = SENTENCES[Dice](Dice((1, 6, 6, 6, 6, 6)), state).told
    number = number_for(state, 0, {0: targets_of(state, 0)[3][0]})
    assert line.startswith(
        f"Shoots at Skitterlings 4 with Line Rifles 1: 6 dice ({number} or less), 1 hit"
    )
    snaps = state.copy()
    snaps.steps[-1] = step._replace(snap=True)
    line = SENTENCES[Dice](Dice((2, 2, 2, 2, 2, 2)), snaps).told
    assert line == (
        "Fires snap shots at Skitterlings 4 with Line Rifles 1: 6 dice (1 or less), no hit"
    )


def test_the_toll_counts_who_is_down_and_who_is_wounded() -> None:
    """DSW-149: Life is lost one by one."""
    state = face_to_face()
    begin_attack(state, 3)
    state.lives[1] = 2
    armour = Save(ARMOUR, 2)
    for figure, toll in ((0, "; 1 of Line Rifles 1 falls"), (1, "; 1 of Line Rifles 1 is wounded")):
        hurt = state.copy()
        hurt.steps.append(to.SaveRoll(to.Hit(figure, 3), armour))
        assert with_toll("", Dice((5,)), hurt) == toll
        assert with_toll("", Dice((1,)), hurt) == ""
