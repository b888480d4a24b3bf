"""Positions in which no level above the first may blunder, as a table.

In each of them a player who has played a few times sees what to do, or what not to.
"""

import random
from typing import Any, NamedTuple

import pytest

import pygames
from pygames.battle_line.pieces import TROOP
from pygames.bots import choose
from tests.battle_line.positions import (
    DRAW_TACTICS,
    DRAW_TROOP,
    betray,
    claim,
    desert,
    discard,
    legal,
    play,
    position,
    put_back,
    redeploy,
)

GAME = pygames.GAMES["battle-line"]
SEEDS = {2: 20, 3: 3, 4: 2}
"""Level -> how often it is asked: level 2 draws its moves, so it is asked more often."""


class Case(NamedTuple):
    """A position, and the moves from which the choice must come, or must not come.

    A move may be given as the card that is played, to whichever front or from whichever side.
    """

    why: str
    where: dict[str, Any]
    must: tuple[Any, ...] = ()
    never: tuple[Any, ...] = ()


def at(**where: Any) -> dict[str, Any]:
    """A position, in the words of `positions.position`."""
    return where


def plays(card: str, *fronts: int) -> tuple[Any, ...]:
    """The card to any of these fronts."""
    return tuple(play(card, front) for front in fronts)


EVERYWHERE = range(1, 10)

