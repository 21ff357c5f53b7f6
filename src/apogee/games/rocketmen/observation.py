"""What a viewer may know (RM-3.11), built up from nothing; and redeal, which imagines the rest from that alone.

What is not copied into the view stays secret: forgetting a field hides it, never leaks it.
"""

from typing import Any, Final

from mypy_extensions import i64

from apogee.core.agenda import Step
from apogee.core.ids import counts_by_id, id_of, ids_in, ids_of
from apogee.core.odds import odds_json
from apogee.core.pile import UNDECIDED, Bag, counts_of, in_no_order, insert, is_covered
from apogee.core.rng import Rng
from apogee.core.state import View
from apogee.core.types import SPECTATOR, looks_as
from apogee.games.rocketmen import data, decisions, launch, odds, payments, scoring, turns
from apogee.games.rocketmen.state import (
    BUYING,
    COUNTED,
    DISCARDING,
    NO_CARD,
    NO_CART,
    NO_LOCATION,
    NO_NUMBERS,
    NO_VALUE,
    PLACING,
    REPLACING,
    W5,
    W7,
    Ai,
    Launch,
    Seat,
    Table,
    merged,
)


class SeatView:
    """What a viewer knows of a seat."""

    __slots__ = ("held", "hq_size", "open_seat", "unknown")

    def __init__(self, seat: Seat, is_own: bool, is_over: bool) -> None:
        self.unknown: i64 = len(seat.hidden)  # hand cards that not everybody knows
        self.hq_size: i64 = seat.hq.total
        self.held: i64 = len(seat.objectives)
        # What lies open. Of another seat HQ and hidden cards are known only together: the HQ here has both (RM-3.11).
        hidden = seat.hidden.copy() if is_own else []
        self.open_seat = Seat(seat.known.copy(), hidden, seat.hq if is_own else pool_of(seat), seat.play.copy())
        self.open_seat.hq.is_shared = True
        seat.copy_open_to(self.open_seat)
        if is_own or is_over:
            self.open_seat.objectives = seat.objectives


def pool_of(seat: Seat) -> Bag:
    """RM-3.11: hidden hand cards and HQ together, which everybody knows by counting."""
    if not seat.hidden:
        return seat.hq
    pool = Bag(seat.hq.counts.copy(), seat.hq.kinds.copy(), seat.hq.total)
    for card in seat.hidden:
        pool = pool.plus(card)
    return pool


