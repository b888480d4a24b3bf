"""Engine and second reading side by side from the choice of armies on."""

import random
from collections import Counter

from pygames.core.game import CHANCE
from pygames.deep_space_wars.course.moves import (
    LINE_UP,
    RESIGN,
    Build,
    Deploy,
    Muster,
    Place,
    SetAside,
    Shift,
)
from pygames.deep_space_wars.forces.designs import card_called
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.game import RULES
from tests.deep_space_wars.naive import landscape
from tests.deep_space_wars.naive.asking import Thrown
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
                self.compare(state, asked, decision, move)
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

    def compare(self, state, asked, decision, move):
        """Assert that the same seat is asked the same, and may do the same."""
        if isinstance(asked, Thrown):
            assert (CHANCE, asked.name) == (decision.seat, decision.name)
            assert len(decision.moves) == 6**asked.dice
            return
        assert (asked.seat, asked.name) == (decision.seat, decision.name)
        listed = self.rng.sample([*decision.moves], min(3, len(decision.moves)))
        others = [move, *listed, *(self.bent(state, move) for _some in range(6))]
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

    # --- what is a little different ----------------------------------------------------------

    def bent(self, state, move):
        """A move that is a little different, and often illegal."""
        rng = self.rng
        far = rng.choice((1, 1, 2, 8, 60))

        def near(numbers):
            return tuple(it + rng.randint(-far, far) for it in numbers)

        match move:
            case Muster():
                return self.other_army(move)
            case Shift():
                return Shift(rng.randint(-250, 250))
            case Build():
                walls = [near(it) if rng.random() < 0.4 else it for it in move.walls]
                if rng.random() < 0.3:
                    walls.pop(rng.randrange(len(walls)))
                if rng.random() < 0.3:
                    walls.append(self.other_wall(walls))
                return Build(tuple(walls))
            case Place():
                shape = rng.choice((move.shape, move.shape, rng.choice(landscape.SHAPES)))
                return Place(shape, near(move.middle), rng.choice((0, 0, 1, 2, 3)))
            case Deploy():
                return move._replace(places=tuple(map(near, move.places)))
        return move

    def other_wall(self, walls):
        """One that begins at an end of another, or anywhere."""
        rng = self.rng
        x, y = rng.choice([it[:2] for it in walls] + [it[2:] for it in walls] + [(300, 20)])
        x, y = x + rng.choice((0, 0, 23, 24, 25)), y + rng.choice((0, 0, -8))
        size = rng.choice(((8, 60), (8, 30), (60, 8), (200, 8), (4, 4), (1, 20)))
        return x, y, x + size[0], y + size[1]

    def other_army(self, move):
        """With another squad, another number of figures, another card."""
        rng, squads = self.rng, [*move.squads]
        number = rng.randrange(len(squads))
        name, figures = squads[number]
        match rng.randrange(5):
            case 0:
                squads.append(rng.choice(squads))
            case 1:
                squads[number] = name, rng.choice((1, figures + 1, figures + 3, 20, 21, 0))
            case 2:
                squads[number] = rng.choice([*CARDS]), figures
            case _:
                if name in CARDS:
                    squads[number] = rng.choice([*CARDS]), rng.choice((1, 2, figures))
                else:
                    place = rng.randrange(3, len(name))
                    name = name[:place] + rng.choice("0001123459abc") + name[place + 1 :]
                    if card_called(name):
                        squads[number] = name, figures
        return Muster(tuple(squads))


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
