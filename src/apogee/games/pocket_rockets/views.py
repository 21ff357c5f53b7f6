"""What each key of a Pocket Rockets view is. observation.py fills it in."""

from typing import Final

from apogee.core.schema import (
    FLAG,
    SEAT,
    SPARSE,
    VIEWER,
    BySeat,
    ByWord,
    Choice,
    Counts,
    Field,
    Id,
    Maybe,
    Number,
    Pile,
    Record,
    Row,
)
from apogee.games.pocket_rockets import data
from apogee.games.pocket_rockets.observation import ASKS

_UNDER: Final = 3  # cards of known order below the top one that vectors tell place by place

CARD: Final = Id("card", tuple(data.CARD_IDS), tuple(data.COPIES_OF))
TIP: Final = Id("card", tuple(id for number, id in enumerate(data.CARD_IDS) if data.PART_OF[number] == data.TIP))
SITE: Final = Id("site", tuple(data.SITE_IDS))
COLOUR: Final = Id("colour", tuple(data.COLOUR_IDS), tuple(data.COPIES_OF[base] for base in data.BASE_OF))
FUEL: Final = Id("fuel", tuple(map(str, data.FUEL_VALUES)), tuple(data.FUEL_COUNTS))
DIRECTION: Final = Choice(("cw", "ccw"))
LASTING: Final = Pile(
    Choice(tuple(data.BONUS_IDS[bonus] for bonus in (data.EXTRA_ACTION, data.EXTRA_HAND, data.FREE_DIRECTION)))
)
END_REASON: Final = Choice(tuple(data.END_REASON_IDS.values()))
CARDS: Final = Number(data.CARDS)
SEGMENTS: Final = Number(max(data.COPIES_OF[segment] for segment in data.SEGMENT_OF))
HAND: Final = Number(data.HAND_LIMIT_WITH_BONUS)
POINTS: Final = Number(data.HIGHEST_SCORE, of="points")
TURNS: Final = Number(data.STALEMATE_TURNS)

STANDSTILL: Final = Record(
    "Standstill",
    {
        "turns": Field(TURNS, "turns without progress (PR-9.4)"),
        "limit": Field(TURNS, "how many of them end the match", follows=True),
        "left": Field(Maybe(TURNS), "the turns left, once they are announced (PR-9.5)", follows=True),
    },
)
STACK: Final = Record(
    "StackView",
    {
        "size": Field(CARDS, "cards in the stack"),
        "top": Field(Maybe(CARD), "the card on top, if it lies open"),
        "under": Field(
            Row(CARD, data.CARDS, singly=_UNDER), "cards below it that everybody saw laid down, top first (PR-11.2)"
        ),
        "searched_by": Field(Maybe(SEAT), "who searched it last"),
        "is_searched_now": Field(FLAG, "whether it is being searched"),
        "still_to_find": Field(CARDS, "cards that the search has still to show"),
        "content": Field(Maybe(Counts(CARD)), "all its cards by kind, for who searched it last (PR-11.2)"),
    },
)
ROCKET: Final = Record(
    "RocketView",
    {
        "colour": Field(COLOUR, "its colour"),
        "segments": Field(SEGMENTS, "how many segments it has"),
        "tip": Field(Maybe(TIP), "its tip, if it is complete"),
        "fuel": Field(Maybe(Number(max(data.FUEL_VALUES), of="points")), "the value of the fuel token on it"),
        "points": Field(POINTS, "what it would score if the match ended now (PR-10)", follows=True),
        "worth": Field(ByWord(("segments", "bonus", "fuel"), POINTS), "how that comes about", follows=True),
    },
)
SEAT_RECORD: Final = Record(
    "SeatView",
    {
        "seat": Field(SEAT, "its number", follows=True),
        "site": Field(Maybe(SITE), "where the pawn stands"),
        "hand": Field(Maybe(Pile(CARD)), "all hand cards, in the own view"),
        "known": Field(Pile(CARD), "hand cards that everybody knows (PR-11.1)"),
        "unknown": Field(HAND, "how many other hand cards there are"),
        "hand_limit": Field(HAND, "how many cards the hand may hold"),
        "rockets": Field(
            Row(ROCKET, data.MOST_ROCKETS), "its rockets, in the order they were started", plain=(SPARSE,)
        ),
        "bonuses": Field(LASTING, "lasting bonuses in force"),
        "bonuses_next_turn": Field(LASTING, "those that begin with its next turn (PR-R.22)"),
        "score": Field(POINTS, "points"),
    },
)
VIEW: Final = Record(
    "PocketRocketsView",
    {
        "game": Field(Choice(("pocket-rockets",)), "the game", follows=True),
        "viewer": Field(VIEWER, "whose view it is; nobody's for a spectator"),
        "ring": Field(Row(Maybe(SITE), data.RING_SIZE, is_full=True), "the site at each place, clockwise"),
        "arrow": Field(DIRECTION, "the conveyor's arrow"),
        "starter": Field(Maybe(SEAT), "the starting player"),
        "turn": Field(Maybe(SEAT), "whose turn it is"),
        "asks": Field(Maybe(Choice(tuple(ASKS.values()))), "what is asked"),
        "asked": Field(Maybe(SEAT), "who is asked"),
        "points": Field(Number(data.ACTION_POINTS_WITH_BONUS), "action points left"),
        "bound": Field(Maybe(DIRECTION), "the direction that binds this turn's moves (PR-8.5)"),
        "progress": Field(FLAG, "whether this turn has made progress (PR-9.3)"),
        "standstill": Field(STANDSTILL, "turns without progress"),
        "fuel": Field(Counts(FUEL), "tokens left, by value"),
        "fuel_out_of_reach": Field(FLAG, "whether the fuel left can no longer all be used"),
        "stacks": Field(
            ByWord(tuple(data.SITE_IDS[site] for site in data.STACK_SITES), STACK, is_full=False),
            "the stack at each site; none before they are laid",
        ),
        "seats": Field(BySeat(SEAT_RECORD), "the seats"),
        "box": Field(Counts(CARD), "cards out of the game"),
        "over": Field(FLAG, "whether the match is over", follows=True),
        "end_reason": Field(Maybe(END_REASON), "why it is over"),
        "winners": Field(Pile(SEAT), "who has won"),
        "starting_bases": Field(Counts(COLOUR), "bases still to be dealt, by colour"),
    },
)
