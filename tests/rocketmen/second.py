"""Second opinions on Rocketmen that read a position only, and know nothing of the engine."""

import itertools
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Any

from apogee.core.state import State
from apogee.games.rocketmen import GAME

Position = dict[str, Any]
Seat = dict[str, Any]

FILE = tomllib.loads(resources.files("apogee.games.rocketmen").joinpath("components.toml").read_text("utf-8"))
LOCATIONS = {row["id"]: row for row in FILE["location"]}
OBJECTIVES = {row["id"]: row for row in FILE["objective"]}
VARIANTS = {row["id"]: row["effect"] for row in FILE["variant"]}
CARDS = {row["id"]: row for row in (*FILE["mission"], *FILE["asset"], *FILE["engine"], *FILE["threat"])}
THREATS = {row["id"]: row["vp"] for row in FILE["threat"]}
CONSTANTS = {row["id"]: row["value"] for row in FILE["constant"]}
ORDER = {row["id"]: row["order"] for row in FILE["destination"]}


# --- Points


def owned(seat: Seat) -> Counter[str]:
    """RM-R.31: a player's cards, in whatever zone."""
    cards: Counter[str] = Counter(seat["hq"]["bag"])
    for zone in ("hand", "pad", "depot", "play", "warehouse", "scrapyard"):
        cards.update(seat.get(zone, []))
    cards.update([seat["plan"]] if "plan" in seat else [])
    return cards


def threats(seat: Seat) -> Counter[str]:
    """RM-14.1: the threats among them."""
    return Counter({card: count for card, count in owned(seat).items() if card in THREATS})


def markers_at(seat: Seat, destination: str) -> int:
    return sum(1 for marker in seat["markers"] if LOCATIONS[marker]["destination"] == destination)


def is_met(seats: list[Seat], number: int, target: dict[str, Any]) -> bool:
    """Whether a player meets a target of an objective."""
    seat, kind = seats[number], target["kind"]
    if kind == "location":
        return target["at"] in seat["markers"]
    if kind == "token":
        return target["token"] in seat["discs"]
    least: int = target["min"]
    if kind == "threat_owned":
        return owned(seat)[target["threat"]] >= least
    if kind == "first_at_locations":
        return len(seat["firsts"]) >= least
    if kind == "most_missions_at":
        least = max(least, *(markers_at(other, target["destination"]) for other in seats))
    return markers_at(seat, target["destination"]) >= least


def objective_points(seats: list[Seat], number: int, name: str) -> int:
    """RM-17.5."""
    objective = OBJECTIVES[name]
    met = [is_met(seats, number, target) for target in objective["targets"]]
    points: int = sum(met) * objective["vp_per_target"] + (objective["vp_all_bonus"] if all(met) else 0)
    return points


def variant_points(seats: list[Seat], number: int, name: str) -> int:
    """RM-18.2, RM-18.3, RM-R.33."""
    effect = VARIANTS[name]
    if effect["kind"] == "same_type_missions":
        types = Counter(LOCATIONS[marker]["type"] for marker in seats[number]["markers"])
        points: int = effect["vp"] * sum(1 for count in types.values() if count >= effect["min"])
        return points
    measures = []
    for seat in seats:
        if effect["kind"] == "most_symbols":
            shown = [CARDS[card]["resources"].count(effect["resource"]) for card in owned(seat).elements()]
        elif effect["kind"] == "most_rocket_points":
            shown = [CARDS[card]["rocket"] for card in owned(seat).elements()]
        elif effect["kind"] == "most_threats":
            shown = [1 for _ in threats(seat).elements()]
        else:
            return 0  # it changes a rule
        measures.append(sum(shown))
    return effect["vp"] if 0 < measures[number] == max(measures) else 0


def scores(position: Position) -> list[int]:
    """RM-17.1, in solo RM-20.4 and RM-20.9; the VP track is counted anew from the markers (RM-11.5)."""
    seats, is_solo = position["seats"], position["mode"] == "solo"
    totals = []
    for number, seat in enumerate(seats):
        points = sum(
            LOCATIONS[marker]["vp_first" if marker in seat["firsts"] else "vp_later"] for marker in seat["markers"]
        )
        points += sum(THREATS[card] for card in threats(seat).elements())
        points += sum(CONSTANTS[f"{disc}_token_vp"] for disc in seat["discs"])
        points += sum(variant_points(seats, number, name) for name in position.get("variants", []))
        if not is_solo:
            points += max((objective_points(seats, number, name) for name in seat["objectives"]), default=0)
        totals.append(points)
    return totals


