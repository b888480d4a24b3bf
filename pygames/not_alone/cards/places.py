"""The places of the base game (NA-101 to NA-110)."""

from functools import partial

from pygames.core.game import Decision
from pygames.core.language import N_, _
from pygames.core.steps import Ask, Run
from pygames.not_alone.card_decisions import heals, take_cards
from pygames.not_alone.cards.powers import (
    EITHER,
    FIND,
    back_with,
    can_draw,
    copies,
    copy_place,
    finds,
    found,
    gives_back,
    may_prepare,
    most_taken,
    not_yet,
    numbers_at,
    prepare,
)
from pygames.not_alone.cards.registry import Place
from pygames.not_alone.effects import covered_by_creature
from pygames.not_alone.moves import SEARCH, TAKE_ALL, Copy, Drop, Heal, Search, TakeAll
from pygames.not_alone.place_selection import BOTH, ONE_OF_TWO
from pygames.not_alone.position import Position
from pygames.not_alone.question import Question, has
from pygames.not_alone.question_registry import HEAL
from pygames.not_alone.tracks import advance_rescue
from pygames.not_alone.will import heal
from pygames.not_alone.zones import draw, drop, recover_all

__all__ = ["CARDS"]

# --- the Lair --------------------------------------------------------------------------------


def _lair_moves(state: Position, seat: int, card: int) -> list[TakeAll | Copy]:
    covered = sorted(covered_by_creature(state))
    others = [n for n in numbers_at(state, covered) if state.place_of(n) != "lair"]
    return [*[TAKE_ALL] * bool(state.piled[seat]), *copies(state, seat, card, others)]


def _lair_can(state: Position, seat: int, card: int) -> bool:
    return bool(_lair_moves(state, seat, card))


def _ask_lair(_state: Position, decision: Decision, _picked: int) -> str:
    if has(decision, TakeAll):
        return _("Take your discard back, or use a place under the Creature token")
    return _("Choose the place under the Creature token that you use")


def _refuse_lair(state: Position, _seat: int, card: int) -> str | None:
    if state.position_of(card) not in covered_by_creature(state):
        return N_("Choose a place under the Creature token.")
    if state.place_of(card) == "lair":
        return N_("The power of that place cannot be copied.")
    return None


_LAIR = Question("lair", _ask_lair, {"place": Copy}, open=True, refuse=_refuse_lair)


def _lair(state: Position, seat: int, card: int) -> None:
    state.push(Ask(_LAIR.name, seat, _lair_moves, _lair_made, (card,)))


def _lair_made(state: Position, move: TakeAll | Copy, seat: int, card: int) -> None:
    if isinstance(move, Copy):
        copy_place(state, seat, card, move.card)
    elif (most := most_taken(state)) is not None:
        take_cards(state, seat, most, most)
    else:
        recover_all(state, seat)


# --- the counters ----------------------------------------------------------------------------


def _beach(state: Position, seat: int, _card: int) -> None:
    state.turn.once |= {"beach"}
    state.marker = not state.marker
    if not state.marker:
        advance_rescue(state, by=seat)


def _wreck(state: Position, seat: int, _card: int) -> None:
    state.turn.once |= {"wreck"}
    advance_rescue(state, by=seat)


# --- what is found and drawn -----------------------------------------------------------------


def _can_find(state: Position, seat: int, _card: int) -> bool:
    return bool(finds(state, seat))


def _rover(state: Position, seat: int, _card: int) -> None:
    state.push(Ask(FIND.name, seat, finds, found))


def _shelter(state: Position, seat: int, _card: int) -> None:
    state.turn.drawn = frozenset()
    state.push(Run(_sort, (seat, state.held(seat))))
    draw(state, seat, 2, noted=True)


_SORT = Question(
    "sort", N_("Discard one of the Survival cards that you have drawn"), {"card": Drop}
)


def _sort(state: Position, seat: int, held: int) -> None:
    """Have a Hunted discard one of two cards drawn; a single one is kept (NA-107)."""
    if state.held(seat) == held + 2:
        state.push(Ask(_SORT.name, seat, _sorts, _sorted))


