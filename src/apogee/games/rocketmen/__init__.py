"""Rocketmen: buy cards, put a rocket together on the launch pad, and push your luck to orbit, Moon and Mars.

Start reading at game.py.
"""

from typing import Final

from apogee.core.game import Checks, Extras, Game, Option, Telling, edition_of
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

GAME: Final[Game[game.Rocketmen]] = Game(
    name="rocketmen",
    edition=edition_of(data.FILE, data.SHIPPED),
    players=range(1, data.MOST_PLAYERS + 1),
    options={
        "mode": Option("standard", tuple(data.MODE_IDS), alone="solo"),
        "level": Option("normal", tuple(data.LEVEL_IDS)),
        "variants": Option("none", ("none", "random"), tuple(data.VARIANT_IDS), data.VARIANTS_DRAWN),
    },
    rules_version=1,
    max_steps=data.MOST_STEPS,
    score_range=(0, data.HIGHEST_SCORE),
    vocabulary=vocabulary.ACTIONS,
    chance=vocabulary.OUTCOMES,
    new_state=game.new_state,
    from_json=game.from_json,
    bar=decisions.bar,
    places=scoring.places,
    end_reason=lambda table: data.END_REASON_IDS[table.ended],
    checks=Checks(census=scoring.census, secrets=observation.secrets, faults=position.faults),
    telling=Telling(
        rule_id=decisions.rule_id,
        refused=words.REFUSALS.refused,
        read_event=readings.read_event,
        view=views.VIEW,
        facts=words.facts,
    ),
    extras=Extras(
        fitting=game.fitting,
        proposals=proposals.proposals,
    ),
)
