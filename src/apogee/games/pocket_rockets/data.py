"""What the component file says, as numbers and lists that the rules read; nothing here is typed in by hand.

A card is its row's number in the file: cards of a kind are all alike (PR-R.41). So are sites and fuel tokens.
"""

from typing import Final

from apogee.core.components import Components, components

# Verbs: what can be on the agenda. Those of chance first, then those that ask a player.
SITE: Final = 0  # chance: which shipyard card lies at the next free place of the ring
START: Final = 1  # chance: who is the starting player
DEAL: Final = 2  # chance: which starting base a seat gets
TOP: Final = 3  # chance: which card is now on top of a stack
LOOK: Final = 4  # chance: which card the searching player finds next
PLACE: Final = 5  # the player: where to put the pawn
SPEND: Final = 6  # the player: what to do with an action point
TAKE: Final = 7  # the player: which card of the searched stack to take

# Parts, in building order (PR-7.5).
BASE: Final = 0
SEGMENT: Final = 1
TIP: Final = 2

# Bonuses, as bits of a set. Plus-one only counts at the end and is in no set.
NO_BONUS: Final = 0
PLUS_ONE: Final = 8
EXTRA_ACTION: Final = 1
EXTRA_HAND: Final = 2
FREE_DIRECTION: Final = 4

# What the shipyard cards do.
BUILD: Final = 0
REVERSE: Final = 1
REFUEL: Final = 2
RECYCLE: Final = 3

CLOCKWISE: Final = 1
COUNTERCLOCKWISE: Final = -1
DIRECTIONS: Final[list[int]] = [CLOCKWISE, COUNTERCLOCKWISE]  # as `move` names them
DIRECTION_IDS: Final[dict[int, str]] = {CLOCKWISE: "cw", COUNTERCLOCKWISE: "ccw"}

# Why the match ended.
FUEL_EXHAUSTED: Final = 1
STALEMATE: Final = 2

_PARTS: Final = {"base": BASE, "segment": SEGMENT, "tip": TIP}
_BONUSES: Final = {
    "plus_one": PLUS_ONE,
    "extra_action": EXTRA_ACTION,
    "extra_hand": EXTRA_HAND,
    "free_direction": FREE_DIRECTION,
    "none": NO_BONUS,
}
_BONUS_EFFECTS: Final = {  # what the code does with each (PR-8.2 to PR-8.6): affects, effective_from, stacks
    "plus_one": ("score", "game_end", True),
    "extra_action": ("action_points", "owner_next_turn", False),
    "extra_hand": ("hand_limit", "owner_next_turn", False),
    "free_direction": ("movement", "owner_next_turn", False),
    "none": ("none", "never", False),
}
_SITE_ACTIONS: Final = {"build": BUILD, "reverse": REVERSE, "refuel": REFUEL, "recycle": RECYCLE}
_SITE_KINDS: Final = {"construction": "build", "conveyor": "reverse", "launch": "refuel", "recycling": "recycle"}
_DIRECTIONS: Final = {"clockwise": CLOCKWISE, "counterclockwise": COUNTERCLOCKWISE}
_ACTIONS: Final = ["place_pawn", "move", "draw", "build", "reverse", "recycle", "take_searched", "refuel"]
_FREE_ACTIONS: Final = ["place_pawn", "take_searched"]  # PR-D.1, PR-D.3: these cost no action point

_ONLY_SHOWN: Final = [  # beside names and provenance; or held against the rows, as totals are
    "totals", "meta.published_title", "meta.published_author", "meta.published_by", "meta.published_year",
    "meta.edition_modelled", "colour.total", "part_kind.total", "pawn", "fuel_token.chip_colour",
]  # fmt: skip
FILE: Final[Components] = components("pocket-rockets", _ONLY_SHOWN)
SHIPPED: Final[dict[str, str]] = {  # Edition.shipped
    "171bd61e9b76c97987eb9a76ea47224b6fbbcb31b9a701ea0787f8663d6abb2d":
        "7a2fc71d96f490e9a6cf3daeb64ac557e4fe9a5cf03208866b18ea2c29a86adf",
    "15324f246d8b21e84473e25fc09b0577120a775e1fe843a1565a82a1528bed44":
        "7a2fc71d96f490e9a6cf3daeb64ac557e4fe9a5cf03208866b18ea2c29a86adf",
}  # fmt: skip

