"""Engine and second reading side by side from the choice of armies on."""

import random
from collections import Counter

from pygames.core.game import CHANCE
from pygames.deep_space_wars.engine.moves import LINE_UP, RESIGN, Deploy, Place, SetAside
from pygames.deep_space_wars.game import RULES
from tests.deep_space_wars.naive.asking import Thrown
from tests.deep_space_wars.naive.bending import bent
from tests.deep_space_wars.naive.lockstep import game_of, play_beside, zones_of
from tests.deep_space_wars.naive.preparing import Preparations
from tests.deep_space_wars.naive.table import GONE
from tests.deep_space_wars.playouts import choose, options_of


class Beside:
    """What comes before the first turn, played by both; in the end `game` stands ready."""

    def __init__(self, state, seed):
        ready = state.setting.mission == "base_assault"  # the base that stands there from the start
        layout = [it for it in zones_of(state) if ready or not it.is_wall]
        self.preparations = Preparations(state.setting, layout)
        self.rng = random.Random(f"before {seed}")
        self.agreed = Counter()

    @property
    def game(self):
        return self.preparations.game

    def play(self, state, chooses):
        """Play up to the first turn; nobody gives up."""
        course = self.preparations.play()
        asked = next(course, None)
        while asked is not None:
            decision = next(it for it in state.decisions if len(it.moves))
            move = chooses(state, decision, self.rng)
            if move != RESIGN:
                self.agreed[asked.name] += 1
                self.compare(asked, decision, move)
                state.apply(move, decision.seat)
                answer = move.dice if isinstance(asked, Thrown) else move
                if move == LINE_UP:
                    answer = lined_up(self.game, state, decision.seat)
                try:
                    asked = course.send(answer)
                except StopIteration:
                    asked = None
        assert state.round == 1
        compare_tables(self.game, state)
        self.game.wants = {*state.asked_for}  # no rule says what one is asked

    def compare(self, asked, decision, move):
        """Assert that the same seat is asked the same, and may do the same."""
        if isinstance(asked, Thrown):
            assert (CHANCE, asked.name) == (decision.seat, decision.name)
            assert len(decision.moves) == 6**asked.dice
            return
        assert (asked.seat, asked.name) == (decision.seat, decision.name)
        listed = self.rng.sample([*decision.moves], min(3, len(decision.moves)))
        others = [move, *listed, *(bent(move, self.rng) for _some in range(6))]
        for other in others:
            if isinstance(other, SetAside):
                self.compare_set_aside(other, decision.moves)
                continue
            may = asked.moves(other) if callable(asked.moves) else other in asked.moves
            assert may == (other in decision.moves), other
            self.agreed[f"{asked.name}, {'yes' if may else 'no'}"] += 1
        if not callable(asked.moves):
            assert {*asked.moves} == {*decision.moves}

    def compare_set_aside(self, move, moves):
        """A piece is set aside just if there is no room for it, wherever one looks (DSW-94)."""
        assert move in moves
        may = self.preparations.may_place
        for _some in range(30):
            middle = self.rng.randrange(625), self.rng.randrange(625)
            assert not may(Place(move.shape, middle, self.rng.choice((0, 1)))), middle
        self.agreed["set aside"] += 1


def battle_beside(seed):
    """A battle from the choice of armies to its end, at random; returns what agreed how often."""
    seats, options = options_of(seed)
    state = RULES.start(seats, {**options, "armies": "chosen"})
    before = Beside(state, seed)
    before.play(state, choose)
    return before.agreed + play_beside(state, before.game, choose, seed)


def lined_up(game, state, seat):
    """Where those stand that have lined up (GEO-15)."""
    waiting = [it for it in game.squads if it.seat == seat and not it.up]
    stands = [it for it in waiting if state.up_in(it.number)]
    return [
        Deploy(
            it.number,
            tuple(state.places[figure.number] for figure in it.figures),
            state.leaders[it.number],
        )
        for it in stands
    ]


def compare_tables(mine, state):
    """Assert that everything stands as in the engine when the battle begins."""
    theirs = game_of(state)
    for one, other in zip(mine.zones, theirs.zones, strict=True):
        grounds = [{**vars(it), "shape": {**vars(it.shape)}} for it in (one, other)]
        for it in grounds:
            it["shape"].pop("sides", None)
            corners = it["shape"].get("corners")
            it["shape"]["corners"] = corners and frozenset(corners)
        assert grounds[0] == grounds[1]
    for one, other in zip(mine.figures, theirs.figures, strict=True):
        assert one.condition == other.condition
        assert one.condition == GONE or (one.place, one.life) == (other.place, other.life)
    for one, other in zip(mine.squads, theirs.squads, strict=True):
        assert (one.card, one.seat, one.side) == (other.card, other.seat, other.side)
        assert not one.up or one.leader.number == other.leader.number
    assert [it.number for it in mine.warlords] == [it.number for it in theirs.warlords]
    assert {it.number for it in mine.carriers} == {it.number for it in theirs.carriers}
    assert (mine.first, mine.edges, mine.rounds) == (theirs.first, theirs.edges, theirs.rounds)
    assert mine.value == theirs.value
