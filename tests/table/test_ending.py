"""The end of a match: who has won, what each has come to, and what comes next; giving up."""

import random
from collections.abc import Callable

import pytest

from pygames.core.match import Match
from tests.table.visitor import Visitor

GAMES = ("battle-line", "espionage", "lost-patrol")


def started(game: str = "battle-line", **query: object) -> Visitor:
    visitor = Visitor()
    visitor.play(game, seed=1, **query)
    return visitor


def may_resign(visitor: Visitor) -> Visitor:
    """Two people, as soon as one of them may give up."""
    for _step in range(60):
        decision = visitor.app.session.table.decision
        if visitor.screen == "handover":
            visitor.take()
        elif decision is not None and decision.also:
            return visitor
        elif "do:ready" in visitor.picks:
            visitor.pick("do:ready")
        else:
            visitor.step()
    raise AssertionError("nobody may resign")


def given_up(bots: str = "1:2") -> Visitor:
    """A match against a bot that its player has given up."""
    visitor = started(bots=bots)
    visitor.until("play")
    visitor.send("move", index=0, also=True)
    return visitor


def won(level: int = 2) -> Visitor:
    """A match against a bot that its player has won on the board."""
    for seed in range(50):
        match, rng = Match("battle-line", rng=random.Random(seed)), random.Random(seed)
        while match.decisions:
            decision, before = match.decisions[0], match.link()
            match.play(rng.choice(decision.moves), decision.seat)
        if match.outcome is not None and match.outcome.winners == (0,) == (decision.seat,):
            visitor = Visitor()
            visitor.go(f"#m={before}")
            table = visitor.app.session.table
            table.bots, table.holder = (0, level), 0
            assert table.decision is not None
            last = match.log[match.choices[-1]].move
            visitor.send("move", index=list(table.decision.moves).index(last))
            assert visitor.over
            return visitor
    raise AssertionError("no such match")


# --- giving up -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_giving_up_says_what_it_means(game: str) -> None:
    visitor = may_resign(started(game))
    visitor.send("open", id="menu")
    label = visitor.shown.text("also-0")
    assert label == "Resign …"
    visitor.send("open", id="also:0")

    assert "Resign this match?" in visitor.shown.text("sheet")
    decision = visitor.app.session.table.decision
    assert decision is not None
    assert f"Player {2 - decision.seat} wins." in visitor.shown.text("sheet")
    assert visitor.shown.text("confirm") == "Resign"
    assert visitor.shown.text("sheet-close") == "Play on"
    assert not visitor.over


def test_giving_up_a_game_of_a_series_is_not_giving_up_the_match() -> None:
    visitor = may_resign(started(series="games:2"))
    visitor.send("open", id="also:0")
    assert "this game" in visitor.shown.text("sheet")


def test_who_gave_up_shows_and_no_points_that_nobody_can_see() -> None:
    visitor = given_up()
    assert visitor.match.outcome is not None
    assert max(visitor.match.outcome.scores) == 5, "what a series would count"
    tiles = visitor.shown.text("hand")
    assert "resigned" in tiles
    assert "5" not in tiles
    assert tiles.count("0 fronts") == 2


def test_in_a_series_the_points_count() -> None:
    visitor = may_resign(started(series="games:2"))
    visitor.send("move", index=0, also=True)
    assert "5 points" in visitor.shown.text("hand")


# --- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("ended", "mood"), [(won, "won"), (given_up, "lost")])
def test_it_covers_the_board(ended: Callable[[], Visitor], mood: str) -> None:
    visitor = ended()
    end = visitor.shown.element("end")
    assert end.attributes["data-mood"] == mood
    assert any(around.attributes.get("id") == "board" for around in end.around)
    said = "You win" if mood == "won" else "Medium bot wins"
    assert said in visitor.shown.text("end")
    assert any(it.attributes.get("viewbox") == "0 0 360 220" for it in visitor.shown.elements)


def counted(visitor: Visitor) -> Visitor:
    """Let the page ask for the course while nobody waits for anything else."""
    for _step in range(100):
        if not visitor.later or visitor.later["type"] != "course":
            return visitor
        visitor.send(visitor.later["type"])
    raise AssertionError("it never ends")


def test_its_course_follows_when_there_is_time_for_it() -> None:
    visitor = won()
    assert "See the table" in visitor.shown.text("end")
    assert "fronts owned" not in visitor.shown.text("end")
    counted(visitor)
    assert "fronts owned" in visitor.shown.text("end")


def test_it_is_lifted_off_and_laid_on_again() -> None:
    visitor = counted(given_up())
    assert visitor.shown.text("told") == ""
    visitor.send("end")
    assert not visitor.shown.has("end")
    assert visitor.shown.has("end-again")
    visitor.send("end")
    assert visitor.shown.has("end")
    assert not visitor.shown.has("end-again")


def test_opened_again_the_match_shows_its_table_first() -> None:
    visitor = given_up()
    url = visitor.url
    visitor.start()
    visitor.go(url)
    assert visitor.over
    assert not visitor.shown.has("end")
    visitor.send("end")
    assert "fronts owned" in counted(visitor).shown.text("end")
    assert "data-fresh" not in visitor.shown.element("end").attributes


def test_what_happened_last_stays_to_be_read() -> None:
    visitor = given_up()
    visitor.send("end")
    assert "You resign" in visitor.shown.text("told")


def test_without_a_picture_it_says_the_result(null_game: str) -> None:
    visitor = Visitor()
    visitor.play(null_game, seed=1)
    for _step in range(500):
        if visitor.screen == "handover":
            visitor.take()
        elif not visitor.over:
            visitor.step()
    assert visitor.over
    assert visitor.shown.text("end")
    assert visitor.shown.has("end-away")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_counts_something(game: str) -> None:
    visitor = may_resign(started(game))
    visitor.send("move", index=0, also=True)
    assert visitor.over
    tiles = [e for e in visitor.shown.elements if e.attributes.get("class") == "standing"]
    assert len(tiles) == 2


def test_who_wins_is_offered_a_harder_bot() -> None:
    visitor = won(level=2)
    assert "Hard bot" in visitor.shown.text("higher")
    visitor.send("rematch", level=visitor.shown.element("higher").attributes["data-level"])
    assert visitor.save.bots == (0, 3)
    assert visitor.save.wins == (0, 0)


@pytest.mark.parametrize("ended", [given_up, lambda: won(level=5)])
def test_who_loses_or_has_beaten_the_best_is_not(ended: Callable[[], Visitor]) -> None:
    visitor = ended()
    assert visitor.shown.has("rematch")
    assert not visitor.shown.has("higher")


def test_a_level_that_there_is_not_changes_nothing() -> None:
    visitor = given_up()
    visitor.send("rematch", level="9")
    assert visitor.save.bots == (0, 2)


# --- all moves ---------------------------------------------------------------------------------


def test_the_list_of_all_moves_closes_after_a_move() -> None:
    visitor = started(bots="1:2")
    visitor.until("play")
    visitor.send("unfold", id="moves")
    assert visitor.shown.all("data-move", "button")
    visitor.send("move", index=0)
    assert not visitor.shown.all("data-move", "button")
    assert visitor.shown.element("moves").attributes["data-told"] == "closed"
