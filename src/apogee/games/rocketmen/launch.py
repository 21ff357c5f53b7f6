"""A launch, from the declaration to its outcome (RM-10, RM-11), window by window (RM-10.12)."""

from typing import Final

from mypy_extensions import i64

from apogee.core.agenda import Step
from apogee.core.pile import remove, with_card, without_card
from apogee.core.state import tell
from apogee.core.types import EVERYBODY, NOBODY
from apogee.games.rocketmen import data, decisions, scoring, told, turns
from apogee.games.rocketmen.decisions import effect_of, is_permanent, losable, works_as
from apogee.games.rocketmen.state import (
    COUNTED,
    LEFT,
    NO_CARD,
    NO_NUMBERS,
    NO_VALUE,
    REPLACED,
    W1,
    W2,
    W3,
    W4,
    W5,
    W6,
    Drawn,
    Launch,
    Seat,
    Table,
    merged,
)

WINDOW_STEPS: Final[list[list[Step]]] = [
    [Step(data.WINDOW, seat, window) for window in range(W6 + 1)] for seat in range(data.MOST_PLAYERS)
]
SUCCESS_STEP: Final[Step] = Step(data.SUCCESS, NOBODY, 0)


# --- Sums that the rules and the odds ask for


def rocket_points(table: Table, player: i64) -> i64:
    """RM-10.4: rocket points on the pad, in the Depot and on tokens, with Fusion Reactors."""
    seat = table.seats[player]
    launch = table.launch
    total = points_beside_pad(seat)
    for card in seat.pad:
        total += points_of(card if launch is None else works_as(launch, card))
    return total


def points_of(card: i64) -> i64:
    """RM-10.4: the rocket points that a card brings to the pad; Fusion Reactors bring more than they show."""
    points: i64 = data.ROCKET[card]
    return points + data.AMOUNT[card] if data.EFFECT[card] == data.ROCKET_BONUS else points


def points_beside_pad(seat: Seat) -> i64:
    """RM-10.4, RM-R.9: the rocket points on tokens and in the Depot, where no effect works."""
    total: i64 = seat.rocket_tokens
    for card in seat.depot:
        total += data.ROCKET[card]
    return total


def boost(table: Table, player: i64, destination: i64) -> i64:
    """RM-10.6, RM-R.17, RM-R.18: matching symbols and science on the pad, and unused science tokens."""
    seat = table.seats[player]
    launch = table.launch
    total = seat.science_ready()
    for card in seat.pad:
        total += spaces_of(card if launch is None else works_as(launch, card), destination)
    return total


def spaces_of(card: i64, destination: i64) -> i64:
    """RM-10.6, RM-R.17: the spaces that a pad card's symbols move the rocket."""
    return data.GIVES[data.MATCHING[destination]][card] + data.GIVES[data.SCIENCE][card]


def abort_cost(table: Table, player: i64) -> i64:
    """RM-11.1, RM-R.6, RM-R.37: pad cards that an abort now would discard."""
    seat = table.seats[player]
    launch = table.flight()
    cost: i64 = launch.counted - 1 - table.variant_number(data.SAFETY, 0)
    for card in seat.pad:
        if effect_of(launch, card) == data.ABORT_DISCOUNT:
            cost -= data.AMOUNT[works_as(launch, card)]
    return min(max(cost, 0), len(losable(seat.pad)))


def failure_cost(seat: Seat) -> list[int]:
    """RM-11.3: pad cards that a failure would discard."""
    return losable(seat.pad)


# --- Steps 1 to 4


def declare(table: Table, player: i64, destination: i64) -> None:
    """RM-10.1, RM-10.2: actions are over, unused effects lapse, the marker goes to the destination."""
    seat = table.seats[player]
    location = decisions.location_for(seat, seat.plan, destination)
    table.agenda.pop()
    table.free_placements = 0
    table.draws_waiting = 0
    launch = Launch(destination, location)
    launch.declared = table.seats[player].pad
    table.launch = launch
    open_window(table, player, W1)


def open_window(table: Table, player: i64, window: i64) -> None:
    """RM-10.12: a window in which nothing can be done passes by itself."""
    if window == W5 or decisions.has_options(table, player, window):
        table.agenda.append(WINDOW_STEPS[player][window])
    else:
        close_window(table, player, window)


def close_window(table: Table, player: i64, window: i64) -> None:
    """What follows a window in which nothing more is done."""
    if window == W1:
        count_points(table, player)
    elif window == W2:
        open_window(table, player, W3)
    elif window == W3:
        table.agenda.append(SUCCESS_STEP)
    elif window == W4:
        move_by(table, player, data.SUCCESS_VALUES[table.flight().value])
    elif window == W6:
        settle(table, player, False)


