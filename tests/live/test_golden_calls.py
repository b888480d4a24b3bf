"""Letters that say how their writer can be reached open for ever, as they were written once."""

from pygames.core.envelope import calls
from pygames.post import letter

CALL = bytes(range(16, 110))
OFFER = (
    "p1gGzKY5CaYi65W4EOx-AmIxAQIBAOvMAQAAAQwATuiz-1YFAEFubmFeEBESExQVFhcYGRobHB0eHyAh"
    "IiMkJSYnKCkqKywtLi8wMTIzNDU2Nzg5Ojs8PT4_QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xd"
    "Xl9gYWJjZGVmZ2hpamtsbQAAALK3JVQSUvEO"
)
ANSWER = (
    "p1_EfNiZGKYi65W4EOx-AmIxAQIBAOvMAGBhYhAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4v"
    "MDEyMzQ1Njc4OTo7PD0-P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWpr"
    "bG0"
)
FOR_ONLOOKERS = (
    "p18EioZ9KKYi65W4EOx-AmIxAAIAAOvMAF4QERITFBUWFxgZGhscHR4fICEiIyQlJicoKSorLC0uLzAx"
    "MjM0NTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVpbXF1eX2BhYmNkZWZnaGlqa2xt"
)


def test_an_offer_opens_the_match_and_calls() -> None:
    said = letter.read(OFFER)
    invitation = said.invitation()
    assert invitation is not None
    assert invitation.game.id == "battle-line"
    assert said.call == CALL
    assert not said.answers
    assert not said.shows
    assert calls(OFFER)


def test_an_answer_names_the_call_that_it_answers() -> None:
    said = letter.read(ANSWER)
    assert said.answers
    assert said.call == b"ab" + CALL
    assert said.here == {0}


def test_an_onlooker_is_told_nothing_of_the_match() -> None:
    said = letter.read(FOR_ONLOOKERS)
    assert said.shows
    assert said.call == CALL
    assert said.have == (0, 0)
    assert not said.runs
    assert not said.beginning
