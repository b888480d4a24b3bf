"""The table of a puzzle: a position, a question, and what is said to each answer."""

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from pygames.core import language
from pygames.core.game import Decision, Game, Move, State
from pygames.core.language import _
from pygames.core.links import move_of, spelt
from pygames.core.match import Match
from pygames.core.players import called
from pygames.puzzles.quiz import quiz_of
from pygames.puzzles.record import Puzzle
from pygames.puzzles.table.dates import Dot, date
from pygames.table.board import Path, Sight
from pygames.table.guided import Guided
from pygames.table.markup import render
from pygames.table.parsers import Odd, digits, row, string
from pygames.table.play_mode import FIRST_LEVEL
from pygames.table.puzzle_days import name_of

__all__ = ["PuzzleSession"]

_ADVISER = 4
"""The level of the bot that gives reasons."""
_WORDS = row(row(string, 20), 2)
_TRIED = row(row(digits, 1000), 1000)


class PuzzleSession(Guided):
    """The table of a puzzle. Only that it has been solved lasts."""

    def __init__(self, game: Game, day: int, puzzle: Puzzle) -> None:
        self.day, self.puzzle = day, puzzle
        self.position = Match.from_link(puzzle.link)
        """The match up to the question."""
        seats, seat = self.position.setup.seats, puzzle.seat
        self._asked = next(it for it in self.position.decisions if it.seat == seat)
        self._view: State = self.position.view(seat)
        self._quiz = quiz_of(game)
        offered = self._quiz.offered
        moves = offered(self._asked, puzzle.theme) if offered else self._asked.moves
        self._offer = self._asked._replace(moves=moves, also=())
        self.best: Move = move_of(self._asked, puzzle.answer)
        self.tried: list[Move] = []
        """The wrong answers, the latest last."""
        self.solved = self.shown = False
        """Whether the best move has been found here, or its solution been asked for."""
        self._reasons: dict[tuple[str, Move], str] = {}
        self.row: Sequence[Dot] = ()
        """The latest days."""
        bots = [FIRST_LEVEL * (it != seat) for it in range(seats)]
        super().__init__(f"puzzle:{game.id}:{name_of(day)}", self.position, (0,) * seats, (*bots,))

    @property
    def heading(self) -> str:
        """The day of the puzzle."""
        return _("Puzzle of {date}", date=date(self.day))

    @property
    def names(self) -> tuple[str, ...]:
        """Who looks for the answer is "you"; the others are called like bots."""
        return called((), self.match.setup.seats, self.bots)

    @property
    def asked(self) -> list[int]:
        """The seat whose move is looked for, nobody once it has been found."""
        return [] if self.solved else [self.puzzle.seat]

    @property
    def decision(self) -> Decision | None:
        """What is asked, None once it has been answered."""
        return None if self.solved else self._offer

    def sight(self) -> Sight[State]:
        """Return the table as the player sees it, with the solution once it is shown."""
        sight = super().sight()
        if self.shown or self.solved:
            return sight._replace(advised=self._advised())
        return sight._replace(riddle=self._deduced)

    def _advised(self) -> Path:
        if self.match is not self.position:
            return ()
        return self.selection.path_of(self._offer, self.best)

    # --- what is said --------------------------------------------------------------------

    def question(self) -> str:
        """Return what is asked, or what is said to the latest answer."""
        if self.shown:
            best = self._called(self.best)
            told = _("The solution:") if self._deduced else _("The solution: {move}.", move=best)
            return self._said(told, self.best)
        if self.tried:
            return self._about_the_latest()
        questions = self._quiz.questions
        return _(questions[self.puzzle.theme or self._asked.name])

    def waits(self) -> str:
        """Return what is said once the best move has been found."""
        best = self._called(self.best)
        right = _("Right!") if self._deduced else _("Right! {move}.", move=best)
        return self._said(right, self.best)

    @property
    def _deduced(self) -> bool:
        """Whether the answer follows from what lies open, and no best move is looked for."""
        return bool(self._quiz.why and self.puzzle.theme)

    def _about_the_latest(self) -> str:
        latest = self.tried[-1]
        move, cost = self._called(latest), self._cost(latest)
        if self._deduced:
            return self._said(_("No."), latest)
        chance = self.puzzle.chance
        return _(
            "{move}: not the best. It wins {less} times in a hundred, the best move {chance}.",
            move=move,
            less=max(1, chance - cost),
            chance=chance,
        )

    def _said(self, verdict: str, move: Move) -> str:
        """Return a verdict on a move, with the reason for it if it is known."""
        reason = self._reason(move)
        return _("{verdict} {reason}", verdict=verdict, reason=reason) if reason else verdict

    def _called(self, move: Move) -> str:
        return self.match.describe(move, state=self._view)

    def _cost(self, move: Move) -> int:
        listed = self._asked.moves
        return self.puzzle.cost(listed.index(move)) if move in [*listed] else 0

    def _reason(self, move: Move) -> str:
        if self._quiz.why and self.puzzle.theme:
            return self._quiz.why(self._view, self.puzzle.theme, move, self.names)
        return self._reasons.get((language.current(), move), "")

    def wonders(self) -> dict[str, object] | None:
        """Return what a bot is asked: why the best move is good, once that is to be told."""
        known = (language.current(), self.best) in self._reasons
        if self._quiz.why or known or not (self.solved or self.shown):
            return None
        return {
            "match": self.id,
            "moves": len(self.position.log),
            "seat": self.puzzle.seat,
            "level": _ADVISER,
            "seen": self.position.link(self.puzzle.seat),
            "lang": language.current(),
            "explain": [[*self.puzzle.answer]],
        }

    def take_in(self, answer: Mapping[str, object]) -> None:
        """Take in why the best move is good. Raises `Odd`."""
        reasons = _WORDS(answer.get("why"))
        self._reasons[language.current(), self.best] = " ".join(reasons[0]) if reasons else ""

    # --- what is done --------------------------------------------------------------------

    def _make(self, moves: Sequence[Move], decision: Decision) -> None:
        """Take the answer: the best move is made, any other one only judged."""
        self.answer(moves[0])

    def answer(self, move: Move) -> None:
        """Judge an answer."""
        self._close()
        if move == self.best:
            self.solved = True
            self._play_it()
        elif not self.solved:
            self.tried = [*(it for it in self.tried if it != move), move]

    def _play_it(self) -> None:
        """Make the best move, so that it is seen; what would end the match is only marked."""
        after = Match.from_link(self.puzzle.link)
        after.play(self.best, self.puzzle.seat)
        if after.outcome is None:
            self.match = after
            self._stories.clear()

    def show(self) -> None:
        """Show the solution."""
        self._close()
        self.shown = True

    def begin_instead(self, picks: Path, point: str, ask: bool) -> None:
        """Nothing is begun here instead of anything else."""

    def above(self) -> Markup:
        """Return the row of the latest days."""
        return render("puzzles/days.html", days=self.row)

    def beyond(self) -> Markup:
        """Return the buttons below the board."""
        return render("puzzles/buttons.html", puzzle=self)

    # --- what this tab remembers ---------------------------------------------------------

    def memory(self) -> dict[str, object]:
        """Return how far the puzzle has come."""
        tried = [[*spelt(self._asked, move)] for move in self.tried]
        return {"id": self.id, "tried": tried, "solved": self.solved, "shown": self.shown}

    def recall(self, memory: Mapping[str, object]) -> None:
        """Restore how far the puzzle has come. Raises `Odd`."""
        try:
            self.tried = [move_of(self._asked, it) for it in _TRIED(memory.get("tried"))]
        except ValueError as unlisted:
            raise Odd("no answers") from unlisted
        self.shown = memory.get("shown") is True
        if memory.get("solved") is True:
            self.answer(self.best)
