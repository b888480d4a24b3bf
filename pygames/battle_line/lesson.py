"""The first lesson of Battle Line: a short match, won with three fronts side by side."""

from pygames.battle_line.pieces import card_of
from pygames.core.game import CHANCE
from pygames.core.language import N_
from pygames.core.log import Entry, make_setup
from pygames.core.match import Match
from pygames.table.lesson import Lesson, Step

__all__ = ["LESSON"]

_HANDS = ("G7 Y10 R10 B10 P2 P6 O2", "R1 B5 B8 G2 R3 Y5 Y8")
_TURNS = (
    "G7 5 G9", "R1 5 O1",
    "Y10 4 EK", "B5 5 O5",
    "G9 5 P9", "B8 4 O8",
    "EK 5 B3", "G2 4 B1",
    "R10 4 O4", "R3 6 B2",
    "B10 4 O7", "Y5 6 Y1",
    "P2 6 Y3", "Y8 6 Y2",
    "P6 6 O9", "O1 1 G3",
    "P9 6",
)  # fmt: skip
"""Card played, front, card drawn (if any). The learner begins and claims all that is proved."""

_COMMENTS = (
    (0, "play", N_("Three cards on your side of a front make a formation. Green 7 to front 5!")),
    (0, "draw", N_("Every turn ends with a draw. Take a troop card.")),
    (
        2,
        "play",
        N_("Your opponent puts a 1 against you: weak. Now another front: Yellow 10 to front 4."),
    ),
    (2, "draw", N_("Tactics cards bend the rules, but you need troops too. Draw one now.")),
    (4, "play", N_("A wedge is best: three in a row, one colour. Green 9 to front 5.")),
    (6, "play", N_("Extra Assault is an 8 of any colour: just what is missing at front 5.")),
    (6, "claim", N_("Red 1 and Blue 5 can never beat a wedge: that is proof. Claim front 5!")),
    (
        10,
        "play",
        N_("Some turns later. Three of the same value make a phalanx, second best: Blue 10!"),
    ),
    (10, "claim", N_("Again nothing your opponent could add beats you. Claim front 4.")),
    (16, "play", N_("A battalion is three of one colour. Purple 9 to front 6.")),
    (
        16,
        "claim",
        N_("It beats your opponent’s host, a mere sum. Three fronts side by side win: claim!"),
    ),
    (17, "", N_("You have won! Five fronts anywhere win as well. The bots are waiting for you.")),
)
"""(turn, kind of move, what is said before the learner makes it); "" at the end."""


def _lesson() -> Lesson:
    """Play the script by the rules."""
    setup = make_setup("battle-line", 2, {"starter": "P0"})
    state, log = setup.start(), list[Entry]()
    places: dict[tuple[int, str], int] = {}

    def make(seat: int, turn: int, **wanted: object) -> None:
        """Make the seat's legal move that has these fields."""
        (decision,) = (d for d in state.decisions if d.seat == seat)
        fitting = (m for m in decision.moves if wanted.items() <= m._asdict().items())
        move = next(fitting)
        places[turn, move.kind] = len(log)
        state.apply(move, seat)
        log.append(Entry(seat, move, decision.known_to))

    def asked(name: str) -> bool:
        return any(decision.name == name for decision in state.decisions)

    for pair in zip(*map(str.split, _HANDS), strict=True):
        for card in pair:
            make(CHANCE, -1, card=card_of(card))
    for turn, words in enumerate(_TURNS):
        seat = turn % 2
        card, number, *drawn = words.split()
        front = int(number) - 1
        make(seat, turn, kind="play", card=card_of(card), front=front)
        if (turn, "claim") in {comment[:2] for comment in _COMMENTS}:
            make(seat, turn, kind="claim", front=front)
        while asked("claim"):
            make(seat, turn, kind="end_claims")
        if drawn:
            new = card_of(drawn[0])
            make(seat, turn, kind="draw", deck=int(new >= 60))
            make(CHANCE, turn, card=new)
    steps = (Step(places.get((turn, kind), len(log)), comment) for turn, kind, comment in _COMMENTS)
    return Lesson(Match.from_log(setup, log), seat=0, steps=tuple(steps))


LESSON = _lesson()
