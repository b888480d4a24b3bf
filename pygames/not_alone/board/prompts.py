"""One sentence that tells a player what to do now, or what everybody is waiting for."""

from collections.abc import Callable, Mapping

from pygames.core.game import Decision
from pygames.core.language import N_, _, ngettext
from pygames.not_alone import moves
from pygames.not_alone.board.card_prompts import CARD_PROMPTS, hide, swap
from pygames.not_alone.board.elements import (
    DISCARD_IT,
    PLAY_IT,
    TAKE_IT,
    card_of,
    numbered,
    slot_of,
    token_of,
)
from pygames.not_alone.board.place_prompts import PLACE_PROMPTS
from pygames.not_alone.board.reasons import with_reason
from pygames.not_alone.board.waiting_prompts import waiting
from pygames.not_alone.names import card_title, token_title
from pygames.not_alone.pieces import SURVIVAL
from pygames.not_alone.question import has, more
from pygames.not_alone.question_registry import question_of
from pygames.not_alone.state import State
from pygames.table.board import Sight

__all__ = ["prompt"]


def prompt(sight: Sight[State]) -> str:
    """Tell the deciding seat what to do now, or the others what they are waiting for."""
    decision = sight.decision
    if decision is None:
        return waiting(sight.view, sight.names)
    return with_reason(sight, decision, _wish(sight, decision))


def _wish(sight: Sight[State], decision: Decision) -> str:
    for button in sight.next & _READ.keys():
        return _(_READ[button], card=card_title(card_of(sight.picked[-1])))
    question = question_of(decision.name)
    if isinstance(question.prompt, str) and question.prompt:
        return _(question.prompt)
    if callable(question.prompt):
        return question.prompt(sight.view, decision, len(sight.picked))
    if decision.name in _PROMPTS:
        return _PROMPTS[decision.name](sight, decision)
    return _BY_MOVE[next(iter(question.picks.values()))](sight, decision)


_READ: Mapping[str, str] = {
    PLAY_IT: N_("{card}: play it, or choose something else"),
    DISCARD_IT: N_("{card}: discard it, or choose the other card"),
    TAKE_IT: N_("{card}: take it, or choose another card"),
}
"""What is asked while a card is read, by the button that it can be followed by."""

# --- tokens and players ----------------------------------------------------------------------


def _hunt(sight: Sight[State], decision: Decision) -> str:
    placing = [move for move in decision.moves if isinstance(move, moves.Place)]
    tokens = {move.token for move in placing}
    if not tokens:
        if has(decision, moves.Finish) and not has(decision, moves.Play, moves.PlayKept):
            return _("Finish the hunt", context="prompt")
        return _("Play a Hunt card, or finish the hunt")
    named = tokens.intersection(map(token_of, sight.picked)) or tokens
    if len(named) > 1:
        if sight.picked:
            return _("Choose the token for this place")
        if has(decision, moves.Play, moves.PlayKept):
            return _("Choose a token to place, or play a Hunt card")
        return _("Choose a token to place")
    (token,) = named
    title = token_title(token)
    if numbered("place", sight.picked):
        return _("Place {token:the}: now choose an adjacent place", token=title)
    if any(move.token == token and len(move.where) > 1 for move in placing):
        return _("Place {token:the} on two adjacent places", token=title)
    if not sight.picked and has(decision, moves.Play, moves.PlayKept):
        return _("Place {token:the}, or play a Hunt card", token=title)
    return _("Place {token:the}", token=title)


def _divert(sight: Sight[State], decision: Decision) -> str:
    tokens = {move.token for move in decision.moves}
    named = tokens.intersection(map(token_of, sight.picked)) or tokens
    if len(named) > 1:
        return _("Choose the token to move")
    return _("Move {token:the} to an adjacent place", token=token_title(*named))


def _exchange(sight: Sight[State], decision: Decision) -> str:
    if sight.picked:
        return _("Choose the other token")
    if has(decision, moves.Nothing):
        return _("Choose two tokens to exchange, or leave them all")
    return _("Choose two tokens to exchange")


def _lead(sight: Sight[State], decision: Decision) -> str:
    slots = {move[:2] for move in decision.moves if isinstance(move, moves.Lead)}
    named = slots.intersection(map(slot_of, sight.picked)) or slots
    if len(named) > 1:
        return _("Choose whom to move")
    (seat,) = (seat for seat, _card in named)
    if seat == decision.seat:
        return _("Choose the adjacent place to move to")
    return _("Choose the adjacent place for {name}", name=sight.names[seat])


def _being_played(sight: Sight[State], decision: Decision) -> str:
    """Name the card that the deciding seat has just played."""
    state = sight.view
    hunting = decision.seat == state.creature
    return card_title(state.turn.in_play[-1].acts_as if hunting else state.used[SURVIVAL][-1])


def _aim(sight: Sight[State], decision: Decision) -> str:
    card = _being_played(sight, decision)
    if sight.picked:
        return _("{card}: now choose an adjacent place", card=card)
    if len(decision.moves[0].where) > 1:
        return _("{card}: choose two adjacent places", card=card)
    return _("{card}: choose a place", card=card)


def _choose(sight: Sight[State], decision: Decision) -> str:
    return _("{card}: choose one of the Hunted", card=_being_played(sight, decision))


def _gather(sight: Sight[State], decision: Decision) -> str:
    count = max(len(move.spaces) for move in decision.moves)
    if sight.picked:
        return more(count - len(sight.picked))
    return ngettext(
        "Take {n} Will from the supply, or from the track",
        "Take {n} Will from the supply, or from the track",
        count,
    )


_PROMPTS: Mapping[str, Callable[[Sight[State], Decision], str]] = {**PLACE_PROMPTS, **CARD_PROMPTS}
"""Name of the decision -> what is asked."""

_BY_MOVE: Mapping[type, Callable[[Sight[State], Decision], str]] = {
    moves.Aim: _aim,
    moves.Choose: _choose,
    moves.Divert: _divert,
    moves.Exchange: _exchange,
    moves.Gather: _gather,
    moves.Hide: hide,
    moves.Lead: _lead,
    moves.Place: _hunt,
    moves.Swap: swap,
}
"""What is asked wherever moves of a kind are made, if the question does not say it."""
