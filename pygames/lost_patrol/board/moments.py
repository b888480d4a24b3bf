"""What is shown on the board until it is understood: dice, and Scouts that are lost."""

from collections.abc import Iterable

from markupsafe import Markup

from pygames.core.language import _
from pygames.core.log import Entry
from pygames.lost_patrol.board.ambush import ambush
from pygames.lost_patrol.board.picks import hex_element
from pygames.lost_patrol.moves import AmbushDice, FireDice, Lose, Sink, ThornDie
from pygames.lost_patrol.state import State
from pygames.table.board import Moment, Sound
from pygames.table.markup import render

__all__ = ["moment"]


def moment(state: State, entry: Entry) -> Moment | None:
    """Return how an ambush (LP-77), a lost Scout (LP-82, LP-92) or a throw of dice is shown."""
    match entry.move:
        case AmbushDice() as dice:
            return _ambush(state, dice)
        case Lose(scout=scout):
            return _lost(state, [scout], "claw")
        case Sink(scouts=scouts):
            return _lost(state, scouts, None)
        case FireDice(dice=thrown) if len(thrown) == state.dice_left:
            thrown = (*(state.throw.dice if state.throw else ()), *thrown)
            why = _("Each die that shows {n} or more hits.", n=state.options.hit_from)
            return _throw(state, thrown, why, "shot")
        case ThornDie(die=die):
            why = _("With {n} or more it gets out.", n=state.options.thorn_from)
            return _throw(state, [die], why, "dice")
    return None


def _ambush(state: State, dice: AmbushDice) -> Moment:
    clash = state.clash_of(dice)
    return Moment((hex_element(clash.cell),), ambush(clash), sound="dice")


def _lost(state: State, scouts: Iterable[int], sound: Sound | None) -> Moment:
    places = {state.scouts[scout] for scout in scouts}
    picture = render("lost_patrol/lost.html", scouts=scouts)
    elements = tuple(hex_element(cell) for cell in places if cell is not None)
    return Moment(elements, picture, sound=sound)


def _throw(state: State, dice: Iterable[int], why: str, sound: Sound) -> Moment:
    cell = None if state.active is None else state.scouts[state.active]
    picture: Markup = render("lost_patrol/throw.html", dice=dice)
    return Moment(() if cell is None else (hex_element(cell),), picture, why, sound=sound)
