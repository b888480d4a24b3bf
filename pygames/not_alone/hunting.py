"""Phase 2: the Creature places its tokens and plays cards (NA-66 to NA-70)."""

from pygames.core.steps import Ask, Run
from pygames.not_alone.moves import FINISH, Finish, Place, Play, PlayKept
from pygames.not_alone.pieces import ARTEMIA, symbols
from pygames.not_alone.playing import hunt_plays, place, placings, play_hunt, unplaced
from pygames.not_alone.position import Position
from pygames.not_alone.windows import card_window

__all__ = ["hunt"]


def hunt(s: Position) -> None:
    """Begin phase 2; the board may make the Artemia token available (NA-26)."""
    if s.rescue in symbols(s.side):
        s.turn.available |= {ARTEMIA}
    _go_on(s)


def _go_on(s: Position) -> None:
    s.turn.moment = (2, 0)
    s.push(Ask("hunt", s.creature, _moves, _made))


def _moves(s: Position, creature: int) -> list[Place | Play | PlayKept | Finish]:
    done = [] if unplaced(s) else [FINISH]
    return [*placings(s, creature), *hunt_plays(s), *done]


def _made(s: Position, move: Place | Play | PlayKept | Finish, creature: int) -> None:
    match move:
        case Finish():
            s.push(Run(_after_window))
            card_window(s, 2)
        case Place():
            _go_on(s)
            place(s, move, creature)
        case _:
            _go_on(s)
            play_hunt(s, move)


def _after_window(s: Position) -> None:
    """Hunt again if a card was played and there is something left to do (NA-69)."""
    if s.turn.playing and (s.may_play(s.creature) or unplaced(s)):
        _go_on(s)
