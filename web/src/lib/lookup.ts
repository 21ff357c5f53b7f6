/** What one looks up: the games, their rules and their components; asked for once, and searched as one types. */

import { get } from "./api";
import type { CardList, GameInfo, RuleList } from "./protocol";

const found = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let answer = found.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path);
    found.set(path, answer);
    answer.catch(() => found.delete(path));
  }
  return answer;
}

export const games = (): Promise<GameInfo[]> => once("/api/games");
export const rules = (game: string): Promise<RuleList> => once(`/api/rules/${game}`);
export const cards = (game: string): Promise<CardList> => once(`/api/cards/${game}`);

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every word that was typed occurs somewhere in the texts; accents and capitals do not matter. */
export function matches(typed: string, ...texts: string[]): boolean {
  const all = plain(texts.join("\n"));
  return plain(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