_check = FILE.check
_constant = FILE.constant
_one_of = FILE.one_of

_meta = FILE.meta({"published_year": int, "edition_modelled": str})
TITLE: Final[str] = _meta["published_title"]
FEWEST_PLAYERS: Final[int] = _meta["players_min"]
MOST_PLAYERS: Final[int] = _meta["players_max"]

ACTION_POINTS: Final[int] = _constant("action_points")
ACTION_POINTS_WITH_BONUS: Final[int] = _constant("action_points_with_bonus")
HAND_LIMIT: Final[int] = _constant("hand_limit")
HAND_LIMIT_WITH_BONUS: Final[int] = _constant("hand_limit_with_bonus")
SEGMENTS_FOR_TIP: Final[int] = _constant("min_segments_for_tip")
POINTS_PER_SEGMENT: Final[int] = _constant("points_per_segment")
POINTS_PLUS_ONE: Final[int] = _constant("points_plus_one_tip")
STACKS: Final[int] = _constant("stack_count")
RING_SIZE: Final[int] = _constant("ring_size")
STALEMATE_TURNS: Final[int] = _constant("stalemate_turns")
_check(ACTION_POINTS >= 1, "action_points must be at least 1: PR-4.1 gives every turn some.")
_check(STALEMATE_TURNS >= 1, "stalemate_turns must be at least 1, or no match could begin (PR-9.4).")
_check(ACTION_POINTS_WITH_BONUS >= ACTION_POINTS, "action_points_with_bonus must not be below action_points.")
_check(HAND_LIMIT_WITH_BONUS >= HAND_LIMIT, "hand_limit_with_bonus must not be below hand_limit.")
_check(_constant("fuel_tokens_per_rocket_max") == 1, "fuel_tokens_per_rocket_max must be 1: PR-7.14 knows no more.")
_check(_constant("starting_hand_size") == 0, "starting_hand_size must be 0: no step of PR-2.10 deals to hands.")

_colours = FILE.rows("colour", {"id": str, "order": int, "names": dict}, {"total": int})
COLOUR_IDS: Final[list[str]] = [row["id"] for row in sorted(_colours, key=lambda row: int(row["order"]))]
COLOURS: Final[int] = len(COLOUR_IDS)

_part_kinds = FILE.rows("part_kind", {"id": str, "build_order": int, "total": int, "names": dict})
_check(
    [row["id"] for row in sorted(_part_kinds, key=lambda row: int(row["build_order"]))] == list(_PARTS),
    "part_kind must list base, segment and tip with build_order 1, 2 and 3 (PR-7.5).",
)

_bonuses = FILE.rows("bonus", {"id": str, "affects": str, "effective_from": str, "stacks": bool, "names": dict})
_check(
    {row["id"] for row in _bonuses} == set(_BONUSES),
    f"the bonuses must be {', '.join(_BONUSES)}; the rules know no others.",
)
for _row in _bonuses:
    _check(
        (_row["affects"], _row["effective_from"], _row["stacks"]) == _BONUS_EFFECTS[_row["id"]],
        f"bonus {_row['id']!r}: affects, effective_from and stacks say what PR-8 says, and cannot be changed here.",
    )
BONUS_IDS: Final[dict[int, str]] = {_BONUSES[row["id"]]: row["id"] for row in _bonuses}

# Rocket cards.
_cards = FILE.rows("rocket_card", {"id": str, "colour": str, "kind": str, "bonus": str, "count": int, "names": dict})
CARD_IDS: Final[list[str]] = [row["id"] for row in _cards]
KINDS: Final[int] = len(_cards)
COLOUR_OF: Final[list[int]] = [COLOUR_IDS.index(_one_of(row, "colour", COLOUR_IDS)) for row in _cards]
PART_OF: Final[list[int]] = [_PARTS[_one_of(row, "kind", _PARTS)] for row in _cards]
BONUS_OF: Final[list[int]] = [_BONUSES[_one_of(row, "bonus", _BONUSES)] for row in _cards]
COPIES_OF: Final[list[int]] = [row["count"] for row in _cards]
CARDS: Final[int] = sum(COPIES_OF)
for _kind in range(KINDS):
    _check(
        PART_OF[_kind] == TIP or BONUS_OF[_kind] == NO_BONUS,
        f"{CARD_IDS[_kind]}: only a tip carries a bonus (PR-1.5).",
    )


