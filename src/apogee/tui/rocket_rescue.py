"""Rocket Rescue in the terminal: phase boards, the queue of dice, hangars with rockets, planets, market, forecasts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from apogee.locale.texts import Texts
from apogee.tui.screen import LETTERS, Line, Screen, Span, by_score, in_order, mark, names_of, pad, row_of, rows_of

View = Mapping[str, Any]

COLUMN = 13  # of a hangar; there are six
NAME = 18  # of a seat
SEAT_STYLES = ("bright_magenta", "bright_white", "dark_orange", "bright_green", "bright_red")  # as the colours are
PLANET_STYLES = {"blue": "bright_blue", "red": "bright_red"}
PHASES = ("research", "shopping", "boarding", "build_launch")
RESOURCES = ("carbon", "aluminium", "titanium")
REWARDS = ("launch", "build", "equipment", "explorer", "pilot", "first")
WORDS = ("standard", "advanced", "yellow", "blue", "red", "green", "purple")  # of the component file


# --- Drawn


def draw(view: View, texts: Texts, screen: Screen) -> list[Line]:
    """The whole table."""
    lines: list[Line] = [[(" " + " | ".join(_status(view, texts)), "bold")]]
    lines.append(_row(texts("board-influence"), view["influence"], view, screen))
    if view["terminal"]:
        lines.append(_row(texts("board-terminal"), view["terminal"], view, screen))
    lines.append([(f" {_market(view, texts)}", "")])
    if view["queue"]:
        lines.append(_queue(view, texts, screen))
    lines += _planets(view, texts)
    lines += _hangars(view, texts, screen)
    for title, modules in _cards(view, texts):
        lines += _modules(title, modules, texts)
    lines += [[(f" {text}", "")] for text in _piles(view, texts)]
    lines += _boards(view, texts, screen)
    lines += [[(f" {text}", "bright_cyan")] for text in _ahead(view, texts)]
    signs = [mark(seat["seat"], screen) for seat in view["seats"]]
    lines += [[(f" {text}", style)] for text, style in _launches(view, texts, signs)]
    return lines


def _style(seat: int, view: View) -> str:
    return f"bold {SEAT_STYLES[seat]}" + (" reverse" if seat == view["viewer"] else "")


def _row(title: str, seats: Iterable[int], view: View, screen: Screen) -> Line:
    """Seats in a row, by their signs."""
    spans: list[Span] = [(f" {title}: ", "")]
    for seat in seats:
        spans += [(mark(seat, screen), _style(seat, view)), (" ", "")]
    return spans


def _queue(view: View, texts: Texts, screen: Screen) -> Line:
    """The dice still to come in this phase; the present one is in brackets."""
    spans: list[Span] = [(f" {texts('board-queue')}: ", "")]
    for number, die in enumerate(view["queue"]):
        text = f"{mark(die['seat'], screen)} {die['value']}"
        spans += [(f"[{text}]" if number == 0 else text, _style(die["seat"], view)), ("  ", "")]
    return spans


def _planets(view: View, texts: Texts) -> list[Line]:
    """The open planets: what they need, what they cost, what they bring."""
    heads = [texts("board-head", word=word) for word in ("fuel", "needs", "cost", "launch", "build", "marks")]
    rows = {
        planet["place"]: [
            str(planet["fuel"]),
            _letters(planet["equipment"], texts) or "-",
            str(planet["cost"]),
            str(planet["launch_reward"]),
            str(planet["build_reward"]),
            str(planet["marks"] or "-"),
        ]
        for planet in view["planets"]
        if planet["planet"] is not None
    }
    return _table(
        texts("board-planets"),
        heads,
        [
            (texts.name(planet["planet"]), rows[planet["place"]], PLANET_STYLES[planet["colour"]])
            if planet["place"] in rows
            else (texts("told-no-planet", colour=planet["colour"]), [], "dim")
            for planet in view["planets"]
        ],
    )


def _modules(title: str, modules: Iterable[str], texts: Texts) -> list[Line]:
    """Module cards: type, cost in cubes, what building brings, and what they can do."""
    heads = [texts("board-head", word=word) for word in ("type", "cubes", "energy", "stability", "seats", "needs")]
    rows = []
    for module in modules:
        card = row_of(texts, module, "module")
        cubes = "/".join(str(card["cost"][resource]) for resource in RESOURCES)
        facts = [cubes, f"+{card['energy']}", str(card["stability"]), str(card["seats"])]
        equipment = _letters(card["equipment"], texts) or "-"
        rows.append((texts.name(module), [_letter(card["type"], texts), *facts, equipment], ""))
    return _table(title, heads, rows)


def _table(title: str, heads: list[str], rows: list[tuple[str, list[str], str]]) -> list[Line]:
    """Named rows under their headings; a row without cells is a remark."""
    full = [(name, row) for name, row, _ in rows if row]
    wide = [max(len(row[column]) for row in [heads, *(row for _, row in full)]) for column in range(len(heads))]
    left = max([len(title), *(len(name) for name, _ in full)])
    lines: list[Line] = [[(f" {title:{left}}", "bold"), (_cells(heads, wide), "dim")]]
    return lines + [[(f" {name:{left}}", style), (_cells(row, wide) if row else "", "")] for name, row, style in rows]


def _cells(row: list[str], wide: list[int]) -> str:
    """A row of a table."""
    return "".join(f"  {cell:<{width}}" for cell, width in zip(row, wide, strict=True)).rstrip()


def _hangars(view: View, texts: Texts, screen: Screen) -> list[Line]:
    """Six hangars in a row; rockets stand on the ground, the cockpit on top."""
    rockets = [_rocket(hangar, view, texts, screen) for hangar in view["hangars"]]
    height = max(len(rocket) for rocket in rockets)
    lines: list[Line] = [
        [(" ", ""), *_columns([[(texts("board-hangar", hangar=each["hangar"]), "bold")] for each in view["hangars"]])],
        [(" ", ""), *_columns([[(_company(each, texts), "dim")] for each in view["hangars"]])],
    ]
    for number in range(height):
        cells: list[Line] = []
        for rocket in rockets:
            above = height - len(rocket)
            cells.append(rocket[number - above] if number >= above else [("", "")])
        lines.append([(" ", ""), *_columns(cells)])
    ground = ("-" if screen.is_ascii else "─") * (COLUMN - 1)
    lines.append([(" ", ""), *_columns([[(ground, "dim")] for _ in rockets])])
    lines.append([(" ", ""), *_columns([[(_foot(each, texts), "dim")] for each in view["hangars"]])])
    lines.append([(f" {texts('board-legend')}", "dim")])
    return lines


def _columns(cells: list[Line]) -> Line:
    return [span for cell in cells for span in pad([(text[:COLUMN], style) for text, style in cell], COLUMN)]


def _company(hangar: View, texts: Texts) -> str:
    """What is cheaper in a hangar, and what the Mogul asks there."""
    if hangar["closed"]:
        return texts("board-closed")
    fee = f" +{hangar['fee']}" if hangar["fee"] else ""
    resource = texts("board-resource", resource=hangar["discount"])
    less = f"-{_discount(hangar, texts)} "
    return f"{less}{resource[: COLUMN - 1 - len(less) - len(fee)]}{fee}"


def _discount(hangar: View, texts: Texts) -> int:
    """How many cubes of its resource a company takes off (RR-9.4)."""
    return int(row_of(texts, hangar["company"], "company")["amount"])


def _foot(hangar: View, texts: Texts) -> str:
    """What a rocket lacks, or what it can reach."""
    if not hangar["modules"]:
        return ""
    if hangar["missing"]:
        return texts("board-lacks", types=" ".join(_letter(each, texts) for each in hangar["missing"]))
    tanks = texts("board-tanks", count=hangar["tanks"])
    return " ".join(filter(None, [tanks, _letters(hangar["equipment"], texts)]))


def _letters(equipment: Iterable[str], texts: Texts) -> str:
    """R for a rover, S for a satellite, or what a language has for them."""
    return "".join(texts("board-equipment", equipment=each) for each in equipment)


def _rocket(hangar: View, view: View, texts: Texts, screen: Screen) -> list[Line]:
    """Modules from the cockpit down: type and name; then owner, stability, equipment, crew and free seats."""
    lines: list[Line] = []
    for module in reversed(hangar["modules"]):
        lines.append([(f"{_letter(module['type'], texts)} {_short_name(module['module'], texts)}"[: COLUMN - 1], "")])
        facts = f"{module['stability']}{_letters(module['equipment'], texts)}{'+' if module['pilot_chip'] else ''}"
        spans: list[Span] = [("  ", ""), (mark(module["owner"], screen), _style(module["owner"], view)), (facts, "")]
        if module["seats"]:
            spans.append((" ", ""))
        for seat in view["seats"]:
            count = module["crew"].get(seat["colour"], 0)
            spans.append((LETTERS[seat["seat"]] * count, _style(seat["seat"], view)))
        spans.append((("." if screen.is_ascii else "·") * module["free"], "dim"))
        lines.append(spans)
    return lines


def _letter(kind: str, texts: Texts) -> str:
    return texts("board-letter", type=kind)


def _short_name(module: str, texts: Texts) -> str:
    """A module's name; standard ones are known by their type's letter."""
    return texts("board-standard") if row_of(texts, module, "module")["deck"] == "standard" else texts.name(module)


def _boards(view: View, texts: Texts, screen: Screen) -> list[Line]:
    """The phase boards of all seats side by side with what they own."""
    heads = [texts("board-phase", phase=phase) for phase in PHASES]
    heads += [texts("board-head", word=word) for word in ("energy", "cubes", "crew", "saved", "vp", "score")]
    rows = {seat["seat"]: [*_dice(seat), *_belongings(seat)] for seat in view["seats"]}
    wide = [max(len(row[column]) for row in [heads, *rows.values()]) for column in range(len(heads))]
    lines: list[Line] = [[(" " * (NAME + 4), ""), (_cells(heads, wide), "dim")]]
    for seat in in_order(view):
        name = texts.seat(seat["seat"], view["viewer"])
        lines.append(
            [
                (f" {mark(seat['seat'], screen)}", _style(seat["seat"], view)),
                (f" {name[:NAME]:{NAME}}", "bold"),
                (_cells(rows[seat["seat"]], wide), ""),
            ]
        )
        lines.append([("      " + "; ".join([texts.name(seat["colour"]), *_seat(view, seat, texts)]), "dim")])
    return lines


def _dice(seat: View) -> list[str]:
    """The dice on the left and the right field of each phase; an unknown plan is all question marks."""
    if seat["dice"] is None:
        return ["? ?"] * len(PHASES)
    return [" ".join(str(value or "-") for value in seat["dice"][phase]) for phase in PHASES]


def _belongings(seat: View) -> list[str]:
    cubes = "/".join(str(seat["cubes"][resource]) for resource in RESOURCES)
    saved = f"{seat['saved']}/{seat['crew_total']}"
    return [str(seat["energy"]), cubes, str(seat["crew"]), saved, str(seat["vp"]), str(seat["score"])]


# --- Said: what drawing and telling share


def _cubes(cost: View, texts: Texts) -> str:
    """Cubes by type."""
    found = [f"{cost[each]} {texts('board-resource', resource=each)}" for each in RESOURCES if cost[each]]
    return ", ".join(found) or texts("board-nothing")


def _module_facts(module: str, texts: Texts) -> str:
    """What a module card shows."""
    row = row_of(texts, module, "module")
    facts = texts(
        "board-module", name=texts.name(module), type=texts("board-type", type=row["type"]),
        cost=_cubes(row["cost"], texts), energy=row["energy"], stability=row["stability"], seats=row["seats"],
    )  # fmt: skip
    return f"{facts}, {names_of(row['equipment'], texts)}" if row["equipment"] else facts


def _status(view: View, texts: Texts) -> list[str]:
    """Round and phase, whose die it is and what it still allows, how near the end is."""
    parts = [texts("board-round", round=view["round"], rounds=view["rounds"])]
    if view["phase"] is not None and not view["over"]:
        parts.append(texts("board-now", phase=view["phase"]))
    turn = view["turn"]
    if turn is not None and not view["over"]:
        seat = texts.seat(turn["seat"], view["viewer"])
        parts.append(texts("board-die", seat=seat, value=turn["value"]))
        parts += [texts("board-left", what=word, count=count) for word, count in turn["left"].items() if count]
    elif view["asked"] is not None and not view["over"]:
        parts.append(texts("board-asked", seat=texts.seat(view["asked"], view["viewer"])))
    if view["trigger"] and not view["over"]:
        parts.append(texts("board-trigger"))
    return parts


def _market(view: View, texts: Texts) -> str:
    market = ", ".join(
        f"{texts('board-resource', resource=each)} {view['market'][each]}/{view['capacity']}" for each in RESOURCES
    )
    return texts("board-market", market=market)


def _cards(view: View, texts: Texts) -> list[tuple[str, list[str]]]:
    """Modules that are of interest now: the display, what the Mechanic drew, the viewer's own."""
    own = view["seats"][view["viewer"]]["modules"] if view["viewer"] is not None else []
    groups = [
        (texts("board-display"), view["display"]),
        (texts("board-drawn-modules"), view["drawn_modules"]),
        (texts("board-own"), own),
    ]
    return [(title, modules) for title, modules in groups if modules]


