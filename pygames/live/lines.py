"""The lines of a tab to other devices, and what the device at the other end of each has.

A line only carries letters sooner. When there is a way, each end asks what the other one has, and
gets a letter without messages; from then on each sends what the other lacks. A letter with messages
is answered by one without, so that its writer knows of its arrival.
"""

from enum import Enum
from operator import gt
from typing import NamedTuple

from pygames.core.codec import damaged
from pygames.live.clock import Clock
from pygames.post.correspondence import Correspondence
from pygames.post.letter import Letter
from pygames.post.messages import Messages, Run

__all__ = ["PLAYS", "SHOWS", "WATCHES", "Line", "Lines", "Overheard", "State", "told"]

PLAYS, WATCHES, SHOWS = "p", "w", "v"
"""How the keys of lines begin: between players, to an onlooker, of an onlooker."""
_MOST = 16
"""Lines of a tab."""


class State(Enum):
    """How a line is."""

    ASKING = "asking"
    """Somebody is asked to come."""
    ON = "on"
    """There is a way."""
    LOST = "lost"
    """There was one, and may be again."""
    AWAY = "away"
    """There has been none for long."""


class Line:
    """One way to another device."""

    def __init__(self, key: str, match: str) -> None:
        self.key = key
        self.match = match
        self.state = State.ASKING
        self.call = ""
        """What the other device is to be told, "" as long as that is not known."""
        self.calls = True
        """Whether this end has offered, and waits for an answer."""
        self.answers = b""
        """The mark of the call that this end has answered."""
        self.answered = False
        """Whether the answer to this end's offer has come."""
        self.have: tuple[int, ...] | None = None
        """How many messages of each seat the other device has, None as long as it has not told."""
        self.here: frozenset[int] = frozenset()
        """The seats of the other device."""
        self.reaches: frozenset[int] = frozenset()
        """The seats that it reaches directly."""
        self.ended = False
        """Whether it cannot come back by itself."""
        self.hidden = False
        """Whether nobody looks at the page there."""
        self.watched = -1, 0
        """How often something had been taken back, and how long the log was, when the onlooker was
        shown it last."""
        self.address = ""
        """The address of what the other device is to be told."""
        self.told: list[int] | None = None
        """The seats that the other device knows this one to reach."""
        self.spoke = 0
        """When a sign or words came last, in milliseconds since 1970."""
        self.owes = False
        """Whether the arrival of messages is to be told."""
        self.via: tuple[str, int, int] | None = None
        """The line over which both ends are introduced, the seat there, and the one here."""

    @property
    def watches(self) -> bool:
        """Whether somebody looks on there, and gets what lies open to all."""
        return self.key.startswith(WATCHES)

    @property
    def shows(self) -> bool:
        """Whether this device looks on, and the other one shows it the match."""
        return self.key.startswith(SHOWS)

    def draft(self, post: Correspondence) -> Letter | None:
        """Return what the other device lacks, or is to know; None for nothing."""
        if self.have is None:
            return None
        match = post.match
        lacks = any(map(gt, match.messages.have, self.have))
        if not lacks and not self.owes:
            return None
        known = tuple(map(min, match.messages.have, self.have))
        self.have, self.owes = tuple(map(max, match.messages.have, self.have)), False
        return told(post, tuple(match.messages.since(known)))

    def hear(self, post: Correspondence, received: Letter) -> None:
        """Take note of what the other device has, as a letter of it says."""
        if received.seating == post.match.messages.seating:
            self.have = received.have
        else:
            self.have = (0,) * post.match.setup.seats
        self.here = received.here - post.match.plays
        self.ended = False
        self.owes = bool(received.runs)


def told(post: Correspondence, runs: tuple[Run, ...] = ()) -> Letter:
    """Return a letter with these messages, which says what this device has."""
    return Letter.of(post.match, runs)


class Overheard(NamedTuple):
    """What somebody has said to all: a sign, or words."""

    number: int
    """Another one each time."""
    seat: int
    sign: int | None
    words: str


class Lines:
    """All lines of a tab."""

    def __init__(self) -> None:
        self.all: dict[str, Line] = {}
        self.carried: dict[str, str] = {}
        """The saves of matches, as they were when they were last sent over lines."""
        self.seats_here: dict[str, frozenset[int]] = {}
        """The seats of this device, by match."""
        self.clocks: dict[str, Clock] = {}
        """The time that players take, by match."""
        self.overheard: dict[str, Overheard] = {}
        """What was said last, by match."""
        self.spoke = 0
        """When a sign or words were sent last, in milliseconds since 1970."""
        self._begun = 0

    def of(self, match: str) -> list[Line]:
        """Return the lines of a match."""
        return [line for line in self.all.values() if line.match == match]

    def on(self, match: str) -> list[Line]:
        """Return the lines of a match on which there is a way."""
        return [line for line in self.of(match) if line.state is State.ON]

    def asking(self, match: str) -> Line | None:
        """Return the line for which somebody is to be asked by hand, None if there is none."""
        asking = [it for it in self.of(match) if it.state is State.ASKING and it.via is None]
        return asking[-1] if asking else None

    def replace(self, line: Line) -> None:
        """Forget the ended lines to a device that another one leads to now."""
        for it in self.of(line.match):
            if it.ended and it is not line and it.here <= line.here:
                del self.all[it.key]

    def begin(self, match: str, kind: str, seed: int) -> tuple[Line, list[str]]:
        """Return a new line, and those that are given up since there are too many."""
        given_up = [*self.all][: max(len(self.all) - _MOST + 1, 0)]
        for key in given_up:
            del self.all[key]
        self._begun += 1
        return self.known(f"{kind}{seed:x}-{self._begun}", match), given_up

    def known(self, key: str, match: str) -> Line:
        """Return the line of this key, which the page may know from before."""
        if key not in self.all:
            self.all[key] = Line(key, match)
        return self.all[key]

    def admitted(self, line: Line, post: Correspondence, received: Letter) -> Letter:
        """Return what a line may say of a letter: the messages of a seat that is reached directly
        are its own device's to tell. Raises `BadLink` for new messages of a seat of this device,
        unless it knows that it lacks some.
        """
        match = post.match
        theirs = {
            seat
            for it in self.on(line.match)
            if it is not line and not it.watches
            for seat in it.here - line.here
        }
        runs = []
        for run in received.runs:
            if run.seat in match.plays and not post.behind and _says_more(match.messages, run):
                raise damaged()
            if run.seat not in theirs:
                runs.append(run)
        return received._replace(runs=tuple(runs))


def _says_more(messages: Messages, run: Run) -> bool:
    """Whether any of these messages is not here, or is another one here."""
    return any(
        messages.body(run.seat, number) != body for number, body in enumerate(run.bodies, run.first)
    )
