"""Pairs of matches, what they add up to, and what the command prints."""

import math
import random
from dataclasses import replace

import pytest

import pygames
from pygames import null
from pygames.baselines import baselines
from pygames.bots import arena
from pygames.bots.arena import bot, chance_player, elo, first_player, play, play_pair, tally
from pygames.cli import main
from pygames.core import registry

GAME = pygames.GAMES["battle-line"]


@pytest.mark.parametrize(
    ("rate", "difference"),
    [(0.5, 0), (0.64, 99.95), (0.75, 190.85), (0.9, 381.7), (0.25, -190.85), (10 / 11, 400)],
)
def test_elo_differences_are_those_of_the_tables(rate, difference):
    assert difference == pytest.approx(elo(rate), abs=0.01)


def test_who_always_wins_is_beyond_measure():
    assert elo(1) == math.inf
    assert elo(0) == -math.inf


def test_a_tally_counts_matches():
    result = tally([(1, 0), (0.5, 1), (1, 1)])

    assert (6, 4, 1, 1) == (result.matches, result.wins, result.draws, result.losses)
    assert result.rate == pytest.approx(0.75)


def test_the_interval_follows_from_the_spread_of_the_pairs():
    """Of means 0, 1/2 and 1, each a third of 300 pairs, the spread is 0.409."""
    result = tally([(0, 0), (0, 1), (1, 1)] * 100)

    assert result.rate == pytest.approx(0.5)
    assert result.high - result.rate == pytest.approx(1.96 * 0.4089 / math.sqrt(300), rel=1e-3)
    assert result.low == pytest.approx(1 - result.high)


def test_luck_that_cards_give_to_seats_does_not_widen_the_interval():
    """Where seat 0 always wins, the players are equal beyond doubt."""
    luck = tally([(1, 0)] * 100)
    skill = tally([(1, 1), (0, 0)] * 50)

    assert luck.rate == skill.rate == 0.5
    assert luck.high - luck.low < (skill.high - skill.low) / 5


def test_the_interval_holds_the_truth_nineteen_times_of_twenty():
    rng = random.Random(1)
    held = 0
    for _experiment in range(400):
        pairs = [(float(rng.random() < 0.6), float(rng.random() < 0.6)) for _pair in range(50)]
        result = tally(pairs)
        held += result.low <= 0.6 <= result.high

    assert 0.92 <= held / 400 <= 0.98


def test_few_matches_say_little():
    assert tally([(1, 1)])[-2:] == (0, 1)
    assert tally([(1, 1)] * 5).low < 1


def test_a_player_without_luck_breaks_even_against_itself_in_every_pair():
    """The same cards, seats swapped: what one loses in one match it wins in the other."""

    def first_move(_view, decision, _rng):
        return decision.moves[0]

    for seed in range(3):
        pair = play_pair(GAME, first_move, first_move, f"{seed}")

        assert sum(pair.points) == 1


def test_a_level_against_itself_plays_two_different_matches(monkeypatch):
    """What its moves are drawn with is the player's own; the cards are the same."""
    played = []

    def noted(*arguments):
        played.append(play(*arguments))
        return played[-1]

    monkeypatch.setattr(arena, "play", noted)
    two = bot(GAME, 2)
    play_pair(GAME, two, two, "1")
    there, back = played

    assert there.log[0] == back.log[0]
    assert there.log != back.log


@pytest.mark.parametrize(("sides", "mine"), [("AAB", {0, 1}), ("ABAB", {0, 2}), ("alone", {0})])
def test_allies_are_one_player(monkeypatch, sides, mine):
    """Who has seat 0 has all seats on its side."""
    met = []

    def noted(_game, players, *_rest):
        met.append({seat for seat, player in enumerate(players) if player == "first"})
        return monkeypatch  # stands for a match

    monkeypatch.setattr(arena, "play", noted)
    monkeypatch.setattr(arena, "_points", lambda _match, near: float(near[0]))
    seats = 4 if sides == "ABAB" else 3
    pair = play_pair(
        pygames.GAMES["deep-space-wars"], "first", "second", "1", {"sides": sides}, seats
    )

    assert met == [mine, {*range(seats)} - mine]
    assert pair.points == (1, 0)


def test_a_seed_repeats_a_match():
    first, again, other = (
        play(GAME, (bot(GAME, 1), chance_player), seed).link() for seed in ("a", "a", "b")
    )

    assert first == again != other


def test_times_are_told_by_player():
    pair = play_pair(GAME, bot(GAME, 2), chance_player, "1")

    assert sum(pair.seconds[0]) > sum(pair.seconds[1])
    assert all(len(times) > 20 for times in pair.seconds)


# --- the command -----------------------------------------------------------------------------


def run(capsys, *arguments):
    """(exit status, lines printed, errors)."""
    try:
        status = main(["arena", *arguments])
    except SystemExit as leaving:
        status = leaving.code
    screen = capsys.readouterr()
    return status, screen.out.splitlines(), screen.err


def test_it_tells_wins_rate_interval_elo_and_times(capsys):
    status, lines, errors = run(capsys, "battle-line", "2", "random", "-n", "4")

    assert (0, "") == (status, errors)
    assert lines[0] == "level 2 against random"
    assert lines[1].startswith("4 matches: 4 won, 0 drawn, 0 lost; 100.0% (")
    assert lines[1].endswith("to 100.0), Elo +inf")
    assert lines[2] == "As first player 100.0%, as second player 100.0%"
    assert lines[3].startswith("level 2: ")
    assert lines[4].startswith("random: ")


def test_several_processes_come_to_the_same(capsys):
    one, several = (
        run(capsys, "battle-line", "1", "random", "-n", "4", "--seed", "3", "--jobs", jobs)
        for jobs in ("1", "2")
    )

    assert one[1][:2] == several[1][:2]


