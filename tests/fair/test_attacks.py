"""What doctored seats try, and when each is found: at once, when the roots are opened, or as a
fork."""

from collections.abc import Callable

import pytest

from pygames.fair import ristretto
from pygames.fair.decks import Decks
from pygames.fair.device import Device
from pygames.fair.edwards import BASE, add
from pygames.fair.items import Key, Tag
from pygames.fair.sources import Cheated
from pygames.fair.tables import Drawer, Keeper
from tests.fair.couriers import Table
from tests.fair.matches import Kind, audited

CHEAT = 1
"""The doctored seat."""
BATTLE_LINE = Kind("battle-line", 2, {"starter": "P0"})
NOT_ALONE = Kind("not-alone", 2, {})
LOST_PATROL = Kind("lost-patrol", 2, {})
QUICK = Kind("lost-patrol", 2, {}, quick=True)
ESPIONAGE = Kind("espionage", 2, {"board": "8x8"})

Doctor = Callable[[Device], None]
Change = Callable[[Device, Key, bytes], bytes]


def changed(tag: int, change: Change, after: int = 0) -> Doctor:
    """Have a seat say something else than it should, once, after some other items of the kind."""

    def doctor(device: Device) -> None:
        talk, say, left = device.talk, device.talk.say, [after]

        def doctored(key: Key, data: bytes) -> None:
            if key.tag == tag and (device.seat, key) not in talk.items:
                left[0] -= 1
                data = change(device, key, data) if left[0] == -1 else data
            say(key, data)

        talk.say = doctored  # type: ignore[method-assign]

    return doctor


def flipped(_device: Device, _key: Key, data: bytes) -> bytes:
    """The last bit is another one."""
    return data[:-1] + bytes([data[-1] ^ 1])


def cut(_device: Device, _key: Key, data: bytes) -> bytes:
    """A byte is missing."""
    return data[:-1]


def played(kind: Kind, doctor: Doctor, seed: int = 5) -> Table:
    """Play a match with a doctored seat, as far as it goes. Raises `Cheated`, said by the
    honest."""
    table = kind.table(seed)
    doctor(table.devices[CHEAT])
    honest = table.devices[1 - CHEAT]
    progress = True
    while progress and any(it.state.outcome is None for it in table.devices):
        progress = False
        for device in table.devices:
            try:
                progress |= device.go_on() > 0
                while (decision := device.decision) is not None:
                    device.choose(table.player(device.state, decision, table.rng))
                    progress = True
                    device.go_on()
            except (Cheated, ValueError, AssertionError, LookupError):
                if device is honest:
                    raise
            progress |= table.send(device)
    return table


def refuse(found: pytest.ExceptionInfo[Cheated]) -> None:
    """It is the doctored seat that has cheated."""
    assert found.value.seat == CHEAT


AT_ONCE: dict[str, tuple[Kind, Doctor]] = {
    "another value for a die": (LOST_PATROL, changed(Tag.SHARE, flipped, 3)),
    "another value for quick dice": (QUICK, changed(Tag.SHARE, flipped, 3)),
    "a value of the wrong length": (LOST_PATROL, changed(Tag.SHARE, cut, 2)),
    "no element in a query": (
        BATTLE_LINE,
        changed(Tag.QUERY, lambda _d, _k, data: bytes([data[0] | 1]) + data[1:], 8),
    ),
    "an answer with another key": (
        BATTLE_LINE,
        changed(
            Tag.ANSWER,
            lambda _d, _k, data: ristretto.encode(add(ristretto.decode(data), BASE)),
        ),
    ),
    "a table that is too short": (BATTLE_LINE, changed(Tag.TABLE, lambda _d, _k, data: data[:8])),
    "a mark of no card": (BATTLE_LINE, changed(Tag.MARK, lambda _d, _k, _data: b"\xff")),
    "a move of no bytes": (BATTLE_LINE, changed(Tag.MOVE, lambda _d, _k, data: data[:2], 3)),
    "a move of more bytes": (BATTLE_LINE, changed(Tag.MOVE, lambda _d, _k, data: data + b"!", 3)),
    "another place than was sealed": (NOT_ALONE, changed(Tag.TOLD, flipped, 2)),
    "another salt than that of the seal": (
        NOT_ALONE,
        changed(Tag.TOLD, lambda _d, _k, data: bytes([data[0] ^ 1]) + data[1:], 2),
    ),
    "another kind in a battle": (
        ESPIONAGE,
        changed(Tag.GAME + 2, lambda _d, _k, data: bytes([(data[0] + 1) % 9]) + data[1:]),
    ),
    "seals that are no elements": (
        ESPIONAGE,
        changed(Tag.GAME, lambda _d, _k, data: bytes([data[0] | 1]) + data[1:]),
    ),
    "a hello without keys": (BATTLE_LINE, changed(Tag.HELLO, cut)),
}


