"""What the component file says, as numbers and lists that the rules read; nothing here is typed in by hand.

A card is its row's number: missions first, then assets, engines and threats. Cards of a kind are all alike.
"""

from typing import Any, Final

from apogee.core.components import Components, Row, components

# Verbs: what can be on the agenda. Automatic ones first, then those of chance, then those that ask a player.
BEGIN_TURN: Final = 0
DRAW_UP: Final = 1  # RM-12.1: up to the hand limit; about 1: the starting hand (RM-2.8)
END_TURN: Final = 2  # what is left of a turn after its draws
NEXT_TURN: Final = 3  # whose turn it is then, or the end
AI_TURN: Final = 4  # RM-20.6, RM-20.7
FIRST_CHANCE: Final = 5
VARIANT: Final = 5  # which variant card is revealed
REFILL: Final = 6  # which card comes into a space of the display; about: the space
DRAW: Final = 7  # which card a seat draws from its HQ; about: how many are still to come
OBJECTIVE: Final = 8  # which objective a seat is dealt; about: how many are still to come
FIRST: Final = 9  # who is first player
SUCCESS: Final = 10  # which success card comes up
PLANNING: Final = 11  # the same, for Detailed Planning; about: how many are still to come
SOLITAIRE: Final = 12  # which solitaire card the AI draws; about 0: for the destination, 1: for the type
FIRST_PLAYER: Final = 13
ACT: Final = 13  # the action phase
SCRAP: Final = 14  # Storage Batteries: which card to scrap; about: how many to draw then
CYCLE: Final = 15  # Super Capacitors: which cards go with it; about: how many more to draw than go
TRIM: Final = 16  # Nanotechnology: which cards to scrap; about: how many more may go
FETCH: Final = 17  # Electric Cars: which card to take from the warehouse
WINDOW: Final = 18  # a timing window of a launch (RM-10.12); about: which
PICK: Final = 19  # Detailed Planning: which of the revealed cards
ABORT: Final = 20  # which pad cards to discard; about: how many more
SALVAGE: Final = 21  # W7, Reusable Rocket Parts: which engine; about: how many more
MISSION: Final = 22  # after a failure: does the mission card stay
SURPLUS: Final = 23  # RM-12.1: which cards to discard above the hand limit; about: how many

# Card groups.
A_MISSION: Final = 0
AN_ASSET: Final = 1
AN_ENGINE: Final = 2
A_THREAT: Final = 3

# Resources, and the destinations that each boosts (RM-4.11); science is any of the three.
COMPUTER: Final = 0
COMPOSITE: Final = 1
BIOTECH: Final = 2
SCIENCE: Final = 3
EARTH: Final = 0
MOON: Final = 1
MARS: Final = 2

# What cards do.
NO_EFFECT: Final = 0
TAKE_THREAT: Final = 1
DRAW_CARDS: Final = 2
SCRAP_THEN_DRAW: Final = 3
CYCLE_HAND: Final = 4
SCRAP_FROM_HAND: Final = 5
FETCH_CARD: Final = 6
LAST_DISCARD_EFFECT: Final = 6
FREE_PLACEMENT: Final = 7
MONEY_PER_MISSION: Final = 8
DRAW_FOR_PAYMENT: Final = 9
LAST_PAYMENT_EFFECT: Final = 9
BACKUP: Final = 10  # advances in the boost window, and stays
BURN: Final = 11  # advances in almost any window, and is scrapped
ROCKET_BONUS: Final = 12
CHOOSE_FIRST: Final = 13
REPLACE_CARD: Final = 14
ZERO_BECOMES: Final = 15
COPY: Final = 16
ABORT_DISCOUNT: Final = 17
SALVAGE_ENGINE: Final = 18
A_DEPOT: Final = 19

# Achievements (RM-13).
ROCKET_TOKEN: Final = 0
HAND_TOKEN: Final = 1
SCIENCE_TOKEN: Final = 2
MONEY_TOKEN: Final = 3

# Modes and levels.
STANDARD: Final = 0
BATTLE: Final = 1
SOLO: Final = 2

# Variant cards that change rules; the others score.
MOST_SYMBOLS: Final = 0
MOST_ROCKET_POINTS: Final = 1
MOST_THREATS: Final = 2
SAME_TYPE: Final = 3
CLOSING: Final = 4
HAND_LIMIT: Final = 5
SAFETY: Final = 6
RESEARCH: Final = 7

# Objective targets.
AT_LOCATION: Final = 0
MISSIONS_AT: Final = 1
THREAT_OWNED: Final = 2
TOKEN_OWNED: Final = 3
FIRST_AT: Final = 4
MOST_MISSIONS_AT: Final = 5

