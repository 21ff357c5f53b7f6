"""Why a line of Rocketmen is good: what its first deed does to the chance of a launch, or what a card is for."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from apogee.core.odds import rounded
from apogee.core.reasons import Deed, Reason
from apogee.core.refusal import Told
from apogee.games.rocketmen import data
from apogee.games.rocketmen.vocabulary import ACTIONS

_PUT_TOGETHER: Final = ("buy", "place", "replace", "discard", "pay")  # what `done` finishes, and what pays for it
_GIVEN: Final = {"pay": "pay", "discard": "room", "scrap": "thinner", "use": "ability"}  # what a card is given for


def reason(deeds: Sequence[Deed], aim: Mapping[str, Told]) -> Reason | None:  # noqa: ARG001 - what every game is given
    """What comes of the first deed, with the steps that carry it through."""
    first = deeds[0]
    verb, *rest = ACTIONS.said[first.words]
    if first.before["launch"] is not None:
        return _in_flight(first, verb, rest)
    if verb == "launch":
        return _launch(first.before, rest[0])
    last = _carried_through(deeds)
    is_told = all(view["cart"] is None or view["cart"]["kind"] == "place" for view in (first.before, last.after))
    return (
        (_risen(_chances(first.before), _chances(last.after)) if is_told else None)
        or _points(first.before, last.after)
        or _plainly(first.before, verb, rest)
    )


def _plainly(view: Mapping[str, Any], verb: str, rest: Sequence[str]) -> Reason | None:
    """What a deed is for at all, where it changes nothing that can be counted yet."""
    if verb in ("place", "free"):
        return _mission(view, rest[0]) if rest[1] == "plan" else _card(rest[0])
    if verb == "buy":
        return _card(rest[0])
    if verb == "end":
        return _end(view)
    if verb == "done" and (cart := view["cart"]) is not None:
        cards = [*cart["cards"], *cart["pad"], *([] if cart["plan"] is None else [cart["plan"]])]
        return Reason("settle", {"cards": cards}) if cards else None
    if verb in _GIVEN and rest[-1] != "plan":
        return Reason(_GIVEN[verb], {"card": rest[0].rpartition(":")[2]})  # a token's, or that of a card being placed
    return None


def _carried_through(deeds: Sequence[Deed]) -> Deed:
    """The deed that finishes what the first one begins."""
    for deed in deeds:
        if ACTIONS.said[deed.words][0] not in _PUT_TOGETHER:
            return deed
    return deeds[-1]


def _chances(view: Mapping[str, Any]) -> dict[str, tuple[str, int]]:
    """By destination, where a launch would go and its chance in percent: with what is being placed, if anything is."""
    offers = view["odds"] if view["cart"] is None else view["cart"]["odds"]
    return {destination: (offer["location"], _percent(offer["odds"])) for destination, offer in offers.items()}


def _risen(before: Mapping[str, tuple[str, int]], after: Mapping[str, tuple[str, int]]) -> Reason | None:
    """Which launch has gained most chance (RM-10)."""
    rises = {destination: percent - before.get(destination, ("", 0))[1] for destination, (_, percent) in after.items()}
    most = max(rises, key=lambda destination: rises[destination], default="")
    if not most or rises[most] <= 0:
        return None
    location, percent = after[most]
    return Reason("chance", {"location": location, "percent": percent, "before": percent - rises[most]})


def _points(before: Mapping[str, Any], after: Mapping[str, Any]) -> Reason | None:
    """The points that a deed brings at once."""
    gain = int(_own(after)["score"]) - int(_own(before)["score"])
    return Reason("points", {"points": gain}) if gain > 0 else None


def _card(card: str) -> Reason | None:
    """What a card is bought for: to lift, to boost, or to pay."""
    kind = data.CARD_IDS.index(card)
    gives = [data.RESOURCE_IDS[resource] for resource in range(len(data.GIVES)) if data.GIVES[resource][kind] > 0]
    if data.ROCKET[kind] > 0:
        return Reason("lift", {"card": card, "points": data.ROCKET[kind]})
    if gives:
        return Reason("boost", {"card": card, "resource": gives})
    return Reason("income", {"card": card, "money": data.MONEY[kind]}) if data.MONEY[kind] > 0 else None


def _mission(view: Mapping[str, Any], card: str) -> Reason | None:
    """What a mission can bring (RM-11.5): the most of all the locations that it fits."""
    worth = {
        view["locations"][number]["id"]: _worth(view["locations"][number])
        for number in data.LOCATION_OF[data.CARD_IDS.index(card)]
        if number >= 0
    }
    best = max(worth, key=lambda location: worth[location], default="")
    return Reason("mission", {"location": best, "points": worth[best]}) if best else None


def _launch(view: Mapping[str, Any], destination: str) -> Reason:
    """RM-10.1: the chance of a launch, and what it brings."""
    location, percent = _chances(view)[destination]
    found = next(each for each in view["locations"] if each["id"] == location)
    return Reason("launch", {"location": location, "percent": percent, "points": _worth(found)})


def _worth(location: Mapping[str, Any]) -> int:
    """RM-11.5: the VP for the next marker."""
    return int(location["vp_later"] if location["markers"] else location["vp_first"])


def _in_flight(deed: Deed, verb: str, rest: Sequence[str]) -> Reason | None:
    """What a deed does to the launch under way, or how that stands."""
    before, after = deed.before["launch"], deed.after["launch"]
    now = _percent(before["odds"])
    if verb == "abort":
        return Reason("abort", {"percent": now})
    if verb == "draw":
        return Reason("draw", {"percent": now})
    if verb == "done":
        return Reason("hold", {"percent": now})
    then = now if after is None else _percent(after["odds"])
    if then <= now:
        return Reason("ability", {"card": rest[0]}) if verb == "use" else None
    return Reason("chance", {"location": before["location"], "percent": then, "before": now})


def _end(view: Mapping[str, Any]) -> Reason:
    """What a launch would promise that is put off."""
    return Reason("end", {"percent": max([percent for _, percent in _chances(view).values()], default=0)})


def _own(view: Mapping[str, Any]) -> Mapping[str, Any]:
    seat: Mapping[str, Any] = view["seats"][view["viewer"]]
    return seat


def _percent(odds: Mapping[str, Any]) -> int:
    return rounded(odds["numerator"], odds["denominator"], 100)
