"""The army that is put together: its squads, what they come to, and the cards there are."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.core import language
from pygames.core.language import _, listed, ngettext, number
from pygames.deep_space_wars import FACTION_NAMES
from pygames.deep_space_wars.board.armies import mustering
from pygames.deep_space_wars.board.armies.editor import editor, strip
from pygames.deep_space_wars.board.drawing.standees import figure_picture
from pygames.deep_space_wars.board.words import kind_of_card
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps.setting_up import army_limit
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.armies import Army, army_points, ready_armies
from pygames.deep_space_wars.forces.cards import Card
from pygames.deep_space_wars.forces.checks import LARGEST_SQUAD, army_faults
from pygames.deep_space_wars.forces.factions import CARDS, FACTIONS
from pygames.deep_space_wars.texts import FACTION_TEXTS
from pygames.deep_space_wars.wording import card_name
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["builder"]


def builder(sight: Sight[State], battlefield: Markup) -> Markup:
    """Draw the draft of an army, below it the cards of all factions; on what it will fight."""
    view, decision = sight.view, sight.decision
    assert decision is not None
    army = mustering.in_draft(sight.layout) or ()
    limit, guarded = army_limit(view), view.setting.house_rules.card_guard
    faults: dict[int | None, list[str]] = {}
    for squad, rule in army_faults(army, limit, guarded):
        faults.setdefault(squad, []).append(str(rule))
    points = army_points(army)
    return render(
        "deep_space_wars/builder.html",
        seat=decision.seat,
        points=points,
        limit=limit,
        share=min(100, points * 100 // limit),
        sums=list(_sums(view, army)),
        advised=[
            (card_name(card), figures, figure_picture(card, decision.seat))
            for card, figures in mustering.in_draft(sight.ghost) or ()
        ],
        squads=[
            _squad(sight, squad, card, figures, tuple(faults.get(squad, ())))
            for squad, (card, figures) in enumerate(army)
        ],
        starts=list(_starts(sight)) if "starts" in sight.unfolded else [],
        kept=list(_kept(sight)) if "starts" in sight.unfolded else [],
        unfolded=sight.unfolded,
        factions=[
            _Faction(
                faction,
                _(FACTION_NAMES[faction]),
                _(FACTION_TEXTS[faction]),
                [_offer(sight, card) for card in cards if f"faction-{faction}" in sight.unfolded],
            )
            for faction, cards in FACTIONS.items()
        ],
        battlefield=battlefield,
        layout=sight.layout,
    )


class _Faction(NamedTuple):
    """A faction and its cards."""

    id: str
    name: str
    text: str
    cards: list[Markup]


# --- what an army comes to -----------------------------------------------------------------------


def _sums(view: State, army: Army) -> Iterator[tuple[str, str]]:
    """Yield what an army has in all: figures, dice, ranges, speeds; each with its title."""
    single = view.setting.house_rules.single_shots
    shots = sum(n * (1 if single else card.attacks) for card, n in army if card.shooting)
    blows = sum(n * card.attacks for card, n in army if card.close_combat)
    yield _("Figures"), number(sum(n for _card, n in army))
    yield _("Dice to shoot"), number(shots)
    yield _("Dice to fight"), number(blows)
    yield _("Ranges"), _inches({it.shooting * it.energy for it, _n in army if it.shooting})
    yield _("Speeds"), _inches({card.speed for card, _n in army})


def _inches(values: Collection[int]) -> str:
    return listed(_("{n}″", n=value) for value in sorted(values)) or "–"


# --- squads --------------------------------------------------------------------------------------


class _Squad(NamedTuple):
    """Everything that the drawing of a squad depends on."""

    number: int
    seat: int
    card: Card
    figures: int
    fewer: Markup
    """The attributes of the button that makes it smaller, or takes it out if it is one figure."""
    more: Markup
    edit: Markup
    edited: bool
    faults: tuple[str, ...]


def _squad(
    sight: Sight[State], squad: int, card: Card, figures: int, faults: tuple[str, ...]
) -> Markup:
    assert sight.decision is not None
    name = card_name(card)
    less, more = mustering.resized(squad, figures - 1), mustering.resized(squad, figures + 1)
    fewer = (
        sight.attrs(less, _("{squad}: one figure fewer", squad=name))
        if figures > 1
        else sight.attrs(mustering.dropped(squad), _("{squad}: take it out", squad=name))
    )
    drawn = _Squad(
        squad,
        sight.decision.seat,
        card,
        figures,
        fewer,
        sight.attrs(more, _("{squad}: one figure more", squad=name)),
        sight.attrs(mustering.edited(squad), _("{squad}: change its card", squad=name)),
        mustering.edits(sight.picked) == squad,
        faults,
    )
    return _drawn(drawn, editor(sight, squad) if drawn.edited else Markup(), language.current())


@lru_cache(maxsize=512)
def _drawn(squad: _Squad, opened: Markup, _language: str) -> Markup:
    return render(
        "deep_space_wars/builder_squad.html",
        squad=squad,
        name=card_name(squad.card),
        points=_points(squad.card.points * squad.figures),
        picture=figure_picture(squad.card, squad.seat),
        full=squad.figures >= LARGEST_SQUAD,
        strip=strip(squad.card, language.current()),
        editor=opened,
    )


def _points(points: int) -> str:
    return ngettext("{n} point", "{n} points", points)


# --- what to begin with --------------------------------------------------------------------------


def _starts(sight: Sight[State]) -> Iterator[tuple[Markup, str, str]]:
    """Yield what one can begin with: attributes, name and points."""
    empty = _("No squads")
    yield sight.attrs(mustering.loaded(mustering.NOBODY), empty), empty, ""
    for faction, army in ready_armies(army_limit(sight.view)).items():
        name = _(FACTION_NAMES[faction])
        said = _("Begin with the army of {faction}", faction=name)
        yield sight.attrs(mustering.loaded(faction), said), name, _points(army_points(army))


class _Kept(NamedTuple):
    """An army that was kept on this device."""

    layout: str
    name: str
    points: str
    shown: bool
    """Whether it is the one that is shown."""


def _kept(sight: Sight[State]) -> Iterator[_Kept]:
    for layout in sight.layouts:
        army = mustering.in_draft(layout)
        if army is not None:
            names = dict.fromkeys(_(FACTION_NAMES[card.faction]) for card, _n in army)
            points = _points(army_points(army))
            yield _Kept(layout, listed(names) or _("No squads"), points, layout == sight.layout)


# --- cards ---------------------------------------------------------------------------------------


def _offer(sight: Sight[State], card: Card) -> Markup:
    said = _("Add a squad of {squad}", squad=card_name(card))
    attrs = sight.attrs(mustering.added(card.id), said)
    assert sight.decision is not None
    return _offered(card.id, attrs, sight.decision.seat, language.current())


@lru_cache(maxsize=512)
def _offered(name: str, attrs: Markup, seat: int, _language: str) -> Markup:
    card = CARDS[name]
    return render(
        "deep_space_wars/builder_card.html",
        id=name,
        attrs=attrs,
        picture=figure_picture(card, seat),
        name=card_name(card),
        kind=kind_of_card(card),
        points=ngettext("{n} point each", "{n} points each", card.points),
        strip=strip(card, language.current()),
        abilities=abilities_of(card),
    )


def abilities_of(card: Card) -> Sequence[tuple[str, str, str, str]]:
    """Return the abilities of a card: colour, letter, name and what each does."""
    return [
        (it.colour, _(it.name)[0], _(it.name), _(it.text))
        for it in map(ABILITIES.__getitem__, card.abilities)
    ]
