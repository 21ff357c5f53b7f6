"""Rocketmen in the terminal: locations and mission track, the display, what is being bought, launches, the mats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apogee.locale.texts import Texts
from apogee.tui.screen import Line, Screen, by_score, in_order, mark, names_of, pad, row_of, rows_of, width_of

View = Mapping[str, Any]

COLUMN = 26  # of a destination; there are three
CELL = 5  # of a space of the mission track
SEAT_STYLES = ("bright_cyan", "bright_red", "bright_yellow", "bright_blue")
DESTINATION_STYLES = {"earth": "bright_cyan", "moon": "bright_yellow", "mars": "bright_red"}
AI = -1
ROCKETS = ("▶", "◆")  # the players' rocket, and the AI's
ROCKETS_ASCII = (">", "%")
IN_A_LAUNCH = ("board-plan", "board-pad", "board-depot", "board-tokens")
IN_A_CART = ("board-hand", "board-plan", "board-pad", "board-tokens")
PLACES = (
    *IN_A_CART, "board-depot", "board-play", "board-warehouse", "board-scrapyard", "board-missions", "board-objective",
)  # fmt: skip
CARDS = ("mission", "asset", "engine", "threat")  # sections of the component file
WORDS = ("teal", "pink", "small", "medium", "large", "any", "score", "rule")  # of the component file, without a row


# --- Drawn


def draw(view: View, texts: Texts, screen: Screen) -> list[Line]:
    """The whole table; while something is put together or a rocket flies, only what matters then."""
    lines: list[Line] = [[(" " + " | ".join(_status(view, texts)), "bold")]]
    is_whole = not view["cart"] and not view["launch"]
    if is_whole:
        lines += [[(f" {note}", "")] for note in _variants(view, texts)]
        lines += _locations(view, texts, screen)
    if is_whole or view["launch"]:
        lines += _track(view, texts, screen)
    if is_whole or (view["cart"] and view["cart"]["kind"] in ("buy", "replace")):
        lines.append([(f" {_display_title(view, texts)}", "bold")])
        lines += _display(view, texts)
    for text, style in _now(view, texts):
        lines.append([(f" {text}", style)])
    places = PLACES if is_whole else IN_A_LAUNCH if view["launch"] else IN_A_CART
    for seat in in_order(view):
        if view["cart"] and seat["seat"] != view["viewer"]:
            continue
        style = f"bold {SEAT_STYLES[seat['seat']]}"
        name = texts.seat(seat["seat"], view["viewer"])
        lines.append([(f"{mark(seat['seat'], screen)} {name}", style), ("  " + ", ".join(_seat(seat, texts)), "")])
        lines += [[(f"   {label}: ", "dim"), (text, "")] for label, text in _mat(seat, texts, places)]
    return lines


def _marker(seat: int, screen: Screen) -> str:
    """The sign of who has a marker; the AI has a shape of its own."""
    return (ROCKETS_ASCII if screen.is_ascii else ROCKETS)[1] if seat == AI else mark(seat, screen)


def _locations(view: View, texts: Texts, screen: Screen) -> list[Line]:
    """The twelve locations by destination, side by side; markers stand under their location."""
    columns = [_destination(view, row, texts, screen) for row in rows_of(texts, "destination")]
    height = max(len(column) for column in columns)
    lines: list[Line] = [[(f" {texts('board-locations')}", "dim")]]
    for number in range(height):
        line: list[tuple[str, str]] = [(" ", "")]
        for column in columns:
            line += pad(column[number] if number < len(column) else [("", "")], COLUMN)
        lines.append(line)
    return lines


def _destination(view: View, row: View, texts: Texts, screen: Screen) -> list[Line]:
    style = f"bold {DESTINATION_STYLES.get(row['id'], '')}"
    lines: list[Line] = [[(f"{texts.name(row['id'])} ({row['track_target']})", style)]]
    holders = [mark(seat["seat"], screen) for seat in view["seats"] if row["id"] in seat["discs"]]
    for holder in [texts("board-token")] if row["id"] in view["discs"] else holders:
        lines[0] = [*lines[0], (f" {holder}", "")]
    for location in view["locations"]:
        if location["destination"] == row["id"]:
            numbers = f"{location['rocket_points']} {location['vp_first']}/{location['vp_later']}"
            name = texts.name(location["type"])
            lines.append([(name.ljust(COLUMN - 2 - len(numbers)) + f" {numbers}", "")])
            if location["markers"]:
                marks = " ".join(_marker(seat, screen) for seat in location["markers"])
                lines.append([(f"  {marks}", "bold")])
    return lines


def _track(view: View, texts: Texts, screen: Screen) -> list[Line]:
    """The mission track: the targets in brackets, the rocket under its space, in solo the AI's too."""
    targets = [row["track_target"] for row in rows_of(texts, "destination")]
    title = f" {texts('board-track')}"
    spaces: list[tuple[str, str]] = [(title.ljust(8), "bold")]
    for space in range(max(targets) + 1):
        text = f"({space})" if space in targets else str(space)
        spaces.append((text.rjust(CELL), "bold" if space in targets else ""))
    rocket, ai_rocket = ROCKETS_ASCII if screen.is_ascii else ROCKETS
    marks = [(view["launch"]["rocket"] if view["launch"] else 0, rocket, texts("board-rocket"))]
    if view["ai"]:
        marks.append((view["ai"]["rocket"], ai_rocket, texts("board-ai-rocket")))
    lines: list[Line] = [spaces]
    for place, sign, name in marks:
        before = len(spaces[0][0]) + CELL * (min(place, max(targets)) + 1) - 1
        name_first = before + len(name) + 4 > 78
        text = f"{name} {sign}".rjust(before + 1) if name_first else " " * before + f"{sign} {name}"
        lines.append([(text, "bold bright_green")])
    return lines


