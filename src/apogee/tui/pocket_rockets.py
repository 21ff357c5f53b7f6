"""Pocket Rockets in the terminal: the ring, the stacks, rockets that grow part by part, hands and points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apogee.locale.texts import Texts
from apogee.tui.screen import Line, Screen, Span, box, by_score, in_order, mark, rows_of, side_by_side, wrap

View = Mapping[str, Any]

SITE_WIDTH = 25
STYLES = {"grey": "bright_cyan", "yellow": "bright_yellow", "red": "bright_red"}  # grey reads badly on both grounds
SITE_STYLE = "white"  # of sites that have no colour
SEAT_STYLES = ("bright_green", "bright_magenta", "bright_blue", "cyan")
PARTS = ("╠", "█", "▶", "·")  # base, segment, tip, no tip yet
PARTS_ASCII = ("[", "#", ">", ".")
COLOURS = ("green", "white", "black", "blue", "orange")  # of pawns and fuel tokens; those of rockets have names


# --- Drawn


def draw(view: View, texts: Texts, screen: Screen) -> list[Line]:
    """The whole table."""
    return [*_status(view, texts), *_ring(view, texts, screen), *_notes(view, texts), *_seats(view, texts, screen)]


def _status(view: View, texts: Texts) -> list[Line]:
    """One line: whose turn, what is left of it, which way the arrow points, how near a standstill is."""
    parts = [*_turn(view, texts), _arrow(view, texts), _standstill(view, texts)]
    return [[(" " + " | ".join(part for part in parts if part), "bold")]]


def _turn(view: View, texts: Texts) -> list[str]:
    """Who is asked, and the action points that are left."""
    seat = view["turn"] if view["asked"] is None else view["asked"]
    if seat is None or view["over"]:
        return []
    turn = texts("board-turn", seat=texts.seat(seat, view["viewer"]))
    return [turn, texts("board-points", points=view["points"])] if view["points"] else [turn]


def _arrow(view: View, texts: Texts) -> str:
    bound = f" ({texts('board-bound', bound=view['bound'])})" if view["bound"] else ""
    return texts("board-arrow", arrow=view["arrow"]) + bound


def _standstill(view: View, texts: Texts) -> str:
    still = view["standstill"]
    if still["left"] is not None:  # PR-9.5
        return texts("board-standstill-left", left=still["left"])
    return texts("board-standstill", turns=still["turns"], limit=still["limit"]) if still["turns"] else ""


def _ring(view: View, texts: Texts, screen: Screen) -> list[Line]:
    """The six sites, clockwise from the top left, with the arrow between them."""
    half = (len(view["ring"]) + 1) // 2
    top, bottom = list(range(half)), list(reversed(range(half, len(view["ring"]))))
    contents = {place: _site(view, place, texts, screen) for place in range(len(view["ring"]))}
    right, left, down, up = ("> ", "< ", "v", "^") if screen.is_ascii else ("→ ", "← ", "↓", "↑")
    is_clockwise = view["arrow"] == "cw"
    first = _row(view, top, contents, right if is_clockwise else left, texts, screen)
    second = _row(view, bottom, contents, left if is_clockwise else right, texts, screen)
    width = half * SITE_WIDTH + (half - 1) * 2
    ends = (up, down) if is_clockwise else (down, up)
    between: Line = [
        (" " * (SITE_WIDTH // 2) + ends[0], "bold"),
        (" " * (width - SITE_WIDTH - 1), ""),
        (ends[1], "bold"),
    ]
    return [*first, between, *second]


def _row(
    view: View, places: list[int], contents: Mapping[int, list[Line]], arrow: str, texts: Texts, screen: Screen
) -> list[Line]:
    """Sites side by side; the arrow stands between them, in the middle of the row."""
    height = max(len(contents[place]) for place in places) + 2
    gap: list[Line] = [[(arrow if number == height // 2 else "  ", "bold")] for number in range(height)]
    columns: list[list[Line]] = []
    for place in places:
        site = view["ring"][place]
        is_own = view["viewer"] is not None and view["seats"][view["viewer"]]["site"] == site
        frame = ("ascii double" if is_own else "ascii") if screen.is_ascii else "double" if is_own else "thin"
        columns += [box(contents[place], SITE_WIDTH, height, _style(site, texts, SITE_STYLE), frame), gap]
    return side_by_side(*columns[:-1])


def _site(view: View, place: int, texts: Texts, screen: Screen) -> list[Line]:
    """What is in a site's frame: its name, its stack or the fuel, the pawns."""
    site = view["ring"][place]
    inner = SITE_WIDTH - 2
    if site is None:
        return [[("", "")]]
    lines = wrap(texts.name(site), inner, f"bold {_style(site, texts, SITE_STYLE)}")
    stack = _stack_at(view, site)
    if stack is not None:
        for text in wrap(_stack_text(stack, texts), inner, _style(stack["top"], texts)):
            lines.append(text)
    elif site == "launch":
        lines += wrap(texts("board-fuel", fuel=_fuel(view)), inner)
    lines.append(_pawns(view, site, screen))
    return lines


