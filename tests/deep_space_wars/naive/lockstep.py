"""Engine and slow game side by side: both ask the same, and nothing stands otherwise."""

import random
from collections import Counter

from pygames.core.game import CHANCE
from pygames.deep_space_wars.engine.moves import Act, Bomb, March, Shoot
from pygames.deep_space_wars.positions import position
from pygames.geometry.plane import Circle
from tests.deep_space_wars.naive.asking import Asked, Resigned, Thrown
from tests.deep_space_wars.naive.fray import Fighter, fray
from tests.deep_space_wars.naive.game import Game
from tests.deep_space_wars.naive.ground import Field, Ring, gap, zone
from tests.deep_space_wars.naive.table import ABLE, DEMORALISED, GONE, Figure, Squad

CONDITIONS = {position.ABLE: ABLE, position.DEMORALISED: DEMORALISED, position.AWAY: GONE}


def zones_of(state):
    for number, it in enumerate(state.field.zones):
        round_ = isinstance(it.shape, Circle)
        shape = Ring(it.shape.centre, it.shape.radius) if round_ else Field(it.shape.points)
        found = zone(it.kind, shape)
        found.is_wall = number in state.field.walls
        yield found


def game_of(state):
    """The slow game of a battle in which everybody has been set up."""
    squads = []
    for number, it in enumerate(state.roster.squads):
        squad = Squad(number, it.card, it.owner, state.setting.sides[it.owner])
        for figure in it.figures:
            one = Figure(figure, squad, state.places[figure], state.lives[figure])
            one.condition = CONDITIONS[state.conditions[figure]]
            squad.figures.append(one)
        squads.append(squad)
    edges = [state.edge_of(seat) for seat in range(state.seats)]
    setting = state.setting.sides, state.setting.mission, edges, state.first
    game = Game([*zones_of(state)], squads, state.house_rules, setting, state.setting.rulings)
    game.margin = state.field.margin
    game.rounds = state.setting.agreed_rounds or game.rounds
    for squad, leader in zip(squads, state.leaders, strict=True):
        squad.leader = squad.commander = game.figures[leader]
    game.warlords = [game.figures[it] for it in state.warlords]
    game.value = {side: state.army_value(side) for side in {*game.sides}}
    game.wants = {*state.asked_for}
    game.carriers = {squads[it] for it in state.carriers}
    return game