def _display(view: View, texts: Texts) -> list[Line]:
    """What is for sale: the price, the name, what the card shows; engines with what is left of their pile."""
    rows = []
    for space, card in enumerate(view["display"], 1):
        if card is not None:
            rows.append((str(space), card, ""))
    for card, left in view["engines"].items():
        rows.append(("", card, texts("board-left", count=left)))
    prices = {card: _sum(view["prices"][card], texts) if card in view["prices"] else "-" for _, card, _ in rows}
    wide = max(len(price) for price in prices.values())
    wide_name = max(len(texts.name(card)) for _, card, _ in rows)
    lines: list[Line] = []
    for number, card, left in rows:
        shown = ", ".join(filter(None, [_symbols(card, texts), left]))
        name = texts.name(card).ljust(wide_name)
        lines.append(
            [(f"  {number:1} ", "bold"), (prices[card].ljust(wide) + "  ", ""), (f"{name}  ", ""), (shown, "")]
        )
    return [line if width_of(line) <= 79 else [*line[:2], (line[2][0].rstrip() + "  ", ""), line[3]] for line in lines]


# --- Said: what drawing and telling share


def _sum(amounts: View, texts: Texts) -> str:
    """Money and resources."""
    money = [f"${amounts['money']}"] if amounts["money"] or not amounts["resources"] else []
    return " + ".join(money + [_many(amounts["resources"].count(each), texts.name(each)) for each in _each(amounts)])


def _each(amounts: View) -> list[str]:
    return list(dict.fromkeys(amounts["resources"]))


def _many(count: int, name: str) -> str:
    return name if count == 1 else f"{count} x {name}"


def _symbols(card: str, texts: Texts) -> str:
    """What a card gives: money, resources, rocket points, or victory points."""
    row = row_of(texts, card, *CARDS)
    parts = [f"${row['money']}"] if row["money"] else []
    parts += [_many(row["resources"].count(each), texts.name(each)) for each in _each(row)]
    parts += [texts("board-rocket-points", count=row["rocket"])] if row["rocket"] else []
    parts += [texts("board-vp", vp=row["vp"])] if "vp" in row else []
    return ", ".join(parts)


def _with_symbols(card: str, texts: Texts) -> str:
    symbols = _symbols(card, texts)
    return f"{texts.name(card)} ({symbols})" if symbols else texts.name(card)


def _counts(counts: View, texts: Texts) -> str:
    return ", ".join(_many(count, texts.name(card)) for card, count in counts.items())


def _status(view: View, texts: Texts) -> list[str]:
    """Round and turn, how near the end is."""
    parts = [texts("board-round", round=view["round"])]
    if view["turn"] is not None and not view["over"]:
        parts.append(texts("board-turn", seat=texts.seat(view["turn"], view["viewer"])))
    still = view["standstill"]
    if still is not None and still["left"] is not None:  # RM-16.6
        parts.append(texts("board-standstill-left", left=still["left"]))
    if view["trigger"] is not None and not view["over"]:
        parts.append(texts("board-trigger", reason=texts.name(view["trigger"])))
    return parts


def _variants(view: View, texts: Texts) -> list[str]:
    rows = [row_of(texts, variant, "variant") for variant in view["variants"]]
    return [texts("board-variant", name=texts.name(row["id"]), text=_text(row, texts)) for row in rows]