def count_points(table: Table, player: i64) -> None:
    """RM-10.4, RM-10.5: too few rocket points end the turn, and nothing is discarded."""
    launch = table.flight()
    points = rocket_points(table, player)
    needed: i64 = data.POINTS_NEEDED[launch.location]
    if points < needed:
        tell(table, told.TOO_FEW_POINTS, player, EVERYBODY, points, needed)
        finish(table, player)
        return
    tell(table, told.COUNTED, player, EVERYBODY, points, needed)
    add_boost(table, player)


def add_boost(table: Table, player: i64) -> None:
    """RM-10.6 and window W2: symbols move the rocket, then Backup Systems."""
    launch = table.flight()
    spaces = boost(table, player, launch.destination)
    move_marker(launch, spaces)
    tell(table, told.BOOSTED, player, EVERYBODY, spaces, launch.rocket)
    if is_reached(table, player):
        return
    for card in table.seats[player].pad:
        if effect_of(launch, card) == data.BACKUP:
            advance(table, player, card)
            if is_reached(table, player):
                return
    open_window(table, player, W2)


def advance(table: Table, player: i64, card: i64) -> None:
    """A pad card moves the rocket."""
    launch = table.flight()
    move_marker(launch, data.AMOUNT[works_as(launch, card)])
    tell(table, told.ADVANCED, player, EVERYBODY, card, launch.rocket)


def move_marker(launch: Launch, spaces: i64) -> None:
    """RM-10.10: spaces beyond the target are ignored."""
    target: i64 = data.TARGET[launch.destination]
    launch.rocket = min(launch.rocket + spaces, target)


def is_reached(table: Table, player: i64) -> bool:
    """RM-10.13, RM-R.3: success is checked after every movement from step 4 on; then the rest is skipped."""
    launch = table.flight()
    if launch.rocket < data.TARGET[launch.destination]:
        return False
    settle(table, player, True)
    return True


# --- Abilities in windows


def use(table: Table, player: i64, card: i64, window: i64) -> None:
    """RM-10.12: a pad card's effect, in its window."""
    launch = table.flight()
    effect = effect_of(launch, card)
    number: i64 = data.AMOUNT[works_as(launch, card)]
    table.agenda.pop()
    tell(table, told.USED, player, EVERYBODY, card)
    if effect == data.BURN:
        burn(table, player, card, window)
        return
    leave_pad(table, player, card)
    if card == data.COPIER:
        launch.copied = NO_CARD  # RM-R.11 (c): the copier itself is discarded
    if effect == data.CHOOSE_FIRST:
        launch.scrap_on_success = with_card(launch.scrap_on_success, card)
        table.agenda.append(Step(data.PLANNING, player, number))
    elif effect == data.REPLACE_CARD:
        tell(table, told.SET_ASIDE, player, EVERYBODY, launch.value)
        put_by(table, player, launch.value, REPLACED)
        launch.value = NO_VALUE
        table.agenda.append(SUCCESS_STEP)
    else:
        tell(table, told.SHIELDED, player, EVERYBODY, number)
        move_by(table, player, number)


def burn(table: Table, player: i64, card: i64, window: i64) -> None:
    """Afterburners: scrapped, the rocket moves; in W1 nothing is checked yet (RM-10.13)."""
    launch = table.flight()
    seat = table.seats[player]
    advance(table, player, card)
    seat.pad = without_card(seat.pad, card)
    seat.scrapyard = with_card(seat.scrapyard, card)
    if card == data.COPIER:
        launch.copied = NO_CARD  # RM-R.11 (c): the copier itself is scrapped
    if window == W1 or not is_reached(table, player):
        open_window(table, player, window)


def leave_pad(table: Table, player: i64, card: i64) -> None:
    """A pad card goes to the play area."""
    seat = table.seats[player]
    seat.pad = without_card(seat.pad, card)
    seat.play.append(card)


def copy(table: Table, player: i64, card: i64, window: i64) -> None:
    """RM-R.11: Industrial Espionage becomes a card on an opponent's pad; in W2 it is in time for Backup Systems."""
    launch = table.flight()
    table.agenda.pop()
    launch.copied = card
    tell(table, told.COPIED, player, EVERYBODY, card)
    if window == W2 and effect_of(launch, data.COPIER) == data.BACKUP:
        advance(table, player, data.COPIER)
        if is_reached(table, player):
            return
    open_window(table, player, window)


# --- Step 6: success cards