CASES = {
    # --- troops ------------------------------------------------------------------------------
    "finish a wedge": Case(
        "the last card of the wedge is in hand, and the opponent is about to have a phalanx",
        at(hands=("R8 G1 B2 Y3 O4 P5 G2", ""), fronts={5: ("R10 R9", "G9 B9")}),
        must=plays("R8", 5),
    ),
    "keep the last card of a wedge": Case(
        "R8 belongs to the wedge on front 5, wherever else it might do something",
        at(
            hands=("R8 G1 B2 Y3 O4 P5 G2", ""),
            fronts={5: ("R10 R9", "G9 B9"), 6: ("B8", "Y2 P4"), 2: ("G8", "Y1 P3")},
        ),
        never=plays("R8", 1, 2, 3, 4, 6, 7, 8, 9),
    ),
    "spoil no wedge": Case(
        "a low card on front 5 turns a wedge that two cards can still finish into a host",
        at(
            hands=("G1 B2 Y3 O4 P5 G2 O1", ""),
            fronts={5: ("R9 R8", "G9 B9"), 2: ("B4", "Y10 Y9 Y8")},
        ),
        never=(*plays("G1", 5), *plays("B2", 5), *plays("Y3", 5), *plays("O4", 5)),
    ),
    "waste goes where all is lost": Case(
        "front 2 cannot be won any more, all others have a strong side that needs its cards",
        at(
            hands=("G1 R7 R10 B7 P8 Y5 O3", ""),
            fronts={
                1: ("R9 R8", "B2"),
                2: ("B4", "G8 G7 G6"),
                3: ("B9 B8", "G3"),
                4: ("P10 P9", "G4"),
                5: ("Y6 Y4", "R2"),
                6: ("O4 O2", "R1"),
                7: ("G10 G9", "O5"),
                8: ("P6 P5", "O8"),
                9: ("O10 Y10", "B3"),
            },
        ),
        never=plays("G1", 1, 3, 4, 5, 6, 7, 8, 9),
    ),
    "nothing good goes where all is lost": Case(
        "front 2 is lost to a wedge; the eights finish a phalanx on front 5",
        at(
            hands=("P8 B9 B7 Y6 O6 G2 G3", ""),
            fronts={2: ("B10", "Y10 Y9 Y8"), 5: ("R8 O8", "G7 G6")},
            won=((4,), (6,)),
        ),
        never=(*plays("P8", 2), *plays("B9", 2)),
    ),
    "the front that wins the match": Case(
        "a third nine beats the eights on front 5 and wins three side by side",
        at(
            hands=("Y9 G1 B2 P3 O4 P6 G2", ""),
            fronts={5: ("R9 O9", "B8 G8 P8"), 7: ("Y10 Y8", "B1")},
            won=((3, 4), (1, 2)),
        ),
        must=plays("Y9", 5),
    ),
    "the front that saves the match": Case(
        "a third five makes front 6 safe: B10 and B7 lie face up, so no wedge can come of B9 B8",
        at(
            hands=("P5 G1 Y2 O3 G4 O6 G7", ""),
            fronts={6: ("R5 O5", "B9 B8"), 1: ("B10", "B7"), 9: ("Y7", "R2")},
            won=((2, 8), (4, 5)),
        ),
        must=plays("P5", 6),
    ),
    "the stronger of two cards": Case(
        "both finish the battalion, but only R10 beats the one that the opponent has",
        at(
            hands=("R10 R1 B2 Y3 O4 P5 G2", ""),
            fronts={5: ("R6 R3", "G9 G5 G4")},
            won=((3, 4), (7, 8)),
        ),
        must=plays("R10", 5),
    ),
    "an equal side that comes later loses": Case(
        "a battalion of 18 is complete over there; 18 here is too late, 19 is not",
        at(
            hands=("R9 R8 B2 Y3 O4 P5 G2", ""),
            fronts={5: ("R7 R3", "G9 G5 G4")},
            won=((3, 4), (7, 8)),
        ),
        must=plays("R9", 5),
    ),
    # --- tactics cards that decide ---------------------------------------------------------------
    "a Leader wins the match": Case(
        "Achilles is the third card of a wedge that nobody can beat",
        at(
            hands=("LA G1 B2 Y3 O4 P5 G2", ""),
            fronts={5: ("R10 R9", "G9 B9")},
            won=((3, 4), (1, 2)),
        ),
        must=plays("LA", 5),
    ),
    "Fog wins the match": Case(
        "in Fog the sum of 28 beats a low wedge",
        at(
            hands=("FO G1 B2 Y3 O4 P5 G2", ""),
            fronts={5: ("R10 G9 B9", "Y4 Y5 Y6")},
            won=((3, 4), (1, 2)),
        ),
        must=plays("FO", 5),
    ),
    "the Traitor wins the match": Case(
        "their G8 is what the wedge on front 5 lacks",
        at(
            hands=("HA B1 B2 Y3 O4 P5 B7", ""),
            fronts={5: ("G10 G9", "P8 O8"), 7: ("R1 B3", "G8 Y7")},
            won=((3, 4), (1, 2)),
        ),
        must=(betray("G8", 5),),
    ),
    "the Deserter saves the match": Case(
        "the opponent will claim front 6 at the start of the turn, and win three side by side",
        at(
            hands=("FI B1 B2 Y3 O4 P5 B7", ""),
            fronts={6: ("R9 O9", "G10 G9 G8"), 1: ("R4 R5", "P8 O8")},
            won=((2, 8), (4, 5)),
            claim_window="start",
        ),
        must=(desert("G10"), desert("G9"), desert("G8")),
    ),
    # --- tactics cards for nothing -----------------------------------------------------------
    "no tactics card on an empty table": Case(
        "nothing is known yet, and each of them is worth more later",
        at(hands=("LA EK FO R9 R8 G5 B2", "")),
        never=tuple(move for card in ("LA", "EK", "FO") for move in plays(card, *EVERYWHERE)),
    ),
    "no Leader on a lost front": Case(
        "no third card beats the wedge on front 2",
        at(
            hands=("LA G1 B2 Y3 O4 P5 G2", ""),
            fronts={2: ("B10 P2", "Y10 Y9 Y8"), 5: ("R9", "G7")},
        ),
        never=plays("LA", 2),
    ),
    "no Fog on a front that is won": Case(
        "the wedge on front 5 cannot be beaten, a sum of 9 can",
        at(
            hands=("FO G1 B2 Y5 O4 P5 G2", ""),
            fronts={5: ("R4 R3 R2", "G9 B9 P8"), 7: ("Y7", "O7")},
        ),
        never=plays("FO", 5),
    ),
    "no Mud on a front that is won": Case(
        "three cards are enough to win front 5, and there is no fourth to go with them",
        at(
            hands=("MU G1 B2 Y5 O4 P5 G2", ""),
            fronts={5: ("R10 R9 R8", "G9 B9"), 7: ("Y7", "O7")},
        ),
        never=plays("MU", 5),
    ),
    "Redeploy takes nothing from a front that is won": Case(
        "the wedge on front 5 will be claimed this turn",
        at(
            hands=("TB G1 B2 Y5 O4 P5 G2", ""),
            fronts={5: ("R10 R9 R8", "G9 B9"), 7: ("Y7 R6", "O7"), 2: ("R7", "P1")},
        ),
        never=tuple(
            redeploy(card, front)
            for card in ("R10", "R9", "R8")
            for front in (*EVERYWHERE, None)
            if front != 5
        ),
    ),
    "the Deserter leaves waste alone": Case(
        "their low host loses anyway; a wedge is about to be finished on front 5",
        at(
            hands=("FI B1 B2 Y3 O4 P5 B7", ""),
            fronts={5: ("R9 O9 P9", "G10 G9"), 2: ("P10 P8", "R1 Y2")},
        ),
        never=(desert("R1"), desert("Y2")),
    ),
    "the Traitor takes no card that spoils a side": Case(
        "a low card of another colour does harm to the wedges on fronts 5 and 7",
        at(
            hands=("HA B1 B2 Y3 O4 P5 B7", ""),
            fronts={5: ("R9 R8", "G2 Y7"), 7: ("P10 P9", "O1 G6")},
        ),
        never=(betray("G2", 5), betray("G2", 7), betray("O1", 5), betray("O1", 7)),
    ),
    # --- claims, draws and cards put back --------------------------------------------------------
    "claim what decides": Case(
        "front 5 wins the match, front 8 is one of many",
        at(
            fronts={5: ("R10 R9 R8", ""), 8: ("B10 B9 B8", "")},
            won=((3, 4), (1, 2)),
            step="claim",
        ),
        must=(claim(5),),
    ),
    "draw no tactics card that cannot be played": Case(
        "one more than the opponent has been played already (BL-18)",
        at(
            hands=("R1 G5 B7 Y8 P2 O6", ""),
            fronts={5: ("R9 LA", "G9 B9"), 2: ("O4", "P7")},
            played=(1, 0),
            step="draw",
        ),
        must=(DRAW_TROOP,),
    ),
    "draw no third tactics card": Case(
        "two of them wait in the hand, and troops are what is lacking",
        at(
            hands=("R1 G5 B7 Y8 LA FO", ""),
            fronts={5: ("R9", "G9 B9"), 2: ("O4", "P7")},
            step="draw",
        ),
        never=(DRAW_TACTICS,),
    ),
    "put back what no front needs": Case(
        "R8 finishes a wedge, and a Leader may be needed anywhere",
        at(
            hands=("R8 LA G1 B2 Y1 O4 P5 G2", ""),
            fronts={5: ("R10 R9", "G9 B9"), 2: ("Y9", "P7")},
            step="scout_return",
        ),
        never=(put_back("R8"), put_back("LA")),
    ),
    "discard what does not belong": Case(
        "Mud has gone, and three of the four cards are a wedge",
        at(
            fronts={5: ("R10 R9 R8 G1", "G9 B9")},
            step="excess",
            mud_excess="owner_discards",
        ),
        must=(discard("G1"),),
    ),
}


@pytest.mark.parametrize("level", SEEDS)
@pytest.mark.parametrize("name", CASES)
def test_no_level_above_the_first_blunders(name, level):
    case = CASES[name]
    state = asked(case.where)
    (decision,) = state.decisions
    view = state.view(decision.seat)
    allowed = set(case.must or legal(state)) - set(case.never)
    assert set(case.must) | set(case.never) <= set(legal(state)), "the table asks the impossible"

    chosen = {
        choose(GAME, view, decision, level, random.Random(seed)) for seed in range(SEEDS[level])
    }

    assert chosen <= allowed, case.why


def asked(where):
    """The position, in the middle of a turn, with seven troops in the opponent's hand."""
    step = where.get("step", "play")
    within = {"scout_return": [("scout_return", 0, 0)], "excess": [("excess", 0, 4)]}
    state = position(**where | {"step": "draw" if step in within else step})
    state.steps = within.get(step, state.steps)
    deck = state.unseen[TROOP]
    state.hands[1] = sorted(random.Random(1).sample(deck, 7))
    state.unseen[TROOP] = [card for card in deck if card not in state.hands[1]]
    state.left[TROOP] -= 7
    return state
