"""Devices that also take back: what has not left them, and what has, if all others allow it."""

from pygames.core.game import IllegalMove
from pygames.core.log import Setup
from pygames.post import asking
from pygames.post.bodies import Answer, Ask
from pygames.post.consent import Request
from tests.post.devices import Device, Post


class Asker(Device):
    """Somebody who often thinks better of a move, and answers others who do."""

    takes = 0

    def take(self, text: str) -> None:
        """Take in a letter, and do what follows by itself."""
        super().take(text)
        asking.settle(self.match)
        self.look()

    def act(self) -> str:
        """Do one thing; return what, "" for nothing."""
        return self._think_better() or ("choose" if self.choose() else "")

    def _think_better(self) -> str:
        match, chance = self.match, self.rng.random()
        if chance < 0.1 and match.can_undo(self.seat) is None:
            match.undo(self.seat)
            asking.settle(match)
            self._seen = match.log[:]
            return "undo"
        for request in match.requests:
            if done := self._answered(request):
                return done
        if chance < 0.4:
            try:
                asking.ask(match, *asking.latest_choice(match, self.seat))
            except IllegalMove:
                return ""
            self.look()
            return "ask"
        return ""

    def _answered(self, request: Request) -> str:
        match, mine = self.match, request.seat == self.seat
        if request.place(self.seat) != match.messages.have[self.seat]:
            return ""
        if self.rng.random() < (0.9 if mine else 0.2):
            return ""  # waits, or moves instead
        grants = not mine and self.rng.random() < 0.8
        asking.answer(match, request, [self.seat], grants=grants)
        self.look()
        return "grant" if grants else "keep" if mine else "refuse"

    def look(self) -> None:
        """What has been seen of the log stands, but for choices of one seat that it took back.

        Then nothing has been revealed after them, and nobody else has chosen.
        """
        match = self.match
        if match.takes > self.takes:
            self.takes = match.takes
            pairs = zip(match.log, self._seen, strict=False)
            shorter = min(len(match.log), len(self._seen))
            same = next((n for n, (one, other) in enumerate(pairs) if one != other), shorter)
            gone = self._seen[same:]
            assert all(entry.seat >= 0 for entry in gone), "what was revealed has changed"
            self._seen = self._seen[:same]
        super().look()


class Table(Post):
    """Devices of people who take back, and what they did."""

    device = Asker

    def __init__(self, setup: Setup, seed: int, lost: float = 0.3) -> None:
        super().__init__(setup, seed, lost)
        self.did: list[str] = []

    def act(self, device: Device) -> bool:
        """Let somebody do something; whether they did."""
        assert isinstance(device, Asker)
        self.did.append(device.act())
        return bool(self.did[-1])

    @property
    def waits(self) -> bool:
        """Whether any device can still do something."""
        return any(
            device.match.decisions
            or any(
                request.place(device.seat) == device.match.messages.have[device.seat]
                for request in device.match.requests
            )
            for device in self.devices
        )


class Liar(Asker):
    """Somebody whose page says whatever it likes about taking back."""

    def act(self) -> str:
        """Ask for anything, grant anything, or do something honest."""
        match, rng = self.match, self.rng
        if rng.random() < 0.7:
            return super().act()
        seats, have = range(match.setup.seats), match.messages.have
        number = have[self.seat]
        if rng.random() < 0.6:
            counts = [max(0, have[it] - rng.choice((0, 0, 0, 0, 1, 3))) for it in seats]
            counts[self.seat] = number
            match.say(self.seat, Ask(rng.randint(max(0, number - 6), number), tuple(counts)))
        else:
            asker = rng.choice(seats)
            asked = rng.randint(max(0, have[asker] - 3), have[asker] + 1)
            match.say(self.seat, Answer(rng.random() < 0.9, asker, asked))
        self.look()
        return "lie"


class HostileTable(Table):
    """A table at which nobody can be trusted."""

    device = Liar
