"""Wins and losses on this device, and those of everybody who plays here."""

from collections.abc import Sequence
from typing import NamedTuple

from pygames import GAMES
from pygames.core.cleaning import NAME_LENGTH
from pygames.core.game import Game
from pygames.core.language import _, ngettext, number
from pygames.core.players import bot_name
from pygames.table.ago import ago
from pygames.table.household import Person
from pygames.table.markup import render
from pygames.table.results import Record, Result, records
from pygames.table.screens import Screen
from pygames.table.tallies import PEOPLE, renamed, tallies, total

__all__ = ["draw"]

_WIDTH, _HEIGHT, _MARGIN = 240, 56, 5
_FEWEST = 3
"""Fewer matches than this make no curve."""
_SPREAD = 3
"""A curve whose balance spans less than this is drawn as if it spanned this much."""


class _Curve(NamedTuple):
    """The curve of wins minus losses, from the first match to the last."""

    width: int
    height: int
    zero: float
    points: str
    end: tuple[float, float]


def draw(results: Sequence[Result], household: Sequence[Person], now: int) -> Screen:
    """Draw the statistics; `household`: those who play here; `now`: in milliseconds since 1970."""
    title = _("Statistics")
    known = [result for result in renamed(results, household) if result.game in GAMES]
    body = render(
        "table/statistics.html",
        title=title,
        people=[_person(person, known) for person in household],
        longest=NAME_LENGTH,
        games=[
            {
                "id": game.id,
                "title": _(game.title),
                "played": ngettext("{n} match played", "{n} matches played", count),
                "records": [
                    _shown(game, record, now)
                    for record in records(r for r in known if r.game == game.id)
                ],
            }
            for game in GAMES.values()
            if (count := sum(result.game == game.id for result in known))
        ],
    )
    return Screen("statistics", title, body)


def _person(person: Person, results: Sequence[Result]) -> dict[str, object]:
    """Return somebody's results: of each game, then of each kind of opponents in it."""
    found = tallies(results, person.name)
    sums = {game: total(found[game].values()) for game in GAMES if game in found}
    every = total(sums.values())
    return {
        "name": person.name,
        "formerly": person.formerly,
        "played": ngettext("{n} match", "{n} matches", every.played) if every.played else "",
        "won": ngettext("{n} won", "{n} won", every.won),
        "games": [
            (
                _(GAMES[game].title),
                all_of,
                [(_kind(level), it) for level, it in found[game].items()],
            )
            for game, all_of in sums.items()
        ],
    }


def _kind(level: int) -> str:
    """Return what those played against are called."""
    return _("People") if level == PEOPLE else bot_name(level)


def _shown(game: Game, record: Record, now: int) -> dict[str, object]:
    counts = [record.points.count(point) for point in (1, 0, -1)]
    titles = (_("Won"), _("Drawn"), _("Lost"))
    played = len(record.points)
    return {
        "player": record.player,
        "others": record.others,
        "bot": record.level > 0,
        "played": ngettext("{n} match", "{n} matches", played),
        "bars": [
            {"kind": kind, "title": title, "count": count, "share": round(100 * count / played, 2)}
            for kind, title, count in zip(("won", "drawn", "lost"), titles, counts, strict=True)
        ],
        "facts": [
            *_by_role(game, record),
            (_("Average length"), ngettext("{n} move", "{n} moves", record.average)),
            (_("Current streak"), _streak(*record.streak)),
            (_("Longest winning streak"), number(record.best_streak)),
            (_("Last played"), ago(now - record.time)),
        ],
        "curve": _curve(record.balance) if played >= _FEWEST else None,
        "told": _(
            "Wins minus losses over time, now {balance}", balance=_signed(record.balance[-1])
        ),
        "balance": _signed(record.balance[-1]),
    }


def _by_role(game: Game, record: Record) -> list[tuple[str, str]]:
    """Tell how often the player has won in each role."""
    return [
        (_(title), _("{won} of {played} won", won=points.count(1), played=len(points)))
        for role, title in game.role_titles.items()
        if (points := record.points_as(role))
    ]


def _streak(point: int, length: int) -> str:
    if point > 0:
        return ngettext("{n} won", "{n} won", length)
    if point < 0:
        return ngettext("{n} lost", "{n} lost", length)
    return ngettext("{n} drawn", "{n} drawn", length)


def _signed(balance: int) -> str:
    sign = "+" if balance > 0 else "−" if balance < 0 else ""
    return f"\u2066{sign}{number(abs(balance))}\u2069"


def _curve(balance: Sequence[int]) -> _Curve:
    top, bottom = max(*balance, 0), min(*balance, 0)
    spread = max(top - bottom, _SPREAD)
    step = (_WIDTH - 2 * _MARGIN) / (len(balance) - 1)

    def place(index: int, value: int) -> tuple[float, float]:
        room = _HEIGHT - 2 * _MARGIN
        middle = (top + bottom - spread) / 2
        return (
            round(_MARGIN + index * step, 1),
            round(_HEIGHT - _MARGIN - (value - middle) / spread * room, 1),
        )

    places = [place(index, value) for index, value in enumerate(balance)]
    return _Curve(
        _WIDTH,
        _HEIGHT,
        place(0, 0)[1],
        " ".join(f"{x},{y}" for x, y in places),
        places[-1],
    )
