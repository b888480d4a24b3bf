"""Several games as one match (BL-76..BL-78)."""

import pytest

from pygames.battle_line.moves import END_CLAIMS, PASS, RESIGN
from pygames.battle_line.options import OPTIONS
from pygames.battle_line.series import start
from pygames.core.game import IllegalMove, Outcome
from tests.battle_line.positions import asked, claim, go, legal, position

DRAWN_GAME = ([1, 2, 5, 6], [3, 4, 7, 8])
"""Four fronts each and no three adjacent: settled, the game is a draw."""


def series(length, then="high_card", **chosen):
    """A series before the first card of its first game."""
    usual = {name: option.default for name, option in OPTIONS.items()}
    return start(usual | chosen | {"series": length, "series_starter": then})


def won_by(seat, fronts=((), ()), starter=0):
    """The game that is going on has a last move: the other seat resigns."""

    def end(match):
        match.play = position(won=fronts, player=1 - seat)
        match.play.starter = starter
        return go(match, RESIGN)

    return end


def drawn_by(fronts=DRAWN_GAME, starter=0):
    """Nobody can go on, and both own the same number of fronts."""

    def end(match):
        match.play = position(won=fronts, decks=("", ""))
        match.play.starter = starter
        return go(match, PASS, PASS)

    return end


def after(match, *games):
    for game in games:
        game(match)
    return match


def starts(match):
    """Who has the first turn of the game that begins; None if cards are drawn for it."""
    shown = False
    while not match.play.turn:
        shown |= asked(match)[1] == "show"
        go(match, legal(match)[0])
    return None if shown else asked(match)[0]


# --- points ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("front", "mine", "theirs", "points"),
    [
        pytest.param(9, [1, 3, 5, 7], [2, 4, 6], (5, 3), id="BT-14"),
        pytest.param(3, [1, 2], [4], (5, 1), id="three adjacent score five"),
        pytest.param(3, [1, 2, 5, 7, 9], [], (5, 0), id="six fronts score five"),
    ],
)
def test_the_points_of_a_game(front, mine, theirs, points):
    """BL-76: the winner scores five, the loser the number of fronts owned."""
    match = series("games:2")
    match.play = position(fronts={front: ("R10 R9 R8", "")}, won=(mine, theirs), step="claim")
    go(match, claim(front))

    assert points == match.results[0].scores == match.points
    assert match.outcome is None


def test_a_resigned_game():
    """BL-65, BL-76: the resigner scores the fronts owned so far, and the series goes on."""
    match = after(series("games:2"), won_by(1, ([1, 3], [5])))

    assert (2, 5) == match.points
    assert "deal" == asked(match)[1]


def test_a_drawn_game():
    """BL-77: both players score the fronts they own."""
    match = after(series("games:2"), drawn_by())

    assert (4, 4) == match.points
    assert (Outcome((), (4, 4), "settled"),) == match.results


# --- the end of the series ---------------------------------------------------------------


@pytest.mark.parametrize("games", [2, 3, 9])
def test_a_series_of_games(games):
    """BL-77: it ends after so many, whoever has won them."""
    match = after(series(f"games:{games}"), *[won_by(0)] * (games - 1))

    assert match.outcome is None

    after(match, won_by(1, ([1], [])))

    assert Outcome((0,), (5 * games - 4, 5), "series") == match.outcome
    assert () == match.decisions
    assert games == len(match.results)