# Why the match ended.
VICTORY_POINTS: Final = 1
DESTINATIONS: Final = 2
ALL_MARKERS: Final = 3
FOUR_MISSIONS: Final = 4
CLOSING_MARKET: Final = 5
DISPLAY_EMPTY: Final = 6
STALEMATE: Final = 7

_RESOURCES: Final = {"computer": COMPUTER, "composite": COMPOSITE, "biotech": BIOTECH, "science": SCIENCE}
_DESTINATIONS: Final = ["earth", "moon", "mars"]
_TOKENS: Final = {"rocket": ROCKET_TOKEN, "hand": HAND_TOKEN, "science": SCIENCE_TOKEN, "money": MONEY_TOKEN}
TOKEN_IDS: Final[list[str]] = list(_TOKENS)
MODE_IDS: Final = ["standard", "battle", "solo"]
LEVEL_IDS: Final = ["easy", "normal", "hard"]

_ONLY_SHOWN: Final = [  # beside names and provenance; or held against the rows, as totals are
    "totals", "action", "meta.published_title", "meta.published_author", "meta.published_by", "surcharge.id",
    "achievement_token.per_player", "mission.numbers", "asset.numbers", "engine.numbers", "engine.type",
    "threat.numbers", "success.id", "success.numbers", "objective.number", "solitaire.number", "variant.number",
]  # fmt: skip
FILE: Final[Components] = components("rocketmen", _ONLY_SHOWN)
SHIPPED: Final[dict[str, str]] = {  # Edition.shipped
    "81b47665ddea591539a7c1d1227cd752025a8ef0157e802108e1d789239b8f4e":
        "692cab84e9a33496fab6431fa9f84a17eef7243c06e307fa50b5dc777f719200",
}  # fmt: skip

_check = FILE.check
_constant = FILE.constant
_index = FILE.index

_meta = FILE.meta()
TITLE: Final[str] = _meta["published_title"]
MOST_PLAYERS: Final[int] = _meta["players_max"]
_check(
    (_meta["players_min"], MOST_PLAYERS) == (1, 4), "players_min must be 1 and players_max 4: RM-2.13 has no others."
)

HAND_LIMIT_START: Final[int] = _constant("hand_limit_start")
STARTING_HAND: Final[int] = _constant("starting_hand")
DISPLAY_SIZE: Final[int] = _constant("display_size")
PLACEMENT_COST: Final[int] = _constant("placement_cost")
ENGINES_PER_TURN: Final[int] = _constant("engines_per_turn")
MARKERS: Final[int] = _constant("mission_markers_per_player")
OBJECTIVES_DEALT: Final[int] = _constant("objectives_dealt")
VARIANTS_DRAWN: Final[int] = _constant("variants_drawn")
THREAT_VP: Final[int] = _constant("threat_vp")
DISC_VP: Final[list[int]] = [0, _constant("moon_token_vp"), _constant("mars_token_vp")]  # by destination
MONEY_TOKEN_VALUE: Final[int] = _constant("money_token_value")
DEPOT_CAPACITY: Final[int] = _constant("depot_capacity")
BATTLE_MISSIONS: Final[int] = _constant("battle_for_earth_missions")
END_VP: Final[list[int]] = [0, 0, _constant("end_vp_2"), _constant("end_vp_3"), _constant("end_vp_4")]  # by players
STANDSTILL_ROUNDS: Final[int] = _constant("standstill_rounds")
STANDSTILL_WARN_FROM: Final[int] = _constant("standstill_warn_from")
_check(DISPLAY_SIZE >= 1, "display_size must be at least 1 (RM-1.1).")
_check(MARKERS >= 1, "mission_markers_per_player must be at least 1 (RM-1.2).")
_check(PLACEMENT_COST >= 1, "placement_cost must be at least 1: every bill has some money (RM-8.1, RM-6.10).")
_check(BATTLE_MISSIONS >= 1, "battle_for_earth_missions must be at least 1, or nobody could launch (RM-19.2).")
_check(STANDSTILL_ROUNDS >= 1, "standstill_rounds must be at least 1, or no match could begin (RM-16.6).")
_check(_constant("objectives_scored") == 1, "objectives_scored must be 1: RM-17.1 scores one, whatever is dealt.")
_check(min(END_VP[2:]) >= 1, "end_vp must be at least 1 (RM-16.1).")
_check(MONEY_TOKEN_VALUE >= 1, "money_token_value must be at least 1 (RM-13.4).")

COLOUR_IDS: Final[list[str]] = [row["id"] for row in FILE.rows("colour", {"id": str, "names": dict})]
_check(len(COLOUR_IDS) >= MOST_PLAYERS, f"{MOST_PLAYERS} players need {MOST_PLAYERS} colours (RM-1.2).")

