"""Thinking ahead: others are imagined from what the seat knows, and what comes is ready."""

import random
from typing import Any

import pytest

from pygames import Match
from pygames.bots import Budget, choose
from pygames.bots.move_choice import begun, imagined
from pygames.bots.pondering import Pondering
from pygames.core.game import Game
from pygames.core.registry import find
from tests.effort import effort

PATIENT = [find(name) for name in ("battle-line", "espionage", "lost-patrol")]
QUICK = {"espionage": "small_fast", "lost-patrol": "dash"}


def waits(game: Game, seed: int, seat: int = 1) -> Match:
    """A match in which this seat has chosen, and waits for the other."""
    options = game.presets[QUICK[game.id]] if game.id in QUICK else {}
    match, rng = Match(game.id, 2, options, rng=random.Random(seed)), random.Random(seed)
    turns = 0
    while True:
        decision = next(d for d in match.decisions if len(d.moves))
        if decision.seat != seat and turns > 12:
            return match
        turns += decision.seat == seat
        match.play(choose(game, match.view(decision.seat), decision, 2, rng), decision.seat)


def thought_about(pondering: Pondering) -> list[tuple[Any, Any]]:
    """The positions, with the search of each."""
    return pondering._searches


@pytest.mark.parametrize("game", PATIENT, ids=lambda game: game.id)
def test_the_seat_thinks_about_its_next_choice(game: Game) -> None:
    match, pondering = waits(game, 3), Pondering()
    pondering.ponder(game, match.view(1), 1, 5, random.Random(1), Budget(nodes=400))

    assert thought_about(pondering)
    for view, search in thought_about(pondering):
        assert any(decision.seat == 1 for decision in view.decisions)
        assert search.opinions


@pytest.mark.parametrize("game", PATIENT, ids=lambda game: game.id)
def test_what_it_cannot_know_changes_nothing(game: Game) -> None:
    """The hidden cards dealt anew: the same positions come to mind."""
    match = waits(game, 2)
    found = []
    for view in (match.view(1), match.view(1).sample(random.Random(5)).view(1)):
        pondering = Pondering()
        pondering.ponder(game, view, 1, 5, random.Random(1), Budget(nodes=90))
        found.append([ahead for ahead, _search in thought_about(pondering)])

    assert found[0] == found[1]


def test_what_was_expected_is_recognised_when_it_comes() -> None:
    """Lost Patrol hides nothing but the order of the tiles."""
    game = find("lost-patrol")
    known = 0
    for seed in range(effort(2, 6)):
        match, pondering = waits(game, seed), Pondering()
        pondering.ponder(game, match.view(1), 1, 5, random.Random(seed), Budget(nodes=250))
        ahead = imagined(game, match.view(1), 1, random.Random(seed), Budget(nodes=99))
        known += ahead is not None and pondering.search_at(ahead[0]) is not None

    assert known >= effort(1, 3)


def test_it_goes_on_from_there() -> None:
    """A position that comes to mind again costs no new beginning."""
    game = find("battle-line")
    match, pondering = waits(game, 3), Pondering()
    view = match.view(1)
    for _moment in range(2):
        pondering.ponder(game, view, 1, 5, random.Random(1), Budget(nodes=40))
    (ahead, search), *_others = thought_about(pondering)
    decision = next(d for d in ahead.decisions if d.seat == 1)
    fresh = begun(game, ahead, decision, 5)

    assert fresh is not None
    assert sum(it.weight for it in search.opinions) > sum(it.weight for it in fresh.opinions)


def test_nothing_is_thought_where_nothing_is_searched() -> None:
    match, pondering = waits(find("battle-line"), 4), Pondering()
    pondering.ponder(match.game, match.view(1), 1, 2, random.Random(1), Budget(nodes=50))

    assert not thought_about(pondering)


def test_it_ends_at_once() -> None:
    match, pondering = waits(find("battle-line"), 4), Pondering()
    pondering.ponder(match.game, match.view(1), 1, 5, random.Random(1), Budget(stop=lambda: True))

    assert not thought_about(pondering)
