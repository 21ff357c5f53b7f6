"""What a viewer may know (RR-R.47, section 16), built up from nothing; and redeal, which imagines the rest from that.

What is not copied into the view stays secret: forgetting a field hides it, never leaks it.
"""

from typing import Any, Final

from mypy_extensions import i64

from apogee.core.agenda import Step
from apogee.core.ids import counts_by_id, id_of, ids_in, ids_of
from apogee.core.pile import UNDECIDED, distinct, in_no_order, is_covered
from apogee.core.rng import Rng
from apogee.core.state import View
from apogee.core.types import looks_as
from apogee.games.rocket_rescue import data, decisions, forecast, outlook, rockets, rounds, scoring
from apogee.games.rocket_rescue.forecast import crew_words
from apogee.games.rocket_rescue.outlook import Reach
from apogee.games.rocket_rescue.payout import payout_with_owner
from apogee.games.rocket_rescue.rounds import Settlement
from apogee.games.rocket_rescue.state import (
    ADVANCED,
    ASSIGNED,
    LET_FLY,
    MOVED,
    NO_BID,
    NO_MODULE,
    NO_NUMBERS,
    NO_PLANET,
    NO_ROLL,
    NO_SEAT,
    Built,
    Check,
    Deed,
    Launch,
    Seat,
    Table,
    die_of,
    first_of_pair,
    second_of_pair,
)


class RocketRescueView(View):
    """All that a seat, or a spectator, may know."""

    def __init__(self, table: Table, viewer: i64) -> None:
        self.viewer: i64 = viewer
        self.open_table = Table()
        table.copy_open_to(self.open_table)
        hide_order(self.open_table)
        verb = next_verb(table)
        seats: list[Seat] = []
        for player in range(len(table.seats)):
            seats.append(
                table.seats[player].clone() if looks_as(viewer, player) else open_seat(table.seats[player], verb)
            )
        self.open_table.seats = seats

    def to_json(self) -> dict[str, Any]:
        """The view in the catalogue's words."""
        table = self.open_table
        is_over = table.ended != 0
        waiting = decisions.pending(table)
        places = scoring.places(table) if is_over else NO_NUMBERS
        turn = turn_step(table)
        flight = table.launch
        reaches = [outlook.reaches_of(table, hangar) for hangar in range(data.HANGARS)]
        return {
            "game": "rocket-rescue",
            "viewer": self.viewer if self.viewer >= 0 else None,
            "edition": data.EDITION_IDS[table.edition],
            "length": data.LENGTH_IDS[table.length],
            "characters": data.CHARACTERS_IDS[table.characters],
            "round": table.round,
            "rounds": data.ROUNDS,
            "phase": phase_word(table),
            "asks": ASKS[table.agenda[-1].verb] if table.agenda else None,
            "asked": waiting[0] if len(waiting) == 1 else None,
            "about": about_json(table),
            "waiting": waiting,
            "influence": table.order.copy(),
            "rolls": [None if roll == NO_ROLL else roll for roll in table.rolls],
            "queue": queue_json(table),
            "order": order_json(table),
            "market": by_resource(table.market),
            "capacity": data.CAPACITY[len(table.seats)],
            "bank": by_resource(table.bank),
            "first_buyer": first_buyer(table),
            "hangars": [hangar_json(table, hangar, reaches[hangar]) for hangar in range(data.HANGARS)],
            "planets": [planet_json(table, place) for place in range(data.PLANET_PLACES)],
            "flown": [
                {
                    "planet": data.PLANET_IDS[each.planet],
                    "rescuer": each.rescuer,
                    "crew": crew_words(each.crew),
                    "round": each.round or None,
                }
                for each in table.flown
            ],
            "piles": piles_json(table),
            "display": ids_of(data.MODULE_IDS, table.display),
            "discard": ids_of(data.MODULE_IDS, table.discard),
            "drawn": id_of(data.PLANET_IDS, table.drawn),
            "drawn_modules": ids_of(data.MODULE_IDS, table.drawn_modules),
            "terminal": table.terminal.copy(),
            "companies": dict(zip(data.COMPANY_IDS, table.companies, strict=True)),
            "turn": None if turn is None else turn_json(table, turn),
            "launch": None if flight is None else flight_json(table, flight),
            "forecast": forecast.launches_json(table),
            "prices": outlook.prices_json(table, self.viewer),
            "mission": outlook.mission_json(table, self.viewer, [each for row in reaches for each in row]),
            "faces": FACES,
            "trigger": table.is_triggered(),
            "over": is_over,
            "end_reason": data.END_REASON_IDS[table.ended] if is_over else None,
            "winners": [seat for seat, place in enumerate(places) if place == 0],
            "seats": [self._seat(player) for player in range(len(table.seats))],
        }

    def _seat(self, player: i64) -> dict[str, Any]:
        table = self.open_table
        seat = table.seats[player]
        verb = next_verb(table)
        is_own = looks_as(self.viewer, player)
        is_plan_shown = is_own or verb != data.PLAN
        worth = scoring.worth(table, player)
        is_unsettled = verb == data.PLAN or verb == data.ADJUST
        is_pilot = seat.character == data.PILOT
        return {
            "seat": player,
            "colour": data.COLOUR_IDS[player],
            "character": id_of(data.CHARACTER_IDS, seat.character),
            "energy": seat.energy,
            "cubes": by_resource(seat.cubes),
            "vp": seat.vp,
            "score": sum(worth.values()),
            "crew": seat.crew,
            "crew_total": table.crew_each(),
            "saved": seat.saved,
            "rescued": scoring.rescued(table, player),
            "chips": seat.chips,
            "modules": ids_of(data.MODULE_IDS, seat.modules),
            "ready": seat.is_ready,
            "dice": dice_json(seat) if is_plan_shown else None,
            "bid": seat.bid if is_plan_shown and seat.bid != NO_BID else None,
            "kept": id_of(data.MODULE_IDS, seat.kept),
            "pilot_chip": is_pilot and table.has_pilot_chip,
            "settlement": settlement_json(seat) if is_unsettled and is_plan_shown else None,
            "worth": worth,
            "rewards": scoring.rewards(table, player) if table.ended != 0 else None,
        }


