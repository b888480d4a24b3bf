"""Not Alone in a terminal: tracks, planet and Hunted in text, and a place's number for a move."""

from collections.abc import Iterable, Iterator

from pygames.core.game import Decision
from pygames.core.language import Name, _, ngettext
from pygames.core.players import mention
from pygames.not_alone import moves
from pygames.not_alone.card_texts import does
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.dealer_narration import turn_begins
from pygames.not_alone.names import card_title, card_titles, place_title, token_title
from pygames.not_alone.pieces import ARTEMIA, CREATURE, FULL_WILL, TARGET, TOKENS, Token
from pygames.not_alone.position import Position
from pygames.typed.paint import BLUE, BOLD, DIM, GREEN, RED, YELLOW, fit, paint
from pygames.typed.sketches import Sketch

__all__ = ["SKETCH"]

_SIGNS = {CREATURE: "[C]", ARTEMIA: "[A]", TARGET: "[T]"}
"""What stands for the tokens on the planet."""
_PAINTS = {CREATURE: RED, ARTEMIA: GREEN, TARGET: BLUE}
_ROW, _WIDE = 5, 16
"""Places in a row, and columns for each."""


# --- the table ---------------------------------------------------------------------------------


def table(view: Position, seat: int | None) -> Iterator[str]:
    """Yield the two tracks, the planet, a line for each player, and what the seat holds."""
    if view.turns:
        yield turn_begins(view, view.turns)
    else:
        yield ngettext(
            "{n} space to rescue, {assimilation} to assimilation",
            "{n} spaces to rescue, {assimilation} to assimilation",
            view.rescue,
            assimilation=view.assimilation,
        )
    for start in (1, 1 + _ROW):
        row = range(start, start + _ROW)
        yield "".join(fit(_place(view, position), _WIDE) for position in row).rstrip()
        if any(marks := [_marks(view, position) for position in row]):
            yield "".join(fit(mark, _WIDE) for mark in marks).rstrip()
    yield _creature(view)
    yield from (_hunted(view, hunted, seat) for hunted in view.order)
    for holder in range(view.seats) if seat is None else (seat,):
        if 0 <= holder and view.hands[holder]:
            cards = card_titles(sorted(view.hands[holder]))
            if holder == seat:
                yield _("You hold: {cards}", cards=cards)
            else:
                yield _("{player} holds: {cards}", player=mention(holder), cards=cards)


def _place(view: Position, position: int) -> str:
    """Name a place with its number, and how many cards of it lie in the reserve."""
    number, name = paint(f"{position:>2}", BOLD), place_title(view, position)
    left = f"×{view.reserve[position]}" if position in view.reserve else ""
    return f"{number} {name[: _WIDE - 5 - len(left)]} {left}".rstrip()


def _marks(view: Position, position: int) -> str:
    """Return the tokens at a place, the Marker, and who is there, by the numbers of players."""
    signs = [
        paint(_SIGNS[token], _PAINTS[token])
        for token in TOKENS
        if position in view.turn.tokens.get(token, ())
    ]
    place = view.place_at(position)
    if place and PLACES[place].marker and view.marker:
        signs.append("(+)")
    signs += [f"#{slot.seat + 1}" for slot in view.turn.slots if slot.position == position]
    return "   " + " ".join(signs) if signs else ""


def _creature(view: Position) -> str:
    seat = view.creature
    return _(
        "#{n} {player}: the Creature; Hunt cards: {cards}",
        n=str(seat + 1),
        player=mention(seat),
        cards=view.held(seat),
    )


def _hunted(view: Position, hunted: int, seat: int | None) -> str:
    """Describe a Hunted in a line; who looks at the own line sees what is selected."""
    nothing = "–"
    line = _(
        "#{n} {player}: Will {will}; hand {hand}; discard {discard}; Survival cards: {cards}",
        n=str(hunted + 1),
        player=mention(hunted),
        will=paint("*" * view.will[hunted] + "." * (FULL_WILL - view.will[hunted]), YELLOW),
        hand=_numbers(view.may_choose(hunted)) or nothing,
        discard=_numbers(view.may_lie(hunted)) or nothing,
        cards=view.held(hunted),
    )
    chosen = sorted(view.turn.chosen.get(hunted, {}))
    if chosen and seat in (None, hunted):
        return _("{line}; chosen: {places}", line=line, places=_numbers(chosen))
    if view.turn.laid.get(hunted):
        return _("{line}; has chosen", line=line)
    return line


