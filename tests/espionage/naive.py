"""The rules once more, slow and plain, to hold the engine against.

Written from the rules alone: a `Table` follows a match from what the players choose and works out
by itself what is legal, how battles end, what spies see, and when the match is over.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

RANKS = "12345SPMH"

MATRIX = {
    "1": "+----++-+",
    "2": "++---++-+",
    "3": "+++--++-+",
    "4": "++++-++-+",
    "5": "+++++++-+",
    "S": "-----++-+",
    "P": "----+++++",
}
"""ESP-46 as it is printed: attackers by row, defenders by column in the order of `RANKS`."""


def wins(attacker: str, defender: str) -> bool:
    """Whether the attacker survives."""
    return MATRIX[attacker][RANKS.index(defender)] == "+"


@dataclass(eq=False)
class Piece:
    """One piece with all that the rules remember of it."""

    seat: int
    rank: str
    name: int
    """The engine's number, to compare with."""
    unmasked: bool = False
    last_from: str | None = None
    last_turn: int | None = None
    square: str | None = None


class Table:
    """A match as a player would follow it who sees everything."""

    def __init__(self, options: Any, volcanoes: set[str], pieces: list[Piece], player: int) -> None:
        self.options = options
        self.volcanoes = volcanoes
        self.pieces = pieces
        self.player = player
        self.number = 0
        self.own_turns = [0, 0]
        self.idle = 0
        self.seen_before: Counter[Any] = Counter()
        self.moved: Piece | None = None
        self.over: tuple[str, int | None] | None = None
        self.look()
        self.idle = 0

    # --- squares -------------------------------------------------------------------------

    def square(self, column: int, row: int) -> str | None:
        inside = 0 <= column < self.options.width and 0 <= row < self.options.height
        return f"{'abcdefghijkl'[column]}{row + 1}" if inside else None

    def by(self, square: str, ways: list[tuple[int, int]]) -> list[str]:
        column, row = "abcdefghijkl".index(square[0]), int(square[1:]) - 1
        near = [self.square(column + x, row + y) for x, y in ways]
        return [name for name in near if name is not None]

    def beside(self, square: str) -> list[str]:
        """ESP-24."""
        return self.by(square, [(0, 1), (0, -1), (1, 0), (-1, 0)])

    def around(self, square: str) -> list[str]:
        """ESP-47."""
        return self.by(square, [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y])

    def on(self, square: str) -> Piece | None:
        return next((piece for piece in self.pieces if piece.square == square), None)

    def army(self, seat: int) -> list[Piece]:
        """A seat's pieces that are on the board."""
        return [piece for piece in self.pieces if piece.seat == seat and piece.square]

    # --- what is legal -------------------------------------------------------------------

    def banned(self, piece: Piece, to: str) -> bool:
        """ESP-30..ESP-32."""
        if not self.options.no_return or piece.last_turn is None or to != piece.last_from:
            return False
        if self.on(to) is not None and not self.options.no_return_blocks_attacks:
            return False
        return piece.last_turn == self.own_turns[piece.seat] - 1

    def steps(self, bans: bool = True) -> list[tuple[Piece, str]]:
        """ESP-20, ESP-24..ESP-28."""
        found = []
        for piece in self.army(self.player):
            if piece.rank in "MH" or piece is self.moved:
                continue
            for to in self.beside(piece.square or ""):
                there = self.on(to)
                free = to not in self.volcanoes and (there is None or there.seat != piece.seat)
                if free and not (bans and self.banned(piece, to)):
                    found.append((piece, to))
        return found

    def first_steps(self) -> list[tuple[Piece, str]]:
        """ESP-33."""
        found = self.steps()
        if not found and self.options.no_return_waived_if_stuck:
            found = self.steps(bans=False)
        return found

    def legal(self) -> list[str]:
        """What can be chosen, as the texts of `positions.words`, sorted."""
        batch = self.options.commit_mode == "batch" and self.options.moves_per_turn == 2
        if self.number:
            found = [text(piece, to) for piece, to in self.steps()]
            return sorted(found + ["end_turn"] * (self.options.second_move == "optional"))
        singles = self.first_steps()
        if not batch:
            return sorted(text(piece, to) for piece, to in singles)
        pairs = [p for piece, to in singles for p in self.pairs(piece, to)]
        if not pairs or self.options.second_move == "optional":
            pairs += [text(piece, to) for piece, to in singles]
        return sorted(pairs)

    def pairs(self, piece: Piece, to: str) -> list[str]:
        """ESP-68: the second is tested as if the first had left its square."""
        first, start = text(piece, to), piece.square
        piece.square = None if self.on(to) else to
        self.moved = piece
        found = [f"{first} {text(other, then)}" for other, then in self.steps()]
        self.moved, piece.square = None, start
        return found

    # --- what follows --------------------------------------------------------------------

    def choose(self, move: str) -> list[Any]:
        """A player's choice; what the referee has to say to it, in order."""
        if move == "end_turn":
            return [self.next_turn()]
        first, *then = move.split()
        said = self.make(*first.split("-"))
        if self.over or not self.number:
            return said
        if not then:
            batch = self.options.commit_mode == "batch"
            return [*said, self.next_turn() if batch else ("next", "move", None)]
        start, to = then[0].split("-")
        there = self.on(to)
        if there is not None and there.seat == self.player:  # ESP-23: dropped
            return [*said, self.next_turn()]
        return [*said, ("next", "move", None), *self.make(start, to)]

    def make(self, start: str, to: str) -> list[Any]:
        """RESOLVE: battle, unmasking, end tests (ESP-63)."""
        piece, there = self.on(start), self.on(to)
        assert piece is not None
        said: list[Any] = []
        piece.last_from, piece.last_turn = start, self.own_turns[piece.seat]
        self.moved = piece
        self.number += 1
        self.idle += 1
        if there is None:
            piece.square = to
        else:
            said.append(self.battle(piece, there, to))
        said += self.look()
        if there is not None and there.rank == "H" and not there.square:  # ESP-55
            self.over = ("hq_captured", piece.seat)
        for seat in (0, 1):
            if not self.over and all(p.rank in "MH" for p in self.army(seat)):  # ESP-56
                self.over = ("no_mobile_pieces", 1 - seat)
        if self.over:
            said.append(("next", *self.over))
        elif self.number == self.options.moves_per_turn or not self.steps():  # ESP-22
            said.append(self.next_turn())
        return said

    def battle(self, attacker: Piece, defender: Piece, to: str) -> Any:
        """ESP-34, ESP-35, ESP-53."""
        won = wins(attacker.rank, defender.rank)
        winner, loser = (attacker, defender) if won else (defender, attacker)
        loser.square = None
        winner.square = to
        self.idle = 0
        reveal = self.options.combat_reveal
        loser.unmasked |= reveal != "none"
        winner.unmasked |= reveal == "both"
        removed = loser.rank if reveal != "none" else None
        return ("battle", won, removed, winner.rank if reveal == "both" else None)

    def look(self) -> list[Any]:
        """ESP-47..ESP-51: what each seat's spies see that it did not know."""
        found: list[set[Any]] = [set(), set()]
        for spy in self.pieces:
            if spy.rank == "S" and spy.square:
                for near in self.around(spy.square):
                    there = self.on(near)
                    if there is not None and there.seat != spy.seat and not there.unmasked:
                        found[spy.seat].add((near, there))
        for _square, piece in found[0] | found[1]:
            piece.unmasked = True
            self.idle = 0  # ESP-61
        return [("spied", seat, {(at, p.rank) for at, p in found[seat]}) for seat in (0, 1)]

    def next_turn(self) -> Any:
        """The turn passes: the tests of TURN_START, in the order of ESP-63."""
        self.own_turns[self.player] += 1
        self.player, self.number, self.moved = 1 - self.player, 0, None
        return self.begin_turn()

    def begin_turn(self) -> Any:
        key, limits = self.key(), self.options
        self.seen_before[key] += 1
        if not self.first_steps():
            self.over = ("no_legal_move", 1 - self.player)
        elif 0 < limits.repetition_limit <= self.seen_before[key]:
            self.over = ("draw_repetition", None)
        elif 0 < limits.no_progress_limit <= self.idle:
            self.over = ("draw_no_progress", None)
        elif 0 < limits.max_turns <= sum(self.own_turns):
            self.over = ("draw_turn_limit", None)
        return ("next", *(self.over or ("turn", None)))

    def key(self) -> Any:
        """The complete state of ESP-60."""
        standing, bans = [], []
        for piece in self.army(0) + self.army(1):
            standing.append((piece.square, piece.seat, piece.rank, piece.unmasked))
            # whose turn it was last, that seat's own turn number has gone up already
            if self.options.no_return and piece.last_turn == self.own_turns[piece.seat] - 1:
                bans.append((piece.square, piece.last_from))
        return self.player, frozenset(standing), frozenset(bans)

    def known(self, piece: Piece, seat: int) -> bool:
        """Whether a seat knows the rank of a piece (ESP-54)."""
        return piece.seat == seat or piece.unmasked or self.over is not None


def text(piece: Piece, to: str) -> str:
    return f"{piece.square}-{to}"


def table_of(state: Any) -> Table:
    """The match of a full state whose first turn begins."""
    names = state.field.names
    pieces = []
    for number, at in enumerate(state.at):
        square = names[at] if at >= 0 else None
        rank, unmasked = RANKS[state.rank[number]], at < 0 or state.options.visibility == "open"
        pieces.append(Piece(int(number >= state.size), rank, number, unmasked, square=square))
    volcanoes = {names[place] for place in state.volcanoes}
    table = Table(state.options, volcanoes, pieces, state.player)
    table.begin_turn()
    return table
