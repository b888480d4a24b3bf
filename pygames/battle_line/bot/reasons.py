"""Why a move is good: facts, in short sentences addressed to the player; none, no sentence."""

from collections.abc import Iterator

from pygames.battle_line.bot.evaluation import Evaluation
from pygames.battle_line.formations import BATTALION, HOST, PHALANX, SKIRMISH, WEDGE, best
from pygames.battle_line.moves import Betray, Desert, Move, Redeploy
from pygames.battle_line.pieces import FOG, MUD, TACTICS, card_title
from pygames.battle_line.position import Position
from pygames.battle_line.proof import prove
from pygames.core.game import Decision
from pygames.core.language import N_, Name, _, ngettext

__all__ = ["reasons"]

_FORMATIONS = {
    WEDGE: N_("Wedge"),
    PHALANX: N_("Phalanx"),
    BATTALION: N_("Battalion"),
    SKIRMISH: N_("Skirmish"),
    HOST: N_("Host"),
}

_LOST = 0.12
"""Win probability below which a front counts as lost."""
_LIKELY = 0.3
"""Probability that a formation must have to be named as the aim."""
_CHEAP, _DEAR = 0.01, 0.05
"""Win probability of the game: a negligible loss, and a large gain."""


def reasons(view: Position, decision: Decision, move: Move) -> tuple[str, ...]:
    """Say why the deciding seat would make this move."""
    judged = Evaluation(view, decision.seat)
    match move.kind:
        case "play" if move.card < 64:
            return tuple(_placing(judged, move.card, move.front))
        case "play":
            return tuple(_weather(judged, move.card, move.front))
        case "redeploy" | "desert" | "betray":
            return tuple(_guile(judged, move))
        case "claim":
            return tuple(_claim(judged, move.front))
        case "draw":
            return (_draw(judged, move.deck),)
        case "return" if move.card is not None:
            return (_("You need {card} least.", card=card_title(move.card)),)
        case "discard":
            return (_("The other three are better without {card}.", card=card_title(move.card)),)
        case "scout":
            return (_("You draw three cards, and the two worst go back."),)
        case "pass":
            return (_("You cannot place a troop, and a tactics card is worth more later."),)
    return ()


def _placing(judged: Evaluation, card: int, front: int) -> Iterator[str]:
    if judged.state.flags[front] is not None:
        yield _("There it can neither help you nor be used against you.")
        return
    yield from _joining(judged, card, front)
    if card < 60 and judged.kept(card) < _CHEAP:
        yield _("No other front needs {card}.", card=card_title(card))
    if judged.worth[front] == max(judged.worth[f] for f in judged.unclaimed):
        yield _(
            "Front {n} matters most: {percent}% of your chances hang on it.",
            n=front + 1,
            percent=round(100 * judged.worth[front]),
        )


def _joining(judged: Evaluation, card: int, front: int) -> Iterator[str]:
    """Say what the seat's side of a front becomes with a card."""
    cards = tuple(sorted((*judged.state.cards[2 * front + judged.seat], card)))
    if len(cards) >= judged.needed[front]:
        yield from _completing(judged, cards, front)
    else:
        yield _aim(judged, cards, card, front)


def _completing(judged: Evaluation, cards: tuple[int, ...], front: int) -> Iterator[str]:
    state, seat = judged.state, judged.seat
    after = state.copy()
    after.cards[2 * front + seat] = cards
    after.stamps[2 * front + seat] += (state.turn,)
    after.visible |= sum(1 << card for card in cards if card < 60)
    proof = prove(after, front, seat)
    formation = best(cards, judged.needed[front], 0, judged.fog[front])
    values = {"n": front + 1, "formation": _title(formation.rank), "sum": formation.total}
    if proof.holds:
        yield _("Front {n} becomes {formation:a} ({sum}), and nothing can beat that.", **values)
    elif judged.chance[front] < _LOST:
        yield _lost(judged, front)
    else:
        yield _("Front {n} becomes {formation:a} ({sum}).", **values)


