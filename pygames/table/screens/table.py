"""The table: a match as the holder of the device sees it."""

from collections.abc import Sequence
from itertools import groupby, islice
from types import MappingProxyType
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.game import Decision, State
from pygames.core.language import N_, _
from pygames.core.players import bot_name, is_you
from pygames.core.series import Series
from pygames.table import offers
from pygames.table.board import AT, Sight
from pygames.table.facing import face_each_other
from pygames.table.guided import Guided
from pygames.table.hot_seat import LIVE
from pygames.table.lesson import LessonSession
from pygames.table.made_values import MadeValues, called
from pygames.table.markup import people, render
from pygames.table.moments import MOMENTS
from pygames.table.play_mode import FIRST_LEVEL
from pygames.table.screens import Screen, ending, hint
from pygames.table.screens.buttons import buttons, orders, standing
from pygames.table.screens.deeds import line, shown_moments, stage
from pygames.table.story import Deed, counted
from pygames.table.table_session import MENU, PLACES, TableSession
from pygames.table.terms import Terms
from pygames.table.trial import Trial
from pygames.table.typed_line import TypedLine

__all__ = ["ALSO", "KEYS", "LOG", "MOVES", "draw", "score", "wish"]

LOG, KEYS, ALSO, MOVES = "log", "keys", "also:", "moves"
"""What can be opened besides a game's own: sheets, a confirmation (`also:0`), the list of moves."""

_LATEST = 30
"""At most this many turns of the log are shown."""


def draw(
    table: TableSession,
    hinted: bool = True,
    hurried: bool = False,
    kept: MadeValues = MappingProxyType({}),
    turns: bool = False,
    mirrors: bool = False,
    line: TypedLine | None = None,
) -> Screen:
    """Draw the table.

    `hinted`: whether bots may be asked for hints. `hurried`: whether what takes long may be left
    out; `TableSession.brief` is then whether it was. `kept`: see `made_values.kept`. `turns`:
    whether the board is turned for whoever sits opposite, where two people face each other.
    `mirrors`: see `Device.mirrors`. `line`: the one to type moves into, if it is open.
    """
    sight, board = table.sight(), table.board
    table.brief = bool(hurried and board.slow and board.slow(sight))
    sight = sight._replace(brief=table.brief)
    title = table.heading
    prompt, seat = wish(table, sight)
    body = render(
        "table/table.html",
        game=table.game.id,
        match=table.id,
        title=title,
        prompt=prompt,
        prompt_seat=seat,
        yours=sight.decision is not None and seat is not None and is_you(sight.names[seat]),
        names=sight.names,
        turn=_turn(table, seat),
        turns=turns if face_each_other(table) else None,
        hints=hinted and offers.hint(table),
        mirrors=mirrors,
        **_seats(table, sight),
        **_drawing(table, sight),
        **_choices(table, sight),
        **_past(table, sight),
        **_ways_on(table, sight, kept),
        typed=line.drawn(table, sight, prompt) if line else "",
    )
    return Screen("table", _("{prompt} · {game}", prompt=prompt, game=title), body, table.game.id)


def _turn(table: TableSession, seat: int | None) -> int | None:
    """Return the seat whose turn all around this device must see at a glance, None for no such."""
    goes_on = seat in table.waiting and ending.outcome_of(table) is None
    return seat if goes_on and len(table.people) > 1 and not table.parting else None


def _seats(table: TableSession, sight: Sight[State]) -> dict[str, object]:
    """Return who sits there, holds the device, and is asked."""
    return {
        "people": people(sight.names),
        "imagined": table.imagined,
        "here": " ".join(map(str, table.people)),
        "awaited": " ".join(map(str, table.match.awaited)),
        "above": table.above(),
        "beyond": table.beyond(),
        "entries": table.entries() if table.opened == MENU else "",
        "line": table.line,
        "chip": table.chip(),
        "dialog": table.dialog() if table.opened == LIVE else "",
        "decision": sight.decision,
        "asked": table.asked,
        "holder": table.holder,
        "open_table": table.at_open_table,
        "takers": [(seat, _("I am {name}", name=sight.names[seat])) for seat in _takers(table)],
        "parting": table.parting,
        "looking": table.looking,
        "thinks": table.thinker is not None and not table.waiting,
        "thinking": table.thinker is not None and not table.stopped,
        "stopped": table.thinker is not None and table.stopped,
    }


def _drawing(table: TableSession, sight: Sight[State]) -> dict[str, object]:
    """Return what the board draws, and what the page may ask of it."""
    board = table.board
    return {
        "scene": board.scene(sight),
        "hand": board.hand(sight) if board.hand else "",
        "counters": board.counters(sight) if board.counters else (),
        "facts": board.facts(sight) if board.facts else "",
        "sheet": board.sheet(sight) if board.sheet and not _own(table.opened) else None,
        "opened": table.opened,
        "asked_terms": Terms(table.game.id, board.terms),
        "aims": AT in sight.next and board.aim is not None,
        "measures": board.measure is not None,
        "reckons": AT in sight.next and board.reckoned is not None,
    }


