"""Since one's last turn: a line for each of the others with what they did, in short words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from apogee.locale import variables
from apogee.locale.texts import Texts
from apogee.tui.screen import Line

Reading = Mapping[str, Any]


def lines(log: Sequence[Reading], players: int, viewer: int, texts: Texts) -> list[Line]:
    """What the others did since the viewer's last turn, in turn order; while that is on, since the one before."""
    deeds = since_own(log, viewer, texts)
    seats: list[int | None] = [(viewer + each) % players for each in range(1, players)] if players > 1 else [None]
    told = [(seat, said(of(deeds, seat), texts)) for seat in seats]
    if not any(deed for _, deed in told):
        return []
    found: list[Line] = [[(texts("since-title") + ":", "dim")]]
    for seat, deed in told:
        who = texts("since-opponent") if seat is None else texts.seat(seat, viewer)
        found.append([(texts("since-line", seat=f"  {who}", deeds=deed or texts("since-nothing")), "dim")])
    return found


def since_own(log: Sequence[Reading], viewer: int, texts: Texts) -> list[Reading]:
    """The deeds between the viewer's last two turns; a turn that begins is no deed, but tells turns apart."""
    told = [each for each in log if texts.has(f"deed-{each['event']}") or (each["event"] == "turn" and "seat" in each)]
    while told and told[-1].get("seat") == viewer:
        told.pop()
    begin = max((place for place, each in enumerate(told) if each.get("seat") == viewer), default=-1)
    return told[begin + 1 :]


def of(deeds: Sequence[Reading], seat: int | None) -> list[Reading]:
    """Those of somebody."""
    return [each for each in deeds if each.get("seat") == seat and each["event"] != "turn"]


def said(deeds: Sequence[Reading], texts: Texts) -> str:
    """Deeds in a row; the same one after the other are said together, where only one thing differs in them."""
    told: list[Reading] = []
    for each in deeds:
        both = together(told[-1], each, texts) if told else None
        if both is None:
            told.append(each)
        else:
            told[-1] = both
    return "; ".join(texts.deed(each) for each in told)


def together(one: Reading, other: Reading, texts: Texts) -> Reading | None:
    """Two deeds as one, if they differ in one thing; of a number that is where it stands now."""
    if one["event"] != other["event"]:
        return None
    names = variables(texts.catalogue.messages[f"deed-{one['event']}"])
    different = [name for name in names if one.get(name) != other.get(name)]
    if len(different) != 1:
        return None
    name = different[0]
    if isinstance(other[name], int):
        return other
    return {**other, name: [*listed(one[name]), *listed(other[name])]}


def listed(fact: Any) -> list[Any]:
    return fact if isinstance(fact, list) else [fact]
