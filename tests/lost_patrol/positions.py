"""Positions and moves in the words of the rules (section 6.1).

`position("(0,0) clearing@0, (1,0) gentle@1 {1,3}", "0-4@(0,0)", "3@(1,0)")` is a full state at
the start of a phase: the tiles that lie, then the Scouts, then the Lurkers, spent ones after a
plus sign. `do(state, "walk 2 0", "end", "name (1,0) 1", "draw sharp")` makes moves.
"""

import re
from collections import Counter
from typing import Any

from pygames.core.series import current_play
from pygames.geometry import hexes
from pygames.lost_patrol import GAME, moves
from pygames.lost_patrol.jungle import Jungle, Laid
from pygames.lost_patrol.options import Options, read_options
from pygames.lost_patrol.state import State
from pygames.lost_patrol.tiles import SHAPES, mix_text
from tests.lost_patrol import naive

BOARD_E = (
    "(0,0) clearing@0 {0,1,2,3,4,5}, (1,0) gentle@1 {1,3}, (1,-1) dead_end@4 {4}, "
    "(0,-1) dead_end@5 {5}, (-1,0) dead_end@0 {0}, (-1,1) gentle@5 {1,5}, (0,1) dead_end@2 {2}, "
    "(-1,2) sharp@2 {2,3}, (2,-1) straight@1 {1,4}, (3,-2) gentle@4 {0,4}"
)
"""Section 6.1."""
SHIP = "(0,0) gentle@0 {0,2}, (1,0) gentle@1 {1,3}, (2,-1) gentle@2 {2,4}, (2,-2) dropship@5 {5}"
"""A path to the Dropship, and a way back into the unknown."""
STACK = "gentle straight sharp fork_y dead_end"
"""What lies in the stack above the Dropship, unless a test says otherwise."""
_CELL = r"\((-?\d+),(-?\d+)\)"


def without(board: str, *cells: str) -> str:
    """A board less the tiles on some cells."""
    return ", ".join(tile for tile in board.split(", ") if tile.split()[0] not in cells)


def corridor(length: int) -> str:
    """`Corridor(n)` of section 6.1."""
    tiles, q, r = [], 0, 0
    for n in range(length):
        back, forth = (0, 1)[(n + 1) % 2] + 3, n % 2
        wanted = {0: {0}, length - 1: {back}}.get(n, {back, forth})
        shape = "dead_end" if len(wanted) == 1 else "gentle"
        turn = next(k for k in range(6) if naive.exits(shape, k) == wanted)
        tiles.append(f"({q},{r}) {shape}@{turn}")
        q, r = naive.nb((q, r), forth)
    return ", ".join(tiles)


# --- states ------------------------------------------------------------------------------


def chosen(preset: str = "standard", **other: Any) -> dict[str, Any]:
    """All options: those of a preset, but for some."""
    usual = {name: option.default for name, option in GAME.options.items()}
    return usual | dict(GAME.presets[preset]) | other


def options(preset: str = "standard", **other: Any) -> Options:
    """The same as the rules read them."""
    return read_options(chosen(preset, **other))


def start(preset: str = "standard", **other: Any) -> State:
    """A state before its first move."""
    state: State = GAME.start(2, chosen(preset, **other))  # type: ignore[assignment]
    return state


def at(text: str) -> int:
    """The cell `(q,r)`."""
    found = re.fullmatch(_CELL, text)
    assert found, text
    return hexes.cell(*map(int, found.groups()))


def coordinates(cell: int) -> str:
    """The other way round."""
    q, r = hexes.axial(cell)
    return f"({q},{r})"


_TILE = re.compile(_CELL + r" (\w+)@(\d)(\*?)(?: \{([\d,]+)\})?")


