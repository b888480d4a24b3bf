"""Moves in words: on the button, to the others, to whoever made the move."""

from typing import Any

import pytest

from pygames.core.game import CHANCE
from pygames.core.language import Name
from pygames.core.players import named
from pygames.core.term_marks import unmarked
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
from pygames.deep_space_wars.narration.line import REMINDER, logged
from pygames.deep_space_wars.wording import figure_name, squad_name
from tests.deep_space_wars.told import HALCYON, NAMES, SKARN, asked, battle, by, fresh, stride, told

BUTTONS = [
    (Act(0, "walk"), "Move Line Rifles (1)", ""),
    (Act(1, "run"), "Run with Field Medics (2)", ""),
    (
        Act(1, "run", True),
        "Run with Field Medics (2), even across difficult terrain",
        "",
    ),
    (
        Act(4, "forced_march"),
        "Make a forced march with March Drones (5)",
        "",
    ),
    (Act(2, "teleport"), "Teleport Compact Guard (3)", ""),
    (March(0, ()), "Leave Line Rifles (1) in place", "Ada leaves Line Rifles (1) in place"),
    (
        Warlord(0),
        "Make the leader of Line Rifles (1) the warlord",
        "Ada makes the leader of Line Rifles (1) the warlord",
    ),
    (Lose(8), "Lose figure 2 of Field Medics (2)", "Ada loses figure 2 of Field Medics (2)"),
    (STAY, "Stay on the table", "Ada stays on the table"),
    (
        Leave((7,)),
        "Break through with figure 1 of Field Medics (2)",
        "Ada breaks through with figure 1 of Field Medics (2)",
    ),
    (
        Leave((7, 9)),
        "Break through with 2 figures of Field Medics (2)",
        "Ada breaks through with 2 figures of Field Medics (2)",
    ),
    (END_TURN, "End turn", "Ada ends the turn"),
    (
        SwitchOff(5, "scout"),
        "Switch off the Scouting ability of Rend Drones (6) for this turn",
        "Ada switches off the Scouting ability of Rend Drones (6) for this turn",
    ),
    (
        Ask("losses", True),
        "Ask me who flees, collapses or leads",
        "",
    ),
    (
        Ask("saves", False),
        "No longer ask me which save is rolled",
        "",
    ),
    (OFFER_END, "Offer to end the battle now", "Ada offers to end the battle now"),
    (ACCEPT, "Accept: end the battle", "Ada accepts the end of the battle"),
    (DECLINE, "Decline: fight on", "Ada declines and fights on"),
    (RESIGN, "Resign", "Ada resigns"),
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
        "Ada chooses an army: Halcyon Compact, 498 points",
    )
    mixed = Muster((("HC1", 7), ("SB1", 6), ("HC3", 3)))
    assert told(mixed, state)[0].startswith("Halcyon Compact and Skarn Brood, ")


def test_an_army_that_chance_draws_is_somebodys() -> None:
    """DSW-86."""
    state = fresh(armies="drawn")
    state.apply(HALCYON, CHANCE)

    assert told(SKARN, state)[1].startswith("An army is drawn at random for Ben: Skarn Brood, ")


def test_deployment() -> None:
    """DSW-103, DSW-104: who is not on the table takes no part."""
    state = fresh()
    for seat, army in ((0, HALCYON), (1, SKARN)):
        state.apply(army, seat)
    state.apply(Dice((5, 3)), CHANCE)
    lined_up = battle()
    deploy = Deploy(0, tuple(lined_up.places[:7]), 0)

    assert told(LINE_UP, state)[1:] == ("Ada lines up their army", "You line up your army")
    assert told(deploy, state)[0] == "Deploy Line Rifles (1)"
    state.apply(deploy, 0)
    assert told(deploy, state)[1] == "Ada deploys Line Rifles (1) somewhere else"
    assert told(LINE_UP, state)[0] == "Line up the rest"
    assert told(READY_TO_FIGHT, state)[2] == "You are ready, leaving out 2 squads"
    for squad in (1, 2):
        figures = state.roster.squads[squad].figures
        places = tuple(lined_up.places[figure] for figure in figures)
        state.apply(Deploy(squad, places, figures[0]), 0)
    assert told(READY_TO_FIGHT, state)[:2] == ("Ready", "Ada is ready")


def test_a_turn_that_ends_a_round_says_so() -> None:
    """DSW-105."""
    state = battle()
    state.apply(END_TURN, 0)

    assert told(END_TURN, state)[1] == "Ben ends the turn; round 1 is over"


