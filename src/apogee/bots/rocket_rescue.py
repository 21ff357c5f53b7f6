"""The greedy player of Rocket Rescue: read it to learn the game.

Everything is weighed in victory points. It thinks in scripts: which modules it adds to which rocket this round, where
from, and whether that rocket then flies, and to which planet (`best_script`). When it plans it looks for the script
that is worth most with the dice that it takes (`dice_for`); later, dice fixed, for the best that they still allow. What
a rocket that stays on the ground is worth says `potential`. It uses nothing but what its seat may know: in the plan
phase it looks at nobody's dice.
"""

from typing import Final

from mypy_extensions import i64

from apogee.bots.ahead import Sight
from apogee.bots.knowledge import Knowledge, chance_of_lead
from apogee.bots.search import Settings
from apogee.core.refusal import Told
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.games.rocket_rescue import data, decisions, rockets, scoring, vocabulary
from apogee.games.rocket_rescue.forecast import DIE, HOLDS
from apogee.games.rocket_rescue.game import RocketRescue
from apogee.games.rocket_rescue.payout import build_rewards, explorer_vp
from apogee.games.rocket_rescue.state import (
    NO_BID,
    NO_MODULE,
    NO_PLANET,
    NO_SEAT,
    Table,
    count_crew,
    crew_of,
    first_of_pair,
    second_of_pair,
)
from apogee.games.rocket_rescue.vocabulary import ACTIONS, FIRST_OF, SECOND_OF, VERB_OF

# What things are worth, in victory points.
ENERGY: Final = 0.15  # one energy, up to MUCH_ENERGY
MORE_ENERGY: Final = 0.02  # beyond
MUCH_ENERGY: Final = 10
CUBE: Final = 0.24  # one cube, up to MANY_CUBES of its type
MORE_CUBES: Final = 0.08  # beyond
MANY_CUBES: Final = 3
LATER: Final[list[float]] = [0.02, 0.6, 0.85, 1.0]  # how much of that, by rounds to come
IN_HAND: Final = 0.5  # a module kept for the next round
A_PICK: Final = 0.3  # the die that fetches a module
RIVAL: Final = 0.35  # a point for another player, shared by all of them
STANDING: Final = 0.5  # a module that is left after a launch
SEAT_FREE: Final = 0.9  # a free seat for a crew member who still waits
BUILD_HOPE: Final = 2.2  # what the most modules in a rocket bring when it flies
LAUNCH_HOPE: Final = 0.8  # what launching it brings beyond its energy
ANOTHER_LAUNCH: Final = 1.0  # what a second launch must bring
SPARED: Final = 3  # energy that is not spent on the first choice
CONTEST: Final = 0.5  # what a card must be better by to be worth a pip more
TO_SET: Final = 0.2  # what another value of a die must bring
MOVED: Final = 0.3  # what a move must bring
TERMINAL_HOPE: Final = 0.7  # a crew member in the terminal
BID_MOST: Final = 4  # energy
KEPT_FROM_BIDS: Final = 6
FREE_SEAT_LOST: Final = 1.0  # a free seat in a rocket that flies, to the Saboteur
SABOTAGED: Final = 0.2  # what sabotage must bring
CAPTURED: Final = 0.6  # a module that changes its owner
FIRST: Final = 1.0  # of the points for the first to rescue all

# How likely a rocket flies in time, by the modules that it lacks: with the own means, and by others who own a part.
OWN_PACE: Final[list[float]] = [0.7, 0.55, 0.4, 0.25, 0.12, 0.08, 0.05]
OTHER_PACE: Final[list[float]] = [0.7, 0.55, 0.4, 0.25, 0.15, 0.1, 0.05]

CHARACTERS_BY_LIKING: Final[list[int]] = [
    data.SABOTEUR, data.AMBASSADOR, data.MECHANIC, data.MOGUL, data.PILOT, data.MINER, data.EXPLORER, data.ENGINEER,
]  # fmt: skip

NOTHING: Final = 1e-9
NEVER: Final = -1000.0
ANYTHING: Final = -1  # instead of a module's type
MOST_BUILDS: Final = 3  # a module in the hand and two of Research
FREE_VALUE: Final[int] = 1 - data.DIE_ENERGY[1]  # the die that costs nothing (RR-4.6)
BUILDS: Final[list[int]] = [  # by die: builds without a launch (RR-9.1)
    max((option[1] for option in options), default=0) for options in data.ALLOWS
]
WITH_LAUNCH: Final[list[int]] = [  # by die: builds beside a launch, or -1
    max((option[1] for option in options if option[2] > 0), default=-1) for options in data.ALLOWS
]


def cheapest_dice(builds: int, is_launch: bool) -> list[int]:
    """The lowest dice, highest first, that allow so many builds and then perhaps a launch."""
    last = WITH_LAUNCH if is_launch else BUILDS
    for value in range(1, data.FACES + 1):
        if last[value] >= builds:
            return [value]
    best = [data.FACES, data.FACES]
    for first in range(data.FACES, 0, -1):
        for second in range(1, first + 1):
            if last[second] >= 0 and BUILDS[first] + last[second] >= builds and first + second < sum(best):
                best = [first, second]
    return best


BUILD_DICE: Final[list[list[int]]] = [[], *[cheapest_dice(builds, False) for builds in range(1, MOST_BUILDS + 1)]]
LAUNCH_DICE: Final[list[list[int]]] = [cheapest_dice(builds, True) for builds in range(MOST_BUILDS + 1)]
MOST_BOARDINGS: Final[int] = max(data.BOARDINGS)
BOARDING_DIE: Final[list[int]] = [  # by boardings, the lowest die that allows so many (RR-8.2)
    next(value for value in range(data.FACES + 1) if data.BOARDINGS[value] >= number)
    for number in range(MOST_BOARDINGS + 1)
]
MOST_MOVES: Final[int] = max(data.MOVES)
MOVING_DIE: Final[int] = data.MOVES.index(MOST_MOVES)  # the lowest die with so many
LASTS: Final[list[float]] = [holds / DIE for holds in HOLDS]  # how likely a module survives a launch
STANDARD_OF: Final[list[int]] = [data.TYPE.index(kind) for kind in range(4)]  # the standard module of a type


def choose(twin: State, seat: i64, rng: Rng, budget: i64) -> i64:  # noqa: ARG001 - what every bot is given
    """What a careful player does next; needs neither chance nor a budget."""
    assert isinstance(twin, RocketRescue)
    step = twin.agenda[-1]
    verb = step.verb
    mind = Mind(twin, seat)
    if verb == data.PLAN:
        return next_of_plan(mind)
    if verb == data.BUILD_TURN:
        return next_in_build(mind)
    if verb == data.RESEARCH_TURN:
        return what_to_take(mind)
    if verb == data.SHOPPING_TURN:
        return what_to_buy(mind)
    if verb == data.BOARDING_TURN:
        return next_boarding(mind)
    if verb == data.TARGET:
        return vocabulary.TO + best_target(mind, first_of_pair(step.about), second_of_pair(step.about))
    if verb == data.CREW_ABOARD:
        return vocabulary.CREW
    if verb == data.REFILL:
        return what_to_refill(mind)
    if verb == data.TERMINAL:
        return leave_terminal(mind)
    if verb == data.KEEP:
        return what_to_keep(mind)
    if verb == data.REROLL:
        return whether_to_reroll(mind, step.about)
    if verb == data.SABOTAGE:
        return best_sabotage(mind)
    return next_of_character(mind, verb)


# --- What there is


class Works:
    """What stands in a hangar, as one player sees it."""

    def __init__(self, table: Table, hangar: i64, player: i64) -> None:
        self.hangar: i64 = hangar
        self.has_engine: bool = False
        self.has_cockpit: bool = False
        self.tanks: i64 = 0
        self.shows: i64 = 0
        self.middle: i64 = 0
        self.count: i64 = 0
        self.mine: i64 = 0
        self.crew: i64 = 0  # of all colours, as bits
        self.own_crew: i64 = 0
        self.in_cockpit: i64 = 0  # own crew in the cockpit
        self.free: i64 = 0  # seats
        self.lasting: float = 0.0  # own modules that a launch would leave
        owned: list[int] = [0] * len(table.seats)
        place: i64 = hangar * data.ROCKET_SIZE
        after: i64 = place + data.ROCKET_SIZE
        while place < after:
            built = table.built[place]
            place += 1
            module = built.module
            if module == NO_MODULE:
                continue
            self.count += 1
            owned[built.owner] += 1
            self.shows |= built.shows()
            kind: i64 = data.TYPE[module]
            if kind == data.ENGINE:
                self.has_engine = True
            elif kind == data.COCKPIT:
                self.has_cockpit = True
                self.in_cockpit = crew_of(built.crew, player)
            else:
                self.middle += 1
                if kind == data.TANK:
                    self.tanks += 1
            self.crew += built.crew
            self.free += data.SEATS[module] - count_crew(built.crew)
            if built.owner == player:
                self.lasting += LASTS[module]
        self.owned = owned
        self.own_crew = crew_of(self.crew, player)
        self.mine = owned[player]
        rival: i64 = 0
        seat: i64 = 0
        while seat < len(owned):
            if seat != player and owned[seat] > rival:
                rival = owned[seat]
            seat += 1
        self.rival: i64 = rival  # the most modules of anybody else


