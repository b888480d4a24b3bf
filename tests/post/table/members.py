"""Members of a chat, whose messenger hands what one of their pages says to all the others."""

import json
import random
from typing import Any

from tests.post.table.friends import Friend
from tests.table.visitor import Visitor

Update = dict[str, Any]


class Group:
    """A chat: it keeps what is said, and hands it out as soon as somebody looks."""

    def __init__(self) -> None:
        self.updates: list[Update] = []

    @property
    def lines(self) -> list[str]:
        """What the chat shows."""
        return [update["info"] for update in self.updates if "info" in update]


class Member(Friend):
    """Somebody who opens the page in a chat."""

    def __init__(
        self,
        group: Group,
        name: str,
        *,
        address: str = "",
        seed: int = 0,
        saves: dict[str, str] | None = None,
        listens: bool = True,
    ) -> None:
        self.group, self.name, self.address = group, name, address or f"{name}@chat"
        self.seed, self.heard = seed, 0
        self.listens = listens
        """Whether what the group says gets through."""
        self.shuffled: random.Random | None = None
        """What mixes up the order in which updates arrive."""
        Visitor.__init__(self, seed=seed, saves=saves)

    def start(self, url: str | None = None) -> Any:
        """Open the page; the chat tells everything from the beginning."""
        self.url = "#/" if url is None else url
        self.heard = 0
        return super().start(self.url)

    def send(self, kind: str, **values: Any) -> Any:
        """Let something happen; the start also brings who plays, and what has been said."""
        if kind == "start":
            values["chat"] = {"address": self.address, "name": self.name, "whole": True}
            values["chat"]["said"] = self._new() if self.listens else []
        shown = super().send(kind, **values)
        if kind == "start":
            self.hear()
        return shown

    def hear(self) -> None:
        """Get what has come since."""
        if self.listens and (said := self._new()):
            self.send("heard", said=said, whole=True)

    def _new(self) -> list[object]:
        new = [update["payload"] for update in self.group.updates[self.heard :]]
        self.heard = len(self.group.updates)
        if self.shuffled:
            self.shuffled.shuffle(new)
        return new

    def _carry_out(self, type: str, **values: Any) -> None:
        if type == "tell":
            self.group.updates.append(json.loads(json.dumps(values["update"])))
        super()._carry_out(type, **values)

    # --- what is done --------------------------------------------------------------------

    def offer(self, query: str = "battle-line?seats=2", **fields: str) -> None:
        """Invite the chat."""
        self.go(f"#/invite/{query}")
        self.send("invite", fields={"name": self.name, **fields})

    def sit(self, seat: int | None = None) -> None:
        """Join the match that is shown."""
        offered = [it for it in self.shown.values("value", "input") if it.isdigit()]
        chosen = offered[0] if seat is None else str(seat)
        self.send("join", fields={"name": self.name, "seat": chosen})


def gathered(query: str = "battle-line?seats=2", names: str = "Anna Ben") -> list[Member]:
    """Members of a new chat, of whom the first has invited and the others have joined."""
    group = Group()
    members = [Member(group, name, seed=it) for it, name in enumerate(names.split())]
    members[0].offer(query)
    for member in members[1:]:
        member.hear()
        member.sit()
        for other in members:
            other.hear()
    return members


def play_on(members: list[Member], rounds: int = 3000) -> None:
    """Let all choose in turn until the match is over."""
    for _round in range(rounds):
        said = len(members[0].group.updates)
        for member in members:
            member.choose()
            for other in members:
                other.hear()
        if all(member.over for member in members):
            return
        told = len(members[0].group.updates) > said
        assert told or any(member.picks for member in members), "nobody can go on"