def _tiles(board: str) -> list[tuple[int, str, int, bool, str | None]]:
    found = []
    for text in board.split(", "):
        tile = _TILE.fullmatch(text)
        assert tile, text
        q, r, shape, turn, thorns, its_exits = tile.groups()
        found.append((hexes.cell(int(q), int(r)), shape, int(turn), bool(thorns), its_exits))
    return found


def position(
    board: str,
    scouts: str = "0-4@(0,0)",
    tokens: str = "",
    *,
    phase: str = "scout_act",
    stack: str = STACK,
    scouts_seat: int = 0,
    **other: Any,
) -> State:
    """A full state at the start of a phase of round 1; the exits in braces must be true.

    The mix is what lies and what is in the stack. "" for a stack is an empty one; else the
    Dropship lies at its bottom, unless it is on the board.
    """
    laid = _tiles(board)
    kinds = [(shape, thorns) for _cell, shape, _turn, thorns, _exits in laid]
    above = [(name.rstrip("*"), name.endswith("*")) for name in stack.split()]
    count = Counter(kinds + above)
    if not any(count[kind] for kind in count if kind[0] in SHAPES):
        count["dead_end", False] = 1
    mix = mix_text([(count[shape, False], count[shape, True]) for shape in SHAPES])
    rules = read_options(chosen(mix=mix, **other))
    state = State(rules, scouts_seat)

    free = [(tile.shape, tile.thorns) for tile in rules.tiles]
    numbers = []
    for cell, shape, turn, thorns, its_exits in laid:
        number = free.index((shape, thorns))
        free[number] = ("", False)
        numbers.append((cell, Laid(number, turn)))
        edges = {e for e in hexes.EDGES if rules.tiles[number].grounds[turn] >> e & 1}
        assert edges == naive.exits(shape, turn, other.get("dropship_exits", 1)), shape
        assert its_exits in (None, ",".join(map(str, sorted(edges)))), f"{shape}@{turn}"
    assert len(dict(numbers)) == len(numbers), "two tiles on one cell"
    state.jungle = Jungle(
        dict(numbers), {c: rules.tiles[tile].grounds[turn] for c, (tile, turn) in numbers}
    )
    wanted = [*above, ("dropship", False)] if stack and ("dropship", False) in free else above
    state.stack = ()
    for kind in wanted:
        number = free.index(kind)
        free[number] = ("", False)
        state.stack += (number,)
    state.stack = tuple(sorted(state.stack))
    state.discard = tuple(n for n, kind in enumerate(free) if kind[0])

    state.scouts = [None] * 5
    for group in scouts.split():
        names, cell_text = group.split("@")
        first, _dash, last = names.partition("-")
        ids = range(int(first), int(last) + 1) if last else map(int, names.split(","))
        for scout in ids:
            state.scouts[scout] = at(cell_text)
    assert {*state.stands} <= {*state.jungle.laid}, "a Scout in the air"
    for group in tokens.split():
        number_text, cell_text = group.split("@")
        fresh, _plus, spent = number_text.partition("+")
        state.tokens[at(cell_text)] = int(fresh) + int(spent or 0)
        if spent:
            state.spent[at(cell_text)] = int(spent)
    state.stock = rules.lurker_tokens - sum(state.tokens.values())
    assert state.stock >= 0, "more Lurkers than there are"
    state.round, state.phase = 1, phase
    if phase == "lurker_act":
        state.actions = rules.lurker_actions
    state._decisions = None
    return state


# --- moves -------------------------------------------------------------------------------


def move(state: Any, text: str) -> Any:
    """A move from its words: see `words`."""
    play = current_play(state)
    kind, *rest = text.split()
    numbers = [int(word) for word in rest if re.fullmatch(r"-?\d+", word)]
    cells = [at(word) for word in rest if word.startswith("(")]
    match kind:
        case "name":
            return moves.Name(cells[0], *numbers)
        case "draw" if not numbers:
            kinds = (rest[0].rstrip("*"), rest[0].endswith("*"))
            tiles = play.options.tiles
            return moves.Drawn(next(n for n in play.pool() if tiles[n][:2] == kinds))
        case "fire_dice":
            return moves.FireDice(tuple(numbers))
        case "spread":
            return moves.PushLurkers(tuple(numbers))
        case "sink":
            return moves.Sink(tuple(numbers))
        case _:
            return KINDS[kind](*cells, *numbers)


