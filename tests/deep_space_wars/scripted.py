"""Attacks by the book: two squads and their reserves, their moves and the dice that fall."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from pygames.core.game import CHANCE, Decision
from pygames.deep_space_wars.engine.moves import (
    Act,
    Ask,
    Charge,
    Dice,
    Engage,
    March,
    Move,
    Shoot,
    Snap,
    SwitchOff,
)
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Positioning
from pygames.deep_space_wars.forces.cards import UNARMED, Card
from pygames.deep_space_wars.land.terrain import Zone
from pygames.geometry.plane import Point
from tests.deep_space_wars.battles import card
from tests.deep_space_wars.state_machine import fight, marched

A, A2, B, B2 = range(4)
"""Two squads of seat 0, whose turn it is, and two of seat 1."""

Standing = tuple[Card, Sequence[Point]]
RESERVE = card(weapon=UNARMED, shooting=0, energy=0)
AFAR, FARAWAY = (RESERVE, [(604, 604)]), (RESERVE, [(20, 20)])
"""Out of everybody's reach, so that a battle goes on when another squad is gone."""


def duel(
    a: Standing,
    b: Standing,
    a2: Standing = AFAR,
    b2: Standing = FARAWAY,
    lead: Mapping[int, int] | None = None,
    ground: Iterable[Zone] = (),
    sides: Sequence[int] = (0, 1),
) -> State:
    """Squads A, A2, B and B2; `lead`: who leads a squad, if it is not its first figure."""
    state = fight((0, *a), (0, *a2), (1, *b), (1, *b2), ground=ground, sides=sides)
    for squad, number in (lead or {}).items():
        state.leaders[squad] = state.commanders[squad] = ids(state, squad)[number]
    return state


def fighter(*abilities: str, **stats: int) -> Card:
    """A card for close combat only."""
    return card(*abilities, weapon=UNARMED, **{"shooting": 0, "energy": 0, **stats})


def attackers(*abilities: str, **stats: int) -> Card:
    """Squad A of section 7.6."""
    return fighter(*abilities, **{"attacks": 2, "armour": 1, **stats})


def defenders(*abilities: str, **stats: int) -> Card:
    """Squad B of section 7.6."""
    return fighter(*abilities, **{"close_combat": 2, **stats})


SOUTH, NORTH = [(300, 316), (320, 316)], [(300, 300), (320, 300)]


def clash(
    a: Card | tuple[str, ...] = (),
    b: Card | tuple[str, ...] = (),
    at: Sequence[Point] = SOUTH,
    places: Sequence[Point] = NORTH,
    **more: Any,
) -> State:
    """A at y 316 against B at y 300, each led by its last; abilities, or cards of one's own."""
    of = attackers(*a) if isinstance(a, tuple) else a
    foe = defenders(*b) if isinstance(b, tuple) else b
    lead = more.pop("lead", {A: len(at) - 1, B: len(places) - 1})
    return duel((of, at), (foe, places), lead=lead, **more)


def ids(state: State, squad: int) -> range:
    """The numbers of a squad's figures in the battle."""
    return state.roster.squads[squad].figures


def up(state: State, squad: int) -> list[int]:
    """The figures of a squad that stand, counted from 0."""
    return [figure - ids(state, squad)[0] for figure in state.up_in(squad)]


def lives(state: State, squad: int) -> list[int]:
    """The Life of each figure of a squad, 0 for those that are gone."""
    return [state.lives[it] if state.is_up(it) else 0 for it in ids(state, squad)]


def asks(state: State) -> Decision | None:
    """What the battle waits for."""
    return next((it for it in state.decisions if it.name != "wait"), None)


def stay(state: State) -> March:
    """Have the squad that takes its places in close combat stay where it is."""
    step = state.steps[-1]
    assert isinstance(step, Positioning)
    return March(step.squad, ())


def play(state: State, dice: str, *moves: Move) -> str:
    """Have whoever is asked make the moves, in turn, while dice fall; all have to be needed.

    Who is asked for places in close combat, and given none here, stays if dice are to follow.

    `dice`: all that fall, in the order of section 3.6; whatever is no digit is for the reader.
    Return what was thrown for, each with the number of dice: "shots 3, save 2".
    """
    left, waiting = [int(die) for die in dice if die.isdigit()], [*moves]
    thrown = []
    while asked := asks(state):
        if asked.seat == CHANCE:
            number = len(asked.moves[0].dice)
            assert number <= len(left), f"{number - len(left)} dice are missing for {asked.name}"
            state.apply(Dice(tuple(left[:number])), CHANCE)
            del left[:number]
            thrown += [asked.name] * number
        elif asked.name == "position" and left and not (waiting and isinstance(waiting[0], March)):
            state.apply(stay(state), asked.seat)
        elif waiting:
            state.apply(waiting.pop(0), asked.seat)
        else:
            break
    assert (left, waiting) == ([], []), "dice or moves are left over"
    return ", ".join(f"{name} {len([*those])}" for name, those in groupby(thrown))


def shoot(state: State, dice: str, target: int = B, aims: bool = False, squad: int = A) -> str:
    """Have a squad shoot all it can at another."""
    state.apply(Act(squad, "shoot"), state.active)
    return play(state, dice, all_at(state, target, aims))


def all_at(state: State, target: int, aims: bool = False) -> Shoot:
    """The listed move by which all dice go to one squad."""
    asked = asks(state)
    assert asked
    assert asked.name == "aim"
    listed: list[Shoot] = [*asked.moves]
    return next(
        it for it in listed if [(one.target, one.aims) for one in it.groups] == [(target, aims)]
    )


def snap(state: State, dice: str, target: int = B, squad: int = A) -> str:
    """Have a squad halt where it stands, and fire snap shots at another."""
    return play(state, dice, Act(squad, "walk"), March(squad, ()), Snap(target))


def melee(state: State, dice: str, *moves: Move, target: int = B, squad: int = A) -> str:
    """Have a squad fight another."""
    return play(state, dice, Act(squad, "melee"), Engage(target), *moves)


def charge(
    state: State,
    dice: str,
    ways: Mapping[int, Point | Sequence[Point]],
    *moves: Move,
    defence: Move | None = None,
) -> str:
    """Have A charge B, each of the figures along its way; `defence`: if B is asked for any."""
    march = marched(A, ways)
    fire = [defence] if defence else []
    return play(state, dice, Act(A, "charge"), Charge(B), *fire, march, *moves)


def ask(state: State, seat: int, *choices: str) -> State:
    """Have a seat ask to be asked about some choices, or no longer."""
    for choice in choices:
        state.apply(Ask(choice, not state.asks_for(seat, choice)), seat)
    return state


def off(state: State, squad: int, ability: str) -> State:
    """Have a squad do without an ability this turn."""
    state.apply(SwitchOff(squad, ability), state.roster.squads[squad].owner)
    return state
