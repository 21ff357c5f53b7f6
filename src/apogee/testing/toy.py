"""Countdown: a toy, invented here, that lives with the laws. Everybody plans a launch in secret, then a die decides.

CD-1.1 Two to four players; 2 or 3 rounds. Cards are sparks, burns and blazes (thrust 1, 2, 3) in one face-down pile.
CD-2.1 Setup: two chips for each seat, and two secret cards, dealt round the table one at a time.
CD-2.2 Each later round begins with one more secret card for each seat, in seat order, while the pile lasts.
CD-3.1 Then all plan at once, in secret and in small steps: load cards, bet once, done. No step is undone.
CD-3.2 You load up to two cards from your hand.
CD-3.3 The second card is not weaker than the first.
CD-3.4 You bet 0, 1 or 2 of your chips.
CD-3.5 Whoever loads a card bets at least one chip, so without chips nothing is loaded.
CD-3.6 After done the others see that you are ready. Until all are, they learn nothing else of a plan.
CD-4.1 Only a seat that is still planning may act; nobody may while cards are dealt or the die rolls.
CD-4.2 When all are ready, all plans are revealed; the rest of a hand stays secret.
CD-4.3 The die has the faces 1, 2, 2, 3. Whoever loaded a thrust of at least die + round scores bet + cards loaded.
CD-4.4 Everybody else scores nothing and loses the bet to the bank.
CD-4.5 Loaded cards go face up on the discard pile.
CD-5.1 After the last round the match is over.
CD-5.2 The highest score wins; ties share the win.
CD-6.1 Hands and pile are secret, their sizes public. A card leaves the hand, and a bet the chips, when the die rolls.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from apogee.core import positions
from apogee.core.errors import BadPosition
from apogee.core.events import Event, Events, Fact, one_of, several_of
from apogee.core.game import NO_ANSWER, Checks, Edition, Extras, Game, Option, Order, Telling
from apogee.core.pile import bag_of
from apogee.core.refusal import Refused, Rules
from apogee.core.schema import FLAG, SEAT, VIEWER, BySeat, Choice, Counts, Field, Id, Maybe, Number, Pile, Record, Row
from apogee.core.state import State, View
from apogee.core.types import CHANCE, EVERYBODY, NOBODY, looks_as, only
from apogee.core.vocabulary import Kind, Vocabulary, counted

if TYPE_CHECKING:
    from apogee.core.rng import Rng

# --- Numbers: what a component file would say, typed nowhere else.
CARDS: Final = ("spark", "burn", "blaze")  # the kinds; a card is its kind's number
THRUST: Final = (1, 2, 3)  # per kind
DECKS: Final = {2: (4, 3, 2), 3: (5, 4, 3), 4: (6, 4, 3)}  # players -> copies per kind
DIE: Final = ((1, 1), (2, 2), (3, 1))  # number, weight
ROUNDS: Final = (2, 3)
HAND: Final = 2  # at setup
CHIPS: Final = 2  # per seat
MOST_LOADED: Final = 2
BETS: Final = (0, 1, 2)
COMPONENTS: Final = repr((CARDS, THRUST, DECKS, DIE, ROUNDS, HAND, CHIPS, MOST_LOADED, BETS))
MOST_POINTS: Final = max(BETS) + MOST_LOADED  # of a round
MOST_STEPS: Final = 2 * max(map(sum, DECKS.values())) + max(ROUNDS) * (2 * max(DECKS) + 1)  # a card is dealt, loaded

# --- Numbering: actions, outcomes, rules that bar an action (CD-a.b is 100 * a + b), events and how they read.
ACTIONS: Final = Vocabulary()
LOAD: Final = ACTIONS.verb("load", "put a card of your hand into your plan (CD-3.2)", Kind("CARD", CARDS))
BET: Final = ACTIONS.verb("bet", "stake chips on your plan, once, after loading (CD-3.4)", counted("CHIPS", BETS))
DONE: Final = ACTIONS.verb("done", "finish your plan (CD-3.6)")
VERB_OF: Final = ACTIONS.verb_of
FIRST_OF: Final = ACTIONS.first_of  # by action: the card, or the bet's place in BETS
OUTCOMES: Final = Vocabulary()
DEAL: Final = OUTCOMES.verb(
    "deal", "the card that the next seat gets, seen by that seat alone (CD-2.1)", Kind("CARD", CARDS)
)
ROLL: Final = OUTCOMES.verb(
    "thrust",
    "the die: together with the round, the thrust that is needed (CD-4.3)",
    counted("NUMBER", [number for number, _ in DIE]),
)
DECIDED: Final = OUTCOMES.first_of  # by outcome: the card, or the die's place in DIE
STEP_ORDER, LOADING, FORWARD, BETTING, FUEL, NOT_ASKED, GAME_OVER = 301, 302, 303, 304, 305, 401, 501
EVENTS: Final = Events()
DEALT: Final = EVENTS.add("deal", one_of("card", CARDS))
SIZE: Final = EVENTS.add("hand", Fact("size"))
LOADED: Final = EVENTS.add("load", one_of("card", CARDS))
STAKED: Final = EVENTS.add("bet", Fact("chips"))
READY: Final = EVENTS.add("done")
REVEALED: Final = EVENTS.add("plan", Fact("bet"), several_of("loaded", CARDS))
ROLLED: Final = EVENTS.add("thrust", Fact("number"))
LIFTED: Final = EVENTS.add("lift-off", Fact("points"))
FELL: Final = EVENTS.add("failure", Fact("lost"))
ENDED: Final = EVENTS.add("end")


class Seat:
    """One player's things."""

    __slots__ = ("bet", "chips", "hand", "is_ready", "loaded", "score")

    def __init__(self, hand: list[int], loaded: list[int], bet: int | None, is_ready: bool, chips: int, score: int):
        self.hand = hand  # secret: ascending; holds the loaded cards too, so its size tells nothing (CD-6.1)
        self.loaded = loaded  # secret until the reveal: ascending
        self.bet = bet  # secret until the reveal: None before it is made; still among the chips
        self.is_ready = is_ready
        self.chips = chips
        self.score = score

    def clone(self) -> Seat:
        return Seat(self.hand.copy(), self.loaded.copy(), self.bet, self.is_ready, self.chips, self.score)