@pytest.mark.parametrize(
    ("games", "outcome"),
    [
        pytest.param([won_by(0), won_by(0)], Outcome((0,), (10, 0), "series"), id="two wins"),
        pytest.param(
            [won_by(0), won_by(1, ([1], [])), won_by(1, ([], [2]))],
            Outcome((1,), (6, 10), "series"),
            id="the points of lost games count",
        ),
        pytest.param(
            [won_by(1, ([1, 3, 5, 7], [])), won_by(1, ([1, 3, 5, 7], []))],
            Outcome((1,), (8, 10), "series"),
            id="who has fewer has lost",
        ),
        pytest.param(
            [drawn_by(), drawn_by(), drawn_by()], Outcome((), (12, 12), "series"), id="equal points"
        ),
        pytest.param(
            [drawn_by(), drawn_by(), won_by(0, ([], [1, 3]))],
            Outcome((0,), (13, 10), "series"),
            id="both reach ten",
        ),
    ],
)
def test_a_series_to_ten_points(games, outcome):
    """BL-77: when somebody has ten at the end of a game; more points win."""
    match = after(series("points:10"), *games[:-1])

    assert match.outcome is None

    games[-1](match)

    assert outcome == match.outcome


def test_a_drawn_series():
    """BL-77: equal points after the last game."""
    match = after(series("games:2"), won_by(0), won_by(1))

    assert Outcome((), (5, 5), "series") == match.outcome


def test_nothing_follows_the_last_game():
    """BL-77: the match is over."""
    match = after(series("games:2"), won_by(0), won_by(0))

    with pytest.raises(IllegalMove):
        match.apply(RESIGN, 0)


def test_a_single_game_is_no_series():
    """BL-76: by default one game is played, and its outcome is the match's."""
    usual = {name: option.default for name, option in OPTIONS.items()}
    game = start(usual)

    assert not hasattr(game, "results")
    assert "deal" == asked(game)[1]


def test_each_game_begins_anew():
    """BL-76, BL-78: all cards are shuffled and dealt again, by the same options."""
    match = series("games:2", use_tactics=False, hand_size=3)
    starts(match)
    go(match, legal(match)[0])
    after(match, won_by(0))

    assert [60, 0] == match.play.left
    assert ([None] * 9, [()] * 18, [0, 0]) == (
        match.play.flags,
        match.play.cards,
        match.play.played,
    )
    starts(match)
    assert 3 == match.play.hand_count(0) == match.play.hand_count(1)


# --- who starts the next game ------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "game", "expected"),
    [
        pytest.param("high_card", won_by(0), None, id="high_card"),
        pytest.param("winner", won_by(0), 0, id="winner 0"),
        pytest.param("winner", won_by(1), 1, id="winner 1"),
        pytest.param("loser", won_by(0), 1, id="loser 1"),
        pytest.param("loser", won_by(1), 0, id="loser 0"),
        pytest.param("alternate", won_by(0, starter=0), 1, id="alternate 1"),
        pytest.param("alternate", won_by(0, starter=1), 0, id="alternate 0"),
        pytest.param("winner", drawn_by(), None, id="winner of a draw"),
        pytest.param("loser", drawn_by(), None, id="loser of a draw"),
        pytest.param("alternate", drawn_by(starter=1), 0, id="alternate after a draw"),
    ],
)
def test_who_starts_the_next_game(rule, game, expected):
    """BL-78: cards are drawn for it again, or the result or the last starter decides."""
    assert expected == starts(after(series("games:3", rule), game))


def test_the_starter_alternates_all_along():
    """BL-78: of the previous game, not of the first."""
    match = series("games:4", "alternate")
    starts(match)
    first = [match.play.starter]
    for _game in range(3):
        go(match, RESIGN)
        starts(match)
        first.append(match.play.starter)

    assert [first[0], 1 - first[0]] * 2 == first


def test_the_first_game_follows_the_set_up():
    """BL-78: the rule is for later games."""
    assert 0 == starts(series("games:2", "loser", starter="P0"))
    assert None is starts(series("games:2", "winner"))


def test_a_claim_withheld_is_not_carried_over():
    """BL-51, BL-76: a game settled with a provable front unclaimed is over like any other."""
    match = series("games:2")
    table = {"fronts": {9: ("R1 R2 R3", "")}, "won": DRAWN_GAME, "decks": ("", "")}
    match.play = position(**table)
    go(match, PASS, END_CLAIMS, PASS)

    assert (5, 4) == match.points
    assert "deal" == asked(match)[1]
