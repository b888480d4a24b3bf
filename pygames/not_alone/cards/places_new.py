"""The places of Exploration (NA-111 to NA-120)."""

from functools import partial
from itertools import combinations

from pygames.core.game import REFEREE, Decision
from pygames.core.language import N_, _, ngettext
from pygames.core.steps import Ask, Run
from pygames.not_alone.card_decisions import heal_somebody, heals
from pygames.not_alone.cards.labyrinth import LABYRINTH_ASKS, can_labyrinth, labyrinth
from pygames.not_alone.cards.powers import (
    EITHER,
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
    uncertain,
)
from pygames.not_alone.cards.registry import Place
from pygames.not_alone.dealer_moves import Exchanged
from pygames.not_alone.moves import NOTHING, SEARCH, Copy, GoOn, Nothing, Search, Sow
from pygames.not_alone.pieces import FULL_WILL
from pygames.not_alone.place_selection import ONE_OF_THREE, WITH_DISCARD
from pygames.not_alone.position import Position
from pygames.not_alone.question import Question, has, more
from pygames.not_alone.tracks import advance_rescue, move_shield
from pygames.not_alone.turn import Slot
from pygames.not_alone.will import lose_will
from pygames.not_alone.zones import add_to_pile, draw, exchange, take_from_hand

__all__ = ["CARDS"]

# --- Nexus, Oasis, Dome ----------------------------------------------------------------------

_COPIED_BY_NEXUS = range(2, 6)


def _nexus_copies(state: Position, seat: int, card: int) -> list[Copy]:
    return copies(state, seat, card, _COPIED_BY_NEXUS)


_NEXUS = Question(
    "nexus",
    N_("Choose the place whose power you use"),
    {"place": Copy},
    open=True,
    refuse=lambda _state, _seat, card: (
        None if card in _COPIED_BY_NEXUS else N_("Choose a place from 2 to 5.")
    ),
)


def _nexus(state: Position, seat: int, card: int) -> None:
    state.push(Ask(_NEXUS.name, seat, _nexus_copies, _copied, (card,)))


def _copied(state: Position, move: Copy, seat: int, card: int) -> None:
    copy_place(state, seat, card, move.card)


def _oasis(state: Position, seat: int, card: int) -> None:
    """Take the card back, and one more for each Will that is missing (NA-112)."""
    missing = FULL_WILL - state.will[seat]
    back_with(state, seat, card, missing, missing)


def _dome(state: Position, _seat: int, _card: int) -> None:
    state.turn.once |= {"dome"}
    move_shield(state)


# --- Mangrove, Archipelago, Pole -------------------------------------------------------------


def _can_mangrove(state: Position, seat: int, card: int) -> bool:
    """Whether anything comes back: under Persecution only the card itself (NA-132, NA-202)."""
    allowed = card != NO_CARD or most_taken(state) is None or state.options.rulings.asks_idly
    return allowed and gives_back(state, seat, card)


def _mangrove(state: Position, seat: int, card: int) -> None:
    """Exchange hand and discard, unless Persecution allows the card alone (NA-116, NA-132)."""
    state.push(Run(take_this, (seat, card)))
    if most_taken(state) is None:
        state.push(Ask("exchange", REFEREE, _exchanges, _exchanged, (seat,), state.witnesses))


def _exchanges(state: Position, _referee: int, seat: int) -> list[Exchanged]:
    """Return what the hand holds: in a view, cards that lie on the table may be in it."""
    cards, size = state.in_hand(seat), state.hand_size(seat)
    return [Exchanged(seat, some) for some in combinations(cards, size)]


def _exchanged(state: Position, move: Exchanged, _referee: int, seat: int) -> None:
    exchange(state, seat, state.hand_size(seat), move.cards)


def _can_archipelago(state: Position, seat: int, _card: int) -> bool:
    return can_draw(state) or (state.hand_size(seat) < _FEW and bool(heals(state, seat)))


_FEW = 3
"""With fewer Place cards in hand the Archipelago heals (NA-117)."""


def _archipelago(state: Position, seat: int, _card: int) -> None:
    if state.hand_size(seat) < _FEW:
        heal_somebody(state, seat)
    if can_draw(state):
        draw(state, seat)


def _can_pole(state: Position, seat: int, _card: int) -> bool:
    return state.will[seat] > 0


def _pole(state: Position, seat: int, _card: int) -> None:
    lose_will(state, seat)
    advance_rescue(state, 2, by=seat)


# --- Fungi, Portal ---------------------------------------------------------------------------


def _fungi_moves(state: Position, _seat: int, _card: int = NO_CARD) -> list[Search | Sow]:
    """Return the ways to put two Will on the track ahead, or one if no more can be (NA-119)."""
    free = [space for space in range(1, state.rescue) if space not in state.track]
    size = min(2, len(free), state.supply)
    sowing = [Sow(some) for some in combinations(free, size)] if size else []
    return [*[SEARCH] * can_draw(state), *sowing]


def _can_fungi(state: Position, seat: int, _card: int) -> bool:
    return bool(_fungi_moves(state, seat))


def _ask_fungi(_state: Position, decision: Decision, picked: int) -> str:
    count = max((len(move.spaces) for move in decision.moves if isinstance(move, Sow)), default=0)
    if picked:
        return more(count - picked)
    if not count:
        return _("Draw a Survival card", context="prompt")
    if has(decision, Search):
        return ngettext(
            "Draw a Survival card, or put {n} Will on the track",
            "Draw a Survival card, or put {n} Will on the track",
            count,
        )
    return ngettext("Put {n} Will on the track", "Put {n} Will on the track", count)


