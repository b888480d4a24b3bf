"""What two squads may do to each other, and how long it is known."""

from pygames.deep_space_wars.bot.evaluation import Evaluation
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.land.terrain import Zone
from tests.deep_space_wars.battles import box, card
from tests.deep_space_wars.bot.test_decisions import fought
from tests.deep_space_wars.test_matchup import FIRING, IN_FRONT

BETWEEN = 250, 350, 450, 370


def test_the_gap_of_squads_that_stay_is_from_base_to_base() -> None:
    evaluation = Evaluation(fought((0, card(), FIRING), (1, card(), IN_FRONT)), 0)
    gap, _deep, _their_deep = evaluation.disposition.between(0, 1, *evaluation.at)

    assert gap == 5 * INCH - 16


def test_what_is_known_of_two_squads_is_forgotten_when_one_of_them_moves() -> None:
    state = fought((0, card(), FIRING), (1, card(), IN_FRONT))
    moved = state.copy()
    for figure in moved.able_in(1):
        x, y = moved.places[figure]
        moved.places[figure] = x, y - 10 * INCH
    near, far, again = (Evaluation(it, 0).gains(0, 1) for it in (state, moved, state))

    assert near == again
    assert near[0] > far[0] > 0


def test_charges_arrive_less_often_where_something_is_in_the_way() -> None:
    """DSW-169, DSW-171: difficult terrain, or what has to be gone round."""

    def gain(*ground: Zone) -> float:
        state = fought((0, card(), FIRING), (1, card(), IN_FRONT), ground=ground)
        return Evaluation(state, 0).attacks(0, 1)["charge"][0]

    free, woods, wall = gain(), gain(box("woods", *BETWEEN)), gain(box("chasm", *BETWEEN))

    assert free > woods > wall > 0
