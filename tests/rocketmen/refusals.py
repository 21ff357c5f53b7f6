"""What Rocketmen refuses, and by which rule: one row per action, read off docs/rules/rocketmen.md.

The end (RM-16.4), the turn (RM-5.1) and what was begun and is not finished come first: a purchase (RM-7.1), a placement
(RM-8.1), a discard (RM-9.1), an ability (RM-9.3), a launch (RM-5.3, RM-10.0b, RM-10.12), the surplus (RM-12.1). The
rest is answered by the first rule in the catalogue's order that the action breaks, by a ruling where no rule says it.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from tests.refusing import Refusal

Position: TypeAlias = dict[str, Any]

SHOWN = ["big_data", "depot", "pandemic", "electric_cars", "spacesuit", "solar_energy"]
MONEY = ["mining", "spaceship_a", "hotel_a", "hotel_b", "satellite_a"]  # $10 each, and nothing else


def barred(name: str, position: Position, *refusals: str, seat: int = 0) -> list[Refusal]:
    """Rows about one position, each "the action: the rule"."""
    rows = []
    for refusal in refusals:
        words, _, rule = refusal.rpartition(": ")
        rows.append(Refusal(f"{name}: {words}", position, seat, words, f"RM-{rule}"))
    return rows


def at(*seats: dict[str, Any], players: int = 2, **more: Any) -> Position:
    """Describe a turn of seat 0; seats not given have nothing but their missions in the HQ."""
    return {"seats": [*seats, *({} for _ in range(players - len(seats)))], "turn": 0, **more}


def seat(*hand: str, **more: Any) -> dict[str, Any]:
    """Describe a seat by its hand cards and whatever else matters."""
    return {"hand": list(hand), **more}


def cart(kind: str, *cards: str, **more: Any) -> dict[str, Any]:
    """Describe what the seat at turn has begun."""
    return {"kind": kind, "cards": list(cards), **more}


# --- The action phase


ACTING = at(seat("hotel_a", "base_a", "mining"), display=SHOWN)
BY_THE_DEPOT = seat("hotel_a", "base_a", plan="station_a", pad=["depot", "engine_small"], depot=["engine_medium"])
ACTIONS = [
    *barred(
        "nothing-begun", ACTING,
        "done: 5.4", "draw: 10.9", "abort: 11.1", "keep: 11.3", "pick 0: 10.12", "pick 4: 10.12", "unload: R.9",
        "discard plan: 9.1", "launch earth: 10.0a", "launch moon: 10.0a", "launch mars: 10.0a",
        "pay token:money: 6.1", "pay token:science: 6.1", "pay hotel_a: 6.10", "pay base_a: 6.10",
        "pay satellite_a: 6.1", "pay solar_energy: 6.1", "pay placed:hotel_a: 6.10", "pay placed:depot: 6.10",
        "buy satellite_a: 7.1", "buy hotel_a: 7.1", "buy solar_energy: 7.1", "buy robotics: 7.1",
        "buy engine_small: 7.1", "buy pandemic: 7.1", "buy climate_change: 7.1",
        "place base_b plan: 8.1", "place engine_small pad: 8.1", "place base_a pad: 8.3", "place hotel_a pad: 8.3",
        "free base_a plan: 4.7", "free hotel_a pad: 4.7", "free depot pad: 4.7", "replace depot: 18.2",
        "discard station_a hand: 9.1", "discard pandemic hand: 9.1", "discard engine_small pad: 9.1",
        "discard depot pad: 9.1", "use hotel_a: 4.5", "use engine_small: 4.5", "use pandemic: 4.5",
        "use carbon_nanotubes: 4.5", "use afterburners: 4.6", "use backup_systems: 4.6", "use fusion_reactor: 4.6",
        "use industrial_espionage: 4.6", "use robotics: 4.7", "use global_internet: 4.7",
        "use government_contract: 4.7", "use big_data: 9.3", "use nanotechnology: 9.3", "use solar_energy: 9.3",
        "use depot: R.9", "scrap base_a hand: 9.3", "scrap mining warehouse: 9.3", "fetch hotel_a: 9.3",
        "store hotel_a: R.9", "remove depot: 20.10", "copy depot: 4.6", "salvage engine_small: 10.12",
    ),
    *barred("first-turn-of-three", at(seat("hotel_a"), players=3), "done: 5.4", "pay hotel_a: 6.10"),
    *barred("first-turn-of-four", at(seat("hotel_a"), players=4, turn=3), "done: 5.4", "unload: R.9", seat=3),
    *barred(
        "tokens-but-no-bill",
        at(seat("hotel_a", tokens={"rocket": 0, "hand": 0, "science": 1, "money": 1})),
        "pay token:money: 6.10", "pay token:science: 6.10",
    ),
    *barred(
        "with-a-pad",
        at(seat("hotel_a", plan="satellite_a", pad=["spacesuit", "detailed_planning", "engine_small"])),
        "use spacesuit: 10.7", "use detailed_planning: 10.7", "use radiation_shielding: 4.6", "use engine_small: 4.5",
        "pay engine_small: 6.1", "pay satellite_a: 6.1", "place hotel_a pad: 8.4", "discard engine_large pad: 9.1",
        "copy spacesuit: 4.6", "salvage engine_small: 10.12", "draw: 10.9", "done: 5.4",
    ),
    *barred(
        "with-espionage-on-the-pad",
        at(
            seat("hotel_a", plan="satellite_a", pad=["industrial_espionage", "afterburners"]),
            seat(plan="mining", pad=["engine_small"]), players=3,
        ),
        "copy engine_small: 10.7", "copy afterburners: 10.7", "use industrial_espionage: 10.7",
        "use afterburners: 10.7",
    ),
    *barred(
        "in-the-play-area",
        at(seat("hotel_a", plan="satellite_a", play=["big_data", "base_a"]), display=SHOWN[1:]),
        "use big_data: 9.3", "pay base_a: 6.1", "place base_a pad: 8.1", "discard big_data hand: 9.1",
        "store base_a: R.9",
    ),
    *barred(
        "abilities-without-effect",
        at(
            seat("asteroid_laser_ablation", "designer_drugs", "electric_cars"),
            display=["climate_change", "big_data", "depot", "spacesuit", "solar_energy", "robotics"],
        ),
        "use asteroid_laser_ablation: 14.6", "use designer_drugs: 14.6", "use electric_cars: 9.3",
        "use storage_batteries: 9.3",
    ),
    *barred(
        "solar-energy-without-climate-change",
        at(seat("solar_energy"), display=["pandemic", "asteroid_impact", *SHOWN[:2], *SHOWN[3:5]], players=3),
        "use solar_energy: 14.6",
    ),
    *barred(
        "batteries-alone",
        at(seat("storage_batteries", play=["hotel_a"])),
        "use storage_batteries: R.54", "scrap storage_batteries hand: 9.3", "scrap hotel_a warehouse: 9.3",
    ),
    *barred(
        "depot-with-room", at(BY_THE_DEPOT),
        "store mining: R.9", "store engine_small: R.9", "store engine_medium: R.9", "use depot: R.9",
        "discard depot pad: 4.8", "pay engine_medium: 6.1", "launch mars: 10.3",
    ),
    *barred("depot-used", at(BY_THE_DEPOT, used=["depot"]), "store hotel_a: R.9", "unload: R.9"),
    *barred(
        "depot-full",
        at(seat("hotel_a", pad=["depot"], depot=["engine_small", "engine_medium", "pandemic"])),
        "store hotel_a: R.9", "discard plan: 9.1", "place hotel_a pad: 8.3",
    ),
    *barred("depot-empty", at(seat("hotel_a", pad=["depot"])), "unload: R.9", "discard depot pad: 4.8"),
]  # fmt: skip

# --- Buying


RICH = [*MONEY, "private_investors"]
BILL = at(
    seat("hotel_a", "mining", "satellite_a", "base_b", "spaceship_b", "station_a", plan="hotel_b", pad=["depot"]),
    display=["solar_energy", *SHOWN[2:5], "big_data", "backup_systems"],
    cart=cart("buy", "solar_energy"),
)
PURCHASES = [
    *barred(
        "one-engine-bought", at(seat(*RICH), engines_bought=1),
        "buy engine_small: 7.5", "buy engine_medium: 7.5", "buy engine_large: 7.5",
    ),
    *barred(
        "one-engine-bought-and-little-money", at(seat("hotel_a", "mining", "hotel_b"), engines_bought=1),
        "buy engine_small: 7.5", "buy engine_medium: 7.1",
    ),
    *barred(
        "engine-chosen", at(seat(*RICH), cart=cart("buy", "engine_small")),
        "buy engine_small: 7.5", "buy engine_medium: 7.5", "buy engine_large: 7.1",
    ),
    *barred(
        "piles-empty", at(seat(*RICH), engines={"engine_small": 0, "engine_medium": 1, "engine_large": 0}, box="rest"),
        "buy engine_small: 7.1", "buy engine_large: 7.1",
    ),
    *barred("resources-missing", at(seat(*RICH), display=SHOWN), "buy big_data: 7.1", "buy electric_cars: 7.1"),
    *barred("surcharge-too-high", at(seat(*MONEY, vp=7), display=SHOWN), "buy pandemic: 7.1"),
    *barred("surcharge-higher-still", at(seat(*RICH, vp=20), display=SHOWN), "buy pandemic: 7.1"),
    *barred(
        "bill-open", BILL,
        "done: 7.1", "end: 7.1", "unload: 7.1", "draw: 7.1", "abort: 7.1", "keep: 7.1", "discard plan: 7.1",
        "pick 1: 7.1", "launch earth: 5.3", "launch mars: 5.3", "buy solar_energy: 7.1", "buy pandemic: 7.1",
        "buy satellite_b: 7.1", "place station_a pad: 7.1", "place base_b plan: 7.1", "free base_b pad: 7.1",
        "replace spacesuit: 7.1", "discard hotel_a hand: 7.1", "discard depot pad: 7.1", "use depot: 7.1",
        "use big_data: 7.1", "scrap hotel_a hand: 7.1", "scrap hotel_a warehouse: 7.1", "fetch mining: 7.1",
        "store mining: 7.1", "remove spacesuit: 7.1", "copy depot: 7.1", "salvage engine_small: 7.1",
        "pay base_b: 6.10", "pay spaceship_b: 6.10", "pay station_a: 6.10", "pay hotel_b: 6.1", "pay depot: 6.1",
        "pay spaceship_a: 6.1", "pay token:money: 6.1", "pay token:science: 6.1", "pay placed:hotel_a: 8.6",
        "pay placed:base_b: 6.10", "pay placed:depot: 6.10",
    ),
    *barred(
        "bill-half-paid", {**BILL, "cart": cart("buy", "solar_energy", paid=["hotel_a"])},
        "done: 7.1", "buy engine_small: 7.1", "buy backup_systems: 7.1", "pay hotel_a: 6.1", "pay spaceship_b: 6.10",
        "end: 7.1",
    ),
    *barred(
        "bill-paid", {**BILL, "cart": cart("buy", "solar_energy", paid=["hotel_a", "mining", "satellite_a"])},
        "buy pandemic: 7.1", "pay mining: 6.1", "pay base_b: 6.10", "end: 7.1", "launch moon: 5.3",
    ),
    *barred(
        "bill-with-biotechnology",
        at(
            seat("hotel_a", "mining", "satellite_a", "base_a", "spaceship_b", "shipyard", "pandemic"), display=SHOWN,
            cart=cart("buy", "big_data"),
        ),
        "pay base_a: 6.10", "pay shipyard: 6.10", "pay pandemic: 6.10", "pay placed:spaceship_b: 8.6",
        "pay placed:shipyard: 6.10", "done: 7.1",
    ),
    *barred(
        "bill-without-resources-and-a-science-token",
        at(
            seat(*MONEY, "government_contract", "engine_small", tokens={"science": 1, "money": 1}, used={"money": 1}),
            cart=cart("buy", "engine_medium"),
        ),
        "pay token:science: 6.10", "pay token:money: 6.1", "pay government_contract: 6.10", "pay engine_small: 6.10",
    ),
    *barred(
        "tokens-paid",
        at(
            seat(*MONEY, tokens={"science": 1, "money": 1}), display=SHOWN,
            cart=cart("buy", "big_data", money_tokens=1, science_tokens=1),
        ),
        "pay token:science: 6.1", "pay token:money: 6.1", "done: 7.1",
    ),
]  # fmt: skip

# --- Placing


PLACED = at(
    seat("satellite_a", "hotel_a", "base_a", "base_b", "pandemic", "big_data", warehouse=["mining"]),
    display=SHOWN[1:],
    cart=cart("place", plan="satellite_a"),
)
TWO_OF_A_NAME = seat("spacesuit", "spacesuit", "hotel_a", "mining", "satellite_a", plan="base_a")
PLACEMENTS = [
    *barred(
        "no-money", at(seat("base_a", "satellite_b", "engine_small", plan="base_b")),
        "place base_a pad: 8.1", "place engine_small pad: 8.1", "place satellite_b plan: 8.1",
    ),
    *barred(
        "contract-without-missions", at(seat("government_contract", "base_a", plan="base_b")),
        "place base_a pad: 8.1", "place government_contract pad: 8.1",
    ),
    *barred(
        "plan-taken", at(seat("hotel_a", "station_a", "depot", plan="base_b")),
        "place station_a plan: 8.2", "place hotel_a plan: 8.2", "place depot plan: 8.2", "place mining plan: 8.1",
    ),
    *barred(
        "plan-empty", at(seat("hotel_a", "engine_small", "pandemic", "depot", "big_data")),
        "place engine_small plan: 8.2", "place pandemic plan: 8.2", "place big_data plan: 8.2",
        "place engine_small pad: 8.3", "place pandemic pad: 8.3", "place depot pad: 8.3",
    ),
    *barred(
        "no-symbol",
        at(seat("hotel_a", "base_b", "pandemic", "private_investors", "storage_batteries", plan="satellite_a")),
        "place hotel_a pad: 8.4", "place base_b pad: 8.4", "place pandemic pad: 8.4",
        "place private_investors pad: 8.4", "place storage_batteries pad: 8.4",
    ),
    *barred(
        "same-name-on-the-pad",
        at({**TWO_OF_A_NAME, "hand": ["spacesuit", "hotel_a"], "pad": ["spacesuit"]}, players=3),
        "place spacesuit pad: 8.5", "place spacesuit plan: 8.2",
    ),
    *barred(
        "same-name-chosen", at(TWO_OF_A_NAME, players=3, cart=cart("place", "spacesuit")),
        "place spacesuit pad: 8.5", "place hotel_a pad: 8.4", "place hotel_a plan: 8.2", "pay placed:spacesuit: 6.10",
    ),
    *barred(
        "placement-open", PLACED,
        "done: 8.1", "end: 8.1", "unload: 8.1", "draw: 8.1", "abort: 8.1", "keep: 8.1", "discard plan: 8.1",
        "pick 3: 8.1", "launch earth: 5.3", "launch moon: 5.3", "buy depot: 8.1", "buy engine_small: 8.1",
        "place hotel_a plan: 8.2", "place base_a plan: 8.2", "place big_data plan: 8.2", "place satellite_a pad: 8.1",
        "place base_b pad: 8.4", "place pandemic pad: 8.4", "place mining pad: 8.1", "free base_a pad: 8.1",
        "replace depot: 8.1", "discard base_a hand: 8.1", "use big_data: 8.1", "use depot: 8.1", "fetch mining: 8.1",
        "scrap base_b hand: 8.1", "store base_b: 8.1", "remove depot: 8.1", "copy depot: 8.1",
        "salvage engine_small: 8.1", "pay satellite_a: 6.1", "pay mining: 6.1", "pay base_a: 6.10",
        "pay pandemic: 6.10", "pay token:money: 6.1",
        "pay placed:hotel_a: 8.6", "pay placed:big_data: 8.6", "pay placed:base_a: 6.10", "pay placed:mining: 8.6",
    ),
    *barred(
        "placement-paid", {**PLACED, "cart": cart("place", plan="satellite_a", placed=["satellite_a"])},
        "place base_a pad: 8.1", "pay placed:satellite_a: 8.6", "pay satellite_a: 6.1", "end: 8.1",
    ),
    *barred(
        "placements-beyond-the-money",
        at(seat("hotel_a", "base_a", "satellite_b"), cart=cart("place", plan="satellite_b")),
        "place base_a pad: 8.1", "pay placed:satellite_b: 6.10", "pay satellite_b: 6.1",
    ),
    *barred(
        "placement-and-a-science-token",
        at(seat("hotel_a", "base_a", tokens={"science": 1}), cart=cart("place", plan="base_a")),
        "pay token:science: 6.10", "pay token:money: 6.1",
    ),
    *barred(
        "free-placement-on-an-empty-plan",
        at(seat("base_a", "base_b", "big_data", play=["global_internet"]), free_placements=1),
        "free base_a pad: 8.3", "free big_data plan: 8.2", "free mining plan: 8.1", "free global_internet pad: 8.1",
        "use global_internet: 4.7", "place mining plan: 8.1",
    ),
    *barred(
        "free-placement-beside-a-mission",
        at(
            seat("base_a", "base_b", "spacesuit", plan="mining", pad=["spacesuit"], play=["global_internet"]),
            players=3, free_placements=1,
        ),
        "free base_a plan: 8.2", "free base_b pad: 8.4", "free spacesuit pad: 8.5", "place base_a pad: 8.1",
    ),
]  # fmt: skip

# --- Discards and what abilities ask


DISCARD = at(
    seat("hotel_a", "base_a", plan="station_a", pad=["depot", "engine_small", "engine_medium"], depot=["mining"]),
    cart=cart("discard", "hotel_a"),
)
ASKED = seat("hotel_a", "base_a", plan="satellite_a", pad=["engine_small"], warehouse=["mining", "big_data"])
QUESTIONS = [
    *barred(
        "discard-open", DISCARD,
        "end: 9.1", "unload: 9.1", "draw: 9.1", "abort: 9.1", "keep: 9.1", "pay base_a: 9.1", "pay token:money: 9.1",
        "pay placed:hotel_a: 9.1", "launch earth: 5.3", "pick 2: 9.1", "buy engine_small: 9.1", "place base_a pad: 9.1",
        "discard hotel_a hand: 9.1", "discard mining hand: 9.1", "discard engine_large pad: 9.1",
        "discard depot pad: 4.8", "use big_data: 9.1", "store base_a: 9.1", "scrap base_a hand: 9.1",
        "free base_a pad: 9.1", "replace big_data: 9.1", "fetch base_a: 9.1", "copy depot: 9.1", "remove big_data: 9.1",
    ),
    *barred(
        "discard-of-a-pad-card", {**DISCARD, "cart": cart("discard", pad=["engine_small"])},
        "discard engine_small pad: 9.1", "discard depot pad: 4.8", "end: 9.1", "launch moon: 5.3",
    ),
    *barred(
        "discard-of-the-mission", {**DISCARD, "cart": cart("discard", plan="station_a")},
        "discard plan: 9.2", "discard engine_small pad: 9.2", "discard engine_medium pad: 9.2",
        "discard depot pad: 4.8", "discard engine_large pad: 9.1", "discard station_a hand: 9.1", "launch earth: 5.3",
    ),
    *barred(
        "discard-without-a-mission", at(seat("hotel_a", pad=["depot"]), cart=cart("discard", "hotel_a")),
        "discard plan: 9.1", "discard depot pad: 4.8",
    ),
    *barred(
        "batteries-ask", at({**ASKED, "play": ["storage_batteries"]}, agenda=["act 0", "scrap 0 1"]),
        "done: 9.3", "end: 9.3", "launch earth: 5.3", "scrap mining hand: R.54", "scrap storage_batteries hand: R.54",
        "scrap hotel_a warehouse: R.54", "scrap engine_small warehouse: R.54", "fetch mining: 9.3",
        "discard hotel_a hand: 9.3", "discard plan: 9.3", "use big_data: 9.3", "buy engine_small: 9.3",
        "pay hotel_a: 9.3", "place base_a pad: 9.3", "unload: 9.3", "draw: 9.3",
    ),
    *barred(
        "capacitors-ask", at({**ASKED, "play": ["super_capacitors"]}, agenda=["act 0", "cycle 0 1"]),
        "end: 9.3", "launch moon: 5.3", "discard mining hand: 9.1", "discard super_capacitors hand: 9.1",
        "discard engine_small pad: 9.3", "discard plan: 9.3", "pay hotel_a: 9.3", "scrap hotel_a hand: 9.3",
        "buy engine_small: 9.3", "place base_a pad: 9.3",
    ),
    *barred(
        "capacitors-ask-on",
        at(
            {**ASKED, "play": ["super_capacitors"]}, agenda=["act 0", "cycle 0 1"],
            cart=cart("discard", "hotel_a"),
        ),
        "discard hotel_a hand: 9.1", "end: 9.3",
    ),
    *barred(
        "nanotechnology-asks", at({**ASKED, "play": ["nanotechnology"]}, agenda=["act 0", "trim 0 2"]),
        "end: 9.3", "launch earth: 5.3", "scrap mining hand: 9.3", "scrap mining warehouse: 9.3", "fetch mining: 9.3",
        "discard hotel_a hand: 9.3", "keep: 9.3",
    ),
    *barred(
        "electric-cars-ask", at({**ASKED, "play": ["electric_cars"]}, agenda=["act 0", "fetch 0"]),
        "done: 9.3", "end: 9.3", "fetch hotel_a: 9.3", "fetch electric_cars: 9.3", "scrap mining warehouse: 9.3",
        "scrap hotel_a hand: 9.3", "launch earth: 5.3", "abort: 9.3",
    ),
]  # fmt: skip

# --- Launching


SIX = ["earth.satellite", "earth.spaceship", "earth.hotel", "earth.station", "earth.shipyard", "moon.satellite"]
MAY_LAUNCH = [
    *barred(
        "six-markers", at(seat("hotel_a", plan="base_a", markers=SIX)),
        "launch moon: 10.0a", "launch mars: 10.0a", "launch earth: 10.0a",
    ),
    *barred(
        "both-locations-done", at(seat(plan="hotel_a", markers=["earth.hotel", "moon.hotel"])),
        "launch earth: 10.0a", "launch moon: 10.0a", "launch mars: 10.0a",
    ),
    *barred(
        "one-location-done", at(seat(plan="satellite_a", markers=["earth.satellite"])),
        "launch earth: 10.3", "launch mars: 10.3",
    ),
    *barred("not-on-the-card", at(seat(plan="shipyard")), "launch moon: 10.3", "launch mars: 10.3"),
    *barred("only-on-mars", at(seat(plan="mining"), players=3), "launch earth: 10.3", "launch moon: 10.3"),
    *barred(
        "battle-with-a-satellite", at(seat("hotel_a", plan="satellite_a"), mode="battle"),
        "launch moon: 19.2", "launch mars: 10.3", "done: 5.4", "replace big_data: 18.2", "remove big_data: 20.10",
    ),
    *barred(
        "battle-with-a-mission-to-mars", at(seat(plan="mining"), mode="battle", players=3),
        "launch mars: 19.2", "launch earth: 10.3",
    ),
    *barred(
        "battle-with-four-missions", at(seat(plan="shipyard", markers=SIX[:4]), mode="battle", players=4),
        "launch earth: 19.2", "launch moon: 10.3",
    ),
    *barred(
        "battle-with-the-satellite-done", at(seat(plan="satellite_b", markers=SIX[:1]), mode="battle"),
        "launch earth: 10.3", "launch moon: 19.2",
    ),
]  # fmt: skip

PAD = [
    "afterburners", "backup_systems", "big_data", "carbon_nanotubes", "depot", "detailed_planning", "engine_small",
    "engine_small", "industrial_espionage", "radiation_shielding", "reusable_rocket_parts", "spacesuit",
]  # fmt: skip
FLYING = seat("hotel_a", "quantum_computers", "robotics", plan="satellite_a", pad=PAD, depot=["engine_medium"])
OPPONENT = seat(plan="mining", pad=["fusion_reactor", "life_support"])


def launching(window: str, *seats: dict[str, Any], **launch: Any) -> Position:
    """Describe a launch of seat 0 to Earth orbit in one of its windows, with a pad of everything."""
    described = {"destination": "earth", "rocket": 3, "window": window, **launch}
    return at(*(seats or (FLYING, OPPONENT)), players=3, launch=described)


def asking(step: str, *seats: dict[str, Any], **launch: Any) -> Position:
    """Describe a question of a launch of seat 0 to Earth orbit."""
    described = {"destination": "earth", "rocket": 3, **launch}
    return at(*(seats or (FLYING, OPPONENT)), players=3, launch=described, agenda=[step])


WINDOWS = [
    *barred(
        "w1", launching("w1"),
        "end: 5.3", "launch earth: 5.3", "launch moon: 5.3", "draw: 10.9", "abort: 11.1", "keep: 11.3", "pick 3: 10.12",
        "unload: 10.0b", "discard plan: 10.0b", "pay token:money: 10.0b", "pay token:science: 10.0b",
        "buy engine_small: 10.0b", "pay hotel_a: 10.0b", "pay placed:hotel_a: 10.0b", "place hotel_a plan: 10.0b",
        "place robotics pad: 10.0b", "free robotics pad: 10.0b", "free hotel_a plan: 10.0b",
        "replace electric_cars: 10.0b", "discard hotel_a hand: 10.0b", "discard engine_small pad: 10.0b",
        "discard depot pad: 10.0b", "use quantum_computers: 10.0b", "use robotics: 10.0b", "use hotel_a: 10.0b",
        "use electric_cars: 10.0b", "use big_data: 10.12", "use carbon_nanotubes: 10.12", "use engine_small: 10.12",
        "use engine_large: 10.0b", "use depot: 10.12", "use backup_systems: 10.12", "use spacesuit: 10.12",
        "use industrial_espionage: 10.12", "use reusable_rocket_parts: 10.12", "use fusion_reactor: 4.6",
        "use life_support: 4.6", "scrap hotel_a hand: 10.0b", "scrap mining warehouse: 10.0b", "fetch mining: 10.0b",
        "store hotel_a: 10.0b", "remove electric_cars: 10.0b", "copy depot: R.11", "copy mining: R.11",
        "copy engine_small: R.11", "salvage engine_small: 10.12",
    ),
    *barred(
        "w1-without-espionage",
        launching("w1", seat(plan="satellite_a", pad=["afterburners"]), OPPONENT),
        "copy fusion_reactor: 4.6", "use spacesuit: 4.6", "use depot: 10.12",
    ),
    *barred(
        "w2", launching("w2"),
        "draw: 10.9", "abort: 11.1", "use detailed_planning: 10.12", "use backup_systems: 10.12",
        "use radiation_shielding: 10.12", "end: 5.3", "buy engine_large: 10.0b",
    ),
    *barred(
        "w3", launching("w3"),
        "done: 10.12", "abort: 11.1", "use spacesuit: 10.12", "use backup_systems: 10.12", "pick 4: 10.12",
        "end: 5.3", "copy base_a: R.11",
    ),
    *barred(
        "w4-on-a-two", launching("w4", value=2),
        "draw: 10.9", "abort: 11.1", "use radiation_shielding: 10.12", "use afterburners: 10.12",
        "use detailed_planning: 10.12", "copy fusion_reactor: 10.12", "use life_support: 4.6", "pick 2: 10.12",
        "discard spacesuit pad: 10.0b",
    ),
    *barred(
        "w4-on-a-zero", launching("w4", value=0),
        "draw: 10.9", "use afterburners: 10.12", "copy life_support: 10.12", "keep: 11.3",
    ),
    *barred(
        "w5", launching("w5", counted=1),
        "done: 10.12", "use detailed_planning: 10.12", "use spacesuit: 10.12", "use radiation_shielding: 10.12",
        "discard engine_small pad: 10.0b", "discard plan: 10.0b", "end: 5.3", "keep: 11.3", "copy depot: R.11",
        "salvage engine_small: 10.12", "unload: 10.0b",
    ),
    *barred(
        "w5-after-a-copy", launching("w5", counted=2, copied="fusion_reactor"),
        "copy life_support: R.11", "copy fusion_reactor: R.11", "use industrial_espionage: 10.12", "done: 10.12",
    ),
    *barred(
        "w6", launching("w6", counted=3),
        "draw: 10.9", "abort: 11.1", "copy fusion_reactor: 10.12", "use spacesuit: 10.12", "end: 5.3",
        "use detailed_planning: 10.12", "keep: 11.3",
    ),
    *barred(
        "w7", asking("salvage 0 1", rocket=8, counted=2, succeeded=True),
        "salvage engine_large: 10.12", "salvage engine_medium: 10.12", "salvage depot: 10.12",
        "salvage reusable_rocket_parts: 10.12", "use reusable_rocket_parts: 10.12", "use afterburners: 10.12",
        "use fusion_reactor: 4.6", "copy fusion_reactor: 10.12", "draw: 10.9", "abort: 11.1", "keep: 11.3", "end: 5.3",
        "discard engine_small pad: 10.0b",
    ),
    *barred(
        "pick", asking("pick 0", shown=[0, 3, 3]),
        "pick 1: 10.12", "pick 2: 10.12", "pick 4: 10.12", "done: 10.12", "draw: 10.9", "abort: 11.1",
        "use spacesuit: 10.12", "copy fusion_reactor: 10.12", "end: 5.3", "discard hotel_a hand: 10.0b",
    ),
    *barred(
        "abort", asking("abort 0 1", counted=2),
        "discard depot pad: 4.8", "discard engine_large pad: 11.1", "discard engine_medium pad: 11.1",
        "discard hotel_a pad: 11.1", "discard hotel_a hand: 10.0b", "discard plan: 10.0b", "done: 11.1", "abort: 11.1",
        "draw: 10.9", "end: 5.3", "keep: 11.3", "use afterburners: 10.12", "copy fusion_reactor: 10.12",
        "salvage engine_small: 10.12",
    ),
    *barred(
        "mission", asking("mission 0", seat("hotel_a", plan="satellite_a", pad=["depot"]), counted=3),
        "done: 11.3", "draw: 10.9", "abort: 11.1", "end: 5.3", "discard depot pad: 10.0b",
        "discard hotel_a hand: 10.0b", "place hotel_a plan: 10.0b", "use afterburners: 4.6", "copy depot: 4.6",
        "salvage engine_small: 10.12", "launch moon: 5.3", "pick 0: 10.12",
    ),
]  # fmt: skip

# --- The end of the turn, other players' turns, the end


FULL = seat(*MONEY, "base_a", "base_b", "big_data", plan="shipyard", pad=["engine_small"])
SURPLUS = at(FULL, agenda=["end_turn 0", "draw_up 0", "surplus 0 2"])
ENDS = [
    *barred(
        "surplus", SURPLUS,
        "done: 12.1", "end: 12.1", "launch earth: 12.1", "discard engine_small pad: 12.1", "discard plan: 12.1",
        "discard station_a hand: 9.1", "use big_data: 12.1", "buy engine_small: 12.1", "pay mining: 12.1",
        "place base_a pad: 12.1", "scrap base_a hand: 12.1", "store base_a: 12.1", "unload: 12.1",
    ),
    *barred(
        "surplus-half-chosen", {**SURPLUS, "cart": cart("discard", "mining")},
        "done: 12.1", "discard mining hand: 9.1", "end: 12.1",
    ),
    *barred(
        "surplus-chosen", {**SURPLUS, "cart": cart("discard", "mining", "base_b")},
        "discard base_a hand: 12.1", "discard mining hand: 12.1", "end: 12.1", "launch earth: 12.1",
    ),
    *barred(
        "not-at-turn", ACTING,
        "end: 5.1", "done: 5.1", "launch earth: 5.1", "buy depot: 5.1", "place base_a plan: 5.1",
        "discard base_a hand: 5.1", "use big_data: 5.1", "pay token:money: 5.1", "draw: 5.1", "pick 0: 5.1",
        seat=1,
    ),
    *barred("not-in-this-launch", launching("w5", counted=1), "draw: 5.1", "abort: 5.1", "copy depot: 5.1", seat=1),
    *barred("not-in-this-window", launching("w4", value=0), "done: 5.1", "use spacesuit: 5.1", seat=2),
    *barred("another's-purchase", BILL, "end: 5.1", "pay hotel_a: 5.1", "buy pandemic: 5.1", seat=1),
    *barred("another's-surplus", SURPLUS, "discard base_a hand: 5.1", "done: 5.1", seat=1),
    *barred("over", at(seat("hotel_a"), end="stalemate", standstill=20), "end: 16.4", "done: 16.4", "buy depot: 16.4"),
    *barred("over-for-the-other", at(seat("hotel_a"), end="victory_points"), "end: 16.4", "launch mars: 16.4", seat=1),
    *barred("over-with-four", at(players=4, end="all_markers"), "place mining plan: 16.4", "use depot: 16.4", seat=3),
    *barred("battle-over", at(end="four_missions", mode="battle"), "end: 16.4", "pay token:money: 16.4"),
    *barred("solo-over", at(players=1, end="display_empty", mode="solo"), "end: 16.4", "remove pandemic: 16.4"),
]  # fmt: skip

# --- Market Research and solo


RESEARCH = at(seat("hotel_a", "base_a", "mining", plan="satellite_a"), variants=["market_research"], display=SHOWN)
AI = {"location": "earth.hotel", "first": "solitaire_149", "second": "solitaire_150", "rocket": 2}
ALONE = at(
    seat("hotel_a", "base_a", "mining", plan="satellite_a", pad=["engine_small"]),
    players=1, mode="solo", ai=AI, display=SHOWN,
)  # fmt: skip
MODES = [
    *barred(
        "research", RESEARCH,
        "replace robotics: 18.2", "replace engine_small: 18.2", "replace hotel_a: 18.2", "remove depot: 20.10",
    ),
    *barred("research-used", {**RESEARCH, "used": ["research"]}, "replace depot: 18.2", "replace pandemic: 18.2"),
    *barred("research-without-money", {**RESEARCH, "seats": [seat("base_a"), {}]}, "replace depot: 18.2"),
    *barred("research-with-an-empty-deck", {**RESEARCH, "deck": [], "box": "rest"}, "replace depot: 18.2"),
    *barred("another-variant", {**RESEARCH, "variants": ["safety_first"]}, "replace depot: 18.2"),
    *barred(
        "research-open", {**RESEARCH, "cart": cart("replace", "depot")},
        "done: 18.2", "end: 18.2", "replace pandemic: 18.2", "replace depot: 18.2", "buy engine_small: 18.2",
        "place base_a pad: 18.2", "discard base_a hand: 18.2", "discard plan: 18.2", "use big_data: 18.2",
        "launch earth: 5.3", "pay base_a: 6.10", "pay satellite_b: 6.1", "pay token:money: 6.1",
        "pay placed:mining: 8.6", "pay placed:base_a: 6.10",
    ),
    *barred(
        "research-paid", {**RESEARCH, "cart": cart("replace", "depot", paid=["hotel_a"])},
        "replace pandemic: 18.2", "end: 18.2", "pay hotel_a: 6.1", "launch moon: 5.3",
    ),
    *barred(
        "solo", ALONE,
        "remove robotics: 20.10", "remove engine_small: 20.10", "remove hotel_a: 20.10", "replace depot: 18.2",
        "done: 5.4", "launch mars: 10.3", "copy depot: 4.6", "buy engine_medium: 7.1", "place hotel_a pad: 8.4",
    ),
    *barred("solo-removal-used", {**ALONE, "used": ["removal"], "display_lost": True}, "remove depot: 20.10"),
    *barred(
        "solo-ai-without-a-mission", {**ALONE, "ai": {"markers": ["earth.hotel"], "vp": 3}},
        "remove depot: R.40", "remove pandemic: R.40", "remove robotics: 20.10",
    ),
    *barred(
        "solo-hard-ai-without-a-mission", {**ALONE, "level": "hard", "ai": {"markers": ["moon.base"], "vp": 5}},
        "remove spacesuit: R.40",
    ),
    *barred(
        "solo-purchase", {**ALONE, "level": "easy", "cart": cart("discard", "hotel_a")},
        "remove depot: 9.1", "end: 9.1", "launch earth: 5.3",
    ),
    *barred(
        "solo-launch", {**ALONE, "launch": {"destination": "earth", "rocket": 2, "counted": 1, "window": "w5"}},
        "done: 10.12", "remove depot: 10.0b", "copy engine_small: 4.6", "use afterburners: 4.6", "end: 5.3",
    ),
]  # fmt: skip


REFUSALS = [*ACTIONS, *PURCHASES, *PLACEMENTS, *QUESTIONS, *MAY_LAUNCH, *WINDOWS, *ENDS, *MODES]