KINDS: dict[str, Any] = {
    "roles": moves.RoleDice,
    "draw": moves.Drawn,
    "rotate": moves.Rotate,
    "walk": moves.Walk,
    "thorn": moves.ThornDie,
    "fire": moves.Fire,
    "end": moves.EndPhase,
    "keep": moves.Keep,
    "new": moves.NewGroup,
    "grow": moves.Grow,
    "move": moves.MoveGroup,
    "step": moves.Step,
    "stop": moves.Stop,
    "ambush": moves.Ambush,
    "dice": moves.AmbushDice,
    "lose": moves.Lose,
    "push": moves.Push,
    "concede": moves.Concede,
}
_WORDS: dict[Any, str] = {kind: word for word, kind in KINDS.items()} | {
    moves.Name: "name",
    moves.FireDice: "fire_dice",
    moves.PushLurkers: "spread",
    moves.Sink: "sink",
}
_WITH_CELLS = {"name", "new", "grow", "move", "ambush"}


def words(its_move: Any) -> str:
    """A move as `move` reads it."""
    kind = _WORDS[type(its_move)]
    fields = its_move[:-1]
    if fields and isinstance(fields[0], tuple):
        fields = fields[0]
    if kind in _WITH_CELLS:
        fields = (coordinates(fields[0]), *fields[1:])
    return " ".join([kind, *map(str, fields)])


def do(state: Any, *texts: str) -> Any:
    """Make moves, each by the seat that is asked."""
    for text in texts:
        state.apply(move(state, text), state.decisions[0].seat)
    return state


# --- what there is -----------------------------------------------------------------------


def asked(state: Any) -> tuple[int, str]:
    """Who must choose, and what; what the game has come to once it is over."""
    return state.decisions[0][:2]


def legal(state: Any, start: str = "") -> list[str]:
    """The legal moves that begin like this, in the order of the engine."""
    found = map(words, state.decisions[0].moves)
    return [text for text in found if f"{text} ".startswith(start and f"{start} ")]


def ends(state: State) -> list[str]:
    """The ends that can be named, as `(q,r) edge`."""
    found = state.jungle.visible_ends(state.stands)
    return [f"{coordinates(cell)} {edge}" for cell, edge in found]


def cells(some: Any) -> set[str]:
    """Cells in the words of the rules."""
    return {*map(coordinates, some)}


def lurkers(state: State) -> dict[str, int]:
    """How many Lurkers stand where."""
    return {coordinates(cell): number for cell, number in sorted(state.tokens.items())}


def where(state: State, scout: int) -> str | None:
    """The cell of a Scout, None of a dead one."""
    cell = state.scouts[scout]
    return None if cell is None else coordinates(cell)


def tile_on(state: State, text: str) -> tuple[str, int]:
    """The shape of the tile on a cell, and how it is turned."""
    tile, turn = state.jungle.laid[at(text)]
    return state.options.tiles[tile].shape, turn


def ended(state: Any) -> tuple[tuple[int, ...], str] | None:
    """The winners and the reason, None while the game goes on."""
    return state.outcome and (state.outcome.winners, state.outcome.reason)


def board_of(state: State) -> naive.Board:
    """The board for the slow rules, worked out anew from which tiles lie how."""
    tiles = state.options.tiles
    drop = bin(tiles[-1].exits).count("1")
    return {
        hexes.axial(cell): naive.Tile(
            tiles[tile].shape, tiles[tile].thorns, naive.exits(tiles[tile].shape, turn, drop)
        )
        for cell, (tile, turn) in state.jungle.laid.items()
    }
