"""What players call cards, squads and figures, and how they read numbers, wherever that is."""

from collections.abc import Callable, Iterable

from pygames.core.game import Told
from pygames.core.language import N_, Name, _, listed, number
from pygames.deep_space_wars.forces.cards import Card
from pygames.deep_space_wars.forces.designs import card_called, printed
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.names import CARD_NAMES
from pygames.deep_space_wars.positions.position import Position

__all__ = [
    "average",
    "card_name",
    "figure_name",
    "figure_values",
    "inches",
    "numbers",
    "percent",
    "squad_name",
    "squad_number",
]

_DISTANCE = N_("{whole}.{tenths}″")


class _Bracketed(Name):
    """A name that is put into the case, with something in brackets behind it."""

    __slots__ = ("_bracketed", "_name")

    _bracketed: Callable[[str], str]
    _name: Name

    def __format__(self, case: str) -> str:
        return self._bracketed(format(self._name, case)) if case else str(self)


def _with_brackets(name: Name, bracketed: Callable[[str], str]) -> Name:
    made = _Bracketed(bracketed(name), name.message)
    made._name, made._bracketed = name, bracketed
    return made


def card_name(card: Card) -> Name:
    """Name a card; a home-made one by what it is made from, any other by its id."""
    if card.id in CARD_NAMES:
        return Name.of(CARD_NAMES[card.id])
    base = CARD_NAMES.get(printed(card))
    if base and card_called(card.id):
        return _with_brackets(Name.of(base), lambda name: _("{card} (custom)", card=name))
    return Name(card.id)


def squad_number(squad: int) -> int:
    """Return the number that a squad wears on the table: no other squad has it."""
    return squad + 1


def squad_name(position: Position, squad: int) -> Name:
    """Name a squad: Line Rifles (3). Squads of one card are told apart, whoever commands them."""
    card, n = card_name(position.roster.squads[squad].card), squad_number(squad)
    return _with_brackets(card, lambda name: _("{squad} ({n})", squad=name, n=n))


def figure_values(position: Position, figure: int) -> dict[str, object]:
    """Return what names a figure in a sentence: its number `n` within its `squad`."""
    squad = position.roster.squad_of[figure]
    first = position.roster.squads[squad].figures[0]
    return {"n": figure - first + 1, "squad": squad_name(position, squad)}


def figure_name(position: Position, figure: int) -> str:
    """Name a figure where it stands alone: figure 4 of Line Rifles (3)."""
    return _("figure {n} of {squad}", **figure_values(position, figure))


def numbers(values: Iterable[int]) -> str:
    """Return what dice show, one after the other."""
    return listed(map(number, values))


def average(value: float) -> str:
    """Return an average in tenths, not below 0."""
    tenths = round(10 * value)
    return _("{whole}.{tenths}", whole=tenths // 10, tenths=tenths % 10)


def inches(distance: int) -> Told:
    """Return a length in 1/256 ticks as inches, in tenths, rounded up."""
    found = -(-10 * distance // (256 * INCH))
    return Told(_DISTANCE, whole=found // 10, tenths=found % 10)


def percent(chance: float) -> str:
    """Return a chance in whole percents; only what is certain, or impossible, is said to be so."""
    whole = round(100 * chance)
    if 0 < chance < 1:
        whole = min(max(whole, 1), 99)
    return _("{n}%", n=whole)
