"""Why a move is good, in short sentences to the player who would make it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pygames.bots.levels import PERFECT
from pygames.core.game import Decision
from pygames.core.language import N_, _, ngettext
from pygames.core.players import mention
from pygames.not_alone import moves
from pygames.not_alone.bot.cards.places import PLACE_VALUES
from pygames.not_alone.bot.changes import changes
from pygames.not_alone.bot.hideouts import chooses_late, hideouts
from pygames.not_alone.bot.plans import plan
from pygames.not_alone.bot.regret_matching import alone, danger
from pygames.not_alone.card_texts import does
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.effects import is_caught
from pygames.not_alone.pieces import ARTEMIA, CREATURE, FULL_WILL
from pygames.not_alone.state import State
from pygames.not_alone.whereabouts import possible

__all__ = ["reasons"]

_MOST = 3
"""The most sentences for one move."""
_FEW = 3
"""With so few Place cards a Hunted is easily read."""
_RARE = 0.12
"""How often the Creature may come to a place that is called safe."""


def reasons(view: State, decision: Decision, move: moves.Move) -> tuple[str, ...]:
    """Explain why its seat would make this move, in facts; () if there are none to tell."""
    tell: Callable[[State, Decision, Any], Iterator[str]] = _WHY.get(type(move), _changes)
    found = tuple(dict.fromkeys(tell(view, decision, move)))[:_MOST]
    always = _FACTS.get(type(move))
    return found or ((_(always),) if always else ())


_FACTS = {
    moves.Decline: N_("Playing first gains nothing."),
    moves.Finish: N_("All tokens are placed."),
    moves.Side: N_("Both sides have six spaces of Artemia; only when they come is different."),
}
"""What is known of a move whenever it is made."""


def _changes(view: State, decision: Decision, move: moves.Move) -> Iterator[str]:
    yield from changes(view, decision.seat, move)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _creature(view: State, seat: int) -> list[float]:
    """Return how likely the Creature token is at each position, as a Hunted may expect it."""
    facts = hideouts(view, PERFECT, seat)
    return danger(facts.peril.creature, plan(facts, PERFECT.insight).creature)


# --- exploring -------------------------------------------------------------------------------


def _gift(view: State, seat: int, place: str) -> str:
    gift = PLACE_VALUES[place].why(view, seat)
    return _(gift) if gift else ""


def _going(view: State, decision: Decision, move: moves.Select) -> Iterator[str]:
    seat, cards = decision.seat, (*(move.cards or ()), *([move.up] if move.up else ()))
    if chooses_late(view, seat):
        yield _("Once the tokens are placed, you go where none of them is.")
    for card in cards:
        if gift := _gift(view, seat, view.place_of(card)):
            yield gift
    if not chooses_late(view, seat) and len(cards) == 1:
        often = _creature(view, seat)[view.position_of(cards[0])]
        if often < _RARE:
            yield _("The Creature has better places to look.")
        else:
            yield _("A Creature that plays well comes here {n}% of the time.", n=_percent(often))
        crowd = [other for other in _there(view, cards[0]) if other != seat]
        if crowd and PLACES[view.place_of(cards[0])].once:
            yield ngettext(
                "{n} other Hunted may go there, too, and only one can use it.",
                "{n} other Hunted may go there, too, and only one can use it.",
                len(crowd),
            )


def _there(view: State, card: int) -> tuple[int, ...]:
    return possible(view, view.position_of(card))


def _resisting(view: State, decision: Decision, _move: moves.Resist) -> Iterator[str]:
    if view.loose_size(decision.seat) <= _FEW:
        yield _hand(view, decision.seat)


def _hand(view: State, seat: int) -> str:
    if not view.loose_size(seat):
        return _("You have no Place card left to choose from.")
    return ngettext(
        "With only {n} Place card left, you are too easy to read.",
        "With only {n} Place cards left, you are too easy to read.",
        view.loose_size(seat),
    )


def _giving_up(view: State, decision: Decision, _move: moves.GiveUp) -> Iterator[str]:
    seat = decision.seat
    if view.loose_size(seat) <= _FEW:
        yield _hand(view, seat)
    if view.will[seat] == 1:
        yield _("Being caught with your last Will would cost two spaces.")
    yield ngettext(
        "For one space of Assimilation {n} card and {will} Will come back.",
        "For one space of Assimilation {n} cards and {will} Will come back.",
        view.piled[seat],
        will=FULL_WILL - view.will[seat],
    )


def _keeping(view: State, decision: Decision, move: moves.Keep) -> Iterator[str]:
    if move.card is None:
        return
    position = view.position_of(move.card)
    lie = [token for token, where in view.turn.tokens.items() if position in where]
    if not lie:
        yield _("No token lies there.")
    elif CREATURE not in lie:
        yield _("The Creature token does not lie there.")
    if gift := _gift(view, decision.seat, view.place_of(move.card)):
        yield gift


def _taking(view: State, decision: Decision, move: moves.Take) -> Iterator[str]:
    size = view.loose_size(decision.seat) + move.size
    if size <= _FEW + 1:
        yield ngettext(
            "With {n} Place card you are harder to read.",
            "With {n} Place cards you are harder to read.",
            size,
        )


# --- the hunt --------------------------------------------------------------------------------


def _placing(view: State, decision: Decision, move: moves.Place) -> Iterator[str]:
    facts = hideouts(view, PERFECT)
    expected = plan(facts, PERFECT.insight)
    empty = 1.0
    free = alone(expected.spreads)
    for position in move.where:
        empty *= free[position]
    if move.token == CREATURE and empty < 1:
        yield _("You find somebody here {n}% of the time.", n=_percent(1 - empty))
    crowd = sorted({other for position in move.where for other in possible(view, position)})
    fewest = sorted(crowd, key=lambda other: (view.loose_size(other), other))
    for other in fewest[:1]:
        size = view.loose_size(other)
        if size <= _FEW:
            yield ngettext(
                "This is the only Place card that {hunted} has left.",
                "This is one of the {n} Place cards that {hunted} has left.",
                size,
                hunted=mention(other),
            )
    if len(crowd) > 1:
        yield ngettext("{n} Hunted may be here.", "{n} Hunted may be here.", len(crowd))
    if not crowd:
        yield _("It has to go somewhere, and nobody can be found anyhow.")
    elif move.token == ARTEMIA and not _is_near(view, move):
        yield _("Anyone here loses a card and cannot use the place.")


def _is_near(view: State, move: moves.Place) -> bool:
    """Whether the Creature token lies there already."""
    return not set(view.turn.tokens.get(CREATURE, ())).isdisjoint(move.where)


# --- cards -----------------------------------------------------------------------------------


def _playing(view: State, decision: Decision, move: moves.Play | moves.PlayKept) -> Iterator[str]:
    seat = decision.seat
    if any(is_caught(view, slot) for slot in view.slots_of(seat)):
        yield _("As things stand you are caught.")
    yield from tuple(changes(view, seat, move)) or (does(move.card),)


def _dropping(_view: State, decision: Decision, _move: moves.Drop) -> Iterator[str]:
    if len(decision.moves) == 1:
        yield _("You have no other card to discard.")


def _nothing_more(
    _view: State, _decision: Decision, _move: moves.Pass | moves.Rest
) -> Iterator[str]:
    yield from ()


_WHY: Mapping[type, Callable[[State, Decision, Any], Iterator[str]]] = {
    moves.Select: _going,
    moves.Resist: _resisting,
    moves.GiveUp: _giving_up,
    moves.Keep: _keeping,
    moves.Take: _taking,
    moves.Place: _placing,
    moves.Play: _playing,
    moves.PlayKept: _playing,
    moves.Drop: _dropping,
    moves.Pass: _nothing_more,
    moves.Rest: _nothing_more,
}
