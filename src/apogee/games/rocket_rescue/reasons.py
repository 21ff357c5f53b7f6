"""Why a line of Rocket Rescue is good: what it brings nearer, and what that would be worth."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from apogee.core.reasons import Deed, Reason
from apogee.core.refusal import Told
from apogee.games.rocket_rescue.vocabulary import ACTIONS

_NO_PLANET: Final = "nothing"


def reason(deeds: Sequence[Deed], aim: Mapping[str, Told]) -> Reason | None:
    """What a plan aims at, what a launch brings, or what the first deed brings nearer."""
    first = deeds[0]
    verb, *rest = ACTIONS.said[first.words]
    if verb == "plan":
        return _plan(deeds, aim)
    if verb == "launch":
        return _launch(first.before, int(rest[0]), rest[1])
    if verb == "take" and aim:
        return Reason("take", aim)
    if verb == "build" and (opened := _opened(first.before, rest[0], int(rest[1]))):
        return Reason("opens", {"hangar": int(rest[1]), "planets": opened})
    if first.before["asks"] == "plan":  # what follows the last plan is not for one's own eyes
        return None
    return (
        _points(first.before, first.after)
        or _forecast(first.before, first.after)
        or _payable(first.before, first.after)
        or _nearer(first.before, first.after)
        or _plainly(first, verb, rest)
    )


def _plainly(deed: Deed, verb: str, rest: Sequence[str]) -> Reason | None:
    """What a deed is for at all, where it changes nothing that can be counted yet."""
    if verb == "build":
        return Reason("share", {"hangar": int(rest[1])})
    if verb == "board" and rest[0] != "terminal":
        return Reason("aboard", {"hangar": int(rest[0])})
    if verb == "crew":
        return Reason("aboard", {"hangar": deed.before["about"]["hangar"]})
    if verb == "buy":
        return Reason("supply", {"count": sum(_own(deed.after)["cubes"].values())})
    return Reason("end") if verb == "end" else None


def _plan(deeds: Sequence[Deed], aim: Mapping[str, Told]) -> Reason:
    """RR-4: the rocket that the dice are for, and the energy that is left then."""
    last = [deed for deed in deeds if ACTIONS.said[deed.words][0] == "plan"][-1]
    told: dict[str, Told] = {"energy": _own(last.after)["settlement"]["left"]}
    if not aim:
        return Reason("save", told)
    if aim["planet"] == _NO_PLANET:
        return Reason("plan-build", {**told, **aim})
    planet = next((each for each in last.after["planets"] if each["planet"] == aim["planet"]), None)
    return Reason("plan-launch", {**told, **aim, "points": planet["launch_reward"] if planet else 0})


def _launch(view: Mapping[str, Any], hangar: int, planet: str) -> Reason | None:
    """RR-10: what a launch brings the seat, and how many of its crew it rescues."""
    for told in view["forecast"]:
        if (told["hangar"], told["planet"]) == (hangar, planet):
            own = told["seats"][view["viewer"]]
            return Reason("launch", {"planet": planet, "points": own["points"], "count": own["crew"]})
    return None


def _opened(view: Mapping[str, Any], module: str, hangar: int) -> list[str]:
    """RR-10.2: the planets that a rocket reaches with a module, and does not without it."""
    for price in view["prices"]:
        if (price["module"], price["hangar"]) == (module, hangar):
            return list(price["opens"])
    return []


def _points(before: Mapping[str, Any], after: Mapping[str, Any]) -> Reason | None:
    """The points that a deed brings at once."""
    gain = int(_own(after)["score"]) - int(_own(before)["score"])
    return Reason("points", {"points": gain}) if gain > 0 else None


def _forecast(before: Mapping[str, Any], after: Mapping[str, Any]) -> Reason | None:
    """Which possible launch would bring the seat more than before."""
    old = {(each["hangar"], each["planet"]): _promised(before, each) for each in before["forecast"]}
    gains = [
        (_promised(after, each) - old.get((each["hangar"], each["planet"]), 0), each) for each in after["forecast"]
    ]
    gain, launch = max(gains, key=lambda each: each[0], default=(0, None))
    if launch is None or gain <= 0:
        return None
    return Reason("forecast", {"hangar": launch["hangar"], "planet": launch["planet"], "points": gain})


def _promised(view: Mapping[str, Any], launch: Mapping[str, Any]) -> int:
    """RR-12.3: the points that a launch would bring the viewer."""
    return int(launch["seats"][view["viewer"]]["points"])


def _payable(before: Mapping[str, Any], after: Mapping[str, Any]) -> Reason | None:
    """RR-9.5: the modules that can be paid for now, and could not before."""
    payable = [
        {price["module"] for price in view["prices"] if price["exchanges"] == 0 and price["rule"] is None}
        for view in (before, after)
    ]
    own = _own(before)["modules"]
    modules = [module for module in dict.fromkeys(own) if module in payable[1] - payable[0]]
    return Reason("payable", {"modules": modules}) if modules else None


def _nearer(before: Mapping[str, Any], after: Mapping[str, Any]) -> Reason | None:
    """RR-10.2: the rocket that lacks fewer modules for a planet."""
    old = {
        (hangar["hangar"], reach["space"]): reach["parts"] for hangar in before["hangars"] for reach in hangar["reach"]
    }
    for hangar in after["hangars"]:
        for reach in sorted(hangar["reach"], key=lambda each: int(each["parts"])):
            if reach["parts"] < old.get((hangar["hangar"], reach["space"]), reach["parts"]):
                planet = next(each["planet"] for each in after["planets"] if each["place"] == reach["space"])
                facts: dict[str, Told] = {"hangar": hangar["hangar"], "parts": reach["parts"]}
                return Reason("nearer", facts | {"planet": planet or _NO_PLANET})
    return None


def _own(view: Mapping[str, Any]) -> Mapping[str, Any]:
    seat: Mapping[str, Any] = view["seats"][view["viewer"]]
    return seat