@pytest.mark.parametrize("attack", AT_ONCE)
def test_what_is_found_at_once(attack: str) -> None:
    kind, doctor = AT_ONCE[attack]
    if attack == "a hello without keys":
        table = kind.table(5)
        talk = table.devices[CHEAT].talk
        hello = Key(Tag.HELLO)
        talk.items[CHEAT, hello] = talk.items[CHEAT, hello][:-1]
        doctor = lambda device: device.talk.items.update(talk.items)  # noqa: E731
    with pytest.raises(Cheated) as found:
        played(kind, doctor)
    refuse(found)


def peek(device: Device) -> None:
    """Spend the query for the next card on one of the keeper's."""
    drawn = Decks._say

    def doctored(self: Decks, source: object, tool: Keeper | Drawer, draw: int) -> None:
        if self is device.decks and isinstance(tool, Drawer) and draw == 9:
            tool.marks[draw] = tool.marks[-1]
        drawn(self, source, tool, draw)  # type: ignore[arg-type]

    device.decks._say = lambda *it: doctored(device.decks, *it)  # type: ignore[method-assign]


def plant(device: Device) -> None:
    """Lay a card twice, in place of another."""
    made = Keeper.table

    def doctored(device: Device, key: Key, _data: bytes) -> bytes:
        keeper = device.decks._tools[key.first]
        assert isinstance(keeper, Keeper)
        keeper.cards[5] = keeper.cards[4]
        return made(keeper)

    changed(Tag.TABLE, doctored)(device)


def other_mark(device: Device, key: Key, _data: bytes) -> bytes:
    """Name another card for the keeper than the next one."""
    tool = device.decks._tools[key.first]
    assert isinstance(tool, Drawer)
    return bytes([tool.marks[20]])


def lie(device: Device) -> None:
    """Say another place than the one that was played, once, and seal nothing that fits."""
    opened = device.choices.opened
    lies = [1]

    def doctored(source, decision, seen, entry):  # type: ignore[no-untyped-def]
        if source.by == device.seat and len(seen.moves) > 1 and not source.kind and lies:
            other = [it for it in seen.moves if it != decision.moves[0]]
            if other:
                lies.pop()
                opened(source, decision._replace(moves=other), seen, entry)
                return decision.moves[0]
        return opened(source, decision, seen, entry)

    device.choices.opened = doctored  # type: ignore[method-assign]


LATER: dict[str, tuple[Kind, Doctor]] = {
    "a query for another's card": (BATTLE_LINE, peek),
    "a card twice in the table": (BATTLE_LINE, plant),
    "another card for the keeper": (BATTLE_LINE, changed(Tag.MARK, other_mark)),
    "a lie about one's own": (NOT_ALONE, lie),
    "wrong cells for a battle": (ESPIONAGE, changed(Tag.GAME + 1, flipped)),
    "garbage for spies": (ESPIONAGE, changed(Tag.GAME + 4, flipped)),
    "a lie about how it goes on": (ESPIONAGE, changed(Tag.GAME + 6, flipped)),
    "the seal of another piece": (
        ESPIONAGE,
        changed(Tag.GAME, lambda _d, _k, data: data[32:64] + data[:32] + data[64:]),
    ),
    "another choice than was sealed": (NOT_ALONE, changed(Tag.MOVE, flipped, 1)),
}


@pytest.mark.parametrize("attack", LATER)
def test_what_is_found_when_the_roots_are_opened(attack: str) -> None:
    kind, doctor = LATER[attack]
    with pytest.raises(Cheated) as found:  # some of them are noticed before
        audited(kind, played(kind, doctor))
    refuse(found)


def test_another_root_is_not_the_one_that_was_bound() -> None:
    table = played(BATTLE_LINE, lambda _device: None)
    table.roots[CHEAT] = bytes(32)
    with pytest.raises(Cheated) as found:
        audited(BATTLE_LINE, table)
    refuse(found)


def test_what_a_seat_has_said_to_two_others_is_a_fork() -> None:
    kind = Kind("not-alone", 3, {})
    table = kind.table(4)
    table.play(30)
    devices, key = table.devices, Key(Tag.MOVE, 1)
    other = flipped(devices[1], key, devices[1].talk.items[1, key])
    with pytest.raises(Cheated) as found:
        devices[2].talk.take(1, [(key, other)])
    refuse(found)


@pytest.mark.parametrize("kind", [BATTLE_LINE, NOT_ALONE, LOST_PATROL, QUICK, ESPIONAGE], ids=str)
def test_who_is_honest_is_not_accused(kind: Kind) -> None:
    audited(kind, played(kind, lambda _device: None))


def test_nobody_says_a_value_before_the_throw_is_due() -> None:
    """Strict dice: a move is out before anybody's value for it is (law of no foresight)."""
    table = LOST_PATROL.table(3)
    for device in table.devices:
        device.go_on()
        table.send(device)
    for device in table.devices:
        device.go_on()
        values = [key for key in device.talk.said if key.tag == Tag.SHARE]
        thrown = sum(entry.seat == -1 for entry in device.log)
        assert len(values) <= thrown + 1