def _pawns(view: View, site: str, screen: Screen) -> Line:
    spans: list[Span] = []
    for seat in view["seats"]:
        if seat["site"] == site:
            style = f"bold {SEAT_STYLES[seat['seat']]}" + (" reverse" if seat["seat"] == view["viewer"] else "")
            spans += [(mark(seat["seat"], screen), style), (" ", "")]
    return spans or [("", "")]


def _notes(view: View, texts: Texts) -> list[Line]:
    """What the viewer remembers of the stacks, and that fuel may be out of reach."""
    return [[(f" {note}", "dim" if not texts.is_ascii else "")] for note in _memories(view, texts)]


def _seats(view: View, texts: Texts, screen: Screen) -> list[Line]:
    """Everybody's rockets and hand, the viewer's first."""
    lines: list[Line] = []
    for seat in in_order(view):
        style = f"bold {SEAT_STYLES[seat['seat']]}"
        facts = [texts("board-score", score=seat["score"]), *_bonuses(seat, texts)]
        name = texts.seat(seat["seat"], view["viewer"])
        lines.append([(f"{mark(seat['seat'], screen)} {name}", style), ("  " + ", ".join(facts), "")])
        lines.append(
            [
                ("   " + texts("board-hand", count=_hand_size(seat), limit=seat["hand_limit"]) + " ", ""),
                *_hand(seat, texts),
            ]
        )
        lines += [_rocket(number, rocket, texts, screen) for number, rocket in enumerate(seat["rockets"], 1)]
    return lines


def _hand(seat: View, texts: Texts) -> Line:
    cards = seat["known"] if seat["hand"] is None else seat["hand"]
    spans: list[Span] = []
    for card in cards:
        spans += [(", " if spans else "", ""), (texts.name(card), _style(card, texts))]
    if seat["hand"] is None and seat["unknown"]:
        spans += [(", " if spans else "", ""), (texts("board-unknown", count=seat["unknown"]), "")]
    return spans or [(texts("board-hand-empty"), "")]


def _rocket(number: int, rocket: View, texts: Texts, screen: Screen) -> Line:
    """A rocket on its side: base, segments, and a tip once it is complete."""
    base, segment, tip, gap = PARTS_ASCII if screen.is_ascii else PARTS
    picture = base + segment * rocket["segments"] + (tip if rocket["tip"] else gap)
    return [
        (f"   {number} ", ""),
        (picture.ljust(8), f"bold {STYLES.get(rocket['colour'], '')}"),
        (" " + _rocket_text(rocket, texts), ""),
    ]


def _style(component: str | None, texts: Texts, otherwise: str = "") -> str:
    """How a card or site is drawn, by the colour that it has in the component file."""
    rows = rows_of(texts, "rocket_card") + rows_of(texts, "shipyard_card")
    colours = {row["id"]: row.get("colour", "") for row in rows}
    return STYLES.get(colours.get(component or "", ""), otherwise)


# --- Said: what drawing and telling share


def _stack_at(view: View, site: str) -> View | None:
    found: View | None = view["stacks"].get(site)
    return found


def _stack_text(stack: View, texts: Texts) -> str:
    if stack["is_searched_now"]:
        return texts("board-searched", size=stack["size"])
    if stack["size"] == 0:
        return texts("board-stack-empty")
    return texts("board-stack", size=stack["size"], top=texts.name(stack["top"]) if stack["top"] else "?")


def _fuel(view: View) -> str:
    return " ".join(str(value) for value, count in view["fuel"].items() for _ in range(count)) or "-"


def _hand_size(seat: View) -> int:
    return len(seat["known"]) + int(seat["unknown"])


