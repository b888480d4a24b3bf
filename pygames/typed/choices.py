"""What can be chosen now, and which move a typed text means."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any, NamedTuple

from pygames.core.game import Decision, Told, is_open
from pygames.core.language import N_, _
from pygames.core.match import Match
from pygames.core.normalization import plain, whole
from pygames.core.series import current_play
from pygames.typed.keyboards import latin
from pygames.typed.sketches import sketch_of

__all__ = ["MOST_LISTED", "Choice", "Choices", "Unclear", "listed"]

MOST_LISTED = 15
"""With more moves than this, they are grouped by how they begin and have no numbers."""
_MOST_NAMED = 6
"""At most this many moves that a text may mean are named in an answer."""


class Unclear(Told):
    """A typed text that means no move, or several; the message says what could be typed."""


class Choice(NamedTuple):
    """A listed move: what people type for it ("" if nothing), and what it does."""

    move: Any
    short: str
    text: str


class Choices:
    """The listed moves of a decision, and how any of them is typed."""

    def __init__(
        self,
        match: Match,
        decision: Decision,
        view: Any,
        named: Callable[[str], str] = lambda text: text,
    ) -> None:
        """`view`: what the deciding seat may know; `named`: puts players' names into a text."""
        self.decision = decision
        self._match = match
        self._named = named
        self._view = view
        self._play = current_play(view)
        self._sketch = sketch_of(match.game)
        moves = (*decision.moves, *decision.also)
        shorts = [self.short(move) for move in moves]
        self.all = [
            Choice(move, short if shorts.count(short) == 1 else "", self.describe(move))
            for move, short in zip(moves, shorts, strict=True)
        ]
        self._hinted: list[Choice] = []
        self.is_grouped = len(moves) > MOST_LISTED and all(choice.short for choice in self.all)
        self.is_numbered = not self.is_grouped and not any(it.short.isdigit() for it in self.all)

    def short(self, move: Any) -> str:
        """Return what people type for a move, "" if it has no notation."""
        short = self._sketch.short(self._play, self.decision, move)
        if not short and move._fields == ("kind",):
            return str(move.kind).replace("_", " ")
        return short

    def describe(self, move: Any) -> str:
        """Return what a move does."""
        return self._named(self._match.describe(move, state=self._view))

    def hinted(self, move: Any) -> None:
        """Let a move be typed as it is described, listed or not."""
        self._hinted.append(Choice(move, self.short(move), self.describe(move)))

    def ways(self) -> Iterable[str]:
        """Return sentences on how moves are typed that are not listed."""
        if not is_open(self.decision.moves):
            return ()
        if self._sketch.ways:
            return self._sketch.ways(self._play, self.decision)
        example = " ".join(_shape(self.decision))
        return (_("Type any other move like this: {example}", example=example),)

    def find(self, text: str) -> Any:
        """Return the move that a text means. Raises `Unclear`.

        The text is the move's notation, with or without spaces, or the beginning of each of its
        words; its number in the list; the end of one notation; how only one description begins; or
        all that the list says of it. A keyboard without Latin letters types it by its keys.
        """
        try:
            return self._meant(text)
        except Unclear:
            typed = plain(text)
            if latin(typed) == typed:
                raise
            with suppress(Told):
                return self._meant(latin(typed))
            raise

    def _meant(self, text: str) -> Any:
        """Return the move that a text means as it stands. Raises `Unclear`."""
        words = tuple(plain(text).split())
        number = whole(text)
        if number and self.is_numbered and 0 < number <= len(self.all):
            return self.all[number - 1].move
        offered = self.all[: len(self.decision.moves)]  # not resigning, by a slip of the finger
        for matching in (_is_same, _is_joined, _begins, _ends):
            some = self.all if matching in (_is_same, _is_joined) else offered
            found = [it for it in some if it.short and matching(tuple(it.short.split()), words)]
            if len(found) == 1:
                return found[0].move
            if found:
                raise _several(it.short for it in found)
        if is_open(self.decision.moves):
            unlisted = self._unlisted(text)
            if unlisted is not None:
                return unlisted
        return self._described(text)

    def _unlisted(self, text: str) -> Any:
        if self._sketch.read:
            return self._sketch.read(self._play, self.decision, plain(text))
        return _spelt_out(self.decision, text)

    def _described(self, text: str) -> Any:
        start = _undashed(text)
        offered = self.all[: len(self.decision.moves)]
        exact = [it for it, told in self._told if start in told]
        found = exact or [it for it in offered if _undashed(it.text).startswith(start)]
        if len({it.move for it in found}) == 1:
            return found[0].move
        if found:
            raise _several(map(self.typing, found))
        raise Unclear(
            N_("“{text}” is no move that can be made now. Try {examples}, or ? for help."),
            text=text,
            examples=listed(self.examples()),
        )

    @property
    def _told(self) -> Iterator[tuple[Choice, Collection[str]]]:
        """Yield all moves, each with what may be shown of it: text, notation and number."""
        for number, it in enumerate([*self.all, *self._hinted], 1):
            told = {_undashed(it.text), _undashed(f"{it.short} {it.text}")}
            yield it, {*told, *(f"{number} {text}" for text in told if self.is_numbered)}

    def examples(self) -> list[str]:
        """Return what can be typed now, a move of each of the first kinds."""
        return [self.typing(choice) for choice in self.kinds[:3]]

    @cached_property
    def kinds(self) -> list[Choice]:
        """The first move of each kind, those first that are asked for."""
        first: dict[str, Choice] = {}
        for choice in self.all:
            first.setdefault(choice.move.kind, choice)
        return [*first.values()]

    def typing(self, choice: Choice) -> str:
        """Return what can be typed for a listed move: its notation, or its number."""
        return choice.short or str(self.all.index(choice) + 1)

    def groups(self) -> list[tuple[list[str], list[str]]]:
        """Return the notations by how they begin: beginnings that go on alike, and how.

        What is complete by itself comes last, and goes on with nothing.
        """
        rest: dict[str, list[str]] = {}
        single = []
        for choice in self.all:
            first, _space, more = choice.short.rpartition(" ")
            if first and choice.move._fields != ("kind",):
                rest.setdefault(first, []).append(more)
            else:
                single.append(choice.short)
        alike: dict[tuple[str, ...], list[str]] = {}
        for first, more_words in rest.items():
            alike.setdefault(tuple(more_words), []).append(first)
        found = [(firsts, [*more]) for more, firsts in alike.items()]
        return [*found, (single, [])] if single else found

    @property
    def resignation(self) -> Any:
        """The move that gives up the match, None if nobody can."""
        resigning = self._match.game.resigning
        return next((it.move for it in self.all if it.move.kind == resigning), None)

    def completed(self, text: str) -> Iterator[Choice]:
        """Yield the listed moves that go on from what has been typed of them, or of their text."""
        typed = plain(text)
        for start in dict.fromkeys((typed, latin(typed))):
            notation, sentence = _joined(start.split()), _undashed(start)
            for choice in self.all:
                begins = choice.short and _joined(choice.short.split()).startswith(notation)
                if begins or (start and _undashed(choice.text).startswith(sentence)):
                    yield choice

    @property
    def typed(self) -> list[str]:
        """All notations, for completing what is being typed."""
        return [choice.short for choice in self.all if choice.short]


