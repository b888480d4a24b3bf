"""What one person is shown before a choice, and what can be typed."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from pygames.core.game import Game, is_open
from pygames.core.language import N_, _
from pygames.core.term_marks import unmarked
from pygames.typed.choices import Choices, listed
from pygames.typed.paint import BOLD, fit, paint, width

__all__ = ["COMMANDS", "Paper", "advice", "explain", "list_all", "list_choices", "list_commands"]

COMMANDS: Mapping[str, str] = {
    "?": N_("this help"),
    "moves": N_("all moves, one by one"),
    "history": N_("everything that has happened"),
    "table": N_("the table again, as a blank line does"),
    "hint": N_("what a bot would do, and why; then ok plays it"),
    "undo": N_("undo your last move"),
    "resign": N_("lose, and end the match"),
}
"""What can be typed wherever moves can, and what it does; `undo` and `hint` by their first letter,
too."""


class Paper(Protocol):
    """What is written on: painted lines."""

    def say(self, *lines: str) -> None:
        """Write lines."""

    def say_in_columns(self, texts: Sequence[str]) -> None:
        """Write texts, beside each other where there is room."""


Named = Callable[[str], str]
"""Puts the names of players into a text that mentions them."""

_MOST_ADVISED = 3
_FEW = 2
"""With more moves than this that one seldom makes, such as resigning, these are only named."""


def list_choices(screen: Paper, named: Named, choices: Choices) -> None:
    """Show what can be chosen: in a numbered list, or by how moves begin if they are many."""
    example = next((choice for choice in choices.all if choice.short), None)
    if choices.is_grouped and example:
        typed, text = example.short, example.text
        screen.say(paint(_("Your move, such as {typed}: {text}", typed=typed, text=text), BOLD))
    else:
        screen.say(paint(_("Your move:"), BOLD))
    if choices.is_grouped:
        screen.say_in_columns([*_grouped(choices)])
    else:
        also = len(choices.decision.also)
        shown = len(choices.all) - also * (also > _FEW)
        screen.say_in_columns([*_rows(choices)][:shown])
        if rest := [choices.typing(choice) for choice in choices.all[shown:]]:
            screen.say(_("Also: {moves}", moves=listed(rest)))
    screen.say(*map(named, choices.ways()))


def list_all(screen: Paper, choices: Choices) -> None:
    """Show every listed move with what it does."""
    screen.say_in_columns([*_rows(choices)])


def explain(
    screen: Paper,
    game: Game,
    named: Named,
    choices: Choices,
    commands: Mapping[str, str] = COMMANDS,
    auto: str = N_("leave the rest of it to a bot"),
) -> None:
    """Say what can be typed now, with examples of this moment.

    `auto`: what that command does, where something is drafted.
    """
    screen.say(_("Type a move. For example:"))
    for choice in choices.kinds[:4]:
        screen.say(f"  {fit(paint(choices.typing(choice), BOLD), 14)} {choice.text}")
    screen.say(*map(named, choices.ways()))
    if choices.is_numbered:
        screen.say(_("Its number in the list does as well, or how only its name begins."))
    else:
        screen.say(_("The beginnings of its words do as well, or how only its name begins."))
    screen.say(_("Or one of these:"))
    if choices.decision.name in game.laid_out:
        commands = {"auto": auto, **commands}
    list_commands(screen, commands)


def list_commands(screen: Paper, commands: Mapping[str, str]) -> None:
    """Show what can be typed besides moves."""
    for command, meaning in commands.items():
        screen.say(f"  {fit(paint(command, BOLD), 14)} {_(meaning)}")


def advice(choices: Choices, moves: Sequence[Any], reasons: Iterable[str]) -> Iterator[str]:
    """Yield what a bot would do, the best of these moves and why, and what else it thought of."""
    best, *others = [_called(choices, move) for move in moves[:_MOST_ADVISED]]
    yield _("Hint: {move}", move=best)
    yield from (f"  {unmarked(reason)}" for reason in reasons)
    if others:
        yield _("Or: {moves}", moves="; ".join(others))
    yield _("Type ok to play it.")


def _called(choices: Choices, move: Any) -> str:
    choices.hinted(move)
    short, text = choices.short(move), choices.describe(move)
    return f"{short} – {text}" if short and not _is_drawn_out(choices, move) else text


def _is_drawn_out(choices: Choices, move: Any) -> bool:
    """Whether a move is unlisted: its notation may not say all of it."""
    return is_open(choices.decision.moves) and all(it.move != move for it in choices.all)


def _rows(choices: Choices) -> Iterator[str]:
    """Yield each move: its number or notation, and what it does."""
    shorts = [choice.short for choice in choices.all]
    wide = max(map(width, shorts), default=0)
    for number, choice in enumerate(choices.all, 1):
        if choices.is_numbered:
            typed = f"{number:>2}  {fit(paint(choice.short, BOLD), wide)}"
        else:
            typed = fit(paint(choice.short, BOLD), wide)
        yield f"{typed}  {choice.text}"


def _grouped(choices: Choices) -> Iterator[str]:
    groups = choices.groups()
    heads = [_heads(firsts) for firsts, more in groups if more]
    wide = min(max(map(width, heads), default=0), 40)
    for firsts, more in groups:
        if more:
            yield f"  {fit(paint(_heads(firsts), BOLD), wide)} + {_ranged(more)}"
        else:
            yield f"  {paint(listed(firsts), BOLD)}"


def _heads(firsts: Sequence[str]) -> str:
    return " ".join(firsts) if not any(" " in first for first in firsts) else listed(firsts)


def _ranged(words: Sequence[str]) -> str:
    """Return words with runs of three numbers or more drawn together: `1-9`."""
    runs: list[list[str]] = []
    for word in words:
        last = runs[-1][-1] if runs else ""
        if last.isdigit() and word.isdigit() and int(word) == int(last) + 1:
            runs[-1].append(word)
        else:
            runs.append([word])
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else " ".join(run) for run in runs)
