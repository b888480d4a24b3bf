"""All questions under the names of their decisions.

Here are those that the course of a match asks, and those that many cards share. What one card asks
is in its entry; `cards.decks` adds it.
"""

from pygames.core.language import N_
from pygames.not_alone.asking import Question, ask_to_discard, ask_to_take
from pygames.not_alone.moves import (
    Aim,
    Choose,
    Decide,
    Discard,
    Divert,
    Gather,
    Heal,
    Keep,
    Place,
    Select,
    Take,
    Which,
)

__all__ = ["HEAL", "QUESTIONS", "question_of"]

HEAL = N_("Choose the Hunted who gets 1 Will")

_COURSE = (
    Question(
        "side",
        N_("Choose the spaces of the Rescue track that give you the Artemia token"),
        doing=N_("{name} is choosing the side of the board"),
    ),
    Question("wait"),
    Question("explore", picks={"own": Select, "place": Select}),
    Question("stalk", doing=N_("{name} may play a Hunt card")),
    Question("window"),
    Question("first", doing=N_("{name} may play a Hunt card first")),
    Question("hunt", picks={"place": Place}, doing=N_("{name} is hunting")),
    Question("tokens", picks={"place": Place}, doing=N_("{name} is hunting")),
    Question(
        "keep",
        N_("Choose the place that you really go to"),
        {"own": Keep},
        doing=N_("{name} is choosing a place"),
    ),
    Question("order", N_("Choose the card that works first"), {"card": Decide}),
    Question("which", N_("Choose the place that comes first"), {"own": Which}, open=True),
    Question("resolve", picks={"own": Take}, open=True, doing=N_("{name} is exploring")),
    Question("instead", doing=N_("{name} may play a Survival card")),
    Question("gather", picks={"track": Gather}, open=True),
    Question(
        "receive",
        N_("Choose the Hunted who gets the Will of the track"),
        {"hunted": Heal},
        open=True,
    ),
)
_SHARED = (
    Question(
        "take", ask_to_take, {"own": Take}, open=True, doing=N_("{name} is taking cards back")
    ),
    Question("discard", ask_to_discard, {"own": Discard}, doing=N_("{name} is discarding")),
    Question("heal", HEAL, {"hunted": Heal}, open=True),
    Question("choose", picks={"hunted": Choose}),
    Question("aim", picks={"place": Aim}),
    Question("divert", picks={"place": Divert}),
)

QUESTIONS = {question.name: question for question in (*_COURSE, *_SHARED)}
_NONE = Question("")


def question_of(decision: str) -> Question:
    """Return what is asked in a decision; where no player decides, a question without contents."""
    return QUESTIONS.get(decision, _NONE)
