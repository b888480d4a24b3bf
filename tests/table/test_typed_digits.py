"""Numbers that are typed, in fields and in addresses, are read in the digits of every script."""

import pytest

from tests.table.visitor import Visitor


def test_an_address_is_read_in_the_digits_of_any_script() -> None:
    asked, same = Visitor(), Visitor()
    asked.go("#/play/battle-line?seats=۲&seed=۷&hand_size=５&bots=١:۳&use_tactics=OFF")
    same.go("#/play/battle-line?seats=2&seed=7&hand_size=5&bots=1:3&use_tactics=off")

    assert not asked.notice
    assert asked.match.log == same.match.log
    assert asked.match.setup == same.match.setup


@pytest.mark.parametrize("text", ["77", "۷۷", "٧٧", " ７７ ", "७७"])
def test_a_field_is_read_in_the_digits_of_any_script(text: str) -> None:
    visitor = Visitor("#/setup/espionage?lang=fa")
    visitor.send("change", name="max_turns", fields={"max_turns": text})
    assert visitor.shown.element("option-max_turns").attributes["value"] == "۷۷"
    visitor.send("begin", fields={"max_turns": text})

    assert visitor.match.setup.options["max_turns"] == 77
