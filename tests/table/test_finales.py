"""How the games show their ends: a sentence, a picture and a course for each there can be."""

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pygames.core.game import Outcome, State
from pygames.core.language import use
from pygames.core.match import Match
from pygames.core.series import Series, current_play
from pygames.table.board import Finale, Sight
from pygames.table.board_loader import board_of
from pygames.table.match_course import MatchCourse, Point, decided
from pygames.table.screens.curve import MOST, Curve, curve
from tests.effort import sampled
from tests.golden_files import FOLDER, told

ENDED = sorted(FOLDER.glob("*.txt"))


def golden(path: Path) -> Match:
    """A match as it was played once, to its end."""
    return Match.from_link(told(path)["link"])


def given_up(game: str, seed: int) -> Match:
    """A match by chance in which somebody gives up as soon as it may after a while."""
    rng = random.Random(seed)
    match = Match(game, rng=rng)
    while match.decisions:
        asked = [it for it in match.decisions if it.moves]
        may = [it for it in match.decisions if it.also and len(match.log) > 60]
        decision = may[0] if may else rng.choice(asked)
        match.play(decision.also[0] if may else rng.choice(decision.moves), decision.seat)
    return match


def at_the_end(match: Match) -> tuple[Sight[State], Outcome]:
    """The table of an ended match, and the outcome of its last game."""
    state = match.state
    names = tuple(f"Player {seat + 1}" for seat in range(match.setup.seats))
    seen = Sight(
        view=current_play(state),
        seat=0,
        names=names,
        decision=None,
        picked=(),
        next=frozenset(),
        recent=(),
    )
    outcome = state.results[-1] if isinstance(state, Series) else match.outcome
    assert outcome is not None
    return seen, outcome


def finale_of(match: Match) -> Finale:
    board = board_of(match.game)
    assert board.finale is not None
    return board.finale(*at_the_end(match), match.log)


def curve_of(match: Match) -> Curve | None:
    seen, outcome = at_the_end(match)
    counted = board_of(match.game).course
    assert counted is not None
    course = MatchCourse(match, counted)
    while not course.complete:
        course.advance()
    games = len(match.state.results) if isinstance(match.state, Series) else 1
    points = course.points(games - 1)
    return curve(counted, seen, points, outcome.winners, mark=finale_of(match).mark)


def check_finale(finale: Finale) -> None:
    assert finale.sentence
    assert not re.search(r"[{}]|\.$", finale.sentence + finale.mark)
    picture = ElementTree.fromstring(str(finale.picture))
    assert picture.get("viewBox") == "0 0 360 220"
    ids = [node.attrib["id"] for node in picture.iter() if "id" in node.attrib]
    assert len(ids) == len({*ids})
    assert "<!--" not in finale.picture


def check_curve(drawn: Curve) -> None:
    assert drawn.title
    for line in drawn.lines:
        spots = [tuple(map(float, it.split())) for it in line.path[1:].split("L")]
        assert 1 < len(spots) <= MOST
        assert spots == sorted(spots, key=lambda spot: spot[0])
        assert all(0 <= x <= 360 and 0 <= y <= 92 for x, y in spots)
        assert spots[-1] == (round(line.x, 1), round(line.y, 1))
    assert 0 <= drawn.x <= 360
    assert 0 <= drawn.y <= 92
    if drawn.label:
        *_others, own = drawn.lines
        assert any(
            abs(drawn.x - float(x)) < 0.1 and abs(drawn.y - float(y)) < 0.1
            for x, y in (it.split() for it in own.path[1:].split("L"))
        ), "the dot lies on the winner's line"


@pytest.mark.parametrize("path", sampled(ENDED, 4), ids=lambda path: path.stem)
def test_every_end_has_a_sentence_a_picture_and_a_course(path: Path) -> None:
    match = golden(path)
    check_finale(finale_of(match))
    if (drawn := curve_of(match)) is not None:
        check_curve(drawn)


@pytest.mark.parametrize("game", ["battle-line", "espionage", "lost-patrol"])
def test_so_has_one_that_comes_early(game: str) -> None:
    match = given_up(game, 3)
    check_finale(finale_of(match))
    if (drawn := curve_of(match)) is not None:
        check_curve(drawn)


@pytest.mark.parametrize("lang", ["tr", "hu", "fa"])
def test_it_is_said_in_every_language(lang: str) -> None:
    use(lang)
    try:
        for name in ("battle-line-standard", "lost-patrol-dash", "not-alone-three"):
            found = [path for path in ENDED if path.stem == name]
            for path in found:
                check_finale(finale_of(golden(path)))
    finally:
        use("en")


@pytest.mark.parametrize("path", sampled(ENDED, 4, 1), ids=lambda path: path.stem)
def test_the_words_at_the_dot_cross_no_line_where_there_is_room(path: Path) -> None:
    if (drawn := curve_of(golden(path))) is None or not drawn.label:
        return
    reach = drawn.x + (-1 if drawn.x > 180 else 1) * (12 + 9 * len(drawn.label))
    passed = [
        y
        for line in drawn.lines
        for x, y in (map(float, it.split()) for it in line.path[1:].split("L"))
        if min(drawn.x, reach) <= x <= max(drawn.x, reach)
    ]
    if max(min(passed), drawn.floor - max(passed)) >= 22:
        assert drawn.label_y <= min(passed) or drawn.label_y - 9 >= max(passed)


def points(*rows: tuple[int, ...]) -> list[Point]:
    return [Point(n, dict(enumerate(row))) for n, row in enumerate(rows)]


def test_a_lead_that_stays_decides() -> None:
    course = points((0, 0), (1, 0), (1, 2), (3, 2), (3, 2), (4, 3))
    assert decided(course, (0,), leads=True) == 3
    assert decided(course, (0,), leads=False) == 5


def test_who_has_never_been_ahead_wins_with_the_last_move() -> None:
    assert decided(points((0, 0), (0, 1), (0, 2)), (0,), leads=True) == 2


def test_of_one_line_it_is_where_it_changed_last() -> None:
    assert decided(points((5,), (4,), (4,), (3,), (3,)), (1,), leads=False) == 3


def test_a_draw_is_decided_by_the_last_move() -> None:
    assert decided(points((0, 0), (1, 0), (1, 1)), (), leads=True) == 2
