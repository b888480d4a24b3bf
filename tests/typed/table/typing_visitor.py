"""Somebody who plays with the line alone: types, and hears what is said."""

import random
from typing import Any

from pygames.core.language import current
from pygames.typed.choices import Choices
from pygames.typed.table.line import choices_at
from tests.table.visitor import Shown, Visitor

__all__ = ["TypingVisitor"]


class TypingVisitor(Visitor):
    """Opens the line as soon as there is a table."""

    refused = 0

    def type(self, text: str) -> Shown:
        """Type something, and press Enter."""
        shown = self.send("typed", fields={"text": text})
        self.refused += not self.cleared
        return shown

    def open_line(self) -> Shown:
        """Open the line."""
        return self.send("typing")

    @property
    def cleared(self) -> bool:
        """Whether what was typed last is gone from the field."""
        return any(it["type"] == "typed" and it.get("cleared") for it in self.effects)

    @property
    def understood(self) -> bool:
        """Whether nothing that was typed was refused so far."""
        return self.refused == 0

    @property
    def said(self) -> str:
        """What was answered."""
        return self.shown.text("typed-said")

    @property
    def told(self) -> str:
        """What has happened, and the question."""
        return self.shown.text("typed-told")

    @property
    def asked(self) -> str:
        """What can be typed."""
        return self.shown.text("typed-asked")

    @property
    def choices(self) -> Choices:
        """What can be typed now."""
        table = self.app.session.table_session
        assert table is not None
        assert table.decision is not None, current()
        return choices_at(table, table.decision)

    def completions(self, text: str) -> list[tuple[str, str]]:
        """What is offered while something is typed."""
        page = self.app.handle({"type": "complete", "text": text, "seed": 0, "time": self.time})
        assert not page.html
        (effect,) = page.effects
        options: Any = effect["options"]
        return list(options)

    def step(self) -> Shown:
        """Take the device, hear the bots, go on with Enter, or type any move."""
        table = self.app.session.table_session
        if self.screen == "handover":
            return self.take()
        if self.question is not None:
            return self.answer()
        assert table is not None
        if table.decision is None or not table.decision.moves:
            takers = table.takers
            if takers and self.random.random() < 0.3:
                return self.type(str(self.random.choice(takers) + 1))
            assert "Enter" in self.shown.html.partition('id="typed-asked"')[2], self.asked
            return self.type("")
        choices = self.choices
        played = choices.all[: len(table.decision.moves)]
        return self.type(choices.typing(random.Random(self.time).choice(played)))