# Destinations, resources and locations.
_destinations = FILE.rows(
    "destination", {"id": str, "names": dict, "order": int, "track_target": int, "success_cards": int, "token": bool}
)
DESTINATION_IDS: Final[list[str]] = [row["id"] for row in _destinations]
DESTINATIONS_COUNT: Final[int] = len(DESTINATION_IDS)
TARGET: Final[list[int]] = [row["track_target"] for row in _destinations]
SUCCESS_CARDS: Final[list[int]] = [row["success_cards"] for row in _destinations]
HAS_DISC: Final[list[bool]] = [row["token"] for row in _destinations]
_check(
    DESTINATION_IDS == _DESTINATIONS and [row["order"] for row in _destinations] == [1, 2, 3],
    "the destinations must be earth, moon and mars, with order 1, 2 and 3 (RM-10.2).",
)
_check(min(SUCCESS_CARDS) >= 1, "every destination needs at least one success card (RM-10.9).")
_check(HAS_DISC == [False, True, True], "there is a token for the Moon and one for Mars, and none for Earth (RM-1.3).")

_resources = FILE.rows("resource", {"id": str, "names": dict, "matches": str})
RESOURCE_IDS: Final[list[str]] = [row["id"] for row in _resources]
_check(list(_RESOURCES) == RESOURCE_IDS, f"the resources must be {', '.join(_RESOURCES)}, in that order (RM-4.1).")
BOOSTS: Final[list[int]] = [_index(row, "matches", [*_DESTINATIONS, "any"]) for row in _resources]  # 3: any
_check(BOOSTS[SCIENCE] == 3, "science matches any destination (RM-4.2, RM-R.17).")
_check(sorted(BOOSTS[:3]) == [EARTH, MOON, MARS], "each resource but science matches one destination (RM-4.11).")
MATCHING: Final[list[int]] = [BOOSTS.index(destination) for destination in range(3)]  # per destination its resource

TYPE_IDS: Final[list[str]] = [row["id"] for row in FILE.rows("location_type", {"id": str, "names": dict})]
TYPES: Final[int] = len(TYPE_IDS)
_locations = FILE.rows(
    "location",
    {
        "id": str, "names": dict, "destination": str, "type": str, "rocket_points": int, "vp_first": int,
        "vp_later": int,
    },
)  # fmt: skip
LOCATION_IDS: Final[list[str]] = [row["id"] for row in _locations]
LOCATIONS: Final[int] = len(LOCATION_IDS)
DESTINATION_OF: Final[list[int]] = [_index(row, "destination", _DESTINATIONS) for row in _locations]
TYPE_OF: Final[list[int]] = [_index(row, "type", TYPE_IDS) for row in _locations]
POINTS_NEEDED: Final[list[int]] = [row["rocket_points"] for row in _locations]
VP_FIRST: Final[list[int]] = [row["vp_first"] for row in _locations]
VP_LATER: Final[list[int]] = [row["vp_later"] for row in _locations]
LOCATION_AT: Final[list[list[int]]] = [  # by destination and type, or -1
    [
        next((each for each in range(LOCATIONS) if (DESTINATION_OF[each], TYPE_OF[each]) == (destination, kind)), -1)
        for kind in range(TYPES)
    ]
    for destination in range(3)
]
AT_DESTINATION: Final[list[int]] = [  # per destination its locations, as bits
    sum(1 << each for each in range(LOCATIONS) if DESTINATION_OF[each] == destination) for destination in range(3)
]
for _row in _locations:
    _check(_row["vp_later"] <= _row["vp_first"], f"{_row['id']}: vp_later must not be above vp_first (RM-11.5).")
    _check(_row["id"] == f"{_row['destination']}.{_row['type']}", f"{_row['id']}: an id is destination.type.")
_check(min(AT_DESTINATION) > 0, "every destination needs a location (RM-15.1).")

_steps = FILE.rows("surcharge", {"id": str, "from_vp": int, "money": int})
SURCHARGE_FROM: Final[list[int]] = [row["from_vp"] for row in _steps]
SURCHARGE_MONEY: Final[list[int]] = [row["money"] for row in _steps]
_check(sorted(set(SURCHARGE_FROM)) == SURCHARGE_FROM, "the surcharge steps must go up by from_vp (RM-14.2).")

_tokens = FILE.rows("achievement_token", {"id": str, "names": dict, "per_player": int, "faces": list})
_check([row["id"] for row in _tokens] == list(_TOKENS), f"the achievement tokens must be {', '.join(_TOKENS)} (RM-13).")