class Countdown(State):
    """A position of Countdown. What waits for an answer follows from the fields."""

    def __init__(self, rounds: int) -> None:
        super().__init__()
        self.rounds = rounds
        self.round = 1
        self.is_over = False
        self.deals: list[int] = []  # seats that get a card before planning, the next one first; replaced, not changed
        self.discard = [0] * len(CARDS)  # by kind
        self.bank = 0  # lost chips
        self.seats: list[Seat] = []
        self.pile = bag_of([0] * len(CARDS))  # secret

    def asks(self) -> str | None:
        """What has to be answered next: by chance a deal or the die's thrust, by players a plan."""
        if self.is_over:
            return None
        if self.deals:
            return "deal"
        return "thrust" if all(seat.is_ready for seat in self.seats) else "plan"

    def current(self) -> int:
        return NOBODY if self.is_over else min(self.pending(), default=CHANCE)

    def pending(self) -> list[int]:
        """CD-3.1, CD-4.1: all seats that are not ready."""
        return [player for player, seat in enumerate(self.seats) if not seat.is_ready] if self.asks() == "plan" else []

    def legal_actions(self, player: int) -> list[int]:
        return [action for action in range(len(ACTIONS.words)) if bar(self, player, action) == 0]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.deals:
            return [(card, count) for card, count in enumerate(self.pile.counts) if count > 0]
        return [(ROLL + face, weight) for face, (_, weight) in enumerate(DIE)]

    def apply(self, player: int, action: int) -> None:
        if player != CHANCE:
            plan(self, player, action)
        elif self.deals:
            deal(self, DECIDED[action])
        else:
            roll(self, DIE[DECIDED[action]][0])

    def clone(self) -> Countdown:
        copy = open_part(self)
        copy.seats = [seat.clone() for seat in self.seats]
        self.pile.is_shared = True
        copy.pile = self.pile
        return copy

    def scores(self) -> list[int]:
        return [seat.score for seat in self.seats]

    def observe(self, player: int) -> CountdownView:
        return CountdownView(self, player)

    def determinize(self, player: int, rng: Rng) -> Countdown:
        return redeal(CountdownView(self, player), rng)

    def to_json(self) -> dict[str, Any]:
        return DESCRIBED.to_dict(self, self)