def draw(table: Table, player: i64) -> None:
    """RM-10.9: the next success card."""
    table.agenda.pop()
    tell(table, told.DRAWING, player, EVERYBODY)
    table.agenda.append(SUCCESS_STEP)


def turn_up(table: Table, value: i64) -> None:
    """RM-10.9: a success card is face up; window W4."""
    table.agenda.pop()
    take_from_deck(table, value)
    launch = table.flight()
    launch.value = value
    tell(table, told.SUCCESS_CARD, table.turn, EVERYBODY, value)
    open_window(table, table.turn, W4)


def take_from_deck(table: Table, value: i64) -> None:
    launch = table.flight()
    success = launch.success.copy()
    success[value] -= 1
    launch.success = success
    launch.left -= 1


def show(table: Table, value: i64) -> None:
    """Detailed Planning: the top cards are revealed, one after the other."""
    step = table.agenda.pop()
    take_from_deck(table, value)
    launch = table.flight()
    launch.shown = [*launch.shown, value]
    tell(table, told.SHOWN, step.seat, EVERYBODY, value)
    if step.about > 1:
        table.agenda.append(Step(data.PLANNING, step.seat, step.about - 1))
    else:
        table.agenda.append(Step(data.PICK, step.seat, 0))


def pick(table: Table, player: i64, value: i64) -> None:
    """RM-R.10: one revealed card is the first success card, the others stay out until the next launch."""
    table.agenda.pop()
    launch = table.flight()
    for left in without_card(launch.shown, value):
        put_by(table, player, left, LEFT)
    launch.shown = NO_NUMBERS
    launch.value = value
    tell(table, told.PICKED, player, EVERYBODY, value)
    open_window(table, player, W4)


def move_by(table: Table, player: i64, spaces: i64) -> None:
    """RM-10.9 to RM-10.11: the card counts; then success, the next decision, or the last call."""
    launch = table.flight()
    launch.counted += 1
    move_marker(launch, spaces)
    put_by(table, player, launch.value, COUNTED)
    launch.value = NO_VALUE
    tell(table, told.MOVED, player, EVERYBODY, spaces, launch.rocket)
    if is_reached(table, player):
        return
    open_window(table, player, W5 if launch.counted < data.SUCCESS_CARDS[launch.destination] else W6)


def put_by(table: Table, player: i64, value: i64, fate: i64) -> None:
    """Put a success card aside, with how it was used."""
    launch = table.flight()
    card = Drawn(value, fate, launch.rocket, table.seats[player].pad, launch.copied)
    launch.drawn = [*launch.drawn, card]


# --- Outcomes


def abort(table: Table, player: i64) -> None:
    """RM-11.1, RM-R.11 (f): the cost is fixed, a copy ends, then pad cards of the player's choice go."""
    table.agenda.pop()
    seat = table.seats[player]
    cost = abort_cost(table, player)
    table.flight().copied = NO_CARD
    tell(table, told.ABORTED, player, EVERYBODY, cost)
    if cost >= len(losable(seat.pad)):
        clear_pad(table, player, seat)
        finish(table, player)
    elif cost > 0:
        table.agenda.append(Step(data.ABORT, player, cost))
    else:
        finish(table, player)


def discard_for_abort(table: Table, player: i64, card: i64) -> None:
    """RM-D.16: one of the cards that an abort costs."""
    step = table.agenda.pop()
    leave_pad(table, player, card)
    tell(table, told.PAD_DISCARDED, player, EVERYBODY, card)
    if step.about > 1:
        table.agenda.append(Step(data.ABORT, player, step.about - 1))
    else:
        finish(table, player)


def settle(table: Table, player: i64, succeeded: bool) -> None:
    """Window W7: the outcome is fixed; Reusable Rocket Parts may save engines, one each."""
    launch = table.flight()
    launch.succeeded = succeeded
    savings: i64 = 0
    for card in table.seats[player].pad:
        if effect_of(launch, card) == data.SALVAGE_ENGINE:
            savings += 1
    if not succeeded:
        tell(table, told.FAILED, player, EVERYBODY)
    ask_salvage(table, player, savings)


def ask_salvage(table: Table, player: i64, savings: i64) -> None:
    """RM-D.18: an engine to salvage or none, if there are any."""
    has_engine = False
    for card in table.seats[player].pad:
        if data.GROUP[card] == data.AN_ENGINE:
            has_engine = True
    launch = table.flight()
    if savings > 0 and has_engine:
        table.agenda.append(Step(data.SALVAGE, player, savings))
        return
    launch.copied = NO_CARD  # RM-R.11 (f): after W7 the copy ends
    if launch.succeeded:
        succeed(table, player)
    else:
        fail(table, player)


