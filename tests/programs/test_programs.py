"""Programs from outside at the table: what they are told and answer, and what they lose by."""

import json
import random
import shlex
import sys
from io import StringIO
from pathlib import Path

import pytest

from pygames import GAMES, BadSetup, Match
from pygames.bots.arena import Forfeit, bot, chance_player, play, play_pair
from pygames.core.game import at_random, decision_of, is_open
from pygames.core.log import as_seen
from pygames.programs import messages, seat
from pygames.programs.messages import NotAnAnswer
from pygames.programs.outside import Outside
from web.build.environment import node

GAME = GAMES["battle-line"]
FIRST = Path(__file__).with_name("first.mjs")
PATIENCE = 30.0
SLOW = 1.0


def command(how: str = "") -> str:
    """What starts the program that always makes the first move, but for `how`."""
    return shlex.join([str(node()), str(FIRST), *filter(None, [how])])


@pytest.fixture
def outside():
    """Programs, each ended after the test."""
    begun = []

    def begin(command, patience=PATIENCE):
        begun.append(Outside(command, patience))
        return begun[-1]

    yield begin
    for player in begun:
        player.end()


# --- what is said ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_program_is_told_what_its_seat_sees_entry_by_entry(game):
    match = Match(game, rng=random.Random(1))
    told = Match(game, rng=random.Random(1)).setup.start()
    count = 0
    for _move in range(60):
        seen = match.seen(0)
        for entry in seen[count:]:
            said = json.loads(messages.line(messages.entry(match, entry, told)))
            assert (said["type"], said["seat"]) == ("entry", entry.seat)
            assert said["move"] == json.loads(messages.line(as_seen(entry, 0).move._asdict()))
            told.apply(entry.move, entry.seat)
        count = len(seen)
        if not match.decisions:
            break
        decision = next(it for it in match.decisions if it.moves)
        said = json.loads(messages.line(messages.choice(match, decision)))
        assert len(said["moves"]) == len([*decision.moves, *decision.also])
        assert said["open"] == is_open(decision.moves)
        assert all(it["text"] for it in said["moves"])
        assert Match.from_link(said["seen"]).perspective == decision.seat
        match.play(at_random(decision.moves, random.Random(count)), decision.seat)


def test_a_match_that_begins_is_told_with_all_its_options():
    match = Match("battle-line", rng=random.Random(1))
    said = messages.setup(match, 1, "a seed")

    assert json.loads(messages.line(said)) == said
    assert said["protocol"] == messages.VERSION
    assert said["options"].keys() == GAME.options.keys()
    assert (said["seat"], said["seats"], said["seed"]) == (1, 2, "a seed")


def test_a_move_is_named_by_its_index_or_by_its_numbers():
    match = Match("deep-space-wars", options={"armies": "drawn"}, rng=random.Random(1))
    rng = random.Random(2)
    unlisted = 0
    for _move in range(60):
        decision = next(it for it in match.decisions if it.moves)
        move = at_random(decision.moves, rng)
        said = messages.answering(move, decision)
        unlisted += "numbers" in said
        assert messages.answer(json.dumps(said), decision) == move
        match.play(move, decision.seat)

    assert unlisted


@pytest.mark.parametrize(
    "said",
    ["", "2", "[]", "{}", '{"index": -1}', '{"index": 99}', '{"index": true}', '{"index": "0"}'],
)
def test_what_is_no_answer_is_refused(said):
    decision = Match("battle-line", rng=random.Random(1)).decisions[0]
    with pytest.raises(NotAnAnswer):
        messages.answer(said, decision)


@pytest.mark.parametrize("numbers", [None, 0, [], ["0"], [-1], [10**9], [0, 0, 0]])
def test_numbers_that_name_no_move_are_refused(numbers):
    decision = Match("battle-line", rng=random.Random(1)).decisions[0]
    with pytest.raises(NotAnAnswer):
        messages.answer(json.dumps({"numbers": numbers}), decision)


# --- a program at the table --------------------------------------------------------------------


def test_a_program_in_another_language_plays_whole_matches(outside):
    first = outside(command())
    pair = play_pair(GAME, first, chance_player, "1")

    assert pair.forfeits == ()
    assert all(len(times) > 20 for times in pair.seconds)


def test_a_program_makes_the_move_that_it_names(outside):
    match = play(GAME, (outside(command()), chance_player), "1")
    state = match.setup.start()
    for entry in match.log:
        if entry.seat == 0:
            assert entry.move == decision_of(0, state.decisions).moves[0]
        state.apply(entry.move, entry.seat)


@pytest.mark.parametrize("game", ["battle-line", "lost-patrol"])
def test_our_bot_as_a_program_plays_as_it_does_inside(outside, game):
    there = outside(f"{sys.executable} -m pygames seat --level 2")
    games = GAMES[game]
    inside = play(games, (bot(games, 2), bot(games, 1)), "1")

    assert play(games, (there, bot(games, 1)), "1").link() == inside.link()


def test_more_than_two_seats_are_taken_by_as_many_programs(outside):
    pair = play_pair(GAMES["not-alone"], outside(command()), chance_player, "1", seats=4)

    assert pair.forfeits == ()


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("hangs", "no answer within 1 "),
        ("dies", "ended"),
        ("talks", "no JSON"),
        ("cheats", "index"),
    ],
)
def test_who_does_not_answer_loses_and_may_play_the_next_match(outside, how, why):
    """The third question is not answered: of the first match, and of the second."""
    bad = outside(command(how), SLOW if how == "hangs" else PATIENCE)
    pair = play_pair(GAME, bad, chance_player, "1")

    assert pair.points == (0, 0)
    assert [loser for loser, _why in pair.forfeits] == [0, 0]
    assert all(why in said for _loser, said in pair.forfeits)
    with pytest.raises(Forfeit):
        play(GAME, (chance_player, bad), "2")


def test_what_cannot_be_started_is_said_at_once(outside):
    with pytest.raises(BadSetup, match="no-such-program"):
        play(GAME, (outside("no-such-program"), chance_player), "1")


# --- our bots as a program ---------------------------------------------------------------------


def test_a_bot_answers_with_reasons():
    match = Match("battle-line", rng=random.Random(1))
    decision = match.decisions[0]
    said = [messages.setup(match, decision.seat, "1"), messages.choice(match, decision)]
    (line,) = seat.play(2, None, StringIO("\n".join(map(messages.line, said))))

    assert messages.answer(line, decision) in decision.moves
    assert json.loads(line)["reasons"]


@pytest.mark.parametrize("line", ["x", "[]", '{"type": "choose"}', '{"type": "setup"}'])
def test_a_bot_that_is_told_nonsense_says_so(line):
    with pytest.raises(BadSetup):
        list(seat.play(2, None, StringIO(line)))
