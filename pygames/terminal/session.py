"""A match at the terminal: whose turn it is, what they are shown, and what they type."""

import sys
import time
from typing import Any

from pygames.core.codec import BadLink
from pygames.core.game import NOBODY, BadSetup, Decision, Told
from pygames.core.language import N_, _, ngettext, number
from pygames.core.match import Match
from pygames.core.normalization import plain
from pygames.core.series import Series, current_play
from pygames.terminal.party import ADVISER, Party, Players, usual
from pygames.terminal.saves import NotSaved, opened, save
from pygames.terminal.screen import Screen
from pygames.terminal.story import Story
from pygames.typed.choices import Choices, Unclear, listed
from pygames.typed.commands import command_in
from pygames.typed.paint import BOLD, paint
from pygames.typed.prompt import COMMANDS, advice, explain, list_all, list_choices
from pygames.typed.sketches import sketch_of

__all__ = ["FAILED", "INTERRUPTED", "OK", "WORDS", "Session"]

OK, FAILED, INTERRUPTED = 0, 1, 130
"""Exit statuses, as in shells and other commands."""

_NEWS = 12
"""At most this many lines of news are told; `history` tells all."""
_QUITTING = ("q", "quit")

_COMMANDS = {
    **{word: it for word, it in COMMANDS.items() if word != "resign"},
    "save FILE": N_("save the match in a file"),
    "go on FILE": N_("continue the match in a file, or in a link"),
    "link": N_("the match so far as a link"),
    "resign": COMMANDS["resign"],
    "quit": N_("leave; the match is shown as a link"),
}
"""What can always be typed, and what it does; `link` and `quit` by their first letter, too."""


class _Leaving(Exception):
    """Somebody wants to leave."""


