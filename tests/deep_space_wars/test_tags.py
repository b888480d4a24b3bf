"""The numbers of squads are written where they hide little."""

import math

from pygames.deep_space_wars.board.drawing.tags import Group, tags
from pygames.deep_space_wars.land.battlefield import TABLE

ROW = tuple((200 + 20 * n, 300) for n in range(5))


def test_a_tag_is_beside_its_leader_away_from_the_others() -> None:
    assert tags((Group(ROW[0], ROW, 8),)) == ((181, 300),)


def test_a_tag_keeps_off_other_tags() -> None:
    """Two squads whose tags would lie on each other, with one that is gone between them."""
    left = Group((300, 300), ((260, 300), (280, 300), (300, 300)), 8)
    right = Group((340, 300), ((340, 300), (360, 300), (380, 300)), 8)

    first, none, second = tags((left, None, right))
    assert none is None
    assert first is not None
    assert second is not None
    assert math.dist(first, second) > 20


def test_a_tag_hides_nobody_who_stands_near() -> None:
    alone = Group((300, 300), ((300, 300),), 8)
    above = Group((300, 281), ((300, 281),), 8)

    tag = tags((alone, above))[0]
    assert tag is not None
    assert math.dist(tag, (300, 281)) > 19


def test_no_tag_leaves_the_table() -> None:
    for x, y in ((8, 8), (TABLE - 8, 8), (8, TABLE - 8)):
        (tag,) = tags((Group((x, y), ((x, y), (300, 300)), 8),))
        assert tag is not None
        assert all(11 <= at <= TABLE - 11 for at in tag)
