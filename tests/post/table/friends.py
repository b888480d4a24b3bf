"""People at devices of their own, who send each other letters through their pages."""

from tests.table.visitor import ADDRESS, Visitor

MARK = "#l="


class Friend(Visitor):
    """Somebody who plays at a device of their own."""

    @property
    def letter(self) -> str:
        """The address that the page offers to be sent."""
        (address,) = self.shown.values("data-letter")
        assert address.startswith(ADDRESS + MARK)
        return address

    @property
    def here(self) -> str:
        """The seats at this device, as the page says them."""
        return self.table["data-here"]

    @property
    def waits_for(self) -> str:
        """The seats that are awaited, as the page says them."""
        return self.table.get("data-waiting", "")

    @property
    def sends(self) -> bool:
        """Whether the page offers something to send."""
        return " data-send" in self.shown.html

    def invite(self, game: str = "battle-line", seats: int = 2, **fields: str) -> str:
        """Invite others, as an address says or with the usual options; what they open."""
        self.go(f"#/invite/{game if '?' in game else f'{game}?seats={seats}'}")
        return self._given("invite", fields={"name": "Anna", **fields})

    def post(self) -> str:
        """Send what there is to send; the address that goes out."""
        return self._given("post")

    def _given(self, kind: str, **values: object) -> str:
        self.send(kind, **values)
        (address,) = (it["text"] for it in self.effects if it["type"] == "copy")
        assert isinstance(address, str)
        assert address.startswith(ADDRESS + MARK)
        return address

    def open(self, address: str) -> None:
        """Follow an address that came in a chat."""
        self.go(address.removeprefix(ADDRESS))

    def join(self, address: str, name: str = "Ben", seat: int | None = None) -> None:
        """Open an invitation and sit down, in the first free seat or this one."""
        self.open(address)
        assert self.screen == "join", self.notice
        offered = self.shown.values("value", "input")
        chosen = next(it for it in offered if it.isdigit()) if seat is None else str(seat)
        self.send("join", fields={"name": name, "seat": chosen})

    def choose(self) -> bool:
        """Do all that is asked at this device; whether there was anything."""
        acted = False
        if self.screen == "table" and "seen" in self.shown.values("data-do"):
            self.send("seen")
        while self.screen == "handover" or (
            self.screen == "table" and not self.over and (self.picks or self.takers)
        ):
            self.step()
            acted = True
        return acted


def met(game: str = "battle-line", seats: int = 2, seed: int = 1, **fields: str) -> list[Friend]:
    """Friends who have begun a match: the first has invited, and heard of who waits for others."""
    names = ("Ben", "Cem", "Dora", "Eve", "Finn", "Gil")
    host, *guests = (Friend(seed=seed * 10 + it) for it in range(seats))
    invitation = host.invite(game, seats, **fields)
    for seat, (guest, name) in enumerate(zip(guests, names, strict=False), 1):
        guest.join(invitation, name, seat)
        if guest.sends:
            host.open(guest.post())
    return [host, *guests]


def play_on(friends: list[Friend], rounds: int = 2000, *, whole: bool = True) -> int:
    """Let everybody choose and send until the match is over; how many letters that took.

    Not `whole`: or until everybody has done so a few times.
    """
    letters = 0
    for _round in range(rounds):
        moved = False
        for friend in friends:
            if not (friend.choose() or friend.sends) or not friend.sends:
                continue
            address = friend.post()
            letters += 1
            for other in friends:
                if other is not friend:
                    before = other.save.text()
                    other.open(address)
                    moved = moved or other.save.text() != before
        if all(friend.over for friend in friends):
            return letters
        assert moved, "nobody can go on"
    assert not whole, "no end"
    return letters