def _piles(view: View, texts: Texts) -> list[str]:
    """What is left in the piles, and what lies on top; the planet that the Explorer drew."""
    piles = view["piles"]
    lines = [texts("board-piles", blue=piles["blue"], red=piles["red"], count=piles["advanced"])]
    if piles["top"] is not None:
        lines[0] = f"{lines[0]}; {texts('board-top', name=texts.name(piles['top']))}"
    if view["phase"] in ("plan", "research"):
        standard = [f"{texts.name(module)} {count}" for module, count in piles["standard"].items()]
        lines.append(texts("board-standard-piles", piles=", ".join(standard)))
    if view["drawn"] is not None:
        lines.append(texts("board-drawn", planet=texts.name(view["drawn"])))
    return lines


def _launches(view: View, texts: Texts, names: list[str]) -> list[tuple[str, str]]:
    """What launches would bring, rocket by rocket, each line with a style; seats are called by these names."""
    lines: list[tuple[str, str]] = []
    hangar = 0
    for told in view["forecast"]:
        if told["hangar"] != hangar:
            hangar = told["hangar"]
            lines.append((_survival(told, texts), "bright_cyan"))
        lines.append((f"  {_launch(told, texts, names)}", "bright_green" if told["affordable"] else "dim"))
    if view["launch"] is not None:
        lines += [(f"  {text}", "") for text in _flight(view["launch"], texts, names)]
    return lines


