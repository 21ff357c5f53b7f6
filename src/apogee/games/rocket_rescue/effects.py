"""What happens: `act` and `decide` change the table; the agenda says what waits next (rounds, turns, launch)."""

from mypy_extensions import i64

from apogee.core.agenda import Step
from apogee.core.state import tell
from apogee.core.types import EVERYBODY, NOBODY, only
from apogee.core.vocabulary import NO_PART
from apogee.games.rocket_rescue import cards, data, decisions, launch, rounds, told, turns, vocabulary
from apogee.games.rocket_rescue.state import LET_FLY, NO_PLACE, NO_SEAT, Table, first_of_pair, second_of_pair


def set_up(table: Table, players: i64, edition: i64, length: i64, characters: i64) -> None:
    """RR-2: a match about to be set up."""
    rounds.set_up(table, players, edition, length, characters)
    run(table)


def run(table: Table) -> None:
    """Do automatic steps until one waits for an answer, or nothing is left."""
    while table.agenda:
        step = table.agenda[-1]
        verb = step.verb
        if verb >= data.FIRST_PLAYER:
            if decisions.is_worth_asking(table):
                return
            table.agenda.pop()
            tell(table, told.NOTHING_TO_DO, step.seat, EVERYBODY)
        elif verb == data.TOP:
            if cards.is_top_undecided(table):
                return
            cards.reveal_top(table)
        elif verb == data.PLANET:
            if cards.is_planet_undecided(table, step.about):
                return
            cards.take_planet(table)
        elif verb >= data.FIRST_CHANCE:
            return
        else:
            do(table, step)


def do(table: Table, step: Step) -> None:
    """An automatic step."""
    verb = step.verb
    if verb == data.LAY:
        cards.lay(table)
        return
    if verb == data.DRAW_START:
        cards.draw_start(table)
        return
    table.agenda.pop()
    if verb == data.BEGIN_TURN:
        rounds.begin_turn(table, step.seat, step.about)
    elif verb == data.BEGIN_PHASE:
        rounds.begin_phase(table, step.about)
    elif verb == data.END_PHASE:
        rounds.end_phase(table, step.about)
    elif verb == data.SETTLE:
        rounds.settle(table)
    elif verb == data.PAY_BID:
        rounds.pay_bid(table)
    elif verb == data.SORT:
        rounds.sort_by_rolls(table, first_of_pair(step.about), second_of_pair(step.about))
    elif verb == data.FLY:
        launch.fly(table)
    elif verb == data.LANDED:
        table.launch = None
    elif verb == data.BEGIN_ROUND:
        rounds.begin_round(table)
    elif verb == data.END_ROUND:
        rounds.end_round(table)
    elif verb == data.HAND_LIMIT:
        rounds.ask_hand_limit(table)
    elif verb == data.CHARACTERS:
        rounds.hand_out_characters(table)
    elif verb == data.START:
        rounds.start_effect(table, step.seat)


# --- Chance


def decide(table: Table, outcome: i64) -> None:
    """Chance answers the next step."""
    verb = table.agenda[-1].verb
    decided: i64 = vocabulary.DECIDED[outcome]
    if verb == data.TOP:
        cards.turn_up_top(table, decided)
    elif verb == data.PLANET:
        cards.turn_up_planet(table, decided)
    elif verb == data.STABILITY:
        launch.take_stability(table, data.STABILITY_FACES[decided])
    elif verb == data.ROLL:
        rounds.take_roll(table, decided)
    elif verb == data.CLOSE:
        rounds.close_hangar(table, decided)
    else:
        rounds.take_character(table, decided)
    run(table)


# --- Players


def act(table: Table, player: i64, action: i64) -> None:
    """A player answers the next step."""
    asked = table.agenda[-1].verb
    if asked == data.PLAN:
        plan(table, player, action)
        return
    if asked == data.KEEP:
        keep(table, player, action)
        return
    if vocabulary.FIRST_OF[action] == NO_PART:
        act_plainly(table, player, action)
    elif asked < data.REFILL:
        act_in_turn(table, player, action)
    else:
        act_between(table, player, action)
    run(table)


def plan(table: Table, player: i64, action: i64) -> None:
    """RR-4.2 to RR-4.5: a step of a plan, which nobody else sees; the last `done` reveals all plans."""
    seat = table.seats[player]
    if action == vocabulary.DONE:
        seat.is_ready = True
        tell(table, told.READY, player, EVERYBODY)
        if all(each.is_ready for each in table.seats):
            rounds.reveal(table)
            run(table)
    elif vocabulary.VERB_OF[action] == vocabulary.PLAN:
        field: i64 = vocabulary.FIRST_OF[action]
        value: i64 = vocabulary.SECOND_OF[action]
        seat.set_die(field, value)
        tell(table, told.PLANNING, player, only(player), field, value)
    else:
        seat.bid = vocabulary.FIRST_OF[action]
        tell(table, told.BIDDING, player, only(player), seat.bid)


