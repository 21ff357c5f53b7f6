/** How Rocket Rescue is put in words: shorter ways to its own messages. */

import type { FluentVariable } from "@fluent/bundle";
import { texts } from "../lib/texts.svelte";

export const GAME = "rocket-rescue";

/** A message of this game. */
export const told = (key: string, facts: Record<string, FluentVariable> = {}): string => texts.say(key, facts, GAME);
/** What a component is called. */
export const called = (id: string): string => texts.name(id, GAME);

/** A text of the component file in the language that is spoken. */
export function spoken(value: unknown): string {
  if (typeof value === "string") return value;
  const said = (value as Record<string, unknown> | null | undefined)?.[texts.language ?? "en"];
  return typeof said === "string" ? said : "";
}
