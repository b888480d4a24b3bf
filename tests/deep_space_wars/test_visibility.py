"""What a squad would see from where it is held: the same as what the rules say once it is there."""

import random
import re

import pytest

from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.guidance.sightlines import label_on
from pygames.deep_space_wars.board.guidance.visibility import seen_from
from pygames.deep_space_wars.positions.lines import cover, distance, shooters, target_number
from tests.deep_space_wars.tables import lined_up, marching, sight


def elsewhere(battle, squad, rng):
    """Places for a squad, all of it moved by the same way."""
    dx, dy = rng.randrange(-200, 200), rng.randrange(-450, 450)
    places = [battle.places[figure] for figure in battle.able_in(squad)]
    ends = [(min(max(x + dx, 10), 614), min(max(y + dy, 10), 614)) for x, y in places]
    return dict(zip(battle.able_in(squad), ends, strict=True))


@pytest.mark.parametrize("seed", range(4))
def test_range_number_and_cover_are_those_of_a_shot_from_there(seed):
    """DSW-131, DSW-132, DSW-140."""
    battle, rng = lined_up(seed=seed, points=1000, armies="drawn"), random.Random(seed)
    for figure, (x, y) in enumerate(battle.places):
        battle.places[figure] = x, y + (90 if y < 312 else -90)
    met = 0
    for squad in battle.squads_of(battle.active):
        card = battle.roster.squads[squad].card
        for _try in range(8):
            ends = elsewhere(battle, squad, rng)
            before = [*battle.places]
            seen = {it.squad: it for it in seen_from(battle, squad, ends)}
            assert battle.places == before
            there = battle.copy()
            for figure, place in ends.items():
                there.places[figure] = place
            for foe in battle.squads_against(squad) if card.reach else ():
                aims = shooters(there, squad, foe)
                assert (foe in seen) == bool(aims)
                if aims:
                    met += 1
                    found, square = seen[foe], distance(there, aims)
                    by_place = {place: it for it, place in enumerate(there.places)}
                    one, other = (by_place[point] for point in found.line)
                    assert found.square == square
                    assert found.number == target_number(card, square)
                    assert found.cover == cover(there, one, other)
    assert met


def test_without_guns_the_nearest_in_sight_come_first():
    battle = lined_up(seed=1, points=1000, armies="drawn")
    unarmed = [n for n, it in enumerate(battle.roster.squads) if not it.card.reach]
    assert unarmed
    for squad in unarmed:
        ends = {figure: battle.places[figure] for figure in battle.able_in(squad)}
        seen = seen_from(battle, squad, ends)
        assert [it.square for it in seen] == sorted(it.square for it in seen)
        assert not any(it.number for it in seen)


def test_all_that_is_drawn_of_it_is_said():
    state = marching(squad=2, points=1000, armies="drawn")
    for figure, (x, y) in enumerate(state.places):
        state.places[figure] = x, y + (170 if y < 312 else -170)
    squad = state.steps[-1].squad
    x, y = state.places[state.leaders[squad]]
    aimed = BOARD.aim(sight(state), f"squad:{squad}@table", x, y + (10 if y > 312 else -10))
    texts = re.findall(r"<text[^>]*>([^<]+)</text>", str(aimed.markup))
    assert len(texts) > 1
    assert all(text in aimed.told for text in texts)
    assert not aimed.barred


def test_labels_keep_off_each_other():
    one = label_on(((100, 100), (100, 500)), 400 << 8, 3, 2)
    other = label_on(((110, 100), (110, 500)), 400 << 8, 3, 2, [one])
    assert abs(one.y - other.y) >= 18
    lone = label_on(((2, 2), (4, 4)), 3 << 8, 0, 0)
    assert lone.x - lone.width / 2 >= 0
    assert lone.y >= 9
