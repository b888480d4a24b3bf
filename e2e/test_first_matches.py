"""A stranger's first match: home, lesson, the Easy bot, its end, and the rematch, by touch."""

import random

import pytest
from playwright.sync_api import Page, expect

from e2e.devices import phone
from e2e.pages import Shown, Table, tap
from pygames import Match
from tests.effort import WILD, only_wild

GAMES = ["battle-line", "espionage", "lost-patrol"]
ITSELF = 3
"""So many moves the stranger makes by touch before the rest is raced through."""
ENOUGH = None if WILD else 60
"""So long the log gets before the stranger gives up; None: they play to the end."""
SAME_CARDS = "crypto.getRandomValues = (numbers) => numbers.fill(11);"
"""So that the match is the same whenever this is tried."""

COVERED = """() => {
  const card = document.querySelector("#table #moment:not([data-do])")?.getBoundingClientRect();
  if (!card) return [0, 0];
  const middles = [...document.querySelectorAll("#board [data-pick]")]
    .map((element) => element.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  const below = middles.filter(
    ([x, y]) => x > card.left && x < card.right && y > card.top && y < card.bottom,
  );
  const board = document.getElementById("board").getBoundingClientRect();
  const part = (card.width * card.height) / (board.width * board.height);
  return [part, below.length / Math.max(middles.length, 1)];
}"""
"""Of the board, and of what can be picked there: the part below what is shown while one chooses."""
MOST_OF_BOARD, MOST_OF_PICKS = 1 / 3, 1 / 4


class Stranger:
    """Somebody who reads what is largest, and touches it."""

    def __init__(self, table: Table, game: str) -> None:
        self.table = table
        self.game = game
        self.rng = random.Random(4)
        self.covered: list[tuple[float, float]] = []

    @property
    def page(self) -> Page:
        """What is in front of them."""
        return self.table.page

    def learn(self) -> None:
        """Go through the lesson: touch what it points at, go on where it says so."""
        self.table.press(f"#lesson-{self.game}")
        shown = self.table.now
        while not self.page.locator("#lesson-play").count():
            advance = self.page.locator("#advance")
            shown = (
                self.table.press("#advance") if advance.count() else self.table.pick(shown.picks[0])
            )
        expect(self.page.locator("#lesson-play")).to_contain_text("Easy bot")

    def play(self) -> None:
        """Play the match to its end: the first moves by touch, then any."""
        shown = self.table.now
        moved = 0
        self.table.lingers = True
        while moved < ITSELF and not shown.over:
            self.covered.append(tuple(self.page.evaluate(COVERED)))
            if shown.picks:
                before = shown.moves
                shown = self.table.pick(self.rng.choice(shown.picks))
                moved += shown.moves != before
            else:
                shown = self.table.changed(shown)
        self.table.lingers = False
        self.table.settled()
        self.table.race(self.rng, moves=ENOUGH)
        if not self.table.now.over:
            self.table.also()

    def look_at_the_end(self) -> None:
        """The result is told, and the way on stands out."""
        expect(self.page.locator("#table")).to_have_attribute("data-over", "true")
        outcome = Match.from_link(self.table.link).outcome
        assert outcome
        told = self.page.locator("#prompt").inner_text()
        assert ("You" in told) == (0 in outcome.winners) or "Easy bot" in told
        expect(self.page.locator("#rematch")).to_be_visible()

    def play_again(self) -> Shown:
        """The same once more, a new match."""
        before = self.table.match_id
        shown = self.table.press("#rematch")
        assert self.table.match_id != before
        assert not shown.over
        return shown


@phone
@pytest.mark.first_visit
@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_from_the_lesson_to_the_rematch(table: Table, game: str) -> None:
    table.touch = tap
    table.page.add_init_script(SAME_CARDS)
    stranger = Stranger(table, game)
    table.open()
    stranger.learn()
    table.press("#lesson-play")
    stranger.play()
    stranger.look_at_the_end()
    stranger.play_again()

    boards, picks = zip(*stranger.covered, strict=True)
    assert max(boards) <= MOST_OF_BOARD
    assert max(picks) <= MOST_OF_PICKS


@only_wild
@phone
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_shown_hides_what_comes_next(table: Table, game: str) -> None:
    """Through a whole match, as long as it takes."""
    assert WILD
    table.play(game, bots="1:1", seed=3)
    stranger = Stranger(table, game)
    while not table.now.over:
        stranger.play()
    boards, picks = zip(*stranger.covered, strict=True)
    assert max(boards) <= MOST_OF_BOARD
    assert max(picks) <= MOST_OF_PICKS
