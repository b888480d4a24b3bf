"""Searching candidates by rollouts, with a game of one choice whose worth is known."""

import random

import pytest

from pygames.bots import Brain, Budget, Candidate, Level
from pygames.bots.search import Search, searched
from pygames.core.game import Decision

LEVEL = Level(temperature=0.0, top=4, plies=1)


class Choice:
    """A state in which one of several moves is made, and nothing follows."""

    def __init__(self, luck=0.0):
        self.luck, self.made = luck, None

    @property
    def decisions(self):
        return () if self.made is not None else (Decision(0, "choose", range(4)),)

    def apply(self, move, _seat):
        self.made = move

    def copy(self):
        return Choice(self.luck)


class Oracle:
    """Knows what each move is worth, but for the luck of a world and some noise."""

    def __init__(self, worth, noise):
        self.worth, self.noise, self.rng = worth, noise, random.Random(1)
        self.tried = []

    def determinize(self, _view, _seat, rng, _beliefs):
        return Choice(rng.uniform(-0.5, 0.5))

    def evaluate(self, state, _seat):
        self.tried.append(state.made)
        return self.worth[state.made] + state.luck + self.rng.gauss(0, self.noise)


def nothing(*_arguments):
    """What is never asked here."""
    raise AssertionError


def check(oracle, candidates, nodes):
    """The candidates as they come out."""
    brain = Brain(
        candidates=nothing,
        reasons=nothing,
        determinize=oracle.determinize,
        evaluate=oracle.evaluate,
        hard=frozenset(("choose",)),
    )
    return searched(brain, Choice(), 0, candidates, LEVEL, random.Random(2), Budget(nodes=nodes))


def test_what_is_tried_outweighs_what_came_to_mind():
    candidates = [Candidate(0, 0.55), Candidate(1, 0.5), Candidate(2, 0.5), Candidate(3, 0.5)]
    oracle = Oracle(worth=[0.3, 0.4, 0.7, 0.2], noise=0.02)

    assert check(oracle, candidates, 200)[0].move == 2


def test_the_luck_of_a_world_is_not_credited_to_a_move():
    """Values stay on the scale of the first ones, whatever the worlds were like."""
    candidates = [Candidate(move, 0.5) for move in range(4)]
    found = check(Oracle(worth=[0.1, 0.1, 0.1, 0.1], noise=0.0), candidates, 60)

    assert all(it.value == pytest.approx(0.5) for it in found)


def test_candidates_that_fall_behind_are_dropped():
    candidates = [Candidate(move, 0.5) for move in range(4)]
    oracle = Oracle(worth=[0.9, 0.89, 0.1, 0.1], noise=0.05)
    check(oracle, candidates, 200)

    assert oracle.tried.count(2) + oracle.tried.count(3) < oracle.tried.count(1)


def test_thinking_ends_when_one_candidate_is_left():
    candidates = [Candidate(0, 0.5), Candidate(1, 0.5)]
    oracle = Oracle(worth=[0.9, 0.1, 0, 0], noise=0.01)
    check(oracle, candidates, 10_000)

    assert len(oracle.tried) < 100


def test_nothing_tried_leaves_the_order():
    candidates = [Candidate(1, 0.6), Candidate(0, 0.5)]

    assert check(Oracle(worth=[1, 0, 0, 0], noise=0.0), candidates, 0) == candidates


def test_a_search_is_gone_on_with() -> None:
    """Two halves count as much as one whole search does."""
    oracle = Oracle(worth=[0.5, 0.5, 0.5, 0.5], noise=0)
    brain = Brain(
        candidates=nothing,
        reasons=nothing,
        determinize=oracle.determinize,
        evaluate=oracle.evaluate,
    )
    candidates = [Candidate(move, 0.5) for move in range(4)]
    search = Search(brain, Choice(), 0, candidates, LEVEL)
    rng, counts = random.Random(2), []
    for _half in range(2):
        search.run(rng, Budget(nodes=40))
        counts.append(sum(it.weight - LEVEL.prior for it in search.opinions))

    assert counts == [40, 80]
    assert {it.candidate.move for it in search.opinions} == {0, 1, 2, 3}
