/** How Rocketmen is put in words: shorter ways to its own messages. */

import type { FluentVariable } from "@fluent/bundle";
import { breaker } from "../lib/speech";
import { texts } from "../lib/texts.svelte";

export { spoken } from "../lib/speech";
export const GAME = "rocketmen";

/** A message of this game. */
export const told = (key: string, facts: Record<string, FluentVariable> = {}): string => texts.say(key, facts, GAME);
/** What a component is called. */
export const called = (id: string): string => texts.name(id, GAME);

/** A name with places where its long words may be broken. */
export const breakable = breaker(
  /(Asteroiden|Designer|Elektro|Fusions|Industrie|Klima|Kohlen|Laser|Lebens|erhaltungs|Markt|Nano|Quanten|Raketen|Raum|Regierungs|Reserve|Solar|Speicher|Strahlen|Super|konden|Welt|raum|Werk|verwend|wissen|Antiradia|Cambia|Conden|Detta|Detail|Gover|Indus|Investi|Pianifica|Post|brucia|Ricari|Riutiliz|Scherma|After|Engin)(?=[a-zäöüß]{4})/g,
);
