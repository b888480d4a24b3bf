"""Positions and moves in the words of the rules (section 6.1).

`position("W5@e3 WS@f3 B4@e9")` is a full state in play, its first turn just begun: the pieces
named and those of `BASE` are on the board, the rest of both armies was taken long ago.
`play(state, "e3-e4 f3-f4; e9-e8 j10-j9")` makes single moves, a semicolon where the turn passes.
"""

from collections.abc import Iterable
from typing import Any

from pygames import espionage
from pygames.core.game import REFEREE
from pygames.espionage.field import VOLCANO
from pygames.espionage.moves import PLACE, Pair, Step
from pygames.espionage.options import Options, read_options
from pygames.espionage.pieces import CODES
from pygames.espionage.state import State

GAME = espionage.GAME
BASE = "WH@a1 W1@j1 BH@j10 B1@a10"
COLOURS = "WB"


def chosen(preset: str = "espionage", **other: Any) -> dict[str, Any]:
    """All options: those of a preset, but for some."""
    usual = {name: option.default for name, option in GAME.options.items()}
    return usual | dict(GAME.presets[preset]) | other


def options(preset: str = "espionage", **other: Any) -> Options:
    """The same as the rules read them. Raises `BadSetup`."""
    return read_options(chosen(preset, **other))


def start(preset: str = "espionage", **other: Any) -> State:
    """A state before its first move."""
    state: State = GAME.start(2, chosen(preset, **other))
    return state


def bare(volcanoes: str = "", preset: str = "espionage", **other: Any) -> State:
    """A state whose set-up begins, with volcanoes just where they are asked for."""
    layout = "-".join(sorted(volcanoes.split(), key=lambda name: (int(name[1:]), name)))
    return start(preset, volcano_layout=layout or "none", **other)


def position(
    pieces: str,
    preset: str = "espionage",
    *,
    base: bool = True,
    player: int = 0,
    volcanoes: str = "",
    **other: Any,
) -> State:
    """A full state in which `player` begins a turn, the first of the match.

    The referee has told what spies see and that the match goes on, if it does; a piece that is
    not on the board was removed and is known to everybody.
    """
    state = bare(volcanoes, preset, **other)
    for seat in (0, 1):
        left = list(state.options.army)
        named = f"{pieces} {BASE if base else ''}".split()
        mine = [name[1:].split("@") for name in named if name[0] == COLOURS[seat]]
        ranks = [CODES.index(code) for code, _name in mine]
        for rank in ranks:
            left[rank] -= 1
        assert min(left) >= 0, "more pieces than the army has"
        ranks += [rank for rank, count in enumerate(left) for _piece in range(count)]
        for n, rank in enumerate(ranks):
            piece = seat * state.size + n
            state.rank[piece] = rank
            state.known[piece] = 2 if n >= len(mine) else 0
            if n < len(mine):
                square = state.field.squares[mine[n][1]]
                assert not state.sides[square], "two things on one square"
                state.at[piece], state.who[square] = square, piece
                state.sides[square] = seat + 1
        state.placed[seat] = state.size
    if state.options.visibility == "open":
        state.known = [2] * len(state.known)
    state.muster()
    for spy in (*state.spies[0], *state.spies[1]):  # no set-up has any so near
        for square in state.field.around[state.at[spy]]:
            piece = state.who[square]
            if piece >= 0 and state.seat_of(piece) != state.seat_of(spy):
                unmasked = 2 if state.options.notify_unmasked else 1
                state.known[piece] = max(unmasked, state.known[piece])
    state.begin_counting()
    state.player = 1 - player  # the turn passes when the referee has answered
    state.phase = "spies 0"
    state._coming = state._decisions = None
    return settle(state)


# --- moves -------------------------------------------------------------------------------


def settle(state: State) -> State:
    """Let the referee answer until a player must choose or the match is over."""
    while state.decisions and state.decisions[0].seat == REFEREE:
        (decision,) = state.decisions
        (move,) = decision.moves
        state.apply(move, REFEREE)
    return state


def step(state: State, text: str) -> Step:
    """The single move `e3-e4`."""
    start, to = (state.field.squares[name] for name in text.split("-"))
    return Step(start, to)


