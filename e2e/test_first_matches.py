"""A stranger's first match: home, lesson, the Easy bot, its end, and the rematch, by touch."""

import random

import pytest
from playwright.sync_api import Page, expect

import pygames
from e2e.devices import phone
from e2e.pages import Shown, Table, tap
from pygames import Match
from pygames.deep_space_wars.options import SMALL
from tests.effort import effort, sampled

GAMES = ["battle-line", "espionage", "lost-patrol"]
"""The games in which one can give up: the first match of one of them begins after the lesson."""
ITSELF = effort(3, 40)
"""So many moves the stranger makes by touch before the rest is raced through."""
LOOK = 300
"""Milliseconds for which a person looks before touching anything."""
MOVES = {"not-alone": 3}
"""The same where bots choose at the same time, which changes the page between look and touch."""
ENOUGH = effort(36, 300)
"""So long the log gets before the stranger gives up, where one can."""
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
        self.told: list[str] = []
        """The verdicts over the whole board."""

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
        expect(self.page.locator("#lesson-play")).to_contain_text("bot")

    def begin_at_once(self) -> None:
        """From home to the table without the lesson, by the largest button."""
        self.table.press(f"#play-{self.game}")
        self.table.press(".way.best")

    def play(self) -> None:
        """Play by touch: a few moves or, looking further, many."""
        moved = 0
        self.table.lingers = True
        while not (shown := self.look()).over and moved < MOVES.get(self.game, ITSELF):
            if self.page.locator(".stage").count():
                self.watch()
                continue
            if self.page.locator("#sheet-close").count():  # a bot was quicker than the finger
                self.table.press("#sheet-close")
                continue
            self.covered.append(tuple(self.page.evaluate(COVERED)))
            if shown.picks:
                chosen = self.largest(shown)
                if chosen in self.table.now.picks:  # else others have chosen meanwhile
                    moved += self.table.pick(chosen).moves != shown.moves
            else:
                self.table.changed(shown)
        self.table.lingers = False
        self.table.settled()

    def look(self) -> Shown:
        """See what is there, once nothing changes: others may choose at the same time."""
        before: Shown | None = None
        shown = self.table.now
        while shown != before:
            self.page.wait_for_timeout(LOOK)
            before, shown = shown, self.table.now
        return shown

    def largest(self, shown: Shown) -> str:
        """What stands out most: a button, else anything that has a halo."""
        buttons = self.page.locator("#buttons .primary[data-pick]")
        named = buttons.first.get_attribute("data-pick") if buttons.count() else None
        return named or self.rng.choice(shown.picks)

    def watch(self) -> None:
        """Read what is told over the whole board, and go on."""
        verdict = self.page.locator(".stage .na-verdict strong")
        expect(verdict).to_be_visible()
        self.told.append(verdict.inner_text())
        self.table.press("#go-on")

    def come_to_the_end(self) -> None:
        """Any moves, until it is over or has taken long enough: then one resigns."""
        self.table.race(self.rng, moves=ENOUGH if self.may_resign else None)
        if not self.table.now.over:
            self.table.also()

    @property
    def may_resign(self) -> bool:
        """Whether the first line of danger in the menu ends the match."""
        return self.game in GAMES

    def look_at_the_end(self) -> None:
        """The result is told, and the way on stands out."""
        expect(self.page.locator("#table")).to_have_attribute("data-over", "true")
        outcome = Match.from_link(self.table.link).outcome
        assert outcome
        told = self.page.locator("#prompt").inner_text()
        assert told.strip().startswith("You") == (0 in outcome.winners)
        expect(self.page.locator("#end")).to_be_visible()
        expect(self.page.locator("#rematch")).to_be_visible()

    def play_again(self) -> Shown:
        """The same once more, a new match."""
        before = self.table.match_id
        shown = self.table.press("#rematch")
        assert self.table.match_id != before
        assert not shown.over
        return shown

    def was_shown_all(self) -> bool:
        """Whether nothing that was shown hid the board, or what could be picked there."""
        boards, picks = zip(*self.covered, strict=True)
        return max(boards) <= MOST_OF_BOARD and max(picks) <= MOST_OF_PICKS


@phone
@pytest.mark.first_visit
@pytest.mark.parametrize("game", sampled([*pygames.GAMES], 5))
def test_a_first_visit_from_the_lesson_to_the_rematch(table: Table, game: str) -> None:
    table.touch = tap
    table.page.add_init_script(SAME_CARDS)
    stranger = Stranger(table, game)
    table.open()
    stranger.learn()
    table.press("#lesson-play")
    stranger.play()
    stranger.come_to_the_end()
    stranger.look_at_the_end()
    stranger.play_again()

    assert stranger.was_shown_all()


@phone
@pytest.mark.parametrize("game", sampled(["not-alone", "deep-space-wars"], 2, first=1))
def test_a_first_match_at_once_to_its_end_and_the_rematch(table: Table, game: str) -> None:
    """As a Hunted until the Creature has struck; straight into battle on the hill."""
    table.touch = tap
    table.page.add_init_script(SAME_CARDS)
    stranger = Stranger(table, game)
    table.open()
    stranger.begin_at_once()
    setup = Match.from_link(table.link).setup
    stranger.play()
    stranger.come_to_the_end()
    stranger.look_at_the_end()
    stranger.play_again()

    assert stranger.was_shown_all()
    if game == "not-alone":
        assert stranger.told
    else:
        assert (setup.options["mission"], setup.options["table"]) == ("hill", SMALL)