ASKS: Final = {
    data.SORT: "sort", data.CHARACTERS: "characters", data.START: "start", data.BEGIN_ROUND: "begin_round",
    data.LAY: "lay", data.DRAW_START: "draw_start", data.SETTLE: "settle", data.PAY_BID: "pay_bid",
    data.BEGIN_PHASE: "begin_phase", data.BEGIN_TURN: "begin_turn", data.END_PHASE: "end_phase", data.FLY: "fly",
    data.LANDED: "landed", data.END_ROUND: "end_round", data.HAND_LIMIT: "hand_limit",
    data.ROLL: "roll", data.CLOSE: "close", data.DEAL: "deal", data.PLANET: "planet", data.TOP: "top",
    data.STABILITY: "stability",
    data.CHOOSE: "choose", data.KEEP_START: "keep_start", data.EXPLORE: "explore", data.REPLACE: "replace",
    data.MARK: "mark", data.SPREAD: "spread", data.PLAN: "plan", data.ADJUST: "adjust",
    data.RESEARCH_TURN: "research", data.SHOPPING_TURN: "shopping", data.BOARDING_TURN: "boarding",
    data.BUILD_TURN: "build_launch", data.REFILL: "refill", data.TARGET: "target", data.CREW_ABOARD: "crew",
    data.SABOTAGE: "sabotage", data.REROLL: "reroll", data.TERMINAL: "terminal", data.KEEP: "keep",
}  # fmt: skip
DEEDS: Final = {LET_FLY: "pass", MOVED: "move", ASSIGNED: "assign"}  # the Saboteur's (RR-13.10)
STEPS: Final = ("sabotage", "planet", "stability")  # where a launch waits (RR-R.43)
OUTCOMES: Final = ("holds", "breaks")
ABOUT: Final = ("hangar", "place", "seat", "tied", "space", "colour")  # what a question can be about
PHASE_WORDS: Final = {data.NO_PHASE: "plan", **dict(enumerate(data.PHASE_IDS)), data.LAST_PHASE: "end"}


# What a die of each value brings and allows (RR-4.6, RR-6.2, RR-7.1, RR-8.2, RR-9.1).
FACES: Final[list[dict[str, Any]]] = [
    {
        "value": value,
        "energy": -data.DIE_ENERGY[value],
        "modules": 1,
        "cubes": value,
        "moves": data.MOVES[value],
        "boardings": data.BOARDINGS[value],
        "options": [{"shifts": each[0], "builds": each[1], "launches": each[2]} for each in data.ALLOWS[value]],
    }
    for value in range(1, data.FACES + 1)
]


def next_verb(table: Table) -> i64:
    """What is asked now, or -1 when the match is over."""
    return table.agenda[-1].verb if table.agenda else -1


