"""Charges and close combat of the slow game (1.19, 1.20)."""

from pygames.deep_space_wars.engine.moves import HOLD, Charge, Engage, Snap
from tests.deep_space_wars.naive.asking import Asked, throw
from tests.deep_space_wars.naive.ground import gap
from tests.deep_space_wars.naive.ladders import Ladders
from tests.deep_space_wars.naive.table import hang_together, nearest
from tests.deep_space_wars.naive.wounds import Attack


class Blows(Ladders):
    """The table when squads meet."""

    def melee_targets(self, squad):
        """Whom a squad can fight (DSW-153)."""
        return [
            foe
            for foe in self.foes(squad)
            if squad.card.close_combat
            and any(a.is_linked_to(b) for a in squad.able for b in foe.up)
        ]

    def fighters(self, squad, foe):
        """Who takes part in a fight (DSW-156)."""
        return [it for it in squad.able if any(it.touches(other) for other in foe.up)]

    # --- charge ------------------------------------------------------------------------------

    def charge(self, squad):
        moves = [Charge(it.number) for it in self.foes(squad)]
        target = self.squads[(yield Asked(squad.seat, "charge", moves)).target]
        if target.card.weapon == "light" and self.shooters(target, squad):
            fires = True
            if self.asks(target.seat, "defence"):
                moves = [Snap(squad.number), HOLD]
                fires = (yield Asked(target.seat, "defend", moves)) != HOLD
            if fires:
                yield from self.snap(target, squad)
        if not squad.able or not target.up:
            return
        self.attack = Attack(self, squad)
        self.attack.targets.append(target)
        dice = yield from throw("rush", 2)
        yield from self.deter(squad, 16 * sum(dice))
        yield from self.march(squad, "charge", 16 * sum(dice), 16 * max(dice))
        reached = self.fighters(squad, target)  # Ram may fell them, but places can be taken then
        if squad.can("ram") and (reached or self.rulings.rams_in_passing):
            charging = squad.able
            touched = [it for it in self.enemies(squad) if any(it.touches(one) for one in charging)]
            dice = yield from throw("ram", len(touched))
            for figure, die in zip(touched, dice, strict=True):
                if die == 6:
                    figure.life -= 1
                    if not figure.life:
                        self.attack.down[figure] = squad.side
                        self.attack.final.add(figure)
        if reached:
            yield from self.fight(squad, target, 1)
        yield from self.aftermath()

    def deter(self, squad, reach):
        """Who does not dare to touch a terrible enemy (DSW-170)."""
        if squad.can("deter"):
            return
        feared = [it for it in self.enemies(squad) if it.squad.can("deter")]
        near = any(
            gap(a.place, b.place) <= (reach + a.radius + b.radius + 1) ** 2
            for a in squad.able
            for b in feared
        )
        if near:
            free = [
                it
                for it in squad.able
                if it not in self.wary and not any(it.touches(other) for other in feared)
            ]
            dice = yield from throw("deter", len(free))
            self.wary.update({it: die == 1 for it, die in zip(free, dice, strict=True)})

    # --- fight -------------------------------------------------------------------------------

    def melee(self, squad, declinable=False):
        targets = self.melee_targets(squad)
        if not targets or not hang_together(squad.able):
            return
        moves = [Engage(it.number) for it in targets] + [HOLD] * declinable
        move = yield Asked(squad.seat, "engage", moves)
        if move != HOLD:
            target = self.squads[move.target]
            self.attack = Attack(self, squad)
            self.attack.targets.append(target)
            yield from self.fight(squad, target, 0)
            yield from self.aftermath()

    def fight(self, squad, foe, bonus):
        """Positioning, blows, Retaliation, Crush (DSW-154 to DSW-163)."""
        # Whoever does not want to be asked stays (3.5), unless somebody could join the fight.
        idle = not bonus and not self.fighters(squad, foe)
        joins = self.may_join(squad, foe) if self.rulings.joins_fights else idle
        if self.asks(squad.seat, "positions") or joins:
            yield from self.position(squad)
        if self.asks(foe.seat, "positions") and not self.house_rules.fixed_defenders:
            yield from self.position(foe)
        fighters = self.fighters(squad, foe)
        if not fighters:
            return
        raging = []
        if squad.can("frenzy"):
            numbers = {it.number for it in fighters}
            move = yield Asked(squad.seat, "rage", lambda it: {*it.figures} <= numbers)
            raging = [self.figures[it] for it in move.figures]
            self.attack.frenzied = raging
        attacks = (len(fighters) + len(raging)) * (squad.card.attacks + bonus)
        defenders = [] if squad.can("intimidate") else self.fighters(foe, squad)
        if not foe.card.close_combat:
            defenders = []
        answers = len(defenders) * (foe.card.attacks if foe.can("counter") else 1)
        dice = yield from throw("blows", attacks + answers)
        wounds = yield from self.strike(squad, foe, dice[:attacks])
        returned = yield from self.strike(foe, squad, dice[attacks:])
        yield from self.retaliate(wounds, squad, fighters)
        yield from self.retaliate(returned, foe, defenders)
        for _again in range(20):
            fighters = self.fighters(squad, foe)
            if not (wounds and squad.can("sweep") and fighters):
                break
            dice = yield from throw("blows", len(fighters) * (squad.card.attacks + bonus))
            wounds = yield from self.strike(squad, foe, dice)
            yield from self.retaliate(wounds, squad, fighters)

    def may_join(self, squad, foe):
        """Whether a figure outside a fight is near enough to come into it (DSW-155)."""
        outside = [it for it in squad.able if not any(it.touches(other) for other in foe.up)]
        if foe.can("deter"):
            outside = [it for it in outside if not self.wary.get(it)]
        return any(
            gap(a.place, b.place) <= (32 + a.radius + b.radius + 1) ** 2
            for a in outside
            for b in foe.up
        )

    def position(self, squad):
        """Taking places (DSW-155); who stays need not be brave (DSW-170)."""
        if squad.able:
            yield from self.deter(squad, 32)
            yield from self.march(squad, "position", 32, 32)

    def strike(self, squad, foe, dice):
        """Blows of one side, saved one by one; returns who was wounded (DSW-158, DSW-159)."""
        wounded, chosen = [], None
        for die in dice:
            if die > squad.card.close_combat or die == 6:
                continue
            up = [it for it in foe.up if it is not foe.leader] or foe.up
            if not up:
                break
            far = [gap(it.place, foe.leader.place) for it in up]
            first = [it for it, away in zip(up, far, strict=True) if away == max(far)]
            if chosen not in first:
                chosen = yield from self.pick(foe.seat, first)
            hurt = yield from self.hit(
                chosen,
                squad,
                ranged=False,
                pierced=squad.can("pierce"),
                master=squad.can("weapon_master"),
            )
            wounded += [chosen] * hurt
        return wounded

    def retaliate(self, wounded, by, fighters):
        """Each wound may kill the one who struck it (DSW-162)."""
        for victim in wounded:
            left = [it for it in fighters if it.is_able]
            if not victim.squad.can("retaliate") or by.can("pierce"):
                continue
            (die,) = yield from throw("retaliate", 1)
            if die == 1 and left:
                near = nearest(victim.place, [it for it in left if it.touches(victim)])
                struck = (near or left)[0]
                pierced = victim.squad.can("pierce")
                yield from self.wound(struck, victim.squad, pierced=pierced, whole=True)
