"""Bots and hints: what they are asked, and what comes back.

A question goes to a worker of its own by the effect `think`; it holds what one seat has seen and
no more. The answer is an event `thought`. An answer to anything but the last question is stale.
"""

from typing import TYPE_CHECKING, Any

from pygames.core import language
from pygames.core.language import _
from pygames.table.events.registry import Event, on
from pygames.table.sitting import HINT, REVIEW, Barred, Sitting

if TYPE_CHECKING:
    from pygames.table.app import App

__all__ = ["ask"]

_ADVISER = 4
"""The level of the bot that gives hints and looks back."""


def ask(app: "App") -> None:
    """Have the bot think whose turn it is, or the one that was asked for a hint, or none."""
    question = _question(app.sitting) if app.ready and app.route.screen == "match" else None
    if question == app.question:
        return
    if question is None:
        app.effect("stop")
    else:
        app.effect("think", question=question)
    app.question = question


def _question(sitting: Sitting | None) -> dict[str, Any] | None:
    if sitting is None or sitting.match.perspective is not None or sitting.stopped:
        return None
    seat, level = sitting.thinker, 0
    more: dict[str, Any] = {}
    if seat is not None:
        level = sitting.levels[seat]
    elif sitting.opened == REVIEW and sitting.judged_to is not None:
        seat, level, more = sitting.holder or 0, _ADVISER, {"from": sitting.judged_to}
    elif sitting.opened == HINT and sitting.advice is None and sitting.decision is not None:
        seat, level = sitting.decision.seat, _ADVISER
    else:
        return None
    return {
        "match": sitting.id,
        "moves": len(sitting.match.log),
        "seat": seat,
        "level": level,
        "seen": sitting.match.link(seat),
        "lang": language.current(),
        **more,
    }


@on("thought")
def _thought(app: "App", event: Event) -> None:
    if event["question"] != app.question:
        return
    app.question = None
    sitting = app.table
    if "from" in event["question"]:
        sitting.judged += event["answer"]["judged"]
        sitting.judged_to = event["answer"]["to"]
        return
    if sitting.thinker is None:
        sitting.advice = event["answer"]
        return
    answer = event["answer"]
    sitting.play_bot(sitting.thinker, [answer["index"], *answer.get("more", ())])
    app.keep()


@on("thoughtless")
def _thoughtless(app: "App", event: Event) -> None:
    """A bot has died over a question."""
    if event["question"] != app.question:
        return
    app.question = None
    app.table.stopped = True
    app.table.opened = ""
    app.notice = _("The bot could not finish its thought. Let it try again, or play on.")


@on("stop")
def _stop(app: "App", _event: Event) -> None:
    app.table.stopped = True


@on("resume")
def _resume(app: "App", _event: Event) -> None:
    app.table.stopped = False


@on("hint")
def _hint(app: "App", _event: Event) -> None:
    decision = app.table.decision
    if decision is not None and decision.name in app.table.game.laid_out:
        raise Barred(_("Nobody gives advice on this."))
    app.table.stopped = False
    app.table.opened = HINT
