"""Rocket Rescue in words: what a label tells of an action."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from apogee.games.rocket_rescue import data, decisions, rockets, rounds
from apogee.games.rocket_rescue.state import dice_cost
from apogee.games.rocket_rescue.told import read_spread
from apogee.games.rocket_rescue.vocabulary import ACTIONS

# What `pass` declines and `end` ends, by what is asked.
_DECLINES: Final = {
    "explore": "drawing", "mark": "marking", "spread": "spreading", "adjust": "adjusting", "research": "researching",
    "shopping": "buying", "crew": "manning", "sabotage": "sabotaging", "reroll": "rolling", "terminal": "waiting",
}  # fmt: skip
# Verbs that have another name in the catalogue, since theirs is that of something else in the component file.
_NAMES: Final = {"plan": "place_die", "crew": "crew_aboard"}


@cache
def _fixed_facts(words: str) -> dict[str, str | int]:
    """What a label tells of a step of a plan: always the same, and asked for very often."""
    verb, *rest = ACTIONS.said[words]
    told: dict[str, str | int] = {"action": _NAMES.get(verb, verb)}
    if verb == "bid":
        return told | {"energy": int(rest[0])}
    value = int(rest[2])
    told |= {"phase": rest[0], "field": rest[1], "value": value}
    told |= _energy(data.DIE_ENERGY[value])
    return told | (_allows(rest[0], value) if verb == "plan" else {})


def facts(view: Mapping[str, Any], words: str) -> dict[str, str | int]:
    """What a label tells of an action: its words, and what the table shows of what it costs or brings."""
    verb, *rest = ACTIONS.said[words]
    if verb in ("plan", "set", "bid"):
        return _fixed_facts(words).copy()
    told: dict[str, str | int] = {"action": _NAMES.get(verb, verb)}
    if verb == "done":
        return told | _done(view)
    if verb == "pass":
        is_split = view["asks"] == "shopping" and view["turn"]["used"] > 0  # RR-13.15
        declines = "splitting" if is_split else _DECLINES.get(str(view["asks"]), "nothing")
        return told | {"declines": declines} | _question(view)
    if verb == "end":
        return told | {"ends": "boarding-turn" if view["asks"] == "boarding" else "building-turn"}
    if verb in ("take", "keep"):
        told |= {"module": rest[0], "type": data.TYPE_IDS[data.TYPE[data.MODULE_IDS.index(rest[0])]]}
        return told | _lies(rest[0], _module_lies(view, verb, rest[0]))
    if verb == "buy":
        return told | {"resource": rest[0], "cubes": int(rest[1])} | _lies(rest[0], "market")
    if verb == "refill":
        there = view["market"][rest[0]]
        full = there + rounds.cubes_to_refill(view["capacity"], there, view["bank"][rest[0]])
        return told | {"resource": rest[0], "cubes": there, "capacity": full} | _lies(rest[0], "market")
    if words == "board terminal":
        return told | {"place": "terminal"}
    if verb in ("board", "move", "to", "shift", "equip", "assign"):
        return told | _at(view, verb, rest)
    if verb == "build":
        return told | _build(view, rest[0], int(rest[1])) | _lies(rest[0], "modules")
    if verb == "exchange":
        told |= {"given": rest[0], "taken": rest[1], "cubes": data.EXCHANGE_GIVE, "gets": data.EXCHANGE_GET}
        return told | _lies(rest[0], "cubes")
    if verb == "launch":
        return told | _launch(view, int(rest[0]), rest[1])
    if verb == "choose":
        return told | {"character": rest[0]}
    if verb == "draw":
        return told | {"colour": rest[0]}
    if verb in ("replace", "mark"):
        return told | {"planet": rest[0], "drawn": view["drawn"] or "nothing", "marks": _marks(view, rest[0])}
    if verb == "spread":
        return told | read_spread([int(chips) for chips in rest])
    if verb == "crew":
        return told
    return told | {"roll": view["launch"]["roll"] or 0 if view["launch"] is not None else 0}


def _question(view: Mapping[str, Any]) -> dict[str, str | int]:
    """What an interrupting question is about: the launch, or the module that was built or is checked."""
    flight = view["launch"]
    if view["asks"] == "sabotage":
        return {"seat": flight["launcher"], "hangar": flight["hangar"], "planet": flight["planet"]}
    if view["asks"] not in ("crew", "reroll"):
        return {}
    about = view["about"]
    modules = view["hangars"][about["hangar"] - 1]["modules"]
    found = next(each for each in modules if each["place"] == about["place"])
    told: dict[str, str | int] = {"module": found["module"], "hangar": about["hangar"]}
    if view["asks"] == "crew":
        return told
    holds = rockets.holds(data.MODULE_IDS.index(found["module"]), flight["roll"])
    told |= {"seat": found["owner"], "stability": found["stability"], "roll": flight["roll"]}
    return told | {"outcome": "holds" if holds else "breaks"}


def _lies(card: str, key: str) -> dict[str, str | int]:
    """The key of the view under which an action's component lies."""
    return {"card": card, "lies": key}


