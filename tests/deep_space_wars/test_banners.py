"""The banners of squads stand where they hide little."""

import math

from pygames.deep_space_wars.board.drawing.banners import Banner, Group, banners
from pygames.deep_space_wars.land.battlefield import TABLE

ROW = tuple((200 + 20 * n, 300) for n in range(5))


def planted(*groups: Group) -> list[Banner]:
    """The banners of squads that all have one."""
    found = [it for it in banners(groups) if it]
    assert len(found) == len(groups)
    return found


def test_a_banner_stands_beside_its_leader_off_the_bases_and_hides_no_head() -> None:
    (banner,) = planted(Group(ROW[0], ROW, 8))
    assert math.dist((banner.x, banner.y), ROW[0]) < 16
    for x, y in ROW:
        assert math.dist((banner.x, banner.y), (x, y)) > 8
        assert math.dist(banner.cloth, (x, y - 10)) > 18


def test_a_banner_keeps_off_other_banners() -> None:
    """Two squads whose banners would hide each other, with one that is gone between them."""
    left = Group((300, 300), ((260, 300), (280, 300), (300, 300)), 8)
    right = Group((340, 300), ((340, 300), (360, 300), (380, 300)), 8)

    first, none, second = banners((left, None, right))
    assert none is None
    assert first is not None
    assert second is not None
    assert math.dist(first.cloth, second.cloth) >= 24


def test_a_banner_hides_nobody_who_stands_near() -> None:
    alone = Group((300, 300), ((300, 300),), 8)
    behind = Group((320, 280), ((320, 280), (320, 262)), 8)

    banner = planted(alone, behind)[0]
    assert all(math.dist(banner.cloth, (x, y - 10)) > 22 for x, y in behind.places)


def test_no_banner_leaves_the_table() -> None:
    for x, y in ((8, 8), (TABLE - 8, 8), (8, TABLE - 8), (TABLE - 8, TABLE - 8)):
        (banner,) = planted(Group((x, y), ((x, y), (300, 300)), 8))
        across, top = banner.cloth
        assert 0 <= across <= TABLE
        assert top >= 0
        assert banner.y <= TABLE
