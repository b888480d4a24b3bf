"""Friends whose pages are connected by wires instead of WebRTC."""

import base64
from collections import deque
from typing import Any, NamedTuple

from tests.post.table.friends import Friend


class End(NamedTuple):
    """One end of a line."""

    friend: "Caller"
    line: str


class Wires:
    """What browsers do for lines: whoever is connected, and what is on its way."""

    def __init__(self) -> None:
        self._called: dict[str, End] = {}
        self._other: dict[End, End] = {}
        self._matches: dict[End, str] = {}
        self.on_the_way: deque[tuple[End, str]] = deque()
        self.letters: list[str] = []
        """All texts that have gone over lines."""
        self.broken: set[End] = set()
        """The ends at which nothing arrives."""

    def dial(self, at: End, match: str, offer: str, answer: str) -> None:
        """Begin a line, or connect it."""
        self._matches[at] = match
        if (answer or offer or "") not in {*self._called, ""}:
            self.tell(at, "closed")
            return
        if answer:
            other = self._called[answer]
            self._other |= {at: other, other: at}
            for end in (at, other):
                self.tell(end, "on")
            return
        token = base64.urlsafe_b64encode(f"call {len(self._called)} ".encode() * 4)
        said = token.decode().rstrip("=")
        self._called[said] = at
        self.tell(at, "answer" if offer else "offer", text=said)

    def tell(self, at: End, state: str, **more: str) -> None:
        """Tell a page how a line is."""
        at.friend.send("line", line=at.line, match=self._matches[at], state=state, **more)

    def post(self, at: End, text: str) -> None:
        """Send a text to the other end."""
        other = self._other.get(at)
        self.letters.append(text)
        if other is not None and not self.broken & {at, other}:
            self.on_the_way.append((other, text))

    def hang(self, at: End) -> None:
        """End a line."""
        other = self._other.pop(at, None)
        if other is not None:
            self._other.pop(other)
            self.tell(other, "closed")

    def settle(self) -> None:
        """Let everything arrive."""
        while self.on_the_way:
            at, text = self.on_the_way.popleft()
            self.deliver(at, text)

    def deliver(self, at: End, text: str) -> None:
        """Let a text come out of a line, whoever has said it."""
        at.friend.send("letter", line=at.line, match=self._matches[at], text=text)

    def ends(self, friend: "Caller") -> list[End]:
        """The ends of lines at somebody's device that are connected."""
        return [end for end in self._other if end.friend is friend]


class Caller(Friend):
    """Somebody at a page that can be connected with others."""

    def __init__(self, wires: Wires, **more: Any) -> None:
        self.wires = wires
        self.servers: list[dict[str, str]] = []
        """Those that are asked for the latest line."""
        self.waiting: list[tuple[str, dict[str, Any]]] = []
        super().__init__(**more)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    def send(self, kind: str, **values: Any) -> Any:
        """Let something happen; what concerns lines follows when all else has been done."""
        shown = super().send(kind, **values)
        while self.waiting:
            what, said = self.waiting.pop(0)
            end = End(self, said["line"])
            match what:
                case "dial":
                    self.wires.dial(end, said["match"], said["offer"], said["answer"])
                case "post":
                    self.wires.post(end, said["text"])
                case "hang":
                    self.wires.hang(end)
        return shown

    def _carry_out(self, type: str, **values: Any) -> None:
        if type == "dial":
            self.servers = values["servers"]
        if type in ("dial", "post", "hang"):
            self.waiting.append((type, values))
        else:
            super()._carry_out(type, **values)

    @property
    def line(self) -> str:
        """How the line is, as the page says."""
        return self.table["data-line"]

    @property
    def call(self) -> str:
        """The address that the page shows for the other device."""
        (address,) = self.shown.values("data-offer")
        return address

    def call_with(self, other: "Caller", **how: str) -> None:
        """Play live with somebody: each opens what the other's page shows."""
        self.send("live", **how)
        other.open(self.call)
        self.send("answer", fields={"text": other.call})
        self.wires.settle()


def connected(game: str = "battle-line", seats: int = 2, seed: int = 1) -> list[Caller]:
    """Friends who have begun a match and are connected, each with the first."""
    wires = Wires()
    host, *guests = (Caller(wires, seed=seed * 10 + it) for it in range(seats))
    invitation = host.invite(game, seats)
    for guest, name in zip(guests, ("Ben", "Cem", "Dora", "Eve"), strict=False):
        guest.join(invitation, name, guests.index(guest) + 1)
        if guest.sends:
            host.open(guest.post())
    for guest in guests:
        host.call_with(guest, more="true")
    return [host, *guests]


def play_live(friends: list[Caller], rounds: int = 2000) -> None:
    """Let everybody choose, until the match is over or so many rounds are played."""
    for _round in range(rounds):
        acted = False
        for friend in friends:
            acted |= friend.choose()
            friend.wires.settle()
        if all(friend.over for friend in friends):
            return
        assert acted, "nobody can go on"