# Cards: missions, assets, engines, threats.
_SYMBOLS: Final[dict[str, type]] = {"money": int, "rocket": int, "resources": list}
_PRINTED: Final[dict[str, type]] = {"id": str, "names": dict, "count": int, "numbers": list}
_missions = FILE.rows("mission", {**_PRINTED, **_SYMBOLS, "type": str, "targets": list, "achievement": dict})
_assets = FILE.rows(
    "asset",
    {**_PRINTED, **_SYMBOLS, "icons": list, "colour": str, "cost": dict, "effects": list, "text": dict},
    {"short": dict},
)
_engines = FILE.rows("engine", {**_PRINTED, **_SYMBOLS, "icons": list, "cost": dict, "type": str})
_threats = FILE.rows("threat", {**_PRINTED, **_SYMBOLS, "icons": list, "cost": dict, "vp": int})
_cards = [*_missions, *_assets, *_engines, *_threats]
CARD_IDS: Final[list[str]] = [row["id"] for row in _cards]
KINDS: Final[int] = len(_cards)
MISSIONS: Final[int] = len(_missions)  # missions are the cards below this number
FIRST_ASSET: Final[int] = MISSIONS
FIRST_ENGINE: Final[int] = FIRST_ASSET + len(_assets)
ENGINES: Final[int] = len(_engines)
FIRST_THREAT: Final[int] = FIRST_ENGINE + ENGINES
THREATS: Final[int] = len(_threats)
GROUP: Final[list[int]] = (
    [A_MISSION] * MISSIONS + [AN_ASSET] * len(_assets) + [AN_ENGINE] * ENGINES + [A_THREAT] * THREATS
)
_check(len(set(CARD_IDS)) == KINDS, "two cards have the same id.")


def _symbols(row: Row, listed: Any) -> list[int]:
    """How many there are of each resource in a list of their names."""
    if not isinstance(listed, list):
        raise FILE.complain(f"{row['id']}: resources must be a list.")
    for each in listed:
        _check(each in _RESOURCES, f"{row['id']}: resources are {', '.join(_RESOURCES)}, not {each!r}.")
    return [listed.count(resource) for resource in _RESOURCES]


for _row in _cards:
    FILE.numbers(_row, "numbers")
    _check(len(_row["numbers"]) == _row["count"], f"{_row['id']}: count must say how many numbers there are.")
MONEY: Final[list[int]] = [row["money"] for row in _cards]
ROCKET: Final[list[int]] = [row["rocket"] for row in _cards]
_gives = [_symbols(row, row["resources"]) for row in _cards]
GIVES: Final[list[list[int]]] = [[each[resource] for each in _gives] for resource in range(4)]  # resource, card
IS_FOR_PAD: Final[list[bool]] = [ROCKET[card] > 0 or sum(_gives[card]) > 0 for card in range(KINDS)]  # RM-8.4
for _row in _threats:
    _check(
        _row["money"] == 0 and _row["rocket"] == 0 and not _row["resources"],
        f"{_row['id']}: a threat has no symbols that could be used (RM-4.9, RM-14.5).",
    )
    _check(_row["vp"] == THREAT_VP, f"{_row['id']}: vp must be threat_vp, {THREAT_VP} (RM-14.1).")

COST: Final[list[int]] = []  # money; missions cannot be bought
_needs: list[list[int]] = []
for _row in _cards:
    _cost = _row.get("cost", {"money": 0, "resources": []})
    _check(set(_cost) == {"money", "resources"}, f"{_row['id']}: a cost has money and resources.")
    _check(type(_cost["money"]) is int and _cost["money"] >= 0, f"{_row['id']}: cost money must be a number from 0 on.")
    _check("cost" not in _row or _cost["money"] > 0, f"{_row['id']}: every cost has some money (RM-4.3).")
    COST.append(_cost["money"])
    _needs.append(_symbols(_row, _cost["resources"]))
NEEDS: Final[list[list[int]]] = [[each[resource] for each in _needs] for resource in range(4)]  # resource, card

# Missions: where they can go, and what they bring.
LOCATION_OF: Final[list[list[int]]] = []  # mission, destination -> location, or -1
ACHIEVEMENT: Final[list[int]] = []
ACHIEVED: Final[list[int]] = []  # how much of it
for _row in _missions:
    _places = [-1, -1, -1]
    for _target in _row["targets"]:
        _check(_target in LOCATION_IDS, f"{_row['id']}: targets names an unknown location {_target!r}.")
        _place = LOCATION_IDS.index(_target)
        _check(TYPE_IDS[TYPE_OF[_place]] == _row["type"], f"{_row['id']}: {_target} is not of its type (RM-10.2).")
        _places[DESTINATION_OF[_place]] = _place
    _check(max(_places) >= 0, f"{_row['id']}: a mission needs a target (RM-4.4).")
    _won = _row["achievement"]
    _check(
        set(_won) == {"kind", "value"} and _won["kind"] in _TOKENS and type(_won["value"]) is int,
        f"{_row['id']}: achievement must have a kind ({', '.join(_TOKENS)}) and a value.",
    )
    _faces = _tokens[_TOKENS[_won["kind"]]]["faces"]
    _check(_won["value"] in _faces, f"{_row['id']}: no {_won['kind']} token shows {_won['value']}.")
    LOCATION_OF.append(_places)
    ACHIEVEMENT.append(_TOKENS[_won["kind"]])
    ACHIEVED.append(_won["value"])
