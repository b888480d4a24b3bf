"""The bots' answers, and what players ask the bots to do.

An answer to anything but the latest question (see `pygames.table.questions`) is stale; one that
does not fit the question counts as none.
"""

from pygames.core.game import IllegalMove
from pygames.core.language import _
from pygames.table import offers
from pygames.table.answers import advice, all_moves, judgement
from pygames.table.reading import Odd, digits, objects
from pygames.table.session import Event, Session, on
from pygames.table.settings import HINTS
from pygames.table.sitting import Barred, Sitting


@on("thought", question=objects, answer=objects)
def _thought(session: Session, event: Event) -> None:
    question = event["question"]
    if question != session.known.question:
        return
    session.known = session.known._replace(question=None)
    try:
        _take_in(session.table, question, event["answer"])
    except (Odd, IllegalMove):
        _give_up(session, question)


def _take_in(sitting: Sitting, question: Event, answer: Event) -> None:
    """Do what a bot answers. Raises `Odd`, `IllegalMove`."""
    review, thinkers, decision = sitting.review, sitting.thinkers, sitting.decision
    if "from" in question:
        if review is not None:
            review.add(*judgement(answer, sitting.match, review.seat, question["from"]))
    elif thinkers:
        sitting.play_bots(all_moves(answer, sitting.match, thinkers))
    elif decision is not None:
        sitting.hint.answer(advice(answer, decision))


@on("thoughtless", question=objects)
def _thoughtless(session: Session, event: Event) -> None:
    if event["question"] != session.known.question:
        return
    session.known = session.known._replace(question=None)
    _give_up(session, event["question"])


def _give_up(session: Session, question: Event) -> None:
    """Report that a bot has failed to answer."""
    sitting = session.table
    if "from" in question:
        if sitting.review is not None:
            sitting.review.stopped = True
        session.notice = _("The bot could not finish the review. Let it try again.")
        return
    sitting.stopped = True
    sitting.hint.dismiss()
    session.notice = _("The bot could not finish thinking. Let it try again, or keep playing.")


@on("show")
def _show(_session: Session, _event: Event) -> None:
    """Show what has not been drawn yet: moves of bots, or what took too long for a pick."""


@on("stop")
def _stop(session: Session, _event: Event) -> None:
    session.table.stopped = True


@on("resume")
def _resume(session: Session, _event: Event) -> None:
    session.table.stopped = False


@on("hint")
def _hint(session: Session, _event: Event) -> None:
    """Show a hint, or put it away."""
    sitting = session.table
    if sitting.hint.asked:
        sitting.hint.dismiss()
        return
    shown = HINTS.of(session.settings) == "shown"
    if not shown or not offers.hint(sitting):
        raise Barred(_("There are no hints for this."))
    sitting.stopped = False
    sitting.opened = ""
    sitting.picking.path = ()
    sitting.hint.ask()


@on("dismiss")
def _dismiss(session: Session, _event: Event) -> None:
    """Put the hint away, if there is one."""
    session.table.hint.dismiss()


@on("advise", place=digits)
def _advise(session: Session, event: Event) -> None:
    """Mark another of the moves that a hint advises."""
    session.table.picking.path = ()
    session.table.hint.show(event["place"])


@on("follow")
def _follow(session: Session, _event: Event) -> None:
    """Make the move that the hint marks."""
    sitting = session.played
    advice = sitting.hint.shown
    if advice is None:
        raise Barred(_("There is no hint to follow."))
    sitting.play(advice.move)
