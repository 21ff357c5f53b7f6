"""The causes of refusals: what is missing at the moment, and by how much.

The bars of decisions.py say which rule forbids an action; here its facts are read off the table by the same functions.
A rule whose own sentence tells all has no cause. What is told lies open, or is the seat's own. `others` tells whether
there is anything else of the kind to do, which the sentence then advises.
"""

from typing import Final

from apogee.core.ids import ids_in, ids_of
from apogee.core.refusal import Cause, Told
from apogee.core.vocabulary import NO_PART
from apogee.games.rocket_rescue import data, decisions, outlook, rockets, vocabulary
from apogee.games.rocket_rescue.state import NO_BID, NO_MODULE, Seat, Table, crew_of, first_of_pair
from apogee.games.rocket_rescue.vocabulary import FIRST_OF, SECOND_OF, VERB_OF

PLAN: Final = "plan"
PHASE_OF: Final[dict[int, str]] = {  # to which phase verbs belong
    vocabulary.PLAN: PLAN,
    vocabulary.BID: PLAN,
    vocabulary.TAKE: data.PHASE_IDS[data.RESEARCH],
    vocabulary.BUY: data.PHASE_IDS[data.SHOPPING],
    vocabulary.REFILL: data.PHASE_IDS[data.SHOPPING],
    vocabulary.BOARD_TERMINAL: data.PHASE_IDS[data.BOARDING],
    vocabulary.BOARD: data.PHASE_IDS[data.BOARDING],
    vocabulary.MOVE: data.PHASE_IDS[data.BOARDING],
    vocabulary.SHIFT: data.PHASE_IDS[data.BUILDING],
    vocabulary.BUILD: data.PHASE_IDS[data.BUILDING],
    vocabulary.EXCHANGE: data.PHASE_IDS[data.BUILDING],
    vocabulary.LAUNCH: data.PHASE_IDS[data.BUILDING],
}
KIND_OF: Final = {vocabulary.SHIFT: 0, vocabulary.BUILD: 1, vocabulary.LAUNCH: 2}  # as data.ALLOWS has them
KINDS: Final = ["shift", "build", "launch"]
# How something gets built: at once, after exchanges, or not now. Messages do-build-..., do-exchange-... advise it.
BUILD: Final = "build"
EXCHANGE: Final = "exchange"
NO_BUILD: Final = "none"