def new_state(players: int, rounds: int) -> Countdown:
    """CD-2.1: a match about to be dealt."""
    table = Countdown(rounds)
    table.seats = [Seat([], [], None, False, CHIPS, 0) for _ in range(players)]
    table.pile = bag_of(list(DECKS[players]))
    table.deals = list(range(players)) * HAND
    return table


def open_part(table: Countdown) -> Countdown:
    """A new table with what lies open in the middle of this one: no seats, no pile."""
    part = Countdown(table.rounds)
    part.round = table.round
    part.is_over = table.is_over
    part.deals = table.deals
    part.discard = table.discard.copy()
    part.bank = table.bank
    return part


# --- Decisions: the number of the first rule that bars an action, or 0.


def bar(table: Countdown, player: int, action: int) -> int:
    """The rule that forbids a player this action now, or 0."""
    if table.is_over:
        return GAME_OVER
    return bar_to_step(table.seats[player], action) if player in table.pending() else NOT_ASKED


def bar_to_step(seat: Seat, action: int) -> int:
    """CD-3.1: cards first, then one bet, then done."""
    if (action == DONE) != (seat.bet is not None):
        return STEP_ORDER
    if action == DONE:
        return 0
    first = FIRST_OF[action]
    return bar_to_load(seat, first) if VERB_OF[action] == LOAD else bar_to_bet(seat, BETS[first])


def bar_to_load(seat: Seat, card: int) -> int:
    """CD-3.2, CD-3.3, CD-3.5: another card of the hand, going forward, if the bet it needs can be made."""
    if len(seat.loaded) == MOST_LOADED or seat.loaded.count(card) == seat.hand.count(card):
        return LOADING
    if seat.loaded and card < seat.loaded[-1]:
        return FORWARD
    return 0 if seat.chips > 0 else FUEL


def bar_to_bet(seat: Seat, chips: int) -> int:
    """CD-3.4, CD-3.5: no more than the seat has, and something if it loaded something."""
    if chips > seat.chips:
        return BETTING
    return FUEL if seat.loaded and chips == 0 else 0


# --- Effects.


def tell(table: Countdown, verb: int, player: int, about: list[int], seen_by: int = EVERYBODY) -> None:
    """Tell the driver, if one listens."""
    if table.events is not None:
        table.events.append(Event(verb, player, about, seen_by))


def deal(table: Countdown, card: int) -> None:
    """CD-2.1, CD-2.2: the next seat gets a card that it alone sees."""
    player, *table.deals = table.deals
    table.pile = table.pile.without(card)
    hand = table.seats[player].hand
    hand.append(card)
    hand.sort()
    tell(table, DEALT, player, [card], only(player))
    tell(table, SIZE, player, [len(hand)])


