"""Attacks in words: shots, bombs, flames, charges, close combat, and what they cost."""

from typing import Any

import pytest

from pygames.core.players import mention, named
from pygames.core.term_marks import unmarked
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
from pygames.deep_space_wars.narration.line import ORDER, REMINDER, Voice, logged
from pygames.deep_space_wars.narration.toll import with_toll
from pygames.deep_space_wars.positions.rolls import ARMOUR, CAMOUFLAGE, COVER, Save
from tests.deep_space_wars.told import NAMES, asked, battle, told


def said(move: Any, state: State, voice: Voice | None = None) -> str:
    """What is said of a move; in the log, unless the voice is another."""
    text = SENTENCES[type(move)](move, state, voice or logged(mention(0)))
    return unmarked(named(text, NAMES))


ATTACKS = [
    (
        Shoot((Group(3, ((0, 1), (1, 2))),)),
        "Shoot at Skitterlings (4) with 3 dice",
        "",
    ),
    (
        Shoot((Group(3, ((0, 1),)), Group(4, ((1, 2),), True))),
        "Shoot at Skitterlings (4) with 1 die. Aim at March Drones (5) with 2 dice",
        "",
    ),
    (Snap(3), "Fire snap shots at Skitterlings (4)", ""),
    (HOLD, "Hold fire", "Ada holds fire"),
    (Charge(3), "Charge Skitterlings (4)", "Ada charges Skitterlings (4) with Line Rifles (1)"),
    (Rage(()), "Nobody rages", "Ada lets nobody rage"),
    (Rage((0, 1)), "Let 2 figures rage", "Ada lets 2 figures rage"),
    (
        Take(8),
        "Let figure 2 of Field Medics (2) take the hit",
        "Ada lets figure 2 of Field Medics (2) take the hit",
    ),
    (Choose(COVER), "Save by cover", "Ada chooses the save by cover"),
    (Choose(CAMOUFLAGE), "Save by Camouflage", "Ada chooses the save by Camouflage"),
    (
        Heal(7, 0),
        "Heal figure 1 of Line Rifles (1) with figure 1 of Field Medics (2)",
        "Ada tries to heal figure 1 of Line Rifles (1) with figure 1 of Field Medics (2)",
    ),
    (REFRAIN, "Heal nobody else", "Ada heals nobody else"),
    (
        Flee(8),
        "Let figure 2 of Field Medics (2) flee",
        "Ada lets figure 2 of Field Medics (2) flee",
    ),
    (
        Lead(8),
        "Make figure 2 of Field Medics (2) the leader",
        "Ada makes figure 2 of Field Medics (2) the leader",
    ),
    (Bomb((0, 0)), "Throw a bomb a step", "Ada throws a bomb a step"),
    (Flame((0, -5)), "Send a flame to the north", "Ada sends a flame to the north"),
]
"""The button of a move, and the line of the log."""


@pytest.mark.parametrize(("move", "button", "line"), ATTACKS, ids=lambda it: str(it)[:40])
def test_buttons_and_the_log(move: Any, button: str, line: str) -> None:
    """What is told by its dice leaves no line of its own."""
    state = asked(to.Charging(0))

    assert (button, line) == (said(move, state, ORDER), said(move, state))
    assert said(move, state, REMINDER).startswith("You " if line else "")


def test_who_has_to_come_closer_first_is_told() -> None:
    """DSW-154: otherwise the blows tell it."""
    state = asked(to.Engaging(0, declinable=False))

    assert said(Engage(3), state, ORDER) == "Fight Skitterlings (4)"
    assert said(Engage(3), state) == "Ada closes in on Skitterlings (4) with Line Rifles (1)"


