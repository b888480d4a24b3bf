"""The promo cards (NA-158 to NA-161, NA-193 to NA-196)."""

from itertools import permutations

from pygames.core.language import N_
from pygames.core.steps import Ask, Run
from pygames.not_alone.caches import CACHE, HIDE, hide_cards
from pygames.not_alone.card_decisions import choose_hunted, cycle, divert
from pygames.not_alone.cards.registry import Hunt, Survival
from pygames.not_alone.effects import is_under
from pygames.not_alone.moves import NOTHING, Exchange, Nothing
from pygames.not_alone.pieces import ARTEMIA, CREATURE, TARGET, TOKENS
from pygames.not_alone.place_selection import ONE_OF_THREE, withdraw
from pygames.not_alone.planet import adjacent
from pygames.not_alone.position import Position
from pygames.not_alone.question import Question
from pygames.not_alone.tracks import can_retreat, retreat
from pygames.not_alone.turn import InPlay
from pygames.not_alone.will import can_heal, heal, lose_will

__all__ = ["HUNT_CARDS", "SURVIVAL_CARDS"]

# --- Hunt ------------------------------------------------------------------------------------


def _can_deploy(state: Position) -> bool:
    return can_retreat(state) and CREATURE in state.turn.tokens


def _deployment(state: Position) -> None:
    retreat(state)
    divert(state, state.creature, CREATURE)


def _undominated(state: Position) -> list[int]:
    return [seat for seat in state.order if seat not in state.dominated]


def _domination(state: Position) -> None:
    choose_hunted(state, _undominated(state), _dominate)


def _dominate(state: Position, seat: int) -> None:
    """Put the card itself there, also if it is Flashback (NA-159)."""
    state.dominated = {**state.dominated, seat: state.turn.in_play[-1].card}


def _bloodlust(state: Position) -> None:
    """Heal those below the token, in seat order, then hurt those beside it (NA-160)."""
    covered = state.turn.tokens[TARGET]
    working = tuple(position for position in covered if position not in state.turn.alerted)
    healed, hurt = [], []
    for seat in state.order:
        slots = [slot for slot in state.slots_of(seat) if not slot.immune]
        if any(slot.position in covered for slot in slots):
            if any(is_under(state, slot, TARGET) for slot in slots) and can_heal(state, seat):
                healed.append(Run(heal, (seat,)))
        elif (seat, TARGET) not in state.turn.avoids and any(
            slot.position in adjacent(working) for slot in slots
        ):
            hurt.append(Run(lose_will, (seat,)))
    state.push(*reversed([*healed, *hurt]))


_PERMUTE = Question("permute", picks={"token": Exchange})


def _ubiquity(state: Position, _played: InPlay) -> None:
    state.push(Ask(_PERMUTE.name, state.creature, _permutations, _permuted))


def _permutations(state: Position, _creature: int) -> list[Exchange | Nothing]:
    """Return all ways to permute the tokens: exchanges of two, and the two cycles of three."""
    tokens = [token for token in TOKENS if token in state.turn.tokens]
    cycles = [
        Exchange(some)
        for size in range(2, len(tokens) + 1)
        for some in permutations(tokens, size)
        if some[0] == min(some)
    ]
    return [NOTHING, *cycles]


def _permuted(state: Position, move: Exchange | Nothing, _creature: int) -> None:
    if isinstance(move, Exchange):
        cycle(state, move)


# --- Survival --------------------------------------------------------------------------------


def _can_run(state: Position, seat: int) -> bool:
    """Whether three cards can be selected, and nothing else changes how many (NA-65).

    Behind a Smokescreen the Creature cannot tell, so then there must be enough in any case.
    """
    if seat in state.turn.due:
        return False
    if state.turn.smoke:
        return state.loose_size(seat) - len(state.turn.barred) >= 3
    return sum(map(state.accessible, state.may_choose(seat))) >= 3


def _on_the_run(state: Position, seat: int) -> None:
    withdraw(state, seat)
    state.turn.due = {**state.turn.due, seat: ONE_OF_THREE}


def _mimicry(state: Position, seat: int) -> None:
    state.turn.mimics |= {seat}
    state.turn.avoids |= {(seat, CREATURE)}


HUNT_CARDS = {
    "deployment": Hunt(
        N_("Deployment"),
        N_(
            "The Assimilation counter goes back 1 space. Then move the Creature token to an "
            "adjacent place."
        ),
        3,
        windows=(0,),
        can=_can_deploy,
        play=_deployment,
    ),
    "domination": Hunt(
        N_("Domination"),
        N_(
            "Lay this card in front of a Hunted. They discard a Place card after each turn, until"
            " they have no Will left or give in."
        ),
        2,
        can=lambda state: bool(_undominated(state)),
        play=_domination,
    ),
    "bloodlust": Hunt(
        N_("Bloodlust"),
        N_(
            "Each Hunted under the Target token regains 1 Will. Each Hunted beside it loses 1 Will."
        ),
        2,
        (TARGET,),
        strike=_bloodlust,
    ),
    "ubiquity": Hunt(
        N_("Ubiquity"),
        N_("When the places are revealed, you may make the tokens swap places."),
        2,
        (ARTEMIA, TARGET),
        revealed=_ubiquity,
        asks=(_PERMUTE,),
    ),
}
SURVIVAL_CARDS = {
    "on_the_run": Survival(
        N_("On the Run"),
        N_(
            "Choose 3 cards this turn. Once the tokens are placed, explore one of them; after the"
            " turn take it back and discard the others."
        ),
        1,
        _on_the_run,
        _can_run,
        due=ONE_OF_THREE,
    ),
    "mimicry": Survival(
        N_("Mimicry"),
        N_(
            "The Creature does not catch you this turn. If its token lies on your place, the "
            "Rescue counter moves 1 space."
        ),
        1,
        _mimicry,
        lambda state, seat: seat not in state.turn.mimics,
    ),
    "caches": Survival(
        N_("Caches"),
        N_(
            "Draw 2 Survival cards, look at them and lay them face down under two places. Whoever"
            " uses such a place may take its card."
        ),
        4,
        hide_cards,
        lambda _state, _seat: True,
        asks=(
            HIDE,
            CACHE,
        ),
    ),
    "vaccine": Survival(
        N_("Vaccine"),
        N_("The Assimilation counter goes back 1 space."),
        1,
        lambda state, _seat: retreat(state),
        lambda state, _seat: can_retreat(state),
    ),
}