def plan(table: Countdown, player: int, action: int) -> None:
    """CD-3.6, CD-4.2: only the planner sees a step, everybody sees done; after the last one plans are open."""
    take_step(table.seats[player], action)
    if VERB_OF[action] == LOAD:
        tell(table, LOADED, player, [FIRST_OF[action]], only(player))
    elif VERB_OF[action] == BET:
        tell(table, STAKED, player, [BETS[FIRST_OF[action]]], only(player))
    else:
        tell(table, READY, player, [])
        if table.asks() == "thrust":
            for each, seat in enumerate(table.seats):
                tell(table, REVEALED, each, [seat.bet or 0, *seat.loaded])


def take_step(seat: Seat, action: int) -> None:
    """CD-3.2, CD-3.4, CD-3.6: what a step changes."""
    if VERB_OF[action] == LOAD:
        seat.loaded.append(FIRST_OF[action])
    elif VERB_OF[action] == BET:
        seat.bet = BETS[FIRST_OF[action]]
    else:
        seat.is_ready = True


def roll(table: Countdown, number: int) -> None:
    """CD-4.3, CD-5.1: the die decides for all seats; then the match is over, or the next round begins (CD-2.2)."""
    tell(table, ROLLED, NOBODY, [number])
    for player, seat in enumerate(table.seats):
        launch(table, player, seat, number + table.round)
    if table.round == table.rounds:
        table.is_over = True
        tell(table, ENDED, NOBODY, [])
    else:
        table.round += 1
        table.deals = list(range(len(table.seats)))[: table.pile.total]


def launch(table: Countdown, player: int, seat: Seat, needed: int) -> None:
    """CD-4.3 to CD-4.5: a seat scores or loses its bet, and its cards are discarded."""
    bet = seat.bet or 0
    if sum(THRUST[card] for card in seat.loaded) >= needed:
        seat.score += bet + len(seat.loaded)
        tell(table, LIFTED, player, [bet + len(seat.loaded)])
    else:
        seat.chips -= bet
        table.bank += bet
        tell(table, FELL, player, [bet])
    for card in seat.loaded:
        seat.hand.remove(card)
        table.discard[card] += 1
    seat.loaded, seat.bet, seat.is_ready = [], None, False


def places(table: Countdown) -> list[int]:
    """CD-5.2: for each seat, how many seats are better."""
    return [sum(other > own for other in table.scores()) for own in table.scores()]


def census(table: Countdown) -> list[int]:
    """Cards by kind, then chips, wherever they lie. A match never changes it."""
    held = [card for seat in table.seats for card in seat.hand]
    cards = [table.pile.counts[card] + table.discard[card] + held.count(card) for card in range(len(CARDS))]
    return [*cards, table.bank + sum(seat.chips for seat in table.seats)]


# --- Standing orders that a seat may give: the step to take now, or NO_ANSWER


def sit_out(table: Countdown, player: int) -> int:
    """Load nothing and bet nothing."""
    seat = table.seats[player]
    return BET if player in table.pending() and seat.bet is None and not seat.loaded else NO_ANSWER


def finish(table: Countdown, player: int) -> int:
    """The bet is the last word of a plan."""
    return DONE if player in table.pending() and table.seats[player].bet is not None else NO_ANSWER


# --- Observation (CD-6.1): what is not copied into the view stays secret.


class CountdownView(View):
    """All that a seat, or a spectator, may know: a table with holes, and the sizes of what is missing."""

    def __init__(self, table: Countdown, viewer: int) -> None:
        self.viewer = viewer
        self.known = open_part(table)
        self.are_plans_open = table.asks() != "plan"
        self.hand_sizes = [len(seat.hand) for seat in table.seats]
        self.pile_size: int = table.pile.total
        for player, seat in enumerate(table.seats):
            known = Seat([], [], None, seat.is_ready, seat.chips, seat.score)
            if looks_as(viewer, player) or self.are_plans_open:
                known.loaded = seat.loaded.copy()
                known.bet = seat.bet
            known.hand = seat.hand.copy() if looks_as(viewer, player) else known.loaded.copy()
            self.known.seats.append(known)

    def to_json(self) -> dict[str, Any]:
        """The view in words: of somebody else's hand the revealed cards, of somebody else's plan what is open."""
        known = self.known.to_json()
        for seat, size in zip(known["seats"], self.hand_sizes, strict=True):
            seat["hand_size"] = size
        return {
            "game": "countdown",
            "viewer": self.viewer if self.viewer >= 0 else None,
            "asks": self.known.asks(),
            **known,
            "pile": self.pile_size,
            "winners": [p for p, place in enumerate(places(self.known)) if place == 0] if self.known.is_over else [],
        }


