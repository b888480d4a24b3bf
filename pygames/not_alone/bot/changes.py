"""What a move changes, in sentences to the player who would make it."""

from collections.abc import Iterator

from pygames.core.language import N_, _, ngettext
from pygames.core.players import mention
from pygames.not_alone.bot.evaluation import evaluate
from pygames.not_alone.bot.lookahead import settled, world_of
from pygames.not_alone.effects import is_caught, is_ineffective
from pygames.not_alone.moves import Move
from pygames.not_alone.place_selection import BOTH, ONE_OF_TWO, WITH_DISCARD
from pygames.not_alone.position import Position
from pygames.not_alone.state import State

__all__ = ["changes"]

_PREPARED = {
    ONE_OF_TWO: N_("Next turn you choose between two places once all tokens are placed."),
    WITH_DISCARD: N_("Next turn you choose between two places once all tokens are placed."),
    BOTH: N_("Next turn you explore two places."),
}


def changes(view: State, seat: int, move: Move) -> Iterator[str]:
    """Yield what is different for a seat after a move and what follows from it."""
    world = world_of(view)
    after = settled(world, seat, move, evaluate)
    over = after.turns > view.turns
    yield from _counters(view, after, int(over and not view.turn.stopped))
    if not over:
        yield from _caught(view, after, seat)
    if seat == view.creature and not over:
        yield from _hurt(view, after)
    elif seat != view.creature:
        yield from _helped(view, after, seat)


def _counters(view: Position, after: Position, anyhow: int) -> Iterator[str]:
    """Tell how the counters move; `anyhow`: spaces of the Rescue counter without the move."""
    spaces = view.rescue - after.rescue - anyhow
    if spaces > 0:
        yield ngettext(
            "The Rescue counter moves {n} space.", "The Rescue counter moves {n} spaces.", spaces
        )
    if after.assimilation > view.assimilation:
        yield _("The Assimilation counter goes back a space.")
    if after.marker and not view.marker:
        yield _("With the Marker on the Beach, the next visit there moves the Rescue counter.")
    if after.shield > view.shield:
        yield _("The Shield comes closer to the Dome.")
    if after.turn.stopped and not view.turn.stopped:
        yield _("The Rescue counter does not move at the end of this turn.")
    if after.next_limit > view.next_limit:
        yield _("Next turn you may play two Hunt cards.")


def _seized(state: Position) -> set[int]:
    return {slot.seat for slot in state.turn.slots if is_caught(state, slot)}


def _caught(view: Position, after: Position, seat: int) -> Iterator[str]:
    before, then = _seized(view), _seized(after)
    for other in view.order:
        if other in before and other not in then:
            yield (
                _("You get away from the Creature.")
                if other == seat
                else _("The Creature no longer catches {hunted}.", hunted=mention(other))
            )
        elif other in then and other not in before:
            yield _("It catches {hunted}.", hunted=mention(other))


def _idle(state: Position) -> set[int]:
    return {
        slot.seat for slot in state.turn.slots if not slot.resolved and is_ineffective(state, slot)
    }


def _hurt(view: Position, after: Position) -> Iterator[str]:
    for other in sorted(_idle(after) - _idle(view)):
        yield _("It stops {hunted} from using the place.", hunted=mention(other))
    for other in view.order:
        size = after.hand_size(other)
        if size < view.hand_size(other):
            yield ngettext(
                "It leaves {hunted} only {n} Place card in hand.",
                "It leaves {hunted} only {n} Place cards in hand.",
                size,
                hunted=mention(other),
            )


def _helped(view: Position, after: Position, seat: int) -> Iterator[str]:
    more = after.loose_size(seat) - view.loose_size(seat)
    if more > 0:
        yield ngettext("You have {n} more Place card.", "You have {n} more Place cards.", more)
    if after.will[seat] > view.will[seat]:
        yield _("You regain Will.")
    for other in view.order:
        if other != seat and after.will[other] > view.will[other]:
            yield _("It gives Will back to {hunted}.", hunted=mention(other))
    if after.held(seat) > view.held(seat):
        yield _("You get another Survival card.")
    due = after.next_due.get(seat)
    if due is not None and seat not in view.next_due:
        yield _(_PREPARED[due])
