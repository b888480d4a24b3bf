"""What PyScript runs in the bots' worker: a question in, an answer out, nothing kept."""

import json

from js import fetchLibrary

__export__ = ["start", "handle"]


def start():
    """Get everything ready."""
    global add, answer, game_of

    import random

    from pygames.bots.worker import answer
    from pygames.core.libraries import add
    from pygames.core.links import game_of

    # A snapshot of the memory holds the state of this generator, the same for every visitor.
    random.seed()


async def handle(question):
    """The answer to a question, both as JSON."""
    question = json.loads(question)
    game = game_of(question["seen"])
    add(game, await fetchLibrary(game.id))
    return json.dumps(answer(question))
