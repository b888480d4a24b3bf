"""The position in sentences, for screen readers."""

from collections.abc import Iterable, Mapping

from pygames.core.language import N_, _, listed, ngettext
from pygames.core.players import is_you
from pygames.not_alone.board.words import card_label, place_label
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.effects import has_shield
from pygames.not_alone.names import card_titles
from pygames.not_alone.planet import RESERVED
from pygames.not_alone.state import State
from pygames.not_alone.whereabouts import possible
from pygames.table.board import Sight

__all__ = ["tell"]


def tell(sight: Sight[State]) -> list[str]:
    """Tell the turn, the tracks, each place, each player, and what the seat itself holds."""
    state = sight.view
    sentences = [*_course(state), _creature(sight)]
    sentences += [_hunted(sight, seat) for seat in state.order]
    sentences += [_place(sight, position) for position in state.positions()]
    sentences += [*_reserve(state), *_own(sight)]
    return [f"{sentence}." for sentence in sentences]


_PHASES: Mapping[int, str] = {
    1: N_("Turn {n}: the Hunted choose where to go"),
    2: N_("Turn {n}: the Creature hunts"),
    3: N_("Turn {n}: the places are revealed"),
    4: N_("Turn {n} ends"),
}


def _course(state: State) -> list[str]:
    """Tell the turn and what is on the tracks."""
    phase = _PHASES.get(state.turn.moment[0], N_("Turn {n}"))
    told = [_(phase, n=state.turns)] if state.turns else []
    told.append(
        _(
            "Rescue is {rescue} away, Assimilation {assimilation}",
            rescue=state.rescue,
            assimilation=state.assimilation,
        )
    )
    for distance in sorted(state.track):
        told.append(
            ngettext(
                "Will lies {n} space from rescue", "Will lies {n} spaces from rescue", distance
            )
        )
    if has_shield(state):
        told.append(_("The Shield is at {place}", place=place_label(state, state.shield)))
    elif state.marker:
        told.append(_("The Marker is on the Beach"))
    return told


def _creature(sight: Sight[State]) -> str:
    state, seat = sight.view, sight.view.creature
    name, count = sight.names[seat], state.held(seat)
    parts = [
        ngettext(
            "You are the Creature and hold {n} Hunt card",
            "You are the Creature and hold {n} Hunt cards",
            count,
        )
        if is_you(name)
        else ngettext(
            "{name} is the Creature and holds {n} Hunt card",
            "{name} is the Creature and holds {n} Hunt cards",
            count,
            name=name,
        )
    ]
    if state.turn.in_play:
        cards = card_titles(it.card for it in state.turn.in_play)
        parts.append(_("in play: {cards}", cards=cards))
    return _("; ").join(parts)


def _hunted(sight: Sight[State], seat: int) -> str:
    state = sight.view
    parts = [
        ngettext("{n} Will", "{n} Will", state.will[seat]),
        ngettext("{n} Survival card", "{n} Survival cards", state.held(seat)),
        _("in hand: {places}", places=_cards(state, state.loose[seat])),
        _("in the discard: {places}", places=_cards(state, state.pile[seat])),
    ]
    if lost := state.lost(seat):
        parts.append(_("behind smoke: {places}", places=_cards(state, lost)))
    if slots := state.slots_of(seat):
        parts.append(_("played: {places}", places=_cards(state, [it.card for it in slots])))
    elif seat in state.turn.laid:
        parts.append(_("has chosen"))
    return _("{name}: {facts}", name=sight.names[seat], facts=_("; ").join(parts))


def _cards(state: State, cards: Iterable[int]) -> str:
    return listed(card_label(state, card) for card in sorted(cards)) or _("nothing")


def _place(sight: Sight[State], position: int) -> str:
    state = sight.view
    parts = [place_label(state, position)]
    there = [slot.seat for slot in state.turn.slots if slot.position == position]
    if there:
        parts.append(_("here: {names}", names=listed(sight.names[seat] for seat in there)))
    elif not sight.riddle and (guests := _guests(state, position)):
        names = listed(sight.names[seat] for seat in guests)
        parts.append(_("could be here: {names}", names=names))
    if position in state.caches:
        parts.append(_("a Survival card lies under it"))
    return _("; ").join(parts)


def _guests(state: State, position: int) -> list[int]:
    """Return who could be at a place, of those whose place is not known."""
    return [seat for seat in possible(state, position) if not state.slots_of(seat)]


def _reserve(state: State) -> list[str]:
    left = [
        _("{place}, {n}", place=card_label(state, card), n=state.reserve[card])
        for card in RESERVED
        if state.reserve.get(card)
    ]
    return [_("In the reserve: {cards}", cards=_("; ").join(left))] if left else []


def _own(sight: Sight[State]) -> list[str]:
    """Tell what only the seat itself knows."""
    state, seat = sight.view, sight.seat
    if seat is None:
        return []
    told = [_("Your cards: {cards}", cards=card_titles(sorted(state.hands[seat])) or _("none"))]
    if state.turn.aside is not None:
        told.append(_("Set aside: {card}", card=card_titles([state.turn.aside])))
    if chosen := state.turn.chosen.get(seat):
        told.append(_("You have chosen: {places}", places=_cards(state, chosen)))
    if state.turn.seen:
        found = listed(_(PLACES[place].title) for place in sorted(state.turn.seen))
        told.append(_("Turned up in the Labyrinth: {places}", places=found))
    return told
