"""Pocket Rockets: run round a ring of six sites, collect parts, build rockets of one colour, fuel them.

Start reading at game.py.
"""

from typing import Final

from apogee.core.game import Game
from apogee.games.pocket_rockets import data, decisions, game, observation, position, scoring, views, vocabulary, words

GAME: Final = Game(
    name="pocket-rockets",
    title=data.TITLE,
    players=range(data.FEWEST_PLAYERS, data.MOST_PLAYERS + 1),
    options={},
    rules_version=1,
    components_hash=data.FILE.hash,
    max_steps=data.MOST_STEPS,
    score_range=(0, data.HIGHEST_SCORE),
    actions=vocabulary.ACTIONS.words,
    outcomes=vocabulary.OUTCOMES.words,
    action_verbs=vocabulary.ACTIONS.meanings,
    outcome_verbs=vocabulary.OUTCOMES.meanings,
    new_state=lambda players, _options: game.new_state(players),
    from_json=game.from_json,
    faults=position.faults,
    bar=decisions.bar,
    bars=decisions.bars,
    rule_id=decisions.rule_id,
    refused=words.refused,
    places=scoring.places,
    end_reason=lambda table: data.END_REASON_IDS[table.ended],
    census=scoring.census,
    read_event=observation.read_event,
    view=views.VIEW,
    secrets=observation.secrets,
    components=data.FILE,
    shipped=data.SHIPPED,
    facts=words.facts,
    synonyms=vocabulary.SYNONYMS,
)
