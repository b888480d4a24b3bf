"""Which function answers which event."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pygames.table.app import App

__all__ = ["HANDLERS", "Event", "Handler", "on"]

Event = Mapping[str, Any]
Handler = Callable[["App", Event], None]

HANDLERS: dict[str, Handler] = {}
"""The type of an event -> what answers it."""


def on(kind: str) -> Callable[[Handler], Handler]:
    """Let the decorated function answer events of this type."""

    def register(handler: Handler) -> Handler:
        assert kind not in HANDLERS, f"two functions answer “{kind}”"
        HANDLERS[kind] = handler
        return handler

    return register
