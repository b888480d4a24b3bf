"""The first lesson of Espionage: six pieces a side, and a spy that finds the headquarters."""

from pygames.core.game import Decision
from pygames.core.language import N_
from pygames.core.log import Entry, make_setup
from pygames.core.match import Match
from pygames.espionage.field import field
from pygames.espionage.moves import PLACE, Move
from pygames.espionage.pieces import CODES
from pygames.table.lesson import Lesson, Step

__all__ = ["LESSON"]

_OPTIONS = {
    "board": "6x6",
    "setup_rows": 1,
    "piece_set": "0-0-1-0-1-1-1-1-1",
    "volcano_layout": "c3-d4",
}
_ARMIES = ("HMPS53", "S5HM3P")
"""One row each, from its owner's left."""
_TURNS = (
    "d1-d2 e1-e2", "e6-e5 b6-b5",
    "d2-d3 e2-e3", "e5-e4 a6-a5",
    "e3-e4 c1-c2", "b5-b4 f6-f5",
    "e4-e5 d3-e3", "b4-c4 a5-a4",
    "e5-f5 e3-e4", "c4-c5 a4-a3",
    "e4-e5 f1-f2", "c5-b5 a3-b3",
    "e5-d5 f5-f6", "b5-b4 b3-b2",
    "d5-d6",
)  # fmt: skip

_COMMENTS = (
    (0, 0, N_("The enemy is masked. You move two different pieces a turn: the Spy first, to d2!")),
    (0, 1, N_("Now another one: the General, from e1 to e2.")),
    (2, 0, N_("A Spy unmasks whatever comes next to it, diagonally too. Go on to d3.")),
    (2, 1, N_("Your opponent is not told what your Spy has unmasked. The General follows, to e3.")),
    (
        4,
        0,
        N_("A General has come next to your Spy. The attacker wins a tie: take it with yours!"),
    ),
    (4, 1, N_("The Sapper, to c2. It clears mines, and even beats a General when it attacks.")),
    (6, 0, N_("No piece may go straight back next turn: e3 is barred. General to e5!")),
    (8, 0, N_("The piece on f5 has moved, so it is not a mine, and a General beats all the rest.")),
    (10, 0, N_("The piece on d6 has never moved. Bring the Spy next to it: from e4 to e5.")),
    (12, 0, N_("The headquarters! Any piece that moves can take it, even a Spy. First to d5.")),
    (14, 0, N_("There is a mine on c6, which only Sappers clear. But you came for d6: take it!")),
    (
        15,
        0,
        N_("You have won! You also win if your enemy has nothing left to move. Now try a bot."),
    ),
)
"""(turn, 0 or 1: which of its two moves, comment shown before that move)."""


def _lesson() -> Lesson:
    """Play the script by the rules, and find the positions to comment on."""
    setup = make_setup("espionage", 2, _OPTIONS)
    state, board = setup.start(), field(6, 6)
    log: list[Entry] = []
    places: dict[tuple[int, int], int] = {}

    def make(decision: Decision, move: Move) -> None:
        state.apply(move, decision.seat)
        log.append(Entry(decision.seat, move, decision.known_to))

    def answered() -> None:
        """Make every move that the referee owes."""
        while state.decisions and state.decisions[0].seat < 0:
            make(state.decisions[0], state.decisions[0].moves[0])

    for seat, army in enumerate(_ARMIES):
        for code in army:
            decision = next(d for d in state.decisions if d.seat == seat)
            make(decision, PLACE[CODES.index(code)])
        answered()
    for turn, words in enumerate(_TURNS):
        for number, word in enumerate(words.split()):
            start, to = (board.squares[name] for name in word.split("-"))
            places[turn, number] = len(log)
            make(state.decisions[0], board.step[start, to])
            answered()
    steps = (Step(places.get((turn, nth), len(log)), text) for turn, nth, text in _COMMENTS)
    return Lesson(Match.from_log(setup, log), seat=0, steps=tuple(steps))


LESSON = _lesson()