def _copies(part: int) -> int:
    return sum(COPIES_OF[kind] for kind in range(KINDS) if PART_OF[kind] == part)


def _copies_in(colour: int) -> int:
    return sum(COPIES_OF[kind] for kind in range(KINDS) if COLOUR_OF[kind] == colour)


# The totals that the file claims (PR-1.2 to PR-1.7).
_totals = FILE.row(
    "totals",
    {
        "rocket_cards": int, "bases": int, "segments": int, "tips": int, "shipyard_cards": int, "pawns": int,
        "fuel_tokens": int, "fuel_points": int,
    },
)  # fmt: skip


def _hold(claims: list[tuple[str, int, int]], suspects: str) -> None:
    """Compare each total of an entry with the rows, and name all that are wrong at once."""
    wrong = [
        f"{entry} is {said}, but the rows add up to {found}, {abs(found - said)} {'more' if found > said else 'fewer'}"
        for entry, said, found in claims
        if said != found
    ]
    _check(
        not wrong, f"{'; '.join(wrong)}: correct {suspects}, or else {'these totals' if wrong[1:] else 'this total'}."
    )


_of_parts = {_PARTS[row["id"]]: int(row["total"]) for row in _part_kinds}
_of_colours = {COLOUR_IDS.index(row["id"]): int(row["total"]) for row in _colours if "total" in row}
_suspects = [
    CARD_IDS[kind]
    for kind in range(KINDS)
    if _of_parts[PART_OF[kind]] != _copies(PART_OF[kind])
    and _of_colours.get(COLOUR_OF[kind], -1) != _copies_in(COLOUR_OF[kind])
]
_hold(
    [
        ("[totals] rocket_cards", _totals["rocket_cards"], CARDS),
        ("[totals] bases", _totals["bases"], _copies(BASE)),
        ("[totals] segments", _totals["segments"], _copies(SEGMENT)),
        ("[totals] tips", _totals["tips"], _copies(TIP)),
        *[(f"colour {COLOUR_IDS[each]!r} total", _of_colours[each], _copies_in(each)) for each in _of_colours],
        *[(f"part_kind {each!r} total", _of_parts[_PARTS[each]], _copies(_PARTS[each])) for each in _PARTS],
    ],
    f"the count of {', '.join(_suspects)}" if _suspects else "the rows",
)

BASE_OF: Final[list[int]] = []  # per colour, the card that starts a rocket
for _colour in range(COLOURS):
    _found = [kind for kind in range(KINDS) if PART_OF[kind] == BASE and COLOUR_OF[kind] == _colour]
    _check(len(_found) == 1, f"{COLOUR_IDS[_colour]} needs one row for its bases: they are all alike (PR-1.4).")
    _segments = [kind for kind in range(KINDS) if PART_OF[kind] == SEGMENT and COLOUR_OF[kind] == _colour]
    _check(len(_segments) == 1, f"{COLOUR_IDS[_colour]} needs one row for its segments: they are all alike (PR-1.4).")
    BASE_OF.append(_found[0])
SEGMENT_OF: Final[list[int]] = [
    next(kind for kind in range(KINDS) if PART_OF[kind] == SEGMENT and COLOUR_OF[kind] == colour)
    for colour in range(COLOURS)
]

# Shipyard cards. A stack is named by its site, and numbered in the order of PR-2.8.
_sites = FILE.rows(
    "shipyard_card",
    {"id": str, "kind": str, "has_stack": bool, "action": str, "names": dict},
    {"colour": str},
)
SITE_IDS: Final[list[str]] = [row["id"] for row in _sites]
SITE_ACTION: Final[list[int]] = [_SITE_ACTIONS[_one_of(row, "action", _SITE_ACTIONS)] for row in _sites]
SITE_COLOUR: Final[list[int]] = [
    COLOUR_IDS.index(_one_of(row, "colour", COLOUR_IDS)) if "colour" in row else -1 for row in _sites
]
for _row in _sites:
    _check(
        _SITE_KINDS[_one_of(_row, "kind", _SITE_KINDS)] == _row["action"],
        f"{_row['id']}: a {_row['kind']} card has the action {_SITE_KINDS[_row['kind']]} (PR-7).",
    )
    _check(
        ("colour" in _row) == (_row["kind"] == "construction"),
        f"{_row['id']}: construction lines have a colour, other sites have none (PR-1.6).",
    )