def cause(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """What the rule's own sentence does not tell of this refusal, or None if it tells everything."""
    if rule == decisions.GAME_OVER:
        return None
    if rule == decisions.TURN_ORDER:
        return of_turn(table, player)
    if rule == decisions.PHASE_ORDER:
        return of_phase(table, action)
    if rule < decisions.TURN_ORDER or rule == decisions.HAND_LIMIT:
        return of_choice(table, player, action, rule)
    if rule == decisions.SKIPPING:
        is_long = table.agenda[-1].verb >= data.BOARDING_TURN
        return Cause("end" if is_long else "pass")
    if rule == decisions.OWN_VALUE or rule == decisions.BUILD_VALUES:
        return of_die(table, player, action, rule)
    if rule < decisions.MOVING or rule == decisions.MINER_SPLITS:
        return of_goods(table, player, action, rule)
    if rule < decisions.BUILD_VALUES or rule == decisions.TERMINAL_BOARDING:
        return of_boarding(table, player, action, rule)
    if rule < decisions.WHICH_ROCKET or rule == decisions.MOGUL_FEE:
        return of_building(table, player, action, rule)
    if rule < decisions.TERMINAL_BOARDING:
        return of_launch(table, player, action, rule)
    return of_character(table, player, action, rule)


def offers(table: Table, player: int, verb: int, first: int = NO_PART) -> int:
    """Whether a player can do anything of a verb now, or of a verb with this first part: 1 or 0."""
    legal = decisions.legal_actions(table, player)
    return int(any(VERB_OF[each] == verb and first in (NO_PART, FIRST_OF[each]) for each in legal))


# --- Whose turn it is, and what is asked


def of_turn(table: Table, player: int) -> Cause | None:
    """RR-5.1: who is asked instead, or that others still choose in secret."""
    step = table.agenda[-1]
    if step.verb == data.PLAN:
        return Cause("planned")
    if step.verb == data.KEEP:
        return Cause("kept" if len(table.seats[player].modules) > data.HAND_KEPT else "spare")
    return Cause("other", {"colour": data.COLOUR_IDS[step.seat]}) if step.seat >= 0 else None


def of_phase(table: Table, action: int) -> Cause:
    """RR-3.1: to which phase an action belongs, and which phase it is."""
    belongs = PHASE_OF[VERB_OF[action]]
    if table.agenda[-1].verb == data.PLAN:
        return Cause("phase", {"phase": belongs, "now": PLAN})
    if 0 <= table.phase < data.PHASES and data.PHASE_IDS[table.phase] != belongs:
        return Cause("phase", {"phase": belongs, "now": data.PHASE_IDS[table.phase]})
    return Cause("later", {"phase": belongs})


def of_choice(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """RR-3.3, RR-4.2 to RR-4.5, RR-11.5: plans and the hand limit; a step in secret can be taken back."""
    seat = table.seats[player]
    if rule == decisions.ROUND_START:
        return of_round_start(table, player, action)
    if rule == decisions.PLACE_DICE:
        field = FIRST_OF[action]
        if decisions.count_dice(seat.dice) == data.DICE:
            return Cause("all")
        facts: dict[str, Told] = {"phase": data.PHASE_IDS[data.PHASE_OF[field]], "value": int(seat.die(field))}
        return Cause(data.FIELD_IDS[data.SIDE_OF[field]], {**facts, "more": planned_steps(seat) - 1})
    if rule == decisions.ALL_DICE:
        missing = data.DICE - int(decisions.count_dice(seat.dice))
        return Cause("missing", {"missing": missing}) if missing > 0 else Cause("done")
    if rule == decisions.BIDDING:
        if seat.bid != NO_BID:
            return Cause("again", {"bid": int(seat.bid), "more": planned_steps(seat) - 1})
        return Cause("energy", {"bid": FIRST_OF[action], "energy": int(seat.energy)})
    if rule == decisions.FIXED:
        if VERB_OF[action] != vocabulary.SET:
            return Cause("revealed")
        return Cause("moment" if seat.character == data.ENGINEER else "engineer")
    if rule != decisions.HAND_LIMIT:
        return None
    if seat.kept != NO_MODULE:
        return Cause("kept", {"module": data.MODULE_IDS[seat.kept]})
    if VERB_OF[action] == vocabulary.KEEP:
        return Cause("supply", {"module": data.MODULE_IDS[FIRST_OF[action]]})
    return Cause("first")


def planned_steps(seat: Seat) -> int:
    """How many steps a plan has so far; the table does not record their order."""
    return int(decisions.count_dice(seat.dice)) + int(seat.bid != NO_BID)


def of_round_start(table: Table, player: int, action: int) -> Cause:
    """RR-3.3, RR-13.2, RR-13.3: who does this; the Explorer draws first, replaces a planet, and then marks one."""
    verb = table.agenda[-1].verb
    wanted = data.MOGUL if VERB_OF[action] == vocabulary.SPREAD else data.EXPLORER
    facts: dict[str, Told] = {"character": data.CHARACTER_IDS[wanted]}
    if table.seats[player].character != wanted:
        return Cause("character", facts)
    if verb == data.EXPLORE:
        return Cause("draw")
    if verb == data.REPLACE:
        return Cause("replace", {"drawn": data.PLANET_IDS[table.drawn]})
    return Cause("mark") if verb == data.MARK else Cause("moment", facts)


# --- Dice, modules and cubes


def of_die(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """RR-5.5, RR-8.2, RR-9.1: which values allow it, or what was done with the die already."""
    value = int(table.seats[player].die(table.agenda[-1].about))
    if rule == decisions.BUILD_VALUES:
        done: dict[str, Told] = {"shifts": int(table.shifts), "builds": int(table.builds)}
        return Cause(KINDS[KIND_OF[VERB_OF[action]]], {"value": value, **done, "launches": int(table.launches)})
    if table.agenda[-1].verb == data.BOARDING_TURN:
        is_move = VERB_OF[action] == vocabulary.MOVE
        allowed = data.MOVES if is_move else data.BOARDINGS
        values = [str(each) for each in range(1, data.FACES + 1) if allowed[each] > 0]
        others = decisions.legal_actions(table, player) != [vocabulary.END]
        facts: dict[str, Told] = {"value": value, "values": values, "others": int(others)}
        return Cause("move" if is_move else "board", facts) if values else None
    kind = KIND_OF[VERB_OF[action]]
    values = [str(each) for each in range(1, data.FACES + 1) if any(option[kind] for option in data.ALLOWS[each])]
    return Cause(KINDS[kind], {"value": value, "values": values}) if values else None


def of_goods(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """RR-6.2, RR-7.1 to RR-7.4, RR-13.15: what lies there, and how much of it."""
    if rule == decisions.TAKE_ONE:
        module = FIRST_OF[action]
        facts: dict[str, Told] = {"module": data.MODULE_IDS[module], "others": offers(table, player, vocabulary.TAKE)}
        return Cause("pile" if module < data.STANDARD else "display", facts)
    others = offers(table, player, vocabulary.BUY)
    if rule == decisions.REFILL_ONE:
        return Cause("now") if table.agenda[-1].verb == data.REFILL else Cause("later", {"others": others})
    if VERB_OF[action] != vocabulary.BUY:
        return None
    resource, cubes = FIRST_OF[action], SECOND_OF[action]
    facts = {"resource": data.RESOURCE_IDS[resource], "cubes": cubes, "others": others}
    there = int(table.market[resource])
    can_name = decisions.can_name(table, resource)
    if rule == decisions.MINER_SPLITS:
        return Cause("again", {**facts, "more": int(table.bought).bit_count() - 1})
    if rule == decisions.MARKET_HOLDS:
        if there == 0:
            return Cause("empty", facts)
        of_others = [other for other in range(data.RESOURCES) if other != resource]
        others = max(offers(table, player, vocabulary.BUY, other) for other in of_others)
        return Cause("holds" if can_name else "again", {**facts, "there": there, "others": others})
    left = int(table.seats[player].die(table.agenda[-1].about) - table.used)
    if there == 0 or not can_name:
        return Cause("none", {**facts, "left": left})
    if there < left:
        return Cause("market", {**facts, "left": left, "there": there})
    return Cause("left" if table.used > 0 else "value", {**facts, "left": left})


# --- Boarding


def of_boarding(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """RR-8.3 to RR-8.5, RR-11.2."""
    verb = table.agenda[-1].verb
    if rule == decisions.TERMINAL_BOARDING:
        return Cause("pass")
    if rule == decisions.MOVING:
        if verb == data.TARGET:
            return of_target(table, action)
        if VERB_OF[action] == vocabulary.TO:
            return Cause("first")
        if SECOND_OF[action] != player:
            others = offers(table, player, vocabulary.MOVE)
            return Cause("own", {"colour": data.COLOUR_IDS[player], "others": others})
        return of_move(table, player, FIRST_OF[action], player)
    is_waiting = verb == data.TERMINAL
    if table.seats[player].crew == 0 and not is_waiting:
        return Cause("crew")
    is_seat_left = offers(table, player, vocabulary.BOARD)
    if rule == decisions.AT_TERMINAL:
        if is_waiting:
            return Cause("waits", {"others": is_seat_left})
        return Cause("seat" if is_seat_left else "there")
    place = FIRST_OF[action]
    built = table.built[place]
    if not is_seat_left:
        return of_no_seat(table, player, place)
    if built.module == NO_MODULE:
        return Cause("empty", at_place(place))
    facts: dict[str, Told] = {"module": data.MODULE_IDS[built.module], "hangar": hangar_of(place)}
    if data.SEATS[built.module] == 0:
        return Cause("seatless", facts)
    if not built.is_free():
        return Cause("full", {**facts, "seats": data.SEATS[built.module]})
    return Cause("dear", seat_facts(table, player, place))


def of_no_seat(table: Table, player: int, place: int) -> Cause:
    """RR-8.4, RR-8.5, RR-11.3: no seat is left that the player can take; perhaps there is the terminal."""
    if table.agenda[-1].verb == data.TERMINAL:
        return Cause("stay")
    others = int(player not in table.terminal)
    if not table.built[place].is_free():
        return Cause("none", {"others": others})
    return Cause("energy", {**seat_facts(table, player, place), "others": others})


def seat_facts(table: Table, player: int, place: int) -> dict[str, Told]:
    """What a seat costs, and what there is to pay for it."""
    cost = int(decisions.boarding_cost(table, player, place))
    return {"cost": cost, "energy": int(table.seats[player].energy)}


def of_move(table: Table, player: int, place: int, colour: int) -> Cause:
    """RR-8.3, RR-13.10: nobody of this colour is there, or nobody can go anywhere."""
    built = table.built[place]
    others = offers(table, player, vocabulary.MOVE)
    if built.module == NO_MODULE:
        return Cause("empty", {**at_place(place), "others": others})
    facts: dict[str, Told] = {"module": data.MODULE_IDS[built.module], "hangar": hangar_of(place), "others": others}
    if crew_of(built.crew, colour) == 0:
        return Cause("nobody", {**facts, "colour": data.COLOUR_IDS[colour]})
    return Cause("full", facts)


def of_target(table: Table, action: int) -> Cause:
    """RR-8.3, RR-13.10: where a crew member who moves cannot go."""
    if VERB_OF[action] != vocabulary.TO:
        return Cause("where")
    place = FIRST_OF[action]
    built = table.built[place]
    if built.module == NO_MODULE:
        return Cause("nowhere", at_place(place))
    facts: dict[str, Told] = {"module": data.MODULE_IDS[built.module], "hangar": hangar_of(place)}
    if place == first_of_pair(table.agenda[-1].about):
        return Cause("same", facts)
    return Cause("taken", {**facts, "seats": data.SEATS[built.module]})


def hangar_of(place: int) -> int:
    """The hangar of a place, as people count."""
    return data.HANGAR_OF[place] + 1


def at_place(place: int) -> dict[str, Told]:
    """A place in a rocket, as people count."""
    return {"hangar": hangar_of(place), "place": data.NUMBER_OF[place] + 1}


# --- Build & Launch


def of_building(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """RR-9.2 to RR-9.9, RR-13.13."""
    if rule == decisions.CREW_ON_IT:
        step = table.agenda[-1]
        if step.verb != data.CREW_ABOARD:
            return Cause("moment")
        return Cause("now", {"module": data.MODULE_IDS[table.built[step.about].module]})
    if rule == decisions.EXCHANGING:
        return of_exchange(table, player, action)
    if rule == decisions.OWN_CHIP:
        return Cause("none")
    is_shift = VERB_OF[action] == vocabulary.SHIFT
    return of_shift(table, player, action, rule) if is_shift else of_build(table, player, action, rule)


def of_exchange(table: Table, player: int, action: int) -> Cause:
    """RR-9.5: what there is too little of, to give or to take."""
    cubes = table.seats[player].cubes
    given, taken = FIRST_OF[action], SECOND_OF[action]
    others = offers(table, player, vocabulary.EXCHANGE)
    if decisions.exchanges_of(cubes[given]) == 0:
        return Cause("have", {"resource": data.RESOURCE_IDS[given], "cubes": int(cubes[given]), "others": others})
    return Cause("bank", {"resource": data.RESOURCE_IDS[taken], "cubes": int(table.bank[taken]), "others": others})


def of_shift(table: Table, player: int, action: int, rule: int) -> Cause:
    """RR-9.2, RR-9.9: what cannot be shifted, or not there."""
    place, hangar = FIRST_OF[action], SECOND_OF[action]
    module = int(table.built[place].module)
    owner = int(table.built[place].owner)
    others = offers(table, player, vocabulary.SHIFT)
    if module == NO_MODULE:
        return Cause("empty", {**at_place(place), "others": others})
    facts: dict[str, Told] = {"module": data.MODULE_IDS[module]}
    if owner != player:
        return Cause("owner", {**facts, "colour": data.COLOUR_IDS[owner], "others": others})
    facts |= {"hangar": hangar + 1, "from": hangar_of(place), "place": data.NUMBER_OF[place] + 1}
    facts["others"] = offers(table, player, vocabulary.SHIFT, place)
    return Cause("closed", facts) if rule == decisions.SHIFTING else of_no_room(table, module, hangar, "shift-", facts)


def of_build(table: Table, player: int, action: int, rule: int) -> Cause:
    """RR-9.3, RR-9.4, RR-9.9, RR-13.13: what cannot be built, or not there; what can, if need be after exchanges."""
    seat = table.seats[player]
    module, hangar = FIRST_OF[action], SECOND_OF[action]
    facts: dict[str, Told] = {"module": data.MODULE_IDS[module]}
    if module not in seat.modules:
        return Cause("supply", facts, f"{how_to_build(table, player, seat.modules)}-own")
    facts["hangar"] = hangar + 1
    elsewhere = f"{how_to_build(table, player, [module])}-elsewhere"
    if rule == decisions.BUILDING:
        return Cause("closed", facts, elsewhere)
    fees: dict[str, Told] = {"fee": int(decisions.build_fee(table, player, hangar)), "energy": int(seat.energy)}
    if rule == decisions.MOGUL_FEE:
        return Cause("energy", facts | fees, elsewhere)
    if rule == decisions.ROCKET_RULES:
        return of_no_room(table, module, hangar, "", facts, elsewhere)
    price = data.PRICE[module][hangar]
    lacking = [max(0, int(price[resource] - seat.cubes[resource])) for resource in range(data.RESOURCES)]
    facts["missing"] = [word for word, short in zip(data.RESOURCE_IDS, lacking, strict=True) for _ in range(short)]
    rule = decisions.bar_to_build_paid(table, player, module, hangar)
    if rule == decisions.OWN_CHIP:
        return Cause("chips", facts)
    if rule == decisions.ROCKET_RULES:
        return Cause("room", facts, elsewhere)
    if rule == decisions.MOGUL_FEE:
        return Cause("fee", facts | fees, elsewhere)
    if outlook.exchanges_for(table, table.seats[player], price) != outlook.NEVER:
        return Cause("exchange", {**facts, "others": offers(table, player, vocabulary.BUILD, module)})
    return Cause("cubes", facts, elsewhere)


def how_to_build(table: Table, player: int, modules: list[int]) -> str:
    """Whether any of these modules can be built in any hangar: at once, after exchanges, or not now."""
    ways = [way_to_build(table, player, module, hangar) for module in modules for hangar in range(data.HANGARS)]
    return next((way for way in (BUILD, EXCHANGE) if way in ways), NO_BUILD)


def way_to_build(table: Table, player: int, module: int, hangar: int) -> str:
    """RR-9.3 to RR-9.5: how a player who may build gets this module built in this hangar."""
    rule = decisions.bar_to_build(table, player, module, hangar)
    if rule != decisions.PAYING:
        return BUILD if rule == 0 else NO_BUILD
    is_place = decisions.bar_to_build_paid(table, player, module, hangar) == 0
    exchanges = outlook.exchanges_for(table, table.seats[player], data.PRICE[module][hangar])
    return EXCHANGE if is_place and exchanges != outlook.NEVER else NO_BUILD


def of_no_room(table: Table, module: int, hangar: int, prefix: str, facts: dict[str, Told], advice: str = "") -> Cause:
    """RR-9.9: why a rocket cannot take a module that is built, or shifted."""
    kind = data.TYPE[module]
    if kind == data.ENGINE or kind == data.COCKPIT:
        return Cause(f"{prefix}one", {**facts, "type": data.TYPE_IDS[kind]}, advice)
    is_full = rockets.middle_of(table.built, hangar) == data.MIDDLE
    return Cause(f"{prefix}full" if is_full else f"{prefix}tank", {**facts, "middle": data.MIDDLE}, advice)


def of_launch(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """RR-10.1, RR-10.2, RR-10.4: what the rocket lacks, or the launcher."""
    if VERB_OF[action] != vocabulary.LAUNCH:
        return None
    hangar, planet = FIRST_OF[action], SECOND_OF[action]
    facts: dict[str, Told] = {"hangar": hangar + 1, "planet": data.PLANET_IDS[planet]}
    if rule == decisions.WHICH_ROCKET:
        return of_no_flight(table, player, hangar, {**facts, "others": offers(table, player, vocabulary.LAUNCH)})
    facts["others"] = offers(table, player, vocabulary.LAUNCH, hangar)
    if rule == decisions.PLANET_COST:
        cost = int(decisions.launch_cost(table, player, planet))
        fee = int(decisions.launch_fee(table, player, planet))
        facts |= {"cost": cost, "fee": fee, "energy": int(table.seats[player].energy)}
        return Cause("fee" if fee > 0 else "energy", facts)
    if rule != decisions.WHICH_PLANET:
        return None
    return of_no_way(table, player, hangar, planet, facts) if planet in table.planets else Cause("away", facts)


def of_no_flight(table: Table, player: int, hangar: int, facts: dict[str, Told]) -> Cause:
    """RR-10.1: what a rocket needs to fly at all; a part that can be built for it is advised."""
    first = hangar * data.ROCKET_SIZE
    last = first + data.ROCKET_SIZE - 1
    if all(built.module == NO_MODULE for built in table.built[first : last + 1]):
        return Cause("empty", facts)
    needed = [(first, data.ENGINE), (last, data.COCKPIT)]
    missing = [kind for place, kind in needed if table.built[place].module == NO_MODULE]
    if not missing:
        return Cause("owner", facts)
    parts = [module for module in table.seats[player].modules if data.TYPE[module] in missing]
    facts["types"] = ids_of(data.TYPE_IDS, missing)
    return of_parts(table, player, hangar, parts, Cause("missing", facts, "rocket" if facts["others"] else "no-rocket"))


def of_no_way(table: Table, player: int, hangar: int, planet: int, facts: dict[str, Told]) -> Cause:
    """RR-10.2: what a rocket needs to reach a planet; a part that can be built for it is advised."""
    tanks = int(rockets.tanks_of(table.built, hangar))
    lacks = data.NEEDS[planet] & ~int(rockets.equipment_of(table.built, hangar))
    is_short = tanks < data.FUEL[planet]
    facts |= {"needed": data.FUEL[planet], "tanks": tanks}
    if lacks != 0:
        facts["equipment"] = ids_in(data.EQUIPMENT_IDS, lacks)
    case = "tanks" if lacks == 0 else "both" if is_short else "equipment"
    parts = [
        module
        for module in table.seats[player].modules
        if (is_short and data.TYPE[module] == data.TANK) or data.SHOWS[module] & lacks != 0
    ]
    return of_parts(table, player, hangar, parts, Cause(case, facts, "planet" if facts["others"] else "no-planet"))


def of_parts(table: Table, player: int, hangar: int, parts: list[int], cause: Cause) -> Cause:
    """The cause of a launch that is refused; where nothing else can be launched, it advises one of these parts."""
    if cause.facts["others"] or decisions.bar_of_die(table, table.seats[player], 1) != 0:
        return cause
    for way in (BUILD, EXCHANGE):
        for part in parts:
            if way_to_build(table, player, part, hangar) == way:
                return Cause(cause.case, {**cause.facts, "part": data.MODULE_IDS[part]}, f"{way}-part")
    return cause


# --- Characters


def of_character(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """RR-13.1 to RR-13.6, RR-13.10, RR-13.12, RR-13.19."""
    verb = table.agenda[-1].verb
    seat = table.seats[player]
    said = VERB_OF[action]
    first = FIRST_OF[action]
    if rule == decisions.ONE_CHARACTER and said == vocabulary.CHOOSE:
        facts: dict[str, Told] = {"character": data.CHARACTER_IDS[first]}
        owner = int(table.who_is(first))
        if owner >= 0:
            return Cause("taken", {**facts, "colour": data.COLOUR_IDS[owner]})
        return Cause("edition", {**facts, "edition": data.EDITION_IDS[table.edition]})
    if rule == decisions.EXPLORER_DRAWS:
        return of_drawing(table, action)
    if rule == decisions.EXPLORER_MARKS and said == vocabulary.MARK:
        return Cause("supply") if seat.chips == 0 else Cause("away", {"planet": data.PLANET_IDS[first]})
    if rule == decisions.ENGINEER_SETS and said == vocabulary.SET:
        value = int(seat.die(first))
        facts = {"phase": data.PHASE_IDS[data.PHASE_OF[first]], "value": value}
        return Cause("same" if value > 0 else "nothing", facts)
    if rule == decisions.MECHANIC_STARTS:
        return Cause("drawn", {"modules": ids_of(data.MODULE_IDS, table.drawn_modules)})
    if rule == decisions.MECHANIC_ROLLS:
        return None if verb == data.REROLL else Cause("moment")
    if rule == decisions.SABOTEUR_ACTS:
        if verb == data.TARGET:
            return of_target(table, action)
        return of_sabotage(table, player, action) if verb == data.SABOTAGE else Cause("moment")
    if rule == decisions.MOGUL_SPREADS and said == vocabulary.SPREAD:
        there = sum(table.companies)
        more = sum(vocabulary.SPREADS[first]) - there
        if more == 0:
            return Cause("same")
        if more < 0:
            return Cause("fewer", {"there": there})
        return Cause("more", {"more": more}) if more > 1 else Cause("supply")
    if rule == decisions.PILOT_CHIP:
        if seat.character != data.PILOT:
            return Cause("character")
        if not table.has_pilot_chip:
            return Cause("used")
        if verb != data.BUILD_TURN:
            return Cause("moment")
        return Cause("module", {"others": offers(table, player, vocabulary.EQUIP)})
    return None


def of_drawing(table: Table, action: int) -> Cause:
    """RR-13.2: no planet is drawn yet, an empty pile, or a planet that cannot be replaced."""
    if VERB_OF[action] == vocabulary.DRAW:
        return Cause(f"{data.COLOURS[FIRST_OF[action]]}-empty")
    if table.agenda[-1].verb != data.REPLACE:
        return Cause("draw")
    facts: dict[str, Told] = {"drawn": data.PLANET_IDS[table.drawn]}
    if VERB_OF[action] != vocabulary.REPLACE:
        return Cause("must", facts)
    planet = FIRST_OF[action]
    facts["planet"] = data.PLANET_IDS[planet]
    return Cause("colour" if planet in table.planets else "away", facts)


def of_sabotage(table: Table, player: int, action: int) -> Cause:
    """RR-13.10: whom the Saboteur cannot move, and to whom a module cannot go."""
    is_move = VERB_OF[action] == vocabulary.MOVE
    place, colour = FIRST_OF[action], SECOND_OF[action]
    facts: dict[str, Told] = {"colour": data.COLOUR_IDS[colour]}
    if colour >= len(table.seats):
        return Cause("absent", facts)
    built = table.built[place]
    if built.module == NO_MODULE:
        return Cause("empty", at_place(place))
    if not is_move:
        facts |= {"module": data.MODULE_IDS[built.module], "hangar": hangar_of(place)}
        return Cause("owner" if built.owner == colour else "chips", facts)
    if crew_of(built.crew, colour) > 0 and table.crew_each() - table.seats[colour].saved == 1:
        return Cause("last", facts)
    return of_move(table, player, place, colour)
