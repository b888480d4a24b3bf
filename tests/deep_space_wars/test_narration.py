"""Moves in words: on the button, to the others, to whoever made the move."""

from typing import Any

import pytest

from pygames.core.game import CHANCE
from pygames.core.players import named
from pygames.deep_space_wars.engine import steps
from pygames.deep_space_wars.engine.moves import (
    ACCEPT,
    DECLINE,
    END_TURN,
    LINE_UP,
    OFFER_END,
    READY_TO_FIGHT,
    RESIGN,
    STAY,
    Act,
    Ask,
    Deploy,
    Dice,
    Leave,
    Lose,
    March,
    Muster,
    SwitchOff,
    Warlord,
)
from pygames.deep_space_wars.narration import SENTENCES
from pygames.deep_space_wars.wording import figure_name, squad_name
from tests.deep_space_wars.told import HALCYON, NAMES, SKARN, asked, battle, by, fresh, stride, told

BUTTONS = [
    (Act(0, "walk"), "Line Rifles 1: move", ""),
    (Act(1, "run"), "Field Medics 2: run", ""),
    (
        Act(1, "run", True),
        "Field Medics 2: run, even across difficult terrain",
        "",
    ),
    (
        Act(4, "forced_march"),
        "March Drones 5: forced march",
        "",
    ),
    (Act(2, "teleport"), "Compact Guard 3: teleport", ""),
    (March(0, ()), "Line Rifles 1: stay", "Stays in place with Line Rifles 1"),
    (
        Warlord(0),
        "Warlord: the leader of Line Rifles 1",
        "Makes the leader of Line Rifles 1 the warlord",
    ),
    (Lose(8), "Lose figure 2 of Field Medics 2", "Loses figure 2 of Field Medics 2"),
    (STAY, "Stay on the table", "Stays on the table"),
    (
        Leave((7,)),
        "Break through with figure 1 of Field Medics 2",
        "Breaks through with figure 1 of Field Medics 2",
    ),
    (
        Leave((7, 9)),
        "Break through with 2 figures of Field Medics 2",
        "Breaks through with 2 figures of Field Medics 2",
    ),
    (END_TURN, "End turn", "Ends their turn"),
    (
        SwitchOff(5, "scout"),
        "Rend Drones 6: switch Scouting off for this turn",
        "Switches Scouting of Rend Drones 6 off for this turn",
    ),
    (
        Ask("losses", True),
        "Ask me: who flees, collapses or leads",
        "Wants to be asked: who flees, collapses or leads",
    ),
    (
        Ask("saves", False),
        "No longer ask me: which save is rolled",
        "No longer wants to be asked: which save is rolled",
    ),
    (OFFER_END, "Offer to end the battle now", "Offers to end the battle now"),
    (ACCEPT, "Accept: end the battle", "Accepts the end of the battle"),
    (DECLINE, "Decline: fight on", "Declines: the battle goes on"),
    (RESIGN, "Resign", "Resigns"),
]
"""The button of a move, and the line of the log."""


@pytest.mark.parametrize(("move", "button", "line"), BUTTONS, ids=lambda it: str(it)[:40])
def test_buttons_and_the_log(move: Any, button: str, line: str) -> None:
    """An action is told as soon as it is known where it leads, or at whom."""
    order, others, own = told(move, battle())

    assert (button, line) == (order, others)
    assert own.startswith("You " if line else "")


def test_armies() -> None:
    state = fresh()

    assert told(HALCYON, state)[:2] == (
        "Halcyon Compact, 498 points",
        "Chooses an army: Halcyon Compact, 498 points",
    )
    mixed = Muster((("HC1", 7), ("SB1", 6), ("HC3", 3)))
    assert told(mixed, state)[0].startswith("Halcyon Compact, Skarn Brood, ")


def test_an_army_that_chance_draws_is_somebodys() -> None:
    """DSW-86."""
    state = fresh(armies="drawn")
    state.apply(HALCYON, CHANCE)

    assert told(SKARN, state)[1].startswith("Army drawn for Ben: Skarn Brood, ")


def test_deployment() -> None:
    """DSW-103, DSW-104: who is not on the table takes no part."""
    state = fresh()
    for seat, army in ((0, HALCYON), (1, SKARN)):
        state.apply(army, seat)
    state.apply(Dice((5, 3)), CHANCE)
    lined_up = battle()
    deploy = Deploy(0, tuple(lined_up.places[:7]), 0)

    assert told(LINE_UP, state)[1:] == ("Lines the army up", "You line your army up")
    assert told(deploy, state)[0] == "Deploy Line Rifles 1"
    state.apply(deploy, 0)
    assert told(deploy, state)[1] == "Deploys Line Rifles 1 somewhere else"
    assert told(LINE_UP, state)[0] == "Line up the rest"
    assert told(READY_TO_FIGHT, state)[2] == "You are ready, without 2 squads"
    for squad in (1, 2):
        figures = state.roster.squads[squad].figures
        places = tuple(lined_up.places[figure] for figure in figures)
        state.apply(Deploy(squad, places, figures[0]), 0)
    assert told(READY_TO_FIGHT, state)[:2] == ("Ready", "Is ready")


