"""Rocketmen as a vector."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from apogee.adapters.sheets import Sheet, ViewJson, offset_of, one_hot
from apogee.games.rocketmen import data as rm
from apogee.games.rocketmen import observation as rm_observation

_CARDS: Final = dict(zip(rm.CARD_IDS, rm.COPIES_OF, strict=True))  # of missions, one: a seat's own
_OWN: Final = sum(rm.COPIES_OF)  # cards that one seat can have
_ENGINES: Final = {each: _CARDS[each] for each in rm.CARD_IDS[rm.FIRST_ENGINE : rm.FIRST_THREAT]}
_MISSIONS: Final = rm.CARD_IDS[: rm.MISSIONS]
_SUCCESS: Final = {str(value): count for value, count in zip(rm.SUCCESS_VALUES, rm.SUCCESS_COUNTS, strict=True)}
_REASONS: Final = list(rm.END_REASON_IDS.values())
_CARTS: Final = list(rm_observation.CARTS.values())
_WINDOWS: Final = [f"w{number}" for number in range(1, 8)]
_QUESTIONS: Final = [*rm_observation.ASKS.values(), *_CARTS, *_WINDOWS]
_DISCS: Final = [each for each, has_disc in zip(rm.DESTINATION_IDS, rm.HAS_DISC, strict=True) if has_disc]
_TARGETS: Final = max(map(len, rm.TARGETS))
_ROCKET_POINTS: Final = 2 * max(rm.POINTS_NEEDED)
_TRACK: Final = max(rm.TARGET)
_HAND: Final = 20
_DEPTH: Final = 4  # cards under the deck that are told place by place; deeper ones are only counted


def rocketmen(sheet: Sheet, players: int, view: ViewJson) -> None:
    """Rocketmen: everything in the view but what follows from the rest, and the order of play areas and of cards deep
    under the deck.

    What follows: prices (the printed one and the surcharge), a cart's bill and offer, what a location asks and brings,
    a seat's share of its points.
    """
    viewer = view["viewer"]
    first = 0 if viewer is None else viewer
    offsets = range(players)
    sheet.one_of("viewer", "which seat looks on, counted from seat 0; none for a spectator", viewer, offsets)
    sheet.one_of("mode", ", ".join(rm.MODE_IDS), view["mode"], rm.MODE_IDS)
    sheet.flags("variants", "variant cards in play", view["variants"], rm.VARIANT_IDS)
    sheet.share("round", "rounds begun", view["round"], rm.MOST_ROUNDS)
    sheet.one_of("first", "who is first player", offset_of(view["first"], first, players), offsets)
    sheet.one_of("turn", "whose turn it is", offset_of(view["turn"], first, players), offsets)
    sheet.one_of("asks", "what is asked: " + ", ".join(_QUESTIONS), view["asks"], _QUESTIONS)
    sheet.one_of("asked", "which seat is asked", offset_of(view["asked"], first, players), offsets)
    sheet.share(
        "standstill",
        "rounds without a mission",
        view["standstill"]["rounds"] if view["standstill"] else 0,
        rm.STANDSTILL_ROUNDS,
    )
    sheet.one_of("trigger", "why the match ends after this round", view["trigger"], _REASONS)
    sheet.one_of("end", "why the match is over", view["end_reason"], _REASONS)
    _put_board(sheet, players, first, view)
    _put_turn(sheet, view)
    _put_cart(sheet, view["cart"] or _NO_CART)
    _put_launch(sheet, view["launch"] or _NO_LAUNCH)
    _put_odds(sheet, view["odds"])
    if players == 1:
        _put_ai(sheet, view["ai"])
    for offset in offsets:
        seat = (first + offset) % players
        _put_seat(sheet, f"seat+{offset}", view["seats"][seat], seat in view["winners"])


def _put_board(sheet: Sheet, players: int, first: int, view: ViewJson) -> None:
    _put_places(sheet, "display", "the card in each space", view["display"], rm.DISPLAY_SIZE)
    sheet.counts("engines", "cards left in the engine piles", view["engines"], _ENGINES)
    deck = view["deck"]
    sheet.share("deck size", "cards in the asset deck", deck["size"], rm.CARDS)
    sheet.counts("deck teal", "cards of its first part, by kind", deck["teal"], _CARDS)
    sheet.counts("deck pink", "cards of its second part, by kind", deck["pink"], _CARDS)
    _put_places(sheet, "deck under order", "the cards put under it, top first", deck["under"][:_DEPTH], _DEPTH)
    sheet.counts("deck under", "all of them, by kind", Counter(deck["under"]), _CARDS)
    owners = [*range(players), "board"]
    for disc in _DISCS:
        holders = [seat["seat"] for seat in view["seats"] if disc in seat["discs"]]
        place = "board" if disc in view["discs"] else offset_of(holders[0], first, players) if holders else None
        sheet.one_of(f"{disc} token", "whose it is, or the board's; none where it is out of the match", place, owners)
    markers = [
        float(place in [each if each == _AI else offset_of(each, first, players) for each in location["markers"]])
        for location in view["locations"]
        for place in [*range(players), _AI]
    ]
    sheet.put("markers", "whose markers lie at each location; the AI's last", markers, (rm.LOCATIONS, players + 1))


_AI: Final = -1  # the AI's markers in a view


def _put_turn(sheet: Sheet, view: ViewJson) -> None:
    sheet.share("free placements", "those that wait", view["free_placements"], _OWN)
    sheet.share("draws", "draws that wait", view["draws_waiting"], _OWN)
    sheet.share("engines bought", "in this turn", view["engines_bought"], rm.ENGINES_PER_TURN)
    sheet.flags("used", "in this turn: " + ", ".join(rm_observation.USES), view["used"], rm_observation.USES)


_NO_CART: Final[ViewJson] = {
    "kind": None, "cards": [], "plan": None, "pad": [], "paid": [], "placed": [], "money_tokens": 0,
    "science_tokens": 0, "covered": False,
}  # fmt: skip


def _put_cart(sheet: Sheet, cart: ViewJson) -> None:
    sheet.one_of("cart", "what the viewer is putting together: " + ", ".join(_CARTS), cart["kind"], _CARTS)
    sheet.counts("cart cards", "cards to buy, place on the pad, replace or discard", Counter(cart["cards"]), _CARDS)
    sheet.one_of("cart plan", "the mission to place or discard", cart["plan"], _MISSIONS)
    sheet.counts("cart pad", "pad cards to discard", Counter(cart["pad"]), _CARDS)
    sheet.counts("cart paid", "hand cards that pay", Counter(cart["paid"]), _CARDS)
    sheet.counts("cart placed", "cards being placed that pay", Counter(cart["placed"]), _CARDS)
    sheet.share("cart money tokens", "that pay", cart["money_tokens"], rm.MARKERS)
    sheet.share("cart science tokens", "that pay", cart["science_tokens"], rm.MARKERS)
    sheet.put("cart covered", "whether all is paid", [float(cart["covered"])])


_NO_LAUNCH: Final[ViewJson] = {
    "destination": None, "location": None, "rocket": 0, "points": 0, "counted": 0, "value": None, "shown": [],
    "deck": {}, "copied": None, "odds": {"success": 0.0}, "abort_cost": None, "failure_cost": [],
}  # fmt: skip


def _put_launch(sheet: Sheet, launch: ViewJson) -> None:
    destination, location = launch["destination"], launch["location"]
    sheet.one_of("launch destination", ", ".join(rm.DESTINATION_IDS), destination, rm.DESTINATION_IDS)
    sheet.one_of("launch location", "where it goes", location, rm.LOCATION_IDS)
    sheet.share("launch rocket", "the rocket's space on the mission track", launch["rocket"], _TRACK)
    _put_capped(sheet, "launch points", "rocket points", launch["points"], _ROCKET_POINTS)
    sheet.share("launch counted", "success cards resolved", launch["counted"], max(rm.SUCCESS_CARDS))
    sheet.one_of("launch value", "the success card that is face up, by value", launch["value"], rm.SUCCESS_VALUES)
    sheet.counts("launch shown", "cards to pick from, by value", Counter(map(str, launch["shown"])), _SUCCESS)
    sheet.counts("launch deck", "success cards left, by value", launch["deck"], _SUCCESS)
    sheet.one_of("launch copied", "the card that Industrial Espionage has become", launch["copied"], rm.CARD_IDS)
    sheet.put("launch odds", "the exact chance of success under best play", [launch["odds"]["success"]])
    sheet.put("launch abort", "whether it can be aborted now", [float(launch["abort_cost"] is not None)])
    sheet.share("launch abort cost", "pad cards that an abort costs", launch["abort_cost"] or 0, _OWN)
    sheet.counts("launch failure cost", "pad cards that a failure costs", Counter(launch["failure_cost"]), _CARDS)


def _put_odds(sheet: Sheet, odds: ViewJson) -> None:
    """What a launch would offer the seat in turn."""
    for destination in rm.DESTINATION_IDS:
        found: dict[str, Any] | None = odds.get(destination)
        sheet.put(f"{destination} launch", "whether the seat in turn can launch there", [float(found is not None)])
        sheet.put(f"{destination} odds", "the chance of success", [found["odds"]["success"] if found else 0.0])
        _put_capped(sheet, f"{destination} boost", "spaces that a boost brings", found["boost"] if found else 0, _TRACK)
        points = found["points"] if found else 0
        _put_capped(sheet, f"{destination} points", "rocket points", points, _ROCKET_POINTS)


def _put_ai(sheet: Sheet, ai: ViewJson) -> None:
    sheet.one_of("ai level", ", ".join(rm.LEVEL_IDS), ai["level"], rm.LEVEL_IDS)
    sheet.share("ai vp", "the AI's points", ai["vp"], rm.HIGHEST_SCORE)
    sheet.share("ai rocket", "its rocket's space on the mission track", ai["rocket"], _TRACK)
    sheet.one_of("ai location", "where its mission goes", ai["location"], rm.LOCATION_IDS)
    sheet.one_of("ai first", "its solitaire card for the destination", ai["first"], rm.SOLITAIRE_IDS)
    sheet.one_of("ai second", "its solitaire card for the type", ai["second"], rm.SOLITAIRE_IDS)
    sheet.share("ai deck", "solitaire cards in the deck", ai["deck"], rm.SOLITAIRES)
    sheet.flags("ai discard", "solitaire cards that are used up", ai["discard"], rm.SOLITAIRE_IDS)


def _put_seat(sheet: Sheet, name: str, seat: ViewJson, is_winner: bool) -> None:
    sheet.share(f"{name} vp", "on the VP track", seat["vp"], rm.HIGHEST_SCORE)
    sheet.share(f"{name} score", "points that everybody may know; at the end, all", seat["score"], rm.HIGHEST_SCORE)
    sheet.put(f"{name} winner", "whether the seat has won", [float(is_winner)])
    sheet.share(f"{name} surcharge", "what threats cost more", seat["surcharge"], max(rm.SURCHARGE_MONEY))
    if name == "seat+0":
        sheet.counts(f"{name} hand", "all hand cards, by kind; none for a spectator", Counter(seat["hand"]), _CARDS)
    sheet.counts(f"{name} known", "hand cards that everybody knows, by kind", Counter(seat["known"]), _CARDS)
    _put_capped(sheet, f"{name} unknown", "the other hand cards", seat["unknown"], _HAND)
    _put_capped(sheet, f"{name} hand limit", "how many cards are drawn up to", seat["hand_limit"], _HAND)
    sheet.share(f"{name} hq", "cards in the HQ", seat["hq"], _OWN)
    sheet.counts(f"{name} unseen", "HQ and unknown hand cards together, by kind", seat["unseen"], _CARDS)
    sheet.one_of(f"{name} plan", "the mission on the plan", seat["plan"], _MISSIONS)
    sheet.counts(f"{name} pad", "cards on the launch pad, by kind", Counter(seat["pad"]), _CARDS)
    sheet.counts(f"{name} depot", "cards in the Depot, by kind", Counter(seat["depot"]), _CARDS)
    sheet.counts(f"{name} play", "cards in the play area, by kind", Counter(seat["play"]), _CARDS)
    sheet.counts(f"{name} warehouse", "cards in the warehouse, by kind", seat["warehouse"], _CARDS)
    sheet.counts(f"{name} scrapyard", "cards in the scrapyard, by kind", seat["scrapyard"], _CARDS)
    sheet.share(f"{name} markers", "mission markers left", seat["markers_left"], rm.MARKERS)
    _put_capped(sheet, f"{name} rocket points", "on tokens", seat["tokens"]["rocket"], _ROCKET_POINTS)
    tokens = seat["tokens"]
    sheet.put(f"{name} tokens", ", ".join(_TOKENS), [tokens[each] / rm.MARKERS for each in _TOKENS])
    _put_objectives(sheet, name, seat["objectives"] or [])
    sheet.share(f"{name} objectives held", "how many", seat["objectives_held"], rm.OBJECTIVES_DEALT)


_TOKENS: Final = ["science", "science_ready", "money", "money_ready", "hand"]


def _put_objectives(sheet: Sheet, name: str, objectives: Sequence[ViewJson]) -> None:
    rows: list[float] = []
    for each in objectives:
        targets = [float(is_met) for is_met in each["targets"]]
        rows += [*one_hot(each["id"], rm.OBJECTIVE_IDS), *targets, *[0.0] * (_TARGETS - len(targets))]
    width = rm.OBJECTIVES + _TARGETS
    rows += [0.0] * (rm.OBJECTIVES_DEALT * width - len(rows))
    meaning = "the objectives that the viewer knows, and which of their targets are met"
    sheet.put(f"{name} objectives", meaning, rows, (rm.OBJECTIVES_DEALT, width))


def _put_places(sheet: Sheet, name: str, meaning: str, cards: Sequence[str | None], places: int) -> None:
    """The kind of the card in each of so many places."""
    filled = [*cards, *[None] * (places - len(cards))]
    sheet.put(name, meaning, [number for card in filled for number in one_hot(card, rm.CARD_IDS)], (places, rm.KINDS))


def _put_capped(sheet: Sheet, name: str, meaning: str, value: int, most: int) -> None:
    """One number that has no bound worth its name: all above the most is 1."""
    sheet.share(name, f"{meaning}; {most} and more are alike", min(value, most), most)
