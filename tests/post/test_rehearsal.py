"""What one seat imagines follows from what it has seen alone, and from nothing that is open."""

import random
from collections.abc import Iterator

import pytest

from pygames.core.codec import BadLink
from pygames.core.game import at_random, half_seen, is_asked, mask
from pygames.core.links import move_of
from pygames.core.match import Match
from pygames.post.rehearsal import Prepared, Rehearsal

LONG = "1.00000000.1." + "1-" * 3000 + "1"
GAMES = ("battle-line", "espionage", "lost-patrol", "not-alone", "deep-space-wars")


def positions(game: str, seed: int, most: int = 120, **options: object) -> Iterator[Match]:
    """A match at random, from choice to choice."""
    rng = random.Random(seed)
    match = Match(game, 2, options, rng=rng)
    for _choice in range(most):
        asked = [it for it in match.decisions if is_asked(it)]
        if not asked:
            return
        yield match
        decision = rng.choice(asked)
        match.play(at_random(decision.moves, rng), decision.seat)


def tried(rehearsal: Rehearsal, seed: int) -> list[object]:
    """What somebody sees who imagines moves at random."""
    rng = random.Random(seed)
    seen: list[object] = [rehearsal.other, rehearsal.leads_on()]
    for _step in range(20):
        seen += [rehearsal.log[:], rehearsal.can_undo() is None]
        seen += [it._replace(moves=[*it.moves]) for it in rehearsal.decisions]
        if not rehearsal.decisions or rng.random() < 0.1:
            if rehearsal.can_undo() is not None:
                break
            rehearsal.undo()
            continue
        decision = rehearsal.decisions[0]
        rehearsal.play(rng.choice([*decision.moves]), decision.seat)
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_it_follows_from_what_the_seat_has_seen(game: str) -> None:
    """A log without what others hold leads to the same, whatever is imagined."""
    for number, match in enumerate(positions(game, 2)):
        if number % 5:
            continue
        for seat in range(2):
            masked = Match.from_link(match.link(seat))
            known, full = Rehearsal(masked, seat), Rehearsal(match, seat)
            assert full.state == known.state == match.view(seat)
            assert tried(full, number) == tried(known, number)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_drawn_or_thrown(game: str) -> None:
    """What comes of itself is what its reader could have told."""
    for number, match in enumerate(positions(game, 3)):
        for seat in range(2):
            rehearsal = Rehearsal(match, seat)
            before = match.log[:], match.view(seat)
            tried(rehearsal, number)
            assert (match.log, match.view(seat)) == before
            state = match.view(seat)
            for entry in rehearsal.log[rehearsal.at :]:
                decision = next(it for it in state.decisions if it.seat == entry.seat)
                if entry.seat < 0:
                    assert len({*map(mask if half_seen(entry.move) else str, decision.moves)}) == 1
                state.apply(entry.move, entry.seat)


def test_nobody_foresees_beyond_a_game_of_a_series() -> None:
    ends = 0
    for match in positions("lost-patrol", 1, 400, duel=True, max_rounds=3):
        for seat in range(2):
            rehearsal = Rehearsal(match, seat)
            while rehearsal.decisions:
                decision = rehearsal.decisions[0]
                rehearsal.play(decision.moves[-1], decision.seat)
            if len(rehearsal.state.results) > len(match.state.results):
                ends += 1
    assert ends


def test_an_answer_is_a_text() -> None:
    kept = 0
    for match in positions("lost-patrol", 4, 200):
        for seat in range(2):
            rehearsal = Rehearsal(match, seat)
            if rehearsal.other == seat or not rehearsal.leads_on():
                continue
            while not rehearsal.answering and rehearsal.decisions:
                decision = rehearsal.decisions[0]
                rehearsal.play(decision.moves[-1], decision.seat)
            if not rehearsal.answering:
                continue
            decision = rehearsal.decisions[0]
            rehearsal.play(decision.moves[0], seat)
            prepared = Prepared.of(match, rehearsal)
            assert Prepared.read(prepared.text()) == prepared
            assert prepared.fits(match, seat)
            foreseen = prepared.foreseen(match, seat)
            assert foreseen is not None
            asked = foreseen.decisions[0]
            assert move_of(asked, prepared.mine[0], seat) == decision.moves[0]
            assert prepared._replace(guard="0" * 8).foreseen(match, seat) is None
            assert prepared.foreseen(match, 1 - seat) is None
            kept += 1
    assert kept > 20


@pytest.mark.parametrize(
    "text",
    ["", "1", "1.00000000..1", "1.00000000.1.", "x.00000000.1.1", "1.0.1.1", 3, None, LONG],
)
def test_other_texts_are_none(text: object) -> None:
    with pytest.raises(BadLink):
        Prepared.read(text)