class RocketmenView(View):
    """All that a seat, or a spectator, may know."""

    def __init__(self, table: Table, viewer: i64) -> None:
        self.viewer: i64 = viewer
        self.open_table = Table()
        table.copy_open_to(self.open_table)
        hide_order(self.open_table)
        self.seats = [
            SeatView(table.seats[seat], looks_as(viewer, seat), table.ended != 0) for seat in range(len(table.seats))
        ]
        self.open_table.seats = [seat.open_seat for seat in self.seats]
        if looks_as(viewer, table.turn):
            table.copy_cart_to(self.open_table)

    def to_json(self) -> dict[str, Any]:
        """The view in the catalogue's words."""
        table = self.open_table
        step: Step | None = table.agenda[-1] if table.agenda else None
        is_begun = all(step.verb != data.FIRST for step in table.agenda)
        is_over = table.ended != 0
        places = scoring.places(table) if is_over else NO_NUMBERS
        flight = table.launch
        ai = table.ai
        return {
            "game": "rocketmen",
            "viewer": self.viewer if self.viewer >= 0 else None,
            "mode": data.MODE_IDS[table.mode],
            "level": data.LEVEL_IDS[table.level] if table.mode == data.SOLO else None,
            "variants": ids_of(data.VARIANT_IDS, table.variants),
            "round": table.round,
            "first": table.first if is_begun else None,
            "turn": table.turn if is_begun else None,
            "asks": None if step is None else self._asks(step),
            "asked": step.seat if step is not None and step.verb >= data.FIRST_PLAYER else None,
            "display": [id_of(data.CARD_IDS, card) for card in table.display],
            "prices": prices_json(table, self.viewer if self.viewer >= 0 else table.turn),
            "raises": payments.hand_money(table.seats[self.viewer]) if self.viewer >= 0 else None,
            "engines": dict(zip(data.CARD_IDS[data.FIRST_ENGINE : data.FIRST_THREAT], table.engines, strict=True)),
            "deck": {
                "size": table.deck.size,
                "teal": counts_by_id(data.CARD_IDS, table.layers[data.TEAL].counts),
                "pink": counts_by_id(data.CARD_IDS, table.layers[data.PINK].counts),
                "under": [data.CARD_IDS[layer.card] for layer in table.deck.layers if layer.card != UNDECIDED],
            },
            "locations": [location_json(table, location) for location in range(data.LOCATIONS)],
            "discs": ids_in(data.DESTINATION_IDS, table.discs),
            "free_placements": table.free_placements,
            "draws_waiting": table.draws_waiting,
            "engines_bought": table.engines_bought,
            "used": use_words(table),
            "cart": None if table.cart == NO_CART else cart_json(table),
            "launch": None if flight is None else launch_json(table, flight),
            "odds": odds_before_json(table) if step is not None and step.verb == data.ACT else {},
            "ai": None if ai is None else ai_json(table, ai),
            "standstill": None if table.mode == data.SOLO else standstill_json(table),
            "trigger": data.END_REASON_IDS[table.trigger] if table.trigger != 0 else None,
            "over": is_over,
            "end_reason": data.END_REASON_IDS[table.ended] if is_over else None,
            "winners": [seat for seat, place in enumerate(places) if place == 0],
            "seats": [self._seat(seat) for seat in range(len(self.seats))],
        }

    def _asks(self, step: Step) -> str:
        """What is asked, as this viewer may know it: the cart's kind is for the acting seat alone."""
        if step.verb == data.ACT and self.open_table.cart != NO_CART:
            return CARTS[self.open_table.cart]
        return asks_word(step)

    def _seat(self, player: i64) -> dict[str, Any]:
        table = self.open_table
        view = self.seats[player]
        seat = view.open_seat
        is_own = looks_as(self.viewer, player)
        is_over = table.ended != 0
        return {
            "seat": player,
            "colour": data.COLOUR_IDS[player],
            "vp": seat.vp,
            "score": scoring.points(table, player) if is_over else scoring.public_points(table, player),
            "surcharge": payments.surcharge(seat),
            "hand": ids_of(data.CARD_IDS, seat.hand()) if is_own else None,
            "known": ids_of(data.CARD_IDS, seat.known),
            "unknown": view.unknown,
            "hand_limit": table.hand_limit(seat),
            "hq": view.hq_size,
            "unseen": counts_by_id(data.CARD_IDS, pool_of(seat).counts),
            "plan": id_of(data.CARD_IDS, seat.plan),
            "pad": ids_of(data.CARD_IDS, seat.pad),
            "depot": ids_of(data.CARD_IDS, seat.depot),
            "play": ids_of(data.CARD_IDS, seat.play),
            "warehouse": counts_by_id(data.CARD_IDS, counts_of(seat.warehouse, data.KINDS)),
            "scrapyard": counts_by_id(data.CARD_IDS, counts_of(seat.scrapyard, data.KINDS)),
            "markers": ids_in(data.LOCATION_IDS, seat.markers),
            "markers_left": table.most_missions() - seat.missions(),
            "discs": ids_in(data.DESTINATION_IDS, seat.discs),
            "tokens": {
                **token_counts(seat),
                "science_ready": seat.science_ready(),
                "money_ready": seat.money_ready(),
            },
            "objectives": [objective_json(table, player, objective) for objective in seat.objectives]
            if is_own or is_over
            else None,
            "objectives_held": view.held,
            "worth": scoring.worth(table, player, is_own or is_over),
        }


ASKS: Final = {
    data.BEGIN_TURN: "begin", data.DRAW_UP: "draw_up", data.END_TURN: "end_turn",
    data.NEXT_TURN: "next_turn", data.AI_TURN: "ai",
    data.VARIANT: "variant", data.REFILL: "reveal", data.DRAW: "draw", data.OBJECTIVE: "objective",
    data.FIRST: "first", data.SUCCESS: "success", data.PLANNING: "planning", data.SOLITAIRE: "solitaire",
    data.ACT: "act", data.SCRAP: "scrap", data.CYCLE: "cycle", data.TRIM: "trim", data.FETCH: "fetch",
    data.PICK: "pick", data.ABORT: "abort", data.SALVAGE: "salvage", data.MISSION: "mission",
    data.SURPLUS: "surplus",
}  # fmt: skip
USES: Final = ("depot", "research", "removal")  # once in a turn
CARTS: Final = {BUYING: "buy", PLACING: "place", REPLACING: "replace", DISCARDING: "discard"}


