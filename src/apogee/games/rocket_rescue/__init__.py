"""Rocket Rescue: plan your dice in secret, build rockets together, and bring your crew home before the others do.

Start reading at game.py.
"""

from dataclasses import replace
from functools import partial
from typing import Final

from apogee.core.game import Checks, Extras, Game, Option, Telling, edition_of
from apogee.games.rocket_rescue import (
    causes,
    data,
    decisions,
    faults,
    game,
    goal,
    observation,
    orders,
    proposals,
    reasons,
    scoring,
    told,
    views,
    vocabulary,
    words,
)
from apogee.locale.sentences import Refusals

NEWEST: Final[Game[game.RocketRescue]] = Game(
    name="rocket-rescue",
    edition=edition_of(data.FILE, data.SHIPPED),
    players=range(data.FEWEST_PLAYERS, data.MOST_PLAYERS + 1),
    options={
        "edition": Option(data.EDITION_IDS[data.DEFAULT_EDITION], tuple(data.EDITION_IDS)),
        "length": Option(data.LENGTH_IDS[data.DEFAULT_LENGTH], tuple(data.LENGTH_IDS)),
        "characters": Option(data.CHARACTERS_IDS[data.OFF], tuple(data.CHARACTERS_IDS)),
    },
    rules_version=data.RULES,
    max_steps=data.MOST_STEPS,
    score_range=(0, data.HIGHEST_SCORE),
    vocabulary=vocabulary.ACTIONS,
    chance=vocabulary.OUTCOMES,
    new_state=game.new_state,
    from_json=game.from_json,
    bar=decisions.bar,
    places=scoring.places,
    end_reason=lambda table: data.END_REASON_IDS[table.ended],
    checks=Checks(census=scoring.census, secrets=observation.secrets, faults=faults.faults),
    telling=Telling(
        rules=decisions.RULES,
        refuse=Refusals("rocket-rescue", data.FILE, decisions.RULES, causes.cause).refuse,
        readings=told.EVENTS.readings,
        view=views.VIEW,
        facts=words.facts,
        reason=reasons.reason,
        goal=goal.goal,
    ),
    extras=Extras(
        orders=orders.ORDERS,
        default=orders.default,
        proposals=proposals.proposals,
        characters=scoring.characters,
        decisions={3: 228, 4: 287, 5: 319},
        weight=2,
    ),
)
GAME: Final = replace(
    NEWEST,
    older={
        rules: replace(
            NEWEST,
            rules_version=rules,
            new_state=partial(game.new_state, rules=rules),
            from_json=partial(game.from_json, rules=rules),
        )
        for rules in range(1, data.RULES)
    },
)
