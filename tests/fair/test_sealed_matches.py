"""Sealed matches of every game, on devices that know only their own seat, to their ends.

What each device has is what the whole match, known only afterwards, gives its seat to see.
"""

import random

import pytest

from pygames.core.game import NOBODY
from pygames.core.match import Match
from pygames.fair.audit import choices_of
from pygames.fair.device import Device
from pygames.fair.roots import Root
from pygames.fair.signatures import public_key
from tests.effort import effort, sampled
from tests.fair.matches import KINDS, Kind, audited, fair, said

EACH = 300
"""Matches of every game, where the tests look further: no seat of them is accused."""


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_each_device_has_what_its_seat_may_know(kind: Kind) -> None:
    alike = sum(other.game == kind.game for other in KINDS)
    for seed in range(effort(1, EACH // alike)):
        table = kind.table(seed)
        devices = table.play()
        log = audited(kind, table)
        match = Match.from_log(kind.setup, log)
        assert match.outcome is not None
        for device in devices:
            assert match.view(device.seat) == device.state
            assert match.seen(device.seat) == device.log
            assert match.view(NOBODY) == device.state.view(NOBODY)


@pytest.mark.parametrize("kind", sampled(KINDS, 3), ids=str)
def test_what_comes_late_twice_or_in_any_order_makes_no_difference(kind: Kind) -> None:
    table = kind.table(7)
    devices = table.play(60)
    items = [(seat, *item) for seat, all_ in enumerate(said(table)) for item in all_.items()]
    for seat in range(kind.seats):
        rng = random.Random(seat)
        rng.shuffle(items)
        twin = _again(kind, devices[seat], table.roots[seat], said(table)[seat])
        while len(twin.log) < len(devices[seat].log):
            for sender, key, data in rng.choices(items, k=len(items) // 3):  # some twice, some lost
                if sender != seat:
                    twin.talk.take(sender, [(key, data)])
            twin.go_on()
        assert twin.log == devices[seat].log
        assert twin.state == devices[seat].state


@pytest.mark.parametrize("kind", sampled(KINDS, 3, 1), ids=str)
def test_a_device_that_was_closed_says_the_same_again(kind: Kind) -> None:
    table = kind.table(8)
    for at in (5, 40):
        table.play(at)
        for seat, device in enumerate(table.devices):
            twin = _again(kind, device, table.roots[seat], said(table)[seat])
            for other in table.devices:
                if other is not device:
                    twin.talk.take(other.seat, said(table)[other.seat].items())
            device.go_on()
            twin.go_on()
            assert twin.log == device.log
            assert {**twin.talk.items} == {**device.talk.items}


def _again(kind: Kind, device: Device, root: bytes, own: dict) -> Device:  # type: ignore[type-arg]
    made, signer = Root(root, device.talk.root.match), public_key(root)
    twin = Device(kind.setup, device.seat, made, signer, fair(kind.game), quick=kind.quick)
    twin.remember(choices_of(own))
    return twin


def test_a_secret_with_one_move_takes_no_bytes() -> None:
    """Behind a Smokescreen a choice of one is still sealed for those who see it (NA-167)."""
    table = Kind("not-alone", 7, {"place3": "river", "place7": "shelter"}).table(416617)
    devices = table.play()
    assert len({device.state.outcome for device in devices}) == 1


def test_a_choice_is_made_again_where_it_was_possible() -> None:
    """A card that is drawn while a question stays open can be played: it was not there before."""
    kind = next(it for it in KINDS if (it.seats, it.called) == (7, "everything"))
    table = kind.table(20)
    table.play()
    assert Match.from_log(kind.setup, audited(kind, table)).outcome is not None


def test_what_a_seat_works_out_for_itself_is_not_taken_for_the_other() -> None:
    """A turn cut short for want of a second move (ESP-22) leaves nothing behind."""
    options = {"setup_rows": 1, "max_turns": 30, "board": "6x6"}
    devices = Kind("espionage", 2, options, quick=True).table(853041).play()
    assert devices[0].state.outcome == devices[1].state.outcome
