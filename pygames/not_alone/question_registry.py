"""All questions under the names of their decisions.

Here are those that the course of a match asks, and those that many cards share. What one card asks
is in its entry; `cards.decks` adds it.
"""

from pygames.core.language import N_
from pygames.not_alone import moves
from pygames.not_alone.question import Question, ask_to_discard, ask_to_take

__all__ = ["HEAL", "QUESTIONS", "question_of"]

HEAL = N_("Choose the Hunted who gets 1 Will")

_COURSE = (
    Question(
        "side",
        N_("Choose the spaces of the Rescue track that give you the Artemia token"),
        doing=N_("{name} is choosing the side of the board"),
    ),
    Question("wait"),
    Question("explore", picks={"own": moves.Select, "place": moves.Select}),
    Question("stalk", doing=N_("{name} may play a Hunt card")),
    Question("window"),
    Question("first", doing=N_("{name} may play a Hunt card first")),
    Question("hunt", picks={"place": moves.Place}, doing=N_("{name} is hunting")),
    Question("tokens", picks={"place": moves.Place}, doing=N_("{name} is hunting")),
    Question(
        "keep",
        N_("Choose the place that you really go to"),
        {"own": moves.Keep},
        doing=N_("{name} is choosing a place"),
    ),
    Question("order", N_("Choose the card that takes effect first"), {"card": moves.Decide}),
    Question("which", N_("Choose the place that comes first"), {"own": moves.Which}, open=True),
    Question("resolve", picks={"own": moves.Take}, open=True, doing=N_("{name} is exploring")),
    Question("instead", doing=N_("{name} may play a Survival card")),
    Question("gather", picks={"track": moves.Gather}, open=True),
    Question(
        "receive",
        N_("Choose the Hunted who gets the Will of the track"),
        {"hunted": moves.Heal},
        open=True,
    ),
)
_SHARED = (
    Question(
        "take", ask_to_take, {"own": moves.Take}, open=True, doing=N_("{name} is taking cards back")
    ),
    Question("discard", ask_to_discard, {"own": moves.Discard}, doing=N_("{name} is discarding")),
    Question("heal", HEAL, {"hunted": moves.Heal}, open=True),
    Question("choose", picks={"hunted": moves.Choose}),
    Question("aim", picks={"place": moves.Aim}),
    Question("divert", picks={"place": moves.Divert}),
)

QUESTIONS = {question.name: question for question in (*_COURSE, *_SHARED)}
_NONE = Question("")


def question_of(decision: str) -> Question:
    """Return what is asked in a decision; where no player decides, a question without contents."""
    return QUESTIONS.get(decision, _NONE)
