/** What a table chooses before its match: which choices go together, and what they are called. */

import type { GameInfo } from "./protocol";
import { wordOf } from "./sayings";
import { texts } from "./texts.svelte";

/** In place of a choice: parts that are named one by one. */
export const NAMED = "+";

export interface Question {
  option: string;
  /** What may be chosen, with what was chosen before; NAMED where parts may be named. */
  choices: string[];
  chosen: string;
  parts: string[];
  number: number;
}

/** How many play where nobody said so: two, if they can. */
export function usualPlayers(game: GameInfo): number {
  return game.players.includes(2) ? 2 : (game.players[0] ?? 2);
}

/** The choices that a game leaves for so many players, one after the other, each with what is wanted, the usual, or the first. */
export function questions(game: GameInfo, players: number, wanted: Record<string, string>): Question[] {
  let open = game.together[players] ?? [];
  return Object.entries(game.options).map(([option, info]) => {
    const kind = (value: string | undefined): string => (value === undefined || info.choices.includes(value) ? (value ?? "") : NAMED);
    const choices = [...new Set(open.map((each) => kind(each[option])))];
    const chosen = [kind(wanted[option]), info.default].find((each) => choices.includes(each)) ?? choices[0] ?? info.default;
    open = open.filter((each) => kind(each[option]) === chosen);
    return { option, choices, chosen, parts: info.parts, number: info.number };
  });
}

/** The parts that a choice names. */
export const partsIn = (value: string | undefined, { parts }: Pick<Question, "parts">): string[] => parts.filter((part) => value?.split(NAMED).includes(part));

/** The options of a table; null while parts are still to be named. */
export function settled(asked: readonly Question[], wanted: Record<string, string>): Record<string, string> | null {
  const found: Record<string, string> = {};
  for (const each of asked) {
    const named = partsIn(wanted[each.option], each);
    if (each.chosen === NAMED && named.length !== each.number) return null;
    found[each.option] = each.chosen === NAMED ? named.join(NAMED) : each.chosen;
  }
  return found;
}

/** What an option is called in its game. */
export function optionName(option: string, game: string): string {
  const key = `option-${option}`;
  return texts.has(key, game) ? texts.say(key, {}, game) : option.replaceAll("_", " ");
}

/** What a choice is called: one of the choices, or parts by their names. */
export function choiceName(option: string, value: string, game: string, number = 0): string {
  const key = `option-${option}-${value === NAMED ? "named" : value}`;
  if (texts.has(key, game)) return texts.say(key, { number }, game);
  return value
    .split(NAMED)
    .map((part) => wordOf(part, game))
    .join(", ");
}
