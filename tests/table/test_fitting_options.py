"""The set-up offers what fits the number of players."""

from tests.table.visitor import Visitor


def test_only_what_fits_the_number_of_players_is_offered() -> None:
    """A choice that no longer fits gives way to the usual one."""
    visitor = Visitor("#/setup/deep-space-wars")
    assert not visitor.shown.has("option-sides")

    visitor.send("change", name="seats", fields={"seats": "4"})
    assert visitor.shown.has("option-sides")
    visitor.send("change", name="sides", fields={"seats": "4", "sides": "ABAB"})
    values = [it.attributes.get("value") for it in visitor.shown.all("value")]
    assert "ABBA" in values
    assert "ABB" not in values
    visitor.send("begin", fields={"seats": "2", "sides": "ABAB"})

    assert visitor.match.setup.options["sides"] == "alone"
