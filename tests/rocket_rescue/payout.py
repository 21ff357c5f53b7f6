"""A second model of Build & Launch that reads views and the component file only, and knows nothing of the engine.

It says what a build turn may do, what the Saboteur may do, and what a launch changes.
"""

from collections import Counter
from copy import deepcopy
from typing import Any

from tests.rocket_rescue.table import COLOURS, MODULES, PLANETS

View = dict[str, Any]
Built = dict[str, Any]

RESOURCES = ("carbon", "aluminium", "titanium")
CREW = {"short": 5, "medium": 7, "long": 9}


def seat_of(view: View, character: str) -> int | None:
    """Who has a character."""
    found = [seat["seat"] for seat in view["seats"] if seat["character"] == character]
    return found[0] if found else None


def all_built(view: View) -> list[tuple[int, Built]]:
    """Every module that stands anywhere, with its hangar."""
    return [(hangar["hangar"], built) for hangar in view["hangars"] for built in hangar["modules"]]


def built_at(view: View, hangar: str, number: str) -> Built:
    """The module in a place."""
    found = [built for where, built in all_built(view) if (where, built["place"]) == (int(hangar), int(number))]
    return found[0]


def shown(built: Built) -> set[str]:
    """RR-13.19: the symbols that a module shows."""
    return {"rover", "satellite"} if built["pilot_chip"] else set(MODULES[built["module"]]["equipment"])


def is_free(built: Built) -> bool:
    """Whether a seat is left."""
    return bool(sum(built["crew"].values()) < MODULES[built["module"]]["seats"])


# --- What a build turn may do


def build_turn(view: View) -> set[str]:
    """RR-D.14: everything that the seat whose build turn it is may do."""
    left = view["turn"]["left"]
    found = {"end"} | exchanges(view)
    if left["shifts"] or view["turn"]["extra_shift"]:
        found |= shifts(view)
    if left["builds"]:
        found |= builds(view)
    if left["launches"]:
        found |= launches(view)
    seat = view["turn"]["seat"]
    if view["seats"][seat]["pilot_chip"]:
        found |= {f"equip {hangar} {built['place']}" for hangar, built in all_built(view) if built["owner"] == seat}
    return found


def fits(hangar: View, module: str) -> bool:
    """RR-9.9, as a formula."""
    kinds = Counter(MODULES[built["module"]]["type"] for built in hangar["modules"])
    kinds[MODULES[module]["type"]] += 1
    kept = [kind for kind in ("engine", "cockpit", "tank") if not kinds[kind]]
    return kinds["engine"] <= 1 and kinds["cockpit"] <= 1 and kinds.total() + len(kept) <= 6


def shifts(view: View) -> set[str]:
    """RR-9.2."""
    return {
        f"shift {hangar} {built['place']} {target['hangar']}"
        for hangar, built in all_built(view)
        for target in view["hangars"]
        if built["owner"] == view["turn"]["seat"] and target["hangar"] != hangar
        if not target["closed"] and fits(target, built["module"])
    }