_check(_tokens[MONEY_TOKEN]["faces"] == [MONEY_TOKEN_VALUE], "the money token shows money_token_value (RM-13.4).")
_check(
    _tokens[HAND_TOKEN]["faces"] == _tokens[SCIENCE_TOKEN]["faces"] == [1], "hand and science tokens show 1 (RM-13)."
)

# Effects: what each kind must say beside its number, and the code for it. Only the numbers are the file's to choose.
_EFFECTS: Final[dict[str, tuple[int, str, dict[str, object]]]] = {
    "take_threat": (TAKE_THREAT, "count", {"timing": "discard", "to": "play_area", "self": "scrapyard"}),
    "scrap_then_draw": (
        SCRAP_THEN_DRAW,
        "draw",
        {"timing": "discard", "scrap": 1, "from": ["hand", "warehouse"], "self": "play_area"},
    ),
    "cycle_hand": (CYCLE_HAND, "extra", {"timing": "discard", "self": "play_area"}),
    "scrap_from_hand": (SCRAP_FROM_HAND, "max", {"timing": "discard", "self": "play_area"}),
    "fetch_from_warehouse": (FETCH_CARD, "count", {"timing": "discard", "to": "hand", "self": "play_area"}),
    "free_placement": (FREE_PLACEMENT, "count", {"timing": "payment", "deferred": True, "optional": True}),
    "money_per_mission": (MONEY_PER_MISSION, "amount", {"timing": "payment", "mandatory": True}),
    "rocket_bonus": (
        ROCKET_BONUS,
        "points",
        {"timing": "launch_pad", "window": "count", "uses": "once_per_launch", "self": "stay"},
    ),
    "choose_first_success": (
        CHOOSE_FIRST,
        "reveal",
        {
            "timing": "launch_pad", "window": "first_draw", "keep": 1, "self": "play_area",
            "self_on_success": "scrapyard",
        },
    ),
    "replace_success_card": (REPLACE_CARD, "", {"timing": "launch_pad", "window": "reaction", "self": "play_area"}),
    "zero_becomes": (ZERO_BECOMES, "value", {"timing": "launch_pad", "window": "reaction", "self": "play_area"}),
    "copy_pad_card": (
        COPY,
        "",
        {
            "timing": "launch_pad", "window": "any_before_last", "from": "opponent_launch_pad",
            "until": "end_of_launch", "self": "stay",
        },
    ),
    "abort_discount": (ABORT_DISCOUNT, "cards", {"timing": "launch_pad", "window": "abort", "self": "stay"}),
    "salvage_engine": (
        SALVAGE_ENGINE,
        "count",
        {"timing": "launch_pad", "window": "outcome", "to": "hand", "self": "play_area"},
    ),
    "depot": (
        A_DEPOT,
        "capacity",
        {"timing": "permanent", "uses_per_turn": 1, "modes": ["store_one", "take_all"], "self": "stay"},
    ),
}  # fmt: skip
_ONE_ONLY: Final = ("take_threat", "fetch_from_warehouse", "free_placement", "salvage_engine")
EFFECT: Final[list[int]] = [NO_EFFECT] * KINDS
AMOUNT: Final[list[int]] = [0] * KINDS  # the effect's number
THREAT_TAKEN: Final[list[int]] = [-1] * KINDS
_THREAT_IDS: Final[list[str]] = [row["id"] for row in _threats]


def _read_effect(row: Row, effect: Any) -> tuple[int, int]:
    """What a row's effect does, and its number."""
    _check(isinstance(effect, dict) and "kind" in effect, f"{row['id']}: an effect is a table with a kind.")
    kind: str = effect["kind"]
    rest = {key: value for key, value in effect.items() if key not in ("kind", "threat")}
    if kind == "draw" and effect.get("timing") == "payment":
        verb, number, fixed = DRAW_FOR_PAYMENT, "count", {"timing": "payment", "deferred": True, "optional": True}
    elif kind == "draw":
        verb, number, fixed = DRAW_CARDS, "count", {"timing": "discard", "self": "play_area"}
    elif kind == "advance" and effect.get("self") == "stay":
        verb, number, fixed = (
            BACKUP,
            "spaces",
            {"timing": "launch_pad", "window": "boost", "uses": "once_per_launch", "self": "stay"},
        )
    elif kind == "advance":
        verb, number, fixed = BURN, "spaces", {"timing": "launch_pad", "window": "any", "self": "scrapyard"}
    elif kind in _EFFECTS:
        verb, number, fixed = _EFFECTS[kind]
    else:
        raise FILE.complain(f"{row['id']}: the rules know no effect {kind!r}.")
    value: Any = rest.pop(number, None) if number else 0
    _check(type(value) is int and (value > 0 or not number), f"{row['id']}: {kind} needs a number {number!r} above 0.")
    _check(rest == fixed, f"{row['id']}: {kind} must say {fixed}; only {number or 'nothing'} can be changed here.")
    _check(kind not in _ONE_ONLY or value == 1, f"{row['id']}: {kind} is for one card.")
    return verb, value