def pair(state: State, text: str) -> Pair:
    """The two moves `e3-e4 f3-f4`, chosen together."""
    first, then = (step(state, move) for move in text.split())
    return Pair(first.start, first.to, then.start, then.to)


def go(state: State, *moves: Any) -> State:
    """Make moves of any kind, each by the seat that is asked, and what the referee adds."""
    for move in moves:
        state.apply(move, state.decisions[0].seat)
        settle(state)
    return state


def play(state: State, text: str) -> State:
    """Make single moves; at each semicolon the turn must pass."""
    turns = text.split(";")
    for n, turn in enumerate(turns):
        before = state.player
        for move in turn.split():
            go(state, step(state, move))
        assert n == len(turns) - 1 or state.player != before, f"no turn ends after {turn}"
    return state


def told(state: State) -> list[Any]:
    """What the referee says from here on, until a player must choose or the match is over."""
    state, said = state.copy(), []
    while state.decisions and state.decisions[0].seat == REFEREE:
        (move,) = state.decisions[0].moves
        said.append(move)
        state.apply(move, REFEREE)
    return said


def after(state: State, text: str) -> list[Any]:
    """What the referee says after this single move."""
    state = state.copy()
    state.apply(step(state, text), state.decisions[0].seat)
    return told(state)


def cycle(state: State, text: str) -> tuple[int, State]:
    """Repeat these single moves until the match is over: how many were made, and the end."""
    moves = text.split()
    made = 0
    while state.outcome is None and made < 1000:
        play(state, moves[made % len(moves)])
        made += 1
    return made, state


# --- what there is -----------------------------------------------------------------------


def asked(state: Any) -> tuple[int, str]:
    """Who must choose, and what."""
    return state.decisions[0][:2]


def words(state: State, move: Any) -> str:
    """A move as `play` reads it, or its kind."""
    names = state.field.names
    if move.kind == "step":
        return f"{names[move.start]}-{names[move.to]}"
    if move.kind == "pair":
        first, then = f"{names[move.start]}-{names[move.to]}", names[move.then_start]
        return f"{first} {then}-{names[move.then_to]}"
    return str(move.kind)


def legal(state: State, start: str = "") -> list[str]:
    """The legal moves, those of `also` left out; only those that start on a square, sorted."""
    found = (words(state, move) for move in state.decisions[0].moves)
    return sorted(move for move in found if move.startswith(start and f"{start}-"))


def also(state: State) -> set[str]:
    """The kinds of what else can be chosen."""
    return {move.kind for move in state.decisions[0].also}


def board(state: State, square: str = "") -> str:
    """Who stands where, as in diagrams, a rank not known as a question mark; "" for nobody."""
    found = []
    for piece, place in enumerate(state.at):
        if place >= 0 and square in ("", state.field.names[place]):
            rank = state.rank[piece]
            code = "?" if rank is None else CODES[rank]
            found.append(f"{COLOURS[state.seat_of(piece)]}{code}@{state.field.names[place]}")
    return " ".join(sorted(found))


def seen(state: State, seat: int) -> str:
    """The enemy's pieces on the board that are unmasked for a seat."""
    both = board(state.view(seat)).split()
    return " ".join(name for name in both if name[0] == COLOURS[1 - seat] and name[1] != "?")


def volcanoes(state: State) -> list[str]:
    """The squares of the volcanoes."""
    marked = [n for n, side in zip(state.field.names, state.sides, strict=True) if side == VOLCANO]
    assert sorted(state.volcanoes) == sorted(state.field.squares[name] for name in marked)
    return marked


def ended(state: State) -> tuple[tuple[int, ...], str] | None:
    """The winners and the reason, None while the match goes on."""
    return state.outcome and (state.outcome.winners, state.outcome.reason)


def deployed(state: State, white: Iterable[int], black: Iterable[int]) -> State:
    """Both armies set up in the order of `field.home`, and what follows by itself."""
    for seat, ranks in enumerate((white, black)):
        for rank in ranks:
            state.apply(PLACE[rank], seat)
        settle(state)
    return state
