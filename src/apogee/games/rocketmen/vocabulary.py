"""What players and chance can say: every verb with what it takes. Numbers and words follow (core/vocabulary.py)."""

from typing import Final

from apogee.core.vocabulary import NO_PART, Kind, Vocabulary, counted
from apogee.games.rocketmen import data

_CARD: Final = Kind("CARD", data.CARD_IDS)
_PLACED: Final = Kind("placed:CARD", [f"placed:{card}" for card in data.CARD_IDS])
_TOKEN: Final = Kind("token:money|token:science", ["token:money", "token:science"])
_DESTINATION: Final = Kind("DESTINATION", data.DESTINATION_IDS)
_VALUE: Final = Kind("VALUE", [str(value) for value in data.SUCCESS_VALUES])
_HAND: Final = Kind("hand", ["hand"])
_WAREHOUSE: Final = Kind("warehouse", ["warehouse"])
_PLAN: Final = Kind("plan", ["plan"])
_PAD: Final = Kind("pad", ["pad"])

# What people may call an action: all cards of a Depot are taken out at once.
ACTIONS: Final = Vocabulary(synonyms={"take depot": "unload", "take from depot": "unload", "empty depot": "unload"})
END: Final[int] = ACTIONS.verb("end", "end your turn without a launch (RM-5.4)")
DONE: Final[int] = ACTIONS.verb(
    "done", "finish what you began: pay and buy, place, discard; or go on without using anything (RM-10.12)"
)
UNLOAD: Final[int] = ACTIONS.verb("unload", "take all that your Depot holds into your hand (RM-R.9)")
DRAW: Final[int] = ACTIONS.verb("draw", "turn up the next success card (RM-10.9)")
ABORT: Final[int] = ACTIONS.verb("abort", "abort the launch (RM-11.1)")
KEEP: Final[int] = ACTIONS.verb("keep", "leave the mission card on the plan after a failure (RM-11.3)")
DISCARD_PLAN: Final[int] = ACTIONS.verb(
    "discard plan", "discard the mission card, and all launch pad cards with it (RM-9.2, RM-11.3)"
)
PAY_TOKEN: Final[int] = ACTIONS.verb("pay", "pay with an unused achievement token (RM-6.1)", _TOKEN)
LAUNCH: Final[int] = ACTIONS.verb("launch", "declare a launch (RM-10.1, RM-10.2)", _DESTINATION)
PICK: Final[int] = ACTIONS.verb("pick", "choose one of the cards that Detailed Planning revealed (RM-R.10)", _VALUE)
BUY: Final[int] = ACTIONS.verb("buy", "put a card into the purchase you are making (RM-7.1)", _CARD)
PAY: Final[int] = ACTIONS.verb("pay", "pay with a hand card (RM-6.1)", _CARD)
PAY_PLACED: Final[int] = ACTIONS.verb("pay", "let a card that is being placed pay too (RM-8.6)", _PLACED)
PLACE_PLAN: Final[int] = ACTIONS.verb(
    "place", "put a mission card into the placement you are making, for the plan (RM-8.2)", _CARD, _PLAN
)
PLACE_PAD: Final[int] = ACTIONS.verb(
    "place", "put a card into the placement you are making, for the launch pad (RM-8.1)", _CARD, _PAD
)
FREE_PLAN: Final[int] = ACTIONS.verb(
    "free", "place a mission card free of charge, thanks to Global Internet (RM-R.51)", _CARD, _PLAN
)
FREE_PAD: Final[int] = ACTIONS.verb(
    "free", "place a card on the launch pad free of charge, thanks to Global Internet (RM-R.51)", _CARD, _PAD
)
REPLACE: Final[int] = ACTIONS.verb(
    "replace", "Market Research: put a display card under the deck, for money (RM-18.2)", _CARD
)
DISCARD_HAND: Final[int] = ACTIONS.verb("discard", "put a hand card into a discard (RM-9.1)", _CARD, _HAND)
DISCARD_PAD: Final[int] = ACTIONS.verb(
    "discard", "put a launch pad card into a discard (RM-9.1), or into what an abort costs (RM-11.1)", _CARD, _PAD
)
USE: Final[int] = ACTIONS.verb(
    "use",
    "use a DISCARD ability (RM-9.3), a pad ability in its window (RM-10.12), or Robotics' draw (RM-4.7)",
    _CARD,
)
SCRAP_HAND: Final[int] = ACTIONS.verb("scrap", "scrap a hand card for an ability (RM-R.54)", _CARD, _HAND)
SCRAP_WAREHOUSE: Final[int] = ACTIONS.verb(
    "scrap", "scrap a card of your warehouse for an ability (RM-R.54)", _CARD, _WAREHOUSE
)
FETCH: Final[int] = ACTIONS.verb("fetch", "take a card from your warehouse into your hand (Electric Cars)", _CARD)
STORE: Final[int] = ACTIONS.verb("store", "put a hand card into your Depot (RM-R.9)", _CARD)
REMOVE: Final[int] = ACTIONS.verb("remove", "solo: remove a display card, and the AI rocket moves (RM-20.10)", _CARD)
COPY: Final[int] = ACTIONS.verb(
    "copy", "Industrial Espionage becomes a card on an opponent's launch pad (RM-R.11)", _CARD
)
SALVAGE: Final[int] = ACTIONS.verb(
    "salvage", "take an engine from the launch pad back into your hand (Reusable Rocket Parts)", _CARD
)
VERB_OF: Final[list[int]] = ACTIONS.verb_of
FIRST_OF: Final[list[int]] = ACTIONS.first_of  # by action: the card, destination, value or token
NAMES_CARD: Final[list[bool]] = [
    part != NO_PART and verb not in (PAY_TOKEN, LAUNCH, PICK) for verb, part in zip(VERB_OF, FIRST_OF, strict=True)
]
MONEY: Final = 0  # the tokens that can pay
SCIENCE: Final = 1
PAY_MONEY: Final[int] = PAY_TOKEN + MONEY
PAY_SCIENCE: Final[int] = PAY_TOKEN + SCIENCE

OUTCOMES: Final = Vocabulary()
OUT_FIRST: Final[int] = OUTCOMES.verb("first", "the first player (RM-2.10)", counted("SEAT", range(data.MOST_PLAYERS)))
OUT_VARIANT: Final[int] = OUTCOMES.verb(
    "variant", "a variant card is revealed (RM-2.12)", Kind("VARIANT", data.VARIANT_IDS)
)
OUT_OBJECTIVE: Final[int] = OUTCOMES.verb(
    "objective", "a personal objective, dealt secretly (RM-2.9)", Kind("OBJECTIVE", data.OBJECTIVE_IDS)
)
OUT_SOLITAIRE: Final[int] = OUTCOMES.verb(
    "solitaire", "the solitaire card that the AI draws (RM-20.7)", Kind("CARD", data.SOLITAIRE_IDS)
)
OUT_SUCCESS: Final[int] = OUTCOMES.verb("success", "the success card that comes up (RM-10.9)", _VALUE)
OUT_REVEAL: Final[int] = OUTCOMES.verb("reveal", "the card that comes into the display (RM-7.3)", _CARD)
OUT_DRAW: Final[int] = OUTCOMES.verb("draw", "the card drawn from an HQ, seen by its owner alone (RM-12.1)", _CARD)
DECIDED: Final[list[int]] = OUTCOMES.first_of  # by outcome: the card, value, objective, variant or seat