def _flight(launch: View, texts: Texts, names: list[str]) -> list[str]:
    """What has happened in a launch under way: the Saboteur's deed, and the stability rolls in order."""
    lines = []
    deed = launch["deed"]
    if deed is not None and deed["deed"] != "pass":
        module, other = texts.name(deed["module"]), texts.name(deed["to_module"] or deed["module"])
        lines.append(texts("board-ahead-deed", deed=deed["deed"], module=module, to=other, seat=names[deed["seat"]]))
    rolls = [
        texts(
            "board-ahead-rolls", module=texts.name(check["module"]), rolls=", ".join(map(str, check["rolls"])),
            outcome=check["outcome"] or "open",
        )
        for check in launch["checks"]
        if check["rolls"]
    ]  # fmt: skip
    return [*lines, "; ".join(rolls)] if rolls else lines


def _ahead(view: View, texts: Texts) -> list[str]:
    """What lies ahead of the viewer: the energy after the plan, modules to be paid by exchanges, the nearest launch."""
    lines: list[str] = []
    own = view["seats"][view["viewer"]] if view["viewer"] is not None else None
    settlement = own["settlement"] if own is not None else None
    if settlement is not None:
        lines.append(texts("board-ahead-settled", energy=settlement["left"]))
        lowered = [
            texts("board-ahead-lowered", phase=texts("board-now", phase=die["phase"]), value=die["value"], to=die["to"])
            for die in settlement["lowered"]
        ]
        instead = [
            texts("board-ahead-instead", phase=texts("board-now", phase=die["phase"]), to=die["to"])
            for die in settlement["instead"][:1]
        ]
        lines[0] = "; ".join([lines[0], *lowered, *instead])
    if view["asks"] == "build_launch" and view["asked"] == view["viewer"] and view["turn"]["left"]["builds"]:
        dear = [each for each in view["prices"] if each["exchanges"] and each["rule"] is None]
        for module in dict.fromkeys(each["module"] for each in dear):
            hangars = [str(each["hangar"]) for each in dear if each["module"] == module]
            lines.append(texts("board-ahead-exchange", module=texts.name(module), hangars=", ".join(hangars)))
    mission = view["mission"]
    if mission is not None:
        facts = {key: mission[key] for key in ("hangar", "parts", "energy")}
        lines.append(texts("board-ahead-mission", planet=texts.name(mission["planet"]), **facts))
    return lines