for _number, _row in enumerate(_assets, FIRST_ASSET):
    _check(len(_row["effects"]) <= 1, f"{_row['id']}: a card has one effect, or none.")
    if _row["effects"]:
        EFFECT[_number], AMOUNT[_number] = _read_effect(_row, _row["effects"][0])
        if EFFECT[_number] == TAKE_THREAT:
            THREAT_TAKEN[_number] = FIRST_THREAT + _index(_row["effects"][0], "threat", _THREAT_IDS)
        if EFFECT[_number] == A_DEPOT:
            _check(AMOUNT[_number] == DEPOT_CAPACITY, f"{_row['id']}: capacity must be depot_capacity.")
        if EFFECT[_number] == MONEY_PER_MISSION:
            _check(MONEY[_number] == 0, f"{_row['id']}: its money is what the missions bring (RM-R.53).")
        if EFFECT[_number] > LAST_PAYMENT_EFFECT:
            _check(IS_FOR_PAD[_number], f"{_row['id']}: it works on the launch pad, so it needs a symbol (RM-8.4).")


def _of_effect(effect: int) -> list[int]:
    return [card for card in range(KINDS) if EFFECT[card] == effect]


_check(len(_of_effect(COPY)) <= 1, "there is only one kind of card that copies.")
COPIER: Final[int] = _of_effect(COPY)[0] if _of_effect(COPY) else -1
_check(len(_of_effect(A_DEPOT)) <= 1, "there is only one kind of depot.")
DEPOT: Final[int] = _of_effect(A_DEPOT)[0] if _of_effect(A_DEPOT) else -1
_check(len(_of_effect(DRAW_FOR_PAYMENT)) <= 1, "there is only one kind of card that draws when it pays.")
DRAWER: Final[int] = _of_effect(DRAW_FOR_PAYMENT)[0] if _of_effect(DRAW_FOR_PAYMENT) else -1
MOST_REVEALED: Final[int] = max([AMOUNT[card] for card in _of_effect(CHOOSE_FIRST)], default=1)

# Which copies are in play, by the number of players (RM-2.1, RM-2.3, RM-20.2).
_ICONS: Final[list[list[int]]] = [row.get("icons", []) for row in _cards]
COPIES_OF: Final[list[int]] = [row["count"] for row in _cards]  # of one colour's missions: RM-1.6
for _number in range(KINDS):
    if _number < MISSIONS:
        _check(COPIES_OF[_number] == len(COLOUR_IDS), f"{CARD_IDS[_number]}: one per colour (RM-1.6).")
        COPIES_OF[_number] = 1
    else:
        _check(
            len(_ICONS[_number]) == COPIES_OF[_number] and set(_ICONS[_number]) <= {1, 2, 3, 4},
            f"{CARD_IDS[_number]}: icons must give each copy a number from 1 to 4 (RM-2.1).",
        )


def _in_play(card: int, players: int) -> int:
    """RM-2.1: how many copies are used; solo uses the two-player selection."""
    return sum(1 for icon in _ICONS[card] if icon <= max(2, players))


def _deck(players: int, mode: int, colour: str) -> list[int]:
    """RM-2.3, RM-19.1, RM-20.2: one layer of the asset deck."""
    counts = [0] * KINDS
    for number, row in enumerate(_assets, FIRST_ASSET):
        if row["colour"] == colour and (colour == "teal" or mode != BATTLE):
            counts[number] = _in_play(number, players)
    for number in range(FIRST_THREAT, KINDS):
        first = _ICONS[number].count(1)
        others = 0 if mode != STANDARD else _in_play(number, players) - first
        if mode == SOLO:
            counts[number] = first if colour == "pink" else 0
        else:
            counts[number] = first if colour == "teal" else others
    return counts


TEAL: Final = 0
PINK: Final = 1
LAYERS: Final[list[list[list[list[int]]]]] = [  # mode, players, TEAL or PINK -> how many of each card
    [[_deck(players, mode, colour) for colour in ("teal", "pink")] for players in range(MOST_PLAYERS + 1)]
    for mode in (STANDARD, BATTLE, SOLO)
]
ENGINE_COUNTS: Final[list[list[int]]] = [
    [_in_play(FIRST_ENGINE + engine, players) for engine in range(ENGINES)] for players in range(MOST_PLAYERS + 1)
]
for _row in _assets:
    _index(_row, "colour", ["teal", "pink"])

