"""The Survival cards of Exploration, but for those of phase 3 (NA-178 to NA-192)."""

from pygames.core.game import Decision
from pygames.core.language import N_, _
from pygames.core.steps import Ask, Run
from pygames.not_alone.card_decisions import aim
from pygames.not_alone.cards.powers import can_draw
from pygames.not_alone.cards.registry import PLACES, Survival
from pygames.not_alone.effects import in_play
from pygames.not_alone.moves import SEARCH, Decide, Search
from pygames.not_alone.names import place_titles
from pygames.not_alone.pieces import SURVIVAL, TARGET
from pygames.not_alone.place_selection import withdraw
from pygames.not_alone.planet import RESERVED, Where
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.question import Question, about
from pygames.not_alone.tracks import advance_rescue, move_shield
from pygames.not_alone.turn import Slot
from pygames.not_alone.zones import draw, keep_open, recover_all, take_played_back, use_up

__all__ = ["CARDS"]

# --- the Beach or the Dome -------------------------------------------------------------------

_MARKER, _SHIELD = Decide("marker"), Decide("shield")


def _ingenuity_moves(state: Position, _seat: int) -> list[Decide]:
    if "dome" in state.planet:
        return [_SHIELD]
    return [*[_MARKER] * (not state.marker)]


_INGENUITY = Question(
    "ingenuity",
    N_("Ingenuity: choose what it does"),
    buttons={"marker": N_("Put the Marker on the Beach")},
)


def _ingenuity(state: Position, seat: int) -> None:
    state.push(Ask(_INGENUITY.name, seat, _ingenuity_moves, _ingenuity_made))


def _ingenuity_made(state: Position, move: Decide, _seat: int) -> None:
    if move == _SHIELD:
        move_shield(state)
    else:
        state.marker = True


def _amplifier_moves(state: Position, _seat: int) -> list[Decide]:
    """Return what can be done: no Rescue under Stasis (NA-142)."""
    if "dome" in state.planet:
        return [_SHIELD]
    return [*[_MARKER] * (state.marker and not state.turn.stopped)]


_AMPLIFIER = Question(
    "amplifier",
    N_("Amplifier: choose what it does"),
    buttons={"marker": N_("Take the Marker off the Beach")},
)


def _amplifier(state: Position, seat: int) -> None:
    state.push(Ask(_AMPLIFIER.name, seat, _amplifier_moves, _amplifier_made))


def _amplifier_made(state: Position, move: Decide, seat: int) -> None:
    if move == _SHIELD:
        move_shield(state)
    else:
        state.marker = False
        advance_rescue(state, by=seat)


# --- exploration -----------------------------------------------------------------------------


def _hindrance(state: Position, _seat: int) -> None:
    state.turn.no_creature |= {*RESERVED}


def _can_refuge(state: Position, _seat: int) -> bool:
    """Whether no Hunt card has taken the Target token this turn (NA-187)."""
    return not state.turn.refuge and all(
        TARGET not in card.symbols for _played, card in in_play(state)
    )


def _refuge(state: Position, seat: int) -> None:
    aim(state, seat, True, _shelter)


def _shelter(state: Position, where: Where) -> None:
    state.turn.refuge = True
    state.turn.no_creature |= {*where}


def _can_breathe(state: Position, seat: int) -> bool:
    return state.loose_size(seat) <= 1 and state.piled[seat] > 0


def _second_wind(state: Position, seat: int) -> None:
    withdraw(state, seat)
    recover_all(state, seat)


def _can_be_tenacious(state: Position, seat: int) -> bool:
    """Whether a Resist is still to come, and can bring a third card (NA-192)."""
    return seat not in state.turn.acted and not state.turn.no_resist and state.piled[seat] > 2


def _tenacity(state: Position, seat: int) -> None:
    state.turn.tenacious |= {seat}


# --- the end of the turn ---------------------------------------------------------------------


def _shuttle(state: Position, seat: int) -> None:
    advance_rescue(state, by=seat)


_TOP = Decide("top")


def _equipment_moves(state: Position, _seat: int) -> list[Search | Decide]:
    """Return the ways to get a card: of the deck, or the top of the discard (NA-184)."""
    return [*[SEARCH] * can_draw(state), *[_TOP] * bool(state.used[SURVIVAL])]


