"""What is pressed twice, or held down, begins one match; and clocks may be wrong."""

from tests.table.visitor import Visitor


def test_a_rematch_is_begun_once() -> None:
    visitor = Visitor()
    visitor.play("battle-line", seed=5)
    visitor.take()
    visitor.send("move", index="0", also="true")
    assert visitor.over

    for _press in range(5):
        visitor.send("rematch")

    assert len(visitor.saves) == 2
    assert visitor.screen == "handover"
    assert visitor.notice == ""


def test_a_match_is_begun_once() -> None:
    visitor = Visitor("#/setup/battle-line")
    for _press in range(5):
        visitor.send("begin", fields={"name0": "Ann", "name1": "Bo"})

    assert len(visitor.saves) == 1
    assert visitor.screen == "handover"
    assert visitor.notice == ""


def test_a_clock_before_1970_keeps_matches() -> None:
    for time in (-1, -(10**13), 10**40, "later", None):
        visitor = Visitor("#/setup/battle-line")
        page = visitor.app.handle({"type": "begin", "fields": {}, "time": time})
        (save,) = [effect for effect in page.effects if effect["type"] == "save"]
        again = Visitor(saves={save["id"]: save["text"]})
        assert again.shown.has(f"go-{save['id']}")
