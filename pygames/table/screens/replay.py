"""The replay screen: the board at one of the match's moves, with the story beside it."""

from bisect import bisect_left
from functools import lru_cache

from markupsafe import Markup

from pygames.core import language
from pygames.core.language import _, direction, number
from pygames.core.players import is_you
from pygames.table.markup import people, render, subjects
from pygames.table.replaying import ALL, Replaying
from pygames.table.reviewing import Review
from pygames.table.screens import Screen, review
from pygames.table.screens.happening import happening, line
from pygames.table.telling import Line, lines

__all__ = ["draw"]

_LOG = "log"
"""Opens the story where it has no room beside the board."""


def draw(replaying: Replaying, judgement: Review | None = None) -> Screen:
    """Draw the replay, or the question who is watching. `judgement`: a bot's, if asked for."""
    title = _("Replay · {game}", game=_(replaying.game.title))
    if replaying.eyes is None:
        return Screen("replay", title, _question(replaying), replaying.game.id)
    sight, board, place = replaying.sight(), replaying.board, replaying.place
    sight = review.marked(sight, replaying, judgement)
    who, subject = people(sight.names), subjects(sight.names)
    forward, back = ("ArrowLeft", "ArrowRight") if direction() == "rtl" else _LEFT_TO_RIGHT
    body = render(
        "table/replay.html",
        game=replaying.game.id,
        match=replaying.id,
        title=_(replaying.game.title),
        place=place,
        last=replaying.last,
        running=replaying.running,
        pace=replaying.pace,
        eyes=_eyes(replaying),
        scene=board.scene(sight),
        measures=board.measure is not None,
        hands=[
            (who[seen.seat or 0] if replaying.eyes == ALL else "", hand(seen))
            for seen in (replaying.hands(sight) if board.held else ())
            if (hand := board.hand) is not None
        ],
        review=_review(replaying, judgement, who) if replaying.reviewable else "",
        happening=happening(replaying.happening, subject),
        told=[_said(it, subject) for it in lines(replaying) if it.stop == place]
        or _unsaid(replaying, subject),
        position=_position(replaying),
        result=_result(replaying),
        story=_story(replaying, replaying.eyes, language.current(), _part(replaying)),
        opened=replaying.opened,
        sheet=board.sheet(sight) if board.sheet and replaying.opened not in ("", _LOG) else None,
        forward=forward,
        back=back,
    )
    return Screen("replay", title, body, replaying.game.id)


def _unsaid(replaying: Replaying, subject: list[Markup]) -> list[Markup]:
    """Say what the move of this stop does if the story tells it later, with all that comes of it.

    Only where nothing is secret: elsewhere it may be one that this view is not to know of.
    """
    if replaying.game.secrets or not replaying.place:
        return []
    seat, text = replaying.choice
    return [line(subject[seat], (text,))]


def _review(replaying: Replaying, judgement: Review | None, who: list[Markup]) -> Markup:
    return render(
        "table/review.html",
        review=review.shown(replaying, judgement),
        people=who,
        place=replaying.place,
        last=replaying.last,
    )


_LEFT_TO_RIGHT = ("ArrowRight", "ArrowLeft")


def _question(replaying: Replaying) -> Markup:
    """Ask who is watching: a match that is going on hides the hands of the others."""
    return render(
        "table/who_looks.html",
        game=_(replaying.game.title),
        match=replaying.id,
        names=replaying.names,
        seats=replaying.choosable,
    )


def _eyes(replaying: Replaying) -> list[dict[str, object]]:
    """Return the views that can be chosen."""
    names = replaying.names
    return [
        {
            "value": "all" if eyes == ALL else str(eyes),
            "text": _("Everything") if eyes == ALL else _as(names[eyes]),
            "chosen": eyes == replaying.eyes,
        }
        for eyes in replaying.choosable
    ]


def _as(name: str) -> str:
    return _("As you") if is_you(name) else _("As {name}", name=name)


def _position(replaying: Replaying) -> str:
    return _("Move {n} of {all}", n=number(replaying.place), all=number(replaying.last))


def _result(replaying: Replaying) -> str:
    """Return the result, at the end of the match."""
    outcome = replaying.match.outcome
    if outcome is None or replaying.place < replaying.last:
        return ""
    return replaying.board.result(outcome, replaying.names)


@lru_cache(maxsize=4)
def _story(replaying: Replaying, _eyes: int, _language: str, part: int) -> Markup:
    """Draw a part of the story and its neighbours, once: the browser marks the lines of the current
    move.
    """
    subject, told = subjects(replaying.names), lines(replaying)
    start, end = max(part - 1, 0) * _PART, (part + 2) * _PART
    return render(
        "table/story.html",
        story=[(it, _said(it, subject)) for it in told[start:end]],
        before=told[start - 1].stop if start else None,
        after=told[end].stop if end < len(told) else None,
    )


_PART = 250
"""Lines of the story: all of a usual match are there at once, of an endless one three parts."""


def _part(replaying: Replaying) -> int:
    """Return the part of the story that the current move is in."""
    return bisect_left(lines(replaying), replaying.place, key=lambda it: it.stop) // _PART


def _said(told: Line, subject: list[Markup]) -> Markup:
    return line("" if told.seat is None else subject[told.seat], told.texts)
