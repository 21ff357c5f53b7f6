"""Rocket Rescue: plan your dice in secret, build rockets together, and bring your crew home before the others do.

Start reading at game.py.
"""

from dataclasses import replace
from functools import partial
from typing import Final

from apogee.core.game import Game, Option
from apogee.games.rocket_rescue import (
    data,
    decisions,
    game,
    observation,
    orders,
    position,
    proposals,
    readings,
    scoring,
    views,
    vocabulary,
    words,
)

NEWEST: Final = Game(
    name="rocket-rescue",
    title=data.TITLE,
    players=range(data.FEWEST_PLAYERS, data.MOST_PLAYERS + 1),
    options={
        "edition": Option(data.EDITION_IDS[data.DEFAULT_EDITION], tuple(data.EDITION_IDS)),
        "length": Option(data.LENGTH_IDS[data.DEFAULT_LENGTH], tuple(data.LENGTH_IDS)),
        "characters": Option(data.CHARACTERS_IDS[data.OFF], tuple(data.CHARACTERS_IDS)),
    },
    rules_version=data.RULES,
    components_hash=data.FILE.hash,
    max_steps=data.MOST_STEPS,
    score_range=(0, data.HIGHEST_SCORE),
    actions=vocabulary.ACTIONS.words,
    outcomes=vocabulary.OUTCOMES.words,
    action_verbs=vocabulary.ACTIONS.meanings,
    outcome_verbs=vocabulary.OUTCOMES.meanings,
    new_state=game.new_state,
    from_json=game.from_json,
    faults=position.faults,
    bar=decisions.bar,
    bars=decisions.bars,
    rule_id=decisions.rule_id,
    refused=words.refused,
    places=scoring.places,
    end_reason=lambda table: data.END_REASON_IDS[table.ended],
    census=scoring.census,
    read_event=readings.read_event,
    view=views.VIEW,
    secrets=observation.secrets,
    components=data.FILE,
    shipped=data.SHIPPED,
    facts=words.facts,
    orders=orders.ORDERS,
    order_fits=orders.fits,
    default=orders.default,
    characters=scoring.characters,
    proposals=proposals.proposals,
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