def _bonuses(seat: View, texts: Texts) -> list[str]:
    active = [texts.name(bonus) for bonus in seat["bonuses"]]
    return active + [texts("board-from-next-turn", bonus=texts.name(bonus)) for bonus in seat["bonuses_next_turn"]]


def _rocket_text(rocket: View, texts: Texts) -> str:
    """A rocket in a few words."""
    words = [texts.name(rocket["colour"]), texts("board-segments", count=rocket["segments"])]
    words.append(texts.name(rocket["tip"]) if rocket["tip"] else texts("board-open"))
    if rocket["tip"]:
        words.append(texts("board-no-fuel") if rocket["fuel"] is None else texts("board-fuelled", fuel=rocket["fuel"]))
    return ", ".join(words)


def _memories(view: View, texts: Texts) -> list[str]:
    """PR-11.2: cards under a top that everybody saw laid down, and what the viewer's own searches showed."""
    notes = []
    for site, stack in view["stacks"].items():
        if stack["under"]:
            cards = ", ".join(texts.name(card) for card in stack["under"])
            notes.append(texts("board-under", stack=texts.name(site), cards=cards))
        if stack["content"] is not None and stack["size"] > 1:
            cards = ", ".join(f"{count} x {texts.name(card)}" for card, count in stack["content"].items())
            seat = texts.seat(stack["searched_by"], view["viewer"])
            notes.append(texts("board-content", stack=texts.name(site), cards=cards, seat=seat))
    if view["fuel_out_of_reach"] and not view["over"]:
        notes.append(texts("board-out-of-reach"))
    return notes


# --- Told, for a screen reader and for narrow terminals


def tell(view: View, texts: Texts) -> list[Line]:
    """The same table in lines that read aloud."""
    lines: list[Line] = []
    if _turn(view, texts):
        lines.append([(". ".join(_turn(view, texts)) + ".", "bold")])
    lines.append([(f"{_arrow(view, texts)}.", "")])
    if _standstill(view, texts):
        lines.append([(f"{_standstill(view, texts)}.", "")])
    for place, site in enumerate(view["ring"], 1):
        if site is not None:
            lines.append([(_tell_site(view, place, site, texts), _style(site, texts, SITE_STYLE))])
    lines += [[(f"{note}", "")] for note in _memories(view, texts)]
    for seat in view["seats"]:
        lines += [[(text, "")] for text in _tell_seat(view, seat, texts)]
    return lines


def _tell_site(view: View, place: int, site: str, texts: Texts) -> str:
    facts = [texts("told-site", number=place, site=texts.name(site))]
    stack = _stack_at(view, site)
    if stack is not None:
        facts.append(_stack_text(stack, texts))
    elif site == "launch":
        facts.append(texts("board-fuel", fuel=_fuel(view)))
    here = [texts.seat(seat["seat"], view["viewer"]) for seat in view["seats"] if seat["site"] == site]
    if here:
        facts.append(texts("told-here", seats=", ".join(here)))
    return "; ".join(facts) + "."


def _tell_seat(view: View, seat: View, texts: Texts) -> list[str]:
    name = texts.seat(seat["seat"], view["viewer"])
    facts = [texts("board-score", score=seat["score"]), *_bonuses(seat, texts)]
    hand = "".join(text for text, _ in _hand(seat, texts))
    count = texts("board-hand", count=_hand_size(seat), limit=seat["hand_limit"])
    lines = [f"{name}: {', '.join(facts)}; {count} {hand}."]
    lines += [
        texts("told-rocket", seat=name, number=number, rocket=_rocket_text(rocket, texts))
        for number, rocket in enumerate(seat["rockets"], 1)
    ]
    return lines


# --- The end


def result(view: View, texts: Texts) -> list[Line]:
    """PR-10: how the points came about, seat by seat."""
    lines: list[Line] = []
    for seat in by_score(view):
        name = texts.seat(seat["seat"], view["viewer"])
        lines.append([(f"{name}: {texts('board-score', score=seat['score'])}", "bold")])
        lines += [
            [("   " + texts("result-rocket", number=number, rocket=_rocket_text(rocket, texts)), "")]
            for number, rocket in enumerate(seat["rockets"], 1)
            if rocket["tip"]
        ]
    return lines


def field(key: str, value: Any, texts: Texts) -> str | None:
    """What a field of the component file says where it is more than a name or a number; None for any other."""
    return texts("board-colour", colour=value) if key in ("colour", "chip_colour") and value in COLOURS else None