def _survival(told: View, texts: Texts) -> str:
    """The chance of a rocket and of each of its modules to survive a launch."""
    modules = ", ".join(f"{texts.name(each['module'])} {_chance(each, texts)}" for each in told["modules"])
    return texts(
        "board-survival", hangar=told["hangar"], percent=_chance(told, texts), modules=modules or "-",
        mechanic="no" if told["best"] is None else "yes",
    )  # fmt: skip


def _chance(told: View, texts: Texts) -> str:
    """A chance to survive; with a Mechanic also the worst and the best that re-rolls can make of it."""
    chance = texts.odds(told["survives"])
    if told["best"] is None:
        return chance
    return texts("board-mechanic", chance=chance, worst=texts.odds(told["worst"]), best=texts.odds(told["best"]))


def _launch(told: View, texts: Texts, names: list[str]) -> str:
    """Who would get what."""
    gains = []
    for seat in told["seats"]:
        parts = [texts("board-reward", kind=each, vp=seat[each]) for each in REWARDS if seat[each]]
        parts += [texts("board-rescued", count=seat["crew"])] if seat["crew"] else []
        parts += [texts("board-fee", count=seat["energy"])] if seat["energy"] > 0 else []
        if parts:
            gains.append(f"{names[seat['seat']]}: {', '.join(parts)}")
    facts = {"planet": texts.name(told["planet"]), "cost": told["cost"] + told["fee"]}
    text = texts("board-launch", stage=told["stage"], gains="; ".join(gains) or "-", **facts)
    return text if told["affordable"] else f"{text} {texts('board-too-dear')}"


