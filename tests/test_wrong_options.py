"""Options that a match cannot have are refused in the reader's language, by server and terminal alike."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import apogee
from apogee import cli
from apogee.core.errors import ApogeeError
from apogee.locale import LANGUAGES
from apogee.locale.texts import Texts
from apogee.testing.toy import GAME as TOY
from tests.serving import SECONDS, Client, serving

ROCKETMEN = apogee.game("rocketmen")
POCKET_ROCKETS = apogee.game("pocket-rockets")

WRONG: list[tuple[Any, Any, Mapping[str, Any]]] = [
    (ROCKETMEN, 9, {}),
    (ROCKETMEN, 2, {"lvl": "hard"}),
    (ROCKETMEN, 2, {"speed": "fast"}),
    (ROCKETMEN, 1, {"level": "harder"}),
    (ROCKETMEN, 2, {"variants": "chess"}),
    (ROCKETMEN, 2, {"variants": ["heavy_lift", "heavy_lfit"]}),
    (ROCKETMEN, 2, {"variants": ["heavy_lift", "chess"]}),
    (ROCKETMEN, 2, {"variants": ["heavy_lift", "heavy_lift"]}),
    (ROCKETMEN, 2, {"variants": ["heavy_lift"]}),
    (ROCKETMEN, 1, {"mode": "battle"}),
    (ROCKETMEN, 1, {"mode": "standard"}),
    (ROCKETMEN, 3, {"mode": "solo"}),
    (ROCKETMEN, 1, {"variants": "random"}),
    (ROCKETMEN, 2, {"mode": "battle", "variants": "random"}),
    (ROCKETMEN, 2, {"level": "hard"}),
    (POCKET_ROCKETS, 2, {"mode": "solo"}),
    (TOY, 2, {"rounds": "200"}),
]


def name_of(value: Any) -> str:
    """What a parameter is called in the name of its test."""
    return str(getattr(value, "name", value))


def refused(game: Any, players: Any, options: Mapping[str, Any]) -> ApogeeError:
    with pytest.raises(ApogeeError) as error:
        game.match(players, seed=1, options=options)
    return error.value


@pytest.mark.parametrize(("game", "players", "options"), WRONG, ids=name_of)
def test_the_english_sentence_is_the_catalogues_and_others_differ(
    game: Any, players: Any, options: Mapping[str, Any]
) -> None:
    error = refused(game, players, options)
    told = game if game.components else None
    said = {language: Texts(language, told).complaint(error) for language in LANGUAGES}

    assert said["en"] == str(error)
    assert len(set(said.values())) == len(LANGUAGES)


def test_what_no_catalogue_says_is_said_in_english() -> None:
    error = refused(ROCKETMEN, 2, [])  # type: ignore[arg-type] # which only a program gives

    assert Texts("de", ROCKETMEN).complaint(error) == str(error) == "options are a dict of name and choice, not a list."


def test_an_error_goes_from_process_to_process() -> None:
    error = refused(ROCKETMEN, 2, {"level": "hard"})

    assert str(pickle.loads(pickle.dumps(error))) == str(error)  # noqa: S301 - our own


IN_THE_TERMINAL = {
    "en": "apogee: only solo has a level (RM-20.5); leave the level out, or choose 1 player.\n",
    "de": "apogee: nur das Solospiel hat eine Stärke (RM-20.5); lass sie weg oder wähle einen Spieler.\n",
    "it": "apogee: solo il solitario ha un livello (RM-20.5); toglilo o scegli un giocatore.\n",
}


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("language", IN_THE_TERMINAL)
def test_rm_20_5_the_terminal_says_it_in_its_language(
    language: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = cli.main([command, "rocketmen", "--lang", language, "--players", "2", "--option", "level=hard"])

    assert (code, capsys.readouterr().err) == (2, IN_THE_TERMINAL[language])


GIVEN_TWICE = {
    "en": "apogee: the option mode is given twice, as battle and as solo; give it once.\n",
    "de": "apogee: die Option mode ist zweimal angegeben, als battle und als solo; gib sie nur einmal an.\n",
    "it": "apogee: l'opzione mode è indicata due volte, come battle e come solo; indicala una volta sola.\n",
}


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("language", GIVEN_TWICE)
def test_an_option_that_is_given_twice_is_refused(
    language: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    twice = ["--option", "mode=battle", "--option", "mode=solo"]
    code = cli.main([command, "rocketmen", "--lang", language, "--players", "1", *twice])

    assert (code, capsys.readouterr().err) == (2, GIVEN_TWICE[language])


FROM_THE_SERVER: list[tuple[dict[str, Any], dict[str, str]]] = [
    (
        {"players": 1, "options": {"mode": "standard"}},
        {
            "en": "The game does not take this: the standard game is for 2 to 4 players (RM-20); choose more players, "
            "or mode solo.",
            "de": "Das nimmt das Spiel nicht an: das Standardspiel ist für 2 bis 4 Spieler (RM-20); wähle mehr "
            "Spieler oder das Solospiel.",
            "it": "Il gioco non lo accetta: la partita standard è per 2-4 giocatori (RM-20); scegli più giocatori o il "
            "solitario.",
        },
    ),
    (
        {"players": 3, "options": {"mode": "solo"}},
        {
            "en": "The game does not take this: solo is for one player, not 3 (RM-20); choose 1 player, or another "
            "mode.",
            "de": "Das nimmt das Spiel nicht an: das Solospiel ist für eine Person, nicht für 3 (RM-20); wähle einen "
            "Spieler oder eine andere Spielart.",
            "it": "Il gioco non lo accetta: il solitario è per una persona, non per 3 (RM-20); scegli un giocatore o "
            "un'altra modalità.",
        },
    ),
    (
        {"players": 2, "options": {"variants": "heavy_lift"}},
        {
            "en": "The game does not take this: option 'variants' of Rocketmen: 2 are to be named, not 1; choose from ",
            "de": "Das nimmt das Spiel nicht an: Option 'variants' von Rocketmen: 2 sind zu nennen, nicht 1; wähle ",
            "it": "Il gioco non lo accetta: opzione 'variants' di Rocketmen: ne vanno nominati 2, non 1; scegli tra ",
        },
    ),
    (
        {"players": 7},
        {
            "en": "The game does not take this: Rocketmen is for 1 to 4 players, not 7; choose one of 1, 2, 3, 4.",
            "de": "Das nimmt das Spiel nicht an: Rocketmen ist für 1 bis 4 Spieler, nicht für 7; wähle eine dieser ",
            "it": "Il gioco non lo accetta: Rocketmen è per un numero di giocatori da 1 a 4, non 7; scegli tra 1, 2, ",
        },
    ),
    (
        {"players": 2, "bots": {"1": "genius"}},
        {
            "en": "The game does not take this: there is no bot “genius”; choose among greedy, cadet, random.",
            "de": "Das nimmt das Spiel nicht an: den Bot „genius“ gibt es nicht; wähle unter greedy, cadet, ",
            "it": "Il gioco non lo accetta: il bot «genius» non c'è; scegli tra greedy, cadet, random.",
        },
    ),
    (
        {"players": 2, "bots": {"2": "greedy"}},
        {
            "en": "The game does not take this: there is no seat '2' for a bot; seats are 0 to 1.",
            "de": "Das nimmt das Spiel nicht an: für einen Bot gibt es keinen Platz '2'; die Plätze zählen von 0 bis ",
            "it": "Il gioco non lo accetta: per un bot non c'è il posto '2'; i posti vanno da 0 a 1.",
        },
    ),
    (
        {"players": 2, "bots": {"0": "greedy", "1": "greedy"}},
        {
            "en": "The game does not take this: bots have all seats; leave one for somebody.",
            "de": "Das nimmt das Spiel nicht an: die Bots haben alle Plätze; lass einen für jemanden frei.",
            "it": "Il gioco non lo accetta: i bot occupano tutti i posti; lasciane uno per qualcuno.",
        },
    ),
]


def test_the_server_says_it_in_the_readers_language(tmp_path: Path) -> None:
    async def work() -> None:
        names = ["rocketmen"]
        async with serving(tmp_path / "a.db", game_names=lambda: names) as server, Client(server.port, "Ada") as ada:
            for number, (wanted, said) in enumerate(FROM_THE_SERVER):
                for language in said:
                    body = {"key": f"key-{number}-{language}", "game": "rocketmen", **wanted}
                    answer = await ada.http.post("/api/tables", json=body, headers={"accept-language": language})
                    assert (answer.status_code, answer.json()["error"]) == (400, "wrong-game")
                    assert answer.json()["message"].startswith(said[language]), answer.text

    asyncio.run(asyncio.wait_for(work(), SECONDS))