def _text(row: View, texts: Texts) -> str:
    """A card's text in the reader's language."""
    return texts.show(row["text"].get(texts.language, row["text"]["en"]))


def _display_title(view: View, texts: Texts) -> str:
    return texts("board-display", count=view["deck"]["size"])


def _now(view: View, texts: Texts) -> list[tuple[str, str]]:
    """What is going on, each with a style: the AI, what may be launched, what is being put together, a launch."""
    lines: list[tuple[str, str]] = []
    if view["deck"]["under"]:
        lines.append((texts("board-under", cards=names_of(view["deck"]["under"], texts)), ""))
    if view["ai"]:
        lines += [(text, "") for text in _ai(view, texts)]
    turn: list[tuple[str, str]] = []  # what the seat in turn may do now
    if not view["cart"]:
        turn += [(_odds(view, told, texts), "bright_green") for told in view["odds"].values()]
    if view["free_placements"]:
        turn.append((texts("board-free", count=view["free_placements"]), "bright_yellow"))
    if view["draws_waiting"]:
        turn.append((texts("board-draws", count=view["draws_waiting"]), "bright_yellow"))
    if view["viewer"] != view["turn"]:
        name = texts.seat(view["turn"] or 0, view["viewer"])
        turn = [(texts("board-theirs", seat=name, text=text), style) for text, style in turn]
    lines += turn
    if view["cart"]:
        lines += [(text, "bright_yellow") for text in _cart(view["cart"], texts)]
        lines += [(_odds_then(told, texts), "bright_green") for told in view["cart"]["odds"].values()]
    if view["launch"]:
        lines += [(text, "bright_green") for text in _launch(view, view["launch"], texts)]
    return lines


def _ai(view: View, texts: Texts) -> list[str]:
    """RM-20: the AI opponent."""
    ai = view["ai"]
    lines = [texts("board-ai", level=ai["level"], vp=ai["vp"], count=len(ai["markers"]), cards=ai["deck"])]
    if ai["location"]:
        name = texts.name(ai["location"])
        lines.append(texts("board-ai-mission", location=name, rocket=ai["rocket"], target=ai["target"]))
    if ai["leaves"]:
        lines.append(texts("board-ai-leaves", card=texts.name(ai["leaves"])))
    return lines


def _odds(view: View, told: View, texts: Texts) -> str:
    """What a launch would offer now."""
    location = texts.name(told["location"])
    points = texts("board-points", points=told["points"], needed=told["points_needed"])
    if told["points"] < told["points_needed"] and view["launch"] is None:
        return texts("board-launch-short", location=location, points=points)
    return texts(
        "board-launch-odds",
        location=location,
        percent=texts.odds(told["odds"]),
        points=points,
        boost=told["boost"],
        cards=len(told["failure_cost"]),
    )


def _cart(cart: View, texts: Texts) -> list[str]:
    """What is being bought, placed or discarded, and how it is paid."""
    # A card that goes to the plan is told as such; the others go where the kind of the cart says.
    things = ([texts("board-to-plan", card=texts.name(cart["plan"]))] if cart["plan"] else []) + [
        texts.name(card) for card in [*cart["cards"], *cart["pad"]]
    ]
    lines = [texts("board-cart", kind=cart["kind"], cards=", ".join(things) or "-")]
    if cart["kind"] == "discard":
        return lines
    paid = [texts.name(card) for card in [*cart["paid"], *cart["placed"]]]
    for word in ("money", "science"):
        paid += [texts.name(word)] * cart[f"{word}_tokens"]
    bill = _sum(cart["bill"], texts)
    if not paid:
        return [*lines, texts("board-bill-open", bill=bill)]
    facts = {"offered": _sum(cart["offered"], texts), "paid": ", ".join(paid)}
    return [*lines, texts("board-bill", bill=bill, covered="yes" if cart["covered"] else "no", **facts)]


def _odds_then(told: View, texts: Texts) -> str:
    """What a launch would offer after a placement."""
    points = texts("board-points", points=told["points"], needed=told["points_needed"])
    return texts(
        "board-odds-then", location=texts.name(told["location"]), points=points, percent=texts.odds(told["odds"])
    )


def _so_far(launch: View, texts: Texts) -> list[str]:
    """The success cards so far, and the chance after each; before them, the chance at the declaration."""
    declared = [texts.odds(launch["declared"])] if launch["declared"] is not None else []
    return declared + [
        texts(
            "board-set-aside" if card["is_set_aside"] else "board-counted",
            value=card["value"],
            percent=texts.odds(card["odds"]),
        )
        for card in launch["drawn"]
    ]