_FUNGI = Question("fungi", _ask_fungi, {"track": Sow}, open=True)


def _fungi(state: Position, seat: int, card: int) -> None:
    state.push(Ask(_FUNGI.name, seat, _fungi_moves, _fungi_made, (card,)))


def _fungi_made(state: Position, move: Search | Sow, seat: int, _card: int) -> None:
    if isinstance(move, Sow):
        state.track = state.track.union(move.spaces)
    else:
        draw(state, seat)


def _portal_cards(state: Position, seat: int) -> list[GoOn | Nothing]:
    cards = [GoOn(card) for card in state.in_hand(seat) if state.accessible(card)]
    return [*cards, *[NOTHING] * uncertain(state, seat)]


def _can_portal(state: Position, seat: int, _card: int) -> bool:
    return state.hand_size(seat) > 0 and bool(_portal_cards(state, seat))


_PORTAL = Question("portal", N_("Choose the place to go on to"), {"own": GoOn})


def _portal(state: Position, seat: int, _card: int) -> None:
    state.push(Ask(_PORTAL.name, seat, _portal_cards, _gone_on))


def _gone_on(state: Position, move: GoOn | Nothing, seat: int) -> None:
    """Discard the card that was played; another one lies there, unresolved (NA-120).

    On the Run gives back only the card that was revealed, which is gone now (NA-193).
    """
    if isinstance(move, Nothing):
        return
    slot = state.slot(seat, state.turn.resolving[seat])
    state.turn.slots = tuple(it for it in state.turn.slots if it != slot)
    if not slot.back:
        add_to_pile(state, seat, slot.card)
    take_from_hand(state, seat, move.card)
    state.turn.due = {
        other: it for other, it in state.turn.due.items() if (other, it) != (seat, ONE_OF_THREE)
    }
    state.turn.slots += (Slot(seat, move.card, state.position_of(move.card)),)


CARDS = {
    "nexus": Place(
        N_("Nexus"),
        N_(
            "Use the power of the place numbered 2, 3, 4 or 5. If the Creature catches anybody "
            "here, the Assimilation counter moves 1 space more."
        ),
        N_("Copy a place 2–5"),
        _nexus,
        lambda state, seat, card: bool(_nexus_copies(state, seat, card)),
        progress=1,
        asks=(_NEXUS,),
    ),
    "oasis": Place(
        N_("Oasis"),
        N_("Take back this card, and 1 more from your discard for each Will you are missing."),
        N_("Cards for missing Will"),
        _oasis,
        gives_back,
        asks=(EITHER,),
    ),
    "fjord": Place(
        N_("Fjord"),
        N_(
            "Next turn, you may also choose a card of your discard, face up. Once the tokens are "
            "placed, explore one of the two; both are discarded."
        ),
        N_("Next turn: use your discard"),
        partial(prepare, WITH_DISCARD),
        may_prepare,
        due=WITH_DISCARD,
    ),
    "dome": Place(
        N_("Dome"),
        N_(
            "Move the Shield 1 place on. When it comes to the Dome, the Assimilation counter goes"
            " back 1 space and the Shield returns to place 1. Once a turn for all."
        ),
        N_("Move the Shield"),
        _dome,
        partial(not_yet, "dome"),
        once=True,
        shield=True,
    ),
    "labyrinth": Place(
        N_("Labyrinth"),
        N_(
            "Turn up a place of row two, then use its power or take its card. Or take a card "
            "that you do not own of a place already turned up."
        ),
        N_("Turn up a place", context="brief"),
        labyrinth,
        can_labyrinth,
        uncovers=True,
        asks=LABYRINTH_ASKS,
    ),
    "mangrove": Place(
        N_("Mangrove"),
        N_("Exchange your hand for your discard, then take back this card."),
        N_("Swap hand and discard"),
        _mangrove,
        _can_mangrove,
    ),
    "archipelago": Place(
        N_("Archipelago"),
        N_(
            "Draw a Survival card. If you have fewer than 3 Place cards in hand, a Hunted of your"
            " choice with 1 or 2 Will also regains 1."
        ),
        N_("Draw, perhaps +1 Will"),
        _archipelago,
        _can_archipelago,
    ),
    "pole": Place(
        N_("Pole"),
        N_(
            "Lose 1 Will: the Rescue counter moves 2 spaces. After the turn this card returns to "
            "the reserve, used or not. Cannot be copied."
        ),
        N_("−1 Will, +2 rescue"),
        _pole,
        _can_pole,
        copyable=False,
        returns=True,
        single=True,
        rescues=lambda _state: True,
        rescue_spaces=2,
    ),
    "fungi": Place(
        N_("Fungi"),
        N_(
            "Draw a Survival card, or put 2 Will from the supply on free spaces of the Rescue "
            "track, where the counter will pick them up for the Hunted."
        ),
        N_("Draw, or lay out Will"),
        _fungi,
        _can_fungi,
        asks=(_FUNGI,),
    ),
    "portal": Place(
        N_("Portal"),
        N_("Discard this card and play another from your hand: you go on to its place."),
        N_("Go on elsewhere"),
        _portal,
        _can_portal,
        asks=(_PORTAL,),
    ),
}
