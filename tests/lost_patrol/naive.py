"""The geometry of the rules once more, slow and plain, to hold the engine against.

Written from section 2 of the rules alone, in the words of its pseudocode: a board is a mapping
(q, r) -> `Tile`.
"""

from typing import NamedTuple

SHAPES = {
    "straight": (0, 3),
    "gentle": (0, 2),
    "sharp": (0, 1),
    "fork_y": (0, 2, 4),
    "fork_l": (0, 1, 3),
    "fork_r": (0, 2, 3),
    "fan": (0, 1, 2),
    "dead_end": (0,),
    "clearing": (0, 1, 2, 3, 4, 5),
    "dropship": (0,),
}
"""LP-7."""
DROPSHIP_EXITS = {1: (0,), 2: (0, 3), 3: (0, 2, 4)}
"""LP-12."""
NEIGHBOURS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
"""LP-19."""

Cell = tuple[int, int]


class Tile(NamedTuple):
    """LP-6, as it lies."""

    shape: str
    thorns: bool
    exits: frozenset[int]


Board = dict[Cell, Tile]


def exits(shape, k, dropship_exits=1):
    """LP-20."""
    own = DROPSHIP_EXITS[dropship_exits] if shape == "dropship" else SHAPES[shape]
    return frozenset((e + k) % 6 for e in own)


def nb(cell, e):
    """LP-19."""
    (q, r), (dq, dr) = cell, NEIGHBOURS[e]
    return q + dq, r + dr


def opp(e):
    return (e + 3) % 6


# --- 2.1 ---------------------------------------------------------------------------------


def linked(board, cell, e):
    """LP-22."""
    n = nb(cell, e)
    return e in board[cell].exits and n in board and opp(e) in board[n].exits


def adjacent(board, cell):
    """LP-21: the edges."""
    return [e for e in range(6) if nb(cell, e) in board]


def open_ends(board):
    """LP-24."""
    return {(c, e) for c in board for e in board[c].exits if nb(c, e) not in board}


def blocked_exits(board):
    """LP-23."""
    return {
        (c, e)
        for c in board
        for e in board[c].exits
        if nb(c, e) in board and opp(e) not in board[nb(c, e)].exits
    }


def component(board, cell, joined):
    """LP-25: what hangs together with a cell, `joined` telling over which edges."""
    found, left = {cell}, [cell]
    while left:
        here = left.pop()
        for e in range(6):
            if joined(board, here, e) and nb(here, e) not in found:
                found.add(nb(here, e))
                left.append(nb(here, e))
    return found


def path_component(board, cell):
    """LP-25."""
    return component(board, cell, linked)


def land_component(board, cell):
    """LP-25."""
    return component(board, cell, lambda b, c, e: nb(c, e) in b)


def parts(board, connectivity):
    """LP-43, numbered as LP-52 says."""
    of = {"land": land_component, "path": path_component}[connectivity]
    return sorted({frozenset(of(board, c)) for c in board}, key=min)


# --- 2.2 ---------------------------------------------------------------------------------


def look(board, cell, e):
    """LP-27."""
    seen, cur = [], cell
    while True:
        n = nb(cur, e)
        if n not in board:
            return seen, (cur, e)
        if opp(e) not in board[n].exits:
            return seen, None
        seen.append(n)
        if board[n].shape != "straight":
            return seen, None
        cur = n


def sight(board, cell):
    """LP-27."""
    vis, ends = {cell}, set()
    for e in board[cell].exits:
        seen, end = look(board, cell, e)
        vis.update(seen)
        if end:
            ends.add(end)
    return vis, ends


def visible_ends(board, scout_cells):
    """LP-30."""
    return {end for cell in scout_cells for end in sight(board, cell)[1]}


# --- 2.3 ---------------------------------------------------------------------------------


def blocked_count(board, cell, exits):
    """LP-33.2."""
    return sum(
        1
        for i in range(6)
        if nb(cell, i) in board and ((i in exits) != (opp(i) in board[nb(cell, i)].exits))
    )


def legal_rotations(board, end, shape, dropship_exits=1):
    """LP-33."""
    (c, e), out = end, {}
    cell = nb(c, e)
    for k in range(6):
        ex = exits(shape, k, dropship_exits)
        if opp(e) in ex:
            out.setdefault(ex, k)
    best = min(blocked_count(board, cell, ex) for ex in out)
    return {ex: k for ex, k in out.items() if blocked_count(board, cell, ex) == best}


# --- 2.4 ---------------------------------------------------------------------------------


def ghosts(board, t, steps=2):
    """LP-37."""
    seen, front = {t}, {t}
    for _ in range(steps):
        front = {nb(x, e) for x in front for e in board[x].exits if linked(board, x, e)} - seen
        seen |= front
    return seen


def keep_set(board, scout_cells):
    """LP-38."""
    return {v for t in scout_cells for g in ghosts(board, t) for v in sight(board, g)[0]}


# --- 2.6 ---------------------------------------------------------------------------------


def capacity(board, cell):
    """LP-15."""
    return 5 if board[cell].shape == "clearing" else 3


def swallowed(board, scout_cells, stack_size, mode="no_escape"):
    """LP-46."""
    comps = {frozenset(path_component(board, c)) for c in scout_cells}
    drop = next((c for c, t in board.items() if t.shape == "dropship"), None)
    if any(drop in comp for comp in comps):
        return False
    if stack_size == 0:
        return True
    if any(nb(c, e) not in board for comp in comps for c in comp for e in board[c].exits):
        return False
    if drop is not None or mode == "no_open_end":
        return True
    for comp in comps:
        n = sum(1 for c in scout_cells if c in comp)
        kept = {t: keep_set(board, [t]) for t in comp}
        for t in comp:
            if capacity(board, t) >= n and not comp <= kept[t]:
                return False
            for u in comp:
                room = capacity(board, t) + capacity(board, u)
                if u != t and room >= n and not comp <= (kept[t] | kept[u]):
                    return False
    return True


# --- 3.5, 3.6 ----------------------------------------------------------------------------


def lurker_step(lurkers, stock, a, b):
    """LP-74: the stock afterwards."""
    lurkers[b] = lurkers.get(b, 0) + lurkers.pop(a) - 1
    return stock + 1


def lurker_score(n, r):
    """LP-77."""
    return max(r + (1 if r == n else 0), min(n, 6))


def scout_score(k, a, b, sergeant, support):
    """LP-79."""
    return max(max(a, b) + int(sergeant) + int(support), k)
