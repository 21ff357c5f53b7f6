"""Pocket Rockets: run round a ring of six sites, collect parts, build rockets of one colour, fuel them.

Start reading at game.py.
"""

from functools import partial
from typing import Final

from apogee.core.game import Checks, Extras, Game, Telling, edition_of
from apogee.core.state import revived
from apogee.games.pocket_rockets import (
    causes,
    data,
    decisions,
    faults,
    game,
    goal,
    observation,
    reasons,
    scoring,
    told,
    views,
    vocabulary,
    words,
)
from apogee.locale.sentences import Refusals

GAME: Final[Game[game.PocketRockets]] = Game(
    name="pocket-rockets",
    edition=edition_of(data.FILE, data.SHIPPED),
    players=range(data.FEWEST_PLAYERS, data.MOST_PLAYERS + 1),
    options={},
    rules_version=1,
    max_steps=data.MOST_STEPS,
    score_range=(0, data.HIGHEST_SCORE),
    vocabulary=vocabulary.ACTIONS,
    chance=vocabulary.OUTCOMES,
    new_state=lambda players, _options: game.new_state(players),
    from_json=partial(revived, game.PocketRockets),
    bar=decisions.bar,
    places=scoring.places,
    end_reason=lambda table: data.END_REASON_IDS[table.ended],
    checks=Checks(census=scoring.census, secrets=observation.secrets, faults=faults.faults),
    telling=Telling(
        rules=decisions.RULES,
        refuse=Refusals("pocket-rockets", data.FILE, decisions.RULES, causes.cause).refuse,
        readings=told.EVENTS.readings,
        view=views.VIEW,
        facts=words.facts,
        reason=reasons.reason,
        goal=goal.goal,
    ),
    extras=Extras(decisions={2: 182, 3: 207, 4: 242}, weight=1),
)
