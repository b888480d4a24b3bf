"""The story of a match follows it, and is the same as one told from the beginning."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from pygames import Match
from pygames.core import language
from pygames.core.game import IllegalMove
from pygames.core.language import MIRROR
from pygames.core.players import mention
from pygames.null.moves import Stake
from pygames.table.board_loader import board_of
from pygames.table.story import Deed, Story
from tests.strategies import GAMES, play_some

LONG: Sequence[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    ("null", {"plays": 3}),
    ("battle-line", {"series": "games:2"}),
    ("lost-patrol", {"duel": True}),
]


def story(match: Match, seat: int | None) -> Story:
    """A story of it, the ends of plays told by their reason."""
    return Story(match, seat, board_of(match.game), lambda outcome: outcome.reason)


def anew(match: Match, seat: int | None) -> list[Deed]:
    """All that happened, told at one go."""
    return story(match, seat).deeds()


@pytest.mark.parametrize(("game", "options"), LONG)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_it_is_told_as_the_match_goes_on(
    game: str, options: dict[str, Any], seat: int | None
) -> None:
    rng = random.Random(1)
    match = Match(game, 2, options, rng=random.Random(2))
    followed = story(match, seat)
    for _round in range(60):
        assert followed.deeds() == anew(match, seat)
        play_some(match, rng, 1 + 8 * (game == "espionage"))
        if match.can_undo() is None and rng.random() < 0.4:
            match.undo()
            if rng.random() < 0.5:
                assert followed.deeds() == anew(match, seat)
                match.redo()
    play_some(match, rng, 2000)
    assert followed.deeds() == anew(match, seat)


def test_another_language_tells_all_of_it_anew() -> None:
    match = Match("null", 2, rng=random.Random(1))
    followed = story(match, 0)
    play_some(match, random.Random(1), 4)
    english = followed.deeds()
    language.use(MIRROR)
    play_some(match, random.Random(2), 1)  # while nobody reads it
    language.use("en")
    play_some(match, random.Random(3), 1)
    assert followed.deeds() == anew(match, 0)
    assert english == followed.deeds()[: len(english)]

    language.use(MIRROR)
    assert followed.deeds() == anew(match, 0) != english


def test_a_card_drawn_is_told_once_and_as_far_as_it_is_known() -> None:
    match = Match("battle-line", 2, {"starter": "P0"}, rng=random.Random(1))
    match.play(match.decisions[0].moves[0], 0)
    draw = next(move for move in match.decisions[0].moves if move.kind == "draw")
    match.play(draw, 0)
    said = [[deed.text for deed in anew(match, seat)][1:] for seat in (0, 1)]

    assert [len(texts) for texts in said] == [1, 1]
    assert said[1] == [f"{mention(0)} draws a troop card"]
    assert said[0][0].startswith(f"{mention(0)} draws ")
    assert said[0][0].rsplit(" ", 1)[1].isdigit()


def test_what_was_refused_is_not_told() -> None:
    match = Match("null", 2, rng=random.Random(1))
    play_some(match, random.Random(1), 1)
    followed = story(match, None)
    before = [*followed.deeds()]
    with pytest.raises(IllegalMove):
        match.play(Stake(0), match.decisions[0].seat)
    assert before == followed.deeds()


def test_nobody_who_reads_it_no_more_is_told() -> None:
    """A match does not keep the stories of screens that are left."""
    match = Match("null", 2, rng=random.Random(1))
    told: list[Deed] = []

    class Counted(Story):
        def add(self, state: Any, entry: Any) -> None:
            told.append(Deed(len(told), None, ""))

    left = Counted(match, None, board_of(match.game), str)
    play_some(match, random.Random(1), 1)
    assert told
    del left
    told.clear()
    play_some(match, random.Random(1), 5)
    assert not told