def asks_word(step: Step) -> str:
    """A step's word; a window of a launch is known by its number (RM-10.12)."""
    return f"w{step.about}" if step.verb == data.WINDOW else ASKS[step.verb]


def resource_words(counts: list[int]) -> list[str]:
    """Resources by name, each as often as it is counted."""
    return [data.RESOURCE_IDS[resource] for resource, count in enumerate(counts) for _ in range(count)]


def sum_json(amounts: list[int]) -> dict[str, Any]:
    """Money and resources, counted in this order."""
    return {"money": amounts[0], "resources": resource_words(amounts[1:])}


def prices_json(table: Table, buyer: i64) -> dict[str, Any]:
    """RM-7.6: what each card on offer costs a seat."""
    seat = table.seats[buyer]
    return {
        data.CARD_IDS[card]: sum_json([payments.price(seat, card), *payments.needs_of([card])])
        for card in decisions.for_sale(table)
    }


def location_json(table: Table, location: i64) -> dict[str, Any]:
    """RM-15.3: a location, and whose markers lie there, in the order of arrival; -1 is the AI."""
    return {
        "id": data.LOCATION_IDS[location],
        "destination": data.DESTINATION_IDS[data.DESTINATION_OF[location]],
        "type": data.TYPE_IDS[data.TYPE_OF[location]],
        "rocket_points": data.POINTS_NEEDED[location],
        "vp_first": data.VP_FIRST[location],
        "vp_later": data.VP_LATER[location],
        "markers": table.arrivals[location].copy(),
    }


def use_words(table: Table) -> list[str]:
    """What can be used once in a turn, and was."""
    flags = [table.used_depot, table.used_research, table.used_removal]
    return [use for use, is_used in zip(USES, flags, strict=True) if is_used]


def token_counts(seat: Seat) -> dict[str, int]:
    """RM-13: achievement tokens by kind; of those for the rocket, the points on them."""
    counts = [seat.rocket_tokens, seat.hand_tokens, seat.science_tokens, seat.money_tokens]
    return dict(zip(data.TOKEN_IDS, counts, strict=True))


def cart_json(table: Table) -> dict[str, Any]:
    """What the acting seat is putting together."""
    return {
        "kind": CARTS[table.cart],
        "cards": ids_of(data.CARD_IDS, table.chosen),
        "plan": id_of(data.CARD_IDS, table.chosen_plan),
        "pad": ids_of(data.CARD_IDS, table.chosen_pad),
        "paid": ids_of(data.CARD_IDS, table.paid),
        "placed": ids_of(data.CARD_IDS, table.paid_placed),
        "money_tokens": table.paid_money,
        "science_tokens": table.paid_science,
        "bill": sum_json(payments.bill(table)),
        "offered": sum_json(payments.offered(table)),
        "covered": payments.is_covered(table),
        "odds": odds_before_json(with_placement(table)) if table.cart == PLACING else {},
    }


def with_placement(table: Table) -> Table:
    """A copy to compute odds on, with plan and pad as the cart would leave them."""
    seat = table.seats[table.turn].clone()
    seat.pad = merged(seat.pad, table.chosen)
    if table.chosen_plan != NO_CARD:
        seat.plan = table.chosen_plan
    placed = Table()
    placed.mode = table.mode
    placed.turn = table.turn
    placed.seats = table.seats.copy()
    placed.seats[table.turn] = seat
    return placed


def standstill_json(table: Table) -> dict[str, Any]:
    """RM-16.6: rounds without a new mission marker; the rounds left are announced in time."""
    left = data.STANDSTILL_ROUNDS - table.standstill
    return {
        "rounds": table.standstill,
        "limit": data.STANDSTILL_ROUNDS,
        "left": left if table.standstill >= data.STANDSTILL_WARN_FROM else None,
    }


