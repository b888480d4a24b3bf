"""Positions in which no level above the first may blunder, on either side.

In each of them somebody who has read the rules sees what to do, or what not to. R and A are how far
the Rescue and the Assimilation counter have to go; Hunted 1 and 2 are seats 1 and 2, and the hands
are written as in `positions`.
"""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from pygames.bots import choose
from pygames.not_alone import GAME, moves
from pygames.not_alone.state import State
from tests.not_alone.decisions import decision
from tests.not_alone.exploration import new_table
from tests.not_alone.positions import table
from tests.not_alone.turns import do, explore, go_to, hunt, play, reckon

LEVELS = (2, 3, 4)
SEEDS = range(6)
"""Secret choices are drawn: each position is decided so often."""


class Case(NamedTuple):
    """A position, and what its seat must choose one of, or must not choose.

    A class stands for all moves of that kind.
    """

    why: str
    state: Callable[[], State]
    seat: int
    must: tuple[Any, ...] = ()
    never: tuple[Any, ...] = ()


def looks(*places: int) -> tuple[moves.Place, ...]:
    """The Creature token to any of these places."""
    return tuple(moves.Place("creature", (place,)) for place in places)


CASES = {
    # --- the Creature looks for somebody -----------------------------------------------------
    "one step from the end, look where somebody must be": Case(
        "A 1: Hunted 1 holds nothing but the River",
        lambda: explore(table(3, places={1: "3/1245"}, assimilation=1, rescue=8), 3, 2),
        0,
        must=looks(3),
    ),
    "the last Will counts twice": Case(
        "A 2: a catch and an exhaustion win; both can be in one place only, Hunted 1 has one Will",
        lambda: explore(
            table(
                3,
                places={1: "3/1245", 2: "4/1235"},
                will={1: 1},
                assimilation=2,
                rescue=8,
            ),
            3,
            4,
        ),
        0,
        must=looks(3),
    ),
    "nobody is where nobody owns a card": Case(
        "in the first turn places 6 to 10 are empty",
        lambda: explore(table(4), 1, 2, 3),
        0,
        never=looks(6, 7, 8, 9, 10),
    ),
    "nobody is where all cards are discarded": Case(
        "both Hunted have 3, 4 and 5 in the discard",
        lambda: explore(table(3, places={1: "12/345", 2: "12/345"}), 1, 2),
        0,
        must=looks(1, 2),
    ),
    "Artemia goes where the other token is not": Case(
        "Hunted 1 is in the Lair or in the Jungle, and the Creature token lies on the Lair",
        lambda: do(
            explore(table(2, places={1: "12/345"}, rescue=5), 2), 0, moves.Place("creature", (1,))
        ),
        0,
        must=(moves.Place("artemia", (2,)),),
    ),
    "the Clone goes where the Creature is not": Case(
        "Hunted 1 is in the Lair or in the Jungle: two tokens catch it for certain",
        lambda: play(
            do(
                explore(table(2, places={1: "12/345"}, hunt="clone"), 2),
                0,
                moves.Place("creature", (1,)),
            ),
            0,
            "clone",
        ),
        0,
        must=(moves.Place("target", (2,)),),
    ),
    # --- the Creature's cards ----------------------------------------------------------------
    "the Clone makes the last catch certain": Case(
        "A 1: Hunted 1 is in the Lair or in the Jungle, so two tokens win",
        lambda: explore(table(2, places={1: "12/345"}, hunt="clone", assimilation=1), 2),
        0,
        must=(moves.Play("clone"),),
    ),
    "Anticipation wins with two steps to go": Case(
        "A 2: Hunted 1 must be in the River, and whoever is named costs a step more",
        lambda: explore(table(3, places={1: "3/1245"}, hunt="anticipation", assimilation=2), 3, 2),
        0,
        must=(moves.Play("anticipation"),),
    ),
    "Anticipation names who will be found": Case(
        "Hunted 2 must be in the River, Hunted 1 can be anywhere",
        lambda: do(
            explore(table(3, places={2: "3/1245"}, hunt="anticipation"), 1, 3),
            0,
            moves.Play("anticipation"),
        ),
        0,
        must=(moves.Choose(2),),
    ),
    "Detour leads the last one onto the token": Case(
        "A 1: nobody is caught, but Hunted 1 stands beside the Creature token",
        lambda: reckon(table(2, hunt="detour", assimilation=1), [3], 2),
        0,
        must=(moves.Play("detour"),),
    ),
    "Detour lets nobody go": Case(
        "Hunted 1 is caught already: moving it away would free it",
        lambda: reckon(table(2, hunt="detour"), [2], 2),
        0,
        never=(moves.Play("detour"),),
    ),
    "Detour moves who is free": Case(
        "Hunted 1 is caught; Hunted 2 stands beside the token with the last Will",
        lambda: do(
            reckon(table(3, hunt="detour", will={2: 1}), [2, 3], 2), 0, moves.Play("detour")
        ),
        0,
        must=(moves.Lead(2, 3, 2),),
    ),
    "Stasis stops the rescue": Case(
        "R 1: the Rescue counter arrives at the end of this turn unless it is stopped",
        lambda: go_to(reckon(table(2, hunt="stasis", rescue=1), [2], 5, artemia=5), 4),
        0,
        must=(moves.Play("stasis"),),
    ),
    "Cataclysm stops the Wreck that wins": Case(
        "R 2: the Wreck and the end of the turn bring the two spaces",
        lambda: reckon(table(2, places={1: "*8/"}, hunt="cataclysm", rescue=2, side=2), [8], 5),
        0,
        must=(moves.Play("cataclysm"),),
    ),
    "Cataclysm hits the place that wins": Case(
        "R 2: Hunted 1 is on the Wreck, Hunted 2 in the Jungle",
        lambda: do(
            reckon(
                table(3, places={1: "*8/", 2: "*/"}, hunt="cataclysm", rescue=2, side=2), [8, 2], 5
            ),
            0,
            moves.Play("cataclysm"),
        ),
        0,
        must=(moves.Aim((8,)),),
    ),
    "no card is played to no end": Case(
        "Hunted 1 is on the Creature's place: nothing there can be spoilt any more",
        lambda: reckon(table(2, hunt="cataclysm"), [2], 2),
        0,
        never=(moves.Play("cataclysm"),),
    ),
    # --- Hunted who resist or give up ----------------------------------------------------------
    "giving up loses": Case(
        "A 1: giving up is the last step, and so is resisting with the last Will",
        lambda: table(2, places={1: "12/345"}, will={1: 1}, assimilation=1),
        1,
        must=(moves.Select,),
    ),
    "resist rather than be found": Case(
        "A 1: the Creature knows where a single card leads; one Will brings two cards back",
        lambda: table(2, places={1: "3/1245"}, assimilation=1),
        1,
        must=(moves.Resist,),
    ),
    "do not resist with all Will": Case(
        "A 1: who spends the last Will must give up",
        lambda: table(2, places={1: "3/1245"}, will={1: 2}, assimilation=1),
        1,
        must=(moves.Resist(1),),
    ),
    "three Will and one card: there is no need to give up": Case(
        "one Will brings two of the four cards back, giving up costs a step",
        lambda: table(2, places={1: "3/1245"}),
        1,
        must=(moves.Resist,),
    ),
    "Will is not spent for a single card": Case(
        "four cards are in the hand, only the River is in the discard",
        lambda: table(3, places={1: "1245/3"}),
        1,
        must=(moves.Select,),
    ),
    "who has a choice and Will gives nothing up": Case(
        "three cards in the hand, two in the discard",
        lambda: table(2, places={1: "124/35"}, will={1: 2}),
        1,
        never=(moves.GiveUp, moves.Resist(2)),
    ),
    "the better places come back": Case(
        "R 4: the Wreck is in the discard",
        lambda: do(table(2, places={1: "3/12568"}, rescue=4, side=2), 1, moves.Resist(1)),
        1,
        must=tuple(moves.Take(2, pair) for pair in ((1, 8), (2, 8), (5, 8), (6, 8))),
    ),
    # --- Hunted who are caught -----------------------------------------------------------------
    "Vortex gets away from the last catch": Case(
        "A 1: the Creature token lies on the River, the Jungle is in the discard",
        lambda: hunt(
            explore(table(2, places={1: "1345/2"}, cards={1: "vortex"}, assimilation=1), 3),
            3,
        ),
        1,
        must=(moves.Play("vortex"),),
    ),
    "Dodge prevents the last catch": Case(
        "A 1: three Will are of no use any more",
        lambda: reckon(table(2, cards={1: "dodge"}, assimilation=1), [2], 2),
        1,
        must=(moves.Play("dodge"),),
    ),
    "Wrong Track leads to nobody": Case(
        "A 1: the Creature token leaves the Jungle, but not for the River with Hunted 2 in it",
        lambda: do(
            reckon(table(3, cards={1: "wrong_track"}, assimilation=1), [2, 3], 2),
            1,
            moves.Play("wrong_track"),
        ),
        1,
        must=(moves.Divert("creature", 1), moves.Divert("creature", 7)),
    ),
    "others are saved as well": Case(
        "A 1: Hunted 2 is caught, Hunted 1 holds Wrong Track and stands far away",
        lambda: reckon(table(3, cards={1: "wrong_track"}, assimilation=1), [5, 2], 2),
        1,
        must=(moves.Play("wrong_track"),),
    ),
    "cards rather than the last Will": Case(
        "A 1: Scream takes two cards or the Will that is left; exhaustion loses",
        lambda: reckon(
            table(2, places={1: "1235/4"}, hunt="scream", will={1: 1}, assimilation=1),
            [2],
            5,
            "scream",
            target=2,
        ),
        1,
        never=(moves.LoseWill,),
    ),
    # --- Hunted who are free -------------------------------------------------------------------
    "the Wreck wins": Case(
        "R 2: the Wreck and the end of the turn are enough",
        lambda: reckon(table(2, places={1: "*8/"}, rescue=2, side=2), [8], 5),
        1,
        must=(moves.USE,),
    ),
    "the Beach wins": Case(
        "R 2: the Marker is on the Beach",
        lambda: reckon(table(2, places={1: "1245/3"}, marker=True, rescue=2, side=2), [4], 5),
        1,
        must=(moves.USE,),
    ),
    "the Lair copies the Wreck, and wins": Case(
        "R 2: the Creature token lies on the Wreck",
        lambda: do(reckon(table(2, places={1: "145/23"}, rescue=2, side=2), [1], 8), 1, moves.USE),
        1,
        must=(moves.Copy(8),),
    ),
    "the Jungle brings two cards": Case(
        "with its power it comes back itself, and another card besides",
        lambda: reckon(table(2, places={1: "245/13"}), [2], 5),
        1,
        must=(moves.USE,),
    ),
    "the Source heals who needs it most": Case(
        "Hunted 1 has two Will left, Hunted 2 one",
        lambda: do(reckon(table(3, places={1: "*9/"}, will={1: 2, 2: 1}), [9, 2], 5), 1, moves.USE),
        1,
        never=(moves.Heal(1),),
    ),
    "Amplifier wins": Case(
        "R 2: the Marker on the Beach is a space, the end of the turn another one",
        lambda: go_to(
            reckon(table(2, cards={1: "amplifier"}, marker=True, rescue=2, side=2), [2], 5), 4
        ),
        1,
        must=(moves.Play("amplifier"),),
    ),
    "Shuttle wins": Case(
        "R 1: at once, before the Creature can stop the counter",
        lambda: go_to(
            reckon(new_table(2, hunt="stasis", cards={1: "shuttle"}, rescue=1), [2], 5, artemia=5),
            4,
        ),
        1,
        must=(moves.Play("shuttle"),),
    ),
    "the Wreck is not given away": Case(
        "R 2: Forbidden Zone takes a card of one's own choice",
        lambda: play(
            explore(table(2, places={1: "128/345"}, hunt="forbidden_zone", rescue=2, side=2), 2),
            0,
            "forbidden_zone",
        ),
        1,
        must=(moves.Give(1),),
    ),
    "the Pole wins": Case(
        "R 2: the Pole brings both spaces",
        lambda: reckon(new_table(2, "pole", places={1: "*8/"}, rescue=2, side=2), [8], 5),
        1,
        must=(moves.USE,),
    ),
    "the Pole would take the last Will": Case(
        "A 1, R 4: exhaustion loses before the rescue comes",
        lambda: reckon(
            new_table(2, "pole", places={1: "*8/"}, will={1: 1}, rescue=4, side=2, assimilation=1),
            [8],
            5,
        ),
        1,
        never=(moves.USE,),
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CASES)
def test_no_blunder(name: str, level: int) -> None:
    case = CASES[name]
    state = case.state()
    view = state.view(case.seat)
    asked = decision(view, case.seat)
    for seed in SEEDS:
        move = choose(GAME, view, asked, level, random.Random(seed))

        assert not case.must or _is_among(move, case.must), move
        assert not _is_among(move, case.never), move


def _is_among(move: Any, some: tuple[Any, ...]) -> bool:
    return any(isinstance(move, it) if isinstance(it, type) else move == it for it in some)
