"""Rocketmen in words: what a label tells of an action."""

from collections.abc import Mapping
from typing import Any, Final

from apogee.core.odds import rounded
from apogee.core.refusal import Told
from apogee.games.rocketmen import data, payments, vocabulary
from apogee.games.rocketmen.state import variant_number
from apogee.games.rocketmen.vocabulary import ACTIONS, FIRST_OF, VERB_OF

# What `done` finishes, by what is asked; in a window it only goes on.
_FINISHES: Final = {
    "buy": "purchase", "place": "placement", "replace": "replacing", "discard": "discarding", "surplus": "discarding",
    "cycle": "cycling", "trim": "trimming", "salvage": "salvaging",
}  # fmt: skip

# Where the card lies that a verb names, by the view's key.
_LIES: Final = {
    "buy": "display", "replace": "display", "remove": "display", "place": "hand", "free": "hand", "store": "hand",
    "fetch": "warehouse", "salvage": "pad",
}  # fmt: skip

_FROM: Final = {vocabulary.PAY: "hand", vocabulary.PAY_PLACED: "placed", vocabulary.PAY_TOKEN: "token"}  # what pays


def facts(view: Mapping[str, Any], words: str) -> dict[str, Told]:
    """What a label tells of an action: its words, and what the table shows of what it costs or brings."""
    verb, *rest = ACTIONS.said[words]
    told: dict[str, Told] = {"action": verb}
    if verb == "pay":
        return told | _payment(view, ACTIONS.number_of[words])
    if verb == "launch":
        return told | {"destination": rest[0]} | _odds(view, rest[0])
    if verb == "pick":
        return told | {"value": rest[0]}
    if verb == "done":
        return told | {"finishes": _FINISHES.get(str(view["asks"]), "window")}
    if words in ("discard plan", "keep"):  # after a failure the launch pad is cleared already (RM-11.3)
        place = "plan" if view["launch"] is None else "mission"
        return told | {"card": _own(view).get("plan") or "nothing", "place": place, "lies": "plan"}
    if verb == "unload":
        return told | {"count": len(_own(view).get("depot", []))}
    if verb in ("draw", "abort"):
        return told | _launch(view)
    if rest:
        told["card"] = rest[0]
    if len(rest) > 1:
        told["place"] = rest[1]
    if verb in ("discard", "scrap"):
        told["lies"] = rest[1]
    elif verb in _LIES:
        told["lies"] = "engines" if verb == "buy" and rest[0] in view["engines"] else _LIES[verb]
    return told | _price(view, verb, rest)


def _own(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The seat that acts, as far as the view goes."""
    seat = view["viewer"] if view["viewer"] is not None else view["turn"]
    return {} if seat is None else view["seats"][seat]


def _payment(view: Mapping[str, Any], action: int) -> dict[str, Told]:
    """What a card or a token pays (RM-6.1, RM-6.3)."""
    verb, first = VERB_OF[action], FIRST_OF[action]
    paid = ("money", "science")[first] if verb == vocabulary.PAY_TOKEN else data.CARD_IDS[first]
    told: dict[str, Told] = {"card": paid, "from": _FROM[verb], "money": 0, "resource": "nothing", "count": 0}
    if verb == vocabulary.PAY:
        told["lies"] = "hand"
    if verb == vocabulary.PAY_TOKEN:
        return told
    told["money"] = payments.money_after(len(_own(view).get("markers", [])), first)
    gives = {name: data.GIVES[resource][first] for resource, name in enumerate(data.RESOURCE_IDS)}
    kinds = [name for name, count in gives.items() if count > 0]
    if len(kinds) == 1:
        return told | {"resource": kinds[0], "count": gives[kinds[0]]}
    if kinds:  # each as often as the card shows it
        told |= {"resource": [name for name in kinds for _ in range(gives[name])], "count": 1}
    return told


def _price(view: Mapping[str, Any], verb: str, rest: list[str]) -> dict[str, Told]:
    """What an action costs: a price (RM-7.1), a placement (RM-8.1), Market Research; or how a card is used."""
    if verb == "buy":
        price = view["prices"].get(rest[0], {"money": 0, "resources": []})
        resources = price["resources"]
        return {"cost": price["money"], "resource": resources if len(resources) > 1 else [*resources, "nothing"][0]}
    if verb == "place":
        return {"cost": payments.placement_cost(1)}
    if verb == "replace":
        return {"cost": _research_cost(view)}
    if verb == "use":
        drawer = data.DRAWER >= 0 and rest[0] == data.CARD_IDS[data.DRAWER]
        way = "launching" if view["launch"] is not None else "drawing" if drawer else "discarding"
        return {"way": way, "lies": "hand" if way == "discarding" else "pad"}
    return {}


def _research_cost(view: Mapping[str, Any]) -> int:
    """RM-18.2: what the variant card in play asks for a replacement; nothing where none is."""
    return variant_number([data.VARIANT_IDS.index(each) for each in view["variants"]], data.RESEARCH, 0)


def _launch(view: Mapping[str, Any]) -> dict[str, Told]:
    """How many success cards may still come, and how many cards an abort costs (RM-10.9, RM-11.1)."""
    launch = view["launch"]
    if launch is None:
        return {"left": 0, "cards": 0}
    return {"left": launch["limit"] - launch["counted"], "cards": launch["abort_cost"] or 0}


def _odds(view: Mapping[str, Any], destination: str) -> dict[str, Told]:
    """Where a launch would go and its chance in percent, if it can be declared now."""
    if destination not in view["odds"]:
        return {"location": "nothing", "percent": 0}
    told = view["odds"][destination]
    percent = rounded(told["odds"]["numerator"], told["odds"]["denominator"], 100)
    return {"location": told["location"], "percent": percent}