def _numbers(cards: Iterable[int]) -> str:
    return " ".join(map(str, cards))


def legend(view: Position) -> Iterator[str]:
    """Yield what signs mean, what places do, and the cards that can be seen in a hand."""
    tokens = (f"{_SIGNS[token]} {token_title(token)}" for token in TOKENS)
    yield _(
        "{tokens}, (+) the Marker, {seat} where a player is, {cards} cards in the reserve.",
        tokens=_(", ").join(tokens),
        seat="#2",
        cards="×2",
    )
    for position in view.positions():
        if place := view.place_at(position):
            yield paint(f"  {position:>2} {_(PLACES[place].title)}: {_(PLACES[place].brief)}", DIM)
    for card in sorted(frozenset[str]().union(*view.hands)):
        yield f"  {card_title(card)}: {does(card)}"


# --- moves -------------------------------------------------------------------------------------


def short(_view: Position, decision: Decision, move: moves.Move) -> str:
    """Return a move as people type it: places by their numbers, cards and tokens by name."""
    match move:
        case moves.Select(cards, up) if cards is not None:
            return f"{_numbers(cards)} up {up}" if up else _numbers(cards)
        case moves.Take(_, cards) | moves.Discard(_, cards) | moves.Show(cards) if (
            cards is not None
        ):
            return _numbers(cards) or "none"
        case (
            moves.Give(card)
            | moves.Keep(card)
            | moves.Which(card)
            | moves.Copy(card)
            | moves.Find(card)
            | moves.GoOn(card)
        ):
            return str(card)
        case moves.Swap(out, back):
            return f"{out} {back}"
        case moves.Aim(where):
            return _numbers(where)
        case moves.Place(token, where):
            return _numbers(where) if _one_token(decision) else f"{token} {_numbers(where)}"
        case moves.TurnUp(position):
            return f"turn {position}"
    return _by_name(move)


def _by_name(move: moves.Move) -> str:
    """Return a move that is typed as words, "" for one without any."""
    match move:
        case moves.Play(card) | moves.PlayKept(card):
            return f"play {_word(card)}"
        case moves.Drop(card) | moves.Regain(card):
            return _word(card)
        case moves.Cast(cards):
            return " ".join(map(_word, cards)) or "keep"
        case moves.Hide(str(card), position):
            return f"{_word(card)} {position}"
        case moves.Lay(place) | moves.Reject(place):
            return f"{move.kind} {_word(place)}"
        case moves.Decide(name):
            return _word(name)
        case moves.Side(number) | moves.Resist(number):
            return f"{move.kind} {number}"
        case moves.Heal(seat) | moves.Choose(seat):
            return f"player {seat + 1}"
        case moves.Lead(seat, card, position):
            return f"player {seat + 1} {card} to {position}"
        case moves.Divert(token, position):
            return f"{token} {position}"
        case moves.Gather(spaces) | moves.Sow(spaces):
            return f"{move.kind} {_numbers(spaces) or 'supply'}"
        case moves.Exchange(tokens):
            return f"exchange {' '.join(tokens)}"
    return ""


def _word(name: str) -> str:
    return name.replace("_", "-")


def _one_token(decision: Decision) -> bool:
    tokens: set[Token] = {move.token for move in decision.moves if isinstance(move, moves.Place)}
    return len(tokens) == 1


def _drawn(n: int, who: Name | None) -> str:
    if who is None:
        return ngettext("You draw {n} card", "You draw {n} cards", n)
    return ngettext("{who} draws {n} card", "{who} draws {n} cards", n, who=who)


SKETCH = Sketch[Position](table=table, legend=legend, short=short, several={"draw": _drawn})
