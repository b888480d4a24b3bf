"""A person with a hand on the page, who wants what a bot would do, and how often it has to touch.

A drag is one touch, and so is a tap. Nothing else is counted: no hints are asked for, and what the
page does by itself costs nothing.
"""

import random

from pygames.bots.move_choice import ahead, choose, how
from pygames.core.game import CHANCE
from pygames.core.links import spelt
from pygames.deep_space_wars.board.guidance.running import meant_by
from pygames.deep_space_wars.board.picks import action_element
from pygames.deep_space_wars.bot import BOT
from pygames.deep_space_wars.engine.moves import Act, Charge, Dice, EndTurn, March, Move, Snap
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces import actions
from pygames.table.board import spot
from pygames.table.orders import GO
from pygames.table.picks import path_of
from tests.table.visitor import Visitor

ME, LEVEL = 0, 2
WALKS = (actions.WALK, actions.RUN)
ADVANCE, RUN, FIRE, FIGHT = "advance", "run", "fire", "fight"


class Hand:
    """Plays seat 0 of a battle by touches, against a bot."""

    def __init__(self, seed: int, *, lets_be: bool = False, **options: object) -> None:
        """`lets_be`: whether it leaves to standing orders what can be left to them."""
        self.lets_be = lets_be
        self.rng = random.Random(seed)
        asked = "&".join(f"{name}={value}" for name, value in options.items())
        self.visitor = Visitor(f"#/play/deep-space-wars?seed={seed}&bots=1:{LEVEL}&{asked}")
        self.touches = 0
        self._wishes: list[tuple[int, Move]] = []

    @property
    def table(self):
        return self.visitor.app.session.table

    @property
    def state(self) -> State:
        return self.table.match.state

    def step(self) -> None:
        """Do the next thing, or hear the other seat."""
        if self.visitor.question:
            self.hear()
        else:
            self.act()

    def hear(self) -> None:
        """Have the other seat's bot move."""
        question, self.visitor.question = self.visitor.question, None
        view = self.table.match.view(question["seat"])
        (decision,) = (it for it in view.decisions if it.seat == question["seat"])
        answer = {"move": list(spelt(decision, self.wish(view, decision)))}
        self.visitor.send("thought", question=question, answer=answer)

    def wish(self, view, decision) -> Move:
        """What the bot does there; a person remembers what it has thought before."""
        wishes, self._wishes = self._wishes, []
        for made, move in wishes:
            if made == len(self.table.match.log) and move in decision.moves:
                return move
        return choose(self.table.game, view, decision, LEVEL, self.rng)

    def content(self, view, decision, move) -> bool:
        """Whether the bot may make this move, too: level 2 takes what is nearly as good."""
        thinks = how(self.table.game, LEVEL)
        best = BOT.candidates(view, decision, thinks)[0].value
        (it,) = BOT.candidates(view, decision._replace(moves=(move,)), thinks)
        return it.value >= best - thinks.lapse

    def remember(self, later: int, move: Move) -> None:
        """Think of a move that comes so many entries of the log later."""
        self._wishes.append((len(self.table.match.log) + later, move))

    # --- touches -------------------------------------------------------------------------

    def touch(self, element: str) -> None:
        self.touches += 1
        self.visitor.pick(element)

    def drag(self, squad: int, point) -> None:
        """Take hold of a squad and let it go elsewhere."""
        self.touches += 1
        self.visitor.send("hold", id=f"squad:{squad}@table")
        if self.table.decision.name == "march":
            self.visitor.send("pick", id=spot(*point), held=f"squad:{squad}@table")

    def order(self, how: str) -> None:
        self.touches += 1
        self.visitor.send("order", how=how)

    # --- what is wanted ------------------------------------------------------------------

    def act(self) -> None:
        """Do what the bot would do, where the page asks for it."""
        decision, view = self.table.decision, self.table.view_for(self.table.decision)
        if decision.name == "act" and self.all_at_once(view, decision):
            return
        if self.lets_be and decision.name in self.table.board.orders.standing:
            self.order(decision.name)
            return
        move = self.wish(view, decision)
        match move:
            case Act(action=actions.WALK | actions.RUN):
                self.march(move, ahead(self.table.game, view, decision, move, LEVEL))
            case Act(action=actions.CHARGE) if self.charges(view, decision, move):
                pass
            case Act(action=actions.SHOOT | actions.MELEE as action) if self.alone(decision, move):
                self.order(FIRE if action == actions.SHOOT else FIGHT)
            case March():
                self.form_up(move)
            case EndTurn():
                self.touch("do:end_turn")
            case _:
                self.pick(view, decision, move)

    def all_at_once(self, view, decision) -> bool:
        """Give an order for everybody if the bot may do just that; return whether it is given."""
        offered = dict(self.table.board.orders.offered(self.table.sight()))
        for order in (ADVANCE, RUN):
            if ADVANCE in offered and self.agrees(view, decision, order):
                if order not in offered:  # it is beside Go
                    self.order(ADVANCE)
                self.order(order)
                self.order(GO)
                return True
        return False

    def agrees(self, view, decision, order: str) -> bool:
        """Whether the bot may make all the moves of an order, with dice as they are expected."""
        state, asked, made = view.copy(), decision, 0
        while asked is not None and asked.name in ("act", "march"):
            moves = self.table.board.orders.moves(state, asked, order)
            if not moves:
                break
            for move in moves:
                asked = next(it for it in state.decisions if it.seat == ME)
                if not self.content(state, asked, move):
                    return False
                state.apply(move, ME)
                if state.decisions and state.decisions[0].seat == CHANCE:
                    state.apply(Dice((3,)), CHANCE)
            made += 1
            asked = next((it for it in state.decisions if it.seat == ME), None)
        return made > 2

    def alone(self, decision, order: Act) -> bool:
        """Whether no other squad can do what this one is ordered to."""
        acts = [it for it in decision.moves if isinstance(it, Act) and it.action == order.action]
        return acts == [order]

    def march(self, order: Act, following, later: int = 1) -> None:
        """Drag a squad where it is expected to go; a run is dragged farther than a walk.

        While it is dragged, the page says how it goes.
        """
        squad, action, march = order.squad, order.action, following[-1]
        leader = self.state.leaders[squad]
        paths = dict(march.paths)
        if leader not in paths:
            self.pick_act(order)
            return
        here, there = self.state.places[leader], paths[leader][-1]
        if action == actions.RUN:
            there = (here[0] + 20 * (there[0] - here[0]), here[1] + 20 * (there[1] - here[1]))
            there = tuple(max(0, min(624, it)) for it in there)
        if not self.may_mean(order, there):
            self.pick_act(order)
            return
        if action == actions.WALK and not order.rough:
            self.remember(later, march)
        before = len(self.table.match.log)
        self.drag(squad, there)
        if len(self.table.match.log) == before:
            self.pick_act(order)

    def may_mean(self, order: Act, point) -> bool:
        """Whether a drag to this point means an order, or one that the bot may give as well."""
        decision, view = self.table.decision, self.table.view_for(self.table.decision).copy()
        if decision.name == "march":  # the one that is laid out goes first
            view.apply(self.table.drafts.moves(decision)[0], ME)
            decision = next(it for it in view.decisions if it.seat == ME)
        if Act(order.squad, actions.WALK) not in decision.moves:
            return False
        begun = view.copy()
        begun.apply(Act(order.squad, actions.WALK), ME)
        meant = meant_by(begun, point)
        return meant == order or self.content(view, decision, meant)

    def leaves(self, squad: int) -> bool:
        """Whether a touch on this squad sends off the one that is laid out."""
        return bool(self.table.board.leaves(self.table.sight(), f"squad:{squad}"))

    def charges(self, view, decision, order: Act) -> bool:
        """Drag a squad onto the enemy that it is to charge; return whether it does so."""
        *_begun, charge = (order, *ahead(self.table.game, view, decision, order, LEVEL))
        if not isinstance(charge, Charge):
            return False
        before = len(self.table.match.log)
        self.drag(order.squad, view.places[view.up_in(charge.target)[0]])
        return len(self.table.match.log) > before + 1

    def pick_act(self, order: Act) -> None:
        for element in (f"squad:{order.squad}", action_element(order.action, order.rough)):
            self.touch(element)

    def form_up(self, march: March) -> None:
        """Drag the squad there if it is not laid out so, and send it."""
        decision, view = self.table.decision, self.table.view_for(self.table.decision)
        laid = self.table.drafts.moves(decision)[0]
        if laid.paths and laid != march and self.content(view, decision, laid):
            march = laid
        elif laid != march:
            paths = dict(march.paths)
            leader = self.state.leaders[march.squad]
            if leader in paths:
                self.drag(march.squad, paths[leader][-1])
        if not self.fires_on(march) and not self.goes_on(march):
            self.send()

    def fires_on(self, march: March) -> bool:
        """Touch the enemy that it is to fire at from there: that sends off the squad, too."""
        (laid,) = self.table.drafts.moves(self.table.decision)
        if laid != march or self.table.decision.name != "march":
            return False
        after = self.table.view_for(self.table.decision).copy()
        after.apply(march, ME)
        asked = next((it for it in after.decisions if it.seat == ME and it.name == "snap"), None)
        if asked is None:
            return False
        shots = choose(self.table.game, after, asked, LEVEL, self.rng)
        self.remember(1, shots)
        if not isinstance(shots, Snap) or not self.leaves(shots.target):
            return False
        self.touch(f"squad:{shots.target}")
        return True

    def goes_on(self, march: March) -> bool:
        """Whether another squad is touched next: that sends off the one that is laid out."""
        (laid,) = self.table.drafts.moves(self.table.decision)
        if laid != march or self.table.decision.name != "march" or not laid.paths:
            return False
        after = self.table.view_for(self.table.decision).copy()
        after.apply(march, ME)
        asked = next((it for it in after.decisions if it.seat == ME and it.name == "act"), None)
        if asked is None or len(asked.moves) == 1:
            return False
        order = choose(self.table.game, after, asked, LEVEL, self.rng)
        if isinstance(order, Act) and not self.leaves(order.squad):
            self.remember(1, order)
            return False
        if isinstance(order, Act) and order.action in WALKS:
            self.march(order, ahead(self.table.game, after, asked, order, LEVEL), later=2)
            return True
        if isinstance(order, Act):
            for element in path_of(self.table.board, after, asked, order):
                self.touch(element)
            return True
        self.remember(1, order)
        return False

    def send(self) -> None:
        following = self.table.drafts.following(self.table.decision, ())
        for element in ("do:storm", "do:ready", "do:stand"):
            if element in following:
                self.touch(element)
                break

    def pick(self, view, decision, move) -> None:
        """Touch what stands for a move, one element after the other."""
        if self.table.drafts.concern(decision):
            wanted = self.table.drafts.laid(decision, move)
            if decision.name == "aim" and self.table.drafts.text(decision) != wanted:
                self.touch(f"squad:{move.groups[0].target}")
            else:
                self.send()
            return
        for element in path_of(self.table.board, view, decision, move):
            self.touch(element)
