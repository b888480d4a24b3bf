"""The places of Exploration, and the coloured Artefacts (NA-111 to NA-124)."""

from functools import partial
from itertools import combinations

from pygames.core.game import REFEREE
from pygames.not_alone.cards.labyrinth import can_labyrinth, labyrinth
from pygames.not_alone.cards.places import (
    NO_CARD,
    back_with,
    can_draw,
    copies,
    copy_place,
    gives_back,
    may_prepare,
    most_taken,
    not_yet,
    prepare,
    take_this,
)
from pygames.not_alone.cards.registry import PLACES, Place
from pygames.not_alone.choices import discard_cards, heal_somebody, heals, leads, takes
from pygames.not_alone.dealt import Exchanged
from pygames.not_alone.moves import (
    NOTHING,
    SEARCH,
    Copy,
    Decide,
    GoOn,
    Lead,
    Nothing,
    Search,
    Sow,
    Take,
)
from pygames.not_alone.pieces import ARTEMIA, FULL_WILL
from pygames.not_alone.position import Position
from pygames.not_alone.selections import FJORD, RUN
from pygames.not_alone.steps import Ask, Run
from pygames.not_alone.tracks import advance_rescue, move_shield
from pygames.not_alone.turn import Slot
from pygames.not_alone.will import lose_will
from pygames.not_alone.zones import add_to_pile, draw, exchange, recover, take_from_hand

__all__ = ["CARDS"]

# --- Nexus, Oasis, Dome ----------------------------------------------------------------------

_COPIED_BY_NEXUS = range(2, 6)


def _nexus_copies(s: Position, seat: int, card: int) -> list[Copy]:
    return copies(s, seat, card, _COPIED_BY_NEXUS)


def _nexus(s: Position, seat: int, card: int) -> None:
    s.push(Ask("nexus", seat, _nexus_copies, _copied, (card,)))


def _copied(s: Position, move: Copy, seat: int, card: int) -> None:
    copy_place(s, seat, card, move.card)


def _oasis(s: Position, seat: int, card: int) -> None:
    """Take the card back, and one more for each Will that is missing (NA-112)."""
    missing = FULL_WILL - s.will[seat]
    back_with(s, seat, card, missing, missing)


def _dome(s: Position, _seat: int, _card: int) -> None:
    s.turn.once |= {"dome"}
    move_shield(s)


# --- Mangrove, Archipelago, Pole -------------------------------------------------------------


def _can_mangrove(s: Position, seat: int, card: int) -> bool:
    """Whether anything comes back: under Persecution only the card itself (NA-132, NA-202)."""
    allowed = card != NO_CARD or most_taken(s) is None or s.options.rulings.asks_idly
    return allowed and gives_back(s, seat, card)


def _mangrove(s: Position, seat: int, card: int) -> None:
    """Exchange hand and discard, unless Persecution allows the card alone (NA-116, NA-132)."""
    s.push(Run(take_this, (seat, card)))
    if most_taken(s) is None:
        s.push(Ask("exchange", REFEREE, _exchanges, _exchanged, (seat,), s.witnesses))


def _exchanges(s: Position, _referee: int, seat: int) -> list[Exchanged]:
    """Return what the hand holds: in a view, cards that lie on the table may be in it."""
    cards, size = s.in_hand(seat), s.hand_size(seat)
    return [Exchanged(seat, some) for some in combinations(cards, size)]


def _exchanged(s: Position, move: Exchanged, _referee: int, seat: int) -> None:
    exchange(s, seat, s.hand_size(seat), move.cards)


def _can_archipelago(s: Position, seat: int, _card: int) -> bool:
    return can_draw(s) or (s.hand_size(seat) < _FEW and bool(heals(s, seat)))


_FEW = 3
"""With fewer Place cards in hand the Archipelago heals (NA-117)."""


def _archipelago(s: Position, seat: int, _card: int) -> None:
    if s.hand_size(seat) < _FEW:
        heal_somebody(s, seat)
    if can_draw(s):
        draw(s, seat)


def _can_pole(s: Position, seat: int, _card: int) -> bool:
    return s.will[seat] > 0


def _pole(s: Position, seat: int, _card: int) -> None:
    lose_will(s, seat)
    advance_rescue(s, 2, by=seat)


# --- Fungi, Portal ---------------------------------------------------------------------------


def _fungi_moves(s: Position, _seat: int, _card: int = NO_CARD) -> list[Search | Sow]:
    """Return the ways to put two Will on the track ahead, or one if no more can be (NA-119)."""
    free = [space for space in range(1, s.rescue) if space not in s.track]
    size = min(2, len(free), s.supply)
    sowing = [Sow(some) for some in combinations(free, size)] if size else []
    return [*[SEARCH] * can_draw(s), *sowing]


def _can_fungi(s: Position, seat: int, _card: int) -> bool:
    return bool(_fungi_moves(s, seat))


def _fungi(s: Position, seat: int, card: int) -> None:
    s.push(Ask("fungi", seat, _fungi_moves, _fungi_made, (card,)))