def test_squads_and_figures_are_told_apart() -> None:
    state = fresh()
    state.apply(Muster((("HC1", 4), ("HC1", 4))), 0)
    state.apply(Muster((("HC1", 4),)), 1)

    names = [squad_name(state, squad) for squad in range(3)]
    assert names == ["Line Rifles (1)", "Line Rifles (2)", "Line Rifles (3)"]
    assert len({figure_name(state, figure) for figure in range(12)}) == 12


# --- marches -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "line"),
    [
        ("walk", "Ada moves Line Rifles (1) 6 inches north"),
        ("run", "Ada rolls a 6 and has Line Rifles (1) run 6 inches north"),
        ("forced_march", "Ada has Line Rifles (1) march 6 inches north"),
        ("teleport", "Ada teleports Line Rifles (1) 6 inches north"),
    ],
)
def test_a_march_says_how_far_and_where_to(action: str, line: str) -> None:
    """DSW-112 to DSW-125."""
    state = stride(action)

    assert told(by(state, 0, -96), state)[1] == line


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

    assert told(by(state, *step), state)[0] == f"Move Line Rifles (1) {way}"


def test_those_who_stay_are_counted() -> None:
    """DSW-113."""
    state = stride("walk")

    line = "Ada moves Line Rifles (1) 2 inches north. 1 figure stays behind"
    assert told(by(state, 0, -32, range(6)), state)[1] == line
    assert told(by(state, 0, -32, range(4)), state)[1].endswith(". 3 figures stay behind")


def test_round_a_corner_the_way_is_longer_and_back_again_it_has_no_direction() -> None:
    """GEO-4."""
    state = stride("run")
    x, y = state.places[0]
    round_it = March(0, ((0, ((x, y - 64), (x + 64, y - 64))),))
    back = March(0, ((0, ((x, y - 64), (x, y - 2))),))

    assert told(round_it, state)[0].startswith("Have Line Rifles (1) run 8 inches north-east. ")
    assert told(back, state)[0].startswith("Have Line Rifles (1) run 8 inches. ")


# --- dice --------------------------------------------------------------------------------------

ROLLS = [
    (steps.Initiative((0, 1)), (5, 3), "The first turn goes to Ada, with a roll of 5 against 3"),
    (
        steps.Initiative((0, 1)),
        (4, 4),
        "Ada and Ben are level with a roll of 4 and roll again for the first turn",
    ),
    (steps.Poison((0, 1, 8)), (2, 6, 3), "3 figures roll against Poison: 2, 6 and 3. Nobody dies"),
    (
        steps.Poison((0, 1, 8)),
        (1, 1, 1),
        "3 figures roll against Poison: 1, 1 and 1. "
        "2 figures of Line Rifles (1) and 1 figure of Field Medics (2) die",
    ),
    (steps.Running(0, False), (4,), "With a 4, Line Rifles (1) can run up to 10 inches"),
    (
        steps.Rough(0, "walk", 0),
        (4,),
        "With a 4, Line Rifles (1) can go up to 2 inches through difficult terrain",
    ),
    (
        steps.Rough(0, "walk", 0),
        (5,),
        "With a 5, Line Rifles (1) can go up to 1 inch through difficult terrain",
    ),
    (
        steps.Rough(0, "walk", 0),
        (6,),
        "With a 6, Line Rifles (1) cannot get through difficult terrain",
    ),
    (
        steps.Rough(0, "run", 3),
        (6,),
        "With a 6, Line Rifles (1) can go up to 3 inches through difficult terrain",
    ),
    (
        steps.Escape(0, "walk", (), (0, 1), ()),
        (2, 6),
        "2 figures of Line Rifles (1) break away: 2 and 6. Nobody is lost",
    ),
    (
        steps.Escape(0, "walk", (), (0, 1), ()),
        (1, 6),
        "2 figures of Line Rifles (1) break away: 1 and 6. 1 figure is lost",
    ),
    (
        steps.Collapse(0, 3, 0),
        (1, 2, 3),
        "Line Rifles (1) must not roll a 6 after the forced march: 1, 2 and 3. Nobody collapses",
    ),
    (
        steps.Collapse(0, 3, 0),
        (6, 2, 6),
        "Line Rifles (1) must not roll a 6 after the forced march: 6, 2 and 6. 2 figures collapse",
    ),
]


@pytest.mark.parametrize(("step", "dice", "text"), ROLLS)
def test_dice_say_what_they_are_for(step: Any, dice: tuple[int, ...], text: str) -> None:
    """DSW-95, DSW-111, DSW-119 to DSW-124."""
    state = asked(step)
    for voice in (logged(Name("")), REMINDER):
        said = SENTENCES[Dice](Dice(dice), state, voice)
        assert named(unmarked(said), NAMES) == text
