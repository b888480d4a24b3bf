"""Whether all has been as it should, once the roots are opened: the same program, run again.

Each seat's device is made again from its root, what the seat has chosen, and what the others have
said. Every byte that the seat has said must come out once more. Then what all have seen is laid
over each other, and the match that results must be one by the rules.
"""

from collections.abc import Generator, Mapping, Sequence
from typing import TypeVar

from pygames.core.game import IllegalMove
from pygames.core.log import Entry, Setup, as_seen
from pygames.fair.chains import Chains
from pygames.fair.device import Device
from pygames.fair.items import Key, Tag
from pygames.fair.roots import Root
from pygames.fair.sources import Cheated, Fair
from pygames.fair.talk import Hello, root_hash

__all__ = ["auditing", "choices_of", "finished"]

Said = Mapping[Key, bytes]
"""What a seat has said, in order."""
_T = TypeVar("_T")
_AT_ONCE = 40
"""Entries of a log, until others may do something."""


def finished(steps: Generator[object, None, _T]) -> _T:
    """Return what comes of something that is done in steps."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: _T = end.value
            return found


def auditing(
    setup: Setup,
    match: bytes,
    roots: Sequence[bytes],
    said: Sequence[Said],
    fair: Fair,
    *,
    quick: bool,
) -> Generator[tuple[int, int], None, list[Entry]]:
    """Return the whole log of a match, with everything known. Raises `Cheated`.

    `match`: its id; `roots`, `said`: of each seat. Yields, from time to time, how many seats are
    done, and how many entries of the next one.
    """
    devices: list[Device] = []
    doubts = []
    for seat, root in enumerate(roots):
        hello = Hello.read(said[seat].get(Key(Tag.HELLO), b""), Chains.lanes(quick))
        signer = hello.signer if hello else b""  # the one thing that does not follow from the root
        device = Device(setup, seat, Root(root, match), signer, fair, quick=quick)
        for other, items in enumerate(said):
            if other != seat:
                device.talk.take(other, items.items())
        device.remember(choices_of(said[seat]))
        try:
            while device.go_on(_AT_ONCE) == _AT_ONCE:
                yield len(devices), len(device.log)
        except Cheated as doubt:
            doubts.append(doubt)
        _compare(device, root, said[seat])
        devices.append(device)
        yield len(devices), 0
    if doubts:
        raise doubts[0]
    log = _laid_over(setup, devices)
    _replay(setup, log, devices)
    return log


def choices_of(said: Said) -> list[bytes]:
    """Return what a seat has chosen, as it said it."""
    found: list[bytes] = []
    while (data := said.get(Key(Tag.MOVE, len(found)))) is not None:
        found.append(data)
    return found


def _compare(device: Device, root: bytes, said: Said) -> None:
    hello = device.talk.hello()
    for key, data in said.items():
        if key == Key(Tag.NAME):
            continue  # whatever one likes to be called
        if key == Key(Tag.ROOT):
            if data != root or root_hash(data) != hello.root:
                raise Cheated(device.seat, "opens another root", key)
        elif device.talk.items.get((device.seat, key)) != data:
            raise Cheated(device.seat, "does not follow from its root", key)


def _laid_over(setup: Setup, devices: Sequence[Device]) -> list[Entry]:
    """Return the log, each entry as a seat that may know it has seen it."""
    log = []
    for entries in zip(*(device.log for device in devices), strict=False):
        known = entries[0].known_to
        seats = range(setup.seats) if known is None else [it for it in known if it >= 0]
        log.append(entries[min(seats, default=0)])
    return log


def _replay(setup: Setup, log: Sequence[Entry], devices: Sequence[Device]) -> None:
    state = setup.start()
    for number, entry in enumerate(log):
        try:
            state.apply(entry.move, entry.seat)
        except IllegalMove as why:
            raise Cheated(entry.seat, str(why)) from None
        for device in devices:
            if as_seen(entry, device.seat) != device.log[number]:
                raise Cheated(device.seat, "has seen something else")
    for device in devices:
        if len(device.log) == len(log) and state.view(device.seat) != device.state:
            raise Cheated(device.seat, "has another table before it")
