"""What can be told of a position: who holds what, how far it is, who sees a difference."""

from collections.abc import Callable
from typing import Any

from pygames.not_alone.state import State


def hand(state: State, seat: int) -> set[int]:
    """The Place cards in a hand, selected ones left out."""
    return {*state.loose[seat]} - state.turn.chosen.get(seat, {}).keys()


def pile(state: State, seat: int) -> set[int]:
    """A discard."""
    assert state.piled[seat] == len(state.pile[seat] | state.lost(seat))
    return {*state.pile[seat]}


def given(state: State, seat: int) -> list[tuple[int, int]]:
    """The places that a Hunted has played, each with where it counts now."""
    return [(slot.card, slot.position) for slot in state.slots_of(seat)]


def played(state: State) -> list[str]:
    """The Hunt cards in play."""
    return [it.card for it in state.turn.in_play]


def progress(state: State) -> tuple[int, int]:
    """R and A."""
    return (state.rescue, state.assimilation)


def tells_apart(one: State, other: State) -> set[int]:
    """The seats that see a difference between two tables, or can choose other moves."""
    assert one != other
    return {
        seat
        for seat in range(one.seats)
        if (mine := one.view(seat)) != (theirs := other.view(seat))
        or [it._replace(moves=[*it.moves]) for it in mine.decisions]
        != [it._replace(moves=[*it.moves]) for it in theirs.decisions]
    }


def who_sees(make: Callable[[Any], State], *ways: Any) -> set[int]:
    """The seats that tell apart what comes of two ways."""
    return tells_apart(*(make(way) for way in ways))
