"""Exact chances (section 3.9)."""

from itertools import product

import pytest

from pygames.lost_patrol.odds import ambush_odds, hit_chances
from tests.lost_patrol import naive
from tests.lost_patrol.positions import do, legal, position, where

TABLE = """
1 0 56/38/122 59/40/117 67/44/105 84/50/82 114/58/44 161/55/0 150/66/0
1 1 30/26/160 31/28/157 35/32/149 46/38/132 68/46/102 105/56/55 96/54/66
1 2 14/16/186 14/17/185 15/20/181 20/26/170 34/34/148 61/44/111 54/42/120
2 0 54/40/122 58/41/117 67/44/105 84/50/82 114/58/44 161/55/0 150/66/0
2 1 30/26/160 31/28/157 35/32/149 46/38/132 68/46/102 105/56/55 96/54/66
2 2 14/16/186 14/17/185 15/20/181 20/26/170 34/34/148 61/44/111 54/42/120
3 0 50/36/130 50/45/121 59/52/105 84/50/82 114/58/44 161/55/0 150/66/0
3 1 29/25/162 29/29/158 33/34/149 46/38/132 68/46/102 105/56/55 96/54/66
3 2 14/16/186 14/17/185 15/20/181 20/26/170 34/34/148 61/44/111 54/42/120
4 0 41/36/139 41/36/139 41/52/123 57/77/82 114/58/44 161/55/0 150/66/0
4 1 25/25/166 25/25/166 25/34/157 34/50/132 68/46/102 105/56/55 96/54/66
4 2 13/16/187 13/16/187 13/20/183 17/29/170 34/34/148 61/44/111 54/42/120
5 0 25/36/155 25/36/155 25/36/155 25/61/130 50/122/44 161/55/0 150/66/0
5 1 16/25/175 16/25/175 16/25/175 16/41/159 32/82/102 105/56/55 96/54/66
5 2 9/16/191 9/16/191 9/16/191 9/25/182 18/50/148 61/44/111 54/42/120
"""
"""Scouts, bonuses, then Lurkers win / tie / Scouts win of 216 for 1 to 7 Lurkers."""


def printed():
    for row in TABLE.split("\n")[1:-1]:
        scouts, bonus, *columns = row.split()
        for lurkers, text in enumerate(columns, 1):
            yield int(scouts), int(bonus), lurkers, tuple(map(int, text.split("/")))


@pytest.mark.parametrize(("scouts", "bonus", "lurkers", "odds"), [*printed()])
def test_the_odds_of_an_ambush(scouts, bonus, lurkers, odds):
    """LP-77, LP-79, LP-T61: by the slow rules, throw by throw, and as the engine has them."""
    counted = [0, 0, 0]
    for die, first, second in product(range(1, 7), repeat=3):
        mine = naive.lurker_score(lurkers, die)
        theirs = naive.scout_score(scouts, first, second, bonus > 0, bonus > 1)
        counted[0 if mine > theirs else 1 if mine == theirs else 2] += 1

    assert odds == tuple(counted)
    assert odds == ambush_odds(lurkers, scouts, bonus)


@pytest.mark.parametrize(
    ("scouts", "bonus", "lurkers", "odds"),
    [
        (1, 0, 6, (161, 55, 0)),
        (3, 2, 2, (14, 17, 185)),
        (5, 0, 5, (50, 122, 44)),
        (2, 1, 4, (46, 38, 132)),
    ],
)
def test_the_odds_in_play(scouts, bonus, lurkers, odds):
    """LP-81, LP-T61: all 216 throws of CHANCE played."""
    board = "(0,0) clearing@0, (1,0) dead_end@3, (-1,0) dead_end@0"
    crowd = [(3, 4, 2, 0, 1), (0, 3, 4, 2, 1), (0, 2, 3, 4, 1)][bonus][:scouts]
    here = ",".join(map(str, crowd))
    support = " 1@(1,0)" if bonus == 2 else ""
    state = position(board, f"{here}@(0,0){support}", f"{lurkers}@(0,0)", phase="ambush")
    if scouts == 5:
        state = position(board, "0-4@(0,0)", f"{lurkers}@(0,0)", phase="ambush", sergeant_bonus=0)
    state.apply(state.decisions[0].moves[0], 1)
    counted = [0, 0, 0]
    for throw in state.decisions[0].moves:
        after = state.copy()
        after.apply(throw, -1)
        clash = after.clash
        assert (scouts, bonus, lurkers) == (
            clash.scouts,
            clash.sergeant + clash.support,
            clash.lurkers,
        )
        counted[["casualty", "push_scout"].index(after.phase) if lost(after) else 2] += 1

    assert odds == tuple(counted)


def lost(state):
    """Whether the Scouts have not won the ambush."""
    return state.phase in ("casualty", "push_scout")


def test_the_odds_of_a_shot():
    """Section 3.9, LP-62: 91/216 and 31031/46656 to hit at all; 0.5 and 1.0 hits on average."""
    for dice, kills, of, mean in ((3, 91, 216, 0.5), (6, 31031, 46656, 1.0)):
        throws = [throw.count(6) for throw in product(range(1, 7), repeat=dice)]
        chances = hit_chances(dice, 6, 9)

        assert kills == sum(hits > 0 for hits in throws)
        assert of == len(throws)
        assert mean == sum(throws) / of
        assert pytest.approx(kills / of) == 1 - chances[0]
        assert pytest.approx(mean) == sum(n * chance for n, chance in enumerate(chances))
        for hits, chance in enumerate(chances):
            assert pytest.approx(throws.count(hits) / of) == chance


@pytest.mark.parametrize("lurkers", [1, 2, 3, 5])
@pytest.mark.parametrize("hit_from", [5, 6])
def test_no_more_are_hit_than_there_are(lurkers, hit_from):
    """LP-62: the last chance is that of killing all, or as many as there are dice."""
    throws = [sum(die >= hit_from for die in throw) for throw in product(range(1, 7), repeat=3)]
    chances = hit_chances(3, hit_from, lurkers)

    assert min(lurkers, 3) + 1 == len(chances)
    assert pytest.approx(1) == sum(chances)
    for hits, chance in enumerate(chances):
        expected = sum(min(hit, lurkers) == hits for hit in throws) / 216
        assert pytest.approx(expected) == chance


@pytest.mark.parametrize(("thorn_from", "stuck"), [(2, 1), (4, 9), (6, 25)])
def test_the_odds_of_leaving_thorns(thorn_from, stuck):
    """Section 3.9, LP-60: of two throws from 4 on, 9 in 36 leave the Scout where it stands."""
    board = "(0,0) straight@0*, (1,0) dead_end@3, (-1,0) dead_end@0"
    still_there = [position(board, "2@(0,0) 3@(-1,0)", thorn_from=thorn_from)]
    for _action in range(2):
        tried = [
            do(state.copy(), "walk 2 0", f"thorn {die}")
            for state in still_there
            for die in range(1, 7)
        ]
        still_there = [state for state in tried if where(state, 2) == "(0,0)"]

    assert stuck == len(still_there)
    assert all(legal(state, "walk 2") == [] for state in still_there)
