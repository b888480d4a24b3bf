"""The places of the base game (NA-101 to NA-110)."""

from collections.abc import Mapping
from functools import partial

from pygames.not_alone.cards.registry import Place
from pygames.not_alone.choices import take_cards, takes
from pygames.not_alone.effects import in_play
from pygames.not_alone.moves import (
    NOTHING,
    SEARCH,
    TAKE_ALL,
    THIS,
    Copy,
    Drop,
    Find,
    Heal,
    Nothing,
    Search,
    Take,
    TakeAll,
    This,
)
from pygames.not_alone.pieces import CREATURE, SURVIVAL, TARGET
from pygames.not_alone.planet import POSITIONS
from pygames.not_alone.position import Ask, Position, Run, replaced
from pygames.not_alone.tracks import advance_rescue, can_heal, heal
from pygames.not_alone.zones import draw, put_away, recover, recover_all, take_played_back

__all__ = ["PLACE_CARDS", "can_copy", "copies", "copy_place"]


def _most_taken(s: Position) -> int | None:
    limits = [card.most_taken for _played, card in in_play(s) if card.most_taken is not None]
    return min(limits, default=None)


# --- copying (NA-89, NA-90) ------------------------------------------------------------------


def can_copy(s: Position, seat: int, card: int, position: int) -> bool:
    """Whether the power of the place at a position can be copied, and would do anything."""
    place = PLACE_CARDS[s.place_at(position)]
    return place.copyable and place.can(s, seat, card)


def copies(s: Position, seat: int, card: int, *positions: int) -> list[Copy]:
    """Return the ways to copy one of these places."""
    return [Copy(position) for position in positions if can_copy(s, seat, card, position)]


def copy_place(s: Position, seat: int, card: int, position: int) -> None:
    """Use the power of the place at a position with the card that was played (NA-89)."""
    PLACE_CARDS[s.place_at(position)].use(s, seat, card)


# --- the Lair --------------------------------------------------------------------------------


def _covered_by_creature(s: Position) -> list[int]:
    """Return the places below the Creature token, or its Clone, but the Lair itself (NA-90)."""
    clones = any(card.clones for _played, card in in_play(s))
    tokens = (CREATURE, TARGET) if clones else (CREATURE,)
    covered = {position for token in tokens for position in s.turn.tokens.get(token, ())}
    return [position for position in POSITIONS if position in covered]


def _lair_moves(s: Position, seat: int, card: int) -> list[TakeAll | Copy]:
    others = [p for p in _covered_by_creature(s) if s.place_at(p) != "lair"]
    return [*[TAKE_ALL] * bool(s.piled[seat]), *copies(s, seat, card, *others)]


def _lair_can(s: Position, seat: int, card: int) -> bool:
    return bool(_lair_moves(s, seat, card))


def _lair(s: Position, seat: int, card: int) -> None:
    s.push(Ask("lair", seat, _lair_moves, _lair_made, (card,)))


def _lair_made(s: Position, move: TakeAll | Copy, seat: int, card: int) -> None:
    if isinstance(move, Copy):
        copy_place(s, seat, card, move.position)
    elif (most := _most_taken(s)) is not None:
        take_cards(s, seat, most, most)
    else:
        recover_all(s, seat)


# --- cards back ------------------------------------------------------------------------------


def _always(_s: Position, _seat: int, _card: int) -> bool:
    return True


def _back_with(s: Position, seat: int, card: int, least: int, most: int) -> None:
    """Take the card that was played back, and so many of the discard (NA-102, NA-106)."""
    if _most_taken(s) is not None:
        s.push(Ask("either", seat, _either_moves, _either, (card,), s.witnesses))
        return
    take_played_back(s, s.slot(seat, card))
    if s.piled[seat]:
        s.push(Ask("take", seat, _more, _more_taken, (least, most), s.witnesses))


def _either_moves(s: Position, seat: int, _card: int) -> list[This | Take]:
    return [THIS, *takes(s, seat, 1, 1)]


def _either(s: Position, move: This | Take, seat: int, card: int) -> None:
    if isinstance(move, Take):
        recover(s, seat, move.size, move.cards)
    else:
        take_played_back(s, s.slot(seat, card))


def _more(s: Position, seat: int, least: int, most: int) -> list[Nothing | Take]:
    return [*takes(s, seat, least, most), *[NOTHING] * (least == 0)]


