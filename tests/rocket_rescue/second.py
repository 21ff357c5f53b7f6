"""Second opinions on Rocket Rescue that read positions only, and know nothing of the engine."""

import itertools
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Any

Position = dict[str, Any]
Seat = dict[str, Any]

FILE = tomllib.loads(resources.files("apogee.games.rocket_rescue").joinpath("components.toml").read_text("utf-8"))
MODULES = {row["id"]: row for row in FILE["module"]}
PLANETS = {row["id"]: row for row in FILE["planet"]}
CONSTANTS = {row["id"]: row["value"] for row in FILE["constant"]}
RESOURCES = {row["id"]: row["cubes"] for row in FILE["resource"]}
COLOURS = [row["id"] for row in FILE["colour"]]
CREW = {row["id"]: row["crew"] for row in FILE["length"]}
TABLES = {row["players"]: row for row in FILE["table"]}
PHASES = [row["id"] for row in FILE["phase"] if row["dice_fields"]]
DICE_STEPS = ("begin_turn", "research", "shopping", "boarding", "build_launch")
SETTING_UP = ("sort", "roll", "planet", "top", "close", "characters", "deal", "choose", "start")


# --- Points


def character_at(position: Position, character: str) -> int:
    """The seat with this character, or -1."""
    found = [seat for seat, each in enumerate(position["seats"]) if each.get("character") == character]
    return found[0] if found else -1


def scores(position: Position) -> list[int]:
    """RR-12.3, RR-13.9: crew on planets, VP collected, and what the Ambassador changes."""
    ambassador = character_at(position, "ambassador")
    totals = [seat["vp"] for seat in position["seats"]]
    for flown in position["flown"]:
        for colour, count in flown["crew"].items():
            seat = COLOURS.index(colour)
            is_lent = flown["rescuer"] == ambassador != seat
            totals[seat] += count * CONSTANTS["ambassador_foreign_crew_vp" if is_lent else "crew_vp"]
        if flown["rescuer"] == ambassador:
            totals[ambassador] += sum(flown["crew"].values()) * CONSTANTS["ambassador_rescue_vp"]
    return totals


def winners(position: Position) -> list[int]:
    """RR-12.6: the best by points, then by crew rescued by own launches, then by energy."""
    ranks = []
    for seat, (each, points) in enumerate(zip(position["seats"], scores(position), strict=True)):
        rescued = sum(sum(flown["crew"].values()) for flown in position["flown"] if flown["rescuer"] == seat)
        ranks.append((points, rescued, each["energy"]))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


# --- Section 17


def pile_cards(pile: Any) -> Counter[str]:
    """The cards of a pile, in whatever order."""
    if isinstance(pile, list):
        return Counter(pile)
    return Counter(pile["top"]) + Counter(pile["bag"]) + Counter(pile.get("under", []))


def on_modules(position: Position) -> list[dict[str, Any]]:
    """All built modules."""
    return [built for rocket in position["hangars"] for built in rocket]


def next_step(position: Position) -> str:
    """What is asked, or nothing."""
    return str(position["agenda"][-1]).split()[0] if position.get("agenda") else ""


def check_cubes(position: Position) -> None:
    """1. Per resource type: bank + market + all supplies = 40; market <= capacity."""
    for resource, cubes in RESOURCES.items():
        supplies = [seat["cubes"][resource] for seat in position["seats"]]
        assert position["bank"][resource] + position["market"][resource] + sum(supplies) == cubes == 40
        assert position["market"][resource] <= TABLES[position["players"]]["market_capacity"]
        assert min(position["bank"][resource], position["market"][resource], *supplies) >= 0


def check_crew(position: Position) -> None:
    """2. Per colour: supply + terminal + modules + planets = 5, 7 or 9; terminal <= 1 per colour."""
    for number, seat in enumerate(position["seats"]):
        away = [*on_modules(position), *position["flown"]]
        crew = sum(each.get("crew", {}).get(COLOURS[number], 0) for each in away)
        assert position["terminal"].count(number) <= 1
        assert seat["crew"] + position["terminal"].count(number) + crew == CREW[position["length"]]
        assert seat["crew"] >= 0


def check_chips(position: Position) -> None:
    """3. Per colour: supply + modules + planets + companies + the Pilot's card (+ 1 marker in base) = 10."""
    special = [built for built in on_modules(position) if built.get("pilot_chip")]
    for number, seat in enumerate(position["seats"]):
        chips = seat["chips"] + sum(1 for built in on_modules(position) if built["owner"] == number)
        if seat.get("character") == "explorer":
            chips += sum(position.get("marks", []))
        if seat.get("character") == "mogul":
            chips += sum(position.get("companies", {}).values())
        if seat.get("character") == "pilot":
            chips += len(special) + (1 if seat.get("pilot_chip") else 0)
        assert chips + (1 if position["edition"] == "base" else 0) == 10
        assert seat["chips"] >= 0
    assert len(special) <= 1
    assert sum(position.get("companies", {}).values()) <= CONSTANTS["mogul_chips_max"]


