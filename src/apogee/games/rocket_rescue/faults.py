"""What is wrong with a table that somebody described: checks, each of which yields sentences.

A table without faults can be played to its end; no match need have led to it.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from apogee.core import positions
from apogee.core.types import NOBODY
from apogee.games.rocket_rescue import cards, data, decisions, position, rockets
from apogee.games.rocket_rescue.observation import ASKS, next_verb, turn_step
from apogee.games.rocket_rescue.position import verbs, words_of
from apogee.games.rocket_rescue.state import (
    NO_MODULE,
    NO_PLACE,
    NO_PLANET,
    NO_ROLL,
    Launch,
    Table,
    first_of_pair,
    second_of_pair,
)

# What may lie directly under a step of the agenda, so that it comes right after it; what is not here ends a phase.
UNDER: Final[dict[int, tuple[int, ...]]] = {
    data.CLOSE: (data.CHARACTERS, data.CLOSE), data.START: (data.START,), data.DEAL: (data.START, data.DEAL),
    data.CHOOSE: (data.START, data.CHOOSE), data.DRAW_START: (data.START,), data.KEEP_START: (data.START,),
    data.LAY: (data.PLAN, data.BEGIN_TURN), data.SPREAD: (data.LAY, data.PLAN),
    data.MARK: (data.SPREAD, data.LAY, data.PLAN), data.EXPLORE: (data.MARK,), data.REPLACE: (data.MARK,),
    data.TOP: (
        data.LAY, data.PLAN, data.BEGIN_TURN, data.CLOSE, data.CHARACTERS, data.DRAW_START, data.KEEP_START,
    ),
    data.PLANET: (data.STABILITY, data.REPLACE, data.PLANET, data.TOP, data.CLOSE, data.CHARACTERS),
    data.SETTLE: (data.PAY_BID,), data.ADJUST: (data.SETTLE,), data.ROLL: (data.SORT, data.ROLL),
    data.SORT: (data.PAY_BID, data.ROLL, data.PLANET, data.TOP, data.CLOSE, data.CHARACTERS),
    **dict.fromkeys((data.BEGIN_TURN, *position.TURNS), (data.END_PHASE, data.BEGIN_TURN)),
    **dict.fromkeys((data.CREW_ABOARD, data.FLY, data.LANDED), (data.BUILD_TURN,)), data.SABOTAGE: (data.FLY,),
    data.TARGET: (data.BOARDING_TURN, data.SABOTAGE), data.STABILITY: (data.LANDED, data.STABILITY),
    data.REROLL: (data.LANDED, data.STABILITY), data.TERMINAL: (data.HAND_LIMIT, data.TERMINAL),
}  # fmt: skip
AT_SETUP: Final = (data.CHARACTERS, data.START, data.DRAW_START, data.KEEP_START)
LAST_IN: Final = {  # what ends a phase; the other phases have END_PHASE
    data.NO_PHASE: (data.PLAN, data.PAY_BID), data.LAST_PHASE: (data.HAND_LIMIT, data.KEEP),
    data.SHOPPING: (data.END_PHASE, data.REFILL),
}  # fmt: skip
CHARACTER_OF: Final = {  # whom a step asks, where it asks somebody
    **dict.fromkeys((data.EXPLORE, data.REPLACE, data.MARK), data.EXPLORER),
    **dict.fromkeys((data.STABILITY, data.REROLL, data.DRAW_START, data.KEEP_START), data.MECHANIC),
    data.SPREAD: data.MOGUL, data.ADJUST: data.ENGINEER, data.SABOTAGE: data.SABOTEUR,
}  # fmt: skip


def wrong_characters(table: Table) -> Iterator[str]:
    """RR-1.4, RR-13.1: each player has another character of the edition, or nobody has any."""
    there = [seat.character for seat in table.seats]
    for number, character in enumerate(there):
        if character == data.NO_CHARACTER:
            continue
        name = data.CHARACTER_IDS[character]
        if table.characters == data.OFF:
            yield "this match is played without characters (RR-13.1); leave 'characters' or 'character' out."
        if character not in data.CHARACTERS_IN[table.edition]:
            yield f"seat {number}: the {data.EDITION_IDS[table.edition]} edition has no {name} (RR-1.4)."
        if there.count(character) > 1:
            yield f"seat {number}: somebody else is the {name} (RR-13.1)."


def misplaced_chips(table: Table) -> Iterator[str]:
    """RR-13.3, RR-13.12, RR-13.19: only Explorer, Mogul and Pilot have chips elsewhere than on their modules."""
    if any(table.marks) and table.who_is(data.EXPLORER) < 0:
        yield "marks: only an Explorer has chips on planets (RR-13.3)."
    if any(mark and planet == NO_PLANET for mark, planet in zip(table.marks, table.planets, strict=True)):
        yield "marks: the Explorer's chips lie on available planets (RR-13.3)."
    if sum(table.companies) > (data.MOGUL_CHIPS if table.who_is(data.MOGUL) >= 0 else 0):
        yield f"companies: only a Mogul has chips there, {data.MOGUL_CHIPS} at most (RR-13.12)."
    special = sum(built.has_pilot_chip for built in table.built) + table.has_pilot_chip
    if special > (1 if table.who_is(data.PILOT) >= 0 else 0):
        yield "only a Pilot has a special chip, one, which lies on the card or on a module (RR-13.16, RR-13.19)."


def lost_or_made(table: Table) -> Iterator[str]:
    """RR-1: cubes, crew and chips are all somewhere, and there are no more cards than the box holds."""
    seats = range(len(table.seats))
    names = [
        *(f"{word} (RR-1.7)" for word in data.RESOURCE_IDS), *(f"the crew of seat {seat} (RR-2.2)" for seat in seats),
        *(f"the chips of seat {seat} (RR-R.1)" for seat in seats), *(f"{word} (RR-1.3)" for word in position.BOXED_IDS),
    ]  # fmt: skip
    for place, left in enumerate(position.missing(table)):
        if left < 0 or (left > 0 and place < position.first_card(table)):
            number = f"{abs(left)} too {'many' if left < 0 else 'few'}"
            yield f"the position has {number} of {names[place]}; each is in one place."


def misbuilt_rockets(table: Table) -> Iterator[str]:
    """RR-1.10, RR-9.9: rockets keep a place for a tank, and hold who has a seat."""
    for hangar, rocket in enumerate(position.hangars(table, table)):
        if rockets.middle_of(table.built, hangar) == data.MIDDLE and rockets.tanks_of(table.built, hangar) == 0:
            yield f"hangar {hangar + 1}: a rocket keeps a place for a tank (RR-9.9)."
        for built in rocket:
            if built.aboard() > data.SEATS[built.module]:
                module = data.MODULE_IDS[built.module]
                yield f"hangar {hangar + 1}: {module} has {data.SEATS[built.module]} seats (RR-1.10)."


def wrong_draw(table: Table) -> Iterator[str]:
    """RR-2.5, RR-13.2: a planet comes into an empty place, or to the Explorer, who replaces one by it."""
    coming = [step.about for step in table.agenda if step.verb == data.PLANET]
    is_drawing = any(place >= data.PLANET_PLACES for place in coming)
    is_filled = any(place in coming and planet != NO_PLANET for place, planet in enumerate(table.planets))
    if is_filled or is_drawing + (table.drawn != NO_PLANET) != verbs(table).count(data.REPLACE):
        yield "agenda: a planet comes into an empty place, or to the Explorer, who replaces one (RR-2.5, RR-13.2)."


def wrong_display(table: Table) -> Iterator[str]:
    """RR-4.1, RR-6.1, RR-6.4, RR-R.4: how many modules lie open, and that the top of their pile does."""
    yield from position.crowded_display(table, max(0, position.display_room(table)))
    if table.drawn_modules and data.DRAW_START not in verbs(table) and data.KEEP_START not in verbs(table):
        yield "drawn_modules: the Mechanic draws them at setup (RR-13.5)."


def wrong_supplies(table: Table) -> Iterator[str]:
    """RR-2.3, RR-8.5, RR-11.5: a market that holds its cubes, each colour once in the terminal, and the hand limit."""
    capacity = data.CAPACITY[len(table.seats)]
    if max(table.market) > capacity:
        yield f"market: it holds {capacity} cubes of a type at most with {len(table.seats)} players (RR-2.3)."
    if len(set(table.terminal)) < len(table.terminal):
        yield "terminal: name each seat once at most (RR-8.5)."
    for number, seat in enumerate(table.seats):
        if table.phase == data.NO_PHASE and len(seat.modules) > data.HAND_KEPT:
            yield f"seat {number}: when a round begins, nobody has more than one module (RR-11.5)."


def wrong_plans(table: Table) -> Iterator[str]:
    """RR-4.2, RR-4.4, RR-11.5: no more dice than there are, a bid that can be paid, and a kept module that is there."""
    for number, seat in enumerate(table.seats):
        if decisions.count_dice(seat.dice) > data.DICE:
            yield f"seat {number}: there are {data.DICE} dice (RR-4.2)."
        if table.phase == data.NO_PHASE and seat.bid > seat.energy:
            yield f"seat {number}: a bid is at most the energy held (RR-4.4)."
        if seat.kept != NO_MODULE and (next_verb(table) != data.KEEP or seat.kept not in seat.modules):
            yield f"seat {number}: 'kept' is one of its modules, at the end of a round (RR-11.5)."


def wrong_end(table: Table) -> Iterator[str]:
    """RR-12.1, RR-R.28: the match ends with the round in which somebody has rescued everybody, or with the last."""
    is_triggered = table.is_triggered()
    reason = data.ALL_RESCUED if is_triggered else data.LAST_ROUND if table.round == data.ROUNDS else 0
    if table.ended not in (0, reason):
        yield f"end_reason: somebody has all crew on planets, or round {data.ROUNDS} is over (RR-12.1)."
    is_next_round = is_triggered and table.phase < data.BUILDING
    if table.ended == 0 and reason != 0 and (is_next_round or table.phase == data.LAST_PHASE):
        yield "after the last round the match is over, and nothing else is asked (RR-12.1, RR-R.28); give 'end_reason'."


def wrong_agenda(table: Table) -> Iterator[str]:
    """RR-3.1, RR-11.1: what is still to happen is in the order of a round, and asks whom it can ask."""
    if table.ended != 0:
        return
    is_between = table.round == 0 or table.phase == data.LAST_PHASE
    rest = [position.STEPS["begin_round"]] if is_between else position.rest_of_round(table.phase)
    steps = table.agenda[len(rest) :]
    at_setup = AT_SETUP if table.phase == data.NO_PHASE else ()
    last = LAST_IN.get(table.phase, (data.END_PHASE,)) if table.round > 0 else at_setup
    if list(map(words_of, table.agenda[: len(rest)])) != list(map(words_of, rest)) or not steps:
        yield f"agenda: in this phase it begins with {', '.join(map(words_of, rest))} (RR-3.1); or leave it out."
    elif steps[0].verb not in last or (steps[0].verb == data.END_PHASE and steps[0].about != table.phase):
        yield f"agenda: {words_of(steps[0])!r} does not end this phase (RR-3.1)."
    for below, step in pairwise(steps):
        if below.verb not in UNDER.get(step.verb, ()):
            yield f"agenda: {words_of(step)!r} does not come before {words_of(below)!r} (RR-3.1)."
    for step in steps:
        character = CHARACTER_OF.get(step.verb, data.NO_CHARACTER)
        if step.seat != NOBODY and character not in (data.NO_CHARACTER, table.seats[step.seat].character):
            yield f"agenda: {words_of(step)!r} asks the {data.CHARACTER_IDS[character]} (RR-13)."
    if table.agenda and table.agenda[-1].verb < data.FIRST_CHANCE:
        yield f"agenda: {words_of(table.agenda[-1])!r} needs no answer, so it cannot be next."


def wrong_setup(table: Table) -> Iterator[str]:
    """RR-2.8, RR-13.1: characters come before their start effects, and those before anything else."""
    waiting = [number for number, seat in enumerate(table.seats) if seat.character == data.NO_CHARACTER]
    is_dealt = data.CHARACTERS not in verbs(table) and table.characters != data.OFF
    asked = [step.seat for step in table.agenda if step.verb in (data.DEAL, data.CHOOSE)]
    is_wrong = (data.CHOOSE if table.characters == data.DEALT else data.DEAL) in verbs(table)
    if is_wrong or sorted(asked) != (waiting if is_dealt else []) or (not is_dealt and len(waiting) < len(table.seats)):
        yield "each player is dealt, or chooses, one character at setup, as 'characters' says (RR-13.1)."
    if table.round > 0:
        return
    starting = [step.seat for step in table.agenda if step.verb in AT_SETUP and step.seat != NOBODY]
    if len(set(starting)) < len(starting) or (starting and not is_dealt):
        yield "each character starts once (RR-2.8)."
    for number, seat in enumerate(table.seats):
        is_early = number in starting or not is_dealt
        is_pilot = seat.character == data.PILOT and table.has_pilot_chip
        is_spent = seat.crew == 0 or seat.chips == 0 or min(table.bank) < data.MINER_CUBES
        if is_early and (seat.modules or number in table.terminal or is_pilot or is_spent):
            yield f"seat {number}: its start effect is still to come, or there is none (RR-2.8)."


def wrong_rolls(table: Table) -> Iterator[str]:
    """RR-R.8: nobody rolls for two places of the influence track at once."""
    rolls = [step.about for step in table.agenda if step.verb == data.SORT]
    places = [first_of_pair(about) + number for about in rolls for number in range(second_of_pair(about))]
    if len(set(places)) < len(places) or max(places, default=0) >= len(table.seats):
        yield "agenda: those who roll do so for other places of the influence track than others (RR-R.8)."


def wrong_turn(table: Table) -> Iterator[str]:
    """RR-5.5: the die that is being carried out has something left."""
    step = turn_step(table)
    value = 0 if step is None else table.seats[step.seat].die(step.about)
    most = {data.SHOPPING_TURN: value, data.BOARDING_TURN: max(data.MOVES[value], data.BOARDINGS[value])}
    if step is not None and table.used >= max(most.get(step.verb, 1), 1):
        yield f"turn: a die of {value} does not allow so much (RR-7.1, RR-8.2)."


def wrong_launch(table: Table) -> Iterator[str]:
    """RR-10: a launch may fly, or has flown and is being checked."""
    launch, is_flown = table.launch, data.LANDED in verbs(table)
    if (launch is None) == (is_flown or data.FLY in verbs(table)):
        yield "launch: 'launch' and 'agenda' both tell of it (RR-10.3); give both, or none."
    if launch is None:
        return
    rule = 0 if is_flown else decisions.bar_to_launch(table, launch.launcher, launch.hangar, launch.planet)
    if rule != 0:
        yield f"launch: it could not be declared ({decisions.RULES.id_of(rule)})."
    if not (is_being_checked(table, launch) if is_flown else launch.checks == []):
        yield (
            "launch: its crew is on the planet, which is in 'flown', and its modules are checked from the cockpit down "
            "to the engine, each with its roll (RR-10.5, RR-10.11, RR-R.22)."
        )
    if (launch.roll != NO_ROLL) != (next_verb(table) == data.REROLL):
        yield "launch: 'roll' is what the Mechanic is asked about (RR-13.6)."


def is_being_checked(table: Table, launch: Launch) -> bool:
    """RR-R.43: whether those checks are over, or the last one in doubt, that come before those on the agenda."""
    to_come = [step.about for step in reversed(table.agenda) if step.verb in (data.STABILITY, data.REROLL)]
    in_doubt = [] if position.place_in_doubt(table) == NO_PLACE else to_come[:1]
    places = [check.place for check in launch.checks] + to_come[len(in_doubt) :]
    return (
        launch.planet in [flown.planet for flown in table.flown]
        and all(built.crew == 0 for built in position.hangars(table, table)[launch.hangar])
        and all(data.HANGAR_OF[place] == launch.hangar for place in to_come)
        and all(table.built[place].module != NO_MODULE for place in to_come)
        and places == sorted(set(places), reverse=True)
        and [check.place for check in launch.checks if not check.is_over] == in_doubt
        and all(check.damage != NO_ROLL or check.second != NO_ROLL for check in launch.checks if check.is_over)
    )


def wrong_question(table: Table) -> Iterator[str]:
    """RR-8.3, RR-9.8, RR-11.2: who moves or boards is there."""
    verb = next_verb(table)
    if verb in (data.PLAN, data.KEEP) and not decisions.pending(table):
        yield f"agenda: everybody is ready, so {ASKS[verb]!r} is over (RR-4.5, RR-R.29)."
    boarding = [step.seat for step in reversed(table.agenda) if step.verb == data.TERMINAL]
    if boarding != table.terminal[len(table.terminal) - len(boarding) :]:
        yield "agenda: who boards from the terminal is there, left to right (RR-11.2)."
    for below, step in pairwise(table.agenda):
        if step.verb == data.TARGET:
            place = first_of_pair(step.about)
            if step.seat != below.seat or decisions.bar_to_move(table, place, second_of_pair(step.about)) != 0:
                yield f"agenda: {words_of(step)!r}: nobody of this colour can leave that place (RR-8.3)."
        elif step.verb == data.CREW_ABOARD:
            built = table.built[step.about]
            is_own = built.owner == step.seat == below.seat
            if not is_own or not built.is_free() or table.seats[step.seat].crew == 0:
                yield f"agenda: {words_of(step)!r} needs a free seat there, and crew in the supply (RR-9.8)."
        elif step.verb == data.PLANET and step is table.agenda[-1] and not cards.is_planet_undecided(table, step.about):
            yield "agenda: chance reveals no planet of a pile that is empty, or begins in a fixed order (RR-2.5)."


faults: Final = positions.checked_by(
    wrong_characters, misplaced_chips, lost_or_made, misbuilt_rockets, wrong_draw, wrong_display, wrong_supplies,
    wrong_plans, wrong_end, wrong_agenda, wrong_setup, wrong_rolls, wrong_turn, wrong_launch, wrong_question,
)  # fmt: skip
