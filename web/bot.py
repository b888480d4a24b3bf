"""What PyScript runs in the bots' worker: a question in, an answer out, nothing kept."""

import json

__export__ = ["start", "handle"]


def start():
    """Get everything ready."""
    global answer

    import random

    from pygames.bots.worker import answer

    # A snapshot of the memory holds the state of this generator, the same for every visitor.
    random.seed()


def handle(question):
    """The answer to a question, both as JSON."""
    return json.dumps(answer(json.loads(question)))
