"""Option values that are texts, too many to list."""

from collections.abc import Callable, Iterable, Sequence
from typing import overload

from pygames.core.game import Digit

__all__ = ["Texts"]


class Texts(Sequence[str]):
    """Some of the texts, and the format of the others: see `Option.values`."""

    def __init__(
        self,
        listed: Sequence[str],
        parse: Callable[[str], object | None],
        digits: Callable[[str], Iterable[Digit]],
        from_digits: Callable[[Callable[[int], int]], str],
    ) -> None:
        self._listed = listed
        self._parse = parse
        self.digits = digits
        self.from_digits = from_digits

    def __len__(self) -> int:
        return len(self._listed)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self._listed[index]

    def __contains__(self, value: object) -> bool:
        return value in self._listed or (type(value) is str and self._parse(value) is not None)
