"""A bot's review in the replay: the curve of the chances, its turning points, and what if."""

from contextlib import suppress
from typing import NamedTuple

from pygames.core.game import State
from pygames.core.language import _
from pygames.table.board import Sight
from pygames.table.bot_answers import named
from pygames.table.match_review import MatchReview, TurningPoint
from pygames.table.parsers import Odd
from pygames.table.picks import path_of
from pygames.table.playback import ALL, Playback
from pygames.table.turning_words import decisive_moment, kind_title, percent, told

__all__ = ["ReviewPanel", "marked", "place_of", "review_panel"]


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
    kind: str
    kind_title: str
    """Of what kind the turning point of this stop is; "" if it is none."""
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
    decisive_moment: str
    """What happened there, in a sentence."""


def place_of(turn: TurningPoint, playback: Playback) -> int:
    """Return the stop at which a turning point is seen: before a mistake, where the better move is
    marked, after anything else.
    """
    if turn.kind == "mistake":
        return playback.stop_before(turn.entry)
    return playback.stop_after(turn.entry)


def review_panel(playback: Playback, review: MatchReview | None) -> ReviewPanel | None:
    """Return what to show of the review, None while nobody has asked for it."""
    if review is None:
        return None
    turns, place = review.turning_points, playback.place
    places = [place_of(turn, playback) for turn in turns]
    decisive = review.decisive
    last, seats = max(playback.last, 1), playback.match.setup.seats
    points = _points(playback, review)
    spots = [(100 * stop / last, 100 - 100 * chance) for stop, chance in points]
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y in spots) if len(spots) > 1 else ""
    here = [turn for turn, at in zip(turns, places, strict=True) if at == place]
    shown = max(here, key=lambda turn: turn.size, default=None)
    seeks = decisive is not None and place in (0, playback.last)
    return ReviewPanel(
        seats=(review.seat, 1 - review.seat if seats == 2 else None),
        line=f"M{line}" if line else "",
        area=f"M{spots[0][0]:.1f} 100L{line}L{spots[-1][0]:.1f} 100z" if line else "",
        marks=tuple(
            _mark(turn, at, playback, turn == decisive)
            for turn, at in zip(turns, places, strict=True)
        ),
        at=100 * place / last,
        kind=shown.kind if shown else "",
        kind_title=_title(shown, decisive) if shown else "",
        text=told(playback, review, shown) if shown else _text(playback, review, points),
        progress=_progress(playback, review),
        stopped=review.stopped,
        back=max((at for at in places if at < place), default=None),
        on=min((at for at in places if at > place), default=None),
        decisive=place_of(decisive, playback) if decisive and seeks else None,
        decisive_moment=decisive_moment(playback, review) if seeks else "",
    )


def marked(sight: Sight[State], playback: Playback, review: MatchReview | None) -> Sight[State]:
    """Return this stop with the move marked that the bot prefers there, if there is one."""
    if review is None or playback.eyes not in (ALL, review.seat):
        return sight
    board = playback.board
    decision = next((d for d in sight.view.decisions if d.seat == review.seat), None)
    for turn in review.turning_points:
        lapse = turn.judged if turn.kind == "mistake" else None
        if lapse is not None and decision is not None:
            if place_of(turn, playback) != playback.place:
                continue
            with suppress(Odd):
                move = named(lapse.better_numbers, decision)
                if decision.name not in playback.game.drafted:
                    path = path_of(board, sight.view, decision, move)
                    return sight._replace(advised=path)
                if board.drafting and board.drafting.laid:
                    return sight._replace(ghost=board.drafting.laid(sight.view, decision, move))
    return sight


def _points(playback: Playback, review: MatchReview) -> list[tuple[int, float]]:
    """Return the chances at the stops where they are known."""
    return [(playback.stop_before(entries), chance) for entries, chance in review.points]


def _title(turn: TurningPoint, decisive: TurningPoint | None) -> str:
    if turn != decisive:
        return kind_title(turn)
    return _("{kind}: the decisive moment", kind=kind_title(turn))


def _mark(turn: TurningPoint, at: int, playback: Playback, decisive: bool) -> dict[str, object]:
    return {
        "x": 100 * at / max(playback.last, 1),
        "y": 100 - 100 * (turn.before if turn.kind == "mistake" else turn.after),
        "kind": turn.kind,
        "here": at == playback.place,
        "decisive": decisive,
    }


def _text(playback: Playback, review: MatchReview, points: list[tuple[int, float]]) -> str:
    """Return what there is to say where no turning point is."""
    place = playback.place
    # How far the bot has come says nothing of what comes after.
    far = points[-1][0] if points and review.ahead is not None else playback.last
    known = [chance for stop, chance in points if stop <= place <= far]
    if review.complete and not review.turning_points:
        return _("No mistakes found: the bot would have played much the same.")
    if not known or (review.decisive and place == playback.last):
        return ""
    return _(
        "{name}: {share} chance of winning.",
        name=playback.names[review.seat],
        share=percent(known[-1]),
    )


def _progress(playback: Playback, review: MatchReview) -> str:
    if review.complete or review.stopped:
        return ""
    if review.ahead is None:
        return _("The bot is looking for what turned the match.")
    share = review.ahead / max(len(playback.match.log), 1)
    return _("The bot is checking every move: {share} done.", share=percent(share))