def test_the_set_up_is_chosen_as_for_a_match(capsys, monkeypatch):
    """A preset, and options that come on top of it, as `play` has them."""
    seen = []
    monkeypatch.setattr(
        "pygames.commands.arena.play_pair",
        lambda *asked: seen.append(asked[4]) or play_pair(*asked),
    )
    more = ("--preset", "standard", "--option", "use_tactics=off")
    status, _lines, errors = run(capsys, "battle-line", "1", "random", "-n", "2", *more)

    assert (0, "") == (status, errors)
    assert seen == [{**GAME.presets["standard"], "use_tactics": False}]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "required: game"),
        (("battle-line", "1"), "Name two players: 1, 2, 3, 4, 5, random"),
        (("battle-line", "1", "2", "3"), "Name two players"),
        (("battle-line", "1", "2", "--first", "program"), "Name two players"),
        (("battle-line", "1", "2", "--patience", "0"), "“0” is not a positive number"),
        (("battle-line", "1", "2", "--results", "/nowhere/x"), "cannot be used: No such file"),
        (("battle-line", "1", "2", "--preset", "huge"), "no preset called “huge”"),
        (("battle-line", "1", "2", "--option", "fog=on"), "no option called “fog”"),
        (("espionage", "1", "2", "--option", "setup_rows=5"), "need 12 rows, not 10."),
        (("chess", "1", "2"), "There is no game called “chess”."),
        (("battle-line", "6", "2"), "no player called “6”. Choose from: 1, 2, 3, 4, 5, random, "),
        (("not-alone", "5", "2"), "no player called “5”. Choose from: 1, 2, 3, 4, random, "),
        (("battle-line", "1", "chess"), "no player called “chess”"),
        (("battle-line", "1", "2", "-n", "0"), "“0” is not a positive number"),
        (("battle-line", "1", "2", "-n", "many"), "invalid int value: 'many'"),
        (("battle-line", "1", "2", "-n", "3"), "their number must be even"),
        (("battle-line", "1", "2", "--nodes", "-4"), "“-4” is not a positive number"),
    ],
)
def test_wrong_arguments_are_answered_with_one_line(capsys, arguments, sentence):
    status, lines, errors = run(capsys, *arguments)

    assert (2, []) == (status, lines)
    assert sentence in errors
    assert errors.count("\n") == 1


# --- strength --------------------------------------------------------------------------------


def test_a_club_player_beats_chance():
    pairs = [play_pair(GAME, bot(GAME, 2), chance_player, f"{n}").points for n in range(20)]

    assert tally(pairs).rate >= 0.9


def test_a_learner_loses_to_a_club_player():
    pairs = [play_pair(GAME, bot(GAME, 2), bot(GAME, 1), f"{n}").points for n in range(15)]

    assert tally(pairs).rate > 0.6


def test_a_game_without_bots_says_so(capsys, monkeypatch):
    """Also of a match at the terminal."""
    monkeypatch.setitem(registry._newest, "null", replace(null.GAME, bot=""))
    monkeypatch.setitem(registry._by_version, ("null", 2), replace(null.GAME, bot=""))

    for arguments in (("arena", "null", "1", "2"), ("play", "null", "--bots", "1:2")):
        assert main(arguments) == 2
        assert "This game has no bots." in capsys.readouterr().err


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_one_plays_against_all_others_both_ways_round(seats):
    """Where everybody picks at random, seat 0 wins its share and no more."""
    asked: list[tuple[str, int]] = []

    def player(name):
        def chosen(_view, decision, rng):
            asked.append((name, decision.seat))
            return rng.choice(decision.moves)

        return chosen

    pairs = [
        play_pair(null.GAME, player("a"), player("b"), str(n), {"hand": 1}, seats) for n in range(3)
    ]

    assert {seat for name, seat in asked if name == "a"} == {*range(seats)}
    assert {seat for name, seat in asked if name == "b"} == {*range(seats)}
    assert all(0 <= point <= 1 for pair in pairs for point in pair.points)


def test_the_lone_player_has_the_points_that_the_others_have_not():
    """With the same moves in both matches, one wins exactly where the other loses."""

    def first_move(_view, decision, _rng):
        return decision.moves[0]

    for seed in range(8):
        there, back = play_pair(null.GAME, first_move, first_move, str(seed), {}, 3).points
        assert there == 1 - back


def test_the_command_plays_with_more_seats_and_names_the_sides(capsys):
    assert main(("arena", "null", "random", "random", "-n", "4", "--seats", "7")) == 0
    out = capsys.readouterr().out
    assert "As Lead" in out
    assert "as Follower" in out


def test_a_number_of_players_that_cannot_be_is_refused(capsys):
    assert main(("arena", "battle-line", "1", "2", "--seats", "3")) == 2
    assert "3 players" in capsys.readouterr().err


@pytest.mark.parametrize("game", pygames.GAMES.values(), ids=pygames.GAMES)
def test_the_first_listed_move_is_a_player_of_every_game(game):
    assert first_player is baselines(game)["first"]
    limit = {"max_rounds": 60} if "max_rounds" in game.options else {}
    match = play(game, [first_player] * min(game.seats), "1", limit)
    assert match.outcome


def test_a_match_without_an_end_is_left_undecided():
    """LP-96: without a limit, Scouts who walk to and fro in a growing jungle go on for ever."""
    game = pygames.GAMES["lost-patrol"]
    match = play(game, [first_player] * 2, "1")
    assert match.outcome is None
    assert len(match.log) >= arena.LONGEST
    assert play_pair(game, first_player, first_player, "1").points == (0.5, 0.5)
