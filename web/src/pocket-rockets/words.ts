/** How Pocket Rockets is put in words: shorter ways to its own messages. */

import type { FluentVariable } from "@fluent/bundle";
import { texts } from "../lib/texts.svelte";
import { partOf } from "./box";
import type { RocketView } from "./parts";

export const GAME = "pocket-rockets";

/** A message of this game. */
export const told = (key: string, facts: Record<string, FluentVariable> = {}): string => texts.say(key, facts, GAME);
/** What a component is called. */
export const called = (id: string): string => texts.name(id, GAME);
/** What a card is called without its bonus. */
export function partName(card: string): string {
  const { kind, colour } = partOf(card);
  return kind === "tip" ? told("board-tip", { colour }) : called(card);
}
/** What a site is called where there is little room. */
export const siteName = (site: string): string => told(`board-site-${site}`);
/** What one does at a site. */
export const siteDeed = (site: string): string => told(`board-does-${site}`);

/** A rocket in words: colour, segments, tip, fuel. */
export function rocketWords(rocket: RocketView): string {
  const facts = [called(rocket.colour), told("board-segments", { count: rocket.segments })];
  if (rocket.tip === null) facts.push(told("board-open"));
  else {
    const { bonus } = partOf(rocket.tip);
    if (bonus !== "none") facts.push(called(bonus));
    facts.push(rocket.fuel === null ? told("board-no-fuel") : told("board-fuelled", { fuel: rocket.fuel }));
    if (rocket.points !== undefined) facts.push(told("board-score", { score: rocket.points }));
  }
  return facts.join(", ");
}