_CARD: Final = Id("card", CARDS, DECKS[max(DECKS)])
_PLAN: Final = Row(_CARD, MOST_LOADED)
VIEW: Final = Record(
    "CountdownView",
    {
        "game": Field(Choice(("countdown",)), "the game", follows=True),
        "viewer": Field(VIEWER, "whose view it is; nobody's for a spectator"),
        "asks": Field(Maybe(Choice(("deal", "plan", "thrust"))), "what is asked"),
        "rounds": Field(Number(max(ROUNDS), of="number"), "the last round"),
        "round": Field(Number(max(ROUNDS), of="number"), "the round"),
        "over": Field(FLAG, "whether the match is over"),
        "deals": Field(Row(SEAT, HAND * max(DECKS)), "who is dealt a card next"),
        "discard": Field(Counts(_CARD), "discarded cards"),
        "bank": Field(Number(CHIPS * max(DECKS)), "chips in the bank"),
        "seats": Field(
            BySeat(
                Record(
                    "SeatView",
                    {
                        "hand": Field(Pile(_CARD), "hand cards that the viewer knows"),
                        "loaded": Field(_PLAN, "the plan, where the viewer knows it"),
                        "bet": Field(Maybe(Number(max(BETS))), "chips staked on it"),
                        "ready": Field(FLAG, "whether the seat said done"),
                        "chips": Field(Number(CHIPS), "chips left"),
                        "score": Field(Number(max(ROUNDS) * MOST_POINTS, of="points"), "points"),
                        "hand_size": Field(Number(sum(DECKS[max(DECKS)])), "how many cards are in hand"),
                    },
                )
            ),
            "the seats",
        ),
        "pile": Field(Number(sum(DECKS[max(DECKS)])), "cards in the pile"),
        "winners": Field(Pile(SEAT), "who has won"),
    },
)


def redeal(view: CountdownView, rng: Rng) -> Countdown:
    """A table that this viewer cannot tell from the real one, from the view and the generator alone."""
    twin = view.known.clone()
    lying = census(twin)
    unseen: list[int] = []
    for card, copies in enumerate(DECKS[len(twin.seats)]):
        unseen += [card] * (copies - lying[card])
    for player, seat in enumerate(twin.seats):
        while len(seat.hand) < view.hand_sizes[player]:
            seat.hand.append(unseen.pop(rng.below(len(unseen))))
        seat.hand.sort()
        if player != view.viewer and not view.are_plans_open:
            imagine_plan(seat, rng)
    twin.pile = bag_of([unseen.count(card) for card in range(len(CARDS))])
    return twin


def imagine_plan(seat: Seat, rng: Rng) -> None:
    """CD-3.6: any plan that the seat may have made: a whole one if it is ready, otherwise one broken off anywhere."""
    steps = steps_before_done(seat)
    while steps and (seat.is_ready or rng.below(len(steps) + 1) > 0):
        take_step(seat, steps[rng.below(len(steps))])
        steps = steps_before_done(seat)


def steps_before_done(seat: Seat) -> list[int]:
    """The steps that a plan can go on with; none when only done is left."""
    return [action for action in range(DONE) if bar_to_step(seat, action) == 0]