def salvage(table: Table, player: i64, card: i64) -> None:
    """Reusable Rocket Parts: an engine returns to the hand, in the open."""
    step = table.agenda.pop()
    seat = table.seats[player]
    seat.pad = without_card(seat.pad, card)
    seat.take_openly(card)
    tell(table, told.SALVAGED, player, EVERYBODY, card)
    ask_salvage(table, player, step.about - 1)


def decline_salvage(table: Table, player: i64) -> None:
    """No engine is salvaged, or no more."""
    table.agenda.pop()
    tell(table, told.WENT_ON, player, EVERYBODY)
    ask_salvage(table, player, 0)


def clear_pad(table: Table, player: i64, seat: Seat) -> None:
    """RM-4.8, RM-11.3, RM-11.4: all launch pad cards are discarded; permanent ones stay."""
    stays = NO_NUMBERS
    for card in seat.pad:
        if is_permanent(card):
            stays = with_card(stays, card)
        else:
            seat.play.append(card)
            tell(table, told.PAD_DISCARDED, player, EVERYBODY, card)
    seat.pad = stays


def succeed(table: Table, player: i64) -> None:
    """RM-11.4 to RM-11.6: the mission is scrapped, its achievement and VP are gained, the pad is cleared."""
    seat = table.seats[player]
    launch = table.flight()
    location = launch.location
    mission = seat.plan
    one: i64 = 1
    vp = scoring.location_vp(table, location)
    if not scoring.is_reached(table, location):
        seat.firsts |= one << location
    seat.plan = NO_CARD
    seat.scrapyard = with_card(seat.scrapyard, mission)
    seat.markers |= one << location
    table.arrive(player, location)
    seat.vp += vp
    table.placed_in_round = True
    tell(table, told.COMPLETED, player, EVERYBODY, location, vp)
    achieve(table, player, mission)
    take_disc(table, player, launch.destination)
    clear_pad(table, player, seat)
    for card in launch.scrap_on_success:
        remove(seat.play, card)
        tell(table, told.SCRAPPED, player, EVERYBODY, card, told.PLAY)
    seat.scrapyard = merged(seat.scrapyard, launch.scrap_on_success)
    reason = scoring.end_trigger(table, player)
    if reason != 0:
        turns.trigger(table, reason)
    finish(table, player)


def achieve(table: Table, player: i64, mission: i64) -> None:
    """RM-13: the achievement of the mission card used."""
    seat = table.seats[player]
    kind: i64 = data.ACHIEVEMENT[mission]
    if kind == data.ROCKET_TOKEN:
        seat.rocket_tokens += data.ACHIEVED[mission]
    elif kind == data.HAND_TOKEN:
        seat.hand_tokens += 1
    elif kind == data.SCIENCE_TOKEN:
        seat.science_tokens += 1
    else:
        seat.money_tokens += 1
    tell(table, told.ACHIEVED, player, EVERYBODY, kind, data.ACHIEVED[mission])


def take_disc(table: Table, player: i64, destination: i64) -> None:
    """RM-11.6: the first mission on the Moon or Mars takes its token."""
    if (table.discs >> destination) & 1 == 0:
        return
    one: i64 = 1
    table.discs &= ~(one << destination)
    table.seats[player].discs |= one << destination
    tell(table, told.DISC_TAKEN, player, EVERYBODY, destination)


def fail(table: Table, player: i64) -> None:
    """RM-11.3: the pad is cleared; the mission card stays or goes."""
    clear_pad(table, player, table.seats[player])
    table.agenda.append(Step(data.MISSION, player, 0))


def keep_mission(table: Table, player: i64) -> None:
    """RM-D.19: the mission card stays on the plan."""
    table.agenda.pop()
    tell(table, told.KEPT, player, EVERYBODY)
    finish(table, player)


def discard_mission(table: Table, player: i64) -> None:
    """RM-D.19: the mission card goes too."""
    table.agenda.pop()
    seat = table.seats[player]
    tell(table, told.MISSION_DISCARDED, player, EVERYBODY, seat.plan)
    seat.play.append(seat.plan)
    seat.plan = NO_CARD
    finish(table, player)


def finish(table: Table, player: i64) -> None:
    """RM-11.8: the turn ends, the rocket marker returns to 0."""
    table.launch = None
    turns.end_turn(table, player)


def pass_window(table: Table, player: i64, window: i64) -> None:
    """RM-10.12: nothing more in this window."""
    table.agenda.pop()
    tell(table, told.WENT_ON, player, EVERYBODY)
    close_window(table, player, window)
