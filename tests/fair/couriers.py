"""Whole matches on devices that hear nothing but items, in any order, late and twice."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from pygames.core.game import Decision, State, at_random
from pygames.core.log import Setup
from pygames.fair.device import Device
from pygames.fair.roots import Root
from pygames.fair.signatures import public_key
from pygames.fair.sources import Fair

Player = Callable[[State, Decision, random.Random], Any]


def at_any(_view: State, decision: Decision, rng: random.Random) -> Any:
    """Choose at random, now and then what is never chosen at random."""
    if decision.also and rng.random() < 0.002:
        return rng.choice(decision.also)
    return at_random(decision.moves, rng)


class Table:
    """Devices, and the items that are under way between them."""

    def __init__(
        self, setup: Setup, fair: Fair, seed: int, *, quick: bool, player: Player = at_any
    ) -> None:
        self.rng = random.Random(seed)
        match = self.rng.randbytes(8)
        self.roots = [self.rng.randbytes(32) for _seat in range(setup.seats)]
        self.devices = [
            Device(setup, seat, Root(root, match), public_key(root), fair, quick=quick)
            for seat, root in enumerate(self.roots)
        ]
        self.player = player
        self.sent: list[tuple[int, int]] = []
        """Who has sent something, and how many bytes of items."""
        self._told = [0] * setup.seats

    def send(self, device: Device) -> bool:
        """Bring what a device has said to all others; whether there was anything."""
        talk = device.talk
        new = talk.said[self._told[device.seat] :]
        self._told[device.seat] = len(talk.said)
        items = [(key, talk.items[device.seat, key]) for key in new]
        for other in self.devices:
            if other is not device and items:
                other.talk.take(device.seat, items)
        if items:
            self.sent.append((device.seat, sum(4 + len(data) for _key, data in items)))
        return bool(items)

    def play(self, most: int = 100_000) -> Sequence[Device]:
        """Play to the end, or until so many choices have been made."""
        while any(device.state.outcome is None for device in self.devices) and most > 0:
            progress = False
            for device in self.devices:
                progress |= device.go_on() > 0
                while (decision := device.decision) is not None and most > 0:
                    device.choose(self.player(device.state, decision, self.rng))
                    most -= 1
                    progress = True
                    device.go_on()
                progress |= self.send(device)
            if not progress:
                waiting = [(it.seat, len(it.log), it.state.decisions) for it in self.devices]
                raise AssertionError(f"stuck: {waiting}")
        for _ in self.devices:
            for device in self.devices:
                device.go_on()
                self.send(device)
        return self.devices