_check(len(SITE_IDS) == RING_SIZE, f"there are {len(SITE_IDS)} shipyard cards, but ring_size is {RING_SIZE}.")

# How the ring is laid.
_ring = FILE.row(
    "ring",
    {"positions": int, "fixed": dict, "random_positions": list, "random_cards": list, "start_direction": str},
)
FILE.numbers(_ring, "fixed")
FILE.numbers(_ring, "random_positions")
_check(_ring["positions"] == RING_SIZE, f"ring positions is {_ring['positions']}, but ring_size is {RING_SIZE}.")
START_DIRECTION: Final[int] = _DIRECTIONS[_one_of(_ring, "start_direction", _DIRECTIONS)]
_check(
    sorted([*_ring["fixed"].values(), *_ring["random_positions"]]) == list(range(RING_SIZE)),
    f"the ring's fixed and random_positions must name each place from 0 to {RING_SIZE - 1} once.",
)
_check(
    sorted(map(str, [*_ring["fixed"], *_ring["random_cards"]])) == sorted(SITE_IDS),
    "the ring's fixed and random_cards must name each shipyard card once.",
)
_check(len(_ring["random_cards"]) >= 2, "at least two shipyard cards must be among the ring's random_cards (PR-2.3).")
FIXED_PLACES: Final[dict[int, int]] = {place: SITE_IDS.index(site) for site, place in _ring["fixed"].items()}
RANDOM_SITES: Final[list[int]] = sorted(SITE_IDS.index(site) for site in _ring["random_cards"])

# Fuel tokens, by value.
_fuel = FILE.rows("fuel_token", {"id": str, "value": int, "count": int, "chip_colour": str, "names": dict})
FUEL_IDS: Final[list[str]] = [row["id"] for row in _fuel]
FUEL_VALUES: Final[list[int]] = [row["value"] for row in _fuel]
FUEL_COUNTS: Final[list[int]] = [row["count"] for row in _fuel]
FUEL_TOKENS: Final[int] = sum(FUEL_COUNTS)
FUEL_POINTS: Final[int] = sum(value * count for value, count in zip(FUEL_VALUES, FUEL_COUNTS, strict=True))
_check(len(set(FUEL_VALUES)) == len(FUEL_VALUES), "each fuel value needs one row only; raise its count instead.")
_check(min(FUEL_VALUES) >= 1 and FUEL_TOKENS >= 1, "fuel tokens need a value of at least 1, and there must be some.")

_pawns = FILE.rows("pawn", {"id": str, "colour": str, "names": dict})
_check(len(_pawns) >= MOST_PLAYERS, f"{MOST_PLAYERS} players need {MOST_PLAYERS} pawns (PR-2.6).")

# Setup by player count.
_setups = FILE.rows(
    "setup",
    {"players": int, "starting_bases": dict, "stacked_cards": int, "stack_order": list, "stack_sizes": list},
)
_check(
    [row["players"] for row in _setups] == list(range(FEWEST_PLAYERS, MOST_PLAYERS + 1)),
    f"setup needs one row for each number of players from {FEWEST_PLAYERS} to {MOST_PLAYERS}, in that order.",
)
STACK_SITES: Final[list[int]] = []  # per stack, its site
for _site in _setups[0]["stack_order"]:
    _check(_site in SITE_IDS, f"setup: stack_order names an unknown site {_site!r}.")
    STACK_SITES.append(SITE_IDS.index(_site))
