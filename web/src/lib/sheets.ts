/** The sheets of rules: each game draws its own, loaded when somebody wants to read it. */

import type { Component } from "svelte";
import { openBox } from "./own";
import { texts } from "./texts.svelte";

const SHEETS = import.meta.glob<{ default: Component }>("../*/Sheet.svelte");

/** A game's rules on one page, with all that it needs to be drawn; nothing where the game has no drawing of them. */
export async function sheetOf(game: string): Promise<Component | null> {
  const [drawn] = await Promise.all([SHEETS[`../${game}/Sheet.svelte`]?.(), openBox(game), texts.of(game)]);
  return drawn?.default ?? null;
}