def _sorts(state: Position, seat: int) -> list[Drop]:
    return list(map(Drop, sorted(state.turn.drawn) or state.may_hold(seat)))


def _sorted(state: Position, move: Drop, seat: int) -> None:
    state.turn.drawn = frozenset()
    drop(state, seat, move.card)


def _source_moves(state: Position, seat: int, _card: int = 0) -> list[Heal | Search]:
    return [*heals(state, seat), *[SEARCH] * can_draw(state)]


def _can_source(state: Position, seat: int, _card: int) -> bool:
    return bool(_source_moves(state, seat))


def _ask_source(_state: Position, decision: Decision, _picked: int) -> str:
    if not has(decision, Search):
        return _(HEAL)
    return _("Draw a Survival card, or choose the Hunted who gets 1 Will")


_SOURCE = Question("source", _ask_source, {"hunted": Heal}, open=True)


def _source(state: Position, seat: int, card: int) -> None:
    state.push(Ask(_SOURCE.name, seat, _source_moves, _sourced, (card,)))


def _sourced(state: Position, move: Heal | Search, seat: int, _card: int) -> None:
    if isinstance(move, Heal):
        heal(state, move.seat)
    else:
        draw(state, seat)


CARDS = {
    "lair": Place(
        N_("Lair"),
        N_(
            "Take back your whole discard, or use the power of a place under the Creature token. "
            "If you are caught here, you lose 1 Will more."
        ),
        N_("Take all back, or copy"),
        _lair,
        _lair_can,
        extra_will=1,
        asks=(_LAIR,),
    ),
    "jungle": Place(
        N_("Jungle", context="place"),
        N_("Take back this card and 1 more from your discard."),
        N_("Take back 2 cards"),
        partial(back_with, least=1, most=1),
        gives_back,
        asks=(EITHER,),
    ),
    "river": Place(
        N_("River"),
        N_(
            "Next turn, choose 2 cards. Once the tokens are placed, reveal one of them and keep "
            "the other in your hand."
        ),
        N_("Next turn: 1 of 2"),
        partial(prepare, ONE_OF_TWO),
        may_prepare,
        due=ONE_OF_TWO,
    ),
    "beach": Place(
        N_("Beach"),
        N_(
            "Put the Marker on the Beach. If it is there already, remove it: the Rescue counter "
            "moves 1 space. Once a turn for all."
        ),
        N_("Marker, then +1 rescue"),
        _beach,
        partial(not_yet, "beach"),
        once=True,
        marker=True,
        rescues=lambda state: state.marker,
    ),
    "rover": Place(
        N_("Rover"),
        N_("Take a Place card that you do not own yet from the reserve."),
        N_("Take a new place"),
        _rover,
        _can_find,
        asks=(FIND,),
    ),
    "swamp": Place(
        N_("Swamp"),
        N_("Take back this card and up to 2 more from your discard."),
        N_("Take back 3 cards"),
        partial(back_with, least=0, most=2),
        gives_back,
        asks=(EITHER,),
    ),
    "shelter": Place(
        N_("Shelter"),
        N_("Draw 2 Survival cards; keep one, discard the other."),
        N_("Draw 2, keep 1"),
        _shelter,
        can_draw,
        asks=(_SORT,),
    ),
    "wreck": Place(
        N_("Wreck"),
        N_("The Rescue counter moves 1 space. Once a turn for all."),
        N_("+1 rescue"),
        _wreck,
        partial(not_yet, "wreck"),
        once=True,
        rescues=lambda _state: True,
    ),
    "source": Place(
        N_("Source"),
        N_("A Hunted of your choice with 1 or 2 Will regains 1, or you draw a Survival card."),
        N_("+1 Will, or draw"),
        _source,
        _can_source,
        asks=(_SOURCE,),
    ),
    "artefact_blue": Place(
        N_("Artefact"),
        N_("Next turn, choose 2 cards and explore both places. Cannot be copied."),
        N_("Next turn: 2 places"),
        partial(prepare, BOTH),
        may_prepare,
        copyable=False,
        due=BOTH,
    ),
}
