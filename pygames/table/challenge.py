"""A challenge: a deal and what somebody has made of it, without the moves.

    text     code length check payload        `envelope`, as of a match
    payload  JSON                             the set-up, the result, and what chance has answered

Whoever opens it plays the same: cards and dice come in the same order (`SameAgain`), as far as what
the players choose asks for them.
"""

import json
import random
from collections.abc import Sequence
from typing import NamedTuple

from pygames.core.codec import BadLink, damaged
from pygames.core.dealer import SameAgain, Shuffler, spelling, spelt
from pygames.core.envelope import opened, sealed
from pygames.core.game import CHANCE, BadSetup, Game, Outcome
from pygames.core.language import N_, _, number
from pygames.core.log import Entry, Setup, make_setup
from pygames.core.match import Match
from pygames.core.players import called, to_others
from pygames.table.parsers import Odd, mapping, name, parse, row, text, whole
from pygames.table.saves import SEATS, STRONGEST, Save

__all__ = ["Challenge", "ChallengeMatch", "reopened"]

_LONGEST = 60_000
_MOST = 20_000
_SEAT = whole(SEATS)
_HIGH = 10**6


def _points(value: object) -> int:
    if type(value) is not int or not -_HIGH < value < _HIGH:
        raise Odd("no score")
    return value


def _value(value: object) -> object:
    return value if isinstance(value, bool | int) else text(_LONGEST)(value)


_SCHEMA = {
    "seats": _SEAT,
    "options": mapping(text(60), _value, 200),
    "names": row(name, SEATS),
    "bots": row(whole(STRONGEST + 1), SEATS),
    "mine": _SEAT,
    "winners": row(_SEAT, SEATS),
    "scores": row(_points, SEATS),
    "reason": text(60),
    "kinds": row(text(60), 100),
    "answers": row(row(lambda part: part, 50), _MOST),
}


class Challenge(NamedTuple):
    """A deal, and what it has come to."""

    game: Game
    setup: Setup
    """With the names of the players; those who take it up have their own."""
    bots: tuple[int, ...]
    """The level of the bot on each seat, 0 for a person; () where only people play."""
    mine: int
    """The seat of whoever gives it away."""
    outcome: Outcome
    answers: tuple[str, ...]
    """What chance has answered, in order (see `spelling`)."""

    @classmethod
    def of(cls, match: Match, bots: Sequence[int], mine: int) -> "Challenge | None":
        """Return that of a match that is over, None for any other, and where secrets are missing.

        One that was resigned has come to nothing to be beaten.
        """
        outcome = match.outcome
        if outcome is None or match.perspective is not None:
            return None
        if any(entry.move.kind == match.game.resigning for entry in match.log):
            return None
        dealt = (spelling(entry.move) for entry in match.log if entry.seat == CHANCE)
        return cls(match.game, match.setup, tuple(bots), mine, outcome, tuple(dealt))

    @classmethod
    def read(cls, link: str) -> "Challenge":
        """Read a text. Raises `BadLink`, `BadSetup`."""
        game, data = opened(link)
        try:
            found = parse(_SCHEMA, json.loads(data))
            setup = make_setup(game.id, found["seats"], found["options"], found["names"])
            answers = [spelt([found["kinds"][kind], *rest]) for kind, *rest in found["answers"]]
        except (ValueError, RecursionError, LookupError, TypeError, Odd):
            raise damaged() from None
        if game.version != setup.version:
            raise BadLink(
                N_("The rules of {game} have changed since: this deal cannot be played any more."),
                game=_(game.title),
            )
        outcome = Outcome(found["winners"], found["scores"], found["reason"])
        challenge = cls(game, setup, found["bots"], found["mine"], outcome, tuple(answers))
        if not challenge._is_consistent():
            raise damaged()
        return challenge

    def _is_consistent(self) -> bool:
        seats = range(self.setup.seats)
        return (
            self.mine in seats
            and {*self.outcome.winners} <= {*seats}
            and len(self.outcome.scores) == len(seats)
            and len(self.bots) in (0, len(seats))
            and not (self.bots and (self.bots[self.mine] or max(self.bots) > self.game.strongest))
        )

    def text(self) -> str:
        """Return it as a text."""
        kinds: dict[str, int] = {}
        answers = []
        for answer in self.answers:
            kind, *rest = json.loads(answer)
            answers.append([kinds.setdefault(kind, len(kinds)), *rest])
        options = self.game.options
        usual = {key: options[key].default for key in options}
        kept: dict[str, object] = {
            "seats": self.setup.seats,
            "options": {key: it for key, it in self.setup.options.items() if it != usual[key]},
            "names": self.setup.names,
            "bots": self.bots,
            "mine": self.mine,
            "winners": self.outcome.winners,
            "scores": self.outcome.scores,
            "reason": self.outcome.reason,
            "kinds": [*kinds],
            "answers": answers,
        }
        data = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
        return sealed(self.game.begins, data.encode())

    @property
    def names(self) -> tuple[str, ...]:
        """What its players are called by others."""
        return tuple(to_others(called(self.setup.names, self.setup.seats, self.bots)))

    @property
    def score(self) -> str:
        """What whoever gives it away has come to, in a word or two numbers: `5:2`."""
        return _score(self.outcome, self.mine)

    @property
    def counted(self) -> str:
        """The same where it is two numbers, else nothing."""
        return self.score if _counts(self.outcome) else ""

    @property
    def asked(self) -> str:
        """What is said to those who may take it up."""
        game = _(self.game.title)
        if _counts(self.outcome):
            return _(
                "{game}: can you beat {score} with the same deal?", game=game, score=self.score
            )
        return _("{game}: can you do better with the same deal?", game=game)

    def begun(self, names: Sequence[str], rng: random.Random) -> "ChallengeMatch":
        """Return the same deal as a match, with these players."""
        return ChallengeMatch(self, self.setup._replace(names=tuple(names)), (), rng)

    def compared(self, outcome: Outcome, seat: int) -> str:
        """Say in one sentence who has made more of it: the seat, with this outcome, or they."""
        mine, theirs = _worth(outcome, seat), _worth(self.outcome, self.mine)
        name, said = self.names[self.mine], (_score(outcome, seat), self.score)
        if mine == theirs:
            return _("As good as {name} with the same deal: {score}.", name=name, score=said[1])
        if said[0] == said[1]:
            return _(_NEARLY[mine > theirs], name=name, score=said[0])
        return _(_APART[mine > theirs], name=name, score=said[0], other=said[1])