def _launch(view: View, launch: View, texts: Texts) -> list[str]:
    """RM-10: a launch, card by card."""
    seat = texts.seat(launch["seat"], view["viewer"])
    lines = [
        texts(
            "board-launch", seat=seat, location=texts.name(launch["location"]), rocket=launch["rocket"],
            target=launch["target"], percent=texts.odds(launch["odds"]),
        )
    ]  # fmt: skip
    points = texts("board-points", points=launch["points"], needed=launch["points_needed"])
    drawn = texts("board-drawn", counted=launch["counted"], limit=launch["limit"])
    lines.append(f"{drawn}; {points}")
    if launch["drawn"]:
        lines.append(texts("board-so-far", cards=", ".join(_so_far(launch, texts))))
    if launch["value"] is not None:
        lines.append(texts("board-face-up", value=launch["value"]))
    if launch["shown"]:
        lines.append(texts("board-shown", values=", ".join(str(value) for value in launch["shown"])))
    if launch["copied"]:
        lines.append(texts("board-copied", card=texts.name(launch["copied"])))
    coming = {str(each["value"]): f" ({texts.odds(each['odds'])})" for each in launch["next"]}
    left = ", ".join(f"{count} x {value}{coming.get(value, '')}" for value, count in launch["deck"].items() if count)
    lines.append(texts("board-success-left", cards=left or "-"))
    if launch["abort_cost"] is not None:
        lines.append(texts("board-abort-cost", count=launch["abort_cost"]))
    lines.append(texts("board-failure-cost", cards=names_of(launch["failure_cost"], texts) or "-"))
    return lines


def _seat(seat: View, texts: Texts) -> list[str]:
    """A seat in a few words."""
    count = len(seat["known"]) + int(seat["unknown"])
    facts = [texts("board-vp", vp=seat["vp"])]
    if seat["score"] != seat["vp"]:
        facts.append(texts("board-score", score=seat["score"]))
    facts.append(texts("board-hand-count", count=count, limit=seat["hand_limit"]))
    facts.append(texts("board-hq", count=seat["hq"]))
    facts.append(texts("board-markers", count=seat["markers_left"]))
    if seat["surcharge"]:
        facts.append(texts("board-surcharge", money=seat["surcharge"]))
    return facts


def _mat(seat: View, texts: Texts, places: tuple[str, ...]) -> list[tuple[str, str]]:
    """What lies on a mat and in front of it, place by place; empty places are left out."""
    rows = [
        ("board-hand", _hand(seat, texts)),
        ("board-plan", _plan(seat, texts)),
        ("board-pad", ", ".join(_with_symbols(card, texts) for card in seat["pad"])),
        ("board-depot", names_of(seat["depot"], texts)),
        ("board-play", names_of(seat["play"], texts)),
        ("board-warehouse", _counts(seat["warehouse"], texts)),
        ("board-scrapyard", _counts(seat["scrapyard"], texts)),
        ("board-missions", names_of(seat["markers"], texts)),
        ("board-tokens", ", ".join(_tokens(seat, texts))),
        *[("board-objective", _objective(each, texts)) for each in seat["objectives"] or []],
    ]
    return [(texts(label), text) for label, text in rows if text and label in places]


def _hand(seat: View, texts: Texts) -> str:
    if seat["hand"] is not None:
        return ", ".join(_with_symbols(card, texts) for card in seat["hand"])
    known = [texts.name(card) for card in seat["known"]]
    return ", ".join(known + ([texts("board-unknown", count=seat["unknown"])] if seat["unknown"] and known else []))


def _plan(seat: View, texts: Texts) -> str:
    """The mission, where it can go, and what it brings."""
    if seat["plan"] is None:
        return ""
    row = row_of(texts, seat["plan"], "mission")
    targets = [target for target in row["targets"] if target not in seat["markers"]]
    token = _achievement(row["achievement"], texts)
    return texts("board-mission", card=texts.name(row["id"]), targets=names_of(targets, texts) or "-", token=token)


def _achievement(token: View, texts: Texts) -> str:
    """RM-13: what a mission brings."""
    if token["kind"] == "rocket":
        return texts("board-rocket-points", count=token["value"])
    return texts.name(token["kind"])


def _tokens(seat: View, texts: Texts) -> list[str]:
    tokens = seat["tokens"]
    parts = [texts("board-rocket-points", count=tokens["rocket"])] if tokens["rocket"] else []
    for word in ("money", "science"):
        if tokens[word]:
            parts.append(
                texts("board-ready", name=_many(tokens[word], texts.name(word)), ready=tokens[f"{word}_ready"])
            )
    parts += [_many(tokens["hand"], texts.name("hand"))] if tokens["hand"] else []
    return parts + [texts.name(place) for place in seat["discs"]]