class Mind:
    """Who thinks, and what there is to know before the details."""

    def __init__(self, table: RocketRescue, player: i64) -> None:
        self.table = table
        self.player: i64 = player
        self.seat = table.seats[player]
        self.players: i64 = len(table.seats)
        verb = table.agenda[-1].verb
        self.is_planning: bool = table.phase == data.NO_PHASE and verb != data.ADJUST
        self.energy: i64 = self.seat.energy
        if verb == data.ADJUST:  # RR-R.34: before the balance is paid
            self.energy -= self.seat.balance() + self.seat.bid
        self.rounds: i64 = rounds_to_come(table)  # after this one, about
        self.later: float = LATER[min(self.rounds, 3)]
        self.works: list[Works] = [Works(table, hangar, player) for hangar in range(data.HANGARS)]
        self.lacks: list[int] = lacks_by_equipment(table)  # by tanks * 4 + equipment: modules to the nearest planet
        self.can_equip: bool = self.seat.character == data.PILOT and table.has_pilot_chip
        self.picks: i64 = 0  # modules that dice in Research may still take
        self.dice: list[int] = []  # in Build & Launch, in their order
        self.shops: list[int] = []  # in Shopping, still to come
        self.boards: i64 = 0  # boardings still to come
        self.displayed: list[int] = []  # what may be taken
        self.is_this_round: bool = table.phase <= data.BUILDING and verb != data.TERMINAL and verb != data.KEEP
        if self.is_planning:
            self.picks = 2
        elif self.is_this_round:
            if table.phase < data.RESEARCH:
                self.picks = len(dice_in(table, player, data.RESEARCH))
            elif table.phase == data.RESEARCH:
                self.picks = turns_left(table, player)
            self.dice = build_dice_left(table, player)
            if table.phase <= data.SHOPPING:
                self.shops = shop_dice_left(table, player)
            if table.phase < data.BOARDING:
                self.boards = data.BOARDINGS[self.seat.die(4)] + data.BOARDINGS[self.seat.die(5)]
        if table.phase <= data.RESEARCH:
            self.displayed = table.display.copy()
            for module in range(data.STANDARD):
                if table.standard[module] > 0:
                    self.displayed.append(module)
        self.saboteur: i64 = table.who_is(data.SABOTEUR) if table.characters != data.OFF else NO_SEAT
        self.fly: list[float] = [flies_by_others(self, hangar) for hangar in range(data.HANGARS)]