def test_a_turn_that_ends_a_round_says_so() -> None:
    """DSW-105."""
    state = battle()
    state.apply(END_TURN, 0)

    assert told(END_TURN, state)[1] == "Ends their turn, and with it round 1"


def test_squads_and_figures_are_told_apart() -> None:
    state = fresh()
    state.apply(Muster((("HC1", 4), ("HC1", 4))), 0)
    state.apply(Muster((("HC1", 4),)), 1)

    names = [squad_name(state, squad) for squad in range(3)]
    assert names == ["Line Rifles 1", "Line Rifles 2", "Line Rifles 3"]
    assert len({figure_name(state, figure) for figure in range(12)}) == 12


# --- marches -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "line"),
    [
        ("walk", "Moves 6 inches north with Line Rifles 1"),
        ("run", "Runs 6 inches north with Line Rifles 1"),
        ("forced_march", "Marches 6 inches north with Line Rifles 1"),
        ("teleport", "Teleports 6 inches north with Line Rifles 1"),
    ],
)
def test_a_march_says_how_far_and_where_to(action: str, line: str) -> None:
    """DSW-112 to DSW-125."""
    state = stride(action)

    assert told(by(state, 0, -96), state)[:2] == ("Line Rifles 1: 6 inches north", line)


@pytest.mark.parametrize(
    ("step", "way"),
    [
        ((0, -16), "1 inch north"),
        ((40, -40), "4 inches north-east"),
        ((96, 39), "6 inches east"),
        ((96, 41), "7 inches south-east"),
        ((0, 23), "1 inch south"),
        ((0, 24), "2 inches south"),
        ((-32, 32), "3 inches south-west"),
        ((-96, 3), "6 inches west"),
        ((-20, -20), "2 inches north-west"),
        ((7, 0), "a step"),
        ((8, 0), "1 inch east"),
    ],
)
def test_inches_are_rounded_and_directions_are_the_nearest(step: tuple[int, int], way: str) -> None:
    state = stride("walk")

    assert told(by(state, *step), state)[0] == f"Line Rifles 1: {way}"


def test_those_who_stay_are_counted() -> None:
    """DSW-113."""
    state = stride("walk")

    line = "Moves 2 inches north with Line Rifles 1; 1 figure stays"
    assert told(by(state, 0, -32, range(6)), state)[1] == line
    assert told(by(state, 0, -32, range(4)), state)[1].endswith("; 3 figures stay")


def test_round_a_corner_the_way_is_longer_and_back_again_it_has_no_direction() -> None:
    """GEO-4."""
    state = stride("run")
    x, y = state.places[0]
    round_it = March(0, ((0, ((x, y - 64), (x + 64, y - 64))),))
    back = March(0, ((0, ((x, y - 64), (x, y - 2))),))

    assert told(round_it, state)[0].startswith("Line Rifles 1: 8 inches north-east;")
    assert told(back, state)[0].startswith("Line Rifles 1: 8 inches;")


# --- dice --------------------------------------------------------------------------------------

ROLLS = [
    (steps.Initiative((0, 1)), (5, 3), "Rolled for the first turn: Ada 5, Ben 3"),
    (steps.Initiative((0, 1)), (4, 4), "Tied for the first turn: Ada 4, Ben 4"),
    (steps.Poison((0, 1, 8)), (2, 6, 3), "Poison, rolled 2, 6, 3: nobody dies"),
    (
        steps.Poison((0, 1, 8)),
        (1, 1, 1),
        "Poison, rolled 1, 1, 1; dead: 2 of Line Rifles 1, 1 of Field Medics 2",
    ),
    (steps.Running(0, False), (4,), "Run of Line Rifles 1, rolled 4: up to 10 inches"),
    (
        steps.Rough(0, "walk", 0),
        (4,),
        "Difficult terrain, rolled 4: up to 2 inches through it",
    ),
    (steps.Rough(0, "walk", 0), (5,), "Difficult terrain, rolled 5: up to 1 inch through it"),
    (steps.Rough(0, "walk", 0), (6,), "Difficult terrain, rolled 6: no way through"),
    (steps.Rough(0, "run", 3), (6,), "Difficult terrain, rolled 6: up to 3 inches through it"),
    (steps.Escape(0, "walk", (), (0, 1), ()), (2, 6), "Escape, rolled 2, 6: nobody is lost"),
    (steps.Escape(0, "walk", (), (0, 1), ()), (1, 6), "Escape, rolled 1, 6: 1 figure is lost"),
    (steps.Collapse(0, 3, 0), (1, 2, 3), "Forced march, rolled 1, 2, 3: nobody collapses"),
    (steps.Collapse(0, 3, 0), (6, 2, 6), "Forced march, rolled 6, 2, 6: 2 figures collapse"),
]


@pytest.mark.parametrize(("step", "dice", "text"), ROLLS)
def test_dice_say_what_they_are_for(step: Any, dice: tuple[int, ...], text: str) -> None:
    """DSW-95, DSW-111, DSW-119 to DSW-124."""
    telling = SENTENCES[Dice](Dice(dice), asked(step))
    assert {named(said, NAMES) for said in telling[1:]} == {text}