def open_seat(seat: Seat, verb: i64) -> Seat:
    """What lies open of another seat: no plan before the reveal (RR-4.5), no choice before all have made theirs."""
    shown = seat.clone()
    if verb == data.PLAN:
        shown.dice = 0
        shown.bid = NO_BID
    shown.kept = NO_MODULE
    return shown


def phase_word(table: Table) -> str | None:
    """RR-3.1: the phase of the round; nothing before the first round and after the last."""
    return None if table.ended != 0 or table.round == 0 else PHASE_WORDS[table.phase]


def first_buyer(table: Table) -> int | None:
    """RR-7.4: who was the first to receive a cube, in Shopping."""
    return None if table.phase != data.SHOPPING or table.first_buyer == NO_SEAT else table.first_buyer


def about_json(table: Table) -> dict[str, Any] | None:
    """What is asked about, where the question alone does not tell: a module, whose crew moves, a space, who rolls."""
    verb = next_verb(table)
    told: dict[str, Any] = dict.fromkeys(ABOUT)
    if verb == data.ROLL:
        told["seat"] = table.agenda[-1].seat
        told["tied"] = [tied(table, step) for step in reversed(table.agenda) if step.verb == data.SORT]
        return told
    if verb == data.PLANET:
        space = table.agenda[-1].about
        told["space"] = space + 1 if space < data.PLANET_PLACES else None
        told["colour"] = data.COLOURS[rockets.colour_of_place(space)]
        return told
    if verb not in (data.TARGET, data.CREW_ABOARD, data.STABILITY, data.REROLL):
        return None
    about = table.agenda[-1].about
    place = first_of_pair(about) if verb == data.TARGET else about
    told["hangar"] = data.HANGAR_OF[place] + 1
    told["place"] = data.NUMBER_OF[place] + 1
    if verb == data.TARGET:
        told["seat"] = second_of_pair(about)
    return told


def tied(table: Table, step: Step) -> list[int]:
    """RR-R.8: the seats that roll for the same places of the influence track."""
    first = first_of_pair(step.about)
    return table.order[first : first + second_of_pair(step.about)]


def turn_step(table: Table) -> Step | None:
    """The die that is being carried out, if any; what it asks meanwhile lies above it."""
    for step in reversed(table.agenda):
        if data.RESEARCH_TURN <= step.verb <= data.BUILD_TURN:
            return step
    return None


def die_json(table: Table, step: Step) -> dict[str, Any]:
    """A die that has its turn, or will have it."""
    return {
        "seat": step.seat,
        "phase": data.PHASE_IDS[data.PHASE_OF[step.about]],
        "field": data.FIELD_IDS[data.SIDE_OF[step.about]],
        "value": table.seats[step.seat].die(step.about),
    }


def queue_json(table: Table) -> list[dict[str, Any]]:
    """RR-5.1: the dice still to come in this phase, the present one first."""
    return [
        die_json(table, step)
        for step in reversed(table.agenda)
        if step.verb == data.BEGIN_TURN or data.RESEARCH_TURN <= step.verb <= data.BUILD_TURN
    ]


def order_json(table: Table) -> dict[str, list[dict[str, Any]]]:
    """RR-5.1: all dice of each phase in their order; none before the first phase begins."""
    is_settled = 0 <= table.phase < data.PHASES
    return {
        word: [die_json(table, step) for step in reversed(rounds.turns_in(table, phase))] if is_settled else []
        for phase, word in enumerate(data.PHASE_IDS)
    }


def turn_json(table: Table, step: Step) -> dict[str, Any]:
    """RR-5.5: the die that is being carried out, and what it still allows."""
    seat = table.seats[step.seat]
    value = seat.die(step.about)
    phase = data.PHASE_OF[step.about]
    is_building = phase == data.BUILDING
    most = [decisions.left_by_die(table, value, kind) if is_building else 0 for kind in range(3)]
    return {
        "seat": step.seat,
        "phase": data.PHASE_IDS[phase],
        "value": value,
        "used": table.shifts + table.builds + table.launches if is_building else table.used,
        "left": {
            "moves": data.MOVES[value] - table.used if phase == data.BOARDING and data.MOVES[value] > 0 else 0,
            "boardings": data.BOARDINGS[value] - table.used
            if phase == data.BOARDING and data.BOARDINGS[value] > 0
            else 0,
            "shifts": most[0],
            "builds": most[1],
            "launches": most[2],
            "pips": value - table.used if phase == data.SHOPPING else 0,
        },
        "extra_shift": is_building and seat.character == data.MECHANIC and not table.has_shifted,
        "bought": ids_in(data.RESOURCE_IDS, table.bought),
    }


