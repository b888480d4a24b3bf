"""Who knows the answers of a sealed match of Espionage.

Nobody but its owner knows a piece, and a battle needs both. So pieces are sealed in such a way that
an answer can be locked under every kind, of which the other seat can read the one under the true
kind, and nobody learns which that was (`pieces`). A battle tells exactly what ESP-53 says, spies
see exactly what ESP-47 to ESP-52 say, and how a turn goes on is asked part by part, in the order of
ESP-63.
"""

from pygames.core.codec import BadLink
from pygames.core.game import CHANCE, Decision, mask
from pygames.espionage.fair.course import follows
from pygames.espionage.moves import Battle, Ready, Spied
from pygames.espionage.pieces import BEATS, RANKS, SPY
from pygames.espionage.position import Position
from pygames.fair.device import Device
from pygames.fair.items import Key, Tag
from pygames.fair.pieces import OPENING, Pieces
from pygames.fair.ristretto import SIZE
from pygames.fair.sources import Cheated, Custom, Past, Source, Throw, Told
from pygames.fair.spelling import read_move, written_move

__all__ = ["UNSEALED", "source"]

UNSEALED = ("place",)
"""The pieces have seals of their own, said once the army is complete."""

_SEALS, _CELLS, _FOUGHT, _FELL, _NEARBY, _SEEN = range(Tag.GAME, Tag.GAME + 6)
_FALLS = 255
_TELLING = 1 + OPENING
"""A kind, and what opens the piece."""


def source(state: Position, decision: Decision, _seen: Decision, _past: Past) -> Source:
    """Return where an answer of CHANCE or REFEREE comes from (see `Fair`)."""
    if decision.seat == CHANCE:
        return Throw()
    match decision.name:
        case "show":
            return Told(by=state.seat_of(state.shown))
        case "ready":
            return Custom(_ready)
        case "battle":
            return Custom(_battle)
        case "spies":
            return Custom(_spies)
    return Custom(follows)


def _pieces(device: Device) -> Pieces:
    pieces = device.tools.setdefault("pieces", None) or Pieces(device.talk)
    device.tools["pieces"] = pieces
    assert isinstance(pieces, Pieces)
    return pieces


# --- armies ------------------------------------------------------------------------------------


def _ready(device: Device, _decision: Decision, seen: Decision) -> Ready | None:
    """Once an army is complete its seals are said (ESP-15)."""
    move: Ready = seen.moves[0]
    size, seat, pieces = device.state.size, move.seat, _pieces(device)
    first = seat * size
    if seat == device.seat:
        ranks = device.state.rank
        army = range(first, first + size)
        device.talk.say(Key(_SEALS), b"".join(pieces.sealed(it, ranks[it]) for it in army))
        return move
    seals = device.talk.heard(seat, Key(_SEALS))
    if seals is None:
        return None
    if len(seals) != SIZE * size:
        raise Cheated(seat, "seals no army")
    pieces.note(first, seals)
    return move


def _telling(device: Device, piece: int) -> bytes:
    """Return what tells the other seat of a piece of this one."""
    return bytes([device.state.rank[piece]]) + _pieces(device).opening(piece)


def _told(device: Device, piece: int, telling: bytes) -> int:
    """Return the kind of the other seat's piece that is told so. Raises `Cheated`."""
    if len(telling) != _TELLING or telling[0] not in RANKS:
        raise Cheated(1 - device.seat, "tells of no piece")
    _pieces(device).check(piece, telling[0], telling[1:])
    return telling[0]


# --- battles -----------------------------------------------------------------------------------


def _battle(device: Device, decision: Decision, _seen: Decision) -> Battle | None:
    state = device.state
    attacker, defender = state.done, state.who[state.step.to]
    reveal = {"none": _unrevealed, "loser": _loser_revealed, "both": _both_revealed}
    found = reveal[state.options.combat_reveal](device, attacker, defender)
    if found is not None and found not in decision.moves:
        raise Cheated(1 - device.seat, "fights a battle that cannot be")
    return found


def _both_revealed(device: Device, attacker: int, defender: int) -> Battle | None:
    """Have each seat tell its piece."""
    mine, theirs = attacker, defender
    if device.state.seat_of(attacker) != device.seat:
        mine, theirs = defender, attacker
    key = Key(_FOUGHT, len(device.log))
    device.talk.say(key, _telling(device, mine))
    telling = device.talk.heard(1 - device.seat, key)
    if telling is None:
        return None
    ranks = {mine: device.state.rank[mine], theirs: _told(device, theirs, telling)}
    won = BEATS[ranks[attacker]][ranks[defender]]
    fallen, survivor = (defender, attacker) if won else (attacker, defender)
    return Battle(won, ranks[fallen], ranks[survivor])


def _cells(device: Device, attacker: int, defender: int, told: int) -> bytes:
    """Return what the attacker's seat says: for each kind whether that falls, or else `told`."""
    mine, label = device.state.rank[attacker], ("battle", len(device.log))
    return b"".join(
        _pieces(device).locked_for(
            defender, kind, label, bytes([_FALLS if BEATS[mine][kind] else told])
        )
        for kind in RANKS
    )


def _read_cell(device: Device, attacker: int, defender: int) -> int | None:
    """Return what the attacker's seat says to the true kind of the defender."""
    cells = device.talk.heard(device.state.seat_of(attacker), Key(_CELLS, len(device.log)))
    if cells is None:
        return None
    if len(cells) != len(RANKS):
        raise Cheated(1 - device.seat, "says nothing of a battle")
    at = device.state.rank[defender]
    return _pieces(device).unlocked(defender, ("battle", len(device.log)), cells[at : at + 1])[0]


