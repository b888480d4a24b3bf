"""What a device says about taking back by consent: it asks, answers, and does what is granted."""

from itertools import takewhile

from pygames.core.game import IllegalMove
from pygames.core.language import N_
from pygames.post.bodies import Answer, Ask, Choice
from pygames.post.consent import Request
from pygames.post.far_match import FarMatch

__all__ = ["answer", "ask", "latest_choice", "settle", "unsent"]


def latest_choice(
    match: FarMatch, seat: int | None, *, past_passes: bool = False
) -> tuple[int, int]:
    """Return a seat of this device, or this one, and the number of its last choice, which is sent.

    Once others are to move, all that it has chosen in its turn is one choice. Raises `IllegalMove`
    where it cannot be asked back.
    """
    found = _unmade(match, seat) or _made(match, seat, past_passes)
    alone = not all(match.hellos) or not frozenset(range(match.setup.seats)) - match.plays
    asked = [it for it in match.requests if it.seat == found[0]]
    if match.outcome is not None or alone or asked or _is_refused(match, *found):
        raise IllegalMove(N_("What is sent stands."))
    return found


def _unmade(match: FarMatch, seat: int | None) -> tuple[int, int] | None:
    """Return what has been chosen while others come first."""
    for it in sorted(match.plays if seat is None else match.plays & {seat}):
        numbers = {*range(max(match.done[it], 1), match.messages.have[it])}
        numbers -= match.consents.taken[it]
        said = [n for n in sorted(numbers) if isinstance(match.consents.said(it, n), Choice)]
        if said:
            return it, said[-1 if _goes_on(match, it) else 0]
    return None


def _made(match: FarMatch, seat: int | None, past_passes: bool) -> tuple[int, int]:
    index = match.last_choice(seat, past_passes=past_passes)
    mover = match.log[index].seat
    if mover not in match.plays:
        raise IllegalMove(N_("Someone else has moved since."))
    made = [made for made in match.latest if made.at <= index][::-1]
    turn = [*takewhile(lambda made: made.seat == mover, made)]
    return mover, turn[0 if _goes_on(match, mover) else -1].number


def _goes_on(match: FarMatch, seat: int) -> bool:
    return any(decision.seat == seat for decision in match.decisions)


def _is_refused(match: FarMatch, seat: int, first: int) -> bool:
    """Whether somebody has refused to let this choice be taken back."""
    for number in range(first, match.messages.have[seat]):
        request = match.consents.request(seat, number)
        if request and request.first == first:
            others = (it for it in range(match.setup.seats) if it != seat)
            places = ((it, request.place(it)) for it in others)
            if Answer(False, seat, number) in (match.consents.said(*place) for place in places):
                return True
    return False


def ask(match: FarMatch, seat: int, first: int) -> None:
    """Ask all others whether a seat of this device may take a choice back."""
    match.say(seat, Ask(first, match.messages.have))
    settle(match)


def answer(match: FarMatch, request: Request, seats: list[int], *, grants: bool) -> None:
    """Answer for seats of this device."""
    for seat in seats:
        match.say(seat, Answer(grants, request.seat, request.number))
    settle(match)


def settle(match: FarMatch) -> None:
    """Say what nobody here has to think about, and withdraw what says nothing any more.

    Bots grant whatever is asked, and so does who sits at the device from which it is. Who has
    asked carries out what all have granted.
    """
    while any(_is_withdrawn(match, seat) for seat in match.plays) or any(
        _is_answered(match, request, seat) for request in match.requests for seat in match.plays
    ):
        pass


def unsent(match: FarMatch, seat: int) -> Ask | Answer | None:
    """Return the last that a seat has said, if that is about taking back, and has not left."""
    last = match.messages.have[seat] - 1
    if last < max(match.sent[seat], 1) or last in match.consents.taken[seat]:
        return None
    said = match.consents.said(seat, last)
    return said if isinstance(said, Ask | Answer) else None


def _is_withdrawn(match: FarMatch, seat: int) -> bool:
    """Withdraw what a seat has said last, if it asks what is decided, or answers nothing."""
    said, number = unsent(match, seat), match.messages.have[seat] - 1
    if isinstance(said, Ask):
        request = match.consents.request(seat, number)
    elif isinstance(said, Answer) and said.grants:
        request = match.consents.request(said.seat, said.number)
    else:
        return False
    consents = match.consents
    if request and (consents.is_open(request) or request.number in consents.taken[request.seat]):
        return False
    match.withdraw(seat)
    return True


def _is_answered(match: FarMatch, request: Request, seat: int) -> bool:
    """Answer for a seat, if that needs no person."""
    silent = match.consents.silent(request)
    hello = match.hellos[seat]
    near = request.seat in match.plays or (hello is not None and hello.level > 0)
    if seat not in silent or not near:
        return False
    match.say(seat, Answer(True, request.seat, request.number))
    return True
