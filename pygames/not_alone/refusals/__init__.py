"""Why a move is illegal, by what lies open and what its player holds, and by nothing else (NA-96).

A decision offers what is legal; a refusal compares what was tried with what is offered.
"""

from collections.abc import Mapping

from pygames.core.game import IllegalMove, decision_of
from pygames.core.language import N_
from pygames.not_alone import moves
from pygames.not_alone.moves import Move
from pygames.not_alone.position import Position
from pygames.not_alone.refusals import movement, resolution, selection
from pygames.not_alone.refusals.cards import why_no_card
from pygames.not_alone.refusals.case import NOT_HELD, Case, Refusals

__all__ = ["why_not"]

_NOT_NOW = N_("You cannot do that now.")

_REFUSALS: Refusals = {**selection.REFUSALS, **movement.REFUSALS, **resolution.REFUSALS}

_SENTENCES: Mapping[type, tuple[str, str]] = {
    moves.Withdraw: (N_("You have chosen nothing that you could take back."), _NOT_NOW),
    moves.TakeBack: (N_("You have not passed."), _NOT_NOW),
    moves.Give: (_NOT_NOW, NOT_HELD),
    moves.Show: (_NOT_NOW, N_("Show all cards of your hand but two.")),
    moves.Keep: (_NOT_NOW, N_("Choose one of the cards that you have laid down.")),
    moves.Which: (_NOT_NOW, N_("Choose one of the cards that you have played.")),
    moves.TakeAll: (N_("Your discard is empty: there is nothing to take back."), _NOT_NOW),
    moves.Nothing: (N_("You have to choose one of these."), _NOT_NOW),
    moves.Drop: (_NOT_NOW, N_("You cannot discard that card.")),
    moves.Heal: (_NOT_NOW, N_("That Hunted cannot regain Will now.")),
    moves.Gather: (_NOT_NOW, N_("Choose where enough Will lies.")),
    moves.Sow: (_NOT_NOW, N_("Will goes on free spaces between the counter and the star.")),
    moves.Choose: (_NOT_NOW, N_("You cannot choose that player.")),
    moves.Cast: (_NOT_NOW, N_("Keep one of the cards that you have drawn.")),
    moves.Regain: (_NOT_NOW, N_("That card does not lie in the Hunt discard.")),
    moves.Exchange: (_NOT_NOW, N_("Exchange tokens that lie on the planet.")),
    moves.Survey: (N_("There is no place left to turn up."), _NOT_NOW),
}
"""What to say where no move of that kind is offered, and where others of it are."""


def why_not(state: Position, move: Move, seat: int) -> IllegalMove:
    """Return the refusal of an illegal move of a seat that is asked something."""
    decision = decision_of(seat, state.decisions)
    if isinstance(move, moves.Play | moves.PlayKept):
        return why_no_card(state, move, seat, decision.name)
    offered = [it for it in decision.moves if type(it) is type(move)]
    if type(move) in _REFUSALS:
        case = Case(state, seat, decision.name, offered)
        return IllegalMove(_REFUSALS[type(move)](case, move) or _NOT_NOW)
    never, other = _SENTENCES.get(type(move), (_NOT_NOW, _NOT_NOW))
    return IllegalMove(other if offered else never)