def _objective(objective: View, texts: Texts) -> str:
    """An objective, its targets, which of them are met, and what it would score now."""
    row = row_of(texts, objective["id"], "objective")
    targets = [
        texts("board-met", target=_target(target, texts)) if is_met else _target(target, texts)
        for target, is_met in zip(row["targets"], objective["targets"], strict=True)
    ]
    worth = texts("board-compulsory") if objective["is_compulsory"] else texts("board-vp", vp=objective["vp"])
    return f"{texts.name(row['id'])}, {worth}: {', '.join(targets)}"


def _target(target: View, texts: Texts) -> str:
    """RM-17.1: what an objective asks for."""
    if target["kind"] == "location":
        return texts.name(target["at"])
    if target["kind"] == "threat_owned":
        return texts.name(target["threat"])
    if target["kind"] == "token":
        return texts("board-target-token", name=texts.name(target["token"]))
    where = texts.name(target.get("destination", ""))
    if target["kind"] == "first_at_locations":
        return texts("board-target-first", count=target["min"])
    if target["kind"] == "most_missions_at":
        return texts("board-target-most", destination=where)
    return texts("board-target-missions", count=target["min"], destination=where)


# --- Told, for a screen reader and for narrow terminals


def tell(view: View, texts: Texts) -> list[Line]:
    """The same table in lines that read aloud."""
    said = [". ".join(_status(view, texts)), *_variants(view, texts)]
    for location in view["locations"]:
        here = [
            texts("board-ai-name") if seat == AI else texts.seat(seat, view["viewer"]) for seat in location["markers"]
        ]
        facts = texts("told-location", name=texts.name(location["id"]), points=location["rocket_points"],
                      first=location["vp_first"], later=location["vp_later"])  # fmt: skip
        said.append(f"{facts}; {texts('told-here', seats=', '.join(here))}" if here else facts)
    for row in rows_of(texts, "destination"):
        facts = texts(
            "told-destination", name=texts.name(row["id"]), target=row["track_target"], cards=row["success_cards"]
        )
        said.append(f"{facts}; {texts('told-token')}" if row["id"] in view["discs"] else facts)
    said.append(_display_title(view, texts))
    for card in [*filter(None, view["display"]), *view["engines"]]:
        price = _sum(view["prices"][card], texts) if card in view["prices"] else "-"
        left = texts("board-left", count=view["engines"][card]) if card in view["engines"] else ""
        gives = ", ".join(filter(None, [_symbols(card, texts), left])) or texts("board-nothing")
        said.append(texts("told-sale", name=texts.name(card), price=price, gives=gives))
    said += [text for text, _ in _now(view, texts)]
    for seat in in_order(view):
        name = texts.seat(seat["seat"], view["viewer"])
        said.append(f"{name}: {', '.join(_seat(seat, texts))}")
        said += [f"{name}, {label}: {text}" for label, text in _mat(seat, texts, PLACES)]
    return [[(text.rstrip(".") + ".", "bold" if number == 0 else "")] for number, text in enumerate(said)]


# --- The end


def result(view: View, texts: Texts) -> list[Line]:
    """RM-17: how the points came about, seat by seat; in solo also what the AI has (RM-20.15)."""
    lines: list[Line] = []
    for seat in by_score(view):
        name = texts.seat(seat["seat"], view["viewer"])
        worth = {"objective": 0, **seat["worth"]}
        lines.append([(f"{name}: {texts('board-vp', vp=seat['score'])}", "bold")])
        lines.append([("   " + texts("board-worth", **worth), "")])
        lines += [
            [(f"   {texts('board-objective')}: {_objective(each, texts)}", "")] for each in seat["objectives"] or []
        ]
    if view["ai"]:
        lines.append([(texts("board-ai-result", vp=view["ai"]["vp"]), "bold")])
    return lines


# --- Looking up


def field(key: str, value: Any, texts: Texts) -> str | None:
    """What a field of the component file says where it is more than a word or a number; None for any other."""
    if key == "cost":
        return _sum(value, texts)
    if key == "targets":
        return ", ".join(texts.name(each) if isinstance(each, str) else _target(each, texts) for each in value)
    if key == "achievement":
        return _achievement(value, texts)
    if key in ("easy", "normal", "hard"):
        return texts("board-ai-start", destination=texts.name(value["destination"]), start=value["start"])
    return texts("board-word", word=value) if value in WORDS else None
