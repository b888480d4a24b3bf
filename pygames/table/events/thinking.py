"""The bots' answers, and what players ask the bots to do.

An answer to anything but the latest question (see `pygames.table.bot_questions`) is stale; one that
does not fit the question counts as none.
"""

from pygames.core.game import IllegalMove
from pygames.core.language import _
from pygames.table import offers
from pygames.table.bot_answers import advice, all_moves, causes, judgement
from pygames.table.guided import Guided
from pygames.table.parsers import Odd, digits, objects
from pygames.table.session import Event, Session, on
from pygames.table.settings import HINTS
from pygames.table.table_session import Barred, TableSession


@on("thought", question=objects, answer=objects)
def _thought(session: Session, event: Event) -> None:
    question = event["question"]
    if question != session.sent.question:
        return
    session.sent = session.sent._replace(question=None)
    try:
        _take_in(session.table, question, event["answer"])
    except (Odd, IllegalMove):
        _give_up(session, question)


def _take_in(table: TableSession, question: Event, answer: Event) -> None:
    """Do what a bot answers. Raises `Odd`, `IllegalMove`."""
    review, thinkers, decision = table.review, table.thinkers, table.decision
    if isinstance(table, Guided):
        table.take_in(answer)
    elif "from" in question:
        if review is not None:
            review.add(*judgement(answer, table.match, review.seat, question["from"]))
    elif "gaps" in question:
        if review is not None:
            gaps = review.gaps
            review.explain(zip(gaps, causes(answer, table.match, gaps), strict=True))
    elif thinkers:
        table.play_bots(all_moves(answer, table.match, thinkers))
    elif decision is not None:
        table.hint.answer(advice(answer, decision, table.view_for(decision)))
        if table.hint.follows:
            table.follow()


@on("thoughtless", question=objects)
def _thoughtless(session: Session, event: Event) -> None:
    if event["question"] != session.sent.question:
        return
    session.sent = session.sent._replace(question=None)
    _give_up(session, event["question"])


def _give_up(session: Session, question: Event) -> None:
    """Report that a bot has failed to answer."""
    table = session.table
    if isinstance(table, Guided):
        return
    if "from" in question or "gaps" in question:
        if table.review is not None:
            table.review.stopped = True
        session.notice = _("The bot could not finish the review. Let it try again.")
        return
    table.stopped = True
    table.hint.dismiss()
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
    table = session.table
    if table.hint.asked:
        table.hint.dismiss()
        return
    shown = HINTS.of(session.settings) == "shown"
    if not shown or not offers.hint(table):
        raise Barred(_("There are no hints for this."))
    table.stopped = False
    table.opened = ""
    table.selection.path = ()
    table.hint.ask()


@on("dismiss")
def _dismiss(session: Session, _event: Event) -> None:
    """Put the hint away, if there is one."""
    session.table.hint.dismiss()


@on("advise", place=digits)
def _advise(session: Session, event: Event) -> None:
    """Mark another of the moves that a hint advises."""
    session.table.selection.path = ()
    session.table.hint.show(event["place"])


@on("follow")
def _follow(session: Session, _event: Event) -> None:
    """Do what the hint marks, to its end."""
    session.played.follow()
