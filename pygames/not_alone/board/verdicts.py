"""What a reckoning means, in sentences: to who looks first of all, each thing with its cause."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from pygames.core.language import Name, _, listed, ngettext
from pygames.not_alone.card_texts import does
from pygames.not_alone.cards.registry import HUNTS, PLACES
from pygames.not_alone.names import card_title, place_title
from pygames.not_alone.pieces import TARGET
from pygames.not_alone.planet import Where
from pygames.not_alone.position import Position
from pygames.not_alone.reveals import Face, Fate, Reckoned

__all__ = ["Verdict", "verdict"]


class Verdict(NamedTuple):
    """One large line, and what follows."""

    mood: Fate
    head: str
    lines: tuple[str, ...] = ()


class _Reader(NamedTuple):
    """A reckoning, and who reads about it."""

    reckoned: Reckoned
    names: Sequence[str]
    own: int | None
    """The seat of the only one who looks, None if several do."""
    state: Position
    """The table, for the names of places."""

    def place(self, *where: int) -> str:
        """Name places."""
        return listed(place_title(self.state, position) for position in where)

    def called(self, faces: Iterable[Face]) -> str:
        """Name those whose faces these are."""
        return listed(self.names[seat] for seat in dict.fromkeys(face.seat for face in faces))


def verdict(reckoned: Reckoned, own: int | None, names: Sequence[str], state: Position) -> Verdict:
    """Return what a reckoning means to a seat, or to all who look at the same table (None)."""
    reader = _Reader(reckoned, names, own, state)
    faces = [face for face in reckoned.faces if face.seat == own]
    if own == reckoned.creature or not faces:
        return _of_all(reader)
    worst = min(faces, key=lambda face: _WORST.index(face.fate))
    spared = reckoned.with_fate("caught") and worst.fate in ("artemia", "target", "away")
    return _of_all(reader) if spared else _OWN[worst.fate](reader, worst)


_WORST: Sequence[Fate] = ("caught", "found", "dodged", "artemia", "target", "away")


# --- to a Hunted -----------------------------------------------------------------------------


def _caught(reader: _Reader, face: Face) -> Verdict:
    lines = (*_will(reader, face.seat), *_progress(reader))
    return Verdict("caught", _("Caught at the {place}", place=reader.place(face.position)), lines)


def _found(reader: _Reader, face: Face) -> Verdict:
    head = _("The Creature is at your {place}", place=reader.place(face.position))
    if reader.reckoned.uncertain:
        return Verdict("found", head, (_("Only a card can save you now."),))
    return Verdict("found", head, (_("Nothing can save you now."),))


def _dodged(reader: _Reader, face: Face) -> Verdict:
    if face.position in reader.reckoned.hunted:
        place = reader.place(face.position)
        line = _("The Creature is at your {place} and does not get you.", place=place)
    else:
        (line,) = _in_vain(reader, reader.reckoned.hunted)
    return Verdict("away", _("You slipped away"), (line, *_others(reader)))


def _artemia(reader: _Reader, face: Face) -> Verdict:
    if face.bare:
        line = _("You have no card to discard, and cannot use the place.")
    else:
        line = _("You must discard a card and cannot use the place.")
    costly = (card for card in reader.reckoned.played if HUNTS[card].artemia_will)
    more = (_("{card} costs you 1 Will as well.", card=card_title(card)) for card in costly)
    head = _("Artemia is on your {place}", place=reader.place(face.position))
    return Verdict("artemia", head, (line, *more))


def _target(reader: _Reader, face: Face) -> Verdict:
    head = _("The Target token is on your {place}", place=reader.place(face.position))
    cards = [card for card in reader.reckoned.played if TARGET in HUNTS[card].symbols]
    return Verdict(
        "target",
        head,
        tuple(_("{card}: {text}", card=card_title(card), text=does(card)) for card in cards),
    )


def _away(reader: _Reader, face: Face) -> Verdict:
    where = _("The Creature is at the {place}.", place=reader.place(*reader.reckoned.hunted))
    place = reader.place(face.position)
    lines = [where, *_will(reader, face.seat)]
    if face.jammed:
        title = card_title(face.jammed[0])
        lines.append(_("{card} makes your {place} ineffective.", card=title, place=place))
    elif face.usable:
        lines.append(_("Now use your {place}.", place=place))
    return Verdict("away", _("You got away"), tuple(lines))


_OWN: dict[Fate, Callable[[_Reader, Face], Verdict]] = {
    "caught": _caught,
    "found": _found,
    "dodged": _dodged,
    "artemia": _artemia,
    "target": _target,
    "away": _away,
}


# --- to the Creature, and to all -------------------------------------------------------------


def _of_all(reader: _Reader) -> Verdict:
    reckoned, hunting = reader.reckoned, reader.own == reader.reckoned.creature
    if caught := reckoned.with_fate("caught"):
        names = reader.called(caught)
        if hunting:
            head = _("You caught {names}", names=names)
        else:
            head = _("The Creature catches {names}", names=names)
        return Verdict("caught", head, (*_exhausted(reader), *_progress(reader)))
    if found := reckoned.with_fate("found"):
        names = reader.called(found)
        if hunting:
            head = _("You have found {names}", names=names)
        else:
            head = _("The Creature has found {names}", names=names)
        return Verdict("found", head, (*_hope(reader), *_others(reader)))
    if dodged := reckoned.with_fate("dodged"):
        head = _("{names} slipped away", names=reader.called(dodged))
        return Verdict("away", head, (*_in_vain(reader, reckoned.hunted), *_others(reader)))
    return Verdict(
        "nobody", _("Nobody there"), (*_in_vain(reader, reckoned.hunted), *_others(reader))
    )


def _hope(reader: _Reader) -> Iterator[str]:
    if reader.reckoned.uncertain:
        yield _("Only a card can save them now.")
    else:
        yield _("Nothing can save them now.")


def _in_vain(reader: _Reader, where: Where) -> Iterator[str]:
    if reader.own == reader.reckoned.creature:
        yield _("You strike the {place} in vain.", place=reader.place(*where))
    else:
        yield _("The Creature strikes the {place} in vain.", place=reader.place(*where))


def _others(reader: _Reader) -> Iterator[str]:
    """Tell what happens to others below the other tokens."""
    faces = [it for it in reader.reckoned.with_fate("artemia") if it.seat != reader.own]
    if faces:
        yield _("Artemia makes {names} discard a card.", names=reader.called(faces))
    faces = [it for it in reader.reckoned.with_fate("target") if it.seat != reader.own]
    for card in reader.reckoned.played:
        if faces and TARGET in HUNTS[card].symbols:
            title = card_title(card)
            yield _("{card} works on {names}.", card=title, names=reader.called(faces))


# --- what follows ----------------------------------------------------------------------------


def _will(reader: _Reader, seat: int) -> Iterator[str]:
    """Tell a Hunted how much Will is lost, and by what."""
    reckoned = reader.reckoned
    lost, left = reckoned.losses.get(seat, 0), reckoned.will[seat]
    caught = any(it.seat == seat and it.fate == "caught" for it in reckoned.faces)
    if lost and caught:
        if left:
            yield _("You lose {n} Will and have {left} left.", n=lost, left=left)
        else:
            yield _("Your last Will is gone, so you take all your cards back.")
    if lost > caught:
        for cause in reckoned.harder.get(seat, ()):
            if cause in PLACES:
                title = Name.of(PLACES[cause].title)
                yield _("The {place} costs you 1 Will more.", place=title)
            elif caught:
                yield _("{card} costs you 1 Will more.", card=card_title(cause))
            else:
                yield _("{card} costs you 1 Will.", card=card_title(cause))


def _exhausted(reader: _Reader) -> Iterator[str]:
    """Tell of those who have lost their last Will."""
    reckoned = reader.reckoned
    faces = [it for it in reckoned.faces if it.seat >= 0 and not reckoned.will[it.seat]]
    if faces:
        yield _("No Will left: {names}.", names=reader.called(faces))


def _progress(reader: _Reader) -> Iterator[str]:
    """Tell how far the Assimilation counter moves, and why further than one space."""
    spaces = reader.reckoned.spaces
    if spaces:
        yield ngettext("Assimilation moves {n} space.", "Assimilation moves {n} spaces.", spaces)
    for cause in reader.reckoned.faster:
        if cause in PLACES:
            title = Name.of(PLACES[cause].title)
            yield _("The {place} moves it 1 space more.", place=title)
        else:
            yield _("{card} moves it 1 space more.", card=card_title(cause))