def _more_taken(s: Position, move: Nothing | Take, seat: int, _least: int, _most: int) -> None:
    if isinstance(move, Take):
        recover(s, seat, move.size, move.cards)


# --- next turn, once a turn ------------------------------------------------------------------


def _may_prepare(s: Position, seat: int, _card: int) -> bool:
    """Only one effect can be waiting for the next turn (NA-65)."""
    return seat not in s.next_due


def _prepare(place: str, s: Position, seat: int, _card: int) -> None:
    s.next_due = {**s.next_due, seat: place}


def _not_yet(power: str, s: Position, _seat: int, _card: int) -> bool:
    return power not in s.turn.once


def _beach(s: Position, _seat: int, _card: int) -> None:
    s.turn.once |= {"beach"}
    s.marker = not s.marker
    if not s.marker:
        advance_rescue(s)


def _wreck(s: Position, _seat: int, _card: int) -> None:
    s.turn.once |= {"wreck"}
    advance_rescue(s)


# --- finds -----------------------------------------------------------------------------------


def _finds(s: Position, seat: int, _card: int = 0) -> list[Find]:
    owned = s.owns(seat)
    return [Find(card) for card, copies in s.reserve.items() if copies and card not in owned]


def _can_find(s: Position, seat: int, _card: int) -> bool:
    return bool(_finds(s, seat))


def _rover(s: Position, seat: int, _card: int) -> None:
    s.push(Ask("find", seat, _finds, _found))


def _found(s: Position, move: Find, seat: int) -> None:
    s.reserve = {**s.reserve, move.card: s.reserve[move.card] - 1}
    s.loose = replaced(s.loose, seat, s.loose[seat] | {move.card})


def _can_draw(s: Position, _seat: int = 0, _card: int = 0) -> bool:
    """Whether a Survival card can be drawn: not under Despair (NA-125)."""
    return SURVIVAL not in s.turn.tied and bool(sum(s.left[SURVIVAL]) or s.used[SURVIVAL])


def _shelter(s: Position, seat: int, _card: int) -> None:
    s.turn.drawn = frozenset()
    s.push(Run(_sort, (seat, s.held(seat))))
    draw(s, seat, 2, noted=True)


def _sort(s: Position, seat: int, held: int) -> None:
    """Have a Hunted discard one of two cards drawn; a single one is kept (NA-107)."""
    if s.held(seat) == held + 2:
        s.push(Ask("sort", seat, _sorts, _sorted))


def _sorts(s: Position, seat: int) -> list[Drop]:
    return list(map(Drop, sorted(s.turn.drawn) or s.may_hold(seat)))


def _sorted(s: Position, move: Drop, seat: int) -> None:
    s.turn.drawn = frozenset()
    put_away(s, seat, move.card)
    s.used = replaced(s.used, SURVIVAL, (*s.used[SURVIVAL], move.card))


def _source_moves(s: Position, _seat: int, _card: int = 0) -> list[Heal | Search]:
    heals = [Heal(seat) for seat in s.order if can_heal(s, seat)]
    return [*heals, *[SEARCH] * _can_draw(s)]


def _can_source(s: Position, seat: int, _card: int) -> bool:
    return bool(_source_moves(s, seat))


def _source(s: Position, seat: int, card: int) -> None:
    s.push(Ask("source", seat, _source_moves, _sourced, (card,)))


def _sourced(s: Position, move: Heal | Search, seat: int, _card: int) -> None:
    if isinstance(move, Heal):
        heal(s, move.seat)
    else:
        draw(s, seat)


PLACE_CARDS: Mapping[str, Place] = {
    "lair": Place(_lair, _lair_can, extra_will=1),
    "jungle": Place(partial(_back_with, least=1, most=1), _always),
    "river": Place(partial(_prepare, "river"), _may_prepare),
    "beach": Place(_beach, partial(_not_yet, "beach")),
    "rover": Place(_rover, _can_find),
    "swamp": Place(partial(_back_with, least=0, most=2), _always),
    "shelter": Place(_shelter, _can_draw),
    "wreck": Place(_wreck, partial(_not_yet, "wreck")),
    "source": Place(_source, _can_source),
    "artefact_blue": Place(partial(_prepare, "artefact"), _may_prepare, copyable=False),
}