def keep(table: Table, player: i64, action: i64) -> None:
    """RR-11.5, RR-R.29: which module to keep, which nobody else sees; the last `done` reveals it."""
    seat = table.seats[player]
    if action != vocabulary.DONE:
        seat.kept = vocabulary.FIRST_OF[action]
        tell(table, told.KEEPING, player, only(player), seat.kept)
        return
    seat.is_ready = True
    tell(table, told.READY, player, EVERYBODY)
    if all(each.is_ready for each in table.seats):
        rounds.enforce_hand_limit(table)
        run(table)


def act_plainly(table: Table, player: i64, action: i64) -> None:
    """The actions that take nothing."""
    asked = table.agenda[-1].verb
    if action == vocabulary.BOARD_TERMINAL:
        turns.board_terminal(table, player)
    elif action == vocabulary.CREW:
        turns.crew_aboard(table, player)
    elif asked == data.REROLL:
        launch.answer_reroll(table, player, action == vocabulary.AGAIN)
    else:
        table.agenda.pop()
        if asked == data.SABOTAGE:
            launch.note_deed(table, LET_FLY, NO_PLACE, NO_SEAT, NO_SEAT, NO_PLACE)
        tell(table, told.ENDED_TURN if action == vocabulary.END else told.PASSED, player, EVERYBODY)


def act_in_turn(table: Table, player: i64, action: i64) -> None:
    """What dice allow, and what characters do at setup, at the start of a round and after the reveal."""
    verb: i64 = vocabulary.VERB_OF[action]
    first: i64 = vocabulary.FIRST_OF[action]
    second: i64 = vocabulary.SECOND_OF[action]
    if verb == vocabulary.BUY:
        turns.buy(table, player, first, second)
    elif verb == vocabulary.EXCHANGE:
        turns.exchange(table, player, first, second)
    elif verb == vocabulary.TAKE:
        turns.take_module(table, player, first)
    elif verb == vocabulary.BOARD:
        turns.board(table, player, first)
    elif verb == vocabulary.MOVE:
        turns.begin_move(table, player, first, second)
    elif verb == vocabulary.SHIFT:
        turns.shift(table, player, first, second)
    elif verb == vocabulary.BUILD:
        turns.build(table, player, first, second)
    elif verb == vocabulary.LAUNCH:
        launch.declare(table, player, first, second)
    elif verb == vocabulary.EQUIP:
        turns.equip(table, player, first)
    elif verb == vocabulary.SET:
        turns.set_die(table, player, first, second)
    elif verb == vocabulary.CHOOSE:
        rounds.take_character(table, first)
    elif verb == vocabulary.KEEP:
        rounds.keep_start_card(table, player, first)
    else:
        act_at_round_start(table, player, verb, first)


def act_at_round_start(table: Table, player: i64, verb: i64, first: i64) -> None:
    """RR-13.2, RR-13.3, RR-13.12: Explorer and Mogul."""
    if verb == vocabulary.DRAW:
        table.agenda.pop()
        tell(table, told.EXPLORED, player, EVERYBODY, first)
        table.agenda.append(Step(data.REPLACE, player, 0))
        table.agenda.append(Step(data.PLANET, NOBODY, data.PLANET_PLACES + first))
    elif verb == vocabulary.REPLACE:
        turns.replace_planet(table, player, first)
    elif verb == vocabulary.MARK:
        turns.mark_planet(table, player, first)
    else:
        turns.spread_chips(table, player, vocabulary.SPREADS[first])


def act_between(table: Table, player: i64, action: i64) -> None:
    """The refill, the target of a move, the Saboteur, boarding from the terminal, and exchanges meanwhile (RR-R.21)."""
    verb: i64 = vocabulary.VERB_OF[action]
    first: i64 = vocabulary.FIRST_OF[action]
    second: i64 = vocabulary.SECOND_OF[action]
    if verb == vocabulary.REFILL:
        rounds.refill(table, player, first)
    elif verb == vocabulary.BOARD:
        turns.board(table, player, first)
    elif verb == vocabulary.MOVE:
        turns.begin_move(table, player, first, second)
    elif verb == vocabulary.TO:
        turns.finish_move(table, player, first)
    elif verb == vocabulary.EXCHANGE:
        turns.exchange(table, player, first, second)
    else:
        launch.assign(table, player, first, second)
