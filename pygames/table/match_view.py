"""A match of this device on the screen, at the table or in its replay."""

from collections.abc import Sequence

from pygames.core.game import Decision, Game, Move, State, is_asked, sees
from pygames.core.match import Match
from pygames.core.players import called, is_you, to_others
from pygames.core.series import current_play
from pygames.table.board import Board
from pygames.table.board_loader import board_of
from pygames.table.story import Story

__all__ = ["MatchView"]


class MatchView:
    """The match, its players, and its board."""

    def __init__(self, key: str, match: Match, bots: tuple[int, ...]) -> None:
        self.id = key
        self.match = match
        self.bots = tuple(min(level, match.game.strongest) for level in bots)
        """The level of the bot on each seat, 0 for a person; () where only people play."""

    @property
    def game(self) -> Game:
        """The game of the match."""
        return self.match.game

    @property
    def board(self) -> Board[State, Move]:
        """The board that draws it."""
        return board_of(self.match.game)

    @property
    def looked_at(self) -> bool:
        """Whether it is one seat's log, and that seat does not move here."""
        return self.match.perspective is not None and not self.match.plays

    @property
    def reviewable(self) -> bool:
        """Whether a bot may judge it, and be played on against from any move: all is known."""
        match = self.match
        return bool(self.game.bot) and match.outcome is not None and match.perspective is None

    @property
    def asked(self) -> list[int]:
        """Seats that must move now, excluding those that could only take a move back."""
        return [decision.seat for decision in self.match.decisions if is_asked(decision)]

    @property
    def people(self) -> list[int]:
        """The seats of people at this device."""
        return [seat for seat in sorted(self.match.plays) if not self.levels[seat]]

    @property
    def levels(self) -> tuple[int, ...]:
        """Each seat's bot level, 0 for a person."""
        return self.bots or (0,) * self.match.setup.seats

    @property
    def waiting(self) -> list[int]:
        """The people at this device who must move now."""
        return [seat for seat in self.asked if not self.levels[seat]]

    def view_for(self, decision: Decision) -> State:
        """Return the view in which a decision is shown: that of its seat."""
        return self.seen_by(decision.seat)

    def seen_by(self, seat: int) -> State:
        """Return what a seat may know; in a series, of the current game."""
        play: State = current_play(self.match.view(seat))
        return play

    def has_learnt(self, seat: int, start: int) -> bool:
        """Whether a seat has seen more than passes since this entry of the log."""
        quiet = self.game.quiet
        return any(
            sees(seat, entry.known_to) and entry.move.kind not in quiet
            for entry in self.match.log[start:]
        )

    def story(self, seat: int | None, *, to_others: bool = False) -> Story:
        """Return the log in sentences, as a seat sees it, or with all secrets (None).

        `to_others`: whether it is for readers to whom nobody in it is "you".
        """
        return Story(
            self.match,
            seat,
            self.board,
            lambda outcome: self.board.result(outcome, self.names),
            None if to_others else self.you,
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, in the language in use."""
        return called(self.match.setup.names, self.match.setup.seats, self.bots)

    @property
    def public_names(self) -> Sequence[str]:
        """The players' names as others read them, to whom "you" would be another."""
        return to_others(self.names)

    @property
    def you(self) -> int | None:
        """The seat that is called "you", None if there is none."""
        return next((seat for seat, name in enumerate(self.names) if is_you(name)), None)