# Success cards, by value.
_success = FILE.rows("success", {"id": str, "value": int, "count": int, "numbers": list})
SUCCESS_VALUES: Final[list[int]] = sorted(row["value"] for row in _success)
SUCCESS_COUNTS: Final[list[int]] = [
    next(row["count"] for row in _success if row["value"] == value) for value in SUCCESS_VALUES
]
VALUES: Final[int] = len(SUCCESS_VALUES)
SUCCESS_TOTAL: Final[int] = sum(SUCCESS_COUNTS)
_check(len(set(SUCCESS_VALUES)) == VALUES, "each success value needs one row only; raise its count instead.")
_check(SUCCESS_TOTAL <= 20, "there can be no more than 20 success cards: the odds are computed in 64-bit numbers.")
_check(
    max(SUCCESS_CARDS) + MOST_REVEALED + 2 <= SUCCESS_TOTAL,
    "there are too few success cards for the longest launch (RM-10.9).",
)

# Objectives: a target is a kind, what it is about, and a number.
_objectives = FILE.rows(
    "objective", {"id": str, "number": int, "names": dict, "targets": list, "vp_per_target": int, "vp_all_bonus": int,
                  "solo": bool}
)  # fmt: skip
OBJECTIVE_IDS: Final[list[str]] = [row["id"] for row in _objectives]
OBJECTIVES: Final[int] = len(OBJECTIVE_IDS)
VP_PER_TARGET: Final[list[int]] = [row["vp_per_target"] for row in _objectives]
VP_ALL_TARGETS: Final[list[int]] = [row["vp_all_bonus"] for row in _objectives]
IS_FOR_SOLO: Final[list[bool]] = [row["solo"] for row in _objectives]
_TARGETS: Final[dict[str, tuple[int, str, list[str]]]] = {
    "location": (AT_LOCATION, "at", LOCATION_IDS),
    "missions_at": (MISSIONS_AT, "destination", _DESTINATIONS),
    "threat_owned": (THREAT_OWNED, "threat", _THREAT_IDS),
    "token": (TOKEN_OWNED, "token", _DESTINATIONS),
    "first_at_locations": (FIRST_AT, "", []),
    "most_missions_at": (MOST_MISSIONS_AT, "destination", _DESTINATIONS),
}


def _read_target(row: Row, target: Any) -> list[int]:
    """A target of an objective as its kind, what it is about, and its number."""
    kind = _index({"id": row["id"], **target}, "kind", list(_TARGETS))
    verb, key, known = list(_TARGETS.values())[kind]
    about = _index({"id": row["id"], **target}, key, known) if key else 0
    return [verb, about, target.get("min", 1)]


TARGETS: Final[list[list[list[int]]]] = [[_read_target(row, each) for each in row["targets"]] for row in _objectives]
_check(
    len(_objectives) >= MOST_PLAYERS * OBJECTIVES_DEALT and any(IS_FOR_SOLO),
    "there are too few objectives to deal (RM-2.9, RM-20.4).",
)
_check(OBJECTIVES_DEALT >= 1, "objectives_dealt must be at least 1 (RM-2.9).")

# Solitaire cards: a type, an advance, and by level a destination and a start.
_solitaire = FILE.rows(
    "solitaire",
    {
        "id": str, "names": dict, "number": int, "type": str, "advance": int, "easy": dict, "normal": dict,
        "hard": dict,
    },
)  # fmt: skip
SOLITAIRE_IDS: Final[list[str]] = [row["id"] for row in _solitaire]
SOLITAIRES: Final[int] = len(SOLITAIRE_IDS)
SOLITAIRE_TYPE: Final[list[int]] = [_index(row, "type", TYPE_IDS) for row in _solitaire]
SOLITAIRE_ADVANCE: Final[list[int]] = [row["advance"] for row in _solitaire]
SOLITAIRE_DESTINATION: Final[list[list[int]]] = [  # by level and card
    [_index({"id": row["id"], **row[level]}, "destination", _DESTINATIONS) for row in _solitaire] for level in LEVEL_IDS
]
SOLITAIRE_START: Final[list[list[int]]] = [[row[level]["start"] for row in _solitaire] for level in LEVEL_IDS]

