"""A small screen and fingers."""

import pytest

from e2e.devices import CELL, TARGET, phone
from e2e.pages import Table


@phone
@pytest.mark.parametrize("address", ["#/", "#/setup/battle-line", "#/play/battle-line?seed=11"])
def test_what_lies_around_a_match_fits_a_phone(table: Table, address: str) -> None:
    table.open(address)

    assert table.page.evaluate("given => driver.misfits(...given)", [[], TARGET, CELL]) == []
