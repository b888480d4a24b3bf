"""An army is put together before it is chosen: squads, their figures, and cards of one's own.

Touches say what is to be, such as `size:2:9`, nine figures in squad 2, so that each of them changes
what can be touched next. The draft is the text of the army (see `forces.writing`).
"""

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from pygames.core.game import BadSetup, Decision, IllegalMove
from pygames.deep_space_wars.board.picks import army_element, faction_of
from pygames.deep_space_wars.engine.moves import Muster
from pygames.deep_space_wars.engine.musters import why_no_army
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps.setting_up import army_limit
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.armies import POINT_LIMITS, army_points, ready_armies
from pygames.deep_space_wars.forces.cards import Card
from pygames.deep_space_wars.forces.checks import LARGEST_SQUAD, VALUES
from pygames.deep_space_wars.forces.designs import CHOICES, altered, card_called
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.forces.writing import MOST_SQUADS, Squads, read, written
from pygames.table.board import Drafting, Path

__all__ = [
    "DRAFTING",
    "EDITED",
    "NOBODY",
    "added",
    "beside",
    "choices",
    "chosen_fields",
    "copied",
    "dropped",
    "edited",
    "edits",
    "in_draft",
    "loaded",
    "resized",
    "setup",
    "why_not",
    "with_ability",
    "with_field",
    "with_stat",
]

EDITED = "edit:"
"""How the ids begin that open and close what can be changed on the card of a squad."""
NOBODY = "none"
"""What stands in the place of a faction for an army without squads."""

_ADD, _LOAD, _SIZE, _DROP, _COPY = "add:", "load:", "size:", "drop:", "copy:"
_STAT, _ABILITY, _FIELD = "stat:", "ability:", "field:"


def added(card: str) -> str:
    """Return the id that adds a squad with this card."""
    return f"{_ADD}{card}"


def loaded(faction: str) -> str:
    """Return the id that begins anew with the ready army of a faction, or with `NOBODY`."""
    return f"{_LOAD}{faction}"


def resized(squad: int, figures: int) -> str:
    """Return the id that gives a squad so many figures."""
    return f"{_SIZE}{squad}:{figures}"


def dropped(squad: int) -> str:
    """Return the id that takes a squad out."""
    return f"{_DROP}{squad}"


def copied(squad: int) -> str:
    """Return the id that adds another squad of the same card and size."""
    return f"{_COPY}{squad}"


def edited(squad: int) -> str:
    """Return the id that opens and closes what can be changed on the card of a squad."""
    return f"{EDITED}{squad}"


def with_stat(stat: str, value: int) -> str:
    """Return the id that gives a stat of the card that is changed a value."""
    return f"{_STAT}{stat}:{value}"


def with_ability(ability: str) -> str:
    """Return the id that puts an ability on the card that is changed, or takes it off."""
    return f"{_ABILITY}{ability}"


def with_field(field: str, value: str) -> str:
    """Return the id that chooses a type, a weapon or a magic for the card that is changed."""
    return f"{_FIELD}{field}:{value}"


@lru_cache(maxsize=64)
def in_draft(layout: str) -> tuple[tuple[Card, int], ...] | None:
    """Return the card and the figures of each squad of a draft, None if it is not one."""
    try:
        squads = read(layout)
    except BadSetup:
        return None
    return tuple((card, figures) for name, figures in squads if (card := card_called(name)))


def why_not(view: State, layout: str) -> IllegalMove | None:
    """Return what stands against the army of a draft, None if nothing does."""
    return why_no_army(_muster(layout), army_limit(view), view.setting.house_rules.card_guard)


def edits(picked: Path) -> int | None:
    """Return the squad whose card is being changed, None if none is."""
    opened = next((it for it in reversed(picked) if it.startswith(EDITED)), None)
    return None if opened is None else int(opened.removeprefix(EDITED))


def setup(layout: str) -> dict[str, Any]:
    """Return the options of a battle for the army of a text: the least points that it fits in.

    Raises `BadSetup` for a text that is none (DSW-86).
    """
    read(layout)
    points = army_points(in_draft(layout) or ())
    limit = next((limit for limit in POINT_LIMITS if limit >= points), POINT_LIMITS[-1])
    return {"points": limit, "armies": "chosen"}


# --- the draft -----------------------------------------------------------------------------------


def _muster(layout: str) -> Muster:
    return Muster(tuple((card.id, figures) for card, figures in in_draft(layout) or ()))


def _ready(view: State, faction: str) -> str:
    """Return the draft of the ready army of a faction."""
    army = () if faction == NOBODY else ready_armies(army_limit(view))[faction]
    return written((card.id, figures) for card, figures in army)


def _begin(view: State, _decision: Decision, rng: random.Random) -> str:
    """Begin with a ready army, so that it can be played at once."""
    return _ready(view, rng.choice([*ready_armies(army_limit(view))]))


def _fitted(_view: State, _decision: Decision, layout: str) -> str | None:
    return None if in_draft(layout) is None else layout


