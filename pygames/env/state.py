"""A moment of a match, with numbered actions, observations as arrays, and chance as a player.

What only follows from secrets, the REFEREE's moves, a state makes by itself.
"""

import random
from array import array
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from pygames.core import links
from pygames.core.game import CHANCE, REFEREE, Decision, IllegalMove, decision_of
from pygames.core.language import N_
from pygames.core.log import Entry, as_seen
from pygames.core.numbers import number_below, whole_number
from pygames.core.series import current_play
from pygames.env.description import Description
from pygames.env.encoding import Part

__all__ = ["CHANCE", "TERMINAL", "State"]

TERMINAL = -4
"""`State.current_player` when the match is over, the same number as in OpenSpiel."""


class State:
    """A moment of a match. Changes only by `apply_action`, `apply_actions` and `deal`.

    Two states are equal if the same has happened in both; the hash follows from that too, so a
    state that is a key must not be played on: `clone` it.
    """

    __slots__ = ("_log", "_part", "_position", "_sampled", "environment")

    def __init__(
        self,
        environment: Description,
        position: Any,
        log: list[Entry],
        sampled: tuple[int, Any] | None = None,
        part: Part = (),
    ) -> None:
        """Begin or copy; for `Environment.new_initial_state`, `clone` and `resample` alone.

        `sampled`: the player whose knowledge it was drawn from, and the position then. `part`: the
        actions chosen of a move that takes several.
        """
        self.environment = environment
        self._position = position
        self._log = log
        self._sampled = sampled
        self._part = part

    # --- who is asked ------------------------------------------------------------------------

    @property
    def current_player(self) -> int:
        """The seat that is asked, `CHANCE` or `TERMINAL`; where several are, the first of them."""
        for decision in self._position.decisions:
            if len(decision.moves):
                seat: int = decision.seat
                return seat
        return TERMINAL

    @property
    def actors(self) -> tuple[int, ...]:
        """All seats that are asked. Each may choose before the others, which learn no more of it
        than the rules let them; `apply_actions` makes the choices of all.
        """
        return tuple([d.seat for d in self._position.decisions if d.seat >= 0 and len(d.moves)])

    @property
    def is_simultaneous(self) -> bool:
        """Whether several seats are asked at once."""
        return len(self.actors) > 1

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self._position.outcome is not None

    def is_chance_node(self) -> bool:
        """Whether chance has to decide."""
        return self.current_player == CHANCE

    # --- actions -----------------------------------------------------------------------------

    def legal_actions(self, player: int | None = None, *, also: bool = False) -> list[int]:
        """Return what a player may do now, ascending; [] for one that is not asked.

        `player`: None for the current one; of `CHANCE`, the numbers of its outcomes. `also`: with
        what nobody should do at random, such as resigning and offering a draw.
        """
        decision = self._find(self._asked(player))
        if decision is None:
            return []
        if decision.seat == CHANCE:
            return [*range(len(decision.moves))]
        play, encoding = current_play(self._position), self.environment.encoding
        found = encoding.legal(decision, play, self._part)
        if also and not self._part:
            found += [encoding.spell(move, decision, play)[0] for move in decision.also]
        return sorted(found)

    def action_mask(self, player: int | None = None) -> bytearray:
        """Return a 1 for each of `legal_actions`, a 0 for every other number of an action.

        All are 0 if the player is not asked, or chance is.
        """
        mask = bytearray(self.environment.encoding.actions)
        seat = self._asked(player)
        for action in self.legal_actions(seat) if seat >= 0 else ():
            mask[action] = 1
        return mask

    def move(self, action: int, player: int | None = None) -> Any:
        """Return the move that an action makes of a player (None: the current one), or of chance.

        None: the move takes more actions. Raises `ValueError` if there is no such action, and
        `IllegalMove` if the player is not asked, or the action can be no move now.
        """
        decision = self.decision(player)
        chance, encoding = decision.seat == CHANCE, self.environment.encoding
        most = len(decision.moves) if chance else encoding.actions
        if not 0 <= (action := whole_number(action, "an action")) < most:
            raise ValueError(f"{action} is no action: they are 0 to {most - 1}")
        if chance:
            return decision.moves[action]
        spelt = (*self._part, action)
        return encoding.move(spelt, decision, current_play(self._position))

    def spell(self, move: Any, player: int | None = None) -> tuple[int, ...]:
        """Return the actions that make a legal move of a player or of chance: nearly always one."""
        decision = self.decision(player)
        if decision.seat == CHANCE:
            return (decision.moves.index(move),)
        return self.environment.encoding.spell(move, decision, current_play(self._position))

    def action_to_string(self, action: int, player: int | None = None) -> str:
        """Return an action in short: the kind of the move that it makes, and its fields."""
        move = self.move(action, player)
        return f"part {action}" if move is None else _move_text(move)

    def _asked(self, player: int | None) -> int:
        """Return a player or `CHANCE`, by default the current one. Raises `ValueError`."""
        if player is None:
            return self.current_player
        if type(player) is int and CHANCE <= player < self.environment.num_players:
            return player
        return CHANCE if player == CHANCE else self._seat(player)

    def _seat(self, player: int) -> int:
        return number_below(player, self.environment.num_players, "the player")

    def _find(self, player: int) -> Decision | None:
        for decision in self._position.decisions:
            if decision.seat == player:
                found: Decision = decision
                return found
        return None

    def decision(self, player: int | None = None) -> Decision:
        """Return what a player (None: the current one) or chance is asked, as the rules put it.

        Raises `IllegalMove` if that is nothing.
        """
        return decision_of(self._asked(player), self._position.decisions)

    def apply_action(self, action: int, player: int | None = None) -> None:
        """Make a choice: of a player who is asked (None: the current one), or of chance.

        Raises `ValueError` if there is no such action, `IllegalMove` if the rules forbid it; then
        nothing has changed.
        """
        action = whole_number(action, "an action")
        move = self.move(action, player)
        if move is None:
            if action not in self.legal_actions(player):
                raise IllegalMove(N_("You cannot do that now."))
            self._part += (action,)
        else:
            self._make(move, self.decision(player))

    def apply_move(self, move: Any, player: int | None = None) -> None:
        """Make a move of the rules, also one that no action makes. Raises `IllegalMove`."""
        self._make(move, self.decision(player))

    def apply_actions(self, actions: Mapping[int, int]) -> list[int]:
        """Make the choices of several players who are asked at once, in the order of their seats.

        Returns the players whose choice was dropped because an earlier one has changed what they
        are asked. Raises as `apply_action` for the first choice; later ones are dropped.
        """
        actions = {self._seat(player): action for player, action in actions.items()}
        asked = {decision.seat: decision for decision in self._position.decisions}
        dropped: list[int] = []
        for player in sorted(actions):
            decision = asked.get(player)
            if player != min(actions) and not self._still(decision, actions[player]):
                dropped.append(player)
            else:
                self.apply_action(actions[player], player)
        return dropped

    def _still(self, asked: Decision | None, action: int) -> bool:
        """Whether a decision is still to be made, and an action legal in it."""
        if asked is None:
            return False
        now = self._find(asked.seat)
        if now is None or now.name != asked.name:
            return False
        return action in self.legal_actions(asked.seat, also=True)

    def _make(self, move: Any, decision: Decision) -> None:
        position, log = self._position, self._log
        position.apply(move, decision.seat)
        self._part = ()
        log.append(Entry(decision.seat, move, decision.known_to))
        while (decisions := position.decisions) and decisions[0].seat == REFEREE:
            seat, _name, moves, known_to, _also = decisions[0]
            position.apply(moves[0], seat)
            log.append(Entry(seat, moves[0], known_to))

    # --- chance ------------------------------------------------------------------------------

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return (number, probability) of all that chance may do now: all are equally likely."""
        outcomes = self.legal_actions(CHANCE)
        return [(number, 1 / len(outcomes)) for number in outcomes]

    def deal(self, rng: random.Random) -> "State":
        """Let chance decide until a player is asked or the match is over; return this state."""
        while (decisions := self._position.decisions) and decisions[0].seat == CHANCE:
            moves = decisions[0].moves
            self._make(moves[int(rng.random() * len(moves))], decisions[0])
        return self

    # --- how it ends -------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """Return 1 for each winner and -1 for each loser; all 0 for a draw, and until the end."""
        outcome = self._position.outcome
        players = range(self.environment.num_players)
        if outcome is None or not outcome.winners:
            return [0.0 for _player in players]
        return [1.0 if player in outcome.winners else -1.0 for player in players]

    def rewards(self) -> list[float]:
        """Return what the latest choice has brought: nothing before the end, then `returns`."""
        return self.returns()

    def scores(self) -> list[int]:
        """Return the scores by the rules, [] until the end."""
        outcome = self._position.outcome
        return [] if outcome is None else [*outcome.scores]

    # --- what a player knows -----------------------------------------------------------------

    def view(self, player: int) -> Any:
        """Return the state of the rules as far as a player may know it (`pygames.core`)."""
        return self._position.view(self._seat(player))

    def observation_tensor(self, player: int) -> "array[float]":
        """Return all that a player sees now, as `observation_size` numbers."""
        player = self._seat(player)
        part = self._part if player == self.current_player else ()
        return self.environment.encoding.observe(self._position.view(player), player, part)

    def observation(self, player: int) -> "dict[str, memoryview[Any]]":
        """Return the same by names and in shapes; `numpy.asarray` takes each without a copy."""
        return self.environment.split(self.observation_tensor(player))

    def information_state_string(self, player: int) -> str:
        """Return all that a player has seen of the match, a line each, "?" for what is masked.

        Of a state that was drawn for another player (see `resample`), whose past is known only as
        far as that one saw it, it has the player's observation at that moment as well.
        """
        player = self._seat(player)
        lines = [f"{self.environment.id} {self.environment.version} {player}"]
        for entry in self._log:
            lines.append(f"{entry.seat} {_move_text(as_seen(entry, player).move)}")
        if self._part and player == self.current_player:
            lines.append(f"part {self._part}")
        if self._sampled is not None and self._sampled[0] != player:
            _seer, position = self._sampled
            tensor = self.environment.encoding.observe(position.view(player), player)
            lines.append(sha256(tensor.tobytes()).hexdigest())
        return "\n".join(lines)

    def resample(self, player: int, rng: random.Random) -> "State":
        """Return a state drawn from those that a player may be in, to be played on from here.

        Its information state is the same for that player. What others know in it follows from the
        hidden things as they were drawn.
        """
        player = self._seat(player)
        position = self._position.view(player).sample(rng)
        past = [as_seen(entry, player) for entry in self._log]
        return State(self.environment, position, past, (player, position.copy()), self._part)

    # --- values ------------------------------------------------------------------------------

    def clone(self) -> "State":
        """Return an independent state of equal value."""
        return State(
            self.environment, self._position.copy(), self._log[:], self._sampled, self._part
        )

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, _memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (self.environment, self._position, self._log, self._sampled, self._part)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        mine = (self.environment, self._log, self._sampled, self._part)
        return mine == (other.environment, other._log, other._sampled, other._part)

    def __hash__(self) -> int:
        return hash((self.environment, self._part, *self._log))

    def __repr__(self) -> str:
        who = {CHANCE: "chance", TERMINAL: "nobody"}.get(self.current_player)
        asked = who or f"player {', '.join(map(str, self.actors))}"
        return f"<{self.environment.id} after {len(self._log)} entries: {asked} to choose>"

    def __str__(self) -> str:
        return "\n".join(f"{entry.seat} {_move_text(entry.move)}" for entry in self._log)

    def link(self, player: int | None = None) -> str:
        """Return the match as the text of a link, to look at it on the page.

        `player`: as that one has seen it; None: with all secrets. Raises `ValueError` for a state
        that was drawn, the past of which is not known.
        """
        if self._sampled is not None:
            raise ValueError("the past of a state that was drawn is not known")
        player = None if player is None else self._seat(player)
        entries: Sequence[Entry] = [as_seen(entry, player) for entry in self._log]
        return links.record(self.environment.setup, player, entries).text()


def _move_text(move: Any) -> str:
    """Return the kind of a move and its fields, the same for equal moves and no others."""
    *fields, kind = move
    return " ".join((kind, *("?" if field is None else str(field) for field in fields)))