def rounds_to_come(table: Table) -> i64:
    """A guess at how many rounds follow this one: somebody may have rescued everybody by then (RR-12.1)."""
    if table.is_triggered():
        return 0
    least: i64 = data.ROUNDS - table.round
    for seat in table.seats:
        least = min(least, (table.crew_each() - seat.saved + 1) // 2)
    return least


def dice_in(table: Table, player: i64, phase: i64) -> list[int]:
    """The dice of a player in a phase."""
    seat = table.seats[player]
    return [value for value in (seat.die(2 * phase), seat.die(2 * phase + 1)) if value > 0]


def turns_left(table: Table, player: i64) -> i64:
    """The turns that a player still has in this phase, the present one among them."""
    found: i64 = 0
    for step in table.agenda:
        is_turn = step.verb == data.BEGIN_TURN or data.RESEARCH_TURN <= step.verb <= data.BUILD_TURN
        if is_turn and step.seat == player:
            found += 1
    return found


def shop_dice_left(table: Table, player: i64) -> list[int]:
    """The values of Shopping that are still to come, the present one first."""
    dice = dice_in(table, player, data.SHOPPING)
    if table.phase < data.SHOPPING:
        return dice
    dice.sort(reverse=True)
    left = dice[len(dice) - turns_left(table, player) :] if turns_left(table, player) > 0 else []
    if left and table.agenda[-1].verb == data.SHOPPING_TURN and table.agenda[-1].seat == player:
        left[0] -= table.used
    return left


def build_dice_left(table: Table, player: i64) -> list[int]:
    """The dice in Build & Launch that are still to come after the present one, highest first."""
    dice = dice_in(table, player, data.BUILDING)
    dice.sort(reverse=True)
    if table.phase < data.BUILDING:
        return dice
    left = turns_left(table, player)
    if table.agenda[-1].verb == data.BUILD_TURN and table.agenda[-1].seat == player:
        left -= 1
    return dice[len(dice) - left :] if left > 0 else []


def lacks_by_equipment(table: Table) -> list[int]:
    """How many modules beside engine and cockpit a rocket lacks to the nearest planet, by tanks * 4 + equipment."""
    found: list[int] = []
    tanks: i64 = 0
    while tanks <= data.MIDDLE:
        shows: i64 = 0
        while shows <= data.BOTH:
            least: i64 = 4
            for planet in table.planets:
                if planet == NO_PLANET:
                    continue
                lack: i64 = max(0, data.FUEL[planet] - tanks)
                if data.NEEDS[planet] & ~shows != 0:
                    lack += 1
                least = min(least, lack)
            found.append(least)
            shows += 1
        tanks += 1
    return found


def missing_of(mind: Mind, works: Works) -> i64:
    """How many modules a rocket lacks to fly anywhere."""
    missing: i64 = mind.lacks[works.tanks * 4 + works.shows]
    if not works.has_engine:
        missing += 1
    if not works.has_cockpit:
        missing += 1
    return missing


def flies_by_others(mind: Mind, hangar: i64) -> float:
    """How likely others will launch a rocket in time, by rule of thumb; after the reveal, with their dice in mind."""
    works = mind.works[hangar]
    if works.count == 0:
        return 0.0
    table = mind.table
    missing = missing_of(mind, works)
    best = 0.0
    cheapest: i64 = 99
    for planet in table.planets:
        if planet != NO_PLANET:
            cheapest = min(cheapest, data.PLANET_COST[planet])
    is_revealed = not mind.is_planning and table.phase < data.BUILDING
    for player in range(mind.players):
        if player == mind.player or works.owned[player] == 0:
            continue
        seat = table.seats[player]
        later = OTHER_PACE[min(missing, 6)] if mind.rounds > 0 else 0.0
        if works.owned[player] < 2:
            later *= 0.7
        if seat.energy + 4 < cheapest:
            later *= 0.7
        now = later
        if is_revealed:
            builds: i64 = max(WITH_LAUNCH[value] for value in (0, *dice_in(table, player, data.BUILDING)))
            now = 0.0
            if builds >= 0 and missing == 0 and seat.energy >= cheapest:
                now = 0.9
            elif builds > 0 and missing <= min(2, len(seat.modules)) and seat.energy + 2 * missing >= cheapest:
                now = 0.55
        elif mind.rounds == 0 and mind.is_planning:
            now = OTHER_PACE[min(missing, 6)]
        best = max(best, now, later * 0.9)
    return best


# --- What things are worth


def worth_of_energy(mind: Mind, energy: i64) -> float:
    """What energy at the end of the round is worth."""
    return mind.later * (ENERGY * float(min(energy, MUCH_ENERGY)) + MORE_ENERGY * float(max(0, energy - MUCH_ENERGY)))


def worth_of_cubes(mind: Mind, first: i64, second: i64, third: i64) -> float:
    """What cubes at the end of the round are worth."""
    worth = 0.0
    for cubes in (first, second, third):
        worth += CUBE * float(min(cubes, MANY_CUBES)) + MORE_CUBES * float(max(0, cubes - MANY_CUBES))
    return mind.later * worth


def share_of(mine: i64, rival: i64) -> float:
    """How much of the build reward comes to who has so many modules."""
    if mine > rival:
        return 1.0
    return 0.55 if mine == rival and mine > 0 else 0.0


def potential(
    mind: Mind, missing: i64, mine: i64, rival: i64, crew: i64, free: i64, supply: i64, by_others: float
) -> float:
    """What a rocket that stays is worth: crew aboard, seats, and the rewards that it promises."""
    own = 0.0
    if mine > 0:
        own = OWN_PACE[min(missing, 6)] if 2 * mind.rounds >= missing and mind.rounds > 0 else 0.0
    flies = max(own, by_others)
    worth = flies * float(data.CREW_VP * crew)
    if mine > 0:
        worth += own * (SEAT_FREE * float(min(free, supply)) + LAUNCH_HOPE)
        worth += flies * BUILD_HOPE * share_of(mine, rival)
        worth += 0.15 * mind.later * float(mine)
    return worth


def potential_of(mind: Mind, works: Works, supply: i64) -> float:
    """What a rocket is worth as it stands."""
    missing = missing_of(mind, works)
    return potential(mind, missing, works.mine, works.rival, works.own_crew, works.free, supply, mind.fly[works.hangar])


# --- Scripts


class Script:
    """What to do with a rocket this round."""

    def __init__(self) -> None:
        self.worth: float = NEVER
        self.hangar: i64 = -1
        self.planet: i64 = NO_PLANET  # where it flies, or none
        self.modules: list[int] = []  # to be built, in this order
        self.picks: i64 = 0  # of them from Research
        self.types: list[int] = []  # to be bought
        self.values: list[int] = []  # and how many
        self.boards: i64 = 0  # crew that board it first


class Shortlist:
    """The best script so far; and all of them, where they are asked for."""

    def __init__(self) -> None:
        self.best = Script()
        self.all: list[Script] = []
        self.keeps_all: bool = False

    def offer(self, script: Script) -> None:
        """Remember a script if it is the best so far."""
        if script.worth > self.best.worth + NOTHING:
            self.best = script
        if self.keeps_all:
            self.all.append(script)


def best_script(mind: Mind) -> Script:
    """The script that is worth most; one that does nothing is worth 0."""
    shortlist = Shortlist()
    look_through(mind, shortlist)
    return shortlist.best


def best_scripts(mind: Mind) -> list[Script]:
    """For each hangar and planet the script that is worth most, the best first; and last, one that does nothing."""
    shortlist = Shortlist()
    shortlist.keeps_all = True
    look_through(mind, shortlist)
    ranked = [(-script.worth, number) for number, script in enumerate(shortlist.all) if script.worth > NOTHING]
    ranked.sort()
    found: list[Script] = []
    seen: list[int] = []
    for _, number in ranked:
        script = shortlist.all[number]
        about: i64 = script.hangar * 64 + script.planet
        if about not in seen:
            seen.append(about)
            found.append(script)
    found.append(Script())
    return found


def look_through(mind: Mind, best: Shortlist) -> None:
    """All scripts that are worth a thought."""
    table = mind.table
    seen: i64 = 0  # companies with an empty hangar that was looked at
    hangar: i64 = 0
    while hangar < data.HANGARS:
        works = mind.works[hangar]
        company: i64 = data.COMPANY_OF[hangar]
        if (table.closed >> hangar) & 1 == 1 or (works.count == 0 and (seen >> company) & 1 == 1):
            hangar += 1
            continue
        if works.count == 0:
            one: i64 = 1
            seen |= one << company
        place: i64 = 0
        while place < data.PLANET_PLACES:
            planet: i64 = table.planets[place]
            if planet != NO_PLANET:
                try_planet(mind, works, planet, best)
            place += 1
        hangar += 1


def try_planet(mind: Mind, works: Works, planet: i64, best: Shortlist) -> None:
    """The ways towards a planet: what the rocket lacks first, then more seats."""
    if works.middle - works.tanks + data.FUEL[planet] > data.MIDDLE:
        return
    needed = needed_for(works, planet)
    modules, is_whole = completion(mind, works, needed, data.NEEDS[planet])
    if is_whole:
        consider(mind, works, modules, planet, best)
    number: i64 = len(modules)
    while number > 0:
        consider(mind, works, modules[:number], NO_PLANET, best)
        number -= 1
    if len(modules) < MOST_BUILDS and mind.seat.crew > 0:
        tanks: i64 = works.tanks
        middle: i64 = works.middle
        for module in modules:
            if data.TYPE[module] == data.TANK:
                tanks += 1
                middle += 1
            elif data.TYPE[module] == data.CREW_MODULE:
                middle += 1
        if middle + 1 + (0 if tanks > 0 else 1) <= data.MIDDLE:
            extra = pick_module(mind, works.hangar, data.CREW_MODULE, 0, modules)
            if extra != NO_MODULE:
                if is_whole:
                    consider(mind, works, [*modules, extra], planet, best)
                consider(mind, works, [extra, *modules[:1]], NO_PLANET, best)
                consider(mind, works, [extra], NO_PLANET, best)


def needed_for(works: Works, planet: i64) -> list[int]:
    """The types that a rocket lacks on the way to a planet; ANYTHING for equipment."""
    needed: list[int] = []
    if not works.has_cockpit:
        needed.append(data.COCKPIT)
    if not works.has_engine:
        needed.append(data.ENGINE)
    tanks: i64 = works.tanks
    while tanks < data.FUEL[planet]:
        needed.append(data.TANK)
        tanks += 1
    return needed


def completion(mind: Mind, works: Works, needed: list[int], equipment: i64) -> tuple[list[int], bool]:
    """Modules at hand that a rocket lacks, at most MOST_BUILDS; and whether it can fly with them."""
    modules: list[int] = []
    lacks: i64 = equipment & ~works.shows
    for kind in needed:
        if len(modules) == MOST_BUILDS:
            return modules, False
        module = pick_module(mind, works.hangar, kind, lacks, modules)
        if module == NO_MODULE:
            return modules, False
        modules.append(module)
        lacks &= ~data.SHOWS[module]
    if lacks != 0 and not (mind.can_equip and (works.mine > 0 or modules)):
        if len(modules) == MOST_BUILDS:
            return modules, False
        tanks: i64 = works.tanks
        middle: i64 = works.middle
        for module in modules:
            if data.TYPE[module] == data.TANK:
                tanks += 1
                middle += 1
        if middle >= data.MIDDLE:
            return modules, False
        kind_of: i64 = data.TANK if tanks == 0 and middle + 2 > data.MIDDLE else ANYTHING
        module = pick_module(mind, works.hangar, kind_of, lacks, modules)
        if module == NO_MODULE or data.SHOWS[module] & lacks != lacks:
            return modules, False
        modules.append(module)
    return modules, True


def pick_module(mind: Mind, hangar: i64, kind: i64, lacks: i64, chosen: list[int]) -> i64:
    """The best module of a type that can be had beside those chosen, or none."""
    best: i64 = NO_MODULE
    most = NEVER
    picked: i64 = 0
    for module in chosen:
        if module not in mind.seat.modules:
            picked += 1
    for module in mind.seat.modules:
        if is_kind(module, kind) and not (module in chosen and chosen.count(module) >= mind.seat.modules.count(module)):
            worth = worth_of_module(mind, module, hangar) + equipment_bonus(module, lacks)
            if worth > most:
                most = worth
                best = module
    if picked < mind.picks:
        for module in mind.displayed:
            if is_kind(module, kind):
                copies: i64 = 1 if module >= data.STANDARD else mind.table.standard[module]
                if chosen.count(module) >= copies:
                    continue
                worth = worth_of_module(mind, module, hangar) + equipment_bonus(module, lacks) - A_PICK
                if worth > most:
                    most = worth
                    best = module
    return best


def is_kind(module: i64, kind: i64) -> bool:
    """Whether a module is of a type; ANYTHING: one of the middle."""
    found: i64 = data.TYPE[module]
    if kind == ANYTHING:
        return found == data.TANK or found == data.CREW_MODULE
    return found == kind


def equipment_bonus(module: i64, lacks: i64) -> float:
    return 1.5 if data.SHOWS[module] & lacks != 0 else 0.0


def worth_of_module(mind: Mind, module: i64, hangar: i64) -> float:
    """What a module brings by itself: energy, seats, a long life; less its cubes."""
    cost = data.PRICE[module][hangar]
    worth = ENERGY * float(data.MODULE_ENERGY[module]) - CUBE * float(cost[0] + cost[1] + cost[2])
    worth += 0.8 * float(min(data.SEATS[module], mind.seat.crew))
    worth += STANDING * mind.later * LASTS[module]
    if data.SHOWS[module] != 0:
        worth += 0.15
    return worth


class Draft:
    """A rocket with some modules more, and what they take and bring."""

    def __init__(self, mind: Mind, works: Works, modules: list[int]) -> None:
        self.modules = modules
        self.need0: i64 = 0  # cubes, by resource
        self.need1: i64 = 0
        self.need2: i64 = 0
        self.energy: i64 = mind.energy  # what is left of it
        self.picks: i64 = 0  # modules that Research has to bring
        self.mine: i64 = works.mine + len(modules)
        self.tanks: i64 = works.tanks
        self.shows: i64 = works.shows
        self.has_engine: bool = works.has_engine
        self.has_cockpit: bool = works.has_cockpit
        self.seats: i64 = 0
        self.seated: i64 = 0  # modules on which a crew member goes at once
        self.cockpit_crew: i64 = works.in_cockpit
        self.lasting: float = works.lasting
        self.boarded: i64 = 0  # crew members that board before the launch
        for module in modules:
            self.add(mind, module, works.hangar)

    def add(self, mind: Mind, module: i64, hangar: i64) -> None:
        """One module more."""
        cost = data.PRICE[module][hangar]
        self.need0 += cost[0]
        self.need1 += cost[1]
        self.need2 += cost[2]
        self.energy += data.MODULE_ENERGY[module]
        if module not in mind.seat.modules:
            self.picks += 1
        kind: i64 = data.TYPE[module]
        if kind == data.TANK:
            self.tanks += 1
        elif kind == data.ENGINE:
            self.has_engine = True
        elif kind == data.COCKPIT:
            self.has_cockpit = True
        self.shows |= data.SHOWS[module]
        if data.SEATS[module] > 0:
            self.seats += data.SEATS[module]
            if self.seated < mind.seat.crew:
                self.seated += 1
                if kind == data.COCKPIT:
                    self.cockpit_crew += 1
        self.lasting += LASTS[module]

    def free(self, works: Works) -> i64:
        """Seats that stay empty."""
        return works.free + self.seats - self.seated - self.boarded


def consider(mind: Mind, works: Works, modules: list[int], planet: i64, best: Shortlist) -> None:
    """Weigh a script, and offer it to the shortlist."""
    number: i64 = len(modules)
    if number > mind.seat.chips or (number == 0 and planet == NO_PLANET):
        return
    if planet != NO_PLANET and works.mine == 0 and number == 0:
        return
    fee: i64 = decisions.build_fee(mind.table, mind.player, works.hangar) if number > 0 else 0
    if fee > mind.energy:
        return
    draft = Draft(mind, works, modules)
    draft.energy -= fee
    if draft.picks > mind.picks:
        return
    script = Script()
    cubes = cubes_for(mind, draft, script)
    if not cubes:
        return
    if not (plan_dice if mind.is_planning else use_dice)(mind, works, draft, script, planet):
        return
    if planet != NO_PLANET:
        draft.energy -= decisions.launch_cost(mind.table, mind.player, planet)
    if draft.energy < 0:
        return
    script.worth = worth_of_draft(mind, works, draft, cubes, planet)
    script.hangar = works.hangar
    script.planet = planet
    script.modules = modules
    script.picks = draft.picks
    script.boards = draft.boarded
    best.offer(script)


def cubes_for(mind: Mind, draft: Draft, script: Script) -> list[int]:
    """The cubes to pay with, after those that have to be bought; none at all if they cannot be had."""
    cubes = mind.seat.cubes.copy()
    if can_pay(cubes[0], cubes[1], cubes[2], draft.need0, draft.need1, draft.need2):
        return cubes
    if not shop_for(mind, script, draft.need0, draft.need1, draft.need2):
        return []
    for index in range(len(script.types)):
        cubes[script.types[index]] += script.values[index]
    return cubes


def plan_dice(mind: Mind, works: Works, draft: Draft, script: Script, planet: i64) -> bool:
    """While planning: dice for all of a script, with crew that boards where a die is left; whether there are enough.

    Every boarding is reckoned at its full cost: whether the Pilot finds a seat in a cockpit (RR-13.17) is not known.
    """
    number: i64 = len(draft.modules)
    build_dice = LAUNCH_DICE[number] if planet != NO_PLANET else BUILD_DICE[number]
    left: i64 = data.DICE - draft.picks - len(script.types) - len(build_dice)
    if left < 0:
        return False
    draft.energy += FREE_VALUE * data.DICE
    for value in build_dice:
        draft.energy -= value
    for value in script.values:
        draft.energy -= value
    draft.energy -= draft.picks
    if planet != NO_PLANET and left > 0:
        boarded: i64 = min(MOST_BOARDINGS, works.free, mind.seat.crew - draft.seated)
        if boarded > 0:
            boarding: i64 = BOARDING_DIE[boarded] + boarded * data.BOARDING_COST
            if draft.energy - boarding - (left - 1) >= decisions.launch_cost(mind.table, mind.player, planet):
                draft.energy -= boarding
                draft.boarded = boarded
                left -= 1
    draft.energy -= left
    return True


def use_dice(mind: Mind, works: Works, draft: Draft, script: Script, planet: i64) -> bool:  # noqa: ARG001 - as plan_dice
    """After planning: whether the dice allow a script; as much crew boards as they and the energy let."""
    if not is_allowed(mind, len(draft.modules), planet != NO_PLANET):
        return False
    if planet != NO_PLANET and mind.boards > 0:
        boarded: i64 = min(mind.boards, works.free, mind.seat.crew - draft.seated)
        cost = decisions.launch_cost(mind.table, mind.player, planet)
        while boarded > 0 and draft.energy - boarded * data.BOARDING_COST < cost:
            boarded -= 1
        draft.boarded = boarded
        draft.energy -= boarded * data.BOARDING_COST
    return True


def worth_of_draft(mind: Mind, works: Works, draft: Draft, cubes: list[int], planet: i64) -> float:
    """What a script adds to what there is now."""
    worth = worth_of_energy(mind, draft.energy) - worth_of_energy(mind, mind.energy)
    worth += after_paying(mind, cubes[0], cubes[1], cubes[2], draft.need0, draft.need1, draft.need2)
    before = potential_of(mind, works, mind.seat.crew)
    crew: i64 = works.own_crew + draft.seated + draft.boarded
    free = draft.free(works)
    if planet != NO_PLANET:
        worth += gain_of_launch(mind, works, planet, draft.mine, crew, draft.cockpit_crew, free)
        worth += STANDING * mind.later * draft.lasting
    else:
        missing: i64 = mind.lacks[min(draft.tanks, data.MIDDLE) * 4 + draft.shows]
        if not draft.has_engine:
            missing += 1
        if not draft.has_cockpit:
            missing += 1
        supply: i64 = mind.seat.crew - draft.seated - draft.boarded
        worth += potential(mind, missing, draft.mine, works.rival, crew, free, supply, mind.fly[works.hangar])
    worth -= before
    return worth - A_PICK * float(draft.picks)


def can_pay(cubes0: i64, cubes1: i64, cubes2: i64, need0: i64, need1: i64, need2: i64) -> bool:
    """Whether cubes do for a need, with exchanges (RR-9.5)."""
    missing: i64 = max(0, need0 - cubes0) + max(0, need1 - cubes1) + max(0, need2 - cubes2)
    if missing == 0:
        return True
    spare = (
        decisions.exchanges_of(cubes0 - need0)
        + decisions.exchanges_of(cubes1 - need1)
        + decisions.exchanges_of(cubes2 - need2)
    )
    return spare * data.EXCHANGE_GET >= missing


def after_paying(mind: Mind, cubes0: i64, cubes1: i64, cubes2: i64, need0: i64, need1: i64, need2: i64) -> float:
    """How much less the cubes are worth after paying for a need, with exchanges."""
    old = mind.seat.cubes
    before = worth_of_cubes(mind, old[0], old[1], old[2])
    left0: i64 = cubes0 - need0
    left1: i64 = cubes1 - need1
    left2: i64 = cubes2 - need2
    short: i64 = max(0, -left0) + max(0, -left1) + max(0, -left2)
    after = worth_of_cubes(mind, max(0, left0), max(0, left1), max(0, left2))
    return after - before - CUBE * mind.later * 2.0 * float(short)


def shop_for(mind: Mind, script: Script, need0: i64, need1: i64, need2: i64) -> bool:
    """What to buy so that a need can be paid; at most two dice when planning, those there are otherwise."""
    table = mind.table
    cubes = [int(mind.seat.cubes[0]), int(mind.seat.cubes[1]), int(mind.seat.cubes[2])]
    need = [int(need0), int(need1), int(need2)]
    market = [int(table.market[0]), int(table.market[1]), int(table.market[2])]
    dice: i64 = 2 if mind.is_planning else len(mind.shops)
    number: i64 = 0
    while number < dice:
        kind: i64 = 0
        most: i64 = -99
        resource: i64 = 0
        while resource < data.RESOURCES:
            short: i64 = min(need[resource] - cubes[resource], market[resource])
            if short > most:
                most = short
                kind = resource
            resource += 1
        if most <= 0:
            return False
        top: i64 = data.FACES if mind.is_planning else mind.shops[number]
        value: i64 = min(most, top)
        if mind.is_planning:
            # A single die may do, with exchanges
            enough: i64 = value
            while enough < min(top, market[kind]):
                if can_pay_with(cubes, need, kind, enough):
                    break
                enough += 1
            if can_pay_with(cubes, need, kind, enough) and (number == 1 or enough <= value + 2):
                value = enough
        else:
            value = min(top, market[kind])
        cubes[kind] += value
        market[kind] -= value
        script.types.append(int(kind))
        script.values.append(int(value))
        if can_pay(cubes[0], cubes[1], cubes[2], need[0], need[1], need[2]):
            return True
        number += 1
    return False


def can_pay_with(cubes: list[int], need: list[int], kind: i64, more: i64) -> bool:
    """Whether so many more cubes of a type do."""
    return can_pay(
        cubes[0] + (more if kind == 0 else 0),
        cubes[1] + (more if kind == 1 else 0),
        cubes[2] + (more if kind == 2 else 0),
        need[0],
        need[1],
        need[2],
    )


def is_allowed(mind: Mind, builds: i64, is_launch: bool) -> bool:
    """RR-9.1: whether the dice to come allow so many builds, and then a launch."""
    done: i64 = 0  # builds that dice before the launch allow
    table = mind.table
    step = table.agenda[-1]
    if step.verb == data.BUILD_TURN and step.seat == mind.player:
        value = mind.seat.die(step.about)
        for option in data.ALLOWS[value]:
            if option[1] < table.builds or option[2] < table.launches:
                continue
            if is_launch:
                if option[2] > table.launches and option[1] - table.builds >= builds:
                    return True
            elif option[1] - table.builds >= builds:
                return True
            done = max(done, option[1] - table.builds)
    for value in mind.dice:
        if is_launch and WITH_LAUNCH[value] >= 0 and done + WITH_LAUNCH[value] >= builds:
            return True
        done += BUILDS[value]
    return not is_launch and done >= builds


def gain_of_launch(mind: Mind, works: Works, planet: i64, mine: i64, crew: i64, in_cockpit: i64, free: i64) -> float:
    """The points of a launch, less a part of those that others take.

    An estimate beside payout.py, as the rocket need not stand yet: some modules and crew are only thought of.
    """
    table = mind.table
    seat = mind.seat
    owned = works.owned.copy()
    owned[mind.player] = mine
    rewards = build_rewards(owned, data.BUILD_REWARD[planet])
    gain = float(data.LAUNCH_REWARD[planet] + rewards[mind.player] + data.CREW_VP * crew)
    others = float(sum(rewards) - rewards[mind.player])
    if data.NEEDS[planet] != 0:
        gain += 0.7 * float(data.EQUIPMENT_VP)
    foreign: i64 = count_crew(works.crew) - works.own_crew
    others += float(data.CREW_VP * foreign)
    if seat.character == data.AMBASSADOR:
        gain += float(data.AMBASSADOR_RESCUE_VP * (crew + foreign))
        others -= float((data.CREW_VP - data.AMBASSADOR_FOREIGN_VP) * foreign)
    elif seat.character == data.PILOT:
        gain += float(data.PILOT_COCKPIT_VP * in_cockpit)
    elif seat.character == data.EXPLORER:
        gain += float(explorer_vp(table, planet))
    if seat.saved + crew == table.crew_each() and not table.is_triggered():
        gain += FIRST * float(data.FIRST_VP)
    gain -= RIVAL * others / float(mind.players - 1)
    return gain - what_the_saboteur_takes(mind, works, mine, crew, free, float(data.BUILD_REWARD[planet]))


def what_the_saboteur_takes(mind: Mind, works: Works, mine: i64, crew: i64, free: i64, reward: float) -> float:
    """RR-13.10: a seat that is free brings the Saboteur a point or two; otherwise the launcher may lose some."""
    saboteur = mind.saboteur
    if saboteur == NO_SEAT or saboteur == mind.player:
        return 0.0
    if free > 0:
        for other in mind.works:
            if other.hangar != works.hangar and crew_of(other.crew, saboteur) > 0:
                return FREE_SEAT_LOST
    if mine - 2 < works.owned[saboteur] + 1:
        return 0.3 * reward
    return 0.3 if crew > 0 else 0.0


# --- Planning


def next_of_plan(mind: Mind) -> i64:
    """RR-D.7: the dice of the plan one after the other, then the bid."""
    seat = mind.seat
    if decisions.count_dice(seat.dice) == data.DICE:
        bid: i64 = min(BID_MOST, data.BID_MAX, seat.energy, max(0, mind.energy - seat.balance() - KEPT_FROM_BIDS) // 2)
        if seat.bid == NO_BID and bid > 0:
            return vocabulary.BID + bid
        return vocabulary.DONE
    planned = steps_of_plan(mind, best_script(mind))
    if planned:
        return planned[0]
    field: i64 = 0  # somebody else began this plan: the rest as low as can be
    while seat.die(field) != 0:
        field += 1
    return ACTIONS.number(vocabulary.PLAN, field, 1)


def steps_of_plan(mind: Mind, script: Script) -> list[int]:
    """The dice of a script that are not laid yet, one after the other."""
    dice = dice_for(mind, script)
    found: list[int] = []
    field: i64 = 0
    while field < data.FIELDS:
        if dice[field] > 0 and mind.seat.die(field) == 0:
            found.append(ACTIONS.number(vocabulary.PLAN, field, dice[field]))
        field += 1
    return found


def is_begun(mind: Mind, script: Script) -> bool:
    """Whether all dice that lie are those of a script."""
    dice = dice_for(mind, script)
    field: i64 = 0
    while field < data.FIELDS:
        laid = mind.seat.die(field)
        if laid != 0 and laid != dice[field]:
            return False
        field += 1
    return True


def dice_for(mind: Mind, script: Script) -> list[int]:
    """The dice of a plan, by field: those of the script, and what is best of the others."""
    dice = [0] * data.FIELDS
    left: i64 = data.DICE
    energy: i64 = mind.seat.energy + FREE_VALUE * data.DICE
    if script.worth > 0.0:
        values = LAUNCH_DICE[len(script.modules)] if script.planet != NO_PLANET else BUILD_DICE[len(script.modules)]
        for value in values:
            place_die(dice, data.BUILDING, value)
            left -= 1
            energy -= value
        for value in script.values:
            place_die(dice, data.SHOPPING, value)
            left -= 1
            energy -= value
        for module in script.modules:
            if module not in mind.seat.modules:
                place_die(dice, data.RESEARCH, 1)
                left -= 1
                energy -= 1
        if script.planet != NO_PLANET:
            energy -= decisions.launch_cost(mind.table, mind.player, script.planet)
            for module in script.modules:
                energy += data.MODULE_ENERGY[module]
    if left > 0 and dice[2 * data.BUILDING + 1] == 0 and launches_more(mind, script, energy - left - LAUNCH_DICE[0][0]):
        place_die(dice, data.BUILDING, LAUNCH_DICE[0][0])
        left -= 1
        energy -= LAUNCH_DICE[0][0]
    while left > 0:
        left -= 1
        energy -= place_spare(mind, script, dice, energy - left)
    raise_research(mind, script, dice, energy)
    return dice


def launches_more(mind: Mind, script: Script, energy: i64) -> bool:
    """Whether another rocket could fly as it stands, with so much energy."""
    for works in mind.works:
        if works.hangar == script.hangar or works.mine == 0 or works.own_crew == 0 or missing_of(mind, works) > 0:
            continue
        other = Shortlist()
        for planet in mind.table.planets:
            if planet == NO_PLANET or planet == script.planet or data.NEEDS[planet] & ~works.shows != 0:
                continue
            if data.FUEL[planet] <= works.tanks and decisions.launch_cost(mind.table, mind.player, planet) <= energy:
                consider(mind, works, [], planet, other)
        if other.best.worth > ANOTHER_LAUNCH:
            return True
    return False


def raise_research(mind: Mind, script: Script, dice: list[int], energy: i64) -> None:
    """Pips for the first choice, if a card is much wanted and energy is left."""
    if dice[0] == 0:
        return
    wanted = 0.0
    for module in script.modules:
        if module >= data.STANDARD and module not in mind.seat.modules:
            kind: i64 = data.TYPE[module]
            worth = worth_of_module(mind, module, script.hangar)
            wanted = max(wanted, worth - worth_of_module(mind, STANDARD_OF[kind], script.hangar))
    pips: i64 = 0
    while pips < 3 and float(pips + 1) * CONTEST < wanted and energy - pips > SPARED:
        pips += 1
    dice[0] += int(pips)


def place_spare(mind: Mind, script: Script, dice: list[int], energy: i64) -> i64:
    """Put one more die where it is worth most; its value."""
    best_phase: i64 = data.RESEARCH
    best_value: i64 = 1
    most = NEVER
    if dice[2 * data.RESEARCH + 1] == 0:
        most = IN_HAND * mind.later if dice[2 * data.RESEARCH] == 0 and not mind.seat.modules else 0.0
        most += 2.0 * ENERGY * mind.later
    if dice[2 * data.SHOPPING + 1] == 0:
        value: i64 = 1
        while value <= min(energy, data.FACES):
            cubes: i64 = most_useful(mind)
            old: i64 = mind.seat.cubes[cubes]
            worth = ENERGY * mind.later * float(FREE_VALUE - value)
            more: i64 = min(value, max(0, MANY_CUBES + 1 - old), mind.table.market[cubes])
            worth += 0.3 * mind.later * float(more) + MORE_CUBES * mind.later * float(value - more)
            if worth > most:
                most = worth
                best_phase = data.SHOPPING
                best_value = value
            value += 1
    if dice[2 * data.BOARDING + 1] == 0 and mind.seat.crew > 0:
        gains = boarding_gains(mind, script)
        already: i64 = data.BOARDINGS[dice[2 * data.BOARDING]]
        for number in range(1, MOST_BOARDINGS + 1):
            value = BOARDING_DIE[number]
            if value > energy - number * data.BOARDING_COST:
                continue
            worth = (ENERGY * mind.later) * float(FREE_VALUE - value)
            for index in range(already, already + number):
                if index < len(gains):
                    worth += gains[index]
            if worth > most:
                most = worth
                best_phase = data.BOARDING
                best_value = value
    is_moving = MOST_MOVES > 0 and script.planet != NO_PLANET and script.worth > 0.0
    if dice[2 * data.BOARDING + 1] == 0 and is_moving:
        worth = ENERGY * mind.later * float(FREE_VALUE - MOVING_DIE)
        worth += float(moves_to(mind, script)) * (1.0 - MOVED)
        if worth > most and energy >= MOVING_DIE:
            most = worth
            best_phase = data.BOARDING
            best_value = MOVING_DIE
    if most == NEVER:
        best_phase = data.SHOPPING if dice[2 * data.SHOPPING + 1] == 0 else data.BOARDING
    place_die(dice, best_phase, best_value)
    return best_value


def moves_to(mind: Mind, script: Script) -> i64:
    """How many of the own crew one die could move to the rocket that flies."""
    others: i64 = 0
    for works in mind.works:
        if works.hangar != script.hangar:
            others += works.own_crew
    free: i64 = mind.works[script.hangar].free - script.boards
    return max(0, min(MOST_MOVES, others, free))


def most_useful(mind: Mind) -> i64:
    """The cubes that are lacked most."""
    best: i64 = 0
    resource: i64 = 1
    while resource < data.RESOURCES:
        if mind.seat.cubes[resource] < mind.seat.cubes[best]:
            best = resource
        resource += 1
    return best


def place_die(dice: list[int], phase: i64, value: i64) -> None:
    """On the left field, or on the right one."""
    field: i64 = 2 * phase
    if dice[field] != 0:
        field += 1
    dice[field] = int(value)


# --- Boarding


def boarding_gains(mind: Mind, script: Script) -> list[float]:
    """What crew members gain who board one after the other, the best seats first."""
    gains: list[float] = []
    supply: i64 = mind.seat.crew
    for works in mind.works:
        gain = gain_of_seat(mind, works, script)
        if gain > 0.0:
            number: i64 = 0
            while number < works.free:
                gains.append(gain)
                number += 1
    gains.sort(reverse=True)
    if mind.player not in mind.table.terminal and any(works.free > 0 for works in mind.works):
        gains.append(TERMINAL_HOPE * mind.later)
        gains.sort(reverse=True)
    return gains[:supply]


def gain_of_seat(mind: Mind, works: Works, script: Script) -> float:
    """What a crew member more in a rocket is worth, less the energy."""
    if works.count == 0:
        return 0.0
    flies = mind.fly[works.hangar]
    if script.worth > 0.0 and script.hangar == works.hangar and script.planet != NO_PLANET:
        flies = 1.0
    elif works.mine > 0:
        missing = missing_of(mind, works)
        if mind.rounds > 0 and 2 * mind.rounds >= missing:
            flies = max(flies, OWN_PACE[min(missing, 6)])
    return flies * float(data.CREW_VP) - ENERGY * mind.later * float(data.BOARDING_COST)


def next_boarding(mind: Mind) -> i64:
    """RR-D.12, RR-D.13."""
    actions = decisions.legal_actions(mind.table, mind.player)
    script = best_script(mind)
    best: i64 = vocabulary.END
    most = 0.0
    for action in actions:
        gain = 0.0
        verb: i64 = VERB_OF[action]
        if verb == vocabulary.BOARD:
            gain = gain_of_place(mind, FIRST_OF[action], script)
        elif verb == vocabulary.BOARD_TERMINAL:
            gain = TERMINAL_HOPE * mind.later
        elif verb == vocabulary.MOVE:
            gain = gain_of_move(mind, FIRST_OF[action], script) - MOVED
        if gain > most + NOTHING:
            most = gain
            best = action
    return best


def gain_of_place(mind: Mind, place: i64, script: Script) -> float:
    """What a crew member on a module is worth, less the energy."""
    works = mind.works[data.HANGAR_OF[place]]
    gain = gain_of_seat(mind, works, script)
    built = mind.table.built[place]
    if built.owner != mind.player:
        gain -= 0.1
    if mind.seat.character == data.PILOT and data.TYPE[built.module] == data.COCKPIT:
        gain += 0.5 * float(data.PILOT_COCKPIT_VP) + ENERGY * mind.later
    return gain


def gain_of_move(mind: Mind, place: i64, script: Script) -> float:
    """What the best move of a crew member from here brings."""
    here = gain_of_place(mind, place, script)
    target = target_from(mind, place, script)
    return gain_of_place(mind, target, script) - here if target >= 0 else 0.0


def target_from(mind: Mind, place: i64, script: Script) -> i64:
    """The best free seat elsewhere, or -1."""
    best: i64 = -1
    most = NEVER
    other: i64 = 0
    while other < data.PLACES:
        if other != place and mind.table.built[other].is_free():
            gain = gain_of_place(mind, other, script)
            if gain > most:
                most = gain
                best = other
        other += 1
    return best


def best_target(mind: Mind, place: i64, colour: i64) -> i64:
    """RR-8.3, RR-13.10: where a crew member goes."""
    flight = mind.table.launch
    if flight is None:
        return target_from(mind, place, best_script(mind))
    best: i64 = -1
    most = NEVER
    other: i64 = 0
    while other < data.PLACES:
        if other != place and mind.table.built[other].is_free():
            hangar: i64 = data.HANGAR_OF[other]
            worth = 1.0 if hangar == flight.hangar else mind.fly[hangar]
            if colour != mind.player:
                worth = -worth
            if worth > most:
                most = worth
                best = other
        other += 1
    return best


def leave_terminal(mind: Mind) -> i64:
    """RR-D.19."""
    script = Script()
    best: i64 = vocabulary.PASS
    most = 0.0
    for action in decisions.legal_actions(mind.table, mind.player):
        if action != vocabulary.PASS:
            gain = gain_of_place(mind, FIRST_OF[action], script)
            if gain > most + NOTHING:
                most = gain
                best = action
    return best


# --- Research and Shopping


def what_to_take(mind: Mind) -> i64:
    """RR-D.9: what the best script lacks; otherwise what is best to have."""
    script = best_script(mind)
    hand = mind.seat.modules
    best: i64 = NO_MODULE
    if script.worth > 0.0:
        for module in script.modules:
            if module not in hand and (best == NO_MODULE or module >= data.STANDARD > best):
                best = module
    if best == NO_MODULE:
        most = NEVER
        for module in mind.displayed:
            worth = worth_of_module(mind, module, data.HANGARS - 1)
            if module in hand:
                worth -= 1.0
            if worth > most:
                most = worth
                best = module
    return vocabulary.TAKE + best if best != NO_MODULE else vocabulary.PASS


def what_to_buy(mind: Mind) -> i64:
    """RR-D.10: what the best script lacks; otherwise what there is least of."""
    actions = decisions.legal_actions(mind.table, mind.player)
    need = [0, 0, 0]
    script = best_script(mind)
    if script.worth > 0.0:
        for module in script.modules:
            cost = data.PRICE[module][script.hangar]
            need = [need[0] + cost[0], need[1] + cost[1], need[2] + cost[2]]
    have_not = [max(0, need[kind] - mind.seat.cubes[kind]) for kind in range(data.RESOURCES)]
    short: i64 = have_not[0] + have_not[1] + have_not[2]
    best: i64 = vocabulary.PASS
    most = 0.0
    for action in actions:
        if action == vocabulary.PASS:
            continue
        resource: i64 = FIRST_OF[action]
        cubes: i64 = SECOND_OF[action]
        have: i64 = mind.seat.cubes[resource]
        wanted: i64 = max(0, min(cubes, need[resource] - have))
        rest: i64 = max(0, min(cubes - wanted, MANY_CUBES - max(0, have - need[resource])))
        worth = 1.0 * float(wanted) + 0.4 * float(rest) + 0.1 * float(cubes - wanted - rest)
        if mind.seat.character == data.MINER and cubes > wanted and short > wanted:  # goes on with another type
            worth -= float(cubes - wanted)
        if worth > most + NOTHING:
            most = worth
            best = action
    return best


def what_to_refill(mind: Mind) -> i64:
    """RR-D.11: what the market and this player lack."""
    best: i64 = 0
    most = NEVER
    resource: i64 = 0
    while resource < data.RESOURCES:
        worth = -float(mind.table.market[resource]) - 1.5 * float(mind.seat.cubes[resource])
        if worth > most:
            most = worth
            best = resource
        resource += 1
    return vocabulary.REFILL + best


def what_to_keep(mind: Mind) -> i64:
    """RR-D.20: what fits the own rockets best."""
    if mind.seat.kept != NO_MODULE:
        return vocabulary.DONE
    best: i64 = mind.seat.modules[0]
    most = NEVER
    for module in mind.seat.modules:
        worth = best_use(mind, module)
        if worth > most:
            most = worth
            best = module
    return vocabulary.KEEP + best


def best_use(mind: Mind, module: i64) -> float:
    """What a module promises in the rocket where it is most welcome."""
    most = NEVER
    for works in mind.works:
        if (mind.table.closed >> works.hangar) & 1 == 1:
            continue
        if not rockets.fits(mind.table.built, works.hangar, data.TYPE[module]):
            continue
        worth = worth_of_module(mind, module, works.hangar)
        missing = missing_of(mind, works)
        kind: i64 = data.TYPE[module]
        is_missing = kind == data.ENGINE or kind == data.COCKPIT
        if kind == data.TANK:
            tanks: i64 = min(works.tanks, data.MIDDLE - 1)
            is_missing = mind.lacks[tanks * 4 + works.shows] > mind.lacks[tanks * 4 + 4 + works.shows]
        if is_missing and (works.mine > 0 or works.own_crew > 0):
            worth += 1.0 + 0.3 * float(max(0, 3 - missing))
        most = max(most, worth)
    return most


# --- Build & Launch


def next_in_build(mind: Mind) -> i64:
    """RR-D.14 to RR-D.16: the next step of the best script that the dice allow."""
    script = best_script(mind)
    return step_of(mind, script) if script.worth > NOTHING else shift_or_end(mind)


def step_of(mind: Mind, script: Script) -> i64:
    """What a script asks for next: a module, an exchange that pays for it, equipment, the launch."""
    table = mind.table
    if not script.modules:
        rocket = mind.works[script.hangar]
        if data.NEEDS[script.planet] & ~rocket.shows != 0:
            return vocabulary.EQUIP + module_to_equip(mind, script.hangar)
        action: i64 = ACTIONS.number(vocabulary.LAUNCH, script.hangar, script.planet)
        return action if decisions.bar(table, mind.player, action) == 0 else vocabulary.END
    module: i64 = script.modules[0]
    for each in script.modules:  # what can be paid at once comes first
        action = ACTIONS.number(vocabulary.BUILD, each, script.hangar)
        if decisions.bar(table, mind.player, action) == 0:
            return action
    action = ACTIONS.number(vocabulary.BUILD, module, script.hangar)
    if decisions.bar(table, mind.player, action) == decisions.PAYING:
        exchange = exchange_for(mind, script, module)
        if exchange != vocabulary.END:
            return exchange
    return vocabulary.END


def exchange_for(mind: Mind, script: Script, module: i64) -> i64:
    """RR-9.5: towards a cube that a module lacks, from what is least needed."""
    cubes = mind.seat.cubes
    cost = data.PRICE[module][script.hangar]
    need = [0, 0, 0]
    for each in script.modules:
        price = data.PRICE[each][script.hangar]
        need = [need[0] + price[0], need[1] + price[1], need[2] + price[2]]
    best: i64 = vocabulary.END
    most = NEVER
    for exchange in ACTIONS.all_of(vocabulary.EXCHANGE):
        given: i64 = FIRST_OF[exchange]
        taken: i64 = SECOND_OF[exchange]
        is_needed = cubes[taken] < cost[taken] and decisions.is_spare(cubes[given], cost[given])
        if is_needed and decisions.bar_to_exchange(mind.table, mind.seat, given, taken) == 0:
            worth = float(cubes[given] - need[given])
            if worth > most:
                most = worth
                best = exchange
    return best


def module_to_equip(mind: Mind, hangar: i64) -> i64:
    """RR-13.19: the own module of a rocket that lasts longest."""
    best: i64 = -1
    place: i64 = hangar * data.ROCKET_SIZE
    after: i64 = place + data.ROCKET_SIZE
    while place < after:
        built = mind.table.built[place]
        if built.owner == mind.player and (
            best < 0 or data.STABILITY_OF[built.module] > data.STABILITY_OF[mind.table.built[best].module]
        ):
            best = place
        place += 1
    return best


def shift_or_end(mind: Mind) -> i64:
    """RR-9.2: a shift that makes the own rockets better, if the die has one."""
    table = mind.table
    if decisions.bar_to_shift_at_all(table, mind.player) != 0:
        return vocabulary.END
    best: i64 = vocabulary.END
    most = 0.3
    for action in decisions.legal_actions(table, mind.player):
        if VERB_OF[action] != vocabulary.SHIFT:
            continue
        source: i64 = data.HANGAR_OF[FIRST_OF[action]]
        target: i64 = SECOND_OF[action]
        after = table.clone()
        after.apply(mind.player, action)
        supply = mind.seat.crew
        worth = -potential_of(mind, mind.works[source], supply) - potential_of(mind, mind.works[target], supply)
        for hangar in (source, target):
            worth += potential_of(mind, Works(after, hangar, mind.player), supply)
        if worth > most + NOTHING:
            most = worth
            best = action
    return best


# --- Characters


def whether_to_reroll(mind: Mind, place: i64) -> i64:
    """RR-D.18: own modules shall hold, others' break."""
    built = mind.table.built[place]
    flight = mind.table.flight()
    holds = rockets.holds(built.module, flight.roll)
    if built.owner == mind.player:
        return vocabulary.PASS if holds else vocabulary.AGAIN
    return vocabulary.AGAIN if holds and mind.works[flight.hangar].mine == 0 else vocabulary.PASS


def best_sabotage(mind: Mind) -> i64:
    """RR-D.17: own crew into the rocket, the build reward, or somebody's crew out of it."""
    table = mind.table
    flight = table.flight()
    works = mind.works[flight.hangar]
    reward = float(data.BUILD_REWARD[flight.planet])
    best: i64 = vocabulary.PASS
    most = SABOTAGED
    for action in decisions.legal_actions(table, mind.player):
        worth = 0.0
        place: i64 = FIRST_OF[action]
        colour: i64 = SECOND_OF[action]
        if VERB_OF[action] == vocabulary.MOVE:
            is_in = data.HANGAR_OF[place] == flight.hangar
            if colour == mind.player:
                if not is_in and works.free > 0:
                    worth = float(data.CREW_VP) - 1.2 * max(mind.fly[data.HANGAR_OF[place]], 0.3)
            elif is_in and is_room_elsewhere(mind, flight.hangar):
                worth = float(data.CREW_VP) * RIVAL * (1.5 if colour == flight.launcher else 1.0)
        elif VERB_OF[action] == vocabulary.ASSIGN and colour == mind.player:
            worth = worth_of_capture(mind, works, place, flight.hangar, reward)
        if worth > most + NOTHING:
            most = worth
            best = action
    return best


def is_room_elsewhere(mind: Mind, hangar: i64) -> bool:
    """Whether a seat is free in another rocket."""
    return any(works.free > 0 for works in mind.works if works.hangar != hangar)


def worth_of_capture(mind: Mind, works: Works, place: i64, hangar: i64, reward: float) -> float:
    """What it brings to own a module from now on."""
    built = mind.table.built[place]
    if data.HANGAR_OF[place] != hangar:
        return CAPTURED * mind.later
    owned = works.owned.copy()
    before = share_of_reward(owned, mind.player, reward)
    others = share_of_reward(owned, built.owner, reward)
    owned[built.owner] -= 1
    owned[mind.player] += 1
    worth = share_of_reward(owned, mind.player, reward) - before
    worth += RIVAL * (others - share_of_reward(owned, built.owner, reward))
    return worth + CAPTURED * mind.later * LASTS[built.module]


def share_of_reward(owned: list[int], player: i64, reward: float) -> float:
    """RR-10.7, about."""
    most = max(owned)
    return reward / float(owned.count(most)) if owned[player] == most else 0.0


def next_of_character(mind: Mind, verb: i64) -> i64:
    """Setup, the start of a round, and the Engineer."""
    table = mind.table
    if verb == data.CHOOSE:
        left = decisions.characters_left(table)
        for character in CHARACTERS_BY_LIKING:
            if character in left:
                return vocabulary.CHOOSE + character
    if verb == data.KEEP_START:
        best: i64 = table.drawn_modules[0]
        for module in table.drawn_modules:
            if worth_of_module(mind, module, 0) > worth_of_module(mind, best, 0):
                best = module
        return vocabulary.KEEP + best
    if verb == data.EXPLORE:
        return where_to_draw(mind)
    if verb == data.REPLACE:
        return what_to_replace(mind)
    if verb == data.MARK:
        return what_to_mark(mind)
    if verb == data.SPREAD:
        return how_to_spread(mind)
    return what_to_set(mind)


def worth_of_planet(mind: Mind, planet: i64) -> float:
    """How welcome a planet is, by rule of thumb: what it brings and asks for, before any character's part."""
    worth = float(data.LAUNCH_REWARD[planet]) + 0.8 * float(data.BUILD_REWARD[planet])
    worth -= ENERGY * float(data.PLANET_COST[planet]) + 0.5 * float(data.FUEL[planet])
    least: i64 = 6
    for works in mind.works:
        if works.mine > 0:
            lack: i64 = max(0, data.FUEL[planet] - works.tanks)
            if data.NEEDS[planet] & ~works.shows != 0:
                lack += 1
            least = min(least, lack)
    if least == 6:
        least = data.FUEL[planet] + (1 if data.NEEDS[planet] != 0 else 0)
    return worth - 1.0 * float(least)


def where_to_draw(mind: Mind) -> i64:
    """RR-D.3: where the worst planet lies, for something better may come."""
    table = mind.table
    best: i64 = vocabulary.PASS
    least = 99.0
    for planet in table.planets:
        if planet == NO_PLANET:
            continue
        action: i64 = vocabulary.DRAW + data.PLANET_COLOUR[planet]
        worth = worth_of_planet(mind, planet)
        if worth < least and decisions.bar(table, mind.player, action) == 0 and data.PLANET_COLOUR[planet] == data.BLUE:
            least = worth
            best = action
    return best


def what_to_replace(mind: Mind) -> i64:
    """RR-D.4: the worst of its colour."""
    table = mind.table
    colour: i64 = data.PLANET_COLOUR[table.drawn]
    best: i64 = NO_PLANET
    least = 99.0
    place: i64 = 0
    while place < data.PLANET_PLACES:
        planet: i64 = table.planets[place]
        if planet != NO_PLANET and data.PLANET_COLOUR[planet] == colour:
            worth = worth_of_planet(mind, planet) + 1.0 * float(table.marks[place])
            if worth < least:
                least = worth
                best = planet
        place += 1
    return vocabulary.REPLACE + best


def what_to_mark(mind: Mind) -> i64:
    """RR-D.5: the planet that the best script flies to, or the best one."""
    if mind.seat.chips < 4:
        return vocabulary.PASS
    script = best_script(mind)
    if script.worth > 0.0 and script.planet != NO_PLANET:
        return vocabulary.MARK + script.planet
    best: i64 = NO_PLANET
    most = NEVER
    place: i64 = 0
    while place < data.PLANET_PLACES:
        planet: i64 = mind.table.planets[place]
        if planet != NO_PLANET:
            worth = worth_of_planet(mind, planet) + 0.5 * float(mind.table.marks[place])
            if worth > most:
                most = worth
                best = planet
        place += 1
    return vocabulary.MARK + best if best != NO_PLANET else vocabulary.PASS


def how_to_spread(mind: Mind) -> i64:
    """RR-D.6: one chip more, where others are likely to build."""
    table = mind.table
    best: i64 = vocabulary.PASS
    most = 0.0
    likely = [0.0, 0.0, 0.0]
    for works in mind.works:
        if (table.closed >> works.hangar) & 1 == 0:
            others: i64 = works.count - works.mine
            likely[data.COMPANY_OF[works.hangar]] += 0.3 + 0.5 * float(min(others, 3))
    for number, spread in enumerate(vocabulary.SPREADS):
        if decisions.bar_to_spread(table, mind.seat, spread) != 0 or mind.seat.chips < 3:
            continue
        worth = 0.0
        for company in range(data.COMPANIES):
            chips = float(spread[company])
            worth += likely[company] * (chips - 0.25 * max(0.0, chips - 1.0) * chips)
        if worth > most + NOTHING:
            most = worth
            best = vocabulary.SPREAD + number
    return best


def what_to_set(mind: Mind) -> i64:
    """RR-D.8: the value of a die that makes the best script better."""
    table = mind.table
    best: i64 = vocabulary.PASS
    most = worth_of_dice(mind) + TO_SET
    field: i64 = 0
    while field < data.FIELDS:
        old = mind.seat.die(field)
        value: i64 = 1
        while value <= data.FACES and old > 0:
            if value != old and mind.energy >= value - old:
                after = table.clone()
                after.seats[mind.player].set_die(field, value)
                worth = worth_of_dice(Mind(after, mind.player))
                if worth > most + NOTHING:
                    most = worth
                    best = ACTIONS.number(vocabulary.SET, field, value)
            value += 1
        field += 1
    return best


def worth_of_dice(mind: Mind) -> float:
    """What the dice as they lie promise."""
    script = best_script(mind)
    worth = max(0.0, script.worth) + worth_of_energy(mind, mind.energy)
    gains = boarding_gains(mind, script)
    number: i64 = mind.boards - script.boards
    for gain in gains[: max(0, number)]:
        worth += gain
    for value in mind.shops:
        worth += 0.2 * mind.later * float(value)
    return worth


# --- What a search asks

# A lead of so many points in standing is worth e to one: at the end of a match, and more for each round to come.
SURE_LATE: Final = 2.0
SURE_EARLY: Final = 1.5
MOST_LINES: Final = 8  # scripts that a search weighs

# The decisions that a search weighs; for the others the greedy player's answer is good enough.
MAIN: Final[list[int]] = [data.PLAN, data.RESEARCH_TURN, data.BOARDING_TURN, data.BUILD_TURN, data.SABOTAGE]


def standing(table: RocketRescue, player: i64) -> float:
    """What a seat has, in victory points: those it scored, and a part of those it may get."""
    mind = Mind(table, player)
    seat = mind.seat
    worth = float(scoring.points(table, player)) + worth_of_energy(mind, mind.energy)
    worth += worth_of_cubes(mind, seat.cubes[0], seat.cubes[1], seat.cubes[2])
    worth += IN_HAND * mind.later * float(len(seat.modules))
    for works in mind.works:
        if works.count > 0:
            worth += potential_of(mind, works, seat.crew)
    return worth


class RocketRescueKnowledge(Knowledge):
    """The greedy player as an adviser, and its standing as a chance to win."""

    def places(self, state: State) -> list[int]:
        assert isinstance(state, RocketRescue)
        return scoring.places(state)

    def chance(self, state: State, player: i64) -> float:
        assert isinstance(state, RocketRescue)
        standings = [standing(state, seat) for seat in range(len(state.seats))]
        return chance_of_lead(standings, player, SURE_LATE + SURE_EARLY * float(rounds_to_come(state)))

    def has_advice(self) -> bool:
        return True

    def advise(self, state: State, player: i64, rng: Rng) -> i64:
        return choose(state, player, rng, 0)

    def advise_line(self, state: State, player: i64, rng: Rng) -> list[int]:
        """The dice of a plan together."""
        assert isinstance(state, RocketRescue)
        if state.agenda[-1].verb == data.PLAN and decisions.count_dice(state.seats[player].dice) < data.DICE:
            mind = Mind(state, player)
            planned = steps_of_plan(mind, best_script(mind))
            if planned:
                return planned
        return [choose(state, player, rng, 0)]

    def is_main(self, state: State, player: i64) -> bool:  # noqa: ARG002 - what every game is given
        assert isinstance(state, RocketRescue)
        return state.agenda[-1].verb in MAIN

    def lines(self, state: State, player: i64) -> list[list[int]]:
        """The ways to go on with the best scripts; on board and in sabotage, all that can be done."""
        assert isinstance(state, RocketRescue)
        verb = state.agenda[-1].verb
        if verb == data.PLAN:
            return lines_of_plan(Mind(state, player))
        if verb == data.BUILD_TURN or verb == data.RESEARCH_TURN:
            return lines_of_scripts(Mind(state, player), verb == data.RESEARCH_TURN)
        return [[action] for action in decisions.legal_actions(state, player)]

    def aim(self, state: State, player: i64, line: list[int]) -> dict[str, Told]:
        """The rocket and the planet of the first script that has this line."""
        assert isinstance(state, RocketRescue)
        verb = state.agenda[-1].verb
        if verb != data.PLAN and verb != data.RESEARCH_TURN:
            return {}
        mind = Mind(state, player)
        for script in best_scripts(mind)[:MOST_LINES]:
            taken = [vocabulary.TAKE + module for module in script.modules]
            if script.hangar >= 0 and (line[0] in taken if verb != data.PLAN else line == steps_of_plan(mind, script)):
                planet = data.PLANET_IDS[script.planet] if script.planet != NO_PLANET else "nothing"
                return {"hangar": script.hangar + 1, "planet": planet, "count": len(script.modules)}
        return {}


def lines_of_plan(mind: Mind) -> list[list[int]]:
    """The plans for the best scripts that the dice which lie already do not gainsay."""
    found: list[list[int]] = []
    if decisions.count_dice(mind.seat.dice) < data.DICE:
        for script in best_scripts(mind)[:MOST_LINES]:
            if is_begun(mind, script):
                line = steps_of_plan(mind, script)
                if line and line not in found:
                    found.append(line)
    return found if found else [[next_of_plan(mind)]]


def lines_of_scripts(mind: Mind, is_research: bool) -> list[list[int]]:
    """The next step of each of the best scripts, and the end of the turn."""
    legal = decisions.legal_actions(mind.table, mind.player)
    found: list[list[int]] = []
    for script in best_scripts(mind)[:MOST_LINES]:
        steps: list[int] = []
        if is_research:
            steps = [vocabulary.TAKE + module for module in script.modules]
        elif script.worth > NOTHING:
            steps = [step_of(mind, script)]
        for step in steps:
            if step in legal and [step] not in found:
                found.append([step])
    if not is_research and [vocabulary.END] not in found:
        found.append([vocabulary.END])
    return found if found else [[choose(mind.table, mind.player, Rng(0), 0)]]


KNOWLEDGE: Final = RocketRescueKnowledge()
SIGHT: Final = Sight(horizon=20, worlds=4, doubt=1.0)
PILOT: Final = Settings(horizon=40, curiosity=0.5, width=1.5, is_others_advised=True, iterations=42)
COMMANDER: Final = Settings(horizon=40, curiosity=0.5, width=1.5, is_others_advised=True, iterations=210)
OFFERED: Final = ("pilot",)  # of the levels that look ahead, those that were seen to beat the one below
CADET: Final = Settings(horizon=2, curiosity=2.0, is_others_advised=True, slack=0.12)