def _seat(view: View, seat: View, texts: Texts) -> list[str]:
    """What else is known of a seat."""
    facts = [texts.name(seat["character"])] if seat["character"] is not None else []
    if seat["pilot_chip"]:
        facts.append(texts("board-pilot-chip"))
    if view["asks"] in ("plan", "keep"):
        facts.append(texts("board-ready" if seat["ready"] else "board-not-ready"))
    if seat["bid"] is not None and (seat["bid"] or view["asks"] == "plan"):
        facts.append(texts("board-bid", count=seat["bid"]))
    if seat["kept"] is not None:
        facts.append(texts("board-kept", name=texts.name(seat["kept"])))
    facts.append(texts("board-chips", count=seat["chips"]))
    if seat["modules"] and seat["seat"] != view["viewer"]:
        facts.append(texts("board-modules", names=names_of(seat["modules"], texts)))
    return facts


# --- Told, for a screen reader and for narrow terminals


def tell(view: View, texts: Texts) -> list[Line]:
    """The same table in lines that read aloud."""
    said = ["; ".join(_status(view, texts))]
    said.append(f"{texts('board-influence')}: {_seats(view['influence'], view, texts)}")
    if view["terminal"]:
        said.append(f"{texts('board-terminal')}: {_seats(view['terminal'], view, texts)}")
    said.append(_market(view, texts))
    if view["queue"]:
        dice = [f"{texts.seat(die['seat'], view['viewer'])} {die['value']}" for die in view["queue"]]
        said.append(f"{texts('board-queue')}: {', '.join(dice)}")
    said += [_told_planet(planet, texts) for planet in view["planets"]]
    for hangar in view["hangars"]:
        said += _told_hangar(hangar, view, texts)
    said += _piles(view, texts)
    for title, modules in _cards(view, texts):
        said += [title, *(_module_facts(module, texts) for module in modules)]
    for seat in in_order(view):
        said += _told_seat(view, seat, texts)
    said += _ahead(view, texts)
    names = [texts.seat(seat["seat"], view["viewer"]) for seat in view["seats"]]
    said += [text for text, _ in _launches(view, texts, names)]
    return [[(text.strip().rstrip(".") + ".", "bold" if number == 0 else "")] for number, text in enumerate(said)]


def _seats(seats: Iterable[int], view: View, texts: Texts) -> str:
    return ", ".join(texts.seat(seat, view["viewer"]) for seat in seats)


def _told_planet(planet: View, texts: Texts) -> str:
    if planet["planet"] is None:
        return texts("told-no-planet", colour=planet["colour"])
    text = texts(
        "told-planet", name=texts.name(planet["planet"]), colour=planet["colour"], fuel=planet["fuel"],
        needs=names_of(planet["equipment"], texts) or texts("board-nothing"), cost=planet["cost"],
        launch=planet["launch_reward"], build=planet["build_reward"],
    )  # fmt: skip
    return f"{text}; {texts('told-marks', count=planet['marks'])}" if planet["marks"] else text