_EQUIPMENT = Question("equipment", N_("Draw a Survival card, or take the top one of the discard"))


def _equipment(state: Position, seat: int) -> None:
    """Choose before this card itself comes to lie on the discard."""
    own = state.used[SURVIVAL][-1]
    state.used = replaced(state.used, SURVIVAL, state.used[SURVIVAL][:-1])
    state.push(Run(use_up, (SURVIVAL, own)))
    state.push(Ask(_EQUIPMENT.name, seat, _equipment_moves, _equipped))


def _equipped(state: Position, move: Search | Decide, seat: int) -> None:
    if isinstance(move, Search):
        draw(state, seat)
    else:
        *others, top = state.used[SURVIVAL]
        state.used = replaced(state.used, SURVIVAL, tuple(others))
        keep_open(state, seat, top)


def _to_rally(state: Position) -> list[Slot]:
    """Return the slots that were caught and whose cards may be taken back (NA-186)."""
    return [
        slot
        for slot in state.turn.slots
        if slot[:2] in state.turn.caught
        and not slot.back
        and not PLACES[state.place_of(slot.card)].returns
    ]


def _ask_to_rally(state: Position, _decision: Decision, _picked: int) -> str:
    return _("{place}: take it back, or leave it", place=place_titles(state, [about(state)]))


_RALLY = Question("rally", _ask_to_rally, open=True)


def _rally(state: Position, _seat: int) -> None:
    for slot in reversed(_to_rally(state)):
        state.push(Ask(_RALLY.name, slot.seat, _rallies, _rallied, (slot.card,)))


_BACK, _LEAVE = Decide("back"), Decide("leave")


def _rallies(_state: Position, _seat: int, _card: int) -> list[Decide]:
    return [_BACK, _LEAVE]


def _rallied(state: Position, move: Decide, seat: int, card: int) -> None:
    if move == _BACK:
        take_played_back(state, state.slot(seat, card))


CARDS = {
    "ingenuity_x": Survival(
        N_("Ingenuity"),
        N_("Put the Marker on the Beach, or move the Shield 1 place on."),
        1,
        _ingenuity,
        lambda state, seat: bool(_ingenuity_moves(state, seat)),
        replaces="ingenuity",
        asks=(_INGENUITY,),
    ),
    "amplifier_x": Survival(
        N_("Amplifier"),
        N_(
            "Remove the Marker from the Beach: the Rescue counter moves 1 space. Or move the "
            "Shield 1 place on."
        ),
        4,
        _amplifier,
        lambda state, seat: bool(_amplifier_moves(state, seat)),
        replaces="amplifier",
        asks=(_AMPLIFIER,),
    ),
    "shuttle": Survival(
        N_("Shuttle"),
        N_("If the Rescue counter is 1 space from the star, the Hunted win."),
        4,
        _shuttle,
        lambda state, _seat: state.rescue == 1,
    ),
    "hindrance": Survival(
        N_("Hindrance"),
        N_("The Creature token cannot be placed on places 6 to 10 this turn."),
        1,
        _hindrance,
        lambda _state, _seat: True,
    ),
    "equipment": Survival(
        N_("Equipment"),
        N_("Draw a Survival card, or take the top one of the Survival discard."),
        4,
        _equipment,
        lambda state, seat: bool(_equipment_moves(state, seat)),
        asks=(_EQUIPMENT,),
    ),
    "rally": Survival(
        N_("Rally"),
        N_("All whom the Creature caught this turn may take back the card they played there."),
        4,
        _rally,
        lambda state, _seat: bool(_to_rally(state)),
        asks=(_RALLY,),
    ),
    "refuge": Survival(
        N_("Refuge"),
        N_(
            "Choose 2 adjacent places: the Creature token cannot be placed there this turn. No "
            "Hunt card with the Target symbol can be played."
        ),
        1,
        _refuge,
        _can_refuge,
    ),
    "second_wind": Survival(
        N_("Second Wind"),
        N_("If you have at most 1 Place card in hand, take back your whole discard."),
        1,
        _second_wind,
        _can_breathe,
    ),
    "tenacity": Survival(
        N_("Tenacity"),
        N_("If you resist this turn, each Will brings back up to 3 cards instead of 2."),
        1,
        _tenacity,
        _can_be_tenacious,
    ),
}
