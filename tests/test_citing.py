"""What is found of citations (`tests/citing.py`), which `tests/conftest.py` asks of every test."""

from itertools import product

from pygames.geometry.hexes import EDGES, turned
from tests.citing import product_named, rules_cited, watched


def sums_of_its_own() -> None:
    """XY-1, XY-T2: nothing of ours, though the file imports some."""
    assert sum(max(throw) >= 4 for throw in product(range(1, 7), repeat=2)) == 27


def by_a_helper() -> None:
    def helper() -> int:
        return turned(1, 2)

    assert helper() == 4


def by_data() -> None:
    assert len(EDGES) == 6


def test_rules_are_read_from_the_source() -> None:
    assert rules_cited(sums_of_its_own) == ("XY" + "-1", "XY" + "-T2")
    assert rules_cited(by_data) == ()


def test_what_reaches_the_product_is_told_from_what_does_not() -> None:
    with watched() as reached:
        sums_of_its_own()
    assert reached == []
    assert product_named(sums_of_its_own) == set()

    with watched() as reached:
        by_a_helper()
    assert reached == ["turned"]
    assert product_named(by_a_helper) == {"turned"}
    assert product_named(by_data) == {"EDGES"}
