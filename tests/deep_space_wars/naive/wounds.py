"""Saves, wounds, healing, removal and Discipline of the slow game (1.17, 1.18, 1.21)."""

from pygames.deep_space_wars.engine.moves import REFRAIN, Choose, Flee, Heal, Lead, Lose, Take
from tests.deep_space_wars.naive.asking import Asked, throw
from tests.deep_space_wars.naive.ground import gap
from tests.deep_space_wars.naive.table import DEMORALISED, GONE, Table, farthest, nearest


class Attack:
    """What has happened in one attack (DSW-178)."""

    def __init__(self, table, squad):
        self.squad = squad
        self.strength = {it: len(it.able) for it in table.squads}
        self.leader = {it: it.leader for it in table.squads}
        self.able = {it for it in table.figures if it.is_able}
        self.targets, self.down, self.final, self.frenzied = [], {}, set(), []
        self.beaten = {}
        """The side that scores for those of a squad who flee. DSW-178 says the one that attacks,
        but nobody can defeat themselves: who flees from blows that were returned counts for those
        who returned them, as the fallen do (DSW-185)."""


class Wounds(Table):
    """The table with those who bleed on it."""

    attack = None

    def is_high(self, number, die):
        """Whether a die shows so much at least; a 6 fails (DSW-16)."""
        return die >= number and (die < 6 or self.house_rules.sixes_succeed)

    # --- saves -----------------------------------------------------------------------------

    def saves(self, figure, cover, ranged):
        """Each kind of save with the number of faces that help (DSW-138, DSW-142)."""
        found = {}
        if ranged and figure.squad.can("camouflage"):
            four = 5 if self.house_rules.sixes_succeed else 4
            plain = self.house_rules.plain_camouflage
            found["camouflage"] = max(2, figure.squad.armour) if plain else four
        if cover:
            found["cover"] = cover
        if figure.squad.armour:
            found["armour"] = figure.squad.armour
        return found

    def hit(self, figure, by, cover=0, ranged=True, pierced=False, master=False):
        """A hit on a figure: save, Parry, wound. Returns whether it was wounded."""
        squad = figure.squad
        magical = by.card.magic == ("ranged" if ranged else "melee")
        if magical and squad.can("magic_immune") and not pierced:
            return False
        kinds = {} if master else self.saves(figure, cover, ranged)
        if not kinds:
            yield from self.wound(figure, by, pierced=pierced)
            return True
        kind = max(kinds, key=kinds.get)
        if len(kinds) > 1 and self.asks(squad.seat, "saves"):
            kind = (yield Asked(squad.seat, "choose", [Choose(it) for it in kinds])).save
        for _try in range(2 if squad.can("parry") and not pierced else 1):
            (die,) = yield from throw("save", 1)
            if kind == "camouflage" and not self.house_rules.plain_camouflage:
                saved = self.is_high(2, die)
            else:
                saved = die <= kinds[kind] and die < 6
            if saved:
                return False
            if kind == "armour" and die == 6:
                yield from self.wound(figure, by, final=True, pierced=pierced)
                return True
        yield from self.wound(figure, by, pierced=pierced)
        return True

    def wound(self, figure, by, final=False, pierced=False, whole=False):
        """A figure loses a Life, or all it has (DSW-149, DSW-150)."""
        if figure.life > 1 and not whole:
            figure.life -= 1
            return
        figure.life = 1
        if figure.squad.can("regenerate") and not final and not pierced:
            (die,) = yield from throw("regenerate", 1)
            if self.is_high(4, die):
                return
        figure.life = 0
        self.attack.down[figure] = by.side
        if final:
            self.attack.final.add(figure)

    def pick(self, seat, figures, point=None, leader=None):
        """Of figures equally near or far, whom the owner names (DSW-142, DSW-159)."""
        if len(figures) > 1 and self.asks(seat, "ties"):
            number = (yield Asked(seat, "take", [Take(it.number) for it in figures])).figure
            return self.figures[number]
        return next((it for it in figures if it is not it.squad.leader), figures[0])

    # --- after the last wound ----------------------------------------------------------------

    def aftermath(self):
        """Healing, removal, Discipline, new leaders (DSW-151, DSW-152, DSW-178)."""
        attack = self.attack
        yield from self.healing()
        lost = set()
        for figure, side in attack.down.items():
            self.remove(figure, side)
            lost.add(figure)
        rest = [attack.squad, *self.squads]
        order = attack.targets + [it for it in rest if it not in attack.targets]
        for squad in dict.fromkeys(order):
            gone = [it for it in squad.figures if it in lost and it in attack.able]
            yield from self.discipline(squad, gone)
        for figure in attack.frenzied:
            if figure.is_up:
                self.remove(figure, None)
        self.attack = None
        self.check()
        yield from self.new_leaders()

    def healing(self):
        attack = self.attack
        tried, at_work = set(), set()
        turns = [(self.active + n) % self.seats for n in range(self.seats)]
        for seat in turns:
            free = {
                it
                for it in self.squads
                if it.seat == seat and it.can("healing") and it not in self.marked
                if it is not self.acting
            }
            while True:
                heals = [
                    Heal(healer.number, casualty.number)
                    for squad in self.squads
                    if squad in free
                    for healer in squad.able
                    if healer not in tried
                    for casualty in sorted(attack.down, key=lambda it: it.number)
                    if casualty.squad.side == squad.side
                    and casualty not in attack.final
                    and gap(healer.place, casualty.place) <= 160**2
                ]
                if not heals:
                    break
                if self.asks(seat, "heals"):
                    move = yield Asked(seat, "heal", [*heals, REFRAIN])
                else:
                    move = max(heals, key=self.dearness)
                if move == REFRAIN:
                    break
                tried.add(self.figures[move.healer])
                at_work.add(self.figures[move.healer].squad)
                self.marked |= at_work
                (die,) = yield from throw("healing", 1)
                if self.is_high(4, die):
                    self.figures[move.casualty].life = 1
                    del attack.down[self.figures[move.casualty]]

    def dearness(self, heal):
        """The default is to heal the dearest first (section 3.5)."""
        return self.figures[heal.casualty].squad.card.points, -heal.casualty

    def discipline(self, squad, gone):
        """A squad tests its Discipline after its losses in an attack (DSW-175 to DSW-180)."""
        strength, fallen = self.attack.strength[squad], len(gone)
        self.attack.beaten[squad] = next(iter(self.attack.down[it] for it in gone), None)
        left = strength - fallen
        as_leaderless = left if self.attack.leader[squad] in gone else 0
        as_halved = fallen if 2 * fallen >= strength else 0
        dice = max(as_leaderless, as_halved) if left > 0 and fallen else 0
        loyal = squad.can("loyal") and squad.commander.is_up
        if not dice or squad.can("heroic") or loyal:
            return
        shown = yield from throw("discipline", dice)
        failed = sum(die > squad.card.discipline or die == 6 for die in shown)
        for figure in (yield from self.goners(squad, failed, "flee", Flee)):
            if squad.can("demoralise"):
                figure.condition = DEMORALISED
            else:
                self.remove(figure, self.attack.beaten[squad])

    def goners(self, squad, number, name, move):
        """Who flees or collapses: those farthest from the leader, or whom the owner names."""
        able = squad.able
        if number >= len(able) or not self.asks(squad.seat, "losses"):
            yield from ()
            return farthest(squad.leader.place, able)[:number]
        found = []
        for _each in range(number):
            left = [it for it in able if it not in found]
            answer = yield Asked(squad.seat, name, [move(it.number) for it in left])
            one = self.figures[answer.figure]
            found.append(one)
            if move is Lose:
                self.remove(one, None)
            elif squad.can("demoralise"):
                one.condition = DEMORALISED
            else:
                self.remove(one, self.attack.beaten[squad])
        return found

    def new_leaders(self):
        """Squads that have lost their leader get another (DSW-27).

        The rules do not say who names one first where several have: the last squad does.
        """
        lost = [it for it in self.squads if it.able and not it.leader.is_able]
        asked = [it for it in lost if len(it.able) > 1 and self.asks(it.seat, "losses")]
        for squad in lost:
            if squad not in asked:
                squad.leader = nearest(squad.leader.place, squad.able)[0]
        for squad in reversed(asked):
            moves = [Lead(it.number) for it in squad.able]
            squad.leader = self.figures[(yield Asked(squad.seat, "lead", moves)).figure]

    def remove(self, figure, side):
        """Take a figure off; a side that has defeated it scores its points (DSW-184, DSW-185)."""
        if figure.condition == GONE:
            return
        figure.condition = GONE
        if side is not None and side != figure.squad.side:
            self.points[side] += figure.squad.card.points
