"""Battles in the middle of a turn, and what is done in them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from pygames.core.game import CHANCE, IllegalMove
from pygames.deep_space_wars.engine.moves import END_TURN, Act, Dice, LineUp, March, Muster
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Turn
from pygames.deep_space_wars.forces.cards import UNARMED, Card
from pygames.deep_space_wars.land.terrain import Zone
from pygames.deep_space_wars.options import OPTIONS, Setting, setting_of
from pygames.deep_space_wars.positions.position import ABLE, Position
from pygames.geometry.plane import Point
from tests.deep_space_wars.battles import battle, card

EACH_ALONE = (0, 1, 2, 3)
FACTIONS = ("HC", "SB", "BG", "VC", "DC", "AT")


def foot(*abilities: str, **stats: Any) -> Card:
    """A card of figures without guns, which have nothing to do after a walk."""
    return card(*abilities, weapon=UNARMED, **{"shooting": 0, "energy": 0, **stats})


FOOT = foot()


def fight(
    *squads: tuple[int, Card, Sequence[Point]],
    sides: Sequence[int] = (0, 1),
    mission: str = "annihilation",
    ground: Iterable[Zone] = (),
    active: int = 0,
) -> State:
    """Squads (owner, card, places) in the first round; the turn is that of a seat of one's choice.

    Each army costs what its squads do, and the leader of its first squad is its warlord.
    """
    return fought_in(battle(*squads, ground=ground, sides=sides), sides, mission, active)


def fought_in(
    position: Position, sides: Sequence[int], mission: str = "annihilation", active: int = 0
) -> State:
    """A battle in its first round with all figures of a position where they are."""
    state = State(Setting(mission=mission, sides=tuple(sides)))
    state.field = position.field
    state.enlist(position.roster)
    state.places = [*position.places]
    state.conditions = [ABLE] * len(position.places)
    squads = position.roster.squads
    owners = range(len(sides))
    state.armies = [
        tuple((it.card, len(it.figures)) for it in squads if it.owner == seat) for seat in owners
    ]
    state.round, state.active, state.steps = 1, active, [Turn()]
    if mission == "salvage":
        state.crates = state.mission.markers_for(len(sides))
    if mission == "warlords":
        state.warlords = tuple(
            next(it.figures[0] for it in squads if it.owner == seat) for seat in owners
        )
    return state


def started(seats: int = 2, **options: Any) -> State:
    """A match before its first move, with usual options but for those named."""
    defaults = {name: option.default for name, option in OPTIONS.items()}
    return State(setting_of(seats, {**defaults, **options}))


def ready_army(state: State, faction: str) -> Muster:
    """The listed army of a faction."""
    listed = next(it.moves for it in state.decisions if it.moves)
    return next(it for it in listed if it.squads[0][0].startswith(faction))


def mustered(seats: int = 2, **options: Any) -> State:
    """A match in which all have chosen their armies, each that of another faction."""
    state = started(seats, **options)
    for seat, faction in zip(range(seats), FACTIONS, strict=False):
        state.apply(ready_army(state, faction), seat)
    return state


def lined_up(seats: int = 2, **options: Any) -> State:
    """A match in which all have lined up as well; seat 0 has the first turn."""
    state = mustered(seats, **options)
    if asked(state) == (CHANCE, "initiative"):
        throw(state, 6, *[1] * (seats - 1))
    build(state)
    for seat in range(seats):
        state.apply(LineUp(), seat)
    return state


def build(state: State) -> None:
    """Build the standard base, if one is built."""
    if (found := asked(state)) and found[1] == "build":
        state.apply(offered(state, found[0])[0], found[0])


def asked(state: State) -> tuple[int, str] | None:
    """Who has to decide, and about what; None: it is over."""
    return next(((it.seat, it.name) for it in state.decisions if it.moves), None)


def offered(state: State, seat: int) -> list[Any]:
    """All moves of a seat that are listed."""
    return [move for it in state.decisions if it.seat == seat for move in (*it.moves, *it.also)]


def throw(state: State, *dice: int) -> None:
    """Let dice fall."""
    state.apply(Dice(dice), CHANCE)


def marched(squad: int, ways: Mapping[int, Point | Sequence[Point]]) -> March:
    """A march: figure -> its place, or its path."""
    paths = {
        figure: ((way,) if isinstance(way[0], int) else tuple(way)) for figure, way in ways.items()
    }
    return March(squad, tuple(sorted(paths.items())))


def go(
    state: State,
    squad: int,
    ways: Mapping[int, Point | Sequence[Point]],
    action: str = "walk",
    dice: Sequence[int] = (),
    rough: bool = False,
) -> None:
    """Have a squad of the active seat act and march; `dice`: one after the other, before that."""
    state.apply(Act(squad, action, rough), state.active)
    for die in dice:
        throw(state, die)
    state.apply(marched(squad, ways), state.active)


def refused(state: State, move: Any, seat: int) -> str:
    """What is said against a move, which changes nothing."""
    before = state.copy()
    with pytest.raises(IllegalMove) as refusal:
        state.apply(move, seat)
    assert before == state
    assert before.decisions == state.decisions or _listed(before) == _listed(state)
    assert str(refusal.value)
    return str(refusal.value)


def _listed(state: State) -> list[Any]:
    return [(it.seat, it.name, [*it.moves], it.also) for it in state.decisions]


def end_turn(state: State) -> None:
    """End the turn of the active seat."""
    state.apply(END_TURN, state.active)


def end_round(state: State, rounds: int = 1) -> None:
    """Let everybody end their turns until so many rounds are over, or the battle."""
    last = state.round + rounds
    while state.outcome is None and state.round < last:
        end_turn(state)
