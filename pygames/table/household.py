"""The people who play on this device, by name: offered where a match is set up, each with results.

Whoever is called otherwise from now on keeps all results: matches go by the names they were played
under, which cannot change, so the household knows what each person was called before.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pygames.core.game import Told
from pygames.core.language import N_
from pygames.table.parsers import Odd, lenient, name, row

__all__ = [
    "HOUSEHOLD",
    "Person",
    "called_now",
    "forget",
    "known",
    "merged",
    "names",
    "note",
    "rename",
    "sound",
]

HOUSEHOLD = "household"
"""The settings' key for these people."""
_MOST = 30
"""At most so many are kept: those who have played latest."""
_FORMER = 10
"""At most so many former names of each."""


class Person(NamedTuple):
    """Somebody who plays on this device."""

    name: str
    formerly: tuple[str, ...] = ()
    """What they were called before, the latest name first."""

    @property
    def keys(self) -> set[str]:
        """All names that mean this person."""
        return {*map(_key, (self.name, *self.formerly))}


def _key(name: str) -> str:
    """Return what names are compared by."""
    return name.casefold()


def sound(value: object) -> list[list[str]]:
    """Read the people that were kept: each a row of names, the present one first. Raises `Odd`."""
    rows = row(lambda kept: kept, 10 * _MOST)(value)
    people: list[Person] = []
    for kept in rows:
        if called := [it for it in lenient(row(name, 1 + _FORMER), tuple[str, ...]())(kept) if it]:
            people = _joined(people, Person(called[0], tuple(called[1:])))
    return _rows(people)


def _joined(people: list[Person], new: Person) -> list[Person]:
    """Return the people with another one at the end, unless the name means somebody already."""
    taken = {key for person in people for key in person.keys}
    if _key(new.name) in taken:
        return people
    formerly = [
        it for it in dict.fromkeys(new.formerly) if _key(it) not in {*taken, _key(new.name)}
    ]
    return [*people, Person(new.name, tuple(formerly))]


def _rows(people: Iterable[Person]) -> list[list[str]]:
    """Return what is kept of these people, as many as there is room for."""
    rows = [[person.name, *person.formerly][: 1 + _FORMER] for person in people]
    return rows[:_MOST]


def known(settings: Mapping[str, object]) -> list[Person]:
    """Return the people of this device, those first who have played latest."""
    try:
        rows = sound(settings.get(HOUSEHOLD, []))
    except Odd:
        return []
    return [Person(called[0], tuple(called[1:])) for called in rows]


def names(settings: Mapping[str, object]) -> list[str]:
    """Return what the people of this device are called, in an order that does not change."""
    return sorted((person.name for person in known(settings)), key=str.casefold)


def note(settings: dict[str, object], playing: Iterable[str]) -> None:
    """Keep the names of those who begin to play, "" for nobody."""
    people = known(settings)
    for new in reversed([*playing]):
        if new:
            here = next((it for it in people if _key(new) in it.keys), Person(new))
            people = [here, *(it for it in people if it is not here)]
    if people:
        settings[HOUSEHOLD] = _rows(people)


def rename(settings: dict[str, object], old: str, new: str) -> Person:
    """Call somebody by another name; if that is somebody else's, both are one person from now on.

    Raises `Told`.
    """
    people = known(settings)
    place = _place(people, old)
    if not new:
        raise Told(N_("Write a name."))
    was = people[place]
    others = [it for it in people if it is not was and _key(new) in it.keys]
    called = [it for person in (was, *others) for it in (person.name, *person.formerly)]
    formerly = tuple(it for it in dict.fromkeys(called) if _key(it) != _key(new))
    people[place] = person = Person(new, formerly)
    settings[HOUSEHOLD] = _rows(it for it in people if it not in others)
    return person


def forget(settings: dict[str, object], old: str) -> None:
    """Drop somebody: results stay those of the device. Raises `Told`."""
    people = known(settings)
    del people[_place(people, old)]
    settings[HOUSEHOLD] = _rows(people)


def _place(people: Iterable[Person], called: str) -> int:
    found = [n for n, person in enumerate(people) if _key(called) == _key(person.name)]
    if not found:
        raise Told(N_("Nobody here is called that."))
    return found[0]


def called_now(people: Iterable[Person]) -> dict[str, str]:
    """Return what everybody is called now, by each of their names as it is compared."""
    return {key: person.name for person in people for key in person.keys}


def merged(mine: Mapping[str, object], theirs: Mapping[str, object]) -> dict[str, object]:
    """Return my settings with the people of theirs, as far as there is room."""
    people = known(mine)
    for person in known(theirs):
        people = _joined(people, person)
    return {**mine, HOUSEHOLD: _rows(people)} if people else dict(mine)
