"""What each key of a Rocketmen view is. observation.py fills it in."""

from typing import Final

from apogee.core.schema import (
    FLAG,
    IF_ANY,
    SEAT,
    SPARSE,
    VIEWER,
    BySeat,
    ByWord,
    Choice,
    Counts,
    Field,
    Id,
    Maybe,
    Number,
    Odds,
    Pile,
    Record,
    Row,
    Seat,
)
from apogee.games.rocketmen import data
from apogee.games.rocketmen.observation import ASKS, CARTS, USES
from apogee.games.rocketmen.scoring import WORTH
from apogee.games.rocketmen.state import W7

_MOST_HAND: Final = 20  # there is no limit to a hand; vectors tell no more apart
_MOST_POINTS: Final = 2 * max(data.POINTS_NEEDED)  # of a rocket, likewise
_MOST_MONEY: Final = 100  # of a price or a payment, likewise
_UNDER: Final = 4  # cards under the deck that vectors tell place by place

CARD: Final = Id("card", tuple(data.CARD_IDS), tuple(data.COPIES_OF))
MISSION: Final = Id("card", tuple(data.CARD_IDS[: data.MISSIONS]))
ENGINE: Final = Id(
    "card",
    tuple(data.CARD_IDS[data.FIRST_ENGINE : data.FIRST_THREAT]),
    tuple(data.COPIES_OF[data.FIRST_ENGINE : data.FIRST_THREAT]),
)
DESTINATION: Final = Id("destination", tuple(data.DESTINATION_IDS))
LOCATION: Final = Id("location", tuple(data.LOCATION_IDS))
OBJECTIVE: Final = Id("objective", tuple(data.OBJECTIVE_IDS))
SOLITAIRE: Final = Id("solitaire", tuple(data.SOLITAIRE_IDS))
END_REASON: Final = Choice(tuple(data.END_REASON_IDS.values()))
WINDOW: Final = Choice(tuple(f"w{number}" for number in range(1, W7 + 1)))
ASKED: Final = Choice((*ASKS.values(), *CARTS.values(), *WINDOW.words))
ODDS: Final = Odds("success")
DISC: Final = Id(
    "destination",
    tuple(each for each, has_disc in zip(data.DESTINATION_IDS, data.HAS_DISC, strict=True) if has_disc),
)
SUCCESS: Final = Id("success", tuple(str(value) for value in data.SUCCESS_VALUES), tuple(data.SUCCESS_COUNTS))
VALUE: Final = Number(max(data.SUCCESS_VALUES), min(data.SUCCESS_VALUES), "number")
TRACK: Final = Number(max(data.TARGET), of="number")
VP: Final = Number(data.HIGHEST_SCORE, of="points")
VP_SHARE: Final = Number(data.HIGHEST_SCORE, -data.HIGHEST_SCORE, "points")
OWN: Final = Number(sum(data.COPIES_OF))  # cards that one seat can have
ROCKET_POINTS: Final = Number(_MOST_POINTS, is_capped=True)
HAND_SIZE: Final = Number(_MOST_HAND, is_capped=True)
MARKERS: Final = Number(data.MARKERS)
CARDS: Final = Pile(CARD)
BY_CARD: Final = Counts(CARD)

