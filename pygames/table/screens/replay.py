"""The replay screen: the board at one of the match's moves, with the story beside it."""

from bisect import bisect_left, bisect_right
from functools import lru_cache

from markupsafe import Markup

from pygames.core import language
from pygames.core.game import NOBODY
from pygames.core.language import N_, _, direction
from pygames.core.players import is_you
from pygames.table.markup import people, render
from pygames.table.match_review import MatchReview
from pygames.table.playback import ALL, Playback
from pygames.table.screens import Screen, review
from pygames.table.screens.deeds import line, shown_moments
from pygames.table.story_lines import StoryLine, lines

__all__ = ["draw"]

_LOG = "log"
"""Opens the story where it has no room beside the board."""


def draw(playback: Playback, match_review: MatchReview | None = None) -> Screen:
    """Draw the replay, or the question who is watching. `match_review`: a bot's, if asked for."""
    title = _("Replay · {game}", game=_(playback.game.title))
    if playback.eyes is None:
        return Screen("replay", title, _question(playback), playback.game.id)
    sight, board, place = playback.sight(), playback.board, playback.place
    sight = review.marked(sight, playback, match_review)
    who = people(sight.names)
    forward, back = ("ArrowLeft", "ArrowRight") if direction() == "rtl" else _LEFT_TO_RIGHT
    body = render(
        "table/replay.html",
        game=playback.game.id,
        match=playback.id,
        title=_(playback.game.title),
        place=place,
        last=playback.last,
        running=playback.running,
        pace=playback.pace,
        eyes=_eyes(playback),
        scene=board.scene(sight),
        measures=board.measure is not None,
        hands=[
            (who[seen.seat or 0] if playback.eyes == ALL else "", hand(seen))
            for seen in (playback.hands(sight) if board.held else ())
            if (hand := board.hand) is not None
        ],
        hides_end=playback.hides_end,
        review=_review(playback, match_review, who) if _judges(playback) else "",
        happening=shown_moments(playback.happening),
        told=[_said(it) for it in lines(playback) if it.stop == place] or _unsaid(playback, who),
        position=_position(playback),
        result=_result(playback),
        story=_story(playback, playback.eyes, language.current(), _part(playback), _told(playback)),
        opened=playback.opened,
        sheet=board.sheet(sight) if board.sheet and playback.opened not in ("", _LOG) else None,
        forward=forward,
        back=back,
    )
    return Screen("replay", title, body, playback.game.id)


def _unsaid(playback: Playback, who: list[Markup]) -> list[Markup]:
    """Say what the move of this stop does if the story tells it later, with all that comes of it.

    Only where nothing is secret: elsewhere it may be one that this view is not to know of.
    """
    if playback.game.secrets or not playback.place:
        return []
    seat, text = playback.choice
    return [Markup("{} {}").format(who[seat], line(None, (text,)))]


def _review(playback: Playback, match_review: MatchReview | None, who: list[Markup]) -> Markup:
    return render(
        "table/review.html",
        review=review.review_panel(playback, match_review),
        people=who,
        place=playback.place,
        last=playback.last,
    )


_LEFT_TO_RIGHT = ("ArrowRight", "ArrowLeft")


def _question(playback: Playback) -> Markup:
    """Ask who is watching: a match that is going on hides the hands of the others."""
    return render(
        "table/who_looks.html",
        game=_(playback.game.title),
        match=playback.id,
        names=playback.names,
        seats=playback.choosable,
    )


def _eyes(playback: Playback) -> list[dict[str, object]]:
    """Return the views that can be chosen."""
    names = playback.names
    texts = {ALL: N_("Everything"), NOBODY: N_("What lies open to all")}
    return [
        {
            "value": "all" if eyes == ALL else str(eyes),
            "text": _(texts[eyes]) if eyes in texts else _as(names[eyes]),
            "chosen": eyes == playback.eyes,
        }
        for eyes in playback.choosable
    ]


def _as(name: str) -> str:
    return _("As you") if is_you(name) else _("As {name}", name=name)


def _judges(playback: Playback) -> bool:
    """Whether there is room for a bot's review: it tells how the match ends."""
    return playback.reviewable and not playback.hides_end


def _position(playback: Playback) -> str:
    if playback.hides_end:
        return _("Move {n}", n=playback.made(playback.place))
    return _("Move {n} of {all}", n=playback.made(playback.place), all=playback.made(playback.last))


def _result(playback: Playback) -> str:
    """Return the result, at the end of the match."""
    outcome = playback.match.outcome
    if outcome is None or playback.place < playback.last:
        return ""
    return playback.board.result(outcome, playback.names)


@lru_cache(maxsize=4)
def _story(playback: Playback, _eyes: int, _language: str, part: int, stop: int | None) -> Markup:
    """Draw a part of the story and its neighbours, once: the browser marks the lines of the current
    move. `stop`: what comes after that is left out.
    """
    told = lines(playback)
    if stop is not None:
        told = told[: bisect_right(told, stop, key=lambda it: it.stop)]
    start, end = max(part - 1, 0) * _PART, (part + 2) * _PART
    return render(
        "table/story.html",
        story=[(it, _said(it)) for it in told[start:end]],
        before=told[start - 1].stop if start else None,
        after=told[end].stop if end < len(told) else None,
    )


_PART = 250
"""Lines of the story: all of a usual match are there at once, of an endless one three parts."""


def _told(playback: Playback) -> int | None:
    """Return the stop at which the story breaks off so that it does not tell the end, if any."""
    return playback.place if playback.hides_end else None


def _part(playback: Playback) -> int:
    """Return the part of the story that the current move is in."""
    return bisect_left(lines(playback), playback.place, key=lambda it: it.stop) // _PART


def _said(told: StoryLine) -> Markup:
    return line(told.seat, told.texts)
