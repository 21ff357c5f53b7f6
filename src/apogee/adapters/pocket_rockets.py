"""Pocket Rockets as a vector."""

from collections import Counter
from typing import Final

from apogee.adapters.sheets import Sheet, ViewJson, offset_of, one_hot
from apogee.games.pocket_rockets import data as pr
from apogee.games.pocket_rockets import observation as pr_observation

_CARDS: Final = dict(zip(pr.CARD_IDS, pr.COPIES_OF, strict=True))
_FUEL: Final = {str(value): count for value, count in zip(pr.FUEL_VALUES, pr.FUEL_COUNTS, strict=True)}
_BASES: Final = {colour: pr.COPIES_OF[base] for colour, base in zip(pr.COLOUR_IDS, pr.BASE_OF, strict=True)}
_SEGMENTS: Final = {colour: pr.COPIES_OF[card] for colour, card in zip(pr.COLOUR_IDS, pr.SEGMENT_OF, strict=True)}
_DIRECTIONS: Final = ["cw", "ccw"]
_QUESTIONS: Final = list(pr_observation.ASKS.values())
_LASTING: Final = [pr.BONUS_IDS[bonus] for bonus in (pr.EXTRA_ACTION, pr.EXTRA_HAND, pr.FREE_DIRECTION)]
_TIPS: Final = [card for number, card in enumerate(pr.CARD_IDS) if pr.PART_OF[number] == pr.TIP]
_TIP_BONUSES: Final = list(pr.BONUS_IDS.values())
_BONUS_OF_TIP: Final = {tip: pr.BONUS_IDS[pr.BONUS_OF[pr.CARD_IDS.index(tip)]] for tip in _TIPS}
_ROCKET: Final = len(pr.COLOUR_IDS) + 1 + len(_TIP_BONUSES) + len(pr.FUEL_VALUES)  # numbers per rocket
_DEPTH: Final = 4  # cards of a stack's known order that are told place by place; deeper ones are only counted


def pocket_rockets(sheet: Sheet, players: int, view: ViewJson) -> None:
    """Pocket Rockets: everything in the view but the order of cards that lie deep in a stack and known to all."""
    viewer = view["viewer"]
    first = 0 if viewer is None else viewer
    offsets = range(players)
    sheet.one_of("viewer", "which seat looks on, counted from seat 0; none for a spectator", viewer, offsets)
    sheet.one_of("asks", "what is asked: " + ", ".join(_QUESTIONS), view["asks"], _QUESTIONS)
    sheet.one_of("asked", "which seat is asked", offset_of(view["asked"], first, players), offsets)
    sheet.one_of("turn", "whose turn it is", offset_of(view["turn"], first, players), offsets)
    sheet.one_of("starter", "who began", offset_of(view["starter"], first, players), offsets)
    sheet.share("points", "action points left", view["points"], pr.ACTION_POINTS_WITH_BONUS)
    sheet.one_of("arrow", "the conveyor's arrow: cw, ccw", view["arrow"], _DIRECTIONS)
    sheet.one_of("bound", "the direction that binds this turn's moves: cw, ccw", view["bound"], _DIRECTIONS)
    sheet.put("progress", "whether this turn has made progress", [float(view["progress"])])
    sheet.share("standstill", "turns without progress", view["standstill"]["turns"], pr.STALEMATE_TURNS)
    sheet.counts("fuel", "tokens left, by value", view["fuel"], _FUEL)
    sheet.put("fuel out of reach", "whether the fuel can no longer all be used", [float(view["fuel_out_of_reach"])])
    sheet.counts("starting bases", "bases still to be dealt, by colour", view["starting_bases"], _BASES)
    sheet.counts("box", "cards out of the game, by kind", view["box"], _CARDS)
    sheet.one_of("end", "why the match is over", view["end_reason"], list(pr.END_REASON_IDS.values()))
    ring = [number for site in view["ring"] for number in one_hot(site, pr.SITE_IDS)]
    sheet.put("ring", "the site at each place", ring, (pr.RING_SIZE, pr.RING_SIZE))
    for number in pr.STACK_SITES:
        site = pr.SITE_IDS[number]
        _put_stack(sheet, site, view["stacks"].get(site, _NO_STACK), players, first)
    for offset in offsets:
        seat = (first + offset) % players
        _put_seat(sheet, f"seat+{offset}", view["seats"][seat], seat in view["winners"])


