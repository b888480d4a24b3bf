"""The table and the hand as one seat sees them."""

from bisect import bisect
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.battle_line.board import art
from pygames.battle_line.board.cards import ShownCard, shown_card
from pygames.battle_line.board.picks import (
    DECK_ELEMENTS,
    card_element,
    card_of_element,
    front_element,
    path_of,
)
from pygames.battle_line.board.words import (
    card_label,
    formation_title,
    front_label,
    holds,
    label,
    wild_range,
)
from pygames.battle_line.formations import best
from pygames.battle_line.pieces import (
    DECKS,
    FOG,
    FRONTS,
    MORALE,
    MUD,
    TACTICS,
    TROOP,
    card_id,
    card_title,
    is_formation,
)
from pygames.battle_line.state import State
from pygames.core import language
from pygames.core.language import _, ngettext, number
from pygames.core.log import Entry
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["hand", "scene", "symbols"]


class _Side(NamedTuple):
    """One seat's cards at one front."""

    side: str
    cards: tuple[ShownCard, ...]
    slots: range
    rank: int
    title: str
    total: int


class _Duel(NamedTuple):
    """What is at one of the nine fronts: cards, weather and flag."""

    element: str
    number: int
    look: str
    seat: int | None
    mark: int | None
    recent: bool
    weather: tuple[tuple[ShownCard, str], ...]
    far: _Side
    near: _Side


class _Front(NamedTuple):
    """One of the nine fronts: the duel in its frame, which changes with the picks."""

    attrs: Markup
    open: Markup
    needed: int
    owner: str
    provable: str
    duel: Markup


class _Deck(NamedTuple):
    """One of the two decks."""

    name: str
    attrs: Markup
    left: int
    thick: int
    recent: bool


class _Held(NamedTuple):
    """A place in the hand."""

    key: str
    card: ShownCard | None
    """None: the card that was here has just been played."""


class _Plate(NamedTuple):
    """A player's part of the table: name, backs of the hand, guile cards played."""

    side: str
    number: int
    name: str
    turn: bool
    holds: str
    backs: list[tuple[str, str, str]]
    tactics: str | None
    may: bool
    status: str
    played: int
    guile: list[ShownCard]


_MANY = 3
"""New cards beyond what the Scout draws come from the deal: none of them is highlighted."""


def scene(sight: Sight[State]) -> Markup:
    """Draw everything on the table."""
    state = sight.view
    near = sight.seat or 0
    recent = _recent(sight.recent)
    provable = [[], []] if state.outcome else [state.claimable(seat) for seat in (0, 1)]
    last = state.discards[-1:]
    return render(
        "battle_line/scene.html",
        aim=_aim(sight),
        far=_plate(sight, state, 1 - near, near, recent),
        near=_plate(sight, state, near, near, recent),
        fronts=[_front(sight, state, front, near, provable, recent) for front in FRONTS],
        decks=[_deck(sight, state, deck, recent) for deck in DECKS[: 1 + _tactics(state)]],
        discards=[shown_card(sight, card, card_title, recent) for card in last],
        discarded=len(state.discards),
        discarded_label=ngettext("Discards: {n} card", "Discards: {n} cards", len(state.discards)),
    )


def hand(sight: Sight[State]) -> Markup:
    """Draw the seat's hand, sorted by colour and value."""
    if sight.seat is None:
        return Markup()
    state = sight.view
    recent = _recent(sight.recent)
    held = sorted(state.hands[sight.seat])
    cards = [
        shown_card(sight, card, card_label, recent, DECK_ELEMENTS[card >= 60]) for card in held
    ]
    if sum(card.recent for card in cards) > _MANY:
        cards = [card._replace(recent=False) for card in cards]
    places = [_Held(card.element[5:], card) for card in cards]
    played = _just_played(sight)
    if played is not None:
        places.insert(bisect(held, played), _Held(card_id(played), None))
    return render("battle_line/hand.html", places=places)


def symbols() -> Markup:
    """Draw the symbols that the table's drawings share, in the language in use."""
    return _symbols(language.current())


@cache
def _symbols(_language: str) -> Markup:
    values = [number(value) for value in range(1, 11)]
    ranges = {card_id(card): wild_range(card) for card in MORALE}
    return render("battle_line/symbols.svg", values=values, ranges=ranges, **art.drawings())


def _just_played(sight: Sight[State]) -> int | None:
    """Return the card just played by the seat, whose place in the hand is still kept free.

    The turn goes on with a draw: the hand closes up when the new card comes, and not twice.
    """
    if sight.decision is None or not sight.recent:
        return None
    seat, move, _known_to = sight.recent[-1]
    if seat != sight.seat or move.kind not in ("play", "redeploy", "desert", "betray"):
        return None
    return card_of_element(path_of(move)[0])


def _aim(sight: Sight[State]) -> str:
    """Return `front` where the pick is a whole front, "" where it is a slot on one's own side."""
    touched = {*sight.picked, *sight.next}
    cards = [card_of_element(element) for element in sight.picked]
    at_side = any(card is not None and is_formation(card) for card in cards)
    return "" if at_side or not any(it.startswith("front:") for it in touched) else "front"


def _tactics(state: State) -> bool:
    return bool(state.options.use_tactics)


