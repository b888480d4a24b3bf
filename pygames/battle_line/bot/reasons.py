"""Why a move is good, in short sentences addressed to the player."""

from collections.abc import Iterator

from pygames.battle_line.bot.evaluation import Evaluation
from pygames.battle_line.formations import BATTALION, HOST, PHALANX, SKIRMISH, WEDGE, best
from pygames.battle_line.moves import Betray, Desert, Move, Redeploy
from pygames.battle_line.pieces import FOG, MUD, TACTICS, card_title
from pygames.battle_line.position import Position
from pygames.battle_line.proof import prove
from pygames.core.game import Decision
from pygames.core.language import N_, _

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
    """Say why the deciding seat would make this move, in at least one sentence."""
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
            return (_("{card} is the card you need least.", card=card_title(move.card)),)
        case "discard":
            return (_("The other three are better without {card}.", card=card_title(move.card)),)
        case "scout":
            return (_("You draw three cards, and the two worst go back."),)
        case "pass":
            return (_("You cannot place a troop, and a tactics card is worth more later."),)
    return (_("There is nothing better."),)


def _placing(judged: Evaluation, card: int, front: int) -> Iterator[str]:
    state, seat = judged.state, judged.seat
    if state.flags[front] is not None:
        yield _("There it can neither help you nor be used against you.")
        return
    cards = tuple(sorted((*state.cards[2 * front + seat], card)))
    needed = judged.needed[front]
    if len(cards) >= needed:
        yield from _completing(judged, cards, front)
    else:
        yield _aim(judged, cards, card, front)
    if card < 60 and judged.kept(card) < _CHEAP:
        yield _("No other front needs {card}.", card=card_title(card))
    if judged.worth[front] == max(judged.worth[f] for f in judged.unclaimed):
        yield _("Front {n} matters most right now.", n=front + 1)


def _completing(judged: Evaluation, cards: tuple[int, ...], front: int) -> Iterator[str]:
    state, seat = judged.state, judged.seat
    after = state.copy()
    after.cards[2 * front + seat] = cards
    after.stamps[2 * front + seat] += (state.turn,)
    after.visible |= sum(1 << card for card in cards if card < 60)
    proof = prove(after, front, seat)
    formation = best(cards, judged.needed[front], 0, judged.fog[front])
    values = {"n": front + 1, "formation": _(_FORMATIONS[formation.rank]), "sum": formation.total}
    if proof.holds:
        yield _("It completes front {n} ({formation}, {sum}), and nothing can beat that.", **values)
    elif judged.chance[front] < _LOST:
        yield _("Front {n} is as good as lost, so a spare card can go there.", n=front + 1)
    else:
        yield _("It completes front {n} ({formation}, {sum}).", **values)


def _aim(judged: Evaluation, cards: tuple[int, ...], card: int, front: int) -> str:
    """Say which formation an incomplete side aims at."""
    hand = judged.hand & ~(1 << card) if card < 60 else judged.hand
    rank, likely = 0, 0.0
    for strength, p in judged.prospect(front, cards, hand):
        likely += p
        if likely >= _LIKELY:
            rank = strength // 64
            break
    if not rank or judged.chance[front] < _LOST:
        return _("Front {n} is as good as lost, so a spare card can go there.", n=front + 1)
    formation = _(_FORMATIONS[rank])
    return _(
        "Front {n} is on its way to this formation: {formation}.", n=front + 1, formation=formation
    )


def _weather(judged: Evaluation, card: int, front: int) -> Iterator[str]:
    if card == FOG:
        yield _("You do better on front {n} when only the sum counts.", n=front + 1)
    elif card == MUD:
        yield _("You do better on front {n} when it needs four cards.", n=front + 1)
    if judged.chance[front] < 0.5:
        yield _("As things stand, your opponent is ahead there.")


def _guile(judged: Evaluation, move: Redeploy | Desert | Betray) -> Iterator[str]:
    state, seat = judged.state, judged.seat
    card, title = move.card, card_title(move.card)
    if card in (FOG, MUD):
        yield _("You do better on this front without {card}.", card=title)
        return
    front = judged.side_of(card) >> 1
    if move.kind == "redeploy":
        if judged.chance[front] < _LOST:
            yield _("Front {n} is as good as lost.", n=front + 1)
        else:
            yield _("Front {n} can spare {card}.", n=front + 1, card=title)
    else:
        theirs = tuple(sorted(state.cards[2 * front + 1 - seat]))
        rank = best(theirs, judged.needed[front], judged.unseen, judged.fog[front]).rank
        formation = _(_FORMATIONS.get(rank, _FORMATIONS[HOST]))
        yield _(
            "It takes {card} from what your opponent is building on front {n}: {formation}.",
            card=title,
            n=front + 1,
            formation=formation,
        )
    if move.kind != "desert" and move.front is not None:
        yield _("It helps you on front {n}.", n=move.front + 1)


def _claim(judged: Evaluation, front: int) -> Iterator[str]:
    state, seat = judged.state, judged.seat
    mine = prove(state, front, seat).mine
    assert mine is not None  # only a complete side can be claimed
    yield _(
        "Your opponent can no longer beat {formation}, {sum}.",
        formation=_(_FORMATIONS[mine.rank]),
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
    if judged.state.held(judged.seat, TACTICS):
        return _("One tactics card in hand is enough, and you need troops to fill the fronts.")
    return _("You need troops to fill the fronts.")
