"""Devices that exchange letters through a post that loses, repeats and delays them."""

import random
from collections.abc import Iterator
from typing import Any

from pygames.core.game import at_random
from pygames.core.log import Setup
from pygames.post import letter
from pygames.post.far_match import FarMatch
from pygames.post.invitation import Invitation
from pygames.post.letter import Letter
from pygames.post.messages import Messages


class Device:
    """One seat's device. It takes in whatever comes, and chooses at random."""

    def __init__(self, invitation: Invitation, seat: int, rng: random.Random) -> None:
        self.seat, self.rng = seat, rng
        self.match = FarMatch(invitation, (), rng=rng)
        self.match.sit(seat, f"Player {seat}")
        self.asked_again = 0
        self._seen: list[Any] = []

    def write(self, have: tuple[int, ...] | None = None, *, begins: bool = True) -> str:
        """The text of a letter to somebody who has so many messages; None: with everything."""
        match = self.match
        have = have or (0,) * match.setup.seats
        match.has_sent()
        return letter.written(
            Letter(
                match.invitation.id,
                match.game.begins,
                match.plays,
                match.messages.have,
                match.messages.seating,
                tuple(match.messages.since(have)),
                match.invitation.written() if begins else b"",
            )
        )

    def take(self, text: str) -> None:
        """Take in a letter; what has been seen of the log must not change."""
        received = letter.read(text)
        assert received.match == self.match.invitation.id
        self.match.take(received.runs)
        self.look()

    def choose(self) -> bool:
        """Make one choice, if one is asked for."""
        match = self.match
        for decision in match.decisions:
            assert decision.seat == self.seat  # nobody is asked for a far seat
            move = at_random(decision.moves, self.rng)
            match.play(move, self.seat)
            self.look()
            return True
        return False

    def look(self) -> None:
        """What has been seen stands, but for what has been taken back here."""
        log = self.match.log
        assert log[: len(self._seen)] == self._seen
        self._seen = log[:]

    def restart(self) -> None:
        """Come back from what was kept: the messages, and what was sent of them."""
        old = self.match
        messages = Messages(old.setup.seats)
        text = kept_text(old)
        messages.take(letter.read(text).runs)
        self.match = FarMatch(old.invitation, [self.seat], messages, sent=old.sent, rng=self.rng)
        assert self.match.log == old.log
        assert self.match.state == old.state
        assert _asked(self.match) == _asked(old)


def kept_text(match: FarMatch) -> str:
    """What a device keeps of a match."""
    everything = (0,) * match.setup.seats
    runs = tuple(match.messages.since(everything))
    return letter.written(
        Letter(
            match.invitation.id,
            match.game.begins,
            match.plays,
            match.messages.have,
            match.messages.seating,
            runs,
        )
    )


def _asked(match: FarMatch) -> list[tuple[int, str, int]]:
    return [(it.seat, it.name, len(it.moves)) for it in match.decisions]


def dropped(match: FarMatch) -> int:
    """How many choices were answers to what was no longer asked."""
    said = sum(max(done - 1, 0) for done in match.done)
    return said - len(match.choices)


class Post:
    """Devices of all seats, and the letters between them."""

    device = Device

    def __init__(self, setup: Setup, seed: int, lost: float = 0.3) -> None:
        self.rng = random.Random(seed)
        self.lost = lost
        invitation = Invitation(setup, self.rng.randbytes(8))
        self.devices = [
            self.device(invitation, seat, random.Random(f"{seed} {seat}"))
            for seat in range(setup.seats)
        ]
        self.choices = 0
        self._flying: list[tuple[Device, str]] = []

    def play(self, most: int) -> None:
        """Let devices choose, write and read in any order, until so many choices are made."""
        idle = 0
        while self.choices < most and idle < 200:
            device = self.rng.choice(self.devices)
            idle += 1
            if self.rng.random() < 0.5 and self.act(device):
                self.choices += 1
                idle = 0
                self._send(device)
            elif self._flying and self.rng.random() < 0.8:
                self._deliver()
            elif self.rng.random() < 0.2:
                self._send(device)
            if self.rng.random() < 0.02:
                device.restart()
        self.settle()

    def act(self, device: Device) -> bool:
        """Let somebody choose, if they are asked; whether they were."""
        return device.choose()

    def _send(self, device: Device) -> None:
        for other in self.devices:
            if other is not device and self.rng.random() >= self.lost:
                self._flying.append((other, device.write(self._believed(other))))

    def _believed(self, other: Device) -> tuple[int, ...]:
        """What somebody has had at some time: what they have may be more."""
        return tuple(self.rng.randint(0, count) for count in other.match.messages.have)

    def _deliver(self) -> None:
        at = self.rng.randrange(len(self._flying))
        twice = self.rng.random() < 0.1
        other, text = self._flying[at] if twice else self._flying.pop(at)
        other.take(text)

    def settle(self) -> None:
        """Let everybody have everything, also what they say to that by themselves."""
        while len({match.messages.have for match in self.matches}) > 1:
            for device in self.devices:
                for other in self.devices:
                    other.take(device.write())

    @property
    def matches(self) -> Iterator[FarMatch]:
        """The match as each device has it."""
        return (device.match for device in self.devices)