# Variant cards.
_variants = FILE.rows(
    "variant",
    {"id": str, "number": int, "names": dict, "category": str, "effect": dict, "text": dict},
    {"short": dict},
)
VARIANT_IDS: Final[list[str]] = [row["id"] for row in _variants]
VARIANTS: Final[int] = len(VARIANT_IDS)
_VARIANT_KINDS: Final[dict[str, tuple[int, str]]] = {
    "most_symbols": (MOST_SYMBOLS, "vp"),
    "most_rocket_points": (MOST_ROCKET_POINTS, "vp"),
    "most_threats": (MOST_THREATS, "vp"),
    "same_type_missions": (SAME_TYPE, "vp"),
    "end_when_display_deck_empty": (CLOSING, ""),
    "hand_limit_start": (HAND_LIMIT, "value"),
    "abort_discount": (SAFETY, "cards"),
    "pay_to_replace_display": (RESEARCH, "money"),
}
VARIANT_KIND: Final[list[int]] = []
VARIANT_NUMBER: Final[list[int]] = []
VARIANT_ABOUT: Final[list[int]] = []  # the resource, or how many destinations
for _row in _variants:
    _effect = {"id": _row["id"], **_row["effect"]}
    _kind, _key = list(_VARIANT_KINDS.values())[_index(_effect, "kind", list(_VARIANT_KINDS))]
    VARIANT_KIND.append(_kind)
    VARIANT_NUMBER.append(_effect.get(_key, 0))
    VARIANT_ABOUT.append(
        _index(_effect, "resource", list(_RESOURCES)) if _kind == MOST_SYMBOLS else _effect.get("min", 0)
    )
    _check(
        _row["category"] == ("score" if _kind <= SAME_TYPE else "rule"), f"{_row['id']}: category is wrong (RM-18.2)."
    )
    _check(_kind != RESEARCH or VARIANT_NUMBER[-1] > 0, f"{_row['id']}: every bill has some money (RM-6.10).")
_check(VARIANTS >= VARIANTS_DRAWN, "there are fewer variant cards than variants_drawn (RM-2.12).")
_check(VARIANTS_DRAWN == 2, "variants_drawn must be 2: the board has two spaces for them (RM-1.1).")

END_REASON_IDS: Final[dict[int, str]] = FILE.end_reasons(
    "victory_points", "destinations", "all_markers", "four_missions", "market_closed", "display_empty", "stalemate"
)
FILE.rows("action", {"id": str, "names": dict})  # what the verbs are called

# The file's totals hold (RM-1.3 to RM-1.5).
_totals = FILE.row(
    "totals",
    {
        "missions": int, "assets": int, "engines": int, "threats": int, "success": int, "objectives": int,
        "solitaire": int, "variants": int, "mission_markers": int, "vp_markers": int, "rocket_achievement_tokens": int,
        "other_achievement_tokens": int, "rocket_marker": int, "first_player_ai_rocket_marker": int, "moon_token": int,
        "mars_token": int, "boards": int, "player_boards": int,
    },
)  # fmt: skip
for _section, _rows in (("missions", _missions), ("assets", _assets), ("engines", _engines), ("threats", _threats)):
    _check(
        _totals[_section] == sum(row["count"] for row in _rows), f"totals: {_section} is not what the rows add up to."
    )
_check(_totals["success"] == SUCCESS_TOTAL, "totals: success is not what the rows add up to.")
_check(_totals["objectives"] == OBJECTIVES, "totals: objectives is not the number of rows.")
_check(_totals["solitaire"] == SOLITAIRES, "totals: solitaire is not the number of rows.")
_check(_totals["variants"] == VARIANTS, "totals: variants is not the number of rows.")
_check(
    _totals["mission_markers"] == MARKERS * MOST_PLAYERS, "totals: mission_markers is not 4 times what a player has."
)

# Bounds.
CARDS: Final[int] = sum(COPIES_OF) + MISSIONS * (MOST_PLAYERS - 1)
HIGHEST_SCORE: Final[int] = (
    sum(sorted(VP_FIRST)[-MARKERS:])
    + THREAT_VP * sum(COPIES_OF[FIRST_THREAT:])
    + sum(DISC_VP)
    + max(len(TARGETS[each]) * VP_PER_TARGET[each] + VP_ALL_TARGETS[each] for each in range(OBJECTIVES))
    + sum(
        sorted(VARIANT_NUMBER[each] * (MARKERS if VARIANT_KIND[each] == SAME_TYPE else 1) for each in range(VARIANTS))[
            -VARIANTS_DRAWN:
        ]
    )
)
# A match has at most this many rounds (RM-16.6, RM-R.44), and a turn hardly more steps than there are cards, each being
# drawn, paid, placed, discarded or stored once; the AI's draws come on top.
MOST_ROUNDS: Final[int] = STANDSTILL_ROUNDS * (MARKERS * MOST_PLAYERS + 1)
MOST_STEPS: Final[int] = MOST_ROUNDS * MOST_PLAYERS * 8 * CARDS
FILE.expect_nothing_more()