def listed(words: Iterable[str]) -> str:
    """Return words as one list."""
    return _(", ").join(words)


def _several(words: Iterable[str]) -> Unclear:
    first, *more = dict.fromkeys(words)
    few = [first, *more][:_MOST_NAMED]
    if len(more) >= _MOST_NAMED:
        few.append("…")
    return Unclear(N_("That could be any of these: {moves}."), moves=listed(few))


# --- how a text may match a notation -----------------------------------------------------------


def _is_same(short: Sequence[str], words: Sequence[str]) -> bool:
    return short == words


def _is_joined(short: Sequence[str], words: Sequence[str]) -> bool:
    """Whether only spaces and signs between the words differ: `r8-5`, `e2e3`."""
    return _joined(short) == _joined(words)


def _joined(words: Sequence[str]) -> str:
    return re.sub(r"[-+>.,:x/]", "", "".join(words))


def _undashed(text: str) -> str:
    """Return a text without the dashes that stand between a notation and what it means."""
    return plain(text).replace(" - ", " ")


def _begins(short: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each word begins the one in its place; numbers are never cut."""
    return len(short) == len(words) and all(
        whole == word or (word.isalpha() and whole.startswith(word))
        for whole, word in zip(short, words, strict=True)
    )


def _ends(short: Sequence[str], words: Sequence[str]) -> bool:
    return bool(words) and len(words) < len(short) and short[len(short) - len(words) :] == words


# --- open choices of games without a sketch ----------------------------------------------------


def _shape(decision: Decision) -> list[str]:
    """Return the kind of an open choice's moves and the names of their fields."""
    move = decision.moves[0]
    return [move.kind, *(name for name in move._fields if name != "kind")]


def _spelt_out(decision: Decision, text: str) -> Any:
    """Parse an unlisted move: its kind and whole numbers; return None for anything else."""
    kind, *words = plain(text).split() or [""]
    numbers = [whole(word) for word in words]
    shape = _shape(decision)
    if kind == shape[0] and None not in numbers and len(numbers) == len(shape) - 1:
        return type(decision.moves[0])(*numbers)
    return None
