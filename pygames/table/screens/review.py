"""A bot's review in the replay: the curve of the chances, its turning points, and what if."""

from contextlib import suppress
from typing import NamedTuple

from pygames.core.game import State
from pygames.core.language import _, number
from pygames.core.term_marks import unmarked
from pygames.table.board import Sight
from pygames.table.bot_answers import named
from pygames.table.match_review import MatchReview, TurningPoint
from pygames.table.parsers import Odd
from pygames.table.picks import path_of
from pygames.table.playback import ALL, Playback

__all__ = ["ReviewPanel", "marked", "review_panel"]


class ReviewPanel(NamedTuple):
    """What the replay shows of the review, at one of its stops."""

    seats: tuple[int, int | None]
    """Whose chances the curve shows, and the only other player, if there is one."""
    line: str
    """The curve as an SVG path in a box of 100 x 100, "" while it is too short."""
    area: str
    """What lies below it."""
    marks: tuple[dict[str, object], ...]
    """The turning points: where they are in the box, in percent, and whether this stop is one."""
    at: float
    """Where this stop is, in percent."""
    text: str
    """What there is to say about this stop."""
    progress: str
    """How far the bot has come, "" once it is done."""
    stopped: bool
    back: int | None
    on: int | None
    """The stops of the turning points before and after this one."""
    decisive: int | None
    """The stop of the one that mattered most, at the first and the last stop."""
    decisive_move: int | None
    """How many moves have been made there, None if there is none."""


def review_panel(playback: Playback, review: MatchReview | None) -> ReviewPanel | None:
    """Return what to show of the review, None while nobody has asked for it."""
    if review is None:
        return None
    points, turns, place = review.points(playback), review.turning_points(playback), playback.place
    decisive = review.decisive(playback)
    last, seats = max(playback.last, 1), playback.match.setup.seats
    spots = [(100 * stop / last, 100 - 100 * chance) for stop, chance in points]
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y in spots) if len(spots) > 1 else ""
    return ReviewPanel(
        seats=(review.seat, 1 - review.seat if seats == 2 else None),
        line=f"M{line}" if line else "",
        area=f"M{spots[0][0]:.1f} 100L{line}L{spots[-1][0]:.1f} 100z" if line else "",
        marks=tuple(_mark(turn, last, place, turn == decisive) for turn in turns),
        at=100 * place / last,
        text=_text(playback, review, turns, decisive),
        progress=_progress(playback, review),
        stopped=review.stopped,
        back=max((turn.place for turn in turns if turn.place < place), default=None),
        on=min((turn.place for turn in turns if turn.place > place), default=None),
        decisive=decisive.place if decisive and place in (0, playback.last) else None,
        decisive_move=playback.made(decisive.place) if decisive else None,
    )


def marked(sight: Sight[State], playback: Playback, review: MatchReview | None) -> Sight[State]:
    """Return this stop with the move marked that the bot prefers there, if there is one."""
    if review is None or playback.eyes not in (ALL, review.seat):
        return sight
    board = playback.board
    decision = next((d for d in sight.view.decisions if d.seat == review.seat), None)
    for turn in review.turning_points(playback):
        if turn.place == playback.place and turn.mistake is not None and decision is not None:
            with suppress(Odd):
                move = named(turn.mistake.better_numbers, decision)
                if decision.name not in playback.game.drafted:
                    path = path_of(board, sight.view, decision, move)
                    return sight._replace(advised=path)
                if board.drafting and board.drafting.laid:
                    return sight._replace(ghost=board.drafting.laid(sight.view, decision, move))
    return sight


def _mark(turn: TurningPoint, last: int, place: int, decisive: bool) -> dict[str, object]:
    return {
        "x": 100 * turn.place / last,
        "y": 100 - 100 * (turn.before if turn.mistake else turn.after),
        "mistake": turn.mistake is not None,
        "here": turn.place == place,
        "decisive": decisive,
    }


def _text(
    playback: Playback,
    review: MatchReview,
    turns: list[TurningPoint],
    decisive: TurningPoint | None,
) -> str:
    place = playback.place
    here = [turn for turn in turns if turn.place == place]
    for turn in here:
        if (lapse := turn.mistake) is not None:
            cost = _(
                "{move}: {share} lost.",
                move=lapse.played,
                share=percent(lapse.loss),
            )
            reasons = map(unmarked, lapse.reasons[:1])
            best = _("Better: {move}.", move=lapse.better)
            title = (_("The decisive moment."),) if turn == decisive else ()
            return " ".join((*title, cost, best, *reasons))
    for turn in here:
        values = {"before": percent(turn.before), "after": percent(turn.after)}
        if turn == decisive and turn.after > turn.before:
            return _(
                "The decisive moment: the chance of winning rises from {before} to {after}.",
                **values,
            )
        if turn == decisive:
            return _(
                "The decisive moment: the chance of winning falls from {before} to {after}.",
                **values,
            )
        if turn.after > turn.before:
            return _(
                "A turning point: the chance of winning rises from {before} to {after}.", **values
            )
        return _("A turning point: the chance of winning falls from {before} to {after}.", **values)
    points = review.points(playback)
    # How far the bot has come says nothing of what comes after.
    far = points[-1][0] if points and review.ahead is not None else playback.last
    known = [chance for stop, chance in points if stop <= place <= far]
    if review.ahead is None and not turns:
        return _("No mistakes found: the bot would have played much the same.")
    if not known or (decisive and place == playback.last):
        return ""
    return _(
        "{name}: {share} chance of winning.",
        name=playback.names[review.seat],
        share=percent(known[-1]),
    )


def _progress(playback: Playback, review: MatchReview) -> str:
    if review.ahead is None or review.stopped:
        return ""
    share = review.ahead / max(len(playback.match.log), 1)
    return _("The bot is checking every move: {share} done.", share=percent(share))


def percent(share: float) -> str:
    """Return a share in words."""
    return _("{n}%", n=number(round(100 * share)))