def check_rockets(position: Position) -> None:
    """4. Every hangar satisfies RR-9.9; closed hangars are empty; crew on a module <= its seats."""
    if next_step(position) not in SETTING_UP:
        assert len(position["closed"]) == TABLES[position["players"]]["closed_hangars"]
    for number, rocket in enumerate(position["hangars"], 1):
        kinds = Counter(MODULES[built["module"]]["type"] for built in rocket)
        assert kinds["engine"] <= 1
        assert kinds["cockpit"] <= 1
        kept = sum(1 for kind in ("cockpit", "engine", "tank") if kinds[kind] == 0)
        assert len(rocket) + kept <= 6
        assert not (rocket and number in position["closed"])
        for built in rocket:
            assert sum(built.get("crew", {}).values()) <= MODULES[built["module"]]["seats"]


def check_cards(position: Position) -> None:
    """5. Every module card is in exactly one place. A supply holds at most 1 module when a round begins."""
    edition = position["edition"]
    modules = pile_cards(position["piles"]["advanced"]) + Counter(position["standard"])
    for zone in ("display", "discard", "drawn_modules"):
        modules.update(position.get(zone, []))
    modules.update(built["module"] for built in on_modules(position))
    for seat in position["seats"]:
        modules.update(seat["modules"])
        if position["phase"] == "plan":
            assert len(seat["modules"]) <= CONSTANTS["hand_limit"]
    assert +modules == +Counter({card: row["copies"][edition] for card, row in MODULES.items()})
    planets = pile_cards(position["piles"]["blue"]) + pile_cards(position["piles"]["red"])
    planets.update(planet for planet in position["planets"] if planet is not None)
    planets.update(flown["planet"] for flown in position["flown"])
    planets.update([position["drawn"]] if "drawn" in position else [])
    assert +planets == +Counter({card: row["copies"][edition] for card, row in PLANETS.items()})
    assert "box" not in position


def check_amounts(position: Position, before: Position | None) -> None:
    """6. Energy, cubes and VP are never negative. VP never go down."""
    for number, seat in enumerate(position["seats"]):
        assert min(seat["energy"], seat["vp"], *seat["cubes"].values()) >= 0
        assert before is None or seat["vp"] >= before["seats"][number]["vp"]


def check_planets(position: Position) -> None:
    """7. Blue places 3 and red places 2; an empty place only if that pile is empty, or is to be filled next."""
    places = ["blue"] * 3 + ["red"] * 2
    assert len(position["planets"]) == len(places)
    revealing = next_step(position) == "planet" or position["round"] == 0
    for colour, planet in zip(places, position["planets"], strict=True):
        if planet is None:
            assert revealing or not pile_cards(position["piles"][colour])
        else:
            assert PLANETS[planet]["colour"] == colour


def check_dice(position: Position) -> None:
    """8. Four dice each after the reveal; no phase has more than two of one player; none below 1 or above 6."""
    steps = [step.split() for step in position.get("agenda", [])]
    is_revealed = any(step[0] in ("settle", "pay_bid", "adjust", *DICE_STEPS) for step in steps)
    for seat in position["seats"]:
        values = [value for phase in PHASES for value in seat["dice"][phase]]
        assert all(len(seat["dice"][phase]) == 2 for phase in PHASES)
        assert all(0 <= value <= 6 for value in values)
        placed = sum(1 for value in values if value > 0)
        assert placed <= 4
        if is_revealed or (seat.get("ready") and next_step(position) == "plan"):
            assert placed == 4


def check_invariants(position: Position, before: Position | None = None) -> None:
    """All eight of section 17."""
    check_cubes(position)
    check_crew(position)
    check_chips(position)
    check_rockets(position)
    check_cards(position)
    check_amounts(position, before)
    check_planets(position)
    check_dice(position)


def has_everything(position: Position) -> bool:
    """Whether all invariants hold; in a position that has nothing in a box."""
    check_invariants(position)
    return True


# --- Launches


def aboard(rocket: list[dict[str, Any]], kind: str = "") -> Counter[str]:
    """Crew in a rocket by colour, or in its modules of one type."""
    found: Counter[str] = Counter()
    for built in rocket:
        if not kind or MODULES[built["module"]]["type"] == kind:
            found.update(built.get("crew", {}))
    return found