@pytest.mark.parametrize(
    ("action", "line"),
    [
        ("assault", "Ada orders Line Rifles (1) to assault"),
        ("skirmish", "Ada orders Line Rifles (1) to keep away"),
        ("shoot", ""),
        ("bombard", "Ada orders Line Rifles (1) to drop bombs"),
        ("flamer", "Ada orders Line Rifles (1) to use flamethrowers"),
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

    assert told(HOLD, state) == ("Do not fight", "Ada does not fight", "You do not fight")


def test_bombs_and_flames_name_whom_they_are_for() -> None:
    """DSW-145, DSW-147."""
    state = asked(to.Bombing(0))
    x, y = state.places[0]
    assert told(Bomb(state.places[20]), state)[0] == "Drop a bomb on figure 4 of Skitterlings (4)"
    assert told(Bomb((x, y - 80)), state)[0] == "Throw a bomb 5 inches north"

    state = asked(to.Flaming(0))
    east, south = state.places[20][0] - x, state.places[20][1] - y
    line = said(Flame((2 * east, 2 * south)), state)
    assert line == "Ada sends a flame towards figure 4 of Skitterlings (4)"


# --- dice --------------------------------------------------------------------------------------

HIT = to.Hit(0, 3)
FIGHT = to.Fight(0, 3, frenzied=())
ROLLS = [
    (
        to.SaveRoll(HIT, Save(ARMOUR, 2)),
        (2,),
        "{} must roll 2 or less to be saved: a 2. It is saved",
    ),
    (to.SaveRoll(HIT, Save(ARMOUR, 2)), (3,), "{} must roll 2 or less to be saved: a 3"),
    (
        to.SaveRoll(HIT, Save(CAMOUFLAGE, 2, high=True)),
        (3,),
        "{} must roll at least 2 and at most 5 to be saved: a 3. It is saved",
    ),
    (
        to.SaveRoll(HIT, Save(ARMOUR, 2), parried=True),
        (6,),
        "{} must roll 2 or less to parry the hit: a 6",
    ),
    (
        to.Regeneration(HIT),
        (4,),
        "{} must roll at least 4 and at most 5 to regenerate: a 4. It is saved",
    ),
    (to.Regeneration(HIT), (6,), "{} must roll at least 4 and at most 5 to regenerate: a 6"),
    (to.HealRoll(0), (5,), "{} must roll at least 4 and at most 5 to be healed: a 5. It is healed"),
    (
        to.HealRoll(0),
        (3,),
        "{} must roll at least 4 and at most 5 to be healed: a 3. It stays down",
    ),
    (to.Scatter(0, (99, 99)), (1,), "The bomb is on target"),
    (to.Scatter(0, (99, 99)), (2,), "The bomb drifts 0 inches beyond its target"),
    (to.Scatter(0, (99, 99)), (3,), "The bomb falls 0 inches short of its target"),
    (to.Scatter(0, (99, 99)), (4,), "The bomb drifts 0 inches to the left"),
    (to.Scatter(0, (99, 99)), (5,), "The bomb drifts 0 inches to the right"),
    (to.ChargeRoll(0, 3), (5, 2), "With 5 and 2, Line Rifles (1) can charge up to 7 inches"),
    (
        to.Deterrence(0, (0, 1)),
        (2, 6),
        "Line Rifles (1) must brave Deterrence: 2 and 6. Nobody is afraid",
    ),
    (
        to.Deterrence(0, (0, 1)),
        (1, 1),
        "Line Rifles (1) must brave Deterrence: 1 and 1. 2 figures are afraid",
    ),
    (to.Ram(0, (20, 21)), (1, 5), "The ram of Line Rifles (1) rolls 1 and 5: no wound"),
    (to.Ram(0, (20, 21)), (1, 6), "The ram of Line Rifles (1) rolls 1 and 6: 1 wound"),
    (to.Retaliation((20,), (0,)), (2,), "The retaliation of Skitterlings (4) with 2 is in vain"),
    (
        to.Retaliation((20,), (0,)),
        (1,),
        "The retaliation of Skitterlings (4) with 1 hits 1 striker",
    ),
    (
        to.Blows(FIGHT, (0,), (17,), 2, 1),
        (1, 6, 6),
        "Ada fights Skitterlings (4) with Line Rifles (1). 1 of 2 dice hits, on 1 or less. "
        "Skitterlings (4) can strike back. The die misses: it needs 3 or less",
    ),
    (
        to.Test(0, 2),
        (1, 6),
        "Line Rifles (1) must roll 2 or less for Discipline: 1 and 6",
    ),
    (
        to.Test(0, 2),
        (1, 1),
        "Line Rifles (1) must roll 2 or less for Discipline: 1 and 1. All stand firm",
    ),
]


@pytest.mark.parametrize(("step", "dice", "text"), ROLLS)
def test_dice_say_what_they_are_for(step: Any, dice: tuple[int, ...], text: str) -> None:
    """DSW-15 to DSW-20, DSW-138 to DSW-178: in section 3.6, one of each kind."""
    line = said(Dice(dice), asked(step))

    assert line == text.format("Figure 1 of Line Rifles (1)")


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

    line = said(Dice((1, 6, 6, 6, 6, 6)), state)
    number = number_for(state, 0, {0: targets_of(state, 0)[3][0]})
    assert line == (
        "Ada shoots at Skitterlings (4) with Line Rifles (1). "
        f"1 of 6 dice hits, on {number} or less"
    )
    snaps = state.copy()
    snaps.steps[-1] = step._replace(snap=True)
    assert said(Dice((2, 2, 2, 2, 2, 2)), snaps) == (
        "Ada fires snap shots at Skitterlings (4) with Line Rifles (1). "
        "No hits with 6 dice: each needs 1 or less"
    )


def test_the_toll_counts_who_is_down_and_who_is_wounded() -> None:
    """DSW-149: Life is lost one by one."""
    state = face_to_face()
    begin_attack(state, 3)
    state.lives[1] = 2
    armour = Save(ARMOUR, 2)
    for figure, toll in ((0, "It falls"), (1, "It is wounded")):
        hurt = state.copy()
        hurt.steps.append(to.SaveRoll(to.Hit(figure, 3), armour))
        assert with_toll("Told", Dice((5,)), hurt) == f"Told. {toll}"
        assert with_toll("Told", Dice((1,)), hurt) == "Told"
