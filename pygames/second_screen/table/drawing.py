"""The page of a second screen."""

from collections.abc import Sequence
from itertools import groupby, islice

from markupsafe import Markup, escape

from pygames.core import language
from pygames.core.game import State, is_asked
from pygames.core.language import _
from pygames.core.players import named
from pygames.core.term_marks import unmarked
from pygames.second_screen.table.open_view import OpenView
from pygames.table.board import Sight
from pygames.table.markup import people, render
from pygames.table.page_state import Effect, effect
from pygames.table.screens import ending
from pygames.table.screens.deeds import line, shown_moments, stage
from pygames.table.screens.table import score
from pygames.table.session import Session
from pygames.table.story import Deed, counted

__all__ = ["close", "draw"]

_KEPT = "second-screen"
_LATEST = 8
"""So many turns of the log are shown."""


def draw(session: Session) -> Effect:
    """Return what the second screen shows now: the match at the table, or that there is none."""
    table = session.behind
    kept = session.parts.get(_KEPT)
    if table is None:
        close(session)
        return _effect(render("second_screen/idle.html", **_words()), _("Kitchen Table"))
    view = OpenView(table, kept if isinstance(kept, OpenView) else None)
    session.parts[_KEPT] = view
    html = _drawn(view)
    return _effect(Markup(named(str(html), view.names, escape)), table.heading)


def close(session: Session) -> None:
    """Follow the match no longer: the second screen is closed."""
    session.parts.pop(_KEPT, None)


def _effect(html: Markup, title: str) -> Effect:
    return effect("mirror", html=str(html), title=title)


def _words() -> dict[str, object]:
    return {"lang": language.current(), "dir": language.direction()}


def _drawn(view: OpenView) -> Markup:
    table, sight = view.table, view.sight()
    board = table.board
    end = ending.ending(table, sight)
    happening = view.happening
    return render(
        "second_screen/table.html",
        **_words(),
        game=table.game.id,
        title=table.heading,
        symbols=board.symbols() if board.symbols else "",
        scene=board.scene(sight),
        people=people(view.names),
        moves=len(table.match.log),
        over=table.match.outcome is not None,
        imagined=table.imagined,
        ending=end,
        stage=stage(board, sight, happening),
        seats=_asked(view, sight),
        prompt=_prompt(view, sight),
        counters=board.counters(sight) if board.counters else (),
        score=score(table),
        moments=shown_moments([deed for deed in view.news if deed.moment]),
        log=_log(view.deeds),
    )


def _asked(view: OpenView, sight: Sight[State]) -> Sequence[int]:
    """Return the seats whose turn it is, at whatever device they are."""
    decisions = () if view.outcome is not None else sight.view.decisions
    return [it.seat for it in decisions if it.seat >= 0 and is_asked(it)]


def _prompt(view: OpenView, sight: Sight[State]) -> str:
    """Say in a sentence what the table waits for, or how it has ended."""
    table, board = view.table, view.table.board
    if view.outcome is not None:
        return board.result(view.outcome, view.names)
    if table.thinker is not None and not table.waiting:
        if len(table.thinkers) > 1:
            return _("The bots are thinking …")
        return _("{name} is thinking …", name=view.names[table.thinker])
    return unmarked(board.prompt(sight))


def _log(deeds: Sequence[Deed]) -> list[tuple[str, Markup]]:
    """Return the latest turns of the log, the newest first, each with a key of its own."""
    runs = groupby(reversed(deeds), key=lambda deed: (deed.seat, deed.result))
    found = []
    for _who, run in islice(runs, _LATEST):
        turn = [*run][::-1]
        key = f"{turn[0].entry}-{turn[0].result:d}"
        found.append((key, line(turn[0].seat, counted(deed.text for deed in turn))))
    return found
