"""Other component files than the shipped one: each differs in one cell, and is played by or refused with a sentence."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from apogee.core.game import Game
from tests.rocket_rescue.table import COMPONENTS, PRINTED

SHIPPED = COMPONENTS.read_text(encoding="utf-8")


class Cell(NamedTuple):
    """A cell of the component file with another value: the section, which of its rows, the key."""

    section: str
    row: int
    key: str
    value: str

    def __str__(self) -> str:
        return f"{self.section} {self.row} {self.key} = {self.value}"


def cell(section: str, row: int | str, key: str, value: object) -> Cell:
    """A cell of a row by its number from 0, or by its id."""
    if isinstance(row, str):
        row = [each["id"] for each in PRINTED[section]].index(row)
    return Cell(section, row, key, str(value))


def constant(name: str, value: int) -> Cell:
    """A constant with another value."""
    return cell("constant", name, "value", value)


def file_with(*cells: Cell) -> bytes:
    """The shipped file with these cells."""
    text = SHIPPED
    for changed in cells:
        before, *rows = re.split(rf"^(?=\[\[{changed.section}\]\]$)", text, flags=re.MULTILINE)
        line = re.compile(rf"^{changed.key} = .*$", re.MULTILINE)
        rows[changed.row], found = line.subn(f"{changed.key} = {changed.value}", rows[changed.row], count=1)
        assert found == 1, changed
        text = "".join([before, *rows])
    return text.encode()


def options(*allowed: tuple[int, int, int]) -> str:
    """What a build die allows, each as shifts, builds and launches."""
    rows = [f"{{ shift = {each[0]}, build = {each[1]}, launch = {each[2]} }}" for each in allowed]
    return f"[{', '.join(rows)}]"


def every(section: str, key: str, value: object) -> list[Cell]:
    """The same value in all rows of a section."""
    return [Cell(section, row, key, str(value)) for row in range(len(PRINTED[section]))]


def in_both_editions(key: str, value: int) -> list[Cell]:
    """A count that each edition repeats."""
    return every("edition", key, value)


Changed = list[Cell]

# Files that are played by, each with a seed of its own.
PLAYED: dict[str, Changed] = {
    "rounds": [constant("rounds_max", 3)],
    "one round": [constant("rounds_max", 1)],
    "many rounds": [constant("rounds_max", 12)],
    "no bids": [constant("bid_max", 0)],
    "low bids": [constant("bid_max", 3)],
    "no energy": [constant("start_energy", 0)],
    "much energy": [constant("start_energy", 1_200)],
    "few chips": [constant("start_chips", 2), *in_both_editions("chips_per_color", 2)],
    "many chips": [constant("start_chips", 15), *in_both_editions("chips_per_color", 15)],
    "one blue place": [constant("blue_planets_open", 1)],
    "ten blue places": [constant("blue_planets_open", 10)],
    "more places than planets": [constant("red_planets_open", 20)],
    "a larger terminal": [constant("terminal_spaces", 7)],
    "the smallest rockets": [constant("rocket_modules_max", 3)],
    "small rockets": [constant("rocket_modules_max", 4)],
    "large rockets": [constant("rocket_modules_max", 11)],
    "three for two": [constant("exchange_give", 3), constant("exchange_get", 2)],
    "four for one": [constant("exchange_give", 4)],
    "crew points": [constant("crew_vp", 5)],
    "points for the first": [constant("first_vp", 0)],
    "points for equipment": [constant("equipment_vp", 3)],
    "points of the Ambassador": [constant("ambassador_rescue_vp", 4)],
    "points for crew of others": [constant("ambassador_foreign_crew_vp", 7)],
    "free boarding": [constant("boarding_cost", 0)],
    "dear boarding": [constant("boarding_cost", 3)],
    "one start card": [constant("mechanic_draws", 1)],
    "all start cards": [constant("mechanic_draws", 120)],
    "the Mogul's energy": [constant("mogul_energy", 6), constant("mogul_energy_per_crew", 0)],
    "no chips on companies": [constant("mogul_chips_max", 0)],
    "nine chips on companies": [constant("mogul_chips_max", 9)],
    "the Mogul's fee": [constant("mogul_chip_fee", 2)],
    "the Miner's cubes": [constant("miner_cubes", 3)],
    "points of the Pilot": [constant("pilot_cockpit_vp", 4)],
    "the Explorer's points": [constant("explorer_chip_vp", 3)],
    "the Explorer's fee": [constant("explorer_chip_fee", 4)],
    "no fee for the Explorer": [constant("explorer_chip_fee", 0)],
    "crew": [cell("length", "short", "crew", 1)],
    "much crew": [cell("length", "short", "crew", 15), *in_both_editions("crew_per_color", 15)],
    "a small market": every("table", "market_capacity", 2) + every("table", "market_floor", 1),
    "a market filled from an empty bank": every("resource", "cubes", 26)
    + in_both_editions("resources_per_type", 26)
    + [constant("mogul_energy", 3)],
    "a full floor": every("table", "market_floor", 10),
    "no floor": every("table", "market_floor", 0),
    "all hangars open": every("table", "closed_hangars", 0),
    "one hangar open": every("table", "closed_hangars", 5),
    "no display": every("table", "display", 0),
    "a large display": every("table", "display", 12),
    "start cubes": every("resource", "start", 0),
    "the discount": [cell("company", 0, "amount", 3), cell("company", 2, "amount", 0)],
    "the other discount": [cell("company", 0, "discount", '"titanium"')],
    "other hangars": [cell("hangar", 0, "company", '"project-hyperdrive"')],
    "free dice": [cell("die", "action", "energy", [0, 1, 2, 3, 4, 5])],
    "cheap dice": [cell("die", "action", "energy", [-5, -4, -3, -2, -1, 0])],
    "a stability die of few faces": [cell("die", "stability", "faces", [1, 3, 3])],
    "a high stability die": [cell("die", "stability", "faces", [4, 9])],
    "a single face": [cell("die", "stability", "faces", [6])],
    "no moves": every("boarding_action", "moves", 0),
    "three boardings": [cell("boarding_action", 4, "boardings", 3), cell("boarding_action", 5, "boardings", 9)],
    "one boarding": [cell("boarding_action", row, "boardings", 1) for row in (4, 5)],
    "no boardings": [cell("boarding_action", row, "boardings", 0) for row in (2, 3, 4, 5)],
    "many moves": [cell("boarding_action", 0, "moves", 8)],
    "three builds": [cell("build_launch_action", 5, "options", options((0, 3, 1)))],
    "four shifts": [cell("build_launch_action", 0, "options", options((4, 0, 0)))],
    "three launches": [cell("build_launch_action", 3, "options", options((0, 1, 3), (1, 1, 1)))],
    "a die that does nothing": [cell("build_launch_action", 1, "options", "[]")],
    "no shifts": [cell("build_launch_action", 0, "options", options((0, 1, 0)))],
    "no launches": [cell("build_launch_action", row, "options", options((1, 2, 0))) for row in range(6)],
    "fewer builds for a higher die": [cell("build_launch_action", 5, "options", options((0, 0, 1)))],
    "stability": every("module", "stability", 0),
    "seats": every("module", "seats", 15),
    "no seats": every("module", "seats", 0),
    "energy of modules": every("module", "energy", 40),
    "cost": every("module", "cost", "{ carbon = 0, aluminium = 0, titanium = 1 }"),
    "equipment": every("module", "equipment", '["satellite"]'),
    "fuel": every("planet", "fuel", 0),
    "much fuel": every("planet", "fuel", 9),
    "needs": every("planet", "equipment", '["rover", "satellite"]'),
    "free planets": every("planet", "energy_cost", 0),
    "dear planets": every("planet", "energy_cost", 130),
    "rewards": every("planet", "launch_reward", 30) + every("planet", "build_reward", 7),
}  # fmt: skip

# Files that are refused, each with what the sentence says.
REFUSED: dict[str, tuple[str, Changed]] = {
    "no rounds": ("rounds_max", [constant("rounds_max", 0)]),
    "two cards in the hand": ("hand_limit", [constant("hand_limit", 2)]),
    "five dice": ("action_dice", [constant("action_dice", 5), *in_both_editions("action_dice_per_color", 5)]),
    "bids without end": ("bid_max", [constant("bid_max", 10**9)]),
    "no chips": ("start_chips", [constant("start_chips", 0), *in_both_editions("chips_per_color", 0)]),
    "one chip": ("start_chips", [constant("start_chips", 1), *in_both_editions("chips_per_color", 1)]),
    "sixteen chips": ("start_chips", [constant("start_chips", 16), *in_both_editions("chips_per_color", 16)]),
    "chips of one edition": ("chips_per_color", [constant("start_chips", 9)]),
    "no blue places": ("blue_planets_open", [constant("blue_planets_open", 0)]),
    "no red places": ("red_planets_open", [constant("red_planets_open", 0)]),
    "blue places without end": ("blue_planets_open", [constant("blue_planets_open", 1_000)]),
    "a small terminal": ("terminal_spaces", [constant("terminal_spaces", 4)]),
    "two in the terminal": ("terminal_per_player", [constant("terminal_per_player", 2)]),
    "two modules": ("rocket_modules_max", [constant("rocket_modules_max", 2)]),
    "rockets without end": ("rocket_modules_max", [constant("rocket_modules_max", 10**6)]),
    "one for one": ("exchange_give", [constant("exchange_give", 1)]),
    "two for none": ("exchange_get", [constant("exchange_get", 0)]),
    "no start card": ("mechanic_draws", [constant("mechanic_draws", 0)]),
    "ten chips on companies": ("mogul_chips_max", [constant("mogul_chips_max", 10)]),
    "a fee of nothing": ("mogul_chip_fee", [constant("mogul_chip_fee", 0)]),
    "two of the Ambassador's": ("ambassador_terminal_crew", [constant("ambassador_terminal_crew", 2)]),
    "two chips of the Pilot": ("pilot_chips", [constant("pilot_chips", 2)]),
    "no crew": ("crew", [cell("length", "long", "crew", 0)]),
    "more crew than there are": ("crew", [cell("length", "long", "crew", 10)]),
    "crew beyond count": (
        "crew must be at most 15", [cell("length", "long", "crew", 16), *in_both_editions("crew_per_color", 16)]
    ),
    "no market": ("market_capacity", every("table", "market_capacity", 0) + every("table", "market_floor", 0)),
    "a floor above the market": ("market_floor", [cell("table", 0, "market_floor", 11)]),
    "no hangar": ("closed_hangars", [cell("table", 0, "closed_hangars", 6)]),
    "too few cubes": ("too few cubes", every("resource", "start", 20)),
    "cubes of one edition": ("resources_per_type", every("resource", "cubes", 50)),
    "another resource": ("carbon", [cell("resource", 0, "id", '"wood"')]),
    "another company": ("stellaris-x", [cell("company", 0, "id", '"acme"')]),
    "a discount on nothing": ("discount", [cell("company", 0, "discount", '"wood"')]),
    "steps of two": ("energy of the action die", [cell("die", "action", "energy", [-2, 0, 2, 4, 6, 8])]),
    "dear ones": ("energy of the action die", [cell("die", "action", "energy", [1, 2, 3, 4, 5, 6])]),
    "eight faces": ("faces", [cell("die", "action", "faces", [1, 2, 3, 4, 5, 6, 7, 8])]),
    "a face of nothing": ("stability die", [cell("die", "stability", "faces", [0, 1, 2])]),
    "no faces": ("stability die", [cell("die", "stability", "faces", [])]),
    "moves and boardings": ("never both", [cell("boarding_action", 0, "boardings", 1)]),
    "seats beyond count": ("seats", [cell("module", 0, "seats", 16)]),
    "planets beyond count": ("planets_blue", [cell("planet", 0, "copies", "{ base = 0, deluxe = 1 }")]),
    "two of a planet": ("one card at most", [cell("planet", 0, "copies", "{ base = 2, deluxe = 1 }")]),
    "unknown equipment": ("equipment", [cell("module", 0, "equipment", '["harp"]')]),
    "an unknown type": ("type", [cell("module", 0, "type", '"harp"')]),
    "a negative cell": ("negative", [cell("planet", 0, "energy_cost", -1)]),
}  # fmt: skip


def starts(game: Game[Any], players: int, seed: int) -> list[dict[str, Any]]:
    """Where a match goes on: a round begins, cubes are bought, rockets are built; with characters and a rocket."""
    names = ["explorer", "miner", "saboteur", "mechanic", "ambassador", "engineer"]
    characters = [names[(seed + each) % len(names)] for each in range(players)]
    characters[0] = "mogul"
    if players > 3:
        characters[-1] = "pilot"
    kinds = ("engine", "tank", "cockpit")
    table: dict[str, Any] = {
        "players": players, "edition": "deluxe", "length": "short",
        "hangars": {1: [{"module": f"std-{kind}", "owner": owner} for owner, kind in enumerate(kinds)]},
    }  # fmt: skip
    if "spread 1 0 0" in game.actions:
        table["companies"] = {"stellaris-x": 1}
    assert game.components is not None
    cubes = game.components.tables["resource"][0]["cubes"]
    spare = cubes - game.components.tables["table"][players - 3]["market_capacity"]
    modules = [row["id"] for row in PRINTED["module"] if row["deck"] == "advanced"]
    begun = [{"character": each, "energy": 40} for each in characters]
    rich = [{**seat, "cubes": (cubes - 1) // players, "dice": {"shopping": [6, 2]}} for seat in begun]
    held = [modules[4 * each : 4 * each + 4] for each in range(players)]
    builders = [
        {**seat, "cubes": spare // players, "modules": held[each], "dice": {"build_launch": [6, (1, 4)[each % 2]]}}
        for each, seat in enumerate(begun)
    ]
    return [
        {**table, "phase": "begin", "seats": begun},
        {**table, "phase": "shopping", "market": 1, "seats": rich},
        {**table, "phase": "build_launch", "seats": builders},
    ]