def _aim(judged: Evaluation, cards: tuple[int, ...], card: int, front: int) -> str:
    """Say which formation an incomplete side aims at."""
    hand = judged.hand & ~(1 << card) if card < 60 else judged.hand
    rank, likely, better = 0, 0.0, 0.0
    for strength, p in judged.prospect(front, cards, hand):
        rank = strength // 64
        likely += p
        if rank > HOST:
            better = likely
        if likely >= _LIKELY:
            break
    if likely < _LIKELY or judged.chance[front] < _LOST:
        return _lost(judged, front)
    if rank == HOST:
        percent = round(100 * better)
        if not percent:
            return _("Front {n} can become no more than a Host.", n=front + 1)
        return _(
            "Front {n} is {percent}% likely to become more than a Host.",
            n=front + 1,
            percent=percent,
        )
    values = {"n": front + 1, "formation": _title(rank), "percent": round(100 * likely)}
    if rank == WEDGE:
        return _("Front {n} can become {formation:a}: {percent}% likely.", **values)
    return _("Front {n} can become {formation:a} or better: {percent}% likely.", **values)


def _lost(judged: Evaluation, front: int) -> str:
    percent = round(100 * judged.chance[front])
    return _(
        "You are {percent}% likely to win front {n}, so a spare card can go there.",
        n=front + 1,
        percent=percent,
    )


def _title(rank: int) -> Name:
    return Name.of(_FORMATIONS[rank])


def _weather(judged: Evaluation, card: int, front: int) -> Iterator[str]:
    if card == FOG:
        yield _("You do better on front {n} when only the sum counts.", n=front + 1)
    elif card == MUD:
        yield _("You do better on front {n} when it needs four cards.", n=front + 1)
    if judged.chance[front] < 0.5:
        yield _(
            "As things stand, you are {percent}% likely to win it.",
            percent=round(100 * judged.chance[front]),
        )


def _guile(judged: Evaluation, move: Redeploy | Desert | Betray) -> Iterator[str]:
    state, seat = judged.state, judged.seat
    card, title = move.card, card_title(move.card)
    if card in (FOG, MUD):
        yield _("You do better on this front without {card}.", card=title)
        return
    front = judged.side_of(card) >> 1
    if move.kind == "redeploy":
        if judged.chance[front] < _LOST:
            yield _(
                "You are {percent}% likely to win front {n}.",
                n=front + 1,
                percent=round(100 * judged.chance[front]),
            )
        else:
            yield _("Front {n} can spare {card}.", n=front + 1, card=title)
    else:
        theirs = tuple(sorted(state.cards[2 * front + 1 - seat]))
        rank = best(theirs, judged.needed[front], judged.unseen, judged.fog[front]).rank
        yield _(
            "With {card} your opponent could make {formation:a} at front {n}.",
            card=title,
            n=front + 1,
            formation=_title(rank or HOST),
        )
    if move.kind != "desert" and move.front is not None:
        yield from _joining(judged, card, move.front)


def _claim(judged: Evaluation, front: int) -> Iterator[str]:
    state, seat = judged.state, judged.seat
    mine = prove(state, front, seat).mine
    assert mine is not None  # only a complete side can be claimed
    yield _(
        "Your opponent can no longer beat your {formation} ({sum}).",
        formation=_title(mine.rank),
        sum=mine.total,
    )
    after = state.copy()
    after.flags[front] = seat
    if after.has_won(seat):
        yield _("Front {n} wins you the game.", n=front + 1)
    elif judged.worth[front] > _DEAR:
        yield _("Once claimed, a front is safe from tactics cards.")


def _draw(judged: Evaluation, deck: int) -> str:
    if deck == TACTICS:
        return _("You have no tactics card, and one can turn a front around.")
    state, seat = judged.state, judged.seat
    free = sum(judged.needed[f] - len(state.cards[2 * f + seat]) for f in judged.unclaimed)
    return ngettext(
        "Your side has {n} place left to fill.", "Your side has {n} places left to fill.", free
    )
