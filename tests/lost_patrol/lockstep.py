"""Engine and slow rules side by side: what is on a `Table` is what a state holds."""

from pygames.geometry.hexes import axial
from tests.lost_patrol.naive_choices import CHANCE, LURKERS, SCOUTS
from tests.lost_patrol.naive_game import Table
from tests.lost_patrol.positions import board_of, words


def table_of(state):
    """A table on which everything stands as in this state of the engine."""
    tiles = state.options.tiles
    table = Table(
        state.options,
        [(tile.shape, tile.thorns) for tile in tiles],
        bin(tiles[-1].exits).count("1"),
    )
    table.state, table.round, table.voids = state.phase, state.round, state.voids
    table.board = board_of(state)
    table.number_on = {axial(cell): laid.tile for cell, laid in state.jungle.laid.items()}
    table.stack, table.discard = {*state.stack}, [*state.discard]
    table.scouts = {n: axial(cell) for n, cell in enumerate(state.scouts) if cell is not None}
    table.lurkers = {axial(cell): number for cell, number in state.tokens.items()}
    table.spent = {axial(cell): number for cell, number in state.spent.items()}
    table.stock, table.actions = state.stock, state.actions
    table.active = None if state.active < 0 else state.active
    table.left, table.finished = state.left, {*state.finished}
    table.direction, table.dice_left = state.walking, state.dice_left
    table.named = state.end and (axial(state.end[0]), state.end[1])
    table.drawn, table.loose, table.queue = state.drawn, state.loose, [*state.queue]
    table.group = None if state.group is None else axial(state.group)
    table.place = None if state.place is None else axial(state.place)
    return table


COMPARED = [
    *("state", "round", "voids", "board", "number_on", "stack", "scouts", "lurkers", "stock"),
    *("active", "left", "finished", "direction", "dice_left", "named", "drawn"),
    *("actions", "group", "place", "queue", "loose"),
]


def same(table, state):
    """Assert that nothing stands otherwise on the table than in a state of the engine."""
    seen = table_of(state)
    for name in COMPARED:
        assert getattr(table, name) == getattr(seen, name), name
    assert sorted(table.discard) == sorted(seen.discard)
    for cell in table.lurkers:
        assert table.spent.get(cell, 0) == seen.spent.get(cell, 0), "spent"
    winner = state.outcome and state.outcome.winners[0]
    if table.over is None:
        assert winner is None
    else:
        side = SCOUTS if winner == state.scouts_seat else LURKERS
        escaped = state.outcome.scores[state.scouts_seat]
        assert table.over == (side, state.outcome.reason, escaped)


MANY = 300
"""Moves that are not listed one by one, but counted."""


def step(table, moment, state):
    """Assert that both ask the same of the same; then make the move that was chosen."""
    seats = {state.scouts_seat: SCOUTS, -1: CHANCE}
    side = seats.get(moment.entry.seat, LURKERS)
    moves = moment.decision.moves
    same(table, state)
    assert side == table.actor()
    assert table.ways() == len(moves)
    if len(moves) < MANY:
        assert sorted(table.legal()) == sorted(map(words, moves))
    table.choose(words(moment.entry.move), side)
