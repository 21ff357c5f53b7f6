"""Rocketmen: buy cards, put a rocket together on the launch pad, and push your luck to orbit, Moon and Mars.

Start reading at game.py.
"""

from functools import partial
from typing import Final

from apogee.core.game import Checks, Extras, Game, Option, Telling, edition_of
from apogee.core.state import revived
from apogee.games.rocketmen import (
    causes,
    data,
    decisions,
    faults,
    game,
    goal,
    observation,
    proposals,
    reasons,
    scoring,
    told,
    views,
    vocabulary,
    words,
)
from apogee.locale.sentences import Refusals

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
    from_json=partial(revived, game.Rocketmen),
    bar=decisions.bar,
    places=scoring.places,
    end_reason=lambda table: data.END_REASON_IDS[table.ended],
    checks=Checks(census=scoring.census, secrets=observation.secrets, faults=faults.faults),
    telling=Telling(
        rules=decisions.RULES,
        refuse=Refusals("rocketmen", data.FILE, decisions.RULES, causes.cause).refuse,
        readings=told.EVENTS.readings,
        view=views.VIEW,
        facts=words.facts,
        reason=reasons.reason,
        goal=goal.goal,
    ),
    extras=Extras(
        fitting=game.fitting,
        proposals=proposals.proposals,
        decisions={1: 297, 2: 566, 3: 745, 4: 887},
        weight=3,
    ),
)