def _following(view: State, _decision: Decision, layout: str, picked: Path) -> list[str]:
    army = in_draft(layout) or ()
    factions = ready_armies(army_limit(view))
    found = [army_element(faction) for faction in factions]
    found += [loaded(it) for it in (NOBODY, *factions) if _ready(view, it) != layout]
    if len(army) < MOST_SQUADS:
        found += [added(card) for card in CARDS]
    for squad, (_card, figures) in enumerate(army):
        found.append(edited(squad))
        found.append(resized(squad, figures - 1) if figures > 1 else dropped(squad))
        if figures < LARGEST_SQUAD:
            found.append(resized(squad, figures + 1))
    number = edits(picked)
    if (number := edits(picked)) is not None and number < len(army):
        found += _changes(army, number)
    return found


def _changes(army: Sequence[tuple[Card, int]], squad: int) -> Iterator[str]:
    """Yield what can be changed on the card of a squad, and what else can be done with it."""
    card, figures = army[squad]
    for stat in VALUES:
        yield from (with_stat(stat, value) for value in beside(card, stat))
    yield from map(with_ability, ABILITIES)
    for field in CHOICES:
        others = (it for it in choices(card, field) if it != getattr(card, field))
        yield from (with_field(field, value) for value in others)
    if len(army) < MOST_SQUADS:
        yield copied(squad)
    if figures > 1:
        yield dropped(squad)


def choices(card: Card, field: str) -> Sequence[str]:
    """Return what a card can have for a type, a weapon or a magic; () for no weapon (DSW-29)."""
    if field == "weapon":
        return CHOICES[field][1:] if card.shooting else ()
    return CHOICES[field]


def beside(card: Card, stat: str) -> list[int]:
    """Return the next lower and the next higher value of a stat, as far as there are any."""
    value, values = getattr(card, stat), VALUES[stat]
    if stat == "energy":
        values = range(1, 13) if card.shooting else ()
    lower, higher = ([it for it in values if it < value], [it for it in values if it > value])
    return [*lower[-1:], *higher[:1]]


def _arranged(view: State, _decision: Decision, layout: str, picked: Path) -> str | None:
    """Change the army."""
    squads: Squads = _muster(layout).squads
    kind, _colon, what = picked[-1].partition(":")
    match kind:
        case "edit":
            return None
        case "add":
            return written((*squads, (what, CARDS[what].sizes[0])))
        case "load":
            return _ready(view, what)
        case "size":
            squad, _colon, figures = what.partition(":")
            return _with(squads, int(squad), squads[int(squad)][0], int(figures))
        case "drop":
            return written(it for n, it in enumerate(squads) if n != int(what))
        case "copy":
            return written((*squads, squads[int(what)]))
    number = edits(picked)
    assert number is not None
    name, figures_now = squads[number]
    card = card_called(name)
    assert card is not None
    return _with(squads, number, _changed(card, f"{kind}:", what).id, figures_now)


def _with(squads: Squads, squad: int, name: str, figures: int) -> str:
    """Return the draft in which a squad has another card or size."""
    return written((name, figures) if n == squad else it for n, it in enumerate(squads))


def _changed(card: Card, kind: str, what: str) -> Card:
    """Return a card with another stat, ability, type, weapon or magic."""
    field, _colon, value = what.partition(":")
    if kind == _STAT:
        return altered(card, **{field: int(value)})
    if kind == _FIELD:
        return altered(card, **{field: value})
    stat = ABILITIES[what].stat
    others = [it for it in card.abilities if ABILITIES[it].stat != stat]
    return altered(card, abilities=others if what in card.abilities else [*others, what])


def chosen_fields(card: Card) -> Path:
    """Return the ids of the abilities, type, weapon and magic that a card has."""
    fields = (with_field(field, getattr(card, field)) for field in CHOICES)
    return (*map(with_ability, card.abilities), *fields)


def _stays(_decision: Decision, path: Path, _changes: bool) -> Path:
    """Keep the card open that is being changed, until squads are numbered anew."""
    squad = edits(path)
    if squad is None or path[-1].startswith((_DROP, _LOAD)):
        return ()
    return (edited(squad),)


def _moves(_view: State, _decision: Decision, layout: str) -> list[Any]:
    return [_muster(layout)]


def _laid(_view: State, _decision: Decision, move: Muster) -> str:
    return written(move.squads)


def _outright(view: State, _decision: Decision, _layout: str, path: Path) -> Muster | None:
    """Choose a ready army as it is."""
    faction = faction_of(path[-1])
    if faction is None or faction not in ready_armies(army_limit(view)):
        return None
    return _muster(_ready(view, faction))


def _complete(view: State, _decision: Decision, layout: str) -> bool:
    return why_not(view, layout) is None


DRAFTING = Drafting(
    begin=_begin,
    fitted=_fitted,
    following=_following,
    arranged=_arranged,
    moves=_moves,
    laid=_laid,
    outright=_outright,
    stays=_stays,
    complete=_complete,
    setup=setup,
)
