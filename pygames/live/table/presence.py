"""What the table shows of its lines: who is there, what they say, and how they are reached."""

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.language import N_, _, number
from pygames.live.lines import Line, Lines, State
from pygames.live.signals import LONGEST_WORDS
from pygames.post.table.far_table import FarTable
from pygames.table import qr
from pygames.table.markup import render
from pygames.table.screens import Screen

__all__ = ["Presence", "draw_answer"]

_SIGNS = (
    N_("Well played!"),
    N_("I am happy"),
    N_("That is funny"),
    N_("I am surprised"),
    N_("I am sad"),
    N_("Thank you"),
    N_("Give me a moment"),
    N_("Hello!"),
)
"""What the signs mean, in the order of `signals`."""


class Presence(NamedTuple):
    """The lines of the match at the table."""

    table: FarTable
    lines: Lines
    silent: bool
    """Whether signs and words of others are hidden."""
    shares: bool

    @property
    def state(self) -> str:
        """How the lines are, together."""
        states = {line.state for line in self._players}
        order = (State.ON, State.LOST, State.AWAY, State.ASKING)
        found = next((it for it in order if it in states), None)
        return "off" if found is None else "lost" if found is State.AWAY else found.value

    @property
    def _players(self) -> list[Line]:
        return [line for line in self.lines.of(self.table.id) if not line.watches]

    @property
    def reaches_all(self) -> bool:
        """Whether all people of other devices can be reached now."""
        levels = self.table.levels
        far = {seat for seat in self.table.post.far if not levels[seat]}
        on = self.lines.on(self.table.id)
        there = {seat for line in on for seat in line.here | line.reaches}
        return bool(far) and far <= there

    def waits(self, seats: Sequence[int]) -> str:
        """Return the prompt while these are awaited, "" to say what is said without lines."""
        found = {self._line_to(seat) for seat in seats}
        names = self.table.names
        if not seats or None in found:
            return ""
        if len(seats) > 1:
            return _("Several are choosing at the same time.")
        (line,), name = found, names[seats[0]]
        assert line is not None
        if line.state is State.LOST:
            return _("{name} does not answer: connecting again …", name=name)
        if line.state is State.AWAY:
            return _("{name} is away. Send a link, and play goes on.", name=name)
        if line.hidden:
            return _("{name} is choosing, but looks at something else.", name=name)
        return _("{name} is choosing.", name=name)

    def _line_to(self, seat: int) -> Line | None:
        """Return the line over which a seat is reached best."""
        known = [line for line in self._players if line.state is not State.ASKING]
        direct = [line for line in known if seat in line.here]
        others = [line for line in known if seat in line.reaches and line.state is State.ON]
        return next(iter([*direct, *others]), None)

    def chip(self) -> Markup:
        """Return the button in the table's bar, and what has been said last."""
        overheard = None if self.silent else self.lines.overheard.get(self.table.id)
        return render(
            "live/chip.html",
            state=self.state,
            opened=self.table.opened == "live",
            overheard=overheard,
            who="" if overheard is None else self.table.names[overheard.seat],
            meaning=""
            if overheard is None or overheard.sign is None
            else _(_SIGNS[overheard.sign]),
        )

    def dialog(self) -> Markup:
        """Return what is open of the lines."""
        line = self.lines.asking(self.table.id)
        return render(
            "live/dialog.html",
            **_call(line, shares=self.shares),
            asking=line is not None,
            others=self._others(),
            on=self.state == "on",
            sits=bool(self.table.people),
            sealed=bool(self.table.post.match.invitation.dice),
            signs=[_(sign) for sign in _SIGNS],
            longest=LONGEST_WORDS,
            complete=self.reaches_all,
            watchers=sum(it.watches for it in self.lines.on(self.table.id)),
        )

    def _others(self) -> list[tuple[str, str, str, str]]:
        """Return the people, each with how they can be reached, and the time they have taken."""
        found = []
        clock = self.lines.clocks.get(self.table.id)
        for seat, level in enumerate(self.table.levels):
            if level:
                continue
            time = number(clock.told(seat)) if clock and clock.taken[seat] else ""
            if seat not in self.table.post.far:
                found.append((self.table.names[seat], "here", "", time))
                continue
            line = self._line_to(seat)
            if line is None:
                state, said = "off", _("not connected")
            elif line.state is State.ON:
                state, said = "on", _("looks elsewhere") if line.hidden else _("is here")
            elif line.state is State.LOST:
                state, said = "lost", _("connecting again …")
            else:
                state, said = "lost", _("is away")
            found.append((self.table.names[seat], state, said, time))
        return found


def draw_answer(game: str, line: Line | None, *, shares: bool) -> Screen:
    """Draw what a device shows that wants to look on."""
    title = _("Watch a match")
    body = render("live/watch.html", title=title, **_call(line, shares=shares))
    return Screen("watch", _("{title} · {game}", title=title, game=game), body)


def _call(line: Line | None, *, shares: bool) -> dict[str, object]:
    """Return what a line has to show for the other device."""
    address = "" if line is None or line.answered else line.address
    fits = bool(address) and len(address) <= qr.LONGEST
    size, squares = qr.path(address) if fits else (0, "")
    return {
        "address": address,
        "answers": line is not None and not line.calls,
        "answered": line is not None and line.answered,
        "watch": line is not None and line.watches,
        "size": size,
        "squares": squares,
        "shares": shares,
    }
