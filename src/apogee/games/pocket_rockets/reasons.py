"""Why a line of Pocket Rockets is good: what the first deed on its way brings."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from apogee.core.reasons import Deed, Reason
from apogee.core.refusal import Told
from apogee.games.pocket_rockets import data
from apogee.games.pocket_rockets.vocabulary import ACTIONS

_WAYS: Final = ("move", "reverse")  # what only leads to something


def reason(deeds: Sequence[Deed], aim: Mapping[str, Told]) -> Reason | None:  # noqa: ARG001 - what every game is given
    """What the line goes for: the first deed that is more than a way there, and the steps before it."""
    for steps, deed in enumerate(deeds):
        verb, *rest = ACTIONS.said[deed.words]
        if verb not in _WAYS:
            found = _TELLERS[verb](deed, rest)
            return Reason(found.case, {**found.facts, "steps": steps})
    return Reason("walk")


def _place(deed: Deed, rest: list[str]) -> Reason:
    """PR-D.1: how far the own line is from there, along the arrow."""
    ring, own = deed.before["ring"], _own(deed.before)
    colour = data.COLOUR_IDS.index(own["rockets"][0]["colour"])
    line = data.SITE_IDS[data.SITE_COLOUR.index(colour)]
    along = 1 if deed.before["arrow"] == "cw" else -1
    count = (ring.index(line) - ring.index(rest[0])) * along % len(ring)
    return Reason("place", {"site": line, "count": count})


def _draw(deed: Deed, rest: list[str]) -> Reason:  # noqa: ARG001 - what every verb is given
    own = _own(deed.before)
    return _card(deed.before, deed.before["stacks"][own["site"]]["top"])


def _take(deed: Deed, rest: list[str]) -> Reason:
    return _card(deed.before, rest[0])


def _card(view: Mapping[str, Any], card: str) -> Reason:
    """What a card is for: an open rocket of its colour, a new one, or the recycling depot."""
    kind = data.CARD_IDS.index(card)
    colour = data.COLOUR_IDS[data.COLOUR_OF[kind]]
    if data.PART_OF[kind] == data.BASE:
        return Reason("start", {"card": card})
    for number, rocket in enumerate(_own(view)["rockets"], 1):
        if rocket["colour"] == colour and rocket["tip"] is None:
            return Reason("fits", {"card": card, "rocket": number})
    return Reason("later", {"card": card})


def _build(deed: Deed, rest: list[str]) -> Reason:
    """A rocket is begun, grows, or is complete (PR-7.4 to PR-7.6)."""
    if rest[1] == "new":
        return Reason("begin", {"card": rest[0]})
    number = int(rest[1])
    rocket = _own(deed.after)["rockets"][number - 1]
    if rocket["tip"] is None:
        told: dict[str, Told] = {"rocket": number, "segments": rocket["segments"]}
        return Reason("grow", told | {"points": data.POINTS_PER_SEGMENT})
    bonus = data.BONUS_IDS.get(data.BONUS_OF[data.CARD_IDS.index(rest[0])], "nothing")
    is_new = bonus in _lasting(deed.after) - _lasting(deed.before)
    return Reason("complete", {"rocket": number, "points": _gain(deed), "bonus": bonus if is_new else "nothing"})


def _refuel(deed: Deed, rest: list[str]) -> Reason:
    return Reason("fuel", {"rocket": int(rest[1]), "points": _gain(deed)})


def _recycle(deed: Deed, rest: list[str]) -> Reason:
    """PR-7.11: the card given away, and how many cards are looked through for a better one."""
    search = rest[2]
    if search == "none":
        return Reason("give", {"card": rest[0]})
    return Reason("search", {"card": rest[0], "stack": search, "count": deed.before["stacks"][search]["size"]})


def _own(view: Mapping[str, Any]) -> Mapping[str, Any]:
    seat: Mapping[str, Any] = view["seats"][view["viewer"]]
    return seat


def _lasting(view: Mapping[str, Any]) -> set[str]:
    """PR-8.5 to PR-8.7: the lasting bonuses, those of the next turn among them."""
    own = _own(view)
    return {*own["bonuses"], *own["bonuses_next_turn"]}


def _gain(deed: Deed) -> int:
    """PR-10: the points that a deed brings."""
    return int(_own(deed.after)["score"]) - int(_own(deed.before)["score"])


_TELLERS: Final = {
    "place": _place, "draw": _draw, "take": _take, "build": _build, "refuel": _refuel, "recycle": _recycle,
}  # fmt: skip
