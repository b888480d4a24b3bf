"""Battle Line in a terminal: the fronts, the hand, what nobody has seen, and `r8 5` for a move."""

from collections.abc import Iterable, Iterator

from pygames.battle_line import moves
from pygames.battle_line.pieces import (
    COLOUR_NAMES,
    COLOURS,
    DECKS,
    FRONTS,
    TACTICS,
    TROOP,
    card_title,
    colour,
    value,
)
from pygames.battle_line.position import Position
from pygames.core.game import Decision
from pygames.core.language import Name, _, ngettext
from pygames.core.players import mention
from pygames.typed.paint import BLUE, BOLD, DIM, GREEN, ORANGE, PURPLE, RED, YELLOW, fit, paint
from pygames.typed.sketches import Sketch

__all__ = ["SKETCH"]

_TACTICS = (
    "achilles",
    "hector",
    "assault",
    "line",
    "fog",
    "mud",
    "scout",
    "redeploy",
    "deserter",
    "traitor",
)
"""What tactics cards are called when they are typed."""
_PAINTS = (RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE)
_OWNERS = ("<<", ">>")
_OUT = "out"
_EXAMPLE = 7
"""A card to explain the notation with: Red 8."""


def _short_card(card: int) -> str:
    """Return what a card is called when it is typed: `r8`, `fog`."""
    if card >= 60:
        return _TACTICS[card - 60]
    return f"{COLOURS[colour(card)].lower()}{value(card)}"


def _painted(card: int) -> str:
    return paint(_short_card(card), _PAINTS[colour(card)] if card < 60 else BOLD)


def _listed(cards: Iterable[int]) -> str:
    return " ".join(map(_painted, cards))


# --- the table ---------------------------------------------------------------------------------


def table(view: Position, seat: int | None) -> Iterator[str]:
    """Yield the fronts, one a line, then hands, unseen cards and decks."""
    mine = seat or 0
    yield _(
        "Fronts: {left} on the left, {right} on the right",
        left=mention(mine),
        right=mention(1 - mine),
    )
    for front in FRONTS:
        yield _front(view, front, mine)
    yield from _hands(view, seat)
    yield from _unseen(view)
    yield from _counts(view)


def _front(view: Position, front: int, mine: int) -> str:
    owner = view.flags[front]
    flag = "" if owner is None else _OWNERS[owner != mine]
    env = [_painted(64 + place) for place, side in enumerate(view.env) if side >> 1 == front]
    left, right = (_side(view, front, seat) for seat in (mine, 1 - mine))
    number = paint(f"{front + 1:>2}", BOLD)
    return f"{number}  {fit(left, 32)} {flag:^4} {fit(right, 30)} {' '.join(env)}".rstrip()


def _side(view: Position, front: int, seat: int) -> str:
    cards = view.cards[view.side(front, seat)]
    missing = view.needed(front) - len(cards)
    free = view.flags[front] is None
    return " ".join((*map(_painted, cards), *["."] * (missing if free else 0)))


def _hands(view: Position, seat: int | None) -> Iterator[str]:
    """Yield the hand of the one who looks, or both, and what is known of the other's."""
    for holder in (0, 1) if seat is None else (seat, 1 - seat):
        known = _listed(sorted(view.hands[holder], key=_by_colour))
        if holder == seat:
            yield _("Your hand: {cards}", cards=known)
            continue
        counts = _cards(view.held(holder, TROOP), view.held(holder, TACTICS))
        if known:
            counts = _("{cards}, including {known}", cards=counts, known=known)
        yield _("{player} holds {cards}", player=mention(holder), cards=counts)


def _by_colour(card: int) -> tuple[int, int]:
    return (colour(card), -value(card)) if card < 60 else (card, 0)


def _cards(troops: int, tactics: int) -> str:
    return _(", ").join(
        (
            ngettext("{n} troop card", "{n} troop cards", troops),
            ngettext("{n} tactics card", "{n} tactics cards", tactics),
        )
    )


def _unseen(view: Position) -> Iterator[str]:
    """Yield by colour the troops that may still come, dots in place of the others."""
    unseen = {*view.unseen[TROOP]} - {*view.shown}
    yield _("Unseen, in the deck or a hidden hand:")
    cells = []
    for number, name in enumerate(COLOUR_NAMES):
        values = [str(value(c)) if (c := 10 * number + v) in unseen else "." for v in range(10)]
        letter = paint(COLOURS[number].lower(), _PAINTS[number])
        cells.append(f"  {letter} {fit(_(name), 9)} {' '.join(values)}")
    for left, right in zip(cells[::2], cells[1::2], strict=True):
        yield f"{fit(left, 40)}{right}".rstrip()
    if view.unseen[TACTICS]:
        names = [_short_card(card) for card in view.unseen[TACTICS]]
        yield f"  {paint(' '.join(names), DIM)}"


def _counts(view: Position) -> Iterator[str]:
    yield _("Left to draw: {cards}", cards=_cards(*map(view.deck_count, DECKS)))
    if any(view.played):
        yield _(
            "Tactics cards played: {one} {n}, {other} {m}",
            one=mention(0),
            n=view.played[0],
            other=mention(1),
            m=view.played[1],
        )
    if view.discards:
        yield _("Discarded: {cards}", cards=_listed(view.discards))


def legend(view: Position) -> Iterator[str]:
    """Yield what signs and words mean."""
    yield _(
        "{card} is {title}, << a front claimed by the left, >> by the right, . a place to fill.",
        card=_short_card(_EXAMPLE),
        title=card_title(_EXAMPLE),
    )
    if view.options.use_tactics:
        names = ((word, card_title(card)) for card, word in enumerate(_TACTICS, 60))
        told = (f"{word} {title}" for word, title in names if word != title.lower())
        yield _("Tactics cards: {names}", names=_(", ").join(told))


# --- moves -------------------------------------------------------------------------------------


def short(_view: Position, _decision: Decision, move: moves.Move) -> str:
    """Return a move as people type it: `r8 5`, `traitor g4 2`, `troop`."""
    match move:
        case moves.Play(card, front):
            return f"{_short_card(card)} {front + 1}"
        case moves.Redeploy(card, front):
            return f"redeploy {_short_card(card)} {_OUT if front is None else front + 1}"
        case moves.Desert(card):
            return f"deserter {_short_card(card)}"
        case moves.Betray(card, front):
            return f"traitor {_short_card(card)} {front + 1}"
        case moves.Return(int(card)) | moves.Discard(card):
            return _short_card(card)
        case moves.Claim(front):
            return str(front + 1)
        case moves.Draw(deck):
            return "tactics" if deck == TACTICS else "troop"
    return {"end_claims": "done"}.get(move.kind, "")


def _drawn(n: int, who: Name | None) -> str:
    if who is None:
        return ngettext("You draw {n} card", "You draw {n} cards", n)
    return ngettext("{who} draws {n} card", "{who} draws {n} cards", n, who=who)


SKETCH = Sketch[Position](table=table, legend=legend, short=short, several={"drawn": _drawn})
