"""One person among bots is not asked where passing is all that can be done."""

from pygames.null.moves import PASS, Double
from pygames.null.state import State
from tests.table.visitor import Visitor


def lone(game: str, seed: int, **settings: object) -> Visitor:
    """One person and two bots, when somebody may double the stake."""
    visitor = Visitor(seed=seed)
    visitor.settings = dict(settings)
    visitor.start()
    visitor.play(game, seats=3, seed=seed, bots="1:1,2:1")
    while not _doubling(visitor):
        if visitor.question:
            visitor.answer(0)
        else:
            visitor.pick("do:keep" if "do:keep" in visitor.picks else visitor.picks[0])
    return visitor


def _doubling(visitor: Visitor) -> bool:
    return visitor.match.decisions[0].name == "double"


def can_double(visitor: Visitor) -> bool:
    """Whether the person, on seat 0, could show a card: by what it held before it was asked."""
    state = visitor.match.state
    assert isinstance(state, State)
    return any(card > state.target for card in state.hands[0])


def seeds(game: str, able: bool, **settings: object) -> Visitor:
    for seed in range(1, 80):
        visitor = lone(game, seed, **settings)
        if can_double(visitor) == able:
            return visitor
    raise AssertionError("never")


def test_who_can_only_pass_has_passed(null_game: str) -> None:
    visitor = seeds(null_game, able=False)
    assert not visitor.picks
    assert [entry.move for entry in visitor.match.log if entry.seat == 0][-1] == PASS


def test_who_can_do_more_is_asked(null_game: str) -> None:
    visitor = seeds(null_game, able=True)
    assert "do:pass" in visitor.picks
    assert any(isinstance(move, Double) for move in visitor.match.decisions[0].moves)


def test_the_settings_can_have_everything_asked(null_game: str) -> None:
    visitor = seeds(null_game, able=False, ask=True)
    assert "do:pass" in visitor.picks


def test_several_people_are_asked_in_any_case(null_game: str) -> None:
    """On one device a pass made at once would tell the others what somebody holds."""
    visitor = Visitor(seed=1)
    visitor.play(null_game, seats=2, seed=1)
    while not _doubling(visitor):
        visitor.step()
    assert len(visitor.match.decisions) == 2


def test_undo_goes_past_what_was_passed_idly(null_game: str) -> None:
    """A reload in between does not matter: what was possible is worked out again."""
    for seed in range(1, 400):
        visitor = lone(null_game, seed)
        before = visitor.match.log
        cards = [pick for pick in visitor.picks if pick.startswith("card:")]
        if len(cards) == 1 and len(visitor.match.state.hands[0]) == 2:  # type: ignore[attr-defined]
            break
    visitor.pick(cards[0])
    made = [(entry.seat, entry.move.kind) for entry in visitor.match.log[len(before) :]]
    assert made == [(0, "double"), (0, "pass")]
    visitor.start()

    visitor.send("undo")

    assert visitor.match.log == before
    assert cards[0] in visitor.picks


def test_who_has_had_no_choice_is_offered_no_other() -> None:
    """A lone Creature may think of a card again, if it holds one for this phase."""
    able = set()
    for seed in range(20):
        visitor = Visitor(seed=seed)
        visitor.play("not-alone", seats=3, seed=seed, bots="1")
        visitor.pick("do:side-1")
        asked = "do:pass" in visitor.picks
        if asked:
            visitor.pick("do:pass")
        able.add(asked)
        assert asked == ("Play a card after all" in visitor.shown.text("buttons"))
    assert {True, False} == able
