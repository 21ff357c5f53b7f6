/** How Rocket Rescue is put in words: shorter ways to its own messages. */

import type { FluentVariable } from "@fluent/bundle";
import { texts } from "../lib/texts.svelte";

export const GAME = "rocket-rescue";
/** Stands in a sentence where a die is drawn. */
export const DIE = "\uFFFC";

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
  /(Besatzungs|Dauer|Doppel|mantel|Entdecker|Familien|Fracht|hänge|Garagen|Gewächs|haus|Glüh|Ionen|Kapitäns|Kapsel|Ketten|Kommando|Kryo|Observatoriums|Panorama|Panzer|Plasma|Rover|Schlaf|Solar|Sonden|träger|Späher|Standard|Sturm|Treibstoff|Trieb|Vulkan|Green|Humming|Observa|Anti|Clande|Crio|Dormi|Equi|Esplo|Osserva|Pano|Porta|Propul|Ripeti|Sempre)(?=[a-zäöüß]{4})/g;
const LONG = /[^\s-]{9,}/g;

/** A name with places where its long words may be broken. */
export const breakable = (name: string): string => name.replace(LONG, (word) => word.replace(JOINTS, "$1\u00ad"));
