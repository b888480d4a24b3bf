"""Play matches between bots, and cut puzzles from them."""

import random
from collections.abc import Iterable, Iterator

from pygames.bots.arena import LONGEST
from pygames.bots.move_choice import choose
from pygames.bots.puzzling import Seeking, seeking_of
from pygames.core.game import Decision, Game, State, is_open
from pygames.core.links import move_of, spelt
from pygames.core.match import Match
from pygames.puzzles.making.proving import SEEDS, best_answer, best_move, deep
from pygames.puzzles.record import Puzzle, costs_text

__all__ = ["cut_from", "holds"]


def cut_from(game: Game, number: int) -> Iterator[Puzzle]:
    """Play the match of this number, and yield the puzzles in it."""
    seeking = seeking_of(game)
    rng = random.Random(f"puzzles {game.id} {number}")
    seats = seeking.seats[number % len(seeking.seats)]
    match = Match(game.id, seats, seeking.options, rng=rng)
    free, made = seeking.gap, 0
    while match.decisions and made < seeking.most and len(match.log) < LONGEST:
        decision = next(it for it in match.decisions if len(it.moves))
        view = match.view(decision.seat)
        if decision.name in seeking.decisions and len(match.log) >= free:
            puzzle = _puzzle(match, seeking, view, decision, number)
            if puzzle is not None:
                free, made = len(match.log) + seeking.gap, made + 1
                yield puzzle
        match.play(choose(game, view, decision, seeking.level, rng), decision.seat)


def holds(game: Game, puzzle: Puzzle, seeds: Iterable[int] = SEEDS) -> bool:
    """Whether a puzzle still has the answer that was found: by the deep search, with each seed."""
    seeking, match = seeking_of(game), Match.from_link(puzzle.link)
    decision = next(it for it in match.decisions if it.seat == puzzle.seat)
    view, answer = match.view(puzzle.seat), move_of(decision, puzzle.answer)
    if puzzle.theme:
        return best_answer(seeking.deductions[puzzle.theme], view, decision) == answer
    proofs = (deep(game, seeking, view, decision, seed) for seed in seeds)
    return all(proof is not None and proof.move == answer for proof in proofs)


def _puzzle(
    match: Match, seeking: Seeking, view: State, decision: Decision, number: int
) -> Puzzle | None:
    seat, moves = decision.seat, decision.moves
    if seeking.deductions:
        themes = sorted(seeking.deductions)
        theme = themes[number % len(themes)]
        move = best_answer(seeking.deductions[theme], view, decision)
        if move is None:
            return None
        return Puzzle(match.link(), seat, theme, spelt(decision, move), 0, "")
    proof = best_move(match.game, seeking, view, decision)
    if proof is None:
        return None
    most = max(proof.costs.values())
    costs = "" if is_open(moves) else costs_text([proof.costs.get(it, most) for it in moves])
    return Puzzle(
        match.link(), seat, "", spelt(decision, proof.move), round(100 * proof.chance), costs
    )