def _told_hangar(hangar: View, view: View, texts: Texts) -> list[str]:
    """A hangar and its rocket, from the cockpit down."""
    name = texts("board-hangar", hangar=hangar["hangar"])
    if hangar["closed"]:
        return [f"{name}: {texts('board-closed')}"]
    company, resource = texts.name(hangar["company"]), texts.name(hangar["discount"])
    head = texts("told-hangar", company=company, amount=_discount(hangar, texts), resource=resource)
    facts = [f"{name}, {head}"]
    if hangar["fee"]:
        facts.append(texts("told-fee", count=hangar["fee"]))
    if not hangar["modules"]:
        facts.append(texts("board-empty"))
    elif hangar["missing"]:
        facts.append(
            texts("board-lacks", types=", ".join(texts("board-type", type=each) for each in hangar["missing"]))
        )
    lines = ["; ".join(facts)]
    for module in reversed(hangar["modules"]):
        crew = [
            f"{texts.seat(seat['seat'], view['viewer'])} {module['crew'][seat['colour']]}"
            for seat in view["seats"]
            if module["crew"].get(seat["colour"], 0)
        ]
        text = texts(
            "told-module", name=texts.name(module["module"]), type=texts("board-type", type=module["type"]),
            place=module["place"], owner=texts.seat(module["owner"], view["viewer"]), stability=module["stability"],
        )  # fmt: skip
        parts = [text]
        if module["equipment"]:
            parts.append(names_of(module["equipment"], texts))
        if module["seats"]:
            parts.append(texts("told-crew", crew=", ".join(crew) or "-", free=module["free"]))
        lines.append(f"  {', '.join(parts)}")
    return lines


def _told_seat(view: View, seat: View, texts: Texts) -> list[str]:
    name = texts.seat(seat["seat"], view["viewer"])
    cubes = ", ".join(f"{seat['cubes'][each]} {texts('board-resource', resource=each)}" for each in RESOURCES)
    text = texts(
        "told-seat", energy=seat["energy"], cubes=cubes, crew=seat["crew"], saved=seat["saved"],
        total=seat["crew_total"], vp=seat["vp"], score=seat["score"],
    )  # fmt: skip
    lines = [f"{name} ({texts.name(seat['colour'])}): {text}"]
    if seat["dice"] is not None:
        dice = [
            f"{texts('board-now', phase=phase)} {' '.join(str(value) for value in seat['dice'][phase] if value)}"
            for phase in PHASES
            if any(seat["dice"][phase])
        ]
        if dice:
            lines.append(f"{name}, {texts('told-dice', dice=', '.join(dice))}")
    return [*lines, f"{name}, {'; '.join(_seat(view, seat, texts))}"]


# --- The end


def result(view: View, texts: Texts) -> list[Line]:
    """RR-12.3: how the points came about, seat by seat; and what breaks ties (RR-12.6)."""
    lines: list[Line] = []
    for seat in by_score(view):
        name = texts.seat(seat["seat"], view["viewer"])
        lines.append([(f"{name}: {texts('board-points', count=seat['score'])}", "bold")])
        lines.append([("   " + texts("board-worth", **seat["worth"]), "")])
        rewards = [texts("board-reward", kind=kind, vp=vp) for kind, vp in (seat["rewards"] or {}).items() if vp]
        if rewards:
            lines.append([("   " + ", ".join(rewards), "")])
        lines.append([("   " + texts("board-ties", rescued=seat["rescued"], energy=seat["energy"]), "dim")])
    return lines


# --- Lists of choices and looking up


def group(words: str, texts: Texts) -> str:
    """What actions have in common that begin like this one: a hangar, energy, chips on a company, or a name."""
    assert texts.game is not None
    verb, second, *_ = texts.game.vocabulary.said[words]
    if verb == "bid":
        return texts("board-energy")
    if verb == "spread":
        return f"{texts.name(rows_of(texts, 'company')[0]['id'])} {second}"
    return texts("board-hangar", hangar=int(second)) if second.isdecimal() else texts.name(second)


def field(key: str, value: Any, texts: Texts) -> str | None:
    """What a field of the component file says where it is more than a word or a number; None for any other."""
    if key == "cost":
        return _cubes(value, texts)
    if key == "copies":
        return ", ".join(f"{texts.name(edition)} {count}" for edition, count in value.items())
    if key == "type":
        return texts("board-type", type=value)
    return texts("board-word", word=value) if value in WORDS and key in ("deck", "colour") else None