def winners(position: Position) -> list[int]:
    """RM-17.2 to RM-17.4, in solo RM-20.15."""
    seats = position["seats"]
    if position["mode"] == "solo":
        targets = [target for name in seats[0]["objectives"] for target in OBJECTIVES[name]["targets"]]
        is_won = scores(position)[0] > position["ai"]["vp"] and all(is_met(seats, 0, target) for target in targets)
        return [0] if is_won else []
    ranks = []
    for seat, points in zip(seats, scores(position), strict=True):
        far = [(ORDER[LOCATIONS[marker]["destination"]], LOCATIONS[marker]["vp_first"]) for marker in seat["markers"]]
        ranks.append((points, max(far, default=(0, 0)), len(far)))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


# --- What there is


def supply(players: int, mode: str) -> Counter[str]:
    """RM-2.1, RM-2.3, RM-19.1, RM-20.2: the cards in play that no player brings."""
    found: Counter[str] = Counter()
    for row in (*FILE["asset"], *FILE["engine"], *FILE["threat"]):
        for icon in row["icons"]:
            is_in_play = icon <= max(players, 2)
            if row["id"] in THREATS and mode in ("battle", "solo"):
                is_in_play = icon == 1
            if row.get("colour") == "pink" and mode == "battle":
                is_in_play = False
            found[row["id"]] += 1 if is_in_play else 0
    return +found


def everything(position: Position) -> Counter[str]:
    """All cards, wherever they lie."""
    found: Counter[str] = Counter(position["engines"]) + Counter(position.get("box", {}))
    found.update(card for card in position["display"] if card is not None)
    deck = position["deck"]
    if isinstance(deck, list):
        found.update(deck)
    else:
        found.update(deck["teal"])
        found.update(deck["pink"])
        found.update([*deck.get("top", []), *deck.get("under", [])])
    for seat in position["seats"]:
        found.update(owned(seat))
        found.update(seat.get("box", []))
    return +found


def has_everything(position: Position) -> bool:
    """RM-1.2 to RM-1.7, RM-2.13: whether all that is in play is there, and nothing twice."""
    seats = position["seats"]
    own = Counter({row["id"]: row["count"] // len(FILE["colour"]) for row in FILE["mission"]})  # RM-1.6
    brought = Counter({card: count * len(seats) for card, count in own.items()})
    objectives = [name for seat in seats for name in seat["objectives"]]
    ai = position.get("ai", {})
    solitaire = [*ai.get("deck", []), *ai.get("discard", []), ai.get("first"), ai.get("second")]
    drawn = [card for card in solitaire if card is not None]
    markers = [each["markers"] for each in (*seats, ai) if "markers" in each]
    success = {str(row["value"]): row["count"] for row in FILE["success"]}
    left = position.get("launch", {}).get("deck", success)
    return (
        everything(position) == brought + supply(len(seats), position["mode"])
        and all(owned(seat) >= own for seat in seats)
        and ("box" not in position or position["mode"] == "solo")
        and len(set(objectives)) == len(objectives)
        and (not ai or sorted(drawn) == [row["id"] for row in FILE["solitaire"]])
        and all(left[value] <= count for value, count in success.items())
        and all(len(set(each)) == len(each) <= CONSTANTS["mission_markers_per_player"] for each in markers)
    )


# --- All worlds


def deals(cards: list[str], size: int) -> set[tuple[str, ...]]:
    """All ways to take so many of these cards, whatever their order."""
    return set(itertools.combinations(sorted(cards), size))


def worlds(position: Position) -> Iterator[State]:
    """Every way to split each player's hidden cards between hand and HQ, and to deal the objectives."""
    splits = []
    for seat in position["seats"]:
        hidden = list((Counter(seat["hand"]) - Counter(seat["known"])).elements())
        pool = [*hidden, *Counter(seat["hq"]["bag"]).elements()]
        splits.append([(hand, Counter(pool) - Counter(hand)) for hand in deals(pool, len(hidden))])
    held = [len(seat["objectives"]) for seat in position["seats"]]
    fit = [name for name in OBJECTIVES if position["mode"] != "solo" or OBJECTIVES[name]["solo"]]
    hands = {
        tuple(tuple(sorted(deal[sum(held[:seat]) : sum(held[: seat + 1])], key=fit.index)) for seat in range(len(held)))
        for deal in itertools.permutations(fit, sum(held))
    }
    for split in itertools.product(*splits):
        for objectives in hands:
            seats = []
            for seat, (hand, rest), names in zip(position["seats"], split, objectives, strict=True):
                known = {"hand": [*seat["known"], *hand], "hq": {"bag": dict(rest)}, "objectives": list(names)}
                seats.append({**seat, **known})
            yield GAME.from_json({**position, "seats": seats})
