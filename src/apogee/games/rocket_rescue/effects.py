"""What happens: `act` and `decide` change the table; the agenda says what waits next (rounds, turns, launch)."""

from mypy_extensions import i64

from apogee.core.agenda import Step
from apogee.core.types import NOBODY
from apogee.games.rocket_rescue import cards, data, decisions, launch, rounds, told, turns
from apogee.games.rocket_rescue.state import Table
from apogee.games.rocket_rescue.told import tell, tell_self


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
            tell(table, told.NOTHING_TO_DO, step.seat)
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
        rounds.sort_by_rolls(table, step.about // 8, step.about % 8)
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
    if verb == data.TOP:
        cards.turn_up_top(table, outcome - decisions.OUT_TOP + data.STANDARD)
    elif verb == data.PLANET:
        cards.turn_up_planet(table, outcome - decisions.OUT_PLANET)
    elif verb == data.STABILITY:
        launch.take_stability(table, data.STABILITY_FACES[outcome - decisions.OUT_STABILITY])
    elif verb == data.ROLL:
        rounds.take_roll(table, outcome - decisions.OUT_ROLL + 1)
    elif verb == data.CLOSE:
        rounds.close_hangar(table, outcome - decisions.OUT_CLOSE)
    else:
        rounds.take_character(table, outcome - decisions.OUT_CHARACTER)
    run(table)


# --- Players


def act(table: Table, player: i64, action: i64) -> None:
    """A player answers the next step."""
    verb = table.agenda[-1].verb
    if verb == data.PLAN:
        plan(table, player, action)
        return
    if verb == data.KEEP:
        keep(table, player, action)
        return
    if action < decisions.PLAN:
        act_plainly(table, player, action)
    elif verb < data.REFILL:
        act_in_turn(table, player, action)
    else:
        act_between(table, player, action)
    run(table)


def plan(table: Table, player: i64, action: i64) -> None:
    """RR-4.2 to RR-4.5: a step of a plan, which nobody else sees; the last `done` reveals all plans."""
    seat = table.seats[player]
    if action == decisions.DONE:
        seat.is_ready = True
        tell(table, told.READY, player)
        if all(each.is_ready for each in table.seats):
            rounds.reveal(table)
            run(table)
    elif action < decisions.BID:
        field: i64 = (action - decisions.PLAN) // data.FACES
        value: i64 = (action - decisions.PLAN) % data.FACES + 1
        seat.set_die(field, value)
        tell_self(table, told.PLANNING, player, field, value)
    else:
        seat.bid = action - decisions.BID
        tell_self(table, told.BIDDING, player, seat.bid)


def keep(table: Table, player: i64, action: i64) -> None:
    """RR-11.5, RR-R.29: which module to keep, which nobody else sees; the last `done` reveals it."""
    seat = table.seats[player]
    if action != decisions.DONE:
        seat.kept = action - decisions.KEEP
        tell_self(table, told.KEEPING, player, seat.kept)
        return
    seat.is_ready = True
    tell(table, told.READY, player)
    if all(each.is_ready for each in table.seats):
        rounds.enforce_hand_limit(table)
        run(table)


def act_plainly(table: Table, player: i64, action: i64) -> None:
    """The actions that are one word each."""
    verb = table.agenda[-1].verb
    if action == decisions.BOARD_TERMINAL:
        turns.board_terminal(table, player)
    elif action == decisions.CREW:
        turns.crew_aboard(table, player)
    elif verb == data.REROLL:
        launch.answer_reroll(table, player, action == decisions.AGAIN)
    else:
        table.agenda.pop()
        tell(table, told.ENDED_TURN if action == decisions.END else told.PASSED, player)


def act_in_turn(table: Table, player: i64, action: i64) -> None:
    """What dice allow, and what characters do at setup, at the start of a round and after the reveal."""
    if action < decisions.TAKE:
        number: i64 = action - decisions.SET
        turns.set_die(table, player, number // data.FACES, number % data.FACES + 1)
    elif action < decisions.BUY:
        turns.take_module(table, player, action - decisions.TAKE)
    elif action < decisions.REFILL:
        number = action - decisions.BUY
        turns.buy(table, player, number // data.FACES, number % data.FACES + 1)
    elif action < decisions.MOVE:
        turns.board(table, player, action - decisions.BOARD)
    elif action < decisions.TO:
        number = action - decisions.MOVE
        turns.begin_move(table, player, number // data.MOST_PLAYERS, number % data.MOST_PLAYERS)
    elif action < decisions.BUILD:
        place: i64 = (action - decisions.SHIFT) // (data.HANGARS - 1)
        turns.shift(table, player, place, decisions.shift_target(action))
    elif action < decisions.EXCHANGE:
        number = action - decisions.BUILD
        turns.build(table, player, number // data.HANGARS, number % data.HANGARS)
    elif action < decisions.LAUNCH:
        turns.exchange(table, player, (action - decisions.EXCHANGE) // 2, decisions.exchange_target(action))
    elif action < decisions.EQUIP:
        number = action - decisions.LAUNCH
        launch.declare(table, player, number // data.PLANETS, number % data.PLANETS)
    elif action < decisions.ASSIGN:
        turns.equip(table, player, action - decisions.EQUIP)
    elif action < decisions.KEEP:
        rounds.take_character(table, action - decisions.CHOOSE)
    elif action < decisions.DRAW:
        rounds.keep_start_card(table, player, action - decisions.KEEP)
    else:
        act_at_round_start(table, player, action)


def act_at_round_start(table: Table, player: i64, action: i64) -> None:
    """RR-13.2, RR-13.3, RR-13.12: Explorer and Mogul."""
    if action < decisions.REPLACE:
        table.agenda.pop()
        colour: i64 = action - decisions.DRAW
        tell(table, told.EXPLORED, player, colour)
        table.agenda.append(Step(data.REPLACE, player, 0))
        table.agenda.append(Step(data.PLANET, NOBODY, data.PLANET_PLACES + colour))
    elif action < decisions.MARK:
        turns.replace_planet(table, player, action - decisions.REPLACE)
    elif action < decisions.SPREAD:
        turns.mark_planet(table, player, action - decisions.MARK)
    else:
        turns.spread_chips(table, player, decisions.SPREADS[action - decisions.SPREAD])


def act_between(table: Table, player: i64, action: i64) -> None:
    """The refill, the target of a move, the Saboteur, boarding from the terminal, and exchanges meanwhile (RR-R.21)."""
    if action < decisions.BOARD:
        rounds.refill(table, player, action - decisions.REFILL)
    elif action < decisions.MOVE:
        turns.board(table, player, action - decisions.BOARD)
    elif action < decisions.TO:
        number: i64 = action - decisions.MOVE
        turns.begin_move(table, player, number // data.MOST_PLAYERS, number % data.MOST_PLAYERS)
    elif action < decisions.SHIFT:
        turns.finish_move(table, player, action - decisions.TO)
    elif action < decisions.LAUNCH:
        turns.exchange(table, player, (action - decisions.EXCHANGE) // 2, decisions.exchange_target(action))
    else:
        number = action - decisions.ASSIGN
        launch.assign(table, player, number // data.MOST_PLAYERS, number % data.MOST_PLAYERS)
