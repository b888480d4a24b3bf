"""Whether all has been as it should in a sealed match, and what proves it to anybody.

A proof is a text: letters that hold all messages of a match, one a line. A seat that has said two
things under one number is there with both.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from importlib import import_module
from typing import NamedTuple

from pygames.core import registry
from pygames.core.cleaning import NAME_LENGTH, clean
from pygames.core.codec import damaged
from pygames.core.game import BadSetup
from pygames.fair.audit import auditing, finished
from pygames.fair.chains import Chains
from pygames.fair.items import Key, Tag
from pygames.fair.ledger import Fork, Ledger
from pygames.fair.sources import Cheated, Dice, Fair
from pygames.fair.verdict import Verdict
from pygames.post import letter
from pygames.post.invitation import Invitation
from pygames.post.letter import Letter
from pygames.post.messages import Messages, Run

__all__ = ["Proof", "disputed", "fair_of", "judging", "names_of", "read_proof", "written_proof"]

_FULL = 30_000
"""Bytes of messages in a line, at most: a longer text is no letter."""


def fair_of(game: str) -> Fair:
    """Return who knows what in a game."""
    module = registry.find(game).fair
    return import_module(module) if module else Dice


def judging(
    invitation: Invitation, ledger: Ledger, forks: Sequence[Fork], found: Cheated | None = None
) -> Generator[tuple[int, int], None, Verdict]:
    """Return what can be said of a match. `found`: what was noticed while it went on.

    Yields how far the audit is (see `auditing`).
    """
    setup = invitation.setup
    said = [ledger.all_of(seat) for seat in range(setup.seats)]
    opened = [items.get(Key(Tag.ROOT)) for items in said]
    roots = [root for root in opened if root is not None]
    if forks:
        return Verdict("forked", forks[0].seat, forks[0].number)
    if len(roots) == len(opened):
        fair, quick = fair_of(setup.game), invitation.quick
        try:
            log = yield from auditing(setup, invitation.id, roots, said, fair, quick=quick)
            return Verdict("right", log=log)
        except Cheated as shown:
            found = shown
    if found is not None:
        number = None if found.key is None else ledger.number_of(found.seat, found.key)
        return Verdict("cheated", found.seat, number, found.why)
    return Verdict("closed", opened.index(None))


def names_of(ledger: Ledger, seats: int) -> tuple[str, ...]:
    """Return what who sits in each seat is called, "" as long as nobody does."""
    said = (ledger.all_of(seat).get(Key(Tag.NAME), b"") for seat in range(seats))
    return tuple(clean(name.decode(errors="replace"))[:NAME_LENGTH] for name in said)


def written_proof(invitation: Invitation, messages: Messages, forks: Iterable[Fork]) -> str:
    """Return the proof of a match."""
    everything = messages.since((0,) * invitation.setup.seats)
    runs = [
        *(part for run in everything for part in _parts(messages, run)),
        *disputed(messages, forks),
    ]
    lines = (
        letter.written(
            Letter(
                invitation.id,
                invitation.game.begins,
                frozenset(),
                messages.have,
                messages.seating,
                (run,),
                invitation.written(),
                sealed=True,
            )
        )
        for run in runs
    )
    return "".join(f"{line}\n" for line in lines)


def disputed(messages: Messages, forks: Iterable[Fork]) -> tuple[Run, ...]:
    """Return the second message of each fork."""
    return tuple(_run(messages, it.seat, it.number, it.bodies[1:]) for it in forks)


def _parts(messages: Messages, run: Run) -> Iterator[Run]:
    """Yield a run in parts that fit into a letter each."""
    first, size = 0, 0
    for at, body in enumerate(run.bodies):
        size += len(body)
        if size > _FULL:
            yield _run(messages, run.seat, first, run.bodies[first:at])
            first, size = at, len(body)
    yield _run(messages, run.seat, first, run.bodies[first:])


def _run(messages: Messages, seat: int, first: int, bodies: tuple[bytes, ...]) -> Run:
    return Run(seat, first, bodies, messages.mark(seat) if first else b"")


class Proof(NamedTuple):
    """What a proof tells."""

    invitation: Invitation
    names: tuple[str, ...]
    """What who sat in each seat was called."""
    verdict: Verdict


def read_proof(text: str) -> Proof:
    """Return what was played, and what its proof shows. Raises `BadLink`."""
    letters = [letter.read(line.strip()) for line in text.splitlines() if line.strip()]
    invitation = letters[0].invitation() if letters else None
    if invitation is None or not invitation.dice:
        raise damaged()
    seats = invitation.setup.seats
    ledger = Ledger(invitation.id, seats, Chains.lanes(invitation.quick))
    bodies: list[list[bytes]] = [[] for _seat in range(seats)]
    forks: list[Fork] = []
    for received in letters:
        if received.match != invitation.id or len(received.have) != seats:
            raise damaged()
        for run in received.runs:
            for number, body in enumerate(run.bodies, run.first):
                forks += _taken(ledger, bodies[run.seat], run.seat, number, body)
    try:
        verdict = finished(judging(invitation, ledger, forks))
    except BadSetup:
        raise damaged() from None
    return Proof(invitation, names_of(ledger, seats), verdict)


def _taken(
    ledger: Ledger, bodies: list[bytes], seat: int, number: int, body: bytes
) -> Iterator[Fork]:
    """Take in a message of a proof; yield what it forks from. Raises `BadLink`."""
    if number == len(bodies):
        ledger.take(seat, body)
        bodies.append(body)
    elif number > len(bodies) or not ledger.is_another(seat, number, body):
        raise damaged()
    elif bodies[number] != body:
        yield Fork(seat, number, (bodies[number], body))
