/** What this reader chose to play last, kept in this browser: a game, and for each game how many play, against whom, by what. */

import { questions, settled, usualPlayers } from "./options";
import type { GameInfo } from "./protocol";

const STORED = "apogee-choice";

interface Wanted {
  players: number;
  bot: string;
  options: Record<string, string>;
}

/** Whom one plays against who has not said anything: the Cadet, whom a beginner can beat, or else the weakest but one. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("cadet") ? "cadet" : (bots.at(-2) ?? bots[0] ?? "");
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function read(): { game: string; wanted: Record<string, Wanted> } {
  const wanted: Record<string, Wanted> = {};
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? "{}") as unknown;
    if (!isRecord(kept)) return { game: "", wanted };
    for (const [game, each] of Object.entries(isRecord(kept.wanted) ? kept.wanted : {})) {
      if (!isRecord(each)) continue;
      const options = Object.entries(isRecord(each.options) ? each.options : {}).filter((option): option is [string, string] => typeof option[1] === "string");
      wanted[game] = { players: Number(each.players) || 0, bot: String(each.bot ?? ""), options: Object.fromEntries(options) };
    }
    return { game: typeof kept.game === "string" ? kept.game : "", wanted };
  } catch {
    return { game: "", wanted }; // nothing readable is kept
  }
}

class Choice {
  private game = $state("");
  private wanted = $state.raw<Record<string, Wanted>>({});

  constructor() {
    Object.assign(this, read());
  }

  /** The game that is chosen; the first one, to begin with. */
  gameOf(games: readonly GameInfo[]): GameInfo | undefined {
    return games.find(({ name }) => name === this.game) ?? games[0];
  }

  choose(game: string): void {
    this.game = game;
    this.keep();
  }

  /** What was wanted of a game last. */
  private of(game: string): Wanted {
    return this.wanted[game] ?? { players: 0, bot: "", options: {} };
  }

  want(game: string, more: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, [game]: { ...this.of(game), ...more } };
    this.keep();
  }

  /** How many play, as far as the game allows what was wanted. */
  players(game: GameInfo): number {
    const { players } = this.of(game.name);
    return game.players.includes(players) ? players : usualPlayers(game);
  }

  bot(game: GameInfo): string {
    const { bot } = this.of(game.name);
    return game.bots.includes(bot) ? bot : usualBot(game.bots);
  }

  wantedOptions(game: GameInfo): Record<string, string> {
    return this.of(game.name).options;
  }

  /** The options of a match; null while parts are still to be named. */
  options(game: GameInfo): Record<string, string> | null {
    const wanted = this.wantedOptions(game);
    return settled(questions(game, this.players(game), wanted), wanted);
  }

  private keep(): void {
    try {
      localStorage.setItem(STORED, JSON.stringify({ game: this.game, wanted: this.wanted }));
    } catch {
      // a browser that keeps nothing forgets it with the page
    }
  }
}

export const choice = new Choice();