_NO_STACK: Final[ViewJson] = {  # before PR-2.8
    "size": 0, "top": None, "under": [], "searched_by": None, "is_searched_now": False, "still_to_find": 0,
    "content": None,
}  # fmt: skip


def _put_stack(sheet: Sheet, name: str, stack: ViewJson, players: int, first: int) -> None:
    order = [stack["top"], *stack["under"]] if stack["top"] is not None else []
    places = [order[place] if place < len(order) else None for place in range(_DEPTH)]
    tops = [number for card in places for number in one_hot(card, pr.CARD_IDS)]
    sheet.share(f"{name} size", "cards in the stack", stack["size"], pr.CARDS)
    sheet.put(f"{name} order", "the kind of each known card, top first", tops, (_DEPTH, pr.KINDS))
    sheet.counts(f"{name} known", "all cards of known order, by kind", Counter(order), _CARDS)
    searcher = offset_of(stack["searched_by"], first, players)
    sheet.one_of(f"{name} searcher", "who searched the stack last", searcher, range(players))
    sheet.put(f"{name} search", "whether it is being searched", [float(stack["is_searched_now"])])
    sheet.share(f"{name} to find", "cards that the search has still to show", stack["still_to_find"], pr.CARDS)
    sheet.put(f"{name} is seen", "whether the viewer knows its content", [float(stack["content"] is not None)])
    sheet.counts(f"{name} content", "its cards by kind, if the viewer knows them", stack["content"] or {}, _CARDS)


def _put_seat(sheet: Sheet, name: str, seat: ViewJson, is_winner: bool) -> None:
    sheet.one_of(f"{name} site", "where the pawn stands", seat["site"], pr.SITE_IDS)
    if name == "seat+0":
        sheet.counts(f"{name} hand", "all hand cards, by kind; none for a spectator", Counter(seat["hand"]), _CARDS)
    sheet.counts(f"{name} known", "hand cards that everybody knows, by kind", Counter(seat["known"]), _CARDS)
    sheet.share(f"{name} unknown", "the other hand cards", seat["unknown"], pr.HAND_LIMIT_WITH_BONUS)
    sheet.share(f"{name} hand limit", "how many cards the hand may hold", seat["hand_limit"], pr.HAND_LIMIT_WITH_BONUS)
    sheet.flags(f"{name} bonuses", ", ".join(_LASTING), seat["bonuses"], _LASTING)
    sheet.flags(f"{name} next bonuses", "those from the next turn on", seat["bonuses_next_turn"], _LASTING)
    sheet.share(f"{name} score", "points", seat["score"], pr.HIGHEST_SCORE)
    sheet.put(f"{name} winner", "whether the seat has won", [float(is_winner)])
    rockets = [number for rocket in seat["rockets"] for number in _rocket(rocket)]
    rockets += [0.0] * (pr.MOST_ROCKETS * _ROCKET - len(rockets))
    meaning = "colour, segments, the tip's bonus, the fuel's value"
    sheet.put(f"{name} rockets", meaning, rockets, (pr.MOST_ROCKETS, _ROCKET))


def _rocket(rocket: ViewJson) -> list[float]:
    bonus = None if rocket["tip"] is None else _BONUS_OF_TIP[rocket["tip"]]
    return [
        *one_hot(rocket["colour"], pr.COLOUR_IDS),
        rocket["segments"] / max(_SEGMENTS[rocket["colour"]], 1),
        *one_hot(bonus, _TIP_BONUSES),
        *one_hot(rocket["fuel"], pr.FUEL_VALUES),
    ]