_check(
    sorted(STACK_SITES) == [number for number, row in enumerate(_sites) if row["has_stack"]]
    and len(STACK_SITES) == STACKS,
    "stack_order must name the sites with has_stack = true, each once, and stack_count must be their number.",
)
STACK_IDS: Final[list[str]] = [SITE_IDS[_place] for _place in STACK_SITES]  # a stack is named by its site
STACK_AT: Final[list[int]] = [STACK_SITES.index(s) if s in STACK_SITES else -1 for s in range(RING_SIZE)]
STARTING_BASES: Final[dict[int, list[int]]] = {}  # players -> how many of each colour
STACK_SIZES: Final[dict[int, list[int]]] = {}  # players -> cards per stack
for _row in _setups:
    _players = _row["players"]
    _where = f"setup for {_players} players"
    FILE.numbers(_row, "starting_bases")
    FILE.numbers(_row, "stack_sizes")
    _check(_row["stack_order"] == _setups[0]["stack_order"], f"{_where}: stack_order must be the same in all rows.")
    _check(set(_row["starting_bases"]) == set(COLOUR_IDS), f"{_where}: starting_bases must name each colour once.")
    _bases = [_row["starting_bases"][colour] for colour in COLOUR_IDS]
    _check(sum(_bases) == _players, f"{_where}: there must be one starting base for each player (PR-2.4).")
    for _colour in range(COLOURS):
        _check(
            0 <= _bases[_colour] <= COPIES_OF[BASE_OF[_colour]],
            f"{_where}: there are not that many {COLOUR_IDS[_colour]} bases.",
        )
    _stacked = f"but {CARDS} cards less {_players} starting bases are {CARDS - _players}"
    _sizes: list[int] = _row["stack_sizes"]
    _check(
        _row["stacked_cards"] == CARDS - _players, f"{_where}: stacked_cards is {_row['stacked_cards']}, {_stacked}."
    )
    _check(len(_sizes) == STACKS, f"{_where}: stack_sizes has {len(_sizes)} numbers, but there are {STACKS} stacks.")
    _check(sum(_sizes) == CARDS - _players, f"{_where}: stack_sizes add up to {sum(_sizes)}, {_stacked}.")
    STARTING_BASES[_players] = _bases
    STACK_SIZES[_players] = _sizes

_actions = FILE.rows("action", {"id": str, "cost": int, "names": dict})
_check([row["id"] for row in _actions] == _ACTIONS, f"action must list {', '.join(_ACTIONS)}, in that order.")
for _row in _actions:
    _cost = 0 if _row["id"] in _FREE_ACTIONS else 1
    _check(_row["cost"] == _cost, f"action {_row['id']!r} must cost {_cost}: PR-4.2, PR-D.1 and PR-D.3 say so.")

ACTION_COSTS: Final[dict[str, int]] = {row["id"]: row["cost"] for row in _actions}  # others cost 1 (PR-4.2)

END_REASON_IDS: Final[dict[int, str]] = FILE.end_reasons("fuel_exhausted", "stalemate")

_hold(
    [
        ("[totals] shipyard_cards", _totals["shipyard_cards"], len(SITE_IDS)),
        ("[totals] pawns", _totals["pawns"], len(_pawns)),
        ("[totals] fuel_tokens", _totals["fuel_tokens"], FUEL_TOKENS),
        ("[totals] fuel_points", _totals["fuel_points"], FUEL_POINTS),
    ],
    "the rows",
)

# Bounds that follow from the numbers above.
MOST_ROCKETS: Final[int] = _copies(BASE) - (FEWEST_PLAYERS - 1)  # of one player: all bases but the others' first ones
HIGHEST_SCORE: Final[int] = (
    POINTS_PER_SEGMENT * _copies(SEGMENT)
    + POINTS_PLUS_ONE * sum(COPIES_OF[kind] for kind in range(KINDS) if BONUS_OF[kind] == PLUS_ONE)
    + FUEL_POINTS
)
# PR-R.30: so many turns at most; an action point is at most a decision, a card taken and a card turned up; each
# card is looked for once at most; and setting up takes a step per site, seat and stack.
MOST_STEPS: Final[int] = (
    STALEMATE_TURNS * (CARDS + FUEL_TOKENS - FEWEST_PLAYERS) * ACTION_POINTS_WITH_BONUS * 3
    + CARDS
    + RING_SIZE
    + 1
    + 2 * MOST_PLAYERS
    + STACKS
)
FILE.expect_nothing_more()