def _choices(table: TableSession, sight: Sight[State]) -> dict[str, object]:
    """Return what the holder can choose."""
    return {
        "passes": _passes(table),
        "at_hand": _at_hand(table, sight),
        "proposed": table.proposed is not None,
        "buttons": buttons(table, sight),
        "orders": orders(table, sight),
        "undo": table.why_no_undo,
        "undoing": table.undoing,
        "redo": offers.undo(table) and table.match.can_redo(),
        "hint": hint.hint_panel(table, sight.decision),
        "places": _places(table, sight),
        "listed": _listed(table, sight.decision),
        "also": _also(table, sight.decision),
        "habits": _habits(table, sight.decision),
        "standing": standing(table),
        "question": _question(table, sight.decision),
    }


def _past(table: TableSession, sight: Sight[State]) -> dict[str, object]:
    """Return what has happened."""
    terms = Terms(table.game.id, table.board.terms)
    return {
        "moves": len(table.match.log),
        "said": table.match.revision,
        "told": _told(table.news()),
        "happening": shown_moments(table.happening),
        "stage": stage(table.board, sight, table.happening),
        "going_on": bool(table.happening) and not table.choosing,
        "log": _linked(_grouped(_deeds(table), _LATEST, marked=True), terms),
        "score": score(table),
    }


def _ways_on(table: TableSession, sight: Sight[State], kept: MadeValues) -> dict[str, object]:
    """Return whether the match is over, and what can be done then or besides."""
    match = table.match
    lesson = table if isinstance(table, LessonSession) else None
    end = ending.ending(table, sight)
    return {
        "over": match.outcome is not None,
        "reviewed": table.reviewable and lesson is None,
        "announcing": table.announcing,
        "playing": offers.goes_on(table),
        "lesson": lesson,
        "guided": isinstance(table, Guided),
        "trial": isinstance(table, Trial),
        "kept": table.play_mode is None,
        "first_match": lesson.first_match if lesson else "",
        "lesson_bots": lesson is not None and bool(lesson.game.bot),
        "next_lesson": lesson.successor if lesson else None,
        "lesson_bot": bot_name(FIRST_LEVEL) if match.setup.seats == 2 else "",
        "making": called(table.game, sight.view, kept) if lesson is None else None,
        "ending": end,
        "stronger": bot_name(end.higher) if end and end.higher else "",
    }


def _own(opened: str) -> bool:
    """Whether this is a sheet of the table and not the game's."""
    return opened in ("", MENU, LOG, KEYS, MOMENTS, LIVE) or opened.startswith(ALSO)


def wish(table: TableSession, sight: Sight[State]) -> tuple[str, int | None]:
    """Return the prompt and the seat it addresses."""
    match, board = table.match, table.board
    if isinstance(table, LessonSession):
        return table.text, None
    if (outcome := ending.outcome_of(table)) is not None:
        winners = outcome.winners
        return board.result(outcome, sight.names), winners[0] if len(winners) == 1 else None
    if table.looked_at:
        return table.waits() or _("You can only view this match."), None
    if not table.asked:
        return table.waits(), None
    if not sight.picked and (question := table.question()):
        return question, None
    if table.thinker is not None and not table.waiting:
        name = sight.names[table.thinker]
        if table.stopped:
            return _("{name} has stopped thinking.", name=name), table.thinker
        if len(table.thinkers) > 1:
            return _("The bots are thinking …"), None
        return _("{name} is thinking …", name=name), table.thinker
    if table.parting and len(table.waiting) > 1:
        return _("Who is next?"), None
    if table.parting:
        seat = table.asked[0]
        return _("{name} is next.", name=sight.names[seat]), seat
    if table.looking:
        seat = table.asked[0]
        return _(
            "{name} is next: take your time, then pass the device.", name=sight.names[seat]
        ), seat
    if table.passes:
        return (board.asks_all and board.asks_all(sight)) or _("Who wants to act?"), None
    seat = sight.decision.seat if sight.decision else table.asked[0]
    if table.proposed is not None:
        return _("{move}?", move=match.describe(table.proposed, state=sight.view)), seat
    return board.prompt(sight), seat


def _takers(table: TableSession) -> list[int]:
    """Return who may take the device from the open table, once what happened has been seen."""
    return [] if table.happening else table.takers


_PASSES = (N_("Nobody"), N_("Nobody, for the rest of the turn"))


def _passes(table: TableSession) -> list[tuple[str, str]]:
    """Return the buttons by which nobody acts: each kind of pass, and its text."""
    kinds = [] if table.happening else table.passes
    return [(kind, _(text)) for kind, text in zip(kinds, _PASSES, strict=False)]


def _deeds(table: TableSession) -> list[Deed]:
    """Return the log up to the end of the game that is being announced."""
    deeds = table.deeds()
    if table.announcing:
        ends = [place for place, deed in enumerate(deeds) if deed.result]
        return deeds[: ends[table.announced] + 1]
    return deeds


