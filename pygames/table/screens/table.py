"""The table: a match as the one who holds the device sees it."""

from itertools import groupby
from typing import Any

from pygames.core.game import Decision
from pygames.core.language import _
from pygames.table.board import Sight
from pygames.table.markup import people, render
from pygames.table.screens import Screen
from pygames.table.sitting import NEXT, Sitting
from pygames.table.story import Deed

__all__ = ["ALSO", "LOG", "MENU", "MOVES", "draw"]

MENU, LOG, ALSO, MOVES = "menu", "log", "also:", "moves"
"""What can be opened besides a game's own things: two sheets, the question before each move
that is not picked at random (`also:0`), and the list of all moves."""

_LATEST = 30
"""So many turns of the log are shown."""


def draw(sitting: Sitting) -> Screen:
    """The table screen."""
    sight, board, match = sitting.sight(), sitting.board, sitting.match
    title = _(sitting.game.title)
    prompt, seat = _prompt(sitting, sight)
    sheet = "" if _own(sitting.opened) else board.sheet(sight)
    body = render(
        "table/table.html",
        game=sitting.game.id,
        title=title,
        people=people(sight.names),
        decision=sight.decision,
        asked=sitting.asked,
        holder=sitting.holder,
        moves=len(match.log),
        over=match.outcome is not None,
        scene=board.scene(sight),
        hand=board.hand(sight),
        counters=board.counters(sight),
        facts=board.facts(sight),
        prompt=prompt,
        prompt_seat=seat,
        buttons=_buttons(sitting, sight),
        told=_grouped(sitting.news())[-2:],
        log=_grouped(_deeds(sitting))[-_LATEST:],
        undo=match.can_undo(sitting.undoing_seat),
        redo=match.can_redo(),
        looking=sitting.looking,
        announcing=sitting.announcing,
        playing=match.outcome is None and match.perspective is None,
        listed=_listed(sitting, sight.decision),
        sheet=sheet,
        opened=sitting.opened,
        also=_also(sitting, sight.decision),
        score=_score(sitting),
        verdict=_verdict(sitting),
    )
    return Screen("table", _("{prompt} · {game}", prompt=prompt, game=title), body)


def _own(opened: str) -> bool:
    """Whether this is a sheet of the table and none of the game."""
    return opened in ("", MENU, LOG) or opened.startswith(ALSO)


def _prompt(sitting: Sitting, sight: Sight) -> tuple[str, int | None]:
    """What is to be done now, and who is spoken to or of."""
    match, board = sitting.match, sitting.board
    if match.outcome is not None:
        winners = match.outcome.winners
        return board.result(match.outcome, sight.names), winners[0] if len(winners) == 1 else None
    if sitting.announcing:
        result = sitting.results[sitting.announced]
        winner = result.winners[0] if len(result.winners) == 1 else None
        return board.result(result, sight.names), winner
    if match.perspective is not None:
        return _("This match can only be looked at."), None
    if sitting.looking:
        seat = sitting.asked[0]
        return _("{name} is next: take your time, then hand over.", name=sight.names[seat]), seat
    return board.prompt(sight), sight.decision.seat if sight.decision else sitting.asked[0]


def _buttons(sitting: Sitting, sight: Sight) -> list[dict[str, Any]]:
    if sitting.announcing:
        return [{"id": NEXT, "text": _("Next game"), "picked": False}]
    ids = [(element, False) for element in sitting.buttons(sight)]
    ids += [(element, True) for element in sight.picked if element.startswith("do:")]
    return [
        {"id": element, "text": sitting.board.label(sight.view, element), "picked": picked}
        for element, picked in ids
    ]


def _deeds(sitting: Sitting) -> list[Deed]:
    """What happened, up to the end of the play that is being announced."""
    deeds = sitting.deeds()
    if sitting.announcing:
        ends = [place for place, deed in enumerate(deeds) if deed.result]
        return deeds[: ends[sitting.announced] + 1]
    return deeds


def _grouped(deeds: list[Deed]) -> list[dict[str, Any]]:
    """What one seat did in a row, together; the same done again is counted."""
    runs = [list(run) for _who, run in groupby(deeds, key=lambda deed: (deed.seat, deed.result))]
    return [
        {
            "key": f"{run[0].entry}-{run[0].result:d}",
            "seat": run[0].seat,
            "result": run[0].result,
            "texts": [
                _counted(text, len(list(same))) for text, same in groupby(deed.text for deed in run)
            ],
        }
        for run in runs
    ]


def _counted(text: str, times: int) -> str:
    return text if times == 1 else _("{text} ({n} times)", text=text, n=times)


def _listed(sitting: Sitting, decision: Decision | None) -> list[str] | None:
    """Every move as a sentence, None unless the list is open."""
    if MOVES not in sitting.unfolded or decision is None:
        return None
    view = sitting.match.view(decision.seat)
    return [sitting.game.describe(move, view) for move in decision.moves]


def _also(sitting: Sitting, decision: Decision | None) -> list[str]:
    """What is possible besides, for the menu: giving up, offers."""
    if decision is None:
        return []
    view = sitting.match.view(decision.seat)
    return [sitting.game.describe(move, view) for move in decision.also]


def _verdict(sitting: Sitting) -> list[tuple[int, int, bool]]:
    """(seat, score, won) of the play that has just ended, [] while one goes on."""
    if sitting.announcing:
        outcome = sitting.results[sitting.announced]
    elif sitting.match.outcome is not None:
        outcome = sitting.match.outcome
    else:
        return []
    return [(seat, score, seat in outcome.winners) for seat, score in enumerate(outcome.scores)]


def _score(sitting: Sitting) -> tuple[str, tuple[int, ...]] | None:
    """What a series, or a row of rematches, stands at; None where there is neither."""
    ended = sitting.announced + sitting.announcing
    results = sitting.results[:ended] if sitting.match.outcome is None else sitting.results
    if results:
        title = _("Series")
        points = tuple(map(sum, zip(*(result.scores for result in results), strict=True)))
    elif any(sitting.wins):
        title, points = _("Matches won"), sitting.tally()
    else:
        return None
    return title, points
