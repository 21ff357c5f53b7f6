"""Rocketmen: buy cards, put a rocket together on the launch pad, and push your luck to orbit, Moon and Mars.

Start reading at game.py.
"""

from typing import Final

from apogee.core.game import Game, Option
from apogee.games.rocketmen import (
    data,
    decisions,
    game,
    observation,
    position,
    proposals,
    readings,
    scoring,
    views,
    vocabulary,
    words,
)

GAME: Final = Game(
    name="rocketmen",
    title=data.TITLE,
    players=range(1, data.MOST_PLAYERS + 1),
    options={
        "mode": Option("standard", tuple(data.MODE_IDS), alone="solo"),
        "level": Option("normal", tuple(data.LEVEL_IDS)),
        "variants": Option("none", ("none", "random"), tuple(data.VARIANT_IDS), data.VARIANTS_DRAWN),
    },
    rules_version=1,
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
    fitting=game.fitting,
    facts=words.facts,
    proposals=proposals.proposals,
    synonyms=vocabulary.SYNONYMS,
)