SUM: Final = Record(
    "Sum",
    {
        "money": Field(Number(_MOST_MONEY, of="money", is_capped=True), "money"),
        "resources": Field(Pile(Id("resource", tuple(data.RESOURCE_IDS))), "resources, each as often as it counts"),
    },
)
DECK: Final = Record(
    "Deck",
    {
        "size": Field(Number(data.CARDS), "cards in the asset deck"),
        "teal": Field(BY_CARD, "cards of its first part, by kind"),
        "pink": Field(BY_CARD, "cards of its second part, by kind"),
        "under": Field(Row(CARD, data.CARDS, singly=_UNDER), "cards that were put under it in the open, top first"),
    },
)
BOARD_LOCATION: Final = Record(
    "BoardLocation",
    {
        "id": Field(LOCATION, "the location", follows=True),
        "destination": Field(DESTINATION, "where it is", follows=True),
        "type": Field(Id("location_type", tuple(data.TYPE_IDS)), "what is built there", follows=True),
        "rocket_points": Field(Number(max(data.POINTS_NEEDED)), "rocket points that it takes", follows=True),
        "vp_first": Field(VP, "VP for the first marker", follows=True),
        "vp_later": Field(VP, "VP for every later one", follows=True),
        "markers": Field(
            Row(Seat(has_ai=True), data.MOST_PLAYERS),
            "whose markers lie there, in the order of arrival; -1 is the AI (RM-15.3)",
        ),
    },
)
OFFER: Final = Record(
    "Offer",
    {
        "location": Field(LOCATION, "the location there", follows=True),
        "points": Field(ROCKET_POINTS, "rocket points"),
        "points_needed": Field(Number(max(data.POINTS_NEEDED)), "rocket points that it takes", follows=True),
        "boost": Field(Number(max(data.TARGET), is_capped=True), "spaces that a boost brings"),
        "odds": Field(ODDS, "the exact chance of success under best play"),
        "failure_cost": Field(CARDS, "pad cards that a failure costs", follows=True),
    },
)
CART: Final = Record(
    "Cart",
    {
        "kind": Field(Choice(tuple(CARTS.values())), "what is being put together"),
        "cards": Field(CARDS, "cards to buy, place on the pad, replace or discard"),
        "plan": Field(Maybe(MISSION), "the mission to place or discard"),
        "pad": Field(CARDS, "pad cards to discard"),
        "paid": Field(CARDS, "hand cards that pay"),
        "placed": Field(CARDS, "cards being placed that pay, too"),
        "money_tokens": Field(MARKERS, "money tokens that pay", plain=(IF_ANY,)),
        "science_tokens": Field(MARKERS, "science tokens that pay", plain=(IF_ANY,)),
        "bill": Field(SUM, "what is to be paid", follows=True),
        "offered": Field(SUM, "what is paid so far", follows=True),
        "covered": Field(FLAG, "whether that is enough"),
        "odds": Field(
            ByWord(DESTINATION.ids, OFFER, is_full=False),
            "of a placement: launches that the seat could begin with it",
            follows=True,
        ),
    },
)
DRAWN: Final = Record(
    "Drawn",
    {
        "value": Field(VALUE, "the value on the card"),
        "is_set_aside": Field(FLAG, "whether it does not count: a spacesuit replaced it, or another one was picked"),
        "rocket": Field(TRACK, "the rocket's space after it"),
        "odds": Field(ODDS, "the exact chance of success after it"),
    },
)
NEXT: Final = Record(
    "Next",
    {
        "value": Field(VALUE, "the value on the card"),
        "left": Field(Number(max(data.SUCCESS_COUNTS)), "how many such cards are in the deck"),
        "rocket": Field(TRACK, "the rocket's space if it counts as it is"),
        "odds": Field(ODDS, "the exact chance of success once it is face up"),
    },
)
LAUNCH: Final = Record(
    "Launch",
    {
        "seat": Field(SEAT, "who launches", follows=True),
        "destination": Field(DESTINATION, "where it goes"),
        "location": Field(LOCATION, "the location there"),
        "target": Field(TRACK, "the space of the mission track that the rocket has to reach", follows=True),
        "rocket": Field(TRACK, "the rocket's space on the mission track"),
        "points": Field(ROCKET_POINTS, "rocket points"),
        "points_needed": Field(Number(max(data.POINTS_NEEDED)), "rocket points that the location takes", follows=True),
        "window": Field(Maybe(WINDOW), "the timing window (RM-10.12)", follows=True),
        "counted": Field(Number(max(data.SUCCESS_CARDS)), "success cards resolved"),
        "limit": Field(Number(max(data.SUCCESS_CARDS)), "how many of them there may be", follows=True),
        "value": Field(Maybe(VALUE), "the success card that is face up"),
        "shown": Field(Row(VALUE, data.MOST_REVEALED), "success cards to pick from"),
        "deck": Field(Counts(SUCCESS), "success cards left, by value"),
        "copied": Field(Maybe(CARD), "the card that Industrial Espionage has become"),
        "odds": Field(ODDS, "the exact chance of success under best play"),
        "declared": Field(Maybe(ODDS), "the exact chance when it was declared, where it is known"),
        "drawn": Field(Row(DRAWN, data.SUCCESS_TOTAL), "success cards that were resolved or set aside, in order"),
        "next": Field(
            Row(NEXT, data.VALUES),
            "what each card would do that may be drawn next, if nothing is used first",
            follows=True,
        ),
        "abort_cost": Field(
            Maybe(OWN), "pad cards that an abort costs, where it is possible; while it is paid, those still to come"
        ),
        "failure_cost": Field(CARDS, "pad cards that a failure costs"),
    },
)
AI: Final = Record(
    "Ai",
    {
        "vp": Field(VP, "its VP"),
        "markers": Field(Pile(LOCATION), "the locations with its markers", follows=True),
        "rocket": Field(TRACK, "its rocket's space on the mission track"),
        "target": Field(Maybe(TRACK), "the space that it has to reach", follows=True),
        "location": Field(Maybe(LOCATION), "where its mission goes"),
        "first": Field(Maybe(SOLITAIRE), "its solitaire card for the destination"),
        "second": Field(Maybe(SOLITAIRE), "its solitaire card for the type"),
        "deck": Field(Number(data.SOLITAIRES), "solitaire cards in the deck"),
        "discard": Field(Pile(SOLITAIRE), "solitaire cards that are used up"),
        "level": Field(Choice(tuple(data.LEVEL_IDS)), "how hard it is", follows=True),
        "leaves": Field(
            Maybe(CARD), "the display card that goes as the turn ends, unless one goes before (RM-20.11)", follows=True
        ),
    },
)
STANDSTILL: Final = Record(
    "Standstill",
    {
        "rounds": Field(Number(data.STANDSTILL_ROUNDS), "rounds without a new mission marker (RM-16.6)"),
        "limit": Field(Number(data.STANDSTILL_ROUNDS), "how many of them end the match", follows=True),
        "left": Field(Maybe(Number(data.STANDSTILL_ROUNDS)), "the rounds left, once they are announced", follows=True),
    },
)
HELD_OBJECTIVE: Final = Record(
    "HeldObjective",
    {
        "id": Field(OBJECTIVE, "the objective"),
        "targets": Field(Row(FLAG, max(map(len, data.TARGETS))), "which of its targets are fulfilled (RM-17.1)"),
        "vp": Field(VP, "what it would score now", follows=True),
        "is_compulsory": Field(FLAG, "whether the AI wins without it (RM-20.4)", follows=True),
    },
)
SEAT_RECORD: Final = Record(
    "SeatView",
    {
        "seat": Field(SEAT, "its number", follows=True),
        "colour": Field(Choice(tuple(data.COLOUR_IDS)), "its colour", follows=True),
        "vp": Field(VP, "on the VP track"),
        "score": Field(VP, "points that everybody may know; at the end, all"),
        "surcharge": Field(Number(max(data.SURCHARGE_MONEY), of="money"), "what threats cost more", plain=(IF_ANY,)),
        "hand": Field(Maybe(CARDS), "all hand cards, in the own view"),
        "known": Field(CARDS, "hand cards that everybody knows"),
        "unknown": Field(HAND_SIZE, "how many other hand cards there are"),
        "hand_limit": Field(HAND_SIZE, "how many cards are drawn up to"),
        "hq": Field(OWN, "cards in the HQ"),
        "unseen": Field(BY_CARD, "HQ and unknown hand cards together, by kind"),
        "plan": Field(Maybe(MISSION), "the mission on the plan"),
        "pad": Field(CARDS, "cards on the launch pad"),
        "depot": Field(CARDS, "cards that a depot on it holds"),
        "play": Field(CARDS, "the play area, in the order of arrival"),
        "warehouse": Field(BY_CARD, "cards in the warehouse, by kind"),
        "scrapyard": Field(BY_CARD, "cards in the scrapyard, by kind"),
        "markers": Field(Pile(LOCATION), "locations with an own marker", follows=True),
        "markers_left": Field(MARKERS, "markers that are not on the board yet"),
        "discs": Field(Pile(DISC), "destinations whose token it holds (RM-11.6)"),
        "tokens": Field(
            ByWord((*data.TOKEN_IDS, "science_ready", "money_ready"), ROCKET_POINTS),
            "achievement tokens: of rocket, the points on them; ready ones are not turned down",
            plain=(SPARSE,),
        ),
        "objectives": Field(
            Maybe(Row(HELD_OBJECTIVE, data.OBJECTIVES_DEALT)), "its objectives, where they are known", plain=(SPARSE,)
        ),
        "objectives_held": Field(Number(data.OBJECTIVES_DEALT), "how many it has", unless="objectives"),
        "worth": Field(
            ByWord(tuple(WORTH), VP_SHARE, is_full=False), "how its points come about", follows=True, plain=(SPARSE,)
        ),
    },
)
VIEW: Final = Record(
    "RocketmenView",
    {
        "game": Field(Choice(("rocketmen",)), "the game", follows=True),
        "viewer": Field(VIEWER, "whose view it is; nobody's for a spectator"),
        "mode": Field(Choice(tuple(data.MODE_IDS)), "the mode that is played"),
        "level": Field(Maybe(Choice(tuple(data.LEVEL_IDS))), "in solo: how hard the AI is"),
        "variants": Field(Pile(Id("variant", tuple(data.VARIANT_IDS))), "the variant cards in play"),
        "round": Field(Number(data.MOST_ROUNDS, of="number"), "the round"),
        "first": Field(Maybe(SEAT), "the first player"),
        "turn": Field(Maybe(SEAT), "whose turn it is"),
        "asks": Field(Maybe(ASKED), "what is asked"),
        "asked": Field(Maybe(SEAT), "who is asked"),
        "display": Field(Row(Maybe(CARD), data.DISPLAY_SIZE, is_full=True), "the card on each space"),
        "prices": Field(ByWord(CARD.ids, SUM, is_full=False), "what cards on offer cost the viewer", follows=True),
        "raises": Field(
            Maybe(Number(_MOST_MONEY, of="money", is_capped=True)),
            "all the money that the viewer's hand and unused tokens offer",
            follows=True,
        ),
        "engines": Field(Counts(ENGINE), "cards left in the engine piles"),
        "deck": Field(DECK, "the asset deck"),
        "locations": Field(Row(BOARD_LOCATION, data.LOCATIONS, is_full=True), "the locations of the board"),
        "discs": Field(Pile(DISC), "destinations whose token lies on the board (RM-11.6)"),
        "free_placements": Field(OWN, "free placements that wait (RM-4.7)"),
        "draws_waiting": Field(OWN, "draws that wait (RM-4.7)"),
        "engines_bought": Field(Number(data.ENGINES_PER_TURN), "engines bought in this turn"),
        "used": Field(Pile(Choice(USES)), "what was used in this turn"),
        "cart": Field(Maybe(CART), "what the viewer is putting together"),
        "launch": Field(Maybe(LAUNCH), "the launch under way"),
        "odds": Field(ByWord(DESTINATION.ids, OFFER, is_full=False), "launches that the seat in turn could begin now"),
        "ai": Field(Maybe(AI), "in solo: the AI"),
        "standstill": Field(Maybe(STANDSTILL), "rounds without a new marker; not in solo"),
        "trigger": Field(Maybe(END_REASON), "why the match ends after this round"),
        "over": Field(FLAG, "whether the match is over", follows=True),
        "end_reason": Field(Maybe(END_REASON), "why it is over"),
        "winners": Field(Pile(SEAT), "who has won"),
        "seats": Field(BySeat(SEAT_RECORD), "the seats"),
    },
    first=("cart", "turn", "launch", "odds", "display"),
    last=("variants",),
)
