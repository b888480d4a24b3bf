"""A small screen and fingers."""

import random

import pytest

from e2e.devices import CELL, TARGET, phone
from e2e.pages import Shown, Table, tap


@phone
def test_a_match_on_a_phone(table: Table) -> None:
    table.touch = tap
    table.open("#/play/battle-line?seed=11")
    found: dict[str, str] = {}

    def fits(shown: Shown) -> None:
        """Nothing scrolls and everything can be hit, at every decision."""
        screens = ["table", "handover"]
        for misfit in table.page.evaluate(
            "given => driver.misfits(...given)", [screens, TARGET, CELL]
        ):
            found.setdefault(misfit, f"{shown.moves} {shown.decision}")

    table.play_on(random.Random(12), fits)

    assert found == {}


@phone
@pytest.mark.parametrize("address", ["#/", "#/setup/battle-line"])
def test_other_screens_fit_a_phone(table: Table, address: str) -> None:
    table.open(address)

    assert table.page.evaluate("given => driver.misfits(...given)", [[], TARGET, CELL]) == []
