"""The first lesson of Lost Patrol: nine tiles of jungle, two ambushes, and the Dropship."""

from collections.abc import Iterable

from pygames.core.language import N_
from pygames.core.log import Entry, make_setup
from pygames.core.match import Match
from pygames.geometry.hexes import cell
from pygames.lost_patrol import moves
from pygames.table.lesson import Lesson, Step

__all__ = ["LESSON"]

_OPTIONS = {"mix": "2-1+1-4-0-0-0-0-1"}
_STRAIGHTS, _GENTLE, _THORNS, _SHARPS, _DEAD_END, _DROPSHIP = (0, 1), 2, 3, (4, 5, 6, 7), 8, 10
"""The numbers of the tiles."""

_SERGEANT, _SUPPORT, _ONE, _TWO, _THREE = moves.WALK
_CLEARING, _PATH, _CURVE = cell(0, 0), cell(1, 0), cell(2, 0)
_NEXT_PATH, _WEED, _SHIP = cell(3, -1), cell(4, -2), cell(5, -2)


def _tile(
    where: int, edge: int, tile: int, rotation: int
) -> tuple[moves.Name, moves.Drawn, moves.Rotate]:
    """Return the moves that lay a tile beyond an edge of a cell."""
    return (moves.Name(where, edge), moves.Drawn(tile), moves.ROTATE[rotation])


_STORY: tuple[moves.Move | str, ...] = (
    *_tile(_CLEARING, 0, _STRAIGHTS[0], 0),
    *_tile(_PATH, 0, _GENTLE, 1),
    *_tile(_CLEARING, 1, _SHARPS[0], 3),
    *_tile(_CLEARING, 2, _SHARPS[1], 5),
    *_tile(_CLEARING, 3, _DEAD_END, 0),
    *_tile(_CLEARING, 4, _SHARPS[2], 0),
    *_tile(_CLEARING, 5, _SHARPS[3], 2),
    # round 1
    N_("Five Scouts must find their ship. Tap Trooper 1, then the path to the right."),
    _ONE[0],
    N_("A Scout has two actions, one after the other. Go on to the curve."),
    _ONE[0],
    *(_TWO[0], _TWO[0]),
    N_("The Sergeant adds 1 in an ambush on its own tile. Let it follow the others!"),
    _SERGEANT[0],
    _SERGEANT[0],
    N_("The Support trooper adds 1 to an ambush it sees. Follow, with the curve in sight!"),
    _SUPPORT[0],
    _THREE[0],
    N_("Next, the Lurkers’ player adds tiles where you see a path end. End your actions!"),
    moves.END_PHASE,
    *_tile(_CURVE, 1, _STRAIGHTS[1], 1),
    *_tile(_NEXT_PATH, 1, _THORNS, 4),
    *(
        moves.NewGroup(_WEED),
        moves.Grow(_WEED),
        moves.MoveGroup(_WEED, 4),
        moves.STEP[4],
        moves.STOP,
    ),
    *(moves.Ambush(_CURVE), moves.AmbushDice(4, 3, 1)),
    N_("Ambush won, 5 to 4: Sergeant and Support decided it. Push the last Lurker ahead!"),
    moves.PushLurkers((0, 1, 0, 0, 0, 0)),
    # round 2
    N_("Lurkers do not stop Scouts. Trooper 1 goes after this one, onto its tile."),
    _ONE[1],
    N_("Scouts fire only at Lurkers on their own tile. Three dice, and each 6 hits: fire!"),
    moves.FIRE[2],
    moves.FireDice((2, 6, 3)),
    N_("You see along straight paths, but not round curves. Run where you can see: Trooper 2!"),
    _TWO[1],
    _TWO[1],
    *(_SERGEANT[1], _SERGEANT[1], _SUPPORT[0], _SUPPORT[1], _THREE[0]),
    N_("Tap Trooper 3: −5 means five tiles would be lost behind you. Never mind, go on!"),
    _THREE[1],
    *_tile(_WEED, 0, _DROPSHIP, 3),
    *(moves.NewGroup(_SHIP), moves.Grow(_SHIP), moves.NewGroup(_CLEARING)),
    # round 3
    N_("The Dropship! But Trooper 2 stands in snare-weed: only a 4, 5 or 6 lets it go."),
    _TWO[0],
    moves.ThornDie(2),
    N_("A 2: it is stuck. Try again with its second action!"),
    _TWO[0],
    moves.ThornDie(5),
    *(_SERGEANT[0], moves.ThornDie(4)),
    N_("Two are on the ship, and so are Lurkers. The Sergeant has an action left: fire!"),
    moves.FIRE[0],
    moves.FireDice((6, 1, 3)),
    *(_ONE[1], _ONE[0], moves.ThornDie(6)),
    N_("Three are on the ship. Next to it the Support trooper sees them: one step!"),
    _SUPPORT[1],
    N_("One Scout on the ship at the end of the round is enough. Hold out: end your actions!"),
    moves.END_PHASE,
    *(moves.Grow(_SHIP), moves.MoveGroup(_CLEARING, 0), moves.Grow(_SHIP)),
    *(moves.Ambush(_SHIP), moves.AmbushDice(2, 5, 3), moves.PushLurkers((0, 0, 0, 6, 0, 0))),
    N_("Seven Lurkers, and you held out by 7 to 6. You have won! Now try a bot."),
)
"""All moves, with the explanations before the moves they belong to."""


def _lesson(story: Iterable[moves.Move | str]) -> Lesson:
    """Play the story by the rules."""
    setup = make_setup("lost-patrol", 2, _OPTIONS)
    state = setup.start()
    log: list[Entry] = []
    steps: list[Step] = []
    for item in story:
        if isinstance(item, str):
            steps.append(Step(len(log), item))
        else:
            decision = state.decisions[0]
            state.apply(item, decision.seat)
            log.append(Entry(decision.seat, item, decision.known_to))
    return Lesson(Match.from_log(setup, log), seat=0, steps=tuple(steps))


LESSON = _lesson(_STORY)
