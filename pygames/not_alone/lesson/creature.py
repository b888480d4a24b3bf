"""The lesson of the Creature: it reads hands, plays cards, and has won in six turns."""

from pygames.core.game import CHANCE
from pygames.core.language import N_
from pygames.core.log import make_setup
from pygames.not_alone import moves
from pygames.not_alone.dealer_moves import Draw
from pygames.not_alone.lesson.story import Made, lesson_from
from pygames.not_alone.pieces import ARTEMIA, TARGET
from pygames.not_alone.pieces import CREATURE as TOKEN

__all__ = ["LESSON"]

_FIRST, _SECOND, _YOU = range(3)
_LAIR, _JUNGLE, _RIVER, _BEACH, _ROVER, _WRECK = 1, 2, 3, 4, 5, 8
_SCENE = {"creature": "last", "track": "continuous"}
_DEALT = (
    Draw(_FIRST, "amplifier"),
    Draw(_SECOND, "vortex"),
    Draw(_YOU, "virus"),
    Draw(_YOU, "fierceness"),
    Draw(_YOU, "clone"),
)


def _select(seat: int, card: int) -> Made:
    return (seat, moves.Select((card,)))


def _place(token: str, *where: int) -> Made:
    return (_YOU, moves.Place(token, where))


_FINISH = (_YOU, moves.FINISH)

_STORY: tuple[Made | str, ...] = (
    *((CHANCE, drawn) for drawn in _DEALT),
    # turn 1
    *(_select(_FIRST, _JUNGLE), _select(_SECOND, _ROVER)),
    N_("You hunt! Two Hunted have hidden, each on one of five places. Try the Rover."),
    _place(TOKEN, _ROVER),
    N_("One token is all you have now. Finish the hunt: then the places are revealed."),
    _FINISH,
    (_FIRST, moves.USE),
    # turn 2
    *(_select(_FIRST, _ROVER), _select(_SECOND, _RIVER)),
    N_("Caught! That cost 1 Will, and your counter moved. Now choose Virus, read it, play it."),
    (_YOU, moves.Play("virus")),
    N_("It brings the Artemia token, on two places. Lay it on the Jungle and the River."),
    _place(ARTEMIA, _JUNGLE, _RIVER),
    N_("One of them still has the Rover in hand. Place the Creature token there again!"),
    _place(TOKEN, _ROVER),
    _FINISH,
    *((_SECOND, moves.Discard(1, (_LAIR,))), (CHANCE, Draw(_YOU, "stasis"))),
    # turn 3
    *(_select(_FIRST, _LAIR), _select(_SECOND, _BEACH)),
    N_("Both are hit, and Artemia took a card. Now Fierceness: anyone caught pays twice."),
    (_YOU, moves.Play("fierceness")),
    N_("Filled numbers are cards in hand. One Hunted has only 2 and 4: choose the Beach!"),
    _place(TOKEN, _BEACH),
    _FINISH,
    *((_FIRST, moves.USE), (_FIRST, moves.TAKE_ALL)),
    (CHANCE, Draw(_YOU, "tracking")),
    # turns 4 and 5
    *(_select(_FIRST, _JUNGLE), _select(_SECOND, _ROVER), _place(TOKEN, _JUNGLE), _FINISH),
    *((_SECOND, moves.USE), (_SECOND, moves.Find(_WRECK))),
    *((_FIRST, moves.GIVE_UP), _select(_FIRST, _RIVER), _select(_SECOND, _WRECK)),
    *(_place(TOKEN, _WRECK), _FINISH, (_FIRST, moves.NOTHING)),
    # turn 6
    *(_select(_FIRST, _BEACH), _select(_SECOND, _LAIR)),
    N_("Later: one Hunted has given in, and you are 1 space from the star. Play Clone!"),
    (_YOU, moves.Play("clone")),
    N_("Clone hunts like a second Creature. First put the Creature token on the Jungle …"),
    _place(TOKEN, _JUNGLE),
    N_("… and the Target token on the Beach: both Hunted have 2 and 4 in hand."),
    _place(TARGET, _BEACH),
    *(_FINISH, (_SECOND, moves.USE), (_SECOND, moves.TAKE_ALL)),
    N_("Caught on the Beach, and your counter is there: you have won! Now try bots."),
)
"""What matters of all moves, with the explanations before the moves they belong to."""

LESSON = lesson_from(_STORY, make_setup("not-alone", 3, _SCENE), _YOU)
