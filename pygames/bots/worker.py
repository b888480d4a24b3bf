"""The bot worker's protocol: one seat's log in, a move out, for a hint with its reasons."""

import random
import time
from collections.abc import Mapping
from typing import Any

from pygames.bots.budget import Budget
from pygames.bots.causes import Gap, causes
from pygames.bots.move_choice import ahead, begun, choose, explain, how, think
from pygames.bots.pondering import Pondering
from pygames.bots.review import review
from pygames.core import language
from pygames.core.game import Decision
from pygames.core.links import move_of, spelt
from pygames.core.match import Match
from pygames.core.series import current_play

__all__ = ["answer"]


_SHOWN = 3
"""Of so many of the best moves it is told what follows them."""
_PIECE = 1.0
"""Seconds of review between two progress reports."""
_NODES = 60
"""Nodes for each move that is reviewed: a match has many."""


def answer(question: Mapping[str, Any]) -> dict[str, Any]:
    """Answer a question, about one seat's choice or those of several, which `others` in it are.

    For each of these it has the `seat`, `level` and what was `seen`; their answers are the `others`
    in the answer. See `_answer`, also for what it raises.
    """
    found = _answer(question)
    if "others" in question:
        found["others"] = [_answer({**question, **other}) for other in question["others"]]
    return found


def _answer(question: Mapping[str, Any]) -> dict[str, Any]:
    """Answer a question about one seat's choice; question and answer hold what JSON can.

    In: `seen`, the link of what the seat has seen (`match.link(seat)`), `seat`, `level`; optionally
    `match`, its id (the next question about it costs only what is new), `lang`, `seed`, and `nodes`
    in place of the level's seconds. Out: the `move`, and for a decision of `Game.laid_out` those
    that follow it as `more`; with `why` in the question (a hint) also the `reasons` for it, its
    `alternatives`, as `why` the reasons for each of them, and as `ahead` for each of the best ones
    what may follow it at once (see `Brain.ahead`). Moves are named by the numbers of
    `links.spelt`. With `shared`, several workers are asked: where worlds are sampled there are also
    `opinions` about the best moves: [numbers, value, how much that counts for]. With `ponder` the
    seat waits for others and thinks ahead for a moment; the answer says nothing. With `from`, an
    entry of the log, the seat's choices from there on are reviewed: `judged`, and as `to` the entry
    to continue from, None at the end. With `gaps`, the `causes` of what changed in them (see
    `pygames.bots.causes`). With `explain`, moves that the seat could make, it is only told why
    each of them may be good, as `why` again. Raises `BadLink`, or `ValueError` where the seat has
    nothing to choose.
    """
    seat, level = question["seat"], question["level"]
    match = _followed(question.get("match", ""), seat, question["seen"])
    language.use(question.get("lang", language.current()))
    if "explain" in question:
        return {"why": _explained(match, seat, question["explain"])}
    if "from" in question:
        return _look_back(match, seat, level, question["from"])
    if "gaps" in question:
        gaps = [Gap(*gap) for gap in question["gaps"]]
        return {"causes": causes(match, seat, gaps)}
    if question.get("ponder"):
        return _ponder(match, seat, level)
    for decision in match.state.decisions:
        if decision.seat == seat:
            break
    else:
        raise ValueError(f"seat {seat} has nothing to choose")
    nodes = question.get("nodes")
    budget = Budget(nodes=nodes) if nodes else Budget(seconds=how(match.game, level).seconds)
    rng = random.Random(question.get("seed"))
    if decision.name in match.game.laid_out:
        move, *more = _laid_out(match, seat, level, rng)
        return {"move": move, "more": more}
    view = match.view(seat)
    if question.get("shared"):
        search = _pondering.search_at(view) or begun(match.game, view, decision, level)
        if search is not None:
            search.run(rng, budget)
            found = [
                [list(spelt(decision, move)), min(1.0, max(0.0, value)), weight]
                for (move, value, _chance), weight in search.opinions
            ]
            return {"move": found[0][0], "opinions": found}
    if not question.get("why"):
        move = choose(match.game, view, decision, level, rng, budget)
        return {"move": list(spelt(decision, move))}
    thought = think(match.game, view, decision, level, rng, budget)
    others = [other.move for other in thought.alternatives]
    first = (thought.move, *others)[:_SHOWN]
    follow = [ahead(match.game, view, decision, move, level) for move in first]
    return {
        "move": list(spelt(decision, thought.move)),
        "reasons": list(thought.reasons),
        "alternatives": [list(spelt(decision, move)) for move in others],
        "why": [list(explain(match.game, view, decision, move)) for move in others],
        "ahead": [
            _spelt_after(view, decision, move, moves)
            for move, moves in zip(first, follow, strict=True)
        ],
    }


