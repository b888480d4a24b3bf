"""What a change of the chances is owed to."""

import pytest

import pygames
from pygames.bots.arena import bot, play
from pygames.bots.causes import Gap, causes
from pygames.bots.review import review
from pygames.core.game import Game
from pygames.core.match import Match
from pygames.core.players import named
from pygames.table.bot_answers import Judged
from pygames.table.match_review import MatchReview
from pygames.table.playback import Playback
from pygames.table.turning_words import cause, decisive_moment
from tests.effort import effort

_GAMES = [game for game in pygames.GAMES.values() if game.bot]
_SHORT = {"espionage": "small_fast"}
_SIZE = 0.1
"""Turning points of this size must say what caused them."""


def finished(game: Game, seed: str) -> Match:
    """A match of quick bots, a short one."""
    seats = game.seats[0]
    preset = _SHORT.get(game.id, game.first_preset_for(seats))
    players = [bot(game, 3 - (seat > 0), 4) for seat in range(seats)]
    return play(game, players, seed, game.presets.get(preset))


def reviewed(match: Match, playback: Playback) -> MatchReview:
    """The review of seat 0, as the page asks its bot for it, but with less thought."""
    found = MatchReview(match, 0, playback.results_for(0))
    found.add(
        (
            Judged(
                it.entry, it.chance, it.loss, *it.words, it.better_numbers, it.reasons,
                it.searched, it.lead,
            )
            for it in review(match, 0, nodes=effort(4, 20))
        ),
        None,
    )  # fmt: skip
    gaps = found.gaps
    seen = Match.from_link(match.link(0))
    found.explain(zip(gaps, causes(seen, 0, [Gap(*gap) for gap in gaps]), strict=True))
    return found


@pytest.mark.parametrize("game", _GAMES, ids=lambda game: game.id)
def test_turning_points_name_a_card_a_piece_a_throw_or_a_draw(game: Game) -> None:
    for seed in range(effort(1, 100)):
        match = finished(game, str(seed))
        playback = Playback("", match, (0, *[2] * (match.setup.seats - 1)))
        playback.look_as(0)
        judgement = reviewed(match, playback)
        assert judgement.complete
        turns = [turn for turn in judgement.turning_points if turn.size >= _SIZE]
        for turn in turns:
            if turn.kind != "mistake":  # a pass can be one: the better move names what it missed
                assert len(match.log[turn.entry].move) > 1, "it has more than a kind"
            assert cause(playback, turn)
        if turns:
            told = named(decisive_moment(playback, judgement), playback.names)
            assert "The decisive moment, move" in told


def test_a_card_drawn_is_the_cause_between_two_moves_of_ones_own() -> None:
    game = pygames.GAMES["battle-line"]
    match = finished(game, "1")
    log = match.log
    drawn = [it for it, entry in enumerate(log) if entry.move.kind == "drawn" and entry.known_to]
    own = next(it for it in drawn[20:] if log[it].known_to == {0})
    (found,) = {
        cause
        for rises in (True, False)
        if (cause := causes(match, 0, [Gap(own - 1, own + 1, rises)])[0]) is not None
    }
    assert found == own


def test_it_repeats_itself_in_whatever_order_it_is_asked() -> None:
    match = finished(pygames.GAMES["battle-line"], "2")
    gaps = [Gap(60, 90, True), Gap(30, 60, False), Gap(30, 60, True)]
    found = causes(match, 0, gaps)
    assert found == causes(match, 0, gaps[::-1])[::-1]
    assert all(it is None or gap.start < it < gap.end for it, gap in zip(found, gaps, strict=True))


def test_moves_of_ones_own_are_no_causes() -> None:
    match = finished(pygames.GAMES["battle-line"], "3")
    own = {index for index, entry in enumerate(match.log) if entry.seat == 0}
    gaps = [Gap(start, start + 8, rises) for start in range(20, 80) for rises in (True, False)]
    assert not own & {*causes(match, 0, gaps)}


def test_gaps_that_are_not_in_the_log_are_refused() -> None:
    match = finished(pygames.GAMES["battle-line"], "1")
    with pytest.raises(ValueError, match="not in the log"):
        causes(match, 0, [Gap(3, len(match.log) + 1, True)])