class Session:
    """Plays a match with the people at this terminal, or shows them one of bots."""

    def __init__(
        self, match: Match, party: Party, title: str, program: str = "", pause: float = 0.0
    ) -> None:
        """`title`: what is said first; `program`: what is typed to play, which then continues a
        match too; `pause`: seconds between turns if nobody here plays.
        """
        self._screen = Screen()
        self._program = program
        self._pause = pause
        self._begin(match, party)
        self._title = title

    def _begin(self, match: Match, party: Party) -> None:
        self._match = match
        self._party = party
        self._players = Players(match, party)
        self._sketch = sketch_of(match.game)
        eyes: tuple[int | None, ...] = (*party.people, NOBODY) if party.people else (None,)
        self._stories = {seat: Story(match, seat, party.bots) for seat in eyes}
        self._looking: int | None = party.people[0] if len(party.people) == 1 else None
        self._shown: list[str] = []
        self._explained = False
        self._acting: int | None = None
        self._advised: Any = None
        self._turn: tuple[int, ...] = ()

    # --- the course of a match -----------------------------------------------------------

    def play(self) -> int:
        """Play until the match is over or somebody leaves; return the exit status."""
        self._screen.say(paint(self._title, BOLD))
        if self._party.people:
            self._screen.say(_("Type ? to see what can be typed."))
        status = OK
        try:
            while self._match.decisions:
                self._go_on()
        except _Leaving:
            pass
        except EOFError:
            print("\n" + _("The input ended before the match did."), file=sys.stderr)
            status = FAILED
        except KeyboardInterrupt:
            print("\n" + _("The match was interrupted."), file=sys.stderr)
            status = INTERRUPTED
        self._end()
        return status

    def _end(self) -> None:
        """Tell how it ended, or how to go on; the link comes last, alone on its line."""
        story = self._stories.get(self._looking) or next(reversed(self._stories.values()))
        self._screen.say("", *story.news())
        if self._match.outcome and self._shown:
            self._show_table(None)
        self._screen.say(*story.ending())
        if self._match.outcome is None and self._program:
            command = f"{self._program} LINK {self._party.arguments}"
            self._screen.say(_("To continue it later: {command}", command=command))
        print(self._match.link())

    def _go_on(self) -> None:
        """Let one player choose: those who are no people first."""
        people, decisions = self._party.people, self._match.decisions
        for decision in decisions:
            if decision.seat not in people and len(decision.moves):
                self._match.play(self._players.choose(decision), decision.seat)
                if not people:
                    self._watch()
                return
        asked = [decision for decision in decisions if decision.seat in people and decision.moves]
        if len(people) == 1 and self._match.passes_only(asked[0]):
            self._match.play(asked[0].moves[0], asked[0].seat)
            return
        passes = {decision.seat: self._openly(decision) for decision in asked}
        if len(people) > 1 and self._acting is None and all(passes.values()):
            self._ask_openly(passes)
            return
        acting = [decision for decision in asked if decision.seat == self._acting]
        self._ask(*(acting or asked)[:1])
        self._acting = None

    def _watch(self) -> None:
        """Show what bots do, and the table whenever the turn passes."""
        self._screen.say(*self._stories[None].news())
        turn = tuple(decision.seat for decision in self._match.decisions)
        if turn != self._turn:
            self._turn = turn
            self._show_table(None)
            if self._pause:
                sys.stdout.flush()
                time.sleep(self._pause)

    # --- what is shown -------------------------------------------------------------------

    def _show_table(self, seat: int | None, always: bool = False) -> None:
        """Show the table as a seat sees it (None: with all secrets), if it has changed."""
        state = self._match.state if seat is None else self._match.view(seat)
        story = self._stories.get(seat) or next(iter(self._stories.values()))
        lines = [story.named(line) for line in self._sketch.table(current_play(state), seat)]
        if isinstance(state, Series) and lines:
            points = enumerate(map(number, state.points))
            told = listed(f"{story.name(n)} {score}" for n, score in points)
            game = len(state.results) + 1
            lines.insert(0, _("Game {n}; points: {points}", n=game, points=told or number(0)))
        if lines != self._shown or always:
            self._screen.say("", *lines)
        self._shown = lines
        if lines and not self._explained:
            self._explained = True
            self._screen.say(*self._sketch.legend(current_play(state)))

    def _tell(self, story: Story) -> None:
        """Tell what is new: the last lines, and how many came before them."""
        lines = [*story.news()]
        left_out = len(lines) - _NEWS
        if left_out > 1:
            more = ngettext(
                "({n} line before that: type history)",
                "({n} lines before that: type history)",
                left_out,
            )
            lines = [more, *lines[left_out:]]
        if lines:
            self._screen.say("", *lines)

    def _hand_over(self, seat: int) -> None:
        """Let a person look at the screen, and nobody else if there are secrets."""
        if self._looking == seat:
            return
        name = self._stories[NOBODY].name(seat)
        if self._match.game.secrets:
            if self._screen.hand_over(name) in _QUITTING:
                raise _Leaving
            self._shown = []
        else:
            self._screen.say("", paint(_("{name}, it is your turn.", name=name), BOLD))
        self._looking = seat

    # --- the open table ------------------------------------------------------------------

    def _openly(self, decision: Decision) -> Any:
        """Return the pass that needs no look at a hand, None if there is none."""
        game = self._match.game
        moves = game.open(decision) if game.open else ()
        return next((move for move in moves if move.kind in game.quiet), None)

    def _ask_openly(self, passes: dict[int, Any]) -> None:
        """Ask several people at once whether any of them wants to do anything but pass."""
        if self._looking not in (None, NOBODY):
            self._screen.clear()  # what somebody holds has been there
        self._looking = NOBODY
        story = self._stories[NOBODY]
        self._tell(story)
        self._show_table(NOBODY)
        named = {seat: f"{seat + 1} {story.name(seat)}" for seat in passes}
        names = listed(named.values())
        self._screen.say(
            _("Enter if nobody plays a card; the number of whoever wants to: {names}", names=names)
        )
        while True:
            answer = plain(self._screen.ask())
            if not answer:
                for seat, move in passes.items():
                    if any(d.seat == seat and move in d.moves for d in self._match.decisions):
                        self._match.play(move, seat)
                return
            if answer in _QUITTING:
                raise _Leaving
            for seat, shown in named.items():
                if answer in (str(seat + 1), plain(story.name(seat)), plain(shown)):
                    self._acting = seat
                    return

    # --- a person's choice ---------------------------------------------------------------

    def _ask(self, decision: Decision) -> None:
        """Show a person what there is to choose, until something has changed."""
        seat = decision.seat
        self._hand_over(seat)
        story = self._stories[seat]
        self._tell(story)
        self._show_table(seat)
        choices = Choices(self._match, decision, self._match.view(seat), story.named)
        self._advised = None
        list_choices(self._screen, story.named, choices)
        if decision.name in self._match.game.laid_out:
            self._screen.say(_("Type auto to leave the rest to a bot."))
        words = (*choices.typed, *WORDS)
        while True:
            try:
                if self._answer(choices, self._screen.ask(words)):
                    return
            except (Told, NotSaved) as refusal:
                self._screen.say(story.named(str(refusal)))

    def _answer(self, choices: Choices, typed: str) -> bool:
        """Do what was typed; return whether somebody has to be asked anew. Raises `Told`."""
        text, asked = " ".join(typed.split()), plain(typed)
        if word := command_in(typed, WORDS, choices):
            return self._command(word, choices)
        if asked.startswith("save "):
            save(self._match, text.partition(" ")[2])
            self._screen.say(_("Saved."))
            return False
        if asked.startswith("go on "):
            self._continue(text[len("go on ") :])
            return True
        return self._make(choices, choices.find(text))

    def _make(self, choices: Choices, move: Any) -> bool:
        """Make a move. Raises `IllegalMove`."""
        self._match.play(move, choices.decision.seat)
        return True

    def _command(self, word: str, choices: Choices) -> bool:
        """Carry out a command of one word; return whether somebody has to be asked anew."""
        seat, story = choices.decision.seat, self._stories[choices.decision.seat]
        match word:
            case "?":
                explain(self._screen, self._match.game, story.named, choices, _COMMANDS)
                self._screen.say(*self._sketch.legend(current_play(self._match.view(seat))))
            case "history":
                self._screen.say(*Story(self._match, seat, self._party.bots).news())
            case "moves":
                list_all(self._screen, choices)
            case "table":
                self._show_table(seat, always=True)
                list_choices(self._screen, story.named, choices)
            case "hint":
                self._advise(choices)
            case "ok" if self._advised is None:
                raise Unclear(N_("There is no hint to follow: type hint first."))
            case "ok":
                return self._make(choices, self._advised)
            case "undo":
                return self._undo(seat)
            case "link":
                print(self._match.link())
            case "save" | "go on":
                raise Unclear(
                    N_("Type the name of a file after it, such as {word} match.txt."), word=word
                )
            case "resign":
                if choices.resignation is None:
                    raise Unclear(N_("Nobody can resign here; quit leaves the match as it is."))
                return self._make(choices, choices.resignation)
            case "auto":
                self._lay_out(choices.decision)
                return True
            case "quit":
                raise _Leaving
        return False

    def _lay_out(self, decision: Decision) -> None:
        """Leave the rest of a draft to a bot. Raises `Unclear` if nothing is drafted."""
        seat, name = decision.seat, decision.name
        if name not in self._match.game.laid_out:
            raise Unclear(
                N_("There is nothing here to leave to a bot; hint says what it would do.")
            )
        while mine := [d for d in self._match.decisions if (d.seat, d.name) == (seat, name)]:
            self._match.play(self._players.choose(mine[0], ADVISER), seat)

    def _advise(self, choices: Choices) -> None:
        """Say what a bot would do, why, and what else it thought of."""
        if not self._match.game.bot:
            raise BadSetup(N_("This game has no bots."))
        story = self._stories[choices.decision.seat]
        thought = self._players.advise(choices.decision)
        self._advised = thought.move
        moves = [thought.move, *(other.move for other in thought.alternatives)]
        self._screen.say(*advice(choices, moves, map(story.named, thought.reasons)))

    def _undo(self, seat: int) -> bool:
        """Take the last move of a person here back, with what bots have answered."""
        whose = seat if self._match.game.secrets else None
        alone = len(self._party.people) == 1
        self._match.undo(whose, past_passes=alone)
        while not any(decision.seat in self._party.people for decision in self._match.decisions):
            self._match.undo(whose, past_passes=alone)
        for story in self._stories.values():
            story.restart()
            story.skip()
        return True

    def _continue(self, text: str) -> None:
        """Go on with the match of a file or a link instead. Raises `BadLink` or `NotSaved`."""
        match = opened(text)
        if not match.decisions:
            raise BadLink(N_("Nobody can move in this match; show shows it."))
        same = (match.setup.game, match.setup.seats) == (
            self._match.setup.game,
            self._match.setup.seats,
        )
        print(self._match.link())
        self._begin(match, self._party if same else usual(match))
        for story in self._stories.values():
            story.skip()


WORDS = frozenset(
    (
        "?",
        "moves",
        "history",
        "table",
        "hint",
        "ok",
        "undo",
        "link",
        "save",
        "go on",
        "resign",
        "auto",
        "quit",
    )
)