def _unrevealed(device: Device, attacker: int, defender: int) -> Battle | None:
    """Tell only who falls; that it was so the audit shows."""
    mover, number = device.state.seat_of(attacker), len(device.log)
    if device.seat == mover:
        device.talk.say(Key(_CELLS, number), _cells(device, attacker, defender, 0))
        said = device.talk.heard(1 - mover, Key(_FOUGHT, number))
        if said is None:
            return None
        if said not in (b"\0", b"\1"):
            raise Cheated(1 - mover, "says nothing of a battle")
        return Battle(said == b"\1", None, None)
    cell = _read_cell(device, attacker, defender)
    if cell is None:
        return None
    if cell not in (0, _FALLS):
        raise Cheated(mover, "says nothing of a battle")
    device.talk.say(Key(_FOUGHT, number), bytes([cell == _FALLS]))
    return Battle(cell == _FALLS, None, None)


def _loser_revealed(device: Device, attacker: int, defender: int) -> Battle | None:
    """Tell and open the loser (ESP-53)."""
    mover, number = device.state.seat_of(attacker), len(device.log)
    fought, fell = Key(_FOUGHT, number), Key(_FELL, number)
    if device.seat == mover:
        mine = device.state.rank[attacker]
        device.talk.say(Key(_CELLS, number), _cells(device, attacker, defender, mine))
        said = device.talk.heard(1 - mover, fought)
        if said is None:
            return None
        if len(said) == 1:
            if said[0] != mine:
                raise Cheated(1 - mover, "fights another battle")
            device.talk.say(fell, _telling(device, attacker))
            return Battle(False, mine, None)
        theirs = _told(device, defender, said)
        if not BEATS[mine][theirs]:
            raise Cheated(1 - mover, "fights another battle")
        return Battle(True, theirs, None)
    cell = _read_cell(device, attacker, defender)
    if cell is None:
        return None
    mine = device.state.rank[defender]
    if cell == _FALLS:
        device.talk.say(fought, _telling(device, defender))
        return Battle(True, mine, None)
    device.talk.say(fought, bytes([cell]))
    telling = device.talk.heard(mover, fell)
    if telling is None:
        return None
    if _told(device, attacker, telling) != cell or BEATS[cell][mine]:
        raise Cheated(mover, "fights another battle")
    return Battle(False, cell, None)


# --- spies -------------------------------------------------------------------------------------


def _spies(device: Device, decision: Decision, seen: Decision) -> Spied | None:
    """For each new pair of neighbours a cell says which piece it is; only a spy can read it.

    Sent whether there is a spy or not (ESP-47 to ESP-52).
    """
    seat, number = seen.moves[0].seat, len(device.log)
    pairs = _neighbours(device.state, seat)
    nothing = Spied(seat, ())
    if not pairs:
        return nothing
    if device.seat != seat:
        pieces = _pieces(device)
        cells = (
            pieces.locked_for(spy, SPY, ("spy", number, piece), _telling(device, piece))
            for spy, piece in pairs
        )
        device.talk.say(Key(_NEARBY, number), b"".join(cells))
        return _what_is_seen(device, decision, seen)
    found = _seen_by_spies(device, pairs, nothing)
    if found is None:
        return None
    if found not in decision.moves:
        raise Cheated(1 - seat, "shows spies what cannot be")
    if decision.known_to is None:
        device.talk.say(Key(_SEEN, number), written_move(seen, found))
    return found


def _what_is_seen(device: Device, decision: Decision, seen: Decision) -> Spied | None:
    """Return what the other seat's spies see, as this seat may know it."""
    if decision.known_to is not None:
        hidden: Spied = mask(seen.moves[0])
        return hidden
    said = device.talk.heard(1 - device.seat, Key(_SEEN, len(device.log)))
    try:
        found = None if said is None else read_move(seen, said)
    except BadLink:
        found = Spied(device.seat, None)
    if found is not None and found not in decision.moves:
        raise Cheated(1 - device.seat, "sees what cannot be seen")
    return found  # type: ignore[return-value]


def _seen_by_spies(device: Device, pairs: list[tuple[int, int]], nothing: Spied) -> Spied | None:
    state, number = device.state, len(device.log)
    if not any(state.rank[spy] == SPY for spy, _piece in pairs):
        return nothing
    cells = device.talk.heard(1 - device.seat, Key(_NEARBY, number))
    if cells is None:
        return None
    if len(cells) != _TELLING * len(pairs):
        raise Cheated(1 - device.seat, "says nothing to spies")
    told: dict[int, int] = {}  # two spies may see the same piece
    for at, (spy, piece) in enumerate(pairs):
        if state.rank[spy] == SPY and not state.known[piece]:
            cell = cells[_TELLING * at : _TELLING * at + _TELLING]
            telling = _pieces(device).unlocked(spy, ("spy", number, piece), cell)
            told[state.at[piece]] = _told(device, piece, telling)
    return Spied(device.seat, tuple(told.items()))


def _neighbours(state: Position, seat: int) -> list[tuple[int, int]]:
    """Return (piece of this seat, piece of the other) for all who newly stand side by side."""
    moved = state.done
    if state.step is None or state.at[moved] < 0:
        return []
    here = state.at[moved]
    before = state.field.around[state.step.start] if here == state.step.to else ()
    near = [square for square in state.field.around[here] if square not in before]
    if state.seat_of(moved) == seat:
        return [(moved, state.who[square]) for square in near if state.sides[square] == 2 - seat]
    return [(state.who[square], moved) for square in near if state.sides[square] == seat + 1]
