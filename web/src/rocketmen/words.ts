/** How Rocketmen is put in words: shorter ways to its own messages. */

import type { FluentVariable } from "@fluent/bundle";
import { texts } from "../lib/texts.svelte";

export const GAME = "rocketmen";

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

// Where long names may be broken: not every browser knows how to divide words.
const JOINTS =
  /(Asteroiden|Designer|Elektro|Fusions|Industrie|Klima|Kohlen|Laser|Lebens|erhaltungs|Markt|Nano|Quanten|Raketen|Raum|Regierungs|Reserve|Solar|Speicher|Strahlen|Super|konden|Welt|raum|Werk|verwend|wissen|Antiradia|Cambia|Conden|Detta|Detail|Gover|Indus|Investi|Pianifica|Post|brucia|Ricari|Riutiliz|Scherma|After|Engin)(?=[a-zäöüß]{4})/g;

const LONG = /[^\s-]{9,}/g;

/** A name with places where its long words may be broken. */
export const breakable = (name: string): string => name.replace(LONG, (word) => word.replace(JOINTS, "$1\u00ad"));
