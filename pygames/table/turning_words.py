"""The turning points of a match in words: what caused them, and what they did to the chances."""

from pygames.core.language import N_, _, number, sentences
from pygames.core.players import is_you
from pygames.core.term_marks import unmarked
from pygames.table.match_review import MatchReview, TurningPoint
from pygames.table.playback import Playback

__all__ = ["decisive_moment", "kind_title", "percent", "told"]

_KINDS = {
    "mistake": N_("Mistake"),
    "good": N_("Good move"),
    "theirs": N_("Their move"),
    "luck": N_("Luck"),
    "revealed": N_("Revealed"),
}


def kind_title(turn: TurningPoint) -> str:
    """Return what kind of turning point it is, in a word or two."""
    return _(_KINDS[turn.kind])


def told(playback: Playback, review: MatchReview, turn: TurningPoint) -> str:
    """Say what happened, and what it did to the chances of the seat that is reviewed."""
    if turn.kind == "mistake":
        return _mistake(playback, review, turn)
    if turn.kind == "good":
        share = percent(turn.size)
        return _sentences(
            cause(playback, turn), _("Any other move would have cost {share}.", share=share)
        )
    return _sentences(cause(playback, turn), _changed(playback, review, turn))


def cause(playback: Playback, turn: TurningPoint, *, to_others: bool = False) -> str:
    """Return the log's sentence for what caused it; `to_others`: for who has played none of it."""
    deed = playback.told(turn.entry, to_others=to_others)
    if deed is None:  # a mistake in a draft, which the log leaves out
        return turn.judged.played if turn.judged else ""
    return unmarked(deed.text)


def decisive_moment(playback: Playback, review: MatchReview, *, to_others: bool = False) -> str:
    """Tell in one sentence what decided the match, "" while that is not known."""
    turn = review.decisive
    if turn is None:
        return ""
    deed = cause(playback, turn, to_others=to_others).rstrip(".")
    move = playback.made(playback.stop_after(turn.entry))
    return _("The decisive moment, move {n}: {deed}.", n=move, deed=deed)


def percent(share: float) -> str:
    """Return a share in words."""
    return _("{n}%", n=number(round(100 * share)))


def _sentences(*texts: str) -> str:
    return f"{sentences(*(text.rstrip('.') for text in texts if text))}."


def _mistake(playback: Playback, review: MatchReview, turn: TurningPoint) -> str:
    lapse = turn.judged
    assert lapse is not None
    values = {"move": lapse.played, "share": percent(lapse.loss)}
    name = playback.names[review.seat]
    if is_you(name):
        cost = _("“{move}” cost {share} of your chances.", **values)
    else:
        cost = _("“{move}” cost {share} of {name}’s chances.", name=name, **values)
    better = _("Better: {move}.", move=lapse.better)
    return " ".join((cost, better, *map(unmarked, lapse.reasons[:1])))


def _changed(playback: Playback, review: MatchReview, turn: TurningPoint) -> str:
    values = {"before": percent(turn.before), "after": percent(turn.after)}
    name, rises = playback.names[review.seat], turn.after > turn.before
    if is_you(name):
        if rises:
            return _("Your chances rise from {before} to {after}.", **values)
        return _("Your chances fall from {before} to {after}.", **values)
    if rises:
        return _("{name}’s chances rise from {before} to {after}.", name=name, **values)
    return _("{name}’s chances fall from {before} to {after}.", name=name, **values)
