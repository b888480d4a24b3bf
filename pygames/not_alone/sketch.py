"""The position as text, for a terminal."""

from collections.abc import Iterable

from pygames.core.language import _, number
from pygames.core.players import mention
from pygames.not_alone.pieces import TOKENS
from pygames.not_alone.position import Position
from pygames.not_alone.wording import (
    card_titles,
    place_title,
    place_titles,
    token_title,
    where_title,
)

__all__ = ["sketch"]


def sketch(view: Position, seat: int) -> Iterable[str]:
    """Describe the two tracks, the planet, the Hunted, and what the seat holds."""
    yield _(
        "Rescue is {rescue} away, Assimilation {assimilation}",
        rescue=view.rescue,
        assimilation=view.assimilation,
    )
    yield _("; ").join(f"{number(p)} {place_title(view, p)}" for p in view.positions())
    for token in TOKENS:
        if token in view.turn.tokens:
            where = where_title(view, view.turn.tokens[token])
            yield _("{token}: {place}", token=token_title(token), place=where)
    for hunted in view.order:
        yield _hunted(view, hunted)
    if view.hands[seat]:
        yield _("You hold: {cards}", cards=card_titles(sorted(view.hands[seat])))


def _hunted(view: Position, seat: int) -> str:
    """Describe a Hunted in a line."""
    nothing = _("nothing")
    parts = [
        _(
            "{player}: Will {will}; hand: {hand}; discard: {discard}; cards: {cards}",
            player=mention(seat),
            will=view.will[seat],
            hand=place_titles(view, view.may_choose(seat)) or nothing,
            discard=place_titles(view, view.may_lie(seat)) or nothing,
            cards=view.held(seat),
        )
    ]
    if there := [slot.position for slot in view.slots_of(seat)]:
        parts.append(_("at {place}", place=where_title(view, tuple(there))))
    return _("; ").join(parts)
