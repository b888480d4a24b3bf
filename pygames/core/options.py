"""The options of a game: what can be chosen before a match of it begins."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from pygames.core.language import _, number

__all__ = ["Option", "Options", "Value", "always"]

Value: TypeAlias = bool | int | str
"""What an option can be set to."""
Options: TypeAlias = Mapping[str, Any]
"""The value of each option, by its name: of which type it is follows from the option."""


def always(_options: Options) -> bool:
    """Return True: what `Option.matters` is for most options."""
    return True


def fits_all(_seats: int, _value: Value) -> bool:
    """Return True: what `Option.fits` is for most options."""
    return True


class Option(NamedTuple):
    """A set-up option: its allowed values, default and title.

    If the `values` are too many to list, they are texts and work as `OpenMoves` do, but for
    `some`: a few are listed, `in` decides, and the codec gets their digits.
    """

    values: Sequence[Value]
    default: Any  # and below: one of its own values
    title: str
    titles: Sequence[str] | Callable[[Any], str] = ()
    """The names of the values: a message each, or a function that returns the name in the language
    in use; empty if the value speaks for itself (a number)."""
    matters: Callable[[Options], bool] = always
    """(all options) -> whether the value changes anything beside the others; if not, any will do,
    and the set-up does not show the option."""
    fits: Callable[[int, Any], bool] = fits_all
    """(seats, value) -> whether the value is for so many players; the set-up offers no other, and
    `Rules.start` refuses it. The default fits any number of players."""
    sealed: Mapping[Any, Any] = MappingProxyType({})
    """Values that a sealed match cannot have (see `pygames.fair`) -> what takes their place."""
    sealed_why: str = ""
    """What to say of that (a message id)."""
    refusal: str = ""
    """What to say of a text that is none of its values (a message id). "": that, in any words."""

    def offered(self, seats: int) -> Sequence[Value]:
        """Return the values for so many players, all of them if they are too many to list."""
        if self.fits is fits_all:
            return self.values
        return [value for value in self.values if self.fits(seats, value)]

    def called(self, value: Value) -> str:
        """Return the name of one of the values in the language in use."""
        if callable(self.titles):
            return self.titles(value)
        if self.titles:
            return _(self.titles[self.values.index(value)])
        return number(value)