def flight_json(table: Table, flight: Launch) -> dict[str, Any]:
    """RR-10: the launch under way, with what has happened in it."""
    return {
        "launcher": flight.launcher,
        "hangar": flight.hangar + 1,
        "planet": data.PLANET_IDS[flight.planet],
        "step": step_word(table),
        "roll": None if flight.roll == NO_ROLL else flight.roll,
        "deed": None if flight.deed is None else deed_json(flight.deed),
        "assignments": assignments_json(table, flight),
        "checks": [check_json(check) for check in flight.checks] + checks_to_come_json(table, flight),
    }


def step_word(table: Table) -> str:
    """RR-R.43: how far the launch is. What lies between these steps happens at once."""
    for step in reversed(table.agenda):
        if step.verb == data.FLY:
            return "sabotage"
        if step.verb == data.LANDED:
            break
    return "planet" if table.agenda[-1].verb == data.PLANET else "stability"


def deed_json(deed: Deed) -> dict[str, Any]:
    """RR-13.10: what the Saboteur did, with the places of that moment."""
    has_target = deed.kind == MOVED
    return {
        "deed": DEEDS[deed.kind],
        "hangar": None if deed.kind == LET_FLY else data.HANGAR_OF[deed.place] + 1,
        "place": None if deed.kind == LET_FLY else data.NUMBER_OF[deed.place] + 1,
        "module": id_of(data.MODULE_IDS, deed.module),
        "owner": None if deed.kind == LET_FLY else deed.owner,
        "seat": None if deed.kind == LET_FLY else deed.seat,
        "to_hangar": data.HANGAR_OF[deed.target] + 1 if has_target else None,
        "to_place": data.NUMBER_OF[deed.target] + 1 if has_target else None,
        "to_module": id_of(data.MODULE_IDS, deed.target_module),
    }


def assignments_json(table: Table, flight: Launch) -> list[dict[str, Any]]:
    """RR-13.10 (b): while the Saboteur is asked, what another owner of a module of this rocket would change."""
    if next_verb(table) != data.SABOTAGE:
        return []
    told: list[dict[str, Any]] = []
    for place in forecast.rocket_places(table, flight.hangar):
        for owner in range(len(table.seats)):
            if decisions.bar_to_assign(table, place, owner) == 0:
                found = payout_with_owner(table, flight, place, owner)
                told.append(
                    {
                        "place": data.NUMBER_OF[place] + 1,
                        "owner": owner,
                        "build": found.build,
                        "equipment": found.equipment,
                        "points": [forecast.points_of(table, found, seat) for seat in range(len(table.seats))],
                    }
                )
    return told


def check_json(check: Check) -> dict[str, Any]:
    """RR-10.11: a module's check in the launch under way, with all its rolls."""
    rolls = [roll for roll in (check.damage, check.second) if roll != NO_ROLL]
    holds = rockets.holds(check.module, rolls[-1]) if check.is_over else False
    return {
        "place": data.NUMBER_OF[check.place] + 1,
        "module": data.MODULE_IDS[check.module],
        "owner": check.owner,
        "stability": data.STABILITY_OF[check.module],
        "rolls": rolls,
        "outcome": None if not check.is_over else "holds" if holds else "breaks",
    }


def checks_to_come_json(table: Table, flight: Launch) -> list[dict[str, Any]]:
    """RR-R.22: the modules that are still to be checked, top to bottom; before the flight, all of the rocket."""
    has_flown = data.FLY not in [step.verb for step in table.agenda]
    places = forecast.checks_to_come(table) if has_flown else forecast.rocket_places(table, flight.hangar)
    if flight.checks and not flight.checks[-1].is_over:
        del places[0]  # told with the rolls so far
    built = [table.built[place] for place in places]
    return [
        check_json(Check(place, each.module, each.owner, NO_ROLL, NO_ROLL, False))
        for place, each in zip(places, built, strict=True)
    ]


