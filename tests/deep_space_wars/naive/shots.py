"""Shots, bombs and flames of the slow game (1.17, GEO-8 to GEO-10)."""

from math import isqrt

from pygames.deep_space_wars.engine.moves import HOLD, Bomb, Flame, Snap
from tests.deep_space_wars.naive.asking import Asked, throw
from tests.deep_space_wars.naive.ground import gap, off_segment, pushed
from tests.deep_space_wars.naive.table import hang_together, nearest
from tests.deep_space_wars.naive.wounds import Attack, Wounds


class Shots(Wounds):
    """The table when somebody fires."""

    def free(self, squad):
        """The figures of a squad that may fire at all (DSW-129)."""
        return [it for it in squad.able if not self.in_contact(it)]

    def shooters(self, squad, target):
        """The figures of a squad that can shoot at another (DSW-129)."""
        return [it for it in self.free(squad) if self.aims(it, target)]

    def foes(self, squad):
        return [it for it in self.squads if it.side != squad.side and it.up]

    def targets(self, squad):
        return [it for it in self.foes(squad) if self.shooters(squad, it)]

    def number(self, shooters, target, aiming):
        """The target number of aimed fire (DSW-131, DSW-132, DSW-137)."""
        card = shooters[0].squad.card
        near = min(gap(it.place, self.aims(it, target)[0].place) for it in shooters)
        return card.shooting - isqrt(near) // 16 // card.energy - aiming

    def is_shot(self, squad, move):
        """Whether dice can be divided like this (DSW-144)."""
        most = 1 if self.house_rules.single_shots else squad.card.attacks
        targets = [group.target for group in move.groups]
        used = {}
        for group in move.groups:
            target = self.squads[group.target]
            if target.side == squad.side or not group.dice:
                return False
            able = {it.number: it for it in self.shooters(squad, target)}
            for figure, dice in group.dice:
                used[figure] = used.get(figure, 0) + dice
                if figure not in able or dice < 1:
                    return False
            shooters = [able[figure] for figure, _dice in group.dice]
            if group.aims and (
                not squad.can("aim") or self.number(shooters, target, aiming=True) < 1
            ):
                return False
        return len({*targets}) == len(targets) > 0 and max(used.values()) <= most

    # --- volleys -----------------------------------------------------------------------------

    def shoot(self, squad):
        move = yield Asked(squad.seat, "aim", lambda it: self.is_shot(squad, it))
        self.attack = Attack(self, squad)
        for group in move.groups:
            dice = [self.figures[it] for it, many in group.dice for _each in range(many)]
            yield from self.volley(squad, self.squads[group.target], dice, group.aims)
        yield from self.aftermath()

    def may_snap(self, squad, heavy=False):
        """Snap shots at a squad, or none (DSW-122, DSW-123, DSW-127)."""
        if squad.card.weapon == "light" or heavy:
            targets = self.targets(squad)
            if targets and hang_together(squad.able):
                moves = [*(Snap(it.number) for it in targets), HOLD]
                move = yield Asked(squad.seat, "snap", moves)
                if move != HOLD:
                    yield from self.snap(squad, self.squads[move.target])

    def snap(self, squad, target):
        self.attack = Attack(self, squad)
        yield from self.volley(squad, target, self.shooters(squad, target), snap=True)
        yield from self.aftermath()

    def volley(self, squad, target, dice, aiming=False, snap=False):
        """The dice of one group: who fires each of them (DSW-134 to DSW-143)."""
        able = self.shooters(squad, target)
        dice = [it for it in dice if it in able]
        if not dice:
            return
        self.attack.targets.append(target)
        shooters = nearest((0, 0), {*dice})
        number = 1 if snap else self.number(shooters, target, aiming)
        shown = yield from throw("shots", len(dice))
        sixes = [it for it, die in zip(dice, shown, strict=True) if die == 6]
        yield from self.strays(sixes, target, aiming)
        hits = [it for it, die in zip(dice, shown, strict=True) if die <= number and die < 6]
        if squad.can("blast") and not snap:
            for shooter in hits:
                yield from self.blast(shooter, target)
            return
        chosen = None
        for _hit in hits:
            seen = {it: [s for s in shooters if it in self.aims(s, target)] for it in target.up}
            seen = {it: by for it, by in seen.items() if by}
            if not seen:
                break
            far = {it: min(gap(s.place, it.place) for s in shooters) for it in seen}
            first = [it for it in seen if far[it] == min(far.values())]
            if chosen not in first:
                chosen = yield from self.pick(target.seat, first)
            by = nearest(chosen.place, seen[chosen])[0]
            cover = self.cover_from(by, chosen)
            yield from self.hit(chosen, squad, cover)

    def cover_from(self, shooter, figure):
        through = shooter.squad.can("shoot_through") and self.is_open(shooter.place, figure.place)
        squads = shooter.squad, figure.squad
        return self.cover(shooter.place, shooter.radius, figure, squads, through)

    def strays(self, sixes, target, aiming):
        """Each 6 takes the nearest friend in danger who has not been taken down (DSW-136).

        In version 1 of the game it is seen first whom they take, then dice for Regeneration fall.
        """
        if self.rulings.strays_in_turn and len(sixes) > 1:
            for six in sixes:
                yield from self.strays([six], target, aiming)
            return
        taken = []
        for shooter in sixes:
            for it in self.endangered(shooter, target, aiming):
                immune = it.squad.can("magic_immune") and shooter.squad.card.magic == "ranged"
                if immune or taken.count(it) < it.life:
                    taken += [] if immune else [it]
                    break
        for it in taken:
            if self.house_rules.stray_saves and it.squad.armour:
                yield from self.stray_save(it, sixes[0].squad)
            else:
                yield from self.wound(it, sixes[0].squad)

    def endangered(self, shooter, target, aiming):
        """The friends whom a 6 may take, nearest first (DSW-135, DSW-136)."""
        aim = self.aims(shooter, target)[0]
        a, b = shooter.place, aim.place
        safe = shooter.squad.can("shoot_through") and self.is_open(a, b)
        beside, on_line = set(), set()
        for it in self.up:
            if it.squad.side != shooter.squad.side or it.squad is shooter.squad:
                continue
            if any(it.touches(foe) for foe in target.up):
                beside.add(it)
            if not it.flies and not aim.flies and off_segment(a, b, it.place) < it.radius**2:
                on_line.add(it)
        if aiming:
            return nearest(a, on_line - beside)
        return nearest(a, beside if safe else beside | on_line)

    def stray_save(self, figure, by):
        """Armour may save a friend where players have agreed on it (section 8.2)."""
        for _try in range(2 if figure.squad.can("parry") else 1):
            (die,) = yield from throw("save", 1)
            if die <= figure.squad.armour and die < 6:
                return
            if die == 6:
                yield from self.wound(figure, by, final=True)
                return
        yield from self.wound(figure, by)

    # --- templates ---------------------------------------------------------------------------

    def under(self, centre, radius):
        """Whom a round template hits, nearest first (DSW-145, GEO-10)."""
        found = [it for it in self.up if gap(centre, it.place) < (radius + it.radius) ** 2]
        return nearest(centre, [it for it in found if not self.is_shielded(centre, it)])

    def covers(self, squad, origin, radius, figures):
        """What protects each of those that a template hits at once: even who is to fall."""
        return [(it, self.cover(origin, radius, it, (squad, it.squad))) for it in figures]

    def strike_all(self, squad, struck):
        """Saves of those under a template, one by one.

        Their squads are the targets of the attack: they test before the one that made it.
        """
        for it, _cover in struck:
            if it.squad is not squad and it.squad not in self.attack.targets:
                self.attack.targets.append(it.squad)
        for it, cover in struck:
            yield from self.hit(it, squad, cover)

    def blast(self, shooter, target):
        """A hit that goes off (DSW-146)."""
        aims = self.aims(shooter, target)
        if aims:
            first = aims[0]
            rest = [it for it in self.under(first.place, 24) if it not in (first, shooter)]
            struck = self.covers(shooter.squad, first.place, 0, rest)
            yield from self.hit(first, shooter.squad, self.cover_from(shooter, first))
            for it, cover in struck:
                yield from self.hit(it, shooter.squad, cover)

    def bombard(self, squad):
        """Each bomber drops a bomb (DSW-145)."""
        self.attack = Attack(self, squad)
        for bomber in self.free(squad):
            if not bomber.is_up or self.in_contact(bomber):
                continue
            asked = Asked(squad.seat, "bomb", lambda it, b=bomber: self.is_bomb(b, it))
            move = yield asked
            if move == HOLD:
                continue
            centre = yield from self.scattered(bomber.place, move.point)
            struck = self.covers(squad, centre, 0, self.under(centre, 40))
            yield from self.strike_all(squad, struck)
        yield from self.aftermath()

    def is_bomb(self, bomber, move):
        if move == HOLD:
            return True
        reach = 16 * bomber.squad.card.shooting * bomber.squad.card.energy
        return (
            isinstance(move, Bomb)
            and all(0 <= it <= 624 for it in move.point)
            and gap(bomber.place, move.point) < reach**2
            and (not self.house_rules.seen_bombs or self.sees_point(bomber, move.point))
        )

    def scattered(self, origin, point):
        """Where a bomb comes down in the end (DSW-20, DSW-21, GEO-9)."""
        (die,) = yield from throw("scatter", 1)
        if die in (1, 6):
            return point
        x, y = point[0] - origin[0], point[1] - origin[1]
        if not x and not y:
            y = -1
        (far,) = yield from throw("drift", 1)
        return pushed(point, {2: (x, y), 3: (-x, -y), 4: (y, -x), 5: (-y, x)}[die], 16 * far)

    def flame(self, squad):
        """Each flamethrower is fired (DSW-147)."""
        self.attack = Attack(self, squad)
        for flamer in self.free(squad):
            if not flamer.is_up or self.in_contact(flamer):
                continue
            move = yield Asked(squad.seat, "flame", lambda it: it == HOLD or isinstance(it, Flame))
            if move == HOLD:
                continue
            origin = flamer.place
            struck = nearest(origin, self.in_flame(flamer, move.direction))
            covers = self.covers(squad, origin, flamer.radius, struck)
            yield from self.strike_all(squad, covers)
        yield from self.aftermath()

    def in_flame(self, flamer, way):
        discs = [(16, 3), (32, 6), (48, 9), (64, 12), (80, 15), (96, 18), (108, 20)]
        centres = [(pushed(flamer.place, way, far), radius) for far, radius in discs]
        return [
            it
            for it in self.up
            if it is not flamer
            and any(gap(c, it.place) < (radius + it.radius) ** 2 for c, radius in centres)
            and not self.is_shielded(flamer.place, it, flame=True)
        ]