def _module_lies(view: Mapping[str, Any], verb: str, module: str) -> str:
    """Where a module is taken from, or kept."""
    if verb == "take":
        return "display" if module in view["display"] else "standard"
    return "drawn_modules" if view["asks"] == "keep_start" else "modules"


def _own(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """The seat that acts, as far as the view goes."""
    seat = view["viewer"] if view["viewer"] is not None else view["asked"]
    return {} if seat is None else view["seats"][seat]


def _character(view: Mapping[str, Any]) -> int:
    """The character of the seat that acts, if it has one."""
    word = _own(view).get("character")
    return data.NO_CHARACTER if word is None else data.CHARACTER_IDS.index(word)


def _energy(balance: int) -> dict[str, str | int]:
    """Energy to be paid, or got if it is below 0."""
    return {"pays": max(0, balance), "gets": max(0, -balance)}


def _allows(phase: str, value: int) -> dict[str, str | int]:
    """What a die allows in a phase: a module, cubes, moves or boardings; of RR-9.1 the options, as b1l1-b2."""
    if phase == "research":
        return {"allows": "module"}
    if phase == "shopping":
        return {"allows": "cubes"}
    if phase == "boarding":
        moves, boardings = data.MOVES[value], data.BOARDINGS[value]
        return {"allows": "moves" if moves else "boardings", "count": moves or boardings}
    options = [zip("sbl", option, strict=True) for option in data.ALLOWS[value]]
    most = [max(counts) for counts in zip([0, 0, 0], *data.ALLOWS[value], strict=True)]
    told: dict[str, str | int] = dict(zip(("shifts", "builds", "launches"), most, strict=True))
    return told | {"allows": "-".join("".join(f"{letter}{n}" for letter, n in each if n) for each in options)}


def _done(view: Mapping[str, Any]) -> dict[str, str | int]:
    """What is finished: a plan, with the energy of its dice (RR-4.7) and its bid; or the choice of a module."""
    if view["asks"] != "plan":
        return {"finishes": "keeping"}
    own = _own(view)
    dice = [value for values in (own.get("dice") or {}).values() for value in values]
    balance = dice_cost(dice)
    bid = own.get("bid") or 0
    short = max(0, rounds.short_of(balance, own.get("energy", 0), bid))
    return {"finishes": "planning", "bid": bid, "short": short} | _energy(balance)


def _at(view: Mapping[str, Any], verb: str, rest: list[str]) -> dict[str, str | int]:
    """A place in a rocket, what stands there, and what boarding it costs."""
    hangar, number = int(rest[0]), int(rest[1])
    modules = view["hangars"][hangar - 1]["modules"]
    found = next((each for each in modules if each["place"] == number), None)
    told: dict[str, str | int] = {"hangar": hangar, "place": number, "module": found["module"] if found else "nothing"}
    if verb in ("move", "assign"):
        told["colour"] = rest[2]
    if verb == "shift":
        told["target"] = int(rest[2])
    if verb == "board" and found is not None:
        told["cost"] = decisions.seat_cost(_character(view), data.MODULE_IDS.index(found["module"]))
        told["owner"] = data.COLOUR_IDS[found["owner"]]
    return told


def _build(view: Mapping[str, Any], module: str, hangar: int) -> dict[str, str | int]:
    """What a module costs in a hangar, what the Mogul asks there (RR-13.13), and the energy it brings."""
    number = data.MODULE_IDS.index(module)
    price = data.PRICE[number][hangar - 1]
    told: dict[str, str | int] = {"module": module, "hangar": hangar, "gets": data.MODULE_ENERGY[number]}
    told |= dict(zip(data.RESOURCE_IDS, price, strict=True))
    fee = decisions.fee_for(view["companies"][view["hangars"][hangar - 1]["company"]], _character(view))
    return told | {"cost": fee} if fee else told


def _launch(view: Mapping[str, Any], hangar: int, planet: str) -> dict[str, str | int]:
    """Where a launch goes, what it costs, what it brings the launching seat, and how many it rescues."""
    for told in view["forecast"]:
        if told["stage"] == "possible" and told["hangar"] == hangar and told["planet"] == planet:
            vp = told["seats"][told["launcher"]]["vp"]
            cost = told["cost"] + told["fee"]
            return {"hangar": hangar, "planet": planet, "cost": cost, "vp": vp, "crew": sum(told["crew"].values())}
    cost = data.PLANET_COST[data.PLANET_IDS.index(planet)]
    fee = decisions.fee_for_marks(_character(view), _marks(view, planet))
    return {"hangar": hangar, "planet": planet, "cost": cost + fee, "vp": 0, "crew": 0}


def _marks(view: Mapping[str, Any], planet: str) -> int:
    """The Explorer's chips on a planet; none where it is not available."""
    return next((each["marks"] for each in view["planets"] if each["planet"] == planet), 0)