def hangar_json(table: Table, hangar: i64, reaches: list[Reach]) -> dict[str, Any]:
    """RR-9.9: a hangar with its rocket, engine first."""
    rocket = [(n, built) for n, built in enumerate(rockets.in_hangar(table.built, hangar)) if built.module != NO_MODULE]
    types = [data.TYPE[built.module] for _, built in rocket]
    company = data.COMPANY_OF[hangar]
    return {
        "hangar": hangar + 1,
        "company": data.COMPANY_IDS[company],
        "discount": data.RESOURCE_IDS[data.DISCOUNT[company]],
        "closed": (table.closed >> hangar) & 1 == 1,
        "fee": decisions.fee_for(table.companies[company], data.NO_CHARACTER),
        "modules": [built_json(built, number) for number, built in rocket],
        "tanks": rockets.tanks_of(table.built, hangar),
        "equipment": ids_in(data.EQUIPMENT_IDS, rockets.equipment_of(table.built, hangar)),
        "missing": [data.TYPE_IDS[each] for each in (data.COCKPIT, data.ENGINE, data.TANK) if each not in types],
        "reach": [outlook.reach_json(reach) for reach in reaches],
    }


def built_json(built: Built, number: i64) -> dict[str, Any]:
    """A module that stands in a hangar."""
    module = built.module
    return {
        "place": number + 1,
        "module": data.MODULE_IDS[module],
        "type": data.TYPE_IDS[data.TYPE[module]],
        "owner": built.owner,
        "crew": crew_words(built.crew),
        "seats": data.SEATS[module],
        "free": data.SEATS[module] - built.aboard(),
        "stability": data.STABILITY_OF[module],
        "equipment": ids_in(data.EQUIPMENT_IDS, built.shows()),
        "pilot_chip": built.has_pilot_chip,
    }


def planet_json(table: Table, place: i64) -> dict[str, Any]:
    """RR-2.5: a place for an available planet, which may be empty (RR-R.27)."""
    planet = table.planets[place]
    there = planet != NO_PLANET
    return {
        "place": place + 1,
        "planet": id_of(data.PLANET_IDS, planet),
        "colour": data.COLOURS[data.PLACE_COLOUR[place]],
        "fuel": data.FUEL[planet] if there else None,
        "equipment": ids_in(data.EQUIPMENT_IDS, data.NEEDS[planet]) if there else [],
        "cost": data.PLANET_COST[planet] if there else None,
        "launch_reward": data.LAUNCH_REWARD[planet] if there else None,
        "build_reward": data.BUILD_REWARD[planet] if there else None,
        "marks": table.marks[place],
        "fee": decisions.fee_for_marks(data.NO_CHARACTER, table.marks[place]),
    }


def piles_json(table: Table) -> dict[str, Any]:
    """Section 16: sizes, what lies face up or was seen laid down, and what must be below by counting."""
    top = table.piles[ADVANCED].top()
    return {
        "blue": table.piles[data.BLUE].size,
        "red": table.piles[data.RED].size,
        "advanced": table.piles[ADVANCED].size,
        "top": id_of(data.MODULE_IDS, top),
        "standard": dict(zip(data.MODULE_IDS, table.standard, strict=False)),
        "unseen": counts_by_id(data.MODULE_IDS, table.bags[ADVANCED].counts),
        "planets_unseen": {
            word: ids_of(data.PLANET_IDS, table.bags[colour].kinds) for colour, word in enumerate(data.COLOURS)
        },
        "under": {
            word: [data.PLANET_IDS[layer.card] for layer in table.piles[colour].layers if layer.card != UNDECIDED]
            for colour, word in enumerate(data.COLOURS)
        },
    }


def dice_json(seat: Seat) -> dict[str, list[int]]:
    """RR-4.2: the dice on the fields of a phase board, 0 where none lies."""
    return {word: [seat.die(2 * phase), seat.die(2 * phase + 1)] for phase, word in enumerate(data.PHASE_IDS)}


def settlement_json(seat: Seat) -> dict[str, Any]:
    """RR-4.7, RR-4.8: what the dice of a plan bring or cost so far, and what a shortage would do."""
    found = rounds.settlement(seat)
    balance = seat.balance()
    lowered = [
        lowered_json(seat, field, die_of(found.dice, field))
        for field in range(data.FIELDS)
        if die_of(found.dice, field) < seat.die(field)
    ]
    has_more = decisions.count_dice(seat.dice) < data.DICE
    return {
        "energy": -balance,
        "left": found.energy,
        "bid": found.bid,
        "short": found.short,
        "lowered": lowered,
        "instead": instead_json(seat, found),
        "next": [rounds.energy_after(seat.energy, balance + cost) for cost in data.DIE_ENERGY[1:]] if has_more else [],
    }


