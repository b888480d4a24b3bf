"""What PyScript runs in the bots' worker: a question in, an answer out, nothing kept."""

import json

from js import fetchLibrary

__export__ = ["start", "handle"]


def start() -> None:
    """Import everything that answers need."""
    global add, answer, game_of

    import random

    from pygames.bots.worker import answer
    from pygames.core.libraries import add
    from pygames.core.links import game_of

    # A snapshot of the memory holds the state of this generator, the same for every visitor.
    random.seed()


async def handle(question: str) -> str:
    """Answer a question, both as JSON."""
    asked = json.loads(question)
    game = game_of(asked["seen"])
    add(game, await fetchLibrary(game.id))
    add(game, await fetchLibrary(game.id, "bot"))
    return json.dumps(answer(asked))