def builds(view: View) -> set[str]:
    """RR-9.3, RR-9.4, RR-9.7, RR-13.13."""
    seat = view["seats"][view["turn"]["seat"]]
    found = set()
    for hangar in view["hangars"]:
        fee = 0 if seat["character"] == "mogul" else view["companies"][hangar["company"]]
        if hangar["closed"] or fee > seat["energy"] or seat["chips"] == 0:
            continue
        for module in seat["modules"]:
            cost = dict(MODULES[module]["cost"])
            discount = RESOURCES[(hangar["hangar"] - 1) // 2]
            cost[discount] = max(0, cost[discount] - 1)
            if fits(hangar, module) and all(seat["cubes"][each] >= cost[each] for each in RESOURCES):
                found.add(f"build {module} {hangar['hangar']}")
    return found


def exchanges(view: View) -> set[str]:
    """RR-9.5, RR-R.2."""
    cubes = view["seats"][view["turn"]["seat"]]["cubes"]
    return {
        f"exchange {given} {taken}"
        for given in RESOURCES
        for taken in RESOURCES
        if given != taken and cubes[given] >= 2 and view["bank"][taken] >= 1
    }


def fee(view: View, launcher: int, planet: str) -> int:
    """RR-13.3: what the launcher pays to the Explorer."""
    found: int = next(place["marks"] for place in view["planets"] if place["planet"] == planet)
    return 0 if view["seats"][launcher]["character"] == "explorer" else found


def launches(view: View) -> set[str]:
    """RR-10.1, RR-10.2, RR-10.4."""
    launcher = view["turn"]["seat"]
    found = set()
    for hangar in view["hangars"]:
        kinds = Counter(MODULES[built["module"]]["type"] for built in hangar["modules"])
        symbols: set[str] = set().union(*(shown(built) for built in hangar["modules"]))
        if not (kinds["engine"] and kinds["cockpit"] and launcher in [built["owner"] for built in hangar["modules"]]):
            continue
        for place in view["planets"]:
            planet = place["planet"]
            if planet is None or PLANETS[planet]["fuel"] > kinds["tank"]:
                continue
            cost = PLANETS[planet]["energy_cost"] + fee(view, launcher, planet)
            if set(PLANETS[planet]["equipment"]) <= symbols and view["seats"][launcher]["energy"] >= cost:
                found.add(f"launch {hangar['hangar']} {planet}")
    return found


# --- What the Saboteur may do


def sabotage(view: View) -> set[str]:
    """RR-D.17: pass, move crew, or change an owner; in the own turn exchanges too (RR-R.21)."""
    found = {"pass"} | (exchanges(view) if view["turn"]["seat"] == view["asked"] else set())
    seats = view["seats"]
    free = [(hangar, built["place"]) for hangar, built in all_built(view) if is_free(built)]
    for hangar, built in all_built(view):
        place = f"{hangar} {built['place']}"
        targets = [each for each in free if each != (hangar, built["place"])]
        for seat in seats:
            is_last = CREW[view["length"]] - seat["saved"] == 1
            if built["crew"].get(seat["colour"], 0) and targets and not is_last:
                found.add(f"move {place} {seat['colour']}")
            if seat["seat"] != built["owner"] and seat["chips"]:
                found.add(f"assign {place} {seat['colour']}")
    return found


def sabotaged(view: View, acts: list[str]) -> View:
    """RR-13.10: the table after what the Saboteur did."""
    after = {**view, "seats": deepcopy(view["seats"]), "hangars": deepcopy(view["hangars"])}
    for words in acts:
        verb, *rest = words.split()
        if verb == "assign":
            built = built_at(after, rest[0], rest[1])
            after["seats"][built["owner"]]["chips"] += 1
            built["owner"] = COLOURS.index(rest[2])
            after["seats"][built["owner"]]["chips"] -= 1
        elif verb == "move":
            source, colour = built_at(after, rest[0], rest[1]), rest[2]
            source["crew"][colour] -= 1
        elif verb == "to":
            crew = built_at(after, rest[0], rest[1])["crew"]
            crew[colour] = crew.get(colour, 0) + 1
    return after


# --- What a launch changes


def paid_out(before: View, acts: list[str], damages: list[int]) -> View:
    """What every seat holds and what stands in the hangar when the launch of a view is over, its checks included.

    `before` is the view when the launch is declared, with `launch` filled in; `acts` is what the Saboteur did,
    `damages` the roll that counted for each module, from the cockpit down.
    """
    view = sabotaged(before, acts)
    launcher, planet = view["launch"]["launcher"], view["launch"]["planet"]
    rocket = view["hangars"][view["launch"]["hangar"] - 1]["modules"]
    crew: Counter[str] = sum((Counter(built["crew"]) for built in rocket), Counter())
    vp = points(view, rocket, crew)
    energy = [seat["energy"] for seat in view["seats"]]
    charge = fee(view, launcher, planet)
    energy[launcher] -= PLANETS[planet]["energy_cost"] + charge
    chips = [seat["chips"] for seat in view["seats"]]
    explorer, pilot = seat_of(view, "explorer"), seat_of(view, "pilot")
    if explorer is not None:
        energy[explorer] += charge
        chips[explorer] += next(place["marks"] for place in view["planets"] if place["planet"] == planet)
    left = []
    for built, damage in zip(reversed(rocket), damages, strict=True):
        if MODULES[built["module"]]["stability"] >= damage:
            left.append((built["module"], built["owner"], built["pilot_chip"]))
            continue
        chips[built["owner"]] += 1
        if built["pilot_chip"] and pilot is not None:
            chips[pilot] += 1
    flown = [*view["flown"], {"planet": planet, "rescuer": launcher, "crew": dict(+crew), "round": view["round"]}]
    return {
        "vp": [seat["vp"] + more for seat, more in zip(view["seats"], vp, strict=True)],
        "energy": energy,
        "chips": chips,
        "saved": [seat["saved"] + crew[seat["colour"]] for seat in view["seats"]],
        "rocket": left[::-1],
        "flown": flown,
        "score": scores(view, flown, vp),
    }


def points(view: View, rocket: list[Built], crew: Counter[str]) -> list[int]:
    """RR-10.6 to RR-10.9, RR-13.3, RR-13.18: the VP of a launch, seat by seat."""
    launch = view["launch"]
    planet = PLANETS[launch["planet"]]
    found = []
    modules = Counter(built["owner"] for built in rocket)
    most = [seat for seat in modules if modules[seat] == max(modules.values())]
    is_first = not any(seat["saved"] == CREW[view["length"]] for seat in view["seats"])
    for seat in view["seats"]:
        number, colour = seat["seat"], seat["colour"]
        sum_of = planet["launch_reward"] if number == launch["launcher"] else 0
        if number in most:
            sum_of += (planet["build_reward"] + len(most) - 1) // len(most)
        if any(built["owner"] == number and shown(built) & set(planet["equipment"]) for built in rocket):
            sum_of += 1
        if seat["character"] == "explorer" and number == launch["launcher"]:
            sum_of += next(place["marks"] for place in view["planets"] if place["planet"] == launch["planet"])
        if seat["character"] == "pilot":
            sum_of += sum(built["crew"].get(colour, 0) for built in rocket if built["place"] == 6)
        if is_first and seat["saved"] + crew[colour] == CREW[view["length"]]:
            sum_of += 3
        found.append(sum_of)
    return found


def scores(view: View, flown: list[dict[str, Any]], vp: list[int]) -> list[int]:
    """RR-12.3, RR-13.9: what everybody's points are then."""
    ambassador = seat_of(view, "ambassador")
    found = []
    for seat in view["seats"]:
        total = seat["vp"] + vp[seat["seat"]]
        for each in flown:
            own = each["crew"].get(seat["colour"], 0)
            if each["rescuer"] != ambassador:
                total += 2 * own
            elif seat["seat"] == ambassador:
                total += 2 * own + sum(each["crew"].values())
            else:
                total += own
        found.append(total)
    return found