def lowered_json(seat: Seat, field: i64, value: i64) -> dict[str, Any]:
    """A die of a plan, and a lower value for it."""
    return {
        "phase": data.PHASE_IDS[data.PHASE_OF[field]],
        "field": data.FIELD_IDS[data.SIDE_OF[field]],
        "value": seat.die(field),
        "to": value,
    }


def instead_json(seat: Seat, found: Settlement) -> list[dict[str, Any]]:
    """RR-4.8: the dice that cover a shortage if one of them is put lower instead; those that lose nothing first."""
    told: list[dict[str, Any]] = []
    for field in range(data.FIELDS):
        value = seat.die(field)
        lower = value - found.short  # each pip saves 1 energy (RR-R.14)
        if found.short > 0 and lower >= 1 and die_of(found.dice, field) != lower:
            same = allows_the_same(data.PHASE_OF[field], value, lower)
            told.append({**lowered_json(seat, field, lower), "same": same})
    return [each for each in told if each["same"]] + [each for each in told if not each["same"]]


def allows_the_same(phase: i64, value: i64, other: i64) -> bool:
    """Whether a die of either value does as much in a phase (RR-6.2, RR-7.1, RR-8.2, RR-9.1)."""
    if phase == data.SHOPPING:
        return value == other
    if phase == data.BOARDING:
        return data.MOVES[value] == data.MOVES[other] and data.BOARDINGS[value] == data.BOARDINGS[other]
    return phase == data.RESEARCH or data.ALLOWS[value] == data.ALLOWS[other]


def by_resource(counts: list[int]) -> dict[str, int]:
    """Cubes by type."""
    return {data.RESOURCE_IDS[resource]: count for resource, count in enumerate(counts)}


# --- Twins


def redeal(view: RocketRescueView, twin: Table, rng: Rng) -> None:
    """Make the twin a table that this viewer cannot tell from the real one, from the view and the generator alone."""
    view.open_table.copy_open_to(twin)
    verb = next_verb(twin)
    seats: list[Seat] = []
    for player in range(len(view.open_table.seats)):
        seat = view.open_table.seats[player].clone()
        if player != view.viewer and verb == data.PLAN:
            imagine_plan(seat, rng)
        elif player != view.viewer and verb == data.KEEP:
            imagine_kept(seat, rng)
        seats.append(seat)
    twin.seats = seats


def imagine_plan(seat: Seat, rng: Rng) -> None:
    """RR-4.2 to RR-4.4: any whole plan of who is ready, any part of one of who is not."""
    dice: i64 = data.DICE if seat.is_ready else rng.below(data.DICE + 1)
    fields = list(range(data.FIELDS))
    while dice > 0:
        chosen = rng.below(len(fields))
        seat.set_die(fields[chosen], 1 + rng.below(data.FACES))
        del fields[chosen]
        dice -= 1
    highest: i64 = min(seat.energy, data.BID_MAX)
    seat.bid = rng.below(highest + 2) - 1  # NO_BID, or 0 and more


def imagine_kept(seat: Seat, rng: Rng) -> None:
    """RR-11.5: any of the modules of who is ready; who is not may have chosen none yet."""
    kinds = distinct(seat.modules)
    if len(seat.modules) <= data.HAND_KEPT:
        return
    chosen: i64 = rng.below(len(kinds)) if seat.is_ready else rng.below(len(kinds) + 1)
    if chosen < len(kinds):
        seat.kept = kinds[chosen]


def hide_order(table: Table) -> None:
    """RR-R.47: cards in a fixed order that nobody knows are so many cards of their pile's bag."""
    for number in range(len(table.piles)):
        table.piles[number] = in_no_order(table.piles[number], table.bags, number)


def secrets(table: Table) -> dict[str, list[int]]:
    """The secret fields by name, as they are now: what the laws look for in twins."""
    found: dict[str, list[int]] = {
        f"the order of the {word} pile": [layer.card for layer in table.piles[number].layers if is_covered(layer)]
        for number, word in enumerate([*data.COLOURS, "advanced"])
    }
    verb = next_verb(table)
    for player, seat in enumerate(table.seats):
        found[f"the dice of seat {player}"] = [seat.dice] if verb == data.PLAN and seat.dice != 0 else []
        found[f"the bid of seat {player}"] = [seat.bid] if verb == data.PLAN and seat.bid != NO_BID else []
        found[f"the module kept by seat {player}"] = [seat.kept] if seat.kept != NO_MODULE else []
    return found