_APART = {
    True: N_("Better than {name} with the same deal: {score}, not {other}."),
    False: N_("{name} did better with the same deal: {other}, not {score}."),
}
_NEARLY = {
    True: N_("A little better than {name} with the same deal: {score} too."),
    False: N_("{name} did a little better with the same deal: {score} too."),
}


class ChallengeMatch(Match):
    """A match in which chance answers as in another one."""

    def __init__(
        self, challenge: Challenge, setup: Setup, log: Sequence[Entry], rng: random.Random
    ) -> None:
        """Go on after this log. Raises `IllegalMove`."""
        dealer = SameAgain(challenge.answers, Shuffler(rng))
        self._begin(setup, rng, auto=True)
        self._dealer = dealer
        for entry in log:
            if entry.seat == CHANCE:
                dealer.heed(entry.move)
            self._recall(entry.move, entry.seat)
        self._go_on()


def reopened(save: Save, match: Match, rng: random.Random) -> Match:
    """Return the match of a save; where it is a challenge, it is dealt on as one."""
    try:
        challenge = Challenge.read(save.challenge) if save.challenge else None
    except (BadLink, BadSetup):
        return match
    if challenge is None or challenge.setup.game != match.setup.game:
        return match
    return ChallengeMatch(challenge, match.setup, match.log, rng)


def _counts(outcome: Outcome) -> bool:
    """Whether the scores say more than who has won."""
    return len(outcome.scores) == 2 and any(it not in (0, 1) for it in outcome.scores)


def _score(outcome: Outcome, seat: int) -> str:
    """Return a seat's result as two numbers or, where they say nothing, as a word."""
    won, scores = seat in outcome.winners, outcome.scores
    if _counts(outcome):
        return _("{score}:{other}", score=number(scores[seat]), other=number(scores[1 - seat]))
    return _("a victory") if won else _("a defeat") if outcome.winners else _("a draw")


def _worth(outcome: Outcome, seat: int) -> tuple[float, int]:
    """Return what a result is compared by: who has won, then by how much."""
    others = [it for other, it in enumerate(outcome.scores) if other != seat]
    won = float(seat in outcome.winners) if outcome.winners else 0.5
    return won, outcome.scores[seat] - max(others, default=0)
