"""What one person is shown before a choice, and what can be typed."""

from collections.abc import Iterator, Sequence

from pygames.core.game import Game
from pygames.core.language import N_, _
from pygames.terminal.choices import Choices, listed
from pygames.terminal.paint import BOLD, fit, paint, width
from pygames.terminal.screen import Screen
from pygames.terminal.story import Story

__all__ = ["COMMANDS", "explain", "list_all", "list_choices"]

COMMANDS = {
    "?": N_("this help"),
    "moves": N_("all moves, one by one"),
    "history": N_("everything that has happened"),
    "table": N_("the table again, as a blank line does"),
    "hint": N_("what a bot would do, and why; then ok plays it"),
    "undo": N_("undo your last move"),
    "save FILE": N_("save the match in a file"),
    "go on FILE": N_("continue the match in a file, or in a link"),
    "link": N_("the match so far as a link"),
    "resign": N_("lose, and end the match"),
    "quit": N_("leave; the match is shown as a link"),
}
"""What can always be typed, and what it does. `undo`, `hint`, `link` and `quit` by their first
letter, too."""

_FEW = 2
"""With more moves than this that one seldom makes, such as resigning, these are only named."""


def list_choices(screen: Screen, story: Story, choices: Choices) -> None:
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
    screen.say(*map(story.named, choices.ways()))


def list_all(screen: Screen, choices: Choices) -> None:
    """Show every listed move with what it does."""
    screen.say_in_columns([*_rows(choices)])


def explain(screen: Screen, game: Game, story: Story, choices: Choices) -> None:
    """Say what can be typed now, with examples of this moment."""
    screen.say(_("Type a move. For example:"))
    for choice in choices.kinds[:4]:
        screen.say(f"  {fit(choices.typing(choice), 14)} {choice.text}")
    screen.say(*map(story.named, choices.ways()))
    if choices.is_numbered:
        screen.say(_("Its number in the list does as well, or how only its name begins."))
    else:
        screen.say(_("The beginnings of its words do as well, or how only its name begins."))
    screen.say(_("Or one of these:"))
    if choices.decision.name in game.laid_out:
        screen.say(f"  {fit('auto', 14)} {_('leave the rest of it to a bot')}")
    for command, meaning in COMMANDS.items():
        screen.say(f"  {fit(command, 14)} {_(meaning)}")


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