class Lockstep:
    """A battle that both play, entry by entry."""

    def __init__(self, state, game, seed):
        self.game = game
        self.course = self.game.play()
        self.asked = next(self.course)
        self.rng = random.Random(f"beside {seed}")
        self.agreed = Counter()

    def step(self, state, decision, move):
        """Compare what is asked, then answer it."""
        if move.kind in ("ask", "switch_off", "resign", "offer_end"):
            return self.order(decision.seat, move)
        asked = self.asked
        assert asked is not None, "the slow game is over"
        self.compare(state)
        if isinstance(asked, Thrown):
            assert (CHANCE, asked.name) == (decision.seat, decision.name)
            assert len(decision.moves) == 6**asked.dice
            answer = move.dice
        else:
            assert (asked.seat, asked.name) == (decision.seat, decision.name)
            self.compare_moves(state, asked.moves, decision.moves, move)
            answer = move
        self.agreed[asked.name] += 1
        return self.send(answer)

    def send(self, answer):
        try:
            self.asked = self.course.send(answer)
        except StopIteration:
            self.asked = None

    def order(self, seat, move):
        """What a seat does unasked."""
        game = self.game
        self.agreed[move.kind] += 1
        if move.kind == "ask":
            game.wants ^= {(seat, move.choice)}
            assert move.on == ((seat, move.choice) in game.wants)
        elif move.kind == "switch_off":
            game.squads[move.squad].off.add(move.ability)
        elif move.kind == "offer_end":
            self.send(move)
        elif isinstance(self.asked, Asked) and self.asked.name == "act":
            self.send(Resigned(seat))
        else:
            try:
                self.asked = self.course.throw(Resigned(seat))
            except StopIteration:
                self.asked = None

    # --- what can be chosen ------------------------------------------------------------------

    def compare_moves(self, state, mine, theirs, move):
        if callable(mine):
            for other in self.others(state, theirs, move):
                assert mine(other) == (other in theirs), other
                self.agreed["moves"] += 1
            return
        listed = [it for it in theirs if not (isinstance(it, Act) and it.rough)]
        assert {*mine} == {*listed}, {*mine} ^ {*listed}
        assert len(mine) == len(listed)
        self.agreed["moves"] += len(listed)
        for it in theirs:
            assert not isinstance(it, Act) or it._replace(rough=False) in mine

    def others(self, state, theirs, move):
        """The move, listed ones, and some that may not be legal."""
        rng = self.rng
        yield move
        yield from rng.sample([*theirs], min(3, len(theirs)))
        for _some in range(4):
            yield self.bent(move, rng)
        if isinstance(move, March) and self.game.ladders:
            yield self.climbing(move, rng)

    def climbing(self, move, rng):
        """A march of a figure over a ladder."""
        feet = rng.choice(self.game.ladders)[1]
        able = self.game.squads[move.squad].able
        near = min(able, key=lambda it: min(gap(it.place, foot) for foot in feet))
        first, last = sorted(feet, key=lambda it: gap(it, near.place))
        path = (first, last) if near.place != first else (last,)
        return March(move.squad, ((near.number, path),))

    def bent(self, move, rng):
        """A move that is a little different, and often illegal."""
        far = rng.choice((1, 1, 3, 12, 40))

        def moved(point):
            return point[0] + rng.randint(-far, far), point[1] + rng.randint(-far, far)

        if isinstance(move, March) and move.paths:
            paths = [*move.paths]
            number = rng.randrange(len(paths))
            figure, path = paths[number]
            end = moved(path[-1])
            before = path[-2] if len(path) > 1 else self.game.figures[figure].place
            if end != before and 0 <= min(end) and max(end) <= 624:
                paths[number] = figure, (*path[:-1], end)
            return move._replace(paths=tuple(paths))
        if isinstance(move, Bomb):
            return Bomb(moved(move.point))
        if isinstance(move, Shoot):
            number = rng.randrange(len(move.groups))
            group = move.groups[number]
            change = rng.choice(
                (
                    {"aims": not group.aims},
                    {"target": rng.randrange(len(self.game.squads))},
                    {"dice": tuple((it, n + rng.choice((0, 0, 1))) for it, n in group.dice)},
                )
            )
            groups = [*move.groups]
            groups[number] = group._replace(**change)
            return Shoot(tuple(groups))
        return move

    # --- what stands where -------------------------------------------------------------------

    def compare(self, state):
        """Assert that everything stands as in a state of the engine."""
        game = self.game
        if isinstance(self.asked, Thrown) and self.asked.goes_on:
            return
        up = [it for it in game.figures if it.condition != GONE]
        theirs = [it for it, cond in enumerate(state.conditions) if cond != position.AWAY]
        assert [it.number for it in up] == theirs
        for it in up:
            mine, n = (it.place, it.life, it.condition), it.number
            theirs = state.places[n], state.lives[n], CONDITIONS[state.conditions[n]]
            assert mine == theirs, (n, mine, theirs)
        for squad, leader in zip(game.squads, state.leaders, strict=True):
            assert squad.leader.number == leader or not squad.able, squad.number
        assert {it.number for it in game.marked} == {*state.marked}
        assert {it.number: afraid for it, afraid in game.wary.items()} == {**state.wary}
        off = {(squad.number, it) for squad in game.squads for it in squad.off}
        assert off == {*state.off}
        assert (game.active, game.round, game.out) == (state.active, state.round, {*state.fallen})
        self.compare_points(state)
        assert game.wants == {*state.asked_for}
        assert {it.number for it in game.carriers} == {*state.carriers}
        assert sorted(game.dropped) == sorted(state.dropped)
        assert game.ladders == [(it.wall, it.feet) for it in state.ladders]

    def compare_points(self, state):
        game = self.game
        assert (game.points, game.escaped) == (state.points, state.escaped)
        if game.mission in ("hold", "hill", "salvage", "base_assault"):
            assert game.scores == state.scores
        if game.mission == "salvage":
            assert {*game.markers} == {*state.crates}

    def compare_end(self, state):
        assert self.asked is None
        assert self.game.winners == {*state.outcome.winners}
        self.compare_points(state)


def play_beside(state, game, chooses, seed):
    """Play a battle in lockstep from its first turn on; returns what agreed how often.

    `chooses`: a function of a state, a decision and a source of chance.
    """
    rng = random.Random(f"battle {seed}")
    beside = Lockstep(state, game, seed)
    while state.decisions:
        decision = rng.choice([it for it in state.decisions if len(it.moves)])
        move = chooses(state, decision, rng)
        beside.step(state, decision, move)
        state.apply(move, decision.seat)
    beside.compare_end(state)
    return beside.agreed


def fray_beside(seed):
    """A battle that begins in the middle of a fray."""
    state = fray(seed)
    return play_beside(state, game_of(state), Fighter().choose, seed)