def secrets(table: Countdown) -> dict[str, Any]:
    """The secret fields by name, as they are now: what the laws look for in twins."""
    found: dict[str, Any] = {"the pile": table.pile.counts.copy()}
    for player, seat in enumerate(table.seats):
        found[f"the hand of seat {player}"] = seat.hand.copy()
        if table.asks() == "plan":
            found[f"the loaded cards of seat {player}"] = seat.loaded.copy()
            found[f"the bet of seat {player}"] = seat.bet
    return found


# --- Positions: what a description leaves out is as at setup; one that cannot occur is refused.


BOX: Final = max(map(sum, DECKS.values()))
NO_BET: Final = -1  # which is written as null
BET_MADE: Final = positions.Maybe(positions.Number(BETS[0], BETS[-1]), NO_BET)
COUNTS: Final = positions.Counts(CARDS, BOX, is_full=True)
DESCRIBED_SEAT: Final = positions.Record(
    positions.Field("hand", positions.Cards(CARDS, BOX)),
    positions.Field("loaded", positions.Listed(positions.Id(CARDS))),
    positions.Field("bet", BET_MADE, lambda seat, _: NO_BET if seat.bet is None else seat.bet),
    positions.Field("ready", positions.Flag(), "is_ready"),
    positions.Field("chips", positions.Number(0, CHIPS)),
    positions.Field("score", positions.Number(0, MOST_POINTS * ROUNDS[-1])),
)
DESCRIBED: Final = positions.Record(
    positions.Field("players", positions.Number(min(DECKS), max(DECKS)), positions.unwritten),
    positions.Field("rounds", positions.Number(ROUNDS[0], ROUNDS[-1])),
    positions.Field("round", positions.Number(1, ROUNDS[-1])),
    positions.Field("over", positions.Flag(), "is_over"),
    positions.Field("deals", positions.Listed(positions.Seat())),
    positions.Field("discard", COUNTS),
    positions.Field("bank", positions.Number(0, max(DECKS) * CHIPS)),
    positions.Field("seats", positions.Listed(DESCRIBED_SEAT, "seat")),
    positions.Field("pile", COUNTS, lambda table, _: table.pile.counts),
)


def from_json(described: Any) -> Countdown:
    """A described position; the inverse of to_json."""
    players = positions.players_in(described, range(min(DECKS), max(DECKS) + 1), "Countdown", "CD-1.1")
    given = DESCRIBED.read_part(described, positions.WHOLE, players)
    seats: list[dict[str, Any]] = given.get("seats", [{}] * players)
    table = new_state(players, given.get("rounds", ROUNDS[0]))
    table.is_over = given.get("over", False)
    last = table.rounds if table.is_over else 1
    at = positions.At(positions.WHOLE, "round", players)
    table.round = at_most(table.rounds, given.get("round", last), at, lowest=1)
    for player, entry in enumerate(seats):
        read_seat(table, player, entry)
    read_cards(table, given, [p for p in table.deals if not table.is_over and "hand" not in seats[p]])
    table.bank = players * CHIPS - sum(seat.chips for seat in table.seats)
    if given.get("bank", table.bank) != table.bank:
        raise BadPosition(f"the seats lack {table.bank} of their chips, so that many are in the bank (CD-4.4).")
    if table.is_over and (table.deals or table.round < table.rounds):
        raise BadPosition("the match is over only after its last round, with nothing left to deal (CD-5.1).")
    for player, entry in enumerate(seats):
        read_plan(table, player, entry)
    return table


def at_most(highest: int, number: int, at: positions.At, lowest: int = 0) -> int:
    """A number whose bound depends on another key."""
    return positions.Number(lowest, highest).read(number, at)


def read_seat(table: Countdown, player: int, entry: dict[str, Any]) -> None:
    """CD-2.1: a seat's hand, chips and points; its plan comes later."""
    seat = table.seats[player]
    seat.hand = entry.get("hand", [])
    seat.chips = entry.get("chips", CHIPS)
    most = MOST_POINTS * (table.round if table.is_over else table.round - 1)
    seat.score = at_most(most, entry.get("score", 0), positions.At(f"seat {player}", "score", len(table.seats)))