def needed(planet: str) -> set[str]:
    return set(PLANETS[planet]["equipment"])


def shows(built: dict[str, Any]) -> set[str]:
    """RR-13.19: a module with the Pilot's chip shows both."""
    return {"rover", "satellite"} if built.get("pilot_chip") else set(MODULES[built["module"]]["equipment"])


def flight_rewards(before: Position, after: Position, cockpit: Counter[str]) -> list[int]:
    """RR-10.6 to RR-10.9, RR-13.3, RR-13.18: the VP of the launch that was carried out between two positions.

    `after` still has all modules of the rocket, with their owners as they are after the Saboteur (RR-R.24).
    """
    flown, launch = after["flown"][-1], after["launch"]
    planet, launcher = PLANETS[flown["planet"]], flown["rescuer"]
    rocket = after["hangars"][launch["hangar"] - 1]
    gained = [0] * len(after["seats"])
    gained[launcher] += planet["launch_reward"]
    owned = Counter(built["owner"] for built in rocket)
    most = [seat for seat, count in owned.items() if count == max(owned.values())]
    for seat in most:
        gained[seat] += -(-planet["build_reward"] // len(most))
    for seat in {built["owner"] for built in rocket if shows(built) & needed(flown["planet"])}:
        gained[seat] += CONSTANTS["equipment_vp"]
    explorer, pilot = character_at(after, "explorer"), character_at(after, "pilot")
    marks = before.get("marks", [0] * 5)[before["planets"].index(flown["planet"])]
    if launcher == explorer:
        gained[explorer] += marks * CONSTANTS["explorer_chip_vp"]
    if pilot >= 0:
        gained[pilot] += cockpit[COLOURS[pilot]] * CONSTANTS["pilot_cockpit_vp"]
    if not before.get("trigger"):
        for seat in range(len(gained)):
            saved = sum(each["crew"].get(COLOURS[seat], 0) for each in after["flown"])
            gained[seat] += CONSTANTS["first_vp"] if saved == CREW[after["length"]] else 0
    return gained


def check_flight(before: Position, after: Position, words: str) -> None:
    """RR-10.4 to RR-10.10: what one launch changes, counted anew; `words` is the answer that let it go."""
    launch = after["launch"]
    rocket = before["hangars"][launch["hangar"] - 1]
    crew, cockpit = aboard(rocket), aboard(rocket, "cockpit")
    parts = words.split()
    if parts[0] == "to":  # the Saboteur's move comes before
        hangar, number, colour = before["agenda"][-1].split()[2:]
        source, target = (int(hangar), int(number)), (int(parts[1]), int(parts[2]))
        for place, change in ((source, -1), (target, 1)):
            if place[0] == launch["hangar"]:
                crew[colour] += change
                cockpit[colour] += change if place[1] == 6 else 0
    assert Counter(after["flown"][-1]["crew"]) == +crew
    assert aboard(after["hangars"][launch["hangar"] - 1]).total() == 0
    gained = [new["vp"] - old["vp"] for new, old in zip(after["seats"], before["seats"], strict=True)]
    assert gained == flight_rewards(before, after, cockpit)
    planet, launcher, explorer = launch["planet"], launch["launcher"], character_at(after, "explorer")
    marks = before.get("marks", [0] * 5)[before["planets"].index(planet)]
    paid = [old["energy"] - new["energy"] for new, old in zip(after["seats"], before["seats"], strict=True)]
    expected = [0] * len(paid)
    expected[launcher] += PLANETS[planet]["energy_cost"]
    if launcher != explorer:
        expected[launcher] += marks
        if explorer >= 0:
            expected[explorer] -= marks
    assert paid == expected
    assert planet not in after["planets"]
    assert after.get("marks", [0] * 5)[before["planets"].index(planet)] == 0


# --- All worlds


def kept_worlds(position: Position) -> Iterator[Position]:
    """RR-D.20: every way in which those who must choose a module can have chosen one, or not yet."""
    ways: list[list[str | None]] = []
    for seat in position["seats"]:
        if len(seat["modules"]) <= CONSTANTS["hand_limit"]:
            ways.append([None])
        else:
            ways.append([*sorted(set(seat["modules"])), *([] if seat.get("ready") else [None])])
    for kept in itertools.product(*ways):
        seats = []
        for seat, module in zip(position["seats"], kept, strict=True):
            bare = {key: value for key, value in seat.items() if key != "kept"}
            seats.append(bare if module is None else {**bare, "kept": module})
        yield {**position, "seats": seats}