class _Run(NamedTuple):
    """Consecutive deeds of one seat."""

    key: str
    result: bool
    line: Markup
    weighty: bool = False
    """Whether it was shown on the board."""


def _grouped(deeds: list[Deed], latest: int, *, marked: bool = False) -> list[_Run]:
    """Group the log by seat, counting repeats; return the latest groups."""
    whole = groupby(reversed(deeds), key=lambda deed: (deed.seat, deed.result))
    runs = [list(run)[::-1] for _who, run in islice(whole, latest)][::-1]
    return [
        _Run(
            f"{run[0].entry}-{run[0].result:d}",
            run[0].result,
            line(run[0].seat, counted(deed.text for deed in run), marked=marked),
        )
        for run in runs
    ]


def _linked(runs: list[_Run], terms: Terms) -> list[_Run]:
    """Return the log with its terms as links, where they were used last."""
    return [run._replace(line=terms.linked(run.line)) for run in reversed(runs)][::-1]


def _told(deeds: list[Deed]) -> list[_Run]:
    """Return what is new to the holder: moments first, then the rest, the newest first.

    What has cost somebody comes first, and says so; what somebody has done precedes the dice for
    it, which come before it in the log. What only led to something comes last.
    """
    moments = [(deed, deed.moment) for deed in reversed(deeds) if deed.moment]
    moments.sort(key=lambda it: (not it[1].cost, it[0].seat is None))
    runs = {
        minor: [
            _Run(f"{it.entry}", False, line(it.seat, (shown.cost or it.text,)), weighty=True)
            for it, shown in moments
            if shown.minor == minor
        ]
        for minor in (False, True)
    }
    plain = _grouped([deed for deed in deeds if not deed.moment], 2)[::-1]
    return runs[False] + plain + runs[True]


def _listed(table: TableSession, decision: Decision | None) -> list[str] | None:
    """Return every move as a sentence, None unless the list is open."""
    if MOVES not in table.unfolded or decision is None:
        return None
    view = table.view_for(decision)
    return [table.match.describe(move, state=view) for move in decision.moves]


def _places(table: TableSession, sight: Sight[State]) -> Sequence[tuple[str, str]] | None:
    """Return the places that are told in words, None unless their list is open."""
    if PLACES not in table.unfolded or AT not in sight.next:
        return None
    return table.board.landmarks(sight) if table.board.landmarks else ()


def _also(table: TableSession, decision: Decision | None) -> list[str]:
    """Return the labels of the extra moves in the menu: resigning, offers."""
    if decision is None:
        return []
    view = table.view_for(decision)
    return [table.match.describe(move, state=view) for move in decision.also]


def _habits(table: TableSession, decision: Decision | None) -> list[int]:
    """Return the places of the extra moves that change nothing but what one is asked about."""
    also = decision.also if decision else ()
    return [n for n, move in enumerate(also) if move.kind in table.game.quiet]


def _at_hand(table: TableSession, sight: Sight[State]) -> list[tuple[int, str]]:
    """Return the extra moves that have buttons: those that take back what the holder has chosen
    while others still choose, and those that the board wants at hand.
    """
    decision, board = sight.decision, table.board
    if decision is None:
        return []
    taken_back = table.revisions(decision)
    called = board.at_hand(sight) if board.at_hand else {}
    return [
        (n, called.get(move, text))
        for n, (move, text) in enumerate(zip(decision.also, _also(table, decision), strict=True))
        if move in taken_back or move in called
    ]


class _Question(NamedTuple):
    """What is asked before an extra move is made."""

    title: str
    text: str = ""


def _question(table: TableSession, decision: Decision | None) -> _Question | None:
    """Return the question, None unless one of the extra moves has been chosen."""
    chosen = table.opened.removeprefix(ALSO)
    if (
        decision is None
        or chosen == table.opened
        or chosen not in map(str, range(len(decision.also)))
    ):
        return None
    move = decision.also[int(chosen)]
    if move.kind != table.game.resigning:
        view = table.view_for(decision)
        return _Question(_("{move}?", move=table.match.describe(move, state=view)))
    others = [name for seat, name in enumerate(table.names) if seat != decision.seat]
    single = not isinstance(table.match.state, Series)
    title = _("Resign this match?") if single else _("Resign this game of the series?")
    return _Question(title, _("{name} wins.", name=others[0]) if len(others) == 1 else "")


def score(table: TableSession) -> tuple[str, tuple[int, ...]] | None:
    """Return the score of a series, or of a run of rematches; None for a single match."""
    ended = table.announced + table.announcing
    results = table.results[:ended] if table.match.outcome is None else table.results
    if results:
        title = _("Series")
        points = tuple(map(sum, zip(*(result.scores for result in results), strict=True)))
    elif any(table.wins):
        title, points = _("Matches won"), table.tally()
    else:
        return None
    return title, points