def launch_json(table: Table, flight: Launch) -> dict[str, Any]:
    """RM-10: the launch that is under way."""
    step: Step | None = table.agenda[-1] if table.agenda else None
    window: i64 = 0
    if step is not None and step.verb == data.WINDOW:
        window = step.about
    elif step is not None and step.verb == data.SALVAGE:
        window = W7
    cost: i64 | None = None
    if window == W5:
        cost = launch.abort_cost(table, table.turn)
    elif step is not None and step.verb == data.ABORT:
        cost = step.about
    declared = odds.declared(table)
    return {
        "seat": table.turn,
        "destination": data.DESTINATION_IDS[flight.destination],
        "location": data.LOCATION_IDS[flight.location],
        "target": data.TARGET[flight.destination],
        "rocket": flight.rocket,
        "points": launch.rocket_points(table, table.turn),
        "points_needed": data.POINTS_NEEDED[flight.location],
        "window": f"w{window}" if window > 0 else None,
        "counted": flight.counted,
        "limit": data.SUCCESS_CARDS[flight.destination],
        "value": None if flight.value == NO_VALUE else data.SUCCESS_VALUES[flight.value],
        "shown": [data.SUCCESS_VALUES[value] for value in flight.shown],
        "deck": success_words(flight.success),
        "copied": id_of(data.CARD_IDS, flight.copied),
        "odds": odds_json("success", *odds.now(table)),
        "declared": None if declared is None else odds_json("success", *declared),
        "drawn": drawn_json(table, flight),
        "next": next_json(table, flight),
        "abort_cost": cost,
        "failure_cost": ids_of(data.CARD_IDS, launch.failure_cost(table.seats[table.turn])),
    }


def drawn_json(table: Table, flight: Launch) -> list[dict[str, Any]]:
    """RM-10.9: the success cards that are done with, in order, and how things stood after each."""
    return [
        {
            "value": data.SUCCESS_VALUES[card.value],
            "is_set_aside": card.fate != COUNTED,
            "rocket": card.rocket,
            "odds": odds_json("success", *chance),
        }
        for card, chance in zip(flight.drawn, odds.after_cards(table), strict=True)
    ]


def next_json(table: Table, flight: Launch) -> list[dict[str, Any]]:
    """RM-10.9, RM-10.10: what each success card that may come next would do."""
    target = data.TARGET[flight.destination]
    return [
        {
            "value": data.SUCCESS_VALUES[value],
            "left": flight.success[value],
            "rocket": min(flight.rocket + data.SUCCESS_VALUES[value], target),
            "odds": odds_json("success", numerator, denominator),
        }
        for value, numerator, denominator in odds.next_cards(table)
    ]


def success_words(counts: list[int]) -> dict[str, int]:
    """Success cards by value."""
    return {str(data.SUCCESS_VALUES[value]): count for value, count in enumerate(counts)}


def odds_before_json(table: Table) -> dict[str, Any]:
    """What a launch would offer the seat in turn, for each destination that it could launch to now."""
    player = table.turn
    seat = table.seats[player]
    found: dict[str, Any] = {}
    for destination in range(data.DESTINATIONS_COUNT):
        if decisions.bar_to_launch(table, seat, seat.plan, destination) == 0:
            location = decisions.location_for(seat, seat.plan, destination)
            found[data.DESTINATION_IDS[destination]] = {
                "location": data.LOCATION_IDS[location],
                "points": launch.rocket_points(table, player),
                "points_needed": data.POINTS_NEEDED[location],
                "boost": launch.boost(table, player, destination),
                "odds": odds_json("success", *odds.before(table, player, destination)),
                "failure_cost": ids_of(data.CARD_IDS, launch.failure_cost(seat)),
            }
    return found


def ai_json(table: Table, ai: Ai) -> dict[str, Any]:
    """RM-20: the AI opponent."""
    level = table.level
    target: int | None = None
    if ai.location != NO_LOCATION:
        target = data.TARGET[data.DESTINATION_OF[ai.location]]
    elif ai.first != NO_CARD:
        target = data.TARGET[data.SOLITAIRE_DESTINATION[level][ai.first]]
    return {
        "vp": ai.vp,
        "markers": ids_in(data.LOCATION_IDS, ai.markers),
        "rocket": ai.rocket,
        "target": target,
        "location": id_of(data.LOCATION_IDS, ai.location),
        "first": id_of(data.SOLITAIRE_IDS, ai.first),
        "second": id_of(data.SOLITAIRE_IDS, ai.second),
        "deck": len(ids_in(data.SOLITAIRE_IDS, ai.deck)),
        "discard": ids_in(data.SOLITAIRE_IDS, ai.discard),
        "level": data.LEVEL_IDS[level],
        "leaves": None if table.display_lost or table.ended != 0 else id_of(data.CARD_IDS, turns.leftmost(table)),
    }