def _fungi_made(s: Position, move: Search | Sow, seat: int, _card: int) -> None:
    if isinstance(move, Sow):
        s.track = s.track.union(move.spaces)
    else:
        draw(s, seat)


def _uncertain(s: Position, seat: int) -> bool:
    """Whether others cannot tell what exactly a hand and a discard hold."""
    return s.turn.smoke or s.turn.laid.get(seat, 0) > 0


def _portal_cards(s: Position, seat: int) -> list[GoOn | Nothing]:
    cards = [GoOn(card) for card in s.in_hand(seat) if s.accessible(card)]
    return [*cards, *[NOTHING] * _uncertain(s, seat)]


def _can_portal(s: Position, seat: int, _card: int) -> bool:
    return s.hand_size(seat) > 0 and bool(_portal_cards(s, seat))


def _portal(s: Position, seat: int, _card: int) -> None:
    s.push(Ask("portal", seat, _portal_cards, _gone_on))


def _gone_on(s: Position, move: GoOn | Nothing, seat: int) -> None:
    """Discard the card that was played; another one lies there, unresolved (NA-120).

    On the Run gives back only the card that was revealed, which is gone now (NA-193).
    """
    if isinstance(move, Nothing):
        return
    slot = s.slot(seat, s.turn.resolving[seat])
    s.turn.slots = tuple(it for it in s.turn.slots if it != slot)
    if not slot.back:
        add_to_pile(s, seat, slot.card)
    take_from_hand(s, seat, move.card)
    s.turn.due = {other: it for other, it in s.turn.due.items() if (other, it) != (seat, RUN)}
    s.turn.slots += (Slot(seat, move.card, s.position_of(move.card)),)


# --- coloured Artefacts ----------------------------------------------------------------------


def _red_copies(s: Position, seat: int, card: int) -> list[Copy | Nothing]:
    cards = copies(s, seat, card, s.may_lie(seat))
    return [*cards, *[NOTHING] * _uncertain(s, seat)]


def _can_red(s: Position, seat: int, card: int) -> bool:
    return s.piled[seat] > 0 and bool(_red_copies(s, seat, card))


def _red(s: Position, seat: int, card: int) -> None:
    s.push(Ask("red", seat, _red_copies, _red_copied, (card,)))


def _red_copied(s: Position, move: Copy | Nothing, seat: int, card: int) -> None:
    if isinstance(move, Copy):
        copy_place(s, seat, card, move.card)


def _green_leads(s: Position, seat: int, card: int) -> list[Lead]:
    """Return the ways to move whoever has an unresolved slot, or oneself (NA-122)."""
    return leads(s, [it for it in s.turn.slots if not it.resolved or it[:2] == (seat, card)])


def _can_green(s: Position, seat: int, card: int) -> bool:
    return s.hand_size(seat) > 0 and bool(_green_leads(s, seat, card))


def _green(s: Position, seat: int, card: int) -> None:
    s.push(Ask("green", seat, _green_leads, _green_led, (card,)))
    discard_cards(s, seat, 1)


def _green_led(s: Position, move: Lead, _seat: int, _card: int) -> None:
    slot = s.slot(move.seat, move.card)
    s.change(slot, slot._replace(resolved=False, position=move.position))


_CALM = Decide("calm")
"""The Artemia token has no effect for the rest of the turn (NA-123)."""


def _yellow_moves(s: Position, seat: int, _card: int = NO_CARD) -> list[Decide | Take]:
    limit = most_taken(s)
    back = takes(s, seat, 1, 2 if limit is None else limit)
    return [*[_CALM] * (ARTEMIA in s.turn.tokens), *back]


def _can_yellow(s: Position, seat: int, _card: int) -> bool:
    return ARTEMIA in s.turn.tokens or s.piled[seat] > 0


def _yellow(s: Position, seat: int, card: int) -> None:
    s.push(Ask("yellow", seat, _yellow_moves, _yellow_made, (card,), s.witnesses))


def _yellow_made(s: Position, move: Decide | Take, seat: int, _card: int) -> None:
    if isinstance(move, Take):
        recover(s, seat, move.size, move.cards)
    else:
        s.turn.avoids |= {(other, ARTEMIA) for other in s.order}


CARDS = {
    "nexus": Place(_nexus, lambda s, seat, card: bool(_nexus_copies(s, seat, card)), progress=1),
    "oasis": Place(_oasis, gives_back),
    "fjord": Place(partial(prepare, FJORD), may_prepare),
    "dome": Place(_dome, partial(not_yet, "dome")),
    "labyrinth": Place(labyrinth, can_labyrinth),
    "mangrove": Place(_mangrove, _can_mangrove),
    "archipelago": Place(_archipelago, _can_archipelago),
    "pole": Place(_pole, _can_pole, copyable=False, returns=True),
    "fungi": Place(_fungi, _can_fungi),
    "portal": Place(_portal, _can_portal),
    "artefact_red": Place(_red, _can_red, copyable=False),
    "artefact_green": Place(_green, _can_green, copyable=False),
    "artefact_yellow": Place(_yellow, _can_yellow, copyable=False),
}
PLACES |= CARDS