def _explained(match: Match, seat: int, moves: list[list[int]]) -> list[list[str]]:
    """Say why each of these moves may be good."""
    state = match.state
    decision = next(it for it in state.decisions if it.seat == seat)
    chosen = [move_of(decision, numbers) for numbers in moves]
    return [list(explain(match.game, match.view(seat), decision, move)) for move in chosen]


def _spelt_after(view: Any, decision: Decision, move: Any, moves: list[Any]) -> list[list[int]]:
    """Return what names each of the moves that follow one another."""
    if not moves:
        return []
    state, found = current_play(view).copy(), list[list[int]]()
    state.apply(move, decision.seat)
    for following in moves:
        asked = next(it for it in state.decisions if following in it.moves)
        found.append(list(spelt(asked, following)))
        state.apply(following, asked.seat)
    return found


_known: dict[tuple[str, int], Match] = {}
"""(match, seat) -> what the seat had seen when it was asked last: of the latest match only."""


_pondering = Pondering()
"""What seats have thought about while they waited."""
_SLICE = 0.15
"""Seconds of pondering after which a question is answered that has come meanwhile."""


def _ponder(match: Match, seat: int, level: int) -> dict[str, Any]:
    """Think ahead for a moment while others choose."""
    budget = Budget(seconds=_SLICE)
    _pondering.ponder(match.game, match.view(seat), seat, level, random.Random(), budget)
    return {}


def _followed(name: str, seat: int, text: str) -> Match:
    """Return what the seat has seen, going on from when it was asked last. Raises `BadLink`."""
    match = _known.pop((name, seat), None)
    if match is None or not match.catch_up(text):
        match = Match.from_link(text)
    for other, whose in [*_known]:
        if other != name:
            del _known[other, whose]
    _known[name, seat] = match
    return match


def _laid_out(match: Match, seat: int, level: int, rng: random.Random) -> list[list[int]]:
    """Return the numbers of each move of a draft."""
    state, found = match.state.copy(), list[list[int]]()
    while True:
        decision = next((d for d in state.decisions if d.seat == seat), None)
        if decision is None or decision.name not in match.game.laid_out:
            return found
        move = choose(match.game, state.view(seat), decision, level, rng)
        found.append(list(spelt(decision, move)))
        state.apply(move, seat)


def _look_back(match: Match, seat: int, level: int, start: int) -> dict[str, Any]:
    """Review the next few choices of a finished match."""
    end = time.monotonic() + _PIECE
    judged: list[dict[str, Any]] = []
    for lapse in review(match, seat, start=start, level=level, nodes=_NODES):
        if judged and time.monotonic() > end:
            return {"judged": judged, "to": lapse.entry}
        played, better = lapse.words
        judged.append(
            {
                "entry": lapse.entry,
                "chance": lapse.chance,
                "loss": lapse.loss,
                "searched": lapse.searched,
                "lead": lapse.lead,
                "played": played,
                "better": better,
                "better_numbers": list(lapse.better_numbers),
                "reasons": list(lapse.reasons),
            }
        )
    return {"judged": judged, "to": None}