def objective_json(table: Table, player: i64, objective: i64) -> dict[str, Any]:
    """RM-17.1: an objective, which of its targets are fulfilled, and what it would score now."""
    return {
        "id": data.OBJECTIVE_IDS[objective],
        "targets": scoring.objective_targets(table, player, objective),
        "vp": scoring.objective_points(table, player, objective),
        "is_compulsory": table.mode == data.SOLO,  # RM-20.4
    }


# --- Twins


def redeal(view: RocketmenView, twin: Table, rng: Rng) -> None:
    """Make the twin a table that this viewer cannot tell from the real one, from the view and the generator alone."""
    view.open_table.copy_open_to(twin)
    view.open_table.copy_cart_to(twin)
    twin.seats = [redealt_seat(seat, rng) for seat in view.seats]
    if twin.ended == 0:
        redeal_objectives(view, twin, rng)


def hide_order(table: Table) -> None:
    """RM-3.11: put cards whose fixed order nobody knows back among the unordered cards of their part of the deck."""
    table.deck = in_no_order(table.deck, table.layers)


def redealt_seat(view: SeatView, rng: Rng) -> Seat:
    """A seat whose hidden cards are imagined, unless they are the viewer's own."""
    seat = view.open_seat.clone()
    missing = view.unknown - len(seat.hidden)
    if missing == 0:
        return seat
    hq = seat.hq.own_copy()
    while missing > 0:
        card = drawn(hq, rng)
        hq = hq.without(card)
        insert(seat.hidden, card)
        missing -= 1
    seat.hq = hq
    return seat


def drawn(bag: Bag, rng: Rng) -> i64:
    """A card of a bag, each equally likely."""
    place = rng.below(bag.total)
    for kind in bag.kinds:
        place -= bag.counts[kind]
        if place < 0:
            return kind
    raise AssertionError("a bag holds fewer cards than it says")


def redeal_objectives(view: RocketmenView, twin: Table, rng: Rng) -> None:
    """RM-2.9, RM-20.4: the others hold any of the objectives that the viewer does not hold."""
    own = NO_NUMBERS if view.viewer == SPECTATOR else twin.seats[view.viewer].objectives
    free: list[int] = []
    for objective in range(data.OBJECTIVES):
        if objective not in own and twin.may_deal(objective):
            free.append(objective)
    for player in range(len(view.seats)):
        missing = view.seats[player].held
        if player == view.viewer or missing == 0:
            continue
        dealt: list[int] = []
        while missing > 0:
            chosen = rng.below(len(free))
            dealt.append(free[chosen])
            last = free.pop()
            if chosen < len(free):
                free[chosen] = last
            missing -= 1
        dealt.sort()
        twin.seats[player].objectives = dealt


def secrets(table: Table) -> dict[str, list[int]]:
    """The secret fields by name, as they are now: what the laws look for in twins."""
    found: dict[str, list[int]] = {
        "the order of the deck": [layer.card for layer in table.deck.layers if is_covered(layer)]
    }
    for player, seat in enumerate(table.seats):
        found[f"the hidden cards of seat {player}"] = seat.hidden.copy()
        found[f"the HQ of seat {player}"] = seat.hq.counts.copy()
        found[f"the objectives of seat {player}"] = seat.objectives.copy() if table.ended == 0 else []
    if table.cart != NO_CART:
        found["the cart's kind"] = [table.cart]
        found["the cart's cards"] = table.chosen
        found["the cart's pad cards"] = table.chosen_pad
        found["the cart's mission"] = [] if table.chosen_plan == NO_CARD else [table.chosen_plan]
        found["the cart's payment"] = table.paid
        found["the cart's placed payment"] = table.paid_placed
        found["the cart's tokens"] = (
            [table.paid_money, table.paid_science] if table.paid_money + table.paid_science > 0 else []
        )
    return found
