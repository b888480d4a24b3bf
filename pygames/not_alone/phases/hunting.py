"""Phase 2: the Creature places its tokens and plays cards (NA-66 to NA-70)."""

from pygames.core.steps import Ask, Run
from pygames.not_alone.card_play import hunt_plays, place, placings, play_hunt, unplaced
from pygames.not_alone.moves import FINISH, Finish, Place, Play, PlayKept
from pygames.not_alone.phases.card_windows import card_window
from pygames.not_alone.pieces import ARTEMIA, symbols
from pygames.not_alone.position import Position

__all__ = ["hunt"]


def hunt(state: Position) -> None:
    """Begin phase 2; the board may make the Artemia token available (NA-26)."""
    if state.rescue in symbols(state.side):
        state.turn.available |= {ARTEMIA}
    _go_on(state)


def _go_on(state: Position) -> None:
    state.turn.moment = (2, 0)
    state.push(Ask("hunt", state.creature, _moves, _made))


def _moves(state: Position, creature: int) -> list[Place | Play | PlayKept | Finish]:
    done = [] if unplaced(state) else [FINISH]
    return [*placings(state, creature), *hunt_plays(state), *done]


def _made(state: Position, move: Place | Play | PlayKept | Finish, creature: int) -> None:
    match move:
        case Finish():
            state.push(Run(_after_window))
            card_window(state, 2)
        case Place():
            _go_on(state)
            place(state, move, creature)
        case _:
            _go_on(state)
            play_hunt(state, move)


def _after_window(state: Position) -> None:
    """Hunt again if a card was played and there is something left to do (NA-69)."""
    if state.turn.playing and (state.may_play(state.creature) or unplaced(state)):
        _go_on(state)
