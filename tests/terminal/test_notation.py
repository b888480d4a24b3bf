"""What people type for a move: different for each, no command, and found again."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pygames
from pygames.core import language
from pygames.core.game import Decision, IllegalMove, Told, is_legal, is_open
from pygames.core.series import current_play
from pygames.terminal.session import WORDS
from pygames.typed.choices import Choices, Unclear
from pygames.typed.paint import width
from pygames.typed.sketches import sketch_of
from tests.effort import effort, sampled
from tests.golden_files import FOLDER
from tests.strategies import play_some, set_ups

GAMES = sorted(name for name, game in pygames.GAMES.items() if game.sketch)
LINKS = {
    path.stem: path for path in sorted(FOLDER.glob("*.txt")) if path.stem.startswith((*GAMES,))
}


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Whatever a test reads, the next begins in English."""
    yield
    language.use("en")


@cache
def moments(game: str, seed: int, moves: int = 60) -> list[tuple[pygames.Match, Decision]]:
    """Some moments of a match by chance, each with somebody who has to choose."""
    rng = random.Random(f"{game} {seed}")
    setup = rng.choice(set_ups(pygames.GAMES[game]))
    match = pygames.Match(game, setup.seats, setup.options, rng=rng)
    found = []
    most = moves // 4 if game == "deep-space-wars" else moves  # its marches take time
    while match.decisions and len(found) < most:
        asked = [decision for decision in match.decisions if decision.moves]
        found.append((pygames.Match.from_link(match.link()), rng.choice(asked)))
        play_some(match, rng, rng.randrange(1, 6))
    return found


def choices_of(match: pygames.Match, decision: Decision) -> Choices:
    """What the seat that decides can type."""
    return Choices(match, decision, match.view(decision.seat))


@pytest.mark.parametrize("name", sampled([*LINKS], 6))
def test_moves_have_notations_of_their_own(name: str) -> None:
    """In the matches that hold every kind of move: unique, plain, and no command."""
    text = LINKS[name].read_text(encoding="utf-8")
    link = next(line for line in text.replace('"', " ").split() if _opens(line))
    match = pygames.Match.from_link(link)
    sketch, state = sketch_of(match.game), match.setup.start()
    for entry in match.log:
        for decision in state.decisions if entry.seat >= 0 else ():
            if decision.seat != entry.seat or len(decision.moves) > 120:
                continue
            view = current_play(state.view(decision.seat))
            moves = (*decision.moves, *decision.also)
            shorts = [
                sketch.short(view, decision, move) or " ".join(move.kind.split("_"))
                for move in moves
            ]
            assert len({*shorts}) == len(shorts), (decision.name, shorts)
            assert all(short.isascii() and short == short.lower() for short in shorts)
            assert not {*shorts} & (WORDS - {"resign"})
        state.apply(entry.move, entry.seat)


def _opens(text: str) -> bool:
    try:
        pygames.Match.from_link(text)
    except pygames.BadLink:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(effort(1, 2)))
def test_what_a_move_is_typed_as_means_that_move(game: str, seed: int) -> None:
    for match, decision in moments(game, seed):
        choices = choices_of(match, decision)
        for number, choice in enumerate(choices.all, 1):
            assert choice.move == choices.find(choices.typing(choice))
            if choice.short:
                assert choice.move == choices.find(f"  {choice.short.upper()} ")
            if choices.is_numbered:
                assert choice.move == choices.find(str(number))


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_whatever_is_typed_is_a_move_or_answered_with_a_sentence(
    game: str, data: st.DataObject
) -> None:
    match, decision = data.draw(st.sampled_from(moments(game, 0)))
    choices = choices_of(match, decision)
    words = [*choices.typed, "1", "99", "ne", "12", "30.5", "x", "storm", "ö", "at", "-1", "٣"]
    text = data.draw(st.text(max_size=9) | st.lists(st.sampled_from(words)).map(" ".join))
    try:
        move, said = choices.find(text), ""
    except (Unclear, IllegalMove) as refusal:
        move, said = None, str(refusal)
    assert said or is_legal(move, decision) or is_open(decision.moves)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", ["en", "tr", "hu", "fa"])
def test_the_table_fits_in_every_language(game: str, code: str) -> None:
    language.use(code)
    sketch = sketch_of(pygames.GAMES[game])
    for match, decision in moments(game, 1)[::4]:
        views: list[tuple[Any, int | None]] = [(match.state, None)]
        views += [(match.view(seat), seat) for seat in range(match.setup.seats)]
        for view, seat in views:
            lines = [*sketch.table(current_play(view), seat), *sketch.legend(current_play(view))]
            assert lines
            assert not [line for line in lines if "{" in line]
        assert choices_of(match, decision).all
        assert max(map(width, sketch.table(current_play(match.state), None))) <= 100


@pytest.mark.parametrize("game", GAMES)
def test_the_table_shows_no_more_than_the_view(game: str) -> None:
    """The same from the state as from the view, for whoever may see only the view."""
    sketch = sketch_of(pygames.GAMES[game])
    for match, _decision in moments(game, 2)[::4]:
        for seat in range(match.setup.seats):
            view = match.view(seat)
            again = view.view(seat)
            assert [*sketch.table(current_play(view), seat)] == [
                *sketch.table(current_play(again), seat)
            ]


# --- how it may be typed -----------------------------------------------------------------------


def battle() -> Choices:
    """The first choice of a match of Battle Line."""
    match = pygames.Match("battle-line", rng=random.Random(1))
    return choices_of(match, match.decisions[0])


@pytest.mark.parametrize("typed", ["r5 4", "R5 4", "r54", "r5-4", "r5>4", "play red 5 to front 4"])
def test_signs_and_spaces_do_not_matter(typed: str) -> None:
    choices = battle()
    assert choices.find(typed) == choices.find("r5 4")


def test_beginnings_of_words_do_if_only_one_move_begins_like_that() -> None:
    match = pygames.Match("espionage", rng=random.Random(1))
    choices = choices_of(match, match.decisions[0])
    assert choices.find("Set up Gen") == choices.find("5")
    with pytest.raises(Unclear, match="any of these: 1, 2, 3, 4, 5, s, …"):
        choices.find("Set up")


def test_nobody_resigns_by_a_slip_of_the_finger() -> None:
    choices = battle()
    for typed in ("r", "res"):
        with pytest.raises(Told):
            choices.find(typed)
    assert choices.find("resign").kind == "resign"