def read_cards(table: Countdown, given: dict[str, Any], deals: list[int]) -> None:
    """CD-1.1, CD-2.1, CD-2.2: the discard pile, the pile, and who still gets cards."""
    table.discard = given.get("discard", [0] * len(CARDS))
    table.pile = bag_of([0] * len(CARDS))
    left = [copies - lying for copies, lying in zip(DECKS[len(table.seats)], census(table), strict=False)]
    if min(left) < 0:
        raise BadPosition(f"the deck has fewer of {CARDS[left.index(min(left))]!r} than the position (CD-1.1).")
    if given.get("pile", left) != left:
        raise BadPosition(f"with these hands and this discard pile, the pile is {COUNTS.write(left, table)} (CD-1.1).")
    table.pile = bag_of(left)
    table.deals = given.get("deals", deals)
    if len(table.deals) > table.pile.total:
        raise BadPosition(f"there are {len(table.deals)} cards to deal, but {table.pile.total} in the pile (CD-2.2).")
    for player, seat in enumerate(table.seats):
        if len(seat.hand) + table.deals.count(player) > HAND + table.round - 1:
            raise BadPosition(f"seat {player} has more cards than were dealt by round {table.round} (CD-2.2).")


def read_plan(table: Countdown, player: int, entry: dict[str, Any]) -> None:
    """CD-3.1: the steps of a plan are taken in order; what bars one refuses the position."""
    steps = [
        *(LOAD + card for card in entry.get("loaded", [])),
        *([BET + BETS.index(entry["bet"])] if "bet" in entry else []),
    ]
    for step in [*steps, *([DONE] if entry.get("ready") else [])]:
        rule = bar(table, player, step)
        if rule:
            said = ACTIONS.words[step]
            raise BadPosition(f"seat {player} cannot have planned {said!r} ({RULES.id_of(rule)}). {REASONS[rule]}")
        take_step(table.seats[player], step)


# --- Words.


RULES: Final = Rules("CD")
REASONS: Final = {
    STEP_ORDER: "A plan is cards first, then one bet, then done; take the step that is due.",
    LOADING: "You load up to two cards that you hold; choose such a card, or go on to your bet.",
    FORWARD: "The second card is not weaker than the first; load one as strong, or go on to your bet.",
    BETTING: "You bet chips that you have; bet fewer.",
    FUEL: "Loaded cards need a bet of at least one chip; bet one, or without chips load nothing.",
    NOT_ASKED: "You have nothing to plan now; wait for the next round's planning.",
    GAME_OVER: "The match is over; nothing more can be done.",
}


def refuse(table: Countdown, player: int, action: int, rule: int) -> Refused:  # noqa: ARG001 - what every game is given
    """The rule's sentence; this game has no causes to tell."""
    return Refused(RULES.id_of(rule), REASONS[rule])


GAME: Final = Game(
    name="countdown",
    edition=Edition("Countdown", sha256(COMPONENTS.encode()).hexdigest()),
    players=range(min(DECKS), max(DECKS) + 1),
    options={"rounds": Option(str(ROUNDS[0]), tuple(map(str, ROUNDS)))},
    rules_version=1,
    max_steps=MOST_STEPS,
    score_range=(0, max(ROUNDS) * MOST_POINTS),
    vocabulary=ACTIONS,
    chance=OUTCOMES,
    new_state=lambda players, options: new_state(players, int(options["rounds"])),
    from_json=from_json,
    bar=bar,
    places=places,
    end_reason=lambda _: "finished",
    checks=Checks(census=census, secrets=secrets),
    telling=Telling(rules=RULES, refuse=refuse, readings=EVENTS.readings, view=VIEW),
    extras=Extras(orders={"sit-out": Order("plan", sit_out), "finish": Order("plan", finish)}),
)
