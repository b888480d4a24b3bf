"""What is told of the table: the position in sentences, hints, and the examples of the rules."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pygames
from pygames.battle_line.board import BOARD
from pygames.battle_line.board.aloud import tell
from pygames.battle_line.board.examples import EXAMPLES, example
from pygames.battle_line.proof import prove
from pygames.core.language import LANGUAGES, use
from tests.battle_line.looks import moments, sight
from tests.battle_line.positions import position
from tests.markup import Page

RULES = Path(pygames.__file__).parent / "battle_line" / "rules"


@pytest.fixture(autouse=True)
def _in_english() -> Iterator[None]:
    use("en")
    yield
    use("en")


def test_a_front_is_told_in_whole_sentences() -> None:
    state = position(
        fronts={3: ("R8 R9 R10", "B8 G2 Y9"), 5: ("R1", "")}, won=((), (6,)), mud=(2, 0), fog=(5, 1)
    )
    told = "\n".join(tell(sight(state)))

    assert "Front 3: you have Red 8, Red 9 and Red 10, your opponent has Blue 8" in told
    assert "You make a Wedge (27), your opponent makes a Host (19). You can claim it." in told
    assert "Your opponent owns it." in told
    assert "It is in mud" in told
    assert "It is in fog" in told
    assert not re.search(r"[.,:] ?[.,:]|^[.,: ]", told, re.MULTILINE)


@pytest.mark.every_language
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_tells_to_make_the_move_in_a_sentence(lang: str) -> None:
    use(lang)
    assert BOARD.advise is not None
    for name, value in (("series", "off"), ("env_targetable", True)):
        for state, decision, _log in moments(name, value, 13):
            for move in decision.moves:
                text = BOARD.advise(move, state)
                assert re.fullmatch(r"[^{}\x04]+\.", text), text


def test_the_proof_of_the_rules_is_one() -> None:
    """What the example says holds by the rules: whatever comes, a Host, and it is proved."""
    far, near = EXAMPLES["proof"]
    state = position(fronts={5: (near.cards, far.cards)})
    proof = prove(state, 4, 0)

    assert proof.holds
    assert proof.mine is not None
    assert (near.rank, near.total) == proof.mine.worth
    assert (far.rank, far.total) == proof.theirs.worth


def test_the_examples_of_the_rules_are_drawn() -> None:
    for file in RULES.glob("*.md"):
        named = re.findall(r"\]\(drawing:([\w-]+)\)", file.read_text(encoding="utf-8"))
        assert named == [*EXAMPLES], file.name
    for name, sides in EXAMPLES.items():
        suits = [card[0] for side in sides for card in side.cards.split()]
        assert suits == Page(str(example(name))).having("data-suit")
