"""What bots choose where one choice is plainly better, and what they say about it."""

import random
import re

import pytest

from pygames.bots import choose, think
from pygames.bots.levels import LEVELS
from pygames.core.registry import find
from pygames.deep_space_wars.analysis.matchup import volley
from pygames.deep_space_wars.bot import BOT
from pygames.deep_space_wars.bot.brain import evaluation_of
from pygames.deep_space_wars.engine.moves import HOLD, Act, Group, March, Shoot, Snap
from pygames.deep_space_wars.engine.steps import Defending, Done, Exit, Impact, Stride, Turn
from pygames.deep_space_wars.engine.targets import fighters_of
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.options import Setting
from pygames.deep_space_wars.positions.gaits import charge, walk
from pygames.geometry.plane import squared
from tests.deep_space_wars.battles import box, card
from tests.deep_space_wars.test_matchup import FIRING, IN_FRONT, state_of

GAME = find("deep-space-wars")
STRONG = (3, 4)
ROW = [(300 + 20 * n, 300) for n in range(4)]


def fought(*squads, mission="annihilation", ground=(), step=None, sides=(0, 1)):
    """A state with armies that cost what stands on the table, before a step."""
    state = state_of(*squads, ground=ground, sides=sides)
    state.setting = Setting(mission=mission, sides=sides)
    state.armies = [
        tuple((of, len(places)) for owner, of, places in squads if owner == seat)
        for seat in range(len(sides))
    ]
    if step is not None:
        state.steps = [Turn(), Done(0), *step]
    state._decisions = None
    return state


def chosen(state, level=4, seat=0):
    decision = next(it for it in state.decisions if it.seat == seat and len(it.moves))
    return choose(GAME, state.view(seat), decision, level, random.Random(1))


@pytest.mark.parametrize("level", STRONG)
def test_a_squad_in_the_open_is_shot_at_rather_than_one_in_armour(level):
    gunner, soft, hard = card(speed=0, close_combat=0), card(armour=1), card(armour=5)
    left = [(220 + 20 * n, 320) for n in range(4)]
    right = [(380 + 20 * n, 320) for n in range(4)]
    state = fought((0, gunner, FIRING), (1, hard, left), (1, soft, right))
    act = chosen(state, level)
    state.apply(act, 0)

    assert act.action == "shoot"
    assert [group.target for group in chosen(state, level).groups][:1] == [2]


def test_dsw166_whoever_is_charged_fires() -> None:
    state = fought((0, card(), FIRING), (1, card(), ROW), step=[Defending(1, 0)])
    view, decision = state.view(1), next(it for it in state.decisions if it.moves)
    best = BOT.candidates(view, decision, LEVELS[4])

    assert best[0].move == Snap(0)
    assert best[-1].move == HOLD


def test_dsw168_a_charge_comes_to_blows() -> None:
    state = fought((0, card(), FIRING), (1, card(), IN_FRONT))
    state.steps = [Turn(), Done(0), Impact(0, 1), Stride(0, "charge", charge(4, 4))]
    state._decisions = None
    march = chosen(state)
    after = state.copy()
    for figure, path in march.paths:
        after.places[figure] = path[-1]

    assert len(fighters_of(after, 0, 1)) >= 3


def test_m4_figures_at_the_edge_break_through() -> None:
    places = [(300 + 20 * n, 10) for n in range(3)]
    state = fought(
        (0, card(), places), (1, card(), FIRING), mission="breakthrough", step=[Exit((0, 1, 2))]
    )

    assert chosen(state).figures == (0, 1, 2)


@pytest.mark.parametrize("level", [2, *STRONG])
def test_m7_a_squad_walks_to_a_crate(level):
    state = fought((0, card(), FIRING), (1, card(), [(20, 20)]), mission="salvage")
    state.crates = ((330, 330),)
    state.steps = [Turn(), Done(0), Stride(0, "walk", walk(card()))]
    state._decisions = None
    march = chosen(state, level)

    assert min(squared(path[-1], (330, 330)) for _figure, path in march.paths) <= INCH * INCH