def _recent(entries: Sequence[Entry]) -> frozenset[str]:
    """Return the elements that the last moves touched."""
    touched: set[str] = set()
    for entry in entries:
        move = entry.move
        match move.kind:
            case "play" | "redeploy" | "desert" | "betray" | "discard":
                touched.add(card_element(move.card))
            case "drawn":
                touched.add(DECK_ELEMENTS[move.deck])
                if move.card is not None:
                    touched.add(card_element(move.card))
            case "return":
                touched.add(DECK_ELEMENTS[move.deck])
            case "claim":
                touched.add(front_element(move.front))
    return frozenset(touched)


def _front(
    sight: Sight[State],
    state: State,
    front: int,
    near: int,
    provable: list[list[int]],
    recent: frozenset[str],
) -> _Front:
    element = front_element(front)
    needed = state.needed(front)
    owner = state.flags[front]
    text = front_label(state, front, near)
    weather = tuple(
        (shown_card(sight, card, card_label, recent, f"hand:{state.env[card - FOG] & 1}"), kind)
        for card, kind in ((FOG, "fog"), (MUD, "mud"))
        if state.env[card - FOG] >> 1 == front
    )
    can = [seat for seat in (near, 1 - near) if owner is None and front in provable[seat]]
    # A front that cannot be picked opens when touched, unless something is picked already.
    opens = not sight.picked and element not in sight.next
    duel = _Duel(
        element,
        front + 1,
        _("Look at front {n}", n=front + 1),
        owner,
        owner if owner is not None else can[0] if can else None,
        element in recent,
        weather,
        _side(sight, state, front, 1 - near, near, recent),
        _side(sight, state, front, near, near, recent),
    )
    return _Front(
        sight.attrs(element, text),
        _opens(element) if opens else Markup(),
        needed,
        "" if owner is None else _side_name(owner, near),
        _side_name(can[0], near) if can else "",
        _duel(duel),
    )


@lru_cache(maxsize=64)
def _duel(duel: _Duel) -> Markup:
    """Draw a duel; cached, since most moves change one front and most picks none."""
    return render("battle_line/duel.html", front=duel, **art.drawings())


@cache
def _opens(element: str) -> Markup:
    return Markup(' data-open="{}"').format(element)


def _side_name(seat: int, near: int) -> str:
    return "near" if seat == near else "far"


def _side(
    sight: Sight[State], state: State, front: int, seat: int, near: int, recent: frozenset[str]
) -> _Side:
    cards = state.cards[2 * front + seat]
    needed = state.needed(front)
    origin = f"hand:{seat}"
    lain = tuple(
        shown_card(
            sight,
            card,
            lambda card: _("{card}, front {n}", card=card_title(card), n=front + 1),
            recent,
            origin,
            place,
            covered=place < len(cards) - 1 if seat == near else place > 0,
        )
        for place, card in enumerate(cards)
    )
    rank, total = 0, 0
    if len(cards) >= needed:
        rank, total = best(tuple(cards), needed, 0, state.foggy(front)).worth
    free = range(len(cards), needed) if state.flags[front] is None else range(0)
    title = formation_title(rank) if rank else ""
    return _Side(_side_name(seat, near), lain, free, rank, title, total)


def _deck(sight: Sight[State], state: State, deck: int, recent: frozenset[str]) -> _Deck:
    element = DECK_ELEMENTS[deck]
    count = state.deck_count(deck)
    thick = 0 if not count else 1 if count < 4 else 2 if count < 16 else 3
    return _Deck(
        element[5:],
        sight.attrs(element, label(state, element)),
        count,
        thick,
        element in recent,
    )


def _plate(
    sight: Sight[State], state: State, seat: int, near: int, recent: frozenset[str]
) -> _Plate:
    troops, tactics = state.held(seat, TROOP), state.held(seat, TACTICS)
    backs = [
        (deck, f"back-{seat}-{deck}-{place}", f"deck:{deck}" if place >= count - new else "")
        for deck, count, new in (
            ("troop", troops, _drawn(sight, seat, TROOP)),
            ("tactics", tactics, _drawn(sight, seat, TACTICS)),
        )
        for place in range(count if seat != sight.seat else 0)
    ]
    may = state.played[seat] <= state.played[1 - seat]
    decision = next(iter(state.decisions), None)
    return _Plate(
        _side_name(seat, near),
        seat,
        sight.names[seat],
        decision is not None and decision.seat == seat,
        holds(troops, tactics),
        backs,
        _tactics_played(state.played[seat], may) if _tactics(state) else None,
        may,
        _("may play") if may else _("must wait"),
        state.played[seat],
        [shown_card(sight, card, card_label, recent, f"hand:{seat}") for card in state.guile[seat]],
    )


def _drawn(sight: Sight[State], seat: int, deck: int) -> int:
    """Count the cards the seat has just drawn from a deck."""
    return sum(
        1
        for _seat, move, _known_to in sight.recent
        if move.kind == "drawn" and (move.seat, move.deck) == (seat, deck)
    )


def _tactics_played(played: int, may: bool) -> str:
    if may:
        return ngettext(
            "{n} tactics card played, may play another",
            "{n} tactics cards played, may play another",
            played,
        )
    return ngettext(
        "{n} tactics card played, must wait for the opponent’s next",
        "{n} tactics cards played, must wait for the opponent’s next",
        played,
    )
