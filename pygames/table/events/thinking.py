"""The bots' answers, and what players ask the bots to do.

An answer to anything but the latest question (see `pygames.table.questions`) is stale.
"""

from pygames.core.language import _
from pygames.table.reading import objects
from pygames.table.session import Event, Session, on
from pygames.table.sitting import HINT, Barred


@on("thought", question=objects, answer=objects)
def _thought(session: Session, event: Event) -> None:
    if event["question"] != session.known.question:
        return
    session.known = session.known._replace(question=None)
    sitting = session.table
    if "from" in event["question"]:
        sitting.judged += event["answer"]["judged"]
        sitting.judged_to = event["answer"]["to"]
        return
    if sitting.thinker is None:
        sitting.advice = event["answer"]
        return
    answer = event["answer"]
    sitting.play_bot(sitting.thinker, [answer["index"], *answer.get("more", ())])


@on("thoughtless", question=objects)
def _thoughtless(session: Session, event: Event) -> None:
    """Report that a bot has failed to answer."""
    if event["question"] != session.known.question:
        return
    session.known = session.known._replace(question=None)
    session.table.stopped = True
    session.table.opened = ""
    session.notice = _("The bot could not finish thinking. Let it try again, or keep playing.")


@on("stop")
def _stop(session: Session, _event: Event) -> None:
    session.table.stopped = True


@on("resume")
def _resume(session: Session, _event: Event) -> None:
    session.table.stopped = False


@on("hint")
def _hint(session: Session, _event: Event) -> None:
    decision = session.table.decision
    if decision is not None and decision.name in session.table.game.laid_out:
        raise Barred(_("There are no hints for this."))
    session.table.stopped = False
    session.table.opened = HINT
