"""The way through a turn, in few words: each makes moves, and answers for referee and dealer."""

from collections.abc import Iterable, Mapping
from typing import Any

from pygames.not_alone import moves
from pygames.not_alone.state import State
from tests.not_alone.decisions import choices, name


def settle(state: State) -> State:
    """Answer for the dealer and the referee: the first thing possible."""
    while state.decisions and state.decisions[0].seat < 0:
        (one,) = state.decisions
        state.apply(one.moves[0], one.seat)
    return state


def do(state: State, seat: int, *made: Any) -> State:
    """Make moves of a seat, one after another."""
    for move in made:
        state.apply(move, seat)
        settle(state)
    return state


def play(state: State, seat: int, card: str, *choices: Any) -> State:
    """Play a card and make what it lets that seat choose."""
    return do(state, seat, moves.Play(card), *choices)


def select(state: State, chosen: Mapping[int, int | tuple[int, ...]]) -> State:
    """Select cards for these Hunted."""
    for seat, cards in chosen.items():
        do(state, seat, moves.Select(cards if isinstance(cards, tuple) else (cards,)))
    return state


def explore(state: State, *cards: int | tuple[int, ...]) -> State:
    """Have each Hunted select, in seat order, and the Creature pass: phase 1 is over."""
    select(state, dict(zip(state.order, cards, strict=True)))
    if state.turn.moment[0] == 1:
        do(state, state.creature, moves.PASS)
    return state


def hunt(state: State, creature: int | tuple[int, ...], *plays: str, **tokens: Any) -> State:
    """Play Hunt cards (`card` or `card 2`: about a Hunted), place all tokens, finish."""
    for text in plays:
        card, *about = text.split()
        play(state, state.creature, card, *(moves.Choose(int(seat)) for seat in about))
    for token, at in {"creature": creature, **tokens}.items():
        do(state, state.creature, moves.Place(token, at if isinstance(at, tuple) else (at,)))
    return do(state, state.creature, moves.FINISH)


def pass_all(state: State, times: int = 1) -> State:
    """Have everybody pass so many windows that are open."""
    for _window in range(times):
        moment = state.turn.moment
        while state.decisions and name(state) == "window" and state.turn.moment == moment:
            do(state, state.decisions[0].seat, moves.PASS)
    return state


def reckon(
    state: State, cards: Iterable[int | tuple[int, ...]], creature: Any, *plays: str, **tokens: Any
) -> State:
    """Explore, hunt, and pass the window of phase 2: phase 3 begins."""
    hunt(explore(state, *cards), creature, *plays, **tokens)
    while state.decisions and state.turn.moment[0] == 2 and name(state) == "window":
        pass_all(state)
    return state


def idle(state: State, seat: int) -> None:
    """Have a seat do as little as possible."""
    least = [moves.PASS, moves.NOTHING, moves.DECLINE]
    some = choices(state, seat)
    do(state, seat, next((move for move in least if move in some), some[0]))


def go_to(state: State, phase: int, window: int | None = None) -> State:
    """Have everybody do as little as possible until this moment."""
    while state.decisions and not (
        state.turn.moment[0] == phase and window in (None, state.turn.moment[1])
    ):
        idle(state, state.decisions[0].seat)
    return state


def end_turn(state: State) -> State:
    """Let the turn end: the next one begins, or the match is over."""
    return go_to(state, 1)