def test_a_beginner_comes_at_enemies_however_far_away() -> None:
    """The nearer the better, until the squad can charge, or has come well within its range."""
    state = fought((0, card(), [(300, 600)]), (1, card(), [(300, 20)]))
    pull = evaluation_of(state, 0, BOT.levels[1]).pull(0)
    values = [pull((300, y)) for y in (600, 400, 200, 100)]

    assert values[0] < values[1] < values[2] <= values[3] == 0


def test_beginners_heed_less_of_what_the_enemy_may_do() -> None:
    gunners = card(shooting=5, energy=6)
    state = fought((0, card(), FIRING), (1, gunners, IN_FRONT))
    values = [evaluation_of(state, 0, BOT.levels[level]).value() for level in (2, 3, 4)]

    assert values[0] > values[1] == values[2]


def test_an_unlisted_march_is_valued_alone_as_among_others() -> None:
    """A review asks for one move by a decision that has no other."""
    state = fought((0, card(), FIRING), (1, card(), IN_FRONT))
    state.steps = [Turn(), Done(0), Stride(0, "walk", walk(card()))]
    state._decisions = None
    (decision,) = (it for it in state.decisions if it.name == "march")
    paths = tuple((figure, ((x, y + 17),)) for figure, (x, y) in enumerate(FIRING))
    march = March(0, paths)
    assert march in decision.moves
    thought = think(GAME, state.view(0), decision, 4, random.Random(1), compare=march)

    assert march in [thought.move, *(other.move for other in thought.alternatives)]


def test_reasons_name_squads_and_figures() -> None:
    state = fought((0, card(speed=0), FIRING), (1, card(armour=1), IN_FRONT))
    (decision,) = (it for it in state.decisions if it.name == "act")
    (said, *_more) = BOT.reasons(state.view(0), decision, Act(0, "shoot"))

    assert "XX1 (2)" in said
    assert "Expected losses" in said


def test_dsw144_reasons_tell_the_losses_of_the_dice_at_each_target() -> None:
    left = [(220 + 20 * n, 320) for n in range(4)]
    right = [(380 + 20 * n, 320) for n in range(4)]
    state = fought(
        (0, card(speed=0), FIRING), (1, card(armour=1), left), (1, card(armour=1), right)
    )
    state.apply(Act(0, "shoot"), 0)
    decision = next(it for it in state.decisions if it.name == "aim")
    whole = volley(state, 0, 1)
    assert whole is not None
    figures = state.roster.squads[0].figures
    halves = [tuple((it, 1) for it in some) for some in (figures[:2], figures[2:])]
    said = BOT.reasons(state.view(0), decision, Shoot(tuple(map(Group, (1, 2), halves))))

    told = [float(loss[0]) for it in said if (loss := re.search(r"(?<=losses: )[0-9.]+", it))]
    assert 0 < sum(told) < 1.5 * whole.expected.losses
    assert all(one < 0.75 * whole.expected.losses for one in told)


def test_reasons_say_who_does_not_see_a_place() -> None:
    wall = box("high_wall", 200, 430, 290, 440)
    foes = [(300 + 20 * n, 260) for n in range(5)]
    state = fought((0, card(shooting=0, energy=0), FIRING), (1, card(), foes), ground=[wall])
    state.steps = [Turn(), Done(0), Stride(0, "walk", walk(card()))]
    state._decisions = None
    (decision,) = (it for it in state.decisions if it.name == "march")
    behind = tuple((n, ((220 + 20 * n, 460),)) for n in range(4))

    assert any(
        "out of sight" in it for it in BOT.reasons(state.view(0), decision, March(0, behind))
    )


def test_dsw165_hopeless_charges_are_not_made() -> None:
    state = fought((0, card(), FIRING), (1, card(), [(300, 100), (320, 100)]))

    assert chosen(state).action != "charge"


@pytest.mark.parametrize("level", [1, 2, *STRONG])
def test_even_who_wavers_makes_no_charge_at_somebody_far_away(level):
    state = fought((0, card(), FIRING), (1, card(), [(300, 40), (320, 40)]))
    state.armies = [((card(), 500 // card().points),)] * 2
    decision = next(it for it in state.decisions if it.moves)
    how = BOT.levels[level]
    rated = BOT.candidates(state.view(0), decision, how)
    (charge_,) = (it for it in rated if getattr(it.move, "action", "") == "charge")

    assert rated[0].value - charge_.value > min(2 * how.temperature, how.lapse)
