"""The lesson of the Hunted: caught once, missed twice, and rescued in eight turns."""

from pygames.core.game import CHANCE
from pygames.core.language import N_
from pygames.core.log import make_setup
from pygames.not_alone import moves
from pygames.not_alone.dealer_moves import Draw
from pygames.not_alone.lesson.story import Made, lesson_from
from pygames.not_alone.pieces import ARTEMIA, CONTINUOUS
from pygames.not_alone.pieces import CREATURE as TOKEN

__all__ = ["LESSON"]

_CREATURE, _YOU, _FRIEND = range(3)
_JUNGLE, _BEACH, _ROVER, _WRECK = 2, 4, 5, 8
_DEALT = (
    Draw(_YOU, "dodge"),
    Draw(_FRIEND, "amplifier"),
    Draw(_CREATURE, "fierceness"),
    Draw(_CREATURE, "stasis"),
    Draw(_CREATURE, "toxin"),
)


def _hunted(creature: int, artemia: int = 0) -> tuple[Made, ...]:
    """Return where the Creature places its tokens."""
    places = {TOKEN: creature} | ({ARTEMIA: artemia} if artemia else {})
    return (
        *((_CREATURE, moves.Place(it, (at,))) for it, at in places.items()),
        (_CREATURE, moves.FINISH),
    )


def _select(seat: int, card: int) -> Made:
    return (seat, moves.Select((card,)))


_STORY: tuple[Made | str, ...] = (
    (_CREATURE, moves.Side(CONTINUOUS)),
    *((CHANCE, drawn) for drawn in _DEALT),
    # turn 1
    N_("Hide until help comes! Each turn you choose a place in secret: now the Rover."),
    _select(_YOU, _ROVER),
    _select(_FRIEND, _JUNGLE),
    *_hunted(_BEACH),
    N_("The Creature hunts on the Beach. You are safe where you are: use the Rover!"),
    (_YOU, moves.USE),
    N_("More places wait in the reserve. Hold or right-click one to read it, then take the Wreck."),
    (_YOU, moves.Find(_WRECK)),
    (_FRIEND, moves.USE),
    # turn 2
    N_("Your Rover lies in your discard, open to all; the rest is your hand. Choose the Wreck!"),
    _select(_YOU, _WRECK),
    _select(_FRIEND, _BEACH),
    *_hunted(_ROVER),
    N_("Two counters run for the star, and Rescue is yours. Use the Wreck: it moves on!"),
    (_YOU, moves.USE),
    (_FRIEND, moves.USE),
    # turn 3
    N_("It also moves at the end of each turn. Your hand has four cards: choose the Beach."),
    _select(_YOU, _BEACH),
    _select(_FRIEND, _JUNGLE),
    *_hunted(_BEACH),
    *((_FRIEND, moves.USE), (_FRIEND, moves.Take(1, (_BEACH,)))),
    # turn 4
    N_("Caught! 1 Will lost, and Assimilation moved. A small hand is easy to read: resist!"),
    (_YOU, moves.Resist(1)),
    (_YOU, moves.Take(2, (_ROVER, _WRECK))),
    N_("For 1 Will the Rover and the Wreck are back. Be bold and choose the Wreck again!"),
    _select(_YOU, _WRECK),
    _select(_FRIEND, 1),
    *_hunted(_WRECK),
    N_("Found again! But you hold a Survival card for this: play Dodge."),
    (_YOU, moves.Play("dodge")),
    N_("The Creature token does nothing to you now. You are free to use the Wreck!"),
    (_YOU, moves.USE),
    # turns 5 to 7
    *(_select(_YOU, _JUNGLE), _select(_FRIEND, _BEACH), *_hunted(1)),
    *((_YOU, moves.USE), (_YOU, moves.Take(1, (_WRECK,))), (_FRIEND, moves.USE)),
    *(_select(_YOU, _WRECK), _select(_FRIEND, _JUNGLE), *_hunted(_ROVER, artemia=3)),
    *((_YOU, moves.USE), (_FRIEND, moves.USE), (_FRIEND, moves.Take(1, (_BEACH,)))),
    *(_select(_YOU, _JUNGLE), _select(_FRIEND, _BEACH), *_hunted(_WRECK, artemia=1)),
    *((_YOU, moves.USE), (_YOU, moves.Take(1, (_WRECK,))), (_FRIEND, moves.USE)),
    # turn 8
    N_("Later: rescue is 3 away, and on its symbol Artemia hunts, too. Choose the Wreck!"),
    _select(_YOU, _WRECK),
    _select(_FRIEND, 3),
    *_hunted(_JUNGLE, artemia=_ROVER),
    N_("Two tokens, and both have missed you. Use the Wreck!"),
    (_YOU, moves.USE),
    (_FRIEND, moves.USE),
    (_FRIEND, moves.Play("amplifier")),
    N_("The Wreck, a friend’s Amplifier, the turn’s end: rescued! You have won. Now try a bot."),
)
"""What matters of all moves, with the explanations before the moves they belong to."""


LESSON = lesson_from(_STORY, make_setup("not-alone", 3, {}), _YOU)
